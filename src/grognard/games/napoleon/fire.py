"""NAP-17 Fire: infantry one zone ahead, artillery one or two."""

from __future__ import annotations

from grognard.games.napoleon.battle_board import (
    AHEAD,
    ARM_OF_FIGURE,
    DEFENDER,
    MIDDLE,
    NO_ZONE,
    TWO_AHEAD,
    Figure,
    Group,
    Side,
    Zone,
    cell_of,
    is_army,
    is_square,
    kind_of,
)
from grognard.games.napoleon.battle_picks import pick_target, spend_action, zone_and_figure
from grognard.games.napoleon.battle_state import Battle, figures_at, side_of
from grognard.games.napoleon.battle_terms import FIGURE
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.casualties import lose_leader, unit_driven_back, unit_eliminated
from grognard.games.napoleon.ids import FOOT, GUNS, NOBODY, Nation
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import FIRE, KIND, NATION, ZONE
from grognard.kernel.choice import Procedure
from grognard.kernel.journal import Told

_SHOT = (
    "nation:term",
    "unit:term",
    "zone:term",
    "enemy:term",
    "target:term",
    "dice:numbers",
    "modifier:number",
    "total:number",
    "needed:number",
)
HIT = Told("fire_hit", "NAP-17.2", *_SHOT, "die:number")
MISSED = Told("fire_missed", "NAP-17.2", *_SHOT)


def fire(s: NapoleonState, b: Battle, nation: Nation, group: Group) -> Procedure[None]:
    """NAP-17.1 A unit fires at an enemy unit straight ahead."""
    zone, figure = zone_and_figure(group)
    side = side_of(b, nation)
    aim = aim_of(b, side, figure, zone)
    victim, target = yield from pick_target(s, b, nation, group, FIRE, aim, fire_targets(b, side, aim))
    if victim == NOBODY:
        return
    spend_action(b, group, cell_of(figure, zone))
    if aim in MIDDLE or s.options["no_contact_counts"] == "any_fire_or_advance":
        b.contact = True  # 16.13
    natural = shoot(s, b, nation, figure, zone, victim, target, aim)
    if natural in BOOK.leader_loss.natural_rolls:
        yield from lose_leader(s, b, 1 - side, aim)  # 17.8 hit or not


def shoot(
    s: NapoleonState,
    b: Battle,
    nation: Nation,
    figure: Figure,
    zone: Zone,
    victim: Nation,
    target: Figure,
    aim: Zone,
) -> int:
    """NAP-17.2 2d6 and modifiers against the number of the table; the natural result is returned."""
    side = side_of(b, nation)
    dice = (s.dice.roll(), s.dice.roll())
    natural = dice[0] + dice[1]
    modifier = fire_modifier(b, side, figure, target)
    needed = fire_number(b, side, figure, zone, target)
    shot = (NATION[nation], KIND[kind_of(figure)], ZONE[zone], NATION[victim], FIGURE[target], dice, modifier)
    total = natural + modifier
    if total < needed:
        s.journal.tell(MISSED, *shot, total, needed)
        return natural
    # 17.5 One more die says whether the unit is eliminated or driven back.
    die = s.dice.roll()
    s.journal.tell(HIT, *shot, total, needed, die)
    if die <= BOOK.units[kind_of(target)].hit_eliminated_max:
        unit_eliminated(s, b, victim, target, aim)
    else:
        unit_driven_back(s, b, victim, target, aim)
    return natural


# -- queries ----------


def aim_of(b: Battle, side: Side, figure: Figure, zone: Zone) -> Zone:
    """NAP-17.1 The zone that a unit can fire into: one ahead, or for artillery two if nobody is between.

    An enemy one zone ahead is always between, so there is never a choice of range (16.19).
    """
    ahead = AHEAD[side][zone]
    if ahead == NO_ZONE:
        return NO_ZONE
    if b.army[1 - side][ahead]:
        return ahead
    beyond = TWO_AHEAD[side][zone]
    if ARM_OF_FIGURE[figure] != GUNS or beyond == NO_ZONE or b.army[side][ahead]:
        return NO_ZONE
    return beyond if b.army[1 - side][beyond] else NO_ZONE


def fire_targets(b: Battle, side: Side, aim: Zone) -> list[Figure]:
    """NAP-17.7, NAP-17.9 Any enemy army unit in the zone, guns included; leaders are never named."""
    return [figure for figure in figures_at(b, 1 - side, aim) if is_army(figure)]


def fire_number(b: Battle, side: Side, figure: Figure, zone: Zone, target: Figure) -> int:
    """NAP-17.2 What must be reached."""
    arm = ARM_OF_FIGURE[target]
    if ARM_OF_FIGURE[figure] == FOOT:
        return BOOK.fire.infantry[arm]
    ahead = AHEAD[side][zone]
    return BOOK.fire.artillery_1[arm] if b.army[1 - side][ahead] else BOOK.fire.artillery_2[arm]


def fire_modifier(b: Battle, side: Side, figure: Figure, target: Figure) -> int:
    """NAP-17.4 Everything that is added to the roll."""
    numbers = BOOK.fire_modifiers
    modifier = BOOK.units[kind_of(figure)].fire_mod
    if is_square(figure):
        modifier += numbers.firer_in_square
    if is_square(target):
        foot = ARM_OF_FIGURE[figure] == FOOT
        modifier += numbers.infantry_at_square if foot else numbers.artillery_at_square
    if b.landing and side == DEFENDER:
        modifier += numbers.amphibious_defender
    return modifier
