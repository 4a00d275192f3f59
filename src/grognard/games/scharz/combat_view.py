"""SCH-17 The combat phase as players see it: secret picks hidden, battles as plain data."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.scharz.battle_round import shields_of
from grognard.games.scharz.battle_state import CHARGE, LATE, NO_SIDE, Battle, Side
from grognard.games.scharz.casualties import life_left, piece_term
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.dice_pool import (
    LIFE_ON,
    ROUGH,
    WALL_DIE,
    colour_of,
    engines_remove,
    roller_of,
    swords_on,
    swords_rolled,
    swords_shown,
    wall_of,
)
from grognard.games.scharz.morale import bonus_swords, sword_penalty
from grognard.games.scharz.muster import decider, footing, ground_of, taking_part
from grognard.games.scharz.state import ScharzState, Unit, owner
from grognard.games.scharz.tables import DIE_IDS, SIEGE, UNIT_IDS
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
        "wall": view_wall(s, battle) if battle.walls else None,
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
        "made_of": made_of(s, battle, side),
        "shields": shields_of(s, battle, side),
        "hits": side.hits,
        "picked": bool(side.picked),
    }


def made_of(s: ScharzState, battle: Battle, side: Side) -> dict[str, int] | None:
    """SCH-10.13 Where the swords of the dice on the table come from: shown, blanks, numbers, low morale."""
    if not side.dice or side.target == NO_SIDE or battle.roll in (CHARGE, LATE):
        return None
    rough = bool(ground_of(s, battle) & ROUGH)
    shown = [swords_shown(die, rough) for die in side.dice]
    units = len(taking_part(s, battle, side))
    return {
        "dice": sum(shown),
        "blanks": swords_rolled(side.dice, rough) - sum(shown),
        "numbers": bonus_swords(s, side, battle.sides[side.target], units),
        "morale": -sword_penalty(s, side, units),
    }


def view_wall(s: ScharzState, battle: Battle) -> dict[str, int]:
    """SCH-11.2 The shields of the wall, and how many of them siege engines remove."""
    engines = sum(s.kind[u] == SIEGE for side in battle.sides if side.attacker for u in side.units)
    return {"shields": wall_of(battle.walls), "engines": engines_remove(engines)}


def view_unit(s: ScharzState, battle: Battle, u: Unit) -> dict[str, Any]:
    return {
        "owner": owner(u),
        "kind": UNIT_IDS[s.kind[u]],
        "what": TERMS.word(piece_term(s, u)),
        "life": life_left(s, battle, u),
        "lives": LIFE_ON[footing(s, ground_of(s, battle), u)][s.kind[u]],
    }
