"""GEN-7.9 to 7.21 Events."""

from __future__ import annotations

import pytest

from grognard.games.generalship.book import EVENTS, GENERAL_OF, TECH_OF
from grognard.games.generalship.ending import Victory
from grognard.games.generalship.events import check_event, execute_event
from grognard.games.generalship.population import population
from grognard.games.generalship.technology import technology_action
from grognard.testing import rule
from tests.games.generalship.positions import (
    command,
    hand,
    people,
    peopled,
    play,
    position,
    power,
    put,
    stack,
    technologies,
    told,
    unused,
)

THREE = "austria england france"


def number(event: str) -> int:
    return [row.id for row in EVENTS].index(event)


def next_events(s, *events: str) -> None:
    """These events are drawn next, in this order."""
    wanted = [number(event) for event in events]
    s.event_deck = [event for event in s.event_deck if event not in wanted] + wanted[::-1]


def happen(s, event: str, developer: int = 0):
    s.event_deck.remove(number(event))
    s.event, s.events[0] = number(event), number(event)
    return play(execute_event(s, developer))


@rule("GEN-7.9")
def test_the_first_technology_of_a_column_draws_an_event():
    s = position()
    next_events(s, "coup", "edict_of_milan")
    technologies(s, "metallurgy stirrup")
    check_event(s, TECH_OF["sea_navigation"])
    assert s.events == [-1, -1, number("coup"), -1]
    s.event = -1
    check_event(s, TECH_OF["architecture"])
    assert s.event == -1 and s.events == [-1, -1, number("coup"), -1], "they share slot 3"
    check_event(s, TECH_OF["banking"])
    assert s.event == -1, "late technologies bring no event"


@rule("GEN-7.10")
def test_the_developer_executes_first_then_the_others_in_player_order():
    s = position(THREE)
    for seat, general in enumerate(("belisarios", "richard-i", "turenne")):
        command(s, seat, general)
    happen(s, "edict_of_milan", developer=2)
    assert [values[0] for values in told(s, "points_gained")] == [2, 0, 1]


@rule("GEN-7.11", "GEN-7.14")
def test_edict_of_milan_gives_a_point_to_christian_commanders():
    s = position(THREE)
    command(s, 0, "belisarios")
    command(s, 1, "mehmed-ii")
    power(s, 2, "turenne")
    happen(s, "edict_of_milan")
    assert s.points == [1, 0, 0], "only commanders count"


@rule("GEN-7.12")
def test_coup_costs_the_rightmost_power_card_of_coup_commanders():
    s = position(THREE)
    command(s, 0, "caesar")
    power(s, 0, "attila nelson")
    command(s, 1, "hannibal")
    power(s, 1, "el-cid")
    command(s, 2, "sulla")
    happen(s, "coup")
    assert s.power == [[GENERAL_OF["attila"]], [GENERAL_OF["el-cid"]], []]
    assert s.discards == [GENERAL_OF["nelson"]] and s.discards_seen == [1]


@rule("GEN-7.13")
def test_eradication_of_pirates_rewards_commanders_with_a_sea_number():
    s = position(THREE)
    command(s, 0, "nelson")
    command(s, 1, "hannibal")
    command(s, 2, "scipio")
    happen(s, "pirate_eradication")
    assert s.points == [1, 0, 1]


@rule("GEN-7.15")
def test_the_crusades_remove_christian_and_muslim_commanders():
    s = position(THREE)
    for seat, general in enumerate(("hannibal", "richard-i", "salah-ad-din")):
        command(s, seat, general)
    happen(s, "crusades")
    assert s.commander == [GENERAL_OF["hannibal"], -1, -1]
    assert s.discards == [GENERAL_OF["richard-i"], GENERAL_OF["salah-ad-din"]]


@rule("GEN-7.19")
def test_the_thirty_years_war_removes_christian_commanders_only():
    s = position(THREE)
    for seat, general in enumerate(("hannibal", "richard-i", "salah-ad-din")):
        command(s, seat, general)
    happen(s, "thirty_years_war")
    assert s.commander == [GENERAL_OF["hannibal"], -1, GENERAL_OF["salah-ad-din"]]


@rule("GEN-7.16")
def test_wx_31_black_death():
    s = position("austria france")
    people(s, 1, "f1 f2 f3 f4 f5 f6m f6f")
    command(s, 1, "turenne")
    put(s, 1, "france-capital", "4LI 2LC 2GY")
    game = happen(s, "black_death", developer=1)
    assert s.commander[1] == -1 and peopled(s, 1) == "f1 f2 f3 f4 f5"
    assert game.asks(1, "plague_unit", ["light_infantry", "light_cavalry", "galley"])
    game.pick("galley", "light_infantry")
    assert stack(s, 1, "france-capital") == "LI LI LI LC LC GY"

    s = position("austria france")
    put(s, 1, "france-capital", "2LI")
    assert happen(s, "black_death", developer=1).over
    assert population(s, 1) == 4 and stack(s, 1, "france-capital") == "LI LI"


