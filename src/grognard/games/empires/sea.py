"""EMP-13 Sea battle: which cards go on board."""

from __future__ import annotations

from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import SEA_LIMITS, SEA_SLOT, Hand
from grognard.games.empires.terms import Card


def committable_at_sea(hand: Hand, chosen: list[Card]) -> list[Card]:
    """EMP-13.2, EMP-13.3 The next card can be one of these, so that the full number is still reached."""
    needed = sea_cards(hand)
    if len(chosen) == needed:
        return []
    room = SEA_LIMITS.copy()
    for card in chosen:
        room[SEA_SLOT[card]] -= 1
    start = hand.index(chosen[-1]) + chosen.count(chosen[-1]) if chosen else 0
    options = []
    for place in range(start, len(hand)):
        slot = SEA_SLOT[hand[place]]
        if room[slot] and hand[place] not in options:
            room[slot] -= 1
            if len(chosen) + 1 + most_cards(hand[place + 1 :], room) >= needed:
                options.append(hand[place])
            room[slot] += 1
    return options


def sea_cards(hand: Hand) -> int:
    """EMP-13.3, EMP-22.3 How many cards this hand must commit."""
    return min(BOOK.battle.sea_cards, most_cards(hand, SEA_LIMITS))


def most_cards(hand: Hand, room: list[int]) -> int:
    """How many of these cards fit into the places left."""
    counts = [0] * len(room)
    for card in hand:
        counts[SEA_SLOT[card]] += 1
    return sum(min(count, places) for count, places in zip(counts, room))
