"""NAP-1, NAP-2 Overview and components: data files, options, figures."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from grognard.games.napoleon import GAME
from grognard.games.napoleon.armies import figures_left, raise_units
from grognard.games.napoleon.atlas import load_atlas
from grognard.games.napoleon.book import (
    ATLAS,
    BOOK,
    PORTS,
    REGIONS,
    SEAS,
    load_nations,
    load_options,
    load_units,
)
from grognard.games.napoleon.ids import CAVALRY, ELITE, FRANCE, INFANTRY, IRREGULAR, MILITIA, RUSSIA
from grognard.games.napoleon.minors import raise_minor_army
from grognard.games.napoleon.production import buy_options
from grognard.games.napoleon.scenario import load_scenarios
from grognard.games.napoleon.terms import KIND, TERMS
from grognard.kernel.errors import BadData, BadOption
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.napoleon.positions import nation, position, put, region, units


@rule("NAP-1.5", "NAP-5.2")
def test_the_box_holds_the_map_and_ten_scenarios() -> None:
    assert (REGIONS, SEAS, PORTS, len(BOOK.scenarios)) == (127, 20, 60, 10)
    assert [len(home) for home in ATLAS.homeland] == [12, 7, 6, 15, 11, 11, 10]
    brest = ATLAS.ports[ATLAS.port_of[region("brittany")]]
    assert brest.seas == ("english-channel", "bay-of-biscay")


@rule("NAP-1.1", "NAP-1.7")
def test_every_scenario_can_be_played_in_both_modes_and_the_default_is_1805() -> None:
    defaults = GAME.settle(4)
    assert (defaults["mode"], defaults["scenario"], defaults["length"], defaults["sudden_death"]) == (
        "unhistorical",
        "1805-danube",
        "short_12",
        "false",
    )
    for scenario in BOOK.scenarios:
        for mode in ("historical", "unhistorical"):
            table = new_table(GAME, 2, b"1", {"scenario": scenario, "mode": mode})
            assert not table.over


@rule("NAP-1.4")
def test_the_agreed_lengths() -> None:
    months = {
        "short_12": 12,
        "medium_18": 18,
        "long_24": 24,
        "very_long_36": 36,
        "very_long_48": 48,
        "very_long_60": 60,
    }
    for length, limit in months.items():
        assert position("france britain", options={"length": length}).limit == limit
    custom = position("france britain", options={"length": "custom", "custom_rounds": "30"})
    assert custom.limit == 30


@rule("NAP-1.6")
def test_there_are_neither_event_cards_nor_light_infantry() -> None:
    assert len(BOOK.units) == 9
    assert not any("card" in TERMS.kind(term) for term in range(len(TERMS)))


@rule("NAP-2.1")
def test_figures_in_the_box() -> None:
    assert BOOK.nations[FRANCE].figures["infantry"] == 45
    assert BOOK.nations[RUSSIA].figures["cavalry"] == 14
    assert BOOK.minor.figures == BOOK.nations[nation("spain")].figures


@rule("NAP-2.2")
def test_figures_limit_play_only_by_the_option() -> None:
    s = position(
        "prussia france", active="prussia", options={"piece_limit": "true"}, berlin="prussia 14 infantry"
    )
    assert figures_left(s, nation("prussia"), MILITIA) == 1
    put(s, "berlin", "prussia 1 militia")
    assert figures_left(s, nation("prussia"), INFANTRY) == 0
    s.pp[nation("prussia")] = 30
    assert KIND[INFANTRY] not in buy_options(s, nation("prussia"))
    assert KIND[ELITE] not in buy_options(s, nation("prussia"))
    assert KIND[CAVALRY] in buy_options(s, nation("prussia"))
    assert raise_units(s, nation("prussia"), region("silesia"), MILITIA, 3) == 0

    free = position("prussia france", berlin="prussia 99 infantry")
    assert figures_left(free, nation("prussia"), INFANTRY) > 100


@rule("NAP-2.2")
def test_minor_armies_beyond_the_figures_are_not_placed() -> None:
    limited = {"piece_limit": "true"}
    s = position("spain france", options=limited, dice=[4, 6, 6], madrid="spain 13 infantry 7 cavalry")
    raise_minor_army(s, nation("spain"), region("portugal"))
    assert units(s, "spain", "portugal") == "2 infantry 1 artillery"
    assert figures_left(s, RUSSIA, IRREGULAR) == 14


@rule("NAP-2.3")
def test_any_number_of_regions_can_be_owned() -> None:
    s = position(owned="france: " + " ".join(r.id for r in ATLAS.regions))
    assert s.owner.count(FRANCE) == REGIONS


def broken(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the data with one thing changed."""
    source = files("grognard.games.napoleon") / "data"
    for each in ("map", "nations", "units", "tables", "options", "scenarios"):
        text = (source / f"{each}.toml").read_text(encoding="utf-8")
        if each == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / f"{each}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("map", 'id = "picardy"', 'id = "paris"', "same id"),
        ("map", "regions = 127", "regions = 126", "127 regions"),
        ("map", 'seas = ["english-channel", "north-sea"]', 'seas = ["black-sea"]', "no coast"),
        ("map", 'home = "france"', 'home = "atlantis"', "does not fit"),
        ("units", 'id = "militia"', 'id = "guards"', "the unit types must be"),
        ("units", 'unit = "infantry", count = 2', 'unit = "militia", count = 2', "build_requires"),
        ("nations", 'capitals = ["berlin"]', 'capitals = ["silesia"]', "capitals"),
        ("nations", "seat = 3", "seat = 3\nking = true", "unknown key 'king'"),
        ("scenarios", 'first_nation = "france"', 'first_nation = "naples"', "first_nation"),
        (
            "scenarios",
            '["austria", "france"], ["britain", "france"]',
            '["spain", "france"]',
            "a status is listed twice",
        ),
        ("scenarios", 'at = "provence"', 'at = "silesia"', "may not be there"),
        ("scenarios", '"belgium", "holland"', '"belgium", "paris"', "wrongly"),
        ("options", 'default = "unhistorical"', 'default = "fantastic"', "none of its values"),
    ],
)
def test_wrong_data_is_refused_with_a_sentence(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    folder = broken(tmp_path, file, old, new)
    with pytest.raises(BadData) as error:
        atlas = load_atlas(folder)
        load_units(folder)
        load_nations(folder, atlas)
        load_options(folder, load_scenarios(folder, atlas))
    assert says in str(error.value) and f"{file}.toml" in str(error.value)


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (5, {"mode": "historical", "scenario": "1796-rise"}, "2 to 4 players"),
        (4, {"nations_per_player": "2"}, "cannot have 2 nations each"),
        (2, {"length": "custom", "custom_rounds": "0"}, "1 to 240"),
        (2, {"length": "custom", "custom_rounds": "241"}, "1 to 240"),
        (2, {"campaign_end": "July"}, "1815-07"),
        (3, {"battle": "6 inf / 6 inf"}, "for 2 players"),
    ],
)
@rule("NAP-3.12", "NAP-22.1")
def test_combinations_that_cannot_be_played_are_refused(
    players: int, options: dict[str, str], says: str
) -> None:
    with pytest.raises(BadOption, match=says):
        GAME.settle(players, options)
