"""GEN-15.6 Capacity: regiments at sea need squadrons to carry them."""

from __future__ import annotations

from grognard.games.generalship.book import CAPACITY, CLASS, SEA, SHIP, TERRAIN, Kind, Tile
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import TILE, UNIT, UNIT_AT
from grognard.games.generalship.units import KIND, regiments_in, ships_in, take_kind, units_at
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

CAPACITY_LOSS = Ask("capacity_loss", "GEN-15.6", "unit", always=True)

UNIT_LOST = Told("unit_lost", "GEN-21.1", "who:player", "unit:term", "tile:term")


def shed_surplus(s: GenState, player: Player) -> Procedure[None]:
    """GEN-15.6 At sea the owner removes at once what exceeds five regiments per squadron."""
    for tile in sorted(s.stacks[player]):
        while surplus(s, player, tile) > 0:
            if ships_in(units_at(s, player, tile)) == 0:
                lose_all(s, player, tile)
                break
            yield CHECKPOINT
            options = [UNIT[kind] for kind in kinds_at(s, player, tile) if CLASS[kind] != SHIP]
            lose(
                s, player, tile, UNIT_AT[(yield Choice(player, CAPACITY_LOSS, options, about=(TILE[tile],)))]
            )


def surplus(s: GenState, player: Player, tile: Tile) -> int:
    """Regiments on this sea tile that no squadron can carry."""
    if TERRAIN[tile] != SEA:
        return 0
    units = units_at(s, player, tile)
    return regiments_in(units) - CAPACITY * ships_in(units)


def kinds_at(s: GenState, player: Player, tile: Tile) -> list[Kind]:
    """The player's unit types on the tile."""
    return sorted({unit & KIND for unit in units_at(s, player, tile)})


def lose(s: GenState, player: Player, tile: Tile, kind: Kind) -> None:
    """A unit returns to the supply, for all to see."""
    take_kind(s, player, tile, kind)
    s.journal.tell(UNIT_LOST, player, UNIT[kind], TILE[tile])


def lose_all(s: GenState, player: Player, tile: Tile) -> None:
    """All of the player's units on the tile return to the supply."""
    for unit in list(units_at(s, player, tile)):
        lose(s, player, tile, unit & KIND)
