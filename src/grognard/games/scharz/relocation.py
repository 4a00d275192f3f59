"""SCH-6.46 Relocation: herds and goods change their place within a network."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.cargo import herd_term
from grognard.games.scharz.goods import (
    fish_room,
    grain_room,
    herd_place_of,
    herd_place_term,
    herd_places,
    herd_room_inside,
    herd_room_on,
    stores_in,
)
from grognard.games.scharz.networks import NO_NETWORK, Networks, networks
from grognard.games.scharz.state import (
    ABOARD,
    INSIDE,
    Place,
    ScharzState,
    herds_of,
    initiative,
    is_alive,
)
from grognard.games.scharz.status import settlements_of
from grognard.games.scharz.terms import (
    CANCEL,
    DONE,
    FISH,
    FISHES,
    GRAIN,
    GRAINS,
    HERD_TERMS,
    block_of,
    field_of,
    field_term,
    numbers,
    place_of,
    term_at,
    value_of,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

RELOCATE_ITEM: Final = Ask("relocate_item", "SCH-6.46", "herd_place")
RELOCATE_COUNT: Final = Ask("relocate_count", "SCH-6.46", "number")
RELOCATE_TO: Final = Ask("relocate_to", "SCH-6.46", "place")

RELOCATED: Final = Told(
    "relocated", "SCH-6.46", "who:player", "item:term", "count:number", "from:term", "to:term"
)

ASKS: Final = [RELOCATE_ITEM, RELOCATE_COUNT, RELOCATE_TO]
TELLINGS: Final = [RELOCATED]


def relocate(s: ScharzState) -> Procedure[None]:
    """SCH-6.46 In initiative order each player may move own herds and goods within a network."""
    if not s.opt.commodities:
        return
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        if is_alive(s, p):
            yield from relocate_of(s, p)
        s.turn += 1
        s.count = 0


def relocate_of(s: ScharzState, p: Player) -> Procedure[None]:
    while s.count < BOOK.limits.relocations_per_round:
        nets = networks(s, p)
        items = movable_items(s, p, nets)
        if not items:
            return
        yield CHECKPOINT
        item = yield Choice(p, RELOCATE_ITEM, [*items, DONE])
        if item == DONE:
            return
        s.count += 1
        f, block = place_of(s, item), block_of(item)
        if block in (GRAINS, FISHES):
            yield from relocate_goods(s, p, nets, item, f, block == GRAINS)
        else:
            yield from relocate_herds(s, p, nets, item)


def relocate_goods(
    s: ScharzState, p: Player, nets: Networks, item: Term, f: Field, grain: bool
) -> Procedure[None]:
    """Grain or fish goes to another own store of the network."""
    stock, room = (s.grain, grain_room) if grain else (s.fish, fish_room)
    stores = [g for g in stores_in(s, p, nets, nets.of_store(f)) if g != f and room(s, g) > 0]
    most = min(stock[f], max(room(s, g) for g in stores))
    count = yield from pick(p, RELOCATE_COUNT, numbers(1, most), (item,))
    if count == CANCEL:
        return
    amount = value_of(count)
    options = [field_term(s, g) for g in stores if room(s, g) >= amount]
    to = yield from pick(p, RELOCATE_TO, options, (item,))
    if to == CANCEL:
        return
    stock[f] -= amount
    stock[field_of(s, to)] += amount
    s.journal.tell(RELOCATED, p, GRAIN if grain else FISH, amount, field_term(s, f), to)


def relocate_herds(s: ScharzState, p: Player, nets: Networks, item: Term) -> Procedure[None]:
    """Herds of one kind and place go to another place of the network with room."""
    herds = [h for h in herds_of(s, p) if s.herd_place[h] < ABOARD and herd_term(s, h) == item]
    place = s.herd_place[herds[0]]
    count = yield from pick(p, RELOCATE_COUNT, numbers(1, len(herds)), (item,))
    if count == CANCEL:
        return
    amount = value_of(count)
    places = [to for to in herd_targets(s, p, nets, place) if room_at(s, to) >= amount]
    if not places:
        return
    to = yield from pick(p, RELOCATE_TO, [herd_place_term(s, at) for at in places], (item,))
    if to == CANCEL:
        return
    for h in herds[:amount]:
        s.herd_place[h] = herd_place_of(s, to)
    kind = HERD_TERMS[s.herd_kind[herds[0]]]
    s.journal.tell(RELOCATED, p, kind, amount, herd_place_term(s, place), to)


def pick(p: Player, ask: Ask, options: list[Term], about: tuple[Term, ...]) -> Procedure[Term]:
    return (yield Choice(p, ask, [*options, CANCEL] if len(options) > 1 else options, about))


# -- queries ----------


def movable_items(s: ScharzState, p: Player, nets: Networks) -> list[Term]:
    """Herds and stores that have somewhere else to go."""
    items: list[Term] = []
    rooms: dict[int, list[Place]] = {NO_NETWORK: []}
    for h in herds_of(s, p):
        place = s.herd_place[h]
        if place >= ABOARD or (term := herd_term(s, h)) in items:
            continue
        network = nets.of_place(s, place)
        if network not in rooms:
            rooms[network] = herd_places(s, p, nets, network)
        if rooms[network] not in ([], [place]):
            items.append(term)
    settlements = settlements_of(s, p)
    for f in settlements:
        others = [g for g in settlements if g != f and nets.of_store(g) == nets.of_store(f)]
        if s.grain[f] and any(grain_room(s, g) > 0 for g in others):
            items.append(term_at(s, GRAINS, f))
        if s.fish[f] and any(fish_room(s, g) > 0 for g in others):
            items.append(term_at(s, FISHES, f))
    return items


def herd_targets(s: ScharzState, p: Player, nets: Networks, place: Place) -> list[Place]:
    """Where a herd at this place can be moved."""
    network = nets.of_place(s, place)
    if network == NO_NETWORK:
        return []
    return [to for to in herd_places(s, p, nets, network) if to != place]


def room_at(s: ScharzState, place: Place) -> int:
    return herd_room_inside(s, place - INSIDE) if place >= INSIDE else herd_room_on(s, place)
