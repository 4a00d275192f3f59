"""NAP-8 Amphibious movement: routes, capacity, interception, landings."""

from __future__ import annotations

from typing import Final

from grognard.games.napoleon.armies import eliminate, march, put, raise_units, stack_of
from grognard.games.napoleon.book import ATLAS, BOOK, SEAS
from grognard.games.napoleon.ids import KINDS, LEADER, MILITIA, NOBODY, NOWHERE, Nation, Region, Sea
from grognard.games.napoleon.picks import is_cancelled, number_options, with_cancel
from grognard.games.napoleon.state import Entry, NapoleonState, no_units
from grognard.games.napoleon.status import (
    at_war,
    enemy_ships,
    enemy_troops,
    friendly_troops,
    is_permitted,
    may_serve_in,
    player_of,
    resists,
    side_ships,
)
from grognard.games.napoleon.terms import (
    GO,
    KIND,
    KIND_OF,
    NATION,
    NUMBER_OF,
    REGION,
    REGION_OF,
    WATER,
    WATER_OF,
)
from grognard.kernel.choice import Ask, Choice, Procedure, Term
from grognard.kernel.journal import Told

TRANSPORT_ORIGIN = Ask("transport_origin", "NAP-8.1", "region")
TRANSPORT_UNIT = Ask("transport_unit", "NAP-8.2", "unit")
TRANSPORT_COUNT = Ask("transport_count", "NAP-8.2", "number")
TRANSPORT_STEP = Ask("transport_step", "NAP-8.2", "place")

EMBARKED = Told("embarked", "NAP-8.1", "nation:term", "count:number", "origin:term", "region:term")
INTERCEPTED = Told(
    "intercepted", "NAP-8.5", "nation:term", "unit:term", "sea:term", "die:number", "rate:number"
)
SAILED_ON = Told("sailed_on", "NAP-8.5", "nation:term", "unit:term", "sea:term", "die:number", "rate:number")
LANDED = Told("landed", "NAP-8.1", "nation:term", "count:number", "region:term")
TURNED_BACK = Told("turned_back", "NAP-8.13", "nation:term", "region:term")
MILITIA_RAISED = Told("militia_raised", "NAP-8.7", "nation:term", "count:number", "region:term")

ASKS = [TRANSPORT_ORIGIN, TRANSPORT_UNIT, TRANSPORT_COUNT, TRANSPORT_STEP]
TELLINGS = [EMBARKED, INTERCEPTED, SAILED_ON, LANDED, TURNED_BACK, MILITIA_RAISED]

PORT_REGIONS: Final = sorted(ATLAS.port_region)

# -- procedures


def transport(s: NapoleonState, nation: Nation) -> Procedure[None]:
    """NAP-8.2 The player names the units, then a route of sea areas that ends at the target region."""
    player = player_of(s, nation)
    origins = [REGION[region] for region in transport_origins(s, nation)]
    pick = yield Choice(player, TRANSPORT_ORIGIN, with_cancel(s, player, origins), (NATION[nation],))
    if is_cancelled(s, player, pick):
        return
    origin = REGION_OF[pick]
    units = no_units()
    while True:
        kinds = [KIND[kind] for kind in range(KINDS) if embarkable(s, nation, origin, units, kind) > 0]
        options = [GO, *kinds] if any(units) else kinds
        pick = yield Choice(player, TRANSPORT_UNIT, with_cancel(s, player, options), (REGION[origin],))
        if is_cancelled(s, player, pick):
            return
        if pick == GO:
            break
        kind = KIND_OF[pick]
        counts = number_options(s, player, embarkable(s, nation, origin, units, kind))
        count = yield Choice(player, TRANSPORT_COUNT, counts, (pick, REGION[origin]))
        if is_cancelled(s, player, count):
            return
        units[kind] += NUMBER_OF[count]
    yield from sail_route(s, nation, origin, units)


def sail_route(s: NapoleonState, nation: Nation, origin: Region, units: list[int]) -> Procedure[None]:
    """NAP-8.2, NAP-8.11 Sea area by sea area, none twice; the target is named when the sea touches it."""
    player = player_of(s, nation)
    harbours = landing_seas(s, nation, origin, units)
    route: list[Sea] = []
    while True:
        options = route_options(s, nation, origin, units, route, harbours)
        here = WATER[route[-1]] if route else REGION[origin]
        step = yield Choice(player, TRANSPORT_STEP, with_cancel(s, player, options), (here,))
        if is_cancelled(s, player, step):
            return
        if REGION_OF[step] >= 0:
            cross(s, nation, origin, units, route, REGION_OF[step])
            return
        route.append(WATER_OF[step])


