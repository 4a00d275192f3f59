"""What everybody may know of a table at one version, as plain data that outlives a transaction."""

from __future__ import annotations

from typing import Any, NamedTuple

from grognard.kernel.dice import commitment
from grognard.server.clock import read_clock
from grognard.server.models import TableRow


class Sheet(NamedTuple):
    """What the database says of a table at one version, secrets left out. It counts for that version only."""

    id: str
    game: str
    version: int
    number: int
    undone: int
    status: str
    result: dict[str, Any] | None
    names: list[str]
    summary: dict[str, Any]

    @property
    def position(self) -> tuple[int, int]:
        """Where the game stands; see `TableRow.position`."""
        return self.number, self.undone


def sheet_of(row: TableRow) -> Sheet:
    """The sheet of a table as it was read or written."""
    names = [seat.name for seat in row.seats]
    place = (row.id, row.game, row.version, row.number, row.undone)
    return Sheet(*place, row.status, row.result, names, summary(row))


def summary(row: TableRow) -> dict[str, Any]:
    """What everybody may know of a table, in the lobby too."""
    clock = read_clock(row.clock)
    return {
        "id": row.id,
        "title": row.title,
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "options": dict(row.options),
        "status": row.status,
        "public": row.public,
        "version": row.version,
        "number": row.number,
        "waiting": list(row.waiting),
        "clock": clock.plain(),
        "commitment": commitment(row.seed),
        "seed": row.seed.hex() if row.status == "over" else None,
        "contributions": [s.contribution for s in row.seats],
        "new_dice": [new_dice(row, after, bytes.fromhex(seed)) for after, seed in row.new_dice],
        "origin": row.origin,
        "created": row.created,
        "changed": row.changed,
        "seats": [
            {
                "seat": s.seat,
                "kind": s.kind,
                "name": s.name,
                "bot": s.bot,
                "away": s.away,
                "resigned": s.resigned,
                "bank": s.bank,
                "deadline": clock.deadline(s.since, s.bank),
                "wants_undo": s.wants_undo,
            }
            for s in row.seats
        ],
    }


def new_dice(row: TableRow, after: int, seed: bytes) -> dict[str, Any]:
    """From which choice on the dice are new, and what they were committed to."""
    shown = seed.hex() if row.status == "over" else None
    return {"after": after, "commitment": commitment(seed), "seed": shown}
