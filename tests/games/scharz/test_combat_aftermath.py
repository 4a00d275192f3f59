"""SCH-10.7 to 10.10 After a battle; morale and command; battle board; the clock."""

from __future__ import annotations

import pytest

from grognard.games.scharz.aftermath import loot_of
from grognard.games.scharz.battle_round import roll_dice, shields_of, swords_of
from grognard.games.scharz.casualties import hittable
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.dice_pool import packed
from grognard.games.scharz.morale import (
    bonus_swords,
    free_rerolls,
    morale_of,
    shields_by_number,
    sword_penalty,
    units_per_bonus_die,
)
from grognard.games.scharz.muster import find_battles
from grognard.games.scharz.pieces import units_left
from grognard.games.scharz.state import CAPTURED
from grognard.games.scharz.tables import LIGHT, WHITE
from grognard.testing import rule
from tests.games.scharz.combat_position import (
    P1,
    P2,
    P3,
    at,
    begin_combat,
    blue,
    field,
    inside,
    position,
    red,
    run,
    told,
    white,
)


def sides_of(s):
    begin_combat(s)
    return find_battles(s)[0].sides


# -- victory points, prestige, loot ----------


@rule("SCH-10.35")
def test_the_winner_gains_and_every_loser_loses_a_victory_point():
    s = position(
        "campania: P1 3 light, P2 light, P3 light",
        players=3,
        home={"campania": P2},
        dice=white(1, 0, 0) + white(0) + white(1) + white(1, 0, 0) + white(0),
    )
    game = run(combat_phase(s), "stand")
    game.pick("seat-1", player=P1).pick("seat-0", player=P2).pick("seat-1", player=P3)
    game.pick("stand", player=P1).pick("stand", player=P3)
    assert game.over and s.vp == [6, 4, 4]


@rule("SCH-10.36", "SCH-5.30")
def test_prestige_is_credited_only_at_the_end_of_the_phase():
    s = position(
        "campania: P1 3 light, P2 light",
        "latium: P1 light, P2 2 light",
        home={"campania": P2, "latium": P2},
        dice=white(0) + white(1, 0) + white(1, 1, 0) + white(0),
    )
    game = run(combat_phase(s), "stand")
    assert s.prestige == [0, 0]
    game.pick("stand")
    assert game.over and s.prestige == [2, 2] and s.pp_won == [2, 2] and s.pp_lost == [2, 2]


@rule("SCH-10.36")
def test_losses_are_credited_to_the_side_with_most_swords_against_the_loser():
    s = position(
        "campania: P1 light, P2 2 light, P3 2 light",
        players=3,
        dice=white(1) + white(0, 0) + white(1, 1),
    )
    game = run(combat_phase(s))
    for p in (P1, P2, P3):
        game.pick("stand", player=p)
    game.pick("seat-1", player=P1).pick("seat-0", player=P2).pick("seat-1", player=P3)
    assert s.combat.battles[0].sides[2].kills == [0, 4, 0]


