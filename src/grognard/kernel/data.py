"""Data files: TOML into typed, slotted tables; every mistake is named with file, table, key and value."""

from __future__ import annotations

import tomllib
from dataclasses import MISSING, fields
from importlib.resources.abc import Traversable
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin

from grognard.kernel.compiled import hints_of
from grognard.kernel.errors import BadData

T = TypeVar("T")


class Book:
    """One TOML file. Read its tables with `table` and `rows`; `close` refuses tables that nobody read."""

    __slots__ = ("_data", "_read", "name")

    def __init__(self, path: Path | Traversable) -> None:
        self.name = path.name
        try:
            self._data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadData(f"{self.name} cannot be read: {error}.") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(f"{self.name} is not valid TOML: {error}.") from None
        self._read: list[str] = []

    def table(self, name: str, kind: type[T]) -> T:
        """The table [name] as an object of this dataclass."""
        return _record(self._take(name, dict), kind, f"{self.name}: [{name}]")

    def rows(self, name: str, kind: type[T]) -> list[T]:
        """All entries of [[name]] as objects of this dataclass, in the order of the file."""
        rows = self._take(name, list)
        return [
            _record(row, kind, f"{self.name}: [[{name}]] {_label(row, number)}")
            for number, row in enumerate(rows, 1)
        ]

    def has(self, name: str) -> bool:
        return name in self._data

    def raw(self, name: str) -> Any:
        """A table as it stands, for those few without a fixed shape."""
        self._read.append(name)
        if name not in self._data:
            raise BadData(f"{self.name}: the table {name!r} is missing.")
        return self._data[name]

    def skip(self, *names: str) -> None:
        """Tables that hold no rules (notes on where the numbers come from, points for drawing)."""
        self._read.extend(names)

    def close(self) -> None:
        unknown = [name for name in self._data if name not in self._read]
        if unknown:
            known = ", ".join(sorted(set(self._read)))
            raise BadData(f"{self.name}: unknown table {unknown[0]!r}; known are {known}.")

    def _take(self, name: str, kind: type) -> Any:
        found = self.raw(name)
        if not isinstance(found, kind):
            wanted = f"[[{name}]] entries" if kind is list else f"a table [{name}]"
            raise BadData(f"{self.name}: {name} = {found!r:.60} should be {wanted}.")
        return found


def need(ok: bool, file: str, text: str) -> None:
    """Refuse the data file unless this holds; the text says what is wrong there."""
    if not ok:
        raise BadData(f"{file}: {text}")


def _label(row: Any, number: int) -> str:
    named = isinstance(row, dict) and isinstance(row.get("id"), str)
    return repr(row["id"]) if named else f"number {number}"


def _record(data: Any, kind: type[T], where: str) -> T:
    if not isinstance(data, dict):
        raise BadData(f"{where}: expected a table, found {data!r:.60}.")
    hints = hints_of(cast(Any, kind))
    values: dict[str, Any] = {}
    for f in fields(kind):  # type: ignore[arg-type]
        key = str(f.metadata.get("key", f.name))
        if key in data:
            values[f.name] = _value(data[key], hints[f.name], f"{where}, key {key!r}")
        elif f.default is MISSING and f.default_factory is MISSING:
            raise BadData(f"{where}: key {key!r} is missing; expected {_wanted(hints[f.name])}.")
    known = [str(f.metadata.get("key", f.name)) for f in fields(kind)]  # type: ignore[arg-type]
    for key in data:
        if key not in known:
            raise BadData(
                f"{where}: unknown key {key!r} = {data[key]!r:.60}; expected one of {', '.join(known)}."
            )
    return kind(**values)


def _value(value: Any, hint: Any, where: str) -> Any:
    origin, arguments = get_origin(hint), get_args(hint)
    good = True
    if hint is Any:
        return value
    if hint is bool:
        good = isinstance(value, bool)
    elif hint is int:
        good = isinstance(value, int) and not isinstance(value, bool)
    elif hint is float:
        good = isinstance(value, int | float) and not isinstance(value, bool)
        value = float(value) if good else value
    elif hint is str:
        good = isinstance(value, str)
    elif origin is Literal:
        good = value in arguments
    elif origin is list and isinstance(value, list):
        return [_value(item, arguments[0], where) for item in value]
    elif origin is tuple and isinstance(value, list):
        return tuple(_value(item, arguments[0], where) for item in value)
    elif origin is dict and isinstance(value, dict):
        return {key: _value(item, arguments[1], f"{where}.{key}") for key, item in value.items()}
    elif origin in (Union, UnionType):
        inner = [argument for argument in arguments if argument is not NoneType]
        return _value(value, inner[0], where)
    elif isinstance(hint, type) and hasattr(hint, "__dataclass_fields__"):
        return _record(value, hint, where)
    else:
        good = False
    if not good:
        raise BadData(f"{where}: {value!r:.60} should be {_wanted(hint)}.")
    return value


def _wanted(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return "one of " + ", ".join(repr(value) for value in arguments)
    if origin in (list, tuple):
        return f"a list of {_wanted(arguments[0])}"
    if origin in (Union, UnionType):
        return _wanted(arguments[0])
    plain = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}
    return plain.get(hint, "a table")
