"""NAP-5.1 Units on the map: finding, raising, moving and losing land units and squadrons."""

from __future__ import annotations

from grognard.games.napoleon.book import BOOK, REGIONS, WATERS
from grognard.games.napoleon.ids import (
    CAVALRY,
    INFANTRY,
    IRREGULAR,
    KIND_IDS,
    KINDS,
    LEADER,
    MILITIA,
    MINOR,
    SQUADRON,
    Kind,
    Nation,
    Region,
    Water,
)
from grognard.games.napoleon.state import Fleet, NapoleonState, Stack, no_units

# -- queries: land units


def stack_of(s: NapoleonState, nation: Nation, region: Region) -> Stack | None:
    """NAP-5.11 The nation's stack in the region."""
    for stack in s.stacks[region]:
        if stack.nation == nation:
            return stack
    return None


def army_size(stack: Stack) -> int:
    """NAP-5.1 How many army units the stack has: leaders do not count."""
    return sum(stack.units) - stack.units[LEADER]


def troops(s: NapoleonState, nation: Nation, region: Region) -> int:
    """How many army units the nation has in the region."""
    for stack in s.stacks[region]:
        if stack.nation == nation:
            return sum(stack.units) - stack.units[LEADER]
    return 0


def units_of(s: NapoleonState, nation: Nation, region: Region, kind: Kind) -> int:
    for stack in s.stacks[region]:
        if stack.nation == nation:
            return stack.units[kind]
    return 0


def regions_with(s: NapoleonState, nation: Nation) -> list[Region]:
    """The regions in which the nation has any land unit."""
    return [r for r in range(REGIONS) if s.stacks[r] and stack_of(s, nation, r) is not None]


# -- queries: squadrons


def fleet_of(s: NapoleonState, nation: Nation, water: Water) -> Fleet | None:
    for fleet in s.fleets[water]:
        if fleet.nation == nation:
            return fleet
    return None


def ships(s: NapoleonState, nation: Nation, water: Water) -> int:
    """How many squadrons the nation has there."""
    for fleet in s.fleets[water]:
        if fleet.nation == nation:
            return fleet.ships
    return 0


def fleet_size(s: NapoleonState, nation: Nation) -> int:
    """NAP-22.7 All squadrons of the nation."""
    return sum(ships(s, nation, water) for water in range(WATERS) if s.fleets[water])


# -- queries: figures


def figures_left(s: NapoleonState, nation: Nation, kind: Kind) -> int:
    """NAP-2.2 How many more units of this type the box allows; without the option, more than enough."""
    if s.options["piece_limit"] == "false" or kind == SQUADRON:
        return 9999
    figure = figure_of(kind)
    alike = [other for other in range(KINDS) if figure_of(other) == figure]
    used = sum(units_of(s, nation, r, k) for r in range(REGIONS) if s.stacks[r] for k in alike)
    box = BOOK.minor.figures if nation == MINOR else BOOK.nations[nation].figures
    return max(0, box[KIND_IDS[figure]] - used)


def figure_of(kind: Kind) -> Kind:
    """NAP-2.2 Militia draw on infantry figures, irregular cavalry on cavalry figures."""
    if kind == MILITIA:
        return INFANTRY
    return CAVALRY if kind == IRREGULAR else kind


# -- changes: land units


def raise_units(s: NapoleonState, nation: Nation, region: Region, kind: Kind, count: int) -> int:
    """Put new units on the map, as far as the figures reach (2.2); returns how many."""
    count = min(count, figures_left(s, nation, kind))
    if count > 0:
        own_stack(s, nation, region).units[kind] += count
        s.raised[kind] += count
    return count


def own_stack(s: NapoleonState, nation: Nation, region: Region) -> Stack:
    """The nation's stack in the region, a new one if it has none yet."""
    here = s.stacks[region]
    for stack in here:
        if stack.nation == nation:
            return stack
    fresh = Stack(nation, no_units(), no_units())
    here.insert(sum(stack.nation < nation for stack in here), fresh)
    return fresh


def eliminate(s: NapoleonState, nation: Nation, region: Region, kind: Kind, count: int = 1) -> None:
    """Take units off the map; those that have moved this month go first."""
    take(s, nation, region, kind, count)
    s.lost[kind] += count


def take(s: NapoleonState, nation: Nation, region: Region, kind: Kind, count: int) -> int:
    """Lift units out of a stack, those first that have moved; returns how many of them had moved."""
    stack = stack_of(s, nation, region)
    assert stack is not None and stack.units[kind] >= count, "there are not so many units to take"
    stack.units[kind] -= count
    had_moved = min(count, stack.moved[kind])
    stack.moved[kind] -= had_moved
    if not any(stack.units):
        s.stacks[region].remove(stack)
    return had_moved


