"""How the bots are set for each game, from `tuning.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from grognard.kernel.data import Book, need

LEVELS: Final = 5


@dataclass(frozen=True, slots=True)
class Tuning:
    """The settings for one game; the file says what they mean."""

    id: str
    turn_asks: tuple[str, ...]
    turns: int
    patience: int
    searched: tuple[str, ...]
    levels: tuple[str, ...]


def tuning(game: str) -> Tuning:
    """The settings for the game with this id."""
    known = tunings()
    return next((each for each in known if each.id == game), known[0])


@cache
def tunings() -> list[Tuning]:
    """The settings for all games that have their own; the first are for the others."""
    book = Book(files(__package__).joinpath("tuning.toml"))
    found = book.rows("game", Tuning)
    book.close()
    for each in found:
        need(len(each.levels) == LEVELS, book.name, f"{each.id} needs {LEVELS} levels.")
    return found
