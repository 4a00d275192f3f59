"""SCH-20 Worked examples of the combat chapters."""

from __future__ import annotations

from grognard.games.scharz.battle_round import bonus_dice, roll_dice, shields_of, swords_of
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.dice_pool import engines_remove, is_caught, packed, wall_of
from grognard.games.scharz.morale import shields_by_number
from grognard.games.scharz.muster import find_battles
from grognard.games.scharz.status import wall_level
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


@rule("SCH-11.20", "SCH-11.21", "SCH-5.35", "SCH-7.13")
def test_x1_standing_grain_is_burnt_taken_or_left():
    for word, points, owner_of_grain, devastated in (
        ("burn", [5, 4], -1, 1),
        ("take", [6, 4], P1, 0),
        ("leave", [5, 5], P2, 0),
    ):
        s = position("campania: P1 light, P2 4 grain", "latium: P2 village")

        run(combat_phase(s), word, *(["done"] if word == "take" else []))

        campania = field(s, "campania")
        assert s.vp == points
        assert (s.sower[campania], s.devastated[campania]) == (owner_of_grain, devastated)
        assert s.standing[campania] == (0 if word == "burn" else 4)


@rule("SCH-10.13", "SCH-10.14", "SCH-10.35", "SCH-10.36", "SCH-10.37", "SCH-10.40", "SCH-7.13")
def test_x5_five_light_beat_four():
    s = position(
        "campania: P1 5 light, P2 4 light",
        home={"campania": P2},
        dice=white(1, 1, 0, 0, 0) + white(1, 0, 0, 0) + white(0, 0, 1, 0) + white(0),
    )

    game = run(combat_phase(s), "stand")
    assert at(s, "campania") == "P1 4 light, P2 1 light"
    game.pick("stand", player=P2).pick("stand", player=P1)

    assert game.over and at(s, "campania") == "P1 4 light"
    assert s.vp == [6, 4] and s.prestige == [8, 2] and s.coins == [1, 0]
    assert s.captured_units == [1, 4]
    assert s.place.count(-1) == 40 - 4 - 5
    assert s.devastated[field(s, "campania")] == 1


@rule("SCH-10.10", "SCH-10.11", "SCH-10.19")
def test_x6_heavy_infantry_in_the_mountains():
    s = position("samnium: P1 3 heavy, P2 3 light", home={"samnium": P2}, dice=blue(2, 1, 0) + white(0, 0, 1))

    game = run(combat_phase(s), "stand")

    assert game.over and at(s, "samnium") == "P1 1 heavy"
    assert s.prestige == [6, 8] and s.coins == [1, 0]


@rule("SCH-10.11", "SCH-10.16", "SCH-5.9", "SCH-10.39")
def test_x7_heavy_infantry_rolls_again():
    s = position(
        "campania: P1 2 heavy, P2 3 light",
        home={"campania": P2},
        dice=blue(0, 0) + white(1, 0, 0) + blue(1, 2),
    )

    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "reroll", ["heavy:blue:0", "done"])
    game.pick("heavy:blue:0")
    assert game.asks(P1, "reroll", ["heavy:blue:0", "done"])
    game.pick("heavy:blue:0")

    assert game.over and at(s, "campania") == "P1 2 heavy"
    assert told(s, "battle_rolled")[0][2:] == ((1, 2), 3, (1, 1)), "two blue dice"
    assert told(s, "battle_rolled")[1][3] == 1
    assert not any(s.damage)


@rule("SCH-11.2", "SCH-11.3", "SCH-11.4", "SCH-11.6", "SCH-11.8", "SCH-11.9", "SCH-11.10", "SCH-11.13")
def test_x8_siege_of_a_village():
    s = position(
        "campania: P1 4 light, P1 siege, P2 village, P2 2 light inside",
        "frentania: P2 village",
        dice=white(1, 0, 0, 0) + white(0, 1) + blue(1) + white(0, 0, 1, 0) + white(1),
    )

    game = run(combat_phase(s), "stay", "assault")
    assert at(s, "campania") == "P1 4 light" and inside(s, "campania") == "P2 1 light"
    assert game.asks(P1, "siege_continue", ["continue", "stop"])
    game.pick("continue")

    assert game.over and at(s, "campania") == "P1 3 light"
    assert s.settler[field(s, "campania")] == -1
    assert s.coins == [2, 0] and s.vp == [9, 3] and s.prestige == [12, 4]


