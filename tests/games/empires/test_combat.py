"""EMP-11 Combat between two cards."""

from __future__ import annotations

import pytest

from grognard.games.empires.battle import fight_pair, start_battle
from grognard.games.empires.cards import AT_SEA, IN_OPEN, IN_SIEGE
from grognard.games.empires.combat import ATTACKER_WINS, DEFENDER_WINS, TIE, setting_of
from grognard.games.empires.terms import TERMS
from grognard.testing import rule
from tests.games.empires.positions import BLUE, RED, position

ATTACKER, DEFENDER = ATTACKER_WINS, DEFENDER_WINS
FOOT = ("a:sword-7", "a:pike-7", "a:spear-7")
HORSE = ("a:cavalry-7", "a:heavy-cavalry-7")
SKIRMISHERS = ("a:foot-skirmishers", "a:archers", "a:light-horse")


def combat(
    attacking: str,
    defending: str,
    *dice: int,
    mode: int = IN_OPEN,
    ambush: bool = False,
    engineers: tuple[int, ...] = (),
    **options: str,
) -> int:
    """Fight one combat with these dice; exactly these dice must be rolled."""
    s = position(red="cappadocia", blue="syria", dice=list(dice), options=options)
    start_battle(s, RED, TERMS["syria"], over_mountain=False)
    assert s.battle is not None
    setting = setting_of(mode, ambush, RED in engineers, BLUE in engineers)
    outcome = fight_pair(s, s.battle, setting, TERMS[attacking], TERMS[defending])
    assert s.dice.script == [], f"dice left: {s.dice.script}"
    return outcome


def both_ways(one: str, other: str, die: int, **more: object) -> int:
    """The outcome for the first card, which alone rolls, as attacker and as defender."""
    outcome = combat(one, other, die, **more)  # type: ignore[arg-type]
    assert combat(other, one, die, **more) == -outcome  # type: ignore[arg-type]
    return outcome


# -- EMP-11.1 who rolls ----------


@rule("EMP-11.1")
def test_who_rolls():
    for strong in (*FOOT, *HORSE):
        assert combat(strong, "a:spear-6") in (-1, 0, 1), "two strengths roll nothing"
        both_ways("a:warband", strong, 3)
        both_ways("a:elephant-7", strong, 3)
        both_ways("a:foot-skirmishers", strong, 3)
        both_ways("a:archers", strong, 3)
        both_ways("a:light-horse", strong, 3)
    for skirmisher in SKIRMISHERS:
        both_ways(skirmisher, "a:warband", 3)
        combat(skirmisher, "a:artillery")
        combat("a:elephant-7", skirmisher, 3, 3)
    combat("a:warband", "a:warband", 3, 3)
    combat("a:elephant-7", "a:warband", 3, 3)
    combat("a:foot-skirmishers", "a:archers", 3, 3)
    combat("a:light-horse", "a:archers")
    combat("a:light-horse", "a:foot-skirmishers")
    for target in (*FOOT, "a:warband"):
        both_ways("a:artillery", target, 3)
    combat("a:artillery", "a:elephant-7", 3, 3)
    combat("a:artillery", "a:artillery", 3, 3)
    for horse in HORSE:
        combat("a:artillery", horse)
    for mode, target in ((IN_SIEGE, "a:archers"), (IN_SIEGE, "a:siege-tower"), (AT_SEA, "a:galley-6")):
        both_ways("a:artillery", target, 3, mode=mode)
    both_ways("a:foot-skirmishers", "a:siege-tower", 3, mode=IN_SIEGE)
    both_ways("a:warband", "a:siege-tower", 3, mode=IN_SIEGE)
    both_ways("a:archers", "a:galley-6", 3, mode=AT_SEA)


@rule("EMP-11.1", "EMP-11.2", "EMP-11.9")
def test_w32_order_of_evaluation():
    assert combat("a:elephant-7", "a:light-horse", 1, 2) == DEFENDER
    assert combat("a:elephant-7", "a:light-horse", 2, 2) == TIE
    assert combat("a:elephant-7", "a:light-horse", 2, 1) == ATTACKER
    assert combat("a:elephant-7", "a:warband", 1, 1) == DEFENDER
    assert combat("a:warband", "a:warband", 4, 6) == DEFENDER
    assert combat("a:warband", "a:artillery", 5) == ATTACKER


