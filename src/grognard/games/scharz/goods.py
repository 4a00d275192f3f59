"""SCH-5.5 Goods and herds: stores and their room, what is taken from a network and what is put into it."""

from __future__ import annotations

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.networks import NO_NETWORK, Networks, networks
from grognard.games.scharz.pieces import add_herd, has_effect
from grognard.games.scharz.state import (
    INSIDE,
    Place,
    ScharzState,
    free_herd,
    places_of,
)
from grognard.games.scharz.status import land_fields_of, settlement_at, settlements_of, yard_at
from grognard.games.scharz.tables import B_FORT
from grognard.games.scharz.terms import INS, ONS, is_in, place_of, term_at
from grognard.kernel.choice import Player, Term

# -- room ----------


def grain_limit(s: ScharzState, f: Field) -> int:
    """How much grain the settlement of a field holds."""
    limit = settlement_at(s, f).grain + BOOK.buildings[B_FORT].grain * s.fort[f]
    return limit + (BOOK.effects.granaries_grain if has_effect(s, s.settler[f], "granaries") else 0)


def grain_room(s: ScharzState, f: Field) -> int:
    return grain_limit(s, f) - s.grain[f]


def fish_room(s: ScharzState, f: Field) -> int:
    return yard_at(s, f).fish - s.fish[f] if s.yard[f] else 0


def herd_room_inside(s: ScharzState, f: Field) -> int:
    """SCH-3.12 Room for herds inside the settlement of a field."""
    return settlement_at(s, f).herds - s.herd_place.count(INSIDE + f) if s.settlement[f] else 0


def herd_room_on(s: ScharzState, f: Field) -> int:
    """SCH-2.8 Free herd places on a land field."""
    return s.board.terrain[f].herd_places - s.herd_place.count(f)


def grain_of(s: ScharzState, p: Player) -> int:
    """The stored grain of a player."""
    return sum(s.grain[f] for f in settlements_of(s, p))


def standing_of(s: ScharzState, p: Player) -> int:
    return sum([s.standing[f] for f in places_of(s.sower, p)])


def fish_of(s: ScharzState, p: Player) -> int:
    return sum(s.fish[f] for f in settlements_of(s, p))


def grain_supply(s: ScharzState, p: Player) -> int:
    """SCH-2.3 Grain discs that a player has left."""
    return max(0, BOOK.supply.grain - grain_of(s, p) - standing_of(s, p))


def fish_supply(s: ScharzState, p: Player) -> int:
    return max(0, BOOK.supply.fish - fish_of(s, p))


# -- stores of a network ----------


def stores_in(s: ScharzState, p: Player, nets: Networks, network: int) -> list[Field]:
    """The own settlements whose stores belong to a network, in map order."""
    return [f for f in settlements_of(s, p) if nets.of_store(f) == network]


def networks_with_stores(s: ScharzState, p: Player, nets: Networks) -> list[int]:
    """The networks in which a player has stores, in map order."""
    found: list[int] = []
    for f in settlements_of(s, p):
        if nets.of_store(f) not in found:
            found.append(nets.of_store(f))
    return found


def grain_in(s: ScharzState, p: Player, nets: Networks, network: int) -> int:
    return sum(s.grain[f] for f in stores_in(s, p, nets, network))


def fish_in(s: ScharzState, p: Player, nets: Networks, network: int) -> int:
    return sum(s.fish[f] for f in stores_in(s, p, nets, network))


def grain_room_in(s: ScharzState, p: Player, nets: Networks, network: int) -> int:
    """How much more grain a network takes, within the supply."""
    room = sum(grain_room(s, f) for f in stores_in(s, p, nets, network))
    return min(room, grain_supply(s, p))


def fish_room_in(s: ScharzState, p: Player, nets: Networks, network: int) -> int:
    room = sum(fish_room(s, f) for f in stores_in(s, p, nets, network))
    return min(room, fish_supply(s, p))


def take_grain(s: ScharzState, stores: list[Field], amount: int) -> None:
    """SCH-5.27 Grain is taken from the store that holds most, ties in map order."""
    for _ in range(amount):
        best = max(stores, key=lambda f: (s.grain[f], -f))
        assert s.grain[best] > 0, "there is not enough grain"
        s.grain[best] -= 1


