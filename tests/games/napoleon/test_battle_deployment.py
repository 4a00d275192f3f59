"""NAP-15 The battle board, skirmish and grand battle, secret deployment."""

import pytest

from grognard.games.napoleon.armies import eliminate
from grognard.games.napoleon.battle import fight
from grognard.games.napoleon.battle_board import (
    ATTACKER,
    COLUMN_OF,
    DEFENDER,
    LINE,
    MIDDLE,
    NO_ZONE,
    RESERVE,
    RETREAT_ZONE,
    STEPS,
    ZONES,
)
from grognard.games.napoleon.deployment import deploy
from grognard.games.napoleon.ids import INFANTRY
from grognard.games.napoleon.terms import TERMS, ZONE_IDS
from grognard.testing import rule, run
from tests.games.napoleon.battle_positions import (
    AUSTRIA,
    BRITAIN,
    FRANCE,
    PRUSSIA,
    SPAIN,
    at,
    gathered,
    the_battle,
)


def deploying(s):
    return run(TERMS, deploy(s, the_battle(s)))


# -- type, board ----------


@rule("NAP-15.4")
@pytest.mark.parametrize(
    ("attacker", "defender", "grand"),
    [
        ("x 6 infantry", "x 6 infantry", True),
        ("x 20 infantry", "x 5 infantry", False),
        ("x 5 infantry", "x 20 infantry", False),
        ("x 5 infantry 3 leader", "x 6 infantry", False),
        ("x 2 infantry 2 cavalry 2 artillery", "x 3 militia 3 cavalry", True),
    ],
)
def test_a_battle_is_grand_when_both_sides_have_six_army_units(attacker, defender, grand):
    assert the_battle(gathered(attacker, defender)).grand == grand


@rule("NAP-15.4")
def test_the_type_of_battle_counts_all_nations_of_a_side_and_stays():
    s = gathered({"france": "x 3 infantry", "spain": "x 3 infantry"}, "x 6 infantry")
    assert the_battle(s).grand
    eliminate(s, FRANCE, the_battle(s).region, INFANTRY, 2)
    assert the_battle(s).grand


@rule("NAP-15.5")
def test_a_grand_battle_has_three_columns_facing_each_other():
    ways = [[ZONE_IDS[zone] for zone in (LINE[ATTACKER][c], MIDDLE[c], LINE[DEFENDER][c])] for c in range(3)]
    assert ways == [
        ["a-left", "middle-left", "b-left"],
        ["a-center", "middle-center", "b-center"],
        ["a-right", "middle-right", "b-right"],
    ]
    assert [ZONE_IDS[RESERVE[side]] for side in (0, 1)] == ["a-reserve", "b-reserve"]
    s = gathered("x 6 infantry", "x 6 infantry")
    offered = deploying(s).offered(FRANCE)
    assert [word.split("@")[1] for word in offered if "@" in word] == [
        "a-left",
        "a-center",
        "a-right",
        "a-reserve",
    ]


@rule("NAP-15.6")
def test_a_skirmish_has_one_column():
    s = gathered("x 3 infantry", "x 3 infantry")
    game = deploying(s)
    zones = [word.split("@")[1] for word in game.offered(BRITAIN) if "@" in word]
    assert zones == ["b-center", "b-reserve"]
    steps = STEPS[False][ATTACKER]
    assert [ZONE_IDS[zone] for zone in steps[LINE[ATTACKER][1]]] == ["a-reserve", "middle-center"]
    assert [ZONE_IDS[zone] for zone in steps[RESERVE[ATTACKER]]] == ["a-center"]
    assert [ZONE_IDS[zone] for zone in steps[MIDDLE[1]]] == ["a-center"]


@rule("NAP-15.7")
def test_zones_touch_side_by_side_and_front_to_back_never_diagonally():
    steps = [{ZONE_IDS[to] for to in zones} for zones in STEPS[True][DEFENDER]]
    named = dict(zip(ZONE_IDS, steps, strict=True))
    assert named["b-left"] == {"b-center", "middle-left", "b-reserve"}
    assert named["b-center"] == {"b-left", "b-right", "middle-center", "b-reserve"}
    assert named["middle-center"] == {"middle-left", "middle-right", "b-center"}
    assert named["b-reserve"] == {"b-left", "b-center", "b-right"}
    assert named["b-retreat"] == set()
    assert all("b-retreat" not in zones for zones in steps)
    assert COLUMN_OF[RETREAT_ZONE[DEFENDER]] == NO_ZONE and len(COLUMN_OF) == ZONES


