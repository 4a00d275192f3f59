"""SCH-6.3 Reveal: all orders are carried out together; enemies who cross stop on the border."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import herd_room_inside, herd_room_on
from grognard.games.scharz.orders import destination_term, piece_term, place_term
from grognard.games.scharz.pieces import turn_into
from grognard.games.scharz.relations import is_friendly
from grognard.games.scharz.rights import LIFT, MOVE, RELEASED, SECOND_PASS, SPECIAL_MOVE, STEP, lift_left
from grognard.games.scharz.routes import is_quay
from grognard.games.scharz.state import (
    ABOARD,
    BORDER,
    FREED,
    HARBOUR,
    INSIDE,
    MOVED,
    SELL,
    SPECIAL,
    SPENT,
    STAY_PUT,
    YARD,
    Herd,
    Order,
    Place,
    ScharzState,
    Unit,
    ground,
    initiative,
)
from grognard.games.scharz.status import Presence, inside_room, ship_room, update_status
from grognard.games.scharz.tables import LIGHT, TRANSPORT, WARSHIP
from grognard.games.scharz.terms import HERD_TERMS, field_term
from grognard.games.scharz.terrain import enter_field, leave_site
from grognard.kernel.choice import Player
from grognard.kernel.journal import Told

ORDERED: Final = Told("ordered", "SCH-6.1", "who:player", "unit:term", "count:number", "from:term", "to:term")
BOARDED: Final = Told("boarded", "SCH-6.11", "who:player", "pieces:terms", "from:term")
LANDED: Final = Told("landed", "SCH-6.14", "who:player", "pieces:terms", "at:term")
LIFTED: Final = Told("lifted", "SCH-6.44", "who:player", "pieces:terms", "from:term", "to:term")
NO_ROOM: Final = Told("no_room", "SCH-6.71", "who:player", "pieces:terms", "to:term")
CROSSED: Final = Told(
    "crossed", "SCH-6.22", "who:player", "unit:term", "count:number", "from:term", "to:term"
)
SOLD_SHIP: Final = Told("sold_ship", "SCH-5.14", "who:player", "ship:term", "at:term", "coins:number")

TELLINGS: Final = [ORDERED, BOARDED, LANDED, LIFTED, NO_ROOM, CROSSED, SOLD_SHIP]


def reveal(s: ScharzState, sub: int) -> None:
    """SCH-6.10 The steps of a reveal, all players together. Rolls and status follow (see movement.py)."""
    orders = [(p, order) for p in initiative(s) for order in s.orders[p]]
    besieged = [u for u, at in enumerate(s.place) if INSIDE <= at < YARD and s.encircled[at - INSIDE] >= 0]
    # (1) Ships that will not sail unload; then all boarding.
    for p, order in owners_first(s, orders):
        if order.to == STAY_PUT:
            tire_busy_ship(s, order)
            land_cargo(s, p, order, sub)
    for p, order in orders:
        board_cargo(s, p, order, sub)
    # (2) All steps at once, then harbour transport and shipyards as far as there is room.
    arrived = make_steps(s, orders)
    for p, order in owners_first(s, orders):
        if order.right == LIFT:
            lift(s, p, order)
    # (3) Landings and sales.
    for p, order in owners_first(s, orders):
        if order.units and order.units[0] in arrived:
            if order.to >= SELL:
                beach(s, p, order)
            else:
                land_cargo(s, p, order, sub)
    s.orders = [[] for _ in range(s.players)]
    update_status(s)
    if sub == MOVE:
        for u in besieged:
            if s.place[u] < INSIDE:
                s.flags[u] |= FREED


def owners_first(s: ScharzState, orders: list[tuple[Player, Order]]) -> list[tuple[Player, Order]]:
    """SCH-6.71 Where herds or harbour transport need room, the owner of the field goes before the others."""

    def is_guest(step: tuple[Player, Order]) -> bool:
        p, order = step
        fields = [ground(s, place) for place in order.land_herds_at]
        if order.right == LIFT:
            fields.append(order.to)
        return any(p not in (s.settler[f], s.control[f]) for f in fields)

    return sorted(orders, key=is_guest)


# -- boarding and landing ----------


def tire_busy_ship(s: ScharzState, order: Order) -> None:
    """SCH-6.13 A ship that deals with two or more shores in one sub-phase is spent."""
    ship = order.units[0]
    if is_quay(s, s.place[ship]):
        return
    shores = {ground(s, s.place[u]) for u in order.loads}
    shores |= {ground(s, s.herd_place[h]) for h in order.load_herds}
    shores |= {ground(s, place) for place in order.lands_at + order.land_herds_at}
    if len(shores) > 1:
        s.flags[ship] |= SPENT


def board_cargo(s: ScharzState, p: Player, order: Order, sub: int) -> None:
    """SCH-6.11, 6.12 Units and herds go aboard; from the shore the units are spent."""
    if not order.loads and not order.load_herds:
        return
    ship = order.units[0]
    quay = is_quay(s, s.place[ship])
    terms = tuple([piece_term(s, u) for u in order.loads] + herd_terms(s, order.load_herds))
    origin = ground(s, (s.place[order.loads[0]] if order.loads else s.herd_place[order.load_herds[0]]))
    s.journal.tell(BOARDED, p, terms, field_term(s, origin))
    for u in order.loads:
        leave_site(s, u)
        s.place[u] = ABOARD + ship
        if not quay:
            s.flags[u] |= SPENT if sub == MOVE else SPENT | SPECIAL
    for h in order.load_herds:
        s.herd_place[h] = ABOARD + ship


def land_cargo(s: ScharzState, p: Player, order: Order, sub: int) -> None:
    """SCH-6.14, 6.15, 6.16 Passengers go ashore; from the sea they are spent afterwards."""
    if not order.lands and not order.land_herds:
        return
    free = is_quay(s, s.place[order.units[0]])
    for u, to in zip(order.lands, order.lands_at):
        if to < INSIDE:
            enter_field(s, u, to)
            if not free:
                s.flags[u] |= SPENT
        elif inside_room(s, to - INSIDE) > 0:
            s.place[u] = to
        else:
            continue
        if sub in (SPECIAL_MOVE, SECOND_PASS):
            s.flags[u] |= SPECIAL  # SCH-6.77 It does not strengthen an army of the second pass.
    for h, to in zip(order.land_herds, order.land_herds_at):
        put_herd(s, h, to)
    terms = tuple([piece_term(s, u) for u in order.lands] + herd_terms(s, order.land_herds))
    s.journal.tell(LANDED, p, terms, field_term(s, ground(s, (order.lands_at + order.land_herds_at)[0])))


def put_herd(s: ScharzState, h: Herd, to: Place) -> bool:
    """SCH-6.71 A herd comes to a place if there is room; otherwise it stays where it is."""
    room = herd_room_inside(s, to - INSIDE) if to >= INSIDE else herd_room_on(s, to)
    if room > 0:
        s.herd_place[h] = to
    return room > 0


def lift(s: ScharzState, p: Player, order: Order) -> None:
    """SCH-6.44 Harbour transport, four pieces out of and into each harbour per round."""
    first = s.place[order.units[0]] if order.units else ground(s, s.herd_place[order.herds[0]])
    terms = tuple([piece_term(s, u) for u in order.units] + herd_terms(s, order.herds))
    about = (field_term(s, first), field_term(s, order.to))
    stayed = False
    for u in order.units:
        if lift_left(s, first, order.to) > 0:
            enter_field(s, u, order.to)
            s.flags[u] |= SPECIAL
            count_lift(s, first, order.to)
        else:
            stayed = True
    for h in order.herds:
        inside = s.settler[order.to] == p and herd_room_inside(s, order.to) > 0
        if lift_left(s, first, order.to) > 0 and put_herd(s, h, INSIDE + order.to if inside else order.to):
            count_lift(s, first, order.to)
        else:
            stayed = True
    s.journal.tell(LIFTED, p, terms, *about)
    if stayed:
        s.journal.tell(NO_ROOM, p, terms, about[1])


def count_lift(s: ScharzState, f: Field, g: Field) -> None:
    s.lift_out[f] += 1
    s.lift_in[g] += 1


def beach(s: ScharzState, p: Player, order: Order) -> None:
    """SCH-5.14 Empty ships land for good: each becomes a light infantry, its owner gets coins."""
    f = order.to - SELL
    for ship in order.units:
        coins = ship_price(s, p, s.kind[ship], f)
        s.journal.tell(SOLD_SHIP, p, piece_term(s, ship), field_term(s, f), coins)
        s.coins[p] += coins
        turn_into(s, ship, LIGHT)
        enter_field(s, ship, f)
        s.flags[ship] |= SPENT


def ship_price(s: ScharzState, p: Player, kind: int, f: Field) -> int:
    """SCH-5.14 The full price in a shipyard (a warship's only in a harbour), less on a beach."""
    row = BOOK.units[kind]
    in_yard = s.yard[f] > 0 and is_friendly(s, p, s.settler[f])
    if in_yard and (kind != WARSHIP or s.yard[f] == HARBOUR):
        return row.sell_in_shipyard
    return row.sell_elsewhere


# -- steps and crossings ----------


def make_steps(s: ScharzState, orders: list[tuple[Player, Order]]) -> list[Unit]:
    """SCH-6.22 Everybody steps; enemies who cross stop on the border. Result: the units that arrived."""
    steps = [
        (p, order) for p, order in orders if order.to != STAY_PUT and order.right != LIFT and order.units
    ]
    crossings = crossing_masks(s, steps)
    arrived: list[Unit] = []
    to_yards: list[tuple[Player, Order]] = []
    for p, order in steps:
        first = order.units[0]
        origin = ground(s, s.place[first])
        edge = crossed_edge(s, first, order.to)
        s.journal.tell(
            ORDERED,
            p,
            piece_term(s, first),
            len(order.units),
            place_term(s, s.place[first]),
            destination_term(s, order.to),
        )
        if edge >= 0 and s.foes[p] & crossings.get(crossing_key(s, first, edge, order.to, origin), 0):
            stop_on_border(s, p, order, edge)
            continue
        if YARD <= order.to < BORDER:
            to_yards.append((p, order))
            continue
        for u in order.units:
            take_step(s, u, order.to, order.right)
            arrived.append(u)
    turns = initiative(s)
    to_yards.sort(key=lambda step: (step[0] != s.settler[step[1].to - YARD], turns.index(step[0])))
    for p, order in to_yards:
        arrived += enter_yard(s, p, order)
    return arrived


def crossed_edge(s: ScharzState, u: Unit, to: Place) -> int:
    """The edge on which a step could meet an enemy; -1 for landings, shipyards and harbour ways."""
    place = s.place[u]
    if to >= INSIDE or place >= YARD:
        return -1
    origin = ground(s, place)
    land = s.board.is_land
    if s.kind[u] >= TRANSPORT and land[origin] != land[to]:
        return -1
    return s.board.edge_between(origin, to)


def crossing_key(s: ScharzState, u: Unit, edge: int, to: Field, origin: Field) -> int:
    """Who comes the other way: the same edge, the same element, the opposite direction."""
    return crossing_code(edge, s.kind[u] >= TRANSPORT, origin, to)


def crossing_code(edge: int, at_sea: bool, to: Field, origin: Field) -> int:
    return edge << 2 | at_sea << 1 | (origin < to)


def crossing_masks(s: ScharzState, steps: list[tuple[Player, Order]]) -> dict[int, int]:
    """The players who step over each edge, by direction and element."""
    masks: dict[int, int] = {}
    for p, order in steps:
        u = order.units[0]
        edge = crossed_edge(s, u, order.to)
        if edge >= 0:
            code = crossing_code(edge, s.kind[u] >= TRANSPORT, order.to, ground(s, s.place[u]))
            masks[code] = masks.get(code, 0) | 1 << p
    return masks


def stop_on_border(s: ScharzState, p: Player, order: Order, edge: int) -> None:
    """SCH-6.22, 6.23 These units meet an enemy on the border; passengers stay aboard."""
    origin = ground(s, s.place[order.units[0]])
    s.journal.tell(
        CROSSED,
        p,
        piece_term(s, order.units[0]),
        len(order.units),
        field_term(s, origin),
        destination_term(s, order.to),
    )
    for u in order.units:
        leave_site(s, u)
        s.came_from[u] = origin
        s.place[u] = BORDER + edge
        mark_step(s, u, order.right)


def take_step(s: ScharzState, u: Unit, to: Place, right: int) -> None:
    """One unit makes its step; a ship that is to be sold stays at sea until it lands."""
    if s.kind[u] < TRANSPORT:
        enter_field(s, u, to)
    elif to < SELL:
        s.came_from[u] = ground(s, s.place[u])
        s.place[u] = to
    mark_step(s, u, right)


def mark_step(s: ScharzState, u: Unit, right: int) -> None:
    """SCH-6.2, 6.43 A step uses the allowance; a special move does not."""
    s.flags[u] |= MOVED | (SPENT if right in (STEP, RELEASED) else SPECIAL)


def enter_yard(s: ScharzState, p: Player, order: Order) -> list[Unit]:
    """SCH-6.9, 6.71 Ships enter a shipyard as far as it has room; the others stay where they were."""
    f = order.to - YARD
    arrived = []
    for u in order.units:
        if ship_room(s, f) > 0:
            take_step(s, u, order.to, order.right)
            arrived.append(u)
    if len(arrived) < len(order.units):
        left = tuple(piece_term(s, u) for u in order.units if u not in arrived)
        s.journal.tell(NO_ROOM, p, left, destination_term(s, order.to))
    return arrived


# -- locks ----------


def hostile_fields(s: ScharzState, p: Player, here: Presence) -> int:
    """The bits of the fields in whose open units hostile to a player stand."""
    foes = s.foes[p]
    return sum(1 << f for f, mask in enumerate(here.masks) if mask & foes)


def lock_fields(s: ScharzState) -> None:
    """SCH-7.14 After the reveal of the move: fields with hostile units are locked."""
    here = Presence(s)
    s.locked = [hostile_fields(s, p, here) for p in range(s.players)]


def unlock_fields(s: ScharzState) -> None:
    """SCH-7.14 A lock ends when no hostile unit is left; the fields set free are noted."""
    here = Presence(s)
    for p in range(s.players):
        still = s.locked[p] & hostile_fields(s, p, here)
        s.released[p] = s.locked[p] & ~still
        s.locked[p] = still


def herd_terms(s: ScharzState, herds: list[Herd]) -> list[int]:
    return [HERD_TERMS[s.herd_kind[h]] for h in herds]
