"""SCH-13.8 Nourishment: units, settlements and herds are fed through the winter, or given up."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.barracks import mercenary_pay
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.capture import surrender
from grognard.games.scharz.cargo import herd_term
from grognard.games.scharz.goods import fish_in, grain_in, stores_in, take_fish, take_grain
from grognard.games.scharz.market import meat_price
from grognard.games.scharz.muster import decider
from grognard.games.scharz.networks import NO_NETWORK, Networks, networks
from grognard.games.scharz.pay import CUT_OFF, GIVE_UP, give_up, pay_mercenaries, unit_term, units_terms
from grognard.games.scharz.pieces import remove_herd
from grognard.games.scharz.relations import members
from grognard.games.scharz.state import (
    ABOARD,
    INSIDE,
    NOBODY,
    Herd,
    ScharzState,
    Unit,
    ground,
    herds_of,
    initiative,
    is_alive,
    units_of,
)
from grognard.games.scharz.status import settlement_at, settlements_of, update_status
from grognard.games.scharz.tables import CLIMATES
from grognard.games.scharz.terms import (
    DONE,
    HERD_TERMS,
    NO,
    SEAT_TERMS,
    SETTLEMENTS,
    YES,
    YES_NO,
    field_term,
    is_in,
    number,
    place_of,
    seat_of,
    term_at,
)
from grognard.games.scharz.terrain import lose_with_cargo
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

SLAUGHTER_HERD: Final = Ask("slaughter_herd", "SCH-13.41", "herd_place")
SHARE_MEAT: Final = Ask("share_meat", "SCH-13.44", "player")
FEED_BESIEGED: Final = Ask("feed_besieged", "SCH-13.45", "keyword")

SLAUGHTERED_FOR_FOOD: Final = Told(
    "slaughtered_for_food", "SCH-13.41", "who:player", "herd:term", "meat:number"
)
FED: Final = Told("fed", "SCH-13.41", "who:player", "meat:number", "fish:number", "grain:number")
MEAT_SOLD: Final = Told("meat_sold", "SCH-13.41", "who:player", "coins:number")
MEAT_SHARED: Final = Told("meat_shared", "SCH-13.44", "who:player", "to:player", "meat:number")
HERD_STARVED: Final = Told("herd_starved", "SCH-13.48", "who:player", "herd:term")

ASKS: Final = [SLAUGHTER_HERD, SHARE_MEAT, FEED_BESIEGED]
TELLINGS: Final = [SLAUGHTERED_FOR_FOOD, FED, MEAT_SOLD, MEAT_SHARED, HERD_STARVED]


def nourishment(s: ScharzState) -> Procedure[None]:
    """SCH-13.41, 13.49 Player by player: pay, slaughter, give up what cannot be fed, eat."""
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        if s.part == 0:
            yield from pay_mercenaries(s, p, mercenary_pay(s), 1)
            s.part = 1
        if s.part == 1:
            yield from slaughter_for_food(s, p)
            s.part = 2
        if s.part == 2:
            yield from give_up_the_hungry(s, p)
            eat(s, p)
            s.part = 3
        yield from dispose_of_meat(s, p)
        s.turn += 1
        s.part = 0
    s.meat = []


# -- slaughter ----------


def slaughter_for_food(s: ScharzState, p: Player) -> Procedure[None]:
    """SCH-13.41 (b) Any own herds may be slaughtered; the meat is food of this phase."""
    while True:
        herds = {herd_term(s, h): h for h in reversed(herds_of(s, p))}
        if not herds or not is_alive(s, p):
            return
        yield CHECKPOINT
        term = yield Choice(p, SLAUGHTER_HERD, [*sorted(herds), DONE])
        if term == DONE:
            return
        h = herds[term]
        meat = BOOK.herds[s.herd_kind[h]].meat
        s.meat += [p, node_of_herd(s, h), meat]
        s.journal.tell(SLAUGHTERED_FOR_FOOD, p, HERD_TERMS[s.herd_kind[h]], meat)
        remove_herd(s, h)


def node_of_herd(s: ScharzState, h: Herd) -> int:
    """Where the meat of a herd is: the node of its field, or of the settlement it is in."""
    place = s.herd_place[h]
    if place >= ABOARD:
        place = s.place[place - ABOARD]
    return s.board.n + ground(s, place) if place >= INSIDE else place


def meat_in(s: ScharzState, p: Player, nets: Networks, network: int) -> int:
    """The meat of a player in a network."""
    entries = range(0, len(s.meat), 3)
    return sum(s.meat[n + 2] for n in entries if s.meat[n] == p and nets.label[s.meat[n + 1]] == network)


def take_meat(s: ScharzState, p: Player, nets: Networks, network: int, amount: int) -> None:
    for n in range(0, len(s.meat), 3):
        if s.meat[n] == p and nets.label[s.meat[n + 1]] == network:
            eaten = min(amount, s.meat[n + 2])
            s.meat[n + 2] -= eaten
            amount -= eaten


# -- demand ----------


def network_of_unit(s: ScharzState, nets: Networks, u: Unit) -> int:
    """The network that feeds a unit, or -1 if it is not connected (SCH-13.43)."""
    place = s.place[u]
    return nets.of_place(s, place) if nets.is_connected(s, place) else NO_NETWORK


def network_of_herd(s: ScharzState, nets: Networks, h: Herd) -> int:
    place = s.herd_place[h]
    return nets.of_place(s, place) if nets.is_connected(s, place) else NO_NETWORK


def needs_no_feed(s: ScharzState, h: Herd) -> bool:
    """SCH-13.46, 13.47 Transhumance on mild pasture, or good winter weather."""
    place = s.herd_place[h]
    if place >= ABOARD:
        return False
    f = place - INSIDE if place >= INSIDE else place
    climates = s.board.climates[f]
    if min(s.weather[climate] for climate in climates) > 0:
        return True
    mildest = CLIMATES[max(climates)]
    colour = s.board.terrain[f].colour
    pasture = BOOK.transhumance
    mild = pasture.green if colour == "green" else pasture.yellow if colour == "yellow" else ()
    return place < INSIDE and mildest in mild


def food_demand(s: ScharzState, p: Player, nets: Networks, network: int) -> int:
    """SCH-13.40 Food for the units and settlements of a network."""
    units = sum(BOOK.units[s.kind[u]].feed for u in units_of(s, p) if network_of_unit(s, nets, u) == network)
    return units + sum(settlement_at(s, f).feed for f in stores_in(s, p, nets, network))


def herd_demand(s: ScharzState, p: Player, nets: Networks, network: int) -> int:
    """SCH-13.40 Grain for the herds of a network."""
    return sum(
        BOOK.herds[s.herd_kind[h]].feed
        for h in herds_of(s, p)
        if network_of_herd(s, nets, h) == network and not needs_no_feed(s, h)
    )


def is_fed(s: ScharzState, p: Player, nets: Networks, network: int) -> bool:
    """SCH-13.41 (c) Grain for the herds, and grain, fish and meat for all together."""
    grain = grain_in(s, p, nets, network)
    herds = herd_demand(s, p, nets, network)
    stock = grain + fish_in(s, p, nets, network) + meat_in(s, p, nets, network)
    return grain >= herds and stock >= herds + food_demand(s, p, nets, network)


def eating_networks(s: ScharzState, p: Player, nets: Networks) -> list[int]:
    """The networks in which a player has anything to feed."""
    found = [nets.of_store(f) for f in settlements_of(s, p)]
    found += [network_of_unit(s, nets, u) for u in units_of(s, p)]
    found += [network_of_herd(s, nets, h) for h in herds_of(s, p)]
    return sorted({network for network in found if network != NO_NETWORK})


# -- giving up ----------


def give_up_the_hungry(s: ScharzState, p: Player) -> Procedure[None]:
    """SCH-13.41 (c) Items are given up until the demand of every network fits."""
    while True:
        remove_cut_off(s, p)
        nets = networks(s, p)
        hungry = [network for network in eating_networks(s, p, nets) if not is_fed(s, p, nets, network)]
        if not hungry:
            return
        units, herds, fields = items_of(s, p, nets, hungry[0])
        options = units_terms(s, units)
        options += sorted({herd_term(s, h) for h in herds})
        options += [term_at(s, SETTLEMENTS, f) for f in fields]
        yield CHECKPOINT
        term = yield Choice(decider(s, p), GIVE_UP, options)  # SCH-4.5, 16.4
        if is_in(SETTLEMENTS, term) and (yield from is_fed_by_besieger(s, p, place_of(s, term))):
            continue
        yield from give_up(s, p, term, units, herds)


def items_of(
    s: ScharzState, p: Player, nets: Networks, network: int
) -> tuple[list[Unit], list[Herd], list[Field]]:
    """The units, herds and settlements of a network that need food."""
    units = [
        u for u in units_of(s, p) if BOOK.units[s.kind[u]].feed and network_of_unit(s, nets, u) == network
    ]
    herds = [h for h in herds_of(s, p) if network_of_herd(s, nets, h) == network and not needs_no_feed(s, h)]
    return units, herds, stores_in(s, p, nets, network)


def remove_cut_off(s: ScharzState, p: Player) -> None:
    """SCH-13.43, 13.48 Units and herds that nobody can reach are removed, unless they need no food."""
    while True:
        nets = networks(s, p)
        units = [
            u
            for u in units_of(s, p)
            if BOOK.units[s.kind[u]].feed and network_of_unit(s, nets, u) == NO_NETWORK
        ]
        herds = [
            h for h in herds_of(s, p) if network_of_herd(s, nets, h) == NO_NETWORK and not needs_no_feed(s, h)
        ]
        if not units and not herds:
            return
        for u in units:
            if s.place[u] >= 0:
                s.journal.tell(CUT_OFF, p, unit_term(s, u))
                lose_with_cargo(s, u)
        for h in herds:
            if s.herd_place[h] >= 0:
                s.journal.tell(HERD_STARVED, p, HERD_TERMS[s.herd_kind[h]])
                remove_herd(s, h)
        update_status(s)


def is_fed_by_besieger(s: ScharzState, p: Player, f: Field) -> Procedure[bool]:
    """SCH-13.45 The besieging leader may feed a starving settlement; then it surrenders."""
    leader = s.encircled[f]
    if leader == NOBODY or networks(s, p).of_store(f) != s.board.n + f:
        return False
    stores = besieger_stores(s, leader, f)
    need = settlement_at(s, f).feed
    if sum(s.grain[g] + s.fish[g] for g in stores) < need:
        return False
    about = (SEAT_TERMS[p], field_term(s, f), number(need))
    if (yield Choice(leader, FEED_BESIEGED, YES_NO, about)) != YES:
        return False
    for _ in range(need):
        if any(s.fish[g] for g in stores):
            take_fish(s, stores, 1)
        else:
            take_grain(s, stores, 1)
    yield from surrender(s, f, leader)
    if s.settler[f] == leader and leader in initiative(s)[s.turn + 1 :]:
        # It has eaten: what was paid for it counts when the besieger's own turn comes.
        s.meat += [leader, s.board.n + f, need]
    return True


def besieger_stores(s: ScharzState, leader: Player, f: Field) -> list[Field]:
    """The stores of the besieger in the network that holds the field."""
    nets = networks(s, leader)
    network = nets.of_field(f)
    return [] if network == NO_NETWORK else stores_in(s, leader, nets, network)


# -- eating ----------


def eat(s: ScharzState, p: Player) -> None:
    """SCH-13.41 (d) Meat first, then fish, then grain; herds eat grain only."""
    nets = networks(s, p)
    for network in eating_networks(s, p, nets):
        stores = stores_in(s, p, nets, network)
        food = food_demand(s, p, nets, network)
        meat = min(food, meat_in(s, p, nets, network))
        fish = min(food - meat, fish_in(s, p, nets, network))
        grain = food - meat - fish + herd_demand(s, p, nets, network)
        take_meat(s, p, nets, network, meat)
        take_fish(s, stores, fish)
        take_grain(s, stores, grain)
        s.journal.tell(FED, p, meat, fish, grain)


def dispose_of_meat(s: ScharzState, p: Player) -> Procedure[None]:
    """SCH-13.44, 13.41 Left-over meat may go to a coalition member who has not eaten; the rest is sold."""
    while nodes := [s.meat[n + 1] for n in range(0, len(s.meat), 3) if s.meat[n] == p and s.meat[n + 2]]:
        nets, node = networks(s, p), nodes[0]
        network = nets.label[node]
        amount = meat_in(s, p, nets, network)
        partners = meat_partners(s, p, network)
        yield CHECKPOINT
        term = yield Choice(p, SHARE_MEAT, [*(SEAT_TERMS[q] for q in partners), NO], (number(amount),))
        take_meat(s, p, nets, network, amount)
        if term != NO:
            s.meat += [seat_of(term), node, amount]
            s.journal.tell(MEAT_SHARED, p, seat_of(term), amount)
        elif meat_price(amount):
            s.coins[p] += meat_price(amount)
            s.journal.tell(MEAT_SOLD, p, meat_price(amount))


def meat_partners(s: ScharzState, p: Player, network: int) -> list[Player]:
    """Members of the coalition whose turn to eat comes later and who have food needs in the network."""
    if network == NO_NETWORK:
        return []
    later = initiative(s)[s.turn + 1 :]
    return [q for q in members(s, p) if q in later and network in eating_networks(s, q, networks(s, q))]
