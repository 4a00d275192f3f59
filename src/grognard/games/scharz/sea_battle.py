"""SCH-10.6 Sea battles: who is taken aboard again when the fight is over."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_state import Battle, Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.casualties import credit_loss
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.goals import free_places
from grognard.games.scharz.muster import decider
from grognard.games.scharz.state import ABOARD, ScharzState, Unit, initiative, owner
from grognard.games.scharz.tables import TRANSPORT
from grognard.games.scharz.terms import DONE, KIND_TERMS
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

RESCUE: Final = Ask("rescue", "SCH-10.33", "unit")

RESCUED: Final = Told("sea_rescued", "SCH-10.33", "who:player", "where:term", "what:term")
DROWNED: Final = Told("sea_drowned", "SCH-10.33", "who:player", "where:term", "n:number")

ASKS: Final[list[Ask]] = [RESCUE]
TELLINGS: Final[list[Told]] = [RESCUED, DROWNED]


def rescue_overboard(s: ScharzState, battle: Battle, holders: list[Side]) -> Procedure[None]:
    """SCH-10.33 Units overboard of the side that holds the field are taken aboard; all others are lost."""
    for side in holders:
        for p in initiative(s):
            if s.friends[side.leader] >> p & 1:
                yield from rescue(s, battle, side, p)
    for p in range(s.players):
        lost = [(u, by) for u, by in zip(battle.overboard, battle.sunk_by) if owner(u) == p]
        for u, by in lost:
            credit_loss(s, battle, u, by)
        if lost:
            s.journal.tell(DROWNED, p, battle_place(s, battle.place), len(lost))
    battle.overboard, battle.sunk_by = [], []


def rescue(s: ScharzState, battle: Battle, side: Side, p: Player) -> Procedure[None]:
    """SCH-10.33 The owner chooses who is taken aboard surviving transports of the coalition."""
    while True:
        room = max((free_places(s, ship) for ship in transports(s, side)), default=0)
        units = [u for u in battle.overboard if owner(u) == p and slots(s, u) <= room]
        if not units:
            return
        kinds = sorted({s.kind[u] for u in units})
        options = [*(KIND_TERMS[kind] for kind in kinds), DONE]
        chosen = yield Choice(decider(s, p), RESCUE, options, (battle_place(s, battle.place),))
        if chosen == DONE:
            return
        u = next(u for u in units if KIND_TERMS[s.kind[u]] == chosen)
        take_aboard(s, battle, side, u)
        s.journal.tell(RESCUED, p, battle_place(s, battle.place), chosen)


def take_aboard(s: ScharzState, battle: Battle, side: Side, u: Unit) -> None:
    """The fullest transport with enough room takes the unit, so that elephants find empty ones."""
    ships = [ship for ship in transports(s, side) if free_places(s, ship) >= slots(s, u)]
    ship = min(ships, key=lambda ship: (free_places(s, ship), ship))
    s.place[u] = ABOARD + ship
    place = battle.overboard.index(u)
    del battle.overboard[place], battle.sunk_by[place]


def transports(s: ScharzState, side: Side) -> list[Unit]:
    return [u for u in side.units if s.kind[u] == TRANSPORT]


def slots(s: ScharzState, u: Unit) -> int:
    """SCH-5.12 The places that a unit takes on a ship."""
    return BOOK.units[s.kind[u]].slots_on_ship
