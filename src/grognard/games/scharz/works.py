"""SCH-12.8 to 12.10 Trade: building sites, workers, speed."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.barracks import may_have_yard
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.construction import sites_of
from grognard.games.scharz.networks import is_cut_off, networks
from grognard.games.scharz.pieces import buildings_left
from grognard.games.scharz.points import can_pay_prestige, pay_prestige, prestige_cost
from grognard.games.scharz.state import (
    DOCK,
    HARBOUR,
    INSIDE,
    SLOTS,
    TOWN,
    VILLAGE,
    WORKING,
    ScharzState,
    idle_light,
    workers,
)
from grognard.games.scharz.status import hostile_open, settlements_of
from grognard.games.scharz.tables import B_DOCK, B_FORT, B_HARBOUR, B_TOWN, B_VILLAGE, LIGHT
from grognard.games.scharz.terms import (
    ADD_WORKERS,
    BUILD,
    BUILDING_TERMS,
    CANCEL,
    SPEED_UP,
    field_of,
    field_terms,
    numbers,
    value_of,
)
from grognard.games.scharz.trading import TRADE_COUNT, TRADE_PLACE, TRADE_WHAT, TradeAction, pick
from grognard.kernel.choice import Player, Procedure
from grognard.kernel.journal import Told

STARTED: Final = Told("started", "SCH-12.8", "who:player", "building:term", "field:term", "workers:number")
WORKERS_ADDED: Final = Told("workers_added", "SCH-12.9", "who:player", "field:term", "workers:number")
SPED_UP: Final = Told("sped_up", "SCH-12.10", "who:player", "field:term", "coins:number")

TELLINGS: Final = [STARTED, WORKERS_ADDED, SPED_UP]

# -- start building ----------


def build(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-12.8 A new site: where, what, and with how many workers."""
    place = yield from pick(p, TRADE_PLACE, field_terms(s, building_grounds(s, p)), (BUILD,))
    if place == CANCEL:
        return False
    f = field_of(s, place)
    options = [BUILDING_TERMS[b] for b in buildable_at(s, p, f)]
    what = yield from pick(p, TRADE_WHAT, options, (BUILD, place))
    if what == CANCEL:
        return False
    row = BOOK.buildings[BUILDING_TERMS.index(what)]
    most = min(BOOK.construction.max_workers, len(idle_light(s, p, f)))
    count = yield from pick(p, TRADE_COUNT, numbers(row.min_workers, most), (BUILD, what))
    if count == CANCEL:
        return False
    s.coins[p] -= row.coins
    pay_prestige(s, p, prestige_cost(s, row.prestige))
    s.site[f] = BUILDING_TERMS.index(what)
    s.site_owner[f] = p
    s.progress[f] = s.sped_up[f] = 0
    put_to_work(s, p, f, value_of(count))
    s.journal.tell(STARTED, p, what, place, value_of(count))
    return True


def put_to_work(s: ScharzState, p: Player, f: Field, count: int) -> None:
    for u in idle_light(s, p, f)[:count]:
        s.flags[u] |= WORKING


def building_grounds(s: ScharzState, p: Player) -> list[Field]:
    """SCH-12.8 Controlled, connected fields without a site or hostile units, where something can be begun."""
    buildings = affordable(s, p, s.coins[p])
    if not buildings:
        return []
    fields: list[Field] = []
    for u in range(p * SLOTS, p * SLOTS + SLOTS):
        f = s.place[u]
        if 0 <= f < s.board.n and s.control[f] == p and s.kind[u] == LIGHT and not s.flags[u] & WORKING:
            if f not in fields and s.site[f] < 0:
                fields.append(f)
    found = [f for f in sorted(fields) if fitting(s, p, f, buildings)]
    if not found:
        return []
    nets = networks(s, p)
    return [f for f in found if nets.has_settlement(f) and not hostile_open(s, p, f)]


def buildable_at(s: ScharzState, p: Player, f: Field) -> list[int]:
    """SCH-5.21, 5.23, 12.8 The buildings that a player can begin in a field."""
    return fitting(s, p, f, affordable(s, p, s.coins[p]))


