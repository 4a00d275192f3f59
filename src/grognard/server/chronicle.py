"""The journal of one table in memory: each event is read once, and put into words once per language."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from grognard.games import find
from grognard.kernel.choice import Player
from grognard.kernel.journal import Event, Told
from grognard.kernel.state import plain
from grognard.server.models import EventRow, sql_table
from grognard.server.sheet import Sheet
from grognard.words import Words


class Chronicle:
    """All events of a table up to a position, and the sentences that were made of them."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._number = -1
        self._undone = 0
        self._texts: dict[tuple[str, tuple[str, ...]], list[str | None]] = {}

    def catch_up(self, session: Session, sheet: Sheet) -> None:
        """Read what happened since; after an undo everything, since events may have been taken back."""
        if sheet.undone != self._undone or sheet.number < self._number:
            self.__init__()  # type: ignore[misc]
        if sheet.number > self._number:
            self.events += stored(session, sheet, self._number)
            self._number, self._undone = sheet.number, sheet.undone

    def seen_by(self, player: Player | None) -> list[int]:
        """The places of the events that this player may know."""
        return [place for place, event in enumerate(self.events) if event.is_seen_by(player)]

    def told(self, places: list[int], words: Words) -> list[str]:
        """These events as JSON, with sentences."""
        key = (words.language, tuple(words.seats))
        texts = self._texts.setdefault(key, [])
        texts += [None] * (len(self.events) - len(texts))
        found = []
        for place in places:
            text = texts[place]
            if text is None:
                text = texts[place] = json.dumps(said(self.events[place], words), separators=(",", ":"))
            found.append(text)
        return found


_EVENT = sql_table(EventRow).c
_EVENTS = (
    select(_EVENT.number, _EVENT.key, _EVENT.args, _EVENT.audience)
    .where(
        _EVENT.table == bindparam("table"),
        _EVENT.number > bindparam("after"),
        _EVENT.number <= bindparam("until"),
    )
    .order_by(_EVENT.number, _EVENT.place)
)


def stored(session: Session, sheet: Sheet, after: int) -> list[Event]:
    """The events after so many choices, as they were told at the time."""
    told: dict[str, Told] = {each.key: each for each in find(sheet.game).tellings}
    wanted = {"table": sheet.id, "after": after, "until": sheet.number}
    rows = session.connection().execute(_EVENTS, wanted)
    return [
        Event(number, told[key], tuple(_value(value) for value in values), audience)
        for number, key, values, audience in rows
        if key in told
    ]


def _value(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def said(event: Event, words: Words) -> dict[str, Any]:
    """An event for people and programs."""
    assert words.game is not None
    terms = words.game.terms
    args: dict[str, Any] = {}
    for name, kind, value in zip(event.told.names, event.told.kinds, event.values, strict=True):
        if kind in ("term", "terms"):
            args[name] = [terms.word(v) for v in value] if isinstance(value, tuple) else terms.word(value)
        else:
            args[name] = plain(value)
    return {
        "number": event.number,
        "key": event.told.key,
        "rule": event.told.rule,
        "text": words.event(event),
        "args": args,
        "private": event.audience >= 0,
    }
