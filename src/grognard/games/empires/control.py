"""EMP-19 Place a control marker in an own area."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.map import listed
from grognard.games.empires.markers import add_marker
from grognard.games.empires.state import EmpiresState
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

CONTROL_TARGET: Final = Ask("control_target", "EMP-19.1", "area")

STRENGTHENED: Final = Told("strengthened", "EMP-19.1", "who:player", "area:term", "now:number")


def place_control_marker(s: EmpiresState, player: Player) -> Procedure[bool]:
    """EMP-19.1, EMP-19.2 One more marker in a province or sea area that he controls already."""
    area = yield Choice(player, CONTROL_TARGET, listed(s.lands[player]))
    add_marker(s, player, area)
    s.journal.tell(STRENGTHENED, player, area, s.markers[area])
    return False


def can_place_control(s: EmpiresState, player: Player) -> bool:
    """EMP-19.4 With a control marker in stock."""
    return s.control_stock[player] > 0
