"""Writes the recorded games of `tests/playthroughs` anew. Look at the differences before you commit them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import grognard
from grognard.kernel.game import Game
from grognard.testing.playthrough import playthrough

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
LIMIT = 250
"""Recorded games are cut off after so many choices."""


def playthroughs(games: list[Game[Any]]) -> Iterator[tuple[str, Callable[[], str]]]:
    """The name of every recorded game, and what writes it: each player count of each game."""
    for game in games:
        for players in game.players:
            yield f"{game.id}-{players}.txt", partial(playthrough, game, players, {}, players, LIMIT)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, write in playthroughs(grognard.games()):
        (FOLDER / name).write_text(write(), encoding="utf-8")
        print(f"wrote {name}")


if __name__ == "__main__":
    main()