@rule("EMP-11.2")
def test_the_first_kind_of_result_that_applies_decides():
    assert combat("a:elephant-7", "a:artillery", 1, 1) == DEFENDER, "rampage before a missing Artillery"
    assert combat("a:elephant-7", "a:artillery", 4, 6) == DEFENDER, "Artillery before strengths"
    assert combat("a:archers", "a:artillery", 3, mode=IN_SIEGE) == ATTACKER, "Artillery before skirmishers"
    assert combat("a:archers", "a:elephant-8", 4, 2) == ATTACKER, "skirmishers before strengths"
    assert combat("a:elephant-8", "a:pike-7", 2) == TIE, "foot against Elephant before strengths"


# -- strengths and bonuses ----------


@rule("EMP-11.3")
def test_sword_against_warband_and_pike():
    assert combat("a:sword-7", "a:pike-7") == ATTACKER
    assert combat("e:sword-6", "a:pike-7") == TIE
    assert combat("a:sword-7", "a:spear-7") == TIE


@rule("EMP-11.3", "EMP-11.6")
def test_w7_sword_against_warband():
    assert combat("a:sword-7", "a:warband", 4) == ATTACKER
    assert combat("a:sword-7", "a:warband", 5) == TIE
    assert combat("a:sword-7", "a:warband", 6) == DEFENDER


@rule("EMP-11.4")
def test_pike_against_cavalry():
    for horse in HORSE:
        assert combat("a:pike-7", horse) == ATTACKER and combat(horse, "a:pike-7") == DEFENDER
    assert combat("a:pike-7", "a:heavy-cavalry-8") == TIE


@rule("EMP-11.5")
def test_spear_has_no_bonus():
    for other in ("a:sword-7", "a:pike-7", *HORSE):
        assert combat("a:spear-7", other) == TIE


@rule("EMP-11.6")
def test_warband_is_three_plus_die():
    assert [combat("a:warband", "a:spear-6", die) for die in range(1, 7)] == [-1, -1, 0, 1, 1, 1]


@rule("EMP-11.7")
def test_cavalry_against_sword_and_warband():
    for horse in HORSE:
        assert combat(horse, "a:sword-7") == ATTACKER
        assert combat(horse, "a:warband", 5) == TIE and combat(horse, "a:warband", 4) == ATTACKER
        assert combat(horse, "a:spear-7") == TIE


@rule("EMP-11.8")
def test_elephant_against_cavalry():
    for horse in HORSE:
        assert combat("a:elephant-7", horse, 2) == ATTACKER
    assert combat("a:elephant-7", "a:heavy-cavalry-8", 2) == TIE


@rule("EMP-11.8", "EMP-11.9", "EMP-11.10")
def test_w8_elephants():
    assert combat("a:elephant-7", "a:elephant-7", 1, 1) == TIE
    assert combat("a:elephant-7", "a:elephant-7", 1, 4) == DEFENDER
    assert combat("a:elephant-7", "a:elephant-7", 3, 3) == TIE
    assert combat("a:elephant-7", "a:cavalry-7", 2) == ATTACKER
    assert combat("a:elephant-8", "a:pike-7", 4) == TIE
    assert combat("a:spear-6", "a:elephant-7", 1) == ATTACKER
    assert combat("a:elephant-7", "a:warband", 5, 6) == DEFENDER


@rule("EMP-11.9")
def test_a_rampage_loses_against_everything_else():
    for other in (*FOOT, *HORSE):
        assert combat("a:elephant-8", other, 1) == DEFENDER
    for other in ("a:artillery", *SKIRMISHERS, "a:warband"):
        assert combat("a:elephant-8", other, 1, 1) == DEFENDER


@rule("EMP-11.10")
def test_foot_ties_with_an_elephant_that_does_not_rampage():
    for foot in ("a:sword-8", "a:pike-8", "e:spear-5"):
        assert [combat(foot, "a:elephant-7", die) for die in range(1, 7)] == [1, 0, 0, 0, 0, 0]
    assert combat("a:elephant-8", "a:elephant-7", 2, 6) == ATTACKER
    assert combat("a:elephant-8", "a:warband", 2, 4) == ATTACKER


