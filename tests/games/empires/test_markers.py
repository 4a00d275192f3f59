"""EMP-5 Control, trade markers, the last province."""

from __future__ import annotations

import pytest

from grognard.games.empires.attack import attack, attack_targets
from grognard.games.empires.diplomacy import diplomacy, diplomacy_targets
from grognard.games.empires.fortify import can_fortify
from grognard.games.empires.income import collect_trade_markers
from grognard.games.empires.markers import add_marker, pay, put_trade, take_control
from grognard.games.empires.terms import TERMS
from grognard.games.empires.trade import place_trade_markers
from grognard.games.empires.turn import take_action
from grognard.testing import rule, run
from tests.games.empires.positions import (
    BLUE,
    GREEN,
    NEUTRAL,
    RED,
    control,
    fight_for,
    has_fort,
    names,
    owner,
    position,
    told,
    trade,
)

HAND = "a:cavalry-6 a:cavalry-7 a:heavy-cavalry-7 a:sword-8 a:sword-7"
WEAK = "e:archers a:archers a:foot-skirmishers e:sword-6 e:spear-5"


@rule("EMP-5.5")
def test_one_marker_controls_and_none_is_neutral():
    s = position(red="syria")
    assert owner(s, "syria") == RED and owner(s, "judaea") == NEUTRAL
    with pytest.raises(AssertionError, match="neutral"):
        run(TERMS, take_control(s, BLUE, TERMS["syria"]))


@rule("EMP-5.6", "EMP-14.6")
def test_extra_markers_do_not_protect_against_attack():
    s = position(
        red="cappadocia", blue="syria*4 italia", hands={RED: HAND, BLUE: WEAK}, dice=[1, 1, 1, 0, 0, 0]
    )
    fight_for(s, RED, "syria", HAND, WEAK)
    assert owner(s, "syria") == RED and control(s, "syria") == 1
    assert s.control_stock[BLUE] == 24


@rule("EMP-5.7", "EMP-5.8")
def test_blocks_that_are_paid_go_to_the_own_stock():
    s = position(red="macedonia", blocks={RED: 3}, dice=[2])
    run(TERMS, diplomacy(s, RED), "thrace")
    assert s.warehouse[RED] == 1 and s.trade_stock[RED] == 19 and owner(s, "thrace") == RED
    pay(s, RED, 1)
    assert s.warehouse[RED] == 0 and s.trade_stock[RED] == 20


@rule("EMP-5.9", "EMP-7.3")
def test_when_the_stock_is_empty_nothing_can_be_taken():
    s = position(players=3, red="italia")
    s.trade_stock[RED], s.warehouse[RED] = 2, 18
    run(TERMS, collect_trade_markers(s))
    assert s.trade_stock[RED] == 0 and s.warehouse[RED] == 20


@rule("EMP-5.10", "EMP-17.2")
def test_without_fortifications_left_nobody_can_fortify():
    s = position(red="italia sicily", blocks={RED: 9})
    assert can_fortify(s, RED)
    s.forts_left = 0
    assert not can_fortify(s, RED)


@rule("EMP-5.10", "EMP-15.7")
def test_a_fort_belongs_to_whoever_controls_the_province():
    s = position(red="macedonia", blue="thrace italia", forts="thrace", specials={RED: "diplomat"}, dice=[6])
    assert run(TERMS, diplomacy(s, RED)).over, "without blocks there is one target and no bribe"
    assert owner(s, "thrace") == RED and has_fort(s, "thrace")


@rule("EMP-5.11", "EMP-18.5")
def test_an_area_holds_no_more_trade_markers_than_its_vp():
    s = position(red="epirus", trade={"epirus": "blue 1"}, blocks={RED: 3})
    run(TERMS, place_trade_markers(s, RED), "epirus", "done")
    assert trade(s, "epirus") == {RED: 1, BLUE: 1} and s.room[TERMS["epirus"]] == 0
    with pytest.raises(AssertionError, match="no more trade markers"):
        put_trade(s, RED, TERMS["epirus"])


def without_stock(**places: str):
    """Red has all 25 control markers on the map."""
    s = position(blue="parthia armenia", **places)
    while s.control_stock[RED]:
        add_marker(s, RED, TERMS["italia"])
    return s


@rule("EMP-5.12")
def test_with_an_empty_stock_a_marker_is_taken_from_the_map():
    s = without_stock(red="italia pannonia sicily western-med", forts="sicily", dice=[6], blocks={RED: 2})
    game = run(TERMS, diplomacy(s, RED), "illyria")
    assert game.asks(RED, "reclaim_marker", ["italia", "pannonia", "western-med", "none"])
    game.pick("pannonia")
    assert owner(s, "pannonia") == NEUTRAL and owner(s, "illyria") == RED
    assert s.control_stock[RED] == 0 and told(s)[-2:] == ["reclaimed", "neutral"]


