"""EMP-17 Fortify a province."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.map import PROVINCES, Areas, listed
from grognard.games.empires.markers import blocks_of, pay
from grognard.games.empires.state import EmpiresState
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

FORT_TARGET: Final = Ask("fort_target", "EMP-17.1", "area")

FORTIFIED: Final = Told("fortified", "EMP-17.1", "who:player", "area:term", "blocks:number")


def fortify(s: EmpiresState, player: Player) -> Procedure[bool]:
    """EMP-17.1 Pay, and place a fortification in an own province without one."""
    province = yield Choice(player, FORT_TARGET, listed(fortifiable(s, player)))
    cost = fort_cost(s, player)
    pay(s, player, cost)
    s.forts |= 1 << province
    s.forts_left -= 1
    s.journal.tell(FORTIFIED, player, province, cost)
    return False


def can_fortify(s: EmpiresState, player: Player) -> bool:
    """EMP-8.5 Whether a fortification is left, can be paid and has a place."""
    if not s.forts_left or blocks_of(s, player) < fort_cost(s, player):
        return False
    return bool(fortifiable(s, player))


def fortifiable(s: EmpiresState, player: Player) -> Areas:
    """EMP-17.2, EMP-17.3 Own provinces without a fortification; never sea areas."""
    return s.lands[player] & PROVINCES & ~s.forts


def fort_cost(s: EmpiresState, player: Player) -> int:
    """EMP-17.1 Four blocks, two with an Engineer."""
    return BOOK.cost.fort_with_engineer if s.engineers[player] else BOOK.cost.fort
