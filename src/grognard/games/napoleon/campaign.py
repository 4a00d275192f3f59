"""NAP-30 Moves of a competent player: where armies march, land and retreat, when fleets fight.

A plan is worked out afresh at every pick from the position alone; as nothing changes between the picks
of one move, each of them finds the same plan.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grognard.games.napoleon.armies import stack_of
from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS, SEAS
from grognard.games.napoleon.fleets import engageable
from grognard.games.napoleon.ids import INFANTRY, KINDS, LEADER, MILITIA, NOBODY, NOWHERE, Nation, Region, Sea
from grognard.games.napoleon.movement import next_steps
from grognard.games.napoleon.outlook import CAPITAL_STEPS, Outlook, chance, power_of
from grognard.games.napoleon.sea_battle import strength
from grognard.games.napoleon.state import NapoleonState, Stack, no_units
from grognard.games.napoleon.status import at_war, is_friendly, side_ships
from grognard.games.napoleon.terms import (
    CANCEL,
    END,
    ENGAGE,
    FIGHT,
    GO,
    KIND_OF,
    LAND,
    NATION_OF,
    NUMBER_OF,
    REGION_OF,
    REST_HERE,
    STAY,
    STOP,
    TRANSPORT,
    WATER_OF,
)
from grognard.games.napoleon.transport import capacity, landing_targets, may_embark
from grognard.kernel.choice import Choice

NEVER: Final = -1000.0
BOLD_FROM: Final = 0.62
"""The chance of victory from which an attack is worth it."""
WORTH_MOVING: Final = 0.6
"""How much better the position must get for a move."""
BATTLE: Final = 25.0
"""What a battle won is worth."""
EXPOSED: Final = 2.0
"""What every point of enemy power beyond the own costs where an army ends its move."""


@dataclass(frozen=True, slots=True)
class March:
    """A move by land: from where, whereto, and with which units."""

    score: float
    origin: Region
    goal: Region
    units: list[int]


@dataclass(frozen=True, slots=True)
class Crossing:
    """A move by sea: from where, over which last sea area, whereto, and with which units."""

    score: float
    origin: Region
    sea: Sea
    goal: Region
    units: list[int]


# -- plans


def best_march(s: NapoleonState, nation: Nation, only: Region = NOWHERE) -> March | None:
    """The best move of one of the nation's stacks (or of this one only), or None if all should stay."""
    view = Outlook(s, nation)
    best: March | None = None
    for region in range(REGIONS) if only == NOWHERE else [only]:
        stack = stack_of(s, nation, region) if s.stacks[region] else None
        if stack is None or stack.units == stack.moved:
            continue
        for march in marches_from(s, view, stack, region):
            if best is None or march.score > best.score:
                best = march
    return best if best is not None and best.score > WORTH_MOVING else None


def marches_from(s: NapoleonState, view: Outlook, stack: Stack, region: Region) -> list[March]:
    """Everything that the ready units of a stack could do, with its worth."""
    units = marching_units(s, view, stack, region)
    if not any(units):
        return []
    found = []
    for goal in next_steps(s, view.nation, region, units):
        score = march_score(s, view, units, region, goal)
        if score > WORTH_MOVING:
            found.append(March(score, region, goal, units))
    return found


def marching_units(s: NapoleonState, view: Outlook, stack: Stack, region: Region) -> list[int]:
    """All that are ready but militia; one infantry stays where it denies the enemy something."""
    units = [stack.units[kind] - stack.moved[kind] for kind in range(KINDS)]
    units[MILITIA] = 0
    if not any(units[:LEADER]):
        return units if units[LEADER] and not any(stack.units[:LEADER]) else no_units()
    owner = s.owner[region]
    guard = ATLAS.regions[region].pp > 2 and owner != NOBODY and at_war(s, view.nation, owner)
    if guard and units[INFANTRY] > 2 and stack.units[INFANTRY] == units[INFANTRY]:
        units[INFANTRY] -= 1
    return units


