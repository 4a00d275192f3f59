"""EMP-24 House rules."""

from __future__ import annotations

from grognard.games.empires.attack import attack
from grognard.games.empires.diplomacy import diplomacy
from grognard.games.empires.fortify import fortify
from grognard.games.empires.markers import blocks_of
from grognard.games.empires.recruit import recruit
from grognard.games.empires.revolts import revolts
from grognard.games.empires.scoring import plunder_vp
from grognard.games.empires.terms import TERMS
from grognard.games.empires.trade import place_trade_markers
from grognard.games.empires.turn import take_action
from grognard.testing import rule, run
from tests.games.empires.positions import (
    BLUE,
    GREEN,
    NEUTRAL,
    RED,
    YELLOW,
    control,
    has_fort,
    owner,
    position,
)

SPEND = {"house_spend_plunder": "on"}
RANSOM = {"house_revolt_ransom": "on"}


@rule("EMP-24.1")
def test_w30_plunder_is_spent_after_own_blocks_clockwise_from_the_left():
    places = {"red": "italia", "blocks": {RED: 1}, "plunder": {RED: "blue 2 green 1"}, "options": SPEND}
    s = position(players=3, **places)
    assert blocks_of(s, RED) == 4
    assert run(TERMS, fortify(s, RED)).over
    assert has_fort(s, "italia") and s.warehouse[RED] == 0 and s.plunder[RED] == [0, 0, 0]
    assert s.trade_stock == [20, 20, 20]
    s = position(players=3, **places, specials={RED: "engineer"})
    run(TERMS, fortify(s, RED))
    assert s.plunder[RED] == [0, 1, 1] and plunder_vp(s, RED) == 2 and s.trade_stock == [20, 19, 19]
    s = position(players=3, **places)
    assert run(TERMS, place_trade_markers(s, RED), "italia").over, "only his own marker can be placed"
    assert s.plunder[RED] == [0, 2, 1]


@rule("EMP-24.1")
def test_plunder_pays_for_diplomacy_refresh_and_ransom():
    s = position(red="macedonia", plunder={RED: "blue 2"}, options=SPEND, dice=[2])
    run(TERMS, diplomacy(s, RED), "thrace")
    assert owner(s, "thrace") == RED and s.trade_stock[BLUE] == 20
    s = position(red="macedonia", plunder={RED: "blue 1"}, options=SPEND, display="a:sword-7")
    run(TERMS, recruit(s, RED), "refresh")
    assert s.trade_stock[BLUE] == 20
    s = position(red="baetica italia", plunder={RED: "blue 2"}, options={**SPEND, **RANSOM}, dice=[1, 3])
    run(TERMS, revolts(s), "pay")
    assert owner(s, "baetica") == RED and s.plunder[RED][BLUE] == 0
    s = position(
        red="macedonia",
        blue="thrace italia",
        plunder={RED: "blue 5"},
        specials={RED: "diplomat"},
        options=SPEND,
    )
    assert run(TERMS, diplomacy(s, RED), "thrace").asks(RED, "diplomacy_bribe", ["0", "1", "2", "3"])


@rule("EMP-24.2")
def test_w30_ransom():
    s = position(
        red="tarraconensis italia",
        blue="cisalpina*2 raetia",
        green="achaea macedonia",
        yellow="epirus",
        forts="achaea",
        blocks={RED: 2, BLUE: 2, GREEN: 5, YELLOW: 5},
        options=RANSOM,
        dice=[2, 5],
    )
    game = run(TERMS, revolts(s))
    assert game.asks(RED, "revolt_ransom", ["pay", "none"])
    game.pick("pay")
    assert owner(s, "tarraconensis") == RED and s.warehouse[RED] == 0 and s.trade_stock[RED] == 20
    assert game.asks(BLUE, "revolt_ransom")
    game.pick("none")
    assert game.over and control(s, "cisalpina") == 1 and s.warehouse[BLUE] == 2
    assert s.warehouse[GREEN] == s.warehouse[YELLOW] == 5, "they are not asked"


@rule("EMP-24.2")
def test_without_two_blocks_nobody_is_asked():
    s = position(red="baetica italia", blocks={RED: 1}, options=RANSOM, dice=[1, 3])
    assert run(TERMS, revolts(s)).over and owner(s, "baetica") == NEUTRAL


@rule("EMP-24.3")
def test_w30_restocking():
    s = position(red="italia", options={"house_restock_action": "on"})
    s.trade_stock[RED] = 3
    run(TERMS, take_action(s, RED), "restock")
    assert s.trade_stock[RED] == 2 and s.warehouse[RED] == 1
    s.trade_stock[RED] = 0
    assert "restock" not in run(TERMS, take_action(s, RED)).offered()
    assert "restock" not in run(TERMS, take_action(position(red="italia"), RED)).offered()


@rule("EMP-24.4")
def test_w30_mountain_ambush():
    hands = {
        RED: "a:sword-7 a:pike-7 a:spear-7 a:cavalry-6 a:archers",
        BLUE: "a:sword-8 a:pike-8 a:spear-6 a:cavalry-7 a:warband",
    }
    places = {"blue": "cisalpina italia", "hands": hands, "options": {"house_mountain_ambush": "on"}}
    s = position(red="raetia", **places, dice=[2])
    game = run(TERMS, attack(s, RED), "cisalpina")
    assert game.asks(BLUE, "ambush", ["ambush", "none"])
    s = position(red="illyria", **places)
    assert not run(TERMS, attack(s, RED), "cisalpina").asks(BLUE, "ambush"), "over land there is none"
    s = position(red="raetia", blue="cisalpina italia", hands=hands, dice=[2])
    assert not run(TERMS, attack(s, RED), "cisalpina").asks(BLUE, "ambush"), "only with the house rule"
    s = position(red="raetia", **places, forts="cisalpina", dice=[2])
    game = run(TERMS, attack(s, RED), "cisalpina", "siege")
    assert not game.asks(BLUE, "ambush"), "not in a siege"
