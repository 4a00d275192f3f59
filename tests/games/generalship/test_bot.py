"""GEN-26 The preferences and the evaluation of a competent player."""

from __future__ import annotations

import pytest

from grognard.games.generalship import GAME
from grognard.games.generalship.battle import fight
from grognard.games.generalship.book import GENERAL_OF
from grognard.games.generalship.bot import general_value, prefer
from grognard.games.generalship.bot_values import win_chance
from grognard.games.generalship.draft import draft_action
from grognard.games.generalship.march import march_action
from grognard.games.generalship.scoring import pay_upkeep
from grognard.games.generalship.state import WITHDRAWAL, GenState
from grognard.games.generalship.technology import technology_action
from grognard.games.generalship.turn import choose_tile
from grognard.kernel.choice import Choice, Term
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.table import Table, new_table
from grognard.kernel.weights import chances
from tests.games.generalship.positions import (
    acting,
    fight_over,
    hand,
    own,
    play,
    position,
    power,
    put,
    technologies,
    word,
)
from tests.games.generalship.war import war, warlike


def favourite(s, run) -> str:
    """What the bot answers to the pending question."""
    choice = run.question()
    ratings = prefer(GAME.hide(s, choice.player), choice)
    return word(choice.options[ratings.index(max(ratings))])


def greedy(table: Table, choice: Choice) -> Term:
    ratings = prefer(GAME.hide(table.state, choice.player), choice)
    return choice.options[ratings.index(max(ratings))]


def test_a_technology_that_can_be_paid_is_developed():
    s = position()
    hand(s, 0, "1 2")
    run = play(technology_action(s, 0))
    assert favourite(s, run) == "develop"
    assert favourite(s, play(choose_tile(s))) in ("gt1", "gt2")


def test_payments_without_waste_come_first():
    s = position()
    technologies(s, "metallurgy")
    hand(s, 0, "1 2 2")
    run = play(technology_action(s, 0), "develop")
    assert favourite(s, run) == "1+1"


def test_a_free_neutral_tile_is_claimed_and_the_capital_is_not_left_to_the_enemy():
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    put(s, 0, "austria-left", "LI")
    acting(s, 0, "ma1", "march")
    run = play(march_action(s, 0))
    for answer in ("austria-left", "light_infantry@1", "done", "n01"):
        assert favourite(s, run) == answer
        run.pick(answer)
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    put(s, 0, "austria-capital", "LI")
    put(s, 1, "n01", "5HC")
    assert favourite(s, play(march_action(s, 0))) == "done"


def test_attacks_are_made_with_superiority_only():
    for mine, theirs, answer in (("5HI", "LI", "austria-left"), ("LI", "5HI", "done")):
        s = position("austria france", touching="austria-left/n01 n01/france-left")
        put(s, 0, "austria-left", mine)
        put(s, 0, "austria-capital", "LI")
        own(s, 0, "n02", "n03", "n04")
        put(s, 1, "n01", theirs)
        run = play(march_action(s, 0))
        found = favourite(s, run)
        assert (found == answer) or (answer == "done" and found == "austria-capital")
    assert win_chance(10, 2) > win_chance(5, 5) > win_chance(2, 10)


def test_an_undefended_capital_is_taken_by_whoever_wins_then():
    for points, dest in (([3, 5], "france-capital"), ([8, 9], "france-capital")):
        s = position("austria france")
        s.points = points
        put(s, 0, "austria-capital", "2LI")
        put(s, 0, "france-left", "LI")
        own(s, 0, "n01", "n02", "n03", "n04", "n05")
        acting(s, 0, "ma1", "march")
        run = play(march_action(s, 0), "france-left", "light_infantry@1", "done")
        assert favourite(s, run) == dest


def test_weak_defenders_force_a_withdrawal():
    for units, answer in (("LI", "yes"), ("5HC", "no")):
        s = position("austria france", touching="austria-left/n01 n01/france-left")
        put(s, 0, "n01", "3HI")
        put(s, 1, "n01", units)
        power(s, 1, "attila")
        fight_over(s, "n01", 0, 1, WITHDRAWAL)
        assert favourite(s, play(fight(s))) == answer


def test_units_are_drafted_while_few_and_kept_at_upkeep_if_food_suffices():
    s = position()
    s.food[0] = 6
    acting(s, 0, "du1", "draft_upgrade")
    assert favourite(s, play(draft_action(s, 0))).startswith("draft:")
    put(s, 0, "austria-capital", "5LI")
    assert favourite(s, play(pay_upkeep(s))) == "done"
    s.food[0] = 0
    assert favourite(s, play(pay_upkeep(s))) == "austria-capital"


def test_good_commanders_are_preferred():
    assert general_value(GENERAL_OF["napoleon"]) > general_value(GENERAL_OF["nelson"])
    assert general_value(-1) == 0


def chance(s: GenState) -> float:
    """How likely the first player is to win."""
    return chances([GAME.evaluate(GAME.hide(s, player), player) for player in range(s.players)])[0]


def test_points_and_tiles_raise_the_chance_to_win():
    s = position()
    before = chance(s)
    s.points[0] = 1
    more = chance(s)
    own(s, 0, "n01", "n02", "n03")
    with_tiles = chance(s)
    assert before < more < with_tiles
    s.points[1] = 5
    assert chance(s) < with_tiles


@pytest.mark.parametrize("seed", range(6))
def test_every_question_gets_a_rating_for_every_option_and_everything_can_be_evaluated(seed):
    dice = Dice(key_of(b"rated %d" % seed))
    table = war(2 + seed % 3, dice)
    for _ in range(150):
        if table.over:
            break
        choice = table.pending[dice.below(len(table.pending))]
        known = GAME.hide(table.state, choice.player)
        assert len(GAME.prefer(known, choice)) == len(choice.options)
        assert isinstance(GAME.evaluate(known, choice.player), float)
        table.act(choice.player, warlike(table, choice, dice))


def test_it_beats_random_players():
    won = 0
    for game in range(9):
        table = new_table(GAME, 3, b"bot %d" % game, journal=False, keep=False)
        dice = Dice(key_of(b"chance %d" % game))
        while not table.over:
            choice = table.pending[0]
            if choice.player == game % 3:
                table.act(choice.player, greedy(table, choice))
            else:
                table.act(choice.player, choice.options[dice.below(len(choice.options))])
        won += table.result.winners == [game % 3]
    assert won >= 8
