"""Positions of games between bots, and who won there in the end: what evaluations are fitted to."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from grognard.bots.match import Match
from grognard.bots.registry import make_bot
from grognard.bots.seat import WORLDS, answer
from grognard.bots.simulation import in_processes
from grognard.bots.trail import is_together
from grognard.kernel.choice import Player
from grognard.kernel.errors import GrognardError
from grognard.kernel.game import Game
from grognard.kernel.table import Table, new_table

ENOUGH: Final = 60
"""Of a longer game every second position is left out, or only every fourth is kept, and so on."""


@dataclass(frozen=True, slots=True)
class Position:
    """How everybody stands at some point, each by what he knows. Lists are by player."""

    progress: float
    features: list[list[float]]
    worths: list[float]
    """What the game's evaluation says as it is now."""


@dataclass(frozen=True, slots=True)
class Story:
    """The positions of one game in their order, and how victory was shared out in the end."""

    number: int
    positions: list[Position]
    wins: list[float]


def tell_stories(matches: Sequence[Match], games: int, jobs: int) -> Generator[Story, None, None]:
    """So many games, played by the matches in turn; each as soon as it is finished."""
    return in_processes(partial(tell_story, matches), range(games), jobs)


def tell_story(matches: Sequence[Match], number: int) -> Story:
    """Play the game with this number, and note the positions in which somebody else comes to decide."""
    match = matches[number % len(matches)]
    seating = [match.bot_at(seat, number) for seat in range(match.players)]
    bots = [make_bot(match.bots[bot], f"{match.seed}/{number}/bot {bot}".encode()) for bot in seating]
    keep = any(bot.needs == WORLDS for bot in bots)
    seed = match.table_seed(number)
    table = new_table(match.game, match.players, seed.encode(), dict(match.options), journal=False, keep=keep)
    noted = Notes()
    last: Player | None = None
    try:
        while not table.over:
            asked = table.pending[0].player
            if asked != last and not is_together(table):
                noted.add(table)
                last = asked
            answer(table, asked, bots[asked])
    except (GrognardError, AssertionError) as broken:
        raise GrognardError(f"Game {number} (seed {seed}) broke off: {broken}") from None
    winners = table.result.winners
    wins = [1 / len(winners) if player in winners else 0.0 for player in range(match.players)]
    return Story(number, noted.positions, wins)


class Notes:
    """Positions of one game, evenly spread over it."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self._offered = 0
        self._step = 1

    def add(self, table: Table) -> None:
        """Note the position, unless so many are left out between two."""
        if self._offered % self._step == 0:
            self.positions.append(note(table.game, table.state, table.header.players))
        self._offered += 1
        if len(self.positions) > 2 * ENOUGH:
            self.positions = self.positions[::2]
            self._step *= 2


def note(game: Game[Any], state: Any, players: int) -> Position:
    """How everybody stands now."""
    known = [game.hide(state, player) for player in range(players)]
    return Position(
        min(1.0, max(0.0, game.progress(state))),
        [game.features(each, player) for player, each in enumerate(known)],
        [game.evaluate(each, player) for player, each in enumerate(known)],
    )
