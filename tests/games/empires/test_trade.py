"""EMP-18 Place trade markers."""

from __future__ import annotations

from grognard.games.empires.terms import TERMS
from grognard.games.empires.trade import can_trade, place_trade_markers, trade_areas
from grognard.testing import rule, run
from tests.games.empires.positions import BLUE, GREEN, RED, YELLOW, names, position, trade


@rule("EMP-18.1", "EMP-16.12")
def test_up_to_two_markers_and_one_more_for_each_merchant():
    for specials, number in (({}, 2), ({RED: "merchant"}, 3), ({RED: "merchant merchant"}, 4)):
        s = position(red="italia", blocks={RED: 9}, specials=specials)
        game = run(TERMS, place_trade_markers(s, RED))
        assert "done" not in game.offered(), "at least one"
        for _ in range(number):
            game.pick("italia")
        assert game.over and trade(s, "italia") == {RED: number} and s.warehouse[RED] == 9 - number


@rule("EMP-18.1")
def test_he_may_stop_after_any_and_must_when_the_warehouse_is_empty():
    s = position(red="italia", blocks={RED: 5})
    game = run(TERMS, place_trade_markers(s, RED), "italia")
    assert "done" in game.offered()
    assert game.pick("done").over and s.warehouse[RED] == 4
    s = position(red="italia", blocks={RED: 1}, plunder={RED: "blue 3"})
    assert run(TERMS, place_trade_markers(s, RED), "italia").over, "plunder is never placed"
    assert not can_trade(position(red="italia", plunder={RED: "blue 3"}), RED)


@rule("EMP-18.2")
def test_reach_is_where_own_markers_of_any_kind_are_and_next_to_them():
    s = position(red="britannia", trade={"thebais": "red 1"}, blue="aegyptus", blocks={RED: 1})
    assert names(trade_areas(s, RED)) == ["aegyptus", "britannia", "lugdunensis", "thebais"]


@rule("EMP-18.3", "EMP-18.4")
def test_a_marker_just_placed_extends_the_reach():
    s = position(red="britannia", blocks={RED: 3})
    game = run(TERMS, place_trade_markers(s, RED))
    assert game.asks(RED, "trade_target", ["britannia", "lugdunensis"])
    game.pick("lugdunensis")
    assert "aquitania" in game.offered()
    game.pick("aquitania")
    assert trade(s, "lugdunensis") == {RED: 1} and trade(s, "aquitania") == {RED: 1}


@rule("EMP-18.5")
def test_into_an_area_with_room_a_marker_is_simply_placed():
    s = position(red="italia", blue="sicily", trade={"sicily": "blue 3"}, blocks={RED: 1})
    run(TERMS, place_trade_markers(s, RED), "western-med")
    s = position(red="magna-graecia", blue="sicily", trade={"sicily": "blue 3"}, blocks={RED: 1})
    run(TERMS, place_trade_markers(s, RED), "sicily")
    assert trade(s, "sicily") == {BLUE: 3, RED: 1} and s.dice.used == 0


@rule("EMP-18.6", "EMP-18.7", "EMP-18.8")
def test_displacement_needs_a_five_with_one_more_for_each_merchant():
    for merchants, needed in ((0, 5), (1, 4), (2, 3)):
        specials = {RED: "merchant " * merchants}
        for die in range(1, 7):
            s = position(
                red="epirus", trade={"epirus": "blue 2"}, blocks={RED: 1}, specials=specials, dice=[die]
            )
            run(TERMS, place_trade_markers(s, RED), "epirus")
            assert (trade(s, "epirus") == {BLUE: 1, RED: 1}) == (die >= needed)
            assert s.warehouse[RED] == 0 and s.trade_stock[RED] == (19 if die >= needed else 20)
            assert s.trade_stock[BLUE] == (19 if die >= needed else 18)


@rule("EMP-18.6")
def test_with_several_owners_the_player_names_whose_marker():
    s = position(red="epirus", trade={"epirus": "blue 1 green 1"}, blocks={RED: 1}, dice=[6])
    game = run(TERMS, place_trade_markers(s, RED), "epirus")
    assert game.asks(RED, "trade_victim", ["seat-1", "seat-2"])
    game.pick("seat-2")
    assert trade(s, "epirus") == {BLUE: 1, RED: 1} and s.trade_stock[GREEN] == 20


@rule("EMP-18.8", "EMP-8.6")
def test_a_failed_displacement_uses_up_one_placement_only():
    s = position(red="epirus", trade={"epirus": "blue 2"}, blocks={RED: 3}, dice=[1])
    game = run(TERMS, place_trade_markers(s, RED), "epirus")
    assert game.asks(RED, "trade_target")
    assert game.pick("illyria").over and trade(s, "illyria") == {RED: 1}


@rule("EMP-18.9")
def test_an_area_full_of_own_markers_cannot_be_chosen():
    s = position(red="epirus", trade={"epirus": "red 2", "illyria": "red 2 blue 1"}, blocks={RED: 1})
    areas = names(trade_areas(s, RED))
    assert "epirus" not in areas and "illyria" in areas


@rule("EMP-18.10")
def test_all_kinds_of_edges_count_but_not_the_mediterranean_reach():
    s = position(red="sicily", blocks={RED: 1})
    assert names(trade_areas(s, RED)) == ["africa", "central-med", "magna-graecia", "sicily", "western-med"]


@rule("EMP-18.1", "EMP-18.2", "EMP-18.3", "EMP-18.5", "EMP-18.6", "EMP-18.7", "EMP-18.8")
def test_w15_trade():
    places = {
        "yellow": "epirus",
        "trade": {"tripolitania": "blue 1 red 1"},
        "blocks": {YELLOW: 3},
        "specials": {YELLOW: "merchant"},
    }
    picks = ("epirus", "central-med", "tripolitania", "seat-0")
    s = position(**places, dice=[4])
    assert run(TERMS, place_trade_markers(s, YELLOW), *picks).over
    assert trade(s, "tripolitania") == {BLUE: 1, YELLOW: 1} and s.trade_stock[RED] == 20
    assert trade(s, "epirus") == {YELLOW: 1} and trade(s, "central-med") == {YELLOW: 1}
    s = position(**places, dice=[3])
    assert run(TERMS, place_trade_markers(s, YELLOW), *picks).over
    assert trade(s, "tripolitania") == {BLUE: 1, RED: 1}
    assert s.warehouse[YELLOW] == 0 and s.trade_stock[YELLOW] == 18


@rule("EMP-18.8")
def test_w29_failed_displacement_to_the_warehouse():
    s = position(
        yellow="epirus",
        trade={"tripolitania": "blue 1 red 1"},
        blocks={YELLOW: 3},
        specials={YELLOW: "merchant"},
        options={"failed_displacement": "warehouse"},
        dice=[3],
    )
    game = run(TERMS, place_trade_markers(s, YELLOW), "epirus", "central-med", "tripolitania", "seat-0")
    assert game.over and s.warehouse[YELLOW] == 1 and s.trade_stock[YELLOW] == 17
