"""SCH-8 to 11 The combat phase: its sub-phases in order."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz import (
    aftermath,
    battle_board,
    battle_round,
    border,
    capture,
    corsair_rolls,
    corsairs,
    flight,
    rerolls,
    returning,
    sea_battle,
    siege,
    spoils,
)
from grognard.games.scharz.battle import fight_battles
from grognard.games.scharz.battle_state import new_combat
from grognard.games.scharz.muster import find_battles
from grognard.games.scharz.points import settle_points
from grognard.games.scharz.river_ships import clear_rivers
from grognard.games.scharz.state import ScharzState
from grognard.kernel.choice import CHECKPOINT, Ask, Procedure
from grognard.kernel.journal import Told

COMBAT_ASKS: Final[list[Ask]] = [
    *returning.ASKS,
    *corsairs.ASKS,
    *flight.ASKS,
    *battle_board.ASKS,
    *battle_round.ASKS,
    *rerolls.ASKS,
    *border.ASKS,
    *sea_battle.ASKS,
    *aftermath.ASKS,
    *siege.ASKS,
    *capture.ASKS,
    *spoils.ASKS,
]
COMBAT_TELLINGS: Final[list[Told]] = [
    *returning.TELLINGS,
    *corsair_rolls.TELLINGS,
    *flight.TELLINGS,
    *battle_round.TELLINGS,
    *rerolls.TELLINGS,
    *border.TELLINGS,
    *sea_battle.TELLINGS,
    *aftermath.TELLINGS,
    *siege.TELLINGS,
    *capture.TELLINGS,
    *spoils.TELLINGS,
]


def muster_battles(s: ScharzState) -> Procedure[None]:
    """SCH-10.49 The battles that the return sub-phase leaves to be fought."""
    assert s.combat is not None
    yield from clear_rivers(s)
    s.combat.battles = find_battles(s)


def encircle_again(s: ScharzState) -> Procedure[None]:
    """SCH-8.13 After the battles it is tested again what is encircled."""
    returning.encircle(s)
    yield from ()


def end_phase(s: ScharzState) -> Procedure[None]:
    """SCH-10.36, 10.39 Prestige is credited, and all damage heals."""
    aftermath.pay_out_prestige(s)
    s.damage = [0] * len(s.damage)
    yield from ()


SUB_PHASES: Final = (
    returning.return_units,  # SCH-8
    corsairs.corsair_raids,  # SCH-10.50 a
    muster_battles,
    fight_battles,  # SCH-10.50 b to g
    encircle_again,
    settle_points,
    siege.sieges,  # SCH-11.1, 11.2
    settle_points,
    spoils.spoils,  # SCH-11.3
    settle_points,
    end_phase,
)


def combat_phase(s: ScharzState) -> Procedure[None]:
    """SCH-4.1 Return, battles, sieges and spoils, from wherever the state stands to their end."""
    if s.combat is None:
        s.combat = new_combat(s.players)
    combat = s.combat
    while combat.step < len(SUB_PHASES):
        yield CHECKPOINT
        yield from SUB_PHASES[combat.step](s)
        combat.step += 1
        combat.cursor = 0
    s.combat = None