@rule("EMP-11.23")
def test_the_higher_strength_wins_and_equal_strengths_tie():
    assert combat("a:sword-8", "a:sword-7") == ATTACKER
    assert combat("a:sword-7", "a:sword-8") == DEFENDER
    assert combat("a:sword-7", "e:sword-7") == TIE


# -- skirmishers ----------


@rule("EMP-11.11")
def test_foot_skirmishers_kill_on_six_and_block_on_four_and_five():
    assert [both_ways("a:foot-skirmishers", "a:spear-7", die) for die in range(1, 7)] == [-1, -1, -1, 0, 0, 1]


@rule("EMP-11.12", "EMP-11.25")
def test_archers_kill_on_five_and_never_block():
    assert [both_ways("a:archers", "a:spear-7", die) for die in range(1, 7)] == [-1, -1, -1, -1, 1, 1]


@rule("EMP-11.13")
def test_light_horse_fights_like_foot_skirmishers_and_rides_the_others_down():
    assert [both_ways("a:light-horse", "a:pike-7", die) for die in range(1, 7)] == [-1, -1, -1, 0, 0, 1]
    for other in ("a:foot-skirmishers", "a:archers"):
        assert combat("a:light-horse", other) == ATTACKER and combat(other, "a:light-horse") == DEFENDER


@rule("EMP-11.14")
def test_equal_skirmishers_negate_each_other():
    for skirmisher in SKIRMISHERS:
        assert combat(skirmisher, skirmisher) == TIE


@rule("EMP-11.15")
def test_w10_foot_skirmishers_against_archers():
    assert combat("a:foot-skirmishers", "a:archers", 6, 5) == TIE
    assert combat("a:foot-skirmishers", "a:archers", 3, 5) == DEFENDER
    assert combat("a:foot-skirmishers", "a:archers", 5, 4) == TIE
    assert combat("a:foot-skirmishers", "a:archers", 6, 2) == ATTACKER
    assert combat("a:archers", "a:archers") == TIE
    assert combat("a:foot-skirmishers", "a:archers", 5, 4, ambush=True) == TIE, "5+1 kills, 4+1 kills"
    assert combat("a:foot-skirmishers", "a:archers", 4, 4, ambush=True) == DEFENDER, "an ambush helps both"


@rule("EMP-11.16")
def test_modifiers_of_skirmishers():
    cases = {
        ("a:foot-skirmishers", "a:cavalry-7"): [-1, -1, -1, -1, 0, 0],
        ("a:foot-skirmishers", "a:heavy-cavalry-7"): [-1, -1, -1, -1, -1, 0],
        ("a:archers", "a:cavalry-7"): [-1, -1, -1, -1, -1, 1],
        ("a:archers", "a:heavy-cavalry-7"): [-1, -1, -1, -1, -1, -1],
        ("a:light-horse", "a:cavalry-7"): [-1, -1, -1, -1, 0, 0],
        ("a:light-horse", "a:heavy-cavalry-7"): [-1, -1, -1, -1, -1, 0],
    }
    for (one, other), expected in cases.items():
        assert [both_ways(one, other, die) for die in range(1, 7)] == expected
    against_elephant = {
        "a:foot-skirmishers": [-1, -1, 0, 0, 1, 1],
        "a:archers": [-1, -1, -1, 1, 1, 1],
        "a:light-horse": [-1, 0, 0, 1, 1, 1],
    }
    for one, expected in against_elephant.items():
        assert [combat(one, "a:elephant-7", die, 2) for die in range(1, 7)] == expected


@rule("EMP-10.5", "EMP-11.16")
def test_w11_ambush():
    assert combat("a:foot-skirmishers", "a:heavy-cavalry-7", 6, ambush=True) == TIE
    assert combat("a:archers", "a:cavalry-6", 5, ambush=True) == ATTACKER
    assert combat("a:light-horse", "a:heavy-cavalry-7", 5, ambush=True) == TIE
    assert combat("a:heavy-cavalry-7", "a:archers", 6, ambush=True) == DEFENDER, "skirmishers of both sides"


# -- engines and ships ----------


