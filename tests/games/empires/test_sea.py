"""EMP-13 Sea battle."""

from __future__ import annotations

from grognard.games.empires.attack import attack
from grognard.games.empires.battle import battle, start_battle
from grognard.games.empires.cards import AT_SEA, DECK_COUNT, DECK_FIGHTERS, PROFILE
from grognard.games.empires.combat import CombatTable, setting_of
from grognard.games.empires.sea import sea_cards
from grognard.games.empires.terms import TERMS
from grognard.testing import Run, rule, run
from tests.games.empires.positions import (
    BLUE,
    RED,
    blocks,
    fight_for,
    outcomes,
    owner,
    position,
    report,
    words,
)

PLACES = {"red": "italia", "blue": "western-med syria judaea"}


def begin(s) -> Run:
    start_battle(s, RED, TERMS["western-med"], over_mountain=False)
    return run(TERMS, battle(s))


@rule("EMP-13.1", "EMP-9.14")
def test_a_sea_battle_follows_a_successful_sea_movement():
    for die, fought in ((3, False), (4, True)):
        s = position(**PLACES, decks={RED: "A", BLUE: "D"}, dice=[die])
        run(TERMS, attack(s, RED), "western-med")
        assert (s.battle is not None and s.battle.mode == AT_SEA) == fought


@rule("EMP-13.2")
def test_one_marine_one_skirmisher_one_artillery_and_galleys():
    hand = "a:galley-5 a:galley-6 a:artillery a:artillery a:sword-7 a:spear-7 a:pike-7"
    hand += " a:archers a:foot-skirmishers"
    s = position(**PLACES, hands={RED: hand, BLUE: "a:galley-5 a:spear-6 a:archers"})
    game = begin(s)
    assert game.asks(RED, "battle_cards", ["a:sword-7", "a:spear-7"])
    game.pick("a:spear-7", player=RED)
    assert game.asks(RED, "battle_cards", ["a:foot-skirmishers", "a:archers"])
    game.pick("a:archers", player=RED)
    assert s.battle is not None
    committed = ["a:spear-7", "a:archers", "a:artillery", "a:galley-5", "a:galley-6"]
    assert sorted(words(s.battle.committed[0])) == sorted(committed)


@rule("EMP-13.3", "EMP-22.3")
def test_as_many_cards_as_possible_up_to_five_must_be_committed():
    hand = "a:galley-5 a:galley-5 a:galley-6 a:galley-6 a:galley-7 a:galley-8 a:sword-7 a:archers"
    s = position(**PLACES, hands={RED: hand, BLUE: "a:spear-6 a:archers"})
    game = begin(s)
    assert game.asks(RED, "battle_cards", ["a:sword-7", "a:archers", "a:galley-5"]), (
        "from Galley 6 on only four"
    )
    game.pick("a:galley-5", player=RED)
    assert game.asks(RED, "battle_cards", ["a:galley-5", "a:galley-6"])
    game.pick("a:galley-6", player=RED)
    assert s.battle is not None and [len(cards) for cards in s.battle.committed] == [5, 2]
    for cards, number in (("a:galley-5", 1), ("a:galley-5 a:sword-7 e:sword-6", 2), ("a:pike-7", 0)):
        usable = tuple(TERMS[card] for card in cards.split() if card != "a:pike-7")
        assert sea_cards(usable) == number


@rule("EMP-13.4")
def test_any_order_at_sea():
    red, blue = "a:galley-6 a:sword-7 a:archers", "a:galley-5 a:spear-6 a:foot-skirmishers"
    s = position(**PLACES, hands={RED: red, BLUE: blue})
    assert begin(s).asks(RED, "battle_order", ["a:galley-6", "a:sword-7", "a:archers"])


@rule("EMP-13.4")
def test_the_numbers_of_committed_cards_are_public():
    from grognard.games.empires import GAME

    red, blue = "a:galley-6 a:galley-6 a:sword-7 a:archers", "a:galley-5 a:spear-6 a:foot-skirmishers"
    s = position(**PLACES, hands={RED: red, BLUE: blue})
    begin(s)
    shown = GAME.view(GAME.hide(s, None), None)["battle"]
    assert shown["committed"] == [["?"] * 4, ["?"] * 3]


