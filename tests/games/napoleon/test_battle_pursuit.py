"""NAP-20 End of battle and pursuit."""

import pytest

from grognard.games.napoleon.battle import fight
from grognard.games.napoleon.battle_state import VOLUNTARY_RETREAT
from grognard.games.napoleon.casualties import side_loses
from grognard.games.napoleon.pursuit import muster_pursuers, pursuit_number
from grognard.games.napoleon.terms import KIND_OF, TERMS
from grognard.testing import rule, run
from tests.games.napoleon.battle_positions import (
    BELGIUM,
    BRITAIN,
    FRANCE,
    PRUSSIA,
    SPAIN,
    at,
    begin_phase,
    drawn_up,
    lost,
    the_battle,
)


def pursuit(s, loser=1, *words):
    """The side gives up; the pursuit by the other one is pending."""
    b = the_battle(s)
    side_loses(s, b, loser, VOLUNTARY_RETREAT)
    muster_pursuers(s, b)
    b.stage = 2
    return run(TERMS, fight(s, b), *words)


@rule("NAP-20.2", "NAP-16.12")
def test_pursuit_comes_first_then_the_winner_rejoins():
    s = drawn_up("center 2 infantry; retreat 1 cavalry", "center 2 infantry", [6, 6])
    b = begin_phase(s, "infantry", side=1, round=2)
    game = run(TERMS, fight(s, b), "retreat")
    assert game.asks(FRANCE, "pursue", ["infantry", "stop"]) and at(s, "a-retreat") == "1 cavalry"
    game.pick("infantry", "infantry")
    assert game.over and at(s, "a-reserve") == "1 cavalry" and lost(s, BRITAIN) == "2 infantry"
    assert [event.told.key for event in s.journal.events][-1] == "battle_won"


@rule("NAP-20.3")
def test_infantry_and_cavalry_outside_the_retreat_zone_pursue_once_each():
    s = drawn_up(
        "center 1 infantry 1 infantry:square 2 artillery 1 leader; reserve 1 heavy_cavalry; "
        "retreat 2 cavalry 1 infantry",
        "center 4 infantry",
        [1] * 3,
    )
    game = pursuit(s)
    assert game.asks(FRANCE, "pursue", ["infantry", "heavy_cavalry", "stop"])
    game.pick("infantry", "infantry")
    assert game.asks(FRANCE, "pursue", ["heavy_cavalry", "stop"])
    game.pick("heavy_cavalry")
    assert game.over


@rule("NAP-20.3", "NAP-21.7")
@pytest.mark.parametrize(
    ("nation", "year", "pursues"),
    [
        ("france", 1812, False),
        ("ottoman", 1805, True),
        ("prussia", 1809, False),
        ("prussia", 1810, True),
        ("prussia", 1813, True),
    ],
)
def test_militia_pursues_for_the_ottomans_and_for_prussia_after_1809_only(nation, year, pursues):
    s = drawn_up({nation: "center 2 militia"}, "center 2 infantry", year=year)
    game = pursuit(s)
    assert game.over != pursues


@rule("NAP-20.3")
def test_other_reading_militia_pursue_but_cannot_be_pursued():
    option = {"militia_pursuit": "cannot_be_pursued"}
    s = drawn_up("center 2 militia 1 infantry", "center 2 militia 1 artillery", [1] * 3, **option)
    game = pursuit(s)
    assert game.asks(FRANCE, "pursue", ["infantry", "militia", "stop"])
    game.pick("militia")
    assert at(s, "b-center") == "2 militia 1 artillery"  # it went for the guns, the only target
    s = drawn_up({"ottoman": "center 1 infantry"}, "center 2 militia 1 artillery", **option)
    game = pursuit(s, 1, "infantry")
    assert game.asks(FRANCE, "pursue_target", ["militia", "artillery", "cancel"])


@rule("NAP-20.4")
def test_covering_cavalry_must_be_caught_first_and_keeps_the_infantry_away():
    s = drawn_up(
        "center 3 infantry; reserve 1 cavalry 2 heavy_cavalry",
        "center 3 infantry; reserve 1 cavalry; retreat 1 heavy_cavalry",
        [4, 5, 4],
    )
    game = pursuit(s)
    assert game.asks(FRANCE, "pursue", ["cavalry", "heavy_cavalry", "stop"])
    game.pick("cavalry")  # needs 5, rolls 4
    assert lost(s, BRITAIN) == "" and game.asks(FRANCE, "pursue", ["heavy_cavalry", "stop"])
    game.pick("heavy_cavalry")  # 5: the covering cavalry is gone
    assert lost(s, BRITAIN) == "1 cavalry"
    game.pick("heavy_cavalry")
    assert game.asks(FRANCE, "pursue_target", ["infantry", "heavy_cavalry", "cancel"])
    game.pick("infantry")
    assert lost(s, BRITAIN) == "1 infantry 1 cavalry"
    assert game.over  # the infantry does not pursue at all


@rule("NAP-20.4")
def test_cavalry_in_the_retreat_zone_covers_nobody():
    s = drawn_up("center 1 infantry; reserve 1 cavalry", "center 3 infantry; retreat 2 cavalry", [6, 6])
    game = pursuit(s)
    assert game.asks(FRANCE, "pursue", ["infantry", "cavalry", "stop"])


