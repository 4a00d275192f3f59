"""EMP-7 Trade markers and first player."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.map import AMPHORAE
from grognard.games.empires.state import EmpiresState
from grognard.kernel.choice import CHECKPOINT, Player, Procedure
from grognard.kernel.journal import Told

INCOME: Final = Told("income", "EMP-7.1", "who:player", "got:number", "entitled:number", "now:number")
FIRST_PLAYER: Final = Told("first_player", "EMP-7.5", "who:player", "turn:number", "rounds:number")


def collect_trade_markers(s: EmpiresState) -> Procedure[None]:
    """EMP-7.1 to EMP-7.4 Everybody moves trade markers from stock to warehouse."""
    yield CHECKPOINT
    for player in range(s.players):
        entitled = income_of(s, player)
        # EMP-7.3 No more than the stock holds.
        got = min(entitled, s.trade_stock[player])
        s.trade_stock[player] -= got
        s.warehouse[player] += got
        s.journal.tell(INCOME, player, got, entitled, s.warehouse[player])


def name_first_player(s: EmpiresState) -> Procedure[None]:
    """EMP-7.5, EMP-7.6 Rolled in the first turn, then the next clockwise; the round marker starts anew."""
    yield CHECKPOINT
    s.first = s.dice.roll(s.players) - 1 if s.turn == 1 else (s.first + 1) % s.players
    s.round = s.turn
    s.journal.tell(FIRST_PLAYER, s.first, s.turn, BOOK.track.rounds_per_turn[s.turn - 1])


def income_of(s: EmpiresState, player: Player) -> int:
    """EMP-7.1 Five, and one for each amphora and each Merchant."""
    income = BOOK.income
    amphorae = (s.lands[player] & AMPHORAE).bit_count()
    return income.base + amphorae * income.per_amphora_province + s.merchants[player] * income.per_merchant
