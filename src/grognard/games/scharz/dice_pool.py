"""SCH-10.8 to 10.19 Dice and life points of every unit on every ground, and what a roll is worth."""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.games.scharz.battle_state import Die
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.tables import DIE_IDS, NO_DIE, Unit

Ground: TypeAlias = int
"""What a unit stands on: a sum of the numbers below; 0 is a border without open country."""

ROUGH: Final = 1
OPEN_COUNTRY: Final = 2
"""Grass or desert, where war elephants attack."""
WALLS: Final = 4
SHIP: Final = 8

WALL_DIE: Final = 15
"""Stands for the kind of unit on a die of the walls."""

# Means of a re-roll (SCH-10.11), in this order, as marks on a die.
BY_HEAVY: Final = 0
BY_COMMANDER: Final = 1
BY_PRESTIGE: Final = 2


def _die_on(unit: Unit, ground: Ground) -> int:
    """SCH-10.8, 10.31, 5.20 The die of a unit on this ground."""
    die = unit.die
    if unit.attacks_only_on and (ground & SHIP or not ground & OPEN_COUNTRY):
        die = ""
    elif ground & SHIP:
        die = unit.die_on_ship or die
    elif ground & ROUGH and unit.die_in_rough:
        die = unit.die_in_rough
    elif ground & WALLS and unit.die_in_siege:
        die = unit.die_in_siege
    return DIE_IDS.index(die) if die else NO_DIE


def _life_on(unit: Unit, ground: Ground) -> int:
    """SCH-10.19 The life points of a unit on this ground."""
    if unit.attacks_only_on and (ground & SHIP or not ground & OPEN_COUNTRY):
        return unit.life_elsewhere
    if ground & SHIP and unit.life_on_ship:
        return unit.life_on_ship
    if ground & ROUGH and unit.life_in_rough:
        return unit.life_in_rough
    if ground & WALLS and unit.life_in_siege:
        return unit.life_in_siege
    return unit.life


def _charges_on(unit: Unit, ground: Ground) -> bool:
    """SCH-10.12 Whether a unit can charge on this ground."""
    if not unit.charge or ground & (ROUGH | WALLS | SHIP):
        return False
    return not unit.attacks_only_on or bool(ground & OPEN_COUNTRY)


DIE_ON: Final = [[_die_on(unit, ground) for unit in BOOK.units] for ground in range(16)]
"""By ground and kind of unit: the colour of its die, or NO_DIE."""
LIFE_ON: Final = [[_life_on(unit, ground) for unit in BOOK.units] for ground in range(16)]
CHARGES_ON: Final = [[_charges_on(unit, ground) for unit in BOOK.units] for ground in range(16)]


def packed(colour: int, swords: int, kind: int) -> Die:
    """A die on the table: its colour, the swords it shows and the kind of unit that rolled it."""
    return colour | swords << 2 | kind << 4


def colour_of(die: Die) -> int:
    return die & 3


def swords_on(die: Die) -> int:
    return die >> 2 & 3


def roller_of(die: Die) -> int:
    """The kind of unit that rolled the die, or WALL_DIE."""
    return die >> 4 & 15


def is_rerolled(die: Die, means: int) -> bool:
    return bool(die >> 8 + means & 1)


def rerolled(die: Die, means: int, swords: int) -> Die:
    """The die with other swords, marked as re-rolled by this means."""
    return die & ~(3 << 2) | swords << 2 | 1 << 8 + means


def swords_shown(die: Die, rough: bool) -> int:
    """SCH-10.10 Light infantry in rough terrain inverts its dice."""
    swords = die >> 2 & 3
    kind = die >> 4 & 15
    if rough and kind != WALL_DIE and BOOK.units[kind].inverts_in_rough:
        return 0 if swords else 1
    return swords


def swords_rolled(dice: list[Die], rough: bool) -> int:
    """SCH-10.13 Swords on all dice and one for every three blanks."""
    shown = [swords_shown(die, rough) for die in dice]
    return sum(shown) + shown.count(0) // BOOK.dice_rules.blanks_per_extra_hit


def hits_after(swords: int, shields: int) -> int:
    """SCH-10.14 Shields are subtracted once from the sum of swords."""
    return max(0, swords - shields)


def is_breached(swords: int, engines: int, level: int) -> bool:
    """SCH-11.2 Swords and engines together overcome the wall."""
    return swords + engines_remove(engines) >= wall_of(level)


def wall_of(level: int) -> int:
    """SCH-11.2 The shields of a wall of this level."""
    return BOOK.fort.shields_per_level * level


def engines_remove(engines: int) -> int:
    """SCH-11.2 Wall shields that siege engines remove in a round."""
    return _SIEGE_ENGINE.shields_removed * engines


def hits_through(swords: int, engines: int, level: int, shields: int) -> int:
    """SCH-11.4 Hits on the units inside in the round of the breach."""
    return max(0, swords - max(0, wall_of(level) - engines_remove(engines)) - shields)


def is_caught(roll: int, fleeing: int) -> bool:
    """SCH-10.24 An interception succeeds on a roll up to the number of fleeing units."""
    return roll <= fleeing


_SIEGE_ENGINE: Final = next(unit for unit in BOOK.units if unit.shields_removed)