# -- the crossing


def cross(
    s: NapoleonState, nation: Nation, origin: Region, units: list[int], route: list[Sea], target: Region
) -> None:
    """NAP-8.5, NAP-8.13 Interception in every sea area of the route, then the landing."""
    army = sum(units[:LEADER])
    s.journal.tell(EMBARKED, NATION[nation], sum(units), REGION[origin], REGION[target])
    s.carried[route[-1]] += army
    for sea in route:
        if enemy_ships(s, nation, sea) > 0:
            intercept(s, nation, origin, units, sea)
    if not any(units):
        return
    if army and not any(units[:LEADER]) and not friendly_troops(s, nation, target):
        stay_moved(s, nation, origin, units)
        s.journal.tell(TURNED_BACK, NATION[nation], REGION[origin])
        return
    land(s, nation, origin, units, route[-1], target)


def intercept(s: NapoleonState, nation: Nation, origin: Region, units: list[int], sea: Sea) -> None:
    """NAP-8.5 A die for every unit: at or below the interception rate it is eliminated."""
    rate = intercept_rate(s, nation, sea)
    for kind in range(KINDS):
        for _ in range(units[kind]):
            die = s.dice.roll()
            told = INTERCEPTED if die <= rate else SAILED_ON
            s.journal.tell(told, NATION[nation], KIND[kind], WATER[sea], die, rate)
            if die <= rate:
                units[kind] -= 1
                eliminate_fresh(s, nation, origin, kind)


def intercept_rate(s: NapoleonState, nation: Nation, sea: Sea) -> int:
    """NAP-8.5 Enemy squadrons less own and allied ones, at least 1."""
    return max(BOOK.amphibious.min_intercept_rate, enemy_ships(s, nation, sea) - side_ships(s, nation, sea))


def eliminate_fresh(s: NapoleonState, nation: Nation, region: Region, kind: int) -> None:
    """A unit that has not moved yet is eliminated; others that have moved stay so."""
    stack = stack_of(s, nation, region)
    assert stack is not None
    moved = stack.moved[kind]
    eliminate(s, nation, region, kind)
    if moved and stack.units[kind] > moved:
        put(s, nation, region, kind, 0, moved=1)


def stay_moved(s: NapoleonState, nation: Nation, region: Region, units: list[int]) -> None:
    """Units are where they were, but have used their move."""
    for kind in range(KINDS):
        if units[kind]:
            put(s, nation, region, kind, 0, moved=units[kind])


def land(
    s: NapoleonState, nation: Nation, origin: Region, units: list[int], sea: Sea, target: Region
) -> None:
    """NAP-8.7 The survivors land; a homeland attacked from the sea raises militia, once a turn."""
    march(s, nation, origin, target, units)
    s.entries.append(Entry(nation, target, origin, sea, tuple(units)))
    s.journal.tell(LANDED, NATION[nation], sum(units), REGION[target])
    home = ATLAS.home[target]
    if any(units[:LEADER]) and raises_militia(s, nation, target):
        s.landed.append(target)
        count = raise_units(s, home, target, MILITIA, BOOK.amphibious.homeland_landing_militia)
        s.journal.tell(MILITIA_RAISED, NATION[home], count, REGION[target])


def raises_militia(s: NapoleonState, nation: Nation, target: Region) -> bool:
    """NAP-8.7, NAP-8.14 A homeland region of an enemy that owns it, without uprising, first landing there."""
    home = ATLAS.home[target]
    return (
        home != NOBODY
        and s.owner[target] == home
        and at_war(s, nation, home)
        and not s.uprising[target]
        and target not in s.landed
    )


# -- what is possible


def can_transport(s: NapoleonState, nation: Nation) -> bool:
    """Some unit of the nation could be moved by sea."""
    return has_ships_at_sea(s, nation) and any(may_embark(s, nation, region) for region in PORT_REGIONS)


def transport_origins(s: NapoleonState, nation: Nation) -> list[Region]:
    """NAP-8.1, NAP-8.2 Regions with a port and units that could land somewhere."""
    if not has_ships_at_sea(s, nation):
        return []
    return [region for region in PORT_REGIONS if may_embark(s, nation, region)]


def has_ships_at_sea(s: NapoleonState, nation: Nation) -> bool:
    """NAP-8.3 Without own or allied squadrons at sea nothing can be carried."""
    return any(s.fleets[sea] and side_ships(s, nation, sea) > 0 for sea in range(SEAS))


