"""NAP-16 Rounds, phases and battle movement; the end of a battle (20.1)."""

from grognard.games.napoleon.battle import fight
from grognard.games.napoleon.battle_state import (
    BROKEN_LINE,
    NO_CONTACT,
    ROUND_LIMIT,
    VOLUNTARY_RETREAT,
)
from grognard.games.napoleon.terms import TERMS
from grognard.testing import rule, run
from tests.games.napoleon.battle_positions import (
    BRITAIN,
    FRANCE,
    at,
    begin_phase,
    count_at,
    drawn_up,
    in_phase,
    on_from_here,
    pairs,
    the_battle,
)

LINES = "left 2 infantry; center 2 infantry; right 2 infantry"


# -- phases and actions ----------


@rule("NAP-16.1")
def test_phases_are_cavalry_artillery_infantry_leaders_and_the_attacker_acts_first():
    army = "center 1 infantry 1 cavalry 1 artillery; reserve 1 leader"
    s = drawn_up(army, army)
    game = on_from_here(s)
    acting = []
    while the_battle(s).round == 1:
        choice = game.question()
        acting.append((choice.player, TERMS.word(choice.options[0]).split("@")[0]))
        game.pick("done")
    assert acting == [
        (FRANCE, "cavalry"),
        (BRITAIN, "cavalry"),
        (FRANCE, "artillery"),
        (BRITAIN, "artillery"),
        (FRANCE, "infantry"),
        (BRITAIN, "infantry"),
        (FRANCE, "leader"),
        (BRITAIN, "leader"),
    ]


@rule("NAP-16.2", "NAP-15.10")
def test_nations_of_a_side_act_one_after_the_other_each_with_its_own_player():
    s = drawn_up(
        {"france": "center 1 infantry", "spain": "center 1 infantry"},
        "center 1 infantry",
        players={"spain": 2},
    )
    begin_phase(s, "infantry")
    game = on_from_here(s)
    assert game.question().player == 0
    game.pick("done")
    assert game.question().player == 2
    game.pick("done")
    assert game.question().player == 1


@rule("NAP-16.3")
def test_cavalry_and_leaders_have_two_actions_the_others_one():
    s = drawn_up("reserve 1 cavalry 1 infantry 1 leader; center 1 infantry", "center 1 infantry")
    game = in_phase(s, FRANCE, "cavalry", "cavalry@a-reserve")
    assert at(s, "a-center") == "1 infantry 1 cavalry"
    game.pick("cavalry@a-center:second", "middle-center")
    assert game.over and at(s, "middle-center") == "1 cavalry"

    game = in_phase(s, FRANCE, "infantry", "infantry@a-reserve")
    assert game.asks(FRANCE, "act_unit", ["infantry@a-center", "done"])  # the other one has acted

    game = in_phase(s, FRANCE, "leader", "leader@a-reserve", "leader@a-center:second", "a-reserve")
    assert game.over and count_at(s, FRANCE, "leader", "a-reserve") == 1


@rule("NAP-16.3", "NAP-16.17")
def test_unused_actions_are_lost_and_every_unit_keeps_its_own_count():
    s = drawn_up("reserve 3 cavalry; center 1 infantry", "center 1 infantry")
    game = in_phase(s, FRANCE, "cavalry", "cavalry@a-reserve")
    assert game.asks(FRANCE, "act_unit", ["cavalry@a-reserve", "cavalry@a-center:second", "done"])
    game.pick("cavalry@a-center:second", "middle-center")
    assert game.asks(FRANCE, "act_unit", ["cavalry@a-reserve", "done"])
    game.pick("done")
    assert game.over
    game = in_phase(s, FRANCE, "cavalry")
    assert "cavalry@middle-center" in game.offered()  # two actions again in the next phase


@rule("NAP-16.17")
def test_a_unit_driven_to_the_retreat_zone_loses_its_second_action():
    s = drawn_up("middle-center 1 cavalry; center 1 infantry", "center 2 cavalry", [*pairs(5, 7)])
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")
    assert game.over
    assert at(s, "a-retreat") == "1 cavalry"


