"""SCH-6.11 to 6.19 Cargo: boarding and landing as parts of a transport's order."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import herd_room_inside, herd_room_on
from grognard.games.scharz.relations import is_friendly, may_enter
from grognard.games.scharz.rights import (
    FREE,
    MOVE,
    RETREAT,
    is_locked,
    passenger_right,
    right_of,
)
from grognard.games.scharz.routes import is_quay, is_snowed_in, shores
from grognard.games.scharz.state import (
    HERD_SLOTS,
    INSIDE,
    NOBODY,
    SLOTS,
    SPENT,
    STAY_PUT,
    WORKING,
    YARD,
    Herd,
    Order,
    Place,
    ScharzState,
    Unit,
    ground,
    herds_aboard,
    passengers,
)
from grognard.games.scharz.status import hostile_open, inside_room, is_own_coalition_settlement
from grognard.games.scharz.tables import TRANSPORT
from grognard.games.scharz.terms import (
    CANCEL,
    DONE,
    FIELDS,
    HERD_CARGO,
    HERD_TERMS,
    HERDS_IN,
    HERDS_ON,
    INS,
    KIND_TERMS,
    ONS,
    PIECES_AT,
    WORKING_PIECE,
    block_of,
    cargo_term,
    place_of,
    term_at,
)
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term

ORDER_LOAD: Final = Ask("order_load", "SCH-6.11", "piece", secret=True)
UNLOAD_PIECE: Final = Ask("unload_piece", "SCH-6.14", "unit", secret=True)
UNLOAD_TO: Final = Ask("unload_to", "SCH-6.14", "field", secret=True)

ASKS: Final = [ORDER_LOAD, UNLOAD_PIECE, UNLOAD_TO]


def choose_loads(s: ScharzState, p: Player, sub: int, ship: Unit, order: Order) -> Procedure[bool]:
    """SCH-6.11, 6.12 What goes aboard, piece by piece. False if the order is cancelled."""
    about = (cargo_term(cargo_of(s, ship)),)
    while True:
        units = loadable_units(s, p, sub, ship, order)
        herds = loadable_herds(s, p, sub, ship, order)
        if not units and not herds:
            return True
        by_term: dict[Term, int] = {load_term(s, u): u for u in reversed(units)}
        herd_by_term: dict[Term, int] = {herd_term(s, h): h for h in reversed(herds)}
        options = sorted(by_term) + sorted(herd_by_term)
        term = yield Choice(p, ORDER_LOAD, [*options, DONE, CANCEL], about)
        if term == CANCEL:
            return False
        if term == DONE:
            return True
        if term in by_term:
            order.loads.append(by_term[term])
        else:
            order.load_herds.append(herd_by_term[term])


def choose_landings(s: ScharzState, p: Player, sub: int, ship: Unit, order: Order) -> Procedure[bool]:
    """SCH-6.14, 6.15, 6.72 Who goes ashore where, piece by piece. False if the order is cancelled."""
    about = (cargo_term(cargo_of(s, ship)),)
    while True:
        targets: dict[Term, list[Place]] = {}
        pieces: dict[Term, int] = {}
        for u in landable_units(s, ship, order):
            term = KIND_TERMS[s.kind[u]]
            if term not in targets and (places := unit_landings(s, p, sub, ship, order, u)):
                targets[term], pieces[term] = places, u
        for h in landable_herds(s, ship, order):
            term = HERD_TERMS[s.herd_kind[h]]
            if term not in targets and (places := herd_landings(s, p, sub, ship, order)):
                targets[term], pieces[term] = places, h
        if not targets:
            return True
        term = yield Choice(p, UNLOAD_PIECE, [*targets, DONE, CANCEL], about)
        if term == CANCEL:
            return False
        if term == DONE:
            return True
        herd = term in HERD_TERMS
        places = targets[term]
        options = [landing_term(s, place, herd) for place in places]
        to = landing_at(s, (yield Choice(p, UNLOAD_TO, options, (term,))))
        if herd:
            order.land_herds.append(pieces[term])
            order.land_herds_at.append(to)
        else:
            order.lands.append(pieces[term])
            order.lands_at.append(to)


def can_do_something_here(s: ScharzState, p: Player, sub: int, ship: Unit, right: int) -> bool:
    """Whether a transport that stays could land or take anything."""
    if s.kind[ship] != TRANSPORT:
        return False
    order = Order([ship], [], STAY_PUT, right, [], [], [], [], [], [])
    if any(unit_landings(s, p, sub, ship, order, u) for u in passengers(s, ship)):
        return True
    if herds_aboard(s, ship) and herd_landings(s, p, sub, ship, order):
        return True
    return bool(loadable_units(s, p, sub, ship, order) or loadable_herds(s, p, sub, ship, order))


# -- boarding ----------


def cargo_of(s: ScharzState, ship: Unit) -> tuple[int, ...]:
    """What a transport carries, as unit kinds and then herd kinds."""
    units = sorted(s.kind[u] for u in passengers(s, ship))
    herds = sorted(HERD_CARGO + s.herd_kind[h] for h in herds_aboard(s, ship))
    return tuple(units + herds)


def places_left(s: ScharzState, ship: Unit, order: Order) -> int:
    """SCH-5.12 Free places aboard; a ship that stays has unloaded first (SCH-6.10)."""
    aboard = passengers(s, ship) + order.loads
    herds = len(herds_aboard(s, ship)) + len(order.load_herds)
    if order.to == STAY_PUT:
        aboard = [u for u in aboard if u not in order.lands]
        herds -= len(order.land_herds)
    used = sum(BOOK.units[s.kind[u]].slots_on_ship for u in aboard) + herds
    return BOOK.units[TRANSPORT].capacity - used


def boarding_fields(s: ScharzState, p: Player, sub: int, ship: Unit, order: Order) -> list[Field]:
    """SCH-6.11 to 6.13 The land fields from which a transport can take pieces now."""
    place = s.place[ship]
    if sub == RETREAT or place < 0:
        return []
    quay = is_quay(s, place)
    found = []
    for f in shores(s, place):
        if is_snowed_in(s, f) or (place < YARD and hostile_open(s, p, f)):
            continue
        # SCH-6.13 A ship that sails takes pieces from one shore only.
        if not quay and order.to != STAY_PUT and any(g != f for g in shore_fields(s, order)):
            continue
        found.append(f)
    return found


def shore_fields(s: ScharzState, order: Order) -> list[Field]:
    """The land fields from which an order takes pieces aboard."""
    fields = [ground(s, s.place[u]) for u in order.loads]
    return fields + [ground(s, s.herd_place[h]) for h in order.load_herds]


def loadable_units(s: ScharzState, p: Player, sub: int, ship: Unit, order: Order) -> list[Unit]:
    """The own land units that could go aboard next."""
    room = places_left(s, ship, order)
    fields = boarding_fields(s, p, sub, ship, order) if room > 0 else []
    if not fields:
        return []
    quay = is_quay(s, s.place[ship])
    found = []
    for u in range(p * SLOTS, p * SLOTS + SLOTS):
        at = s.place[u]
        if at < 0 or at >= YARD or s.kind[u] >= TRANSPORT or (at >= INSIDE and not quay):
            continue
        f = at - INSIDE if at >= INSIDE else at
        if f in fields and BOOK.units[s.kind[u]].slots_on_ship <= room and may_board(s, p, sub, u, f, quay):
            found.append(u)
    busy = [u for other in s.orders[p] for u in (*other.units, *other.loads)] + order.loads
    return [u for u in found if u not in busy]


def may_board(s: ScharzState, p: Player, sub: int, u: Unit, f: Field, quay: bool) -> bool:
    """SCH-6.11 In a shipyard boarding is free; from the shore it uses the unit's step (SCH-6.12)."""
    if sub == MOVE:
        return quay or not s.flags[u] & SPENT
    return not is_locked(s, p, f) if quay else right_of(s, u, sub) == FREE


