"""NAP-12.14 Repatriation, withdrawals (11.23) and homecoming (13.5): units that may not stay go elsewhere."""

from __future__ import annotations

from collections import deque

from grognard.games.napoleon.armies import (
    carry_on,
    eliminate,
    fleet_of,
    regions_with,
    sail,
    sink,
    stack_of,
    troops,
)
from grognard.games.napoleon.book import ATLAS, BOOK, PORTS, REGIONS, SEAS, WATERS, is_port
from grognard.games.napoleon.ids import (
    KINDS,
    MILITIA,
    NATIONS,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    RUSSIA,
    Nation,
    Region,
    Water,
)
from grognard.games.napoleon.relations import is_out
from grognard.games.napoleon.state import Homecoming, NapoleonState, Withdrawal, no_units
from grognard.games.napoleon.status import (
    enemy_troops,
    in_turn_order,
    is_permitted,
    may_serve_in,
    militia_is_free,
    open_neighbours,
    player_of,
)
from grognard.games.napoleon.terms import KIND, NATION, REGION, REGION_OF
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

REPATRIATE_TO = Ask("repatriate_to", "NAP-12.14", "region")
WITHDRAW_DESTINATION = Ask("withdraw_destination", "NAP-11.23", "region")
CAPITAL_RETURN = Ask("capital_return", "NAP-13.5", "region")

REPATRIATED = Told("repatriated", "NAP-12.14", "nation:term", "origin:term", "region:term")
STRANDED = Told("stranded", "NAP-12.14", "nation:term", "region:term")
WITHDREW = Told("withdrew", "NAP-11.23", "nation:term", "origin:term", "region:term")
CAME_HOME = Told("came_home", "NAP-13.5", "nation:term", "region:term")

ASKS = [REPATRIATE_TO, WITHDRAW_DESTINATION, CAPITAL_RETURN]
TELLINGS = [REPATRIATED, STRANDED, WITHDREW, CAME_HOME]

# -- repatriation


def repatriate_all(s: NapoleonState) -> Procedure[None]:
    """NAP-6.15 In every region noted, stacks that may not be there go home."""
    while s.unsettled:
        region = s.unsettled[0]
        nations = [stack.nation for stack in s.stacks[region] if stack.nation < NATIONS]
        for nation in in_turn_order(s, nations, NOBODY):
            if is_misplaced(s, nation, region):
                yield from repatriate(s, nation, region)
        s.unsettled.remove(region)


