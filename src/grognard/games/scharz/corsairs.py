"""SCH-5.19 Corsairs at the start of the battles sub-phase: their rolls, and attacks on them."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.aftermath import credit_prestige
from grognard.games.scharz.battle import fight_battles
from grognard.games.scharz.battle_state import WITH_CORSAIRS, Battle, Combat
from grognard.games.scharz.board import Field
from grognard.games.scharz.corsair_rolls import corsair_side, corsairs_roll
from grognard.games.scharz.muster import is_naval, new_side
from grognard.games.scharz.sea_battle import rescue_overboard
from grognard.games.scharz.state import ScharzState, Unit, initiative, own_units_at, owner, units_at
from grognard.games.scharz.status import ships_of, update_status
from grognard.games.scharz.tables import CORSAIR
from grognard.games.scharz.terms import SEAT_TERMS, YES, YES_NO, field_term
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure

ATTACK_CORSAIR: Final = Ask("attack_corsair", "SCH-5.19", "keyword")

ASKS: Final[list[Ask]] = [ATTACK_CORSAIR]

ROLLED: Final = 1 << 30
"""Mark in `Combat.asked`: the corsairs of this field have rolled."""


def corsair_raids(s: ScharzState) -> Procedure[None]:
    """SCH-10.50 a: corsair rolls and attacks on corsairs, in map order."""
    combat = s.combat
    assert combat is not None
    while combat.cursor < s.board.n:
        if combat.battles:
            yield from fight_battles(s)
        f = combat.cursor
        nests = corsairs_in(s, f)
        if nests:
            yield CHECKPOINT
            if not combat.asked & ROLLED:
                yield from first_rolls(s, f, nests)
                combat.asked |= ROLLED
                continue
            if (yield from next_attack(s, combat, f)):
                continue
        combat.asked = 0
        combat.cursor += 1


def corsairs_in(s: ScharzState, f: Field) -> list[Unit]:
    return [u for u in units_at(s, f) if s.kind[u] == CORSAIR]


def first_rolls(s: ScharzState, f: Field, nests: list[Unit]) -> Procedure[None]:
    """SCH-5.19 Each owner of corsairs rolls for the hostile ships in the field."""
    for p in initiative(s):
        own = [u for u in nests if owner(u) == p]
        victims = [q for q in initiative(s) if s.foes[p] >> q & 1 and ships_of(s, q, f)]
        if not own or not victims:
            continue
        raid = Battle(WITH_CORSAIRS, f, [])
        raid.sides = [new_side(s, raid, ships_of(s, q, f)) for q in victims]
        raid.sides.append(corsair_side(s, p, own))
        yield from corsairs_roll(s, raid)
        yield from rescue_overboard(s, raid, raid.sides[:-1])
        credit_prestige(s, raid.sides[-1], p)
        update_status(s)


def next_attack(s: ScharzState, combat: Combat, f: Field) -> Procedure[bool]:
    """SCH-5.19 The next hostile player with ships here may attack the corsairs. Whether anybody was left."""
    for q in initiative(s):
        for p in initiative(s):
            pair = 1 << q * s.players + p
            own = [u for u in own_units_at(s, p, f) if s.kind[u] == CORSAIR]
            if combat.asked & pair or not own or not s.foes[q] >> p & 1 or not ships_of(s, q, f):
                continue
            attack = yield Choice(q, ATTACK_CORSAIR, YES_NO, (field_term(s, f), SEAT_TERMS[p]))
            combat.asked |= pair
            if attack == YES:
                combat.battles = [corsair_battle(s, f, q, p, own)]
            return True
    return False


def corsair_battle(s: ScharzState, f: Field, attacker: Player, p: Player, corsairs: list[Unit]) -> Battle:
    """A sea battle of a player's ships against corsairs."""
    battle = Battle(WITH_CORSAIRS, f, [], opened=True)
    assert is_naval(battle)
    ships = new_side(s, battle, ships_of(s, attacker, f))
    ships.attacker = True
    battle.sides = [ships, corsair_side(s, p, corsairs)]
    return battle
