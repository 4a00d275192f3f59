"""GEN-10 March: movement, boarding, landing, who may enter."""

from __future__ import annotations

from grognard.games.generalship.draft import ports
from grognard.games.generalship.march import end_march, march_action, march_sources
from grognard.games.generalship.ownership import may_enter
from grognard.games.generalship.turn import play as play_game
from grognard.games.generalship.units import ENDED
from grognard.games.generalship.ways import Mover
from grognard.testing import rule
from tests.games.generalship.positions import (
    TILE_OF,
    acting,
    ally,
    command,
    own,
    owner,
    play,
    position,
    power,
    put,
    stack,
)

SEA_MAP = "england-right/n10 n10/n12 n10/n08 n12/n01 n01/n04"


def marching(nations: str = "austria france", touching: str = "", seat: int = 0):
    s = position(nations, touching=touching)
    acting(s, seat, "ma1", "march")
    return s


def go(s, seat: int, *words: str):
    return play(march_action(s, seat), *words)


def step(source: str, dest: str, *units: str) -> list[str]:
    """The answers that move these units (or all) one step."""
    return [source, *(units or ("all",)), "done", dest]


def ended(s, seat: int, tile: str) -> int:
    return sum(bool(unit & ENDED) for unit in s.stacks[seat].get(TILE_OF[tile], []))


@rule("GEN-10.1", "GEN-10.3")
def test_wx_26_light_cavalry_takes_two_plains_in_one_march():
    s = marching("austria france", "france-left/n01 n01/n02", seat=1)
    put(s, 1, "france-capital", "LC")
    game = go(s, 1, "france-capital")
    assert game.asks(1, "march_unit", ["light_cavalry@2", "all", "cancel"])
    game.pick("light_cavalry@2", "done", "france-left", "france-left")
    assert "light_cavalry@1" in game.offered()
    game.pick("all", "done", "n01")
    assert game.over, "no points are left, so the march is over"
    assert stack(s, 1, "n01") == "LC"


@rule("GEN-10.3")
def test_wx_26_forest_costs_cavalry_two_and_mountains_are_closed():
    s = marching("austria france", "austria-left/n01")
    put(s, 0, "austria-capital", "LC")
    game = go(s, 0, "austria-capital", "all", "done")
    assert game.asks(0, "march_dest", ["austria-left", "cancel"])
    game.pick("austria-left")
    assert game.over and stack(s, 0, "austria-left") == "LC"


@rule("GEN-10.3")
def test_wx_26_infantry_takes_one_step():
    s = marching("austria france", "austria-left/n01")
    put(s, 0, "austria-capital", "LI")
    assert go(s, 0, *step("austria-capital", "austria-right")).over
    assert stack(s, 0, "austria-right") == "LI"


@rule("GEN-10.3", "GEN-10.6")
def test_wx_26_a_galley_that_leaves_port_stays_at_sea_this_turn():
    s = marching("england france", SEA_MAP)
    put(s, 0, "england-capital", "GY")
    game = go(s, 0, *step("england-capital", "england-right", "galley@2"))
    assert game.over and ended(s, 0, "england-right") == 1


@rule("GEN-10.2")
def test_units_move_in_any_order_and_one_can_be_returned_to():
    s = marching("austria france", "france-left/n01", seat=1)
    put(s, 1, "france-capital", "LC LI")
    game = go(s, 1, *step("france-capital", "france-left", "light_cavalry@2"))
    game.pick(*step("france-capital", "france-right"))
    game.pick(*step("france-left", "n01"))
    assert stack(s, 1, "n01") == "LC" and stack(s, 1, "france-right") == "LI"


@rule("GEN-10.2", "GEN-10.12")
def test_the_others_march_after_the_active_player():
    s = marching("austria france", seat=1)
    put(s, 0, "austria-capital", "LI")
    put(s, 1, "france-capital", "LI")
    game = play(play_game(s))
    assert game.asks(1, "march_source", ["france-capital", "done"])
    game.pick("done")
    assert game.asks(0, "march_source", ["austria-capital", "done"])


@rule("GEN-10.4", "GEN-10.5", "GEN-10.6", "GEN-10.7", "GEN-10.8", "GEN-11.1")
def test_wx_37_carrying_troops():
    s = marching("england france", SEA_MAP + " n12/n02")
    put(s, 0, "england-capital", "GY 3LI")
    game = go(s, 0, "england-capital", "galley@2", "all", "done", "england-right")
    assert game.over and ended(s, 0, "england-right") == 4
    # the next march turn
    for stacks in s.stacks:
        for tile in stacks:
            stacks[tile] = sorted(unit & 31 for unit in stacks[tile])
    game = go(s, 0, *step("england-right", "n10"))
    assert owner(s, "n10") == 0
    assert game.asks(0, "march_source", ["n10", "done"])
    game.pick("n10")
    assert set(game.offered()) == {"light_infantry@1", "galley@1", "all", "cancel"}


