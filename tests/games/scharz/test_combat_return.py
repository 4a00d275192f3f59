"""SCH-8 Return and encirclement."""

from __future__ import annotations

from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.returning import encircle
from grognard.games.scharz.status import is_unblocked_harbour, update_status
from grognard.testing import rule
from tests.games.scharz.combat_position import (
    P1,
    P2,
    P3,
    at,
    field,
    inside,
    position,
    run,
    told,
    truce,
    white,
)


@rule("SCH-8.1", "SCH-5.7")
def test_the_owner_sends_units_of_each_type_inside_as_far_as_there_is_room():
    s = position("campania: P2 village, P2 6 light, P2 heavy, P1 3 light", "latium: P2 village")

    game = run(combat_phase(s))
    assert game.asks(P2, "return_unit", ["light", "heavy", "done"])
    game.pick("heavy", "light", "light", "light")
    assert inside(s, "campania") == "P2 3 light, P2 1 heavy"
    game.pick("light")

    assert inside(s, "campania") == "P2 4 light, P2 1 heavy"
    assert game.asks(P1, "flee_before"), "five are inside, there is no room for a sixth"


@rule("SCH-8.1", "SCH-5.7")
def test_a_fortified_town_holds_eleven():
    s = position("campania: P2 town, P2 fortification, P2 12 light, P1 9 light")
    game = run(combat_phase(s), *["light"] * 11)
    assert inside(s, "campania") == "P2 11 light" and at(s, "campania") == "P1 9 light, P2 1 light"
    assert not game.asks(P2, "return_unit")


@rule("SCH-8.1", "SCH-8.14")
def test_members_of_the_coalition_go_inside_after_the_owner():
    s = position(
        "campania: P2 village, P2 light, P3 2 heavy, P1 2 light", players=3, lord={P3: P2}, dice=white(0, 0)
    )

    game = run(combat_phase(s))
    assert game.asks(P2, "return_unit", ["light", "done"])
    game.pick("done")
    assert game.asks(P3, "return_unit", ["heavy", "done"])
    game.pick("heavy")
    assert inside(s, "campania") == "P3 1 heavy"


@rule("SCH-8.1")
def test_workers_go_inside_only_by_leaving_their_site():
    s = position("campania: P2 village, P2 site:dock, P2 2 light working, P1 3 light")

    game = run(combat_phase(s))
    assert game.asks(P2, "return_unit", ["light_working", "done"])
    game.pick("light_working")
    assert s.site[field(s, "campania")] >= 0
    game.pick("light_working")

    assert inside(s, "campania") == "P2 2 light"
    assert s.site[field(s, "campania")] == -1 and s.coins == [0, 1]


@rule("SCH-8.2", "SCH-10.4")
def test_a_sally_brings_all_units_inside_into_the_open_field_as_attackers():
    s = position(
        "campania: P2 village, P2 2 light inside, P2 cavalry inside, P1 2 light",
        dice=[6] * 20,
    )
    s.encircled[field(s, "campania")] = P1
    update_status(s)
    s.control_start = s.control.copy()

    game = run(combat_phase(s))
    assert game.asks(P2, "sally", ["sally", "stay"])
    game.pick("sally")
    assert at(s, "campania") == "P1 2 light, P2 2 light, P2 1 cavalry"
    assert game.asks(P1, "flee_before"), "the besieger defends"
    game.pick("stand")
    assert told(s, "battle_charged")[0][0] == P2, "cavalry of the attacking side charges"


@rule("SCH-8.2", "SCH-8.3")
def test_units_inside_may_stay():
    s = position("campania: P2 village, P2 2 light inside, P1 2 light")
    game = run(combat_phase(s), "stay", "hold")
    assert game.over and inside(s, "campania") == "P2 2 light"
    assert not told(s, "battle_rolled")


