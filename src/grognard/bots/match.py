"""One game between bots, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grognard.bots.registry import make_bot
from grognard.bots.seat import WORLDS, Bot, answer
from grognard.kernel.choice import Player
from grognard.kernel.game import Game
from grognard.kernel.table import Table, new_table


@dataclass(frozen=True, slots=True)
class Match:
    """What is the same in every game of a series. There is one bot for each seat.

    The bots change seats from game to game, so that each of them sits everywhere equally often.
    """

    game: Game[Any]
    players: int
    options: Mapping[str, str]
    bots: Sequence[str]
    seed: str

    def table_seed(self, number: int) -> str:
        """The seed of one game's dice; `grognard.table` repeats the game with it."""
        return f"{self.seed}/{number}"

    def bot_at(self, seat: Player, number: int) -> int:
        """Which bot (counted from 0) sits here in this game (counted from 0)."""
        return (seat + number) % self.players


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went. `wins` are by bot and add up to 1; an `error` is empty in a finished game."""

    number: int
    decisions: int
    wins: list[float]
    reason: str
    error: str


def play_match(match: Match, number: int) -> Outcome:
    """The game with this number, from its first to its last decision."""
    seating = [match.bot_at(seat, number) for seat in range(match.players)]
    seed = match.table_seed(number)
    bots = [make_bot(match.bots[bot], f"{seed}/bot {bot}".encode()) for bot in seating]
    keep = any(bot.needs == WORLDS for bot in bots)
    table: Table | None = None
    try:
        table = new_table(
            match.game, match.players, seed.encode(), dict(match.options), journal=False, keep=keep
        )
        play_on(table, bots)
        result = table.result
    except Exception as error:  # a broken game must not end the series; it is counted and reported
        made = table.number if table is not None else 0
        return Outcome(number, made, [0.0] * match.players, "", f"{type(error).__name__}: {error}")
    wins = [0.0] * match.players
    for winner in result.winners:
        wins[seating[winner]] += 1 / len(result.winners)
    return Outcome(number, table.number, wins, result.reason, "")


def play_on(table: Table, bots: Sequence[Bot]) -> None:
    """Let the bots play, each for its seat, until the game is over."""
    bound = table.game.bound(table.header.players, table.header.options)
    while not table.over:
        player = table.pending[0].player
        answer(table, player, bots[player])
        assert table.number <= bound, f"more than {bound} decisions"