@rule("GEN-10.8")
def test_wx_37_troops_land_from_a_squadron_with_a_point_left():
    s = marching("england france", "n10/n12 n12/n01")
    put(s, 0, "n10", "GY 3LI")
    game = go(s, 0, *step("n10", "n12"))
    game.pick("n12", "light_infantry@1", "light_infantry@1", "light_infantry@1", "done", "n01")
    assert stack(s, 0, "n01") == "LI LI LI" and stack(s, 0, "n12") == "GY" and owner(s, "n01") == 0
    assert ended(s, 0, "n01") == 3
    assert game.over, "the galley has used all its points"


@rule("GEN-10.8")
def test_wx_37_after_two_sea_tiles_no_landing_is_possible():
    s = marching("england france", "n10/n12 n12/n11 n11/n01")
    put(s, 0, "n10", "GY 3LI")
    game = go(s, 0, *step("n10", "n12"), *step("n12", "n11"))
    assert game.over and stack(s, 0, "n11") == "LI LI LI GY"


@rule("GEN-18.1", "GEN-10.4", "GEN-10.5")
def test_wx_39_building_a_group():
    s = marching("england france", "n10/n12 n10/n08 n10/n09")
    put(s, 0, "n10", "GY 3LI")
    game = go(s, 0, "n10")
    assert game.asks(0, "march_unit", ["light_infantry@1", "galley@2", "all", "cancel"])
    game.pick("galley@2", "light_infantry@1", "light_infantry@1")
    assert "done" not in game.offered(), "one regiment would be left without a ship"
    game.pick("light_infantry@1")
    assert game.offered() == ["done", "cancel"]
    game.pick("done")
    assert game.asks(0, "march_dest", ["n12", "cancel"])


@rule("GEN-10.4")
def test_regiments_left_behind_must_fit_on_the_squadrons_left_behind():
    s = marching("england france", "n10/n12")
    put(s, 0, "n10", "2GY 7LI")
    game = go(s, 0, "n10", "galley@2", "light_infantry@1")
    assert "done" not in game.offered()
    game.pick("light_infantry@1")
    assert "done" in game.offered()
    game.pick("light_infantry@1", "light_infantry@1", "light_infantry@1")
    assert "done" in game.offered(), "five aboard one galley"
    game.pick("light_infantry@1")
    assert "done" not in game.offered(), "the sixth needs the other galley"
    game.pick("galley@2")
    assert "done" not in game.offered(), "and then nobody can stay behind"


@rule("GEN-18.1")
def test_all_takes_regiments_only_on_land():
    s = marching("england france", SEA_MAP)
    put(s, 0, "england-capital", "GY 2LI AR")
    game = go(s, 0, "england-capital", "all")
    assert set(game.offered()) == {"galley@2", "done", "cancel"}
    game.pick("done")
    assert game.asks(0, "march_dest", ["england-left", "cancel"])


@rule("GEN-10.6")
def test_a_squadron_takes_up_to_five_regiments_out_of_port():
    s = marching("england france", SEA_MAP)
    put(s, 0, "england-capital", "GY 6LI")
    game = go(s, 0, "england-capital", "galley@2", "all")
    assert len(s.group) == 6 and "light_infantry@1" not in game.offered()
    game.pick("done", "england-right")
    assert stack(s, 0, "england-capital") == "LI" and stack(s, 0, "england-right") == "LI LI LI LI LI GY"


@rule("GEN-10.7")
def test_entering_port_ends_the_movement_of_the_squadron_and_its_troops():
    s = marching("england france", "n10/n01 n01/n02")
    put(s, 0, "n10", "GY LI LC")
    game = go(s, 0, "n10", "galley@2", "light_infantry@1", "light_cavalry@2", "done", "n01")
    assert game.over and stack(s, 0, "n01") == "LI LC GY" and ended(s, 0, "n01") == 3


@rule("GEN-10.8")
def test_boarding_uses_up_the_squadron_and_ends_the_regiments():
    s = marching("england france", "n01/n10 n10/n12")
    put(s, 0, "n10", "GY")
    put(s, 0, "n01", "3LI")
    game = go(s, 0, *step("n01", "n10", "light_infantry@1", "light_infantry@1"))
    assert stack(s, 0, "n10") == "LI LI GY" and ended(s, 0, "n10") == 2
    assert game.asks(0, "march_source", ["n01", "done"]), "the galley has no points to sail"
    game.pick(*step("n01", "n10"))
    assert stack(s, 0, "n10") == "LI LI LI GY", "two places were left on it"


