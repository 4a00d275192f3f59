"""Where the games of a series are played: on the cores of this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TypeAlias

from grognard.arena.cluster import load_ray, play_on_ray
from grognard.bots.match import Match, Outcome
from grognard.bots.simulation import play_games
from grognard.kernel.errors import BadOption

Engine: TypeAlias = Callable[[Match, Sequence[int], int], Generator[Outcome, None, None]]
"""Plays the games with these numbers in so many processes; outcomes come as games finish, in any order.

A game is a function of the series and its number alone, so that no engine has an influence on its course.
"""

ENGINES: Mapping[str, Engine] = {"local": play_games, "ray": play_on_ray}


def find_engine(name: str) -> Engine:
    """The engine with this name, ready to play."""
    engine = ENGINES.get(name)
    if engine is None:
        raise BadOption(f"There is no engine {name!r}; there are: {', '.join(ENGINES)}.")
    if name == "ray":
        load_ray()
    return engine
