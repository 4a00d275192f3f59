"""SCH-10.3, 10.4 A combat round and the charge."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.scharz.casualties import hittable, life_left
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.dice_pool import (
    BY_COMMANDER,
    CHARGES_ON,
    DIE_ON,
    LIFE_ON,
    OPEN_COUNTRY,
    ROUGH,
    SHIP,
    WALLS,
    colour_of,
    hits_after,
    is_rerolled,
    packed,
    rerolled,
    roller_of,
    swords_on,
    swords_rolled,
)
from grognard.games.scharz.muster import find_battles, ground_of, taking_part
from grognard.games.scharz.rerolls import heavy_rerolls_left
from grognard.games.scharz.tables import (
    BLUE,
    CAVALRY,
    CORSAIR,
    ELEPHANT,
    HEAVY,
    LIGHT,
    MERCENARY,
    NO_DIE,
    RED,
    SIEGE,
    TRANSPORT,
    WARSHIP,
    WHITE,
)
from grognard.testing import rule
from tests.games.scharz.combat_position import (
    P1,
    P2,
    P3,
    at,
    begin_combat,
    blue,
    field,
    position,
    red,
    run,
    told,
    truce,
    white,
)


def battle_of(s):
    begin_combat(s)
    return find_battles(s)[0]


# -- dice and life ----------


@rule("SCH-10.8", "SCH-10.31", "SCH-5.20", "SCH-11.2")
@pytest.mark.parametrize(
    ("kind", "open_country", "rough", "aboard", "siege"),
    [
        (LIGHT, WHITE, WHITE, WHITE, WHITE),
        (HEAVY, BLUE, BLUE, BLUE, BLUE),
        (SIEGE, NO_DIE, NO_DIE, NO_DIE, NO_DIE),
        (CAVALRY, RED, BLUE, BLUE, BLUE),
        (MERCENARY, RED, RED, RED, RED),
        (ELEPHANT, RED, NO_DIE, NO_DIE, RED),
        (TRANSPORT, WHITE, WHITE, WHITE, WHITE),
        (WARSHIP, BLUE, BLUE, BLUE, BLUE),
        (CORSAIR, NO_DIE, NO_DIE, NO_DIE, NO_DIE),
    ],
)
def test_each_unit_has_its_die(kind, open_country, rough, aboard, siege):
    grounds = (OPEN_COUNTRY, ROUGH, SHIP, OPEN_COUNTRY | WALLS)
    assert [DIE_ON[ground][kind] for ground in grounds] == [open_country, rough, aboard, siege]


@rule("SCH-10.19", "SCH-5.20")
@pytest.mark.parametrize(
    ("kind", "open_country", "rough", "aboard", "siege"),
    [
        (LIGHT, 1, 1, 1, 1),
        (HEAVY, 2, 1, 1, 2),
        (SIEGE, 1, 1, 1, 1),
        (CAVALRY, 3, 2, 2, 2),
        (MERCENARY, 2, 2, 2, 2),
        (ELEPHANT, 4, 2, 2, 4),
        (TRANSPORT, 1, 1, 1, 1),
        (WARSHIP, 2, 2, 2, 2),
        (CORSAIR, 4, 4, 4, 4),
    ],
)
def test_each_unit_has_its_life_points(kind, open_country, rough, aboard, siege):
    grounds = (OPEN_COUNTRY, ROUGH, SHIP, OPEN_COUNTRY | WALLS)
    assert [LIFE_ON[ground][kind] for ground in grounds] == [open_country, rough, aboard, siege]


@rule("SCH-10.8", "SCH-17.5")
def test_dice_fall_side_by_side_types_in_order_bonus_dice_last():
    s = position(
        "campania: P1 mercenary, P1 6 light, P1 siege, P2 heavy",
        home={"campania": P2},
        dice=white(1, 0, 0, 0, 0, 0) + red(2) + white(1) + blue(2),
    )
    game = run(combat_phase(s), "stand")
    game.pick("done")
    assert told(s, "battle_rolled")[0][2] == (1, 0, 0, 0, 0, 0, 2, 1)
    assert told(s, "battle_rolled")[1][2] == (2,)


@rule("SCH-10.9")
def test_a_bonus_die_for_every_full_six_units_of_one_type():
    s = position(
        "campania: P1 13 light, P1 6 siege, P2 light", home={"campania": P1}, dice=white(*[0] * 15) + white(0)
    )
    run(combat_phase(s), "stand")
    assert len(told(s, "battle_rolled")[0][2]) == 15, "13 + 2; engines have no die"


@rule("SCH-10.10")
def test_light_infantry_in_rough_terrain_inverts_its_dice():
    light = [packed(WHITE, swords, LIGHT) for swords in (1, 1, 0, 0)]
    assert swords_rolled(light, rough=False) == 2
    assert swords_rolled(light, rough=True) == 2
    assert swords_rolled([packed(WHITE, 0, LIGHT)] * 3, rough=True) == 3
    assert swords_rolled([packed(BLUE, 2, HEAVY)], rough=True) == 2


@rule("SCH-10.10", "SCH-10.9")
def test_bonus_dice_of_light_infantry_are_inverted_too():
    s = position(
        "samnium: P1 6 light, P2 light", home={"samnium": P1}, dice=white(1, 1, 1, 1, 1, 1, 0) + white(1)
    )
    run(combat_phase(s), "stand")
    assert told(s, "battle_rolled")[0][3] == 1 + 2, "the bonus die is a sword, six blanks are two more"


@rule("SCH-10.13")
@given(st.lists(st.integers(0, 2), max_size=30))
def test_three_blanks_are_a_sword(faces):
    dice = [packed(RED, swords, MERCENARY) for swords in faces]
    assert swords_rolled(dice, rough=False) == sum(faces) + faces.count(0) // 3


@rule("SCH-10.14")
@given(st.integers(0, 40), st.integers(0, 10))
def test_hits_are_never_negative(swords, shields):
    assert hits_after(swords, shields) == max(0, swords - shields)


@rule("SCH-10.14")
def test_shields_are_subtracted_once_from_the_swords_of_all_that_aim_at_a_side():
    s = position(
        "campania: P1 light, P2 5 light, P3 light",
        players=3,
        dice=white(1) + white(0, 0, 0, 0, 0) + white(1),
    )
    game = run(combat_phase(s))
    for p in (P1, P2, P3):
        game.pick("stand", player=p)
    game.pick("seat-1", player=P1).pick("seat-0", player=P2).pick("seat-1", player=P3)
    assert at(s, "campania") == "P2 4 light, P3 1 light"


@rule("SCH-10.15")
def test_engines_and_workers_count_for_shields_but_workers_for_nothing_else():
    s = position(
        "campania: P1 3 light, P2 2 light, P2 site:village, P2 2 light working, P2 siege",
        home={"campania": P2},
    )
    battle = battle_of(s)
    side = battle.sides[1]
    assert len(taking_part(s, battle, side)) == 3
    s.dice.script = white(1, 1, 0) + white(0, 0) + white(0, 0)
    s.combat = None
    run(combat_phase(s), "0", "stand")
    assert at(s, "campania").startswith("P1 3 light, P2 1 light,"), (
        "two swords against one shield of five units"
    )


# -- re-rolls ----------


@rule("SCH-10.11")
def test_a_heavy_unit_grants_one_reroll_of_a_heavy_die_per_battle():
    s = position(
        "campania: P1 2 heavy, P1 light, P2 4 siege",
        home={"campania": P2},
        dice=white(0) + blue(0, 0) + blue(0) + white(0) + blue(0, 0) + blue(0) + white(0) + blue(0, 0),
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "reroll", ["heavy:blue:0", "done"])
    game.pick("heavy:blue:0")
    assert game.asks(P1, "reroll", ["heavy:blue:0", "done"]), "the other die"
    game.pick("done", "stand", "stand")
    assert game.asks(P1, "reroll", ["heavy:blue:0", "done"]), "one is left for the second round"
    game.pick("heavy:blue:0")
    assert not game.asks(P1, "reroll"), "two units, two re-rolls in the battle"


@rule("SCH-10.11")
def test_rerolls_left_follow_the_heavy_units_alive_and_those_that_took_part():
    s = position("campania: P1 3 heavy, P2 light")
    battle = battle_of(s)
    side = battle.sides[0]
    assert heavy_rerolls_left(s, battle, side) == 3
    side.heavy_rerolls = 1
    side.units.pop()
    assert heavy_rerolls_left(s, battle, side) == 2
    side.units.pop()
    assert heavy_rerolls_left(s, battle, side) == 1


@rule("SCH-10.11")
def test_no_heavy_reroll_in_rough_terrain():
    s = position("samnium: P1 2 heavy, P2 light", home={"samnium": P2}, dice=blue(0, 1) + white(0))
    game = run(combat_phase(s), "stand")
    assert not game.asks(P1, "reroll")


@rule("SCH-10.11", "SCH-5.32")
def test_means_come_in_order_heavy_commander_prestige():
    s = position(
        "campania: P1 heavy, P2 2 light",
        mode="expert",
        home={"campania": P2},
        prestige={P1: 12},
        commander={P1: 2, P2: 1},
        dice=blue(0) + white(0, 0) + blue(0) + blue(0) + blue(1),
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "reroll", ["heavy:blue:0", "commander:blue:0", "prestige:blue:0", "done"])
    game.pick("commander:blue:0")
    assert game.asks(P1, "reroll", ["prestige:blue:0", "done"]), (
        "no way back, and this die once by each means"
    )
    game.pick("prestige:blue:0")
    assert s.prestige[P1] == 8


@rule("SCH-10.11")
def test_a_die_remembers_by_what_it_was_rolled_again():
    die = rerolled(packed(BLUE, 0, HEAVY), BY_COMMANDER, 2)
    assert (colour_of(die), swords_on(die), roller_of(die)) == (BLUE, 2, HEAVY)
    assert [is_rerolled(die, means) for means in (0, 1, 2)] == [False, True, False]


@rule("SCH-5.32")
def test_four_prestige_points_roll_two_dice_again():
    s = position(
        "campania: P1 3 light, P2 3 light",
        home={"campania": P2},
        prestige={P1: 9},
        dice=white(0, 0, 1) + white(0, 0, 1) + white(1, 1, 1),
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "reroll", ["prestige:white:0", "prestige:white:1", "done"])
    game.pick("prestige:white:0")
    assert s.prestige == [5, 0]
    game.pick("prestige:white:0")
    assert s.prestige == [5, 0], "two dice for one payment"
    game.pick("prestige:white:1")
    assert s.prestige == [1 + 6, 2], "a second payment; every die only once; 3 and 1 fell"


# -- hits ----------


@rule("SCH-10.16")
def test_the_sufferer_assigns_hits_one_at_a_time_and_finishes_damaged_units_first():
    s = position(
        "campania: P1 4 light, P2 2 heavy, P2 2 light",
        home={"campania": P2},
        dice=white(1, 1, 1, 0) + white(0, 0) + blue(0, 0),
    )
    game = run(combat_phase(s), "stand", "done")
    assert game.asks(P2, "assign_hit", ["light", "heavy"])
    game.pick("heavy")
    assert s.damage[20 + 0] + s.damage[20 + 1] == 1
    game.pick("heavy")
    assert at(s, "campania") == "P1 3 light, P2 2 light, P2 1 heavy", "the damaged one is finished"


@rule("SCH-10.16")
def test_hits_are_assigned_at_the_same_time_on_all_sides():
    s = position("campania: P1 light, P2 light", home={"campania": P2}, dice=white(1) + white(1))
    assert run(combat_phase(s), "stand").over
    assert at(s, "campania") == "" and s.vp == [5, 5]


@rule("SCH-10.16")
def test_engines_and_workers_are_hit_only_when_nobody_else_is_left():
    s = position(
        "campania: P1 light, P2 light, P2 siege, P2 site:village, P2 light working", home={"campania": P2}
    )
    battle = battle_of(s)
    side = battle.sides[1]
    assert [s.kind[u] for u in hittable(s, battle, side)] == [LIGHT]
    side.units.remove(hittable(s, battle, side)[0])
    assert len(hittable(s, battle, side)) == 2


@rule("SCH-10.16")
def test_transports_with_different_cargo_are_separate_choices():
    s = position(
        "mare-ionium: P1 transport+light+heavy, P1 transport, P1 transport+sheep, P2 2 warship",
        home={"mare-ionium": P2},
        dice=white(0, 0, 1) + blue(1, 0),
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "assign_hit", ["transport:light+heavy", "transport", "transport:sheep"])


@rule("SCH-10.17")
def test_in_rough_terrain_the_attacker_chooses_the_defenders_losses():
    s = position(
        "samnium: P1 4 light, P2 2 heavy, P2 light, P2 siege",
        home={"samnium": P2},
        dice=white(0, 1, 1, 1) + white(0) + blue(0, 0),
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "assign_hit", ["light", "heavy"]), "the engine stays last"


@rule("SCH-10.17")
def test_the_attackers_own_losses_stay_its_own_choice():
    s = position(
        "samnium: P1 2 light, P1 heavy, P2 3 light",
        home={"samnium": P2},
        dice=white(1, 1) + blue(0) + white(0, 1, 1),
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "assign_hit", ["light", "heavy"])


@rule("SCH-10.18", "SCH-5.32", "SCH-5.33")
def test_strike_the_rear_names_any_unit():
    s = position(
        "campania: P1 4 light, P2 3 light, P2 siege",
        home={"campania": P2},
        prestige={P1: 6, P2: 6},
        dice=white(1, 0, 0, 0) + white(0, 0, 0),
    )
    game = run(combat_phase(s), "stand", "done", "done")
    assert game.asks(P1, "strike_the_rear", ["light", "siege", "no"])
    assert not game.asks(P2, "strike_the_rear")
    game.pick("siege")
    assert s.prestige[P1] == 0
    assert at(s, "campania") == "P1 3 light, P2 2 light", "two hits: the engine first, then a light"


@rule("SCH-5.33")
def test_the_defender_cannot_strike_the_rear():
    s = position(
        "campania: P1 4 light, P2 3 light",
        home={"campania": P2},
        prestige={P2: 6},
        dice=white(0, 0, 0, 0) + white(1, 0, 0),
    )
    game = run(combat_phase(s), "stand", "done")
    assert not game.asks(P2, "strike_the_rear")


@rule("SCH-10.19", "SCH-5.9", "SCH-10.58")
def test_a_damaged_unit_keeps_at_least_one_life_on_worse_ground():
    s = position("campania: P1 cavalry, P2 light", "samnium: P1 cavalry, P2 light")
    begin_combat(s)
    campania, samnium = find_battles(s)
    s.damage[0] = s.damage[1] = 2
    assert life_left(s, campania, 0) == 1 and life_left(s, samnium, 1) == 1
    s.damage[0] = 0
    assert life_left(s, campania, 0) == 3


# -- workers and the end of the round ----------


@rule("SCH-10.20")
def test_workers_roll_late_at_half_strength():
    s = position(
        "campania: P1 4 light, P2 light, P2 site:village, P2 4 light working",
        home={"campania": P2},
        dice=white(1, 0, 0, 0) + white(0) + white(1, 1, 0, 0),
    )
    run(combat_phase(s), "0", "stand")
    assert told(s, "battle_workers")[0][2:4] == ((1, 1, 0, 0), 1)
    assert at(s, "campania") == "P1 3 light, P2 4 light_working"


@rule("SCH-10.20")
def test_shields_used_up_in_the_main_roll_do_not_protect_from_workers():
    for swords, left in (((0, 0, 0), 4), ((0, 0, 1), 4)):
        s = position(
            "campania: P1 5 light, P2 3 light, P2 site:village, P2 4 light working",
            home={"campania": P2},
            dice=white(0, 0, 1, 1, 1) + white(*swords) + white(1, 1, 1, 1),
        )
        run(combat_phase(s), "0", "stand")
        assert told(s, "battle_workers")[0][3] == 2
        assert at(s, "campania").startswith(f"P1 {left - 1} light" if swords == (0, 0, 0) else "P1 3 light")


@rule("SCH-10.20")
def test_workers_do_not_roll_when_no_enemy_is_left():
    s = position(
        "campania: P1 light, P2 2 light, P2 site:village, P2 light working",
        home={"campania": P2},
        dice=white(0) + white(1, 0),
    )
    assert run(combat_phase(s), "0", "stand").over
    assert not told(s, "battle_workers")


@rule("SCH-11.15", "SCH-10.16")
def test_a_site_whose_workers_are_all_destroyed_is_removed():
    s = position(
        "campania: P1 5 light, P2 site:village, P2 light working",
        home={"campania": P2},
        dice=white(1, 0, 0, 0, 0),
    )
    run(combat_phase(s), "0", "stand")
    assert s.site[field(s, "campania")] == -1 and s.coins[P2] == 1


@rule("SCH-10.21")
def test_truce_partners_left_are_winners_both():
    s = position(
        "campania: P1 3 light, P2 light, P3 2 light",
        players=3,
        home={"campania": P2},
        dice=white(1, 0, 0) + white(0) + white(1, 0),
    )
    truce(s, P1, P3)
    assert run(combat_phase(s), "stand", "seat-2").over
    assert s.vp == [6, 4, 6]


# -- charge ----------


@rule("SCH-10.12")
@pytest.mark.parametrize(
    ("ground", "cavalry", "elephants"),
    [(OPEN_COUNTRY, True, True), (0, True, False), (ROUGH, False, False), (SHIP, False, False)],
)
def test_where_units_charge(ground, cavalry, elephants):
    assert (CHARGES_ON[ground][CAVALRY], CHARGES_ON[ground][ELEPHANT]) == (cavalry, elephants)
    assert not CHARGES_ON[OPEN_COUNTRY | WALLS][CAVALRY] and not CHARGES_ON[OPEN_COUNTRY][LIGHT]


@rule("SCH-10.12")
def test_in_the_basic_game_cavalry_of_a_defender_does_not_charge():
    s = position("campania: P1 2 light, P2 cavalry", home={"campania": P2}, dice=white(0, 0) + red(2))
    assert run(combat_phase(s), "stand").over
    assert not told(s, "battle_charged")


@rule("SCH-10.12", "SCH-10.48")
def test_elephants_of_any_side_charge_and_charges_are_simultaneous():
    s = position(
        "campania: P1 elephant, P2 elephant",
        options={"elephants": "on"},
        home={"campania": P2},
        dice=red(2) + red(2) + red(2) + red(2),
    )
    game = run(combat_phase(s), "stand")
    assert [values[0] for values in told(s, "battle_charged")] == [P1, P2]
    assert game.over and at(s, "campania") == "", "both had four life points"


@rule("SCH-10.12", "SCH-10.43")
def test_a_charge_has_blanks_and_shields_but_no_other_bonus():
    s = position(
        "campania: P1 6 cavalry, P2 5 light",
        rivals={P1: 1 << P2},
        home={"campania": P2},
        dice=red(1, 1, 0, 0, 0, 0) + red(*[0] * 7) + white(0, 0, 0),
    )
    run(combat_phase(s), "stand")
    assert told(s, "battle_charged")[0][2:4] == ((1, 1, 0, 0, 0, 0), 3), "no bonus die, no rival swords"
    assert told(s, "battle_lost_units")[0][2] == told(s, "battle_lost_units")[0][2][:1] * 2, "one shield"


@rule("SCH-10.12")
def test_on_the_move_whoever_moved_into_the_field_charges_on_any_side():
    s = position(
        "campania: P1 cavalry, P2 cavalry moved, P2 cavalry",
        mode="advanced",
        home={"campania": P2},
        prestige={P1: 15, P2: 15},
        dice=[6] * 30,
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P2, "reroll", ["prestige:red:0", "done"])
    game.pick("done")
    assert told(s, "battle_charged")[0][:1] == (P2,) and len(told(s, "battle_charged")[0][2]) == 1


@rule("SCH-10.12")
def test_on_the_move_elephants_of_a_defender_charge_without_having_moved():
    s = position(
        "campania: P1 elephant, P2 elephant",
        mode="advanced",
        options={"elephants": "on"},
        home={"campania": P2},
        dice=[6] * 30,
    )
    run(combat_phase(s), "stand")
    assert [values[0] for values in told(s, "battle_charged")] == [P2]


@rule("SCH-10.12")
def test_on_the_move_reinforcements_charge_before_the_round_they_join():
    for mode, charges in (("basic", 0), ("advanced", 1)):
        s = position(
            "latium>samnium: P1 light",
            "samnium>latium: P2 light",
            "latium: P1 cavalry",
            mode=mode,
            prestige={P1: 3, P2: 3},
            dice=white(0) + white(0) + [6] * 9,
        )
        game = run(combat_phase(s))
        game.pick("stand").pick("stand").pick("latium")
        assert len(told(s, "battle_charged")) == charges


@rule("SCH-10.12")
def test_elephants_charge_on_a_border_beside_open_country():
    for border, charges in (("latium>samnium", 1), ("samnium>lucania", 0)):
        start, end = border.split(">")
        s = position(
            f"{border}: P1 elephant",
            f"{end}>{start}: P2 2 light",
            options={"elephants": "on"},
            dice=[1] * 10,
        )
        run(combat_phase(s))
        assert len(told(s, "battle_charged")) == charges


@rule("SCH-10.12", "SCH-10.50")
def test_with_three_sides_a_charging_side_names_its_target():
    s = position("campania: P1 cavalry, P2 light, P3 light", players=3, dice=red(2) + [6] * 20)
    game = run(combat_phase(s))
    for p in (P1, P2, P3):
        game.pick("stand", player=p)
    assert game.asks(P1, "battle_target", ["seat-1", "seat-2"]) and not game.asks(P2, "battle_target")
    game.pick("seat-2")
    assert at(s, "campania") == "P1 1 cavalry, P2 1 light"


@rule("SCH-10.8", "SCH-5.20")
def test_elephants_off_grass_and_desert_do_not_roll():
    s = position(
        "samnium: P1 elephant, P1 light, P2 light",
        options={"elephants": "on"},
        home={"samnium": P2},
        dice=white(0) + white(1),
    )
    battle = battle_of(s)
    assert ground_of(s, battle) == ROUGH
    s.combat = None
    run(combat_phase(s), "stand")
    assert told(s, "battle_rolled")[0][2] == (0,)
