"""What the game itself thinks of a player's options."""

from __future__ import annotations

from typing import Any, Final

from grognard.kernel.choice import Choice, Term
from grognard.kernel.dice import Dice
from grognard.kernel.game import Game

NEVER: Final = 500.0
"""An option that looks so much worse than the best one is not worth a thought."""


def rate(game: Game[Any], known: Any, choice: Choice) -> list[float]:
    """How good each option looks; `known` is the state as the asked player knows it."""
    ratings = game.prefer(known, choice)
    assert len(ratings) == len(choice.options), (
        f"{game.id} rates {len(ratings)} of {len(choice.options)} options"
    )
    return ratings


def favourite(game: Game[Any], known: Any, choice: Choice, dice: Dice) -> Term:
    """The option that looks best; equals are drawn by lot."""
    ratings = rate(game, known, choice)
    best = max(ratings)
    equals = [term for term, rating in zip(choice.options, ratings) if rating == best]
    return equals[dice.below(len(equals))]


def opinion(game: Game[Any], known: Any, choice: Choice, dice: Dice) -> list[Term]:
    """The options worth a thought, from best to worst; equals in random order."""
    ratings = rate(game, known, choice)
    worst = max(ratings) - NEVER
    order = [number for number, rating in enumerate(ratings) if rating > worst]
    dice.shuffle(order)
    order.sort(key=lambda number: -ratings[number])
    return [choice.options[number] for number in order]
