"""The two simplest bots: one plays anything, one plays what looks best."""

from __future__ import annotations

from grognard.bots.seat import CHOICE, STATE, Seat
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
        ratings = seat.game.prefer(seat.known, seat.choice)
        assert len(ratings) == len(options), f"{seat.game.id} rates {len(ratings)} of {len(options)} options"
        best = max(ratings)
        equals = [term for term, rating in zip(options, ratings) if rating == best]
        return equals[self._dice.below(len(equals))]
