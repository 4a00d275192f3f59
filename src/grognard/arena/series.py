"""A series of games that can break off and go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from time import perf_counter

from grognard.arena.engines import Engine
from grognard.arena.results import ResultFile
from grognard.arena.tally import Tally, tally
from grognard.bots.match import Match, Outcome

Watcher = Callable[[Outcome], None]


class Series:
    """The first so many games of a match, some of which may have been played before."""

    def __init__(self, match: Match, games: int, file: ResultFile | None, resume: bool) -> None:
        self._match = match
        self._file = file
        self._seconds = 0.0
        earlier: Sequence[Outcome] = ()
        if file is not None and resume:
            earlier = file.resume(match)
        elif file is not None:
            file.begin(match)
        self._outcomes = {outcome.number: outcome for outcome in earlier if outcome.number < games}
        self.missing = [number for number in range(games) if number not in self._outcomes]
        """The numbers of the games that are still to be played."""

    def play(self, engine: Engine, jobs: int, watch: Watcher) -> None:
        """Play what is missing. Each game is kept as soon as it is finished, whatever happens then."""
        start = perf_counter()
        try:
            with closing(engine(self._match, self.missing, jobs)) as outcomes:
                for outcome in outcomes:
                    if self._file is not None:
                        self._file.add(outcome)
                    self._outcomes[outcome.number] = outcome
                    watch(outcome)
        finally:
            self._seconds += perf_counter() - start
            self.missing = [number for number in self.missing if number not in self._outcomes]
            if self._file is not None:
                self._file.close()

    def tally(self) -> Tally:
        """What the finished games come to."""
        return tally(self._match, list(self._outcomes.values()), self._seconds)
