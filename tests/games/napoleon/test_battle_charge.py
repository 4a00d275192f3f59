"""NAP-18 Charge, square, evasion."""

import pytest

from grognard.games.napoleon.battle_terms import FIGURE_OF
from grognard.games.napoleon.charge import charger_modifier, standing_modifier
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

MIDDLE = ZONE_IDS.index("middle-center")
LINE_A = ZONE_IDS.index("a-center")
LINE_B = ZONE_IDS.index("b-center")


def figure(word):
    return FIGURE_OF[TERMS[word]]


def bonus(charger, target, attackers, defenders, landing=False):
    """Modifiers of the charger and of the target."""
    s = drawn_up(f"middle-center 1 {charger} {attackers}", f"center 1 {target} {defenders}", landing=landing)
    b = the_battle(s)
    charging = charger_modifier(b, 0, figure(charger), MIDDLE, figure(target))
    return charging, standing_modifier(b, 1, figure(target), LINE_B)


# -- who charges whom ----------


@rule("NAP-18.1")
def test_infantry_and_cavalry_charge_artillery_never():
    army = "middle-center 1 infantry 1 cavalry 1 artillery; center 1 infantry"
    for arm, charges in (("infantry", True), ("cavalry", True), ("artillery", False)):
        game = in_phase(drawn_up(army, "center 3 infantry"), FRANCE, arm, f"{arm}@middle-center")
        assert ("charge" in game.offered()) == charges


@rule("NAP-18.1")
def test_only_the_zone_directly_ahead_can_be_charged():
    s = drawn_up("center 3 cavalry", "center 3 infantry")
    game = in_phase(s, FRANCE, "cavalry", "cavalry@a-center")
    assert game.question().ask.key == "act_zone"


@rule("NAP-18.2")
def test_artillery_is_safe_from_charges_while_infantry_or_cavalry_stands_with_it():
    s = drawn_up("middle-center 2 cavalry", "center 1 infantry 2 artillery")
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")
    assert game.asks(BRITAIN, "react_square")  # the infantry was the only target
    s = drawn_up("middle-center 2 cavalry", "center 1 cavalry 2 artillery", [*pairs(7, 7)])
    in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "done")
    assert at(s, "b-center") == "1 cavalry 2 artillery"


@rule("NAP-18.2", "NAP-18.4")
def test_unprotected_artillery_can_be_charged():
    s = drawn_up("middle-center 2 cavalry", "center 2 artillery 1 leader", [*pairs(7, 6)])
    in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "done")
    assert lost(s, BRITAIN) == "1 artillery"  # 7 + 3 against 6 + 1: difference 3


@rule("NAP-18.3", "NAP-18.16")
def test_reaction_then_call_off_then_dice():
    s = drawn_up("middle-center 2 cavalry", "center 2 infantry", [*pairs(9, 7)])
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")
    assert game.asks(BRITAIN, "react_square", ["square", "stand"])
    game.pick("square")
    assert game.asks(FRANCE, "call_off", ["charge_home", "call_off"])
    assert s.dice.used == 0
    game.pick("charge_home")
    assert s.dice.used == 4
    assert at(s, "b-retreat") == "1 infantry"  # 9 + 2 - 3 against 7: difference 1


@rule("NAP-18.16")
@pytest.mark.parametrize(
    ("charger", "target"),
    [
        ("infantry", "infantry"),
        ("cavalry", "cavalry"),
        ("cavalry", "infantry:square"),
        ("infantry", "artillery"),
    ],
)
def test_in_all_other_charges_the_dice_are_rolled_at_once(charger, target):
    s = drawn_up(f"middle-center 2 {charger}", f"center 3 {target}", [*pairs(2, 2)])
    arm = charger
    in_phase(s, FRANCE, arm, f"{charger}@middle-center", "charge")
    assert s.dice.used == 4


# -- modifiers ----------


