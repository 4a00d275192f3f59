"""GEN-8, GEN-19 Alliances and negotiation."""

from __future__ import annotations

from grognard.games.generalship import GAME
from grognard.games.generalship.alliances import alliance_action
from grognard.games.generalship.book import GENERAL_OF
from grognard.games.generalship.ownership import are_allies, are_enemies, is_occupied, may_enter
from grognard.games.generalship.population import active_population
from grognard.games.generalship.turn import play as play_game
from grognard.testing import rule
from tests.games.generalship.positions import (
    TILE_OF,
    acting,
    ally,
    command,
    own,
    owner,
    play,
    position,
    power,
    put,
    stack,
)

ALL = "austria byzantium england france"
AUSTRIA, BYZANTIUM, ENGLAND, FRANCE = range(4)


@rule("GEN-8.1", "GEN-2.7")
def test_nations_with_cubes_in_the_same_field_are_allies():
    s = position(ALL)
    s.fields = [1, 1, 2, 0]
    assert are_allies(s, AUSTRIA, BYZANTIUM) and not are_enemies(s, AUSTRIA, BYZANTIUM)
    assert are_enemies(s, AUSTRIA, ENGLAND) and are_enemies(s, ENGLAND, FRANCE)
    assert not are_allies(s, AUSTRIA, AUSTRIA) and not are_enemies(s, AUSTRIA, AUSTRIA)
    s.fields = [0, 0, 0, 0]
    assert are_enemies(s, AUSTRIA, BYZANTIUM)


@rule("GEN-8.2", "GEN-1.6")
def test_a_field_holds_two_cubes_with_three_players_and_three_with_four():
    s = position("austria byzantium england")
    s.fields = [1, 1, 0]
    assert play(alliance_action(s, 0)).offered() == ["add:england:2", "done"]
    s = position(ALL)
    s.fields = [1, 1, 1, 0]
    assert play(alliance_action(s, 0)).offered() == ["add:france:2", "done"]


@rule("GEN-8.3", "GEN-8.4", "GEN-8.6")
def test_wx_11_alliance_change():
    s = position(ALL)
    s.fields = [2, 2, 1, 1]
    power(s, AUSTRIA, "attila nelson sulla")
    game = play(alliance_action(s, AUSTRIA), "remove:france")
    assert len(s.power[AUSTRIA]) == 2
    game.pick("remove:austria")
    assert len(s.power[AUSTRIA]) == 1
    game.pick("add:austria:1", "done")
    assert s.fields == [1, 0, 1, 0]
    assert s.discards == [GENERAL_OF["sulla"], GENERAL_OF["nelson"]]


@rule("GEN-8.3", "GEN-8.7")
def test_putting_in_is_free_needs_no_consent_and_nothing_must_be_done():
    s = position(ALL)
    game = play(alliance_action(s, AUSTRIA))
    assert "done" in game.offered() and "remove:france" not in game.offered()
    game.pick("add:england:1", "add:france:1", "done")
    assert s.fields == [0, 0, 1, 1]
    s.step = 0
    assert play(alliance_action(s, AUSTRIA), "done").over and s.fields == [0, 0, 1, 1]


@rule("GEN-8.3")
def test_taking_out_needs_political_power():
    s = position(ALL)
    s.fields = [1, 1, 0, 0]
    assert not [word for word in play(alliance_action(s, AUSTRIA)).offered() if word.startswith("remove")]


@rule("GEN-8.5")
def test_a_cube_is_put_in_and_taken_out_at_most_once_per_action():
    s = position(ALL)
    s.fields = [1, 1, 0, 0]
    power(s, AUSTRIA, "attila nelson sulla")
    game = play(alliance_action(s, AUSTRIA), "remove:austria", "add:austria:2")
    assert "remove:austria" not in game.offered()
    game.pick("add:england:2", "remove:england")
    assert not [word for word in game.offered() if "england" in word]


@rule("GEN-8.6")
def test_a_cube_alone_in_its_field_is_removed():
    s = position(ALL)
    play(alliance_action(s, AUSTRIA), "add:france:2", "done")
    assert s.fields == [0, 0, 0, 0]