# -- placing ----------


@rule("NAP-15.8")
def test_every_line_zone_needs_an_army_unit_and_leaders_do_not_count():
    s = gathered("x 6 infantry 2 leader", "x 6 infantry")
    game = deploying(s)
    game.pick("leader@a-left", "2", player=FRANCE)
    assert game.asks(FRANCE, "deploy_unit")
    game.pick("infantry@a-reserve", player=FRANCE)
    assert game.asks(FRANCE, "deploy_count", ["1", "2", "3", "cancel"])  # three must stay for the line
    game.pick("3", "infantry@a-center", player=FRANCE)
    assert game.asks(FRANCE, "deploy_unit", ["infantry@a-left", "infantry@a-right", "undo"])
    game.pick("infantry@a-left", player=FRANCE)
    assert game.asks(FRANCE, "deploy_unit", ["infantry@a-right", "undo"])
    game.pick("infantry@a-right", player=FRANCE)
    assert game.asks(FRANCE, "deploy_unit", ["done", "undo"])


@rule("NAP-15.8")
def test_all_units_must_be_placed_and_both_sides_are_revealed_together():
    s = gathered("x 6 infantry", "x 6 infantry 1 leader")
    game = run(TERMS, fight(s, the_battle(s)))
    for zone in ("a-left", "a-center", "a-right"):
        assert "done" not in game.offered(FRANCE)
        game.pick(f"infantry@{zone}", "1", player=FRANCE)
    game.pick("rest_to_reserve", "done", player=FRANCE)
    assert the_battle(s).stage == 0 and not game.asks(FRANCE, "deploy_unit")
    for zone in ("b-left", "b-center", "b-right"):
        game.pick(f"infantry@{zone}", "1", player=BRITAIN)
    game.pick("rest_to_reserve", "done", player=BRITAIN)
    assert the_battle(s).stage == 1
    assert at(s, "a-reserve") == "3 infantry"
    assert at(s, "b-reserve") == "3 infantry 1 leader"
    told = [event.told.key for event in s.journal.events]
    assert told == ["grand_battle_begun", *["deployed"] * 9, "battle_round"]


@rule("NAP-15.11")
def test_rest_to_reserve_is_offered_only_when_the_line_is_filled():
    s = gathered("x 3 infantry 1 leader", "x 3 infantry")
    game = deploying(s)
    assert game.asks(
        FRANCE,
        "deploy_unit",
        ["infantry@a-center", "infantry@a-reserve", "leader@a-center", "leader@a-reserve"],
    )
    game.pick("infantry@a-center", "1", player=FRANCE)
    assert "rest_to_reserve" in game.offered(FRANCE)


@rule("NAP-15.11", "NAP-26.8")
def test_placements_can_be_taken_back_ten_times():
    s = gathered("x 2 infantry", "x 2 infantry")
    game = deploying(s)
    for _ in range(5):
        game.pick("infantry@a-center", "1", "undo", player=FRANCE)
        assert the_battle(s).waiting[FRANCE][0] == 2
    for _ in range(5):
        game.pick("infantry@a-center", "cancel", player=FRANCE)
    game.pick("infantry@a-center", player=FRANCE)
    assert game.asks(FRANCE, "deploy_count", ["1", "2"])
    game.pick("1", player=FRANCE)
    assert "undo" not in game.offered(FRANCE)


