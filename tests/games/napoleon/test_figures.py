"""What charts count in Napoleon, and the chances that are told before the dice."""

from __future__ import annotations

import pytest

from grognard.games.napoleon import GAME
from grognard.games.napoleon.figures import ALMANAC, ARMY, INCOME, LEVEL, seat_of
from grognard.games.napoleon.minors import annex
from grognard.games.napoleon.terms import NATION, TERMS
from grognard.kernel.almanac import LUCK, Hint
from grognard.kernel.chart import draw_chart
from grognard.kernel.table import new_table
from grognard.testing import run
from tests.games.counting import hinted, tallied
from tests.games.napoleon.battle_positions import FRANCE, drawn_up, in_phase, pairs
from tests.games.napoleon.positions import nation, position


def seated(s):
    """France is played by seat 0, Britain by seat 1."""
    s.seat[0], s.seat[1] = 0, 1
    return s


def test_a_shot_that_hits_is_luck_for_one_and_not_for_the_other():
    s = seated(drawn_up("center 2 artillery 2 infantry", "center 4 infantry", [*pairs(9), 4]))
    tally = tallied(GAME, s)

    in_phase(s, FRANCE, "artillery", "artillery@a-center", "fire")

    hit = sum(a + b >= 9 for a in range(1, 7) for b in range(1, 7)) / 36
    assert tally.sums == pytest.approx({(0, LUCK): 1 - hit, (1, LUCK): hit - 1})


def test_a_shot_that_misses_is_as_unlucky_as_it_was_likely_to_hit():
    s = seated(drawn_up("center 2 artillery 2 infantry", "center 4 infantry", [*pairs(8)]))
    tally = tallied(GAME, s)

    in_phase(s, FRANCE, "artillery", "artillery@a-center", "fire")

    hit = sum(a + b >= 9 for a in range(1, 7) for b in range(1, 7)) / 36
    assert tally.sums == pytest.approx({(0, LUCK): -hit, (1, LUCK): hit})


def test_a_drawn_charge_between_equals_is_neither_lucky_nor_unlucky():
    s = seated(drawn_up("middle-center 2 cavalry", "center 3 cavalry", [*pairs(7, 7)]))
    tally = tallied(GAME, s)

    in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")

    assert tally.sums == pytest.approx({(0, LUCK): 0, (1, LUCK): 0})


def test_an_annexation_is_counted_for_the_player_who_tries_it():
    s = position("france britain", belgium="france 3 infantry", owned="france: holland", dice=[6])
    tally = tallied(GAME, s)

    game = run(TERMS, annex(s, 0, nation("france")))
    while not game.over:
        game.pick(game.offered()[0])

    assert tally.sums[0, LUCK] > 0 and (1, LUCK) not in tally.sums


def test_what_a_controlled_nation_does_counts_for_its_player():
    s = position("france britain", control="prussia-france")
    assert seat_of(s, NATION[nation("prussia")]) == 0
    assert seat_of(s, NATION[nation("austria")]) is None


def test_figures_are_those_of_all_nations_of_a_player():
    alone = position("france britain", owned="france: belgium; prussia: saxony")
    together = position("france britain", owned="france: belgium; prussia: saxony", control="prussia-france")

    one, two = (ALMANAC.figures(s)[0] for s in (alone, together))

    assert two[INCOME] > one[INCOME]
    assert 0 <= one[LEVEL] <= 5


def test_a_battle_by_itself_is_drawn_round_by_round():
    table = new_table(GAME, 2, b"seed", {"battle": "6 inf 2 cav 1 leader / 5 inf 1 art 1 leader"})
    while not table.over:
        table.act(table.pending[0].player, table.pending[0].options[0])

    points = draw_chart(table.header, table.choices, public=False)

    assert points[0].moment == () and [point.moment for point in points[1:3]] == [(1,), (2,)]
    assert [figures[ARMY] for figures in points[0].figures] == [9, 7]
    assert points[-1].figures[0][ARMY] <= 9


# -- hints ----------


def test_each_target_of_a_shot_is_told_with_its_chance():
    s = drawn_up("center 2 artillery", "middle-center 2 infantry 1 cavalry")
    game = in_phase(s, FRANCE, "artillery", "artillery@a-center", "fire")

    hints = hinted(GAME, s, game)

    assert set(hints) == {"infantry", "cavalry"}
    assert all(hint.key == "shot" and hint.values["kill"] <= hint.values["hit"] for hint in hints.values())


def test_an_even_charge_is_won_as_often_as_lost():
    s = drawn_up("middle-center 2 cavalry", "center 3 cavalry 1 infantry")
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")

    assert hinted(GAME, s, game)["cavalry"] == Hint("charge", win=44, lose=44)


def test_infantry_sees_what_a_square_is_worth():
    s = drawn_up("middle-center 2 cavalry", "center 2 infantry")
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")

    hints = hinted(GAME, s, game)

    assert hints["square"].values["lose"] < hints["stand"].values["lose"]


def test_an_annexation_is_told_with_its_chance():
    s = position("france britain", belgium="france 3 infantry", owned="france: holland")
    few = position("france britain", belgium="france 1 infantry", owned="france: holland")

    strong, weak = (
        hinted(GAME, each, run(TERMS, annex(each, 0, nation("france"))))["belgium"].values["chance"]
        for each in (s, few)
    )

    assert strong >= weak > 0
