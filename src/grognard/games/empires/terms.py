"""EMP-22 The vocabulary: areas, cards, seats, numbers and keywords that can be chosen.

An area and a card are known inside the rules by the number of their term.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.games.empires.book import BOOK
from grognard.games.empires.components import EmpireRow
from grognard.kernel.choice import Term
from grognard.kernel.terms import Vocabulary

Area: TypeAlias = int
"""A province or sea area, 0 to 49, which is also its term."""

Card: TypeAlias = int
"""A kind of army card, which is also its term: first the Empire cards, then the Available Army cards."""

TERMS: Final = Vocabulary()


def _empire_key(row: EmpireRow) -> str:
    """EMP-22.1 Without the letter of the deck, which would give it away."""
    return "e:" + row.card.removeprefix(row.deck.lower() + "-")


def _empire_names(row: EmpireRow) -> dict[str, str]:
    unit = next(unit for unit in BOOK.units if unit.id == row.unit)
    number = f" {row.strength}" if unit.strength_kind == "fixed" else ""
    return {"en": f"Empire {unit.name_en}{number}", "de": f"{unit.name_de}{number} (Empire)"}


AREA_TERMS: Final[list[Term]] = [
    TERMS.add(area.id, "area", {"en": area.name_en, "de": area.name_de}) for area in BOOK.areas
]
EMPIRE_KEYS: Final = list(dict.fromkeys(_empire_key(row) for row in BOOK.empire))
EMPIRE_CARDS: Final[list[Card]] = [
    TERMS.add(key, "card", _empire_names(next(row for row in BOOK.empire if _empire_key(row) == key)))
    for key in EMPIRE_KEYS
]
AVAILABLE_CARDS: Final[list[Card]] = [
    TERMS.add(f"a:{row.card}", "card", {"en": row.name_en, "de": row.name_de}) for row in BOOK.available
]
FIRST_EMPIRE: Final = EMPIRE_CARDS[0]
FIRST_AVAILABLE: Final = AVAILABLE_CARDS[0]
CARD_END: Final = len(TERMS)

SEATS: Final = TERMS.players(BOOK.players.max)
BRIBES: Final = TERMS.numbers(0, BOOK.cost.diplomat_remove_max)

ATTACK, DIPLOMACY, RECRUIT, DISBAND, FORTIFY, TRADE, CONTROL, RESTOCK, PASS = TERMS.keywords(
    "attack", "diplomacy", "recruit", "disband", "fortify", "trade", "control", "restock", "pass"
)
SIEGE, OPEN, AMBUSH, REFRESH, PAY, DONE, NONE, READY = TERMS.keywords(
    "siege", "open", "ambush", "refresh", "pay", "done", "none", "ready"
)
EMPIRE_CARD, SEA_BATTLE, NORTH_TABLE, SOUTH_TABLE = TERMS.keywords(
    "empire-card", "sea-battle", "north", "south"
)
BY_LAND, BY_STRAIT, BY_SEA_LANE, BY_SEA, BY_MOUNTAIN = TERMS.keywords(
    "by-land", "by-strait", "by-sea-lane", "by-sea", "by-mountain"
)

COLOURS: Final = (
    {"en": "Red", "de": "Rot"},
    {"en": "Blue", "de": "Blau"},
    {"en": "Green", "de": "Grün"},
    {"en": "Yellow", "de": "Gelb"},
    {"en": "Purple", "de": "Violett"},
)
"""The colour of each seat."""


def empire_card(row: EmpireRow) -> Card:
    """The card of a row of an Empire deck."""
    return TERMS[_empire_key(row)]
