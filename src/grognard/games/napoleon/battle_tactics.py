"""NAP-30 Tactics: what a shot, a charge, a square, a rally or a step is worth, in PP."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from grognard.games.napoleon.battle import PHASES
from grognard.games.napoleon.battle_board import (
    AHEAD,
    ARM_OF_FIGURE,
    COLUMN_OF,
    DEFENDER,
    IN_SQUARE,
    LINE,
    MIDDLE,
    NO_COLUMN,
    RESERVE,
    RETREAT_ZONE,
    Column,
    Figure,
    Side,
    Zone,
    kind_of,
)
from grognard.games.napoleon.battle_estimates import (
    Field,
    Forces,
    Place,
    charge_worth,
    column_balance,
    fire_worth,
    forces_in,
    reach,
)
from grognard.games.napoleon.battle_movement import destinations
from grognard.games.napoleon.battle_state import Battle, columns_of, side_of
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.charge import charge_targets, may_form_square
from grognard.games.napoleon.fire import aim_of, fire_targets
from grognard.games.napoleon.ids import FOOT, GUNS, HORSE, LEADER, STAFF, Kind, Nation
from grognard.games.napoleon.leaders import rallying
from grognard.games.napoleon.pursuit import pursuit_number
from grognard.games.napoleon.terms import CHARGE, DISSOLVE, FIRE, RALLY
from grognard.kernel.choice import Term

NEVER: Final = -1000.0

HASTE: Final = 0.5
"""How much more an attacker wants to close with the enemy in every round."""


def deed_worth(field: Field, nation: Nation, figure: Figure, zone: Zone, deed: Term) -> float:
    """What the best way to do this is worth."""
    b = field.b
    side = side_of(b, nation)
    if deed in (FIRE, CHARGE) and wins_by_waiting(b, side):
        return NEVER
    if deed == FIRE:
        aim = aim_of(b, side, figure, zone)
        return max(fire_worth(b, side, figure, zone, target, aim) for target in fire_targets(b, side, aim))
    if deed == CHARGE:
        aim = AHEAD[side][zone]
        return max(onset_worth(b, side, figure, zone, target, aim) for target in charge_targets(b, side, aim))
    if deed == RALLY:
        return max(rally_worth(kind) for kind in rallying(b, side))
    if deed == DISSOLVE:
        return dissolve_worth(b, side, zone)
    ways = destinations(b, nation, figure, zone)
    return max(move_worth(field, nation, figure, zone, to) for to in ways)


def wins_by_waiting(b: Battle, side: Side) -> bool:
    """NAP-16.13 The defender is about to win because nobody has sought contact: he must not seek it now."""
    late = PHASES[b.phase] in (FOOT, STAFF)
    return side == DEFENDER and late and not b.contact and b.quiet + 1 >= BOOK.battle.no_contact_rounds


def onset_worth(b: Battle, side: Side, figure: Figure, zone: Zone, target: Figure, aim: Zone) -> float:
    """What declaring a charge is worth, with the reaction that hurts most."""
    stands = charge_worth(b, side, figure, zone, target, aim)
    if ARM_OF_FIGURE[figure] == HORSE and may_form_square(target):
        squared = max(0.0, charge_worth(b, side, figure, zone, target + IN_SQUARE, aim))
        return min(stands, squared + square_cost(b, 1 - side, zone))
    if ARM_OF_FIGURE[figure] == FOOT and BOOK.units[kind_of(target)].can_evade:
        return min(stands, 1.0) if stands > 0 else stands
    return stands


def square_cost(b: Battle, side: Side, threat: Zone) -> float:
    """What being in square costs infantry: guns and muskets in the enemy zone ahead hit it more easily."""
    enemy = forces_in(b, 1 - side, threat)
    return 0.2 + 0.3 * min(enemy.guns, 3) + 0.1 * min(enemy.foot, 4)


def dissolve_worth(b: Battle, side: Side, zone: Zone) -> float:
    """Squares are dissolved when no cavalry stands before them."""
    enemy = forces_in(b, 1 - side, AHEAD[side][zone])
    if enemy.horse:
        return -2.0
    return 1.2 + 0.6 * min(enemy.guns, 3) + 0.2 * min(enemy.foot, 4)


def rally_worth(kind: Kind) -> float:
    return reach(BOOK.units[kind].rally) * (2 + BOOK.units[kind].cost)


# -- moves ----------


def move_worth(field: Field, nation: Nation, figure: Figure, zone: Zone, to: Zone) -> float:
    """What a step is worth: better columns, or the advance of a whole column into the middle."""
    b = field.b
    side = side_of(b, nation)
    if figure == LEADER:
        return leader_move_worth(b, side, to)
    if to in MIDDLE:
        return NEVER if wins_by_waiting(b, side) else advance_worth(field, side, COLUMN_OF[to]) - 0.1
    if zone in MIDDLE:
        return -advance_worth(field, side, COLUMN_OF[to]) - 0.1
    left, entered = COLUMN_OF[zone], COLUMN_OF[to]
    arm = ARM_OF_FIGURE[figure]
    before = after = 0.0
    if left != NO_COLUMN:
        place = field.column(side, left)
        before += column_balance(place)
        after += column_balance((more_of(place[0], arm, -1), *place[1:]))
    if entered != NO_COLUMN:
        place = field.column(side, entered)
        before += column_balance(place)
        after += column_balance((more_of(place[0], arm, 1), *place[1:]))
    gain = after - before
    if zone == RESERVE[side]:
        gain += reinforcement_worth(b, side, entered)
    return gain - 0.3


def more_of(forces: Forces, arm: int, more: int) -> Forces:
    """The forces with a unit of an arm more, or one less."""
    foot, horse, guns, squares = forces
    if arm == FOOT:
        return Forces(foot + more, horse, guns, squares)
    if arm == HORSE:
        return Forces(foot, horse + more, guns, squares)
    return Forces(foot, horse, guns + more, squares)


def advance_worth(field: Field, side: Side, column: Column) -> float:
    """What each unit of a column gains if all that still can move stand in the middle, not in the line."""
    units, gain = advance_of(field.column(side, column), field.b.phase)
    return (gain + eagerness(field.b, side)) / units if units else 0.0


@lru_cache(maxsize=1 << 14)
def advance_of(place: Place, phase: int) -> tuple[int, float]:
    """The units of a column that still can move, and what their advance as a whole changes."""
    line, middle, enemy_line, enemy_middle = place
    arms = PHASES[phase:]
    behind, before = movable(line, arms), movable(middle, arms)
    units = sum(behind) + sum(before)
    if not units:
        return 0, 0.0
    forward = column_balance((less(line, behind), plus(middle, behind), enemy_line, enemy_middle))
    back = column_balance((plus(line, before), less(middle, before), enemy_line, enemy_middle))
    return units, forward - back


def eagerness(b: Battle, side: Side) -> float:
    """NAP-16.13 The attacker must close with the enemy sooner or later."""
    if side == DEFENDER:
        return 0.0
    return HASTE * b.round + (10.0 if b.quiet and not b.contact else 0.0)


def movable(forces: Forces, arms: Sequence[int]) -> Forces:
    """Those whose phase is not over yet; squares cannot move."""
    foot, horse, guns, _ = forces
    return Forces(foot if FOOT in arms else 0, horse if HORSE in arms else 0, guns if GUNS in arms else 0, 0)


def plus(forces: Forces, others: Forces) -> Forces:
    return Forces(*(one + two for one, two in zip(forces, others, strict=True)))


def less(forces: Forces, others: Forces) -> Forces:
    return Forces(*(one - two for one, two in zip(forces, others, strict=True)))


def main_effort(b: Battle, side: Side) -> Zone | None:
    """The line zone with most infantry and cavalry; None as long as no zone has more than the others."""
    zones = [LINE[side][column] for column in columns_of(b)]
    weights = [here.foot + here.horse for here in (forces_in(b, side, zone) for zone in zones)]
    most = max(weights)
    return zones[weights.index(most)] if weights.count(most) == 1 else None


def reinforcement_worth(b: Battle, side: Side, column: Column) -> float:
    """Units leave the reserve for a column that has advanced, or for that of the main effort."""
    if b.army[side][MIDDLE[column]]:
        return 1.0
    return 0.5 if LINE[side][column] == main_effort(b, side) else 0.0


def leader_move_worth(b: Battle, side: Side, to: Zone) -> float:
    """A leader belongs into the reserve, most of all when there is somebody to rally."""
    if to != RESERVE[side]:
        return -1.0
    return 1.0 + min(b.army[side][RETREAT_ZONE[side]], 3)


def quarry_worth(kind: Kind, target: Kind) -> float:
    return (7 - pursuit_number(kind, target)) / 6 * (BOOK.units[target].cost + 4)
