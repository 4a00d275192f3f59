"""NAP-17 Fire."""

import pytest

from grognard.games.napoleon.battle_board import FIGURES
from grognard.games.napoleon.battle_terms import FIGURE_OF
from grognard.games.napoleon.fire import fire_modifier, fire_number
from grognard.games.napoleon.ids import KINDS
from grognard.games.napoleon.terms import TERMS, ZONE_IDS
from grognard.testing import rule
from tests.games.napoleon.battle_positions import (
    BRITAIN,
    FRANCE,
    at,
    drawn_up,
    in_phase,
    lost,
    pairs,
    the_battle,
)

ALL_FIGURES = (
    "3 infantry 3 elite_infantry 3 militia 3 cavalry 3 heavy_cavalry 3 artillery "
    "3 infantry:square 3 elite_infantry:square 3 militia:square"
)


def figure(word):
    return FIGURE_OF[TERMS[word]]


def zone(word):
    return ZONE_IDS.index(word)


# -- range ----------


@rule("NAP-17.1")
def test_infantry_fires_one_zone_ahead_only():
    s = drawn_up("center 1 infantry 1 artillery", "center 2 infantry")
    game = in_phase(s, FRANCE, "infantry", "infantry@a-center")
    assert game.question().ask.key == "act_zone"  # two zones away: it can only move


@rule("NAP-17.1")
def test_artillery_fires_two_zones_ahead_if_nobody_stands_between():
    s = drawn_up("center 2 artillery 2 infantry", "center 4 infantry", [*pairs(8), *pairs(9), 4])
    game = in_phase(s, FRANCE, "artillery", "artillery@a-center", "fire", "artillery@a-center", "fire")
    assert game.over and at(s, "b-center") == "3 infantry"  # 8 misses, 9 hits at that distance


@rule("NAP-17.1")
@pytest.mark.parametrize(
    ("french", "british"), [("; middle-center 1 infantry", ""), ("", "; middle-center 1 leader")]
)
def test_own_troops_between_bar_artillery_fire_but_a_leader_does_not(french, british):
    s = drawn_up("center 2 artillery 2 infantry" + french, "center 4 infantry" + british)
    game = in_phase(s, FRANCE, "artillery", "artillery@a-center")
    deeds = game.offered()
    assert ("fire" in deeds) == (not french)


@rule("NAP-17.1")
def test_enemies_between_are_the_target_themselves():
    s = drawn_up(
        "center 2 artillery 2 infantry", "middle-center 1 cavalry; center 4 infantry", [*pairs(7), 1]
    )
    in_phase(s, FRANCE, "artillery", "artillery@a-center", "fire", "done")
    assert lost(s, BRITAIN) == "1 cavalry"


# -- numbers ----------


@rule("NAP-17.2", "NAP-17.3")
@pytest.mark.parametrize(
    ("firer", "start", "needed"),
    [
        ("infantry", "middle-center", (9, 8, 10)),
        ("elite_infantry", "middle-center", (9, 8, 10)),
        ("artillery", "middle-center", (8, 7, 9)),
        ("artillery", "a-center", (9, 8, 10)),
    ],
)
def test_the_fire_table(firer, start, needed):
    army = f"center 1 infantry; {start.removeprefix('a-')} 1 {firer}"
    s = drawn_up(army, "center 1 infantry 1 cavalry 1 artillery 1 heavy_cavalry 1 militia")
    b = the_battle(s)
    targets = ("infantry", "cavalry", "artillery")
    assert tuple(fire_number(b, 0, figure(firer), zone(start), figure(each)) for each in targets) == needed
    assert fire_number(b, 0, figure(firer), zone(start), figure("militia")) == needed[0]
    assert fire_number(b, 0, figure(firer), zone(start), figure("heavy_cavalry")) == needed[1]


@rule("NAP-17.2")
def test_fire_hits_at_the_number_and_misses_below():
    s = drawn_up("middle-center 3 infantry", "center 4 infantry", [*pairs(8), *pairs(9), 6, *pairs(10), 1])
    in_phase(s, FRANCE, "infantry", *["infantry@middle-center", "fire"] * 3)
    assert at(s, "b-center") == "2 infantry" and at(s, "b-retreat") == "1 infantry"
    assert lost(s, BRITAIN) == "1 infantry"


@rule("NAP-17.4")
@pytest.mark.parametrize(
    ("firer", "target", "modifier"),
    [
        ("infantry", "infantry", 0),
        ("elite_infantry", "cavalry", 1),
        ("militia", "infantry", -1),
        ("infantry:square", "infantry", -1),
        ("infantry", "infantry:square", 1),
        ("artillery", "infantry:square", 2),
        ("artillery", "cavalry", 0),
        ("elite_infantry:square", "militia:square", 1),  # +1 -1 +1
        ("militia:square", "infantry:square", -1),  # -1 -1 +1
    ],
)
def test_fire_modifiers_add_up(firer, target, modifier):
    for landing in (False, True):
        b = the_battle(drawn_up("center 1 infantry", "center 1 infantry", landing=landing))
        assert fire_modifier(b, 0, figure(firer), figure(target)) == modifier
        assert fire_modifier(b, 1, figure(firer), figure(target)) == modifier + 2 * landing


