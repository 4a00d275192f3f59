"""WAT-13.1 to WAT-13.7, WAT-13.12 Victory points, titles and the end of the game."""

import pytest

from grognard.games.warriors import GAME
from grognard.games.warriors.actions import add_marker
from grognard.games.warriors.book import MILITARY, PRODUCTION, TRADE
from grognard.games.warriors.victory import check_victory, final_result, ranking, title_holder
from grognard.testing import rule
from tests.games.warriors.positions import NOBODY, before, goods, hold, markers, position, vp


@rule("WAT-13.1")
def test_points_come_from_tokens_forts_kills_purchases_and_titles():
    s = position("england", "france")
    hold(s, 0, "essex", "fort")
    s.kill_vp[0], s.bought_vp[0] = 4, 2
    markers(s, 0, trade=1)
    assert vp(s, 0) == (3 + 2) + (3 + 3) + 4 + 2 + 3
    details = final_result(s).details[0]
    assert details == {"provinces": 5, "forts": 6, "kills": 4, "bought": 2, "titles": 3}


@rule("WAT-13.2")
@pytest.mark.parametrize(("players", "points"), [(6, 27), (5, 30), (4, 33), (3, 37), (2, 42)])
def test_the_threshold_depends_on_the_number_of_players(players, points):
    names = ["ireland", "scotland", "aquitaine", "saxony", "burgundy", "swabia"][:players]
    assert position(*names).rules.threshold == points


@rule("WAT-13.2")
@pytest.mark.parametrize(("players", "mode", "points"), [(6, "3v3", 75), (4, "2v2", 65), (6, "2v2v2", 55)])
def test_the_threshold_of_alliances(players, mode, points):
    names = ["ireland", "scotland", "aquitaine", "saxony", "burgundy", "swabia"][:players]
    assert position(*names, mode="alliance", alliance_mode=mode).rules.threshold == points


@rule("WAT-13.3")
def test_a_title_goes_to_the_one_with_strictly_most_markers():
    s = position("england", "france", "saxony")
    assert s.title == [NOBODY] * 3
    markers(s, 0, production=2, trade=1)
    assert s.title == [0, 0, NOBODY]
    add_marker(s, 1, TRADE)
    assert s.title == [0, NOBODY, NOBODY], "in a tie nobody holds it"
    add_marker(s, 1, TRADE)
    add_marker(s, 1, MILITARY)
    assert s.title == [0, 1, 1]
    assert title_holder(s, PRODUCTION) == 0


@rule("WAT-13.3")
def test_titles_compare_players_also_among_allies():
    s = position("england", "france", "saxony", "ireland", mode="alliance", teams="0,0,1,1")
    markers(s, 0, trade=2)
    markers(s, 1, trade=2)
    assert s.title[TRADE] == NOBODY


@rule("WAT-13.4")
def test_victory_is_checked_only_at_the_end_of_a_round():
    s = position("england", "france")
    s.bought_vp[0] = 60
    game = before(s, "first_action")
    for _ in range(4):
        assert vp(s, 0) > s.rules.threshold and not s.ending
        game.pick("pass")
    assert game.over and s.ending == "threshold"


@rule("WAT-13.4", "WAT-13.5")
def test_the_threshold_ends_the_game_and_most_points_win():
    s = position("england", "france")
    s.bought_vp = [40, 50]
    game = before(s, "end_of_round")
    assert game.over and s.ending == "threshold"
    assert final_result(s).winners == [1]


@rule("WAT-13.5")
def test_tied_players_share_the_victory():
    s = position("england", "france", "saxony")
    s.bought_vp = [40, 10, 40]
    check_victory(s)
    assert ranking(s) == [[0, 2], [1]]


@rule("WAT-13.5", "WAT-12.18")
def test_an_alliance_wins_as_a_team():
    s = position("england", "france", "saxony", "ireland", mode="alliance", teams="0,1,1,0")
    s.bought_vp = [60, 20, 20, 0]
    check_victory(s)
    assert s.ending == "threshold" and ranking(s) == [[0, 3], [1, 2]]


@rule("WAT-13.6", "WAT-1.17")
def test_without_shared_victory_ties_are_broken():
    s = position("england", "france", "saxony", shared_victory="false")
    assert ranking(s) == [[2], [0], [1]], "all alike: the lower country number"
    goods(s, 1, gold=3)
    assert ranking(s)[0] == [1], "more gold"
    s.kill_vp[0], s.bought_vp = 2, [0, 2, 2]
    assert ranking(s)[0] == [0], "more kills"
    hold(s, 2, "holstein", "princess")
    s.bought_vp[2] = 0
    assert ranking(s)[0] == [2], "more provinces"


@rule("WAT-13.6")
def test_ties_of_alliances_are_broken_by_their_sums():
    s = position(
        "england", "france", "saxony", "ireland", mode="alliance", teams="0,0,1,1", shared_victory="false"
    )
    assert ranking(s) == [[2, 3], [0, 1]], "Ireland has the lowest number"
    goods(s, 0, gold=1)
    goods(s, 1, gold=1)
    goods(s, 2, gold=0)
    goods(s, 3, gold=1)
    assert ranking(s) == [[0, 1], [2, 3]]


@rule("WAT-13.7", "WAT-1.11")
def test_a_round_limit_agreed_beforehand_ends_the_game():
    s = position("england", "france", round_limit="3", round=2)
    assert not before(s, "end_of_round").over
    s.round = 3
    game = before(s, "end_of_round")
    assert game.over and s.ending == "rounds"


@rule("WAT-13.12")
def test_places_by_points_and_equal_points_share_a_place():
    s = position("england", "france", "saxony", "ireland")
    s.bought_vp = [1, 5, 1, 3]
    result = GAME.result(s)
    assert result.places == [[1], [3], [0, 2]] and result.scores == [7, 11, 7, 9]