@rule("NAP-18.4", "NAP-18.5")
@pytest.mark.parametrize(("charger", "modifiers"), [("cavalry", (2, 0, 3)), ("infantry", (0, -1, 2))])
def test_the_charge_table(charger, modifiers):
    targets = ("infantry", "cavalry", "artillery")
    assert tuple(bonus(charger, target, "", "")[0] for target in targets) == modifiers


@rule("NAP-18.6")
@pytest.mark.parametrize(
    ("charger", "target", "attackers", "defenders", "expected"),
    [
        ("cavalry", "infantry", "1 leader", "", (3, 0)),
        ("cavalry", "infantry", "3 leader", "2 leader", (3, 1)),  # never more than one
        ("cavalry", "infantry", "1 infantry 1 artillery", "", (3, 0)),
        ("cavalry", "infantry", "1 infantry", "1 cavalry 1 artillery", (2, 1)),
        ("cavalry", "infantry", "1 infantry:square 1 artillery", "", (3, 0)),
        ("heavy_cavalry", "elite_infantry", "", "", (3, 1)),
        ("cavalry", "militia", "", "", (2, -1)),
        ("irregular_cavalry", "heavy_cavalry", "", "", (-1, 1)),
        ("cavalry", "infantry:square", "", "", (-1, 0)),
        ("elite_infantry", "irregular_cavalry", "", "", (0, -1)),
        ("militia", "infantry:square", "", "", (-1, 0)),
        ("cavalry", "infantry:square", "1 leader 1 infantry 1 artillery", "1 leader", (1, 1)),
    ],
)
def test_charge_modifiers(charger, target, attackers, defenders, expected):
    assert bonus(charger, target, attackers, defenders) == expected


@rule("NAP-8.8", "NAP-18.6")
def test_against_a_landing_the_defender_adds_two_to_every_charge_roll():
    assert bonus("cavalry", "infantry", "", "", landing=True) == (2, 2)
    s = drawn_up("center 1 infantry", "middle-center 1 cavalry", landing=True)
    b = the_battle(s)
    assert charger_modifier(b, 1, figure("cavalry"), MIDDLE, figure("infantry")) == 4
    assert standing_modifier(b, 0, figure("infantry"), LINE_A) == 0


@rule("NAP-8.8", "NAP-18.6")
def test_the_landing_bonus_counts_in_the_clash_for_charger_and_target():
    s = drawn_up("middle-center 2 cavalry", "center 3 infantry", pairs(7, 5), landing=True)
    in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "stand", "done")
    assert at(s, "b-retreat") == "1 infantry"  # 7 + 2 against 5 + 2
    s = drawn_up("center 3 infantry 1 leader", "middle-center 2 cavalry", pairs(5, 7), landing=True)
    in_phase(s, BRITAIN, "cavalry", "cavalry@middle-center", "charge", "stand", "done")
    assert at(s, "a-retreat") == "1 infantry"  # 5 + 2 + 2 against 7 + 1


@rule("NAP-18.7", "NAP-16.3")
def test_after_a_tie_the_charger_keeps_its_second_action():
    s = drawn_up("middle-center 1 cavalry", "center 2 cavalry", pairs(7, 7))
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")
    assert game.asks(FRANCE, "act_unit", ["cavalry@middle-center:second", "done"])


@rule("NAP-18.11")
def test_infantry_charging_a_square_has_no_special_modifier():
    assert bonus("infantry", "infantry:square", "", "") == bonus("infantry", "infantry", "", "")


@rule("NAP-18.15")
def test_combined_arms_are_lost_with_the_last_gun():
    s = drawn_up("middle-center 1 cavalry 1 infantry 1 artillery 1 leader", "center 2 infantry")
    b = the_battle(s)
    assert charger_modifier(b, 0, figure("cavalry"), MIDDLE, figure("infantry")) == 4
    b.board[FRANCE][MIDDLE * 11 + figure("artillery")] = 0
    assert charger_modifier(b, 0, figure("cavalry"), MIDDLE, figure("infantry")) == 3
    b.board[FRANCE][MIDDLE * 11 + figure("leader")] = 0
    assert charger_modifier(b, 0, figure("cavalry"), MIDDLE, figure("infantry")) == 2


