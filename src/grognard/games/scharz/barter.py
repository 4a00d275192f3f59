"""SCH-12.18, 14.18 What changes hands between players: coins, grain, fish and herds."""

from __future__ import annotations

from grognard.games.scharz.board import Field
from grognard.games.scharz.goods import (
    fish_room,
    fish_supply,
    grain_room,
    grain_supply,
    herd_room_inside,
    herd_room_on,
    pastures,
    put_fish,
    put_grain,
    take_fish,
    take_grain,
)
from grognard.games.scharz.networks import is_cut_off, networks
from grognard.games.scharz.pieces import add_herd, remove_herd
from grognard.games.scharz.state import (
    ABOARD,
    INSIDE,
    NOBODY,
    ScharzState,
    free_herd,
    herds_of,
)
from grognard.games.scharz.status import (
    are_adjacent_realms,
    is_unblocked_harbour,
    settlements_of,
)
from grognard.games.scharz.tables import HERD_IDS
from grognard.kernel.choice import Player


class Bundle:
    """Coins, grain, fish and herds by kind."""

    __slots__ = ("coins", "fish", "grain", "herds")

    def __init__(self) -> None:
        self.coins = 0
        self.grain = 0
        self.fish = 0
        self.herds = [0] * len(HERD_IDS)

    def is_empty(self) -> bool:
        return not (self.coins or self.grain or self.fish or any(self.herds))


def has_trade_access(s: ScharzState, a: Player, b: Player) -> bool:
    """SCH-12.18 Both have an unblocked harbour, or their realms are adjacent."""
    return (has_open_harbour(s, a) and has_open_harbour(s, b)) or are_adjacent_realms(s, a, b)


def has_open_harbour(s: ScharzState, p: Player) -> bool:
    return any(is_unblocked_harbour(s, f) for f in settlements_of(s, p))


def open_stores(s: ScharzState, p: Player) -> list[Field]:
    """SCH-12.6 Own stores that can trade: not encircled, or supplied by sea."""
    stores = settlements_of(s, p)
    if all(s.encircled[f] == NOBODY for f in stores):
        return stores
    nets = networks(s, p)
    return [f for f in stores if s.encircled[f] == NOBODY or nets.of_store(f) != s.board.n + f]


def goods_at_hand(s: ScharzState, p: Player) -> Bundle:
    """All that a player could hand over."""
    bundle = Bundle()
    stores = open_stores(s, p)
    bundle.coins = s.coins[p]
    bundle.grain = sum(s.grain[f] for f in stores)
    bundle.fish = sum(s.fish[f] for f in stores)
    for h in tradable_herds(s, p):
        bundle.herds[s.herd_kind[h]] += 1
    return bundle


def tradable_herds(s: ScharzState, p: Player) -> list[int]:
    """SCH-12.6 Own herds that are neither aboard a ship nor cut off by a siege."""
    return [h for h in herds_of(s, p) if s.herd_place[h] < ABOARD and not is_cut_off(s, p, s.herd_place[h])]


def room_for(s: ScharzState, p: Player) -> Bundle:
    """All that a player could store; `herds` counts places, the same for every kind."""
    bundle = Bundle()
    stores = open_stores(s, p)
    bundle.grain = min(grain_supply(s, p), sum(grain_room(s, f) for f in stores))
    bundle.fish = min(fish_supply(s, p), sum(fish_room(s, f) for f in stores))
    nets = networks(s, p)
    places = sum(herd_room_inside(s, f) for f in stores)
    places += sum(herd_room_on(s, f) for f in pastures(s, p, nets))
    pieces = len(s.herd_place) // s.players - len(herds_of(s, p))
    bundle.herds = [min(places, pieces)] * len(HERD_IDS)
    return bundle


def goods_for(s: ScharzState, giver: Player, taker: Player) -> Bundle:
    """SCH-14.31 What the giver could hand over of grain, fish and each kind of herd, and the taker store."""
    stock, room = goods_at_hand(s, giver), room_for(s, taker)
    stock.coins = 0
    stock.grain, stock.fish = min(stock.grain, room.grain), min(stock.fish, room.fish)
    stock.herds = [min(count, places) for count, places in zip(stock.herds, room.herds)]
    return stock


def hand_over(s: ScharzState, giver: Player, taker: Player, bundle: Bundle) -> None:
    """SCH-5.27, 5.28 From the giver's fullest stores into the taker's; what finds no room is lost."""
    s.coins[giver] -= bundle.coins
    s.coins[taker] += bundle.coins
    mine, theirs = open_stores(s, giver), open_stores(s, taker)
    take_grain(s, mine, bundle.grain)
    take_fish(s, mine, bundle.fish)
    start = theirs[0] if theirs else 0
    put_grain(s, taker, theirs, start, bundle.grain)
    put_fish(s, taker, theirs, start, bundle.fish)
    for kind, count in enumerate(bundle.herds):
        for _ in range(count):
            give_herd(s, giver, taker, kind)


def give_herd(s: ScharzState, giver: Player, taker: Player, kind: int) -> None:
    """One herd changes its owner; it goes where the taker has room, inside first."""
    h = next(h for h in tradable_herds(s, giver) if s.herd_kind[h] == kind)
    remove_herd(s, h)
    if free_herd(s, taker) < 0:
        return
    places = [INSIDE + f for f in open_stores(s, taker) if herd_room_inside(s, f) > 0]
    places = places or pastures(s, taker, networks(s, taker))
    if places:
        add_herd(s, taker, kind, places[0])
