"""A race between options: each is tried in the same worlds, and those that fall behind drop out."""

from __future__ import annotations

from math import sqrt
from typing import Final

from grognard.kernel.choice import Term

WARM_UP: Final = 6
"""Nobody drops out before so many worlds."""
BEHIND: Final = 2.5
"""An option drops out when it is behind the best one by so many standard errors."""


class Race:
    """Options with their values by world. The first of them is the one to beat."""

    __slots__ = ("_values", "running")

    def __init__(self, options: list[Term]) -> None:
        self._values: dict[Term, list[float | None]] = {term: [] for term in options}
        self.running = list(options)
        """The options that are still in the race, in the order they were given."""

    def add(self, term: Term, value: float | None) -> None:
        """The value of an option in the next world; None if there was no such world."""
        self._values[term].append(value)

    def drop(self) -> None:
        """Leave out those that are clearly behind, or no different from one before them."""
        if len(self._values[self.running[0]]) < WARM_UP:
            return
        best = self.leader()
        kept: list[Term] = []
        for term in self.running:
            same = any(self._is_same(term, other) for other in kept)
            if term == best or not (same or self.lead(best, term) > BEHIND):
                kept.append(term)
        self.running = kept

    def leader(self) -> Term:
        """The option with the best values so far; of equals the first."""
        best = self.running[0]
        for term in self.running[1:]:
            if self.lead(term, best) > 0:
                best = term
        return best

    def winner(self, caution: float, gain: float = 0.0) -> Term:
        """The leader, if it is so many standard errors and so much value ahead of the one to beat.

        Otherwise that one: values are not quite right, and the best of many is easily one of the overrated.
        """
        leader, first = self.leader(), next(iter(self._values))
        if leader == first or self.lead(leader, first) <= caution:
            return first
        return leader if self.mean_gap(leader, first) >= gain else first

    def mean_gap(self, one: Term, other: Term) -> float:
        """How much more one option is worth than another, by the worlds in which both were tried."""
        gaps = self._gaps(one, other)
        return sum(gaps) / len(gaps) if gaps else 0.0

    def lead(self, one: Term, other: Term) -> float:
        """How many standard errors one option is ahead of another, by the worlds in which both were tried."""
        gaps = self._gaps(one, other)
        number = len(gaps)
        if number < 2:
            return 0.0
        mean = sum(gaps) / number
        spread = sum((gap - mean) ** 2 for gap in gaps) / (number - 1)
        if spread == 0.0:
            return 0.0 if mean == 0.0 else (9.0 if mean > 0 else -9.0)
        return mean / sqrt(spread / number)

    def _is_same(self, one: Term, other: Term) -> bool:
        return not any(self._gaps(one, other))

    def _gaps(self, one: Term, other: Term) -> list[float]:
        pairs = zip(self._values[one], self._values[other])
        return [mine - its for mine, its in pairs if mine is not None and its is not None]
