"""What happened, as events in no language; texts are made from them for each reader."""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.kernel.choice import Player

Value: TypeAlias = "int | tuple[int, ...]"

EVERYBODY: Final = -1
"""Audience: all players and the spectators."""

KINDS: Final = ("player", "players", "term", "terms", "number", "numbers")


class Told:
    """A kind of event: its name, the rule it follows and what its arguments are.

    The arguments are written `name:kind` with a kind of `KINDS`; the message may use every name. Of an
    argument that is a number the message may also choose the plural form.
    """

    __slots__ = ("key", "kinds", "names", "rule")

    def __init__(self, key: str, rule: str, *arguments: str) -> None:
        self.key: Final = key
        self.rule: Final = rule
        pairs = [argument.split(":") for argument in arguments]
        assert all(len(pair) == 2 and pair[1] in KINDS for pair in pairs), f"{key}: {arguments}"
        self.names: Final = [pair[0] for pair in pairs]
        self.kinds: Final = [pair[1] for pair in pairs]

    def __repr__(self) -> str:
        return f"Told({self.key!r}, {self.rule!r})"


class Event:
    """Something that happened after `number` choices, and who may know of it."""

    __slots__ = ("audience", "number", "told", "values")

    def __init__(self, number: int, told: Told, values: tuple[Value, ...], audience: int) -> None:
        self.number = number
        self.told = told
        self.values = values
        self.audience = audience

    def is_seen_by(self, player: Player | None) -> bool:
        if self.audience == EVERYBODY:
            return True
        return player is not None and bool(self.audience >> player & 1)


class Journal:
    """The events of one table, in order. A quiet journal forgets everything at once."""

    __slots__ = ("events", "loud", "number")

    def __init__(self, loud: bool = True) -> None:
        self.loud = loud
        self.number = 0
        self.events: list[Event] = []

    def tell(self, told: Told, *values: Value) -> None:
        """Everybody learns of it."""
        if self.loud:
            assert len(values) == len(told.names), f"{told.key} takes {told.names}, got {values}"
            self.events.append(Event(self.number, told, values, EVERYBODY))

    def whisper(self, players: list[Player], told: Told, *values: Value) -> None:
        """The named players alone learn of it."""
        if self.loud:
            assert len(values) == len(told.names), f"{told.key} takes {told.names}, got {values}"
            audience = 0
            for player in players:
                audience |= 1 << player
            self.events.append(Event(self.number, told, values, audience))

    def seen_by(self, player: Player | None, since: int = 0) -> list[Event]:
        """The events this player (None: a spectator) may know, from the given choice number on."""
        return [e for e in self.events if e.number >= since and e.is_seen_by(player)]


QUIET: Final = Journal(loud=False)