@rule("NAP-18.15", "NAP-18.13")
def test_a_leader_who_falls_by_this_roll_still_counts_for_it():
    s = drawn_up("middle-center 2 cavalry", "center 3 cavalry 1 leader", [*pairs(11, 10)])
    in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "done")
    assert at(s, "b-center") == "3 cavalry"  # 11 against 10 + 1: a tie, but the leader is dead
    assert lost(s, BRITAIN) == "1 leader"


# -- results ----------


@rule("NAP-18.7")
@pytest.mark.parametrize(
    ("dice", "back", "dead", "mine_back", "mine_dead"),
    [
        ((7, 7), "", "", "", ""),
        ((8, 7), "1 cavalry", "", "", ""),
        ((9, 7), "1 cavalry", "", "", ""),
        ((10, 7), "", "1 cavalry", "", ""),
        ((7, 8), "", "", "1 cavalry", ""),
        ((7, 9), "", "", "1 cavalry", ""),
        ((7, 10), "", "", "", "1 cavalry"),
    ],
)
def test_a_small_difference_drives_the_loser_back_a_large_one_eliminates(
    dice, back, dead, mine_back, mine_dead
):
    s = drawn_up("middle-center 2 cavalry", "center 3 cavalry", pairs(*dice))
    in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "done")
    assert (at(s, "b-retreat"), lost(s, BRITAIN)) == (back, dead)
    assert (at(s, "a-retreat"), lost(s, FRANCE)) == (mine_back, mine_dead)


@rule("NAP-18.6", "NAP-18.7")
def test_W20_elite_infantry_and_militia_against_heavy_cavalry():
    s = drawn_up("middle-center 2 heavy_cavalry", "center 2 elite_infantry", pairs(8, 7))
    in_phase(s, FRANCE, "cavalry", "heavy_cavalry@middle-center", "charge", "stand", "done")
    assert at(s, "b-retreat") == "1 elite_infantry"  # 11 to 8: difference 3 is not enough
    s = drawn_up("middle-center 2 heavy_cavalry", "center 2 militia", pairs(8, 7))
    in_phase(s, FRANCE, "cavalry", "heavy_cavalry@middle-center", "charge", "stand", "done")
    assert lost(s, BRITAIN) == "1 militia"  # 11 to 6


@rule("NAP-18.7")
def test_elite_infantry_is_eliminated_at_a_difference_of_four():
    s = drawn_up("middle-center 2 heavy_cavalry", "center 2 elite_infantry", pairs(9, 7))
    in_phase(s, FRANCE, "cavalry", "heavy_cavalry@middle-center", "charge", "stand", "done")
    assert lost(s, BRITAIN) == "1 elite_infantry"


@rule("NAP-18.14")
def test_the_charger_stays_in_its_zone():
    s = drawn_up("middle-center 2 cavalry", "center 3 cavalry", pairs(12, 2))
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")
    assert at(s, "middle-center") == "2 cavalry"
    assert "cavalry@middle-center:second" in game.offered()


# -- evasion ----------


@rule("NAP-18.8")
@pytest.mark.parametrize("kind", ["cavalry", "heavy_cavalry", "irregular_cavalry"])
def test_cavalry_charged_by_infantry_may_evade_to_its_reserve(kind):
    s = drawn_up("middle-center 2 infantry", f"center 2 {kind}")
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-center", "charge")
    assert game.asks(BRITAIN, "react_evade", ["evade", "stand"])
    game.pick("evade")
    assert at(s, "b-reserve") == f"1 {kind}" and s.dice.used == 0
    assert game.asks(FRANCE, "act_unit", ["infantry@middle-center", "done"])  # the action is spent
    assert len(the_battle(s).ready) == 1


@rule("NAP-18.8")
def test_cavalry_may_also_stand():
    s = drawn_up("middle-center 2 infantry", "center 2 cavalry", pairs(6, 6))
    in_phase(s, FRANCE, "infantry", "infantry@middle-center", "charge", "stand", "done")
    assert at(s, "a-retreat") == "1 infantry"  # 6 - 1 against 6


