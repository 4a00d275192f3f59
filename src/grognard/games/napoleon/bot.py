"""NAP-30 What a competent player knows: an evaluation of the position, and preferences over options."""

from __future__ import annotations

from grognard.games.napoleon.battle import BATTLE_ASKS
from grognard.games.napoleon.battle_bot import evaluate_battle, prefer_battle
from grognard.games.napoleon.state import NapoleonState
from grognard.kernel.choice import Choice, Player


def evaluate(s: NapoleonState, player: Player) -> float:
    return evaluate_battle(s, player)


def prefer(s: NapoleonState, choice: Choice) -> list[float]:
    if choice.ask in BATTLE_ASKS:
        return prefer_battle(s, choice)
    return [0.0] * len(choice.options)