@rule("NAP-16.4")
def test_every_arm_has_its_own_actions():
    s = drawn_up(
        "middle-center 1 infantry 1 infantry:square 1 cavalry 1 artillery 1 leader; reserve 1 leader; "
        "retreat 1 infantry; center 1 infantry",
        "center 3 infantry",
    )
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center")
    assert game.asks(FRANCE, "act_kind", ["move", "charge", "cancel"])
    game = in_phase(s, FRANCE, "artillery", "artillery@middle-center")
    assert game.asks(FRANCE, "act_kind", ["move", "fire", "cancel"])
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-center")
    assert game.asks(FRANCE, "act_kind", ["move", "fire", "charge", "cancel"])
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-center:square")
    assert game.asks(FRANCE, "act_kind", ["fire", "dissolve", "cancel"])
    game = in_phase(s, FRANCE, "leader", "leader@a-reserve")
    assert game.asks(FRANCE, "act_kind", ["move", "rally", "cancel"])
    game = in_phase(s, FRANCE, "leader", "leader@middle-center")
    assert game.over or game.asks(FRANCE, "act_unit")  # it could only move, and did


@rule("NAP-24.6")
def test_a_pick_with_one_option_is_made_by_the_engine_and_has_no_cancel():
    s = drawn_up("center 1 infantry; reserve 1 cavalry", "center 1 infantry")
    game = in_phase(s, FRANCE, "cavalry", "cavalry@a-reserve")  # move, to the only line zone
    assert at(s, "a-center") == "1 infantry 1 cavalry"
    game.pick("cavalry@a-center:second")
    assert game.asks(FRANCE, "act_zone", ["a-reserve", "middle-center", "cancel"])


@rule("NAP-24.6", "NAP-26.8")
def test_a_sequence_can_be_cancelled_ten_times_in_a_nation_turn():
    s = drawn_up("center 1 infantry; middle-center 1 infantry", "center 1 infantry")
    game = in_phase(s, FRANCE, "infantry")
    for _ in range(10):
        game.pick("infantry@middle-center", "cancel")
    game.pick("infantry@middle-center")
    assert game.asks(FRANCE, "act_kind", ["move", "fire", "charge"])


# -- movement ----------


@rule("NAP-16.5")
def test_a_unit_cannot_enter_a_zone_with_enemy_army_units_but_one_with_an_enemy_leader():
    s = drawn_up(
        LINES,
        "left 2 infantry; center 1 infantry; middle-center 1 infantry; right 2 infantry; "
        "middle-right 1 leader",
    )
    game = in_phase(s, FRANCE, "infantry", "infantry@a-center")
    assert game.asks(FRANCE, "act_kind", ["move", "fire", "charge", "cancel"])
    game.pick("move")
    assert game.asks(FRANCE, "act_zone", ["a-left", "a-right", "a-reserve", "cancel"])
    game.pick("cancel", "infantry@a-right", "middle-right")
    assert at(s, "middle-right") == "1 infantry"


@rule("NAP-16.6")
def test_from_zone_to_zone_beside_the_enemy_there_is_no_way():
    """British infantry in the middle checks the French centre and the middle zones beside it."""
    s = drawn_up(
        "left 2 infantry; center 2 infantry; middle-left 2 infantry; right 2 infantry",
        "left 2 infantry; center 1 infantry; middle-center 1 infantry; right 2 infantry",
    )
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-left", "move")
    assert at(s, "a-left") == "3 infantry"  # back to the line was the only way: it is next to no enemy
    game.pick("infantry@a-left")
    assert game.asks(FRANCE, "act_zone", ["middle-left", "a-center", "a-reserve", "cancel"])
    game.pick("a-center")  # from a quiet zone into a zone in check
    game.pick("infantry@a-center", "move")
    assert game.asks(FRANCE, "act_zone", ["a-left", "a-right", "a-reserve", "cancel"])


@rule("NAP-16.6")
def test_leaders_are_held_too_but_hold_nobody():
    s = drawn_up(
        "left 1 infantry; center 1 infantry; middle-center 1 infantry 1 leader; right 1 infantry",
        "left 2 infantry; center 2 infantry; right 2 infantry; middle-left 1 leader",
        grand=True,
    )
    in_phase(s, FRANCE, "leader", "leader@middle-center")
    assert count_at(s, FRANCE, "leader", "a-center") == 1  # not sideways: that is next to the enemy line
    game = in_phase(s, FRANCE, "infantry", "infantry@a-left")
    assert at(s, "middle-left") == "1 infantry"  # the leader there did not bar the way
    assert game.asks(FRANCE, "act_unit")


