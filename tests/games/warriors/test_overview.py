"""WAT-1 Overview and options."""

import pytest

from grognard.games.warriors import GAME
from grognard.games.warriors.book import BOOK
from grognard.kernel.errors import BadOption
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.warriors.positions import position


def values(option):
    return next(o for o in GAME.options if o.id == option).values


@rule("WAT-1.1")
def test_two_to_six_players_and_ten_rounds():
    assert list(GAME.players) == [2, 3, 4, 5, 6]
    assert position("ireland", "france").rules.round_limit == BOOK.game.rounds == 10
    with pytest.raises(BadOption, match="2 to 6"):
        GAME.settle(7)


@rule("WAT-1.2")
def test_most_victory_points_win():
    s = position("ireland", "france", "england")
    s.kill_vp[1] = 5
    assert GAME.result(s).winners == [1]


@rule("WAT-1.3")
def test_no_dice_fall_after_the_setup():
    table = new_table(GAME, 4, b"dice", journal=False)
    used = table.state.dice.used
    for _ in range(400):
        if table.over:
            break
        choice = table.pending[0]
        table.act(choice.player, choice.options[table.number % len(choice.options)])
    assert table.number > 50 and table.state.dice.used == used


@rule("WAT-1.6", "WAT-1.7", "WAT-1.8", "WAT-1.9", "WAT-1.10")
def test_maps_modes_and_assignments_can_be_chosen():
    assert values("map") == ("west", "east")
    assert values("mode") == ("single", "alliance")
    assert values("alliance_mode") == ("", "2v2", "3v3", "2v2v2")
    assert values("country_assignment") == ("random", "choice", "fixed")
    assert values("team_assignment") == ("fixed", "random_before_countries", "random_after_countries")
    assert position("austria", "poland", map="east").board.header.id == "east"


@rule("WAT-1.8")
def test_without_a_name_the_alliance_mode_follows_the_number_of_players():
    four = position("ireland", "france", "england", "saxony", mode="alliance")
    assert four.rules.team_sizes == (2, 2)
    names = ("ireland", "france", "england", "saxony", "swabia", "burgundy")
    assert position(*names, mode="alliance").rules.team_sizes == (3, 3)
    assert position(*names, mode="alliance", alliance_mode="2v2v2").rules.team_sizes == (2, 2, 2)


@rule(
    "WAT-1.11", "WAT-1.12", "WAT-1.13", "WAT-1.14", "WAT-1.15", "WAT-1.16", "WAT-1.17", "WAT-1.18", "WAT-1.19"
)
def test_every_switch_has_its_first_value_by_default():
    rules = position("ireland", "france").rules
    assert sorted(map(int, values("round_limit"))) == list(range(1, 11))
    assert values("leave_policy") == ("vote", "end", "continue") and rules.leave_policy == "vote"
    assert rules.vp_purchase_needs_trade_centre and not rules.allow_gifts
    assert not rules.common_princess_step and rules.unification_once
    assert rules.shared_victory and rules.start_infantry == 0 and not rules.largest_only


@rule("WAT-1.20")
@pytest.mark.parametrize(
    ("players", "mode"), [(2, ""), (3, ""), (5, ""), (4, "3v3"), (6, "2v2"), (4, "2v2v2")]
)
def test_alliances_that_do_not_fit_the_players_are_refused(players, mode):
    with pytest.raises(BadOption, match=r"WAT-1\.20"):
        GAME.settle(players, {"mode": "alliance", "alliance_mode": mode})


@rule("WAT-1.21")
def test_leaving_is_offered_only_with_the_option():
    quiet = new_table(GAME, 2, b"1", {"country_assignment": "choice"})
    asked = new_table(GAME, 2, b"1", {"country_assignment": "choice", "resignation": "offered"})
    assert "leave" not in quiet.offered(quiet.waiting[0])
    assert "leave" in asked.offered(asked.waiting[0])


@rule("WAT-1.22")
@pytest.mark.parametrize("countries", ["ireland", "ireland,ireland", "ireland,atlantis", "ireland,poland"])
def test_given_countries_must_fit_the_seats_and_the_map(countries):
    with pytest.raises(BadOption, match="names a different country"):
        GAME.settle(2, {"country_assignment": "fixed", "countries": countries})


@rule("WAT-1.22")
def test_without_a_list_the_lowest_country_cards_are_given():
    table = new_table(GAME, 3, b"1", {"country_assignment": "fixed"})
    assert table.state.country == [0, 1, 2]


@rule("WAT-1.22")
@pytest.mark.parametrize("teams", ["0,1", "0,0,0,1", "0,1,2,1", "a,b,c,d"])
def test_given_teams_must_fit_the_seats(teams):
    with pytest.raises(BadOption, match="option teams"):
        GAME.settle(4, {"mode": "alliance", "teams": teams})
    assert position("ireland", "france", "england", "saxony", mode="alliance", teams="0,0,1,1").team == [
        0,
        0,
        1,
        1,
    ]


def test_presets_are_playable():
    for preset in GAME.presets:
        players = 4 if preset.set.get("mode") == "alliance" else 3
        assert GAME.settle(players, preset=preset.id)