@rule("SCH-10.24", "SCH-10.25")
def test_x9_interception():
    assert is_caught(3, 3) and not is_caught(4, 3)
    assert all(is_caught(roll, 6) for roll in range(1, 7))


@rule("SCH-9.1", "SCH-9.2", "SCH-9.4", "SCH-7.13")
def test_x10_border_skirmish_with_reinforcements():
    s = position(
        "latium>samnium: P1 3 light",
        "samnium>latium: P2 2 light",
        "samnium: P2 2 heavy",
        dice=white(1, 0, 0) + white(0, 0) + white(0, 1, 0) + white(0) + blue(1, 2),
    )

    game = run(combat_phase(s))
    assert game.asks(P1, "flee") and game.asks(P2, "flee")
    game.pick("stand", player=P1).pick("stand", player=P2)
    assert game.asks(P2, "reinforce_from", ["samnium", "done"])
    game.pick("samnium", "2")
    assert game.asks(P2, "reroll")
    game.pick("done")
    assert game.asks(P2, "assign_hit", ["light", "heavy"])
    game.pick("heavy")
    assert game.asks(P2, "border_advance", ["latium", "samnium"])
    game.pick("latium")

    assert game.over and at(s, "latium") == "P2 1 light, P2 2 heavy"
    assert s.prestige == [2, 6] and s.coins == [0, 0] and not any(s.devastated)


@rule("SCH-10.30", "SCH-10.31", "SCH-10.32", "SCH-10.33", "SCH-10.40")
def test_x17_passengers_go_down_with_their_ships():
    s = position(
        "mare-ionium: P1 transport+light+light+light, P1 transport+heavy+heavy, P2 warship, P2 transport",
        home={"mare-ionium": P1},
        dice=white(1, 0) + white(0) + blue(2),
    )

    game = run(combat_phase(s), "stand")

    assert game.over and at(s, "mare-ionium") == "P2 1 transport, P2 1 warship"
    assert s.prestige == [0, 22] and s.coins == [0, 1] and s.vp == [4, 6]


@rule("SCH-10.6", "SCH-10.7", "SCH-10.12")
def test_x20_charge_in_the_basic_game():
    s = position(
        "daunia: P1 2 cavalry, P2 4 light", home={"daunia": P2}, dice=red(2, 1) + red(0, 2) + white(1)
    )

    game = run(combat_phase(s))
    assert "samnium" in game.offered() and game.asks(P2, "flee_before")
    game.pick("stand")

    assert told(s, "battle_charged")[0][2:4] == ((2, 1), 3)
    assert told(s, "battle_rolled")[1][2] == (1,)
    assert game.over and at(s, "daunia") == "P1 2 cavalry"

    s = position("daunia: P1 2 cavalry, P2 4 light", home={"daunia": P2}, dice=red(0, 2))
    run(combat_phase(s), "peucetia", "stay")
    assert at(s, "peucetia") == "P2 2 light" and at(s, "daunia") == "P1 2 cavalry"


@rule("SCH-10.9", "SCH-10.13", "SCH-10.14", "SCH-5.31")
def test_x22_bonuses_against_a_rival():
    s = position(
        "campania: P1 8 light, P2 8 light",
        rivals={P1: 1 << P2},
        dice=white(*[0] * 9),
    )
    begin_combat(s)
    battle = find_battles(s)[0]
    ours, theirs = battle.sides
    assert len(bonus_dice(s, battle, ours)) == 1 and shields_of(s, battle, ours) == 1
    roll_dice(s, battle, ours)
    assert len(ours.dice) == 9
    assert swords_of(s, battle, ours, theirs) == 3 + 2
    theirs.dice = [packed(0, 0, 0)] * 9
    assert swords_of(s, battle, theirs, ours) == 3

    s = position("campania: P1 8 light, P2 light", rivals={P1: 1 << P2}, home={"campania": P1}, dice=[3] * 10)
    run(combat_phase(s), "stand")
    assert s.prestige == [3, 0] and s.pp_won == [3, 0] and s.pp_lost == [0, 3]


