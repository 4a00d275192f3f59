"""SCH-10.8 Morale and command: bonuses by number, prestige and rivalry, and the commander's re-rolls."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_state import Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.relations import rivals_of
from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.tables import Morale

UNLIMITED: Final = 999


def morale_of(prestige: int) -> Morale:
    """SCH-10.42 The band in which the leader's prestige at the start of the battle lies."""
    for band in BOOK.morale:
        if band.min_pp <= prestige <= band.max_pp:
            return band
    return BOOK.morale[-1]


def lacks_command(s: ScharzState, side: Side) -> bool:
    """SCH-10.45 Without a commander there are no bonuses except those of the terrain."""
    return s.opt.command and s.commander[side.leader] == 0


def units_per_bonus_die(s: ScharzState, side: Side) -> int:
    """SCH-10.9, 10.42 How many units of one type give one more die; 0: none do."""
    if lacks_command(s, side):
        return 0
    if s.opt.morale:
        return morale_of(side.prestige).same_units_per_bonus_die
    return BOOK.battle.same_units_per_bonus_die


def shields_by_number(s: ScharzState, side: Side, units: int) -> int:
    """SCH-10.14, 10.42 Shields of a side with so many units."""
    if lacks_command(s, side):
        return 0
    per = morale_of(side.prestige).units_per_shield if s.opt.morale else BOOK.battle.units_per_shield
    return units // per if per else 0


def bonus_swords(s: ScharzState, side: Side, target: Side, units: int) -> int:
    """SCH-10.13, 10.42 Swords that a side with so many units adds against this target."""
    if lacks_command(s, side):
        return 0
    rival = fights_rival(s, side, target)
    if not s.opt.morale:
        return units // BOOK.battle.rival_units_per_sword if rival else 0
    band = morale_of(side.prestige)
    per = band.units_per_sword_rival if rival and band.units_per_sword_rival else band.units_per_sword
    return units // per if per else 0


def sword_penalty(s: ScharzState, side: Side, units: int) -> int:
    """SCH-10.42 A small side of very low morale has one sword less."""
    if lacks_command(s, side) or not s.opt.morale:
        return 0
    sizes = morale_of(side.prestige).minus_sword_if_units
    return int(bool(sizes) and sizes[0] <= units <= sizes[1])


def fights_rival(s: ScharzState, side: Side, target: Side) -> bool:
    """SCH-10.13 The leader, or a lord above, has a member of the target side as rival."""
    return bool(rivals_of(s, side.leader) & target.players)


def free_rerolls(s: ScharzState, side: Side) -> int:
    """SCH-10.45 How many own dice the commander may have rolled again in a combat round."""
    if not s.opt.command:
        return 0
    command = BOOK.command[s.commander[side.leader]]
    return UNLIMITED if command.effect.startswith("reroll_each_unit") else command.rerolls_per_round
