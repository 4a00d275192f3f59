"""SCH-12.2 Trade: each player's actions in the trade sub-phase, one after the other."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.buying import BUYING, COMMANDED
from grognard.games.scharz.market import MARKET
from grognard.games.scharz.offers import OFFERS
from grognard.games.scharz.state import ScharzState, TradeMark, initiative, is_alive
from grognard.games.scharz.status import update_status
from grognard.games.scharz.terms import DONE, UNDO
from grognard.games.scharz.trading import TRADE_ACTION, TradeAction
from grognard.games.scharz.works import WORKS
from grognard.kernel.choice import CHECKPOINT, Choice, Player, Procedure

ACTIONS: Final[list[TradeAction]] = [*WORKS, *BUYING, *MARKET, *OFFERS, *COMMANDED]
"""SCH-12.3 All trade actions, in the order of the rules."""


def trade(s: ScharzState) -> Procedure[None]:
    """SCH-12.5 In initiative order each player takes any number of actions, within limits."""
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        if is_alive(s, p):
            yield from trade_of(s, p)
        s.turn += 1
        s.count = s.bank_trades = s.offers = 0
        s.mark = None


def trade_of(s: ScharzState, p: Player) -> Procedure[None]:
    while s.count < BOOK.limits.trade_actions_per_round:
        possible = [action for action in ACTIONS if action.is_possible(s, p)]
        options = [action.term for action in possible]
        if s.mark is not None:
            options.append(UNDO)
        if not options:
            return
        yield CHECKPOINT
        term = yield Choice(p, TRADE_ACTION, [*options, DONE])
        if term == DONE:
            return
        s.count += 1
        if term == UNDO:
            go_back(s)
            continue
        action = next(action for action in possible if action.term == term)
        mark = take_mark(s)
        made = yield from action.carry_out(s, p)
        if made:
            s.mark = mark if action.undoable else None
            update_status(s)


def take_mark(s: ScharzState) -> TradeMark:
    """SCH-12.20 Everything that a trade action can change."""
    return TradeMark(
        s.kind.copy(),
        s.place.copy(),
        s.flags.copy(),
        s.herd_kind.copy(),
        s.herd_place.copy(),
        s.site.copy(),
        s.site_owner.copy(),
        s.progress.copy(),
        s.sped_up.copy(),
        s.grain.copy(),
        s.fish.copy(),
        s.coins.copy(),
        s.prestige.copy(),
        s.commander.copy(),
        s.bought.copy(),
        s.doubled.copy(),
        s.heavies.copy(),
        s.ships_built.copy(),
        s.bank_trades,
    )


def go_back(s: ScharzState) -> None:
    """SCH-12.20 The last action is undone."""
    mark = s.mark
    assert mark is not None, "there is nothing to undo"
    s.kind, s.place, s.flags = mark.kind, mark.place, mark.flags
    s.herd_kind, s.herd_place = mark.herd_kind, mark.herd_place
    s.site, s.site_owner, s.progress, s.sped_up = mark.site, mark.site_owner, mark.progress, mark.sped_up
    s.grain, s.fish, s.coins, s.prestige = mark.grain, mark.fish, mark.coins, mark.prestige
    s.commander, s.bought, s.doubled = mark.commander, mark.bought, mark.doubled
    s.heavies, s.ships_built, s.bank_trades = mark.heavies, mark.ships_built, mark.bank_trades
    s.mark = None
    update_status(s)
