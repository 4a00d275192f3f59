"""WAT-14 Picks: what is taken by the engine, cancelling, and answers for a player who is leaving."""

from __future__ import annotations

from typing import Final

from grognard.games.warriors.book import BOOK
from grognard.games.warriors.state import LEAVING, LEAVING_SECRETLY, PLAYING, WarriorsState
from grognard.games.warriors.terms import CANCEL, DECLINE, DONE, LEAVE, NOT_NOW, PASS
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

RESIGNED = Told("resigned", "WAT-13.11", "who:player")

WAYS_OUT: Final = (PASS, DONE, DECLINE, NOT_NOW)


def ask(
    s: WarriorsState, player: Player, question: Ask, options: list[Term], about: tuple[Term, ...] = ()
) -> Procedure[Term]:
    """WAT-14.3, WAT-13.11 One pick. A single option is taken; for a leaving player the engine answers."""
    if len(options) == 1:
        return options[0]
    if s.presence[player] != PLAYING:
        return answer_for_leaver(options)
    if not s.rules.may_leave:
        return (yield Choice(player, question, options, about))
    picked = yield Choice(player, question, [*options, LEAVE], about)
    if picked != LEAVE:
        return picked
    resign(s, player, question.secret)
    return answer_for_leaver(options)


def answer_for_leaver(options: list[Term]) -> Term:
    """WAT-13.11 Pass, done, decline or not now where offered, otherwise the first option."""
    for way_out in WAYS_OUT:
        if way_out in options:
            return way_out
    return options[0]


def resign(s: WarriorsState, player: Player, secretly: bool) -> None:
    """WAT-13.11 The player leaves at the next boundary; among secret picks nobody learns it at once."""
    if secretly:
        s.presence[player] = LEAVING_SECRETLY
    else:
        s.presence[player] = LEAVING
        s.journal.tell(RESIGNED, player)


def reveal_resignations(s: WarriorsState) -> None:
    """WAT-13.11 After the reveal of secret picks everybody knows who is leaving."""
    for player in s.order or range(s.players):
        if s.presence[player] == LEAVING_SECRETLY:
            resign(s, player, False)


# -- cancelling ----------


def or_cancel(s: WarriorsState, options: list[Term]) -> list[Term]:
    """WAT-14.4, WAT-14.6 The options and `cancel`, unless it was picked too often in this decision."""
    if s.cancels < BOOK.limits.cancels_in_a_row:
        options.append(CANCEL)
    return options
