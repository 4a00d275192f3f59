"""NAP-15, NAP-16 One land battle: who takes part, which units stand in which zone, whose phase it is.

Queries of the board come first, then the few changes that everything else is made of.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grognard.games.napoleon.battle_board import (
    ARM_FIGURES,
    ATTACKER,
    DEFENDER,
    FIGURES,
    GRAND_COLUMNS,
    IN_SQUARE,
    LINE,
    MIDDLE,
    NEAR,
    RESERVE,
    RETREAT_ZONE,
    SKIRMISH_COLUMNS,
    Column,
    Figure,
    Group,
    Side,
    Zone,
    cell_of,
    is_army,
    kind_of,
)
from grognard.games.napoleon.ids import FOOT, GUNS, HORSE, KINDS, LEADER, Kind, Nation, Region
from grognard.kernel.choice import Player

CAUSE_WAR: Final = 0
CAUSE_RESISTANCE: Final = 1
CAUSE_FORCED: Final = 2
"""Why it is fought: enemies met (15.1), a minor nation resists (14.8), former friends stayed (11.24)."""

DEPLOYING: Final = 0
"""The first stage of a battle: the only one in which something is hidden (25)."""

UNDECIDED: Final = -1

BROKEN_LINE: Final = 0
VOLUNTARY_RETREAT: Final = 1
NO_CONTACT: Final = 2
ROUND_LIMIT: Final = 3
"""How a battle was decided (20.1)."""


@dataclass(frozen=True, slots=True)
class Placement:
    """One pick of the deployment, kept so that it can be taken back (15.11)."""

    kind: Kind
    zone: Zone
    count: int


@dataclass(slots=True)
class Battle:
    """Everything that changes during one battle. Boards are empty for nations that take no part."""

    region: Region
    cause: int
    landing: bool  # 8.8: the defending side adds to every roll
    grand: bool  # 15.4
    attackers: list[Nation]  # in the order of 16.2
    defenders: list[Nation]
    commander: list[Nation]  # by side (15.10)
    player: list[Player]  # by nation: who decides for it
    free_militia: list[bool]  # by nation: militia that may pursue (21.7)

    stage: int  # of battle.STAGES
    deployed: int  # how many turns of the deployment are over
    waiting: list[list[int]]  # by nation and kind: units not placed yet
    placements: list[list[Placement]]  # by nation
    taken_back: list[int]  # by nation: how often it took a placement back (26.8)

    board: list[list[int]]  # by nation and cell: number of units
    army: list[list[int]]  # by side and zone: army units of all its nations

    round: int  # from 1
    phase: int  # of BOOK.battle.phases
    side: Side
    turn: int  # which nation of the side acts (16.2)
    begun: bool  # whether the phase of this nation has begun
    ready: list[Group]  # one entry for each of its units with actions left
    contact: bool  # 16.13 in this round
    quiet: int  # rounds without contact in succession

    winner: int  # a side, or UNDECIDED
    decision: int
    covered: bool  # 20.4: the loser had cavalry left to cover its retreat
    pursuers: list[list[int]]  # by nation and kind: units that may still pursue
    fought: bool
    lost: list[list[int]]  # by nation and kind: eliminated units

    def clone(self) -> Battle:
        return Battle(
            self.region,
            self.cause,
            self.landing,
            self.grand,
            self.attackers.copy(),
            self.defenders.copy(),
            self.commander.copy(),
            self.player.copy(),
            self.free_militia.copy(),
            self.stage,
            self.deployed,
            [units.copy() for units in self.waiting],
            [placed.copy() for placed in self.placements],
            self.taken_back.copy(),
            [cells.copy() for cells in self.board],
            [zones.copy() for zones in self.army],
            self.round,
            self.phase,
            self.side,
            self.turn,
            self.begun,
            self.ready.copy(),
            self.contact,
            self.quiet,
            self.winner,
            self.decision,
            self.covered,
            [units.copy() for units in self.pursuers],
            self.fought,
            [units.copy() for units in self.lost],
        )


# -- sides and players ----------


def nations_of(b: Battle, side: Side) -> list[Nation]:
    """NAP-16.2 The nations of a side in the order in which they act."""
    return b.attackers if side == ATTACKER else b.defenders


def side_of(b: Battle, nation: Nation) -> Side:
    return ATTACKER if nation in b.attackers else DEFENDER


def commander_of(b: Battle, side: Side) -> Player:
    """NAP-15.10 The player who decides for the side as a whole."""
    return b.player[b.commander[side]]


def columns_of(b: Battle) -> tuple[Column, ...]:
    """NAP-15.5, NAP-15.6 Three columns in a grand battle, one in a skirmish."""
    return GRAND_COLUMNS if b.grand else SKIRMISH_COLUMNS


def is_decided(b: Battle) -> bool:
    return b.winner != UNDECIDED


# -- what stands where ----------


def figures_at(b: Battle, side: Side, zone: Zone) -> list[Figure]:
    """The figures that a side has in a zone, each once."""
    first = zone * FIGURES
    counts = [0] * FIGURES
    for nation in nations_of(b, side):
        for figure, count in enumerate(b.board[nation][first : first + FIGURES]):
            counts[figure] += count
    return [figure for figure, count in enumerate(counts) if count]


def nations_with(b: Battle, side: Side, figure: Figure, zone: Zone) -> list[Nation]:
    """The nations of a side that have this figure in this zone."""
    cell = cell_of(figure, zone)
    return [nation for nation in nations_of(b, side) if b.board[nation][cell]]


def has_leader(b: Battle, side: Side, zone: Zone) -> bool:
    return bool(nations_with(b, side, LEADER, zone))


def has_arm(b: Battle, side: Side, zone: Zone, arm: int) -> bool:
    """Whether the side has a unit of this arm in the zone."""
    first = zone * FIGURES
    for nation in nations_of(b, side):
        board = b.board[nation]
        for figure in ARM_FIGURES[arm]:
            if board[first + figure]:
                return True
    return False


def has_combined_arms(b: Battle, side: Side, zone: Zone) -> bool:
    """NAP-18.6 At least one infantry, one cavalry and one artillery unit of the side in the zone."""
    return has_arm(b, side, zone, GUNS) and has_arm(b, side, zone, HORSE) and has_arm(b, side, zone, FOOT)


def column_strength(b: Battle, side: Side, column: Column) -> int:
    """NAP-20.1 Army units of the side in its line zone and the middle zone of a column."""
    army = b.army[side]
    return army[LINE[side][column]] + army[MIDDLE[column]]


def is_near_enemy(b: Battle, side: Side, zone: Zone) -> bool:
    """NAP-16.6 Whether a zone of this side is next to a zone with enemy army units; leaders do not count."""
    near = NEAR[side][zone]
    return bool(near) and any(map(b.army[1 - side].__getitem__, near))


def units_of(b: Battle, nation: Nation) -> list[int]:
    """How many units of each type a nation has on the board, all zones together."""
    counts = [0] * KINDS
    for cell, count in enumerate(b.board[nation]):
        if count:
            counts[kind_of(cell % FIGURES)] += count
    return counts


# -- changes ----------


def put(b: Battle, nation: Nation, figure: Figure, zone: Zone, count: int = 1) -> None:
    b.board[nation][zone * FIGURES + figure] += count
    if is_army(figure):
        b.army[side_of(b, nation)][zone] += count


def take(b: Battle, nation: Nation, figure: Figure, zone: Zone, count: int = 1) -> None:
    cell = zone * FIGURES + figure
    assert b.board[nation][cell] >= count, f"nation {nation} has no figure {figure} in zone {zone}"
    b.board[nation][cell] -= count
    if is_army(figure):
        b.army[side_of(b, nation)][zone] -= count


def to_reserve(b: Battle, nation: Nation, figure: Figure, zone: Zone, count: int = 1) -> None:
    """Units go to the reserve of their side; a square breaks up on the way."""
    take(b, nation, figure, zone, count)
    put(b, nation, kind_of(figure), RESERVE[side_of(b, nation)], count)


def to_retreat_zone(b: Battle, nation: Nation, figure: Figure, zone: Zone) -> None:
    """NAP-18.10 A unit is driven into its retreat zone; a square breaks up on the way."""
    take(b, nation, figure, zone)
    put(b, nation, kind_of(figure), RETREAT_ZONE[side_of(b, nation)])


def form_square(b: Battle, nation: Nation, kind: Kind, zone: Zone) -> None:
    """NAP-18.9"""
    take(b, nation, kind, zone)
    put(b, nation, kind + IN_SQUARE, zone)


def dissolve_square(b: Battle, nation: Nation, figure: Figure, zone: Zone) -> None:
    """NAP-18.10"""
    take(b, nation, figure, zone)
    put(b, nation, kind_of(figure), zone)
