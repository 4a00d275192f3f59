"""EMP-2.2 and EMP-25 Pieces that are never lost, and how long a game can last."""

from __future__ import annotations

from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import AT_SEA, CARDS_NEEDED, COPIES, IN_OPEN, MERCHANT, NO_DECK, UNIT_OF
from grognard.games.empires.options import Rules
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.terms import AVAILABLE_CARDS, COLOURS


def components(s: EmpiresState) -> dict[str, int]:
    """EMP-2.2 All pieces of each kind, wherever they are."""
    count = {
        "fortifications": s.forts.bit_count() + s.forts_left,
        "available cards": len(s.draw) + len(s.display) + len(s.discard) + held_cards(s),
        "empire decks": sum(len(decks) for decks in s.spare) + s.players - s.deck.count(NO_DECK),
        "trade places": sum(s.room) + sum(sum(row) for row in s.trade),
    }
    for player in range(s.players):
        colour = COLOURS[player]["en"].lower()
        on_map = sum(markers for markers, owner in zip(s.markers, s.owner) if owner == player)
        count[f"{colour} control markers"] = s.control_stock[player] + on_map
        plundered = sum(warehouse[player] for warehouse in s.plunder)
        own = s.trade_stock[player] + s.warehouse[player]
        count[f"{colour} trade markers"] = own + plundered + sum(s.trade[player])
    return count


def held_cards(s: EmpiresState) -> int:
    """Available Army cards in hands and on display before the players."""
    specials = sum(s.leaders) + sum(s.engineers) + sum(s.diplomats) + sum(s.merchants)
    return specials + sum(len(hand) for hand in s.recruited)


def most_decisions(players: int, rules: Rules) -> int:
    """EMP-25.1 More decisions than this no game can have."""
    merchants = sum(COPIES[card] for card in AVAILABLE_CARDS if UNIT_OF[card] == MERCHANT)
    # Action, target, siege, cards and order of both sides, ambush, marker to reclaim.
    battle = 2 + 1 + 4 * max(CARDS_NEEDED[IN_OPEN], CARDS_NEEDED[AT_SEA]) + 2
    # Action, then an area and perhaps a victim for each marker.
    trade = 1 + 2 * (BOOK.trade.markers + merchants * BOOK.trade.per_merchant)
    actions = sum(BOOK.track.rounds_per_turn) * (1 + BOOK.battle.bonus_actions_per_turn)
    ransoms = BOOK.track.turns * max(len(column.provinces) for column in BOOK.revolt_columns)
    setup = players * (rules.initial_markers + 1)
    return setup + ransoms + players * actions * max(battle, trade)
