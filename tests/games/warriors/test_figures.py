"""What charts count in Warriors & Traders, and what is hinted at before a battle."""

from __future__ import annotations

import pytest

from grognard.games.warriors import GAME
from grognard.games.warriors.battle import begin_battle, fight
from grognard.games.warriors.figures import ALMANAC
from grognard.games.warriors.hints import most_killed
from grognard.kernel.almanac import BATTLES, LUCK, Hint
from grognard.testing import rule
from tests.games.counting import hinted, tallied
from tests.games.warriors.positions import (
    BARBARIANS,
    add,
    answers,
    barbarians,
    before,
    hold,
    markers,
    place,
    position,
    told,
    war,
)

BLUE, RED = 0, 1


def invaded(attackers: str, defenders: str):
    """England has invaded Northumbria, which France holds."""
    s = position("england", "france")
    war(s, BLUE, RED)
    hold(s, RED, "northumbria", defenders)
    add(s, BLUE, "northumbria", attackers)
    s.invaded.append(place(s, "northumbria"))
    s.active = BLUE
    return s


def test_a_game_without_dice_counts_no_luck():
    assert LUCK not in ALMANAC.measures


@rule("WAT-10.20")
@pytest.mark.parametrize(
    ("attackers", "defenders", "winner", "said"),
    [("3 infantry", "infantry", BLUE, "conquered"), ("infantry", "3 infantry", RED, "held")],
)
def test_who_conquers_or_holds_a_province_has_won_a_battle(attackers, defenders, winner, said):
    s = invaded(attackers, defenders)
    tally = tallied(GAME, s)
    begin_battle(s, BLUE, place(s, "northumbria"))

    game = answers(fight(s))
    while not game.over:
        game.pick(game.offered()[0])

    assert tally.sums == {(winner, BATTLES): 1}
    assert said in told(s)


def test_provinces_of_the_barbarians_are_nobodys():
    s = position("england", "france")
    held = ALMANAC.holdings(s)

    assert BARBARIANS in s.owner
    assert sorted(set(held.values())) == [BLUE, RED]
    assert [GAME.terms.word(term) for term, owner in held.items() if owner == BLUE] == ["wessex"]


# -- hints ----------


def test_before_a_move_into_an_enemy_province_both_strengths_are_told():
    s = position("england", "france")
    war(s, BLUE, RED)
    hold(s, BLUE, "mercia", "2 infantry")
    hold(s, RED, "northumbria", "infantry, fort")
    game = before(s, "manoeuvre")

    first = hinted(GAME, s, game.pick("blue-infantry-1"))["northumbria"]
    second = hinted(GAME, s, game.pick("northumbria", "blue-infantry-2"))["northumbria"]

    assert (first.values["attack"], second.values["attack"]) == (1, 2), "planned moves are counted"
    assert first.values["enemies"] == 2 and second.values["armies"] == 2


def test_own_provinces_need_no_hint():
    s = position("england", "france")
    hold(s, BLUE, "mercia", "2 infantry")
    game = before(s, "manoeuvre").pick("blue-infantry-1")

    assert "wessex" not in hinted(GAME, s, game)


def test_the_next_battle_is_chosen_with_its_strengths_in_sight():
    s = invaded("3 infantry", "infantry")
    barbarians(s, "wales", 1)
    add(s, BLUE, "wales", "infantry")
    s.invaded.append(place(s, "wales"))
    game = before(s, "manoeuvre")
    while not game.asks(BLUE, "next_battle"):
        game.pick("done")

    hints = hinted(GAME, s, game)

    assert set(hints) == {"northumbria", "wales"}
    assert hints["northumbria"] == Hint("clash", attack=3, defence=1, kills=1, enemies=1, losses=1, armies=3)


def test_an_army_that_can_retreat_is_destroyed_by_one_point_more():
    s = position("england", "france")
    units = hold(s, RED, "northumbria", "2 infantry")
    before_ = most_killed(s, units, 2)
    markers(s, RED, military=12)

    assert before_ == 2
    assert most_killed(s, units, 2) < 2
