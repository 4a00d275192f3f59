"""NAP-13 Neutral great nations."""

from __future__ import annotations

from grognard.games.napoleon.armies import fleet_size
from grognard.games.napoleon.battles import due_battles, start
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, NOBODY, PRUSSIA, RUSSIA
from grognard.games.napoleon.neutrals import come_to_aid, nearest_guardians
from grognard.games.napoleon.production import income
from grognard.games.napoleon.relations import (
    begin_war,
    end_war,
    put_out,
    release,
    take_control,
)
from grognard.games.napoleon.status import is_active, player_of
from grognard.games.napoleon.turn import nation_turns
from grognard.games.napoleon.wars import declare_war
from grognard.testing import rule
from tests.games.napoleon.positions import fleet, go, position, put, status, told, units


@rule("NAP-13.1")
def test_an_uncontrolled_nation_is_inactive_and_defends_where_it_stands() -> None:
    s = position(
        "prussia britain spain", active="prussia", silesia="prussia 6 infantry", bohemia="austria 6 infantry"
    )
    assert not is_active(s, AUSTRIA)
    begin_war(s, PRUSSIA, AUSTRIA)
    put(s, "bohemia", "prussia 6 infantry")
    (due,) = due_battles(s)
    start(s, due)
    assert s.battle is not None and s.battle.player[AUSTRIA] == 2  # Spain, the next player after Prussia


@rule("NAP-13.3", "NAP-13.6", "NAP-13.9")
def test_a_controlled_nation_has_its_own_turn_and_wars_of_its_own() -> None:
    s = position("france britain", control="austria-france", war="france-britain", active="austria")
    put(s, "vienna", "austria 2 infantry")
    s.turn = AUSTRIA
    game = go(nation_turns(s))
    while not game.asks(0, "move_action"):
        game.pick("done")
    assert s.active == AUSTRIA and status(s, "austria", "britain") == "neutral"
    assert income(s, AUSTRIA) > 0 and s.pap[AUSTRIA] == 0
    begin_war(s, AUSTRIA, BRITAIN)
    put(s, "bohemia", "austria 2 infantry, britain 2 infantry")
    (due,) = due_battles(s)
    start(s, due)
    assert s.battle is not None and s.battle.player[AUSTRIA] == 0


@rule("NAP-13.4", "NAP-22.15")
def test_control_ends_when_the_controller_is_out_of_the_game() -> None:
    s = position("france britain prussia", control="austria-france")
    put_out(s, FRANCE)
    assert s.controller[AUSTRIA] == NOBODY


@rule("NAP-13.5")
def test_an_uncontrolled_nation_makes_peace_and_goes_home() -> None:
    s = position(
        "france britain russia",
        control="austria-france",
        war="austria-russia",
        allied="austria-britain",
        owned="austria: venetia",
        volhynia="austria 3 infantry",
        venetia="austria 1 infantry",
        mid_atlantic="austria 2 squadron",
        port_venetia="austria 1 squadron",
        pap=2,
    )
    s.passage[AUSTRIA][RUSSIA] = True
    release(s, AUSTRIA)
    game = go(unfinished_business(s))
    assert game.over and s.pap[RUSSIA] == 2 and s.congress is None
    assert [status(s, "austria", other) for other in ("france", "britain", "russia")] == ["neutral"] * 3
    assert units(s, "austria", "vienna") == "3 infantry" and units(s, "austria", "venetia") == "1 infantry"
    assert fleet(s, "austria", "port-croatia") == 2 and fleet(s, "austria", "port-venetia") == 1
    assert not s.passage[AUSTRIA][RUSSIA]


@rule("NAP-13.5")
def test_russian_units_return_to_either_capital_by_type() -> None:
    s = position("france britain", control="russia-france", bavaria="russia 3 infantry 1 cavalry")
    release(s, RUSSIA)
    game = go(unfinished_business(s))
    assert game.asks(0, "capital_return", ["st-petersburg", "moscow"])
    game.pick("moscow", "st-petersburg")
    assert units(s, "russia", "moscow") == "3 infantry" and units(s, "russia", "st-petersburg") == "1 cavalry"


