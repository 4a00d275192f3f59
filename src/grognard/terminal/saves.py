"""Games on disk: the record, and who plays which seat."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grognard.kernel.choice import Player
from grognard.kernel.errors import BadOption, BadRecord, GrognardError
from grognard.kernel.game import Game
from grognard.kernel.record import load_record, parse_record
from grognard.kernel.table import Table

KEY = "terminal"
"""Where a record keeps what only the terminal needs."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays: the seats of people, and a bot for every other seat."""

    humans: list[Player]
    bots: dict[Player, str]

    def plain(self, seats: int) -> list[str]:
        """The seats as texts; a person's seat is empty."""
        return [self.bots.get(seat, "") for seat in range(seats)]


def write_save(file: Path, table: Table, seating: Seating) -> None:
    """Save the game. The file is complete or stays as it was."""
    record = table.record(with_state=True)
    record[KEY] = {"seats": seating.plain(table.header.players)}
    fresh = file.with_name(file.name + ".new")
    try:
        fresh.write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        os.replace(fresh, file)
    except OSError as error:
        raise BadOption(f"{file} cannot be written: {error.strerror or error}.") from None


def check_writable(file: Path) -> None:
    """Refuse a file name that nothing could be saved to, before the game begins."""
    if file.is_dir() or not file.absolute().parent.is_dir():
        raise BadOption(f"{file} cannot be written: it must be a file in a folder that exists.")


def read_save(file: Path, find: Callable[[str], Game[Any]]) -> tuple[Table, Seating | None]:
    """The table, and who played it if the terminal saved it.

    A game that was saved with another version of its rules goes on from its last checkpoint.
    """
    record = parse_record(file)
    older = record["rules"] != find(record["game"]).version
    try:
        table = load_record(record, find, journal=True, verify=not older, resume=older)
    except GrognardError:
        raise
    except Exception as error:  # a stored state that was tampered with can break the rules anywhere
        raise BadRecord(f"The game in {file} cannot go on: {error!r}.") from None
    return table, _seating(record, table)


def _seating(record: dict[str, Any], table: Table) -> Seating | None:
    if KEY not in record:
        return None
    stored = record[KEY]
    seats = stored.get("seats") if isinstance(stored, dict) else None
    if not isinstance(seats, list) or len(seats) != table.header.players:
        raise BadRecord(
            f"The seats of the terminal in this record do not fit its {table.header.players} players."
        )
    return Seating(
        [seat for seat, bot in enumerate(seats) if not bot],
        {seat: str(bot) for seat, bot in enumerate(seats) if bot},
    )
