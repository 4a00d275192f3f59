"""EMP-23 Hidden information: what a player may not know, and worlds that he must think possible."""

from __future__ import annotations

from grognard.games.empires.cards import (
    AT_SEA,
    CARDS_NEEDED,
    COPIES,
    IN_OPEN,
    NO_DECK,
    SEA_LIMITS,
    SEA_SLOT,
    SLOW,
    SPECIAL,
    UNIT_OF,
    UNKNOWN,
    Hand,
    Mode,
)
from grognard.games.empires.decks import hand_for, holders, possible_deals
from grognard.games.empires.map import NORTH, SOUTH
from grognard.games.empires.recruit import specials_of
from grognard.games.empires.sea import sea_cards
from grognard.games.empires.state import COMMITTING, ORDERING, Battle, EmpiresState
from grognard.games.empires.terms import AVAILABLE_CARDS, Card
from grognard.kernel.choice import Player
from grognard.kernel.dice import Dice


def redact(s: EmpiresState, player: Player | None) -> EmpiresState:
    """EMP-23.2 Blank what the player (None: a spectator) may not know; numbers of cards stay."""
    s.draw = [UNKNOWN] * len(s.draw)
    s.spare = [[UNKNOWN] * len(decks) for decks in s.spare]
    s.deck = [deck if deck == NO_DECK or holder == player else UNKNOWN for holder, deck in enumerate(s.deck)]
    if s.battle is not None:
        redact_battle(s.battle, player)
    return s


def redact_battle(b: Battle, player: Player | None) -> None:
    """EMP-22.4 Cards and order of the other side; of a choice still being made not even the number."""
    for side, fighter in enumerate((b.attacker, b.defender)):
        if fighter != player:
            b.committed[side] = blanks(b.committed[side], b.stage > COMMITTING)
            b.order[side] = blanks(b.order[side], b.stage > ORDERING)


def blanks(cards: list[Card], complete: bool) -> list[Card]:
    return [UNKNOWN] * len(cards) if complete else []


# -- worlds ----------


def determinize(s: EmpiresState, player: Player, dice: Dice) -> EmpiresState:
    """EMP-23.3 Deal the unknown decks, the draw deck and committed cards at random."""
    deal_decks(s, player, dice)
    s.draw = undrawn(s)
    dice.shuffle(s.draw)
    if s.battle is not None:
        for side, fighter in enumerate((s.battle.attacker, s.battle.defender)):
            if UNKNOWN in s.battle.committed[side]:
                s.battle.committed[side] = some_cards(
                    hand_for(s, s.battle.mode, fighter), s.battle.mode, dice
                )
            if UNKNOWN in s.battle.order[side]:
                s.battle.order[side] = some_order(s.battle.committed[side], s.battle.mode, dice)
    return s


def deal_decks(s: EmpiresState, player: Player, dice: Dice) -> None:
    """EMP-23.3 Decks of each side so that they fit the revealed Empire cards and the player's own deck."""
    for side in (NORTH, SOUTH):
        players = holders(s, side)
        deals = [
            deal
            for deal in possible_deals(s, side)
            if player not in players or deal[players.index(player)] == s.deck[player]
        ]
        deal = deals[dice.below(len(deals))]
        for holder, deck in zip(players, deal):
            s.deck[holder] = deck
        s.spare[side] = list(deal[len(players) :])


def undrawn(s: EmpiresState) -> list[Card]:
    """The Available Army cards that lie neither in the display nor in a hand nor in the discard pile."""
    left = COPIES.copy()
    for card in (*s.display, *s.discard, *[card for hand in s.recruited for card in hand]):
        left[card] -= 1
    for card in AVAILABLE_CARDS:
        if SPECIAL[card]:
            left[card] -= sum(specials_of(s, UNIT_OF[card]))
    return [card for card in AVAILABLE_CARDS for _ in range(left[card])]


def some_cards(hand: Hand, mode: Mode, dice: Dice) -> list[Card]:
    """A choice of cards that the rules allow (EMP-10.3, EMP-13.2), each equally likely to be in it."""
    cards = list(hand)
    dice.shuffle(cards)
    if mode != AT_SEA:
        return sorted(cards[: CARDS_NEEDED[mode]])
    room = SEA_LIMITS.copy()
    chosen: list[Card] = []
    for card in cards:
        if room[SEA_SLOT[card]] and len(chosen) < sea_cards(hand):
            room[SEA_SLOT[card]] -= 1
            chosen.append(card)
    return sorted(chosen)


def some_order(cards: list[Card], mode: Mode, dice: Dice) -> list[Card]:
    """An order that the rules allow to everybody (EMP-10.7)."""
    order = cards.copy()
    dice.shuffle(order)
    if mode == IN_OPEN:
        order.sort(key=SLOW.__getitem__)
    return order
