"""GEN-16 Scoring phase."""

from __future__ import annotations

import pytest

from grognard.games.generalship.ending import Victory
from grognard.games.generalship.scoring import (
    pay_upkeep,
    score_tiles,
    sort_players,
    supplied_tiles,
    upkeep_cost,
)
from grognard.games.generalship.state import POINTS_STAGE, TILE_STAGE
from grognard.games.generalship.turn import play as play_game
from grognard.testing import rule
from tests.games.generalship.positions import (
    TILE_OF,
    ally,
    command,
    own,
    play,
    position,
    power,
    put,
    stack,
    told,
)

CHAIN = "austria-left/n01 n01/n02 n02/n03 n03/n04 n04/n10 n10/n11"


def army(**tiles: str):
    """Austria with these units; everything in a chain of supplied tiles."""
    s = position("austria france england", touching=CHAIN)
    for tile, units in tiles.items():
        put(s, 0, tile.replace("_", "-"), units)
    own(s, 0, "n01", "n02", "n03", "n04", "n10", "n11")
    return s


@rule("GEN-16.1")
def test_tiles_upkeep_and_order_follow_each_other():
    s = position("austria france", touching=CHAIN)
    own(s, 1, "n01", "n02", "n03")
    put(s, 0, "austria-capital", "5LI")
    power(s, 1, "attila")
    s.stage = POINTS_STAGE
    game = play(play_game(s), "done")
    assert s.points == [0, 1] and s.food[0] == 1 and s.order == [1, 0]
    keys = [event.told.key for event in s.journal.events]
    assert keys.index("points_gained") < keys.index("upkeep_paid") < keys.index("new_order")
    assert s.stage == TILE_STAGE and game.asks(1, "choose_tile")


@rule("GEN-16.2")
def test_three_or_more_neutral_tiles_give_one_point():
    s = position("austria france england")
    own(s, 0, "n01", "n02")
    own(s, 1, "n03", "n04", "n05")
    own(s, 2, "n06", "n07", "n08", "n09", "n10")
    put(s, 0, "france-left", "LI")
    score_tiles(s)
    assert s.points == [0, 1, 1]


@rule("GEN-16.2", "GEN-17.1")
def test_wx_30_tile_vp():
    s = position("byzantium france")
    s.points = [9, 9]
    own(s, 0, "n01", "n02", "n03")
    own(s, 1, "n04", "n05", "n06", "n07", "n08")
    with pytest.raises(Victory):
        score_tiles(s)
    assert s.winner == 0 and s.points == [10, 9]


@rule("GEN-16.3", "GEN-16.4", "GEN-16.5")
def test_wx_27_upkeep():
    s = army(austria_capital="4LI", austria_left="LI", n01="LI", n02="LI", n10="GY", n11="GY")
    assert upkeep_cost(s, 0) == 2  # (a)
    s = army(austria_capital="3LI", austria_left="5LC")
    assert upkeep_cost(s, 0) == 3  # (b)
    s = army(austria_capital="3LI", austria_left="3LI", n01="4LI", n02="5LI", n03="6LI")
    assert upkeep_cost(s, 0) == 4  # (c)
    s = army(n03="5LC")
    s.owner[TILE_OF["n02"]] = 1
    assert upkeep_cost(s, 0) == 11  # (d)


@rule("GEN-16.4")
def test_isolated_stacks_count_twice():
    s = army(n03="LI", n04="LI", n11="GY")
    s.owner[TILE_OF["n02"]] = 1
    assert upkeep_cost(s, 0) == 2


@rule("GEN-16.6")
def test_wx_28_isolation():
    s = position("austria france", touching="austria-left/n01 austria-right/n01")
    put(s, 0, "austria-capital", "LI")
    put(s, 0, "n01", "LI")
    put(s, 1, "austria-left", "LI")
    put(s, 1, "austria-right", "LI")
    supplied = supplied_tiles(s, 0)
    assert supplied[TILE_OF["austria-capital"]] and not supplied[TILE_OF["n01"]]