def march_score(s: NapoleonState, view: Outlook, units: list[int], region: Region, goal: Region) -> float:
    """What it is worth to go there: goals come nearer, battles are won, dangers are met or left."""
    if not any(units[:LEADER]):
        return follow_score(view, region, goal)
    own = power_of(units)
    score = view.field[goal] - view.field[region]
    staying = max(0.0, view.ours[region] - own)
    if ATLAS.regions[region].capital and s.owner[region] == view.nation:
        score -= 3.0 * max(0.0, view.near[region] - staying)
    if view.theirs[region]:
        score -= BATTLE * chance(view.ours[region], view.theirs[region])
    if view.theirs[goal]:
        return score + assault_score(s, view, own, goal)
    there = own + view.ours[goal]
    score -= EXPOSED * max(0.0, view.near[goal] - 1.1 * there)
    score += EXPOSED * 0.5 * view.danger(region)
    return score


def follow_score(view: Outlook, region: Region, goal: Region) -> float:
    """Leaders alone look for an army."""
    if view.theirs[goal] and not view.ours[goal]:
        return NEVER
    best = max((view.ours[beside] for beside in ATLAS.neighbours[goal]), default=0.0)
    return (view.ours[goal] + 0.4 * best) - 1.5 * view.ours[region] - view.near[goal] * 0.2


def assault_score(s: NapoleonState, view: Outlook, own: float, goal: Region) -> float:
    """An attack together with all that can join it; hopeless ones are never made."""
    engaged = view.ours[goal]
    joining = max(own, ready_beside(s, view, goal))
    odds = chance(engaged + joining, view.theirs[goal])
    if odds < BOLD_FROM:
        return NEVER
    prize = BATTLE + 2.0 * view.theirs[goal]
    if not engaged and chance(joining, 1.6 * view.theirs[goal]) > 0.9:
        prize += 2.0
    return odds * prize - (1 - odds) * 2.5 * own


def ready_beside(s: NapoleonState, view: Outlook, goal: Region) -> float:
    """The power of the nation's ready units around a region."""
    total = 0.0
    for beside in ATLAS.neighbours[goal]:
        stack = stack_of(s, view.nation, beside)
        if stack is not None:
            total += power_of(marching_units(s, view, stack, beside))
    return total


def best_crossing(s: NapoleonState, nation: Nation) -> Crossing | None:
    """The best landing for an army that has no enemy within reach by land."""
    view = Outlook(s, nation)
    best: Crossing | None = None
    seas = [sea for sea in range(SEAS) if side_ships(s, nation, sea) and capacity(s, nation, sea) > 0]
    if not seas:
        return None
    for origin in range(REGIONS):
        if view.field[origin] > 1.0 or ATLAS.port_of[origin] < 0 or not may_embark(s, nation, origin):
            continue
        for sea in seas:
            crossing = crossing_to(s, view, origin, sea)
            if crossing is not None and (best is None or crossing.score > best.score):
                best = crossing
    return best


def crossing_to(s: NapoleonState, view: Outlook, origin: Region, sea: Sea) -> Crossing | None:
    """The best landing from this sea area, with as many units as its squadrons cover."""
    stack = stack_of(s, view.nation, origin)
    if stack is None:
        return None
    units = [stack.units[kind] - stack.moved[kind] for kind in range(KINDS)]
    units[MILITIA] = 0
    room = capacity(s, view.nation, sea)
    for kind in range(LEADER):
        units[kind] = min(units[kind], room)
        room -= units[kind]
    if sum(units[:LEADER]) < 2:
        return None
    best: Crossing | None = None
    for goal in landing_targets(s, view.nation, origin, units, sea):
        if view.theirs[goal] or is_hostile_homeland(s, view, goal):
            continue
        there = view.ours[goal] + power_of(units)
        score = view.field[goal] - view.field[origin] - EXPOSED * max(0.0, view.near[goal] - 1.1 * there)
        if score > 2.0 and (best is None or score > best.score):
            best = Crossing(score, origin, sea, goal, units)
    return best


def is_hostile_homeland(s: NapoleonState, view: Outlook, region: Region) -> bool:
    """NAP-8.7 A landing there raises militia."""
    owner = s.owner[region]
    return owner != NOBODY and ATLAS.home[region] == owner and at_war(s, view.nation, owner)


# -- picks of a move


