"""NAP-24 What sequences of picks have in common: taking back, and picking units for a group."""

from __future__ import annotations

from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import CANCEL
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
