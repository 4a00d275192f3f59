"""SCH-17 Simultaneity and hidden information: only orders and placements not yet revealed are secret."""

from __future__ import annotations

from grognard.games.scharz.combat_view import redact_combat
from grognard.games.scharz.state import ScharzState
from grognard.kernel.choice import Player
from grognard.kernel.dice import Dice


def redact(s: ScharzState, player: Player | None) -> ScharzState:
    """SCH-17.2 Orders, placements and battle picks of the others are blanked until the reveal."""
    for p in range(s.players):
        if p != player:
            s.orders[p] = []
            s.plans[p] = []
    redact_combat(s, player)
    return s


def determinize(s: ScharzState, player: Player, dice: Dice) -> ScharzState:
    """SCH-17.1, 17.3 Nothing hidden outlasts a checkpoint: what others have picked is asked again."""
    return s
