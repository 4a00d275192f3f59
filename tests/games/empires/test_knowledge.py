"""EMP-23 Hidden information."""

from __future__ import annotations

from collections import Counter

from grognard.games.empires import GAME
from grognard.games.empires.battle import battle, start_battle
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import COPIES, DECK_CARDS, UNKNOWN, seen_bits
from grognard.games.empires.decks import possible_decks
from grognard.games.empires.state import FIGHTING, EmpiresState
from grognard.games.empires.terms import AVAILABLE_CARDS, EMPIRE_CARDS, TERMS
from grognard.kernel.dice import Dice, key_of
from grognard.testing import Run, rule, run
from tests.games.empires.positions import BLUE, GREEN, RED, position, words

PLACES = {"red": "cappadocia", "blue": "syria judaea"}


def letters(decks: list[int]) -> str:
    return "".join(BOOK.decks[deck].id for deck in decks)


def bits(*names: str) -> int:
    return seen_bits(tuple(TERMS[name] for name in names))


def worlds(s: EmpiresState, player: int, count: int = 60) -> list[EmpiresState]:
    """Worlds that the player must think possible."""
    hidden = GAME.hide(s, player)
    return [GAME.imagine(hidden, player, Dice(key_of(str(n).encode()))) for n in range(count)]


def begin(s: EmpiresState, area: str = "syria") -> Run:
    start_battle(s, RED, TERMS[area], over_mountain=False)
    return run(TERMS, battle(s))


def pick_cards(game: Run) -> None:
    for player in (RED, BLUE):
        while game.asks(player, "battle_cards"):
            game.pick(game.offered(player)[0], player=player)


@rule("EMP-23.2")
def test_only_the_owner_knows_which_deck_he_holds():
    s = position(**PLACES, decks={RED: "E", BLUE: "B"})
    hidden = GAME.hide(s, RED)
    assert hidden.deck[RED] == s.deck[RED] and hidden.deck[BLUE] == UNKNOWN
    assert hidden.spare == [[UNKNOWN] * 2, [UNKNOWN] * 2]
    shown = GAME.view(hidden, RED)["mats"]
    assert shown[RED]["deck"] == "E" and shown[BLUE]["deck"] is None and shown[BLUE]["side"] == "north"
    assert shown[BLUE]["hand"] is None and len(shown[RED]["hand"]) == 7
    assert GAME.view(GAME.hide(s, None), None)["mats"][RED]["deck"] is None


@rule("EMP-23.2")
def test_the_order_of_the_draw_deck_is_known_to_nobody_but_its_size_is():
    s = position(**PLACES, display="a:sword-7")
    assert GAME.hide(s, RED).draw == [UNKNOWN] * 62 and GAME.view(GAME.hide(s, RED), RED)["draw"] == 62


@rule("EMP-23.2")
def test_recruited_cards_and_revealed_empire_cards_are_public():
    s = position(**PLACES, decks={BLUE: "B"}, hands={BLUE: "a:sword-8"}, specials={BLUE: "leader"})
    s.seen[BLUE] = bits("e:pike-7", "e:spear-5")
    shown = GAME.view(GAME.hide(s, RED), RED)["mats"][BLUE]
    assert shown["recruited"] == ["a:sword-8"] and shown["specials"]["military_leader"] == 1
    assert shown["revealed"] == ["e:pike-7", "e:spear-5"] and shown["possible_decks"] == ["B"]


@rule("EMP-23.2", "EMP-23.3")
def test_revealed_cards_tell_which_decks_are_possible():
    s = position(**PLACES, decks={RED: "A", BLUE: "B", GREEN: "C"})
    assert letters(possible_decks(s, BLUE)) == "ABC"
    s.seen[BLUE] = bits("e:cavalry-6")
    assert letters(possible_decks(s, BLUE)) == "AB"
    s.seen[RED] = bits("e:sword-7", "e:sword-7")
    assert letters(possible_decks(s, BLUE)) == "B", "deck A is known to be Red's"
    assert letters(possible_decks(s, GREEN)) == "C"


