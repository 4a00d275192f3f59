"""EMP-22 The decision catalogue."""

from __future__ import annotations

from grognard.games.empires import GAME
from grognard.games.empires.battle import battle, start_battle
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import DECK_CARDS
from grognard.games.empires.terms import AVAILABLE_CARDS, EMPIRE_CARDS, TERMS
from grognard.testing import Run, rule, run
from tests.games.empires.positions import BLUE, RED, give_deck, position, words

CATALOGUE = [
    "setup_start",
    "setup_place",
    "setup_fort",
    "action",
    "attack_target",
    "siege_choice",
    "battle_cards",
    "ambush",
    "battle_order",
    "diplomacy_target",
    "diplomacy_bribe",
    "recruit",
    "disband",
    "fort_target",
    "trade_target",
    "trade_victim",
    "control_target",
    "reclaim_marker",
    "revolt_ransom",
    "ready",
]
PLACES = {"red": "cappadocia", "blue": "syria judaea", "forts": "syria"}


def begin(s, *first: str, area: str = "syria") -> Run:
    start_battle(s, RED, TERMS[area], over_mountain=False)
    return run(TERMS, battle(s), *first)


@rule("EMP-23.1")
def test_the_questions_are_those_of_the_catalogue_and_none_offers_a_deal():
    assert sorted(ask.key for ask in GAME.asks) == sorted(CATALOGUE)
    assert {ask.key for ask in GAME.asks if ask.secret} == {"battle_cards", "battle_order", "ready"}


@rule("EMP-22.1")
def test_card_keys_do_not_name_the_deck_and_equal_cards_are_one_option():
    assert len(EMPIRE_CARDS) == 17 and len(AVAILABLE_CARDS) == 26
    assert words(DECK_CARDS[0]).count("e:sword-7") == 2
    s = position(**PLACES, decks={RED: "A", BLUE: "B"}, hands={RED: "a:sword-7"})
    game = begin(s, "open")
    assert game.offered(RED) == ["e:sword-7", "e:sword-5", "e:spear-6"]
    game.pick("e:sword-7", player=RED)
    assert game.offered(RED) == ["e:sword-7", "e:sword-5", "e:spear-6", "e:cavalry-6"]
    game.pick("e:sword-7", player=RED)
    assert "e:sword-7" not in game.offered(RED)


@rule("EMP-22.2")
def test_cards_are_picked_in_the_order_of_the_card_list():
    s = position(**PLACES, decks={RED: "F", BLUE: "B"}, hands={RED: "a:archers a:sword-7"})
    game = begin(s, "open").pick("e:cavalry-6", player=RED)
    assert game.offered(RED) == ["e:archers", "e:pike-7", "e:pike-6", "e:elephant-7"]
    game.pick("e:pike-7", "e:elephant-7", player=RED)
    assert game.offered(RED) == ["e:light-horse", "a:sword-7"]
    game.pick("a:sword-7", player=RED)
    assert s.battle is not None
    assert words(s.battle.committed[0]) == [
        "e:cavalry-6",
        "e:pike-7",
        "e:elephant-7",
        "a:sword-7",
        "a:archers",
    ]


@rule("EMP-22.2")
def test_each_set_of_cards_has_exactly_one_pick_sequence():
    from itertools import combinations

    from grognard.games.empires.battle import committable
    from grognard.games.empires.cards import IN_OPEN

    hand = DECK_CARDS[2] + (TERMS["a:archers"],)
    found: list[tuple[int, ...]] = []

    def explore(chosen: list[int]) -> None:
        options = committable(hand, IN_OPEN, chosen)
        for card in options:
            explore([*chosen, card])
        if not options:
            found.append(tuple(chosen))

    explore([])
    assert sorted(found) == sorted(set(combinations(hand, 5))) and len(found) == len(set(found))


@rule("EMP-22.3")
def test_with_exactly_the_required_cards_nobody_is_asked():
    hand = "a:sword-7 a:pike-7 a:spear-7 a:cavalry-6 a:archers"
    s = position(**PLACES, hands={RED: hand, BLUE: hand})
    game = begin(s, "open")
    assert game.asks(RED, "battle_order") and game.asks(BLUE, "battle_order")


@rule("EMP-22.5", "EMP-22.3")
def test_in_a_siege_a_forced_choice_does_not_give_the_deck_away():
    s = position(**PLACES, decks={RED: "E", BLUE: "B"})
    game = begin(s, "siege")
    assert game.asks(RED, "ready", ["ready"]) and game.asks(BLUE, "battle_cards")
    game.pick("ready", player=RED)
    assert s.battle is not None and words(s.battle.committed[0]) == ["e:spear-6", "e:archers", "e:spear-5"]


@rule("EMP-22.5")
def test_when_everybody_knows_the_deck_a_forced_choice_is_simply_made():
    s = position(**PLACES, decks={RED: "E", BLUE: "B"})
    s.seen[RED] = 1 << EMPIRE_CARDS.index(TERMS["e:heavy-cavalry-6"])
    game = begin(s, "siege")
    assert not game.asks(RED, "ready") and s.battle is not None and len(s.battle.committed[0]) == 3
    s = position(red="cappadocia", blue="syria judaea", forts="syria", decks={RED: "E", BLUE: "D"})
    give_deck(s, 2, "F")
    s.seen[BLUE] = 1 << EMPIRE_CARDS.index(TERMS["e:sword-6"])
    s.seen[2] = 1 << EMPIRE_CARDS.index(TERMS["e:pike-7"])
    assert not begin(s, "siege").asks(RED, "ready"), "the other two southern decks are known"


@rule("EMP-22.5")
def test_at_sea_a_forced_choice_does_not_give_the_deck_away():
    s = position(red="italia", blue="western-med judaea syria", decks={RED: "F", BLUE: "A"})
    game = begin(s, area="western-med")
    assert game.asks(RED, "ready") and game.asks(BLUE, "battle_cards")


@rule("EMP-22.5")
def test_a_single_legal_order_does_not_give_the_cards_away():
    hand = "a:warband a:warband a:warband a:warband a:archers"
    s = position(
        **PLACES, hands={RED: hand, BLUE: "a:sword-7 a:pike-7 a:spear-7 a:cavalry-6 a:galley-5 a:archers"}
    )
    game = begin(s, "open")
    assert game.asks(RED, "ready") and game.asks(BLUE, "battle_order")
    game.pick("ready", player=RED)
    assert s.battle is not None and words(s.battle.order[0]) == ["a:archers", *["a:warband"] * 4]
    s = position(**PLACES, hands={RED: hand, BLUE: hand}, specials={RED: "leader"})
    game = begin(s, "open")
    assert game.asks(RED, "battle_order", ["a:warband", "a:archers"]), "with a leader there is a choice"


@rule("EMP-22.4")
def test_neither_side_sees_the_picks_of_the_other():
    s = position(**PLACES, decks={RED: "A", BLUE: "D"})
    game = begin(s, "open").pick("e:sword-7", player=RED)
    for other in (BLUE, 2, None):
        shown = GAME.view(GAME.hide(s, other), other)["battle"]
        assert shown["committed"][0] == [], "not even that a card was picked"
    assert GAME.view(GAME.hide(s, RED), RED)["battle"]["committed"][0] == ["e:sword-7"]
    assert [choice.player for choice in game.driver.pending] == [RED, BLUE], "the attacker is asked first"


def test_bribes_are_terms():
    assert [TERMS.word(TERMS[str(n)]) for n in range(BOOK.cost.diplomat_remove_max + 1)] == [
        "0",
        "1",
        "2",
        "3",
    ]