@rule("SCH-10.36", "SCH-5.31")
@pytest.mark.parametrize(("kind", "points"), [("light", 2), ("heavy", 4), ("siege", 4), ("mercenary", 4)])
def test_prestige_for_destroyed_units(kind, points):
    for rival in (False, True):
        s = position(
            f"campania: P1 3 mercenary, P2 {kind}",
            home={"campania": P2},
            rivals={P1: rival << P2},
            dice=[*red(2, 2, 2), 5],
        )
        run(combat_phase(s), *(["stand", "done"] if kind == "heavy" else ["stand"]))
        assert s.prestige == [points * 3 // 2 if rival else points, 0]


@rule("SCH-10.37")
def test_destroyed_units_are_captured_except_mercenaries():
    s = position(
        "campania: P1 4 mercenary, P2 2 light, P2 mercenary",
        home={"campania": P2},
        dice=red(2, 2, 2, 2) + white(0, 0) + red(1),
    )
    run(combat_phase(s), "stand")
    assert s.captured_units == [0, 2] and s.place.count(CAPTURED) == 2
    assert units_left(s, P2) == 18


@rule("SCH-10.37")
def test_captured_pieces_may_be_returned_but_still_count_as_removed():
    s = position(
        "campania: P1 4 light, P2 light",
        home={"campania": P2},
        options={"captured_pieces": "returned"},
        dice=white(1, 0, 0, 0) + white(0),
    )
    run(combat_phase(s), "stand")
    assert s.captured_units == [0, 1] and units_left(s, P2) == 20


@rule("SCH-10.38")
def test_a_winning_besieger_resumes_the_siege():
    s = position(
        "campania: P2 village, P2 light inside, P1 3 light",
        home={"campania": P1},
        dice=white(1, 1, 0) + white(0),
    )
    game = run(combat_phase(s), "sally", "stand")
    assert at(s, "campania") == "P1 3 light" and game.asks(P1, "siege_action")


@rule("SCH-10.39", "SCH-5.9")
def test_damage_lasts_until_the_end_of_the_phase():
    s = position(
        "campania: P1 heavy, P2 2 light",
        home={"campania": P2},
        dice=blue(1) + white(1, 0) + blue(1) + white(0),
    )
    game = run(combat_phase(s), "stand", "done")
    assert s.damage[0] == 1
    game.pick("stand").pick("stand").pick("done")
    assert game.over and s.damage[0] == 0


@rule("SCH-10.40")
def test_loot_grows_with_the_size_of_the_battle():
    assert [loot_of(size) for size in (0, 9, 10, 29, 30, 80)] == [0, 0, 1, 1, 2, 2]


@rule("SCH-10.40")
@pytest.mark.parametrize(("loot", "coins"), [("off", [0, 0]), ("winner", [1, 0]), ("participants", [1, 1])])
def test_loot_goes_to_the_winner_or_to_all_participants(loot, coins):
    s = position(
        "campania: P1 4 mercenary, P2 5 light",
        home={"campania": P2},
        options={"loot": loot},
        dice=red(2, 2, 2, 2) + white(0, 0, 0, 0, 0),
    )
    run(combat_phase(s), "stand")
    assert s.coins == coins


# -- morale and command ----------


@rule("SCH-10.41")
def test_morale_is_that_of_the_leader_at_the_start_of_the_battle():
    s = position("campania: P1 8 light, P2 light", mode="advanced", home={"campania": P2}, prestige={P1: 30})
    sides = sides_of(s)
    s.prestige[P1] = 0
    assert sides[0].prestige == 30 and bonus_swords(s, sides[0], sides[1], 8) == 2


@rule("SCH-10.42")
@pytest.mark.parametrize(
    ("prestige", "swords", "rival_swords", "shields", "per_die", "penalty"),
    [
        (0, 0, 0, 0, 0, 0),
        (9, 0, 0, 0, 0, 0),
        (10, 0, 0, 0, 0, 0),
        (29, 0, 0, 0, 0, 0),
        (30, 3, 3, 0, 0, 0),
        (49, 3, 3, 0, 0, 0),
        (50, 3, 4, 3, 0, 0),
        (69, 3, 4, 3, 0, 0),
        (70, 3, 4, 4, 3, 0),
        (500, 3, 4, 4, 3, 0),
    ],
)
def test_the_bands_of_morale(prestige, swords, rival_swords, shields, per_die, penalty):
    s = position("campania: P1 12 light, P2 light", mode="advanced", prestige={P1: prestige})
    ours, theirs = sides_of(s)
    assert bonus_swords(s, ours, theirs, 12) == swords
    assert shields_by_number(s, ours, 12) == shields
    assert units_per_bonus_die(s, ours) == per_die and sword_penalty(s, ours, 12) == penalty
    s.rivals[P1] = 1 << P2
    assert bonus_swords(s, ours, theirs, 12) == rival_swords


@rule("SCH-10.42")
def test_very_low_morale_costs_a_small_side_one_sword_but_never_more_than_it_has():
    s = position("campania: P1 5 light, P2 light", mode="advanced", prestige={P1: 9})
    begin_combat(s)
    battle = find_battles(s)[0]
    ours, theirs = battle.sides
    assert [sword_penalty(s, ours, units) for units in (0, 1, 5, 6)] == [0, 1, 1, 0]
    ours.dice = [packed(WHITE, 1, LIGHT)] * 2
    assert swords_of(s, battle, ours, theirs) == 1
    ours.dice = [packed(WHITE, 0, LIGHT)] * 2
    assert swords_of(s, battle, ours, theirs) == 0
    assert morale_of(9).id == "very_low" and morale_of(70).id == "very_high"


@rule("SCH-10.42")
def test_very_high_morale_gives_a_die_per_three_units_of_a_type():
    s = position("campania: P1 7 light, P2 light", mode="advanced", prestige={P1: 70}, dice=white(*[0] * 9))
    begin_combat(s)
    battle = find_battles(s)[0]
    roll_dice(s, battle, battle.sides[0])
    assert len(battle.sides[0].dice) == 7 + 2
    assert shields_of(s, battle, battle.sides[0]) == 2


@rule("SCH-10.43", "SCH-10.20")
def test_late_workers_count_only_themselves_for_bonus_swords():
    s = position(
        "campania: P1 5 light, P2 5 light, P2 site:village, P2 4 light working",
        home={"campania": P2},
        rivals={P2: 1 << P1},
        dice=white(1, 0, 0, 0, 0) + white(0, 0, 0, 0, 0) + white(1, 0, 0, 0),
    )
    run(combat_phase(s), "0", "stand")
    assert told(s, "battle_rolled")[1][3] == 1 + 1, "five blanks and five units against a rival"
    assert told(s, "battle_workers")[0][3] == (1 + 1 + 1) // 2, "sword, three blanks, four workers, halved"


@rule("SCH-10.45", "SCH-10.44")
def test_without_a_commander_there_are_no_bonuses():
    s = position(
        "campania: P1 12 light, P2 light",
        options={"command": "on"},
        rivals={P1: 1 << P2},
    )
    ours, theirs = sides_of(s)
    assert units_per_bonus_die(s, ours) == 0
    assert shields_by_number(s, ours, 12) == bonus_swords(s, ours, theirs, 12) == 0
    s.commander[P1] = 1
    assert units_per_bonus_die(s, ours) == 6
    assert shields_by_number(s, ours, 12) == 2 and bonus_swords(s, ours, theirs, 12) == 3


@rule("SCH-10.45")
def test_without_a_commander_there_is_no_morale_penalty_either():
    s = position("campania: P1 3 light, P2 light", mode="expert", prestige={P1: 0})
    ours, _ = sides_of(s)
    assert sword_penalty(s, ours, 3) == 0
    s.commander[P1] = 1
    assert sword_penalty(s, ours, 3) == 1


@rule("SCH-10.45")
def test_commanders_roll_two_dice_or_each_die_again():
    for level, offers in ((0, 0), (1, 0), (2, 2), (3, 3), (4, 3)):
        s = position(
            "campania: P1 3 light, P2 3 siege",
            options={"command": "on"},
            commander={P1: level},
            home={"campania": P2},
            dice=white(1, 1, 0) + white(1) * 3,
        )
        game = run(combat_phase(s), "stand")
        used = 0
        while game.asks(P1, "reroll"):
            game.pick(next(word for word in game.offered() if word.startswith("commander")))
            used += 1
        assert used == offers
        assert (free_rerolls(s, s.combat.battles[0].sides[0]) if s.combat else offers) >= offers


# -- battle board ----------


@rule("SCH-10.46", "SCH-10.47")
def test_each_leader_secretly_fills_a_front_of_four():
    s = position(
        "campania: P1 5 light, P1 mercenary, P2 2 light",
        options={"battle_board": "on"},
        home={"campania": P2},
        dice=white(0, 0, 1) + red(0) + white(0),
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "front_pick", ["light", "mercenary"]) and game.question(P1).ask.secret
    game.pick("light", "light", "mercenary", "light", player=P1)
    assert s.combat.battles[0].sides[0].front == [], "not before both are done"
    assert game.asks(P2, "front_pick", ["light", "done"]), "its first one was not in question"
    game.pick("done", player=P2)
    rolled = told(s, "battle_rolled")
    assert len(rolled[0][2]) == 4 and len(rolled[1][2]) == 1, "only the front rolls"
    assert rolled[0][3] == 1 + 1
    assert at(s, "campania") == "P1 5 light, P1 1 mercenary, P2 1 light", "only the front can be hit"


@rule("SCH-10.47")
def test_survivors_stay_in_the_front_unless_one_is_swapped():
    s = position(
        "campania: P1 5 light, P1 mercenary, P2 6 siege",
        options={"battle_board": "on"},
        home={"campania": P2},
        dice=[6] * 40,
    )
    game = run(combat_phase(s), "stand")
    game.pick("light", "light", "light", "light", player=P1)
    while game.asks(P2, "front_pick"):
        game.pick("siege", player=P2)
    game.pick("stand").pick("stand")
    assert game.asks(P1, "front_swap", ["no", "light"])
    game.pick("light", player=P1)
    assert game.asks(P1, "front_pick", ["light", "mercenary", "done"])
    game.pick("mercenary", player=P1)
    while game.asks(P2, "front_pick") or game.asks(P2, "front_swap"):
        game.pick(game.offered(P2)[0], player=P2)
    assert sorted(s.kind[u] for u in s.combat.battles[0].sides[0].front) == [0, 0, 0, 4]


@rule("SCH-10.47", "SCH-10.60")
def test_number_bonuses_count_all_units_and_charges_come_from_the_front():
    s = position(
        "campania: P1 6 light, P1 cavalry, P2 light",
        options={"battle_board": "on"},
        home={"campania": P2},
        dice=[6] * 40,
    )
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "front_pick")
    game.pick("light", "light", "light", "light")
    assert not told(s, "battle_charged"), "the cavalry was not in the front"
    game.pick("no") if game.asks(P1, "front_swap") else None
    assert len(told(s, "battle_rolled")[0][2]) == 4 + 1, "six light infantry give a die"


