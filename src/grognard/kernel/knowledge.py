"""What one player knows of a table: enough to think, and nothing more.

It holds copies only. Whoever has it can imagine worlds, but cannot reach the table it was taken from; as
plain data it can be sent to another process.
"""

from __future__ import annotations

from typing import Any

from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.errors import GrognardError, IllegalChoice
from grognard.kernel.game import Game
from grognard.kernel.header import Header, Past
from grognard.kernel.journal import Journal
from grognard.kernel.state import plain
from grognard.kernel.table import Table


class Knowledge:
    """A player's question (if there is one) and all that this player may know when answering it."""

    __slots__ = ("_base", "_known", "_rolled", "_since", "_unknown", "choice", "game", "header", "player")

    def __init__(
        self,
        header: Header,
        player: Player,
        base: Any,
        known: Any,
        since: list[tuple[Player, Term]],
        rolled: list[int],
        unknown: int,
        choice: Choice | None,
    ) -> None:
        self.header = header
        self.game: Game[Any] = header.game
        self.player = player
        self.choice = choice
        self._base = base
        self._known = known
        self._since = since
        self._rolled = rolled
        self._unknown = unknown

    @property
    def state(self) -> Any:
        """The state as it is now, with blanks where the player knows nothing. A fresh copy each time."""
        return self._known.clone()

    def view(self) -> dict[str, Any]:
        return self.game.view(self._known.clone(), self.player)

    def world(self, key: bytes, keep: bool = True, journal: bool = False) -> Table:
        """A table as this player must think possible: what is unknown is dealt anew, the dice are others.

        Picks that others have made in the `Together` now running are asked again.
        """
        header = Header(self.game, self.header.players, self.header.options, key, self.header.seats)
        past = Past(None, [], self._unknown) if self._unknown else None
        dice = Dice(key_of(key))
        refusal: GrognardError | None = None
        for attempt in range(50):
            state = self.game.imagine(self._base, self.player, dice)
            state.dice = Dice(key_of(key + attempt.to_bytes(2, "big")), 0, list(self._rolled))
            world = Table(header, state, None, past, Journal() if journal else None, keep)
            try:
                for who, term in self._since:
                    world.act(who, term)
                return world
            except IllegalChoice as error:
                refusal = error
        raise GrognardError(f"No world fits what seat {self.player} knows: {refusal}")

    def plain(self) -> dict[str, Any]:
        """As JSON data, for a bot in another process."""
        word = self.game.terms.word
        return {
            **self.header.plain(),
            "commitment": "",
            "player": self.player,
            "base": plain(self._base),
            "known": plain(self._known),
            "since": [f"{who} {word(term)}" for who, term in self._since],
            "rolled": list(self._rolled),
            "unknown": self._unknown,
            "choice": None
            if self.choice is None
            else {
                "ask": self.choice.ask.key,
                "options": [word(term) for term in self.choice.options],
                "about": [word(term) for term in self.choice.about],
            },
        }


def knowledge_of(table: Table, player: Player) -> Knowledge:
    """What this player knows of the table now."""
    game, true = table.game, table.header
    header = Header(game, true.players, true.options, b"", true.seats)
    choice = table.choice_of(player)
    if choice is not None:
        choice = Choice(player, choice.ask, list(choice.options), choice.about)
    together = table.together_since
    since = [
        (who, term) for number, (who, term) in enumerate(table.since) if who == player or number < together
    ]
    return Knowledge(
        header,
        player,
        game.hide(table.checkpointed(), player),
        game.hide(table.state, player),
        since,
        list(table.state.dice.rolled or []),
        table.number - len(table.since),
        choice,
    )


def read_knowledge(game: Game[Any], data: dict[str, Any]) -> Knowledge:
    """Knowledge from its plain form."""
    players, options = data["players"], data["options"]
    asked = data["choice"]
    choice = None
    if asked is not None:
        ask = next(ask for ask in game.asks if ask.key == asked["ask"])
        options_now = [game.terms[word] for word in asked["options"]]
        choice = Choice(data["player"], ask, options_now, tuple(game.terms[w] for w in asked["about"]))
    pairs = [text.partition(" ") for text in data["since"]]
    return Knowledge(
        Header(game, players, options, b"", data["seats"]),
        data["player"],
        game.read(players, options, data["base"]),
        game.read(players, options, data["known"]),
        [(int(seat), game.terms[word]) for seat, _, word in pairs],
        data["rolled"],
        data["unknown"],
        choice,
    )