@rule("EMP-13.2", "EMP-13.3", "EMP-13.4", "EMP-13.5", "EMP-13.6")
def test_w13_sea_battle():
    red = "a:galley-7 a:galley-6 a:sword-7 e:sword-6 a:spear-6 a:archers"
    blue = "a:galley-6 e:spear-5 a:foot-skirmishers"
    s = position(**PLACES, hands={RED: red, BLUE: blue}, dice=[5, 5, 0, 0, 0])
    game = begin(s)
    assert game.asks(RED, "battle_cards", ["e:sword-6", "a:sword-7", "a:spear-6"])
    s = position(**PLACES, hands={RED: red, BLUE: blue}, dice=[5, 5, 0, 0, 0])
    game = fight_for(
        s,
        RED,
        "western-med",
        "a:galley-7 a:sword-7 a:archers a:galley-6",
        "a:galley-6 a:foot-skirmishers e:spear-5",
    )
    assert outcomes(s) == [1, 0, 1, 1] and report(s)[-1] == ("a:galley-6", "", 1)
    assert blocks(s) == (3, 0, 0) and game.value is True and owner(s, "western-med") == RED


@rule("EMP-13.5")
def test_an_unmatched_card_of_the_defender_wins_too_and_rolls_no_dice():
    red, blue = "a:galley-6 a:archers", "a:galley-6 a:spear-6 a:archers a:artillery"
    s = position(**PLACES, hands={RED: red, BLUE: blue}, dice=[2, 0, 0])
    fight_for(s, RED, "western-med", "a:galley-6 a:archers", "a:galley-6 a:spear-6 a:archers a:artillery")
    assert outcomes(s) == [0, -1, -1, -1] and blocks(s) == (0, 0, 3)


@rule("EMP-13.6")
def test_a_leader_changes_nothing_at_sea_and_plunder_is_as_on_land():
    red, blue = "a:galley-8 a:galley-7 a:sword-7 a:archers", "a:galley-5 a:spear-6 a:foot-skirmishers"
    s = position(
        **PLACES,
        hands={RED: red, BLUE: blue},
        specials={BLUE: "leader"},
        trade={"western-med": "blue 2 red 1"},
        dice=[4, 0, 0, 0],
    )
    fight_for(
        s,
        RED,
        "western-med",
        "a:galley-8 a:galley-7 a:sword-7 a:archers",
        "a:galley-5 a:foot-skirmishers a:spear-6",
    )
    assert s.plunder[RED][BLUE] == 2 and owner(s, "western-med") == RED


@rule("EMP-13.7")
def test_skirmishers_have_no_modifiers_at_sea_and_everybody_can_man_a_ship():
    table = CombatTable(())
    setting = setting_of(AT_SEA, False, False, False)
    archers, galley = PROFILE[TERMS["a:archers"]], PROFILE[TERMS["a:galley-8"]]
    rolls, other_rolls, results = table.combat(setting, archers, galley)
    assert (rolls, other_rolls) == (True, False) and results[::6] == (-1, -1, -1, -1, 1, 1)
    assert all(sea_cards(DECK_FIGHTERS[AT_SEA][deck]) == 2 for deck in range(DECK_COUNT))


@rule("EMP-13.7")
def test_with_edited_data_a_side_without_usable_cards_loses_to_every_unmatched_card():
    s = position(**PLACES, hands={RED: "a:galley-5 a:galley-6 a:galley-7", BLUE: "a:pike-7"}, dice=[0])
    game = fight_for(s, RED, "western-med", "a:galley-5 a:galley-6 a:galley-7", "")
    assert outcomes(s) == [1, 1, 1] and game.value is True and owner(s, "western-med") == RED
    s = position(**PLACES, hands={RED: "a:pike-7", BLUE: "a:pike-8"})
    fight_for(s, RED, "western-med", "", "")
    assert outcomes(s) == [] and owner(s, "western-med") == BLUE
