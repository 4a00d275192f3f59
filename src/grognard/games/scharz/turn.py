"""SCH-4 Sequence of play: years, seasons, phases and sub-phases."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from grognard.games.scharz.agriculture import harvest, sowing
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.construction import construction
from grognard.games.scharz.diplomacy import expire_truces, window
from grognard.games.scharz.feasts import feasts
from grognard.games.scharz.fishing import fishing
from grognard.games.scharz.movement import move, retreat, special_move
from grognard.games.scharz.nourishment import nourishment
from grognard.games.scharz.options import Switches
from grognard.games.scharz.pay import mid_year_pay, salaries
from grognard.games.scharz.points import settle_points
from grognard.games.scharz.recruitment import recruitment
from grognard.games.scharz.setup import set_up
from grognard.games.scharz.state import NOBODY, WORKING, ScharzState
from grognard.games.scharz.status import update_status
from grognard.games.scharz.taxes import new_year, reproduction, taxes
from grognard.games.scharz.terms import SEASON_TERMS
from grognard.games.scharz.terrain import attrition
from grognard.games.scharz.trade import trade
from grognard.games.scharz.victory import check_victory
from grognard.games.scharz.wealth import ranking
from grognard.games.scharz.weather import winter_weather
from grognard.kernel.choice import CHECKPOINT, Procedure
from grognard.kernel.journal import Told

SEASON_BEGINS: Final = Told("season_begins", "SCH-4.1", "season:term", "year:number")
WEALTHIEST: Final = Told("wealthiest", "SCH-15.10", "who:player")

TELLINGS: Final = [SEASON_BEGINS, WEALTHIEST]

CLOSING: Final = -1
"""The part of a step in which its victory points are settled."""

Step = Callable[[ScharzState], Procedure[None]]

STEPS: Final[dict[str, Step]] = {
    # Special phases (SCH-13); the calendar says when.
    "new_year": new_year,
    "reproduction": reproduction,
    "winter_weather": winter_weather,
    "sowing": sowing,
    "taxes": taxes,
    "recruitment": recruitment,
    "mid_year_pay": mid_year_pay,
    "harvest": harvest,
    "feasts": feasts,
    "nourishment": nourishment,
    "salaries": salaries,
    # The phases of every round, each after a window of diplomacy (SCH-14.1).
    "window": window,
    "move": move,
    "special_move": special_move,
    "retreat": retreat,
    "combat": combat_phase,
    "construction": construction,
    "trade": trade,
    "fishing": fishing,
    "attrition": attrition,
}


@cache
def steps_of(opt: Switches, season: int) -> tuple[str, ...]:
    """SCH-4.2, 4.7 The steps of a season, in order; what an option forbids is left out."""
    row = BOOK.seasons[season]
    steps = list(row.start)
    for phase in BOOK.phases:
        steps.append("window")
        steps += ["combat"] if phase.id == "combat" else phase.subphases
    steps += [*row.end, "attrition"]
    return tuple(step for step in steps if opt.is_on(BOOK.phase_needs.get(step, "")))


def play(s: ScharzState) -> Procedure[None]:
    """SCH-4 The set-up, then season after season until somebody has won."""
    if s.round == 0:
        yield from set_up(s)
        begin_round(s)
    while not s.ending:
        yield from play_round(s)
        end_round(s)


def play_round(s: ScharzState) -> Procedure[None]:
    """SCH-4.1 One round, from the step that the state names."""
    steps = steps_of(s.opt, s.season)
    while s.step < len(steps):
        yield CHECKPOINT
        if s.part != CLOSING:
            yield from STEPS[steps[s.step]](s)
            s.part = CLOSING
        yield from settle_points(s)
        s.step += 1
        s.turn = s.part = s.count = 0


def begin_round(s: ScharzState) -> None:
    """What lasts one round begins anew."""
    n = s.board.n
    s.step = s.turn = s.part = s.count = 0
    s.flags = [flags & WORKING for flags in s.flags]
    s.came_from = [NOBODY] * len(s.came_from)
    s.locked = [0] * s.players
    s.released = [0] * s.players
    s.marching = s.hastened = 0
    s.lift_out, s.lift_in = [0] * n, [0] * n
    s.bought, s.doubled, s.heavies, s.ships_built = [0] * n, [0] * n, [0] * n, [0] * n
    s.redeemed = [0] * s.players
    s.weather = [0] * len(s.weather)
    s.sowing = [0] * len(s.sowing)
    s.rough_sea = False
    update_status(s)
    s.journal.tell(SEASON_BEGINS, SEASON_TERMS[s.season], s.year)


def end_round(s: ScharzState) -> None:
    """SCH-15.1, 15.10 Truces expire, victory is tested; after the last year the wealthiest wins."""
    expire_truces(s)
    check_victory(s)
    if not s.ending and s.round >= s.opt.years * len(BOOK.seasons):
        s.winner = ranking(s)[0]
        s.ending = "wealth"
        s.journal.tell(WEALTHIEST, s.winner)
    if not s.ending:
        s.round += 1
        begin_round(s)
