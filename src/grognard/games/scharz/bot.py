"""What a competent player of Scharz knows: how well a realm stands, and which options look good."""

from __future__ import annotations

from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.wealth import wealth
from grognard.kernel.choice import Choice, Player


def evaluate(s: ScharzState, p: Player) -> float:
    return float(wealth(s, p))


def prefer(s: ScharzState, choice: Choice) -> list[float]:
    return [0.0] * len(choice.options)
