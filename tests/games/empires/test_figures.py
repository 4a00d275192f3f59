"""What charts count in Empires, and what is hinted at before an attack."""

from __future__ import annotations

import pytest

from grognard.games.empires import GAME
from grognard.games.empires.attack import attack
from grognard.games.empires.diplomacy import diplomacy
from grognard.games.empires.figures import ALMANAC, losses
from grognard.games.empires.revolts import COLUMNS, TABLE_OF_ROLL, revolts
from grognard.games.empires.terms import TERMS
from grognard.kernel.almanac import BATTLES, LUCK, Hint
from grognard.testing import run
from tests.games.counting import hinted, tallied
from tests.games.empires.positions import BLUE, RED, fight_for, outcomes, position


def test_a_success_against_the_odds_is_luck():
    s = position(red="germania raetia", dice=[6])
    tally = tallied(GAME, s)

    run(TERMS, attack(s, RED), "noricum")

    assert tally.sums == {(RED, LUCK): pytest.approx(1 - 4 / 6)}


def test_a_failure_is_bad_luck_the_worse_the_likelier_success_was():
    s = position(red="germania raetia", dice=[2])
    tally = tallied(GAME, s)

    run(TERMS, attack(s, RED), "noricum")

    assert tally.sums == {(RED, LUCK): pytest.approx(-4 / 6)}


def test_both_rolls_of_an_attack_by_sea_count():
    s = position(red="judaea", dice=[6, 1])
    tally = tallied(GAME, s)

    run(TERMS, attack(s, RED), "crete")

    assert tally.sums[RED, LUCK] == pytest.approx((1 - 3 / 6) + (0 - 4 / 6))


def test_a_bribe_makes_success_likelier_and_so_less_lucky():
    s = position(red="germania", blue="raetia noricum", specials={RED: "diplomat"}, blocks={RED: 3}, dice=[6])
    tally = tallied(GAME, s)

    run(TERMS, diplomacy(s, RED), "raetia", "3")

    assert tally.sums == {(RED, LUCK): pytest.approx(1 - 4 / 6)}


def test_what_one_side_gains_in_a_combat_the_other_one_loses():
    wild, steady = " ".join(["a:warband"] * 5), " ".join(["a:sword-7"] * 5)
    dice = [6, 6, 6, 0, 0, 0]  # three combats, then three casualties
    s = position(red="cappadocia", blue="syria judaea", hands={RED: wild, BLUE: steady}, dice=dice)
    tally = tallied(GAME, s)

    fight_for(s, RED, "syria", wild, steady)

    assert outcomes(s) == [1, 1, 1]
    gain = 1 - (1 + 1 / 2) / 6  # only a 6 wins against Sword 7 with its bonus, a 5 is a tie
    assert tally.sums[RED, LUCK] == pytest.approx(3 * gain)
    assert tally.sums[BLUE, LUCK] == pytest.approx(-3 * gain)
    assert tally.sums[RED, BATTLES] == 1 and (BLUE, BATTLES) not in tally.sums


def test_a_revolt_that_passes_by_is_lucky():
    table = COLUMNS[TABLE_OF_ROLL[1]]
    struck, spared = (" ".join(TERMS.word(area) for area in table[die]) for die in (1, 2))
    s = position(red=struck, blue=spared, dice=[1, 1])
    tally = tallied(GAME, s)

    run(TERMS, revolts(s))

    assert tally.sums[RED, LUCK] < 0 < tally.sums[BLUE, LUCK]


def test_forts_and_last_provinces_lose_nothing_to_a_revolt():
    s = position(red="syria judaea*2", blue="belgica", green="britannia lugdunensis", forts="syria")

    provinces = [TERMS[name] for name in ("syria", "judaea", "belgica", "britannia")]
    assert losses(s, provinces) == [1, 0, 1, 0]


def test_the_first_round_of_a_turn_has_its_number():
    s = position(turn=3)
    assert ALMANAC.moment(s) == (3, 3)
    s.phase, s.round = 0, 10  # the marker still lies where the last turn ended
    assert ALMANAC.moment(s) == (3, 3)
    s.turn = 0
    assert ALMANAC.moment(s) == ()


# -- hints ----------


def test_before_an_attack_on_a_neutral_area_its_chance_is_told():
    s = position(red="judaea")
    hints = hinted(GAME, s, run(TERMS, attack(s, RED)))

    assert hints["crete"] == Hint("chance", chance=33)
    assert hints["eastern-med"] == Hint("chance", chance=50)


def test_before_an_attack_on_another_player_the_battle_is_weighed():
    def chance(hand: str) -> float:
        s = position(red="germania", blue="raetia noricum", decks={RED: "A", BLUE: "B"}, hands={RED: hand})
        hint = hinted(GAME, s, run(TERMS, attack(s, RED)))["raetia"]
        assert hint.key == "battle", "no roll is needed to get there by land"
        return hint.values["battle"]

    assert chance("") < chance("a:sword-8 a:pike-8 a:heavy-cavalry-8")


def test_the_hint_is_the_same_whatever_deck_the_enemy_holds():
    hints = []
    for deck in ("B", "C"):
        s = position(red="germania", blue="raetia noricum", decks={RED: "A", BLUE: deck})
        hints.append(hinted(GAME, s, run(TERMS, attack(s, RED))))

    assert hints[0] == hints[1]


def test_each_bribe_is_told_with_its_chance():
    s = position(red="germania", blue="raetia noricum", specials={RED: "diplomat"}, blocks={RED: 3})
    hints = hinted(GAME, s, run(TERMS, diplomacy(s, RED), "raetia"))

    assert [hint.values["chance"] for hint in hints.values()] == [17, 33, 50, 67]