@rule("GEN-6.14", "GEN-8.3")
def test_the_diplomacy_of_aetius_frees_the_first_removal():
    s = position(ALL)
    s.fields = [1, 1, 2, 2]
    command(s, AUSTRIA, "aetius")
    power(s, AUSTRIA, "attila")
    game = play(alliance_action(s, AUSTRIA), "remove:austria")
    assert len(s.power[AUSTRIA]) == 1
    game.pick("remove:england")
    assert s.power[AUSTRIA] == []
    assert "remove:france" not in game.offered()


@rule("GEN-8.8")
def test_allies_do_not_enter_each_others_tiles():
    s = position(ALL)
    ally(s, ENGLAND, FRANCE)
    own(s, FRANCE, "n01")
    assert not may_enter(s, ENGLAND, TILE_OF["n01"])
    assert not may_enter(s, ENGLAND, TILE_OF["france-left"])
    put(s, AUSTRIA, "france-left", "LI")
    assert may_enter(s, ENGLAND, TILE_OF["france-left"])


@rule("GEN-8.10")
def test_units_on_the_tile_of_a_new_ally_stay_and_its_population_is_active_again():
    s = position(ALL)
    put(s, ENGLAND, "france-left", "LI")
    assert active_population(s, FRANCE) == 3
    play(alliance_action(s, AUSTRIA), "add:england:1", "add:france:1", "done")
    assert active_population(s, FRANCE) == 5 and stack(s, ENGLAND, "france-left") == "LI"
    assert owner(s, "france-left") == ENGLAND


@rule("GEN-8.11")
def test_when_an_alliance_ends_guests_occupy_at_once_and_a_capital_ends_the_game():
    s = position(ALL)
    ally(s, BYZANTIUM, AUSTRIA)
    put(s, BYZANTIUM, "austria-capital", "LI")
    power(s, FRANCE, "attila")
    acting(s, FRANCE, "ally1", "alliance")
    assert not is_occupied(s, TILE_OF["austria-capital"])
    game = play(play_game(s), "remove:austria", "done")
    assert is_occupied(s, TILE_OF["austria-capital"])
    assert game.asks(BYZANTIUM, "capital_swap", ["austria", "none"])


@rule("GEN-8.12", "GEN-18.6")
def test_a_guest_who_shares_a_tile_with_his_new_enemy_retreats():
    s = position(ALL, touching="austria-left/n01")
    ally(s, BYZANTIUM, AUSTRIA)
    put(s, BYZANTIUM, "austria-capital", "LI LC")
    put(s, AUSTRIA, "austria-capital", "LI")
    put(s, BYZANTIUM, "austria-left", "LI")
    put(s, BYZANTIUM, "austria-right", "LI")
    power(s, FRANCE, "attila")
    game = play(alliance_action(s, FRANCE), "remove:austria", "done")
    assert game.asks(BYZANTIUM, "retreat_infantry", ["austria-left", "austria-right"])
    game.pick("austria-right")  # cavalry cannot enter Tyrol, so it goes to Bohemia
    assert game.over and stack(s, BYZANTIUM, "austria-capital") == ""
    assert stack(s, BYZANTIUM, "austria-right") == "LI LI"
    assert stack(s, BYZANTIUM, "austria-left") == "LI LC"


@rule("GEN-8.12")
def test_a_guest_without_a_way_out_is_lost():
    s = position(ALL)
    ally(s, BYZANTIUM, AUSTRIA)
    put(s, BYZANTIUM, "austria-capital", "LI")
    put(s, AUSTRIA, "austria-capital", "LI")
    power(s, FRANCE, "attila")
    play(alliance_action(s, FRANCE), "remove:austria", "done")
    assert stack(s, BYZANTIUM, "austria-capital") == "" and stack(s, AUSTRIA, "austria-capital") == "LI"


@rule("GEN-19.1", "GEN-8.9")
def test_the_only_dealings_are_alliance_operations_and_help_with_upkeep():
    dealings = [ask.key for ask in GAME.asks if ask.rule in ("GEN-8.3", "GEN-16.9")]
    assert dealings == ["alliance_op", "upkeep_help"]
    assert not [ask for ask in GAME.asks if "offer" in ask.key or "trade" in ask.key]
