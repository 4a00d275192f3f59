"""EMP-20 and EMP-21 Scoring and end of the game."""

from __future__ import annotations

from grognard.games.empires import GAME
from grognard.games.empires.scoring import (
    card_vp,
    control_vp,
    plunder_vp,
    ranking,
    score_of,
    score_turn,
    trade_vp,
)
from grognard.games.empires.terms import TERMS
from grognard.testing import rule, run
from tests.games.empires.positions import BLUE, GREEN, RED, position, told


@rule("EMP-20.1")
def test_turn_one_is_not_scored_the_others_are():
    for turn, scorings in ((1, 0), (2, 1), (3, 1), (4, 1)):
        s = position(red="italia", turn=turn)
        run(TERMS, score_turn(s))
        assert len(s.scores) == scorings and ("scored" in told(s)) == bool(scorings)


@rule("EMP-20.2")
def test_every_controlled_area_counts_once():
    assert control_vp(position(red="italia*4 western-med raetia"), RED) == 6 + 8 + 2


@rule("EMP-20.3")
def test_half_of_an_area_for_strictly_the_most_trade_markers():
    s = position(
        trade={"italia": "red 2 blue 1", "achaea": "red 1", "syria": "red 2 blue 2", "crete": "blue 1"}
    )
    assert trade_vp(s, RED) == 3 + 2 and trade_vp(s, BLUE) == 1 and trade_vp(s, GREEN) == 0
    s = position(blue="italia", trade={"italia": "red 1 blue 2 green 2"})
    assert [trade_vp(s, player) for player in (RED, BLUE, GREEN)] == [0, 0, 0]


@rule("EMP-20.4")
def test_cards_in_hand_and_on_display_cost_points():
    s = position(
        red="italia",
        decks={RED: "A"},
        hands={RED: "a:heavy-cavalry-8 a:warband"},
        specials={RED: "leader merchant"},
    )
    assert card_vp(s, RED) == -3 + 0 - 2 - 1


@rule("EMP-20.5", "EMP-20.6")
def test_plunder_scores_once_and_returns_to_its_owners():
    s = position(red="italia", plunder={RED: "blue 2 green 1"}, turn=1)
    run(TERMS, score_turn(s))
    assert plunder_vp(s, RED) == 3, "plunder of turn 1 waits for turn 2"
    s.turn = 2
    run(TERMS, score_turn(s))
    assert s.scores[-1][RED] == 6 + 3 and plunder_vp(s, RED) == 0
    assert s.trade_stock == [20, 20, 20, 20]


@rule("EMP-20.7")
def test_a_scoring_may_be_negative_and_own_blocks_stay():
    s = position(red="raetia", hands={RED: "a:heavy-cavalry-8"}, blocks={RED: 4}, turn=2)
    run(TERMS, score_turn(s))
    assert s.scores[0][RED] == -1 and s.warehouse[RED] == 4


@rule("EMP-20.8")
def test_scorings_are_recorded_separately_and_added_up():
    s = position(players=3, red="italia", blue="syria", green="raetia", turn=2)
    for s.turn in (2, 3, 4):
        run(TERMS, score_turn(s))
    assert s.scores == [(6, 5, 2)] * 3
    result = GAME.result(s)
    assert result.scores == [18, 15, 6] and result.places == [[RED], [BLUE], [GREEN]]
    assert result.details[RED] == {
        "scoring_2": 6,
        "scoring_3": 6,
        "scoring_4": 6,
        "areas": 6,
        "trade_markers": 0,
    }


@rule("EMP-20.8")
def test_the_turn_marker_advances_after_the_scoring():
    s = position(players=3, red="italia", blue="syria", green="raetia", turn=2, dice=[6, 6])
    s.round = 11
    run(TERMS, GAME.play(s))
    assert s.turn == 3 and len(s.scores) == 1 and told(s).index("scored") < told(s).index("revolt")


@rule("EMP-20.2", "EMP-20.3", "EMP-20.4", "EMP-20.5")
def test_w17_scoring():
    s = position(
        red="italia sicily western-med",
        green="achaea",
        trade={"italia": "red 2 blue 1", "western-med": "red 3 green 3", "achaea": "red 1"},
        hands={RED: "a:sword-8 a:galley-6"},
        specials={RED: "merchant"},
        plunder={RED: "blue 2 green 1"},
        turn=2,
    )
    assert score_of(s, RED) == 18 + 3 + 2 - 3 + 3 == 23
    run(TERMS, score_turn(s))
    assert s.scores[0][RED] == 23 and s.plunder[RED] == [0, 0, 0, 0]
    assert s.trade_stock[BLUE] == 19 and s.trade_stock[GREEN] == 17


@rule("EMP-21.1")
def test_the_highest_total_wins():
    s = position(players=3, turn=4)
    s.scores = [(30, 10, 20), (30, 10, 20), (10, 60, 20)]
    assert ranking(s) == [BLUE, RED, GREEN] and GAME.result(s).winners == [BLUE]


@rule("EMP-21.2")
def test_w25_ties():
    s = position(players=3, turn=4)
    s.scores = [(30, 31, 1), (27, 28, 1), (31, 29, 1)]
    assert ranking(s)[:2] == [RED, BLUE], "the last scoring decides"
    places = {
        "red": "italia sicily africa syria western-med",
        "blue": "aegyptus achaea asia-minor narbonensis eastern-med",
    }
    trade = {"italia": "red 6", "sicily": "red 3", "aegyptus": "blue 6", "achaea": "blue 5"}
    s = position(players=3, **places, trade=trade, turn=4)
    assert control_vp(s, RED) == control_vp(s, BLUE) == 28
    s.scores = [(30, 30, 1), (28, 28, 1), (30, 30, 1)]
    assert ranking(s)[:2] == [BLUE, RED], "9 against 11 trade markers"


@rule("EMP-21.2")
def test_controlled_points_come_before_trade_markers_and_play_order_decides_last():
    s = position(players=3, red="italia", blue="syria", trade={"crete": "blue 2"}, turn=4)
    s.scores = [(10, 10, 10)]
    assert ranking(s) == [RED, BLUE, GREEN]
    s = position(players=3, turn=4)
    s.scores = [(10, 10, 10)]
    s.first = BLUE
    assert ranking(s) == [RED, GREEN, BLUE], "the later in the play order of turn 4"
