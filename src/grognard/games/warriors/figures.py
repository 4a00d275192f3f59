"""What charts and summaries count in Warriors & Traders: points, provinces, battles. It has no dice."""

from __future__ import annotations

from typing import Final

from grognard.games.warriors import (
    actions,
    battle,
    movement,
    trade,
    unification,
    upkeep,
    victory,
    war,
)
from grognard.games.warriors.book import GOLD
from grognard.games.warriors.state import WarriorsState
from grognard.games.warriors.victory import victory_points
from grognard.kernel.almanac import AREAS, BATTLES, POINTS, Almanac, Deed, Figures, adds_one
from grognard.kernel.choice import Player, Term

WEALTH: Final = "gold"


def moment(s: WarriorsState) -> tuple[int, ...]:
    return (s.round,) if s.round else ()


def holdings(s: WarriorsState) -> dict[Term, Player]:
    """The provinces of players; those of the barbarians are nobody's."""
    first = s.terms.province
    return {first + province: owner for province, owner in enumerate(s.owner) if 0 <= owner < s.players}


def figures(s: WarriorsState) -> Figures:
    return [{POINTS: victory_points(s, seat), WEALTH: s.goods[seat][GOLD]} for seat in range(s.players)]


ALMANAC: Final = Almanac(
    measures=(POINTS, AREAS, BATTLES, WEALTH),
    moment=moment,
    holdings=holdings,
    figures=figures,
    counting={battle.CONQUERED: adds_one(BATTLES), battle.HELD: adds_one(BATTLES)},
    deeds=(
        Deed("attacked", battle.BATTLE_BEGINS, who="attacker", what="province"),
        Deed("conquered", battle.CONQUERED, what="province"),
        Deed("held", battle.HELD, what="province"),
        Deed("war_declared", war.WAR_DECLARED, what="enemy"),
        Deed("peace_offered", war.PEACE_OFFERED, what="enemy"),
        Deed("raised", actions.ARMY_RAISED, what="kind"),
        Deed("upgraded", actions.ARMY_UPGRADED, what="new"),
        Deed("forts_built", actions.FORT_BUILT, what="province"),
        Deed("researched", actions.MARKER_PLACED, what="track"),
        Deed("moved", movement.ARMY_MOVED),
        Deed("bank_traded", trade.BANK_TRADED),
        Deed("agreed", trade.ACCEPTED),
        Deed("routes", trade.ROUTE_OPENED, what="partner"),
        Deed("bought", trade.BOUGHT, what="n"),
        Deed("united", unification.UNITED, what="country"),
        Deed("starved", upkeep.STARVED, what="kind"),
        Deed("titles", victory.TITLE_WON, what="title"),
    ),
)
