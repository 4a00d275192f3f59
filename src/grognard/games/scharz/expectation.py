"""SCH-10.8 to 10.14 What can be expected of the dice of a side, without re-rolls: swords, hits, breaches."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from grognard.games.scharz.battle_round import dice_due, shields_of
from grognard.games.scharz.battle_state import ROUND, Battle, Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.dice_pool import (
    ROUGH,
    WALL_DIE,
    engines_remove,
    hits_after,
    packed,
    swords_shown,
    wall_of,
)
from grognard.games.scharz.morale import bonus_swords, sword_penalty
from grognard.games.scharz.muster import ground_of, taking_part
from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.tables import SIEGE

Chances: TypeAlias = dict[int, float]
"""How likely each number is."""

Pool: TypeAlias = list[tuple[int, int]]
"""Dice: their colour and the kind of unit that rolls them."""


@cache
def faces_of(colour: int, kind: int, rough: bool) -> tuple[int, ...]:
    """The swords that a die shows, face by face (SCH-10.10)."""
    return tuple(swords_shown(packed(colour, face, kind), rough) for face in BOOK.dice[colour].faces)


def swords_chances(pool: Pool, rough: bool) -> Chances:
    """SCH-10.13 How likely so many dice show so many swords, with one more for every three blanks."""
    spread = {(0, 0): 1.0}
    for colour, kind in pool:
        faces = faces_of(colour, kind, rough)
        further: dict[tuple[int, int], float] = {}
        for (swords, blanks), chance in spread.items():
            for face in faces:
                key = swords + face, blanks + (not face)
                further[key] = further.get(key, 0.0) + chance / len(faces)
        spread = further
    chances: Chances = {}
    for (swords, blanks), chance in spread.items():
        total = swords + blanks // BOOK.dice_rules.blanks_per_extra_hit
        chances[total] = chances.get(total, 0.0) + chance
    return chances


def mean(chances: Chances) -> float:
    return sum(number * chance for number, chance in chances.items())


def round_swords(s: ScharzState, battle: Battle, side: Side, target: Side) -> Chances:
    """SCH-10.13 The swords of the next combat round, with those that morale and rivalry add."""
    fight = battle.clone()
    fight.roll = ROUND
    pool = dice_due(s, fight, fight.sides[battle.sides.index(side)])
    units = len(taking_part(s, battle, side))
    more = bonus_swords(s, side, target, units) - sword_penalty(s, side, units)
    chances: Chances = {}
    for swords, chance in swords_chances(pool, bool(ground_of(s, battle) & ROUGH)).items():
        total = max(0, swords + more)
        chances[total] = chances.get(total, 0.0) + chance
    return chances


def mean_hits(s: ScharzState, battle: Battle, side: Side, target: Side) -> float:
    """SCH-10.14 The hits that the side can expect on its target in a round without walls."""
    shields = shields_of(s, battle, target)
    swords = round_swords(s, battle, side, target)
    return sum(hits_after(number, shields) * chance for number, chance in swords.items())


def breach_chance(s: ScharzState, siege: Battle) -> float:
    """SCH-11.2 How likely the next round of a siege breaches the wall."""
    besieger, garrison = siege.sides
    engines = sum(s.kind[u] == SIEGE for u in besieger.units)
    needed = wall_of(siege.walls) - engines_remove(engines)
    swords = round_swords(s, siege, besieger, garrison)
    return sum(chance for number, chance in swords.items() if number >= needed)


def dice_on_table(side: Side) -> Pool:
    """The dice that a side has rolled."""
    return [(die & 3, die >> 4 & WALL_DIE) for die in side.dice]
