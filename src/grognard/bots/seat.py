"""A seat: all that a bot learns of the table it plays at."""

from __future__ import annotations

from typing import Any, Final, Protocol

from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.game import Game
from grognard.kernel.knowledge import Knowledge, knowledge_of
from grognard.kernel.table import Table

CHOICE: Final = 0
STATE: Final = 1
WORLDS: Final = 2


class Bot(Protocol):
    """Whoever can answer for a seat. With the same seed and the same knowledge it answers the same.

    `needs` says what its seat must hold, because each step costs time: the `CHOICE` alone, also the `STATE`
    that its player knows, or also what imagined `WORLDS` are made of.
    """

    needs: int

    def decide(self, seat: Seat) -> Term:
        """One of the options of `seat.choice`."""
        ...


class Seat:
    """One decision of one player: the question, what the player knows, and worlds that fit it.

    It holds copies of what the player may know. The table is out of reach.
    """

    __slots__ = ("_knowledge", "_known", "choice", "game")

    def __init__(
        self, game: Game[Any], choice: Choice, known: Any = None, knowledge: Knowledge | None = None
    ) -> None:
        self.game = game
        self.choice = choice
        self._known = known
        self._knowledge = knowledge

    @property
    def player(self) -> Player:
        return self.choice.player

    @property
    def known(self) -> Any:
        """The state as this player knows it: everything else is blank, and the dice are others."""
        assert self._known is not None, "this bot has not said that it needs the state"
        return self._known

    def view(self) -> dict[str, Any]:
        """What the player is shown, as plain data."""
        return self.game.view(self.known.clone(), self.player)

    @property
    def players(self) -> int:
        """How many play."""
        assert self._knowledge is not None, "this bot has not said that it needs worlds"
        return self._knowledge.header.players

    def world(self, key: bytes, keep: bool = True) -> Table:
        """A table as the player must think possible; another key deals the unknown differently.

        With `keep=False` it is for a playout alone: it cannot fork, but is faster.
        """
        assert self._knowledge is not None, "this bot has not said that it needs worlds"
        return self._knowledge.world(key, keep)

    def worlds(self, count: int, key: bytes = b"") -> list[Table]:
        """Several possible tables, the same ones for the same key."""
        return [self.world(key + number.to_bytes(4, "big")) for number in range(count)]


def seat_of(table: Table, player: Player, needs: int = WORLDS) -> Seat:
    """The seat of a player who is asked now, with as much in it as a bot needs."""
    if needs == WORLDS:
        knowledge = knowledge_of(table, player)
        assert knowledge.choice is not None, f"seat {player} is not asked anything"
        return Seat(table.game, knowledge.choice, knowledge.state, knowledge)
    asked = table.choice_of(player)
    assert asked is not None, f"seat {player} is not asked anything"
    choice = Choice(player, asked.ask, asked.options.copy(), asked.about)
    return Seat(table.game, choice, table.game.hide(table.state, player) if needs == STATE else None)


def answer(table: Table, player: Player, bot: Bot) -> None:
    """Let the bot answer what the player is asked."""
    table.act(player, bot.decide(seat_of(table, player, bot.needs)))
