"""EMP-29 What tells who will win: features of a position, whose weights are fitted (`weights.toml`).

All of them are public, but for the strength of a player's own hand.
"""

from __future__ import annotations

from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import AT_SEA, DECK_CARDS, IN_OPEN, IN_SIEGE, UNKNOWN
from grognard.games.empires.decks import possible_decks
from grognard.games.empires.map import AMPHORAE, VP, is_sea, listed, near, vp_of
from grognard.games.empires.markers import neutral_areas
from grognard.games.empires.scoring import card_vp, control_vp, plunder_vp, total, trade_vp
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.tactics import lineup_strength
from grognard.games.empires.worth import is_strong, threatened
from grognard.kernel.choice import Player

FEATURES: Final = (
    "expected",  # points in the end if nothing changed
    "points",  # scored so far
    "trade",  # points of majorities, times the scorings still to come
    "cards",  # what recruited cards cost, times the scorings still to come
    "seas",
    "amphorae",
    "strong",  # points of areas with a fort or a second marker
    "threatened",  # points of areas next to a bigger army
    "frontier",  # points of neutral areas next to own ones
    "warehouse",
    "markers_left",
    "open_army",
    "siege_army",
    "fleet",
    "leaders",
    "engineers",
    "diplomats",
    "merchants",
    "later",  # how many players move before this one
)


def features(s: EmpiresState, player: Player) -> list[float]:
    """A number for each of FEATURES."""
    scorings = scorings_left(s)
    lands = s.lands[player]
    hand = DECK_CARDS[deck_of(s, player)] + s.recruited[player]
    own = listed(lands)
    points = total(s, player)
    control, trade, cards = (scorings * vp(s, player) for vp in (control_vp, trade_vp, card_vp))
    return [
        points + control + trade + cards + plunder_vp(s, player),
        points,
        trade,
        cards,
        sum(is_sea(area) for area in own),
        (lands & AMPHORAE).bit_count(),
        sum(VP[area] for area in own if is_strong(s, area)),
        vp_of(threatened(s, player)),
        vp_of(near(lands) & neutral_areas(s)),
        s.warehouse[player],
        s.control_stock[player],
        lineup_strength(hand, IN_OPEN),
        lineup_strength(hand, IN_SIEGE),
        lineup_strength(hand, AT_SEA),
        s.leaders[player],
        s.engineers[player],
        s.diplomats[player],
        s.merchants[player],
        (player - s.first) % s.players,
    ]


def progress(s: EmpiresState) -> float:
    """How much of the game is over, by the rounds that are left."""
    track = BOOK.track
    if s.turn == 0:
        return 0.0
    left = sum(track.rounds_per_turn[s.turn :]) + track.round_spaces - s.round
    return 1.0 - left / sum(track.rounds_per_turn)


def scorings_left(s: EmpiresState) -> int:
    """How many scorings are still to come."""
    return sum(turn >= s.turn for turn in BOOK.track.scoring_turns)


def deck_of(s: EmpiresState, player: Player) -> int:
    """His Empire deck, or one that it may be."""
    deck = s.deck[player]
    return possible_decks(s, player)[0] if deck == UNKNOWN else deck
