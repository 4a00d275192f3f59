"""WAT-8 Provinces and control."""

import pytest

from grognard.games.warriors.control import update_control
from grognard.games.warriors.state import move, remove
from grognard.testing import rule
from tests.games.warriors.positions import (
    BARBARIANS,
    NOBODY,
    barbarians,
    clear,
    hold,
    owner,
    pieces,
    place,
    position,
    vp,
)


@rule("WAT-8.1")
@pytest.mark.parametrize("piece", ["infantry", "princess", "fort"])
def test_one_army_princess_or_fort_holds_a_province(piece):
    s = position("england", "france")
    (unit,) = hold(s, 0, "mercia", piece)
    assert owner(s, "mercia") == 0
    remove(s, unit)
    update_control(s, place(s, "mercia"))
    assert owner(s, "mercia") == NOBODY


@rule("WAT-8.2")
def test_barbarian_and_free_provinces():
    s = position("england", "france")
    assert owner(s, "mercia") == BARBARIANS and owner(s, "meath") == BARBARIANS
    clear(s, "mercia")
    assert owner(s, "mercia") == NOBODY and pieces(s, "mercia") == []
    barbarians(s, "mercia", 2)
    assert owner(s, "mercia") == BARBARIANS


@rule("WAT-8.3")
def test_victory_points_follow_the_token():
    s = position("england", "france")
    start = vp(s, 0)
    (unit,) = hold(s, 0, "essex", "infantry")
    assert vp(s, 0) == start + 2
    clear(s, "mercia")
    move(s, unit, place(s, "mercia"))
    update_control(s, place(s, "essex"))
    update_control(s, place(s, "mercia"))
    assert vp(s, 0) == start + 1
    hold(s, 1, "mercia", "infantry")
    assert vp(s, 0) == start and vp(s, 1) == start + 1


@rule("WAT-8.5")
@pytest.mark.parametrize(("name", "points"), [("meath", 3), ("essex", 2), ("wales", 1), ("mercia", 1)])
def test_a_province_is_worth_the_same_to_everybody(name, points):
    s = position("england", "france")
    for player in (0, 1):
        start = vp(s, player)
        hold(s, player, name, "princess")
        assert vp(s, player) == start + points
