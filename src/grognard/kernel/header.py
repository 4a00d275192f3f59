"""What is fixed before the first choice of a game, and the choices that lie behind it."""

from __future__ import annotations

from typing import Any

from grognard.kernel.choice import Player, Term
from grognard.kernel.dice import Dice, commitment, key_of, mixed
from grognard.kernel.game import Game


class Header:
    """What is fixed before the first choice, and where the game went on with new dice.

    `contributions` are the texts that players added to the seed, by seat. `new_dice` holds the places where
    a game was continued elsewhere: after so many choices the dice are those of another seed.
    """

    __slots__ = ("contributions", "game", "new_dice", "options", "players", "seats", "seed")

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: dict[str, str],
        seed: bytes,
        seats: list[str],
        contributions: list[str] | None = None,
        new_dice: list[tuple[int, bytes]] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.seats = seats
        self.contributions: list[str] = [] if contributions is None else contributions
        self.new_dice: list[tuple[int, bytes]] = [] if new_dice is None else new_dice

    def dice(self) -> Dice:
        """The dice with which the game begins."""
        return Dice(key_of(mixed(self.seed, self.contributions)))

    def renewed(self, after: int, seed: bytes) -> Header:
        """The header of a game that goes on from here with the dice of this seed."""
        kept = [(number, old) for number, old in self.new_dice if number < after]
        return Header(
            self.game,
            self.players,
            self.options,
            self.seed,
            self.seats,
            self.contributions,
            [*kept, (after, seed)],
        )

    def plain(self) -> dict[str, Any]:
        data = {
            "game": self.game.id,
            "rules": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "seats": list(self.seats),
            "commitment": commitment(self.seed),
        }
        if any(self.contributions):
            data["contributions"] = list(self.contributions)
        if self.new_dice:
            data["new_dice"] = [
                {"after": after, "commitment": commitment(seed)} for after, seed in self.new_dice
            ]
        return data


class Past:
    """The choices up to a checkpoint, as a chain that forks can share."""

    __slots__ = ("choices", "earlier", "number")

    def __init__(self, earlier: Past | None, choices: list[tuple[Player, Term]], unknown: int = 0) -> None:
        """`unknown` choices come before these, which this table does not know."""
        self.earlier = earlier
        self.choices = choices
        self.number: int = unknown + len(choices) + (earlier.number if earlier is not None else 0)