def affordable(s: ScharzState, p: Player, coins: int) -> list[int]:
    """SCH-2.3, 5.21 The buildings for which a player has pieces and prestige, and these coins suffice."""
    pieces = buildings_left(s, p)
    return [
        b
        for b, row in enumerate(BOOK.buildings)
        if coins >= row.coins
        and (pieces > 0 or row.upgrade_of)
        and can_pay_prestige(s, p, prestige_cost(s, row.prestige))
    ]


def fitting(s: ScharzState, p: Player, f: Field, buildings: list[int]) -> list[int]:
    """SCH-12.8 Those of the buildings that can be begun in a field with the light infantry there."""
    light = len(idle_light(s, p, f)) if buildings else 0
    return [b for b in buildings if light >= BOOK.buildings[b].min_workers and is_fit_for(s, p, f, b)]


def is_fit_for(s: ScharzState, p: Player, f: Field, building: int) -> bool:
    """SCH-5.21 What must stand in the field already, and what must not."""
    if building == B_VILLAGE:
        return not s.settlement[f]
    if s.settler[f] != p:
        return False
    if building == B_TOWN:
        return s.settlement[f] == VILLAGE and may_become_town(s, p, f)
    if building == B_DOCK:
        return not s.yard[f] and may_have_yard(s, p, f)
    if building == B_HARBOUR:
        return s.yard[f] == DOCK
    assert building == B_FORT
    return not s.fort[f]


def may_become_town(s: ScharzState, p: Player, f: Field) -> bool:
    """SCH-5.23 The first town anywhere; every further one only from a village with a harbour."""
    if s.yard[f] == HARBOUR:
        return True
    towns = any(s.settlement[g] == TOWN for g in settlements_of(s, p))
    return not towns and not any(s.site[g] == B_TOWN for g in sites_of(s, p))


# -- sites under way ----------


def add_workers(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-12.9 More workers on a site, up to four."""
    place = yield from pick(p, TRADE_PLACE, field_terms(s, sites_for_workers(s, p)), (ADD_WORKERS,))
    if place == CANCEL:
        return False
    f = field_of(s, place)
    most = min(BOOK.construction.max_workers - len(workers(s, f)), len(idle_light(s, p, f)))
    count = yield from pick(p, TRADE_COUNT, numbers(1, most), (ADD_WORKERS, place))
    if count == CANCEL:
        return False
    put_to_work(s, p, f, value_of(count))
    s.journal.tell(WORKERS_ADDED, p, place, value_of(count))
    return True


def sites_for_workers(s: ScharzState, p: Player) -> list[Field]:
    most = BOOK.construction.max_workers
    return [f for f in open_sites(s, p) if len(workers(s, f)) < most and idle_light(s, p, f)]


def speed_up(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-12.10 Once per site half of its coin price, rounded up, for a quarter of the work."""
    place = yield from pick(p, TRADE_PLACE, field_terms(s, sites_to_speed_up(s, p)), (SPEED_UP,))
    if place == CANCEL:
        return False
    f = field_of(s, place)
    coins = speed_up_price(s, f)
    s.coins[p] -= coins
    s.progress[f] += BOOK.construction.pay_half_cost_progress
    s.sped_up[f] = 1
    s.journal.tell(SPED_UP, p, place, coins)
    return True


def speed_up_price(s: ScharzState, f: Field) -> int:
    return -(-BOOK.buildings[s.site[f]].coins // 2)


def sites_to_speed_up(s: ScharzState, p: Player) -> list[Field]:
    return [f for f in open_sites(s, p) if not s.sped_up[f] and s.coins[p] >= speed_up_price(s, f)]


def open_sites(s: ScharzState, p: Player) -> list[Field]:
    """SCH-12.6 Own sites but those at a settlement that a siege cuts off."""
    return [f for f in sites_of(s, p) if not is_cut_off(s, p, INSIDE + f)]


def can_build(s: ScharzState, p: Player) -> bool:
    return bool(building_grounds(s, p))


def can_add_workers(s: ScharzState, p: Player) -> bool:
    return bool(sites_for_workers(s, p))


def can_speed_up(s: ScharzState, p: Player) -> bool:
    return bool(sites_to_speed_up(s, p))


WORKS: Final = [
    TradeAction(BUILD, can_build, build),
    TradeAction(ADD_WORKERS, can_add_workers, add_workers),
    TradeAction(SPEED_UP, can_speed_up, speed_up),
]
