"""One game between bots, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from grognard.bots.registry import make_bot
from grognard.bots.seat import WORLDS, Bot, answer
from grognard.kernel.choice import Player
from grognard.kernel.game import Game, Result
from grognard.kernel.table import Table, new_table


@dataclass(frozen=True, slots=True)
class Match:
    """What is the same in every game of a series. There is one bot for each seat.

    The bots change seats from game to game, so that each of them sits everywhere equally often. In a
    `duplicate` series, as in bridge, the dice of a game are the same until every bot has had every seat.
    """

    game: Game[Any]
    players: int
    options: Mapping[str, str]
    bots: Sequence[str]
    seed: str
    duplicate: bool = False

    def table_seed(self, number: int) -> str:
        """The seed of one game's dice; `grognard.table` repeats the game with it."""
        return f"{self.seed}/{number // self.players if self.duplicate else number}"

    def bot_at(self, seat: Player, number: int) -> int:
        """Which bot (counted from 0) sits here in this game (counted from 0)."""
        return (seat + number) % self.players


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went. All lists are by bot; `wins` add up to 1 unless an `error` broke the game off."""

    number: int
    decisions: int
    reason: str
    error: str
    seats: list[Player]
    names: list[str]
    """What the game calls the seats, for example nations."""
    wins: list[float]
    places: list[int]
    """1 for the winners; those who are equal share a place. 0 if the game broke off."""
    scores: list[int]
    asked: list[int]
    """How many decisions each bot made."""
    seconds: list[float]
    """How long each bot thought."""


class Thought:
    """How often bots were asked, and how long they thought, by seat."""

    __slots__ = ("asked", "seconds")

    def __init__(self, seats: int) -> None:
        self.asked = [0] * seats
        self.seconds = [0.0] * seats


def play_match(match: Match, number: int) -> Outcome:
    """The game with this number, from its first to its last decision."""
    seating = [match.bot_at(seat, number) for seat in range(match.players)]
    seed = match.table_seed(number)
    bots = [make_bot(match.bots[bot], f"{match.seed}/{number}/bot {bot}".encode()) for bot in seating]
    keep = any(bot.needs == WORLDS for bot in bots)
    thought = Thought(match.players)
    table: Table | None = None
    result: Result | None = None
    reason = error = ""
    names = [""] * match.players
    try:
        table = new_table(
            match.game, match.players, seed.encode(), dict(match.options), journal=False, keep=keep
        )
        play_on(table, bots, thought)
        result = table.result
        reason = result.reason
        names = [match.game.seat_name(table.state, seat, "en") for seat in range(match.players)]
    except Exception as broken:  # a broken game must not end the series; it is counted and reported
        error = f"{type(broken).__name__}: {broken}"
    seats = [seating.index(bot) for bot in range(match.players)]
    wins, places, scores = _standing(result, match.players)
    return Outcome(
        number,
        table.number if table is not None else 0,
        reason,
        error,
        seats,
        [names[seat] for seat in seats],
        [wins[seat] for seat in seats],
        [places[seat] for seat in seats],
        [scores[seat] for seat in seats],
        [thought.asked[seat] for seat in seats],
        [thought.seconds[seat] for seat in seats],
    )


def _standing(result: Result | None, players: int) -> tuple[list[float], list[int], list[int]]:
    """Wins, places and scores by seat."""
    wins, places = [0.0] * players, [0] * players
    if result is None:
        return wins, places, [0] * players
    for winner in result.winners:
        wins[winner] = 1 / len(result.winners)
    place = 1
    for equals in result.places:
        for seat in equals:
            places[seat] = place
        place += len(equals)
    return wins, places, result.scores


def play_on(table: Table, bots: Sequence[Bot], thought: Thought) -> None:
    """Let the bots play, each for its seat, until the game is over."""
    bound = table.game.bound(table.header.players, table.header.options)
    while not table.over:
        player = table.pending[0].player
        start = perf_counter()
        answer(table, player, bots[player])
        thought.seconds[player] += perf_counter() - start
        thought.asked[player] += 1
        assert table.number <= bound, f"more than {bound} decisions"