@rule("NAP-16.7")
def test_units_go_back_to_the_reserve_and_are_safe_there():
    s = drawn_up(
        "center 2 infantry; reserve 2 artillery",
        "middle-center 1 infantry; center 1 infantry; reserve 1 cavalry",
    )
    game = in_phase(s, FRANCE, "artillery")
    assert game.asks(FRANCE, "act_unit", ["artillery@a-reserve", "done"])
    game.pick("artillery@a-reserve")
    assert at(s, "a-center") == "2 infantry 1 artillery"  # no fire from the reserve, only the step forward
    in_phase(s, FRANCE, "infantry", "infantry@a-center", "move")
    assert at(s, "a-reserve") == "1 infantry 1 artillery"


@rule("NAP-16.7")
def test_units_in_the_reserve_cannot_be_attacked():
    s = drawn_up(
        "middle-center 1 artillery 1 infantry; center 1 infantry", "center 1 infantry; reserve 3 infantry"
    )
    game = in_phase(s, FRANCE, "artillery", "artillery@middle-center")
    assert game.asks(FRANCE, "act_kind", ["move", "fire", "cancel"])
    s.dice.script = [*pairs(8), 3]
    game.pick("fire")
    assert game.over and the_battle(s).winner == 0 and at(s, "b-reserve") == "3 infantry"


@rule("NAP-16.8")
def test_units_in_the_retreat_zone_do_nothing():
    s = drawn_up("center 1 infantry; retreat 2 infantry 2 cavalry", "center 1 infantry")
    assert in_phase(s, FRANCE, "cavalry").over
    assert in_phase(s, FRANCE, "infantry").offered() == ["infantry@a-center", "done"]


@rule("NAP-16.9")
def test_a_square_can_neither_move_nor_charge():
    s = drawn_up("center 1 infantry:square 1 infantry", "middle-center 1 cavalry; center 1 infantry")
    game = in_phase(s, FRANCE, "infantry", "infantry@a-center:square")
    assert game.asks(FRANCE, "act_kind", ["fire", "dissolve", "cancel"])


@rule("NAP-16.10")
def test_a_column_may_not_be_left_empty_on_purpose():
    s = drawn_up("left 1 infantry; center 2 infantry; right 2 infantry 1 cavalry", LINES)
    game = in_phase(s, FRANCE, "infantry", "infantry@a-left")
    assert at(s, "middle-left") == "1 infantry"  # forward in its own column was the only step
    game.pick("infantry@a-center")
    assert game.asks(FRANCE, "act_zone", ["a-left", "a-right", "middle-center", "a-reserve", "cancel"])


@rule("NAP-16.10")
def test_a_leader_does_not_keep_a_column():
    s = drawn_up("center 1 infantry 1 leader", "center 2 infantry")
    game = in_phase(s, FRANCE, "infantry", "infantry@a-center")
    assert at(s, "middle-center") == "1 infantry"
    assert game.over


@rule("NAP-16.11")
def test_a_lone_leader_gives_way_to_army_units():
    s = drawn_up("left 2 infantry; center 2 infantry; right 2 infantry", LINES + "; middle-right 2 leader")
    in_phase(s, FRANCE, "infantry", "infantry@a-right", "middle-right")
    assert at(s, "middle-right") == "1 infantry"
    assert at(s, "b-reserve") == "2 leader"


@rule("NAP-19.4")
def test_a_leader_may_enter_an_empty_zone_but_none_with_enemy_army_units():
    s = drawn_up("center 2 infantry 1 leader", "center 2 infantry")
    game = in_phase(s, FRANCE, "leader", "leader@a-center")
    assert game.asks(FRANCE, "act_zone", ["middle-center", "a-reserve", "cancel"])
    s = drawn_up("center 2 infantry 1 leader", "center 1 infantry; middle-center 1 infantry")
    in_phase(s, FRANCE, "leader", "leader@a-center")
    assert at(s, "a-reserve") == "1 leader"


# -- direction of attack ----------


@rule("NAP-16.15")
def test_attacks_go_straight_ahead_only():
    s = drawn_up(
        "left 2 infantry; center 2 infantry; middle-right 2 infantry",
        "left 2 infantry; center 1 infantry; middle-center 1 infantry; right 2 cavalry",
    )
    game = in_phase(s, FRANCE, "infantry", "infantry@a-left")
    assert game.question().ask.key == "act_zone"  # nothing to attack: the middle zone ahead is empty
    game.pick("cancel", "infantry@middle-right", "charge")
    assert game.asks(BRITAIN, "react_evade")  # the cavalry ahead, not the infantry beside


@rule("NAP-16.16")
def test_the_attacker_names_the_target_by_type_and_state():
    s = drawn_up(
        "middle-center 2 infantry; center 1 infantry",
        "center 3 infantry 2 infantry:square 1 cavalry 1 artillery 1 leader",
    )
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire")
    assert game.asks(FRANCE, "act_target", ["infantry", "infantry:square", "cavalry", "artillery", "cancel"])