def prefer_moving(s: NapoleonState, choice: Choice) -> list[float]:
    """March if it helps, then land, fight at sea if superior, and end; politics is weighed elsewhere."""
    nation = NATION_OF[choice.about[0]]
    worth = {END: 0.0}
    if LAND in choice.options:
        march = best_march(s, nation)
        helps = march is not None and (nation == s.active or is_shared_assault(s, nation, march))
        worth[LAND] = 1.0 if helps else -1.0
    if TRANSPORT in choice.options and worth.get(LAND, -1.0) < 0:
        worth[TRANSPORT] = 0.9 if nation == s.active and best_crossing(s, nation) is not None else -1.0
    if ENGAGE in choice.options:
        worth[ENGAGE] = 0.8 if any(is_superior(s, nation, sea) for sea in engageable(s, nation)) else -1.0
    return [worth.get(option, -1.0) for option in choice.options]


def is_shared_assault(s: NapoleonState, nation: Nation, march: March) -> bool:
    """In an ally's turn only to join a battle that it has begun."""
    there = stack_of(s, s.active, march.goal)
    return there is not None and any(
        at_war(s, nation, stack.nation) and any(stack.units[:LEADER]) for stack in s.stacks[march.goal]
    )


def prefer_move_origin(s: NapoleonState, choice: Choice) -> list[float]:
    march = best_march(s, NATION_OF[choice.about[0]])
    return [0.0 if march is None else float(REGION_OF[option] == march.origin) for option in choice.options]


def prefer_move_unit(s: NapoleonState, choice: Choice) -> list[float]:
    """First the type of which some stay, then all of the others, then off."""
    march = march_out_of(s, REGION_OF[choice.about[0]])
    if march is None:
        return [1.0 if option in (GO, CANCEL) else 0.0 for option in choice.options]
    return unit_wishes(s, march.units, march.origin, choice)


def unit_wishes(s: NapoleonState, units: list[int], origin: Region, choice: Choice) -> list[float]:
    begun = GO in choice.options
    wishes = []
    stack = stack_of(s, mover_of(s), origin)
    for option in choice.options:
        kind = KIND_OF[option]
        if option == GO:
            wishes.append(0.5)
        elif option == CANCEL or kind < 0 or not units[kind] or stack is None:
            wishes.append(0.0)
        else:
            partial = units[kind] < stack.units[kind] - stack.moved[kind]
            wishes.append((0.0 if begun else 2.0) if partial else 1.0)
    return wishes


def mover_of(s: NapoleonState) -> Nation:
    return s.movers[s.mover]


def march_out_of(s: NapoleonState, origin: Region) -> March | None:
    return best_march(s, mover_of(s), only=origin)


def prefer_move_count(s: NapoleonState, choice: Choice) -> list[float]:
    march = march_out_of(s, REGION_OF[choice.about[1]])
    wanted = march.units[KIND_OF[choice.about[0]]] if march is not None else 1
    return count_wishes(wanted, choice)


def count_wishes(wanted: int, choice: Choice) -> list[float]:
    return [NEVER if option == CANCEL else -abs(NUMBER_OF[option] - wanted) for option in choice.options]


def prefer_move_step(s: NapoleonState, choice: Choice) -> list[float]:
    """The first step follows the plan; fast units go on while it leads nearer to a goal in safety."""
    here = REGION_OF[choice.about[0]]
    nation = mover_of(s)
    if STOP not in choice.options:
        march = march_out_of(s, here)
        goal = march.goal if march is not None else -1
        return [float(REGION_OF[option] == goal) for option in choice.options]
    view = Outlook(s, nation)
    worth = []
    for option in choice.options:
        place = here if option == STOP else REGION_OF[option]
        if option != STOP and view.theirs[place]:
            worth.append(NEVER)
        else:
            worth.append(view.field[place] - EXPOSED * max(0.0, view.near[place] - view.ours[place]))
    return worth


# -- picks of a crossing


def prefer_transport_origin(s: NapoleonState, choice: Choice) -> list[float]:
    crossing = best_crossing(s, NATION_OF[choice.about[0]])
    origin = crossing.origin if crossing is not None else -1
    return [float(REGION_OF[option] == origin) for option in choice.options]