@rule("SCH-8.3", "SCH-11.2", "SCH-5.22")
def test_x23_fortified_town_in_the_mountains():
    s = position(
        "samnium: P2 town, P2 fortification, P1 3 siege, P1 1 light", dice=white(0) + blue(0, 0, 0, 0)
    )
    level = wall_level(s, field(s, "samnium"))
    assert level == 4 and wall_of(level) == 20 and engines_remove(3) == 12

    run(combat_phase(s), "assault")
    assert len(told(s, "battle_rolled")[1][2]) == 4

    s = position("samnium: P2 town, P2 fortification, P1 3 light")
    assert run(combat_phase(s)).over
    assert s.encircled[field(s, "samnium")] == -1


@rule("SCH-9.4", "SCH-10.1", "SCH-10.4", "SCH-10.49", "SCH-10.50")
def test_x24_common_clock():
    s = position(
        "latium>samnium: P1 2 light",
        "samnium>latium: P2 1 light",
        "campania: P1 light, P3 light",
        "samnium: P2 2 light",
        players=3,
        home={"samnium": P2, "campania": P3},
        dice=white(1, 0) + white(0) + white(0) + white(0),
    )

    game = run(combat_phase(s))
    assert game.asks(P3, "flee_before")
    game.pick("stand")
    assert game.asks(P1, "border_advance", ["latium", "samnium"])
    game.pick("samnium")
    assert game.asks(P1, "flee") and game.asks(P3, "flee")
    game.pick("stand", player=P1).pick("stand", player=P3)
    assert game.asks(P2, "flee_before"), "the new battle is opened before anything of round 2 is fought"
    s.dice.script = white(0) + white(0) + white(1, 0)
    game.pick("stand")

    places = [values[1] for values in told(s, "battle_rolled")]
    border, campania = places[0], places[2]
    assert places[:6] == [border, border, campania, campania, campania, campania]


@rule("SCH-11.2", "SCH-11.3", "SCH-11.4", "SCH-11.5", "SCH-10.9")
def test_x25_three_rounds_without_a_breach():
    s = position(
        "campania: P1 6 light, P2 village",
        dice=white(1, 0, 0, 0, 1, 0, 0)
        + blue(0)
        + white(0, 0, 1, 0, 0, 0, 0)
        + blue(1)
        + white(1, 1, 0, 0, 0, 0, 1)
        + blue(2),
    )

    game = run(combat_phase(s), "assault", "continue", "continue")

    assert [values[3] for values in told(s, "battle_rolled")] == [3, 0, 3, 1, 4, 2]
    assert game.over and at(s, "campania") == "P1 5 light"
    assert s.settler[field(s, "campania")] == P2

    s = position("campania: P1 5 light, P1 siege, P2 village", dice=white(1, 0, 0, 0, 0) + blue(0))
    run(combat_phase(s), "assault")
    assert s.settler[field(s, "campania")] == -1


@rule("SCH-10.4", "SCH-10.6")
def test_x28_meeting_in_a_neutral_field():
    s = position("campania: P1 2 light, P2 2 light")

    game = run(combat_phase(s))
    assert game.asks(P1, "flee_before") and game.asks(P2, "flee_before")
    game.pick("pomptina", player=P2).pick("lucania", player=P1)

    assert game.over and (at(s, "lucania"), at(s, "pomptina")) == ("P1 2 light", "P2 2 light")
    assert not told(s, "battle_rolled") and s.vp == [5, 5]


@rule("SCH-2.4", "SCH-10.14")
def test_shields_grow_with_every_five_units():
    s = position("campania: P1 light, P2 light")
    begin_combat(s)
    side = find_battles(s)[0].sides[0]
    assert [shields_by_number(s, side, units) for units in (4, 5, 9, 10, 20)] == [0, 1, 1, 2, 4]
