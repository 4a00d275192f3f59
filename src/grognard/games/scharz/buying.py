"""SCH-12.13 to 12.15, 12.19 Trade: units, ships, commanders and what prestige buys."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.barracks import (
    can_hire,
    hire_price,
    horse_herd_for,
    may_hire_for_prestige,
    mountable_at,
    purchases_left,
    recruits_at,
    refund,
    upgrade,
    upgrade_price,
    upgrades_at,
)
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.networks import is_cut_off, networks
from grognard.games.scharz.pieces import (
    add_unit,
    remove_herd,
    remove_unit,
    ships_in_yard,
    turn_into,
    units_left,
)
from grognard.games.scharz.points import can_act, pay_prestige
from grognard.games.scharz.relations import is_friendly
from grognard.games.scharz.reveal import ship_price
from grognard.games.scharz.routes import is_empty
from grognard.games.scharz.state import (
    INSIDE,
    NOBODY,
    SLOTS,
    WORKING,
    YARD,
    ScharzState,
    Unit,
    ground,
    owner,
    units_of,
)
from grognard.games.scharz.status import hostile_open, inside_room, is_sealed_off, settlements_of
from grognard.games.scharz.tables import (
    CAVALRY,
    CORSAIR,
    ELEPHANT,
    HEAVY,
    LIGHT,
    MERCENARY,
    SIEGE,
    TRANSPORT,
)
from grognard.games.scharz.terms import (
    BUY_LIGHT,
    CANCEL,
    COMMANDER,
    CORSAIRS,
    DEGRADE,
    DISBAND,
    DOUBLE_PURCHASE,
    EXTRA_RIVAL,
    HIRE,
    HIRE_FOR_PRESTIGE,
    KIND_TERMS,
    MOUNT,
    SEAT_TERMS,
    SELL_SHIP,
    UPGRADE,
    field_of,
    field_term,
    field_terms,
    number,
    numbers,
    seat_of,
    value_of,
)
from grognard.games.scharz.trading import TRADE_COUNT, TRADE_PLACE, TRADE_WHAT, TradeAction, pick
from grognard.kernel.choice import Player, Procedure, Term
from grognard.kernel.journal import Told

BOUGHT: Final = Told("bought", "SCH-12.13", "who:player", "unit:term", "count:number", "field:term")
PURCHASE_DOUBLED: Final = Told("purchase_doubled", "SCH-5.32", "who:player", "field:term")
UPGRADED: Final = Told("upgraded", "SCH-12.14", "who:player", "unit:term", "count:number", "field:term")
DEGRADED: Final = Told("degraded", "SCH-5.2", "who:player", "unit:term", "count:number", "field:term")
SHIP_SOLD: Final = Told("ship_sold", "SCH-5.14", "who:player", "unit:term", "field:term", "coins:number")
DISBANDED: Final = Told("disbanded", "SCH-12.15", "who:player", "unit:term", "count:number", "field:term")
MOUNTED: Final = Told("mounted", "SCH-5.6", "who:player", "count:number", "field:term")
COMMANDER_BOUGHT: Final = Told("commander_bought", "SCH-10.44", "who:player", "level:number")
RIVAL_NAMED: Final = Told("rival_named", "SCH-5.32", "who:player", "rival:player")
CORSAIRS_PLACED: Final = Told("corsairs_placed", "SCH-5.18", "who:player", "sea:term")

TELLINGS: Final = [
    BOUGHT,
    PURCHASE_DOUBLED,
    UPGRADED,
    DEGRADED,
    SHIP_SOLD,
    DISBANDED,
    MOUNTED,
    COMMANDER_BOUGHT,
    RIVAL_NAMED,
    CORSAIRS_PLACED,
]

# -- buying and hiring ----------


def markets_for_units(s: ScharzState, p: Player) -> list[Field]:
    return [f for f in settlements_of(s, p) if purchases_left(s, p, f) > 0]


def acquire(s: ScharzState, p: Player, action: Term, kind: int, coins: int, prestige: int) -> Procedure[bool]:
    """SCH-12.13 Units of a kind at a price, in one settlement."""
    place = yield from pick(p, TRADE_PLACE, field_terms(s, markets_for_units(s, p)), (action,))
    if place == CANCEL:
        return False
    f = field_of(s, place)
    most = purchases_left(s, p, f)
    most = min(most, s.coins[p] // coins) if coins else most
    most = min(most, s.prestige[p] // prestige) if prestige else most
    free = units_left(s, p)
    count = yield from pick(p, TRADE_COUNT, numbers(1, min(most, free)), (action, place))
    if count == CANCEL:
        return False
    for _ in range(value_of(count)):
        s.coins[p] -= coins
        pay_prestige(s, p, prestige)
        add_unit(s, p, kind, f)
        s.bought[f] += 1
    s.journal.tell(BOUGHT, p, KIND_TERMS[kind], value_of(count), place)
    return True


def buy_light(s: ScharzState, p: Player) -> Procedure[bool]:
    return (yield from acquire(s, p, BUY_LIGHT, LIGHT, BOOK.units[LIGHT].buy_coins, 0))


def can_buy_light(s: ScharzState, p: Player) -> bool:
    return s.coins[p] >= BOOK.units[LIGHT].buy_coins and bool(markets_for_units(s, p))


def hire(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.15, 5.16 Mercenaries for coins."""
    coins, prestige = hire_price(s, p)
    return (yield from acquire(s, p, HIRE, MERCENARY, coins, prestige))


