"""What the games of a series say: shares of victories with their uncertainty, lengths, times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from grognard.arena.ratings import SURE, Rating, rate
from grognard.bots.match import Match, Outcome


@dataclass(slots=True)
class Share:
    """Victories out of so many games; a victory that is shared counts as a fraction."""

    wins: float = 0.0
    games: int = 0

    def add(self, wins: float) -> None:
        self.wins += wins
        self.games += 1

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval: in 95 of 100 cases the true share is within it."""
        if not self.games:
            return 0.0, 1.0
        n, square = self.games, SURE * SURE
        middle = (self.wins + square / 2) / (n + square)
        reach = SURE * sqrt(n * self.share * (1 - self.share) + square / 4) / (n + square)
        return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(slots=True)
class Tally:
    """Everything that a report shows, from the finished games of a series."""

    match: Match
    outcomes: Sequence[Outcome]
    seconds: float
    by_bot: list[Share] = field(default_factory=list)
    by_seat: list[Share] = field(default_factory=list)
    by_name: dict[str, Share] = field(default_factory=dict)
    """By what the game calls the seats, for example nations."""
    ends: dict[str, int] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)
    ratings: list[Rating] = field(default_factory=list)

    @property
    def failures(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.error]

    def plain(self) -> dict[str, Any]:
        """The tally as JSON data; these keys are stable. Lists are by bot."""
        return {
            "game": self.match.game.id,
            "players": self.match.players,
            "games": len(self.outcomes),
            "bots": list(self.match.bots),
            "wins": [round(share.wins, 6) for share in self.by_bot],
            "ratings": [rating.plain() for rating in self.ratings],
            "seconds": round(self.seconds, 3),
            "errors": len(self.failures),
        }


def tally(match: Match, outcomes: Sequence[Outcome], seconds: float) -> Tally:
    """Count what happened in these games."""
    seats = range(match.players)
    ordered = sorted(outcomes, key=lambda each: each.number)
    made = Tally(match, ordered, seconds, [Share() for _ in seats], [Share() for _ in seats])
    made.asked, made.thought = [0] * match.players, [0.0] * match.players
    for outcome in ordered:
        if not outcome.error:
            _count(made, outcome)
    made.by_name = dict(sorted(made.by_name.items()))
    made.ends = dict(sorted(made.ends.items()))
    made.ratings = rate(match.bots, ordered)
    return made


def _count(made: Tally, outcome: Outcome) -> None:
    made.lengths.append(outcome.decisions)
    made.ends[outcome.reason] = made.ends.get(outcome.reason, 0) + 1
    for bot, won in enumerate(outcome.wins):
        made.by_bot[bot].add(won)
        made.by_seat[outcome.seats[bot]].add(won)
        if outcome.names[bot]:
            made.by_name.setdefault(outcome.names[bot], Share()).add(won)
        made.asked[bot] += outcome.asked[bot]
        made.thought[bot] += outcome.seconds[bot]
