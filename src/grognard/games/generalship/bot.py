"""GEN-26 What a competent player knows: an evaluation of positions and preferences over options."""

from __future__ import annotations

from grognard.games.generalship.state import GenState
from grognard.kernel.choice import Choice, Player


def evaluate(s: GenState, player: Player) -> float:
    return float(s.points[player])


def prefer(s: GenState, choice: Choice) -> list[float]:
    return [0.0] * len(choice.options)
