"""GEN-15 Retreat."""

from __future__ import annotations

from grognard.games.generalship.capacity import shed_surplus
from grognard.games.generalship.retreat import retreat_from
from grognard.games.generalship.units import ENDED
from grognard.testing import rule
from tests.games.generalship.positions import (
    TILE_OF,
    ally,
    command,
    own,
    play,
    position,
    put,
    stack,
)

AUSTRIA, FRANCE = 0, 1


def battlefield(units: str, touching: str = "n01/n02 n01/n08 n01/n10 n01/n05"):
    s = position("austria france england", touching=touching)
    put(s, AUSTRIA, "n01", units)
    s.owner[TILE_OF["n01"]] = FRANCE
    return s


@rule("GEN-15.1")
def test_infantry_cavalry_and_squadrons_retreat_each_to_one_tile():
    s = battlefield("2LI AR LC GY")
    own(s, AUSTRIA, "n02", "n08", "n10")
    game = play(retreat_from(s, AUSTRIA, TILE_OF["n01"]))
    assert game.asks(AUSTRIA, "retreat_infantry", ["n02", "n08"])
    game.pick("n08")
    assert game.over, "cavalry does not enter mountains, squadrons need the sea: no choice"
    assert [stack(s, AUSTRIA, tile) for tile in ("n08", "n02", "n10")] == ["LI LI AR", "LC", "GY"]


@rule("GEN-15.1")
def test_infantry_and_cavalry_may_choose_different_tiles():
    s = battlefield("LI LC")
    own(s, AUSTRIA, "n02", "n05")
    play(retreat_from(s, AUSTRIA, TILE_OF["n01"]), "n02", "n05")
    assert (stack(s, AUSTRIA, "n02"), stack(s, AUSTRIA, "n05")) == ("LI", "LC")


@rule("GEN-15.2")
def test_a_fleet_retreats_together_to_an_owned_sea_tile():
    s = position("austria france", touching="n10/n11 n10/n12 n10/n02")
    put(s, AUSTRIA, "n10", "GY 2LI")
    s.owner[TILE_OF["n10"]] = FRANCE
    own(s, AUSTRIA, "n11", "n12", "n02")
    game = play(retreat_from(s, AUSTRIA, TILE_OF["n10"]))
    assert game.asks(AUSTRIA, "retreat_ships", ["n11", "n12"])
    game.pick("n12")
    assert stack(s, AUSTRIA, "n12") == "LI LI GY"


@rule("GEN-15.3")
def test_the_tile_must_be_owned_an_own_tile_shared_with_a_guest_is_allowed():
    s = position("austria france england", touching="n01/austria-left n01/n02")
    put(s, AUSTRIA, "n01", "LI")
    put(s, AUSTRIA, "austria-left", "LI")
    put(s, FRANCE, "austria-left", "LI")
    ally(s, AUSTRIA, FRANCE)
    s.owner[TILE_OF["n01"]] = 2
    play(retreat_from(s, AUSTRIA, TILE_OF["n01"]))
    assert stack(s, AUSTRIA, "austria-left") == "LI LI"

    s.stacks[AUSTRIA] = {}
    put(s, AUSTRIA, "n01", "LI")
    s.owner[TILE_OF["n01"]] = 2
    play(retreat_from(s, AUSTRIA, TILE_OF["n01"]))
    assert s.stacks[AUSTRIA] == {}, "a guest who stands there alone owns it"


@rule("GEN-15.4", "GEN-18.6")
def test_units_without_a_suitable_tile_are_lost():
    s = battlefield("LI LC GY")
    own(s, AUSTRIA, "n08")
    assert play(retreat_from(s, AUSTRIA, TILE_OF["n01"])).over
    assert s.stacks[AUSTRIA].keys() == {TILE_OF["n08"]} and stack(s, AUSTRIA, "n08") == "LI"
    assert s.shown[AUSTRIA][:9] == [1, 0, 0, 0, 0, 0, 0, 0, 0]


@rule("GEN-15.5", "GEN-6.11")
def test_abilities_do_not_apply_and_the_units_have_ended():
    s = battlefield("LI LC")
    command(s, AUSTRIA, "hannibal")
    own(s, AUSTRIA, "n08")
    play(retreat_from(s, AUSTRIA, TILE_OF["n01"]))
    assert stack(s, AUSTRIA, "n08") == "LI", "no cavalry across the Alps in a retreat"
    assert all(unit & ENDED for unit in s.stacks[AUSTRIA][TILE_OF["n08"]])


@rule("GEN-15.6", "GEN-14.14")
def test_regiments_beyond_five_per_squadron_are_removed_by_choice():
    s = position("austria france", touching="n10/n11")
    put(s, AUSTRIA, "n10", "GY 5LI 2AR")
    game = play(shed_surplus(s, AUSTRIA))
    assert game.asks(AUSTRIA, "capacity_loss", ["light_infantry", "archers"])
    game.pick("archers", "light_infantry")
    assert game.over and stack(s, AUSTRIA, "n10") == "LI LI LI LI AR GY"


@rule("GEN-15.6")
def test_without_any_squadron_all_regiments_at_sea_are_lost():
    s = position("austria france", touching="n10/n11")
    put(s, AUSTRIA, "n10", "2LI")
    assert play(shed_surplus(s, AUSTRIA)).over and s.stacks[AUSTRIA] == {}


@rule("GEN-15.7")
def test_landed_regiments_retreat_only_to_land():
    s = position("england france", touching="n10/n01")
    put(s, 0, "n10", "GY")
    put(s, 0, "n01", "2LI")
    s.owner[TILE_OF["n01"]] = 1
    play(retreat_from(s, 0, TILE_OF["n01"]))
    assert stack(s, 0, "n01") == "" and stack(s, 0, "n10") == "GY"


@rule("GEN-15.8")
def test_a_crossed_neutral_tile_serves_an_enemy_nation_tile_does_not():
    s = position("austria france", touching="n01/n02 n01/france-left")
    put(s, AUSTRIA, "n01", "LI")
    s.owner[TILE_OF["n01"]] = FRANCE
    own(s, AUSTRIA, "n02")  # crossed on the way
    play(retreat_from(s, AUSTRIA, TILE_OF["n01"]))
    assert stack(s, AUSTRIA, "n02") == "LI"
    s = position("austria france", touching="n01/france-left")
    put(s, AUSTRIA, "n01", "LI")
    s.owner[TILE_OF["n01"]] = FRANCE
    play(retreat_from(s, AUSTRIA, TILE_OF["n01"]))
    assert s.stacks[AUSTRIA] == {}