def take_fish(s: ScharzState, stores: list[Field], amount: int) -> None:
    for _ in range(amount):
        best = max(stores, key=lambda f: (s.fish[f], -f))
        assert s.fish[best] > 0, "there is not enough fish"
        s.fish[best] -= 1


def _by_distance(s: ScharzState, stores: list[Field], f: Field) -> list[Field]:
    """SCH-5.27 The store in the same field first, then the nearest one, ties in map order."""
    steps = s.board.steps[f]
    return sorted(stores, key=lambda g: (steps[g], g))


def put_grain(s: ScharzState, p: Player, stores: list[Field], f: Field, amount: int) -> int:
    """Store grain that comes from field f; what finds no room is lost. The amount stored."""
    stored = 0
    for g in _by_distance(s, stores, f):
        put = max(0, min(amount - stored, grain_room(s, g), grain_supply(s, p)))
        s.grain[g] += put
        stored += put
    return stored


def put_fish(s: ScharzState, p: Player, stores: list[Field], f: Field, amount: int) -> int:
    stored = 0
    for g in _by_distance(s, stores, f):
        put = max(0, min(amount - stored, fish_room(s, g), fish_supply(s, p)))
        s.fish[g] += put
        stored += put
    return stored


def _connected_stores(s: ScharzState, p: Player, f: Field) -> list[Field]:
    """The own stores that are connected to a field."""
    nets = networks(s, p)
    network = nets.of_store(f) if s.settler[f] == p else nets.of_field(f)
    return [] if network == NO_NETWORK else stores_in(s, p, nets, network)


def store_grain(s: ScharzState, p: Player, f: Field, amount: int) -> int:
    """Grain that a player gets in field f goes into connected own stores. The amount stored."""
    return put_grain(s, p, _connected_stores(s, p, f), f, amount)


def store_fish(s: ScharzState, p: Player, f: Field, amount: int) -> int:
    return put_fish(s, p, _connected_stores(s, p, f), f, amount)


def store_herd(s: ScharzState, p: Player, kind: int, f: Field) -> bool:
    """A herd that a player gets in field f goes into the nearest connected own settlement with room."""
    if free_herd(s, p) < 0:
        return False
    for g in _by_distance(s, _connected_stores(s, p, f), f):
        if herd_room_inside(s, g) > 0:
            add_herd(s, p, kind, INSIDE + g)
            return True
    return False


# -- places for herds ----------


def herd_places(s: ScharzState, p: Player, nets: Networks, network: int) -> list[Place]:
    """SCH-6.46 Where a herd of a network finds room: own settlements, and fields of the coalition."""
    found = [INSIDE + f for f in stores_in(s, p, nets, network) if herd_room_inside(s, f) > 0]
    label = nets.label
    return found + [f for f in s.board.lands if label[f] == network and herd_room_on(s, f) > 0]


def all_herd_places(s: ScharzState, p: Player, nets: Networks) -> list[Place]:
    """SCH-13.6 Everywhere that a new herd of the player finds room: inside, else on a field."""
    inside = [INSIDE + f for f in settlements_of(s, p) if herd_room_inside(s, f) > 0]
    return inside or pastures(s, p, nets)


def pastures(s: ScharzState, p: Player, nets: Networks) -> list[Field]:
    """SCH-13.6, 7.6 The fields with a free herd place in the networks of which the player has a part."""
    own = [nets.of_store(f) for f in settlements_of(s, p)]
    own += [nets.of_field(f) for f in land_fields_of(s, p)]
    return [
        f
        for f in s.board.lands
        if nets.has_settlement(f) and nets.of_field(f) in own and herd_room_on(s, f) > 0
    ]


def herd_place_term(s: ScharzState, place: Place) -> Term:
    """The term `in:<field>` or `on:<field>`."""
    return term_at(s, INS, place - INSIDE) if place >= INSIDE else term_at(s, ONS, place)


def herd_place_of(s: ScharzState, term: Term) -> Place:
    f = place_of(s, term)
    return INSIDE + f if is_in(INS, term) else f
