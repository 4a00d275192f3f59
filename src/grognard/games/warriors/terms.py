"""WAT-14 The vocabulary: every answer of the decision catalogue is one of these terms."""

from __future__ import annotations

from typing import Final

from grognard.games.warriors.book import (
    BOOK,
    GOOD_IDS,
    TRACK_IDS,
    TRACKS,
    UNIT_IDS,
    Good,
    Track,
)
from grognard.games.warriors.maps import MAPS, Map
from grognard.games.warriors.progress import COLOURS, EXTRA_SOURCES, KINDS_OF_COLOUR, SKILL_IDS
from grognard.kernel.choice import Player, Term
from grognard.kernel.terms import Vocabulary

TERMS: Final = Vocabulary()

PASS, DONE, CANCEL, UNDO = TERMS.keywords("pass", "done", "cancel", "undo")
ACCEPT, DECLINE = TERMS.keywords("accept", "decline")
FEED_ALL, DECLARE, NOT_NOW = TERMS.keywords("feed_all", "declare", "not_now")
BANK, OPEN_ROUTE, OFFER, BUY_VP, NEXT, SEND = TERMS.keywords(
    "bank", "open_route", "offer", "buy_vp", "next", "send"
)
BUILD_ARMY, BUILD_FORT, UPGRADE_ARMY, DECLARE_WAR = TERMS.keywords(
    "build_army", "build_fort", "upgrade_army", "declare_war"
)
LEAVE, CONTINUE, END = TERMS.keywords("leave", "continue", "end")
BARBARIANS_TERM: Final = TERMS.add("barbarians", "side", BOOK.text["barbarians"])

GOODS: Final = [TERMS.add(good, "good", BOOK.text[good]) for good in GOOD_IDS]
TRACK_TERMS: Final = [TERMS.add(track, "track", BOOK.text[track]) for track in TRACK_IDS]
TECH: Final = [TERMS.add(f"tech_{track}", "keyword") for track in TRACK_IDS]
SHIFTS: Final[list[tuple[Track, Track]]] = [(a, b) for a in TRACKS for b in TRACKS if a != b]
SHIFT_TERMS: Final = [
    TERMS.add(f"{TRACK_IDS[a]}_to_{TRACK_IDS[b]}", "shift", None, (TRACK_TERMS[a], TRACK_TERMS[b]), "shift")
    for a, b in SHIFTS
]
TITLES: Final = [
    TERMS.add(f"title-{row.id}", "title", {"en": row.name_en, "de": row.name_de}) for row in BOOK.titles
]
SKILLS: Final = [
    TERMS.add(
        SKILL_IDS[skill] if skill in EXTRA_SOURCES else f"skill-{SKILL_IDS[skill]}",
        "skill",
        {"en": row.name_en, "de": row.name_de},
    )
    for skill, row in enumerate(BOOK.skills)
]
KIND_TERMS: Final = [
    TERMS.add(name, "kind", {"en": row.name_en, "de": row.name_de})
    for name, row in zip(UNIT_IDS, BOOK.units, strict=True)
]

NUMBERS: Final = TERMS.numbers(1, BOOK.limits.amount_per_pick)
FIRST_NUMBER: Final = NUMBERS[0]
SEATS: Final = TERMS.players(COLOURS)
TEAMS: Final = [
    TERMS.add(f"team-{n}", "team", {"en": f"alliance {n + 1}", "de": f"Allianz {n + 1}"})
    for n in range(max(len(mode.teams) for mode in BOOK.alliance_modes))
]
COLOUR_TERMS: Final = [TERMS.add(colour, "colour") for colour in BOOK.colours.ids]

# WAT-2.4 The pieces of the players, each by colour, kind and number.
FIRST_UNIT: Final = len(TERMS)
for _colour in range(COLOURS):
    for _place, _kind in enumerate(KINDS_OF_COLOUR):
        _number = _place - KINDS_OF_COLOUR.index(_kind)
        TERMS.add(
            f"{BOOK.colours.ids[_colour]}-{UNIT_IDS[_kind]}-{_number + 1}",
            "unit",
            None,
            (COLOUR_TERMS[_colour], KIND_TERMS[_kind], NUMBERS[_number]),
            "unit",
        )


class MapTerms:
    """The first province, country and barbarian of a map in the vocabulary."""

    __slots__ = ("barbarian", "country", "province")

    def __init__(self, board: Map) -> None:
        self.country: Term = len(TERMS)
        for card in board.cards:
            TERMS.add(card.id, "country", {"en": card.name_en, "de": card.name_de})
        self.province: Term = len(TERMS)
        for token in board.tokens:
            TERMS.add(token.id, "province", {"en": token.name_en, "de": token.name_de})
        self.barbarian: Term = len(TERMS)
        homes = [home for home, _ in board.barbarians]
        for number, (home, kind) in enumerate(board.barbarians):
            twin = homes[:number].count(home)
            word = f"barbarian-{board.tokens[home].id}" + (f"-{twin + 1}" if twin else "")
            TERMS.add(word, "unit", None, (KIND_TERMS[kind], self.province + home), "barbarian")


MAP_TERMS: Final = {name: MapTerms(board) for name, board in MAPS.items()}


def number_term(amount: int) -> Term:
    return FIRST_NUMBER + amount - 1


def amount_of(term: Term) -> int:
    return term - FIRST_NUMBER + 1


def amounts(most: int) -> list[Term]:
    """WAT-14.5 The numbers from 1 to the most, as far as one pick offers them."""
    return NUMBERS[: most if most > 0 else 0]


def good_of(term: Term) -> Good:
    return term - GOODS[0]


def track_of(term: Term) -> Track:
    return term - TECH[0]


def seat_of(term: Term) -> Player:
    return term - SEATS[0]
