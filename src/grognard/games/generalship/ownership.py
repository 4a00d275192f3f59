"""GEN-11 Ownership: allies and enemies, who owns a tile, who may enter it."""

from __future__ import annotations

from grognard.games.generalship.book import CAPITAL, HOME, NATION_TILES, NEUTRAL, NOBODY, Tile
from grognard.games.generalship.state import GenState, seat_of
from grognard.games.generalship.terms import TILE
from grognard.kernel.choice import Player
from grognard.kernel.journal import Told

CLAIMED = Told("claimed", "GEN-11.1", "who:player", "tile:term")


def are_allies(s: GenState, one: Player, other: Player) -> bool:
    """GEN-2.7 Two players with their cubes in the same field."""
    return one != other and s.fields[one] > 0 and s.fields[one] == s.fields[other]


def are_enemies(s: GenState, one: Player, other: Player) -> bool:
    return one != other and not (s.fields[one] and s.fields[one] == s.fields[other])


def enemies_on(s: GenState, player: Player, tile: Tile) -> list[Player]:
    """Enemies of the player with units on the tile; the home player first (GEN-10.16)."""
    found = [other for other in range(s.players) if tile in s.stacks[other] and are_enemies(s, player, other)]
    if len(found) == 2 and HOME[tile] == s.nation[found[1]]:
        found.reverse()
    return found


def has_enemies(s: GenState, player: Player, tile: Tile) -> bool:
    for other, stacks in enumerate(s.stacks):
        if tile not in stacks:
            continue
        if are_enemies(s, player, other):
            return True
    return False


def owner_of(s: GenState, tile: Tile) -> Player:
    """GEN-11.1, 11.2 The owner of a neutral tile, or NOBODY; of a nation tile whoever stands there alone."""
    if tile >= NATION_TILES:
        return s.owner[tile]
    home = seat_of(s, HOME[tile])
    if tile in s.stacks[home]:
        return home
    for other, stacks in enumerate(s.stacks):
        if tile in stacks:
            return other
    return home


def may_enter(s: GenState, player: Player, tile: Tile) -> bool:
    """GEN-10.9 Where enemy units stand, and tiles that are not an ally's."""
    owner = owner_of(s, tile)
    if owner in (NOBODY, player) or are_enemies(s, player, owner):
        return True
    return has_enemies(s, player, tile)


def neutral_tiles(s: GenState, player: Player) -> list[Tile]:
    """The neutral tiles that the player owns."""
    return [tile for tile in NEUTRAL if s.owner[tile] == player]


def capital_of(s: GenState, player: Player) -> Tile:
    return CAPITAL[s.nation[player]]


def is_occupied(s: GenState, tile: Tile) -> bool:
    """GEN-5.3 Units of an enemy of the home player stand on this nation tile."""
    return has_enemies(s, seat_of(s, HOME[tile]), tile)


def claim(s: GenState, player: Player, tile: Tile) -> None:
    """GEN-11.1 A neutral tile belongs to the player who last moved a unit into it."""
    if tile >= NATION_TILES and s.owner[tile] != player:
        s.owner[tile] = player
        s.journal.tell(CLAIMED, player, TILE[tile])
