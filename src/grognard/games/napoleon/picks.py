"""NAP-24 What sequences of picks have in common: taking back, and picking a number."""

from __future__ import annotations

from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import CANCEL, numbers_to
from grognard.kernel.choice import Player, Term

MOST_CANCELS = 10
"""NAP-26.8 How often a player may take something back in one nation's turn."""


def with_cancel(s: NapoleonState, player: Player, options: list[Term]) -> list[Term]:
    """NAP-26.8 The options, and `cancel` as long as the player may take something back this turn."""
    return [*options, CANCEL] if s.cancels[player] > 0 else options


def is_cancelled(s: NapoleonState, player: Player, pick: Term) -> bool:
    """Whether the pick was `cancel`; it is counted."""
    if pick != CANCEL:
        return False
    s.cancels[player] -= 1
    return True


def number_options(s: NapoleonState, player: Player, most: int) -> list[Term]:
    """1 to the most, and `cancel`; where only one number is possible there is nothing to pick."""
    numbers = numbers_to(most)
    return with_cancel(s, player, numbers) if len(numbers) > 1 else numbers
