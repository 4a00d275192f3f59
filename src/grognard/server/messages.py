"""What is sent of a table: written once per version, seat and language, and sent to all who may have it."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy.orm import Session

from grognard.kernel.choice import Player
from grognard.server.envelope import envelope, words_for
from grognard.server.sheet import Sheet
from grognard.server.shelf import Place

JOURNAL = 150
"""So many events are sent at first; a listener who stays gets the new ones only."""
LONGEST = 450
"""When a listener has so many events, the journal is sent anew from its last part on."""


class Letter:
    """Everything that one seat may know at one version, as JSON text; the journal event by event."""

    __slots__ = ("head", "journal", "numbers", "version")

    def __init__(self, version: int, head: dict[str, Any], journal: list[str], numbers: list[int]) -> None:
        self.version = version
        self.head = json.dumps(head, separators=(",", ":"))
        self.journal = journal
        self.numbers = numbers

    def since(self, number: int) -> list[str]:
        """The last events, none of them before this choice."""
        first = max(0, len(self.journal) - JOURNAL)
        return [
            text for text, at in zip(self.journal[first:], self.numbers[first:], strict=True) if at >= number
        ]

    def text(self, own: dict[str, Any], journal: list[str], kept: int | None = None) -> str:
        """The message with what only its reader is told. `kept`: so many events the reader keeps."""
        if kept is not None:
            own = {**own, "journal_kept": kept}
        more = json.dumps(own, separators=(",", ":"))
        return f'{self.head[:-1]},"journal":[{",".join(journal)}],{more[1:]}'


class Reader:
    """A listener at a table, and which events of the journal it has been sent."""

    def __init__(self) -> None:
        self.version = -1
        self._first = -1
        self._sent: list[str] = []

    def news(self, letter: Letter, own: dict[str, Any]) -> str:
        """The message for this reader: of the journal only what it does not have."""
        self.version = letter.version
        first = self._first
        if first < 0 or not first <= len(letter.journal) <= first + LONGEST:
            self._first = first = max(0, len(letter.journal) - JOURNAL)
            self._sent = []
        journal = letter.journal[first:]
        kept = 0
        for sent, text in zip(self._sent, journal, strict=False):
            if sent != text:
                break
            kept += 1
        self._sent = journal
        return letter.text(own, journal[kept:], kept)


def write(session: Session, sheet: Sheet, place: Place, seat: Player | None, language: str) -> Letter:
    """The letter for a seat; the caller holds the place, where this sheet and its game lie."""
    if any(old.version != sheet.version for old in place.written.values()):
        place.written.clear()
    if sheet.status == "open":
        letter = Letter(sheet.version, {**sheet.summary, "seat": seat}, [], [])
    else:
        letter = _letter(session, sheet, place, seat, language)
    place.written[seat, language] = letter
    return letter


def _letter(session: Session, sheet: Sheet, place: Place, seat: Player | None, language: str) -> Letter:
    game = place.game_of(sheet)
    place.chronicle.catch_up(session, sheet)
    words = words_for(game, sheet.names, language)
    seen = place.chronicle.seen_by(seat)
    return Letter(
        sheet.version,
        envelope(sheet, game, seat, words, place.chat(session, sheet)),
        place.chronicle.told(seen, words),
        [place.chronicle.events[each].number for each in seen],
    )
