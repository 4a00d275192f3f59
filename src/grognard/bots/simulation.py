"""Many games between bots, on one core or several, with the same outcome either way."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any, TypeVar

from grognard.bots.match import Match, Outcome, play_match
from grognard.kernel.errors import GrognardError

Watcher = Callable[[Outcome], None]

T = TypeVar("T")


@dataclass(slots=True)
class Summary:
    """What a series of games came to."""

    match: Match
    games: int
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    failures: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.decisions += outcome.decisions
        if outcome.error:
            self.failures.append(outcome)
            return
        self.finished += 1
        self.wins = [before + now for before, now in zip(self.wins, outcome.wins)]
        self.ends[outcome.reason] = self.ends.get(outcome.reason, 0) + 1

    def plain(self) -> dict[str, Any]:
        """The summary as JSON data; these keys are stable."""
        return {
            "game": self.match.game.id,
            "players": self.match.players,
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "mean_decisions": round(self.decisions / self.games, 1) if self.games else 0.0,
            "wins": [round(share, 6) for share in self.wins],
            "ends": dict(sorted(self.ends.items())),
        }


def simulate(match: Match, games: int, jobs: int = 1, watch: Watcher = lambda outcome: None) -> Summary:
    """Play so many games in so many processes; `watch` hears of each game in order."""
    summary = Summary(match, games, wins=[0.0] * match.players)
    start = perf_counter()
    for outcome in _in_order(play_games(match, range(games), jobs)):
        summary.add(outcome)
        watch(outcome)
    summary.seconds = perf_counter() - start
    return summary


def play_games(match: Match, numbers: Sequence[int], jobs: int) -> Generator[Outcome, None, None]:
    """The games with these numbers, each as soon as it is finished."""
    return in_processes(partial(play_match, match), numbers, jobs)


def in_processes(play: Callable[[int], T], numbers: Sequence[int], jobs: int) -> Generator[T, None, None]:
    """What comes of playing each of these games, as soon as it is finished."""
    jobs = min(jobs, len(numbers))
    if jobs <= 1:
        yield from map(play, numbers)
        return
    # Fresh processes: copies of this one could inherit the threads of a progress bar.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    try:
        for finished in as_completed([pool.submit(play, number) for number in numbers]):
            yield finished.result()
    except BrokenProcessPool:
        raise GrognardError("A process that played games was ended from outside.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
    """The same outcomes by number, each as soon as all before it are there."""
    early: dict[int, Outcome] = {}
    awaited = 0
    for outcome in outcomes:
        early[outcome.number] = outcome
        while awaited in early:
            yield early.pop(awaited)
            awaited += 1


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that was started by hand; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
