"""SCH-12.16, 12.17 Trade: the bank, herds at a harbour, slaughter."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.barter import open_stores, tradable_herds
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.cargo import herd_term
from grognard.games.scharz.goods import (
    fish_in,
    fish_room_in,
    grain_in,
    grain_room_in,
    herd_place_of,
    herd_place_term,
    herd_places,
    put_fish,
    put_grain,
    stores_in,
    take_fish,
    take_grain,
)
from grognard.games.scharz.networks import Networks, networks
from grognard.games.scharz.pieces import add_herd, remove_herd
from grognard.games.scharz.setup import PLACE_HERD
from grognard.games.scharz.state import Herd, ScharzState, free_herd, herds_of
from grognard.games.scharz.status import unblocked_harbours
from grognard.games.scharz.tables import HERD_IDS, Lot
from grognard.games.scharz.terms import (
    BANK,
    BUY_HERD,
    CANCEL,
    HERD_TERMS,
    LOT_TERMS,
    SELL_HERD,
    SLAUGHTER,
    field_of,
    field_terms,
    numbers,
    value_of,
)
from grognard.games.scharz.trading import TRADE_COUNT, TRADE_PLACE, TRADE_WHAT, TradeAction, pick
from grognard.kernel.choice import Player, Procedure
from grognard.kernel.journal import Told

BANKED: Final = Told("banked", "SCH-12.16", "who:player", "lot:term", "count:number")
HERD_BOUGHT: Final = Told("herd_bought", "SCH-12.16", "who:player", "herd:term", "coins:number")
HERD_SOLD: Final = Told("herd_sold", "SCH-12.16", "who:player", "herd:term", "coins:number")
SLAUGHTERED: Final = Told("slaughtered", "SCH-12.17", "who:player", "herd:term", "coins:number")

TELLINGS: Final = [BANKED, HERD_BOUGHT, HERD_SOLD, SLAUGHTERED]

MEAT_LOT: Final = next(lot for lot in BOOK.lots if "meat" in lot.give)

# -- the bank ----------


def bank(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-12.16 A lot, the network it is traded in, and how often."""
    nets = networks(s, p)
    places = trading_places(s, p, nets)
    lots = [n for n, lot in enumerate(BOOK.lots) if any(lots_possible(s, p, nets, f, lot) for f in places)]
    what = yield from pick(p, TRADE_WHAT, [LOT_TERMS[n] for n in lots], (BANK,))
    if what == CANCEL:
        return False
    lot = BOOK.lots[LOT_TERMS.index(what)]
    fields = [f for f in places if lots_possible(s, p, nets, f, lot)]
    place = yield from pick(p, TRADE_PLACE, field_terms(s, fields), (BANK, what))
    if place == CANCEL:
        return False
    f = field_of(s, place)
    most = lots_possible(s, p, nets, f, lot)
    count = yield from pick(p, TRADE_COUNT, numbers(1, most), (BANK, what))
    if count == CANCEL:
        return False
    for _ in range(value_of(count)):
        trade_lot(s, p, nets, f, lot)
    s.bank_trades += 1
    s.journal.tell(BANKED, p, what, value_of(count))
    return True


def trading_places(s: ScharzState, p: Player, nets: Networks) -> list[Field]:
    """One own store for each network in which the player can trade."""
    found: list[Field] = []
    for f in open_stores(s, p):
        if all(nets.of_store(f) != nets.of_store(g) for g in found):
            found.append(f)
    return found


def has_harbour_in(s: ScharzState, p: Player, nets: Networks, f: Field) -> bool:
    """SCH-12.16 An unblocked harbour of the coalition in the network of a store."""
    return any(nets.of_store(g) == nets.of_store(f) for g in unblocked_harbours(s, p))