@rule("NAP-15.11", "NAP-15.10", "NAP-15.17")
def test_allies_deploy_one_after_the_other_the_commander_last():
    s = gathered(
        {"france": "x 5 infantry", "spain": "x 2 infantry"},
        {"britain": "x 2 infantry", "prussia": "x 2 infantry", "austria": "x 3 infantry"},
        players={"spain": 2, "britain": 1, "prussia": 3, "austria": 4},
    )
    game = deploying(s)
    assert [choice.player for choice in game.driver.pending] == [2, 1]  # Spain and Britain
    game.pick("infantry@a-left", "1", "rest_to_reserve", "done", player=2)
    game.pick("infantry@b-left", "1", "rest_to_reserve", "done", player=1)
    assert [choice.player for choice in game.driver.pending] == [0, 3]  # France, the commander, and Prussia
    game.pick("infantry@a-center", "1", "infantry@a-right", "1", "rest_to_reserve", "done", player=0)
    game.pick("infantry@b-center", "1", "rest_to_reserve", "done", player=3)
    assert [choice.player for choice in game.driver.pending] == [4]  # Austria, the commander
    assert game.offered(4) == [
        "infantry@b-left",
        "infantry@b-center",
        "infantry@b-right",
        "infantry@b-reserve",
    ]


@rule("NAP-15.11")
def test_nobody_may_leave_more_empty_line_zones_than_his_allies_can_fill():
    s = gathered({"france": "x 4 infantry", "spain": "x 2 infantry"}, "x 6 infantry", players={"spain": 2})
    b = the_battle(s)
    game = deploying(s)
    assert "rest_to_reserve" in game.offered(2)  # France has four units for three zones
    b.waiting[FRANCE][0] = 2
    game = deploying(s)
    assert "rest_to_reserve" not in game.offered(2)  # France could not fill them all
    game.pick("infantry@a-reserve", player=2)
    assert b.board[SPAIN][RESERVE[ATTACKER] * 11] == 1  # one at most, so it was taken at once


@rule("NAP-15.11", "NAP-15.17")
def test_a_player_with_nations_on_both_sides_deploys_both():
    s = gathered(
        {"france": "x 3 infantry", "spain": "x 1 infantry"},
        {"britain": "x 3 infantry", "prussia": "x 1 infantry"},
        players={"spain": 2, "prussia": 2},
    )
    game = deploying(s)
    assert [choice.player for choice in game.driver.pending] == [2]
    game.pick("infantry@a-center", "done", "infantry@b-reserve", "done")
    assert [choice.player for choice in game.driver.pending] == [0, 1]


# -- commander ----------


@rule("NAP-15.10")
def test_the_commander_has_most_army_units():
    s = gathered({"france": "x 2 infantry 3 leader", "spain": "x 3 infantry"}, "x 6 infantry")
    assert the_battle(s).commander == [SPAIN, BRITAIN]


@rule("NAP-15.10", "NAP-16.21")
def test_among_equals_the_active_nation_and_the_owner_of_the_region_command():
    attackers = {"france": "x 3 infantry", "spain": "x 3 infantry"}
    defenders = {"britain": "x 3 infantry", "prussia": "x 3 infantry", "austria": "x 3 infantry"}
    assert the_battle(gathered(attackers, defenders, owner=AUSTRIA)).commander == [FRANCE, AUSTRIA]
    assert the_battle(gathered(attackers, defenders, owner=PRUSSIA)).commander == [FRANCE, PRUSSIA]
    assert the_battle(gathered(attackers, defenders, owner=SPAIN)).commander == [
        FRANCE,
        BRITAIN,
    ]  # after Spain


@rule("NAP-15.13")
def test_a_nation_that_has_only_leaders_takes_part_with_them():
    s = gathered({"france": "x 3 infantry", "spain": "x 1 leader"}, "x 3 infantry", players={"spain": 2})
    game = deploying(s)
    assert game.asks(2, "deploy_unit", ["leader@a-center", "leader@a-reserve", "rest_to_reserve"])


@rule("NAP-16.2")
def test_nations_of_a_side_act_in_turn_order_from_the_active_nation_and_the_owner():
    s = gathered(
        {"spain": "x 1 infantry", "france": "x 1 infantry"},
        {"britain": "x 1 infantry", "prussia": "x 1 infantry", "austria": "x 1 infantry"},
        owner=PRUSSIA,
    )
    assert the_battle(s).attackers == [FRANCE, SPAIN]
    assert the_battle(s).defenders == [PRUSSIA, AUSTRIA, BRITAIN]
