"""NAP-5.1 Units on the map: finding, raising, moving and losing land units and squadrons."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.napoleon.book import BOOK, REGIONS
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


def army_cost(s: NapoleonState, nation: Nation) -> int:
    """What all land units of the nation have cost, in PP."""
    return sum(cost_of(stack.units) for here in s.stacks for stack in here if stack.nation == nation)


@lru_cache(maxsize=4096)
def cost_of(units: tuple[int, ...]) -> int:
    return sum(BOOK.units[kind].cost * count for kind, count in enumerate(units))


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
    return sum(fleet.ships for here in s.fleets for fleet in here if fleet.nation == nation)


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
        put(s, nation, region, kind, count)
        s.raised[kind] += count
    return count


def put(s: NapoleonState, nation: Nation, region: Region, kind: Kind, count: int, moved: int = 0) -> None:
    """Units join the nation's stack in the region; so many of them have moved this month."""
    stack = stack_of(s, nation, region)
    units = no_units() if stack is None else list(stack.units)
    have_moved = no_units() if stack is None else list(stack.moved)
    units[kind] += count
    have_moved[kind] += moved
    form_stack(s, nation, region, units, have_moved)


def form_stack(s: NapoleonState, nation: Nation, region: Region, units: list[int], moved: list[int]) -> None:
    """These are now the nation's units in the region; stacks stay in the order of nations."""
    here = [stack for stack in s.stacks[region] if stack.nation != nation]
    if any(units):
        place = sum(stack.nation < nation for stack in here)
        here.insert(place, Stack(nation, tuple(units), tuple(moved)))
    s.stacks[region] = tuple(here)


def eliminate(s: NapoleonState, nation: Nation, region: Region, kind: Kind, count: int = 1) -> None:
    """Take units off the map; those that have moved this month go first."""
    take(s, nation, region, kind, count)
    s.lost[kind] += count


def take(s: NapoleonState, nation: Nation, region: Region, kind: Kind, count: int) -> int:
    """Lift units out of a stack, those first that have moved; returns how many of them had moved."""
    stack = stack_of(s, nation, region)
    assert stack is not None and stack.units[kind] >= count, "there are not so many units to take"
    had_moved = min(count, stack.moved[kind])
    put(s, nation, region, kind, -count, -had_moved)
    return had_moved


def march(s: NapoleonState, nation: Nation, origin: Region, to: Region, units: list[int]) -> None:
    """NAP-6.11 Units that had not moved go to another region and count as moved."""
    for kind in range(KINDS):
        count = units[kind]
        if count:
            stack = stack_of(s, nation, origin)
            assert stack is not None and stack.units[kind] - stack.moved[kind] >= count
            put(s, nation, origin, kind, -count)
            put(s, nation, to, kind, count, moved=count)


def carry_on(s: NapoleonState, nation: Nation, origin: Region, to: Region, units: list[int]) -> None:
    """Units go to another region without this counting as a move: those that moved stay moved (6.11)."""
    for kind in range(KINDS):
        count = units[kind]
        if count:
            had_moved = take(s, nation, origin, kind, count)
            put(s, nation, to, kind, count, had_moved)


def dissolve(s: NapoleonState, nation: Nation, region: Region) -> None:
    """All units of the nation in the region are eliminated."""
    stack = stack_of(s, nation, region)
    if stack is not None:
        for kind in range(KINDS):
            s.lost[kind] += stack.units[kind]
        form_stack(s, nation, region, no_units(), no_units())


# -- changes: squadrons


def put_ships(
    s: NapoleonState, nation: Nation, water: Water, count: int, moved: int = 0, fought: int = 0
) -> None:
    """Squadrons join the nation's there; so many of them have moved and fought."""
    fleet = fleet_of(s, nation, water)
    if fleet is None:
        form_fleet(s, water, Fleet(nation, count, moved, fought))
    else:
        form_fleet(s, water, Fleet(nation, fleet.ships + count, fleet.moved + moved, fleet.fought + fought))


def form_fleet(s: NapoleonState, water: Water, fleet: Fleet) -> None:
    """These are now the nation's squadrons there; fleets stay in the order of nations."""
    here = [other for other in s.fleets[water] if other.nation != fleet.nation]
    if fleet.ships:
        here.insert(sum(other.nation < fleet.nation for other in here), fleet)
    s.fleets[water] = tuple(here)


def raise_ships(s: NapoleonState, nation: Nation, water: Water, count: int) -> None:
    put_ships(s, nation, water, count)
    s.raised[SQUADRON] += count


def sink(s: NapoleonState, nation: Nation, water: Water, count: int = 1) -> None:
    """Take squadrons off the map; those that fought or moved go first."""
    fleet = fleet_of(s, nation, water)
    assert fleet is not None and fleet.ships >= count, "there are not so many squadrons to sink"
    moved, fought = max(0, fleet.moved - count), max(0, fleet.fought - count)
    form_fleet(s, water, Fleet(nation, fleet.ships - count, moved, fought))
    s.lost[SQUADRON] += count


def sail(s: NapoleonState, nation: Nation, origin: Water, to: Water, count: int, fresh: bool) -> None:
    """Squadrons go to another water; `fresh`: those that have not moved, else those that have first.

    What they did this month goes with them.
    """
    fleet = fleet_of(s, nation, origin)
    assert fleet is not None and fleet.ships >= count, "there are not so many squadrons to sail"
    had_moved = max(0, count - (fleet.ships - fleet.moved)) if fresh else min(count, fleet.moved)
    had_fought = max(0, count - (fleet.ships - fleet.fought)) if fresh else min(count, fleet.fought)
    put_ships(s, nation, origin, -count, -had_moved, -had_fought)
    put_ships(s, nation, to, count, had_moved, had_fought)


def new_month(s: NapoleonState) -> None:
    """NAP-6.11 Everybody may move again."""
    rested = tuple(no_units())
    for region, here in enumerate(s.stacks):
        if here and any(any(stack.moved) for stack in here):
            s.stacks[region] = tuple(Stack(stack.nation, stack.units, rested) for stack in here)
    for water, fleets in enumerate(s.fleets):
        if fleets and any(fleet.moved or fleet.fought for fleet in fleets):
            s.fleets[water] = tuple(Fleet(fleet.nation, fleet.ships, 0, 0) for fleet in fleets)


def forget_fights(s: NapoleonState) -> None:
    """NAP-7.22 A new turn: squadrons that fought may fight again."""
    for water, fleets in enumerate(s.fleets):
        if fleets and any(fleet.fought for fleet in fleets):
            s.fleets[water] = tuple(Fleet(fleet.nation, fleet.ships, fleet.moved, 0) for fleet in fleets)


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