@rule("GEN-16.6", "GEN-8.9")
def test_tiles_of_allies_lend_supply():
    s = position("austria france england", touching="austria-left/n01 n01/n02")
    put(s, 0, "n02", "LI")
    own(s, 2, "n01")
    assert not supplied_tiles(s, 0)[TILE_OF["n02"]]
    ally(s, 0, 2)
    assert supplied_tiles(s, 0)[TILE_OF["n02"]]


@rule("GEN-6.14", "GEN-16.6")
def test_herakleios_lives_off_the_land():
    s = army(n03="5LC")
    s.owner[TILE_OF["n02"]] = 1
    command(s, 0, "herakleios")
    assert upkeep_cost(s, 0) == 3


@rule("GEN-6.14", "GEN-16.4", "GEN-16.5")
def test_wallenstein_and_suleiman_pay_less():
    s = army(austria_capital="LI", austria_left="LI", n01="LI", n02="LI", n03="LI", n04="6LI")
    assert upkeep_cost(s, 0) == 4
    command(s, 0, "wallenstein")
    assert upkeep_cost(s, 0) == 2
    s.commander[0] = -1
    command(s, 0, "sueleyman-i")
    assert upkeep_cost(s, 0) == 2


@rule("GEN-16.7", "GEN-16.8")
def test_before_paying_units_may_be_removed():
    s = army(austria_capital="6LI")
    s.food[0] = 2
    game = play(pay_upkeep(s))
    assert game.asks(0, "upkeep_remove_tile", ["austria-capital", "done"])
    game.pick("austria-capital", "light_infantry", "done")
    assert game.over and stack(s, 0, "austria-capital") == "LI LI LI LI LI" and s.food[0] == 1


@rule("GEN-16.8")
def test_without_food_units_are_removed_until_it_suffices():
    s = army(austria_capital="3LI 3AR")
    s.food[0] = 1
    game = play(pay_upkeep(s), "done")
    assert game.asks(0, "upkeep_remove_unit", ["light_infantry", "archers", "cancel"])
    game.pick("archers")
    assert game.over and stack(s, 0, "austria-capital") == "LI LI LI AR AR" and s.food[0] == 0


@rule("GEN-16.8")
def test_the_cost_is_computed_anew_after_each_removal():
    s = army(austria_capital="LI", austria_left="LI", n01="LI", n02="LI", n03="LI", n04="LI")
    s.food[0] = 0
    game = play(pay_upkeep(s), "done")
    game.pick("n04", "light_infantry", "n03", "light_infantry")
    assert game.over and len(s.stacks[0]) == 4


@rule("GEN-16.9", "GEN-18.3", "GEN-8.9")
def test_allies_pledge_food_for_the_shortage():
    s = army(austria_capital="9LI")  # costs 5
    s.food = [2, 4, 9]
    ally(s, 0, 1)
    game = play(pay_upkeep(s), "done")
    assert game.asks(1, "upkeep_help", ["0", "1", "2", "3"])
    game.pick("2")
    game.pick("light_infantry")  # one is still missing
    assert game.over and s.food == [0, 2, 9] and stack(s, 0, "austria-capital").count("LI") == 8
    assert told(s, "helped") == [(1, 0, 2)]


@rule("GEN-16.9")
def test_own_food_is_used_first_and_what_is_not_needed_stays_with_the_ally():
    s = position("austria byzantium england france", touching=CHAIN)
    put(s, 0, "austria-capital", "10LI")  # costs 6
    s.food = [3, 5, 5, 5]
    ally(s, 0, 1, 2)
    game = play(pay_upkeep(s), "done", "2")
    assert game.asks(2, "upkeep_help", ["0", "1"])
    game.pick("0", "light_infantry")
    assert s.food == [0, 3, 5, 5]


@rule("GEN-16.10")
def test_wx_29_player_order():
    s = position("england france austria byzantium")
    s.order = [0, 1, 2, 3]
    power(s, 0, "attila nelson")
    power(s, 1, "sulla marius caesar")
    power(s, 2, "pompeius hannibal scipio")
    power(s, 3, "eugen turenne el-cid moltke")
    sort_players(s)
    assert s.order == [3, 1, 2, 0]
