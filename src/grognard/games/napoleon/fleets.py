"""NAP-7.1 to 7.9, 7.20, 7.22 Squadrons: voyages, ports, attacks on ports, eviction."""

from __future__ import annotations

from grognard.games.napoleon.armies import fleet_of, form_fleet, put_ships, sail, ships
from grognard.games.napoleon.book import ATLAS, BOOK, SEAS, WATERS, is_port
from grognard.games.napoleon.ids import NOBODY, Nation, Sea, Water
from grognard.games.napoleon.picks import is_cancelled, number_options, with_cancel
from grognard.games.napoleon.sea_battle import havens, meet, tire, trade_blows
from grognard.games.napoleon.state import Fleet, NapoleonState, Voyage
from grognard.games.napoleon.status import (
    at_war,
    enemy_ships,
    enemy_troops,
    friendly_troops,
    is_friendly,
    player_of,
)
from grognard.games.napoleon.terms import (
    NATION,
    NUMBER_OF,
    STOP,
    WATER,
    WATER_OF,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Procedure
from grognard.kernel.journal import Told

FLEET_ORIGIN = Ask("fleet_origin", "NAP-7.1", "water")
FLEET_COUNT = Ask("fleet_count", "NAP-7.20", "number")
FLEET_STEP = Ask("fleet_step", "NAP-7.1", "water")
ENGAGE_AREA = Ask("engage_area", "NAP-7.10", "sea")
PORT_ATTACK_TARGET = Ask("port_attack_target", "NAP-7.8", "port")
PORT_ATTACK_FROM = Ask("port_attack_from", "NAP-7.22", "sea")
PORT_ATTACK_COUNT = Ask("port_attack_count", "NAP-7.8", "number")
PORT_EVICT_SEA = Ask("port_evict_sea", "NAP-7.9", "sea")

SAILED = Told("sailed", "NAP-7.1", "nation:term", "count:number", "origin:term", "to:term")
ENGAGED = Told("engaged", "NAP-7.10", "nation:term", "sea:term")
EVICTED = Told("evicted", "NAP-7.9", "nation:term", "port:term", "sea:term")

ASKS = [
    FLEET_ORIGIN,
    FLEET_COUNT,
    FLEET_STEP,
    ENGAGE_AREA,
    PORT_ATTACK_TARGET,
    PORT_ATTACK_FROM,
    PORT_ATTACK_COUNT,
    PORT_EVICT_SEA,
]
TELLINGS = [SAILED, ENGAGED, EVICTED]

# -- voyages


def begin_voyage(s: NapoleonState, nation: Nation) -> Procedure[None]:
    """NAP-7.20 A group of squadrons is chosen; it moves step by step and stops."""
    player = player_of(s, nation)
    origins = [WATER[water] for water in fleet_origins(s, nation)]
    origin = yield Choice(player, FLEET_ORIGIN, with_cancel(s, player, origins), (NATION[nation],))
    if is_cancelled(s, player, origin):
        return
    water = WATER_OF[origin]
    counts = number_options(s, player, movable_ships(s, nation, water))
    count = yield Choice(player, FLEET_COUNT, counts, (NATION[nation], origin))
    if is_cancelled(s, player, count):
        return
    visited = [] if is_port(water) else [water]
    s.voyage = Voyage(nation, NUMBER_OF[count], water, [], visited)
    yield from voyage(s, s.voyage, first=True)


def voyage(s: NapoleonState, v: Voyage, first: bool = False) -> Procedure[None]:
    """NAP-7.1, NAP-7.2 From sea area to sea area, none of them twice; in and out of ports (7.3, 7.4)."""
    player = player_of(s, v.nation)
    while s.voyage is not None:
        steps = [WATER[water] for water in fleet_steps(s, v)]
        options = steps if first else [STOP, *steps]
        step = yield Choice(player, FLEET_STEP, options, (NATION[v.nation], WATER[v.water]))
        if step == STOP:
            s.voyage = None
            return
        take_step(s, v, WATER_OF[step], first)
        first = False
        if s.clash is not None:
            return  # what comes of it is settled first; then the voyage goes on
        yield CHECKPOINT


def take_step(s: NapoleonState, v: Voyage, to: Water, first: bool) -> None:
    """NAP-7.4, NAP-7.10 The group enters a port, or a sea area where it may meet enemies."""
    origin = v.water
    sail(s, v.nation, origin, to, v.ships, fresh=first)
    if first:
        put_ships(s, v.nation, to, 0, moved=v.ships)
    s.journal.tell(SAILED, NATION[v.nation], v.ships, WATER[origin], WATER[to])
    if is_port(origin):
        v.left.append(origin)
    v.water = to
    v.visited.append(to)
    if not is_port(to):
        meet(s, v.nation, to, is_hard_to_avoid(v, origin, to))


def is_hard_to_avoid(v: Voyage, origin: Water, sea: Sea) -> bool:
    """NAP-7.13 Out of a port that borders this sea area, or across a sea strait."""
    if any(sea in ATLAS.port_seas[port - SEAS] for port in v.left):
        return True
    return not is_port(origin) and sea in ATLAS.sea_straits[origin]


def fleet_steps(s: NapoleonState, v: Voyage) -> list[Water]:
    """NAP-7.2, NAP-7.3 Where the group can go from here."""
    if is_port(v.water):
        beside: list[Water] = ATLAS.port_seas[v.water - SEAS]
    else:
        beside = ATLAS.sea_neighbours[v.water] + havens(s, v.nation, v.water)
    return [water for water in beside if water not in v.visited]


def fleet_origins(s: NapoleonState, nation: Nation) -> list[Water]:
    """Sea areas and ports with squadrons that have not moved this month."""
    return [water for water in range(WATERS) if s.fleets[water] and movable_ships(s, nation, water) > 0]


def movable_ships(s: NapoleonState, nation: Nation, water: Water) -> int:
    """NAP-6.11"""
    fleet = fleet_of(s, nation, water)
    return 0 if fleet is None else fleet.ships - fleet.moved


# -- engaging


def engage(s: NapoleonState, nation: Nation) -> Procedure[None]:
    """NAP-7.10 Own squadrons that have not moved seek battle where they lie."""
    player = player_of(s, nation)
    areas = [WATER[sea] for sea in engageable(s, nation)]
    area = yield Choice(player, ENGAGE_AREA, with_cancel(s, player, areas), (NATION[nation],))
    if is_cancelled(s, player, area):
        return
    sea = WATER_OF[area]
    s.engaged.append(engagement(nation, sea))
    s.journal.tell(ENGAGED, NATION[nation], area)
    meet(s, nation, sea, hard_to_avoid=False)


def engagement(nation: Nation, sea: Sea) -> int:
    """One number for a nation in a sea area: it engages there once a turn."""
    return nation * SEAS + sea


def engageable(s: NapoleonState, nation: Nation) -> list[Sea]:
    """NAP-7.10 Sea areas where unmoved squadrons lie beside enemies, each once a turn."""
    return [
        sea
        for sea in range(SEAS)
        if len(s.fleets[sea]) > 1
        and movable_ships(s, nation, sea) > 0
        and enemy_ships(s, nation, sea) > 0
        and engagement(nation, sea) not in s.engaged
    ]


# -- attacks on ports


def attack_port(s: NapoleonState, nation: Nation) -> Procedure[None]:
    """NAP-7.8, NAP-7.22 Squadrons attack those in a port from one of its sea areas, and stay outside."""
    player = player_of(s, nation)
    ports = [WATER[port] for port in attackable_ports(s, nation)]
    port = yield Choice(player, PORT_ATTACK_TARGET, with_cancel(s, player, ports), (NATION[nation],))
    if is_cancelled(s, player, port):
        return
    water = WATER_OF[port]
    seas = [WATER[sea] for sea in ATLAS.port_seas[water - SEAS] if fresh_ships(s, nation, sea) > 0]
    sea = yield Choice(player, PORT_ATTACK_FROM, with_cancel(s, player, seas), (port,))
    if is_cancelled(s, player, sea):
        return
    origin = WATER_OF[sea]
    counts = number_options(s, player, min(port_attacks_left(s, water), fresh_ships(s, nation, origin)))
    count = yield Choice(player, PORT_ATTACK_COUNT, counts, (port, sea))
    if is_cancelled(s, player, count):
        return
    storm_port(s, nation, water, origin, NUMBER_OF[count])


def storm_port(s: NapoleonState, nation: Nation, port: Water, sea: Sea, count: int) -> None:
    """NAP-7.8 There is no evasion; all squadrons in the port at war with the attacker defend it."""
    defenders = [fleet.nation for fleet in s.fleets[port] if at_war(s, nation, fleet.nation)]
    defending = {defender: ships(s, defender, port) for defender in defenders}
    s.port_attackers += [port] * count
    fleet = fleet_of(s, nation, sea)
    assert fleet is not None
    fought = fleet.fought + count
    form_fleet(s, sea, Fleet(nation, fleet.ships, max(fleet.moved, fought), fought))
    trade_blows(s, sea, {nation: count}, port, defending)
    for defender in defenders:
        tire(s, defender, port)


def attackable_ports(s: NapoleonState, nation: Nation) -> list[Water]:
    """NAP-7.8 Ports with enemy squadrons beside a sea area with own squadrons that have not fought."""
    return [
        port
        for port in range(SEAS, WATERS)
        if s.fleets[port]
        and enemy_ships(s, nation, port) > 0
        and port_attacks_left(s, port) > 0
        and any(fresh_ships(s, nation, sea) > 0 for sea in ATLAS.port_seas[port - SEAS])
    ]


def fresh_ships(s: NapoleonState, nation: Nation, sea: Sea) -> int:
    """NAP-7.22 Squadrons that have not fought this turn, moved or not."""
    fleet = fleet_of(s, nation, sea)
    return 0 if fleet is None else fleet.ships - fleet.fought


def port_attacks_left(s: NapoleonState, port: Water) -> int:
    """NAP-7.8 At most two squadrons may attack a port in one turn."""
    return BOOK.naval.max_squadrons_attacking_port - s.port_attackers.count(port)


# -- eviction


def evict(s: NapoleonState, nation: Nation, port: Water) -> Procedure[None]:
    """NAP-7.9 All squadrons of the nation leave the port for one adjacent sea area."""
    seas = ATLAS.port_seas[port - SEAS]
    sea = seas[0]
    if player_of(s, nation) != NOBODY:
        options = [WATER[each] for each in seas]
        about = (NATION[nation], WATER[port])
        sea = WATER_OF[(yield Choice(player_of(s, nation), PORT_EVICT_SEA, options, about))]
    sail(s, nation, port, sea, ships(s, nation, port), fresh=False)
    s.journal.tell(EVICTED, NATION[nation], WATER[port], WATER[sea])
    meet(s, nation, sea, hard_to_avoid=True)


def homeless_fleet(s: NapoleonState) -> tuple[Nation, Water] | None:
    """NAP-7.9 Squadrons in a port whose owner is not friendly to them (any more)."""
    for port, fleets in enumerate(s.fleets[SEAS:]):
        if fleets:
            owner = s.owner[ATLAS.port_region[port]]
            for fleet in fleets:
                if owner == NOBODY or not is_friendly(s, fleet.nation, owner):
                    return fleet.nation, SEAS + port
    return None


def captured_fleet(s: NapoleonState) -> tuple[Nation, Water] | None:
    """NAP-7.9 Squadrons in a port whose region was taken: enemy troops there, and no friendly ones."""
    for port in range(SEAS, WATERS):
        region = ATLAS.port_region[port - SEAS]
        for fleet in s.fleets[port]:
            nation = fleet.nation
            if enemy_troops(s, nation, region) and not friendly_troops(s, nation, region):
                return nation, port
    return None
