"""SCH-1, SCH-2 Modes, options, components and data."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from grognard.games.scharz import GAME
from grognard.games.scharz.board import MAP_IDS, board_for
from grognard.games.scharz.book import BOOK, DATA
from grognard.games.scharz.buying import can_buy_light, can_hire_now
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.goods import store_fish, store_grain
from grognard.games.scharz.movement import move
from grognard.games.scharz.options import MODES, PRESETS, ROWS, switches
from grognard.games.scharz.pieces import buildings_left, units_left
from grognard.games.scharz.points import earn_prestige
from grognard.games.scharz.state import SLOTS, SUPPLY, free_herd
from grognard.games.scharz.tables import HEAVY
from grognard.games.scharz.taxes import place_new_herd
from grognard.games.scharz.turn import steps_of
from grognard.games.scharz.victory import might_goals
from grognard.games.scharz.works import buildable_at
from grognard.kernel.errors import BadData, BadOption
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, field, position, run, white


def chosen(mode: str, **options: str) -> dict[str, str]:
    return {**GAME.settle(2, options, preset=mode)}


@rule("SCH-1.1", "SCH-1.9")
def test_two_to_four_players_play_up_to_five_years_of_four_seasons():
    assert list(GAME.players) == [2, 3, 4]
    with pytest.raises(BadOption, match="2 to 4 players"):
        GAME.settle(5)
    assert [mode.years for mode in MODES] == [2, 3, 4, 5]
    assert next(o for o in GAME.options if o.id == "years").values == ("1", "2", "3", "4", "5")
    assert [switches(chosen(mode.id)).years for mode in MODES] == [2, 3, 4, 5]


@rule("SCH-1.2")
def test_nobody_starts_the_next_sub_phase_alone():
    s = position("latium: P1 village, P1 2 light", "campania: P2 village, P2 light")

    game = run(move(s)).pick("latium", "2", "samnium", "done", player=P1)

    assert not game.over and game.asks(P2, "order_from")
    assert s.control[field(s, "samnium")] == -1
    game.pick("done", player=P2)
    assert game.over and s.control[field(s, "samnium")] == P1


@rule("SCH-1.5", "SCH-1.8")
def test_each_mode_is_the_row_of_the_table_and_contains_the_mode_before():
    text = (files("grognard.games.scharz") / "rules.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| (\S+) \| (\S+) \| (\S+) \| (\S+) \| ", text, re.M)
    table = {row[0]: row[1:] for row in rows if row[0] in [r.id for r in ROWS]}
    assert len(table) == 26
    for name, values in table.items():
        shown = [{"-": "off"}.get(value, value) for value in values]
        assert [chosen(mode.id)[name] for mode in MODES] == shown, name
    for row in ROWS:
        if row.type == "bool" and row.id not in ("fast_building", "small_supply"):
            assert list(row.values) == sorted(row.values), f"{row.id} is lost in a higher mode"


@rule("SCH-1.6")
def test_an_option_whose_requirement_is_off_is_off_too():
    opt = switches(chosen("expert", commodities="off", prestige="off"))
    assert not (opt.fishing or opt.cattle or opt.horses or opt.weather_sowing)
    assert not (opt.feasts or opt.morale or opt.corsairs or opt.mercenary_pay_twice)
    assert opt.special_move and opt.command and opt.factions
    assert switches(chosen("quick", commodities="on", fishing="on")).fishing


@rule("SCH-1.7")
def test_the_default_game_is_basic_italia_for_three_years():
    opt = switches(GAME.settle(3))
    assert (opt.map, opt.years, opt.play_area, opt.diplomacy) == ("italia", 3, "full", True)
    assert GAME.settle(3) == GAME.settle(3, preset="italia-basic") == {**GAME.settle(3, preset="basic")}


@rule("SCH-1.10")
def test_switches_for_debatable_readings_are_the_same_in_all_modes():
    for name in (
        "play_area",
        "captured_pieces",
        "redemption_wealth",
        "might_counts_sea",
        "rough_sea_fishing",
        "fish_per_ship",
        "diplomacy",
    ):
        assert len({chosen(mode.id)[name] for mode in MODES}) == 1


@rule("SCH-1.11", "SCH-3.14")
def test_without_commodities_there_is_no_food_and_the_winter_ends_with_salaries():
    opt = switches(chosen("expert", commodities="off"))
    steps = [step for season in range(4) for step in steps_of(opt, season)]
    assert not {"sowing", "harvest", "reproduction", "nourishment", "fishing"} & set(steps)
    assert steps_of(opt, 3)[-2:] == ("salaries", "attrition")
    table = new_table(GAME, 2, b"1", preset="quick")
    while table.state.round == 0:
        table.act(table.pending[0].player, table.pending[0].options[0])
    assert not any(table.state.grain) and all(at == SUPPLY for at in table.state.herd_place)


@rule("SCH-1.12")
def test_without_prestige_costs_and_gains_are_dropped_and_might_has_two_goals():
    s = position("latium: P1 village, P1 4 light", mode="quick", coins={P1: 20})
    earn_prestige(s, P1, 10)
    assert s.prestige[P1] == 0
    assert len(buildable_at(s, P1, field(s, "latium"))) == 3  # town, dock and fortification cost no prestige
    assert "new_year" not in steps_of(s.opt, 0)
    assert might_goals(s, P1) == [(1, 14), (1, 7)]


@rule("SCH-2.1")
def test_a_wrong_value_in_a_data_file_is_named():
    from grognard.games.scharz.board import Area, EdgeRow, _check_edges

    area = {"min_players": 2, "lon": 0.0, "lat": 0.0}
    areas = [
        Area("a", "A", "A", "land", terrain="plain", climates=("cold",), **area),
        Area("b", "B", "B", "sea", **area),
    ]
    with pytest.raises(BadData, match=r"map.toml: \[\[edge\]\] a - b: a land edge cannot join"):
        _check_edges("map.toml", areas, [EdgeRow("a", "b", "land")])
    with pytest.raises(BadData, match="unknown area"):
        _check_edges("map.toml", areas, [EdgeRow("a", "c", "coast")])


@rule("SCH-2.2")
def test_the_box_holds_what_the_rules_count():
    with (DATA / "components.toml").open("rb") as file:
        box = tomllib.load(file)
    assert [box["common"][key] for key in ("white_dice", "blue_dice", "red_dice", "d6")] == [12, 6, 6, 2]
    assert [row.count for row in BOOK.dice] == [12, 6, 6, 2]
    supply = BOOK.supply
    assert (supply.herds, supply.grain, supply.fish, supply.units, supply.building_markers) == (
        10,
        35,
        10,
        20,
        30,
    )


@rule("SCH-2.3")
def test_gains_are_cut_to_the_supply_and_purchases_beyond_it_are_not_offered():
    s = position(
        "latium: P1 town, P1 harbour, P1 10 stored",
        "campania: P1 town, P1 9 stored",
        "samnium: P1 15 grain, P1 20 light",
        "apulia: P1 4 sheep"
        if "apulia" in [a.id for a in board_for("italia", 4).sheet.areas]
        else "daunia: P1 2 sheep",
        coins={P1: 50},
    )
    assert store_grain(s, P1, field(s, "campania"), 5) == 1  # 19 stored + 15 standing + 1 = 35
    assert not can_buy_light(s, P1) and not can_hire_now(s, P1)
    assert store_fish(s, P1, field(s, "latium"), 9) == 4
    for _ in range(8):
        s.herd_place[free_herd(s, P1)] = field(s, "picenum")
    run(place_new_herd(s, P1, 0))
    assert free_herd(s, P1) == -1

    small = position("latium: P1 light", mode="quick")
    assert units_left(small, P1) == 11 and len(small.place) == 2 * SLOTS
    assert buildings_left(small, P1) == 16 and buildings_left(s, P1) == 15 - 3


@rule("SCH-2.4")
def test_more_dice_are_rolled_than_the_box_holds():
    rolls = white(*[0] * 17) * 3
    s = position("latium: P1 14 light, P2 light", dice=[*rolls, *[1] * 60], home={"latium": P2})
    game = run(combat_phase(s))
    while not game.over:
        game.pick("stand" if "stand" in game.offered() else game.offered()[0])
    assert s.dice.used >= 14 + 2 + 1


@rule("SCH-2.5")
def test_upgraded_units_use_no_building_pieces():
    s = position("latium: P1 town, P1 5 heavy, P1 5 cavalry")
    assert buildings_left(s, P1) == 14
    assert [s.kind[u] for u in range(5)] == [HEAVY] * 5


@rule("SCH-2.6")
def test_the_tight_play_area_leaves_fields_out():
    for name, land, sea in (("italia", 43, 14), ("orient", 49, 12), ("vikings", 44, 14)):
        board = board_for(name, 4)
        assert (len(board.lands), len(board.sea_fields)) == (land, sea)
        tight = board_for(name, 2)
        assert len(tight.lands) < land
        for f, area in enumerate(tight.sheet.areas):
            assert tight.in_play[f] == (area.min_players <= 2)
            assert tight.in_play[f] or not tight.near[f]
    assert GAME.new(2, chosen("basic", play_area="tight"), None).board is board_for("italia", 2)  # type: ignore[arg-type]
    assert GAME.new(2, chosen("basic"), None).board is board_for("italia", 4)  # type: ignore[arg-type]


@rule("SCH-2.7")
def test_edges_join_fields_of_the_right_kind_and_make_them_adjacent():
    for name in MAP_IDS:
        board = board_for(name, 4)
        for number, edge in enumerate(board.edges):
            assert edge.b in board.near[edge.a] and edge.a in board.near[edge.b]
            assert board.edge_between(edge.a, edge.b) == number
            both = board.is_land[edge.a] and board.is_land[edge.b]
            assert both == (edge.kind in ("land", "river", "strait"))
            assert (edge.via >= 0) == (edge.kind == "strait")
    italia = board_for("italia", 4)
    assert italia.is_coastal(italia.field("latium")) and not italia.is_coastal(italia.field("samnium"))


@rule("SCH-2.8")
def test_the_eight_terrains_yield_protect_and_feed_as_printed():
    rows = [(t.id, t.grain_yield, t.fort, t.herd_places, t.colour) for t in BOOK.terrains.values()]
    assert rows == [
        ("plain", 3, 0, 2, "green"),
        ("grassland", 2, 0, 2, "yellow"),
        ("mountain", 1, 1, 1, "brown"),
        ("swamp", 1, 1, 1, "teal"),
        ("desert", 0, 0, 1, "grey"),
        ("river-plain", 3, 0, 2, "green"),
        ("river-grassland", 2, 0, 2, "yellow"),
        ("river-mountain", 1, 1, 1, "brown"),
    ]
    assert [t.id for t in BOOK.terrains.values() if t.rough] == ["mountain", "swamp", "river-mountain"]


@rule("SCH-2.9")
def test_the_faces_of_the_battle_dice():
    assert [row.faces for row in BOOK.dice[:3]] == [
        (1, 1, 0, 0, 0, 0),
        (2, 1, 1, 1, 0, 0),
        (2, 2, 2, 1, 1, 0),
    ]


@rule("SCH-2.10")
def test_every_data_file_says_where_its_numbers_come_from():
    for file in DATA.iterdir():
        if file.name.endswith(".toml") and file.name != "weights.toml":  # what bots have learnt is no rule
            assert "provenance" in file.read_text(encoding="utf-8"), file.name
    assert BOOK.units[7].life == BOOK.units[4].life == 2
    assert "life" in BOOK.units[7].reconstructed and "life" in BOOK.units[4].reconstructed


def test_every_scenario_is_a_preset_that_can_be_played():
    for preset in PRESETS:
        table = new_table(GAME, 3, b"scenario", preset=preset.id)
        assert table.pending
