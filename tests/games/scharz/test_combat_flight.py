"""SCH-10.5 Flight, interception, pursuit."""

from __future__ import annotations

from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.state import FLED, SPENT
from grognard.testing import rule
from tests.games.scharz.combat_position import (
    P1,
    P2,
    P3,
    aboard,
    at,
    field,
    position,
    red,
    run,
    told,
    truce,
    white,
)


@rule("SCH-10.22")
def test_destinations_are_own_and_neutral_neighbours_without_hostile_units():
    s = position(
        "campania: P1 light, P2 light",
        "pomptina: P2 light",
        "samnium: P1 light",
        home={"campania": P2},
    )
    game = run(combat_phase(s))
    assert game.asks(P2, "flee_before", ["stand", "pomptina", "lucania"])

    s = position("campania: P1 light, P2 light", "lucania: P1 village", home={"campania": P2})
    game = run(combat_phase(s))
    assert game.asks(P2, "flee_before", ["stand", "pomptina", "samnium"]), "an enemy's field is no shelter"


@rule("SCH-10.22", "SCH-14.22")
def test_a_truce_partners_field_needs_permission():
    for permitted in (False, True):
        s = position("campania: P1 light, P2 light", "lucania: P3 light", players=3, home={"campania": P2})
        truce(s, P2, P3)
        s.passage[P2] = permitted << P3
        game = run(combat_phase(s))
        assert ("lucania" in game.offered(P2)) == permitted


@rule("SCH-10.22")
def test_a_closed_strait_is_no_way_out():
    for ship, offered in (("", True), ("P1 warship", False)):
        sea = [f"mare-tyrrhenum-south: {ship}", f"mare-ionium: {ship}"] if ship else []
        s = position("rhegium: P1 light, P2 light", *sea, home={"rhegium": P2})
        assert ("messana" in run(combat_phase(s)).offered(P2)) == offered


@rule("SCH-10.22", "SCH-5.12")
def test_a_side_can_flee_aboard_own_transports_if_all_find_room():
    s = position(
        "campania: P1 light, P2 3 light, P2 heavy",
        "mare-tyrrhenum-south: P2 transport+light, P2 transport",
        "mare-tyrrhenum-north: P2 transport",
        home={"campania": P2},
        dice=white(0),
    )
    game = run(combat_phase(s))
    assert "mare-tyrrhenum-south" in game.offered() and "mare-tyrrhenum-north" not in game.offered()
    game.pick("mare-tyrrhenum-south")
    assert aboard(s, "mare-tyrrhenum-south") == "P2 4 light, P2 1 heavy"
    assert game.over, "no pursuit over sea"


@rule("SCH-10.22")
def test_no_flight_to_transports_beside_hostile_ships():
    s = position(
        "campania: P1 light, P2 light",
        "mare-tyrrhenum-south: P2 transport, P1 warship",
        home={"campania": P2},
    )
    assert "mare-tyrrhenum-south" not in run(combat_phase(s)).offered(P2)


@rule("SCH-10.22")
def test_a_side_flees_as_a_whole_and_workers_lose_their_site():
    s = position(
        "campania: P1 light, P2 light, P2 siege, P2 site:village, P2 2 light working",
        home={"campania": P2},
        dice=white(0),
    )
    run(combat_phase(s), "0", "lucania", "stay")
    assert at(s, "lucania") == "P2 3 light, P2 1 siege" and at(s, "campania") == "P1 1 light"
    assert s.site[field(s, "campania")] == -1 and s.coins == [0, 1]


@rule("SCH-10.22", "SCH-17.2")
def test_all_decide_at_the_same_time_and_unseen():
    s = position("campania: P1 light, P2 light", home={"campania": P2}, dice=white(0, 0))
    game = run(combat_phase(s), "stand")
    assert game.asks(P1, "flee") and game.asks(P2, "flee") and game.question(P1).ask.secret
    game.pick("lucania", player=P2)
    assert at(s, "campania") == "P1 1 light, P2 1 light" and not told(s, "battle_fled")