@rule("NAP-16.18")
def test_the_attacker_also_names_the_nation_where_several_have_such_units():
    s = drawn_up(
        "middle-center 2 infantry",
        {"britain": "center 2 infantry", "prussia": "center 1 infantry"},
        [*pairs(9), 1],
        players={"prussia": 2},
    )
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire")
    assert game.asks(FRANCE, "unit_nation", ["britain", "prussia", "cancel"])
    game.pick("prussia")
    assert the_battle(s).lost[2][0] == 1


@rule("NAP-16.19")
def test_artillery_never_has_two_ranges_to_choose_from():
    s = drawn_up("center 1 artillery 1 infantry", "middle-center 1 infantry; center 2 infantry", [*pairs(7)])
    game = in_phase(s, FRANCE, "artillery", "artillery@a-center", "fire")
    assert game.over  # the target one zone ahead was taken at once


# -- giving up ----------


@rule("NAP-16.12")
def test_retreat_can_be_declared_from_the_second_round_on_before_any_action():
    s = drawn_up("center 2 infantry 1 cavalry", "center 2 infantry")
    game = on_from_here(s)
    while the_battle(s).round == 1:
        assert game.question().ask.key != "phase_retreat"
        game.pick("done")
    assert game.asks(FRANCE, "phase_retreat", ["fight_on", "retreat"])
    game.pick("fight_on", "done")
    assert game.asks(BRITAIN, "phase_retreat")
    game.pick("retreat")
    b = the_battle(s)
    assert game.over and b.winner == 0 and b.decision == VOLUNTARY_RETREAT
    assert s.journal.events[-1].told.key == "battle_retreated"
    assert b.pursuers[FRANCE] == [2, 0, 0, 1, 0, 0, 0, 0]


@rule("NAP-16.12", "NAP-16.21")
def test_retreat_can_be_declared_before_a_phase_without_units():
    s = drawn_up("center 2 infantry", "center 2 infantry")
    begin_phase(s, "artillery", round=2)
    game = on_from_here(s)
    for player in (FRANCE, BRITAIN):  # nobody has a gun
        assert game.asks(player, "phase_retreat")
        game.pick("fight_on")
    assert game.asks(FRANCE, "phase_retreat")
    game.pick("fight_on")
    assert game.asks(FRANCE, "act_unit", ["infantry@a-center", "done"])


@rule("NAP-16.12", "NAP-15.10")
def test_only_the_commander_is_asked_and_once_per_phase_of_the_side():
    s = drawn_up(
        {"france": "center 1 infantry", "spain": "center 2 infantry"},
        "center 2 infantry",
        players={"spain": 2},
    )
    begin_phase(s, "infantry", round=2)
    game = on_from_here(s)
    assert game.asks(2, "phase_retreat")  # Spain commands
    game.pick("fight_on")
    assert game.asks(FRANCE, "act_unit")
    game.pick("done")
    assert game.asks(2, "act_unit")


@rule("NAP-16.13", "NAP-26.5")
def test_W23_after_two_rounds_without_contact_the_defender_wins():
    s = drawn_up("center 2 infantry", "center 2 infantry")
    game = on_from_here(s)
    while not game.over:
        game.pick("fight_on" if game.question().ask.key == "phase_retreat" else "done")
    b = the_battle(s)
    assert b.winner == 1 and b.decision == NO_CONTACT and b.round == 2
    assert s.journal.events[-1].told.key == "battle_no_contact"
    assert b.pursuers[BRITAIN][0] == 2


@rule("NAP-16.13")
def test_W23_an_advance_in_the_second_round_starts_the_count_anew():
    s = drawn_up("center 2 infantry", "center 2 infantry")
    game = on_from_here(s)
    moved = False
    while not game.over:
        if game.asks(FRANCE, "act_unit") and the_battle(s).round == 2 and not moved:
            game.pick("infantry@a-center", "middle-center")
            moved = True
        game.pick("fight_on" if game.question().ask.key == "phase_retreat" else "done")
    assert the_battle(s).decision == NO_CONTACT and the_battle(s).round == 4


@rule("NAP-16.13")
def test_artillery_fire_at_two_zones_is_contact():
    s = drawn_up("center 1 infantry 1 artillery", "center 3 infantry", [*pairs(2)])
    in_phase(s, FRANCE, "artillery", "artillery@a-center", "fire")
    assert the_battle(s).contact


