"""NAP-30 Plans: the best march and the best crossing of a nation, from its outlook on the position.

The picks of a move are made one by one in the same position; what was worked out last for a nation is kept
together with the position, and holds as long as that is the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grognard.games.napoleon.armies import stack_of
from grognard.games.napoleon.book import ATLAS, REGIONS, SEAS
from grognard.games.napoleon.ids import (
    INFANTRY,
    KINDS,
    LEADER,
    MILITIA,
    NATIONS,
    NOBODY,
    Nation,
    Region,
    Sea,
)
from grognard.games.napoleon.movement import leaders_may_enter
from grognard.games.napoleon.outlook import Outlook, chance, power_of
from grognard.games.napoleon.state import NapoleonState, Stack, no_units
from grognard.games.napoleon.status import at_war, open_neighbours, resists, side_ships
from grognard.games.napoleon.transport import capacity, landing_targets, may_embark

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
    others: dict[Region, float]
    """What it would be worth to go to each region that lies beside."""

    @property
    def is_worth_it(self) -> bool:
        return self.score > WORTH_MOVING


@dataclass(frozen=True, slots=True)
class Crossing:
    """A move by sea: from where, over which last sea area, whereto, and with which units."""

    score: float
    origin: Region
    sea: Sea
    goal: Region
    units: list[int]


class Position:
    """All that plans are made from. It is a copy: the state it was taken from may change."""

    __slots__ = (
        "_active",
        "_carried",
        "_controller",
        "_fleets",
        "_owner",
        "_pap",
        "_passage",
        "_resisted",
        "_scenario",
        "_seat",
        "_stacks",
        "_status",
        "_year",
    )

    def __init__(self, s: NapoleonState) -> None:
        self._scenario = s.scenario
        self._year = s.year
        self._active = s.active
        self._owner = s.owner.copy()
        self._stacks = s.stacks.copy()
        self._fleets = s.fleets.copy()
        self._status = [row.copy() for row in s.status]
        self._passage = [row.copy() for row in s.passage]
        self._seat = s.seat.copy()
        self._controller = s.controller.copy()
        self._pap = s.pap.copy()
        self._carried = s.carried.copy()
        self._resisted = s.resisted.copy()

    def is_that_of(self, s: NapoleonState) -> bool:
        """Nothing that matters to a plan is different there."""
        return (
            self._stacks == s.stacks
            and self._owner == s.owner
            and self._active == s.active
            and self._fleets == s.fleets
            and self._status == s.status
            and self._passage == s.passage
            and self._pap == s.pap
            and self._carried == s.carried
            and self._resisted == s.resisted
            and self._controller == s.controller
            and self._seat == s.seat
            and self._year == s.year
            and self._scenario is s.scenario
        )


class Plans:
    """What a nation has worked out in a position: its outlook at once, marches when somebody asks."""

    __slots__ = ("crossings", "marches", "position", "view")

    def __init__(self, s: NapoleonState, nation: Nation, former: Plans | None) -> None:
        self.position = Position(s)
        self.view: Outlook = Outlook(s, nation, None if former is None else former.view)
        self.marches: dict[Region, March | None] = {}
        """By origin: the best march from there, even if it is better to stay."""
        self.crossings: list[Crossing | None] = []
        """The best crossing, once it has been looked for."""


LATEST: Final[list[Plans | None]] = [None] * NATIONS
"""By nation: the last plans, in whatever game that was."""


def plans_of(s: NapoleonState, nation: Nation) -> Plans:
    """The nation's plans in this position."""
    plans = LATEST[nation]
    if plans is None or not plans.position.is_that_of(s):
        plans = LATEST[nation] = Plans(s, nation, plans)
    return plans


def outlook_of(s: NapoleonState, nation: Nation) -> Outlook:
    """The map as the nation sees it now."""
    return plans_of(s, nation).view


# -- marches


def best_march(s: NapoleonState, nation: Nation) -> March | None:
    """The best move of one of the nation's stacks, or None if all should stay."""
    plans = plans_of(s, nation)
    best: March | None = None
    for region in range(REGIONS):
        if s.stacks[region]:
            march = planned_march(s, plans, region)
            if march is not None and march.is_worth_it and (best is None or march.score > best.score):
                best = march
    return best


def march_from(s: NapoleonState, nation: Nation, origin: Region) -> March | None:
    """The best move of the nation's stack there, worth it or not, or None if it has none."""
    return planned_march(s, plans_of(s, nation), origin)


def planned_march(s: NapoleonState, plans: Plans, origin: Region) -> March | None:
    if origin not in plans.marches:
        plans.marches[origin] = best_from(s, plans.view, origin)
    return plans.marches[origin]


def best_from(s: NapoleonState, view: Outlook, region: Region) -> March | None:
    """What the ready units of the stack had best do: goals come nearer, battles are won, dangers left."""
    stack = stack_of(s, view.nation, region)
    if stack is None or stack.units == stack.moved or resists(s, view.nation, region):
        return None
    units = marching_units(s, view, stack, region)
    goals = [goal for goal in open_neighbours(s, view.nation, region) if view.crossable[goal]]
    if any(units[:LEADER]):
        scores = march_scores(s, view, units, region, goals)
    elif any(units):
        goals = [goal for goal in goals if leaders_may_enter(s, view.nation, goal)]
        scores = [follow_score(view, region, goal) for goal in goals]
    else:
        return None
    if not goals:
        return None
    best = max(scores)
    return March(best, region, goals[scores.index(best)], units, dict(zip(goals, scores, strict=True)))


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


def march_scores(
    s: NapoleonState, view: Outlook, units: list[int], region: Region, goals: list[Region]
) -> list[float]:
    """What it is worth to go to each of the goals."""
    own = power_of(units)
    bared = given_up = 0.0
    if ATLAS.regions[region].capital and s.owner[region] == view.nation:
        bared = 3.0 * max(0.0, view.near[region] - max(0.0, view.ours[region] - own))
    if view.theirs[region]:
        given_up = BATTLE * chance(view.ours[region], view.theirs[region])
    relief = EXPOSED * 0.5 * view.danger(region)
    scores = []
    for goal in goals:
        score = view.field[goal] - view.field[region] - bared - given_up
        if view.theirs[goal]:
            score += assault_score(s, view, own, goal)
        else:
            score -= EXPOSED * max(0.0, view.near[goal] - 1.1 * (own + view.ours[goal]))
            score += relief
        scores.append(score)
    return scores


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


# -- crossings


def best_crossing(s: NapoleonState, nation: Nation) -> Crossing | None:
    """The best landing for an army that has no enemy within reach by land."""
    plans = plans_of(s, nation)
    if not plans.crossings:
        plans.crossings.append(find_crossing(s, plans.view))
    return plans.crossings[0]


def find_crossing(s: NapoleonState, view: Outlook) -> Crossing | None:
    nation = view.nation
    seas = [sea for sea in range(SEAS) if side_ships(s, nation, sea) and capacity(s, nation, sea) > 0]
    if not seas:
        return None
    best: Crossing | None = None
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