@rule("GEN-7.16", "GEN-15.6")
def test_the_plague_takes_units_of_choice_on_any_tile_and_surplus_troops_go_overboard():
    s = position("austria france", touching="france-left/n10")
    put(s, 1, "n10", "2GY 7LI")
    put(s, 1, "france-capital", "LI")
    game = happen(s, "black_death", developer=1)
    assert game.asks(1, "plague_unit_tile", ["france-capital", "n10"])
    game.pick("n10", "galley")
    assert game.asks(1, "capacity_loss", ["light_infantry"])
    game.pick("light_infantry", "light_infantry")
    assert stack(s, 1, "n10") == "LI LI LI LI LI GY"
    game.pick("france-capital", "light_infantry")
    assert game.question().ask.key == "plague_unit", "the third of ten units"


@rule("GEN-7.16")
def test_the_plague_takes_the_highest_cylinders_active_or_not_the_last_listed_twin_first():
    s = position("austria france")
    people(s, 1, "f1 f2 f3 f6m f6f f11f")
    put(s, 0, "france-right", "LI")
    happen(s, "black_death", developer=1)
    assert peopled(s, 1) == "f1 f2 f3 f6m"


@rule("GEN-7.17")
def test_witch_hunt_replaces_a_commander_without_christian_symbol():
    s = position(THREE)
    command(s, 0, "hannibal")
    power(s, 0, "attila nelson")
    command(s, 1, "belisarios")
    power(s, 1, "sulla")
    command(s, 2, "mehmed-ii")
    happen(s, "witch_hunt")
    assert s.commander == [GENERAL_OF["nelson"], GENERAL_OF["belisarios"], -1]
    assert s.power == [[GENERAL_OF["attila"]], [GENERAL_OF["sulla"]], []]


@rule("GEN-7.11")
def test_witch_hunt_leaves_a_player_without_commander_alone():
    s = position()
    power(s, 0, "attila")
    happen(s, "witch_hunt")
    assert s.commander[0] == -1 and s.power[0] == [GENERAL_OF["attila"]]


@rule("GEN-7.18", "GEN-7.9")
def test_wx_32_renaissance():
    s = position("austria france")
    technologies(s, "metallurgy stirrup")
    s.events[:2] = [number("coup"), number("crusades")]
    s.event_deck = [event for event in s.event_deck if event not in s.events]
    next_events(s, "renaissance", "edict_of_milan")
    command(s, 0, "belisarios")
    hand(s, 0, "1 2")
    game = play(technology_action(s, 0), "develop", "sea_navigation", "1+1")
    assert s.points[0] == 2
    assert game.asks(0, "renaissance_tech", ["architecture", "gunpowder"])
    game.pick("gunpowder")
    assert game.over and s.points[0] == 3, "no points for gunpowder, one by the edict"
    assert s.events[3] == number("edict_of_milan")


@rule("GEN-7.18", "GEN-7.9")
def test_wx_32_architecture_brings_no_further_event():
    s = position("austria france")
    technologies(s, "metallurgy stirrup")
    next_events(s, "renaissance", "edict_of_milan")
    hand(s, 0, "1 2")
    game = play(technology_action(s, 0), "develop", "sea_navigation", "1+1", "architecture")
    assert game.over and s.events[3] == -1 and s.developed >> TECH_OF["architecture"] & 1


@rule("GEN-7.18")
def test_renaissance_without_a_technology_left_does_nothing():
    s = position("austria france")
    s.developed = (1 << 11) - 1
    assert happen(s, "renaissance").over


@rule("GEN-7.20", "GEN-17.1")
def test_the_first_to_reach_ten_by_an_event_wins():
    s = position(THREE)
    for seat, general in enumerate(("belisarios", "richard-i", "turenne")):
        command(s, seat, general)
    s.points = [9, 9, 9]
    with pytest.raises(Victory):
        happen(s, "edict_of_milan", developer=1)
    assert s.winner == 1 and s.points == [9, 10, 9]


@rule("GEN-7.21")
def test_effects_and_conditions_are_those_of_the_data():
    effects = {row.id: row.effect for row in EVENTS}
    assert effects["coup"] == "discard_rightmost_power"
    assert effects["witch_hunt"] == "replace_commander_from_power"
    assert [row.id for row in EVENTS if row.once] == ["renaissance"]
    plague = EVENTS[number("black_death")]
    assert plague.fraction_denominator == 3 and plague.condition.commander_symbol == ""
    assert EVENTS[number("crusades")].condition.commander_symbol_any == ["christian", "muslim"]


def test_unused_generals_do_not_matter_to_events():
    s = position()
    unused(s, 0, "belisarios")
    happen(s, "edict_of_milan")
    assert s.points == [0, 0]
