"""NAP-30 What a staff officer reads off the map: powers, threats, goals and how far away they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from grognard.games.napoleon.battle_estimates import POWER, reach
from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS
from grognard.games.napoleon.ids import (
    ALLIED,
    AT_WAR,
    LEADER,
    MINOR,
    NATION_IDS,
    NATIONS,
    NOBODY,
    Nation,
    Region,
)
from grognard.games.napoleon.state import NapoleonState, Stack
from grognard.games.napoleon.status import is_permitted, lets_in, payer_of

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


@lru_cache(maxsize=4096)
def troops_power(units: tuple[int, ...]) -> float:
    """The power of units among which there are troops; leaders alone have none."""
    return power_of(units) if any(units[:LEADER]) else 0.0


def army_power(stack: Stack) -> float:
    """The power of a stack that has troops."""
    return troops_power(stack.units)


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

    __slots__ = ("crossable", "field", "goals", "nation", "near", "ours", "theirs")

    def __init__(self, s: NapoleonState, nation: Nation, former: Outlook | None = None) -> None:
        """From the `former` outlook of the nation is taken what has not changed."""
        self.nation = nation
        self.ours = [0.0] * REGIONS
        self.theirs = [0.0] * REGIONS
        self.near = [0.0] * REGIONS
        """Enemy power in the regions beside this one."""
        self._count_powers(s)
        self.crossable = crossable(s, nation)
        """The regions that the nation's units may enter (6.3)."""
        self.goals = self._goals(s)
        """What each region draws by itself."""
        self.field: list[float]
        """What all goals on the map draw towards each region."""
        if former is not None and former.goals == self.goals and former.crossable == self.crossable:
            self.field = former.field
        else:
            self.field = self._spread()

    def _count_powers(self, s: NapoleonState) -> None:
        row, nation, ours, theirs = s.status[self.nation], self.nation, self.ours, self.theirs
        for region, here in enumerate(s.stacks):
            for stack in here:
                other = stack.nation
                if other == nation or (other != MINOR and row[other] == ALLIED):
                    ours[region] += troops_power(stack.units)
                elif other == MINOR or row[other] == AT_WAR:
                    theirs[region] += troops_power(stack.units)
            if theirs[region]:
                for beside in ATLAS.neighbours[region]:
                    self.near[beside] += theirs[region]

    def _goals(self, s: NapoleonState) -> list[float]:
        nation, row, ours, theirs = self.nation, s.status[self.nation], self.ours, self.theirs
        can_annex = s.controller[nation] != NOBODY or s.seat[nation] != NOBODY
        wants_minors = can_annex and s.pap[payer_of(s, nation)] > 0
        goals = [0.0] * REGIONS
        for region, owner in enumerate(s.owner):
            weight = 0.0
            if owner == nation:
                weight = self._home_weight(region)
            elif owner == NOBODY:
                if wants_minors and ATLAS.home[region] == NOBODY and borders_on(s, nation, region):
                    weight = MINOR_REGION
            elif row[owner] == AT_WAR:
                weight = ENEMY_REGION * ATLAS.regions[region].pp
                if ATLAS.regions[region].capital and not ours[region]:
                    weight += CAPITAL + COLLAPSE * collapse_chance(s, owner)
                if ours[region] and not theirs[region]:
                    weight *= 0.5
            elif theirs[region] and row[owner] == ALLIED:
                weight = LOST_REGION / 2
            if theirs[region]:
                weight += ENEMY_ARMY
            goals[region] = weight
        return goals

    def _home_weight(self, region: Region) -> float:
        """An own region draws when enemies are in it; the capital also when they are near."""
        if self.theirs[region]:
            return HOME_CAPITAL if ATLAS.regions[region].capital else LOST_REGION
        if self.near[region] > self.ours[region] and ATLAS.regions[region].capital:
            return HOME_CAPITAL / 2
        return 0.0

    def _spread(self) -> list[float]:
        """Let every goal draw over the regions that the nation may cross, the strongest first.

        A weaker one gets only as far as it draws more than all before it.
        """
        field = [0.0] * REGIONS
        goals, crossable, neighbours = self.goals, self.crossable, ATLAS.neighbours
        for goal in sorted(range(REGIONS), key=goals.__getitem__, reverse=True):
            drawn = goals[goal]
            if drawn <= field[goal]:
                continue
            field[goal] = drawn
            wave = [goal]
            while wave:
                drawn *= DECAY
                if drawn <= FAINT:
                    break
                last, wave = wave, []
                for here in last:
                    for beside in neighbours[here]:
                        if drawn > field[beside] and crossable[beside]:
                            field[beside] = drawn
                            wave.append(beside)
        return field

    def danger(self, region: Region) -> float:
        """How much the enemies beside the region outweigh what stands in it."""
        return max(0.0, self.near[region] - 1.1 * self.ours[region])


def crossable(s: NapoleonState, nation: Nation) -> list[bool]:
    """By region: whether the nation's units may enter it (6.3)."""
    welcome = [other == nation or lets_in(s, other, nation) for other in range(NATIONS)]
    welcome += [False, True]  # MINOR, and NOBODY as the last
    found = [welcome[owner] for owner in s.owner]
    for region, here in enumerate(s.stacks):
        if here and found[region]:
            for stack in here:
                if not welcome[stack.nation]:
                    found[region] = is_permitted(s, nation, region)
                    break
    return found


def borders_on(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """The nation owns a region beside this one."""
    return any(s.owner[beside] == nation for beside in ATLAS.neighbours[region])


def collapse_chance(s: NapoleonState, nation: Nation) -> float:
    """NAP-12.9 How likely the nation is to sue for peace when it must roll."""
    return reach(s.scenario.collapse[NATION_IDS[nation]] + 1)


def nation_powers(s: NapoleonState) -> list[float]:
    """By nation, minor armies last: the power of all its troops."""
    powers = [0.0] * (MINOR + 1)
    for here in s.stacks:
        for stack in here:
            powers[stack.nation] += troops_power(stack.units)
    return powers


CAPITAL_STEPS: Final = [ATLAS.steps_from(capitals) for capitals in BOOK.capitals]
"""By nation: steps from its capitals to every region."""
