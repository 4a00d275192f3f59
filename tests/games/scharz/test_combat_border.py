"""SCH-9 Border skirmishes."""

from __future__ import annotations

from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.muster import find_battles, ground_of
from grognard.testing import rule
from tests.games.scharz.combat_position import (
    P1,
    P2,
    P3,
    aboard,
    at,
    begin_combat,
    blue,
    field,
    position,
    red,
    run,
    told,
    white,
)


@rule("SCH-9.1")
def test_only_units_that_crossed_fight_in_the_first_round():
    s = position(
        "latium>samnium: P1 2 light",
        "samnium>latium: P2 2 light",
        "latium: P1 5 heavy",
        "samnium: P2 5 heavy",
        dice=white(0, 0) + white(0, 0),
    )
    run(combat_phase(s))
    assert [len(values[2]) for values in told(s, "battle_rolled")] == [2, 2]


@rule("SCH-9.2", "SCH-9.8", "SCH-5.10")
def test_from_the_second_round_on_units_of_the_two_fields_may_be_brought_in():
    s = position(
        "latium>samnium: P1 2 light",
        "samnium>latium: P2 2 light",
        "latium: P1 5 heavy, P1 light",
        "samnium: P2 3 mercenary",
        "sabina: P1 light",
        dice=white(0, 0, 0, 0),
    )
    game = run(combat_phase(s))
    game.pick("stand", player=P1).pick("stand", player=P2)

    assert game.asks(P1, "reinforce_from", ["latium", "done"]), (
        "initiative order: P1 first, only the two fields"
    )
    game.pick("latium")
    assert game.asks(P1, "reinforce_piece", ["light", "heavy", "cancel"])
    game.pick("cancel", "latium", "heavy")
    assert game.asks(P1, "reinforce_count", ["1", "2", "3", "4", "5"])
    game.pick("2")
    assert game.asks(P1, "reinforce_from", ["latium", "done"])
    game.pick("done")
    assert game.asks(P2, "reinforce_from", ["samnium", "done"])
    s.dice.script = white(0, 0) + blue(0, 0) + white(0, 0)
    game.pick("done")
    assert at(s, "latium") == "P1 1 light, P1 3 heavy"
    assert game.asks(P1, "reroll")


@rule("SCH-9.2", "SCH-9.11")
def test_engaged_and_working_units_cannot_reinforce():
    s = position(
        "latium>samnium: P1 2 light",
        "samnium>latium: P2 2 light",
        "latium: P1 2 heavy, P3 2 light",
        "samnium: P2 site:village, P2 2 light working",
        players=3,
        home={"latium": P1, "samnium": P2},
        dice=[6] * 40,
    )
    game = run(combat_phase(s), "stand")
    for _ in range(4):
        game.pick("stand" if "stand" in game.offered() else "done")
    assert not game.asks(P1, "reinforce_from") and not game.asks(P2, "reinforce_from")


@rule("SCH-9.3", "SCH-9.10", "SCH-10.51")
def test_winners_of_a_border_battle_fight_in_an_adjoining_field_from_the_next_round_on():
    s = position(
        "latium>samnium: P1 2 light",
        "samnium>latium: P2 1 light",
        "samnium: P1 1 heavy, P2 2 heavy",
        home={"samnium": P2},
        dice=white(1, 0) + white(0) + blue(0) + blue(0, 0),
    )
    game = run(combat_phase(s), "stand", "samnium")
    assert [len(values[2]) for values in told(s, "battle_rolled")[2:]] == [1, 2], "not in this round"
    s.dice.script = [6] * 40
    game.pick("stand", player=P1).pick("stand", player=P2)
    assert [len(values[2]) for values in told(s, "battle_rolled")[4:6]] == [3, 2]


@rule("SCH-9.3")
def test_units_whose_field_battle_is_won_may_join_a_border_battle():
    s = position(
        "latium>sabina: P1 2 light",
        "sabina>latium: P2 2 light",
        "latium: P1 2 heavy, P2 light",
        home={"latium": P1},
        dice=white(0, 0) + white(0, 0) + blue(1, 1) + white(0),
    )
    game = run(combat_phase(s), "stand", "stand", "stand", "done")
    assert at(s, "latium") == "P1 2 heavy"
    assert game.asks(P1, "reinforce_from", ["latium", "done"])


@rule("SCH-9.4")
def test_the_winner_must_leave_the_border_with_all_units():
    s = position(
        "latium>samnium: P1 3 light",
        "samnium>latium: P2 light",
        "samnium: P2 light",
        home={"samnium": P2},
        dice=white(1, 0, 0) + white(0),
    )
    game = run(combat_phase(s))
    assert game.asks(P1, "border_advance", ["latium", "samnium"])
    game.pick("samnium")
    assert at(s, "samnium") == "P1 3 light, P2 1 light"
    assert game.asks(P2, "flee_before"), "a new battle starts in the next round"


@rule("SCH-9.4", "SCH-6.66")
def test_cavalry_that_advances_into_mountains_rolls_for_attrition():
    s = position("latium>samnium: P1 2 cavalry", "samnium>latium: P2 light", dice=[*red(1, 0), 6, 5])
    game = run(combat_phase(s), "samnium")
    assert game.over and at(s, "samnium") == "P1 1 cavalry"
    assert s.captured_units == [0, 1]