@rule("EMP-23.2")
def test_two_equal_cards_revealed_at_once_tell_more_than_one():
    assert bits("e:sword-7") != bits("e:sword-7", "e:sword-7")
    s = position(**PLACES, decks={RED: "A"})
    s.seen[RED] |= bits("e:sword-7")
    s.seen[RED] |= bits("e:sword-7")
    assert GAME.view(GAME.hide(s, BLUE), BLUE)["mats"][RED]["revealed"] == ["e:sword-7"]


@rule("EMP-23.3")
def test_worlds_deal_decks_that_fit_what_is_known():
    s = position(**PLACES, decks={RED: "A", BLUE: "B", GREEN: "D"})
    found = Counter((letters(w.deck[:1]), letters(w.deck[1:2]), letters(w.deck[2:3])) for w in worlds(s, RED))
    assert {red for red, _, _ in found} == {"A"}
    assert {blue for _, blue, _ in found} == {"B", "C"} and {green for _, _, green in found} == set("DEF")
    s.seen[BLUE] = bits("e:pike-6")
    for world in worlds(s, RED, 20):
        assert letters(world.deck[1:2]) == "B"
        assert sorted(world.spare[0]) == [2] and len(world.spare[1]) == 2


@rule("EMP-23.3")
def test_worlds_shuffle_the_cards_that_nobody_has_seen():
    s = position(
        **PLACES, hands={RED: "a:sword-8"}, specials={BLUE: "merchant"}, display="a:archers a:pike-7"
    )
    s.discard = [s.draw.pop(0)]
    orders = set()
    for world in worlds(s, RED, 10):
        assert Counter(world.draw) == Counter(s.draw)
        orders.add(tuple(world.draw))
    assert len(orders) == 10 and sum(COPIES[card] for card in AVAILABLE_CARDS) == 63


@rule("EMP-23.3")
def test_worlds_commit_cards_that_the_rules_allow():
    s = position(**PLACES, decks={RED: "A", BLUE: "D"}, hands={BLUE: "a:galley-5 a:sword-8 a:siege-tower"})
    pick_cards(begin(s))
    committed = set()
    for world in worlds(s, RED):
        assert world.battle is not None and s.battle is not None
        assert world.battle.committed[0] == s.battle.committed[0]
        theirs = world.battle.committed[1]
        hand = DECK_CARDS[world.deck[BLUE]] + world.recruited[BLUE]
        assert len(theirs) == 5 and not Counter(theirs) - Counter(hand)
        assert TERMS["a:galley-5"] not in theirs and TERMS["a:siege-tower"] not in theirs
        committed.add(tuple(theirs))
    assert len(committed) > 10


@rule("EMP-23.3")
def test_worlds_at_sea_keep_the_limits_and_the_number_of_cards():
    s = position(
        red="italia",
        blue="western-med syria judaea",
        decks={RED: "A", BLUE: "D"},
        hands={BLUE: "a:galley-5 a:galley-6"},
    )
    pick_cards(begin(s, "western-med"))
    for world in worlds(s, RED):
        assert world.battle is not None and len(world.battle.committed[1]) == 4
        galleys = [card for card in words(world.battle.committed[1]) if "galley" in card]
        assert len(galleys) == 2


@rule("EMP-23.2", "EMP-23.3")
def test_an_order_is_hidden_until_it_is_revealed_and_imagined_in_a_legal_way():
    s = position(**PLACES, decks={RED: "A", BLUE: "D"})
    game = begin(s)
    pick_cards(game)
    while game.asks(BLUE, "battle_order"):
        game.pick(game.offered(BLUE)[0], player=BLUE)
    assert s.battle is not None and len(s.battle.order[1]) == 5
    assert GAME.view(GAME.hide(s, RED), RED)["battle"]["order"][1] == []
    s.battle.stage = FIGHTING
    assert GAME.view(GAME.hide(s, RED), RED)["battle"]["order"][1] == ["?"] * 5
    for world in worlds(s, RED, 20):
        assert world.battle is not None
        order = world.battle.order[1]
        assert sorted(order) == world.battle.committed[1]
        slow = [words([card])[0].split("-")[0][2:] in ("spear", "sword", "pike", "warband") for card in order]
        assert slow == sorted(slow)


def test_every_empire_card_is_in_some_deck():
    assert {card for deck in DECK_CARDS for card in deck} == set(EMPIRE_CARDS)
