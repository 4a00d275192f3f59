"""SCH-6.6 Attrition and terrain: what happens to units on arrival, and at the end of the round."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.networks import Networks, networks
from grognard.games.scharz.pieces import has_effect, lose_site, remove_unit
from grognard.games.scharz.points import own_d6
from grognard.games.scharz.state import (
    ABOARD,
    MOVED,
    STOPPED,
    WORKING,
    ScharzState,
    Unit,
    ground,
    herds_aboard,
    owner,
    passengers,
    workers,
)
from grognard.games.scharz.status import update_status
from grognard.games.scharz.tables import CORSAIR, LIGHT, TRANSPORT
from grognard.games.scharz.terms import KIND_TERMS, field_term
from grognard.kernel.choice import CHECKPOINT, Procedure
from grognard.kernel.journal import Told

LOST_IN_MOUNTAINS: Final = Told("lost_in_mountains", "SCH-6.66", "who:player", "unit:term", "field:term")
LOST_BY_ATTRITION: Final = Told("lost_by_attrition", "SCH-6.60", "who:player", "unit:term", "field:term")

TELLINGS: Final = [LOST_IN_MOUNTAINS, LOST_BY_ATTRITION]


def enter_field(s: ScharzState, u: Unit, f: Field) -> None:
    """A land unit comes into the open of a field, on whatever way; rough terrain may stop it (SCH-6.65)."""
    s.came_from[u] = ground(s, s.place[u])
    leave_site(s, u)
    s.place[u] = f
    s.flags[u] |= MOVED
    if not s.opt.complex_movement or s.kind[u] >= TRANSPORT:
        return
    mountain = s.board.is_mountain(f)
    if s.board.terrain[f].rough and s.kind[u] != LIGHT:
        if not (mountain and has_effect(s, owner(u), "mountaineers")):
            s.flags[u] |= STOPPED
    if mountain and BOOK.units[s.kind[u]].mountain_attrition:
        s.arrivals.append(u)


def leave_site(s: ScharzState, u: Unit) -> None:
    """SCH-6.7 A worker leaves its site; if it was the last one the site is lost."""
    if s.flags[u] & WORKING:
        f = ground(s, s.place[u])
        s.flags[u] &= ~WORKING
        if s.site[f] >= 0 and not workers(s, f):
            lose_site(s, f)


def mountain_rolls(s: ScharzState) -> Procedure[None]:
    """SCH-6.66 Cavalry and elephants that entered mountains roll a d6 each; on a 6 they are destroyed."""
    s.arrivals.sort(key=lambda u: (ground(s, s.place[u]), u))
    while s.arrivals:
        yield CHECKPOINT
        u = s.arrivals.pop(0)
        roll = yield from own_d6(s, owner(u), BOOK.attrition.destroyed_on)
        if roll in BOOK.attrition.destroyed_on:
            f = ground(s, s.place[u])
            s.journal.tell(LOST_IN_MOUNTAINS, owner(u), KIND_TERMS[s.kind[u]], field_term(s, f))
            remove_unit(s, u)


def attrition(s: ScharzState) -> Procedure[None]:
    """SCH-6.60 At the end of the round each unit that is cut off rolls a d6; on a 6 it is destroyed."""
    if not s.opt.attrition:
        return
    # The units that must roll are noted first, so that a loss changes nothing for the others.
    if s.part == 0:
        s.arrivals = cut_off_units(s)
        s.part = 1
    while s.arrivals:
        yield CHECKPOINT
        u = s.arrivals.pop(0)
        roll = yield from own_d6(s, owner(u), BOOK.attrition.destroyed_on)
        if roll in BOOK.attrition.destroyed_on and s.place[u] >= 0:
            f = ground(s, s.place[u])
            s.journal.tell(LOST_BY_ATTRITION, owner(u), KIND_TERMS[s.kind[u]], field_term(s, f))
            lose_with_cargo(s, u)
    update_status(s)


def cut_off_units(s: ScharzState) -> list[Unit]:
    """SCH-6.60, 6.61 All units that are not connected, in map order; corsairs never roll."""
    nets: list[Networks] = [networks(s, p) for p in range(s.players)]
    found = [
        u
        for u, at in enumerate(s.place)
        if at >= 0 and s.kind[u] != CORSAIR and not nets[owner(u)].is_connected(s, at)
    ]
    return sorted(found, key=lambda u: (ground(s, s.place[u]), u))


def lose_with_cargo(s: ScharzState, u: Unit) -> None:
    """A unit goes back to the supply; a ship takes its passengers and herds along."""
    for passenger in passengers(s, u):
        remove_unit(s, passenger)
    for h in herds_aboard(s, u):
        s.herd_place[h] = -1
        s.herd_kind[h] = 0
    if s.place[u] < ABOARD:
        leave_site(s, u)
    remove_unit(s, u)
