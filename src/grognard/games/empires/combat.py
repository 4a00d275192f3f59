"""EMP-11 Combat between two cards: who rolls, in what order results are read, bonuses and thresholds.

A combat depends on few things (two cards, mode, ambush, Engineers), so each one is worked out once for all
dice and kept in a `CombatTable`; a battle then only rolls and looks up.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import (
    ARTILLERY,
    ELEPHANT,
    MODE_NAMES,
    PROFILES,
    SIEGE_TOWER,
    UNIT_IDS,
    UNKNOWN,
    WARBAND,
    Mode,
    Unit,
)

Outcome: TypeAlias = int
ATTACKER_WINS: Final = 1
TIE: Final = 0
DEFENDER_WINS: Final = -1

Combat: TypeAlias = tuple[bool, bool, tuple[Outcome, ...]]
"""Whether the attacking and the defending card roll, and the outcome for each pair of dice.

The outcome for the dice a and d stands at place 6 (a - 1) + (d - 1); a card that does not roll counts as 1.
"""

Setting: TypeAlias = int
"""Mode, ambush and Engineers of a battle as one number; see `setting_of`."""

SIDES: Final = 6
STRONG: Final = [unit.strength_kind in ("fixed", "base_plus_die", "fixed_rule") for unit in BOOK.units]
"""By unit: whether it has a strength."""
SKIRMISHER: Final = [unit.kind == "skirmisher" for unit in BOOK.units]


@dataclass(frozen=True, slots=True)
class Fighter:
    """One card in a combat, with what its owner's Engineer and an ambush do for it."""

    unit: Unit
    strength: int
    engineer: bool
    ambush: bool


# -- EMP-11.1 who rolls ----------


def rolls(on: tuple[str, ...], mode: Mode, one: Fighter, other: Fighter) -> bool:
    """EMP-11.1 Whether the first card rolls a die against the other."""
    if one.unit == ELEPHANT:
        return True
    if one.unit == WARBAND:
        return STRONG[other.unit]
    if one.unit == ARTILLERY:
        return hit_min(mode, other.unit) != UNKNOWN
    if SKIRMISHER[one.unit]:
        return STRONG[other.unit] or duels(on, one, other)
    return False


def duels(on: tuple[str, ...], one: Fighter, other: Fighter) -> bool:
    """EMP-11.14, EMP-11.15 Whether two skirmishers both roll."""
    if not (SKIRMISHER[one.unit] and SKIRMISHER[other.unit]):
        return False
    if one.unit == other.unit:
        return "same_skirmishers" in on
    return not (wins_always(one.unit, other.unit) or wins_always(other.unit, one.unit))


# -- EMP-11.2 who wins ----------


def outcome(
    on: tuple[str, ...], mode: Mode, one: Fighter, other: Fighter, die: int, other_die: int
) -> Outcome:
    """EMP-11.2 Rampage, Artillery, skirmishers, Elephant against foot, strengths: the first that applies."""
    rampage, other_rampage = rampages(one, die), rampages(other, other_die)
    if rampage or other_rampage:
        return other_rampage - rampage
    if one.unit == ARTILLERY or other.unit == ARTILLERY:
        return by_artillery(mode, one, other, die, other_die)
    if SKIRMISHER[one.unit] and SKIRMISHER[other.unit]:
        return by_skirmishers(on, one, other, die, other_die)
    if SKIRMISHER[one.unit]:
        return skirmish(on, one, other, die)
    if SKIRMISHER[other.unit]:
        return -skirmish(on, other, one, other_die)
    if is_draw(one.unit, other.unit):
        return TIE
    mine = strength(one, die) + bonus(on, one.unit, other.unit)
    theirs = strength(other, other_die) + bonus(on, other.unit, one.unit)
    return (mine > theirs) - (mine < theirs)


def rampages(one: Fighter, die: int) -> bool:
    """EMP-11.9 An Elephant that loses to everything but another rampage."""
    return one.unit == ELEPHANT and die in BOOK.elephant.rampage_on


def by_artillery(mode: Mode, one: Fighter, other: Fighter, die: int, other_die: int) -> Outcome:
    """EMP-11.17, EMP-11.19, EMP-11.20 A hit wins, a miss loses; two Artillery that do the same tie."""
    if one.unit == other.unit:
        return hits(mode, one, other, die) - hits(mode, other, one, other_die)
    if one.unit == ARTILLERY:
        return ATTACKER_WINS if hits(mode, one, other, die) else DEFENDER_WINS
    return DEFENDER_WINS if hits(mode, other, one, other_die) else ATTACKER_WINS


def hits(mode: Mode, one: Fighter, other: Fighter, die: int) -> bool:
    """EMP-11.17 Whether Artillery hits; an Engineer adds to its die (EMP-11.18)."""
    needed = hit_min(mode, other.unit)
    if needed == UNKNOWN:
        return False
    return die + one.engineer * BOOK.artillery.engineer_modifier >= needed


