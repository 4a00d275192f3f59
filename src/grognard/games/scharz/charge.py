"""SCH-10.4 Charge: which units storm ahead before the first round."""

from __future__ import annotations

from grognard.games.scharz.battle_state import Battle, Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.dice_pool import CHARGES_ON
from grognard.games.scharz.muster import footing, ground_of, is_naval, uses_board
from grognard.games.scharz.state import FLED, MOVED, ScharzState, Unit


def chargers(s: ScharzState, battle: Battle, side: Side) -> list[Unit]:
    """SCH-10.12 The units of a side that charge now; on the battle board those of the front (SCH-10.47)."""
    if is_naval(battle):
        return []
    ground = ground_of(s, battle)
    return [
        u
        for u in side.fresh
        if CHARGES_ON[footing(s, ground, u)][s.kind[u]]
        and is_charging(s, battle, side, u)
        and (not uses_board(s, battle) or u in side.front)
    ]


def may_charge(s: ScharzState, battle: Battle) -> bool:
    """Whether any unit of the battle could charge now, in the front or not."""
    if is_naval(battle):
        return False
    ground = ground_of(s, battle)
    return any(
        CHARGES_ON[footing(s, ground, u)][s.kind[u]] and is_charging(s, battle, side, u)
        for side in battle.sides
        for u in side.fresh
    )


def is_charging(s: ScharzState, battle: Battle, side: Side, u: Unit) -> bool:
    """SCH-10.12 Cavalry of attackers and elephants of any side; on the move, whoever moved into the fight."""
    opening = battle.round == 0
    elephants = bool(BOOK.units[s.kind[u]].attacks_only_on)
    if s.flags[u] & FLED:
        return False
    if not s.opt.charge_on_the_move:
        return opening and (elephants or side.attacker)
    return bool(s.flags[u] & MOVED) or (elephants and opening and not side.attacker)
