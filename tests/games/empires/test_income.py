"""EMP-7 Trade markers and first player."""

from __future__ import annotations

from grognard.games.empires.income import collect_trade_markers, income_of, name_first_player
from grognard.games.empires.terms import TERMS
from grognard.testing import rule, run
from tests.games.empires.positions import BLUE, GREEN, RED, position


@rule("EMP-7.1", "EMP-16.12")
def test_five_plus_amphorae_plus_merchants():
    s = position(red="italia syria raetia", blue="western-med", specials={RED: "merchant merchant"})
    assert income_of(s, RED) == 5 + 2 + 2
    assert income_of(s, BLUE) == 5


@rule("EMP-7.2")
def test_what_is_left_over_does_not_reduce_the_income():
    s = position(red="raetia", blocks={RED: 4})
    run(TERMS, collect_trade_markers(s))
    assert s.warehouse[RED] == 9 and s.trade_stock[RED] == 11


@rule("EMP-7.4")
def test_everybody_collects_at_once():
    s = position(players=3, red="italia", blue="raetia", green="aegyptus syria")
    run(TERMS, collect_trade_markers(s))
    assert s.warehouse == [6, 5, 7]


@rule("EMP-7.5")
def test_the_first_player_is_rolled_in_turn_one_and_passes_on_later():
    s = position(players=3, turn=1, dice=[3])
    run(TERMS, name_first_player(s))
    assert s.first == GREEN
    s.turn = 2
    run(TERMS, name_first_player(s))
    assert s.first == RED
    s.turn = 3
    run(TERMS, name_first_player(s))
    assert s.first == BLUE


@rule("EMP-7.6")
def test_the_round_marker_starts_on_the_space_of_the_turn():
    for turn in (2, 3, 4):
        s = position(turn=turn)
        s.round = 11
        run(TERMS, name_first_player(s))
        assert s.round == turn


@rule("EMP-7.1", "EMP-7.2", "EMP-7.3")
def test_w4_income():
    s = position(
        blue="italia sicily baetica raetia noricum pannonia illyria",
        specials={BLUE: "merchant merchant"},
        blocks={BLUE: 2},
    )
    s.trade_stock[BLUE] = 9
    assert income_of(s, BLUE) == 10
    run(TERMS, collect_trade_markers(s))
    assert s.warehouse[BLUE] == 11 and s.trade_stock[BLUE] == 0