def is_misplaced(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """NAP-6.15 The nation's units may not be here, and 11.23 has not let them stay."""
    return not is_permitted(s, nation, region) and not any(
        has_stayed(s, nation, quarrel.other if nation == quarrel.attacker else quarrel.attacker, region)
        for quarrel in s.quarrels
        if nation in (quarrel.attacker, quarrel.other)
    )


def has_stayed(s: NapoleonState, nation: Nation, other: Nation, region: Region) -> bool:
    """NAP-11.23 Units that found no way out stay, and 11.24 applies."""
    return s.owner[region] != nation and (s.owner[region] == other or troops(s, other, region) > 0)


def repatriate(s: NapoleonState, nation: Nation, region: Region) -> Procedure[None]:
    """NAP-12.14 To the nearest permitted region, else the capital, else any own region, else lost."""
    stack = stack_of(s, nation, region)
    assert stack is not None
    militia = no_units()
    others = list(stack.units)
    if not militia_is_free(s, nation):
        militia[MILITIA], others[MILITIA] = others[MILITIA], 0
    for units in (others, militia):
        if not any(units):
            continue
        homes = places_of_refuge(s, nation, region, units)
        if not homes:
            for kind in range(KINDS):
                if units[kind]:
                    eliminate(s, nation, region, kind, units[kind])
            s.journal.tell(STRANDED, NATION[nation], REGION[region])
            continue
        home = homes[0]
        if player_of(s, nation) != NOBODY:
            about = (NATION[nation], REGION[region])
            options = [REGION[each] for each in homes]
            home = REGION_OF[(yield Choice(player_of(s, nation), REPATRIATE_TO, options, about))]
        carry_on(s, nation, region, home, units)
        s.journal.tell(REPATRIATED, NATION[nation], REGION[region], REGION[home])


def places_of_refuge(s: NapoleonState, nation: Nation, region: Region, units: list[int]) -> list[Region]:
    """NAP-12.14 Where the units can go: all of the nearest regions, else the capital, else own regions."""
    near = nearest_refuges(s, nation, region, units)
    if near:
        return near
    capitals = [c for c in BOOK.capitals[nation] if is_refuge(s, nation, c, units)]
    if capitals:
        return capitals
    return [r for r in range(REGIONS) if s.owner[r] == nation and is_refuge(s, nation, r, units)]


def is_refuge(s: NapoleonState, nation: Nation, region: Region, units: list[int]) -> bool:
    """A permitted region without enemy army units, open to militia if there are any."""
    if not is_permitted(s, nation, region) or enemy_troops(s, nation, region):
        return False
    return not units[MILITIA] or may_serve_in(s, nation, MILITIA, region)


def nearest_refuges(s: NapoleonState, nation: Nation, start: Region, units: list[int]) -> list[Region]:
    """The permitted regions with the fewest land steps from here, over any path."""
    steps = [NOWHERE] * REGIONS
    steps[start] = 0
    todo = deque([start])
    found: list[Region] = []
    while todo:
        here = todo.popleft()
        if found and steps[here] >= steps[found[0]]:
            break
        for region in ATLAS.neighbours[here]:
            if steps[region] == NOWHERE:
                steps[region] = steps[here] + 1
                todo.append(region)
                if is_refuge(s, nation, region, units):
                    found.append(region)
    return sorted(found)


# -- withdrawals


def withdraw(s: NapoleonState, withdrawal: Withdrawal) -> Procedure[None]:
    """NAP-11.23, NAP-11.27 The nation's units leave the land and company of the other, region by region."""
    nation, host = withdrawal.nation, withdrawal.host
    for region in regions_with(s, nation):
        if must_leave(s, nation, host, region):
            yield from withdraw_from(s, nation, host, region)


def must_leave(s: NapoleonState, nation: Nation, host: Nation, region: Region) -> bool:
    """NAP-11.23 Regions of the former ally, and those not one's own in which its army units stand."""
    if is_bound(s, nation, host) or s.owner[region] == nation:
        return False
    return s.owner[region] == host or troops(s, host, region) > 0


def is_bound(s: NapoleonState, nation: Nation, host: Nation) -> bool:
    """The nation may be with the other after all: a war has begun, or there is alliance or passage."""
    return s.status[nation][host] != NEUTRAL or s.passage[host][nation]


def withdraw_from(s: NapoleonState, nation: Nation, host: Nation, region: Region) -> Procedure[None]:
    """NAP-11.23 To an adjacent permitted region without units of the former ally, else to the capital."""
    stack = stack_of(s, nation, region)
    assert stack is not None
    units = list(stack.units)
    goals = withdrawal_goals(s, nation, host, region, units)
    if not goals:
        # NAP-11.23 The own capital, if no enemy is there; else they stay, and will have to fight (11.24).
        capitals = [c for c in BOOK.capitals[nation] if s.owner[c] == nation and c != region]
        goals = [c for c in capitals if not enemy_troops(s, nation, c)]
    if not goals:
        return
    goal = goals[0]
    if player_of(s, nation) != NOBODY:
        about = (NATION[nation], REGION[region])
        options = [REGION[each] for each in goals]
        goal = REGION_OF[(yield Choice(player_of(s, nation), WITHDRAW_DESTINATION, options, about))]
    carry_on(s, nation, region, goal, units)
    s.journal.tell(WITHDREW, NATION[nation], REGION[region], REGION[goal])


def withdrawal_goals(
    s: NapoleonState, nation: Nation, host: Nation, region: Region, units: list[int]
) -> list[Region]:
    """Adjacent permitted regions without army units of the former ally; units that must leave are ignored."""
    goals = []
    for goal in open_neighbours(s, nation, region):
        leaving = host if must_leave(s, host, nation, goal) else NOBODY
        if not is_permitted(s, nation, goal, ignoring=leaving):
            continue
        if troops(s, host, goal) > 0 and leaving != host:
            continue
        if units[MILITIA] and not may_serve_in(s, nation, MILITIA, goal):
            continue
        if not enemy_troops(s, nation, goal):
            goals.append(goal)
    return goals


# -- homecoming


def come_home(s: NapoleonState, homecoming: Homecoming) -> Procedure[None]:
    """NAP-13.5 Land units outside regions that the nation owns go to its capital, squadrons to its ports."""
    nation = homecoming.nation
    for region in regions_with(s, nation):
        if s.owner[region] != nation:
            yield from return_to_capital(s, nation, region, homecoming.player)
    for water in range(WATERS):
        if fleet_of(s, nation, water) is not None and not is_own_port(s, nation, water):
            return_to_port(s, nation, water)


def return_to_capital(s: NapoleonState, nation: Nation, region: Region, last: Player) -> Procedure[None]:
    """NAP-13.5 To the capital (Russia: either one, by unit type); without a capital, 12.14 applies."""
    capitals = [c for c in BOOK.capitals[nation] if s.owner[c] == nation]
    if not capitals:
        yield from repatriate(s, nation, region)
        return
    if len(capitals) == 1 or last == NOBODY or is_out(s, last) or nation != RUSSIA:
        stack = stack_of(s, nation, region)
        assert stack is not None
        carry_on(s, nation, region, capitals[0], list(stack.units))
        s.journal.tell(CAME_HOME, NATION[nation], REGION[capitals[0]])
        return
    for kind in range(KINDS):
        stack = stack_of(s, nation, region)
        if stack is not None and stack.units[kind]:
            units = no_units()
            units[kind] = stack.units[kind]
            options = [REGION[capital] for capital in capitals]
            goal = REGION_OF[(yield Choice(last, CAPITAL_RETURN, options, (KIND[kind], REGION[region])))]
            carry_on(s, nation, region, goal, units)
            s.journal.tell(CAME_HOME, NATION[nation], REGION[goal])


def is_own_port(s: NapoleonState, nation: Nation, water: Water) -> bool:
    return is_port(water) and s.owner[ATLAS.port_region[water - SEAS]] == nation


def return_to_port(s: NapoleonState, nation: Nation, water: Water) -> None:
    """NAP-13.5 To the own homeland port nearest by sea (ties: id order); without one they are removed."""
    fleet = fleet_of(s, nation, water)
    assert fleet is not None
    steps = sea_steps(water)
    ports = [
        port
        for port in range(PORTS)
        if ATLAS.home[ATLAS.port_region[port]] == nation and s.owner[ATLAS.port_region[port]] == nation
    ]
    if not ports:
        sink(s, nation, water, fleet.ships)
        return
    near = min(
        ports, key=lambda port: (min(steps[sea] for sea in ATLAS.port_seas[port]), ATLAS.ports[port].id)
    )
    sail(s, nation, water, SEAS + near, fleet.ships, fresh=False)


def sea_steps(water: Water) -> list[int]:
    """Steps from here to every sea area."""
    starts = ATLAS.port_seas[water - SEAS] if is_port(water) else [water]
    steps = [NOWHERE] * SEAS
    for start in starts:
        steps[start] = 0
    todo = deque(starts)
    while todo:
        here = todo.popleft()
        for sea in ATLAS.sea_neighbours[here]:
            if steps[sea] == NOWHERE:
                steps[sea] = steps[here] + 1
                todo.append(sea)
    return steps
