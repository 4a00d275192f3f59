"""SCH-9 Border skirmishes: advance of the winner, way home, reinforcements."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_state import BORDER_AT_SEA, ON_BORDER, Battle, Side
from grognard.games.scharz.board import Field
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.muster import (
    battle_at,
    decider,
    fighters_in,
    in_order,
    is_engaged,
    join,
    mask_of,
)
from grognard.games.scharz.state import (
    BORDER,
    FLED,
    MOVED,
    SLOTS,
    WORKING,
    ScharzState,
    Unit,
    is_ship,
    owner,
    units_at,
)
from grognard.games.scharz.status import update_status
from grognard.games.scharz.tables import CORSAIR
from grognard.games.scharz.terms import (
    CANCEL,
    DONE,
    KIND_TERMS,
    field_of,
    field_term,
    field_terms,
    numbers,
    value_of,
)
from grognard.games.scharz.terrain import enter_field
from grognard.kernel.choice import Ask, Choice, Procedure
from grognard.kernel.journal import Told

BORDER_ADVANCE: Final = Ask("border_advance", "SCH-9.4", "field")
REINFORCE_FROM: Final = Ask("reinforce_from", "SCH-9.2", "field")
REINFORCE_PIECE: Final = Ask("reinforce_piece", "SCH-9.2", "unit")
REINFORCE_COUNT: Final = Ask("reinforce_count", "SCH-9.2", "number")

ADVANCED: Final = Told("border_advanced", "SCH-9.4", "who:player", "where:term", "goal:term")
REINFORCED: Final = Told(
    "border_reinforced", "SCH-9.2", "who:player", "where:term", "from:term", "n:number", "what:term"
)

ASKS: Final[list[Ask]] = [BORDER_ADVANCE, REINFORCE_FROM, REINFORCE_PIECE, REINFORCE_COUNT]
TELLINGS: Final[list[Told]] = [ADVANCED, REINFORCED]


def is_border(battle: Battle) -> bool:
    return battle.kind in (ON_BORDER, BORDER_AT_SEA)


def fields_beside(s: ScharzState, battle: Battle) -> list[Field]:
    """The two fields that a border joins."""
    edge = s.board.edges[battle.place - BORDER]
    return [edge.a, edge.b]


# -- the end of a border battle ----------


def advance(s: ScharzState, battle: Battle, side: Side) -> Procedure[None]:
    """SCH-9.4 The winner moves all units of the border to one of the two fields, at once."""
    units = [u for u in side.units if s.place[u] == battle.place]
    if not units:
        return
    place = battle_place(s, battle.place)
    options = field_terms(s, fields_beside(s, battle))
    goal = yield Choice(decider(s, side.leader), BORDER_ADVANCE, options, (place,))
    s.journal.tell(ADVANCED, side.leader, place, goal)
    for u in units:
        enter_field(s, u, field_of(s, goal))
    side.units = []
    arrive(s, field_of(s, goal), units)


def arrive(s: ScharzState, f: Field, units: list[Unit]) -> None:
    """SCH-9.4, 10.51 Arrivals join the battle of a field, or a new one starts in the next common round."""
    combat = s.combat
    assert combat is not None
    update_status(s)
    battle = battle_at(combat, f)
    if battle is not None:
        join(s, battle)
    elif any(s.foes[owner(u)] & mask_of(fighters_in(s, f)) for u in units):
        combat.coming.append(f)


def go_home(s: ScharzState, battle: Battle) -> None:
    """SCH-9.6 Survivors of a border battle without a winner return to the field they came from."""
    for side in battle.sides:
        for u in side.units + side.joining:
            if s.place[u] == battle.place:
                s.place[u] = s.came_from[u]
    update_status(s)


# -- reinforcements ----------


def reinforce(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-9.2, 9.8 Between combat rounds each side may bring units from the two fields to the border."""
    for i in in_order(s, battle):
        side = battle.sides[i]
        for _ in range(SLOTS):
            if not (yield from bring_in(s, battle, side)):
                break


def bring_in(s: ScharzState, battle: Battle, side: Side) -> Procedure[bool]:
    """SCH-9.2 From one field a number of units of one type. Whether the leader may go on."""
    leader = decider(s, side.leader)
    place = battle_place(s, battle.place)
    fields = [f for f in fields_beside(s, battle) if reinforcements(s, battle, side, f)]
    if not fields:
        return False
    chosen = yield Choice(leader, REINFORCE_FROM, [*field_terms(s, fields), DONE], (place,))
    if chosen == DONE:
        return False
    f = field_of(s, chosen)
    units = reinforcements(s, battle, side, f)
    kinds = [KIND_TERMS[kind] for kind in sorted({s.kind[u] for u in units})]
    if len(kinds) > 1:
        kinds.append(CANCEL)
    piece = yield Choice(leader, REINFORCE_PIECE, kinds, (place, chosen))
    if piece == CANCEL:
        return True
    units = [u for u in units if KIND_TERMS[s.kind[u]] == piece]
    count = value_of(
        (yield Choice(leader, REINFORCE_COUNT, numbers(1, len(units)), (place, field_term(s, f), piece)))
    )
    for u in units[:count]:
        s.place[u] = battle.place
        s.came_from[u] = f
        s.flags[u] |= MOVED
    side.joining += units[:count]
    side.players |= mask_of(units[:count])
    s.journal.tell(REINFORCED, side.leader, place, chosen, count, piece)
    return True


def reinforcements(s: ScharzState, battle: Battle, side: Side, f: Field) -> list[Unit]:
    """SCH-9.2, 9.8, 10.28 Units of the coalition in the open, hostile to an enemy here, engaged nowhere else.

    The leader's own units come first.
    """
    combat = s.combat
    assert combat is not None
    enemies = 0
    for other in battle.sides:
        enemies |= other.players
    naval = battle.kind == BORDER_AT_SEA
    found = [
        u
        for u in units_at(s, f)
        if s.friends[side.leader] >> owner(u) & 1
        and s.foes[owner(u)] & enemies
        and is_ship(s.kind[u]) == naval
        and s.kind[u] != CORSAIR
        and not s.flags[u] & (WORKING | FLED)
        and not is_engaged(combat, u)
    ]
    return sorted(found, key=lambda u: (owner(u) != side.leader, u))
