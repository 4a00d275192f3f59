"""NAP-15.5 to 15.7 The battle board: its zones, the figures on it, what lies next to and ahead of what."""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.games.napoleon.ids import FOOT, GUNS, HORSE, KINDS, LEADER, STAFF, Kind

Side: TypeAlias = int
Zone: TypeAlias = int
Column: TypeAlias = int

Figure: TypeAlias = int
"""A unit type (0 to 7), or an infantry type in square: its number plus IN_SQUARE."""

Cell: TypeAlias = int
"""A figure in a zone: units in one cell are interchangeable (16.17)."""

Group: TypeAlias = int
"""A cell of units that have all their combat actions left, or that cell plus SECOND: one of two is left."""

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = (ATTACKER, DEFENDER)

# NAP-15.5 From the attacker's side: retreat zone, reserve, line, middle, line, reserve, retreat zone.
RETREAT_ZONE: Final = (0, 12)
RESERVE: Final = (1, 11)
LINE: Final = ((2, 3, 4), (8, 9, 10))
MIDDLE: Final = (5, 6, 7)
ZONES: Final = 13

GRAND_COLUMNS: Final = (0, 1, 2)
SKIRMISH_COLUMNS: Final = (1,)
"""NAP-15.6 A skirmish has one column; it is played in the centre of the board."""

NO_COLUMN: Final = -1
COLUMN_OF: Final = (NO_COLUMN, NO_COLUMN, 0, 1, 2, 0, 1, 2, 0, 1, 2, NO_COLUMN, NO_COLUMN)

IN_SQUARE: Final = KINDS
FIGURES: Final = IN_SQUARE + 3
CELLS: Final = FIGURES * ZONES
SECOND: Final = CELLS
NO_ZONE: Final = -1

ARM_FIGURES: Final = {FOOT: (0, 1, 2, 8, 9, 10), HORSE: (3, 4, 5), GUNS: (6,), STAFF: (7,)}
ARM_OF_FIGURE: Final = tuple(
    next(arm for arm, figures in ARM_FIGURES.items() if figure in figures) for figure in range(FIGURES)
)


def cell_of(figure: Figure, zone: Zone) -> Cell:
    return zone * FIGURES + figure


def kind_of(figure: Figure) -> Kind:
    """The unit type of a figure, in square or not."""
    return figure - IN_SQUARE if figure >= IN_SQUARE else figure


def is_square(figure: Figure) -> bool:
    return figure >= IN_SQUARE


def is_army(figure: Figure) -> bool:
    """NAP-5.1 Every land unit except leaders."""
    return figure != LEADER


def _next_to(side: Side, columns: tuple[Column, ...]) -> tuple[tuple[Zone, ...], ...]:
    """NAP-15.7 The zones a unit of this side can step to, by zone.

    The enemy's line is left out: it is never free to enter, because a side without army units in a column
    has lost (20.1).
    """
    steps: list[list[Zone]] = [[] for _ in range(ZONES)]
    for column in columns:
        line, middle = LINE[side][column], MIDDLE[column]
        steps[line] = [middle, RESERVE[side]]
        steps[middle] = [line]
        steps[RESERVE[side]].append(line)
        for beside in (column - 1, column + 1):
            if beside in columns:
                steps[line].append(LINE[side][beside])
                steps[middle].append(MIDDLE[beside])
    return tuple(tuple(sorted(zones)) for zones in steps)


def _near(side: Side) -> tuple[tuple[Zone, ...], ...]:
    """NAP-16.6 The zones next to a zone of this side from which enemy army units keep it in check."""
    near: list[tuple[Zone, ...]] = [()] * ZONES
    for column in GRAND_COLUMNS:
        near[LINE[side][column]] = (MIDDLE[column],)
        beside = [MIDDLE[other] for other in (column - 1, column + 1) if other in GRAND_COLUMNS]
        near[MIDDLE[column]] = (LINE[1 - side][column], *beside)
    return tuple(near)


def _ahead(side: Side, distance: int) -> tuple[Zone, ...]:
    """NAP-16.15 The zone straight ahead of each zone at this distance; reserves are out of reach (16.7)."""
    ahead = [NO_ZONE] * ZONES
    for column in GRAND_COLUMNS:
        way = (LINE[side][column], MIDDLE[column], LINE[1 - side][column])
        for place in range(len(way) - distance):
            ahead[way[place]] = way[place + distance]
    return tuple(ahead)


STEPS: Final = tuple(
    tuple(_next_to(side, columns) for side in SIDES) for columns in (SKIRMISH_COLUMNS, GRAND_COLUMNS)
)
"""By type of battle (0 skirmish, 1 grand battle), side and zone."""
NEAR: Final = tuple(_near(side) for side in SIDES)
AHEAD: Final = tuple(_ahead(side, 1) for side in SIDES)
TWO_AHEAD: Final = tuple(_ahead(side, 2) for side in SIDES)
