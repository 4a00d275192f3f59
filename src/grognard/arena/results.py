"""The file of a series: a line of JSON that says what is played, then a line for each game.

A line is written as soon as its game is finished, so that a series that breaks off can go on. A file whose
name ends in `.parquet` is a table for other programs; the lines that a series goes on from stand beside it.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from grognard.bots.match import Match, Outcome
from grognard.kernel.errors import BadOption

FORMAT: Final = "grognard arena 1"
PARQUET: Final = ".parquet"


class ResultFile:
    """The results of one series on disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines = path.with_suffix(".jsonl") if path.suffix == PARQUET else path
        if path.suffix == PARQUET:
            _parquet()

    def exists(self) -> bool:
        return self._lines.exists()

    def seed(self) -> str:
        """The seed of the series in the file."""
        return str(self._read()[0]["seed"])

    def begin(self, match: Match) -> None:
        """A new file for this series."""
        if self.exists():
            raise BadOption(f"{self._lines} exists; add --resume to go on with it, or write to another file.")
        try:
            self._lines.write_text(_line(heading(match)), encoding="utf-8")
        except OSError as error:
            raise BadOption(f"{self._lines} cannot be written: {error.strerror}.") from None

    def resume(self, match: Match) -> list[Outcome]:
        """The games that the file holds; it must be a file of the same series."""
        found, outcomes = self._read()
        wanted = heading(match)
        for key, value in wanted.items():
            if found.get(key) != value:
                raise BadOption(
                    f"{self._lines} is of another series ({key}: there {found.get(key)!r}, here {value!r})."
                )
        # A line that was cut off when the series broke off is left out from now on.
        lines = [_line(wanted), *(_line(asdict(outcome)) for outcome in outcomes)]
        self._lines.write_text("".join(lines), encoding="utf-8")
        return outcomes

    def add(self, outcome: Outcome) -> None:
        """One more game is finished."""
        with self._lines.open("a", encoding="utf-8") as file:
            file.write(_line(asdict(outcome)))

    def close(self) -> None:
        """No more games for now: the table for other programs is made."""
        if self._path.suffix == PARQUET:
            rows = [row for outcome in self._read()[1] for row in _rows(outcome)]
            arrow, parquet = _parquet()
            parquet.write_table(arrow.Table.from_pylist(rows), self._path)

    def _read(self) -> tuple[dict[str, Any], list[Outcome]]:
        try:
            lines = self._lines.read_text(encoding="utf-8").split("\n")
            found = json.loads(lines[0])
            if found["format"] != FORMAT:
                raise ValueError
            players = len(found["bots"])
        except OSError as error:
            raise BadOption(f"{self._lines} cannot be read: {error.strerror}.") from None
        except (ValueError, TypeError, KeyError):
            raise BadOption(f"{self._lines} is no file of results.") from None
        # Behind the last line break there is nothing, or a line that was cut off.
        return found, [self._game(line, number, players) for number, line in enumerate(lines[1:-1], 2)]

    def _game(self, line: str, number: int, players: int) -> Outcome:
        """The game in this line of the file."""
        try:
            return _outcome(json.loads(line), players)
        except (ValueError, TypeError):
            raise BadOption(f"Line {number} of {self._lines} is no game of {players} bots.") from None


def heading(match: Match) -> dict[str, Any]:
    """What all games of the series have in common."""
    return {
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.version,
        "players": match.players,
        "options": dict(match.options),
        "bots": list(match.bots),
        "seed": match.seed,
        "duplicate": match.duplicate,
    }


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def _outcome(data: Any, players: int) -> Outcome:
    """The game with these figures, or a `ValueError` if they are not what a game has."""
    kinds = get_type_hints(Outcome)
    if not isinstance(data, dict) or sorted(data) != sorted(kinds):
        raise ValueError
    for key, kind in kinds.items():
        inner = get_args(kind)
        values = data[key] if inner else [data[key]]
        if not isinstance(values, list) or len(values) != (players if inner else 1):
            raise ValueError
        if not all(_is_a(value, inner[0] if inner else kind) for value in values):
            raise ValueError
    return Outcome(**data)


def _is_a(value: Any, kind: type) -> bool:
    """Whether the value is of this kind; a whole number is a number, too."""
    return isinstance(value, (int, float) if kind is float else kind) and not isinstance(value, bool)


def _rows(outcome: Outcome) -> list[dict[str, Any]]:
    """One row for each bot of a game."""
    data = asdict(outcome)
    lists = [key for key, value in data.items() if isinstance(value, list)]
    common = {key: value for key, value in data.items() if key not in lists}
    return [
        {**common, "bot": bot, **{key: data[key][bot] for key in lists}} for bot in range(len(outcome.wins))
    ]


def _parquet() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise BadOption(
            "A .parquet file needs the package pyarrow; install it with pip install 'grognard[arena]'."
        ) from None
