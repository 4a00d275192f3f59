"""EMP-2 and EMP-10.4 The army cards: units, strengths, where they fight, which deck holds which."""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.games.empires.book import BOOK
from grognard.games.empires.components import UnitRow
from grognard.games.empires.map import NORTH, SIDE_NAMES, SOUTH, Side
from grognard.games.empires.terms import (
    AVAILABLE_CARDS,
    CARD_END,
    EMPIRE_CARDS,
    FIRST_AVAILABLE,
    FIRST_EMPIRE,
    Card,
    empire_card,
)

Unit: TypeAlias = int
"""A type of unit, in the order of cards.toml."""

Mode: TypeAlias = int
"""How a battle is fought (EMP-10.1)."""
IN_OPEN: Final = 0
IN_SIEGE: Final = 1
AT_SEA: Final = 2
MODE_NAMES: Final = ("open", "siege", "sea")

Deck: TypeAlias = int
"""An Empire deck; two more values stand for none at all and for one that the player may not know."""
DECK_COUNT: Final = len(BOOK.decks)
NO_DECK: Final = DECK_COUNT
UNKNOWN: Final = -1
"""A deck or card that the player may not know."""

Hand: TypeAlias = tuple[Card, ...]
"""Cards in the order of the card list; equal cards stand side by side."""

UNIT_IDS: Final = [unit.id for unit in BOOK.units]


def unit_named(name: str) -> Unit:
    """The unit type with this id of cards.toml."""
    return UNIT_IDS.index(name)


WARBAND: Final = unit_named("warband")
ELEPHANT: Final = unit_named("elephant")
ARTILLERY: Final = unit_named("artillery")
SIEGE_TOWER: Final = unit_named("siege_tower")
MILITARY_LEADER: Final = unit_named("military_leader")
ENGINEER: Final = unit_named("engineer")
DIPLOMAT: Final = unit_named("diplomat")
MERCHANT: Final = unit_named("merchant")

# -- by card ----------

UNIT_OF: Final[list[Unit]] = [UNKNOWN] * CARD_END
STRENGTH: Final = [0] * CARD_END
CARD_VP: Final = [0] * CARD_END
MARK: Final[list[Side]] = [UNKNOWN] * CARD_END
"""EMP-16.4 The side that must be controlled to take the card; UNKNOWN where any will do."""
COPIES: Final = [0] * CARD_END
"""How many of each Available Army card there are."""

for _row in BOOK.empire:
    _card = empire_card(_row)
    UNIT_OF[_card] = unit_named(_row.unit)
    STRENGTH[_card] = _row.strength
for _card, _available in zip(AVAILABLE_CARDS, BOOK.available):
    UNIT_OF[_card] = unit_named(_available.unit)
    STRENGTH[_card] = _available.strength
    CARD_VP[_card] = _available.vp
    COPIES[_card] = _available.copies
    if _available.mark != "any":
        MARK[_card] = SIDE_NAMES.index(_available.mark)


def _row_of(card: Card) -> UnitRow:
    return BOOK.units[UNIT_OF[card]]


ALL_CARDS: Final = [*EMPIRE_CARDS, *AVAILABLE_CARDS]
SLOW: Final = [card in ALL_CARDS and _row_of(card).speed == "slow" for card in range(CARD_END)]
"""EMP-10.7 Whether the card comes after all fast ones."""
SPECIAL: Final = [card in ALL_CARDS and _row_of(card).kind == "special" for card in range(CARD_END)]
"""EMP-16.5 Whether the card is laid open before its owner."""
SEA_SLOTS: Final = ("marine", "marine_skirmisher", "artillery", "galley")
SEA_LIMITS: Final = [
    BOOK.sea_limits.marine,
    BOOK.sea_limits.marine_skirmisher,
    BOOK.sea_limits.artillery,
    BOOK.sea_limits.galley,
]
"""EMP-13.2 By sea slot: how many cards one side may use."""
SEA_SLOT: Final = [UNKNOWN] * CARD_END
for _card in ALL_CARDS:
    if _row_of(_card).sea_slot != "none":
        SEA_SLOT[_card] = SEA_SLOTS.index(_row_of(_card).sea_slot)


def _fights(card: Card, mode: Mode) -> bool:
    if card not in ALL_CARDS:
        return False
    unit = _row_of(card)
    return (unit.open_battle, unit.siege, unit.sea_slot != "none")[mode]


FIGHTS: Final = [[_fights(card, mode) for card in range(CARD_END)] for mode in (IN_OPEN, IN_SIEGE, AT_SEA)]
"""EMP-10.4 By mode and card: whether the card is usable."""

CARDS_NEEDED: Final = (BOOK.battle.open_cards, BOOK.battle.siege_cards, BOOK.battle.sea_cards)
"""EMP-10.3 By mode: how many cards a side commits; at sea at most (EMP-13.3)."""

LIMIT: Final = {unit_named(row.id): row.max_per_player for row in BOOK.specials}
"""EMP-16.5 By special unit: how many a player may have; 0 means no limit."""

# -- profiles: what matters in a combat ----------

_FIGHTING: Final = [card for card in ALL_CARDS if not SPECIAL[card]]
PROFILES: Final = list(dict.fromkeys((UNIT_OF[card], STRENGTH[card]) for card in _FIGHTING))
"""The different pairs of unit and strength; Empire and recruited cards fight alike."""
PROFILE: Final = [UNKNOWN] * CARD_END
for _card in _FIGHTING:
    PROFILE[_card] = PROFILES.index((UNIT_OF[_card], STRENGTH[_card]))

# -- decks ----------


def _cards_of(deck: Deck) -> Hand:
    if deck == NO_DECK:
        return ()
    rows = [row for row in BOOK.empire if row.deck == BOOK.decks[deck].id]
    return tuple(sorted(empire_card(row) for row in rows for _ in range(row.copies)))


DECK_CARDS: Final = [_cards_of(deck) for deck in range(DECK_COUNT + 1)]
"""By deck: its cards; NO_DECK holds none, and neither does an UNKNOWN deck."""
DECK_SIDE: Final = [SIDE_NAMES.index(deck.side) for deck in BOOK.decks]
DECK_FIGHTERS: Final = [
    [tuple(card for card in cards if FIGHTS[mode][card]) for cards in DECK_CARDS]
    for mode in (IN_OPEN, IN_SIEGE, AT_SEA)
]
"""By mode and deck: its usable cards."""
SIDE_DECKS: Final = [
    [deck for deck in range(DECK_COUNT) if DECK_SIDE[deck] == side] for side in (NORTH, SOUTH)
]

Seen: TypeAlias = int
"""Which Empire cards of a player others have seen: a bit per card, and a second row of bits for two of it."""


def seen_bits(cards: Hand) -> Seen:
    """EMP-23.2 What is known of a deck after these cards were seen at the same time."""
    seen = 0
    for card in cards:
        if card < FIRST_AVAILABLE:
            bit = 1 << card - FIRST_EMPIRE
            while seen & bit:
                bit <<= len(EMPIRE_CARDS)
            seen |= bit
    return seen


DECK_SEEN: Final = [seen_bits(cards) for cards in DECK_CARDS]
"""By deck: what is known when all of it has been seen."""


def is_empire(card: Card) -> bool:
    return card < FIRST_AVAILABLE


def seen_cards(seen: Seen) -> list[Card]:
    """The Empire cards that these bits stand for."""
    count = len(EMPIRE_CARDS)
    return sorted(FIRST_EMPIRE + bit % count for bit in range(seen.bit_length()) if seen >> bit & 1)