@rule("SCH-8.3", "SCH-8.12")
def test_encirclement_needs_as_many_units_as_the_wall_level():
    s = position("campania: P2 town, P1 1 light", "latium: P2 village, P1 1 light", home={})
    game = run(combat_phase(s), "hold")
    assert game.over
    assert s.encircled[field(s, "latium")] == P1 and s.control[field(s, "latium")] == P1
    assert s.encircled[field(s, "campania")] == -1 and s.control[field(s, "campania")] == -1


@rule("SCH-8.3")
def test_no_assault_on_a_settlement_that_is_not_encircled():
    s = position("campania: P2 town, P1 1 light")
    assert run(combat_phase(s)).over


@rule("SCH-8.4", "SCH-8.13")
def test_a_battle_that_leaves_only_hostile_units_encircles():
    s = position(
        "campania: P2 village, P2 light, P1 3 light", home={"campania": P2}, dice=white(1, 0, 0) + white(0)
    )
    game = run(combat_phase(s), "done", "stand")
    assert at(s, "campania") == "P1 3 light"
    assert game.asks(P1, "siege_action", ["assault", "hold"])
    assert s.encircled[field(s, "campania")] == P1


@rule("SCH-8.5")
def test_encirclement_ends_when_too_few_are_left():
    s = position("campania: P2 town, P1 2 light")
    f = field(s, "campania")
    encircle(s)
    assert s.encircled[f] == P1
    s.place[0] = -1
    update_status(s)
    assert s.encircled[f] == -1


@rule("SCH-8.5", "SCH-14.17")
def test_encirclement_ends_with_a_truce():
    s = position("campania: P2 village, P1 2 light")
    encircle(s)
    truce(s, P1, P2)
    assert s.encircled[field(s, "campania")] == -1


@rule("SCH-8.6", "SCH-8.15")
def test_an_encircled_settlement_has_no_open_harbour_and_takes_nobody_in():
    s = position("campania: P2 village, P2 harbour, P1 2 light", "latium: P2 village")
    f = field(s, "campania")
    assert is_unblocked_harbour(s, f)
    encircle(s)
    assert not is_unblocked_harbour(s, f)

    s = position("campania: P2 village, P2 2 light, P1 2 light", dice=white(0, 0, 0, 0))
    s.encircled[field(s, "campania")] = P1
    game = run(combat_phase(s))
    assert not game.asks(P2, "return_unit"), "relief cannot enter"
    assert game.asks(P1, "flee_before") or game.asks(P2, "flee_before")


@rule("SCH-8.7")
def test_the_besieger_controls_the_field_and_may_seize_what_stands_there():
    s = position("campania: P2 village, P2 3 grain, P2 sheep, P1 2 light", "latium: P2 village")
    game = run(combat_phase(s), "hold")
    assert s.control[field(s, "campania")] == P1
    assert game.asks(P1, "seize_grain", ["take", "burn", "leave"])
    game.pick("leave")
    assert game.asks(P1, "seize_herd", ["take", "slaughter", "leave"])


@rule("SCH-8.8")
def test_a_relief_force_fights_in_the_field_and_the_siege_goes_on_afterwards():
    s = position(
        "campania: P2 village, P2 light inside, P2 light moved, P1 3 light",
        dice=white(1, 0, 0) + white(0),
    )
    s.encircled[field(s, "campania")] = P1
    update_status(s)
    s.control_start = s.control.copy()

    game = run(combat_phase(s))
    assert game.asks(P2, "sally")
    game.pick("stay", "stand")

    assert at(s, "campania") == "P1 3 light" and inside(s, "campania") == "P2 1 light"
    assert game.asks(P1, "siege_action")


@rule("SCH-8.8", "SCH-10.22")
def test_a_relief_force_may_flee_after_the_first_round():
    s = position(
        "campania: P2 village, P2 light inside, P2 2 light moved, P1 3 light",
        dice=white(0, 0, 1) + white(0, 0),
    )
    s.encircled[field(s, "campania")] = P1
    update_status(s)
    s.control_start = s.control.copy()

    game = run(combat_phase(s), "stay", "stand")
    assert game.asks(P2, "flee")


