"""How strong bots are compared with each other, by OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from grognard.bots.match import Outcome

SURE: Final = 1.96
"""Standard deviations on either side that hold 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength on OpenSkill's scale, on which beginners have 25, and how uncertain it is."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - SURE * self.sigma

    @property
    def high(self) -> float:
        return self.mu + SURE * self.sigma

    def plain(self) -> dict[str, float]:
        figures = {"mu": self.mu, "sigma": self.sigma, "low": self.low, "high": self.high}
        return {key: round(value, 3) for key, value in figures.items()}


def can_rate() -> bool:
    """Whether the package that ratings need is installed."""
    return _model() is not None


def rate(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Rating]:
    """The rating of each bot after these games; bots with the same text are one and the same."""
    model = _model()
    if model is None:
        return []
    known = {bot: model.rating() for bot in bots}
    for outcome in sorted(outcomes, key=lambda each: each.number):
        if not outcome.error:
            _learn(model, known, bots, outcome)
    return [Rating(known[bot].mu, known[bot].sigma) for bot in bots]


def _learn(model: Any, known: dict[str, Any], bots: Sequence[str], outcome: Outcome) -> None:
    """Change the ratings by one game; where a bot has several seats, by the mean of what they say."""
    teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in bots]
    rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in outcome.places])]
    for bot in known:
        mine = [rating for name, rating in zip(bots, rated) if name == bot]
        mu = sum(rating.mu for rating in mine) / len(mine)
        sigma = sum(rating.sigma for rating in mine) / len(mine)
        known[bot] = model.rating(mu=mu, sigma=sigma)


def _model() -> Any:
    try:
        return import_module("openskill.models").PlackettLuce()
    except ImportError:
        return None
