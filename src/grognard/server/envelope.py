"""The one function that builds everything a seat is sent: view, question, journal, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.kernel.choice import Player, Term
from grognard.kernel.table import Table
from grognard.server.sheet import Sheet
from grognard.words import Words


def envelope(
    sheet: Sheet, table: Table, seat: Player | None, words: Words, chat: list[dict[str, Any]]
) -> dict[str, Any]:
    """What this seat (None: a spectator) may know of a running or finished game, with texts.

    The journal goes with it, and what only the owner of the seat is told; see `messages.py`.
    """
    message = {
        **sheet.summary,
        "seat": seat,
        "view": table.view(seat),
        "choice": question(table, seat, words),
        "chat": chat,
        "result": outcome(sheet.result, words),
    }
    if seat is not None:
        message["may_undo"] = was_last(table, seat)
    return message


def was_last(table: Table, seat: Player) -> bool:
    """Whether this seat made the last choice since the checkpoint; it may ask whether it can take it back."""
    return bool(table.since) and table.since[-1][0] == seat


def words_for(table: Table, names: Sequence[str], language: str) -> Words:
    """Words with the names of the seats, and what they are called in the game."""
    public = table.game.hide(table.state, None)
    called = []
    for seat, name in enumerate(names):
        role = table.game.seat_name(public, seat, language)
        called.append(f"{name} ({role})" if name and role else name or role)
    return Words(table.game, language, called)


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
        "options": [option(term, words) for term in choice.options],
    }


def option(term: Term, words: Words) -> dict[str, Any]:
    """An option with its name."""
    assert words.game is not None
    entry = words.game.terms.entries[term]
    return {
        "word": entry.word,
        "kind": entry.kind,
        "name": words.term(term),
        "parts": [words.game.terms.word(part) for part in entry.parts],
    }


def outcome(result: dict[str, Any] | None, words: Words) -> dict[str, Any] | None:
    if result is None:
        return None
    figures = [{"key": key, "text": words.text(f"score-{key}")} for key in _keys(result["details"])]
    return {**result, "text": words.text(f"end-{result['reason']}"), "figures": figures}


def _keys(details: list[dict[str, int]]) -> list[str]:
    found: dict[str, None] = {}
    for each in details:
        found.update(dict.fromkeys(each))
    return list(found)
