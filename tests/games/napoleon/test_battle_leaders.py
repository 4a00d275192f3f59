"""NAP-19 Leaders and rallying."""

import pytest

from grognard.testing import rule
from tests.games.napoleon.battle_positions import (
    BRITAIN,
    FRANCE,
    PRUSSIA,
    SPAIN,
    at,
    count_at,
    drawn_up,
    in_phase,
    on_from_here,
    pairs,
    the_battle,
)


@rule("NAP-19.1")
@pytest.mark.parametrize(
    ("unit", "needed"),
    [
        ("infantry", 8),
        ("elite_infantry", 7),
        ("militia", 9),
        ("cavalry", 8),
        ("heavy_cavalry", 8),
        ("irregular_cavalry", 9),
        ("artillery", 8),
    ],
)
def test_what_must_be_rolled_to_rally(unit, needed):
    s = drawn_up(
        f"center 2 infantry; reserve 1 leader; retreat 2 {unit}",
        "center 1 infantry",
        pairs(needed - 1, needed),
    )
    game = in_phase(s, FRANCE, "leader", "leader@a-reserve", "rally")
    assert at(s, "a-retreat") == f"2 {unit}"
    game.pick("leader@a-reserve:second", "rally")
    assert at(s, "a-retreat") == f"1 {unit}"
    assert count_at(s, FRANCE, unit, "a-reserve") == 1
    assert game.over  # two attempts, two actions


@rule("NAP-19.1")
def test_the_type_is_named_before_the_roll():
    s = drawn_up(
        "center 2 infantry; reserve 1 leader; retreat 2 infantry 1 elite_infantry",
        "center 1 infantry",
        pairs(7),
    )
    game = in_phase(s, FRANCE, "leader", "leader@a-reserve", "rally")
    assert game.asks(FRANCE, "rally_type", ["infantry", "elite_infantry", "cancel"])
    game.pick("elite_infantry", "done")
    assert at(s, "a-retreat") == "2 infantry"


@rule("NAP-16.4", "NAP-19.1")
def test_only_leaders_in_the_reserve_rally():
    s = drawn_up("center 2 infantry 1 leader; retreat 2 infantry", "center 1 infantry")
    game = in_phase(s, FRANCE, "leader", "leader@a-center")
    assert game.question().ask.key == "act_zone"
    game.pick("a-reserve", "leader@a-reserve:second")
    assert game.asks(FRANCE, "act_kind", ["move", "rally", "cancel"])


@rule("NAP-19.2")
def test_a_rallied_unit_acts_from_its_next_own_phase_on():
    s = drawn_up("center 2 infantry; reserve 1 leader; retreat 1 cavalry", "center 1 infantry", pairs(8))
    game = in_phase(s, FRANCE, "leader", "leader@a-reserve", "rally")
    assert "cavalry@a-reserve" not in game.offered()
    game = in_phase(s, FRANCE, "cavalry")
    assert "cavalry@a-reserve" in game.offered()


@rule("NAP-19.3", "NAP-16.18")
def test_a_leader_may_rally_units_of_allies():
    s = drawn_up(
        {
            "france": "center 2 infantry; reserve 1 leader; retreat 1 infantry",
            "spain": "retreat 1 infantry 1 cavalry",
        },
        "center 1 infantry",
        pairs(8),
        players={"spain": 2},
    )
    game = in_phase(s, FRANCE, "leader", "leader@a-reserve", "rally", "infantry")
    assert game.asks(FRANCE, "unit_nation", ["france", "spain", "cancel"])
    game.pick("spain", "done")
    assert count_at(s, SPAIN, "infantry", "a-reserve") == 1


@rule("NAP-19.5", "NAP-20.1")
def test_leaders_do_not_hold_the_line():
    s = drawn_up("middle-center 1 infantry", "center 1 infantry 3 leader", [*pairs(9), 4])
    in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire")
    assert the_battle(s).winner == 0


@rule("NAP-19.6")
def test_with_leaders_of_several_nations_the_defending_commander_chooses():
    s = drawn_up(
        "middle-center 2 infantry",
        {"britain": "center 3 infantry 1 leader", "prussia": "center 1 cavalry 1 leader"},
        [*pairs(11), 5],
        players={"prussia": 2},
    )
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire", "infantry")
    assert game.asks(BRITAIN, "leader_lost", ["britain", "prussia"])
    game.pick("prussia")
    assert the_battle(s).lost[PRUSSIA][7] == 1 and count_at(s, BRITAIN, "leader", "b-center") == 1


@rule("NAP-19.8")
def test_the_line_is_checked_when_unit_and_leader_have_met_their_fate():
    s = drawn_up("middle-center 1 infantry", "center 1 infantry 1 leader", [*pairs(11), 5])
    in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire")
    b = the_battle(s)
    assert b.winner == 0 and b.lost[BRITAIN][7] == 1
    told = [event.told.key for event in s.journal.events]
    assert told == ["fire_hit", "battle_driven_back", "battle_leader_fell", "battle_line_broken"]


@rule("NAP-19.6")
def test_only_leaders_in_the_target_zone_fall():
    s = drawn_up("middle-center 2 infantry", "center 3 infantry; reserve 1 leader", [*pairs(12), 5])
    in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire", "done")
    assert at(s, "b-reserve") == "1 leader"


@rule("NAP-16.3")
def test_a_side_without_leaders_has_no_leader_phase():
    s = drawn_up("center 2 infantry; retreat 1 infantry", "center 2 infantry")
    game = on_from_here(s)
    keys = []
    while the_battle(s).round == 1:
        keys.append((game.question().player, the_battle(s).phase))
        game.pick("done")
    assert keys == [(FRANCE, 2), (BRITAIN, 2)]