@rule("SCH-10.22")
def test_hostile_sides_that_flee_into_the_same_field_stay_there_without_a_fight():
    s = position("campania: P1 light, P2 light", home={"campania": P2}, dice=white(0, 0))
    game = run(combat_phase(s), "stand")
    game.pick("lucania", player=P2).pick("lucania", player=P1)
    assert game.over and at(s, "lucania") == "P1 1 light, P2 1 light"
    assert s.control[field(s, "lucania")] == -1 and len(told(s, "battle_rolled")) == 2


@rule("SCH-10.23")
def test_if_every_side_flees_there_is_no_winner_and_no_interception():
    s = position("campania: P1 light, P2 light", home={"campania": P2}, dice=white(0, 0))
    game = run(combat_phase(s), "stand")
    game.pick("lucania", player=P2).pick("samnium", player=P1)
    assert game.over and s.vp == [5, 5] and not told(s, "battle_won")


@rule("SCH-10.24")
def test_an_interception_succeeds_on_a_roll_up_to_the_number_of_fleeing_units():
    for roll, rounds in ((3, 3), (4, 2)):
        s = position(
            "campania: P1 2 light, P2 3 siege", home={"campania": P2}, dice=[*white(0, 0), roll, *white(1, 0)]
        )
        game = run(combat_phase(s), "stand")
        game.pick("lucania", player=P2).pick("stand", player=P1)
        assert game.asks(P1, "intercept", ["yes", "no"])
        game.pick("yes")
        assert len(told(s, "battle_rolled")) == rounds
        assert at(s, "lucania") == ("P2 2 siege" if rounds == 3 else "P2 3 siege")


@rule("SCH-10.24")
def test_nobody_must_intercept():
    s = position("campania: P1 2 light, P2 2 light", home={"campania": P2}, dice=white(0, 0) + white(0, 0))
    game = run(combat_phase(s), "stand")
    game.pick("lucania", player=P2).pick("stand", player=P1).pick("no", "stay")
    assert game.over and at(s, "lucania") == "P2 2 light" and s.vp == [6, 4]


@rule("SCH-10.24", "SCH-5.32")
def test_a_failed_interception_may_be_repeated_for_prestige():
    s = position(
        "campania: P1 light, P2 light",
        home={"campania": P2},
        prestige={P1: 4},
        dice=white(0) + white(0) + [5, 1] + white(1),
    )
    game = run(combat_phase(s), "stand", "done")
    game.pick("lucania", player=P2).pick("stand", player=P1).pick("yes")
    assert game.asks(P1, "reroll_d6")
    game.pick("yes")
    assert s.prestige[P1] == 2 and s.captured_units == [0, 1]


@rule("SCH-10.25")
def test_intercepted_once_on_a_plain_but_twice_before_cavalry():
    for chaser, swords, rounds in (("mercenary", red(1), 1), ("cavalry", red(1), 2)):
        charge = red(1) if chaser == "cavalry" else []
        s = position(
            f"campania: P1 {chaser}, P2 8 siege",
            home={"campania": P2},
            dice=charge + swords + [1] + swords * 2,
        )
        game = run(combat_phase(s), "stand")
        game.pick("lucania", player=P2).pick("stand", player=P1).pick("yes")
        assert len([values for values in told(s, "battle_rolled") if values[0] == P1]) == 1 + rounds


@rule("SCH-10.25")
def test_intercepted_twice_in_rough_terrain():
    s = position("samnium: P1 mercenary, P2 8 siege", home={"samnium": P2}, dice=red(2) + [1] + red(2) * 2)
    game = run(combat_phase(s), "stand")
    game.pick("lucania", player=P2).pick("stand", player=P1).pick("yes")
    assert len([values for values in told(s, "battle_rolled") if values[0] == P1]) == 3
    assert at(s, "lucania") == "P2 5 siege", "8 units: one shield each time, until five are left"


