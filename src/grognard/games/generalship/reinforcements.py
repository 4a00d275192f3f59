"""GEN-10.13 Reinforcements: first the attacked player, then the attacker, brings more units."""

from __future__ import annotations

from grognard.games.generalship.book import NONE, Tile
from grognard.games.generalship.movement import choose_group, move, tell_group
from grognard.games.generalship.state import Battle, GenState
from grognard.games.generalship.terms import DONE, TILE, TILE_AT
from grognard.games.generalship.ways import Mover, Parade, Way, ways_to_battle
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

REINFORCE_SOURCE = Ask("reinforce_source", "GEN-10.13", "tile")
REINFORCE_UNIT = Ask("reinforce_unit", "GEN-18.1", "moving", secret=True, always=True)
REINFORCE_VIA = Ask("reinforce_via", "GEN-10.13", "tile")

REINFORCED = Told(
    "reinforced",
    "GEN-10.13",
    "who:player",
    "source:term",
    "tile:term",
    "infantry:number",
    "cavalry:number",
    "ships:number",
)


def reinforce(s: GenState, b: Battle, player: Player) -> Procedure[bool]:
    """GEN-10.13 One group comes to the battlefield, with base points and without abilities; False: done."""
    mover = Mover(s, player, own_march=False)
    if s.source == NONE:
        sources = [TILE[tile] for tile in sorted(s.stacks[player]) if reaches(s, mover, tile, b.tile)]
        chosen = yield Choice(player, REINFORCE_SOURCE, [*sources, DONE])
        if chosen == DONE:
            return False
        s.source = TILE_AT[chosen]
    ways = ways_to_battle(s, mover, s.source, b.tile)
    if (yield from choose_group(s, mover, ways, REINFORCE_UNIT)):
        way = yield from choose_route(s, mover, ways)
        tell_group(s, player, REINFORCED, b.tile)
        move(s, mover, way)
    return True


def choose_route(s: GenState, mover: Mover, ways: list[Way]) -> Procedure[Way]:
    """GEN-10.13, 10.14 The whole group takes one route; the player chooses between middle tiles."""
    open_ways = Parade(s, mover, ways).open_ways()
    if open_ways[0].via == NONE:
        return open_ways[0]
    by_middle = {TILE[way.via]: way for way in open_ways}
    return by_middle[(yield Choice(mover.player, REINFORCE_VIA, sorted(by_middle)))]


def reaches(s: GenState, mover: Mover, tile: Tile, field: Tile) -> bool:
    """GEN-10.13 Whether some group on the tile can come to the battlefield."""
    if tile == field:
        return False
    ways = ways_to_battle(s, mover, tile, field)
    return bool(ways) and Parade(s, mover, ways, tile).can_leave()
