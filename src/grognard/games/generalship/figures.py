"""What charts and summaries count in Generalship: points, tiles, units, battles won. It has no dice."""

from __future__ import annotations

from typing import Final

from grognard.games.generalship import (
    alliances,
    battle,
    capacity,
    draft,
    ending,
    events,
    generals,
    march,
    population,
    retreat,
    tree,
    turn,
)
from grognard.games.generalship.book import NOBODY, PAGES
from grognard.games.generalship.ownership import owner_of
from grognard.games.generalship.state import ORDER_STAGE, POINTS_STAGE, TILE_STAGE, UPKEEP_STAGE, GenState
from grognard.games.generalship.terms import TILE
from grognard.games.generalship.units import units_of
from grognard.kernel.almanac import AREAS, BATTLES, POINTS, Almanac, Deed, Figures, adds_one
from grognard.kernel.choice import Player, Term

UNITS_HELD: Final = "units"


def moment(s: GenState) -> tuple[int, ...]:
    """Cycle and round, once the map is laid; GEN-16 the scoring phase belongs to the last round."""
    if s.stage < TILE_STAGE:
        return ()
    scoring = s.stage in (POINTS_STAGE, UPKEEP_STAGE, ORDER_STAGE)
    return s.cycle + 1, PAGES.turns.rounds_per_cycle if scoring else s.round + 1


def holdings(s: GenState) -> dict[Term, Player]:
    """GEN-11 Neutral tiles by their owner, nation tiles by whoever stands there alone."""
    if s.stage < TILE_STAGE:
        return {}
    owners = {TILE[tile]: owner_of(s, tile) for tile in s.laid}
    return {tile: owner for tile, owner in owners.items() if owner != NOBODY}


def figures(s: GenState) -> Figures:
    return [{POINTS: s.points[seat], UNITS_HELD: units_of(s, seat)} for seat in range(s.players)]


ALMANAC: Final = Almanac(
    measures=(POINTS, AREAS, BATTLES, UNITS_HELD),
    moment=moment,
    holdings=holdings,
    figures=figures,
    counting={battle.BATTLE_WON: adds_one(BATTLES)},
    deeds=(
        Deed("actions", turn.TILE_CHOSEN, what="action"),
        Deed("attacked", battle.BATTLE_BEGINS, who="attacker", what="tile"),
        Deed("won", battle.BATTLE_WON, what="tile"),
        Deed("withdrawal", battle.WITHDRAWAL_FORCED, who="defender"),
        Deed("lost_units", capacity.UNIT_LOST, what="unit"),
        Deed("retreated", retreat.RETREATED, what="tile"),
        Deed("marched", march.MARCHED, what="dest"),
        Deed("drafted", draft.DRAFTED, what="unit"),
        Deed("upgraded", draft.UPGRADED, what="new"),
        Deed("appointed", generals.APPOINTED, what="general"),
        Deed("commander_lost", generals.COMMANDER_LOST, what="general"),
        Deed("developed", tree.DEVELOPED, what="technology"),
        Deed("grew", population.GREW, what="n"),
        Deed("people_lost", events.PEOPLE_LOST, what="n"),
        Deed("cube", alliances.CUBE_IN, alliances.CUBE_OUT, what="nation"),
        Deed("capital", ending.CAPITAL_TAKEN, what="nation"),
    ),
)
