"""SCH-9.1 Borders as terms: places of skirmishes, for prompts and the journal."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import SHEETS
from grognard.games.scharz.state import BORDER, Place, ScharzState
from grognard.games.scharz.terms import FIELDS, TERMS, field_term
from grognard.kernel.choice import Term

CROSSABLE: Final = ("land", "river", "strait", "sea")
"""The edges on which units can meet (SCH-6.22)."""


def _borders() -> list[list[Term]]:
    """By map and edge, the term of the border; -1 where nobody can meet."""
    found = []
    for sheet in SHEETS:
        terms = []
        for edge in sheet.edges:
            word = f"{sheet.areas[edge.a].id}|{sheet.areas[edge.b].id}"
            parts = (FIELDS + sheet.offset + edge.a, FIELDS + sheet.offset + edge.b)
            meet = edge.kind in CROSSABLE
            terms.append(TERMS.add(word, "border", None, parts, "border") if meet else -1)
        found.append(terms)
    return found


_BORDERS: Final = {sheet.offset: terms for sheet, terms in zip(SHEETS, _borders())}


def battle_place(s: ScharzState, place: Place) -> Term:
    """The field or border of a battle."""
    if place >= BORDER:
        return _BORDERS[s.board.offset][place - BORDER]
    return field_term(s, place)
