"""GEN-1, GEN-2 Overview, components and data files."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.games.generalship import GAME
from grognard.games.generalship.book import (
    BASIC_DECK,
    CAPACITY,
    CLASS,
    CONDITIONS,
    COST,
    IMPOSSIBLE,
    INFANTRY,
    KIND_OF,
    NATIONS,
    PAGES,
    POINTS,
    PORT,
    SHIP,
    TECH_DECK,
    UNITS,
    UNSEEN,
)
from grognard.games.generalship.checks import check
from grognard.games.generalship.faces import GENERAL_FACES
from grognard.games.generalship.pages import read
from grognard.kernel.dice import Dice
from grognard.kernel.errors import BadData, BadOption
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.generalship.positions import command, hide, position, put


@rule("GEN-1.1")
def test_two_to_four_nations_and_49_generals():
    assert list(GAME.players) == [2, 3, 4]
    assert [row.id for row in NATIONS] == ["austria", "byzantium", "england", "france"]
    assert len(PAGES.generals) == 49


@rule("GEN-1.2", "GEN-1.3")
def test_points_come_from_technologies_battles_tiles_and_two_events():
    points = PAGES.victory
    assert points.points_to_win == 10
    assert (points.main_technology_points, points.late_technology_points) == (2, 1)
    assert (points.attacker_win_points, points.defender_win_points) == (2, 1)
    assert (points.neutral_tiles_needed, points.neutral_tiles_points) == (3, 1)
    assert [row.points for row in PAGES.events if row.effect == "gain_points"] == [1, 1]


@rule("GEN-1.6")
def test_two_players_have_no_alliance_tile_and_fields_hold_two_or_three():
    for players, circles in ((2, 0), (3, 1), (4, 1)):
        state = GAME.new(players, GAME.settle(players), Dice(bytes(32)))
        assert state.rules.circles[-1] == circles
    assert PAGES.alliance.max_cubes_per_field == {"3": 2, "4": 3}


@rule("GEN-1.7")
def test_options_and_their_defaults():
    assert GAME.settle(3) == {
        "nation_assignment": "choose",
        "follow_order": "track",
        "free_orientation": "false",
        "action_layout": "standard",
        "max_cycles": "25",
        "upgrade_shown": "true",
    }
    assert GAME.settle(3, preset="military")["action_layout"] == "military"


@rule("GEN-1.7")
@pytest.mark.parametrize("cycles", ["0", "-1", "many", ""])
def test_the_number_of_cycles_is_positive(cycles):
    with pytest.raises(BadOption, match="positive number"):
        GAME.settle(2, {"max_cycles": cycles})


@rule("GEN-1.8")
def test_no_die_is_ever_rolled():
    table = new_table(GAME, 2, b"no dice", {"max_cycles": "3"})
    dice = Dice(b"chooser")
    while not table.over:
        choice = table.pending[0]
        table.act(choice.player, choice.options[dice.below(len(choice.options))])
        assert table.state.dice.rolled == []
    assert table.state.dice.used > 0


@rule("GEN-2.1")
def test_the_box_holds_what_the_book_lists():
    box = PAGES.components
    assert [len(deck) for deck in BASIC_DECK] == [28, 28]
    assert (box.tactic_cards_advanced_land, box.tactic_cards_advanced_sea) == (24, 24)
    assert (len(TECH_DECK), box.nation_tiles, box.neutral_tiles) == (40, 12, 12)
    assert sum(row.count for row in UNITS if row.class_ != "ship") == 210
    assert sum(row.count for row in UNITS if row.class_ == "ship") == 16


@rule("GEN-2.4")
def test_white_cylinders_suffice_exactly():
    main = [row for row in PAGES.technologies if row.section == "main"]
    tracks = {row.track for row in PAGES.technologies if row.section == "late"}
    population = [row.max_population for row in NATIONS]
    assert population == [8, 9, 7, 11]
    assert sum(population) + 1 + len(main) + len(tracks) == 43
    assert [row.track for row in PAGES.technologies if row.section == "late"] == [1, 1, 1, 2, 2, 2]


@rule("GEN-2.5")
def test_colours_of_the_nations():
    assert [row.colour for row in NATIONS] == ["yellow", "green", "red", "blue"]


@rule("GEN-2.6")
def test_classes_of_units():
    infantry = ["light_infantry", "heavy_infantry", "muskets", "archers", "artillery"]
    assert [row.id for row in UNITS if row.class_ == "infantry"] == infantry
    assert [row.id for row in UNITS if row.range == "close"] == infantry[:2]
    assert [row.id for row in UNITS if row.range == "ranged"] == infantry[2:]
    assert [row.id for row in UNITS if row.class_ == "cavalry"] == ["light_cavalry", "heavy_cavalry"]
    assert [row.id for row in UNITS if row.class_ == "ship"] == ["galley", "galleon"]
    assert CLASS[KIND_OF["artillery"]] == INFANTRY and CLASS[UNSEEN + SHIP] == SHIP


@rule("GEN-2.6")
def test_all_units_of_a_player_on_a_tile_are_one_stack():
    s = position()
    put(s, 0, "austria-capital", "LI")
    hide(s, 0, "austria-capital", "2HC")
    assert len(s.stacks[0]) == 1


@rule("GEN-6.8")
def test_numbers_symbols_rivals_and_abilities_of_generals():
    by_id = {row.id: row for row in PAGES.generals}
    alexander = by_id["alexandros-iii"]
    assert (alexander.land, alexander.sea, alexander.christian, alexander.coup) == (3, 0, False, False)
    assert by_id["pyrros-i"].ability == {"kind": "irregular", "type": "war_elephants"}
    assert by_id["napoleon"].rival == "wellington" and by_id["wellington"].rival == "napoleon"
    assert all(0 <= row.land <= 3 and 0 <= row.sea <= 3 for row in PAGES.generals)
    assert all(row.ability["kind"] for row in PAGES.generals)


def test_the_years_of_generals_are_written_in_both_languages():
    years = {row.id: face["years"] for row, face in zip(PAGES.generals, GENERAL_FACES, strict=True)}
    assert years["alexandros-iii"] == {"en": "356-323 BC", "de": "356-323 v. Chr."}
    assert years["attila"] == {"en": "c. 406-453", "de": "um 406-453"}
    assert years["napoleon"]["de"] == years["napoleon"]["en"]
    german = [each["de"] for each in years.values()]
    assert not [each for each in german if each.startswith(("c.", "d.")) or "BC" in each]


@rule("GEN-6.14")
def test_every_ability_kind_belongs_to_some_general_and_has_a_text_with_its_parameters():
    used = {row.ability["kind"] for row in PAGES.generals}
    assert used == {row.kind for row in PAGES.abilities}
    for row in PAGES.abilities:
        for name in row.params:
            assert f"{{{name}}}" in row.text_en and f"{{{name}}}" in row.text_de


@rule("GEN-12.25")
def test_conditions_are_read_with_their_limits():
    close = [KIND_OF["light_infantry"], KIND_OF["heavy_infantry"]]
    assert CONDITIONS[0][0] == [(close, 4, 99)]
    assert len(CONDITIONS[0][2]) == 2


@rule("GEN-10.3")
def test_movement_costs_by_class_and_terrain():
    assert POINTS == [1, 2, 2] and CAPACITY == 5
    assert COST == [
        [1, 1, 1, IMPOSSIBLE],
        [1, 2, IMPOSSIBLE, IMPOSSIBLE],
        [IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE, 1],
    ]
    assert PORT == [True, True, False, False]


def test_draft_costs_and_the_values_at_sea_are_those_of_the_book():
    costs = {row.id: (row.food, row.metal) for row in UNITS}
    assert costs == {
        "light_infantry": (1, 0),
        "heavy_infantry": (1, 1),
        "muskets": (2, 1),
        "archers": (1, 0),
        "artillery": (3, 1),
        "light_cavalry": (2, 0),
        "heavy_cavalry": (3, 1),
        "galley": (2, 0),
        "galleon": (3, 1),
    }
    for row in UNITS:
        if row.class_ != "ship":
            assert row.sea_loss_melee == (row.sea_melee_def or 2)
            assert row.sea_loss_shoot == (row.sea_shoot_def or 2)


def test_rivals_are_mutual_and_seated():
    s = position()
    command(s, 0, "napoleon")
    assert s.commander[0] not in s.generals


# -- mistakes in the data files ----------

MISTAKES = [
    ("units.toml", "count = 8", "count = 7", "squadrons"),
    ("units.toml", 'technology = "metallurgy"', 'technology = "stirrup"', "is not enabled"),
    ("units.toml", 'upgrades_to = ["artillery"]', 'upgrades_to = ["pikes"]', "names 'pikes'"),
    ("units.toml", "size = 1.5", "size = 1.3", "half number"),
    ("tactics.toml", "copies = 4", "copies = 5", "should have 28 cards"),
    ("tactics.toml", 'effect = "ambush"', 'effect = "bonus"', "effect ambush"),
    ("tactics.toml", "min = 4 }", "min = 0 }", "min 0"),
    ("technology.toml", 'requires_any = ["metallurgy"]', 'requires_any = ["gunpowder"]', "later column"),
    ("technology.toml", "event_slot = 1", "event_slot = 0", "event_slot"),
    ("technology.toml", "copies = 20", "copies = 21", "41 technology cards"),
    ("events.toml", "copies = 1", "copies = 2", "9 event tiles"),
    ("events.toml", 'effect = "plague"', 'effect = "frogs"', "should be one of"),
    ("actions.toml", "pg2 = 2", "pg2 = 1", "circles"),
    ("actions.toml", "ally1 = 1", "du1 = 1", "not valid TOML"),
    ("nations.toml", "max_population = 8", "max_population = 9", "hold 8"),
    ("nations.toml", 'position = "left"', 'position = "right"', "capital, left, right"),
    ("nations.toml", 'colour = "red"', 'colour = "blue"', "own colour"),
    ("neutral.toml", 'terrain = "forest"', 'terrain = "swamp"', "names 'swamp'"),
    ("layouts.toml", "capital = [1, -3]", "capital = [4, -3]", "the capital touches"),
    ("layouts.toml", "q = 0\nr = -1", "q = 1\nr = -2", "used twice"),
    ("abilities.toml", "{cost} points", "two points", "uses"),
    ("generals.toml", 'rival = "scipio"', 'rival = "caesar"', "no rival in return"),
    ("generals.toml", "land = 3", "land = 4", "0 to 3"),
    ("generals.toml", 'type = "war_elephants"', 'type = "camels"', "names 'camels'"),
    ("generals.toml", "years = ", "age = ", "'years' is missing"),
    ("game.toml", 'paradigm = "era_infantry"', 'paradigm = "era_of_peace"', "is unknown"),
    ("game.toml", "either = [1, 2]", "either = [1]", "every battle count"),
    ("game.toml", 'default = "track"', 'default = "backwards"', "is no value"),
    ("game.toml", "[upkeep]", "[upkeeping]", "'upkeep' is missing"),
]


@pytest.mark.parametrize(("file", "good", "bad", "says"), MISTAKES)
def test_a_mistake_in_the_data_is_named_with_its_file(file, good, bad, says, tmp_path: Path):
    folder = tmp_path / "data"
    shutil.copytree(str(files("grognard.games.generalship") / "data"), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert good in text
    (folder / file).write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BadData) as refused:
        check(read(folder))
    assert file in str(refused.value) and says in str(refused.value)
