"""EMP-16 Recruit and disband: the display, special cards, the discard pile."""

from __future__ import annotations

from bisect import insort
from typing import Final

from grognard.games.empires.aftermath import discard_recruit
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import (
    DIPLOMAT,
    ENGINEER,
    LIMIT,
    MARK,
    MERCHANT,
    MILITARY_LEADER,
    SPECIAL,
    UNIT_OF,
    UNKNOWN,
    Unit,
)
from grognard.games.empires.map import SIDES
from grognard.games.empires.markers import blocks_of, pay
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.terms import NONE, REFRESH, Card
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

RECRUIT_CARD: Final = Ask("recruit", "EMP-16.1", "card")
DISBAND_CARD: Final = Ask("disband", "EMP-16.8", "card")

RECRUITED: Final = Told("recruited", "EMP-16.1", "who:player", "card:term")
REFRESHED: Final = Told("refreshed", "EMP-16.2", "who:player", "blocks:number", "cards:terms")
NOT_RECRUITED: Final = Told("not_recruited", "EMP-16.3", "who:player")
DISBANDED: Final = Told("disbanded", "EMP-16.8", "who:player", "card:term")


def recruit(s: EmpiresState, player: Player) -> Procedure[bool]:
    """EMP-16.1 to EMP-16.3 Take a card of the display, before or after refreshing it once."""
    if not s.refreshed:
        options = takeable(s, player)
        if blocks_of(s, player) >= BOOK.cost.refresh_display:
            options.append(REFRESH)
        card = yield Choice(player, RECRUIT_CARD, options)
        if card != REFRESH:
            take_card(s, player, card)
            return False
        refresh(s, player)
        s.refreshed = True
    yield CHECKPOINT
    # EMP-16.3 After a refresh he may leave it at that.
    card = yield Choice(player, RECRUIT_CARD, [*takeable(s, player), NONE])
    s.refreshed = False
    if card == NONE:
        s.journal.tell(NOT_RECRUITED, player)
    else:
        take_card(s, player, card)
    return False


def disband(s: EmpiresState, player: Player) -> Procedure[bool]:
    """EMP-16.8 A recruited card goes from hand to the discard pile."""
    card = yield Choice(player, DISBAND_CARD, disbandable(s, player))
    discard_recruit(s, player, card)
    s.journal.tell(DISBANDED, player, card)
    return False


# -- which cards ----------


def can_recruit(s: EmpiresState, player: Player) -> bool:
    """EMP-16.3 Whether a card may be taken, or the display can be refreshed."""
    if blocks_of(s, player) >= BOOK.cost.refresh_display:
        return True
    return any(may_take(s, player, card) for card in s.display)


def takeable(s: EmpiresState, player: Player) -> list[Card]:
    """EMP-16.4, EMP-16.5 The different cards of the display that the player may take."""
    return [card for card in dict.fromkeys(s.display) if may_take(s, player, card)]


def may_take(s: EmpiresState, player: Player, card: Card) -> bool:
    """EMP-16.4 A card with a mark needs a province of that side; EMP-16.5 some specials only once."""
    mark = MARK[card]
    if mark != UNKNOWN and not s.lands[player] & SIDES[mark]:
        return False
    if not SPECIAL[card]:
        return True
    unit = UNIT_OF[card]
    return not LIMIT[unit] or specials_of(s, unit)[player] < LIMIT[unit]


def can_disband(s: EmpiresState, player: Player) -> bool:
    """EMP-8.5 Whether he holds a card that can be disbanded."""
    return bool(s.recruited[player] and disbandable(s, player))


def disbandable(s: EmpiresState, player: Player) -> list[Card]:
    """EMP-16.8, EMP-16.9 Recruited cards in hand; EMP-16.11 with the option none that is on offer."""
    cards = list(dict.fromkeys(s.recruited[player]))
    if s.rules.disband_not_on_offer:
        return [card for card in cards if card not in s.display]
    return cards


def specials_of(s: EmpiresState, unit: Unit) -> list[int]:
    """By player: how many special cards of this kind lie before him."""
    if unit == MILITARY_LEADER:
        return s.leaders
    if unit == ENGINEER:
        return s.engineers
    if unit == DIPLOMAT:
        return s.diplomats
    assert unit == MERCHANT, "there are four kinds of special cards"
    return s.merchants


# -- moving cards ----------


def take_card(s: EmpiresState, player: Player, card: Card) -> None:
    """EMP-16.1, EMP-16.5 Into the hand, or face up before the player; the display is refilled."""
    s.display.remove(card)
    if SPECIAL[card]:
        specials_of(s, UNIT_OF[card])[player] += 1
    else:
        hand = list(s.recruited[player])
        insort(hand, card)
        s.recruited[player] = tuple(hand)
    s.journal.tell(RECRUITED, player, card)
    refill(s)


def refresh(s: EmpiresState, player: Player) -> None:
    """EMP-16.2, EMP-16.7 For a block all cards of the display are discarded and replaced."""
    pay(s, player, BOOK.cost.refresh_display)
    s.discard += s.display
    s.display.clear()
    refill(s)
    s.journal.tell(REFRESHED, player, BOOK.cost.refresh_display, tuple(s.display))


def refill(s: EmpiresState) -> None:
    """EMP-16.1, EMP-16.7 Six cards lie open; an empty deck is made anew from the discard pile."""
    while len(s.display) < BOOK.cards.display_size:
        if not s.draw:
            if not s.discard:
                return
            s.draw = s.discard
            s.discard = []
            s.dice.shuffle(s.draw)
        s.display.append(s.draw.pop())