@rule("NAP-13.5")
def test_without_capital_and_port_they_find_another_way_or_are_removed() -> None:
    s = position(
        "france britain",
        control="austria-france",
        owned="france: vienna croatia",
        bavaria="austria 1 infantry",
        mid_atlantic="austria 1 squadron",
    )
    release(s, AUSTRIA)
    go(unfinished_business(s))
    assert units(s, "austria", "bavaria") == "" and fleet_size(s, AUSTRIA) == 0
    assert sum(stack.nation == AUSTRIA for here in s.stacks for stack in here) == 1


@rule("NAP-13.7", "NAP-11.13")
def test_step_1_the_enemies_of_the_aggressor_take_the_nation_in() -> None:
    s = position("france britain russia", war="france-britain france-russia", dice=[2], pap=1)
    go(declare_war(s, 0, FRANCE), "austria")
    assert s.controller[AUSTRIA] == RUSSIA and player_of(s, AUSTRIA) == 2
    assert status(s, "austria", "britain") == status(s, "austria", "russia") == "alliance"


@rule("NAP-13.7")
def test_step_2_others_may_come_to_its_aid() -> None:
    s = position("france britain russia spain", allied="france-spain", dice=[1], pap=1)
    game = go(declare_war(s, 0, FRANCE), "austria")
    assert game.asks(1, "neutral_aid", ["declare_war", "pass"])
    game.pick("pass")
    assert game.asks(2, "neutral_aid")
    game.pick("declare_war")
    assert game.over and s.controller[AUSTRIA] == RUSSIA and s.pap[RUSSIA] == 0
    assert status(s, "russia", "france") == "war" and status(s, "austria", "russia") == "alliance"


@rule("NAP-13.7")
def test_w18_aid_for_a_neutral() -> None:
    s = position("prussia france britain russia spain", active="prussia", dice=[1], pap=1)
    game = go(declare_war(s, 0, PRUSSIA), "austria")
    game.pick("pass", "pass", "pass", "pass")
    assert game.over and s.controller[AUSTRIA] == FRANCE and status(s, "france", "austria") == "neutral"
    end_war(s, PRUSSIA, AUSTRIA)
    assert s.controller[AUSTRIA] == NOBODY


@rule("NAP-13.7")
def test_step_3_leaves_out_allies_of_the_aggressor_if_there_is_anybody_else() -> None:
    s = position("prussia france britain", allied="prussia-france")
    assert nearest_guardians(s, PRUSSIA, AUSTRIA) == [BRITAIN]
    s = position("prussia france", allied="prussia-france")
    assert nearest_guardians(s, PRUSSIA, AUSTRIA) == [FRANCE]
    s = position(
        "france+spain russia+austria+britain", options={"mode": "historical"}, allied="austria-russia"
    )
    assert nearest_guardians(s, AUSTRIA, PRUSSIA) == [FRANCE]


@rule("NAP-13.7")
def test_a_nation_that_nobody_can_guard_only_defends() -> None:
    options = {"mode": "historical", "scenario": "1809-phoenix"}
    s = position(
        "france austria+britain+spain", options=options, allied="france-austria france-britain france-spain"
    )
    go(come_to_aid(s, FRANCE, PRUSSIA))
    assert s.controller[PRUSSIA] == NOBODY and "stands_alone" in told(s)


@rule("NAP-13.8")
def test_war_on_a_controlled_nation_leaves_it_to_its_controller() -> None:
    s = position("france britain russia", control="austria-britain", war="france-russia", pap=1)
    assert go(declare_war(s, 0, FRANCE), "austria").over
    assert s.controller[AUSTRIA] == BRITAIN


@rule("NAP-13.12")
def test_a_nation_that_comes_under_control_is_at_peace_with_that_players_nations() -> None:
    s = position("france+spain britain", war="spain-austria austria-britain")
    take_control(s, AUSTRIA, FRANCE)
    assert status(s, "spain", "austria") == "neutral" and status(s, "austria", "britain") == "war"
    s = position("france britain russia", war="france-britain france-russia austria-britain", dice=[1], pap=1)
    go(declare_war(s, 0, FRANCE), "austria")
    assert s.controller[AUSTRIA] == RUSSIA and status(s, "austria", "britain") == "war"