@rule("GEN-10.4", "GEN-10.8")
def test_boarding_needs_room_and_places():
    s = marching("england france", "n01/n10")
    put(s, 0, "n10", "GY 4AR")
    put(s, 0, "n01", "3LI")
    game = go(s, 0, "n01", "light_infantry@1")
    assert "light_infantry@1" not in game.offered(), "room for one only"
    s = marching("england france", "n01/n10")
    put(s, 0, "n01", "LI")
    assert go(s, 0).over, "no squadron, no boarding"


@rule("GEN-10.8")
def test_squadrons_with_the_fewest_points_serve_first_galleys_before_galleons():
    s = marching("england france", "n01/n10 n10/n12")
    put(s, 0, "n10", "GY GN")
    put(s, 0, "n01", "LI")
    game = go(s, 0, *step("n01", "n10"))
    game.pick("n10")
    assert "galleon@2" in game.offered() and "galley@2" not in game.offered()


@rule("GEN-10.9", "GEN-11.2", "GEN-11.3")
def test_wx_40_who_may_enter():
    s = position("austria england france")
    austria, england, france = range(3)
    ally(s, england, france)
    put(s, austria, "france-right", "LI")
    assert may_enter(s, england, TILE_OF["france-right"])
    s.stacks[austria] = {}
    put(s, england, "france-right", "LI")
    assert owner(s, "france-right") == england
    assert may_enter(s, england, TILE_OF["france-right"])
    assert not may_enter(s, france, TILE_OF["france-right"])
    put(s, france, "austria-left", "LI")
    assert not may_enter(s, england, TILE_OF["austria-left"])
    own(s, france, "n01")
    own(s, austria, "n02")
    assert not may_enter(s, england, TILE_OF["n01"])
    assert may_enter(s, england, TILE_OF["n02"]) and may_enter(s, england, TILE_OF["n03"])


@rule("GEN-6.14", "GEN-10.5", "GEN-10.6", "GEN-10.8")
def test_wx_41_amphibious_landing():
    s = marching("england france", "england-right/n01 england-right/n10")
    command(s, 0, "william-i")
    put(s, 0, "england-capital", "GY 3LI")
    game = go(s, 0, "england-capital", "galley@2", "all", "done", "england-right")
    game.pick("england-right")
    assert set(game.offered()) == {"light_infantry@0", "galley@1", "all", "cancel"}
    game.pick("light_infantry@0", "light_infantry@0", "light_infantry@0", "done", "n01")
    assert stack(s, 0, "n01") == "LI LI LI" and ended(s, 0, "n01") == 3
    assert game.over, "the galley has no point left"


@rule("GEN-6.14", "GEN-10.5")
def test_wx_41_or_sailing_on():
    s = marching("england france", "england-right/n10 n10/n01")
    command(s, 0, "william-i")
    put(s, 0, "england-capital", "GY 3LI")
    game = go(s, 0, "england-capital", "galley@2", "all", "done", "england-right")
    game.pick(*step("england-right", "n10"))
    assert game.over and stack(s, 0, "n10") == "LI LI LI GY", "no landing any more"


@rule("GEN-10.18", "GEN-6.14")
def test_under_an_amphibious_commander_a_squadron_boards_and_lands_on_the_same_tile():
    s = marching("england france", "n01/n10 n10/n02")
    command(s, 0, "william-i")
    put(s, 0, "n10", "GY")
    put(s, 0, "n01", "2LI")
    game = go(s, 0, *step("n01", "n10"))
    game.pick("n10", "light_infantry@0", "light_infantry@0", "done", "n02")
    assert game.over and stack(s, 0, "n02") == "LI LI"


@rule("GEN-6.13", "GEN-10.18")
def test_without_the_commander_embarked_troops_have_ended():
    s = marching("england france", "n01/n10 n10/n02")
    command(s, 0, "william-i")
    put(s, 0, "n10", "GY")
    put(s, 0, "n01", "LI")
    game = go(s, 0, *step("n01", "n10"))
    assert game.asks(0, "march_source", ["n10", "done"])
    s.commander[0] = -1
    assert march_sources(s, 0) == []


@rule("GEN-6.13")
def test_wx_44_commander_lost_in_mid_march():
    s = marching("austria france", "austria-left/n01 n01/n02")
    command(s, 0, "suworow")
    put(s, 0, "austria-capital", "2LI")
    go(s, 0, *step("austria-capital", "austria-left", "light_infantry@2"))
    units = [s.stacks[0][TILE_OF[tile]][0] for tile in ("austria-left", "austria-capital")]
    assert [Mover(s, 0, True).points_left(unit) for unit in units] == [1, 2]
    s.commander[0] = -1
    assert [Mover(s, 0, True).points_left(unit) for unit in units] == [0, 1]


