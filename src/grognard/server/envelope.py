"""The one function that builds everything a seat is sent: view, question, journal, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from grognard.kernel.choice import Choice, Player
from grognard.kernel.dice import commitment
from grognard.kernel.journal import Event
from grognard.kernel.state import plain
from grognard.kernel.table import Table
from grognard.server.clock import read_clock
from grognard.server.database import now
from grognard.server.models import ChatRow, SeatRow, TableRow
from grognard.server.shelf import events_of
from grognard.words import Words

JOURNAL = 150
"""So many events are sent at most; older ones on demand."""


def envelope(
    session: Session, row: TableRow, table: Table, seat: Player | None, language: str, since: int = 0
) -> dict[str, Any]:
    """What this seat (None: a spectator) may know of a running or finished game, with texts."""
    seats = seats_of(session, row)
    words = words_for(table, seats, language)
    events = events_of(session, row, seat, since)
    message = {
        **summary(row, seats),
        "seat": seat,
        "view": table.view(seat),
        "choice": question(table, seat, words),
        "journal": [said(event, words) for event in events[-JOURNAL:]],
        "chat": chat_of(session, row),
        "result": outcome(row, words),
        "now": now(),
    }
    if seat is not None:
        mine = seats[seat]
        message["notes"] = mine.notes
        message["seen"] = mine.seen
        message["can_undo"] = bool(table.since) and table.can_undo(seat)
    return message


def summary(row: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """What everybody may know of a table, in the lobby too."""
    clock = read_clock(row.clock)
    return {
        "id": row.id,
        "title": row.title,
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "options": dict(row.options),
        "status": row.status,
        "public": row.public,
        "version": row.version,
        "number": row.number,
        "waiting": list(row.waiting),
        "clock": clock.plain(),
        "commitment": commitment(row.seed),
        "seed": row.seed.hex() if row.status == "over" else None,
        "origin": row.origin,
        "created": row.created,
        "changed": row.changed,
        "seats": [
            {
                "seat": s.seat,
                "kind": s.kind,
                "name": s.name,
                "bot": s.bot,
                "away": s.away,
                "resigned": s.resigned,
                "bank": s.bank,
                "deadline": clock.deadline(s.since, s.bank),
                "wants_undo": s.wants_undo,
            }
            for s in seats
        ],
    }


def seats_of(session: Session, row: TableRow) -> list[SeatRow]:
    return list(session.scalars(select(SeatRow).where(SeatRow.table == row.id).order_by(SeatRow.seat)))


def words_for(table: Table, seats: Sequence[SeatRow], language: str) -> Words:
    """Words with the names of the seats, and what they are called in the game."""
    names = []
    for seat in seats:
        role = table.game.seat_name(table.game.hide(table.state, None), seat.seat, language)
        names.append(f"{seat.name} ({role})" if seat.name and role else seat.name or role)
    return Words(table.game, language, names)


def question(table: Table, seat: Player | None, words: Words) -> dict[str, Any] | None:
    """What this seat is asked, with texts."""
    choice = None if seat is None else table.choice_of(seat)
    if choice is None:
        return None
    terms = table.game.terms
    return {
        "ask": choice.ask.key,
        "rule": choice.ask.rule,
        "kind": choice.ask.kind,
        "secret": choice.ask.secret,
        "text": words.ask(choice),
        "about": [terms.word(term) for term in choice.about],
        "options": [option(choice, term, words) for term in choice.options],
    }


def option(choice: Choice, term: int, words: Words) -> dict[str, Any]:
    assert words.game is not None
    entry = words.game.terms.entries[term]
    return {
        "word": entry.word,
        "kind": entry.kind,
        "name": words.term(term),
        "parts": [words.game.terms.word(part) for part in entry.parts],
    }


def said(event: Event, words: Words) -> dict[str, Any]:
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


def chat_of(session: Session, row: TableRow) -> list[dict[str, Any]]:
    rows = session.scalars(
        select(ChatRow).where(ChatRow.table == row.id).order_by(ChatRow.id.desc()).limit(100)
    )
    return [{"id": r.id, "name": r.name, "text": r.text, "at": r.at} for r in reversed(list(rows))]


def outcome(row: TableRow, words: Words) -> dict[str, Any] | None:
    if row.result is None:
        return None
    figures = [{"key": key, "text": words.text(f"score-{key}")} for key in _keys(row.result["details"])]
    return {**row.result, "text": words.text(f"end-{row.result['reason']}"), "figures": figures}


def _keys(details: list[dict[str, int]]) -> list[str]:
    found: dict[str, None] = {}
    for each in details:
        found.update(dict.fromkeys(each))
    return list(found)