@rule("EMP-5.12")
def test_the_last_province_and_fortified_areas_keep_their_last_marker():
    s = position(red="italia western-med*24", dice=[6], blocks={RED: 2})
    game = run(TERMS, diplomacy(s, RED), "sicily")
    assert game.asks(RED, "reclaim_marker", ["western-med", "none"])
    game.pick("none")
    assert owner(s, "sicily") == NEUTRAL and s.warehouse[RED] == 0


@rule("EMP-5.12", "EMP-5.14", "EMP-15.7")
def test_a_fort_does_not_stay_behind_when_no_marker_is_placed():
    s = without_stock(red="italia", specials={RED: "diplomat"}, forts="cisalpina", dice=[6])
    add_marker(s, BLUE, TERMS["cisalpina"])
    game = run(TERMS, diplomacy(s, RED), "none")
    assert game.over and owner(s, "cisalpina") == NEUTRAL and not has_fort(s, "cisalpina")
    assert s.forts_left == 19


@rule("EMP-5.13", "EMP-9.1")
def test_the_last_province_is_no_target_whatever_sea_areas_its_owner_has():
    s = position(red="italia", blue="sicily western-med", green="africa numidia")
    assert "sicily" not in names(attack_targets(s, RED))
    assert {"western-med", "africa", "numidia"} <= set(names(attack_targets(s, RED)))


@rule("EMP-5.13", "EMP-9.1", "EMP-15.8")
def test_w24_the_last_province():
    s = position(
        red="achaea", green="crete*2 eastern-med", blue="syria judaea", specials={RED: "diplomat"}, dice=[6]
    )
    assert "crete" not in names(attack_targets(s, RED))
    assert "eastern-med" in names(attack_targets(s, RED))
    assert "crete" in names(diplomacy_targets(s, RED))
    run(TERMS, diplomacy(s, RED), "crete")
    assert control(s, "crete") == 1 and owner(s, "crete") == GREEN
    assert "crete" not in names(diplomacy_targets(s, RED))
    assert "eastern-med" in names(diplomacy_targets(s, RED))


@rule("EMP-5.14")
def test_a_fort_never_stands_in_a_neutral_province():
    s = position(
        red="cappadocia",
        blue="syria italia",
        forts="syria",
        hands={RED: HAND, BLUE: WEAK},
        dice=[1, 1, 1, 0, 0, 0],
    )
    fight_for(s, RED, "syria", HAND, WEAK, "open")
    assert owner(s, "syria") == RED and not has_fort(s, "syria")


@rule("EMP-5.12", "EMP-5.14", "EMP-12.4", "EMP-14.8")
def test_w31_winning_a_battle_with_an_empty_stock():
    hands = {RED: HAND, BLUE: WEAK}
    places = {"red": "numidia italia pannonia", "trade": {"africa": "blue 2", "pannonia": "red 1"}}
    for picked in ("none", "pannonia"):
        s = without_stock(
            forts="africa", hands=hands, specials={RED: "engineer"}, dice=[1, 1, 1, 0, 0, 0], **places
        )
        add_marker(s, BLUE, TERMS["africa"])
        game = fight_for(s, RED, "africa", HAND, WEAK, "open")
        assert game.asks(RED, "reclaim_marker", ["italia", "numidia", "pannonia", "none"])
        game.pick(picked)
        assert game.value is True
        assert s.plunder[RED][BLUE] == 2 and trade(s, "africa") == {}
        if picked == "none":
            assert owner(s, "africa") == NEUTRAL and not has_fort(s, "africa")
        else:
            assert owner(s, "africa") == RED and has_fort(s, "africa")
            assert owner(s, "pannonia") == NEUTRAL and trade(s, "pannonia") == {RED: 1}


@rule("EMP-5.12")
def test_an_attack_on_a_neutral_area_reclaims_too():
    s = without_stock(red="italia cisalpina", dice=[3])
    game = run(TERMS, attack(s, RED), "illyria")
    assert game.asks(RED, "reclaim_marker", ["italia", "cisalpina", "none"])
    game.pick("italia")
    assert owner(s, "illyria") == RED and control(s, "italia") == 23


def test_the_action_control_does_not_reclaim():
    s = without_stock(red="italia")
    assert "control" not in run(TERMS, take_action(s, RED)).offered()
