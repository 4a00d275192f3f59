"""How well everybody stands at the end of a playout, as numbers from 0 to 1."""

from __future__ import annotations

from math import tanh
from typing import Any, Final

from grognard.kernel.game import Game
from grognard.kernel.table import Table

STRONGEST: Final = 0.7
"""How much the strongest of the others counts; the rest is their average."""
VICTORY: Final = 0.85
"""How much victory itself counts in a finished game; the rest is by how much."""


class Values:
    """Values of positions that a search reaches; all are measured on the scale of the one it began with."""

    __slots__ = ("_game", "_players", "_scale")

    def __init__(self, game: Game[Any], players: int) -> None:
        self._game = game
        self._players = players
        self._scale = 0.0

    def of(self, table: Table) -> list[float]:
        """By player: 0 is hopeless, 0.5 as good as the others, 1 certain of victory."""
        if table.over:
            return self._at_the_end(table)
        worths = self._worths(table)
        return [self._share(worths, player) for player in range(self._players)]

    @property
    def started(self) -> bool:
        return self._scale > 0

    def start(self, table: Table) -> None:
        """Take the measure of values from the position in which the search begins."""
        worths = self._worths(table)
        gaps = [abs(margin(worths, player)) for player in range(self._players)]
        self._scale = 1.0 + max(gaps) + 0.5 * sum(abs(worth) for worth in worths) / self._players

    def _worths(self, table: Table) -> list[float]:
        game, state = self._game, table.state
        return [game.evaluate(game.hide(state, player), player) for player in range(self._players)]

    def _share(self, worths: list[float], player: int) -> float:
        return 0.5 + 0.5 * tanh(margin(worths, player) / self._scale)

    def _at_the_end(self, table: Table) -> list[float]:
        result = table.result
        scores = [float(score) for score in result.scores]
        values = [(1 - VICTORY) * self._share(scores, player) for player in range(self._players)]
        for winner in result.winners:
            values[winner] += VICTORY / len(result.winners)
        return values


def margin(worths: list[float], player: int) -> float:
    """By how much the player is ahead of the others, most of all of the strongest of them."""
    others = worths[:player] + worths[player + 1 :]
    return worths[player] - STRONGEST * max(others) - (1 - STRONGEST) * sum(others) / len(others)
