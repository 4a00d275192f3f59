"""WAT-2 Components and data."""

import shutil
from pathlib import Path

import pytest

from grognard.games.warriors.actions import army_types, possible_actions, upgrades_for
from grognard.games.warriors.book import (
    ARCHERS,
    BARBARIAN_FORT,
    BOOK,
    CAVALRY,
    DATA,
    FORT,
    INFANTRY,
    LAND_IDS,
    PRINCESS,
    TRACKS,
    load_rulebook,
)
from grognard.games.warriors.maps import MAPS, load_map
from grognard.games.warriors.state import (
    IN_SUPPLY,
    OUT_OF_GAME,
    remove,
    spare,
    strength,
    toughness,
)
from grognard.games.warriors.terms import UPGRADE_ARMY
from grognard.kernel.errors import BadData
from grognard.testing import rule
from tests.games.warriors.positions import (
    barbarians,
    goods,
    hold,
    markers,
    place,
    position,
)


@rule("WAT-2.1", "WAT-2.2", "WAT-2.3", "WAT-2.17")
@pytest.mark.parametrize(("name", "counts"), [("west", (8, 8, 15, 12)), ("east", (8, 8, 12, 14))])
def test_each_map_has_eight_countries_and_its_provinces(name, counts):
    board = MAPS[name]
    assert tuple(board.land.count(land) for land in range(4)) == counts
    assert [card.order for card in board.cards] == list(range(1, 9))
    assert all(3 <= len(core) <= 5 for core in board.core)
    assert all(
        6 <= len(core) + len(claims) <= 7 for core, claims in zip(board.core, board.claims, strict=True)
    )


@rule("WAT-2.3")
def test_slavonia_is_a_trade_centre_and_brabant_exists():
    east, west = MAPS["east"], MAPS["west"]
    slavonija = next(token for token in east.tokens if token.id == "slavonija")
    assert slavonija.kind == "trade_centre"
    assert "brabant" in [token.id for token in west.tokens]


@rule("WAT-2.4", "WAT-2.5")
def test_six_colours_of_pieces_and_barbarians_for_the_map():
    s = position("ireland", "france")
    assert [BOOK.units[k].per_colour for k in (INFANTRY, ARCHERS, CAVALRY, PRINCESS, FORT)] == [4, 4, 4, 4, 8]
    assert len(BOOK.colours.ids) == 6
    for name, armies in (("west", 35), ("east", 34)):
        kinds = [kind for _, kind in MAPS[name].barbarians]
        assert (kinds.count(BARBARIAN_FORT), len(kinds) - kinds.count(BARBARIAN_FORT)) == (8, armies)
    assert len(s.kind) == 6 * 24 + 43


@rule("WAT-2.6", "WAT-2.7")
def test_goods_and_victory_points_have_no_supply_limit():
    s = position("ireland", "france")
    goods(s, 0, gold=1000)
    s.bought_vp[0] = 1000
    assert BOOK.resources.kinds == ("gold", "food", "material", "weapons")
    assert BOOK.resources.denominations == (1, 5, 20)


@rule("WAT-2.8", "WAT-2.9", "WAT-2.10")
def test_progress_card_titles_and_round_track():
    for track in TRACKS:
        rows = BOOK.track_rows(track)
        assert [row.cumulative for row in rows] == [0, 1, 3, 6, 9, 12, 16]
    assert [row.id for row in BOOK.titles] == ["builder", "trader", "warrior"]
    assert BOOK.game.rounds == 10


@rule("WAT-2.11")
def test_without_a_piece_in_supply_nothing_is_built_or_upgraded():
    s = position("ireland", "france")
    goods(s, 0, gold=9, material=20, weapons=9)
    markers(s, 0, production=9, military=3)
    units = hold(s, 0, "leinster", "4 infantry, 4 archers")
    assert army_types(s, 0) == []
    assert upgrades_for(s, 0, units[0]) == [(CAVALRY, 14)]
    for _ in range(4):
        s.place[spare(s, 0, CAVALRY)] = OUT_OF_GAME
    assert UPGRADE_ARMY not in possible_actions(s, 0)


@rule("WAT-2.12")
def test_dead_armies_and_forts_can_be_built_again_but_princesses_cannot():
    s = position("ireland", "france")
    infantry, fort, princess = hold(s, 0, "leinster", "infantry, fort, princess")
    for unit in (infantry, fort, princess):
        remove(s, unit)
    assert [s.place[unit] for unit in (infantry, fort, princess)] == [IN_SUPPLY, IN_SUPPLY, OUT_OF_GAME]


@rule("WAT-2.13")
def test_dead_barbarians_leave_the_game():
    s = position("ireland", "france")
    (unit,) = barbarians(s, "leinster")
    remove(s, unit)
    assert s.place[unit] == OUT_OF_GAME


