"""The games. Each folder is one game and offers one name: GAME."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from grognard.kernel.errors import BadOption
from grognard.kernel.game import Game

OWN = ("empires", "warriors", "generalship", "scharz", "napoleon")


@cache
def names() -> tuple[str, ...]:
    """The ids of all games: our own and those of other packages (entry points `grognard.games`)."""
    own = [name for name in OWN if find_spec(f"{__name__}.{name}") is not None]
    others = sorted(point.name for point in entry_points(group="grognard.games"))
    return (*own, *(name for name in others if name not in own))


@cache
def find(name: str) -> Game[Any]:
    """The game with this id."""
    if name not in names():
        raise BadOption(f"There is no game {name!r}; there are: {', '.join(names())}.")
    if name in OWN:
        game = import_module(f"{__name__}.{name}").GAME
    else:
        point = next(p for p in entry_points(group="grognard.games") if p.name == name)
        game = point.load()
    assert isinstance(game, Game), f"{name} offers no Game"
    return game
