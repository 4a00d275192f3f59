"""NAP-22.1 to 22.6 When the game ends."""

from __future__ import annotations

from grognard.games.napoleon.book import ATLAS, BOOK
from grognard.games.napoleon.ids import FRANCE, NATION_IDS, NATIONS, NOBODY
from grognard.games.napoleon.state import NapoleonState
from grognard.kernel.journal import Told

GAME_OVER = Told("game_over", "NAP-22.1", "round:number")
PEACE_DECIDES = Told("peace_decides", "NAP-22.2")
END_ROLLED = Told("end_rolled", "NAP-22.5", "roll:number", "need:number")

TELLINGS = [GAME_OVER, PEACE_DECIDES, END_ROLLED]


class GameEnds(Exception):
    """The game is over at this very moment; `state.ended` says why."""


def end_game(s: NapoleonState, reason: str) -> None:
    s.ended = reason
    raise GameEnds(reason)


def end_if_decided(s: NapoleonState) -> None:
    """NAP-22.2, NAP-4.6 Historical: France sues for peace, or every nation against it is defeated."""
    if not s.historical:
        return
    if s.defeated[FRANCE]:
        s.journal.tell(PEACE_DECIDES)
        end_game(s, "france-beaten")
    if all(s.defeated[NATION_IDS.index(nation)] for nation in s.scenario.anti_french_side):
        s.journal.tell(PEACE_DECIDES)
        end_game(s, "coalition-beaten")


def end_if_alone(s: NapoleonState) -> None:
    """NAP-22.6 Unhistorical: at most one player still has a nation that owns any of its homeland."""
    if s.historical:
        return
    alive = {s.seat[n] for n in range(NATIONS) if s.seat[n] != NOBODY and owns_homeland(s, n)}
    if len(alive) <= 1:
        end_game(s, "last-player")


def owns_homeland(s: NapoleonState, nation: int) -> bool:
    return any(s.owner[region] == nation for region in ATLAS.homeland[nation])


def end_of_month_test(s: NapoleonState) -> None:
    """NAP-22.1, NAP-22.3 to 22.5 At the end of a month: agreed length, time limit, sudden death."""
    if s.historical:
        if s.round >= s.limit:
            s.journal.tell(GAME_OVER, s.round)
            end_game(s, "balance")
        return
    due = s.time_is_up if s.options["length"] == "time_limit" else s.round >= s.limit
    if not due:
        return
    if s.options["sudden_death"] == "false":
        s.journal.tell(GAME_OVER, s.round)
        end_game(s, "time-limit" if s.options["length"] == "time_limit" else "length")
    # NAP-22.5 The end number drops every month.
    sudden = BOOK.sudden_death
    s.end_number = sudden.first_end_number if s.end_number == 0 else s.end_number - sudden.step
    roll = sum(s.dice.rolls(2))
    s.journal.tell(END_ROLLED, roll, s.end_number)
    if roll >= s.end_number:
        end_game(s, "sudden-death")


def months_until(s_year: int, s_month: int, end: str) -> int:
    """Months from the start to the end of the month named, both counted."""
    year, month = end.split("-")
    return (int(year) - s_year) * 12 + int(month) - s_month + 1