def may_embark(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """Some unit there has not moved and could land somewhere."""
    if not s.stacks[region]:
        return False
    stack = stack_of(s, nation, region)
    if stack is None or stack.units == stack.moved:
        return False
    ready = [kind for kind in range(KINDS) if stack.units[kind] > stack.moved[kind]]
    # Where one regular unit may land, all others may, too.
    regulars = [kind for kind in ready if kind not in (MILITIA, LEADER)]
    tried = [kind for kind in ready if kind in (MILITIA, LEADER)] + regulars[:1]
    return any(embarkable(s, nation, region, no_units(), kind) > 0 for kind in tried)


def embarkable(s: NapoleonState, nation: Nation, origin: Region, units: list[int], kind: int) -> int:
    """How many more units of this type can join the group, so that it can still land somewhere."""
    stack = stack_of(s, nation, origin)
    if stack is None or enemy_troops(s, nation, origin) or resists(s, nation, origin):
        return 0
    free = stack.units[kind] - stack.moved[kind] - units[kind]
    if free <= 0:
        return 0
    more = units.copy()
    more[kind] += 1
    seas = landing_seas(s, nation, origin, more)
    if not seas:
        return 0
    if kind == LEADER:
        return free
    army = sum(units[:LEADER])
    return min(free, max(capacity(s, nation, sea) for sea in seas) - army)


def capacity(s: NapoleonState, nation: Nation, sea: Sea) -> int:
    """NAP-8.3 Own and allied squadrons there, less the army units they have covered this turn."""
    return side_ships(s, nation, sea) - s.carried[sea]


def landing_seas(s: NapoleonState, nation: Nation, origin: Region, units: list[int]) -> list[Sea]:
    """NAP-8.3, NAP-8.12 Sea areas with squadrons enough for the group and a coast where it may land."""
    army = sum(units[:LEADER])
    return [
        sea
        for sea in range(SEAS)
        if s.fleets[sea]
        and side_ships(s, nation, sea) > 0
        and capacity(s, nation, sea) >= army
        and any(r != origin and may_land(s, nation, units, r) for r in ATLAS.shores[sea])
    ]


def landing_targets(
    s: NapoleonState, nation: Nation, origin: Region, units: list[int], sea: Sea
) -> list[Region]:
    """NAP-8.4 The regions on this coast where the group may land."""
    return [r for r in ATLAS.shores[sea] if r != origin and may_land(s, nation, units, r)]


def may_land(s: NapoleonState, nation: Nation, units: list[int], region: Region) -> bool:
    """NAP-8.4, NAP-8.12 Permission as on land; leaders alone only where no enemy stands or owns."""
    if not is_permitted(s, nation, region):
        return False
    if units[MILITIA] and not may_serve_in(s, nation, MILITIA, region):
        return False
    if any(units[:LEADER]):
        return True
    owner = s.owner[region]
    return not enemy_troops(s, nation, region) and (owner == NOBODY or not at_war(s, nation, owner))


def route_options(
    s: NapoleonState, nation: Nation, origin: Region, units: list[int], route: list[Sea], harbours: list[Sea]
) -> list[Term]:
    """NAP-8.2, NAP-8.11 The sea areas from which a landing can still be reached, and the targets here."""
    if not route:
        beside = ATLAS.port_seas[ATLAS.port_of[origin]]
        targets: list[Region] = []
    else:
        beside = ATLAS.sea_neighbours[route[-1]]
        here = route[-1]
        targets = landing_targets(s, nation, origin, units, here) if here in harbours else []
    onward = [sea for sea in beside if sea not in route and leads_to(sea, harbours, route)]
    return [WATER[sea] for sea in onward] + [REGION[region] for region in targets]


def leads_to(start: Sea, goals: list[Sea], closed: list[Sea]) -> bool:
    """One of the goals can be reached from here without the closed sea areas."""
    seen = [False] * SEAS
    for sea in closed:
        seen[sea] = True
    seen[start] = True
    todo = [start]
    while todo:
        here = todo.pop()
        if here in goals:
            return True
        for sea in ATLAS.sea_neighbours[here]:
            if not seen[sea]:
                seen[sea] = True
                todo.append(sea)
    return False


def is_landing(s: NapoleonState, attackers: list[Nation], region: Region) -> bool:
    """NAP-8.8 An attacking unit landed there this turn, and no uprising in a homeland helps it (11.17)."""
    if s.uprising[region] and ATLAS.home[region] != NOBODY:
        return False
    return any(e.region == region and e.sea != NOWHERE and e.nation in attackers for e in s.entries)