@rule("NAP-8.8", "NAP-17.4")
def test_W22_militia_against_a_landing():
    s = drawn_up("center 4 infantry 1 leader", "middle-center 3 militia", [*pairs(8), 4], landing=True)
    in_phase(s, BRITAIN, "infantry", "militia@middle-center", "fire", "done")  # 8 - 1 + 2 = 9: a hit
    assert at(s, "a-center") == "3 infantry 1 leader" and at(s, "a-retreat") == "1 infantry"


@rule("NAP-8.8", "NAP-17.4")
@pytest.mark.parametrize("landing", [False, True])
def test_W29_an_eight_hits_only_with_the_landing_bonus(landing):
    dice = [*pairs(8), *([6] if landing else [])]
    french = "left 2 infantry; center 2 infantry 1 cavalry; right 2 infantry"
    irish = "left 1 infantry; middle-center 3 infantry 1 artillery; right 1 infantry"
    s = drawn_up(french, irish, dice, landing=landing)
    assert the_battle(s).grand
    in_phase(s, BRITAIN, "infantry", "infantry@middle-center", "fire", "infantry", "done")
    assert at(s, "a-retreat") == ("1 infantry" if landing else "")


# -- results ----------


@rule("NAP-17.5")
@pytest.mark.parametrize(
    ("unit", "highest"),
    [
        ("infantry", 3),
        ("elite_infantry", 2),
        ("militia", 4),
        ("cavalry", 3),
        ("artillery", 3),
        ("heavy_cavalry", 3),
    ],
)
def test_a_hit_eliminates_on_low_dice_and_drives_back_on_high_ones(unit, highest):
    for die in range(1, 7):
        s = drawn_up("middle-center 1 artillery", f"center 1 infantry:square 2 {unit}", [*pairs(10), die])
        in_phase(s, FRANCE, "artillery", "artillery@middle-center", "fire", unit)
        if die <= highest:
            assert lost(s, BRITAIN) == f"1 {unit}" and at(s, "b-retreat") == ""
        else:
            assert lost(s, BRITAIN) == "" and at(s, "b-retreat") == f"1 {unit}"


@rule("NAP-17.5", "NAP-18.10")
def test_a_square_that_is_driven_back_is_a_square_no_more():
    s = drawn_up("middle-center 1 artillery", "center 2 infantry:square", [*pairs(7), 4])
    in_phase(s, FRANCE, "artillery", "artillery@middle-center", "fire")
    assert at(s, "b-retreat") == "1 infantry" and at(s, "b-center") == "1 infantry:square"


@rule("NAP-17.6")
def test_the_firer_is_never_hurt():
    s = drawn_up("middle-center 2 infantry", "center 2 infantry", [*pairs(2)])
    in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire", "done")
    assert at(s, "middle-center") == "2 infantry" and lost(s, FRANCE) == ""


@rule("NAP-17.7")
def test_protected_artillery_can_be_fired_at():
    s = drawn_up("middle-center 2 infantry", "center 2 infantry 1 artillery", [*pairs(10), 1])
    in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire", "artillery", "done")
    assert lost(s, BRITAIN) == "1 artillery"


@rule("NAP-17.8", "NAP-19.6")
@pytest.mark.parametrize("total", [10, 11, 12])
def test_a_natural_eleven_or_twelve_kills_one_leader_hit_or_not(total):
    s = drawn_up("middle-center 1 militia", "center 3 artillery 2 leader", [*pairs(total), 6])
    in_phase(s, FRANCE, "infantry", "militia@middle-center", "fire")
    # The militia needs 10 and subtracts 1.
    assert (
        at(s, "b-center")
        == {
            10: "3 artillery 2 leader",
            11: "2 artillery 1 leader",
            12: "2 artillery 1 leader",
        }[total]
    )


@rule("NAP-17.8")
def test_the_leader_falls_even_if_the_shot_misses():
    s = drawn_up("middle-center 1 militia:square", "center 3 artillery 2 leader", [*pairs(11)])
    in_phase(s, FRANCE, "infantry", "militia@middle-center:square", "fire")  # 11 - 2 = 9, needed 10
    assert at(s, "b-center") == "3 artillery 1 leader" and lost(s, BRITAIN) == "1 leader"


@rule("NAP-17.8")
def test_a_modified_eleven_kills_no_leader():
    s = drawn_up("middle-center 1 elite_infantry", "center 3 infantry:square 1 leader", [*pairs(10), 6])
    in_phase(s, FRANCE, "infantry", "elite_infantry@middle-center", "fire")
    assert at(s, "b-center") == "1 leader 2 infantry:square"


@rule("NAP-17.9")
def test_leaders_are_never_named_as_targets():
    s = drawn_up("middle-center 2 infantry", "center 1 infantry 1 cavalry 2 leader")
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-center", "fire")
    assert game.asks(FRANCE, "act_target", ["infantry", "cavalry", "cancel"])


def test_every_figure_can_be_written_in_a_position():
    s = drawn_up(f"center {ALL_FIGURES}", "center 1 infantry")
    assert sum(count > 0 for count in the_battle(s).board[FRANCE]) == FIGURES - 2 and KINDS == 8