@rule("EMP-11.17")
def test_artillery_in_the_open():
    for target in (*FOOT, "a:warband"):
        assert [both_ways("a:artillery", target, die) for die in (1, 5, 6)] == [-1, -1, 1]
    assert combat("a:artillery", "a:elephant-7", 6, 2) == ATTACKER
    assert combat("a:artillery", "a:elephant-7", 5, 2) == DEFENDER
    for faster in (*HORSE, *SKIRMISHERS):
        assert combat("a:artillery", faster) == DEFENDER and combat(faster, "a:artillery") == ATTACKER


@rule("EMP-11.17")
def test_artillery_in_a_siege_and_at_sea_needs_a_five_against_everything():
    for target in (*FOOT, "a:warband", "a:siege-tower", "a:archers", "a:foot-skirmishers"):
        assert [both_ways("a:artillery", target, die, mode=IN_SIEGE) for die in (4, 5)] == [-1, 1]
    for target in ("a:galley-8", "a:sword-7", "a:archers"):
        assert [both_ways("a:artillery", target, die, mode=AT_SEA) for die in (4, 5)] == [-1, 1]


@rule("EMP-11.18")
def test_an_engineer_helps_only_the_artillery_of_his_owner():
    assert combat("a:artillery", "a:sword-7", 5, engineers=(RED,)) == ATTACKER
    assert combat("a:artillery", "a:sword-7", 5, engineers=(BLUE,)) == DEFENDER
    assert combat("a:sword-7", "a:artillery", 4, mode=IN_SIEGE, engineers=(BLUE,)) == DEFENDER


@rule("EMP-11.19")
def test_two_artillery():
    assert combat("a:artillery", "a:artillery", 5, 6) == TIE
    assert combat("a:artillery", "a:artillery", 4, 5) == DEFENDER
    assert combat("a:artillery", "a:artillery", 1, 2) == TIE


@rule("EMP-11.17", "EMP-11.18")
def test_w26_artillery_with_an_engineer():
    engineers = (RED,)
    assert combat("a:artillery", "a:artillery", 4, 5, engineers=engineers) == TIE
    assert combat("a:artillery", "a:artillery", 4, 4, engineers=engineers) == ATTACKER
    assert combat("a:artillery", "a:artillery", 2, 3, engineers=engineers) == TIE
    assert combat("a:artillery", "a:sword-8", 5, engineers=engineers) == ATTACKER
    assert combat("a:artillery", "a:sword-8", 4, engineers=engineers) == DEFENDER


@rule("EMP-11.20")
def test_artillery_overrides_a_skirmisher_that_does_not_roll():
    for mode in (IN_SIEGE, AT_SEA):
        assert both_ways("a:artillery", "a:foot-skirmishers", 5, mode=mode) == ATTACKER
        assert both_ways("a:artillery", "a:foot-skirmishers", 4, mode=mode) == DEFENDER


@rule("EMP-11.21")
def test_siege_towers():
    assert combat("a:siege-tower", "a:sword-8", mode=IN_SIEGE) == ATTACKER
    assert combat("a:siege-tower", "a:siege-tower", mode=IN_SIEGE) == TIE
    assert combat("a:siege-tower", "a:siege-tower", mode=IN_SIEGE, engineers=(RED,)) == ATTACKER
    assert combat("a:siege-tower", "a:siege-tower", mode=IN_SIEGE, engineers=(BLUE,)) == DEFENDER
    assert combat("a:siege-tower", "a:warband", 6, mode=IN_SIEGE) == TIE, "9 against 3 + 6"
    assert combat("a:siege-tower", "a:warband", 6, mode=IN_SIEGE, engineers=(RED,)) == ATTACKER


@rule("EMP-11.22")
def test_galleys_fight_with_their_printed_strength():
    assert combat("a:galley-7", "a:galley-6", mode=AT_SEA) == ATTACKER
    assert combat("a:galley-6", "a:sword-7", mode=AT_SEA) == DEFENDER
    assert combat("a:galley-7", "a:spear-7", mode=AT_SEA, engineers=(RED,)) == TIE


@rule("EMP-11.24")
def test_bonuses_apply_in_every_mode():
    assert combat("a:sword-7", "a:pike-7", mode=IN_SIEGE) == ATTACKER
    assert combat("a:sword-7", "a:warband", 5, mode=IN_SIEGE) == TIE
    assert combat("a:foot-skirmishers", "a:spear-7", 5, mode=AT_SEA) == TIE


