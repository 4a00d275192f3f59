"""What the rules amount to in charts, and what is hinted at beside the options of a question."""

from __future__ import annotations

from typing import Any

from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Player
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal, Told, Value
from grognard.testing import Run


class Tally(Journal):
    """A journal that adds up by seat what each event amounts to."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.sums: dict[tuple[Player, str], float] = {}

    def tell(self, told: Told, *values: Value) -> None:
        super().tell(told, *values)
        count = self.game.almanac.counting.get(told)
        if count is not None:
            for seat, measure, amount in count(self.state, self.events[-1]):
                self.sums[seat, measure] = self.sums.get((seat, measure), 0) + amount


def tallied(game: Game[Any], state: Any) -> Tally:
    """From now on the state's journal counts."""
    state.journal = tally = Tally(game, state)
    return tally


def hinted(game: Game[Any], state: Any, run: Run, player: Player | None = None) -> dict[str, Hint]:
    """What the asked player is told beside the options, by their words."""
    choice = run.question(player)
    hints = game.hints(game.hide(state, choice.player), choice)
    return {game.terms.word(term): hint for term, hint in hints.items()}
