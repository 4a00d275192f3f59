"""What a game's state must be: quick to copy, and the same after a trip through plain data."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from hashlib import blake2b
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, cast, get_args, get_origin

from grognard.kernel.compiled import hints_of, mypyc_attr
from grognard.kernel.dice import Dice
from grognard.kernel.errors import BadRecord
from grognard.kernel.journal import QUIET, Journal

S = TypeVar("S", bound="State")

SHARED: Final[Mapping[str, bool]] = {"shared": True}
"""Metadata of a field that never changes during a game: `field(metadata=SHARED)`.

Such a field (options, tables made from them) is left out of the plain form; a state that is read back
gets it from `Game.new`.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State:
    """Everything that changes during a game, and nothing else. Each game has its own kind of it.

    Fields hold integers, strings, booleans, None, and lists, tuples, dicts and slotted dataclasses of them.
    The kernel looks at them as those of `Any`: in a game that is not compiled they are not where a compiled
    kernel would expect those of a `State`.
    """

    dice: Dice
    journal: Journal = field(compare=False, repr=False, metadata=SHARED)

    def clone(self: S) -> S:
        """An independent copy, made through the constructor, with a quiet journal."""
        raise NotImplementedError(f"{type(self).__name__} has no clone()")


def plain(value: Any) -> Any:
    """The value as JSON data."""
    if value is None or isinstance(value, int | str | float):
        return value
    if isinstance(value, list | tuple):
        return [item if type(item) is int else plain(item) for item in value]
    if isinstance(value, Dice):
        return {"key": value.key.hex(), "used": value.used}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    assert is_dataclass(value), f"{type(value).__name__} has no plain form"
    found = {}
    for name in plain_fields(cast(Any, type(value))):
        item = getattr(value, name)
        found[name] = item if type(item) is int else plain(item)
    return found


@cache
def plain_fields(kind: Any) -> list[str]:
    """The fields of a dataclass that are part of its plain form."""
    return [f.name for f in fields(kind) if not f.metadata.get("shared")]


def revive(fresh: S, data: Any) -> S:
    """The state that has this plain form; `fresh` is a new state of the same game and options."""
    state = _object(type(fresh), data, fresh)
    state.journal = QUIET
    assert isinstance(state, type(fresh))
    return state


def _object(kind: type, data: Any, fresh: Any) -> Any:
    if not isinstance(data, dict):
        raise BadRecord(f"A {kind.__name__} should be a table, but is {data!r}.")
    values = {}
    for name, (shared, read) in _readers(kind).items():
        if shared:
            values[name] = getattr(fresh, name)
        elif name in data:
            values[name] = read(data[name], getattr(fresh, name, None))
        else:
            raise BadRecord(f"The stored {kind.__name__} has no field {name!r}.")
    return kind(**values)


Reader = Callable[[Any, Any], Any]


@cache
def _readers(kind: Any) -> dict[str, tuple[bool, Reader]]:
    hints = hints_of(kind)
    return {f.name: (bool(f.metadata.get("shared")), _reader(hints[f.name])) for f in fields(kind)}


def _reader(hint: Any) -> Reader:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Dice:
        return lambda data, fresh: Dice(bytes.fromhex(data["key"]), data["used"])
    if origin is list:
        item = _reader(arguments[0])
        return lambda data, fresh: [item(each, None) for each in data]
    if origin is tuple:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            every = _reader(arguments[0])
            return lambda data, fresh: tuple(every(each, None) for each in data)
        each_kind = [_reader(argument) for argument in arguments]
        return lambda data, fresh: tuple(read(each, None) for read, each in zip(each_kind, data, strict=True))
    if origin is dict:
        key, value = arguments[0], _reader(arguments[1])
        return lambda data, fresh: {key(k): value(v, None) for k, v in data.items()}
    if origin in (Union, UnionType):
        kinds = [argument for argument in arguments if argument is not NoneType]
        if len(kinds) == 1:
            read = _reader(kinds[0])
            return lambda data, fresh: None if data is None else read(data, fresh)
        return lambda data, fresh: data
    if isinstance(hint, type) and is_dataclass(hint):
        return lambda data, fresh: _object(hint, data, fresh)
    return lambda data, fresh: data


def canonical(data: Any) -> bytes:
    """One spelling of JSON data, the same in every process."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(*parts: bytes) -> str:
    """A short, stable hash of the parts."""
    stream = blake2b(digest_size=16)
    for part in parts:
        stream.update(len(part).to_bytes(8, "big"))
        stream.update(part)
    return stream.hexdigest()


def state_hash(state: State) -> str:
    """A stable hash of the whole state, dice included."""
    return digest(canonical(plain(state)))
