"""EMP-1 and EMP-2: players, turns, options, components, data files."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.games.empires import GAME
from grognard.games.empires.book import BOOK, load
from grognard.games.empires.cards import AT_SEA, DECK_CARDS, DECK_COUNT, DECK_FIGHTERS, IN_SIEGE, SEA_SLOT
from grognard.games.empires.map import PROVINCES, SIDES, VP, area_named
from grognard.games.empires.terms import AVAILABLE_CARDS, COLOURS, EMPIRE_CARDS
from grognard.kernel.errors import BadData, BadOption
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.empires.positions import RED, position, words

DATA = Path(str(files("grognard.games.empires") / "data"))
OPTION_IDS = {
    "initial_markers_3p": ("7", "8"),
    "sword_bonus_vs_spear": ("off", "on"),
    "archers_block_on_4": ("off", "on"),
    "elephant_bonus_vs_heavy_cavalry": ("on", "off"),
    "failed_displacement": ("stock", "warehouse"),
    "friendly_sea_bonus": ("target", "origin_or_target"),
    "diplomacy_reach": ("printed", "mediterranean"),
    "remote_diplomat": ("off", "on"),
    "disband_not_on_offer": ("off", "on"),
    "casualty_pool": ("committed", "revealed"),
    "same_skirmishers": ("negate", "roll"),
    "plunder_neutral": ("off", "on"),
    "house_spend_plunder": ("off", "on"),
    "house_revolt_ransom": ("off", "on"),
    "house_restock_action": ("off", "on"),
    "house_mountain_ambush": ("off", "on"),
}


@rule("EMP-1.1")
def test_three_to_five_players_each_with_a_colour():
    assert list(GAME.players) == [3, 4, 5]
    for players in (2, 6):
        with pytest.raises(BadOption, match="3 to 5 players"):
            GAME.settle(players)
    assert len({GAME.seat_name(position(), seat, "en") for seat in range(5)}) == len(COLOURS) == 5


@rule("EMP-1.2", "EMP-1.3", "EMP-1.4", "EMP-8.1")
def test_a_whole_game_has_thirty_four_actions_for_everybody_and_three_scorings():
    table = new_table(GAME, 3, b"whole game")
    actions = [0, 0, 0]
    while not table.over:
        choice = table.pending[0]
        if choice.ask.key == "action":
            actions[choice.player] += 1
            table.act(choice.player, "pass")
        else:
            table.act(choice.player, choice.options[0])
    assert actions == [34, 34, 34] and len(table.state.scores) == 3
    assert table.result.scores == [sum(row[seat] for row in table.state.scores) for seat in range(3)]


@rule("EMP-1.6")
def test_all_options_exist_with_the_default_first():
    assert {option.id: option.values for option in GAME.options} == OPTION_IDS
    assert GAME.settle(3) == {name: values[0] for name, values in OPTION_IDS.items()}
    assert all(option.default == option.values[0] for option in GAME.options)


@rule("EMP-1.7")
def test_presets_set_what_the_rules_say():
    assert GAME.settle(3, preset="default") == GAME.settle(3)
    german = {
        "sword_bonus_vs_spear": "on",
        "archers_block_on_4": "on",
        "failed_displacement": "warehouse",
        "remote_diplomat": "on",
        "disband_not_on_offer": "on",
        "diplomacy_reach": "mediterranean",
    }
    assert GAME.settle(3, preset="german") == {**GAME.settle(3), **german}
    sheet = {"initial_markers_3p": "8", "friendly_sea_bonus": "origin_or_target"}
    assert GAME.settle(3, preset="summary_sheet") == {**GAME.settle(3), **sheet}


@rule("EMP-2.1", "EMP-2.2")
def test_the_box_holds_110_cards_and_250_pieces():
    assert BOOK.cards.total_cards == 110 and len(BOOK.decks) == 6
    assert all(len(DECK_CARDS[deck]) == 7 for deck in range(DECK_COUNT))
    assert sum(row.copies for row in BOOK.available) == 63 and BOOK.cards.warehouse_cards == 5
    supply = BOOK.supply
    assert (supply.control_per_player, supply.trade_per_player, supply.fortifications) == (25, 20, 19)
    assert (supply.battle_blocks, supply.first_player_pawn, supply.turn_round_markers) == (3, 1, 2)
    assert 5 * (25 + 20) + 19 + 3 + 1 + 2 == supply.total_wood == 250


@rule("EMP-2.2")
def test_a_new_game_holds_all_pieces():
    pieces = GAME.components(position(players=5))
    assert pieces["available cards"] == 63 and pieces["empire decks"] == 6
    assert pieces["fortifications"] == 19 and pieces["trade places"] == 170
    assert pieces["purple control markers"] == 25 and pieces["purple trade markers"] == 20


@rule("EMP-2.3")
def test_every_data_file_is_read_and_nothing_in_it_is_unknown(tmp_path: Path):
    for name in ("map", "cards", "combat", "tables", "options"):
        folder = tmp_path / name
        shutil.copytree(DATA, folder)
        with (folder / f"{name}.toml").open("a", encoding="utf-8") as file:
            file.write("\n[surprise]\nvalue = 1\n")
        with pytest.raises(BadData, match=f"{name}.toml.*surprise"):
            load(folder)


@rule("EMP-2.4")
def test_the_map_is_worth_170_points_and_the_decks_can_fight_everywhere():
    assert sum(VP) == 170 and PROVINCES.bit_count() == 47
    assert [sum(VP[a] for a in range(50) if side >> a & 1) for side in SIDES] == [75, 71]
    for deck in range(DECK_COUNT):
        assert len(DECK_FIGHTERS[IN_SIEGE][deck]) >= 3
        slots = {SEA_SLOT[card] for card in DECK_FIGHTERS[AT_SEA][deck]}
        assert slots == {0, 1}, "a marine and a marine skirmisher, no galley"
    assert {place.id for place in BOOK.scenery} >= {"sardinia", "corsica", "balearics", "hibernia"}


@rule("EMP-2.5")
def test_numbers_come_from_the_data_files(tmp_path: Path):
    folder = changed(tmp_path, "tables.toml", "base = 5", "base = 6")
    assert load(folder).income.base == 6


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of the data with one text replaced."""
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("map.toml", 'a = "lusitania"\nb = "baetica"', 'a = "atlantis"\nb = "baetica"', "no area 'atlantis'"),
        ("map.toml", 'b = "baetica"\nkind = "land"', 'b = "baetica"\nkind = "sea"', "'sea' does not fit"),
        ("map.toml", "vp = 6\namphora = true", "vp = 7\namphora = true", "provinces have 147 VP"),
        (
            "map.toml",
            'side = "north"\nvp = 2\namphora = false',
            'side = "west"\nvp = 2\namphora = false',
            "'west'",
        ),
        ("cards.toml", 'card = "a-sword-5"', 'card = "b-sword-5"', "begins with its deck"),
        ("cards.toml", 'card = "sword-8"\n', 'card = "sword-8"\ncolour = "red"\n', "unknown key 'colour'"),
        ("cards.toml", "copies = 4", "copies = 5", "64 Available Army cards"),
        ("cards.toml", 'name_en = "Sword 8"', 'name_en = "Sword 9"', "'Sword 9'"),
        (
            "combat.toml",
            "block_min = 4\nkill_min = 6",
            "block_min = 6\nkill_min = 6",
            "block_min and kill_min",
        ),
        (
            "combat.toml",
            'unit = "sword"\nversus = "pike"',
            'unit = "sword"\nversus = "pikes"',
            "sword against pikes",
        ),
        ("combat.toml", "rout_blocks = 3", 'rout_blocks = "three"', "a whole number"),
        (
            "tables.toml",
            "rounds_per_turn = [10, 9, 8, 7]",
            "rounds_per_turn = [9, 9, 8, 7]",
            "rounds_per_turn",
        ),
        ("tables.toml", "control_per_player = 25", "control_per_player = 26", "wooden pieces"),
        ("tables.toml", '"lusitania", "britannia"', '"lusitania", "syria"', "no province of the north"),
        ("tables.toml", "rolls = [1, 2, 3]", "rolls = [1, 2]", "first die"),
        ("options.toml", 'default = "7"', 'default = "8"', "the default is the first value"),
        ("options.toml", '"remote_diplomat=on"', '"remote_diplomat=maybe"', "is no option"),
    ],
)
def test_a_mistake_in_a_data_file_is_named(tmp_path: Path, file: str, old: str, new: str, complaint: str):
    with pytest.raises(BadData) as error:
        load(changed(tmp_path, file, old, new))
    assert str(error.value).startswith(file) and complaint in str(error.value)


def test_names_of_cards_and_areas_are_those_of_the_data():
    assert len(EMPIRE_CARDS) == 17 and len(AVAILABLE_CARDS) == 26
    assert GAME.terms.entries[area_named("italia")].names == {"en": "Italia", "de": "Italien"}
    assert words([EMPIRE_CARDS[0], AVAILABLE_CARDS[0]]) == ["e:sword-7", "a:sword-7"]
    assert position(red="italia").owner[area_named("italia")] == RED


@rule("EMP-1.5")
def test_empire_cards_are_never_lost_while_recruited_cards_cost_points():
    from grognard.games.empires.scoring import card_vp

    s = position(red="italia", decks={RED: "A"}, hands={RED: "a:sword-8 a:galley-6"})
    assert card_vp(s, RED) == -2