def can_hire_now(s: ScharzState, p: Player) -> bool:
    return can_hire(s, p) and bool(markets_for_units(s, p))


def hire_for_prestige(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.17 Mercenaries for prestige."""
    row = BOOK.units[MERCENARY]
    prestige, coins = row.hire_by_prestige_pp, row.hire_by_prestige_coins
    return (yield from acquire(s, p, HIRE_FOR_PRESTIGE, MERCENARY, coins, prestige))


def can_hire_for_prestige(s: ScharzState, p: Player) -> bool:
    return may_hire_for_prestige(s, p) and bool(markets_for_units(s, p))


def double_purchase(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.32 One settlement may buy twice its number of units this round."""
    place = yield from pick(p, TRADE_PLACE, field_terms(s, settlements_to_double(s, p)), (DOUBLE_PURCHASE,))
    if place == CANCEL:
        return False
    pay_prestige(s, p, BOOK.actions["double_purchase"].cost)
    s.doubled[field_of(s, place)] = 1
    s.journal.tell(PURCHASE_DOUBLED, p, place)
    return True


def settlements_to_double(s: ScharzState, p: Player) -> list[Field]:
    """SCH-5.32 Once per settlement and round, and only where units can be bought at all."""
    return [
        f
        for f in settlements_of(s, p)
        if not s.doubled[f] and s.encircled[f] == NOBODY and not hostile_open(s, p, f)
    ]


def can_double_purchase(s: ScharzState, p: Player) -> bool:
    return can_act(s, p, "double_purchase") and bool(settlements_to_double(s, p))


# -- upgrading and degrading ----------


def upgrade_units(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-12.14 Idle light infantry in a settlement's field becomes another unit."""
    place = yield from pick(p, TRADE_PLACE, field_terms(s, upgrade_fields(s, p)), (UPGRADE,))
    if place == CANCEL:
        return False
    f = field_of(s, place)
    kinds = upgrades_at(s, p, f)
    what = yield from pick(p, TRADE_WHAT, [KIND_TERMS[kind] for kind in kinds], (UPGRADE, place))
    if what == CANCEL:
        return False
    kind = KIND_TERMS.index(what)
    upgrade(s, p, recruits_at(s, p, f)[0], f, kind)
    s.journal.tell(UPGRADED, p, what, 1, place)
    return True


def upgrade_fields(s: ScharzState, p: Player) -> list[Field]:
    return [f for f in settlements_of(s, p) if recruits_at(s, p, f) and upgrades_at(s, p, f)]


def can_upgrade_units(s: ScharzState, p: Player) -> bool:
    return bool(upgrade_fields(s, p))


def mount(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.6 One horse herd mounts up to three light infantry of one settlement's field."""
    place = yield from pick(p, TRADE_PLACE, field_terms(s, mount_fields(s, p)), (MOUNT,))
    if place == CANCEL:
        return False
    f = field_of(s, place)
    most = mountable_at(s, p, networks(s, p), f)
    count = yield from pick(p, TRADE_COUNT, numbers(1, most), (MOUNT, place))
    if count == CANCEL:
        return False
    mount_at(s, p, f, value_of(count))
    return True


def mount_at(s: ScharzState, p: Player, f: Field, count: int) -> None:
    """The herd is gone, even if fewer are mounted than it could carry."""
    remove_herd(s, horse_herd_for(s, p, networks(s, p), f))
    for u in recruits_at(s, p, f)[:count]:
        s.coins[p] -= upgrade_price(s, p, CAVALRY)
        turn_into(s, u, CAVALRY)
    s.journal.tell(MOUNTED, p, count, field_term(s, f))


def mount_fields(s: ScharzState, p: Player) -> list[Field]:
    if not s.opt.horses:
        return []
    nets = networks(s, p)
    return [f for f in settlements_of(s, p) if mountable_at(s, p, nets, f) > 0]


def can_mount(s: ScharzState, p: Player) -> bool:
    return s.opt.horses and bool(mount_fields(s, p))


def degrade(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.2 An upgraded land unit becomes light infantry again, for a refund."""
    return (yield from give_back(s, p, DEGRADE, (HEAVY, SIEGE, CAVALRY, ELEPHANT)))


def disband(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-12.15 Light infantry or mercenaries go home for nothing."""
    return (yield from give_back(s, p, DISBAND, (LIGHT, MERCENARY)))


def give_back(s: ScharzState, p: Player, action: Term, kinds: tuple[int, ...]) -> Procedure[bool]:
    units = units_ashore(s, p, kinds)
    fields = sorted({ground(s, s.place[u]) for u in units})
    place = yield from pick(p, TRADE_PLACE, field_terms(s, fields), (action,))
    if place == CANCEL:
        return False
    f = field_of(s, place)
    here = [u for u in units if ground(s, s.place[u]) == f]
    options = [KIND_TERMS[kind] for kind in sorted({s.kind[u] for u in here})]
    what = yield from pick(p, TRADE_WHAT, options, (action, place))
    if what == CANCEL:
        return False
    kind = KIND_TERMS.index(what)
    same = [u for u in here if s.kind[u] == kind]
    count = yield from pick(p, TRADE_COUNT, numbers(1, len(same)), (action, what, place))
    if count == CANCEL:
        return False
    for u in same[: value_of(count)]:
        if action == DEGRADE:
            s.coins[p] += refund(s, p, kind, f)
            turn_into(s, u, LIGHT)
        else:
            remove_unit(s, u)
    s.journal.tell(DEGRADED if action == DEGRADE else DISBANDED, p, what, value_of(count), place)
    return True


def units_ashore(s: ScharzState, p: Player, kinds: tuple[int, ...]) -> list[Unit]:
    """SCH-12.6 Own units of these kinds on land that work on no site and are not cut off by a siege."""
    return [
        u
        for u in units_of(s, p)
        if s.place[u] < YARD
        and s.kind[u] in kinds
        and not s.flags[u] & WORKING
        and not is_cut_off(s, p, s.place[u])
    ]


def can_degrade(s: ScharzState, p: Player) -> bool:
    return bool(units_ashore(s, p, (HEAVY, SIEGE, CAVALRY, ELEPHANT)))


def can_disband(s: ScharzState, p: Player) -> bool:
    return bool(units_ashore(s, p, (LIGHT, MERCENARY)))


def sell_ship(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.14 An empty ship in a shipyard becomes a light infantry and pays its full price."""
    place = yield from pick(p, TRADE_PLACE, field_terms(s, yards_with_empty_ships(s, p)), (SELL_SHIP,))
    if place == CANCEL:
        return False
    f = field_of(s, place)
    ships = empty_ships(s, p, f)
    options = [KIND_TERMS[kind] for kind in sorted({s.kind[u] for u in ships})]
    what = yield from pick(p, TRADE_WHAT, options, (SELL_SHIP, place))
    if what == CANCEL:
        return False
    ship = next(u for u in ships if KIND_TERMS[s.kind[u]] == what)
    coins = ship_price(s, p, s.kind[ship], f)
    s.coins[p] += coins
    turn_into(s, ship, LIGHT)
    # SCH-12.22 The crew does not walk into the arms of besiegers.
    s.place[ship] = f if s.encircled[f] == NOBODY else INSIDE + f
    s.journal.tell(SHIP_SOLD, p, what, place, coins)
    return True


def empty_ships(s: ScharzState, p: Player, f: Field) -> list[Unit]:
    return [u for u in ships_in_yard(s, f) if owner(u) == p and is_empty(s, u)]


def yards_with_empty_ships(s: ScharzState, p: Player) -> list[Field]:
    """Shipyards of the coalition with empty ships of the player that can be sold."""
    first = p * SLOTS
    fields = sorted({at - YARD for at in s.place[first : first + SLOTS] if YARD <= at < YARD + INSIDE})
    return [f for f in fields if may_sell_ships(s, f) and empty_ships(s, p, f)]


def may_sell_ships(s: ScharzState, f: Field) -> bool:
    """SCH-8.6, 12.22 Behind a siege only if the sea is open, and the crew finds room inside."""
    return s.encircled[f] == NOBODY or (not is_sealed_off(s, f) and inside_room(s, f) > 0)


def can_sell_ship(s: ScharzState, p: Player) -> bool:
    return bool(yards_with_empty_ships(s, p))


# -- commander, rivals, corsairs ----------


def buy_commander(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-10.44 A commander of some level; the old one is dismissed first for his refund."""
    options = [number(level) for level in levels_to_buy(s, p)]
    term = yield from pick(p, TRADE_WHAT, options, (COMMANDER,))
    if term == CANCEL:
        return False
    level = value_of(term)
    s.coins[p] += BOOK.command[s.commander[p]].dismiss - BOOK.command[level].buy
    s.commander[p] = level
    s.journal.tell(COMMANDER_BOUGHT, p, level)
    return True


def levels_to_buy(s: ScharzState, p: Player) -> list[int]:
    """The levels that a player can pay; level 0 dismisses the commander."""
    if not s.opt.command:
        return []
    coins = s.coins[p] + BOOK.command[s.commander[p]].dismiss
    return [row.level for row in BOOK.command if row.level != s.commander[p] and row.buy <= coins]


def can_buy_commander(s: ScharzState, p: Player) -> bool:
    return bool(levels_to_buy(s, p))


def name_rival(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.32 A further rival."""
    options = [SEAT_TERMS[q] for q in rivals_to_name(s, p)]
    term = yield from pick(p, TRADE_WHAT, options, (EXTRA_RIVAL,))
    if term == CANCEL:
        return False
    pay_prestige(s, p, BOOK.actions["extra_rival"].cost)
    s.rivals[p] |= 1 << seat_of(term)
    s.journal.tell(RIVAL_NAMED, p, seat_of(term))
    return True


def rivals_to_name(s: ScharzState, p: Player) -> list[Player]:
    return [q for q in range(s.players) if not is_friendly(s, p, q) and not s.rivals[p] >> q & 1]


def can_name_rival(s: ScharzState, p: Player) -> bool:
    if not s.opt.rivals or s.players < BOOK.setup.rivals_from_players:
        return False
    return can_act(s, p, "extra_rival") and bool(rivals_to_name(s, p))


def place_corsairs(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-5.18 16 prestige points and an own unit for corsairs in a sea field at an own settlement."""
    sea = yield from pick(p, TRADE_PLACE, field_terms(s, corsair_seas(s, p)), (CORSAIRS,))
    if sea == CANCEL:
        return False
    units = units_to_exchange(s, p)
    fields = sorted({s.place[u] for u in units})
    place = yield from pick(p, TRADE_PLACE, field_terms(s, fields), (CORSAIRS, sea))
    if place == CANCEL:
        return False
    here = [u for u in units if s.place[u] == field_of(s, place)]
    options = [KIND_TERMS[kind] for kind in sorted({s.kind[u] for u in here})]
    what = yield from pick(p, TRADE_WHAT, options, (CORSAIRS, place))
    if what == CANCEL:
        return False
    pay_prestige(s, p, BOOK.actions["corsairs"].cost)
    u = next(u for u in here if KIND_TERMS[s.kind[u]] == what)
    remove_unit(s, u)
    add_unit(s, p, CORSAIR, field_of(s, sea))
    s.journal.tell(CORSAIRS_PLACED, p, sea)
    return True


def corsair_seas(s: ScharzState, p: Player) -> list[Field]:
    return sorted({sea for f in settlements_of(s, p) for sea in s.board.seas[f]})


def units_to_exchange(s: ScharzState, p: Player) -> list[Unit]:
    """Own units in a field of the own network; ships only if they carry nothing."""
    nets = networks(s, p)
    return [
        u
        for u in units_of(s, p)
        if s.place[u] < INSIDE
        and s.kind[u] != CORSAIR
        and not s.flags[u] & WORKING
        and nets.of_field(s.place[u]) >= 0
        and (s.kind[u] != TRANSPORT or is_empty(s, u))
    ]


def can_place_corsairs(s: ScharzState, p: Player) -> bool:
    if not s.opt.corsairs or not can_act(s, p, "corsairs"):
        return False
    return bool(corsair_seas(s, p)) and bool(units_to_exchange(s, p))


BUYING: Final = [
    TradeAction(BUY_LIGHT, can_buy_light, buy_light),
    TradeAction(HIRE, can_hire_now, hire),
    TradeAction(HIRE_FOR_PRESTIGE, can_hire_for_prestige, hire_for_prestige),
    TradeAction(DOUBLE_PURCHASE, can_double_purchase, double_purchase),
    TradeAction(UPGRADE, can_upgrade_units, upgrade_units),
    TradeAction(MOUNT, can_mount, mount),
    TradeAction(DEGRADE, can_degrade, degrade),
    TradeAction(SELL_SHIP, can_sell_ship, sell_ship),
    TradeAction(DISBAND, can_disband, disband),
]
COMMANDED: Final = [
    TradeAction(COMMANDER, can_buy_commander, buy_commander),
    TradeAction(EXTRA_RIVAL, can_name_rival, name_rival, undoable=False),
    TradeAction(CORSAIRS, can_place_corsairs, place_corsairs),
]
