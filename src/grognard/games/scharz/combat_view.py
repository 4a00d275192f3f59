"""SCH-17 The combat phase as players see it: secret picks hidden, battles as plain data."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.scharz.battle_state import NO_SIDE, Battle, Side
from grognard.games.scharz.casualties import life_left, piece_term
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.dice_pool import WALL_DIE, colour_of, roller_of, swords_on
from grognard.games.scharz.muster import decider
from grognard.games.scharz.state import ScharzState, Unit, owner
from grognard.games.scharz.tables import DIE_IDS, UNIT_IDS
from grognard.games.scharz.terms import TERMS
from grognard.kernel.choice import Player

KINDS: Final = ("border", "border_at_sea", "land", "sea", "corsairs", "siege")
STATUS: Final = ("fighting", "fleeing", "gone")


def redact_combat(s: ScharzState, player: Player | None) -> None:
    """SCH-17.2 Battle targets, flight and fronts that others have picked are hidden until the reveal.

    What is hidden was picked since the last checkpoint and is asked again in an imagined world.
    """
    if s.combat is None:
        return
    for battle in s.combat.battles:
        for side in battle.sides:
            if decider(s, side.leader) != player:
                side.picked = []


def view_combat(s: ScharzState) -> dict[str, Any] | None:
    """The battles and the siege under way, from a redacted state."""
    combat = s.combat
    if combat is None:
        return None
    return {
        "round": combat.round + 1,
        "battles": [view_battle(s, battle) for battle in combat.battles if not battle.over],
        "siege": None if combat.siege is None else view_battle(s, combat.siege),
        "prestige": combat.credit.copy(),
    }


def view_battle(s: ScharzState, battle: Battle) -> dict[str, Any]:
    return {
        "place": TERMS.word(battle_place(s, battle.place)),
        "kind": KINDS[battle.kind],
        "round": battle.round,
        "walls": battle.walls,
        "size": battle.size,
        "sides": [view_side(s, battle, side) for side in battle.sides],
        "overboard": [view_unit(s, battle, u) for u in battle.overboard],
    }


def view_side(s: ScharzState, battle: Battle, side: Side) -> dict[str, Any]:
    return {
        "leader": side.leader,
        "attacker": side.attacker,
        "status": STATUS[side.status],
        "target": None if side.target == NO_SIDE else battle.sides[side.target].leader,
        "goal": TERMS.word(side.goal) if STATUS[side.status] == "fleeing" else None,
        "units": [view_unit(s, battle, u) for u in side.units],
        "joining": [view_unit(s, battle, u) for u in side.joining],
        "front": [view_unit(s, battle, u) for u in side.front],
        "dice": [
            {
                "colour": DIE_IDS[colour_of(die)],
                "swords": swords_on(die),
                "of": "wall" if roller_of(die) == WALL_DIE else UNIT_IDS[roller_of(die)],
            }
            for die in side.dice
        ],
        "swords": side.swords,
        "hits": side.hits,
        "picked": bool(side.picked),
    }


def view_unit(s: ScharzState, battle: Battle, u: Unit) -> dict[str, Any]:
    return {"owner": owner(u), "what": TERMS.word(piece_term(s, u)), "life": life_left(s, battle, u)}