@rule("SCH-10.47", "SCH-10.60")
def test_hits_beyond_the_front_are_lost():
    s = position("campania: P1 light, P2 6 light", options={"battle_board": "on"})
    begin_combat(s)
    battle = find_battles(s)[0]
    side = battle.sides[1]
    side.front = side.units[:2]
    assert hittable(s, battle, side) == side.units[:2]
    side.front = []
    assert hittable(s, battle, side) == []


@rule("SCH-10.60", "SCH-10.6")
def test_fronts_are_formed_before_rolls_against_a_fleeing_side_and_the_rear_is_in_the_front():
    s = position(
        "campania: P1 6 light, P2 4 light, P2 heavy, P2 siege",
        options={"battle_board": "on"},
        home={"campania": P2},
        prestige={P1: 6},
        dice=white(1, 1, 0, 0) + white(0),
    )
    game = run(combat_phase(s), "lucania")
    while game.asks(P1, "front_pick"):
        game.pick("light", player=P1)
    game.pick("siege", "heavy", "done", player=P2)
    assert len(s.combat.battles[0].sides[0].dice) == 4 + 1
    game.pick("done")
    assert game.asks(P1, "strike_the_rear", ["heavy", "siege", "no"])


# -- the clock ----------


@rule("SCH-10.51")
def test_arrivals_of_a_third_coalition_join_as_a_further_side():
    s = position(
        "latium>samnium: P3 2 light",
        "samnium>latium: P2 light",
        "samnium: P1 2 light, P2 2 light",
        players=3,
        home={"samnium": P2},
        dice=white(0) + white(1, 0) + white(1, 1) + white(1, 1),
    )
    game = run(combat_phase(s), "stand", "samnium")
    battle = next(battle for battle in s.combat.battles if battle.place == field(s, "samnium"))
    assert [side.leader for side in battle.sides] == [P1, P2, P3]
    assert len(battle.sides[2].joining) == 2
    s.dice.script = [6] * 40
    game.pick("stand", player=P1).pick("stand", player=P2)
    assert game.asks(P3, "battle_target", ["seat-0", "seat-1"])


@rule("SCH-10.53")
def test_walls_and_units_inside_take_no_part_in_field_battles():
    s = position(
        "campania: P2 village, P2 2 light inside, P2 light, P1 light",
        home={"campania": P1},
        dice=white(0) + white(1),
    )
    s.encircled[field(s, "campania")] = P1
    game = run(combat_phase(s), "stay", "stand")
    assert [len(values[2]) for values in told(s, "battle_rolled")] == [1, 1]
    assert game.over and inside(s, "campania") == "" and at(s, "campania") == "P2 3 light"


@rule("SCH-10.50", "SCH-18.1")
def test_a_battle_created_in_the_last_round_is_not_fought():
    s = position(
        "latium>samnium: P1 light",
        "samnium>latium: P2 light",
        "samnium: P2 light",
        home={"samnium": P2},
        dice=[6] * 38 + white(1) + white(0),
    )
    game = run(combat_phase(s))
    while not game.asks(P1, "border_advance"):
        game.pick("stand" if "stand" in game.offered() else "done")
    game.pick("samnium")
    assert game.over and at(s, "samnium") == "P1 1 light, P2 1 light"
