"""SCH-6.1, 6.2 Orders: what a player writes down secretly in a sub-phase of movement."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.cargo import (
    can_do_something_here,
    cargo_of,
    choose_landings,
    choose_loads,
)
from grognard.games.scharz.rights import (
    ARMY,
    FLEET,
    LIFT,
    MOVE,
    NO_RIGHT,
    RETREAT,
    is_locked,
    land_destinations,
    lift_destinations,
    lift_left,
    right_of,
    ship_destinations,
)
from grognard.games.scharz.routes import harbour_steps
from grognard.games.scharz.state import (
    BORDER,
    INSIDE,
    SELL,
    SLOTS,
    STAY_PUT,
    WORKING,
    YARD,
    Herd,
    Order,
    Place,
    ScharzState,
    Unit,
    ground,
    own_herds_at,
    own_units_at,
)
from grognard.games.scharz.status import yard_at
from grognard.games.scharz.tables import TRANSPORT
from grognard.games.scharz.terms import (
    CANCEL,
    CLEAR,
    DONE,
    FIELDS,
    HERD_TERMS,
    INS,
    KIND_TERMS,
    LIGHT_WORKING,
    SELLS,
    STAY,
    YARDS,
    block_of,
    cargo_term,
    numbers,
    place_of,
    term_at,
    value_of,
)
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term

ORDER_FROM: Final = Ask("order_from", "SCH-6.1", "field", secret=True)
ORDER_PIECE: Final = Ask("order_piece", "SCH-6.1", "unit", secret=True)
ORDER_COUNT: Final = Ask("order_count", "SCH-6.1", "number", secret=True)
ORDER_TO: Final = Ask("order_to", "SCH-6.1", "field", secret=True)

ASKS: Final = [ORDER_FROM, ORDER_PIECE, ORDER_COUNT, ORDER_TO]

Group = tuple[Term, list[Unit]]


def write_orders(s: ScharzState, p: Player, sub: int) -> Procedure[None]:
    """SCH-6.1, 16.2, 16.3 Orders for own pieces, until the player is done; `clear` takes all of them back."""
    for _ in range(BOOK.limits.order_sequences_per_subphase):
        places = places_to_order(s, p, sub)
        if not places and not s.orders[p]:
            return
        options = [place_term(s, place) for place in places]
        term = yield Choice(p, ORDER_FROM, [*options, CLEAR, DONE] if s.orders[p] else [*options, DONE])
        if term == DONE:
            return
        if term == CLEAR:
            s.orders[p].clear()
        else:
            yield from write_order(s, p, sub, place_at(s, term))


def write_order(s: ScharzState, p: Player, sub: int, place: Place) -> Procedure[None]:
    """One order: which piece, how many, where to; a transport also what it takes and lands."""
    about = place_term(s, place)
    groups = groups_at(s, p, sub, place)
    herds = liftable_herds(s, p, sub, place)
    options = [term for term, _ in groups] + [HERD_TERMS[kind] for kind in kinds_among(s, herds)]
    piece = yield from pick(p, ORDER_PIECE, options, (about,))
    if piece == CANCEL:
        return
    if piece in HERD_TERMS:
        yield from lift_herds(s, p, sub, place, HERD_TERMS.index(piece))
        return
    units = next(units for term, units in groups if term == piece)
    if s.kind[units[0]] == TRANSPORT:
        yield from order_transport(s, p, sub, units[0])
        return
    count = yield from pick(p, ORDER_COUNT, numbers(1, len(units)), (piece, about))
    if count == CANCEL:
        return
    chosen = units[: value_of(count)]
    targets = common_destinations(s, p, sub, chosen)
    if not targets:
        return
    to = yield from pick(p, ORDER_TO, [destination_term(s, target) for target in targets], (piece, about))
    if to != CANCEL:
        add_orders(s, p, sub, chosen, destination_at(s, to))


def pick(p: Player, ask: Ask, options: list[Term], about: tuple[Term, ...]) -> Procedure[Term]:
    """A pick inside a sequence: with several options there is also `cancel`."""
    return (yield Choice(p, ask, [*options, CANCEL] if len(options) > 1 else options, about))


def order_transport(s: ScharzState, p: Player, sub: int, ship: Unit) -> Procedure[None]:
    """SCH-6.11 to 6.15 A transport: where it goes, what it takes aboard before and lands afterwards.

    A ship that stays unloads first, then loads (SCH-6.10).
    """
    right = right_of(s, ship, sub)
    piece = cargo_term(cargo_of(s, ship))
    targets = [to for to in ship_destinations(s, ship, right, sub) if fits(s, p, sub, [ship], to)]
    options = [destination_term(s, target) for target in targets]
    if can_do_something_here(s, p, sub, ship, right):
        options.append(STAY)
    term = yield from pick(p, ORDER_TO, options, (piece, place_term(s, s.place[ship])))
    if term == CANCEL:
        return
    to = destination_at(s, term)
    order = Order([ship], [], to, right, [], [], [], [], [], [])
    good = True
    if to == STAY_PUT:
        good = yield from choose_landings(s, p, sub, ship, order)
        if good:
            good = yield from choose_loads(s, p, sub, ship, order)
    elif to < SELL:
        good = yield from choose_loads(s, p, sub, ship, order)
        if good:
            good = yield from choose_landings(s, p, sub, ship, order)
    idle = to == STAY_PUT and not (order.loads or order.load_herds or order.lands or order.land_herds)
    if good and not idle:
        s.orders[p].append(order)


def lift_herds(s: ScharzState, p: Player, sub: int, place: Place, kind: int) -> Procedure[None]:
    """SCH-6.44 Harbour transport of herds, one kind at a time."""
    about = (HERD_TERMS[kind], place_term(s, place))
    herds = [h for h in liftable_herds(s, p, sub, place) if s.herd_kind[h] == kind]
    targets = [g for g in harbour_steps(s, p, place) if lift_room(s, p, place, g) > 0]
    count = yield from pick(p, ORDER_COUNT, numbers(1, len(herds)), about)
    if count == CANCEL:
        return
    targets = [g for g in targets if lift_room(s, p, place, g) >= value_of(count)]
    if not targets:
        return
    to = yield from pick(p, ORDER_TO, [destination_term(s, g) for g in targets], about)
    if to != CANCEL:
        chosen = herds[: value_of(count)]
        s.orders[p].append(Order([], chosen, destination_at(s, to), LIFT, [], [], [], [], [], []))


# -- what can be ordered ----------


def busy_units(s: ScharzState, p: Player) -> list[Unit]:
    """The own units that have an order already."""
    return [u for order in s.orders[p] for u in (*order.units, *order.loads, *order.lands)]


def busy_herds(s: ScharzState, p: Player) -> list[Herd]:
    return [h for order in s.orders[p] for h in (*order.herds, *order.load_herds, *order.land_herds)]


def places_to_order(s: ScharzState, p: Player, sub: int) -> list[Place]:
    """The places of own pieces that can be given an order, in map order."""
    places: list[Place] = []
    for place in s.place[p * SLOTS : p * SLOTS + SLOTS]:
        if 0 <= place < BORDER and place not in places:
            places.append(place)
    busy = busy_units(s, p)
    return [
        place
        for place in sorted(places, key=lambda at: (ground(s, at), at))
        if can_order_from(s, p, sub, place, busy) or liftable_herds(s, p, sub, place)
    ]


def can_order_from(s: ScharzState, p: Player, sub: int, place: Place, busy: list[Unit]) -> bool:
    """Whether any unit at a place that is not busy can be given an order."""
    return any(u not in busy and can_be_ordered(s, p, sub, u) for u in own_units_at(s, p, place))


def groups_at(s: ScharzState, p: Player, sub: int, place: Place) -> list[Group]:
    """SCH-5.10 The pieces at a place that can be given an order, as interchangeable groups."""
    busy = busy_units(s, p)
    groups: dict[Term, list[Unit]] = {}
    for u in own_units_at(s, p, place):
        if u not in busy:
            groups.setdefault(piece_term(s, u), []).append(u)
    return [(term, able) for term, units in groups.items() if (able := orderable(s, p, sub, units))]


def orderable(s: ScharzState, p: Player, sub: int, units: list[Unit]) -> list[Unit]:
    """The units of a group that can be given an order; land units with equal flags all can, or none."""
    if s.kind[units[0]] >= TRANSPORT:
        return [u for u in units if can_be_ordered(s, p, sub, u)]
    able: dict[int, bool] = {}
    for u in units:
        if s.flags[u] not in able:
            able[s.flags[u]] = can_be_ordered(s, p, sub, u)
    return [u for u in units if able[s.flags[u]]]


def can_be_ordered(s: ScharzState, p: Player, sub: int, u: Unit) -> bool:
    """Whether there is anything that a unit can be told to do."""
    if s.kind[u] < TRANSPORT:
        return bool(destinations(s, p, sub, u))
    right = right_of(s, u, sub)
    if any(fits(s, p, sub, [u], to) for to in ship_destinations(s, u, right, sub)):
        return True
    return s.kind[u] == TRANSPORT and can_do_something_here(s, p, sub, u, right)


def piece_term(s: ScharzState, u: Unit) -> Term:
    """SCH-5.8 The kind of a unit, workers apart, transports by their cargo."""
    if s.flags[u] & WORKING:
        return LIGHT_WORKING
    return cargo_term(cargo_of(s, u)) if s.kind[u] == TRANSPORT else KIND_TERMS[s.kind[u]]


def destinations(s: ScharzState, p: Player, sub: int, u: Unit) -> list[Place]:
    """Where one unit may be ordered to, by whatever right."""
    right = right_of(s, u, sub)
    if s.kind[u] >= TRANSPORT:
        found = ship_destinations(s, u, right, sub)
    else:
        found = land_destinations(s, u, right, sub)
        if sub in (MOVE, RETREAT):
            return found
        found = found + [g for g in lift_destinations(s, u, sub) if g not in found]
    return [to for to in found if fits(s, p, sub, [u], to)]


def common_destinations(s: ScharzState, p: Player, sub: int, units: list[Unit]) -> list[Place]:
    """Where all these units of a group may go together; equal land units may go to the same places."""
    found = destinations(s, p, sub, units[0])
    seen = [s.flags[units[0]]]
    for u in units[1:]:
        if s.kind[u] >= TRANSPORT or s.flags[u] not in seen:
            seen.append(s.flags[u])
            others = destinations(s, p, sub, u)
            found = [to for to in found if to in others]
    return found if len(units) == 1 else [to for to in found if fits(s, p, sub, units, to)]


def right_to(s: ScharzState, sub: int, u: Unit, to: Place) -> int:
    """By which right a unit goes there."""
    right = right_of(s, u, sub)
    if s.kind[u] >= TRANSPORT or to in land_destinations(s, u, right, sub):
        return right
    return LIFT


def fits(s: ScharzState, p: Player, sub: int, units: list[Unit], to: Place) -> bool:
    """Room in shipyards, limits of harbour transport, and armies and fleets that move as a body."""
    if YARD <= to < BORDER and len(units) > yard_room(s, p, to - YARD):
        return False
    if sub in (MOVE, RETREAT):
        return True
    rights = [right_to(s, sub, u, to) for u in units]
    lifted = rights.count(LIFT)
    if lifted and lifted > lift_room(s, p, s.place[units[0]], to):
        return False
    return all(is_same_body(s, p, right, u, to) for right, u in zip(rights, units))


def is_same_body(s: ScharzState, p: Player, right: int, u: Unit, to: Place) -> bool:
    """SCH-6.42 An army or fleet goes to one field only."""
    if right not in (ARMY, FLEET):
        return True
    for order in s.orders[p]:
        if order.to in (to, STAY_PUT):
            continue
        if order.right == right and s.place[order.units[0]] == s.place[u]:
            if right == FLEET or s.kind[order.units[0]] == s.kind[u]:
                return False
    return True


def yard_room(s: ScharzState, p: Player, f: Field) -> int:
    """Room in a shipyard as the player can count on it: ships there now, and the own orders."""
    lying = sum(at == YARD + f for at in s.place)
    for order in s.orders[p]:
        if order.units and s.kind[order.units[0]] >= TRANSPORT and order.to != STAY_PUT:
            lying += (order.to == YARD + f) * len(order.units)
            lying -= sum(s.place[u] == YARD + f for u in order.units)
    return yard_at(s, f).ships - lying


def lift_room(s: ScharzState, p: Player, f: Field, g: Field) -> int:
    """Harbour transport left between two harbours after the own orders."""
    limit = BOOK.limits.harbour_lift
    out, into = s.lift_out[f], s.lift_in[g]
    for order in s.orders[p]:
        if order.right == LIFT:
            pieces = len(order.units) + len(order.herds)
            origin = s.place[order.units[0]] if order.units else ground(s, s.herd_place[order.herds[0]])
            out += pieces if origin == f else 0
            into += pieces if order.to == g else 0
    return min(limit - out, limit - into)


def liftable_herds(s: ScharzState, p: Player, sub: int, place: Place) -> list[Herd]:
    """SCH-6.44 Own herds in a harbour field that harbour transport can take elsewhere."""
    if sub in (MOVE, RETREAT) or place >= INSIDE or not s.yard[place] or is_locked(s, p, place):
        return []
    targets = [g for g in harbour_steps(s, p, place) if lift_left(s, place, g) > 0]
    if not targets or all(lift_room(s, p, place, g) <= 0 for g in targets):
        return []
    busy = busy_herds(s, p)
    herds = own_herds_at(s, p, place) + own_herds_at(s, p, INSIDE + place)
    return [h for h in herds if h not in busy]


def kinds_among(s: ScharzState, herds: list[Herd]) -> list[int]:
    return sorted({s.herd_kind[h] for h in herds})


def add_orders(s: ScharzState, p: Player, sub: int, units: list[Unit], to: Place) -> None:
    """Write the order down, apart for units that go by different rights."""
    for right in sorted({right_to(s, sub, u, to) for u in units}):
        assert right != NO_RIGHT, "a unit was ordered without a right"
        same = [u for u in units if right_to(s, sub, u, to) == right]
        s.orders[p].append(Order(same, [], to, right, [], [], [], [], [], []))


# -- words of places ----------


def place_term(s: ScharzState, place: Place) -> Term:
    """`field`, `in:field` or `shipyard:field`."""
    if place >= YARD:
        return term_at(s, YARDS, place - YARD)
    return term_at(s, INS, place - INSIDE) if place >= INSIDE else term_at(s, FIELDS, place)


def place_at(s: ScharzState, term: Term) -> Place:
    f, block = place_of(s, term), block_of(term)
    return YARD + f if block == YARDS else INSIDE + f if block == INS else f


def destination_term(s: ScharzState, to: Place) -> Term:
    if to == STAY_PUT:
        return STAY
    return term_at(s, SELLS, to - SELL) if to >= SELL else place_term(s, to)


def destination_at(s: ScharzState, term: Term) -> Place:
    if term == STAY:
        return STAY_PUT
    return SELL + place_of(s, term) if block_of(term) == SELLS else place_at(s, term)
