"""The one function that builds everything a seat is sent: view, question, journal, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Player, Term
from grognard.kernel.dice import commitment
from grognard.kernel.table import Table
from grognard.server.clock import read_clock
from grognard.server.models import SeatRow, TableRow
from grognard.words import Words


def envelope(
    row: TableRow, table: Table, seat: Player | None, words: Words, chat: list[dict[str, Any]]
) -> dict[str, Any]:
    """What this seat (None: a spectator) may know of a running or finished game, with texts.

    The journal goes with it, and what only the owner of the seat is told; see `messages.py`.
    """
    message = {
        **summary(row),
        "seat": seat,
        "view": table.view(seat),
        "choice": question(table, seat, words),
        "chat": chat,
        "result": outcome(row, words),
    }
    if seat is not None:
        message["can_undo"] = bool(table.since) and table.can_undo(seat)
    return message


def summary(row: TableRow) -> dict[str, Any]:
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
        "contributions": [s.contribution for s in row.seats],
        "new_dice": [new_dice(row, after, bytes.fromhex(seed)) for after, seed in row.new_dice],
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
            for s in row.seats
        ],
    }


def new_dice(row: TableRow, after: int, seed: bytes) -> dict[str, Any]:
    """From which choice on the dice are new, and what they were committed to."""
    shown = seed.hex() if row.status == "over" else None
    return {"after": after, "commitment": commitment(seed), "seed": shown}


def words_for(table: Table, seats: Sequence[SeatRow], language: str) -> Words:
    """Words with the names of the seats, and what they are called in the game."""
    public = table.game.hide(table.state, None)
    names = []
    for seat in seats:
        role = table.game.seat_name(public, seat.seat, language)
        names.append(f"{seat.name} ({role})" if seat.name and role else seat.name or role)
    return Words(table.game, language, names)


def question(table: Table, seat: Player | None, words: Words) -> dict[str, Any] | None:
    """What this seat is asked, with texts."""
    choice = None if seat is None else table.choice_of(seat)
    if choice is None:
        return None
    terms = table.game.terms
    hints = table.game.hints(table.game.hide(table.state, seat), choice)
    return {
        "ask": choice.ask.key,
        "rule": choice.ask.rule,
        "kind": choice.ask.kind,
        "secret": choice.ask.secret,
        "text": words.ask(choice),
        "about": [terms.word(term) for term in choice.about],
        "options": [option(term, hints.get(term), words) for term in choice.options],
    }


def option(term: Term, hint: Hint | None, words: Words) -> dict[str, Any]:
    """An option with its name, and what can be said of it beforehand."""
    assert words.game is not None
    entry = words.game.terms.entries[term]
    return {
        "word": entry.word,
        "kind": entry.kind,
        "name": words.term(term),
        "parts": [words.game.terms.word(part) for part in entry.parts],
        "hint": "" if hint is None else words.hint(hint),
    }


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
