"""How well everybody stands at the end of a playout, as numbers from 0 to 1."""

from __future__ import annotations

from typing import Any, Final

from grognard.kernel.game import Game
from grognard.kernel.table import Table
from grognard.kernel.weights import chances

STRONGEST: Final = 0.7
"""How much the strongest of the others counts; the rest is their average."""
VICTORY: Final = 0.85
"""How much victory itself counts in a finished game; the rest is by how much."""


class Values:
    """Values of positions that a search reaches.

    Where the game's evaluation tells odds they are chances to win. Where it tells points or the like they are
    margins, on a scale that fits how far the positions lie apart.
    """

    __slots__ = ("_game", "_players", "_scale")

    def __init__(self, game: Game[Any], players: int) -> None:
        self._game = game
        self._players = players
        self._scale = 1.0 if self.are_chances else 0.0

    @property
    def are_chances(self) -> bool:
        """Whether 1 means certain victory, and 0 none."""
        return self._game.tells_odds or self._game.weights is not None

    @property
    def has_scale(self) -> bool:
        return self._scale > 0

    def widen(self, table: Table) -> None:
        """Let the scale hold this position, too."""
        worths = self._worths(table)
        gaps = [abs(margin(worths, player)) for player in range(self._players)]
        size = sum(abs(worth) for worth in worths) / self._players
        self._scale = max(self._scale, 1.0 + 2.0 * max(gaps) + 0.5 * size)

    def of(self, table: Table) -> list[float]:
        """By player: 0 is hopeless, 0.5 as good as the others, 1 certain of victory."""
        if self.are_chances:
            return self._shares(table) if table.over else chances(self._worths(table))
        worths = self._worths(table)
        shares = [self._share(margin(worths, player)) for player in range(self._players)]
        if not table.over:
            return shares
        winners = table.result.winners
        values = [(1 - VICTORY) * share for share in shares]
        for winner in winners:
            values[winner] += VICTORY / len(winners)
        return values

    def _shares(self, table: Table) -> list[float]:
        """How victory is shared out."""
        winners = table.result.winners
        return [1 / len(winners) if player in winners else 0.0 for player in range(self._players)]

    def _worths(self, table: Table) -> list[float]:
        """How well everybody stands, each by what he knows; at the end by the scores."""
        game, state = self._game, table.state
        if table.over:
            return [float(score) for score in table.result.scores]
        return [game.evaluate(game.glance(state, player), player) for player in range(self._players)]

    def _share(self, margin: float) -> float:
        return 0.5 + 0.5 * margin / (self._scale + abs(margin))


def margin(worths: list[float], player: int) -> float:
    """By how much the player is ahead of the others, most of all of the strongest of them."""
    others = worths[:player] + worths[player + 1 :]
    return worths[player] - STRONGEST * max(others) - (1 - STRONGEST) * sum(others) / len(others)
