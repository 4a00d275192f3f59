"""SCH-11 Sieges, capture, plunder, spoils."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.games.scharz.capture import can_raid, capture, surrender
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.dice_pool import engines_remove, hits_through, is_breached, wall_of
from grognard.games.scharz.pieces import buildings_left
from grognard.games.scharz.returning import encircle
from grognard.games.scharz.siege import new_siege
from grognard.games.scharz.state import units_at
from grognard.testing import rule
from tests.games.scharz.combat_position import (
    P1,
    P2,
    P3,
    at,
    begin_combat,
    blue,
    docked,
    field,
    inside,
    position,
    red,
    run,
    told,
    white,
)

ENGINES = "P1 3 siege"
"""Three engines breach any village without dice."""


# -- assault ----------


@rule("SCH-11.1")
def test_encircled_settlements_are_treated_in_map_order():
    s = position("campania: P2 village, P1 light", "latium: P2 village, P1 light", "sabina: P2 village")
    game = run(combat_phase(s))
    assert game.asks(P1, "siege_action", ["assault", "hold"])
    assert game.terms.word(game.question().about[0]) == "latium"
    game.pick("hold")
    assert game.terms.word(game.question().about[0]) == "campania"


@rule("SCH-11.2")
@given(st.integers(0, 30), st.integers(0, 6), st.integers(1, 4))
def test_a_wall_is_breached_by_swords_and_engines_together(swords, engines, level):
    assert is_breached(swords, engines, level) == (swords + 4 * engines >= 5 * level)
    assert wall_of(level) == 5 * level and engines_remove(engines) == 4 * engines


@rule("SCH-11.2")
def test_cavalry_in_a_siege_rolls_a_blue_die_has_two_lives_and_does_not_charge():
    s = position("campania: P2 village, P1 cavalry", dice=blue(1) + blue(2))
    game = run(combat_phase(s), "assault")
    assert game.over or game.asks(P1, "siege_continue")
    assert told(s, "battle_rolled")[0][2] == (1,) and not told(s, "battle_charged")
    assert at(s, "campania") == "", "two hits and no shield"


@rule("SCH-11.2")
def test_the_wall_stands_fully_again_in_the_next_round():
    s = position(
        "campania: P2 village, P1 4 mercenary", dice=red(2, 2, 0, 0) + blue(0) + red(2, 2, 0, 0) + blue(0)
    )
    game = run(combat_phase(s), "assault", "continue")
    assert game.asks(P1, "siege_continue") and not told(s, "breached")


@rule("SCH-11.3")
def test_the_garrison_rolls_with_one_blue_die_per_wall_level():
    s = position(
        "campania: P2 town, P2 fortification, P2 2 light inside, P1 4 light",
        dice=white(0, 0, 0, 0) + white(0, 1) + blue(0, 0, 1),
    )
    run(combat_phase(s), "stay", "assault")
    assert told(s, "battle_rolled")[1][2:4] == ((0, 1, 0, 0, 1), 3), "three blanks count, wall dice included"
    assert at(s, "campania") == "P1 1 light"


@rule("SCH-11.3")
def test_wall_dice_are_dice_but_no_units():
    s = position(
        "samnium: P2 town, P2 fortification, P2 6 light inside, P1 5 mercenary",
        dice=red(2, 2, 2, 2, 0) + white(1, 1, 1, 1, 1, 1, 1) + blue(0, 0, 0, 0),
    )
    run(combat_phase(s), "stay", "assault")
    rolled = told(s, "battle_rolled")[1]
    assert len(rolled[2]) == 6 + 1 + 4, "a bonus die for six light infantry, four wall dice"


@rule("SCH-11.4")
@given(st.integers(0, 30), st.integers(0, 6), st.integers(1, 4), st.integers(0, 3))
def test_surplus_swords_hit_the_garrison(swords, engines, level, shields):
    surplus = swords - max(0, 5 * level - 4 * engines) - shields
    assert hits_through(swords, engines, level, shields) == max(0, surplus)


@rule("SCH-11.4")
def test_without_a_breach_nobody_inside_is_hit():
    s = position(
        "campania: P2 village, P2 light inside, P1 4 mercenary", dice=red(2, 2, 0, 0) + white(0) + blue(0)
    )
    run(combat_phase(s), "stay", "assault")
    assert inside(s, "campania") == "P2 1 light"


@rule("SCH-11.5", "SCH-11.7")
def test_the_leader_may_stop_after_any_round():
    s = position("campania: P2 village, P1 2 light", dice=white(0, 0) + blue(0))
    game = run(combat_phase(s), "assault")
    assert game.asks(P1, "siege_continue", ["continue", "stop"])
    game.pick("stop")
    assert game.over and s.encircled[field(s, "campania")] == P1


@rule("SCH-11.5")
def test_engines_are_hit_last():
    s = position("campania: P2 town, P1 light, P1 2 siege", dice=white(0) + blue(2, 0))
    run(combat_phase(s), "assault")
    assert at(s, "campania") == "P1 1 siege"


@rule("SCH-11.5", "SCH-8.5", "SCH-11.25")
def test_an_assault_ends_when_too_few_besiegers_are_left_for_the_wall():
    s = position("campania: P2 town, P1 2 light", dice=white(0, 0) + blue(1, 0))
    game = run(combat_phase(s), "assault")
    assert game.over and s.encircled[field(s, "campania")] == -1


@rule("SCH-11.6")
def test_after_the_breach_engines_become_light_infantry_that_rolls_from_the_next_round():
    s = position(
        "campania: P2 village, P2 3 light inside, P1 2 siege",
        dice=white(0, 0, 0) + blue(0) + white(1) + white(1, 0, 0),
    )
    game = run(combat_phase(s), "stay", "assault")
    assert at(s, "campania") == "P1 1 light", "four blanks cost one engine, the other became light infantry"
    game.pick("continue")
    rolled = [values[2] for values in told(s, "battle_rolled")]
    assert rolled == [(), (0, 0, 0, 0), (1,), (1, 0, 0)], "no walls any more"


@rule("SCH-11.6", "SCH-10.17")
def test_terrain_rules_apply_in_sieges():
    s = position(
        "samnium: P2 village, P2 2 light inside, P2 heavy inside, P1 3 siege, P1 3 light",
        dice=white(0, 0, 1) + white(1, 1) + blue(0) + blue(0, 0),
    )
    game = run(combat_phase(s), "stay", "assault")
    assert told(s, "battle_rolled")[0][3] == 2, "light infantry inverts"
    assert game.asks(P1, "assign_hit", ["light", "heavy"]), "the attacker chooses the defender's losses"


@rule("SCH-11.6", "SCH-11.5")
def test_after_a_breach_twenty_rounds_at_most():
    s = position("campania: P2 village, P2 light inside, P1 2 siege", dice=[6] * 2 + [6] * 60)
    game = run(combat_phase(s), "stay", "assault")
    assert told(s, "breached")
    game.pick(*["continue"] * 20)
    assert game.asks(P2, "sally_after_siege")


@rule("SCH-11.7", "SCH-10.35")
def test_when_the_attacker_stops_the_defenders_may_sally():
    s = position(
        "campania: P2 village, P2 3 light inside, P1 3 light",
        home={"campania": P2},
        dice=white(0, 0, 0) + white(0, 0, 0) + blue(0) + white(0, 0) + white(1, 1, 0),
    )
    game = run(combat_phase(s), "stay", "assault", "stop")
    assert game.asks(P2, "sally_after_siege", ["sally", "stay"])
    game.pick("sally")
    assert [side.attacker for side in s.combat.battles[0].sides] == [False, True]
    assert game.asks(P1, "flee_before"), "a normal land battle, in which the besieger defends"
    game.pick("stand")
    assert game.over and at(s, "campania") == "P2 3 light"
    assert s.vp == [4, 6] and s.encircled[field(s, "campania")] == -1


@rule("SCH-11.7")
def test_the_defenders_may_stay_inside():
    s = position("campania: P2 village, P2 light inside, P1 2 light", dice=white(0, 0) + white(0) + blue(0))
    game = run(combat_phase(s), "stay", "assault", "stop", "stay")
    assert game.over and inside(s, "campania") == "P2 1 light"
    assert s.encircled[field(s, "campania")] == P1


@rule("SCH-11.8")
def test_a_settlement_falls_only_when_the_wall_is_breached_and_nobody_is_left_inside():
    s = position(
        f"campania: P2 village, P2 2 light inside, {ENGINES}, P1 2 mercenary",
        dice=red(1, 0) + white(0, 0) + blue(1),
    )
    game = run(combat_phase(s), "stay", "assault")
    assert told(s, "breached") and inside(s, "campania") == "P2 1 light"
    assert s.settler[field(s, "campania")] == P2 and game.asks(P1, "siege_continue")


# -- capture ----------


@rule("SCH-11.9", "SCH-11.10", "SCH-11.13")
def test_a_village_is_removed_and_plundered():
    s = position(f"campania: P2 village, {ENGINES}", "latium: P2 village", dice=blue(0))
    game = run(combat_phase(s), "assault")
    campania = field(s, "campania")
    assert game.over and s.settlement[campania] == 0 and s.control[campania] == P1
    assert s.coins == [2, 0] and s.vp == [9, 3] and s.prestige == [8, 0]
    assert s.captured_buildings == [0, 1] and buildings_left(s, P2) == 13


@rule("SCH-11.9", "SCH-11.10", "SCH-11.13", "SCH-5.34")
def test_a_town_is_destroyed_or_occupied():
    for fate, coins, settlement in (("destroy", 6, 0), ("occupy", 0, 1)):
        s = position("campania: P2 town, P1 4 siege", "latium: P2 village", dice=blue(0, 0))
        game = run(combat_phase(s), "assault")
        assert game.asks(P1, "capture_choice", ["occupy", "destroy"])
        game.pick(fate)
        campania = field(s, "campania")
        assert s.coins == [coins, 0] and s.settlement[campania] == settlement
        assert s.settler[campania] == (P1 if fate == "occupy" else -1)
        assert s.vp == [13, 1] and s.prestige == [12, 0]


@rule("SCH-11.9")
def test_occupation_needs_a_free_building_piece():
    s = position(
        "campania: P2 town, P1 4 siege", "latium: P2 village", captured_buildings={P1: 15}, dice=blue(0, 0)
    )
    run(combat_phase(s), "assault")
    assert s.settlement[field(s, "campania")] == 0 and s.coins[P1] == 6


@rule("SCH-11.11")
def test_shipyard_and_fortification_go_with_a_removed_settlement():
    for yard, coins in (("dock", 2), ("harbour", 2 + 4)):
        s = position(
            f"campania: P2 village, P2 {yard}, P2 fortification, {ENGINES}",
            "latium: P2 village",
            dice=blue(0, 0),
        )
        run(combat_phase(s), "assault")
        campania = field(s, "campania")
        assert (s.yard[campania], s.fort[campania]) == (0, 0)
        assert s.coins[P1] == coins and s.prestige[P1] == 8 + 4 and s.captured_buildings[P2] == 3


@rule("SCH-11.11", "SCH-11.26")
def test_an_occupied_town_keeps_a_dock_of_its_harbour_and_nothing_else():
    for yard, left, coins in (("dock", 0, 0), ("harbour", 1, 4)):
        s = position(
            f"campania: P2 town, P2 {yard}, P2 fortification, P1 6 siege",
            "latium: P2 village",
            dice=blue(0, 0, 0),
        )
        run(combat_phase(s), "assault", "occupy")
        campania = field(s, "campania")
        assert (s.yard[campania], s.fort[campania], s.coins[P1]) == (left, 0, coins)


@rule("SCH-11.26")
def test_without_a_second_piece_the_dock_of_an_occupied_town_is_destroyed():
    s = position(
        "campania: P2 town, P2 harbour, P1 4 siege",
        "latium: P2 village",
        captured_buildings={P1: 14},
        dice=blue(0, 0),
    )
    run(combat_phase(s), "assault", "occupy")
    assert s.settlement[field(s, "campania")] == 1 and s.yard[field(s, "campania")] == 0


@rule("SCH-11.25", "SCH-11.8")
def test_a_settlement_does_not_fall_when_no_besieger_is_left():
    s = position(
        "campania: P2 village, P2 light inside, P1 2 siege",
        dice=white(1) + blue(2),
    )
    game = run(combat_phase(s), "stay", "assault")
    assert game.over and told(s, "breached") and s.settler[field(s, "campania")] == P2


@rule("SCH-11.12")
def test_stores_and_herds_inside_go_to_connected_stores_of_the_leader():
    s = position(
        f"campania: P2 village, P2 5 stored, P2 sheep inside, {ENGINES}",
        "pomptina: P1 village, P1 2 stored",
        "latium: P2 village",
        dice=blue(0),
    )
    run(combat_phase(s), "assault")
    assert s.grain[field(s, "pomptina")] == 5, "three found room, two are lost"
    assert s.herd_place[0] == 100 + field(s, "pomptina") and s.herd_place[10] == -1
    assert s.vp == [9, 3], "no victory points for goods inside"


@rule("SCH-11.12")
def test_goods_without_a_connected_store_are_lost():
    s = position(
        f"campania: P2 village, P2 5 stored, {ENGINES}",
        "taurini: P1 village",
        "latium: P2 village",
        dice=blue(0),
    )
    run(combat_phase(s), "assault")
    assert sum(s.grain) == 0


@rule("SCH-11.12", "SCH-11.18")
def test_an_occupied_town_takes_stores_first_and_serves_at_once():
    s = position(
        "campania: P2 town, P2 9 stored, P2 2 pigs inside, P1 4 siege", "latium: P2 village", dice=blue(0, 0)
    )
    run(combat_phase(s), "assault", "occupy")
    campania = field(s, "campania")
    assert s.grain[campania] == 5 and s.herd_place[0] == 100 + campania
    assert s.settler[campania] == P1 and s.encircled[campania] == -1 and s.control[campania] == P1


@rule("SCH-11.14")
def test_ships_of_a_fallen_settlement_put_to_sea():
    s = position(
        f"campania: P2 village, P2 dock, P2 transport+light docked, {ENGINES}",
        "latium: P2 village",
        dice=blue(0),
    )
    game = run(combat_phase(s), "assault")
    assert game.asks(P2, "put_to_sea", ["mare-tyrrhenum-north", "mare-tyrrhenum-south"])
    game.pick("mare-tyrrhenum-south")
    assert at(s, "mare-tyrrhenum-south") == "P2 1 transport" and docked(s, "campania") == ""


@rule("SCH-11.14")
def test_ships_without_a_free_sea_are_destroyed_and_credited():
    s = position(
        f"latium: P2 village, P2 dock, P2 transport+light docked, {ENGINES}",
        "mare-tyrrhenum-north: P1 warship",
        "sabina: P2 village",
        dice=blue(0),
    )
    run(combat_phase(s), "assault")
    assert s.prestige[P1] == 8 + 4 + 4 + 2 and s.captured_units == [0, 2]


@rule("SCH-11.15")
def test_a_site_in_the_field_of_a_fallen_settlement_is_removed():
    s = position(f"campania: P2 village, P2 site:dock, {ENGINES}", "latium: P2 village", dice=blue(0))
    run(combat_phase(s), "assault")
    assert s.site[field(s, "campania")] == -1 and s.coins == [2, 1]


@rule("SCH-11.16")
def test_a_raid_turns_a_harbour_into_a_dock_and_destroys_a_dock():
    for yard, left, coins in (("harbour", 1, 4), ("dock", 0, 0)):
        s = position(f"campania: P2 village, P2 {yard}, P2 4 fish, P1 light", "latium: P2 village")
        game = run(combat_phase(s))
        assert game.asks(P1, "siege_action", ["assault", "raid_shipyard", "hold"])
        game.pick("raid_shipyard")
        campania = field(s, "campania")
        assert s.yard[campania] == left and s.coins[P1] == coins and s.prestige[P1] == 4
        assert s.fish[campania] == (2 if left else 0)
        assert game.over, "instead of an assault"


@rule("SCH-11.16")
def test_no_raid_in_rough_terrain_or_against_ships_of_the_owner():
    s = position(
        "lucania: P2 village, P2 dock, P1 2 light",
        "campania: P2 village, P2 dock, P2 warship docked, P1 light",
    )
    assert not can_raid(s, field(s, "lucania")) and not can_raid(s, field(s, "campania"))


@rule("SCH-11.16", "SCH-11.14", "SCH-11.26")
def test_ships_of_partners_beyond_the_room_put_to_sea():
    s = position(
        "campania: P2 village, P2 dock, P3 warship docked, P1 light",
        players=3,
        lord={P3: P2},
    )
    game = run(combat_phase(s), "raid_shipyard")
    assert game.asks(P3, "put_to_sea")


@rule("SCH-11.17", "SCH-14.9")
def test_who_loses_the_last_settlement_becomes_a_vassal_of_the_capturing_leader():
    s = position(f"campania: P2 village, {ENGINES}", "latium: P2 light", dice=blue(0))
    run(combat_phase(s), "assault")
    assert s.lord[P2] == P1
    assert s.vp == [5 + 4 + 2, 5 - 2 - 1] and s.prestige == [8 + 8, 0]


@rule("SCH-11.17", "SCH-15.3")
def test_not_with_another_settlement_as_a_vassal_or_with_a_standing_claim():
    for extra, changes in (
        ("latium: P2 village", {}),
        ("latium: P2 light", {"lord": {P2: P3}}),
        ("latium: P2 light", {"claims": {P2: 2}}),
        ("latium: P2 light", {"claims": {P2: 4}}),
    ):
        s = position(f"campania: P2 village, {ENGINES}", extra, players=3, dice=blue(0), **changes)
        run(combat_phase(s), "assault")
        assert s.lord[P2] == changes.get("lord", {}).get(P2, -1)


@rule("SCH-10.40", "SCH-10.35")
def test_a_siege_counts_as_a_battle_for_loot_if_the_settlement_falls():
    s = position(
        f"campania: P2 village, P2 5 light inside, {ENGINES}, P1 4 mercenary",
        "latium: P2 village",
        dice=red(2, 2, 2, 2) + white(0, 0, 0, 0, 1) + blue(1),
    )
    game = run(combat_phase(s), "stay", "assault")
    while game.asks(P1, "assign_hit") or game.asks(P1, "siege_continue"):
        s.dice.script = red(2, 2, 2, 2) + white(0) * 9
        game.pick("mercenary" if game.asks(P1, "assign_hit") else "continue")
    assert s.settler[field(s, "campania")] == -1
    assert told(s, "battle_loot")[0][0] == P1 and s.vp == [9, 3]


@rule("SCH-11.1", "SCH-8.8", "SCH-11.25")
def test_no_assault_while_a_relief_force_stands_in_the_field():
    s = position("campania: P2 village, P2 light, P1 light", home={"campania": P1}, dice=[6] * 80)
    s.encircled[field(s, "campania")] = P1
    game = run(combat_phase(s))
    while not game.over and "stand" in game.offered():
        game.pick("stand")
    assert game.over and at(s, "campania") == "P1 1 light, P2 1 light"


@rule("SCH-13.45", "SCH-11.13")
def test_a_settlement_that_surrenders_changes_hands_whole():
    s = position(
        "campania: P2 town, P2 harbour, P2 fortification, P2 7 stored, P2 2 light inside, P1 5 light",
        "latium: P2 village",
    )
    encircle(s)
    run(surrender(s, field(s, "campania"), P1))
    campania = field(s, "campania")
    assert (s.settler[campania], s.settlement[campania], s.yard[campania], s.fort[campania]) == (P1, 2, 2, 1)
    assert s.grain[campania] == 7 and units_at(s, 100 + campania) == [] and s.captured_units == [0, 0]
    assert (s.vp_gain, s.vp_loss) == ([8, 0], [0, 4]) and s.prestige == [12 + 4, 0]
    assert s.pp_won == [16, 0] and s.pp_lost == [0, 16]


@rule("SCH-10.5", "SCH-11.13", "SCH-11.26")
def test_the_lord_may_name_who_is_honoured_for_a_capture():
    s = position(
        "campania: P2 village, P1 siege, P3 3 siege",
        "latium: P2 village",
        players=3,
        lord={P3: P1},
        dice=blue(0),
    )
    game = run(combat_phase(s), "assault")
    assert game.asks(P1, "lord_dispute_honour", ["seat-2", "seat-0"])
    game.pick("seat-0")
    assert s.vp == [9, 3, 5] and s.coins == [0, 0, 2], "plunder stays with the leader"


@rule("SCH-11.9")
def test_the_leader_of_the_besiegers_is_asked():
    s = position("campania: P2 town, P1 siege, P3 3 siege", players=3, lord={P3: P1})
    begin_combat(s)
    f = field(s, "campania")
    siege = new_siege(s, f, units_at(s, f))
    assert siege.sides[0].leader == P3
    assert run(capture(s, siege, P3, P1)).asks(P3, "capture_choice")


# -- spoils ----------


@rule("SCH-11.20")
def test_only_masters_of_a_field_decide_over_hostile_goods_in_it():
    s = position("campania: P1 light, P2 3 grain", "latium: P2 4 grain", "samnium: P1 3 grain")
    game = run(combat_phase(s))
    assert game.asks(P1, "seize_grain", ["take", "burn", "leave"])
    assert game.terms.word(game.question().about[0]) == "campania"
    game.pick("leave")
    assert game.over and s.vp == [5, 5]


@rule("SCH-11.21")
def test_what_is_left_is_asked_again_in_the_next_round():
    s = position("campania: P1 light, P2 3 grain")
    run(combat_phase(s), "leave")
    assert run(combat_phase(s)).asks(P1, "seize_grain")


@rule("SCH-11.21", "SCH-2.3")
def test_taken_grain_is_cut_to_the_takers_supply():
    s = position("campania: P1 light, P2 4 grain", "latium: P1 village, P1 33 grain")
    run(combat_phase(s), "take", "done")
    assert s.standing[field(s, "campania")] == 2


@rule("SCH-11.22", "SCH-5.35")
def test_herds_are_taken_slaughtered_or_left_one_by_one():
    s = position("campania: P1 light, P2 sheep, P2 pigs")
    game = run(combat_phase(s))
    assert game.asks(P1, "seize_herd", ["take", "slaughter", "leave"])
    game.pick("take")
    assert game.asks(P1, "seize_herd")
    game.pick("slaughter", "done")
    campania = field(s, "campania")
    assert s.herd_place[:10].count(campania) == 1 and s.herd_place[10:].count(campania) == 0
    assert s.vp == [6, 3]


@rule("SCH-11.22", "SCH-2.3")
def test_a_herd_is_taken_only_with_a_free_piece():
    s = position("campania: P1 light, P2 sheep", "latium: P1 village, P1 10 sheep")
    assert run(combat_phase(s)).asks(P1, "seize_herd", ["slaughter", "leave"])


@rule("SCH-11.23", "SCH-7.13")
def test_own_goods_on_controlled_fields_may_be_destroyed_without_points():
    s = position("campania: P1 light, P1 3 grain, P1 sheep", "latium: P1 village")
    game = run(combat_phase(s))
    assert game.asks(P1, "waste_own", ["grain@campania", "sheep@on:campania", "done"])
    game.pick("grain@campania", "sheep@on:campania")
    campania = field(s, "campania")
    assert game.over and s.standing[campania] == 0 and s.devastated[campania] == 1
    assert s.vp == [5, 5] and campania not in s.herd_place


@rule("SCH-11.24")
def test_herds_in_a_field_that_nobody_hostile_holds_stay_their_owners():
    s = position("campania: P2 sheep", "latium: P1 light")
    assert run(combat_phase(s)).over
    assert s.herd_place[10] == field(s, "campania")


@rule("SCH-4.4")
def test_points_are_settled_after_battles_sieges_and_spoils():
    s = position(
        f"campania: P2 village, {ENGINES}, P1 light, P2 light",
        "latium: P2 village",
        home={"campania": P2},
        vp={P1: 5, P2: 2},
        dice=white(1) + white(0) + white(0) + blue(0),
    )
    game = run(combat_phase(s), "done", "stand")
    assert game.asks(P1, "siege_action") and s.vp == [6, 1]
    game.pick("assault")
    assert s.vp == [10, 0], "never below 0"
