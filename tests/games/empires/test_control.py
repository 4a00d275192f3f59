"""EMP-19 Place a control marker."""

from __future__ import annotations

from grognard.games.empires.control import can_place_control, place_control_marker
from grognard.games.empires.terms import TERMS
from grognard.testing import rule, run
from tests.games.empires.positions import RED, control, position


@rule("EMP-19.1", "EMP-19.2", "EMP-19.3")
def test_a_marker_is_added_to_an_own_area_for_nothing():
    s = position(red="italia*3 western-med", blue="sicily")
    game = run(TERMS, place_control_marker(s, RED))
    assert game.asks(RED, "control_target", ["italia", "western-med"])
    game.pick("western-med")
    assert control(s, "western-med") == 2 and s.control_stock[RED] == 20 and s.dice.used == 0
    run(TERMS, place_control_marker(s, RED), "italia")
    assert control(s, "italia") == 4


@rule("EMP-19.4")
def test_without_a_marker_in_stock_it_is_not_possible():
    s = position(red="italia*24 sicily")
    assert s.control_stock[RED] == 0 and not can_place_control(s, RED)