def lots_possible(s: ScharzState, p: Player, nets: Networks, f: Field, lot: Lot) -> int:
    """How often a lot can be traded in the network of a store now."""
    if "meat" in lot.give or (lot.needs == "harbour" and not has_harbour_in(s, p, nets, f)):
        return 0
    network = nets.of_store(f)
    most = BOOK.supply.grain
    for good, amount in lot.give.items():
        stock = {"coins": s.coins[p], "grain": grain_in(s, p, nets, network)}
        most = min(most, (stock[good] if good in stock else fish_in(s, p, nets, network)) // amount)
    for good, amount in lot.get.items():
        if good == "grain":
            most = min(most, grain_room_in(s, p, nets, network) // amount)
        elif good == "fish":
            most = min(most, fish_room_in(s, p, nets, network) // amount)
    return most


def trade_lot(s: ScharzState, p: Player, nets: Networks, f: Field, lot: Lot) -> None:
    stores = stores_in(s, p, nets, nets.of_store(f))
    s.coins[p] += lot.get.get("coins", 0) - lot.give.get("coins", 0)
    take_grain(s, stores, lot.give.get("grain", 0))
    take_fish(s, stores, lot.give.get("fish", 0))
    put_grain(s, p, stores, f, lot.get.get("grain", 0))
    put_fish(s, p, stores, f, lot.get.get("fish", 0))


def can_bank(s: ScharzState, p: Player) -> bool:
    if not s.opt.commodities or s.bank_trades >= BOOK.limits.bank_trades_per_round:
        return False
    nets = networks(s, p)
    return any(lots_possible(s, p, nets, f, lot) > 0 for f in trading_places(s, p, nets) for lot in BOOK.lots)


# -- herds ----------


def herd_kinds(s: ScharzState) -> list[int]:
    """SCH-5.3 The kinds of herds in the game."""
    return [kind for kind in range(len(HERD_IDS)) if s.opt.is_on(BOOK.herds[kind].option)]


def buy_herd(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.3, 12.16 A herd from the bank, placed in the network of a harbour."""
    nets = networks(s, p)
    kinds = [kind for kind in herd_kinds(s) if s.coins[p] >= BOOK.herds[kind].buy]
    what = yield from pick(p, TRADE_WHAT, [HERD_TERMS[kind] for kind in kinds], (BUY_HERD,))
    if what == CANCEL:
        return False
    kind = HERD_TERMS.index(what)
    options = [herd_place_term(s, place) for place in places_for_bought_herd(s, p, nets)]
    place = yield from pick(p, PLACE_HERD, options, (what,))
    if place == CANCEL:
        return False
    s.coins[p] -= BOOK.herds[kind].buy
    add_herd(s, p, kind, herd_place_of(s, place))
    s.journal.tell(HERD_BOUGHT, p, what, BOOK.herds[kind].buy)
    return True


def places_for_bought_herd(s: ScharzState, p: Player, nets: Networks) -> list[int]:
    """Room in the networks that hold an unblocked harbour of the coalition and an own store."""
    found: list[int] = []
    for f in trading_places(s, p, nets):
        if has_harbour_in(s, p, nets, f):
            found += herd_places(s, p, nets, nets.of_store(f))
    return found


def can_buy_herd(s: ScharzState, p: Player) -> bool:
    if not s.opt.commodities or free_herd(s, p) < 0:
        return False
    if s.coins[p] < min(BOOK.herds[kind].buy for kind in herd_kinds(s)) or not unblocked_harbours(s, p):
        return False
    return bool(places_for_bought_herd(s, p, networks(s, p)))


def sell_herd(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.3, 12.16 A herd goes to the bank through a harbour of its network."""
    herds = {herd_term(s, h): h for h in reversed(sellable_herds(s, p))}
    what = yield from pick(p, TRADE_WHAT, sorted(herds), (SELL_HERD,))
    if what == CANCEL:
        return False
    h = herds[what]
    coins = BOOK.herds[s.herd_kind[h]].sell
    s.journal.tell(HERD_SOLD, p, HERD_TERMS[s.herd_kind[h]], coins)
    s.coins[p] += coins
    remove_herd(s, h)
    return True


def sellable_herds(s: ScharzState, p: Player) -> list[Herd]:
    harbours = unblocked_harbours(s, p)
    if not harbours or not s.opt.commodities:
        return []
    nets = networks(s, p)
    ports = [nets.of_store(f) for f in harbours]
    return [h for h in herds_of(s, p) if nets.of_place(s, s.herd_place[h]) in ports]


def can_sell_herd(s: ScharzState, p: Player) -> bool:
    return bool(sellable_herds(s, p))


def slaughter(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-12.17 The meat of a herd is sold at once, 2 for 1 coin."""
    herds = {herd_term(s, h): h for h in reversed(slaughterable(s, p))}
    what = yield from pick(p, TRADE_WHAT, sorted(herds), (SLAUGHTER,))
    if what == CANCEL:
        return False
    h = herds[what]
    coins = meat_price(BOOK.herds[s.herd_kind[h]].meat)
    s.journal.tell(SLAUGHTERED, p, HERD_TERMS[s.herd_kind[h]], coins)
    s.coins[p] += coins
    remove_herd(s, h)
    return True


def meat_price(meat: int) -> int:
    """SCH-12.17 2 meat for 1 coin, the rest is lost."""
    return meat // MEAT_LOT.give["meat"] * MEAT_LOT.get["coins"]


def slaughterable(s: ScharzState, p: Player) -> list[Herd]:
    return tradable_herds(s, p)


def can_slaughter(s: ScharzState, p: Player) -> bool:
    return s.opt.commodities and bool(slaughterable(s, p))


MARKET: Final = [
    TradeAction(BANK, can_bank, bank),
    TradeAction(BUY_HERD, can_buy_herd, buy_herd),
    TradeAction(SELL_HERD, can_sell_herd, sell_herd),
    TradeAction(SLAUGHTER, can_slaughter, slaughter),
]