def march(s: NapoleonState, nation: Nation, origin: Region, to: Region, units: list[int]) -> None:
    """NAP-6.11 Units that had not moved go to another region and count as moved."""
    for kind in range(KINDS):
        count = units[kind]
        if count:
            stack = stack_of(s, nation, origin)
            assert stack is not None and stack.units[kind] - stack.moved[kind] >= count
            stack.units[kind] -= count
            if not any(stack.units):
                s.stacks[origin].remove(stack)
            there = own_stack(s, nation, to)
            there.units[kind] += count
            there.moved[kind] += count


def carry_on(s: NapoleonState, nation: Nation, origin: Region, to: Region, units: list[int]) -> None:
    """Units go to another region without this counting as a move: those that moved stay moved (6.11)."""
    for kind in range(KINDS):
        count = units[kind]
        if count:
            had_moved = take(s, nation, origin, kind, count)
            there = own_stack(s, nation, to)
            there.units[kind] += count
            there.moved[kind] += had_moved


def dissolve(s: NapoleonState, nation: Nation, region: Region) -> None:
    """All units of the nation in the region are eliminated."""
    stack = stack_of(s, nation, region)
    if stack is not None:
        for kind in range(KINDS):
            s.lost[kind] += stack.units[kind]
        s.stacks[region].remove(stack)


# -- changes: squadrons


def own_fleet(s: NapoleonState, nation: Nation, water: Water) -> Fleet:
    """The nation's squadrons there, none if there were none yet."""
    here = s.fleets[water]
    for fleet in here:
        if fleet.nation == nation:
            return fleet
    fresh = Fleet(nation, 0, 0, 0)
    here.insert(sum(fleet.nation < nation for fleet in here), fresh)
    return fresh


def raise_ships(s: NapoleonState, nation: Nation, water: Water, count: int) -> None:
    own_fleet(s, nation, water).ships += count
    s.raised[SQUADRON] += count


def sink(s: NapoleonState, nation: Nation, water: Water, count: int = 1) -> None:
    """Take squadrons off the map; those that fought or moved go first."""
    fleet = fleet_of(s, nation, water)
    assert fleet is not None and fleet.ships >= count, "there are not so many squadrons to sink"
    fleet.ships -= count
    fleet.fought = max(0, fleet.fought - count)
    fleet.moved = max(0, fleet.moved - count)
    s.lost[SQUADRON] += count
    if fleet.ships == 0:
        s.fleets[water].remove(fleet)


def sail(s: NapoleonState, nation: Nation, origin: Water, to: Water, count: int, fresh: bool) -> None:
    """Squadrons go to another water; `fresh`: those that have not moved, else those that have first.

    What they did this month goes with them.
    """
    fleet = fleet_of(s, nation, origin)
    assert fleet is not None and fleet.ships >= count, "there are not so many squadrons to sail"
    had_moved = max(0, count - (fleet.ships - fleet.moved)) if fresh else min(count, fleet.moved)
    had_fought = max(0, count - (fleet.ships - fleet.fought)) if fresh else min(count, fleet.fought)
    fleet.ships -= count
    fleet.moved -= had_moved
    fleet.fought -= had_fought
    if fleet.ships == 0:
        s.fleets[origin].remove(fleet)
    there = own_fleet(s, nation, to)
    there.ships += count
    there.moved += had_moved
    there.fought += had_fought


def new_month(s: NapoleonState) -> None:
    """NAP-6.11 Everybody may move again."""
    for here in s.stacks:
        for stack in here:
            if any(stack.moved):
                stack.moved = no_units()
    for waters in s.fleets:
        for fleet in waters:
            fleet.moved = fleet.fought = 0


def count_pieces(s: NapoleonState) -> list[int]:
    """All pieces on the map by type, squadrons last."""
    counts = [0] * (KINDS + 1)
    for here in s.stacks:
        for stack in here:
            for kind, count in enumerate(stack.units):
                counts[kind] += count
    counts[SQUADRON] = sum(fleet.ships for here in s.fleets for fleet in here)
    return counts


def has_nothing(s: NapoleonState, nation: Nation) -> bool:
    """NAP-22.14 The nation owns no region and has no units or squadrons."""
    return (
        nation not in s.owner
        and not any(stack.nation == nation for here in s.stacks for stack in here)
        and not any(fleet.nation == nation for here in s.fleets for fleet in here)
    )
