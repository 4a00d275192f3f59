"""SCH-16 Decision catalogue: the vocabulary. Every option of every decision is one of these terms.

Terms that name a field come in blocks, one term for each field of all maps together; `s.board.offset` is the
number of the first field of the map in play.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, Protocol

from grognard.games.scharz.board import SHEETS, Board, Field, board_for
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.tables import (
    CLIMATES,
    DIE_IDS,
    ELEPHANT,
    HERD_IDS,
    TRANSPORT,
    UNIT_IDS,
)
from grognard.kernel.choice import Player, Term
from grognard.kernel.terms import Vocabulary


class OnBoard(Protocol):
    """Anything that is played on a board: the state."""

    board: Board


TERMS: Final = Vocabulary()

YES, NO, PASS, DONE, NONE, CANCEL, UNDO = TERMS.keywords(
    "yes", "no", "pass", "done", "none", "cancel", "undo"
)
ACCEPT, DECLINE, ALL, STAY, CLEAR = TERMS.keywords("accept", "decline", "all", "stay", "clear")
YES_NO: Final = [YES, NO]

# SCH-14 Diplomacy
SUBMIT, TRIBUTE, REQUEST_PASSAGE, AGREEMENT = TERMS.keywords(
    "submit", "tribute", "request_passage", "agreement"
)
COINS, GOODS, GRAIN, FISH = TERMS.keywords("coins", "goods", "grain", "fish")
NON_AGGRESSION, OPEN_BORDERS, SECURE_CONNECTION = TERMS.keywords(
    "non_aggression", "open_borders", "secure_connection"
)

# SCH-8 to 11 Combat
SALLY, STAND, BREAK_OFF, PURSUE = TERMS.keywords("sally", "stand", "break_off", "pursue")
ASSAULT, RAID_SHIPYARD, HOLD, CONTINUE, STOP = TERMS.keywords(
    "assault", "raid_shipyard", "hold", "continue", "stop"
)
OCCUPY, DESTROY, TAKE, BURN, SLAUGHTER, LEAVE = TERMS.keywords(
    "occupy", "destroy", "take", "burn", "slaughter", "leave"
)

# SCH-12.3 Trade
BUILD, ADD_WORKERS, SPEED_UP, BUY_LIGHT, HIRE, HIRE_FOR_PRESTIGE, DOUBLE_PURCHASE = TERMS.keywords(
    "build", "add_workers", "speed_up", "buy_light", "hire", "hire_for_prestige", "double_purchase"
)
UPGRADE, MOUNT, DEGRADE, SELL_SHIP, DISBAND, BANK, BUY_HERD, SELL_HERD = TERMS.keywords(
    "upgrade", "mount", "degrade", "sell_ship", "disband", "bank", "buy_herd", "sell_herd"
)
OFFER_TRADE, REDEMPTION, COMMANDER, EXTRA_RIVAL, CORSAIRS = TERMS.keywords(
    "offer_trade", "redemption", "commander", "extra_rival", "corsairs"
)
COIN1, COIN5, GRAIN1, GRAIN5, FISH1 = TERMS.keywords("coin1", "coin5", "grain1", "grain5", "fish1")

# SCH-13 Special phases
SMALL, MEDIUM, LARGE = TERMS.keywords("small", "medium", "large")
BAD, NORMAL, GOOD = TERMS.keywords("bad", "normal", "good")
CLIMATE_TERMS: Final = [TERMS.add(name, "climate") for name in (*CLIMATES, "sea")]
SEASON_TERMS: Final = [TERMS.add(row.id, "season", row.names) for row in BOOK.seasons]

# SCH-15 Victory
UNIFICATION, DOMINANCE, MIGHT = TERMS.keywords("unification", "dominance", "might")
CLAIM_TERMS: Final = [UNIFICATION, DOMINANCE, MIGHT]

_NUMBERS: Final = TERMS.numbers(0, 99)
SEAT_TERMS: Final = TERMS.players(4)
JOINT_ATTACK: Final = [
    TERMS.add(f"joint_attack:seat-{p}", "agreement", None, (SEAT_TERMS[p],), "joint_attack") for p in range(4)
]

# SCH-5 Pieces. A piece is a unit kind or, as the last one, working light infantry (SCH-5.8).
KIND_TERMS: Final = [TERMS.add(row.id, "unit", row.names) for row in BOOK.units]
LIGHT_WORKING: Final = TERMS.add("light_working", "unit")
WORKING_PIECE: Final = len(UNIT_IDS)
PIECE_TERMS: Final = [*KIND_TERMS, LIGHT_WORKING]
HERD_TERMS: Final = [TERMS.add(row.id, "herd", row.names) for row in BOOK.herds]
BUILDING_TERMS: Final = [TERMS.add(row.id, "building", row.names) for row in BOOK.buildings]
LOT_TERMS: Final = [TERMS.add(row.id, "lot") for row in BOOK.lots]
FACTION_TERMS: Final = [TERMS.add(row.id, "faction", row.names) for row in BOOK.factions]
BONUS_TERMS: Final = [TERMS.add(f"bonus:{row.id}", "bonus", row.names) for row in BOOK.bonuses]

# SCH-10.11 Re-rolls: by which means, a die of which colour, showing how many swords.
MEANS: Final = ("heavy", "commander", "prestige")
_MEANS_TERMS: Final = [TERMS.add(f"by_{means}", "keyword") for means in MEANS]
_COLOUR_TERMS: Final = [
    TERMS.add(f"die:{colour}", "die", BOOK.dice[n].names) for n, colour in enumerate(DIE_IDS[:3])
]
REROLL_TERMS: Final[dict[str, Term]] = {
    f"{means}:{DIE_IDS[colour]}:{face}": TERMS.add(
        f"{means}:{DIE_IDS[colour]}:{face}",
        "reroll",
        None,
        (_MEANS_TERMS[m], _COLOUR_TERMS[colour], _NUMBERS[face]),
        "reroll",
    )
    for m, means in enumerate(MEANS)
    for colour in range(3)
    for face in sorted(set(BOOK.dice[colour].faces))
}

# Fields and what stands in them.
_AREAS: Final = [area for sheet in SHEETS for area in sheet.areas]


def _fields() -> Term:
    terms = [TERMS.add(area.id, "field", area.names) for area in _AREAS]
    return terms[0]


FIELDS: Final = _fields()


def _block(word: str, kind: str, pattern: str, *parts: Term) -> Term:
    """One term for each field, named `word` with the id of the field behind it; the first of them."""
    terms = [
        TERMS.add(word + area.id, kind, None, (*parts, FIELDS + n), pattern) for n, area in enumerate(_AREAS)
    ]
    return terms[0]


YARDS: Final = _block("shipyard:", "shipyard", "shipyard_of")
SELLS: Final = _block("sell:", "sell", "sell_at")
INS: Final = _block("in:", "place", "in_settlement")
ONS: Final = _block("on:", "place", "on_field")
GRAINS: Final = _block("grain@", "store", "grain_at")
FISHES: Final = _block("fish@", "store", "fish_at")
SETTLEMENTS: Final = _block("settlement@", "settlement", "settlement_at")
PIECES_AT: Final = [_block(f"{TERMS.word(term)}@", "piece", "piece_at", term) for term in PIECE_TERMS]
HERDS_IN: Final = [_block(f"{TERMS.word(term)}@in:", "herd_place", "herd_in", term) for term in HERD_TERMS]
HERDS_ON: Final = [_block(f"{TERMS.word(term)}@on:", "herd_place", "herd_on", term) for term in HERD_TERMS]
_FIELD_COUNT: Final = len(_AREAS)


def _yards_and_seas() -> dict[int, Term]:
    """SCH-10.34 A shipyard that is too small for all, and the sea field for the rest."""
    found: dict[int, Term] = {}
    for sheet in SHEETS:
        board = board_for(sheet.info.id, 4)
        for battle in board.sea_fields:
            for yard in board.coasts[battle]:
                for sea in board.seas[battle]:
                    a, b = sheet.offset + yard, sheet.offset + sea
                    if (a << 10 | b) not in found:
                        word = f"shipyard:{_AREAS[a].id}+{_AREAS[b].id}"
                        parts = (FIELDS + a, FIELDS + b)
                        found[a << 10 | b] = TERMS.add(word, "shipyard", None, parts, "shipyard_and_sea")
    return found


_YARD_AND_SEA: Final = _yards_and_seas()

# SCH-5.12 Transports by what they carry: unit kinds 0 to 5, herd kinds from 6 on.
HERD_CARGO: Final = TRANSPORT


def _cargoes() -> dict[tuple[int, ...], Term]:
    items = [n for n in range(HERD_CARGO + len(HERD_IDS)) if n != ELEPHANT]
    room = BOOK.units[TRANSPORT].capacity
    loads: list[tuple[int, ...]] = [
        load for size in range(1, room + 1) for load in combinations_with_replacement(items, size)
    ]
    found: dict[tuple[int, ...], Term] = {(): KIND_TERMS[TRANSPORT]}
    for load in [*loads, (ELEPHANT,)]:
        parts = tuple(KIND_TERMS[n] if n < HERD_CARGO else HERD_TERMS[n - HERD_CARGO] for n in load)
        word = f"{UNIT_IDS[TRANSPORT]}:" + "+".join(TERMS.word(part) for part in parts)
        found[load] = TERMS.add(word, "unit", None, parts, f"transport_with_{len(load)}")
    return found


_CARGOES: Final = _cargoes()


def number(n: int) -> Term:
    """The term of a number from 0 to 99."""
    return _NUMBERS[n]


def numbers(first: int, last: int) -> list[Term]:
    """The terms of the numbers from first to last."""
    return _NUMBERS[first : last + 1]


def value_of(term: Term) -> int:
    """The number that a term names."""
    return term - _NUMBERS[0]


def is_number(term: Term) -> bool:
    return _NUMBERS[0] <= term <= _NUMBERS[-1]


def seat_of(term: Term) -> Player:
    """The player that a term names."""
    return term - SEAT_TERMS[0]


def reroll_term(means: str, colour: int, face: int) -> Term:
    return REROLL_TERMS[f"{means}:{DIE_IDS[colour]}:{face}"]


def cargo_term(cargo: tuple[int, ...]) -> Term:
    """A transport with this cargo: unit kinds, and herd kinds counted from HERD_CARGO, in order."""
    return _CARGOES[cargo]


def field_term(s: OnBoard, f: Field) -> Term:
    return FIELDS + s.board.offset + f


def field_terms(s: OnBoard, fields: list[Field]) -> list[Term]:
    base = FIELDS + s.board.offset
    return [base + f for f in fields]


def is_field(term: Term) -> bool:
    return FIELDS <= term < FIELDS + _FIELD_COUNT


def field_of(s: OnBoard, term: Term) -> Field:
    """The field that a field term names."""
    return term - FIELDS - s.board.offset


def term_at(s: OnBoard, block: Term, f: Field) -> Term:
    """The term for field f in a block such as YARDS, INS or PIECES_AT[LIGHT]."""
    return block + s.board.offset + f


def is_in(block: Term, term: Term) -> bool:
    """Whether a term belongs to a block."""
    return block <= term < block + _FIELD_COUNT


def field_in(s: OnBoard, block: Term, term: Term) -> Field:
    """The field of a term of this block."""
    return term - block - s.board.offset


def place_of(s: OnBoard, term: Term) -> Field:
    """The field that a term of any field block speaks of."""
    return (term - FIELDS) % _FIELD_COUNT - s.board.offset


def block_of(term: Term) -> Term:
    """The block that a term belongs to, as its first term."""
    return term - (term - FIELDS) % _FIELD_COUNT


def yard_and_sea_term(s: OnBoard, yard: Field, sea: Field) -> Term:
    return _YARD_AND_SEA[s.board.offset + yard << 10 | s.board.offset + sea]
