"""NAP-9 Production: income, purchases, placement; 21.2, 21.4, 21.5 national limits."""

from __future__ import annotations

from grognard.games.napoleon.armies import army_size, figure_of, figures_left, raise_ships, raise_units
from grognard.games.napoleon.book import ATLAS, BOOK, SEAS
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.deals import can_give, give_pp
from grognard.games.napoleon.ids import (
    INFANTRY,
    KIND_IDS,
    KINDS,
    NATIONS,
    NOBODY,
    NOWHERE,
    SQUADRON,
    Kind,
    Nation,
    Region,
)
from grognard.games.napoleon.relations import gain_pap
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import (
    enemy_troops,
    is_active,
    is_ally,
    is_player_nation,
    player_of,
    turn_order,
)
from grognard.games.napoleon.terms import (
    DONE,
    GIFT_PP,
    KIND,
    KIND_OF,
    NATION,
    PAP,
    REGION,
    REGION_OF,
    WATER,
    WATER_OF,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Procedure, Term
from grognard.kernel.journal import Told

BUY = Ask("buy", "NAP-9.12", "unit")
PLACE_UNIT = Ask("place_unit", "NAP-9.9", "region")
PLACE_SQUADRON = Ask("place_squadron", "NAP-9.9", "port")

INCOME = Told("income", "NAP-9.2", "nation:term", "pp:number", "total:number")
BOUGHT = Told("bought", "NAP-9.8", "nation:term", "unit:term")
BOUGHT_PAP = Told("bought_pap", "NAP-9.7", "nation:term")
PLACED = Told("placed", "NAP-9.9", "nation:term", "unit:term", "place:term")
PRODUCTION = Told("production_round", "NAP-4.3", "month:number", "year:number")

ASKS = [BUY, PLACE_UNIT, PLACE_SQUADRON]
TELLINGS = [INCOME, BOUGHT, BOUGHT_PAP, PLACED, PRODUCTION]

INCOME_DUE, BUYING, PLACING = range(3)
"""The parts of a nation's production turn."""

# -- the production round


def grant_pap(s: NapoleonState) -> None:
    """NAP-9.1 Every player nation gains PAP."""
    s.journal.tell(PRODUCTION, s.month, s.year)
    for nation in turn_order(s):
        if is_player_nation(s, nation):
            gain_pap(s, nation, BOOK.production.pap_per_production)


def production_turns(s: NapoleonState) -> Procedure[None]:
    """NAP-9.2, NAP-9.10 In turn order every active nation has income, buys and places."""
    order = turn_order(s)
    while s.turn < NATIONS:
        nation = order[s.turn]
        if s.step == INCOME_DUE:
            collect(s, nation)
        if is_active(s, nation):
            yield from produce(s, nation)
        s.turn += 1
        s.step = INCOME_DUE


def collect(s: NapoleonState, nation: Nation) -> None:
    """NAP-9.2, NAP-9.11 Income; that of an uncontrolled nation only by the option, once it was controlled."""
    saved = s.options["uncontrolled_income"] == "saved" and s.was_controlled[nation] and not s.out[nation]
    if is_active(s, nation) or saved:
        pp = income(s, nation)
        s.pp[nation] += pp
        s.journal.tell(INCOME, NATION[nation], pp, s.pp[nation])
    s.built = s.infantry_due = 0
    s.bought = [0] * (KINDS + 1)
    s.step = BUYING


def produce(s: NapoleonState, nation: Nation) -> Procedure[None]:
    """NAP-9.12 Purchases one at a time, then the placement of each unit."""
    player = player_of(s, nation)
    while s.step == BUYING:
        yield CHECKPOINT
        yield from unfinished_business(s)
        pick = yield Choice(player, BUY, buy_options(s, nation), (NATION[nation],))
        if pick == DONE:
            s.step = PLACING
        elif pick == GIFT_PP:
            yield from give_pp(s, player, nation)
        else:
            buy(s, nation, pick)
    while any(s.bought):
        yield CHECKPOINT
        kind = next(kind for kind in range(KINDS + 1) if s.bought[kind])
        if kind == SQUADRON:
            ports = [WATER[SEAS + ATLAS.port_of[region]] for region in building_ports(s, nation)]
            port = yield Choice(player, PLACE_SQUADRON, ports, (NATION[nation],))
            raise_ships(s, nation, WATER_OF[port], 1)
            s.journal.tell(PLACED, NATION[nation], KIND[kind], port)
        else:
            regions = [REGION[region] for region in building_regions(s, nation)]
            region = yield Choice(player, PLACE_UNIT, regions, (NATION[nation], KIND[kind]))
            raise_units(s, nation, REGION_OF[region], kind, 1)
            s.journal.tell(PLACED, NATION[nation], KIND[kind], region)
        s.bought[kind] -= 1


# -- income


def income(s: NapoleonState, nation: Nation) -> int:
    """NAP-9.2 The value of the regions it owns, without those in uprising or with enemy troops in them."""
    total = 0
    for region, owner in enumerate(s.owner):
        if owner == nation and pays(s, region):
            total += region_value(nation, region)
    return total


def incomes(s: NapoleonState) -> list[int]:
    """NAP-9.2 The income of every nation."""
    found = [0] * NATIONS
    for region, owner in enumerate(s.owner):
        if owner != NOBODY and pays(s, region):
            found[owner] += region_value(owner, region)
    return found


def pays(s: NapoleonState, region: Region) -> bool:
    """NAP-9.2 The region yields its owner something."""
    return not s.uprising[region] and not (s.stacks[region] and enemy_troops(s, s.owner[region], region))


def region_value(nation: Nation, region: Region) -> int:
    """NAP-9.3, NAP-9.4, NAP-9.5 The region's own value; less for most regions under Ottoman rule."""
    row = BOOK.nations[nation]
    value = ATLAS.regions[region].pp
    if value > row.region_pp_cap > 0 and ATLAS.regions[region].id not in row.region_pp_cap_exempt:
        return row.region_pp_cap
    return value


# -- purchases


def buy_options(s: NapoleonState, nation: Nation) -> list[Term]:
    """NAP-9.12 What can be paid, is allowed and has a place; infantry owed for elite comes first."""
    kinds: list[Kind] = []
    if building_regions(s, nation):
        kinds = [kind for kind in range(KINDS + 1) if may_buy(s, nation, kind)]
    options = [KIND[kind] for kind in kinds]
    if is_player_nation(s, nation) and spare(s, nation) >= BOOK.production.pp_per_pap:
        options.append(PAP)
    if can_give(s, nation):
        options.append(GIFT_PP)
    if s.infantry_due == 0:
        options.append(DONE)
    return options


def spare(s: NapoleonState, nation: Nation) -> int:
    """NAP-9.12 PP that may be spent on other things than the infantry still missing."""
    return s.pp[nation] - s.infantry_due * BOOK.units[INFANTRY].cost


def may_buy(s: NapoleonState, nation: Nation, kind: Kind) -> bool:
    """NAP-9.8, NAP-9.12"""
    if not may_build(nation, kind) or not has_room(s, nation, kind):
        return False
    unit = BOOK.units[kind]
    infantry = BOOK.units[INFANTRY]
    if kind == INFANTRY and s.infantry_due:
        return s.pp[nation] >= unit.cost
    if not within_limit(s, nation, kind):
        return False
    needed = unit.cost + unit.needs_infantry * infantry.cost
    if spare(s, nation) < needed:
        return False
    due = s.infantry_due + unit.needs_infantry
    return due == 0 or figures_left(s, nation, INFANTRY) >= bought_alike(s, INFANTRY) + due + is_foot(kind)


def may_build(nation: Nation, kind: Kind) -> bool:
    """NAP-9.8, NAP-21.5, NAP-21.8 What the nation builds at all."""
    row = BOOK.nations[nation]
    unit = BOOK.units[kind]
    if row.may_build and KIND_IDS[kind] not in row.may_build:
        return False
    return not unit.only_nations or nation in unit.only_nations


def has_room(s: NapoleonState, nation: Nation, kind: Kind) -> bool:
    """NAP-2.2, NAP-7.7, NAP-9.9 There is a figure left and a place to put it."""
    if kind == SQUADRON:
        return bool(building_ports(s, nation))
    return figures_left(s, nation, kind) > bought_alike(s, kind)


def is_foot(kind: Kind) -> bool:
    """The unit uses a figure of the ordinary infantry (2.2)."""
    return figure_of(kind) == INFANTRY


def bought_alike(s: NapoleonState, kind: Kind) -> int:
    """Units bought but not yet placed that use the same figures."""
    return sum(s.bought[other] for other in range(KINDS) if figure_of(other) == figure_of(kind))


def within_limit(s: NapoleonState, nation: Nation, kind: Kind) -> bool:
    """NAP-21.2 Great Britain builds at most two land units in a production round."""
    most = BOOK.nations[nation].max_land_units_per_production
    if most == 0 or kind == SQUADRON:
        return True
    return s.built + 1 + BOOK.units[kind].needs_infantry <= most


def buy(s: NapoleonState, nation: Nation, pick: Term) -> None:
    """NAP-9.7, NAP-9.8 Pay; the unit is placed later."""
    if pick == PAP:
        s.pp[nation] -= BOOK.production.pp_per_pap
        gain_pap(s, nation, 1)
        s.journal.tell(BOUGHT_PAP, NATION[nation])
        return
    kind = KIND_OF[pick]
    s.pp[nation] -= BOOK.units[kind].cost
    s.bought[kind] += 1
    if kind != SQUADRON:
        s.built += 1
    if kind == INFANTRY and s.infantry_due:
        s.infantry_due -= 1
    s.infantry_due += BOOK.units[kind].needs_infantry
    s.journal.tell(BOUGHT, NATION[nation], pick)


# -- placement


def building_regions(s: NapoleonState, nation: Nation) -> list[Region]:
    """NAP-9.9 Own homeland regions that it owns, without uprising and without uninvited troops."""
    return [
        region
        for region in ATLAS.homeland[nation]
        if s.owner[region] == nation and not s.uprising[region] and not has_intruders(s, nation, region)
    ]


def has_intruders(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """NAP-9.9 Army units of a nation that is neither allied nor has a right of passage."""
    for stack in s.stacks[region]:
        guest = stack.nation
        if guest != nation and army_size(stack) > 0:
            if not is_ally(s, nation, guest) and not s.passage[nation][guest]:
                return True
    return False


def building_ports(s: NapoleonState, nation: Nation) -> list[Region]:
    """NAP-7.7 The building regions that have a port."""
    return [region for region in building_regions(s, nation) if ATLAS.port_of[region] != NOWHERE]