# -- options ----------


@rule("EMP-11.3", "EMP-11.8", "EMP-11.12", "EMP-11.14", "EMP-11.15")
def test_w27_combat_options():
    assert combat("e:sword-6", "a:spear-7", sword_bonus_vs_spear="on") == TIE
    assert combat("e:sword-6", "a:spear-7") == DEFENDER
    on = {"archers_block_on_4": "on"}
    assert combat("a:archers", "a:spear-6", 4, **on) == TIE
    assert combat("a:archers", "a:spear-6", 3, **on) == DEFENDER
    assert combat("a:archers", "a:cavalry-6", 5, **on) == TIE
    assert combat("a:archers", "a:elephant-7", 3, 2, **on) == TIE
    off = {"elephant_bonus_vs_heavy_cavalry": "off"}
    assert combat("a:elephant-7", "a:heavy-cavalry-7", 3, **off) == TIE
    assert combat("a:elephant-7", "a:cavalry-7", 3, **off) == ATTACKER
    roll = {"same_skirmishers": "roll"}
    assert combat("a:light-horse", "a:light-horse", 6, 5, **roll) == ATTACKER
    assert combat("a:light-horse", "a:light-horse", 6, 6, **roll) == TIE
    assert combat("a:light-horse", "a:light-horse", 5, 2, **roll) == TIE
    assert combat("a:archers", "a:archers", 4, 5, **roll) == DEFENDER


MATRIX = """
            sword pike spear warb cav  hvcav eleph footsk archer lthorse artill
sword       S     S+1  S     S+1  S    S     T     by     by     by      by
pike        S     S    S     S    S+1  S+1   T     by     by     by      by
spear       S     S    S     S    S    S     T     by     by     by      by
warband     S     S    S     S    S    S     S     by     by     by      by
cavalry     S+1   S    S     S+1  S    S     S     by     by     by      W
heavy       S+1   S    S     S+1  S    S     S     by     by     by      W
elephant    T     T    T     S    S+1  S+1   S     by     by     by      by
footsk      K6    K6   K6    K6   K5   K4    K7    T      duel   L       W
archers     A5    A5   A5    A5   A6   A7    A4    duel   T      L       W
lthorse     K6    K6   K6    K6   K5   K4    K8    W      W      T       W
artillery   H6    H6   H6    H6   L    L     H6    L      L      L       H5
"""
MATRIX_CARDS = [
    "a:sword-7",
    "a:pike-7",
    "a:spear-7",
    "a:warband",
    "a:cavalry-7",
    "a:heavy-cavalry-7",
    "a:elephant-7",
    "a:foot-skirmishers",
    "a:archers",
    "a:light-horse",
    "a:artillery",
]


def cells() -> list[tuple[str, str, str]]:
    rows = [line.split()[1:] for line in MATRIX.strip().splitlines()[1:]]
    return [
        (one, other, rows[i][j]) for i, one in enumerate(MATRIX_CARDS) for j, other in enumerate(MATRIX_CARDS)
    ]


@pytest.mark.parametrize(
    ("one", "other", "cell"), [c for c in cells() if c[2] in ("T", "W", "L", "S", "S+1")]
)
@rule("EMP-11.3", "EMP-11.4", "EMP-11.7", "EMP-11.8", "EMP-11.10", "EMP-11.13", "EMP-11.14", "EMP-11.17")
def test_the_summary_matrix_agrees(one: str, other: str, cell: str):
    """With a 4 for every die a Warband has strength 7, and no Elephant rampages."""
    back = next(c for a, b, c in cells() if (a, b) == (other, one))
    rolling = ("a:warband", "a:elephant-7")
    dice = [
        4 for card, against in ((one, other), (other, one)) if card in rolling and not skips(card, against)
    ]
    expected = {"T": TIE, "W": ATTACKER, "L": DEFENDER}.get(cell)
    if expected is None:
        expected = (cell == "S+1") - (back == "S+1")
    assert combat(one, other, *dice) == expected


def skips(card: str, against: str) -> bool:
    return card == "a:warband" and against in (*SKIRMISHERS, "a:artillery")
