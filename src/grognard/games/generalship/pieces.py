"""GEN-2.1, GEN-22 Pieces: how many there are in all places together, and how long a game can last."""

from __future__ import annotations

from grognard.games.generalship.book import (
    ADVANCED_DECK,
    BASIC_DECK,
    BASICS,
    LAYOUTS,
    NOBODY,
    PAGES,
    POINTS,
    TECHNOLOGIES,
)
from grognard.games.generalship.draft import pieces_left
from grognard.games.generalship.state import GenState
from grognard.games.generalship.units import units_of


def components(s: GenState) -> dict[str, int]:
    """GEN-2.1 Cards, tiles and unit pieces, wherever they are."""
    return {
        "generals": generals(s),
        "technology": len(s.tech_deck) + len(s.tech_discards) + sum(len(hand) for hand in s.technology),
        "events": len(s.event_deck) + sum(event >= 0 for event in s.events),
        "neutral_tiles": neutral_tiles(s),
        "units": sum(pieces_left(s)) + sum(units_of(s, player) for player in range(s.players)),
        "basic_tactics": tactics(s, basic=True),
        "advanced_tactics": tactics(s, basic=False),
    }


def generals(s: GenState) -> int:
    held = sum(len(cards) for cards in (*s.power, *s.unused))
    commanders = sum(card != NOBODY for card in s.commander)
    return len(s.generals) + len(s.discards) + held + commanders + (s.picked != NOBODY)


def neutral_tiles(s: GenState) -> int:
    """Laid and left over; before the map is made all of them."""
    if not s.near:
        return len(PAGES.neutral)
    return len(s.leftover) + len(s.laid) - 3 * s.players


def tactics(s: GenState, basic: bool) -> int:
    """The cards of the battle being fought; between battles complete decks."""
    b = s.battle
    if b is None or not b.dealt:
        return len(BASIC_DECK[0] if basic else ADVANCED_DECK[0])
    count = len(b.basic_deck if basic else b.advanced_deck)
    for side in b.sides:
        count += len(side.basic if basic else side.advanced)
        count += sum((card < BASICS) == basic for card in side.exchanged)
    return count + sum((card < BASICS) == basic for card in b.played)


def most_decisions(players: int, cycles: int) -> int:
    """GEN-22.1 More decisions than this no game can have.

    A march turn is the longest: every piece of the box could step three times, picked one by one into its
    groups, and every step could lead to a battle, in which all cards are exchanged and assigned one by one.
    """
    pieces = sum(row.count for row in PAGES.units)
    steps = (max(POINTS) + 1) * pieces
    cancels = players * PAGES.limits.cancels_per_action
    undos = 4 * PAGES.limits.undos_per_attack
    cards = len(BASIC_DECK[0]) + len(ADVANCED_DECK[0])
    battle = 4 * cards + len(PAGES.generals) + undos + pieces
    turn = (steps + cancels) * (pieces + 4) + steps * battle
    upkeep = 3 * (pieces + cancels)
    turns = PAGES.turns.rounds_per_cycle * players
    setup = 10 * players + len(LAYOUTS) + len(TECHNOLOGIES)
    return setup + cycles * (turns * turn + upkeep)
