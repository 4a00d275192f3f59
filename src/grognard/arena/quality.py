"""How well an evaluation tells the winner: surprise, calibration, and how often its favourite wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from grognard.arena.fit import Array, Samples

STAGES: Final = ("early", "middle", "late")
BINS: Final = 10


@dataclass(frozen=True, slots=True)
class Quality:
    """Of one evaluation in one part of the games.

    `loss` is the mean logarithm of what was thought of the winner's chances, without its sign: 0 is perfect,
    `base` is what somebody reaches who thinks all players equally likely to win. `error` is the standard
    error of the loss. `favourite` is how often the one with the best chances won, `calibration` how far
    shares of victories lie from the chances that were told, on average.
    """

    loss: float
    error: float
    base: float
    favourite: float
    calibration: float

    @property
    def explained(self) -> float:
        """The part of the base's surprise that is gone."""
        return 1 - self.loss / self.base

    def plain(self) -> dict[str, float]:
        figures = {
            name: getattr(self, name) for name in ("loss", "error", "base", "favourite", "calibration")
        }
        return {name: round(value, 4) for name, value in figures.items()}


@dataclass(frozen=True, slots=True)
class Bin:
    """Players with about these chances: what they were told on average, how often they won, how many."""

    told: float
    won: float
    count: int


def qualities(samples: Samples, told: Array) -> dict[str, Quality]:
    """The quality of these chances in all positions, and by third of the game."""
    found = {"all": quality(samples, told)}
    for part, name in enumerate(STAGES):
        here = samples.part == part
        found[name] = quality(samples.of(here), told[here])
    return found


def quality(samples: Samples, told: Array) -> Quality:
    """The quality of these chances."""
    weight = samples.share / samples.share.sum()
    surprise = -(samples.wins * np.log(np.maximum(told, 1e-12))).sum(axis=1)
    seated = (samples.empty == 0.0).sum(axis=1)
    loss = float((weight * surprise).sum())
    best = told.argmax(axis=1)
    return Quality(
        loss,
        _error(samples, weight * (surprise - loss)),
        float((weight * np.log(seated)).sum()),
        float((weight * samples.wins[np.arange(len(best)), best]).sum()),
        sum(each.count * abs(each.told - each.won) for each in bins(samples, told)) / int(seated.sum()),
    )


def _error(samples: Samples, parts: Array) -> float:
    """The standard error of a sum to which each game contributes its positions together."""
    by_game = np.zeros(int(samples.story.max()) + 1)
    np.add.at(by_game, samples.story, parts)
    return float(np.sqrt((by_game**2).sum()))


def bins(samples: Samples, told: Array) -> list[Bin]:
    """Players by the chances that they were told, from low to high."""
    seated = samples.empty == 0.0
    chances, wins = told[seated], samples.wins[seated]
    place: npt.NDArray[Any] = np.minimum((chances * BINS).astype(int), BINS - 1)
    found = []
    for number in range(BINS):
        here = place == number
        if here.any():
            found.append(Bin(float(chances[here].mean()), float(wins[here].mean()), int(here.sum())))
    return found