@rule("SCH-8.9", "SCH-10.20")
def test_builders_fight_or_keep_working():
    s = position("campania: P2 site:village, P2 3 light working, P1 2 light", home={"campania": P2})

    game = run(combat_phase(s))
    assert game.asks(P2, "builders_fight", ["0", "1", "2", "3"])
    game.pick("2")

    assert at(s, "campania") == "P1 2 light, P2 2 light, P2 1 light_working"
    assert s.site[field(s, "campania")] == 0


@rule("SCH-8.9")
def test_the_site_is_lost_when_all_builders_fight():
    s = position("campania: P2 site:village, P2 2 light working, P1 2 light", home={"campania": P2})
    run(combat_phase(s), "2")
    assert at(s, "campania") == "P1 2 light, P2 2 light"
    assert s.site[field(s, "campania")] == -1 and s.coins == [0, 1]


@rule("SCH-8.10")
def test_units_inside_step_out_when_the_enemy_is_gone():
    s = position("campania: P2 village, P2 3 light inside", "latium: P1 light")
    assert inside(s, "campania") == "" and at(s, "campania") == "P2 3 light"

    s = position(
        "campania: P2 village, P2 light inside, P1 light", home={"campania": P1}, dice=white(0) + white(1)
    )
    run(combat_phase(s), "sally", "stand")
    assert at(s, "campania") == "P2 1 light"


@rule("SCH-8.11")
def test_of_two_besiegers_at_truce_the_larger_one_besieges():
    s = position("campania: P2 village, P1 2 light, P3 3 light", players=3)
    truce(s, P1, P3)
    game = run(combat_phase(s))
    assert s.encircled[field(s, "campania")] == P3
    assert game.asks(P3, "siege_action")


@rule("SCH-8.11")
def test_besiegers_of_equal_number_are_ordered_by_initiative():
    s = position("campania: P2 village, P1 2 light, P3 2 light", players=3)
    truce(s, P1, P3)
    s.order = [P3, P1, P2]
    encircle(s)
    assert s.encircled[field(s, "campania")] == P3


@rule("SCH-8.11")
def test_hostile_besiegers_fight_each_other_first():
    s = position("campania: P2 village, P1 2 light, P3 light", players=3, dice=white(1, 0) + white(0))
    game = run(combat_phase(s))
    assert s.encircled[field(s, "campania")] == -1
    game.pick("stand", player=P1).pick("stand", player=P3)
    assert s.encircled[field(s, "campania")] == P1 and game.asks(P1, "siege_action")


@rule("SCH-8.12")
def test_an_undefended_settlement_is_encircled_without_a_decision_of_its_owner():
    s = position("campania: P2 village, P1 light")
    game = run(combat_phase(s))
    assert game.asks(P1, "siege_action")


@rule("SCH-8.13")
def test_later_only_a_lack_of_besiegers_ends_an_encirclement():
    s = position("campania: P2 village, P1 2 light, P2 light moved")
    s.encircled[field(s, "campania")] = P1
    update_status(s)
    assert s.encircled[field(s, "campania")] == P1, "a relief force alone does not end it"


@rule("SCH-8.14")
def test_fields_are_treated_in_map_order_sally_before_return_before_builders():
    s = position(
        "campania: P2 village, P2 light, P2 site:dock, P2 light working, P1 light",
        "latium: P2 village, P2 light inside, P2 light, P1 light",
        players=2,
    )
    game = run(combat_phase(s))
    asked = []
    for word in ("stay", "done", "done", "0"):
        asked.append((game.question().ask.key, game.terms.word(game.question().about[0])))
        game.pick(word)
    assert asked == [
        ("sally", "latium"),
        ("return_unit", "latium"),
        ("return_unit", "campania"),
        ("builders_fight", "campania"),
    ]


@rule("SCH-8.15")
def test_after_a_sally_nobody_goes_inside():
    s = position(
        "campania: P2 village, P2 light inside, P2 light, P1 light", home={"campania": P2}, dice=[6] * 9
    )
    game = run(combat_phase(s), "sally")
    assert not game.asks(P2, "return_unit") and at(s, "campania") == "P1 1 light, P2 2 light"
