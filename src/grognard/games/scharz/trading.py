"""SCH-12.2, 16 Trade actions: what they have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.terms import CANCEL
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term

TRADE_ACTION: Final = Ask("trade_action", "SCH-12.5", "keyword")
TRADE_PLACE: Final = Ask("trade_place", "SCH-12.3", "field")
TRADE_WHAT: Final = Ask("trade_what", "SCH-12.3", "unit")
TRADE_COUNT: Final = Ask("trade_count", "SCH-12.3", "number")

ASKS: Final = [TRADE_ACTION, TRADE_PLACE, TRADE_WHAT, TRADE_COUNT]


class TradeAction:
    """One kind of action: its term, when it is possible, and how it is carried out.

    `carry_out` returns whether it was made: False if the player cancelled it.
    """

    __slots__ = ("carry_out", "is_possible", "term", "undoable")

    def __init__(
        self,
        term: Term,
        is_possible: Callable[[ScharzState, Player], bool],
        carry_out: Callable[[ScharzState, Player], Procedure[bool]],
        undoable: bool = True,
    ) -> None:
        self.term: Final = term
        self.is_possible: Final = is_possible
        self.carry_out: Final = carry_out
        self.undoable: Final = undoable


def pick(p: Player, ask: Ask, options: list[Term], about: tuple[Term, ...] = ()) -> Procedure[Term]:
    """A pick inside an action: with several options there is also `cancel`."""
    return (yield Choice(p, ask, [*options, CANCEL] if len(options) > 1 else options, about))