@rule("SCH-9.5")
def test_flight_from_a_border_leads_to_one_of_its_fields_without_hostile_units():
    s = position(
        "latium>samnium: P1 3 light",
        "samnium>latium: P2 3 light",
        "latium: P1 light",
        dice=white(0, 0, 0, 0, 0, 0),
    )
    game = run(combat_phase(s))
    assert game.asks(P2, "flee", ["stand", "samnium"])
    assert game.asks(P1, "flee", ["stand", "latium", "samnium"])


@rule("SCH-9.5", "SCH-10.26")
def test_who_flees_from_a_border_into_a_neutral_field_can_be_pursued():
    s = position("latium>samnium: P1 3 light", "samnium>latium: P2 2 light", dice=[*white(0, 0, 0, 0, 0), 4])
    game = run(combat_phase(s))
    game.pick("samnium", player=P2).pick("stand", player=P1)
    game.pick("yes")
    assert game.asks(P1, "pursue", ["pursue", "stay"])
    s.dice.script = [6] * 9
    game.pick("pursue")
    assert at(s, "samnium") == "P1 3 light, P2 1 light", "three blanks had cost P2 one"


@rule("SCH-9.6", "SCH-10.29")
def test_a_border_battle_that_stands_sends_everybody_home():
    s = position("latium>samnium: P1 light", "samnium>latium: P2 light", dice=[6] * 40)
    game = run(combat_phase(s))
    while not game.over:
        game.pick("stand")
    assert (at(s, "latium"), at(s, "samnium")) == ("P1 1 light", "P2 1 light")
    assert s.vp == [5, 5] and len(told(s, "battle_rolled")) == 40


@rule("SCH-9.6")
def test_a_border_battle_without_survivors_has_no_winner():
    s = position("latium>samnium: P1 light", "samnium>latium: P2 light", dice=white(1, 1))
    assert run(combat_phase(s)).over
    assert s.vp == [5, 5] and s.captured_units == [1, 1]


@rule("SCH-9.7", "SCH-10.10", "SCH-9.11")
def test_a_border_has_no_terrain_and_no_defender():
    s = position("latium>samnium: P1 light", "samnium>latium: P2 light", home={"latium": P1, "samnium": P2})
    begin_combat(s)
    battle = find_battles(s)[0]
    assert not ground_of(s, battle) & 1 and all(side.attacker for side in battle.sides)
    s.dice.script = white(1, 0)
    game = run(combat_phase(s))
    assert game.asks(P1, "border_advance"), "nobody flees before, the light infantry does not invert"


@rule("SCH-9.8")
def test_border_battles_are_reinforced_in_map_order_and_a_unit_joins_one_only():
    s = position(
        "latium>samnium: P1 light",
        "samnium>latium: P2 light",
        "latium>sabina: P1 light",
        "sabina>latium: P2 light",
        "latium: P1 2 heavy",
        dice=[6] * 99,
    )
    game = run(combat_phase(s))
    for _ in range(4):
        game.pick("stand")
    first = game.terms.word(game.question().about[0])
    assert first == "latium|sabina" or first == "sabina|latium"
    game.pick("latium", "1", "done")
    assert game.terms.word(game.question().about[0]) in ("latium|samnium", "samnium|latium")
    game.pick("latium")
    assert at(s, "latium") == "", "one heavy was left for the second border"


@rule("SCH-9.8", "SCH-9.4")
def test_units_that_reinforced_advance_with_the_winner():
    s = position(
        "latium>samnium: P1 light",
        "samnium>latium: P2 light",
        "latium: P1 mercenary",
        dice=white(0) + white(0) + white(0) + red(2) + white(0),
    )
    game = run(combat_phase(s))
    game.pick("stand").pick("stand").pick("latium")
    game.pick("samnium")
    assert game.over and at(s, "samnium") == "P1 1 light, P1 1 mercenary"


@rule("SCH-9.9", "SCH-10.31")
def test_border_battle_of_ships():
    s = position(
        "mare-ionium>sinus-tarentinus: P1 transport+mercenary",
        "sinus-tarentinus>mare-ionium: P2 warship",
        dice=white(0) + blue(0) + red(2) + white(0) + blue(0),
    )
    game = run(combat_phase(s))
    assert [len(values[2]) for values in told(s, "battle_rolled")] == [1, 1], "passengers fight from round 2"
    game.pick("stand").pick("stand")
    assert told(s, "battle_rolled")[2][2] == (2, 0)
    game.pick("sinus-tarentinus")
    assert game.over and aboard(s, "sinus-tarentinus") == "P1 1 mercenary"


@rule("SCH-9.10")
def test_winners_in_a_quiet_field_may_reinforce_another_border():
    s = position(
        "latium>samnium: P1 2 light",
        "samnium>latium: P2 light",
        "latium>sabina: P1 light",
        "sabina>latium: P2 light",
        dice=white(0) + white(0) + white(1, 0) + white(0),
    )
    game = run(combat_phase(s))
    game.pick("stand", player=P1).pick("stand", player=P2)
    game.pick("latium")
    assert at(s, "latium") == "P1 2 light"
    assert game.asks(P1, "reinforce_from", ["latium", "done"])


@rule("SCH-9.2", "SCH-10.2")
def test_reinforcements_may_come_from_all_members_of_the_coalition():
    s = position(
        "latium>samnium: P1 light",
        "samnium>latium: P2 light",
        "latium: P3 2 light",
        players=3,
        lord={P3: P1},
        dice=[6] * 20,
    )
    game = run(combat_phase(s))
    game.pick("stand").pick("stand").pick("latium", "2")
    assert field(s, "latium") not in s.place
