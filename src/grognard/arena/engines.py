"""Where the games of a series are played: on the cores of this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from grognard.bots.match import Match, Outcome, play_match
from grognard.bots.simulation import play_games
from grognard.kernel.errors import BadOption

Engine: TypeAlias = Callable[[Match, Sequence[int], int], Iterator[Outcome]]
"""Plays the games with these numbers in so many processes; outcomes come as games finish, in any order.

A game is a function of the series and its number alone, so that no engine has an influence on its course.
"""


def play_on_ray(match: Match, numbers: Sequence[int], jobs: int) -> Iterator[Outcome]:
    """The games as tasks of a Ray cluster: the one that RAY_ADDRESS names, or one on this machine."""
    ray = _ray()
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    task = ray.remote(play_match)
    shared = ray.put(match)
    waiting = [task.remote(shared, number) for number in numbers]
    try:
        while waiting:
            finished, waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(finished[0])
    finally:
        for late in waiting:
            ray.cancel(late)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise BadOption(
            "The engine ray needs the package ray; install it with pip install 'grognard[ray]'."
        ) from None


ENGINES: Mapping[str, Engine] = {"local": play_games, "ray": play_on_ray}


def find_engine(name: str) -> Engine:
    """The engine with this name, ready to play."""
    engine = ENGINES.get(name)
    if engine is None:
        raise BadOption(f"There is no engine {name!r}; there are: {', '.join(ENGINES)}.")
    if name == "ray":
        _ray()
    return engine
