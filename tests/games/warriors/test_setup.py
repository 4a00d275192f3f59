"""WAT-3 Setup."""

import pytest

from grognard.games.warriors import GAME
from grognard.games.warriors.book import BOOK, CAPITAL
from grognard.games.warriors.setup import place_start_markers
from grognard.games.warriors.state import BARBARIANS
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.warriors.positions import answers, owner, pieces, position, stock, vp


@rule("WAT-3.1", "WAT-3.2", "WAT-3.5")
@pytest.mark.parametrize(
    ("map_", "countries"), [("west", ("ireland", "france")), ("east", ("poland", "serbia"))]
)
def test_barbarians_stand_everywhere_but_in_the_start_capitals(map_, countries):
    s = position(*countries, map=map_)
    starts = [s.board.capital[country] for country in s.country]
    for province, token in enumerate(s.board.tokens):
        if province in starts:
            continue
        assert s.owner[province] == BARBARIANS
        assert pieces(s, token.id) == [
            "barbarian_fort" if s.board.land[province] == CAPITAL else "barbarian_army"
        ]


@rule("WAT-3.3")
def test_seats_get_their_colours_in_order():
    s = position("ireland", "france", "england")
    colours = [player["colour"] for player in GAME.view(s, None)["players"]]
    assert colours == list(BOOK.colours.ids[:3])


@rule("WAT-3.4")
def test_countries_are_drawn_at_random_and_known_at_once():
    drawn = [new_table(GAME, 6, str(seed).encode()).state.country for seed in range(8)]
    assert all(len(set(countries)) == 6 for countries in drawn)
    assert len({tuple(countries) for countries in drawn}) > 1
    table = new_table(GAME, 6, b"0")
    assert all(player["country"] for player in table.view(None)["players"])


@rule("WAT-3.4")
def test_experienced_players_choose_in_a_random_order_of_seats():
    first = {
        new_table(GAME, 3, str(n).encode(), {"country_assignment": "choice"}).waiting[0] for n in range(12)
    }
    assert first == {0, 1, 2}
    table = new_table(GAME, 3, b"1", {"country_assignment": "choice"})
    one = table.waiting[0]
    assert len(table.offered(one)) == 8
    table.act(one, "saxony")
    two = table.waiting[0]
    assert two != one and "saxony" not in table.offered(two) and len(table.offered(two)) == 7
    table.act(two, "ireland")
    table.act(table.waiting[0], "france")
    assert table.state.board.cards[table.state.country[one]].id == "saxony"


@rule("WAT-3.6", "WAT-3.7", "WAT-3.8")
def test_a_player_starts_with_a_fort_four_princesses_three_goods_and_six_points():
    s = position("england", "france")
    assert pieces(s, "wessex") == ["fort"] + ["princess"] * 4
    assert owner(s, "wessex") == 0 and vp(s, 0) == 6
    assert stock(s, 0) == {"gold": 1, "food": 1, "material": 0, "weapons": 1}
    assert s.markers == [[0, 0, 0], [0, 0, 0]]


@rule("WAT-3.6", "WAT-1.18")
def test_an_infantry_stands_in_the_capital_with_the_option():
    s = position("england", "france", start_infantry="1")
    assert "infantry" in pieces(s, "wessex")


@rule("WAT-3.9")
def test_three_markers_are_committed_in_secret_and_revealed_together():
    s = position("ireland", "france")
    game = answers(place_start_markers(s))
    game.pick("military", "military", "production", player=0)
    assert s.markers == [[0, 0, 0], [0, 0, 0]]
    assert GAME.view(GAME.hide(s, 1), 1)["start_markers"] == [[], []]
    assert GAME.view(GAME.hide(s, 0), 0)["start_markers"] == [["military", "military", "production"], []]
    game.pick("trade", "trade", "trade", player=1)
    assert game.over and s.markers == [[1, 0, 2], [0, 3, 0]]
    assert s.title == [0, 1, 0]


@rule("WAT-3.10", "WAT-3.13", "WAT-1.10")
def test_teams_are_dealt_before_or_after_the_countries():
    for assignment in ("random_before_countries", "random_after_countries"):
        teams = set()
        for seed in range(8):
            options = {"mode": "alliance", "team_assignment": assignment}
            s = new_table(GAME, 6, str(seed).encode(), options).state
            assert sorted(s.team) == [0, 0, 0, 1, 1, 1]
            teams.add(tuple(s.team))
        assert len(teams) > 1


@rule("WAT-1.10")
def test_teams_drawn_before_are_known_when_countries_are_chosen_and_drawn_after_are_not():
    def told(assignment):
        options = {"mode": "alliance", "country_assignment": "choice", "team_assignment": assignment}
        return [event.told.key for event in new_table(GAME, 4, b"1", options).seen(None)]

    assert "team_joined" in told("random_before_countries")
    assert "team_joined" not in told("random_after_countries")


@rule("WAT-3.13")
def test_without_a_list_seats_join_the_teams_by_turns():
    names = ("ireland", "france", "england", "saxony", "swabia", "burgundy")
    assert position(*names, mode="alliance", alliance_mode="2v2v2").team == [0, 1, 2, 0, 1, 2]


@rule("WAT-3.11")
def test_play_order_is_that_of_the_country_cards():
    assert position("france", "ireland", "burgundy").order == [1, 2, 0]


@rule("WAT-3.12")
def test_round_one_begins_after_the_markers():
    table = new_table(GAME, 2, b"1")
    assert table.view(0)["step"] == "setup"
    for player in (0, 1):
        for _ in range(3):
            table.act(player, "trade")
    assert table.state.round == 1
