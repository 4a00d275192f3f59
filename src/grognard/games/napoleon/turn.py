"""NAP-4 Sequence of play: months, nations' turns, production rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from grognard.games.napoleon.armies import dissolve, forget_fights, new_month
from grognard.games.napoleon.battles import (
    battle_step,
    begin_battle,
    consequences,
    finish_battle,
    forced_battles,
    resistance_battles,
)
from grognard.games.napoleon.book import BOOK, SEAS
from grognard.games.napoleon.ending import GameEnds, end_of_month_test
from grognard.games.napoleon.ids import MINOR, NATIONS, Nation
from grognard.games.napoleon.movement import joint_invitations, movement_step
from grognard.games.napoleon.peace import besieged_capitals
from grognard.games.napoleon.picks import MOST_CANCELS
from grognard.games.napoleon.production import grant_pap, production_turns
from grognard.games.napoleon.relations import is_out
from grognard.games.napoleon.setup import set_up
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import is_active, turn_order
from grognard.games.napoleon.terms import DONE, GO_ON, NATION, TIME_UP
from grognard.games.napoleon.uprisings import suppress_uprisings
from grognard.games.napoleon.windows import after_window, production_window, start_window
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Procedure
from grognard.kernel.journal import Told

TIME_CHECK = Ask("time_check", "NAP-22.4", "keyword")

TURN_BEGINS = Told("turn_begins", "NAP-4.1", "nation:term", "month:number", "year:number")

ASKS = [TIME_CHECK]
TELLINGS = [TURN_BEGINS]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the month or of a turn. It starts from the state alone, also in its middle."""

    name: str
    play: Callable[[NapoleonState], Procedure[None]]


def play(s: NapoleonState) -> Procedure[None]:
    """NAP-4.2 Month after month until the game ends."""
    try:
        if not s.ready:
            yield from set_up(s)
        while True:
            yield CHECKPOINT
            yield from MONTH[s.stage].play(s)
            s.stage = (s.stage + 1) % len(MONTH)
            s.turn = s.step = 0
    except GameEnds:
        return


# -- turns


def nation_turns(s: NapoleonState) -> Procedure[None]:
    """NAP-4.2, NAP-4.5 Every nation that is a player's or controlled has its turn."""
    order = turn_order(s)
    while s.turn < NATIONS:
        nation = order[s.turn]
        if s.step > 0 or is_active(s, nation):
            yield from nation_turn(s, nation)
        s.turn += 1
        s.step = 0


def nation_turn(s: NapoleonState, nation: Nation) -> Procedure[None]:
    """NAP-4.1, NAP-4.7 The steps of a turn; it ends at once when the nation stops being active."""
    s.active = nation
    while s.step < len(TURN):
        yield CHECKPOINT
        yield from TURN[s.step].play(s)
        if not is_active(s, nation):
            return
        s.step += 1


def begin_turn(s: NapoleonState) -> Procedure[None]:
    """Nothing of the turn before counts any more."""
    yield from ()  # nobody is asked
    nation = s.active
    for region in s.resisted:
        dissolve(s, MINOR, region)  # NAP-14.9 its annexer did not come to fight it
    s.paid = s.offers = s.mover = 0
    s.cancels = [MOST_CANCELS] * s.players
    s.invited, s.movers = [], [nation]
    s.entries, s.landed, s.engaged, s.port_attackers = [], [], [], []
    s.announced, s.resisted, s.exchanged = [], [], []
    s.carried = [0] * SEAS
    s.voyage = None
    s.taken = besieged_capitals(s)
    forget_fights(s)
    s.journal.tell(TURN_BEGINS, NATION[nation], s.month, s.year)


def after_step(s: NapoleonState) -> Procedure[None]:
    """NAP-10.6, NAP-14.11 The active player's last actions; minors that resist are fought at once."""
    while True:
        yield CHECKPOINT
        yield from finish_battle(s)
        if not is_active(s, s.active):
            return
        due = resistance_battles(s)
        if due:
            yield from begin_battle(s, due)
        elif (yield from after_window(s)) == DONE:
            return


# -- the end of a month


def end_of_month(s: NapoleonState) -> Procedure[None]:
    """NAP-22.1, NAP-22.4 The month is over; perhaps the game too."""
    if s.options["length"] == "time_limit" and not s.historical and not s.time_is_up:
        yield from look_at_the_clock(s)
    s.round += 1
    end_of_month_test(s)


def look_at_the_clock(s: NapoleonState) -> Procedure[None]:
    """NAP-22.4, NAP-26.1 Whoever keeps the time says whether it has run out; after 600 months it has."""
    keeper = next(player for player in range(s.players) if not is_out(s, player))
    if s.round + 1 >= s.limit:
        s.time_is_up = True
    else:
        s.time_is_up = (yield Choice(keeper, TIME_CHECK, [GO_ON, TIME_UP])) == TIME_UP


def is_production_month(s: NapoleonState) -> bool:
    """NAP-4.3"""
    return s.month in BOOK.production.months


def production_pap(s: NapoleonState) -> Procedure[None]:
    """NAP-9.1"""
    yield from ()  # nobody is asked
    if is_production_month(s):
        s.cancels = [MOST_CANCELS] * s.players
        s.movers = []
        grant_pap(s)


def production_politics(s: NapoleonState) -> Procedure[None]:
    """NAP-10.7"""
    if is_production_month(s):
        yield from production_window(s)


def production(s: NapoleonState) -> Procedure[None]:
    """NAP-9"""
    if is_production_month(s):
        yield from production_turns(s)


def next_month(s: NapoleonState) -> Procedure[None]:
    """NAP-4.2 Everybody may move again; the date advances."""
    yield from ()  # nobody is asked
    new_month(s)
    s.year += s.month // 12
    s.month = s.month % 12 + 1


TURN: Final = (
    Part("beginning", begin_turn),
    Part("start window", start_window),  # NAP-10.5
    Part("joint invitations", joint_invitations),  # NAP-6.12
    Part("movement", movement_step),  # NAP-6, 7, 8
    Part("battles", battle_step),  # NAP-15 to 20
    Part("consequences", consequences),  # NAP-15.9, 7.9, 12.8
    Part("after window", after_step),  # NAP-10.6
    Part("uprisings", suppress_uprisings),  # NAP-11.20
    Part("forced battles", forced_battles),  # NAP-11.24, 11.28
)

MONTH: Final = (
    Part("turns", nation_turns),
    Part("end of month", end_of_month),  # NAP-22.1 to 22.5
    Part("production: PAP", production_pap),  # NAP-9.1
    Part("production: window", production_politics),  # NAP-10.7
    Part("production: turns", production),  # NAP-9
    Part("next month", next_month),
)
