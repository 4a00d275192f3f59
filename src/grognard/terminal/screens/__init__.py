"""What a player sees of the table, from the view of the game.

A game may have its own screen: a module named after it here, or `terminal.py` in its own folder, with a
function `screen(view, words)` that returns things to print. Every other view is shown as plain tables.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from grognard.kernel.game import Game
from grognard.terminal.screens.plain import plain_screen
from grognard.words import Words

Screen = Callable[[dict[str, Any], Words], list[RenderableType]]


def screen_of(game: Game[Any]) -> Screen:
    """The function that draws this game's table."""
    for name in (f"{__name__}.{game.id}", f"{game.home()}.terminal"):
        if _exists(name):
            screen: Screen = import_module(name).screen
            return screen
    return plain_screen


def _exists(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
