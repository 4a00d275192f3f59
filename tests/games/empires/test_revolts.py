"""EMP-6 Revolts."""

from __future__ import annotations

from grognard.games.empires import GAME
from grognard.games.empires.revolts import COLUMNS, revolts
from grognard.games.empires.terms import TERMS
from grognard.games.empires.turn import TURN
from grognard.testing import rule, run
from tests.games.empires.positions import (
    BLUE,
    GREEN,
    NEUTRAL,
    RED,
    YELLOW,
    control,
    owner,
    position,
    told,
    trade,
    words,
)


@rule("EMP-6.1")
def test_the_first_die_selects_the_table_and_the_second_the_column():
    for die, first_province in ((1, "lusitania"), (3, "lusitania"), (4, "tingitana"), (6, "tingitana")):
        s = position(red=f"{first_province} syria italia", dice=[die, 1])
        run(TERMS, revolts(s))
        assert owner(s, first_province) == NEUTRAL
    assert words(COLUMNS[1][6]) == ["cyrenaica", "thebais", "cilicia", "parthia", "mauretania", "pontus"]


@rule("EMP-6.2")
def test_a_province_with_several_markers_stays_with_its_owner():
    s = position(red="baetica*3 syria", dice=[1, 3])
    run(TERMS, revolts(s))
    assert owner(s, "baetica") == RED and control(s, "baetica") == 2 and s.control_stock[RED] == 22


@rule("EMP-6.2", "EMP-17.4")
def test_a_fortified_province_is_immune():
    s = position(red="baetica*2 syria", forts="baetica", dice=[1, 3])
    run(TERMS, revolts(s))
    assert control(s, "baetica") == 2 and "fort_held" in told(s)


@rule("EMP-6.3")
def test_trade_markers_stay_and_neutral_provinces_are_not_affected():
    s = position(red="baetica syria", trade={"baetica": "red 1 blue 2", "belgica": "blue 1"}, dice=[1, 3])
    run(TERMS, revolts(s))
    assert owner(s, "baetica") == NEUTRAL and trade(s, "baetica") == {RED: 1, BLUE: 2}
    assert trade(s, "belgica") == {BLUE: 1} and s.control_stock[RED] == 24


@rule("EMP-6.4", "EMP-5.13")
def test_of_the_last_two_provinces_only_the_first_is_lost():
    s = position(red="baetica italia western-med", dice=[1, 3])
    run(TERMS, revolts(s))
    assert owner(s, "baetica") == NEUTRAL and owner(s, "italia") == RED and "last_held" in told(s)


@rule("EMP-6.4", "EMP-5.13")
def test_extra_markers_in_the_last_province_can_be_lost():
    s = position(red="italia*2", dice=[1, 3])
    run(TERMS, revolts(s))
    assert owner(s, "italia") == RED and control(s, "italia") == 1


@rule("EMP-6.5")
def test_revolts_are_the_first_phase_of_every_turn():
    assert TURN[0] is revolts
    s = position(red="italia sicily", turn=1, dice=[6, 6, 1])
    s.phase = 0
    run(TERMS, GAME.play(s))
    assert told(s)[0] == "revolt"


@rule("EMP-6.1", "EMP-6.2", "EMP-6.3", "EMP-6.4", "EMP-5.13")
def test_w3_revolt():
    s = position(
        red="tarraconensis italia",
        blue="cisalpina*2 raetia",
        green="achaea macedonia",
        yellow="epirus",
        forts="achaea",
        dice=[2, 5],
    )
    run(TERMS, revolts(s))
    assert owner(s, "tarraconensis") == NEUTRAL
    assert owner(s, "cisalpina") == BLUE and control(s, "cisalpina") == 1
    assert owner(s, "achaea") == GREEN and control(s, "achaea") == 1
    assert owner(s, "lugdunensis") == NEUTRAL
    assert owner(s, "epirus") == YELLOW and control(s, "epirus") == 1