@rule("SCH-10.25")
def test_only_one_interception_counts():
    s = position(
        "campania: P1 light, P2 3 siege, P3 light",
        players=3,
        home={"campania": P2},
        dice=white(0) + white(0) + [1] + white(0),
    )
    truce(s, P1, P3)
    game = run(combat_phase(s), "stand", "seat-0")
    game.pick("lucania", player=P2).pick("stand", player=P1).pick("stand", player=P3)
    assert game.asks(P1, "intercept")
    game.pick("yes")
    assert not game.asks(P3, "intercept")


@rule("SCH-10.26", "SCH-10.50")
def test_a_pursuit_into_a_neutral_field_starts_a_battle_without_defender_or_second_flight():
    s = position(
        "campania: P1 2 light, P1 siege, P2 2 light",
        home={"campania": P2, "lucania": P2},
        dice=white(0, 0) + white(0, 0) + [6],
    )
    game = run(combat_phase(s), "stand")
    game.pick("lucania", player=P2).pick("stand", player=P1).pick("yes")
    assert game.asks(P1, "pursue", ["pursue", "stay"])
    game.pick("pursue")
    assert at(s, "lucania") == "P1 2 light, P2 2 light" and at(s, "campania") == "P1 1 siege"
    assert game.asks(P1, "flee_before") and not game.asks(P2, "flee_before")
    battle = s.combat.battles[0]
    assert all(side.attacker for side in battle.sides)
    s.dice.script = white(1, 1) * 2
    game.pick("stand")
    assert game.asks(P1, "flee") and not game.asks(P2, "flee")


@rule("SCH-10.26")
def test_no_pursuit_into_a_field_of_the_coalition():
    s = position(
        "campania: P1 2 light, P2 2 light",
        "lucania: P2 village",
        home={"campania": P2},
        dice=white(0, 0) + white(0, 0) + [6],
    )
    game = run(combat_phase(s), "stand")
    game.pick("lucania", player=P2).pick("stand", player=P1).pick("yes")
    assert not game.asks(P1, "pursue")


@rule("SCH-10.26")
def test_one_pursuit_per_flight_by_the_first_that_wants_it():
    s = position(
        "campania: P1 light, P2 2 siege, P3 light",
        players=3,
        home={"campania": P2},
        dice=white(0) + white(0),
    )
    truce(s, P1, P3)
    game = run(combat_phase(s), "stand", "seat-0")
    game.pick("lucania", player=P2).pick("stand", player=P1).pick("stand", player=P3).pick("no", "no")
    assert game.asks(P1, "pursue")
    game.pick("stay")
    assert game.asks(P3, "pursue")
    s.dice.script = [6] * 99
    game.pick("pursue")
    assert at(s, "lucania") == "P2 2 siege, P3 1 light"


@rule("SCH-10.26", "SCH-10.55")
def test_no_pursuit_over_a_strait():
    s = position("rhegium: P1 light, P2 light", home={"rhegium": P2}, dice=white(0))
    assert run(combat_phase(s), "messana").over


@rule("SCH-10.26", "SCH-6.66")
def test_pursuing_cavalry_rolls_in_the_mountains():
    s = position(
        "campania: P1 2 cavalry, P2 3 siege", home={"campania": P2}, dice=red(0, 0) + [6, 1] + [1] * 9
    )
    game = run(combat_phase(s), "lucania", "pursue")
    assert at(s, "lucania").startswith("P1 1 cavalry") and s.captured_units[P1] == 0
    assert game.asks(P1, "flee_before") or game.over or told(s, "battle_rolled")


@rule("SCH-10.27", "SCH-10.35")
def test_a_side_that_fled_has_lost_the_battle():
    s = position("campania: P1 light, P2 light", "lucania: P2 village", home={"campania": P2}, dice=white(0))
    assert run(combat_phase(s), "lucania").over
    assert s.vp == [6, 4]


@rule("SCH-10.28")
def test_units_that_fled_are_spent_and_cannot_reinforce():
    s = position(
        "campania: P1 light, P2 light",
        "samnium>lucania: P2 light",
        "lucania>samnium: P1 light",
        home={"campania": P2},
        dice=white(0) + [6] * 30,
    )
    game = run(combat_phase(s), "lucania", "stay")
    fled = [u for u in range(20, 40) if s.place[u] == field(s, "lucania")]
    assert all(s.flags[u] & FLED and s.flags[u] & SPENT for u in fled)
    game.pick("stand").pick("stand")
    assert not game.asks(P2, "reinforce_from")


