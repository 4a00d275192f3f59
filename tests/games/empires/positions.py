"""Positions in words, for tests that read like rulings."""

from __future__ import annotations

from grognard.games.empires import GAME
from grognard.games.empires.battle import battle, start_battle
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import DECK_SIDE, UNIT_IDS, UNIT_OF
from grognard.games.empires.map import listed
from grognard.games.empires.markers import add_marker, put_trade
from grognard.games.empires.recruit import specials_of
from grognard.games.empires.state import ATTACKER, CHOOSING_MODE, DEFENDER, NOBODY, EmpiresState
from grognard.games.empires.terms import TERMS
from grognard.games.empires.turn import TURN, action_rounds
from grognard.kernel.dice import Dice
from grognard.kernel.journal import Journal
from grognard.testing import Run, run

COLOURS = ("red", "blue", "green", "yellow", "purple")
RED, BLUE, GREEN, YELLOW, PURPLE = range(5)
NEUTRAL = NOBODY
SPECIALS = {
    "leader": "military_leader",
    "engineer": "engineer",
    "diplomat": "diplomat",
    "merchant": "merchant",
}
ACTIONS = TURN.index(action_rounds)


def position(
    *,
    players: int = 4,
    forts: str = "",
    trade: dict[str, str] | None = None,
    blocks: dict[int, int] | None = None,
    plunder: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    decks: dict[int, str] | None = None,
    specials: dict[int, str] | None = None,
    display: str = "",
    dice: list[int] | None = None,
    turn: int = 1,
    options: dict[str, str] | None = None,
    preset: str = "",
    **areas: str,
) -> EmpiresState:
    """A position in the action rounds.

    `red="syria africa*3"` gives Red one control marker in Syria and three in Africa; `trade` and `plunder`
    list markers as "red 2 blue 1", `hands` recruited cards, `decks` the letter of an Empire deck.
    """
    s = GAME.new(players, GAME.settle(players, options, preset), Dice.scripted(dice or []))
    s.journal = Journal()
    s.turn, s.phase, s.round = turn, ACTIONS, turn
    for colour, names in areas.items():
        for name in names.split():
            place, _, count = name.partition("*")
            for _ in range(int(count or 1)):
                add_marker(s, COLOURS.index(colour), TERMS[place])
    for name in forts.split():
        s.forts |= 1 << TERMS[name]
        s.forts_left -= 1
    for name, text in (trade or {}).items():
        for player, count in markers(text):
            for _ in range(count):
                put_trade(s, player, TERMS[name])
                s.trade_stock[player] -= 1
    for player, count in (blocks or {}).items():
        s.warehouse[player] += count
        s.trade_stock[player] -= count
    for player, text in (plunder or {}).items():
        for owner, count in markers(text):
            s.plunder[player][owner] += count
            s.trade_stock[owner] -= count
    for player, text in (hands or {}).items():
        s.recruited[player] = tuple(sorted(TERMS[word] for word in text.split()))
        for card in s.recruited[player]:
            if card in s.draw:
                s.draw.remove(card)
    for player, letter in (decks or {}).items():
        give_deck(s, player, letter)
    for player, text in (specials or {}).items():
        for name in text.split():
            unit = UNIT_IDS.index(SPECIALS[name])
            specials_of(s, unit)[player] += 1
            s.draw.remove(next(card for card in s.draw if UNIT_OF[card] == unit))
    for word in display.split():
        s.draw.remove(TERMS[word])
        s.display.append(TERMS[word])
    return s


def markers(text: str) -> list[tuple[int, int]]:
    """The pairs of player and number in a text like "red 2 blue 1"."""
    words = text.split()
    return [(COLOURS.index(colour), int(count)) for colour, count in zip(words[::2], words[1::2])]


def give_deck(s: EmpiresState, player: int, letter: str) -> None:
    """Let the player hold the Empire deck with this letter."""
    deck = [row.id for row in BOOK.decks].index(letter)
    s.deck[player], s.side[player] = deck, DECK_SIDE[deck]
    s.spare[DECK_SIDE[deck]].remove(deck)


# -- looking ----------


def owner(s: EmpiresState, name: str) -> int:
    return s.owner[TERMS[name]]


def control(s: EmpiresState, name: str) -> int:
    """The number of control markers in an area."""
    return s.markers[TERMS[name]]


def trade(s: EmpiresState, name: str) -> dict[int, int]:
    """The trade markers in an area, by player."""
    return {player: row[TERMS[name]] for player, row in enumerate(s.trade) if row[TERMS[name]]}


def has_fort(s: EmpiresState, name: str) -> bool:
    return bool(s.forts >> TERMS[name] & 1)


def names(areas: int) -> list[str]:
    """The ids of a set of areas, sorted."""
    return sorted(TERMS.word(area) for area in listed(areas))


def words(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [TERMS.word(card) for card in cards]


def told(s: EmpiresState) -> list[str]:
    """The keys of what the journal says."""
    return [event.told.key for event in s.journal.events]


# -- battles ----------


def fight_for(
    s: EmpiresState,
    attacker: int,
    name: str,
    attacking: str,
    defending: str,
    *first: str,
    mountain: bool = False,
) -> Run:
    """A battle for the area: first answers (siege or open, ambush), then both sides' cards in their order."""
    start_battle(s, attacker, TERMS[name], over_mountain=mountain)
    b = s.battle
    assert b is not None and b.stage == CHOOSING_MODE
    game = run(TERMS, battle(s))
    answers = list(first)
    orders = {ATTACKER: attacking.split(), DEFENDER: defending.split()}
    while s.battle is b and game.driver.pending:
        choice = game.driver.pending[0]
        side = ATTACKER if choice.player == b.attacker else DEFENDER
        if choice.ask.key == "battle_cards":
            wanted = sorted(TERMS[word] for word in orders[side])
            game.pick(TERMS.word(wanted[len(b.committed[side])]), player=choice.player)
        elif choice.ask.key == "battle_order":
            game.pick(orders[side][len(b.order[side])], player=choice.player)
        elif choice.ask.key == "ready":
            game.pick("ready", player=choice.player)
        elif answers:
            game.pick(answers.pop(0))
        else:
            break
    assert not answers, f"{answers} were not asked for"
    return game


def report(s: EmpiresState) -> list[tuple[str, str, int]]:
    """The combats of the last battle: cards and outcome."""
    assert s.report is not None
    return [
        (TERMS.word(a) if a >= 0 else "", TERMS.word(d) if d >= 0 else "", outcome)
        for a, d, _, _, outcome in s.report.fought
    ]


def outcomes(s: EmpiresState) -> list[int]:
    """1 for the attacker, 0 for a tie, -1 for the defender, combat by combat."""
    return [outcome for _, _, outcome in report(s)]


def blocks(s: EmpiresState) -> tuple[int, int, int]:
    """Blocks of the last battle: attacker, centre, defender."""
    assert s.report is not None
    mine, theirs = s.report.blocks
    return mine, BOOK.battle.blocks - mine - theirs, theirs
