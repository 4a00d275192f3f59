"""Games as tasks of a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Sequence
from importlib import import_module
from typing import Any, Final

from grognard.bots.match import Match, Outcome, play_match
from grognard.kernel.errors import BadOption, GrognardError

OBJECTS: Final = 100 * 1024 * 1024
"""Bytes for what processes of a Ray on this machine share; outcomes are small."""
PATIENCE: Final = 5.0
"""Seconds in which a cluster answers."""
AHEAD: Final = 2
"""Tasks that wait for each processor of the cluster."""


def load_ray() -> Any:
    """The package, or a `BadOption` that says how to get it."""
    try:
        return import_module("ray")
    except ImportError:
        raise BadOption(
            "The engine ray needs the package ray; install it with pip install 'grognard[ray]'."
        ) from None


def play_on_ray(match: Match, numbers: Sequence[int], jobs: int) -> Generator[Outcome, None, None]:
    """The games on the cluster that RAY_ADDRESS names, or on a Ray of so many processes on this machine.

    A cluster is used as far as it has free processors; Grognard must be installed there. With the connection
    end all games that are still being played.
    """
    ray = load_ray()
    begun = not ray.is_initialized()
    if begun:
        _connect(ray, jobs)
    try:
        yield from _play(ray, match, numbers)
    except ray.exceptions.RayError as broken:
        reason = str(broken).strip().splitlines()[0]
        raise GrognardError(f"The Ray cluster did not finish a game: {reason}") from None
    finally:
        if begun:
            ray.shutdown()


def _connect(ray: Any, jobs: int) -> None:
    address = os.environ.get("RAY_ADDRESS") or "local"
    logging.getLogger("ray").setLevel(logging.ERROR)
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    here = {
        "num_cpus": max(1, jobs),
        "include_dashboard": False,
        "object_store_memory": OBJECTS,
        "_node_ip_address": "127.0.0.1",
    }
    try:
        _reach(address)
        ray.init(address, **quiet, **(here if address == "local" else {}))
    except (RuntimeError, ValueError, OverflowError, OSError) as error:
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise BadOption(f"No Ray cluster answers at {address}: {reason}.") from None


def _reach(address: str) -> None:
    """Ray itself waits for minutes where nobody answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _play(ray: Any, match: Match, numbers: Sequence[int]) -> Generator[Outcome, None, None]:
    task = ray.remote(play_match)
    shared = ray.put(match)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = list(numbers)
    playing: list[Any] = []
    while left or playing:
        while left and len(playing) < most:
            playing.append(task.remote(shared, left.pop(0)))
        finished, playing = ray.wait(playing, num_returns=1)
        yield ray.get(finished[0])
