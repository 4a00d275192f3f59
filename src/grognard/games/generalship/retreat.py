"""GEN-15 Retreat."""

from __future__ import annotations

from grognard.games.generalship.book import (
    CAVALRY,
    CLASS,
    COST,
    IMPOSSIBLE,
    INFANTRY,
    SEA,
    SHIP,
    TERRAIN,
    Tile,
)
from grognard.games.generalship.capacity import lose
from grognard.games.generalship.ownership import owner_of
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import TILE, TILE_AT
from grognard.games.generalship.units import ENDED, KIND, KNOWN, LASTING, detach, place, units_at
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

RETREAT_INFANTRY = Ask("retreat_infantry", "GEN-15.1", "tile")
RETREAT_CAVALRY = Ask("retreat_cavalry", "GEN-15.1", "tile")
RETREAT_SHIPS = Ask("retreat_ships", "GEN-15.1", "tile")
RETREATS = (RETREAT_INFANTRY, RETREAT_CAVALRY, RETREAT_SHIPS)

RETREATED = Told("retreated", "GEN-15.1", "who:player", "n:number", "tile:term")

EVERY_CLASS = (INFANTRY, CAVALRY, SHIP)


def retreat_from(s: GenState, player: Player, tile: Tile) -> Procedure[None]:
    """GEN-15.1, 15.2 Each class leaves a land tile by itself, a fleet leaves the sea together."""
    if TERRAIN[tile] == SEA:
        if units_at(s, player, tile):
            yield from withdraw(s, player, tile, SHIP, EVERY_CLASS)
        return
    for of_class in EVERY_CLASS:
        if any(CLASS[unit & KIND] == of_class for unit in units_at(s, player, tile)):
            yield CHECKPOINT
            yield from withdraw(s, player, tile, of_class, (of_class,))


def withdraw(
    s: GenState, player: Player, tile: Tile, of_class: int, classes: tuple[int, ...]
) -> Procedure[None]:
    """GEN-15.1, 15.4, 15.5 These classes go to one owned neighbour; without one they are lost."""
    leaving = [unit for unit in units_at(s, player, tile) if CLASS[unit & KIND] in classes]
    options = [TILE[dest] for dest in retreat_tiles(s, player, tile, of_class)]
    if not options:
        for unit in leaving:
            lose(s, player, tile, unit & KIND)
        return
    dest = TILE_AT[(yield Choice(player, RETREATS[of_class], options, about=(TILE[tile],)))]
    moved = detach(s, player, tile, [unit & ~KNOWN for unit in leaving])
    place(s, player, dest, [unit & LASTING | ENDED for unit in moved])
    s.journal.tell(RETREATED, player, len(moved), TILE[dest])


def retreat_tiles(s: GenState, player: Player, tile: Tile, of_class: int) -> list[Tile]:
    """GEN-15.1, 15.3 Adjacent tiles that the player owns and the class can stand on."""
    return [
        dest
        for dest in s.near[tile]
        if COST[of_class][TERRAIN[dest]] < IMPOSSIBLE and owner_of(s, dest) == player
    ]
