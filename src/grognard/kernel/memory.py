"""What was thought of a position, for when the same one comes again: in playouts that is often.

A position is known by its fingerprint, a hash of everything in it. Nothing is known by the identity of a
state, because states change.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from operator import attrgetter
from typing import Any, Generic, TypeVar, cast, get_args, get_origin

from grognard.kernel.compiled import hints_of
from grognard.kernel.state import State, plain_fields

T = TypeVar("T")


class Memory(Generic[T]):
    """The newest thoughts, by the fingerprint of the position; older ones are forgotten."""

    __slots__ = ("_kept", "_size")

    def __init__(self, size: int) -> None:
        self._kept: dict[int, T] = {}
        self._size = size

    def recall(self, position: int) -> T | None:
        return self._kept.get(position)

    def keep(self, position: int, thought: T) -> None:
        """The thought must never change afterwards."""
        if len(self._kept) >= self._size:
            del self._kept[next(iter(self._kept))]
        self._kept[position] = thought


def fingerprint(state: State, *more: Hashable, but: tuple[str, ...] = ()) -> int:
    """A hash of all that the state holds, and of what else matters.

    Dice, shared tables and the fields named in `but` are left out.
    """
    return hash((_look(cast(Any, type(state)), but).frozen(state), more))


Getter = Callable[[Any], tuple[Any, ...]]


class _Look:
    """How the fields of one kind of state are read, by what they hold."""

    __slots__ = ("flat", "nested", "other", "plain")

    def __init__(self, kind: type, but: tuple[str, ...]) -> None:
        hints = hints_of(cast(Any, kind))
        names = [name for name in plain_fields(kind) if name != "dice" and name not in but]
        depths = {name: _depth(hints[name]) for name in names}
        self.plain = _getter([name for name in names if depths[name] == 0])
        self.flat = _getter([name for name in names if depths[name] == 1])
        self.nested = _getter([name for name in names if depths[name] == 2])
        self.other = _getter([name for name in names if depths[name] > 2])

    def frozen(self, value: Any) -> Hashable:
        """What the fields hold, in a form that can be hashed."""
        flat = tuple(map(tuple, self.flat(value)))
        nested = tuple([tuple(map(tuple, rows)) for rows in self.nested(value)])
        return (self.plain(value), flat, nested, *map(_frozen, self.other(value)))


@cache
def _look(kind: Any, but: tuple[str, ...] = ()) -> _Look:
    return _Look(kind, but)


def _depth(hint: Any) -> int:
    """0 for a plain value, 1 for a list of them, 2 for a list of such lists, more for everything else."""
    if hint in (int, str, bool):
        return 0
    return 1 + _depth(get_args(hint)[0]) if get_origin(hint) is list else 9


def _getter(names: list[str]) -> Getter:
    """Reads these fields at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda state: tuple(getattr(state, name) for name in names)


def _frozen(value: Any) -> Hashable:
    """The value in a form that can be hashed."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return tuple([_frozen(item) for item in value])
    if isinstance(value, dict):
        return tuple([(key, _frozen(item)) for key, item in value.items()])
    return _look(cast(Any, type(value))).frozen(value)
