"""EMP-12 Siege."""

from __future__ import annotations

from grognard.games.empires.battle import battle, start_battle
from grognard.games.empires.cards import IN_OPEN
from grognard.games.empires.terms import TERMS
from grognard.testing import rule, run
from tests.games.empires.positions import BLUE, RED, blocks, fight_for, has_fort, outcomes, owner, position

PLACES = {"red": "cappadocia", "blue": "syria judaea"}
FIVE = "a:cavalry-7 a:heavy-cavalry-7 a:elephant-8 a:sword-8 a:pike-8"
WEAK = "a:cavalry-6 a:warband a:spear-6 e:spear-5 e:sword-5"


@rule("EMP-12.1")
def test_without_a_fort_there_is_no_siege():
    s = position(**PLACES, decks={RED: "A", BLUE: "D"})
    start_battle(s, RED, TERMS["syria"], over_mountain=False)
    game = run(TERMS, battle(s))
    assert not game.asks(BLUE, "siege_choice") and s.battle is not None and s.battle.mode == IN_OPEN


@rule("EMP-12.2")
def test_no_mounted_units_and_no_galleys_in_a_siege():
    hand = "a:cavalry-7 a:heavy-cavalry-7 a:elephant-7 a:light-horse a:galley-6 a:sword-7 a:warband a:archers"
    s = position(**PLACES, hands={RED: hand, BLUE: "a:pike-7 a:pike-8 a:spear-6"}, forts="syria")
    start_battle(s, RED, TERMS["syria"], over_mountain=False)
    game = run(TERMS, battle(s), "siege")
    assert game.asks(RED, "battle_order", ["a:sword-7", "a:warband", "a:archers"])


@rule("EMP-12.3")
def test_a_rout_in_a_siege_needs_all_three_combats():
    red, blue = "a:sword-8 a:pike-8 a:siege-tower", "a:spear-6 a:spear-7 e:spear-5"
    s = position(**PLACES, hands={RED: red, BLUE: blue}, forts="syria", dice=[0, 0, 0])
    game = fight_for(s, RED, "syria", red, blue, "siege")
    assert blocks(s) == (3, 0, 0) and game.value is True


@rule("EMP-12.4", "EMP-14.7")
def test_without_an_engineer_the_captured_fort_is_removed_even_after_an_open_battle():
    for engineer in (False, True):
        specials = {RED: "engineer"} if engineer else {BLUE: "engineer"}
        s = position(
            **PLACES, hands={RED: FIVE, BLUE: WEAK}, specials=specials, forts="syria", dice=[2, 6, 0, 0, 0]
        )
        order = "a:elephant-8 a:heavy-cavalry-7 a:cavalry-7 a:sword-8 a:pike-8"
        fight_for(s, RED, "syria", order, "a:cavalry-6 a:warband a:spear-6 e:spear-5 e:sword-5", "open")
        assert owner(s, "syria") == RED and has_fort(s, "syria") == engineer
        assert s.forts_left == (18 if engineer else 19)


@rule("EMP-12.2", "EMP-11.17", "EMP-11.18", "EMP-11.19", "EMP-11.20", "EMP-11.21", "EMP-12.4")
def test_w12_siege():
    red, blue = "a:artillery a:siege-tower a:foot-skirmishers", "a:archers a:siege-tower a:spear-6"
    hands = {RED: red, BLUE: blue}
    s = position(**PLACES, hands=hands, specials={RED: "engineer"}, forts="syria", dice=[4, 5, 0, 0])
    fight_for(s, RED, "syria", red, blue, "siege")
    assert outcomes(s) == [1, 1, 0] and blocks(s) == (2, 1, 0)
    assert owner(s, "syria") == RED and has_fort(s, "syria")
    assert len(s.recruited[RED]) == 3 and len(s.recruited[BLUE]) == 1

    s = position(**PLACES, hands=hands, forts="syria", dice=[4, 4, 0])
    fight_for(s, RED, "syria", red, blue, "siege")
    assert outcomes(s) == [-1, 0, 0] and blocks(s) == (0, 2, 1)
    assert owner(s, "syria") == BLUE and has_fort(s, "syria")
    assert len(s.recruited[RED]) == 2 and len(s.recruited[BLUE]) == 3