def loadable_herds(s: ScharzState, p: Player, sub: int, ship: Unit, order: Order) -> list[Herd]:
    """The own herds that could go aboard next."""
    quay = is_quay(s, s.place[ship])
    if places_left(s, ship, order) < 1 or (sub != MOVE and not quay):
        return []
    fields = boarding_fields(s, p, sub, ship, order)
    busy = [h for other in s.orders[p] for h in (*other.herds, *other.load_herds)] + order.load_herds
    found = []
    for h in range(p * HERD_SLOTS, p * HERD_SLOTS + HERD_SLOTS):
        at = s.herd_place[h]
        if 0 <= at < YARD and h not in busy and (at - INSIDE if at >= INSIDE else at) in fields:
            found.append(h)
    return found


# -- landing ----------


def landable_units(s: ScharzState, ship: Unit, order: Order) -> list[Unit]:
    """Passengers, and units that come aboard with this order, who do not land yet."""
    aboard = passengers(s, ship) + (order.loads if order.to != STAY_PUT else [])
    return [u for u in aboard if u not in order.lands]


def landable_herds(s: ScharzState, ship: Unit, order: Order) -> list[Herd]:
    aboard = herds_aboard(s, ship) + (order.load_herds if order.to != STAY_PUT else [])
    return [h for h in aboard if h not in order.land_herds]


