"""GEN-10 March: movement points, groups, boarding and landing, entering a battlefield."""

from __future__ import annotations

from grognard.games.generalship.battle import fight, start_battle
from grognard.games.generalship.book import NONE, Tile
from grognard.games.generalship.limits import with_cancel
from grognard.games.generalship.movement import cancel_group, choose_group, move, tell_group
from grognard.games.generalship.ownership import has_enemies
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import CANCEL, DONE, TILE, TILE_AT
from grognard.games.generalship.units import ENDED, LASTING, MOVED
from grognard.games.generalship.ways import Mover, Parade, ways_from
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

MARCH_SOURCE = Ask("march_source", "GEN-10.2", "tile")
MARCH_UNIT = Ask("march_unit", "GEN-18.1", "moving", secret=True, always=True)
MARCH_DEST = Ask("march_dest", "GEN-10.3", "tile")

MARCHED = Told(
    "marched",
    "GEN-10.3",
    "who:player",
    "source:term",
    "dest:term",
    "infantry:number",
    "cavalry:number",
    "ships:number",
)


# -- procedures ----------


def march_action(s: GenState, player: Player) -> Procedure[None]:
    """GEN-10.2 Move any units in any order, singly or in groups; battles are fought at once."""
    while True:
        if s.battle is not None:
            yield from fight(s)
        if s.source == NONE:
            yield CHECKPOINT
            sources = [TILE[tile] for tile in march_sources(s, player)]
            chosen = yield Choice(player, MARCH_SOURCE, [*sources, DONE])
            if chosen == DONE:
                return
            s.source = TILE_AT[chosen]
        yield from march_group(s, player)


def march_group(s: GenState, player: Player) -> Procedure[None]:
    """GEN-10.2, 10.10 A group takes one step; where enemies stand it enters a battlefield."""
    mover = Mover(s, player, own_march=True)
    ways = ways_from(s, mover, s.source)
    if not (yield from choose_group(s, mover, ways, MARCH_UNIT)):
        return
    open_ways = {TILE[way.dest]: way for way in Parade(s, mover, ways).open_ways()}
    dests = with_cancel(s, sorted(open_ways))
    chosen = yield Choice(player, MARCH_DEST, dests, about=(TILE[s.source],))
    if chosen == CANCEL:
        cancel_group(s)
        return
    tell_group(s, player, MARCHED, open_ways[chosen].dest)
    move(s, mover, open_ways[chosen])
    if has_enemies(s, player, open_ways[chosen].dest):
        start_battle(s, player, open_ways[chosen].dest)


# -- queries ----------


def march_sources(s: GenState, player: Player) -> list[Tile]:
    """GEN-10.2 Tiles with own units that are able to move."""
    mover = Mover(s, player, own_march=True)
    found = []
    for tile in sorted(s.stacks[player]):
        if any(not mover.has_ended(unit) for unit in s.stacks[player][tile]):
            if Parade(s, mover, ways_from(s, mover, tile), tile).can_leave():
                found.append(tile)
    return found


# -- changes ----------


def end_march(s: GenState, player: Player) -> None:
    """GEN-10.12 All units that moved in the player's march have ended movement."""
    for tile, units in s.stacks[player].items():
        s.stacks[player][tile] = sorted([unit & LASTING | ENDED if unit & MOVED else unit for unit in units])
