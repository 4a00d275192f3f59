"""What can be said of a fight before it is accepted: the hits to be expected, and who stands there."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz import battle_round, flight, orders, returning, siege
from grognard.games.scharz.battle_state import AT_SEA, ON_LAND, Battle, Side
from grognard.games.scharz.board import Field
from grognard.games.scharz.bot_combat import battle_at, side_of
from grognard.games.scharz.casualties import life_left
from grognard.games.scharz.dice_pool import is_caught
from grognard.games.scharz.expectation import breach_chance, mean_hits
from grognard.games.scharz.muster import are_foes
from grognard.games.scharz.returning import besiegers_of
from grognard.games.scharz.siege import new_siege
from grognard.games.scharz.state import INSIDE, ScharzState, Unit, owner, units_at
from grognard.games.scharz.status import open_units, wall_level
from grognard.games.scharz.terms import (
    ASSAULT,
    CONTINUE,
    PURSUE,
    SALLY,
    STAND,
    YES,
    field_of,
    is_field,
    seat_of,
)
from grognard.kernel.almanac import Hint, percent
from grognard.kernel.choice import Choice, Player, Term

FIGHT_ON: Final = {flight.FLEE_BEFORE: STAND, flight.FLEE: STAND, flight.PURSUIT: PURSUE}
"""Questions about a battle, and the answer that means to fight."""


def hints(s: ScharzState, choice: Choice) -> dict[Term, Hint]:
    """For the player who is asked; the state is redacted for that player."""
    player, ask = choice.player, choice.ask
    if ask is orders.ORDER_TO:
        fields = [term for term in choice.options if is_field(term)]
        met = {term: enemies_in(s, player, field_of(s, term)) for term in fields}
        return {term: facing(s, field_of(s, term), units) for term, units in met.items() if units}
    if ask is returning.SALLY_OUT:
        field = field_of(s, choice.about[0])
        return {SALLY: facing(s, field, enemies_in(s, player, field))}
    if ask is siege.SIEGE_ACTION:
        field = field_of(s, choice.about[0])
        return {ASSAULT: storming(s, new_siege(s, field, besiegers_of(s, field)))}
    battle = battle_at(s, choice.about[0]) if choice.about else None
    if battle is None:
        return {}
    if ask is siege.SIEGE_CONTINUE:
        return {CONTINUE: storming(s, battle) if battle.walls else clash(s, battle, player)}
    if ask in FIGHT_ON:
        return {FIGHT_ON[ask]: clash(s, battle, player)}
    if ask is flight.INTERCEPT:
        return {YES: interception(battle, seat_of(choice.about[1]))}
    if ask is battle_round.BATTLE_TARGET:
        mine = side_of(s, battle, player)
        return {
            seat: Hint("hits", hits=rounded(mean_hits(s, battle, mine, side)), life=life_of(s, battle, side))
            for seat in choice.options
            for side in battle.sides
            if side.leader == seat_of(seat)
        }
    return {}


def rounded(number: float) -> float:
    return round(number, 1)


# -- battles ----------


def clash(s: ScharzState, battle: Battle, player: Player) -> Hint:
    """SCH-10.14 The hits that both sides can expect in the next round, and what they can bear."""
    mine = side_of(s, battle, player)
    foes = [side for side in battle.sides if side.units and are_foes(s, mine, side)]
    return Hint(
        "clash",
        hits=rounded(max((mean_hits(s, battle, mine, foe) for foe in foes), default=0.0)),
        foe_life=sum(life_of(s, battle, foe) for foe in foes),
        foe_hits=rounded(sum(mean_hits(s, battle, foe, mine) for foe in foes)),
        life=life_of(s, battle, mine),
    )


def life_of(s: ScharzState, battle: Battle, side: Side) -> int:
    return sum(life_left(s, battle, unit) for unit in side.units)


def interception(battle: Battle, fleeing: Player) -> Hint:
    """SCH-10.24 The chance to catch a fleeing side."""
    units = sum(len(side.units) for side in battle.sides if side.leader == fleeing)
    return Hint("chance", chance=percent(sum(is_caught(face, units) for face in range(1, 7)) / 6))


def storming(s: ScharzState, assault: Battle) -> Hint:
    """SCH-11.2 How likely the wall is breached in one round, and the hits that the garrison deals."""
    besieger, garrison = assault.sides
    return Hint(
        "storming",
        breach=percent(breach_chance(s, assault)),
        walls=assault.walls,
        foe_hits=rounded(mean_hits(s, assault, garrison, besieger)),
        life=life_of(s, assault, besieger),
    )


# -- who stands there ----------


def enemies_in(s: ScharzState, player: Player, field: Field) -> list[Unit]:
    """All hostile units in and inside a field."""
    units = open_units(s, field) + units_at(s, INSIDE + field)
    return [unit for unit in units if s.foes[player] >> owner(unit) & 1]


def facing(s: ScharzState, field: Field, enemies: list[Unit]) -> Hint:
    """How many enemies a player would meet in a field, what they can bear, and the level of their walls."""
    battle = Battle(ON_LAND if s.board.is_land[field] else AT_SEA, field, [])
    life = sum(life_left(s, battle, unit) for unit in enemies)
    return Hint("facing", units=len(enemies), life=life, walls=wall_level(s, field))
