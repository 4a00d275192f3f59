"""GEN-4 Sequence of play."""

from __future__ import annotations

import pytest

from grognard.games.generalship.book import ACTION_TILES, TILE_OF
from grognard.games.generalship.ending import Victory, gain_points
from grognard.games.generalship.state import OVER, POINTS_STAGE, TILE_STAGE
from grognard.games.generalship.turn import actors, choose_tile, end_turn
from grognard.games.generalship.turn import play as play_game
from grognard.testing import rule
from tests.games.generalship.positions import acting, hand, own, play, position, put, told


def two_pg(nations: str = "austria byzantium england france", **options: str):
    return position(nations, **options)


@rule("GEN-4.1")
def test_a_cycle_has_two_rounds_of_one_turn_each():
    s = position("austria byzantium")
    game = play(play_game(s))
    turns = []
    while s.cycle == 0:
        choice = game.question()
        if choice.ask.key == "choose_tile":
            turns.append(choice.player)
        game.pick(game.offered()[-1])
    assert turns == [0, 1, 0, 1]


@rule("GEN-4.2")
def test_a_tile_without_an_empty_circle_cannot_be_chosen():
    s = position("austria byzantium england france")
    s.cylinders[0] = [ACTION_TILES.index("pg1"), ACTION_TILES.index("du1")]
    game = play(choose_tile(s))
    assert game.asks(0, "choose_tile", ["pg2", "gt1", "gt2", "du1", "ma1", "ma2", "ally1"])
    game.pick("du1")
    assert s.cylinders[0].count(ACTION_TILES.index("du1")) == 2


@rule("GEN-4.3")
def test_there_are_always_three_empty_circles_and_no_pass():
    for nations, players in (("austria france", 2), ("austria england france", 3)):
        s = position(nations)
        used = 2 * players - 1
        circles = [tile for tile, count in enumerate(s.rules.circles) for _ in range(count)]
        for number in range(used):
            s.cylinders[number % players].append(circles[number])
        game = play(choose_tile(s))
        assert "pass" not in game.offered() and sum(s.rules.circles) - used == 3


@rule("GEN-4.4", "GEN-4.7")
def test_on_a_tile_with_one_action_all_do_it_in_player_order():
    s = position("austria byzantium england france")
    acting(s, 2, "du1", "draft_upgrade")
    assert actors(s) == [2, 0, 1, 3]
    s.food = [1, 1, 1, 1]
    game = play(play_game(s))
    asked = []
    while s.stage != TILE_STAGE:
        asked.append((game.question().player, game.question().ask.key))
        game.pick("done")
    assert asked == [(2, "draft_step"), (0, "draft_step"), (1, "draft_step"), (3, "draft_step")]


@rule("GEN-4.5", "GEN-4.7")
def test_wx_38_followers_do_the_other_action():
    """WX-38: England takes growth; Austria, Byzantium and France produce, in this order."""
    s = position("austria byzantium england france")
    s.turn = 2
    game = play(choose_tile(s), "pg1")
    assert game.asks(2, "choose_action", ["production", "growth"])
    game.pick("growth")
    play(play_game(s))
    assert [values[0] for values in told(s, "grew")] == [2]
    assert [values[0] for values in told(s, "produced")] == [0, 1, 3]
    cyclic = position("austria byzantium england france", follow_order="cyclic")
    acting(cyclic, 2, "pg1", "growth")
    assert actors(cyclic) == [2, 3, 0, 1]
    play(play_game(cyclic))
    assert [values[0] for values in told(cyclic, "produced")] == [3, 0, 1]


@rule("GEN-4.6")
def test_on_the_alliance_tile_only_the_active_player_acts():
    s = position("austria byzantium england")
    acting(s, 1, "ally1", "alliance")
    assert actors(s) == [1]


@rule("GEN-4.8")
def test_the_capital_is_looked_at_when_all_have_done_their_part():
    s = position("austria france")
    put(s, 1, "austria-capital", "LI")
    acting(s, 1, "gt1", "general")
    game = play(play_game(s), "draw") if s.unused[1] else play(play_game(s))
    assert game.asks(1, "capital_swap")
    assert [values[0] for values in told(s, "drew_generals")] == [1]
    assert [values[0] for values in told(s, "drew_technology")] == [0], "the follower has acted as well"


@rule("GEN-4.9", "GEN-17.1")
def test_ten_points_end_the_game_at_once():
    s = position("austria france")
    s.points = [9, 3]
    hand(s, 0, "1 2")
    acting(s, 0, "gt1", "technology")
    game = play(play_game(s), "develop", "1+1")
    assert game.over and s.stage == OVER and s.winner == 0 and s.points[0] == 11
    assert told(s, "event_drawn") == [] and told(s, "drew_generals") == []
    with pytest.raises(Victory):
        gain_points(position(), 0, 10)


@rule("GEN-4.10")
def test_after_both_rounds_the_cylinders_come_back_and_scoring_follows():
    s = position("austria france")
    acting(s, 1, "du1", "draft_upgrade")
    s.round, s.actor = 1, 2
    play(end_turn(s))
    assert s.stage == POINTS_STAGE and s.cylinders == [[], []] and (s.round, s.turn) == (0, 0)


@rule("GEN-4.11")
def test_an_action_without_effect_is_simply_done():
    s = position("austria france")
    s.people[0] = 0b11111111  # all 8 circles
    acting(s, 0, "pg1", "growth")
    game = play(play_game(s))
    assert told(s, "grew") == [] and game.asks(1, "choose_tile")


@rule("GEN-4.11")
def test_draft_and_march_may_be_done_without_any_operation():
    s = position("austria france", touching="austria-left/n01")
    put(s, 0, "austria-capital", "LI")
    acting(s, 0, "ma1", "march")
    game = play(play_game(s))
    assert "done" in game.offered()
    game.pick("done")
    acting(s, 0, "du1", "draft_upgrade")
    assert "done" in play(play_game(s)).offered()


@rule("GEN-18.7")
def test_a_player_without_units_and_population_keeps_his_turns():
    s = position("austria france")
    s.people[0] = 0
    game = play(play_game(s))
    assert game.asks(0, "choose_tile")
    game.pick("ma1")
    assert game.asks(1, "choose_tile"), "nobody has anything to move"


def test_a_round_ends_with_the_next_player():
    s = position("austria france")
    own(s, 0, "n01")
    acting(s, 0, "ma1", "march")
    s.actor = 2
    play(end_turn(s))
    assert (s.stage, s.turn, s.paradigm) == (TILE_STAGE, 1, 1)
    assert s.owner[TILE_OF["n01"]] == 0
