"""EMP-3 Setup: decks, first markers, further markers, fortifications, the display."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.map import NORTH, PROVINCES, SIDES, SOUTH, Areas, listed, near, side_of
from grognard.games.empires.markers import add_marker, neutral_areas
from grognard.games.empires.recruit import refill
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.terms import NORTH_TABLE, SOUTH_TABLE
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

SETUP_START: Final = Ask("setup_start", "EMP-3.5", "area")
SETUP_PLACE: Final = Ask("setup_place", "EMP-3.9", "area")
SETUP_FORT: Final = Ask("setup_fort", "EMP-3.11", "area")

SETUP_FIRST: Final = Told("setup_first", "EMP-3.4", "who:player")
STARTED: Final = Told("started", "EMP-3.7", "who:player", "area:term", "side:term")
PLACED: Final = Told("placed", "EMP-3.9", "who:player", "area:term")
FORTIFIED_START: Final = Told("fortified_start", "EMP-3.11", "who:player", "area:term")
LAID_OUT: Final = Told("laid_out", "EMP-3.12", "cards:terms")


def shuffle_decks(s: EmpiresState) -> Procedure[None]:
    """EMP-3.3, EMP-3.4, EMP-3.14 Northern decks, southern decks, then who is the first to choose."""
    yield CHECKPOINT
    s.dice.shuffle(s.spare[NORTH])
    s.dice.shuffle(s.spare[SOUTH])
    s.first = s.dice.roll(s.players) - 1
    s.journal.tell(SETUP_FIRST, s.first)


def place_first_markers(s: EmpiresState) -> Procedure[None]:
    """EMP-3.5, EMP-3.7 Everybody chooses a province and gets a deck of its side, unseen by the others."""
    while s.place < s.players:
        yield CHECKPOINT
        player = in_play_order(s, s.place)
        province = yield Choice(player, SETUP_START, listed(starting_provinces(s)))
        add_marker(s, player, province)
        take_deck(s, player, side_of(province))
        s.journal.tell(STARTED, player, province, (NORTH_TABLE, SOUTH_TABLE)[s.side[player]])
        s.place += 1
    s.place = 0
    s.round = 2


def place_further_markers(s: EmpiresState) -> Procedure[None]:
    """EMP-3.8 One marker each in play order, until all initial markers stand on the map."""
    while s.round <= s.rules.initial_markers:
        while s.place < s.players:
            yield CHECKPOINT
            player = in_play_order(s, s.place)
            area = yield Choice(player, SETUP_PLACE, listed(setup_areas(s, player)))
            add_marker(s, player, area)
            s.journal.tell(PLACED, player, area)
            s.place += 1
        s.place = 0
        s.round += 1


def place_fortifications(s: EmpiresState) -> Procedure[None]:
    """EMP-3.11 Everybody fortifies a province of his."""
    while s.place < s.players:
        yield CHECKPOINT
        player = in_play_order(s, s.place)
        province = yield Choice(player, SETUP_FORT, listed(s.lands[player] & PROVINCES))
        s.forts |= 1 << province
        s.forts_left -= 1
        s.journal.tell(FORTIFIED_START, player, province)
        s.place += 1
    s.place = 0


def lay_out_cards(s: EmpiresState) -> Procedure[None]:
    """EMP-3.12 The Available Army deck is shuffled, six cards are laid out face up."""
    yield CHECKPOINT
    s.dice.shuffle(s.draw)
    refill(s)
    s.journal.tell(LAID_OUT, tuple(s.display))


def in_play_order(s: EmpiresState, place: int) -> Player:
    """EMP-3.2 The player at this place, clockwise from the first player."""
    return (s.first + place) % s.players


def starting_provinces(s: EmpiresState) -> Areas:
    """EMP-3.5, EMP-3.6 Neutral provinces of a side on which not yet three have started."""
    areas = neutral_areas(s)
    for side in (NORTH, SOUTH):
        if s.side.count(side) == BOOK.players.max_starting_per_side:
            areas &= ~SIDES[side]
    return areas & PROVINCES


def setup_areas(s: EmpiresState, player: Player) -> Areas:
    """EMP-3.9, EMP-3.10 Own areas and their neutral neighbours."""
    own = s.lands[player]
    return own | near(own) & neutral_areas(s)


def take_deck(s: EmpiresState, player: Player, side: int) -> None:
    """EMP-3.7 The first deck left of the shuffled trio."""
    s.side[player] = side
    s.deck[player] = s.spare[side].pop(0)
