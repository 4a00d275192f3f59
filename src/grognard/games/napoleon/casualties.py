"""NAP-17.5, 18.7, 19.6, 20.1 Casualties: units driven back or eliminated, fallen leaders, broken lines."""

from __future__ import annotations

from grognard.games.napoleon.armies import eliminate
from grognard.games.napoleon.battle_board import SIDES, Figure, Side, Zone, kind_of
from grognard.games.napoleon.battle_state import (
    BROKEN_LINE,
    NO_CONTACT,
    VOLUNTARY_RETREAT,
    Battle,
    column_strength,
    columns_of,
    commander_of,
    nations_of,
    nations_with,
    take,
    to_retreat_zone,
)
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.ids import LEADER, Nation
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import KIND, NATION, NATION_OF, ZONE
from grognard.kernel.choice import Ask, Choice, Procedure
from grognard.kernel.journal import Told

LEADER_LOST = Ask("leader_lost", "NAP-19.6", "nation")

ELIMINATED = Told("battle_eliminated", "NAP-17.5", "nation:term", "unit:term", "zone:term")
DRIVEN_BACK = Told("battle_driven_back", "NAP-17.5", "nation:term", "unit:term", "zone:term")
LEADER_FELL = Told("battle_leader_fell", "NAP-19.6", "nation:term", "zone:term")
LINE_BROKEN = Told("battle_line_broken", "NAP-20.1", "nations:terms")
RETREATED = Told("battle_retreated", "NAP-16.12", "nations:terms")
OUT_OF_CONTACT = Told("battle_no_contact", "NAP-16.13", "nations:terms", "rounds:number")
TOO_LONG = Told("battle_too_long", "NAP-16.14", "nations:terms", "rounds:number")


def lose_leader(s: NapoleonState, b: Battle, side: Side, zone: Zone) -> Procedure[None]:
    """NAP-19.6 One leader in the zone falls; with leaders of several nations the commander says whose."""
    nations = nations_with(b, side, LEADER, zone)
    if not nations:
        return
    options = [NATION[nation] for nation in nations]
    chosen = yield Choice(commander_of(b, side), LEADER_LOST, options, about=(ZONE[zone],))
    nation = NATION_OF[chosen]
    strike_off(s, b, nation, LEADER, zone)
    s.journal.tell(LEADER_FELL, NATION[nation], ZONE[zone])


# -- changes ----------


def strike_off(s: NapoleonState, b: Battle, nation: Nation, figure: Figure, zone: Zone) -> None:
    """A unit is gone for good."""
    kind = kind_of(figure)
    take(b, nation, figure, zone)
    b.lost[nation][kind] += 1
    eliminate(s, nation, b.region, kind)


def unit_eliminated(s: NapoleonState, b: Battle, nation: Nation, figure: Figure, zone: Zone) -> None:
    strike_off(s, b, nation, figure, zone)
    s.journal.tell(ELIMINATED, NATION[nation], KIND[kind_of(figure)], ZONE[zone])


def unit_driven_back(s: NapoleonState, b: Battle, nation: Nation, figure: Figure, zone: Zone) -> None:
    to_retreat_zone(b, nation, figure, zone)
    s.journal.tell(DRIVEN_BACK, NATION[nation], KIND[kind_of(figure)], ZONE[zone])


def check_lines(s: NapoleonState, b: Battle) -> None:
    """NAP-20.1 A side that has no army unit left in one of its columns has lost at once."""
    for side in SIDES:
        for column in columns_of(b):
            if not column_strength(b, side, column):
                side_loses(s, b, side, BROKEN_LINE)
                return


def side_loses(s: NapoleonState, b: Battle, side: Side, decision: int) -> None:
    """NAP-20.1 The battle stops at once."""
    b.winner = 1 - side
    b.decision = decision
    b.ready = []
    loser = tuple(NATION[nation] for nation in nations_of(b, side))
    if decision == BROKEN_LINE:
        s.journal.tell(LINE_BROKEN, loser)
    elif decision == VOLUNTARY_RETREAT:
        s.journal.tell(RETREATED, loser)
    elif decision == NO_CONTACT:
        s.journal.tell(OUT_OF_CONTACT, loser, b.quiet)
    else:
        s.journal.tell(TOO_LONG, loser, BOOK.battle.round_limit)
