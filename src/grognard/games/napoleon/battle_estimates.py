"""NAP-30 What an officer can tell from the board: odds of an attack, pressure on a column, who is winning.

All values are in production points (PP), so that a gun and a broken line can be weighed against each other.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple, TypeAlias

from grognard.games.napoleon.battle_board import (
    COLUMN_OF,
    FIGURES,
    LINE,
    MIDDLE,
    RETREAT_ZONE,
    SIDES,
    ZONES,
    Column,
    Figure,
    Side,
    Zone,
    cell_of,
    kind_of,
)
from grognard.games.napoleon.battle_state import (
    DEPLOYING,
    Battle,
    column_strength,
    columns_of,
    is_decided,
    nations_of,
    side_of,
)
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.charge import charger_modifier, standing_modifier
from grognard.games.napoleon.fire import fire_modifier, fire_number
from grognard.games.napoleon.ids import KINDS, Kind, Nation

VICTORY: Final = 60.0
"""What breaking the enemy's line is worth."""
COLUMN: Final = 30.0
"""What the last units of a column are worth more than others."""
DRIVEN_BACK: Final = 0.4
"""The share of a unit's worth that is lost when it is driven into the retreat zone."""
REMOVAL: Final = 4.0
"""What one unit more or less in action is worth on the average."""
BREAK: Final = 40.0
"""What the danger weighs that a column breaks in the next round."""
SPREAD: Final = 0.8
"""How far the dice scatter what a column loses."""
CERTAIN: Final = 20.0
"""The logarithm of the odds of who has won."""
STAKE: Final = 40.0
"""What a battle won or lost means beyond the units that have fallen: pursuit, region, prestige."""

POWER: Final = [1.0, 1.5, 0.7, 1.5, 1.9, 1.1, 1.9, 0.5]
"""By kind: what a unit counts for in battle."""

ACTIVE: Final = tuple(tuple(zone for zone in range(ZONES) if zone != RETREAT_ZONE[side]) for side in SIDES)
DIE: Final = range(1, 7)
WAYS: Final = [first + second for first in DIE for second in DIE]
REACHED: Final = [sum(roll >= least for roll in WAYS) / 36 for least in range(30)]
"""By number: the chance that 2d6 reach it."""
BEATEN: Final = [sum(one - two >= least for one in WAYS for two in WAYS) / 1296 for least in range(-40, 40)]
"""By number + 40: the chance that 2d6 beat other 2d6 by at least so much."""


def reach(least: int) -> float:
    """The chance that 2d6 show at least this."""
    return REACHED[max(0, least)]


def beats_by(least: int) -> float:
    """The chance that 2d6 beat other 2d6 by at least this."""
    return BEATEN[least + 40]


# -- single attacks ----------


def removal_worth(b: Battle, side: Side, column: Column, figure: Figure, fatal: float) -> float:
    """What it costs a side to lose a unit of a column: it dies with this chance, else it is driven back."""
    worth = BOOK.units[kind_of(figure)].cost * (fatal + (1 - fatal) * DRIVEN_BACK)
    left = column_strength(b, side, column)
    if left <= 1:
        return worth + VICTORY
    return worth + COLUMN * (exp(1 - left) - exp(-left))


def fire_worth(b: Battle, side: Side, figure: Figure, zone: Zone, target: Figure, aim: Zone) -> float:
    """What a shot is worth before the dice."""
    needed = fire_number(b, side, figure, zone, target) - fire_modifier(b, side, figure, target)
    fatal = BOOK.units[kind_of(target)].hit_eliminated_max / 6
    return reach(needed) * removal_worth(b, 1 - side, COLUMN_OF[aim], target, fatal)


def charge_worth(b: Battle, side: Side, figure: Figure, zone: Zone, target: Figure, aim: Zone) -> float:
    """What a charge that comes to blows is worth to the charger."""
    edge = charger_modifier(b, side, figure, zone, target) - standing_modifier(b, 1 - side, target, aim)
    column = COLUMN_OF[zone]
    won = clash_worth(b, 1 - side, column, target, edge)
    return won - clash_worth(b, side, column, figure, -edge)


def clash_worth(b: Battle, loser: Side, column: Column, figure: Figure, edge: int) -> float:
    """What the loser can expect to lose if the other one has this edge."""
    deadly = BOOK.units[kind_of(figure)].charge_eliminated_min
    lost, killed = beats_by(1 - edge), beats_by(deadly - edge)
    return lost * removal_worth(b, loser, column, figure, killed / lost)


# -- columns ----------


class Forces(NamedTuple):
    """How many units of each arm a side has in a zone; squares apart."""

    foot: int
    horse: int
    guns: int
    squares: int


