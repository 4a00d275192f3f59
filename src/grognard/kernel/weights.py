"""Evaluations that were fitted: a weight for each feature of a position, from a data file.

The weighted sum of a player's features is the logarithm of his odds: whoever has one more than another wins
e times as often. `grognard tune` fits the weights to games that were played.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.resources.abc import Traversable
from math import exp
from pathlib import Path

from grognard.kernel.data import Book, need


@dataclass(frozen=True, slots=True)
class Weight:
    """What one more of a feature is worth when the game begins and when it ends; in between both in part."""

    feature: str
    early: float
    late: float
    early_error: float = 0.0
    late_error: float = 0.0
    """Standard errors, for people who read the file."""


class Weights:
    """The weights of all features of a game."""

    __slots__ = ("_early", "_growth")

    def __init__(self, weights: Sequence[Weight]) -> None:
        self._early = [weight.early for weight in weights]
        self._growth = [weight.late - weight.early for weight in weights]

    def strength(self, features: Sequence[float], progress: float) -> float:
        """The logarithm of the odds of a player with these features; `progress` goes from 0 to 1."""
        strength = 0.0
        for feature, early, growth in zip(features, self._early, self._growth):
            if feature:
                strength += feature * (early + growth * progress)
        return strength


def chances(strengths: Sequence[float]) -> list[float]:
    """How likely each player is to win, from everybody's strength."""
    highest = max(strengths)
    odds = [exp(strength - highest) for strength in strengths]
    whole = sum(odds)
    return [each / whole for each in odds]


def read_weights(path: Path | Traversable, features: Sequence[str]) -> Weights:
    """The weights in this file; a feature that it does not name weighs nothing yet."""
    book = Book(path)
    book.table("fitted", Fitted)
    named = {weight.feature: weight for weight in book.rows("weight", Weight)}
    book.close()
    for name in named:
        need(
            name in features, book.name, f"there is no feature {name!r}; leave it out, or fit the file anew."
        )
    return Weights([named.get(name, Weight(name, 0.0, 0.0)) for name in features])


@dataclass(frozen=True, slots=True)
class Fitted:
    """What weights were fitted to; the same games give the same weights."""

    game: str
    rules: int
    games: int
    players: list[int]
    options: list[str]
    """Those that are not as usual, `name=value`."""
    bot: str
    seed: str
    ridge: float


def write_weights(fitted: Fitted, weights: Sequence[Weight]) -> str:
    """The text of a file of weights."""
    lines = [
        "# What each feature of a position is worth: see docs/bots.md. `grognard tune` writes this file.",
        "",
        "[fitted]",
    ]
    lines += _pairs(fitted)
    for weight in weights:
        lines += ["", "[[weight]]", *_pairs(weight)]
    return "\n".join(lines) + "\n"


def _pairs(table: Fitted | Weight) -> list[str]:
    """Texts, numbers and lists are written alike in TOML and in JSON."""
    return [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in asdict(table).items()]
