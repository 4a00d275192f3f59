"""The games. Each folder is one game and offers one name: GAME."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from grognard.kernel.errors import BadOption
from grognard.kernel.game import Game

OWN = ("empires", "warriors", "generalship", "scharz", "napoleon")

_guests: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known in this process; packages offer theirs as an entry point `grognard.games`."""
    _guests[game.id] = game


def names() -> tuple[str, ...]:
    """The ids of all games: our own, those of other packages, and those registered here."""
    return (*_installed(), *(name for name in _guests if name not in _installed()))


@cache
def _installed() -> tuple[str, ...]:
    own = [name for name in OWN if find_spec(f"{__name__}.{name}") is not None]
    others = sorted(point.name for point in entry_points(group="grognard.games"))
    return (*own, *(name for name in others if name not in own))


def find(name: str) -> Game[Any]:
    """The game with this id."""
    if name in _guests:
        return _guests[name]
    if name not in _installed():
        raise BadOption(f"There is no game {name!r}; there are: {', '.join(names())}.")
    return _load(name)


@cache
def _load(name: str) -> Game[Any]:
    if name in OWN:
        game = import_module(f"{__name__}.{name}").GAME
    else:
        game = next(p for p in entry_points(group="grognard.games") if p.name == name).load()
    assert isinstance(game, Game), f"{name} offers no Game"
    return game


class Games(ModuleType):
    """This package, which can be called: `grognard.games()` lists all games.

    A function of that name in `grognard` would hide the package from `import grognard.games.empires as e`.
    """

    def __call__(self) -> list[Game[Any]]:
        return [find(name) for name in names()]


sys.modules[__name__].__class__ = Games
