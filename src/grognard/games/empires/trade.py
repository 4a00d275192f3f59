"""EMP-18 Place trade markers: reach, room, displacement; and the house rule of restocking (EMP-24.3)."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.map import VP, Areas, listed, near
from grognard.games.empires.markers import lift_trade, put_trade
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.terms import DONE, SEATS, Area
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

TRADE_TARGET: Final = Ask("trade_target", "EMP-18.2", "area")
TRADE_VICTIM: Final = Ask("trade_victim", "EMP-18.6", "player")

TRADED: Final = Told("traded", "EMP-18.5", "who:player", "area:term")
DISPLACED: Final = Told(
    "displaced", "EMP-18.7", "who:player", "area:term", "victim:player", "needed:number", "die:number"
)
NOT_DISPLACED: Final = Told(
    "not_displaced", "EMP-18.8", "who:player", "area:term", "victim:player", "needed:number", "die:number"
)
RESTOCKED: Final = Told("restocked", "EMP-24.3", "who:player", "blocks:number")


def place_trade_markers(s: EmpiresState, player: Player) -> Procedure[bool]:
    """EMP-18.1 Up to two markers, and one more for each Merchant; after the first he may stop."""
    for number in range(placements(s, player)):
        options = listed(trade_areas(s, player)) if s.warehouse[player] else []
        if not options:
            break
        if number:
            options.append(DONE)
        area = yield Choice(player, TRADE_TARGET, options)
        if area == DONE:
            break
        if s.room[area]:
            # EMP-18.5
            s.warehouse[player] -= 1
            put_trade(s, player, area)
            s.journal.tell(TRADED, player, area)
        else:
            yield from displace(s, player, area)
    return False


def displace(s: EmpiresState, player: Player, area: Area) -> Procedure[None]:
    """EMP-18.6 In a full area the marker of another player has to make room."""
    owners = [SEATS[other] for other in range(s.players) if other != player and s.trade[other][area]]
    victim = SEATS.index((yield Choice(player, TRADE_VICTIM, owners, (area,))))
    needed, die = displacement_needs(s, player), s.dice.roll()
    if die >= needed:
        # EMP-18.7
        lift_trade(s, victim, area)
        s.trade_stock[victim] += 1
        s.warehouse[player] -= 1
        put_trade(s, player, area)
        s.journal.tell(DISPLACED, player, area, victim, needed, die)
        return
    # EMP-18.8 The marker is lost to the stock, or with the option stays in the warehouse.
    if not s.rules.failed_to_warehouse:
        s.warehouse[player] -= 1
        s.trade_stock[player] += 1
    s.journal.tell(NOT_DISPLACED, player, area, victim, needed, die)


def can_trade(s: EmpiresState, player: Player) -> bool:
    """EMP-8.5 Whether he has a marker to place and an area for it."""
    if not s.warehouse[player]:
        return False
    # An own area without own trade markers is always open to him; mostly there is one.
    return bool(s.lands[player] & ~s.traded[player] or trade_areas(s, player))


def trade_areas(s: EmpiresState, player: Player) -> Areas:
    """EMP-18.2, EMP-18.9 Areas with own markers of any kind and their neighbours, unless full of his own."""
    presence = s.lands[player] | s.traded[player]
    areas = presence | near(presence)
    for area in listed(s.traded[player]):
        if s.trade[player][area] == VP[area]:
            areas &= ~(1 << area)
    return areas


def placements(s: EmpiresState, player: Player) -> int:
    """EMP-18.1 How many markers he may place in one action."""
    return BOOK.trade.markers + s.merchants[player] * BOOK.trade.per_merchant


def displacement_needs(s: EmpiresState, player: Player) -> int:
    """EMP-18.6 The lowest die that displaces; each Merchant adds one to it."""
    return BOOK.target.displace_trade - s.merchants[player] * BOOK.trade.displace_bonus_per_merchant


# -- EMP-24.3 ----------


def restock(s: EmpiresState, player: Player) -> None:
    """EMP-24.3 One own trade marker from stock to warehouse."""
    blocks = min(BOOK.house.restock_markers, s.trade_stock[player])
    s.trade_stock[player] -= blocks
    s.warehouse[player] += blocks
    s.journal.tell(RESTOCKED, player, blocks)


def can_restock(s: EmpiresState, player: Player) -> bool:
    """EMP-24.3 With the house rule, and a marker in stock."""
    return s.rules.restock and s.trade_stock[player] > 0
