"""SCH-5.19 Corsairs: the dice by which they sink ships."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_state import Battle, Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.casualties import kill
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.muster import drop_empty_sides
from grognard.games.scharz.points import own_d6
from grognard.games.scharz.state import ScharzState, Unit, herds_aboard, initiative, owner, passengers
from grognard.games.scharz.tables import CORSAIR, WARSHIP
from grognard.kernel.choice import Player, Procedure
from grognard.kernel.journal import Told

CORSAIRS_ROLLED: Final = Told(
    "corsairs_rolled", "SCH-5.19", "who:player", "where:term", "rolls:numbers", "sunk:number"
)

TELLINGS: Final[list[Told]] = [CORSAIRS_ROLLED]


def corsairs_roll(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-5.19 One d6 for each hostile ship; every 6 sinks a ship. The corsairs are the last side."""
    corsairs = battle.sides[-1]
    if not corsairs.units:
        return
    ships = [u for side in battle.sides[:-1] for u in side.units]
    p = corsairs.leader
    rolls = yield from roll_for_ships(s, p, len(ships))
    sunk = rolls.count(BOOK.units[CORSAIR].attack_d6)
    for u in sinking_order(s, ships)[:sunk]:
        side = next(side for side in battle.sides if u in side.units)
        side.hit_by = len(battle.sides) - 1
        kill(s, battle, side, u)
    drop_empty_sides(battle)
    s.journal.tell(CORSAIRS_ROLLED, p, battle_place(s, battle.place), tuple(rolls), sunk)


def roll_for_ships(s: ScharzState, p: Player, ships: int) -> Procedure[list[int]]:
    sinks = BOOK.units[CORSAIR].attack_d6
    misses = tuple(face for face in range(1, 7) if face != sinks)
    rolls = []
    for _ in range(ships):
        rolls.append((yield from own_d6(s, p, misses)))
    return rolls


def sinking_order(s: ScharzState, ships: list[Unit]) -> list[Unit]:
    """SCH-5.19 Warships first, then transports: empty ones, then those with fewest passengers."""
    order = initiative(s)
    loads = {u: (len(passengers(s, u)), len(herds_aboard(s, u))) for u in ships}
    return sorted(ships, key=lambda u: (s.kind[u] != WARSHIP, loads[u], order.index(owner(u)), u))


def corsair_side(s: ScharzState, p: Player, units: list[Unit]) -> Side:
    """SCH-5.19 Corsairs have no dice and no flight."""
    return Side(p, False, False, s.prestige[p], 1 << p, [0] * s.players, units)