@rule("NAP-18.8", "NAP-20.1")
def test_evasion_that_empties_a_column_loses_the_battle():
    s = drawn_up("middle-center 2 infantry", "center 1 cavalry")
    game = in_phase(s, FRANCE, "infantry", "infantry@middle-center", "charge", "evade")
    assert game.over and the_battle(s).winner == 0


@rule("NAP-18.16")
def test_an_evaded_or_called_off_charge_hurts_no_leader():
    s = drawn_up("middle-center 2 infantry", "center 2 cavalry 1 leader")
    in_phase(s, FRANCE, "infantry", "infantry@middle-center", "charge", "evade", "done")
    assert at(s, "b-center") == "1 cavalry 1 leader" and s.dice.used == 0


# -- squares ----------


@rule("NAP-18.9")
def test_a_square_stays_whatever_happens_next():
    s = drawn_up("middle-center 2 cavalry", "center 2 infantry", pairs(7, 6))
    in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "square", "charge_home", "done")
    assert at(s, "b-center") == "1 infantry 1 infantry:square"  # a tie: 7 + 2 - 3 against 6


@rule("NAP-18.9", "NAP-24.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_militia_must_roll_for_its_square(die):
    s = drawn_up("middle-center 2 cavalry", "center 2 militia", [die, *pairs(4, 7)])
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")
    assert game.asks(BRITAIN, "react_square", ["square", "stand"]) and s.dice.used == 0
    game.pick("square")
    if die >= 4:
        assert game.asks(FRANCE, "call_off")
        assert at(s, "b-center") == "1 militia 1 militia:square"
    else:
        assert s.dice.used == 5 and at(s, "b-center") == "2 militia"


@rule("NAP-18.9", "NAP-18.12")
def test_W21_militia_fails_to_form_square():
    s = drawn_up("middle-center 2 cavalry", "center 2 militia", [3, *pairs(5, 9)])
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "square")
    assert game.asks(FRANCE, "act_unit")  # no call-off was asked
    assert at(s, "a-retreat") == "1 cavalry"  # 5 + 2 against 9 - 1


@rule("NAP-18.10")
def test_a_square_lasts_until_the_unit_spends_its_action():
    s = drawn_up("middle-center 2 cavalry", "center 2 infantry")
    in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "square", "call_off", "done")
    game = in_phase(s, BRITAIN, "infantry", "infantry@b-center:square", "dissolve")
    assert at(s, "b-center") == "2 infantry"
    assert game.offered() == ["infantry@b-center", "done"] and len(the_battle(s).ready) == 1


@rule("NAP-18.12")
def test_a_called_off_charge_spends_the_action_and_rolls_no_dice():
    s = drawn_up("middle-center 1 cavalry", "center 2 infantry")
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "square", "call_off")
    assert s.dice.used == 0
    assert game.asks(FRANCE, "act_unit", ["cavalry@middle-center:second", "done"])


@rule("NAP-18.12")
def test_a_charge_at_an_old_square_cannot_be_called_off():
    s = drawn_up("middle-center 2 cavalry", "center 2 infantry:square", pairs(7, 6))
    game = in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge")
    assert game.asks(FRANCE, "act_unit") and s.dice.used == 4


@rule("NAP-18.13")
@pytest.mark.parametrize(("dice", "leaders"), [((10, 11), 2), ((11, 11), 1), ((12, 12), 1), ((7, 12), 2)])
def test_a_natural_eleven_or_twelve_of_the_charger_kills_one_leader(dice, leaders):
    s = drawn_up("middle-center 2 cavalry 1 leader", "center 3 cavalry 2 leader", pairs(*dice))
    in_phase(s, FRANCE, "cavalry", "cavalry@middle-center", "charge", "done")
    assert the_battle(s).board[BRITAIN][LINE_B * 11 + figure("leader")] == leaders
    assert the_battle(s).board[FRANCE][MIDDLE * 11 + figure("leader")] == 1  # the target's roll does nothing
