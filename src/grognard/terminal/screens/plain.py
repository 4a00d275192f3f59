"""Any view as compact tables: single facts, then what each seat has, then everything else."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from grognard.terminal.grids import bare_sheet, sheet
from grognard.words import Words

WIDTH = 78
"""A table that would be wider is written as running text instead."""


def plain_screen(view: dict[str, Any], words: Words) -> list[RenderableType]:
    """All there is in the view, in the order of its keys within each part."""
    facts = {key: value for key, value in view.items() if not isinstance(value, list | dict)}
    by_seat = {key: value for key, value in view.items() if _is_by_seat(value, words)}
    shown: list[RenderableType] = []
    if facts:
        shown.append(Text("   ".join(f"{label(words, key)}: {inline(words, facts[key])}" for key in facts)))
    if by_seat:
        shown.append(_seats(by_seat, words))
    for key, value in view.items():
        if key not in facts and key not in by_seat and value:
            shown.append(_part(key, value, words))
    return shown


def _is_by_seat(value: Any, words: Words) -> bool:
    return isinstance(value, list) and len(value) == len(words.seats) and bool(value)


def _seats(columns: dict[str, list[Any]], words: Words) -> RenderableType:
    rows = [
        {key: cell for key, values in columns.items() for key, cell in _cells(key, values[seat])}
        for seat in range(len(words.seats))
    ]
    return _rows([words.seat(seat) for seat in range(len(rows))], rows, words)


def _cells(key: str, value: Any) -> list[tuple[str, Any]]:
    """One column, or one for each entry of a dict."""
    return list(value.items()) if isinstance(value, dict) else [(key, value)]


def _part(key: str, value: Any, words: Words) -> RenderableType:
    title = label(words, key)
    if isinstance(value, dict) and all(isinstance(row, dict) for row in value.values()):
        return _titled(title, _rows([label(words, name) for name in value], list(value.values()), words))
    if isinstance(value, list) and all(isinstance(row, dict) for row in value):
        names = [inline(words, row.get("id", number)) for number, row in enumerate(value, 1)]
        rows = [{name: cell for name, cell in row.items() if name != "id"} for row in value]
        return _titled(title, _rows(names, rows, words))
    return Text(f"{title}: {inline(words, value)}")


def _titled(title: str, shown: RenderableType) -> RenderableType:
    return Group(Text(title, style="bold"), shown)


def _rows(names: list[str], rows: list[dict[str, Any]], words: Words) -> RenderableType:
    """A table with a column for every key that some row has, or running text where that is too wide."""
    columns = list(dict.fromkeys(key for row in rows for key in row))
    lines = [["", *(label(words, column) for column in columns)]]
    for name, row in zip(names, rows):
        lines.append([name, *(inline(words, row[key]) if key in row else "" for key in columns)])
    if sum(max(map(len, column)) + 2 for column in zip(*lines)) > WIDTH:
        return _running(names, rows, words)
    grid = sheet(*lines[0])
    for line in lines[1:]:
        grid.add_row(*map(Text, line))
    return grid


def _running(names: list[str], rows: list[dict[str, Any]], words: Words) -> Grid:
    """Each row as its name and a sentence of all that is not empty."""
    grid = bare_sheet(2)
    for name, row in zip(names, rows):
        said = {key: value for key, value in row.items() if value not in (None, False, [], {})}
        grid.add_row(Text(name), Text(", ".join(f"{label(words, k)} {nested(words, said[k])}" for k in said)))
    return grid


def label(words: Words, key: str) -> str:
    """What a key of the view is called: a message, a term, or the key itself."""
    for message in (f"view-{key}", f"ui-view-{key}"):
        if words.has(message):
            return words.text(message)
    return word(words, key).replace("_", " ")


def either(words: Words, message: str, otherwise: str) -> str:
    """The message, or another text where there is no such message."""
    return words.text(message) if words.has(message) else otherwise


def word(words: Words, text: str) -> str:
    """The name of a term, where the text is the word of one."""
    term = words.game.terms.number_of(text) if words.game is not None else None
    return text if term is None else words.term(term)


def inline(words: Words, value: Any) -> str:
    """A value in one line."""
    if value is None or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return words.text("term-yes" if value else "term-no")
    if isinstance(value, str):
        return word(words, value)
    if isinstance(value, list):
        return ", ".join(nested(words, each) for each in value)
    if isinstance(value, dict):
        return ", ".join(f"{label(words, key)} {nested(words, value[key])}" for key in value)
    return str(value)


def nested(words: Words, value: Any) -> str:
    """A value inside another one: what has several parts is put in brackets."""
    text = inline(words, value)
    return f"({text})" if isinstance(value, list | dict) and len(value) > 1 else text