def by_skirmishers(on: tuple[str, ...], one: Fighter, other: Fighter, die: int, other_die: int) -> Outcome:
    """EMP-11.13 to EMP-11.15 Light Horse rides others down, equals negate, the rest is a duel of kills."""
    if duels(on, one, other):
        kill = skirmish(on, one, other, die) == ATTACKER_WINS
        other_kill = skirmish(on, other, one, other_die) == ATTACKER_WINS
        return kill - other_kill
    return wins_always(one.unit, other.unit) - wins_always(other.unit, one.unit)


def skirmish(on: tuple[str, ...], one: Fighter, other: Fighter, die: int) -> Outcome:
    """EMP-11.11 to EMP-11.13, EMP-11.16 A skirmisher kills, blocks or is beaten."""
    row = next(row for row in BOOK.skirmish if row.unit == UNIT_IDS[one.unit])
    block_min = row.block_min_option if row.block_option in on else row.block_min
    die += modifier(one.unit, other.unit)
    if one.ambush and row.unit in BOOK.ambush.units:
        die += BOOK.ambush.die_modifier
    if die >= row.kill_min:
        return ATTACKER_WINS
    # EMP-11.25 A lowest blocking die of 0 means: never blocks.
    return TIE if block_min and die >= block_min else DEFENDER_WINS


def strength(one: Fighter, die: int) -> int:
    """EMP-11.6, EMP-11.21, EMP-11.22 The strength before bonuses."""
    if one.unit == WARBAND:
        return BOOK.warband.base + die
    if one.unit == SIEGE_TOWER:
        return BOOK.siege_tower.with_engineer if one.engineer else BOOK.siege_tower.strength
    return one.strength


# -- rows of combat.toml ----------


def bonus(on: tuple[str, ...], unit: Unit, versus: Unit) -> int:
    """EMP-11.3 to EMP-11.8 The strength bonus of one unit against another."""
    names = UNIT_IDS[unit], UNIT_IDS[versus]
    rows = [row for row in BOOK.bonuses if (row.unit, row.versus) == names]
    return sum(row.bonus for row in rows if not row.option or row.option in on)


def modifier(unit: Unit, versus: Unit) -> int:
    """EMP-11.16 What a skirmisher adds to its die against this unit."""
    names = UNIT_IDS[unit], UNIT_IDS[versus]
    return sum(row.modifier for row in BOOK.skirmish_modifiers if (row.unit, row.versus) == names)


def is_draw(one: Unit, other: Unit) -> bool:
    """EMP-11.10 Whether these units tie whatever their strengths."""
    names = UNIT_IDS[one], UNIT_IDS[other]
    return any(names in ((row.a, row.b), (row.b, row.a)) for row in BOOK.draws)


def wins_always(unit: Unit, versus: Unit) -> bool:
    """EMP-11.13 A skirmisher that wins against another without dice."""
    names = UNIT_IDS[unit], UNIT_IDS[versus]
    return any((row.unit, row.versus) == names for row in BOOK.automatic)


def hit_min(mode: Mode, versus: Unit) -> int:
    """EMP-11.17 What Artillery needs against this unit; UNKNOWN where it loses without rolling."""
    for row in BOOK.artillery_targets:
        if row.mode == MODE_NAMES[mode] and (UNIT_IDS[versus] in row.versus or "any" in row.versus):
            return row.hit_min
    return UNKNOWN


# -- all combats of one set of options ----------

OPTIONS: Final = (
    "sword_bonus_vs_spear",
    "archers_block_on_4",
    "elephant_bonus_vs_heavy_cavalry",
    "same_skirmishers",
)
"""The options that change combats; `same_skirmishers` counts as on when both roll."""


def setting_of(mode: Mode, ambush: bool, attacker_engineer: bool, defender_engineer: bool) -> Setting:
    """Everything but the two cards that a combat depends on, as one number."""
    return mode << 3 | ambush << 2 | attacker_engineer << 1 | defender_engineer


class CombatTable:
    """All combats under one set of options, each worked out when it is first fought."""

    __slots__ = ("_known", "on")

    def __init__(self, on: tuple[str, ...]) -> None:
        self.on: Final = on
        self._known: Final[list[Combat | None]] = [None] * (len(MODE_NAMES) * 8 * len(PROFILES) ** 2)

    def combat(self, setting: Setting, attacking: int, defending: int) -> Combat:
        """The combat between cards with these profiles."""
        place = (setting * len(PROFILES) + attacking) * len(PROFILES) + defending
        known = self._known[place]
        if known is None:
            known = self._known[place] = self._work_out(setting, attacking, defending)
        return known

    def _work_out(self, setting: Setting, attacking: int, defending: int) -> Combat:
        mode, ambush = setting >> 3, bool(setting & 4)
        one = Fighter(*PROFILES[attacking], engineer=bool(setting & 2), ambush=ambush)
        other = Fighter(*PROFILES[defending], engineer=bool(setting & 1), ambush=ambush)
        faces = range(1, SIDES + 1)
        return (
            rolls(self.on, mode, one, other),
            rolls(self.on, mode, other, one),
            tuple(outcome(self.on, mode, one, other, die, other_die) for die in faces for other_die in faces),
        )


@cache
def combat_table(on: tuple[str, ...]) -> CombatTable:
    """The table for these options."""
    return CombatTable(on)
