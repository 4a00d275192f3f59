"""What can go wrong, each with one sentence for the person who caused it."""

from __future__ import annotations


class GrognardError(Exception):
    """Anything a caller did that cannot be done; its text is one clear sentence."""


class IllegalChoice(GrognardError):
    """An answer that was not offered. The table is as it was before."""


class BadOption(GrognardError):
    """A game, player count, option, preset or seat that does not exist or does not fit."""


class BadRecord(GrognardError):
    """A record that cannot be read, or does not fit the game it names."""


class BadData(GrognardError):
    """A data file with a value that is missing, unknown or of the wrong kind."""


class CannotUndo(GrognardError):
    """An undo that would take back what somebody already knows.

    `reason` names the message `undo-<reason>`: nothing, unknown, not-yours, over, dice, seen or learned.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