@rule("WAT-2.14")
def test_strength_and_toughness_of_all_pieces():
    s = position("ireland", "france")
    units = hold(s, 0, "leinster", "infantry, archers, cavalry, princess, fort")
    assert [(strength(s, u), toughness(s, u)) for u in units] == [(1, 1), (2, 2), (3, 3), (0, 1), (5, 5)]
    fort = s.here[place(s, "fortriu")][0]
    army = s.here[place(s, "moray")][0]
    for s.round, value in ((1, 1), (3, 1), (4, 2), (7, 2), (8, 3), (10, 3)):
        assert (strength(s, army), toughness(s, army)) == (value, value)
        assert (strength(s, fort), toughness(s, fort)) == (5, 5)


@rule("WAT-2.15")
def test_contested_provinces_are_claimed_by_two_countries():
    for board in MAPS.values():
        for token in board.tokens:
            assert len(token.countries) == (2 if token.kind == "contested" else 1)
            assert token.vp == getattr(BOOK.vp, token.kind)
            assert LAND_IDS.index(token.kind) == board.land[board.tokens.index(token)]


@rule("WAT-2.16")
def test_provinces_are_adjacent_exactly_where_an_edge_joins_them():
    s = position("ireland", "france")
    near = [s.board.tokens[p].id for p in s.board.neighbours[place(s, "leinster")]]
    assert sorted(near) == ["meath", "munster", "wales"]  # Wales over a sea lane, not Connacht
    joined = {frozenset((edge.a, edge.b)) for edge in s.board.edges}
    assert len(joined) * 2 == sum(len(around) for around in s.board.neighbours)


@rule("WAT-2.17")
def test_wessex_mercia_and_essex_show_the_symbols_of_the_collection_example():
    board = MAPS["west"]
    ids = [token.id for token in board.tokens]
    symbols = [board.symbols[ids.index(name)] for name in ("wessex", "mercia", "essex")]
    assert tuple(map(sum, zip(*symbols, strict=True))) == (1, 3, 1)


@rule("WAT-2.19")
def test_land_outside_the_game_is_no_province_and_no_term():
    for board in MAPS.values():
        ids = [token.id for token in board.tokens]
        for ground in board.backgrounds:
            assert ground.id not in ids
            assert all(ground.id not in (edge.a, edge.b) for edge in board.edges)


# -- mistakes in the files are named ----------


BROKEN = [
    ("game.toml", "gold_per_vp = 10", "gold_per_vp = 0", "gold_per_vp"),
    ("game.toml", '"2" = 42', '"9" = 42', r"\[victory.single\] lacks 2 players"),
    ("game.toml", "to_round = 10", "to_round = 9", "barbarian_strength"),
    ("game.toml", "teams = [3, 3]", "teams = [3, 2]", "teams do not add up"),
    ("game.toml", '"7" = 9', '"7" = 1', "should never fall"),
    ("game.toml", "cancels_in_a_row = 20", "cancels_in_a_row = 0", "cancels_in_a_row"),
    ("game.toml", 'default_map = "west"', 'defalt_map = "west"', "default_map"),
    ("units.toml", "kill_vp = 2", "kill_vp = 9", "kill_vp"),
    ("units.toml", "per_colour = 8", "per_colour = 0", "per_colour"),
    ("units.toml", "needs_level = 6", "needs_level = 5", "not the level of cavalry"),
    ("progress.toml", "cumulative = 16", "cumulative = 17", "cumulative should be 16"),
    ("progress.toml", "bank_rate = 7", "bank_rate = 5", "no gain, or a loss"),
    ("progress.toml", 'effect = "may_build_fort"', 'effect = "may_fly"', "effect"),
    ("options.toml", 'labels_en = ["no", "yes"]', 'labels_en = ["no"]', "label"),
    ("options.toml", 'values = ["false", "true"]', 'values = ["true", "false"]', "default"),
    ("options.toml", 'set = { round_limit = "6" }', 'set = { round_limit = "16" }', "preset"),
    ("map_west.toml", 'a = "meath"', 'a = "moth"', "no such province"),
    ("map_west.toml", 'kind = "contested"', 'kind = "common"', "countries expected"),
    ("map_west.toml", "vp = 2", "vp = 3", "vp differs"),
    ("map_west.toml", "order = 8", "order = 7", "order"),
    ("map_west.toml", 'id = "munster"', 'id = "meath"', "used twice"),
    ("map_west.toml", 'name_en = "Munster"', 'name_en = "Meath"', "same name"),
]


@rule("WAT-2.1")
@pytest.mark.parametrize(("file", "good", "bad", "sentence"), BROKEN)
def test_a_mistake_in_a_data_file_is_named(tmp_path, file, good, bad, sentence):
    for each in Path(str(DATA)).glob("*.toml"):
        shutil.copy(each, tmp_path)
    text = (tmp_path / file).read_text()
    assert good in text
    (tmp_path / file).write_text(text.replace(good, bad, 1))
    with pytest.raises(BadData, match=f"(?s){file}.*{sentence}"):
        load_map(tmp_path, "west") if file.startswith("map") else load_rulebook(tmp_path)