@rule("GEN-6.14")
def test_forced_marches_of_alexander_suvorov_and_pompey():
    for general, unit, points in (
        ("alexandros-iii", "LC", 3),
        ("suworow", "LI", 2),
        ("pompeius", "GY", 3),
    ):
        s = marching("england france", SEA_MAP)
        command(s, 0, general)
        put(s, 0, "england-capital", unit)
        game = go(s, 0, "england-capital")
        assert any(word.endswith(f"@{points}") for word in game.offered())


@rule("GEN-6.14", "GEN-6.11")
def test_hannibal_leads_cavalry_across_the_alps_in_his_own_march_only():
    s = marching("austria france", "austria-left/n01")
    command(s, 0, "hannibal")
    put(s, 0, "austria-capital", "LC")
    game = go(s, 0, "austria-capital", "all", "done")
    assert game.asks(0, "march_dest", ["austria-left", "austria-right", "cancel"])
    assert Mover(s, 0, False).cost(1, 2) > 10


@rule("GEN-6.14")
def test_prince_eugene_rides_through_forests():
    s = marching("austria france", "austria-left/n05")
    command(s, 0, "eugen")
    put(s, 0, "austria-capital", "LC")
    go(s, 0, *step("austria-capital", "austria-left"), *step("austria-left", "n05"))
    assert stack(s, 0, "n05") == "LC"


@rule("GEN-10.10")
def test_entering_a_tile_with_enemies_starts_a_battle_at_once():
    s = marching("austria france", "austria-left/n01")
    put(s, 0, "austria-left", "2LI")
    put(s, 1, "n01", "LI")
    power(s, 1, "attila")
    game = go(s, 0, *step("austria-left", "n01"))
    assert s.battle is not None and s.battle.tile == TILE_OF["n01"]
    assert game.asks(1, "force_withdrawal")
    assert owner(s, "n01") == 1, "the tile is claimed after the battle only"


@rule("GEN-10.11")
def test_a_squadron_without_regiments_may_not_enter_a_land_tile_with_enemies():
    s = marching("england france", "n10/n01")
    put(s, 0, "n10", "GY LI")
    put(s, 1, "n01", "LI")
    game = go(s, 0, "n10", "galley@2")
    assert "done" not in game.offered()
    game.pick("light_infantry@1")
    assert "done" in game.offered()


@rule("GEN-10.12")
def test_after_the_own_march_all_units_that_moved_have_ended():
    s = marching("austria france", "france-left/n01", seat=1)
    put(s, 1, "france-capital", "2LC")
    go(s, 1, *step("france-capital", "france-left", "light_cavalry@2"), "done")
    end_march(s, 1)
    assert ended(s, 1, "france-left") == 1 and ended(s, 1, "france-capital") == 0


@rule("GEN-10.17")
def test_after_the_march_turn_the_paradigm_moves_on():
    s = marching("austria france")
    for expected in (1, 2, 3, 0):
        acting(s, 0, "ma1", "march")
        s.cylinders = [[], []]
        play(play_game(s))
        assert s.paradigm == expected


@rule("GEN-11.1", "GEN-11.5")
def test_passing_through_claims_a_neutral_tile_and_it_stays_claimed():
    s = marching("austria france", "france-left/n01 n01/n02", seat=1)
    put(s, 1, "france-left", "LC")
    go(s, 1, *step("france-left", "n01"), *step("n01", "n02"))
    assert owner(s, "n01") == owner(s, "n02") == 1
    s.stacks[1] = {}
    assert owner(s, "n02") == 1


@rule("GEN-11.2")
def test_a_nation_tile_belongs_to_others_only_while_they_stand_there_alone():
    s = position("austria france")
    assert owner(s, "france-left") == 1
    put(s, 0, "france-left", "LI")
    assert owner(s, "france-left") == 0
    put(s, 1, "france-left", "LI")
    assert owner(s, "france-left") == 1


@rule("GEN-11.4")
def test_owning_matters_for_placing_squadrons():
    s = position("austria france", touching="n01/n10")
    assert ports(s, 0) == []
    own(s, 0, "n01")
    assert ports(s, 0) == [TILE_OF["n01"]]


@rule("GEN-18.5")
def test_a_cancelled_move_has_no_effect():
    s = marching("austria france", "austria-left/n01")
    put(s, 0, "austria-capital", "LI LC")
    game = go(s, 0, "austria-capital", "light_infantry@1", "cancel")
    assert s.group == [] and s.cancels == 1
    game.pick("austria-capital", "all", "done", "cancel")
    assert game.asks(0, "march_source") and s.cancels == 2
    assert stack(s, 0, "austria-capital") == "LI LC"