def prefer_transport_unit(s: NapoleonState, choice: Choice) -> list[float]:
    crossing = best_crossing(s, mover_of(s))
    if crossing is None or crossing.origin != REGION_OF[choice.about[0]]:
        return [1.0 if option in (GO, CANCEL) else 0.0 for option in choice.options]
    return unit_wishes(s, crossing.units, crossing.origin, choice)


def prefer_transport_count(s: NapoleonState, choice: Choice) -> list[float]:
    crossing = best_crossing(s, mover_of(s))
    wanted = crossing.units[KIND_OF[choice.about[0]]] if crossing is not None else 1
    return count_wishes(wanted, choice)


def prefer_transport_step(s: NapoleonState, choice: Choice) -> list[float]:
    """Towards the last sea area of the plan, round enemy squadrons if possible; then ashore."""
    crossing = best_crossing(s, mover_of(s))
    if crossing is None:
        return [0.0 if option == CANCEL else -1.0 for option in choice.options]
    steps = sea_distances(crossing.sea)
    worth = []
    for option in choice.options:
        if REGION_OF[option] >= 0:
            worth.append(100.0 if REGION_OF[option] == crossing.goal else NEVER)
        elif option == CANCEL:
            worth.append(NEVER / 2)
        else:
            worth.append(-steps[WATER_OF[option]])
    return worth


def sea_distances(goal: Sea) -> list[int]:
    """Steps from every sea area to this one."""
    steps = [99] * SEAS
    steps[goal] = 0
    todo = [goal]
    while todo:
        here = todo.pop(0)
        for sea in ATLAS.sea_neighbours[here]:
            if steps[sea] == 99:
                steps[sea] = steps[here] + 1
                todo.append(sea)
    return steps


# -- at sea


def is_superior(s: NapoleonState, nation: Nation, sea: Sea) -> bool:
    return sea_odds(s, nation, sea) >= 2


def sea_odds(s: NapoleonState, nation: Nation, sea: Sea) -> int:
    """By how much the own side outweighs its enemies in a sea area."""
    mine = {f.nation: f.ships for f in s.fleets[sea] if is_friendly(s, nation, f.nation)}
    enemies = {f.nation: f.ships for f in s.fleets[sea] if at_war(s, nation, f.nation)}
    return (strength(mine) if mine else 0) - (strength(enemies) if enemies else 0)


def prefer_sea_intent(s: NapoleonState, choice: Choice) -> list[float]:
    nation, sea = NATION_OF[choice.about[0]], WATER_OF[choice.about[1]]
    odds = sea_odds(s, nation, sea)
    return [float(odds >= 0) if option == FIGHT else 0.5 for option in choice.options]


def prefer_engage(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    return [
        NEVER if option == CANCEL else float(sea_odds(s, nation, WATER_OF[option]))
        for option in choice.options
    ]


def prefer_port_after_battle(s: NapoleonState, choice: Choice) -> list[float]:
    """A beaten fleet seeks a port, a strong one keeps the sea."""
    weak = sea_odds(s, NATION_OF[choice.about[0]], WATER_OF[choice.about[1]]) < 0
    return [(0.5 if option == STAY else float(weak)) for option in choice.options]


def prefer_most(s: NapoleonState, choice: Choice) -> list[float]:
    return [NEVER if option == CANCEL else float(NUMBER_OF[option]) for option in choice.options]


def prefer_quiet_sea(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    return [float(sea_odds(s, nation, WATER_OF[option])) for option in choice.options]


# -- retreats and homecomings


def prefer_refuge(s: NapoleonState, choice: Choice) -> list[float]:
    """Where friends are and enemies are not, near home."""
    nation = NATION_OF[choice.about[0]]
    view = Outlook(s, nation)
    home = CAPITAL_STEPS[nation]
    return [
        view.ours[REGION_OF[o]] - view.near[REGION_OF[o]] - 1.5 * home[REGION_OF[o]] for o in choice.options
    ]


def prefer_rest(s: NapoleonState, choice: Choice) -> list[float]:
    return [float(option == REST_HERE) for option in choice.options]


def prefer_cheapest(s: NapoleonState, choice: Choice) -> list[float]:
    return [-float(BOOK.units[KIND_OF[option]].cost) for option in choice.options]
