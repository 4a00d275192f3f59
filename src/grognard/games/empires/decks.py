"""EMP-23.2 Empire decks: the hand of a player, and what everybody knows of it."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from grognard.games.empires.cards import (
    DECK_CARDS,
    DECK_FIGHTERS,
    DECK_SEEN,
    FIGHTS,
    NO_DECK,
    SIDE_DECKS,
    UNKNOWN,
    Deck,
    Hand,
    Mode,
    Seen,
)
from grognard.games.empires.map import Side
from grognard.games.empires.state import EmpiresState
from grognard.kernel.choice import Player


def hand_of(s: EmpiresState, player: Player) -> Hand:
    """EMP-10.3 Empire cards and recruited cards."""
    return DECK_CARDS[s.deck[player]] + s.recruited[player]


def hand_for(s: EmpiresState, mode: Mode, player: Player) -> Hand:
    """EMP-10.4 The cards in the player's hand that are usable in this mode."""
    return fighters(s, mode, player, s.deck[player])


def fighters(s: EmpiresState, mode: Mode, player: Player, deck: Deck) -> Hand:
    """EMP-10.4 The usable cards the player would have with this Empire deck."""
    fights = FIGHTS[mode]
    return DECK_FIGHTERS[mode][deck] + tuple([card for card in s.recruited[player] if fights[card]])


def possible_decks(s: EmpiresState, player: Player) -> list[Deck]:
    """EMP-23.2 The decks that the player may have, as far as everybody knows."""
    side = s.side[player]
    if side == UNKNOWN:
        return [NO_DECK]
    place = holders(s, side).index(player)
    found = [deal[place] for deal in possible_deals(s, side)]
    return [deck for deck in SIDE_DECKS[side] if deck in found]


def holders(s: EmpiresState, side: Side) -> list[Player]:
    """The players with an Empire deck of this side."""
    return [player for player in range(s.players) if s.side[player] == side]


def possible_deals(s: EmpiresState, side: Side) -> list[tuple[Deck, ...]]:
    """EMP-23.3 The ways in which the decks of a side can lie: those of the holders, then those left over."""
    return _deals(side, tuple([s.seen[player] for player in holders(s, side)]))


@lru_cache(maxsize=1024)
def _deals(side: Side, seen: tuple[Seen, ...]) -> list[tuple[Deck, ...]]:
    """Every deck must contain the Empire cards that its holder has revealed."""
    return [
        deal
        for deal in permutations(SIDE_DECKS[side])
        if not any(revealed & ~DECK_SEEN[deck] for revealed, deck in zip(seen, deal))
    ]
