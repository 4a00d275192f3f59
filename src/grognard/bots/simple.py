"""The simplest bots: one plays anything, one plays what looks best, one is another in every game."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.bots.opinion import favourite
from grognard.bots.seat import CHOICE, STATE, Bot, Seat
from grognard.kernel.choice import Term
from grognard.kernel.dice import Dice, key_of


class RandomBot:
    """Any option, each equally likely."""

    needs = CHOICE

    def __init__(self, seed: bytes) -> None:
        self._dice = Dice(key_of(b"random bot:" + seed))

    def decide(self, seat: Seat) -> Term:
        options = seat.choice.options
        return options[self._dice.below(len(options))]


class GreedyBot:
    """The option that the game's own preferences rate highest; equals are drawn by lot.

    `blunders` out of a hundred decisions are made at random, for an opponent who is easier to beat.
    """

    needs = STATE

    def __init__(self, seed: bytes, blunders: int = 0) -> None:
        self._dice = Dice(key_of(b"greedy bot:" + seed))
        self._blunders = blunders

    def decide(self, seat: Seat) -> Term:
        options = seat.choice.options
        if len(options) == 1:
            return options[0]
        if self._blunders and self._dice.below(100) < self._blunders:
            return options[self._dice.below(len(options))]
        return favourite(seat.game, seat.known, seat.choice, self._dice)


class LevelBot:
    """Leaves each game to the bot that was chosen for it; games without one to the first."""

    def __init__(self, bots: Mapping[str, Bot]) -> None:
        self._bots = bots
        self._other = next(iter(bots.values()))
        self.needs = max(bot.needs for bot in bots.values())

    def decide(self, seat: Seat) -> Term:
        return self._bots.get(seat.game.id, self._other).decide(seat)
