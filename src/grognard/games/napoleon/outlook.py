"""NAP-30 What a staff officer reads off the map: powers, threats, goals and how far away they are."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from typing import Final

from grognard.games.napoleon.battle_estimates import POWER, reach
from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS
from grognard.games.napoleon.ids import ALLIED, AT_WAR, LEADER, MINOR, NATION_IDS, NOBODY, Nation, Region
from grognard.games.napoleon.state import NapoleonState, Stack
from grognard.games.napoleon.status import is_permitted, is_unowned_minor, payer_of

CAPITAL: Final = 10.0
"""What an enemy capital draws in any case."""
COLLAPSE: Final = 60.0
"""What it draws more if its fall were sure to end the war (12.9)."""
HOME_CAPITAL: Final = 60.0
"""What the own capital draws when an enemy is in it or near it."""
LOST_REGION: Final = 14.0
"""What an own region with enemies in it draws."""
ENEMY_ARMY: Final = 10.0
"""What an enemy army draws."""
ENEMY_REGION: Final = 1.5
"""What an enemy region draws for each PP."""
MINOR_REGION: Final = 9.0
"""What a minor nation draws that could be annexed."""
DECAY: Final = 0.72
"""How much of a goal's weight is left one region farther away."""
FAINT: Final = 0.3
"""What draws less is not felt."""
EDGE: Final = 3.5
"""How steeply the chance of victory follows the ratio of powers."""


def power_of(units: Sequence[int]) -> float:
    """What these units count for in battle."""
    total = 0.0
    for kind, count in enumerate(units):
        if count:
            total += POWER[kind] * count
    return total


def army_power(stack: Stack) -> float:
    """The power of a stack that has troops; leaders alone have none."""
    return power_of(stack.units) if any(stack.units[:LEADER]) else 0.0


def chance(attack: float, defence: float) -> float:
    """A rough chance that the stronger side wins."""
    if defence <= 0:
        return 1.0
    if attack <= 0:
        return 0.0
    ratio: float = (defence / attack) ** EDGE
    return 1.0 / (1.0 + ratio)


class Outlook:
    """The map as one nation sees it."""

    __slots__ = ("field", "nation", "near", "ours", "s", "theirs")

    def __init__(self, s: NapoleonState, nation: Nation) -> None:
        self.s = s
        self.nation = nation
        self.ours = [0.0] * REGIONS
        self.theirs = [0.0] * REGIONS
        self.near = [0.0] * REGIONS
        """Enemy power in the regions beside this one."""
        self._count_powers()
        self.field = [0.0] * REGIONS
        """What the goals on the map draw towards each region."""
        self._spread(self._goals())

    def _count_powers(self) -> None:
        s, row = self.s, self.s.status[self.nation]
        for region in range(REGIONS):
            for stack in s.stacks[region]:
                other = stack.nation
                if other == self.nation or (other != MINOR and row[other] == ALLIED):
                    self.ours[region] += army_power(stack)
                elif other == MINOR or row[other] == AT_WAR:
                    self.theirs[region] += army_power(stack)
        for region in range(REGIONS):
            if self.theirs[region]:
                for beside in ATLAS.neighbours[region]:
                    self.near[beside] += self.theirs[region]

    def _goals(self) -> list[tuple[Region, float]]:
        s, row = self.s, self.s.status[self.nation]
        goals: list[tuple[Region, float]] = []
        can_annex = s.controller[self.nation] != NOBODY or s.seat[self.nation] != NOBODY
        pap = s.pap[payer_of(s, self.nation)] if can_annex else 0
        for region in range(REGIONS):
            owner = s.owner[region]
            weight = 0.0
            if owner == self.nation:
                weight = self._home_weight(region)
            elif owner == NOBODY:
                if pap and is_unowned_minor(s, region) and self._borders_own(region):
                    weight = MINOR_REGION
            elif row[owner] == AT_WAR:
                weight = ENEMY_REGION * ATLAS.regions[region].pp
                if ATLAS.regions[region].capital and not self.ours[region]:
                    weight += CAPITAL + COLLAPSE * collapse_chance(s, owner)
                if self.ours[region] and not self.theirs[region]:
                    weight *= 0.5
            elif row[owner] == ALLIED and self.theirs[region]:
                weight = LOST_REGION / 2
            if self.theirs[region]:
                weight += ENEMY_ARMY
            if weight:
                goals.append((region, weight))
        return goals

    def _home_weight(self, region: Region) -> float:
        """An own region draws when enemies are in it; the capital also when they are near."""
        if self.theirs[region]:
            return HOME_CAPITAL if ATLAS.regions[region].capital else LOST_REGION
        if ATLAS.regions[region].capital and self.near[region] > self.ours[region]:
            return HOME_CAPITAL / 2
        return 0.0

    def _borders_own(self, region: Region) -> bool:
        owner = self.s.owner
        return any(owner[beside] == self.nation for beside in ATLAS.neighbours[region])

    def _spread(self, goals: list[tuple[Region, float]]) -> None:
        """Let every goal draw over the regions that the nation may cross, the strongest first."""
        s, field = self.s, self.field
        queue = [(-weight, region) for region, weight in goals]
        heapify(queue)
        done = [False] * REGIONS
        while queue:
            weight, here = heappop(queue)
            if done[here]:
                continue
            done[here] = True
            field[here] = -weight
            drawn = weight * DECAY
            if drawn < -FAINT:
                for beside in ATLAS.neighbours[here]:
                    if not done[beside] and is_permitted(s, self.nation, beside):
                        heappush(queue, (drawn, beside))

    def danger(self, region: Region) -> float:
        """How much the enemies beside the region outweigh what stands in it."""
        return max(0.0, self.near[region] - 1.1 * self.ours[region])


def collapse_chance(s: NapoleonState, nation: Nation) -> float:
    """NAP-12.9 How likely the nation is to sue for peace when it must roll."""
    return reach(s.scenario.collapse[NATION_IDS[nation]] + 1)


def nation_power(s: NapoleonState, nation: Nation) -> float:
    """The power of all troops of a nation."""
    return sum(army_power(stack) for here in s.stacks for stack in here if stack.nation == nation)


CAPITAL_STEPS: Final = [ATLAS.steps_from(capitals) for capitals in BOOK.capitals]
"""By nation: steps from its capitals to every region."""
