"""EMP-15 Diplomatic attacks."""

from __future__ import annotations

from grognard.games.empires.diplomacy import diplomacy, diplomacy_targets
from grognard.games.empires.terms import TERMS
from grognard.testing import rule, run
from tests.games.empires.positions import (
    BLUE,
    GREEN,
    NEUTRAL,
    RED,
    control,
    has_fort,
    names,
    owner,
    position,
    told,
    trade,
)


@rule("EMP-15.1")
def test_diplomacy_needs_no_movement_roll_and_plunders_nothing():
    s = position(red="raetia", trade={"cisalpina": "blue 2"}, blocks={RED: 2}, dice=[2])
    run(TERMS, diplomacy(s, RED), "cisalpina")
    assert owner(s, "cisalpina") == RED and trade(s, "cisalpina") == {BLUE: 2} and s.dice.script == []
    s = position(red="italia", specials={RED: "diplomat"}, blocks={RED: 1})
    run(TERMS, diplomacy(s, RED), "western-med")
    assert owner(s, "western-med") == RED


@rule("EMP-15.2")
def test_targets_are_adjacent_by_any_edge():
    s = position(red="sicily", blocks={RED: 2})
    assert names(diplomacy_targets(s, RED)) == ["africa", "central-med", "magna-graecia", "western-med"]
    s = position(red="sicily", blocks={RED: 2}, options={"diplomacy_reach": "mediterranean"})
    assert {"cyprus", "eastern-med", "tingitana"} <= set(names(diplomacy_targets(s, RED)))
    assert "raetia" not in names(diplomacy_targets(s, RED))


@rule("EMP-15.3")
def test_courting_costs_two_blocks_and_fails_on_a_one():
    for die, new_owner in ((1, NEUTRAL), (2, RED)):
        s = position(red="macedonia", blocks={RED: 5}, dice=[die])
        run(TERMS, diplomacy(s, RED), "thrace")
        assert owner(s, "thrace") == new_owner and s.warehouse[RED] == 3 and s.trade_stock[RED] == 17
    assert diplomacy_targets(position(red="macedonia", blocks={RED: 1}), RED) == 0


@rule("EMP-15.4")
def test_a_diplomat_takes_neutral_areas_for_one_block_without_a_roll():
    s = position(red="macedonia", blocks={RED: 1}, specials={RED: "diplomat"})
    run(TERMS, diplomacy(s, RED), "eastern-med")
    assert owner(s, "eastern-med") == RED and s.warehouse[RED] == 0 and told(s) == ["annexed", "taken"]


@rule("EMP-15.5", "EMP-16.12")
def test_only_a_diplomat_works_against_others():
    places = {"red": "macedonia", "blue": "thrace*2 italia", "blocks": {RED: 4}}
    assert "thrace" not in names(diplomacy_targets(position(**places), RED))
    s = position(**places, specials={RED: "diplomat"}, dice=[6])
    game = run(TERMS, diplomacy(s, RED), "thrace")
    assert game.asks(RED, "diplomacy_bribe", ["0", "1", "2", "3"])
    game.pick("0")
    assert control(s, "thrace") == 1 and owner(s, "thrace") == BLUE and s.control_stock[BLUE] == 23
    assert s.warehouse[RED] == 4


@rule("EMP-15.5")
def test_the_bribe_is_limited_by_the_warehouse_and_lost_either_way():
    s = position(red="macedonia", blue="thrace italia", specials={RED: "diplomat"}, blocks={RED: 2}, dice=[3])
    game = run(TERMS, diplomacy(s, RED), "thrace")
    assert game.asks(RED, "diplomacy_bribe", ["0", "1", "2"])
    game.pick("2")
    assert owner(s, "thrace") == BLUE and s.warehouse[RED] == 0


@rule("EMP-15.6", "EMP-15.4", "EMP-15.2")
def test_w28_diplomacy_options():
    options = {"diplomacy_reach": "mediterranean"}
    s = position(red="judaea", blocks={RED: 2}, options=options, dice=[2])
    targets = names(diplomacy_targets(s, RED))
    assert {"sicily", "western-med"} <= set(targets) and "germania" not in targets
    run(TERMS, diplomacy(s, RED), "western-med")
    assert owner(s, "western-med") == RED and s.warehouse[RED] == 0

    options = {"remote_diplomat": "on"}
    for die, new_owner in ((1, NEUTRAL), (2, RED)):
        s = position(red="judaea", blocks={RED: 3}, specials={RED: "diplomat"}, options=options, dice=[die])
        run(TERMS, diplomacy(s, RED), "britannia")
        assert owner(s, "britannia") == new_owner and s.warehouse[RED] == 1
    s = position(red="judaea", blocks={RED: 3}, specials={RED: "diplomat"}, options=options)
    run(TERMS, diplomacy(s, RED), "aegyptus")
    assert owner(s, "aegyptus") == RED and s.warehouse[RED] == 2
    s = position(red="judaea", blocks={RED: 3}, options=options)
    assert "britannia" not in names(diplomacy_targets(s, RED)), "only for owners of a Diplomat"
    s = position(red="judaea", blocks={RED: 1}, specials={RED: "diplomat"}, options=options)
    assert "britannia" not in names(diplomacy_targets(s, RED)), "only for two blocks"


@rule("EMP-15.7")
def test_forts_and_trade_markers_stay():
    s = position(
        red="macedonia",
        blue="thrace italia",
        forts="thrace",
        trade={"thrace": "blue 1"},
        specials={RED: "diplomat"},
        dice=[6],
    )
    assert run(TERMS, diplomacy(s, RED)).over
    assert owner(s, "thrace") == RED and has_fort(s, "thrace") and trade(s, "thrace") == {BLUE: 1}


@rule("EMP-15.8", "EMP-5.13")
def test_the_last_marker_of_a_last_province_is_safe():
    s = position(red="macedonia", green="thrace", blue="moesia dacia", specials={RED: "diplomat"})
    assert names(diplomacy_targets(s, RED)) == ["moesia"]
    s = position(red="macedonia", green="thrace*2", blue="moesia dacia", specials={RED: "diplomat"})
    assert names(diplomacy_targets(s, RED)) == ["moesia", "thrace"] and owner(s, "thrace") == GREEN


@rule("EMP-15.3", "EMP-15.4", "EMP-15.5")
def test_w14_diplomacy():
    for die, new_owner in ((1, NEUTRAL), (2, RED)):
        s = position(red="macedonia", blocks={RED: 2}, dice=[die])
        run(TERMS, diplomacy(s, RED), "thrace")
        assert owner(s, "thrace") == new_owner and s.warehouse[RED] == 0
    s = position(red="macedonia", blocks={RED: 1}, specials={RED: "diplomat"})
    run(TERMS, diplomacy(s, RED), "thrace")
    assert owner(s, "thrace") == RED and s.warehouse[RED] == 0

    s = position(
        red="macedonia", blue="thrace*2 italia", blocks={RED: 5}, specials={RED: "diplomat"}, dice=[3, 4]
    )
    run(TERMS, diplomacy(s, RED), "thrace", "3")
    assert owner(s, "thrace") == BLUE and control(s, "thrace") == 1
    run(TERMS, diplomacy(s, RED), "thrace", "2")
    assert owner(s, "thrace") == RED and control(s, "thrace") == 1 and s.warehouse[RED] == 0
    s = position(red="macedonia", blue="thrace italia", blocks={RED: 4}, specials={RED: "diplomat"}, dice=[2])
    run(TERMS, diplomacy(s, RED), "thrace", "3")
    assert owner(s, "thrace") == BLUE, "a natural 2 always fails"