@rule("NAP-20.5", "NAP-19.7")
def test_units_in_any_zone_can_be_pursued_leaders_included():
    s = drawn_up(
        "center 1 infantry; reserve 3 cavalry",
        "center 1 infantry:square; reserve 1 artillery 1 leader; retreat 1 cavalry",
        [3, 5, 4],
    )
    game = pursuit(s, 1, "cavalry")
    assert game.asks(FRANCE, "pursue_target", ["infantry", "cavalry", "artillery", "leader", "cancel"])
    game.pick("artillery", "cavalry", "leader", "cavalry", "infantry")
    assert lost(s, BRITAIN) == "1 infantry 1 artillery 1 leader"
    stack = next(stack for stack in s.stacks[BELGIUM] if stack.nation == BRITAIN)
    assert stack.units == (0, 0, 0, 1, 0, 0, 0, 0)


@rule("NAP-20.6", "NAP-20.7")
@pytest.mark.parametrize(
    ("pursuers", "numbers"),
    [
        (("cavalry", "heavy_cavalry", "irregular_cavalry"), (4, 5, 3, 5)),
        (("infantry", "elite_infantry", "militia"), (6, 6, 5, 6)),
    ],
)
def test_the_pursuit_table(pursuers, numbers):
    columns = (
        ("infantry", "elite_infantry", "militia"),
        ("cavalry", "heavy_cavalry", "irregular_cavalry"),
        ("artillery",),
        ("leader",),
    )
    for pursuer in pursuers:
        for targets, needed in zip(columns, numbers, strict=True):
            for target in targets:
                assert pursuit_number(KIND_OF[TERMS[pursuer]], KIND_OF[TERMS[target]]) == needed


@rule("NAP-20.6")
@pytest.mark.parametrize(("die", "killed"), [(3, ""), (4, "1 infantry")])
def test_the_target_is_eliminated_at_or_above_the_number(die, killed):
    s = drawn_up("center 1 infantry:square; reserve 1 cavalry", "center 2 infantry", [die])
    pursuit(s, 1, "cavalry", "stop")
    assert lost(s, BRITAIN) == killed


@rule("NAP-20.8")
def test_pursuit_is_sequential_and_may_stop_early():
    s = drawn_up("center 3 infantry", "center 2 infantry", [5])
    game = pursuit(s, 1, "infantry")
    assert game.asks(FRANCE, "pursue", ["infantry", "stop"])
    game.pick("stop")
    assert game.over and the_battle(s).fought


@rule("NAP-20.8")
def test_pursuit_ends_when_nobody_is_left_to_pursue():
    s = drawn_up("center 5 infantry", "center 1 infantry", [6])
    assert pursuit(s, 1, "infantry").over


@rule("NAP-15.10", "NAP-20.8", "NAP-20.18")
def test_the_winning_commander_decides_the_order_between_nations():
    s = drawn_up(
        {"france": "center 3 infantry", "spain": "center 1 infantry; reserve 1 cavalry"},
        "center 5 infantry",
        [1] * 5,
        players={"spain": 2},
    )
    game = pursuit(s)
    assert game.asks(FRANCE, "pursuit_nation", ["france", "spain", "stop"])
    game.pick("spain")
    assert game.asks(2, "pursue", ["infantry", "cavalry", "stop"])
    game.pick("stop")  # Spain pursues no further
    assert game.asks(FRANCE, "pursue", ["infantry", "stop"])  # only France is left: no question of order
    assert the_battle(s).pursuers[SPAIN] == [0] * 8


@rule("NAP-20.18")
def test_the_commander_may_stop_the_pursuit_of_the_side():
    s = drawn_up(
        {"france": "center 3 infantry", "spain": "center 1 infantry"},
        "center 5 infantry",
        players={"spain": 2},
    )
    assert pursuit(s, 1, "stop").over


@rule("NAP-16.18", "NAP-20.5")
def test_the_pursuer_names_the_nation_where_several_have_such_units():
    s = drawn_up(
        "center 3 infantry",
        {"britain": "center 2 infantry", "prussia": "center 2 infantry"},
        [6],
        players={"prussia": 2},
    )
    game = pursuit(s, 1, "infantry")
    assert game.asks(FRANCE, "unit_nation", ["britain", "prussia", "cancel"])
    game.pick("prussia")
    assert lost(s, PRUSSIA) == "1 infantry"


@rule("NAP-20.13")
def test_losses_in_battle_and_pursuit_add_up_and_leave_the_map():
    s = drawn_up(
        "middle-center 2 infantry; reserve 1 cavalry",
        "center 1 infantry; reserve 2 infantry",
        [5, 4, 1, 4, 6],
    )
    b = begin_phase(s, "infantry")
    game = run(TERMS, fight(s, b), "infantry@middle-center", "fire")
    assert lost(s, BRITAIN) == "1 infantry"
    game.pick("cavalry", "infantry")
    assert lost(s, BRITAIN) == "3 infantry"
    assert [stack.nation for stack in s.stacks[BELGIUM]] == [FRANCE]