@rule("SCH-10.29", "SCH-18.1")
def test_after_twenty_rounds_the_battle_is_a_stand_off():
    s = position("campania: P1 light, P2 light", home={"campania": P2}, dice=[6] * 40)
    game = run(combat_phase(s))
    while not game.over:
        game.pick("stand")
    assert at(s, "campania") == "P1 1 light, P2 1 light"
    assert len(told(s, "battle_rolled")) == 40 and s.vp == [5, 5] and told(s, "battle_undecided")


@rule("SCH-10.52", "SCH-10.25")
def test_in_an_unopposed_round_the_fleeing_side_keeps_its_shields():
    s = position("campania: P1 mercenary, P2 5 siege", home={"campania": P2}, dice=[*red(1), 1, *red(2)])
    game = run(combat_phase(s), "stand")
    game.pick("lucania", player=P2).pick("stand", player=P1).pick("yes", "stay")
    assert at(s, "lucania") == "P2 4 siege", "the shield of five stopped one sword each time"
    assert [values[0] for values in told(s, "battle_rolled")] == [P1, P2, P1]


@rule("SCH-13.52")
def test_bad_winter_weather_does_not_hinder_flight():
    s = position("campania: P1 light, P2 light", home={"campania": P2}, dice=white(0))
    s.weather = [-1, -1, -1]
    assert "lucania" in run(combat_phase(s)).offered(P2)


@rule("SCH-10.54", "SCH-10.20")
def test_workers_do_not_roll_against_a_fleeing_side():
    s = position(
        "campania: P1 light, P2 site:village, P2 2 light working, P2 light",
        home={"campania": P2},
        dice=[*white(0), *white(0), *white(0, 0), 1, *white(0)],
    )
    game = run(combat_phase(s), "0", "stand")
    assert len(told(s, "battle_workers")) == 1
    game.pick("samnium", player=P1).pick("stand", player=P2).pick("yes", "stay")
    assert len(told(s, "battle_workers")) == 1 and at(s, "samnium") == "P1 1 light"


@rule("SCH-10.54", "SCH-10.31")
def test_passengers_roll_in_the_unopposed_round_after_the_first():
    s = position(
        "mare-ionium: P1 transport+light, P2 transport",
        home={"mare-ionium": P2},
        dice=[*white(0), *white(0), 1, *white(0, 0)],
    )
    game = run(combat_phase(s), "stand")
    game.pick("mare-melitense", player=P2).pick("stand", player=P1).pick("yes")
    assert len(told(s, "battle_rolled")[-1][2]) == 2


@rule("SCH-10.55")
def test_no_pursuit_while_other_enemies_are_left_in_the_field():
    s = position(
        "campania: P1 light, P2 light, P3 light",
        players=3,
        dice=[*white(0), *white(0), *white(0)],
    )
    game = run(combat_phase(s))
    for p in (P1, P2, P3):
        game.pick("stand", player=p)
    game.pick("seat-1", player=P1).pick("seat-0", player=P2).pick("seat-0", player=P3)
    s.dice.script = [6] * 40
    game.pick("stand", player=P1).pick("lucania", player=P2).pick("stand", player=P3).pick("no", "no")
    assert at(s, "lucania") == "P2 1 light" and not game.asks(P1, "pursue") and not game.asks(P3, "pursue")


@rule("SCH-10.55", "SCH-10.12")
def test_cavalry_that_fled_does_not_charge_when_it_is_pursued():
    s = position(
        "daunia: P1 light, P2 cavalry",
        mode="advanced",
        home={"daunia": P2},
        dice=[*white(0)],
    )
    game = run(combat_phase(s), "peucetia", "pursue")
    s.dice.script = [6] * 40
    game.pick("stand")
    assert not told(s, "battle_charged")