@rule("NAP-16.13", "NAP-16.20")
def test_with_only_middle_zone_distant_fire_is_no_contact_but_an_advance_is():
    s = drawn_up(
        "center 1 infantry 1 artillery",
        "center 3 infantry",
        [*pairs(2)],
        no_contact_counts="only_middle_zone",
    )
    in_phase(s, FRANCE, "artillery", "artillery@a-center", "fire")
    assert not the_battle(s).contact
    in_phase(s, FRANCE, "infantry", "infantry@a-center", "middle-center")
    assert the_battle(s).contact


@rule("NAP-16.20")
def test_with_only_middle_zone_fire_into_a_middle_zone_counts_and_a_charge_does_not():
    army = ("center 2 infantry", "middle-center 2 infantry; center 1 infantry")
    s = drawn_up(*army, [*pairs(2)], no_contact_counts="only_middle_zone")
    in_phase(s, FRANCE, "infantry", "infantry@a-center", "fire")
    assert the_battle(s).contact
    s = drawn_up(*army, [*pairs(7, 7)], no_contact_counts="only_middle_zone")
    in_phase(s, FRANCE, "infantry", "infantry@a-center", "charge")
    assert not the_battle(s).contact


@rule("NAP-16.20")
def test_a_charge_that_is_evaded_and_a_leader_who_advances_are_contact():
    s = drawn_up("center 2 infantry", "middle-center 2 cavalry; center 1 infantry")
    in_phase(s, FRANCE, "infantry", "infantry@a-center", "charge", "evade")
    assert the_battle(s).contact
    s = drawn_up("center 2 infantry 1 leader", "center 1 infantry")
    in_phase(s, FRANCE, "leader", "leader@a-center", "middle-center")
    assert the_battle(s).contact


@rule("NAP-16.14", "NAP-26.5")
def test_after_thirty_rounds_the_defender_wins():
    s = drawn_up("center 2 infantry", "center 2 infantry")
    begin_phase(s, "leader", side=1, round=30)
    the_battle(s).contact = True
    game = on_from_here(s)
    if not game.over:
        game.pick("fight_on")
    assert the_battle(s).winner == 1 and the_battle(s).decision == ROUND_LIMIT
    assert s.journal.events[-1].told.key == "battle_too_long"


# -- broken lines ----------


@rule("NAP-20.1")
def test_the_middle_zone_counts_for_the_column():
    s = drawn_up("left 2 infantry; middle-center 2 infantry; right 2 infantry", LINES, [*pairs(2)])
    in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire", "done")
    assert the_battle(s).winner == -1


@rule("NAP-20.1", "NAP-19.5")
def test_a_side_with_a_column_of_leaders_only_has_lost_at_once():
    s = drawn_up(
        LINES + "; middle-left 1 infantry",
        "left 1 infantry 1 leader; center 3 infantry; right 3 infantry",
        [*pairs(9), 1],
    )
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-left", "fire")
    assert game.over
    assert the_battle(s).winner == 0 and the_battle(s).decision == BROKEN_LINE
    assert at(s, "b-left") == "1 leader"


@rule("NAP-20.1")
def test_the_attacker_loses_when_his_own_charge_breaks_his_line():
    s = drawn_up("middle-center 1 cavalry", "center 2 cavalry", [*pairs(5, 8)])
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")
    assert game.over and the_battle(s).winner == 1


@rule("NAP-20.1")
def test_a_skirmish_is_lost_with_its_only_column():
    s = drawn_up(
        "center 1 infantry; reserve 3 infantry", "middle-center 2 infantry; center 1 infantry", [*pairs(9), 5]
    )
    game = in_phase(s, BRITAIN, "infantry", "infantry@middle-center", "fire")
    assert game.over and the_battle(s).winner == 1


@rule("NAP-20.15")
def test_after_the_battle_squares_are_dissolved_and_the_winner_rejoins():
    s = drawn_up(
        "center 2 infantry:square; retreat 2 cavalry 1 infantry",
        "center 1 infantry:square; retreat 1 infantry; reserve 2 cavalry",
    )
    b = begin_phase(s, "infantry", side=1, round=2)
    game = run(TERMS, fight(s, b), "retreat")
    while not game.over:
        game.pick("stop")
    assert b.fought
    assert at(s, "a-center") == "2 infantry" and at(s, "a-reserve") == "1 infantry 2 cavalry"
    assert at(s, "b-center") == "1 infantry" and at(s, "b-retreat") == "1 infantry"