def unit_landings(s: ScharzState, p: Player, sub: int, ship: Unit, order: Order, u: Unit) -> list[Place]:
    """SCH-6.14, 6.15 Where a passenger may go ashore."""
    at = s.place[ship] if order.to == STAY_PUT else order.to
    if is_quay(s, at):
        return quay_landings(s, p, order, at)
    if not passenger_right(s, u, order.right if order.to != STAY_PUT else -1, sub):
        return []
    ashore = shore_fields(s, order) if not is_quay(s, s.place[ship]) else []
    if u in order.loads and ashore:
        return []  # SCH-6.14 Boarded from the shore: it lands next round at the earliest.
    return [
        f
        for f in s.board.coasts[at]
        if may_land(s, p, f) and (order.to == STAY_PUT or all(g == f for g in ashore))
    ]


def may_land(s: ScharzState, p: Player, f: Field) -> bool:
    """SCH-6.14 No hostile unit in the open; permission of a truce partner; no snow."""
    return not hostile_open(s, p, f) and may_enter(s, p, f) and not is_snowed_in(s, f)


def quay_landings(s: ScharzState, p: Player, order: Order, at: Place) -> list[Place]:
    """SCH-6.15, 6.74 From a shipyard into its field; before besiegers into the settlement if it has room."""
    f = at - YARD if at >= YARD else at
    if is_snowed_in(s, f):
        return []
    if not hostile_open(s, p, f):
        return [f]
    going = order.lands_at.count(INSIDE + f)
    going += sum(other.lands_at.count(INSIDE + f) for other in s.orders[p])
    if at >= YARD and is_own_coalition_settlement(s, p, f) and inside_room(s, f) > going:
        return [INSIDE + f]
    return []


def herd_landings(s: ScharzState, p: Player, sub: int, ship: Unit, order: Order) -> list[Place]:
    """SCH-6.72 In a shipyard field, or in a field of the coalition at the sea, with a free herd place."""
    at = s.place[ship] if order.to == STAY_PUT else order.to
    quay = is_quay(s, at)
    if sub == RETREAT and not quay:
        return []
    found: list[Place] = []
    for f in shores(s, at):
        holder = s.control[f]
        if is_snowed_in(s, f) or not (quay or (holder != NOBODY and is_friendly(s, p, holder))):
            continue
        if s.settler[f] == p and herd_room_inside(s, f) > planned_herds(s, p, order, INSIDE + f):
            found.append(INSIDE + f)
        if not hostile_open(s, p, f) and herd_room_on(s, f) > planned_herds(s, p, order, f):
            found.append(f)
    return found


def planned_herds(s: ScharzState, p: Player, order: Order, place: Place) -> int:
    """Herds that the own orders bring to a place."""
    return sum(other.land_herds_at.count(place) for other in [*s.orders[p], order])


# -- words ----------


def load_term(s: ScharzState, u: Unit) -> Term:
    """`type@field`"""
    piece = WORKING_PIECE if s.flags[u] & WORKING else s.kind[u]
    return term_at(s, PIECES_AT[piece], ground(s, s.place[u]))


def herd_term(s: ScharzState, h: Herd) -> Term:
    """`kind@in:field` or `kind@on:field`; a herd aboard is on the ship's field."""
    block = HERDS_IN if INSIDE <= s.herd_place[h] < YARD else HERDS_ON
    return term_at(s, block[s.herd_kind[h]], ground(s, s.herd_place[h]))


def landing_term(s: ScharzState, place: Place, herd: bool) -> Term:
    if place >= INSIDE:
        return term_at(s, INS, place - INSIDE)
    return term_at(s, ONS if herd else FIELDS, place)


def landing_at(s: ScharzState, term: Term) -> Place:
    f = place_of(s, term)
    return INSIDE + f if block_of(term) == INS else f