Place: TypeAlias = tuple[Forces, Forces, Forces, Forces]
"""A column as a side sees it: its own line, its own units in the middle, then those of the enemy."""


def forces_in(b: Battle, side: Side, zone: Zone) -> Forces:
    foot = horse = guns = squares = 0
    first = zone * FIGURES
    for nation in b.defenders if side else b.attackers:
        cells = b.board[nation]
        foot += cells[first] + cells[first + 1] + cells[first + 2]
        horse += cells[first + 3] + cells[first + 4] + cells[first + 5]
        guns += cells[first + 6]
        squares += cells[first + 8] + cells[first + 9] + cells[first + 10]
    return Forces(foot, horse, guns, squares)


class Field:
    """A battle as an officer sees it; he looks at every column once."""

    __slots__ = ("_columns", "b")

    def __init__(self, b: Battle) -> None:
        self.b = b
        self._columns: dict[int, Place] = {}

    def column(self, side: Side, column: Column) -> Place:
        key = side * len(MIDDLE) + column
        if key not in self._columns:
            b, line, middle = self.b, LINE[side][column], MIDDLE[column]
            own = forces_in(b, side, line), forces_in(b, side, middle)
            enemy = forces_in(b, 1 - side, LINE[1 - side][column]), forces_in(b, 1 - side, middle)
            self._columns[key] = (*own, *enemy)
        return self._columns[key]


@lru_cache(maxsize=1 << 15)
def column_balance(place: Place) -> float:
    """How a column stands for a side: what it can do to the enemy there against what can be done to it."""
    line, middle, enemy_line, enemy_middle = place
    # Each side fights with what stands foremost.
    own = middle if any(middle) else line
    enemy = enemy_middle if any(enemy_middle) else enemy_line
    distance = 2 - any(middle) - any(enemy_middle)
    given, taken = blow(own, enemy, distance), blow(enemy, own, distance)
    mine, theirs = sum(line) + sum(middle), sum(enemy_line) + sum(enemy_middle)
    swing = break_chance(given - theirs) - break_chance(taken - mine)
    return REMOVAL * (given - taken) + BREAK * swing


def blow(own: Forces, enemy: Forces, distance: int) -> float:
    """How many enemy units a zone can be expected to put out of action in a round at this distance."""
    army = sum(enemy)
    if not army:
        return 0.0
    squared = enemy.squares / army
    if distance == 2:
        return own.guns * (0.28 + 0.3 * squared)
    guns = own.guns * (0.42 + 0.3 * squared)
    foot = own.foot * (0.28 + 0.14 * squared) + own.squares * 0.17
    return guns + foot + own.horse * (0.5 - 0.35 * squared)


def break_chance(excess: float) -> float:
    """How likely a column breaks that is expected to lose so many units more than it has."""
    return 1.0 / (1.0 + exp(-excess / SPREAD))


def battle_balance(b: Battle, side: Side) -> float:
    field = Field(b)
    return sum(column_balance(field.column(side, column)) for column in columns_of(b))


# -- the whole battle ----------


def nation_power(b: Battle, nation: Nation) -> float:
    """What a nation can still bring to bear: everything outside its retreat zone counts in full."""
    if b.stage == DEPLOYING:
        units = [b.waiting[nation][kind] + placed(b, nation, kind) for kind in range(KINDS)]
        return sum(POWER[kind] * units[kind] for kind in range(KINDS))
    rear = RETREAT_ZONE[side_of(b, nation)]
    power = 0.0
    for cell, count in enumerate(b.board[nation]):
        if count:
            zone, figure = divmod(cell, FIGURES)
            power += POWER[kind_of(figure)] * count * (0.3 if zone == rear else 1.0)
    return power


def placed(b: Battle, nation: Nation, kind: Kind) -> int:
    return sum(b.board[nation][cell_of(kind, zone)] for zone in range(ZONES))


def side_power(b: Battle, side: Side) -> float:
    return sum(nation_power(b, nation) for nation in nations_of(b, side))


def chance_to_win(b: Battle, side: Side) -> float:
    """A rough chance of victory."""
    return 1.0 / (1.0 + exp(-log_odds(b, side)))


def log_odds(b: Battle, side: Side) -> float:
    """The logarithm of the odds of victory, from the strength of both sides and the state of the columns."""
    if is_decided(b):
        return CERTAIN if b.winner == side else -CERTAIN
    mine, theirs = side_power(b, side), side_power(b, 1 - side)
    odds = 3.5 * log(max(0.1, mine) / max(0.1, theirs))
    if b.stage != DEPLOYING:
        odds += 0.012 * battle_balance(b, side)
    return max(-CERTAIN, min(CERTAIN, odds))
