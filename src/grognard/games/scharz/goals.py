"""SCH-10.22, 10.34 Where a side can flee to: land fields, transports, sea fields and shipyards."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_state import BORDER_AT_SEA, ON_BORDER, WITH_CORSAIRS, Battle, Side
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.muster import is_naval
from grognard.games.scharz.relations import has_passage
from grognard.games.scharz.routes import is_open_edge, may_float
from grognard.games.scharz.state import (
    BORDER,
    NOBODY,
    ScharzState,
    Unit,
    herds_aboard,
    owner,
    passengers,
    units_at,
)
from grognard.games.scharz.status import hostile_open, is_sea_blocked, ship_room
from grognard.games.scharz.tables import TRANSPORT
from grognard.games.scharz.terms import (
    YARDS,
    field_of,
    field_terms,
    is_field,
    is_in,
    place_of,
    term_at,
    yard_and_sea_term,
)
from grognard.kernel.choice import Player, Term

NOWHERE: Final = -1


def goals(s: ScharzState, battle: Battle, side: Side) -> list[Term]:
    """SCH-10.22 The destinations of a side that wants to flee; none: it cannot."""
    if not side.may_flee:
        return []
    if battle.kind in (ON_BORDER, BORDER_AT_SEA):
        # SCH-9.5 From a border to one of its two fields without hostile units.
        edge = s.board.edges[battle.place - BORDER]
        return field_terms(s, [f for f in (edge.a, edge.b) if not holds_foes(s, side, f)])
    if is_naval(battle):
        return sea_goals(s, battle, side)
    if not any(s.place[u] == battle.place for u in side.units):
        return field_terms(s, ways_out(s, side.leader, side.players, battle.place))
    return field_terms(s, land_goals(s, side, battle.place) + boarding_goals(s, side, battle.place))


def holds_foes(s: ScharzState, side: Side, f: Field) -> bool:
    """Whether units hostile to a member of the side stand in the open of a field."""
    return any(hostile_open(s, p, f) for p in range(s.players) if side.players >> p & 1)


# -- on land ----------


def land_goals(s: ScharzState, side: Side, f: Field) -> list[Field]:
    """Adjacent land fields of the coalition, neutral ones, and with permission those of a truce partner."""
    return [g for g in s.board.land[f] if is_shelter(s, side, g) and is_open_edge(s, side.leader, f, g)]


def is_shelter(s: ScharzState, side: Side, f: Field) -> bool:
    holder = s.control[f]
    if holds_foes(s, side, f):
        return False
    if holder == NOBODY or s.friends[side.leader] >> holder & 1:
        return True
    if s.foes[side.leader] >> holder & 1:
        return False
    return all(has_passage(s, p, holder) for p in range(s.players) if side.players >> p & 1)


def is_strait(s: ScharzState, f: Field, g: Field) -> bool:
    return s.board.edges[s.board.edge_between(f, g)].kind == "strait"


def boarding_goals(s: ScharzState, side: Side, f: Field) -> list[Field]:
    """SCH-10.22 Adjacent sea fields without hostile ships where all units find room aboard own transports."""
    ashore = [u for u in side.units if s.place[u] == f]
    return [
        sea
        for sea in s.board.seas[f]
        if not holds_foes(s, side, sea) and berths(s, transports_in(s, side, sea), ashore) is not None
    ]


def transports_in(s: ScharzState, side: Side, sea: Field) -> list[Unit]:
    """The transports of the side's coalition in a sea field."""
    friends = s.friends[side.leader]
    return [u for u in units_at(s, sea) if s.kind[u] == TRANSPORT and friends >> owner(u) & 1]


def free_places(s: ScharzState, ship: Unit) -> int:
    """SCH-5.12 Places left on a transport."""
    taken = sum(BOOK.units[s.kind[u]].slots_on_ship for u in passengers(s, ship))
    return BOOK.units[s.kind[ship]].capacity - taken - len(herds_aboard(s, ship))


def berths(s: ScharzState, ships: list[Unit], units: list[Unit]) -> list[Unit] | None:
    """The ship for each unit, the bulkiest units first; None if they do not all find room."""
    free = [free_places(s, ship) for ship in ships]
    found = [NOBODY] * len(units)
    for n in sorted(range(len(units)), key=lambda n: -BOOK.units[s.kind[units[n]]].slots_on_ship):
        need = BOOK.units[s.kind[units[n]]].slots_on_ship
        for k, room in enumerate(free):
            if room >= need:
                free[k] -= need
                found[n] = ships[k]
                break
        else:
            return None
    return found


def ways_out(s: ScharzState, p: Player, players: int, f: Field) -> list[Field]:
    """SCH-6.36 Fields of sea or river that ships afloat can reach, without units hostile to these players."""
    rivers = [g for g in s.board.rivers[f] if s.board.is_land[g] and may_float(s, p, g)]
    ways = [*s.board.seas[f], *rivers]
    return [g for g in ways if not any(hostile_open(s, q, g) for q in range(s.players) if players >> q & 1)]


# -- at sea ----------


def sea_goals(s: ScharzState, battle: Battle, side: Side) -> list[Term]:
    """SCH-10.34 Sea fields without hostile ships, unblocked shipyards, or both if one is too small."""
    if battle.kind == WITH_CORSAIRS and side is not battle.sides[0]:
        return []
    sea = battle.place
    seas = [g for g in s.board.seas[sea] if not holds_foes(s, side, g)]
    found = field_terms(s, seas)
    for f in s.board.coasts[sea]:
        if is_haven(s, side, f):
            if ship_room(s, f) >= len(side.units):
                found.append(term_at(s, YARDS, f))
            else:
                found += [yard_and_sea_term(s, f, g) for g in seas]
    return found


def is_haven(s: ScharzState, side: Side, f: Field) -> bool:
    """An unblocked shipyard of the coalition with room."""
    if not s.yard[f] or not s.friends[side.leader] >> s.settler[f] & 1:
        return False
    return s.encircled[f] == NOBODY and not is_sea_blocked(s, f) and ship_room(s, f) > 0


def yard_and_sea_of(s: ScharzState, sea: Field, goal: Term) -> tuple[Field, Field]:
    """The shipyard and the sea field that a goal of a sea battle names; NOWHERE where it names none."""
    if is_field(goal):
        return NOWHERE, field_of(s, goal)
    if is_in(YARDS, goal):
        return place_of(s, goal), NOWHERE
    for f in s.board.coasts[sea]:
        for g in s.board.seas[sea]:
            if yard_and_sea_term(s, f, g) == goal:
                return f, g
    raise AssertionError(f"{goal} is no destination at sea")


def by_worth(s: ScharzState, ships: list[Unit]) -> list[Unit]:
    """SCH-10.34 Transports that carry most, then warships, then empty transports."""
    loads = {u: len(passengers(s, u)) + len(herds_aboard(s, u)) for u in ships}
    return sorted(ships, key=lambda u: (-loads[u], s.kind[u] == TRANSPORT, u))


def goal_is_neutral(s: ScharzState, battle: Battle, side: Side, goal: Term) -> bool:
    """SCH-10.26 A neutral land field, reached over land, can be pursued into."""
    if is_naval(battle) or not is_field(goal):
        return False
    f = field_of(s, goal)
    if not s.board.is_land[f] or s.control[f] != NOBODY:
        return False
    return battle.kind == ON_BORDER or not is_strait(s, battle.place, f)
