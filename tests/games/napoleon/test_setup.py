"""NAP-3 Setup."""

from __future__ import annotations

from grognard.games.napoleon import GAME
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.ids import FRANCE, NATION_IDS, NATIONS, NOBODY, PRUSSIA
from grognard.games.napoleon.status import player_of, turn_order
from grognard.kernel.table import Table, new_table
from grognard.testing import rule
from tests.games.napoleon.positions import fleet, nation, owner, status, units


def seated(nations: str, options: dict[str, str] | None = None, seed: bytes = b"1") -> Table:
    """An unhistorical table at which the seats have chosen these nations, one after the other."""
    words = nations.split()
    each = int((options or {}).get("nations_per_player", "1"))
    table = new_table(GAME, len(words) // each, seed, options)
    for number, word in enumerate(words[:6]):  # the seventh nation is the only one left
        table.act(number % (len(words) // each), word)
    return table


def controller(table: Table, word: str) -> str:
    lord = table.state.controller[nation(word)]
    return "" if lord == NOBODY else NATION_IDS[lord]


@rule("NAP-3.1", "NAP-3.5", "NAP-3.10")
def test_the_scenario_sets_ownership_forces_date_and_first_nation() -> None:
    table = seated(
        "france britain russia austria prussia ottoman spain", {"scenario": "1799-second-coalition"}
    )
    s = table.state
    assert (s.year, s.month, s.active) == (1799, 4, nation("austria"))
    assert [NATION_IDS[n] for n in turn_order(s)] == [
        "austria",
        "spain",
        "france",
        "britain",
        "prussia",
        "russia",
        "ottoman",
    ]
    assert owner(s, "vienna") == "austria" and owner(s, "sweden") == ""
    assert s.pap[FRANCE] == 3


@rule("NAP-3.5")
def test_neutral_great_nations_get_no_pap_and_uprisings_lie_where_the_scenario_says() -> None:
    s = seated("france britain", {"scenario": "1809-phoenix"}).state
    assert s.pap[nation("austria")] == 0 and s.pap[FRANCE] == 3
    assert [BOOK.atlas.regions[r].id for r in range(127) if s.uprising[r]] == ["tyrol"]


@rule("NAP-3.2", "NAP-3.4")
def test_each_player_picks_a_free_nation_in_seat_order() -> None:
    table = new_table(GAME, 2, b"1", {"nations_per_player": "3"})
    order = list(BOOK.scenarios["1805-danube"].unhistorical_order)
    assert table.waiting == [0] and table.offered(0) == order
    for player, word in (
        (0, "prussia"),
        (1, "spain"),
        (0, "russia"),
        (1, "ottoman"),
        (0, "austria"),
        (1, "britain"),
    ):
        assert table.waiting == [player]
        table.act(player, word)
    assert [player_of(table.state, n) for n in range(NATIONS)] == [
        1,
        1,
        0,
        0,
        1,
        0,
        1,
    ]  # France: Spain's ally
    assert table.state.seat[FRANCE] == NOBODY


@rule("NAP-3.3", "NAP-3.12", "NAP-1.2")
def test_historical_seats_come_from_the_scenario() -> None:
    s = new_table(GAME, 3, b"1", {"mode": "historical", "scenario": "1813-empire"}).state
    assert [NATION_IDS[n] for n in range(NATIONS) if s.seat[n] == 1] == ["prussia", "russia", "spain"]
    assert s.seat[nation("ottoman")] == NOBODY


@rule("NAP-3.6")
def test_the_diplomacy_table_follows_the_list_order() -> None:
    s = seated("france britain russia austria prussia ottoman spain").state
    assert [NATION_IDS[n] for n in s.wars[FRANCE]] == ["britain", "russia", "austria"]
    assert status(s, "france", "spain") == "alliance" and status(s, "prussia", "russia") == "neutral"


@rule("NAP-3.7")
def test_historical_sides_are_allied_and_outsiders_do_nothing() -> None:
    s = new_table(GAME, 2, b"1", {"mode": "historical", "scenario": "1803-amiens"}).state
    assert status(s, "austria", "russia") == "alliance" and status(s, "france", "spain") == "alliance"
    s = new_table(GAME, 2, b"1", {"mode": "historical", "scenario": "1809-phoenix"}).state
    assert status(s, "russia", "ottoman") == "neutral" and s.controller[nation("russia")] == NOBODY


@rule("NAP-3.8")
def test_a_neutral_nation_with_a_listed_alliance_starts_controlled() -> None:
    table = seated("france britain")
    assert [controller(table, word) for word in ("spain", "russia", "austria", "prussia", "ottoman")] == [
        "france",
        "britain",
        "britain",
        "",
        "",
    ]
    assert status(table.state, "russia", "austria") == "alliance"
    assert status(table.state, "britain", "spain") == "war"
    assert table.state.gained == [[], []]


@rule("NAP-3.8")
def test_a_neutral_nation_with_a_listed_war_starts_as_if_it_had_been_attacked() -> None:
    # Russia's allies are nobody's; it is at war with player nation France, as is player nation Britain.
    table = seated("france ottoman", {"scenario": "1813-empire"})
    assert controller(table, "russia") == "ottoman"
    assert status(table.state, "russia", "ottoman") == "neutral"
    assert table.state.aggressor[nation("russia")] == FRANCE


@rule("NAP-3.8", "NAP-13.7")
def test_an_enemy_of_the_enemy_takes_the_nation_in() -> None:
    # 1807: Russia at war with France and the Ottoman Empire; both are players' nations.
    table = seated("ottoman prussia", {"scenario": "1807-eylau"})
    assert controller(table, "russia") == "prussia" and status(table.state, "russia", "prussia") == "alliance"
    assert controller(table, "france") == "ottoman"
    assert controller(table, "britain") == "prussia"


@rule("NAP-3.9")
def test_units_of_uncontrolled_nations_go_to_their_capital() -> None:
    s = seated("prussia ottoman", {"scenario": "1796-rise"}).state
    assert units(s, "austria", "wurttemberg") == "" and units(s, "austria", "hesse") == ""
    assert "13 infantry" in units(s, "austria", "vienna")
    assert units(s, "austria", "hungary") == "2 infantry 1 cavalry"


@rule("NAP-3.9", "NAP-6.15")
def test_units_that_may_not_stay_are_repatriated() -> None:
    # Austria and France belong to one player: their war is dropped, and the Austrian army leaves Bavaria.
    table = seated("france britain austria russia", {"nations_per_player": "2"})
    assert status(table.state, "france", "austria") == "neutral"
    assert units(table.state, "austria", "bavaria") != ""
    assert table.waiting == [0] and table.choice_of(0).ask.key == "repatriate_to"  # type: ignore[union-attr]
    while table.choice_of(0) is not None and table.choice_of(0).ask.key == "repatriate_to":  # type: ignore[union-attr]
        table.act(0, table.offered(0)[0])
    assert units(table.state, "austria", "bavaria") == ""


@rule("NAP-3.11")
def test_a_player_never_fights_himself() -> None:
    s = seated("france britain russia austria", {"nations_per_player": "2"}).state
    assert status(s, "france", "russia") == "neutral" and status(s, "france", "austria") == "war"


@rule("NAP-3.13")
def test_alliances_of_uncontrolled_nations_are_dropped_but_a_war_with_a_controlled_one_stands() -> None:
    table = seated("spain austria", {"scenario": "1807-eylau"})
    assert controller(table, "france") == "spain"
    assert controller(table, "russia") == "" and controller(table, "prussia") == ""
    assert status(table.state, "prussia", "russia") == "neutral"
    assert status(table.state, "france", "russia") == "war"
    assert status(table.state, "france", "ottoman") == "neutral"
    assert fleet(table.state, "russia", "port-st-petersburg") > 0 and table.state.seat[PRUSSIA] == NOBODY
