"""GEN-26 Alliances of a competent player."""

from __future__ import annotations

import pytest

from grognard.bots import make_bot
from grognard.bots.seat import answer
from grognard.games.generalship import GAME
from grognard.games.generalship.alliances import alliance_action
from grognard.games.generalship.bot_alliances import best_division, danger_from, is_possible, pact_worth
from grognard.games.generalship.scoring import pay_upkeep
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import DONE
from grognard.kernel.table import new_table
from grognard.testing import Run
from tests.games.generalship.positions import ally, play, position, power, put, word

THREE = "austria france england"
AUSTRIA, FRANCE, ENGLAND = range(3)
BORDER = "austria-left/france-left austria-capital/austria-left france-capital/france-left"


def favourite(s: GenState, game: Run) -> str:
    choice = game.question()
    ratings = GAME.prefer(GAME.hide(s, choice.player), choice)
    return word(choice.options[ratings.index(max(ratings))])


def carried_out(s: GenState, player: int) -> list[str]:
    """All operations of the player's alliance action."""
    game, picks = play(alliance_action(s, player)), []
    while not game.over and game.question().ask.key == "alliance_op":
        picks.append(favourite(s, game))
        game.pick(picks[-1])
    return picks


def besieged() -> GenState:
    """A French army, which would gain by it, stands before the weak capital of Austria."""
    s = position(THREE, touching=BORDER)
    put(s, AUSTRIA, "austria-capital", "LI")
    put(s, FRANCE, "austria-left", "HI HI HC HC")
    s.points = [5, 3, 4]
    return s


def test_whoever_is_in_danger_allies_with_the_danger():
    s = besieged()
    assert danger_from(s, AUSTRIA, FRANCE) > 0.5 and pact_worth(s, AUSTRIA, FRANCE) > 20
    assert sorted(carried_out(s, AUSTRIA)[:2]) == ["add:austria:1", "add:france:1"]
    assert s.fields == [1, 1, 0]


def test_whoever_has_prey_leaves_the_alliance_and_pays_for_it():
    s = besieged()
    s.points = [3, 4, 2]
    ally(s, AUSTRIA, FRANCE)
    power(s, FRANCE, "attila")
    assert pact_worth(s, FRANCE, AUSTRIA) < -20
    assert carried_out(s, FRANCE)[0] in ("remove:austria", "remove:france")
    assert s.fields == [0, 0, 0]


def test_without_political_power_an_alliance_cannot_be_left():
    s = besieged()
    s.points = [3, 4, 2]
    ally(s, AUSTRIA, FRANCE)
    assert best_division(s, FRANCE) == (0.0, (1, 1, 0))


def test_at_peace_things_stay_as_they_are():
    s = position(THREE)
    assert carried_out(s, AUSTRIA) == ["done"]


def test_divisions_that_the_rules_do_not_know_are_not_considered():
    s = position(THREE)
    assert is_possible(s, (0, 0, 0)) and is_possible(s, (1, 1, 0))
    assert not is_possible(s, (1, 0, 0)) and not is_possible(s, (1, 1, 1))


@pytest.mark.parametrize(("points", "helps"), [([1, 1, 6], True), ([6, 1, 1], False)])
def test_allies_are_fed_only_against_a_leader(points: list[int], helps: bool):
    s = position(THREE)
    ally(s, AUSTRIA, FRANCE)
    s.points = points
    for tile in ("france-capital", "france-left", "france-right", "n01", "n02", "n03"):
        put(s, FRANCE, tile, "LI")
    s.food = [12, 0, 0]
    game = play(pay_upkeep(s))
    while not game.over and game.question().ask.key != "upkeep_help":
        game.pick("done")
    assert game.asks(AUSTRIA, "upkeep_help")
    assert (int(favourite(s, game)) > 0) == helps


def test_in_whole_games_alliances_change_and_operations_are_bounded():
    """GEN-8.5 Each cube goes in and out at most once in an action."""
    operations, actions = 0, 0
    for seed in range(3):
        players = 3 + seed % 2
        bots = [make_bot("greedy", b"%d" % player) for player in range(players)]
        table = new_table(GAME, players, b"alliances %d" % seed, journal=False)
        while not table.over:
            choice = table.pending[0]
            answer(table, choice.player, bots[choice.player])
            if choice.ask.key == "alliance_op":
                done = table.choices[-1][1] == DONE
                operations += not done
                actions += done
    assert 0 < operations <= 2 * 4 * actions
