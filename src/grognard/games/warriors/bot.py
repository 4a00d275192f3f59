from __future__ import annotations

from grognard.games.warriors.state import WarriorsState


def evaluate(s: WarriorsState, player: int) -> float:
    return 0.0


def prefer(s: WarriorsState, choice: object) -> list[float]:
    return [0.0] * len(choice.options)
