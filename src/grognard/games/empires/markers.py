"""EMP-5 Control, trade markers, blocks: who holds what, and how pieces move."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.map import ALL_AREAS, PROVINCES, VP, Areas, listed
from grognard.games.empires.state import NOBODY, EmpiresState
from grognard.games.empires.terms import NONE, Area
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

RECLAIM_MARKER: Final = Ask("reclaim_marker", "EMP-5.12", "area")

TAKEN: Final = Told("taken", "EMP-5.5", "who:player", "area:term")
RECLAIMED: Final = Told("reclaimed", "EMP-5.12", "who:player", "from_area:term", "area:term")
NOT_PLACED: Final = Told("not_placed", "EMP-5.12", "who:player", "area:term")
NEUTRAL: Final = Told("neutral", "EMP-5.5", "area:term")
FORT_REMOVED: Final = Told("fort_removed", "EMP-12.4", "area:term")


# -- control markers ----------


def take_control(s: EmpiresState, player: Player, area: Area) -> Procedure[None]:
    """EMP-5.5, EMP-5.12 The player places a control marker in a neutral area, if need be one from the map."""
    assert s.owner[area] == NOBODY, "only a neutral area can be taken"
    if s.control_stock[player]:
        add_marker(s, player, area)
        s.journal.tell(TAKEN, player, area)
        return
    origin = yield Choice(player, RECLAIM_MARKER, [*listed(reclaimable(s, player)), NONE], (area,))
    if origin != NONE:
        remove_marker(s, origin)
        add_marker(s, player, area)
        s.journal.tell(RECLAIMED, player, origin, area)
        if s.owner[origin] == NOBODY:
            s.journal.tell(NEUTRAL, origin)
        return
    s.journal.tell(NOT_PLACED, player, area)
    if s.forts >> area & 1:
        remove_fort(s, area)


def reclaimable(s: EmpiresState, player: Player) -> Areas:
    """EMP-5.12 Areas that can spare a marker: several there, or neither fortified nor the last province."""
    spare = 0
    for area in listed(s.lands[player]):
        fortified = s.forts >> area & 1
        if s.markers[area] > 1 or not (fortified or is_last_province(s, area)):
            spare |= 1 << area
    return spare


def add_marker(s: EmpiresState, player: Player, area: Area) -> None:
    """EMP-5.6 One more control marker from the stock into an own or neutral area."""
    s.control_stock[player] -= 1
    s.markers[area] += 1
    s.owner[area] = player
    s.lands[player] |= 1 << area


def remove_marker(s: EmpiresState, area: Area) -> None:
    """One control marker goes back to its owner's stock; without any the area is neutral."""
    owner = s.owner[area]
    s.control_stock[owner] += 1
    s.markers[area] -= 1
    if not s.markers[area]:
        s.owner[area] = NOBODY
        s.lands[owner] &= ~(1 << area)


def remove_fort(s: EmpiresState, area: Area) -> None:
    """EMP-12.4 A fortification goes back to the supply."""
    s.forts &= ~(1 << area)
    s.forts_left += 1
    s.journal.tell(FORT_REMOVED, area)


def is_last_province(s: EmpiresState, area: Area) -> bool:
    """EMP-5.13 Whether the area is the only province of the player who controls it."""
    owner = s.owner[area]
    return owner != NOBODY and s.lands[owner] & PROVINCES == 1 << area


def neutral_areas(s: EmpiresState) -> Areas:
    """EMP-5.5 All areas without control markers."""
    controlled = 0
    for lands in s.lands:
        controlled |= lands
    return ALL_AREAS & ~controlled


# -- trade markers on the map ----------


def put_trade(s: EmpiresState, player: Player, area: Area) -> None:
    """EMP-5.11 A trade marker comes into the area; the caller says where it comes from."""
    assert s.room[area] > 0, "an area holds no more trade markers than its VP"
    s.trade[player][area] += 1
    s.traded[player] |= 1 << area
    s.room[area] -= 1


def lift_trade(s: EmpiresState, player: Player, area: Area, count: int = 1) -> None:
    """Trade markers leave the area; the caller says where they go."""
    s.trade[player][area] -= count
    s.room[area] += count
    if not s.trade[player][area]:
        s.traded[player] &= ~(1 << area)


def trade_in(s: EmpiresState, area: Area) -> int:
    """How many trade markers of all players lie in the area."""
    return VP[area] - s.room[area]


# -- blocks ----------


def blocks_of(s: EmpiresState, player: Player) -> int:
    """What the player can pay: own blocks, with EMP-24.1 plundered ones too."""
    if s.rules.spend_plunder:
        return s.warehouse[player] + sum(s.plunder[player])
    return s.warehouse[player]


def pay(s: EmpiresState, player: Player, blocks: int) -> None:
    """EMP-5.8 Own blocks go to the own stock; EMP-24.1 then plunder, to its owners' stocks."""
    own = min(blocks, s.warehouse[player])
    s.warehouse[player] -= own
    s.trade_stock[player] += own
    left = blocks - own
    for step in range(1, s.players):
        if not left:
            return
        owner = (player + step) % s.players
        plundered = min(left, s.plunder[player][owner])
        s.plunder[player][owner] -= plundered
        s.trade_stock[owner] += plundered
        left -= plundered
    assert not left, "nobody pays more blocks than he has"
