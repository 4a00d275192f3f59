"""What charts count in Napoleon, and the chances that are told before the dice."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.games.napoleon import GAME
from grognard.games.napoleon.figures import ALMANAC, ARMY, INCOME, LEVEL, seat_of
from grognard.games.napoleon.fleets import storm_port
from grognard.games.napoleon.minors import annex
from grognard.games.napoleon.movement import movement_step
from grognard.games.napoleon.sea_battle import strength
from grognard.games.napoleon.terms import NATION, TERMS
from grognard.kernel.almanac import BATTLES, LUCK, Hint
from grognard.kernel.chart import draw_chart
from grognard.kernel.table import new_table
from grognard.testing import rule, run
from tests.games.counting import hinted, tallied
from tests.games.napoleon.battle_positions import FRANCE, drawn_up, in_phase, pairs
from tests.games.napoleon.positions import go, nation, position, water


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


def mean_sunk(edge, enemies, own):
    """NAP-7.15 Squadrons sunk less squadrons lost, over all four dice, for a side that adds so much more."""

    def losses(margin):
        return (0, 1, 1, 2, 2)[abs(margin)] if abs(margin) < 5 else 3

    margins = [edge + a + b - c - d for a, b, c, d in product(range(1, 7), repeat=4)]
    sunk = [min(losses(m), enemies) if m > 0 else -min(losses(m), own) for m in margins]
    return sum(sunk) / len(sunk)


@rule("NAP-7.15", "NAP-7.16")
def test_luck_at_sea_is_what_was_sunk_and_lost_against_the_mean_of_all_dice():
    s = position(
        "britain france",
        active="britain",
        war="britain-france",
        dice=[4, 3, 3, 3],
        mid_atlantic="britain 2 squadron, france 4 squadron",
        bay_of_biscay="britain 1 squadron",
    )
    tally = tallied(GAME, s)

    game = go(movement_step(s), "fleet", "bay-of-biscay", "mid-atlantic")
    game.pick("fight", player=0).pick("fight", player=1)

    # Britain adds 3 squadrons and its bonus of 1, France 4: nobody has an edge, and Britain sinks one.
    edge = strength({nation("britain"): 3}) - strength({nation("france"): 4})
    gain = 1 - mean_sunk(edge, enemies=4, own=3)
    assert tally.sums == pytest.approx({(0, BATTLES): 1, (0, LUCK): gain, (1, LUCK): -gain})


@rule("NAP-7.8")
def test_luck_before_a_port_counts_the_attackers_and_the_bonus_of_the_defenders():
    s = position(
        "britain france",
        active="britain",
        war="britain-france",
        dice=[6, 6, 1, 1],
        bay_of_biscay="britain 3 squadron",
        port_brittany="france 1 squadron",
    )
    tally = tallied(GAME, s)

    storm_port(s, nation("britain"), water("port-brittany"), water("bay-of-biscay"), 2)

    edge = strength({nation("britain"): 2}) - strength({nation("france"): 1}) - 2
    gain = 1 - mean_sunk(edge, enemies=1, own=2)
    assert tally.sums == pytest.approx({(0, BATTLES): 1, (0, LUCK): gain, (1, LUCK): -gain})


@rule("NAP-7.12")
@pytest.mark.parametrize("die", [4, 6])
def test_catching_those_who_avoid_a_battle_is_luck(die):
    s = position(
        "britain france",
        active="britain",
        war="britain-france",
        dice=[die, 3, 3, 3, 3],
        mid_atlantic="france 4 squadron",
        bay_of_biscay="britain 4 squadron",
    )
    tally = tallied(GAME, s)

    game = go(movement_step(s), "fleet", "bay-of-biscay", "4", "mid-atlantic")
    game.pick("fight", player=0).pick("avoid", player=1)

    # A 5 or a 6 catches them; the battle that follows goes to Britain, which sinks one squadron.
    edge = strength({nation("britain"): 4}) - strength({nation("france"): 4})
    gain = 2 / 3 + 1 - mean_sunk(edge, enemies=4, own=4) if die == 6 else -1 / 3
    assert tally.sums[0, LUCK] == pytest.approx(gain)
    assert tally.sums[1, LUCK] == pytest.approx(-gain)


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
