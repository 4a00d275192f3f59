"""Grognard plays historical conquest board games with every rule enforced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games import find
from grognard.kernel.choice import Choice
from grognard.kernel.errors import IllegalChoice
from grognard.kernel.game import Game
from grognard.kernel.record import load_record
from grognard.kernel.table import Table, new_table

__all__ = ["Choice", "IllegalChoice", "Table", "games", "load", "table"]
__version__ = "0.2.0"


if TYPE_CHECKING:

    def games() -> list[Game[Any]]:
        """All games there are: the package `grognard.games` can be called."""


def table(
    game: str,
    players: int = 0,
    seed: bytes | str | int | None = None,
    options: dict[str, str] | None = None,
    preset: str = "",
    seats: list[str] | None = None,
    journal: bool = True,
    keep: bool = True,
) -> Table:
    """A new table of this game, ready for the first choice.

    Without `players` it seats as few as the game needs. A seed makes the game repeatable; without one a
    secret seed is drawn. `options` are by name, `preset` is a named set of them. `keep=False` is for fast
    playouts without fork, undo and record.
    """
    found = find(game)
    if isinstance(seed, str):
        seed = seed.encode()
    elif isinstance(seed, int):
        seed = str(seed).encode()
    count = players or found.players[0]
    return new_table(found, count, seed, options, preset, seats, journal, keep)


def load(record: Any, journal: bool = True, verify: bool = True, resume: bool = False) -> Table:
    """The table of a record: a dict, JSON text, or a `pathlib.Path` to a file.

    It is replayed and verified; `resume` starts from the state stored in it instead.
    """
    return load_record(record, find, journal, verify, resume)
