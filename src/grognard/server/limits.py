"""Rate limits: so many requests of a kind per person or address, refilled steadily. Kept in memory."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from grognard.server.refusals import Refused

LIMITS: Final[dict[str, tuple[int, float]]] = {
    # how many at once, and how many more per second
    "login": (10, 0.1),
    "account": (20, 0.1),
    "create": (30, 0.5),
    "chat": (15, 0.5),
    "act": (200, 20.0),
    "import": (10, 0.1),
    "look": (400, 50.0),
    "replay": (120, 4.0),
}


class Limiter:
    """Token buckets."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._lock = threading.Lock()

    def check(self, kind: str, who: str) -> None:
        """Take one; refuse when there is none left."""
        size, speed = (limit * self._factor for limit in LIMITS[kind])
        at = self._clock()
        with self._lock:
            left, then = self._buckets.get((kind, who), (float(size), at))
            left = min(size, left + (at - then) * speed)
            if left < 1:
                raise Refused(429, "too-fast", "Too many requests; please wait a moment.")
            self._buckets[(kind, who)] = (left - 1, at)
            if len(self._buckets) > 50_000:
                self._buckets = {k: v for k, v in self._buckets.items() if at - v[1] < 60}
