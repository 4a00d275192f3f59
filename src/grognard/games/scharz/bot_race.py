"""How players stand to each other in the race for victory."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.relations import is_friendly
from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.wealth import wealth
from grognard.kernel.choice import Player

IN_COALITION: Final = 0.2
"""Lord and vassal gain by each other, and may still win alone."""
LEADER: Final = 1.5


def rivalry(s: ScharzState, p: Player, other: Player) -> float:
    """How much of what the other gains is lost to the player."""
    if s.players == 2:
        return 1.0
    if is_friendly(s, p, other):
        return IN_COALITION
    riches = [wealth(s, q) + 3 * s.vp[q] for q in range(s.players)]
    share = LEADER if riches[other] == max(riches) else 1.0
    return share / (s.players - 1)
