"""GEN-17 End of the game, GEN-22 Termination."""

from __future__ import annotations

from grognard.games.generalship import GAME
from grognard.games.generalship.ending import occupiers, ranking, swap_points
from grognard.games.generalship.state import ORDER_STAGE, OVER, SWAP_STAGE
from grognard.games.generalship.turn import play as play_game
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.generalship.positions import acting, ally, own, play, position, power, put

ALL = "austria byzantium england france"
AUSTRIA, BYZANTIUM, ENGLAND, FRANCE = range(4)


@rule("GEN-17.3", "GEN-17.4", "GEN-17.5")
def test_wx_33_capital_swap():
    s = position(ALL)
    s.points = [6, 4, 8, 3]
    put(s, FRANCE, "england-capital", "LI")
    put(s, BYZANTIUM, "austria-capital", "LI")
    s.stage = SWAP_STAGE
    game = play(swap_points(s))
    assert game.asks(FRANCE, "capital_swap", ["england", "none"]), "reverse player order"
    game.pick("england")
    assert s.points == [6, 4, 3, 8]
    assert game.asks(BYZANTIUM, "capital_swap", ["austria", "none"])
    game.pick("austria")
    assert game.over and s.points == [4, 6, 3, 8] and s.winner == FRANCE and s.reason == "capital"


@rule("GEN-17.4")
def test_one_swap_for_whoever_holds_several_capitals_and_none_is_allowed():
    s = position(ALL)
    s.points = [6, 4, 8, 3]
    put(s, FRANCE, "england-capital", "LI")
    put(s, FRANCE, "austria-capital", "LI")
    game = play(swap_points(s))
    assert game.asks(FRANCE, "capital_swap", ["austria", "england", "none"])
    game.pick("none")
    assert game.over and s.winner == ENGLAND


@rule("GEN-17.3")
def test_guests_who_are_allies_do_not_take_a_capital():
    s = position(ALL)
    put(s, FRANCE, "england-capital", "LI")
    ally(s, FRANCE, ENGLAND)
    assert occupiers(s) == []
    s.fields = [0, 0, 0, 0]
    assert occupiers(s) == [(FRANCE, ENGLAND)]


@rule("GEN-17.2", "GEN-17.1")
def test_ten_points_come_before_the_capital():
    s = position("austria france")
    s.points = [9, 0]
    s.technology[0] = [1, 2]
    put(s, 1, "austria-capital", "LI")
    acting(s, 0, "gt1", "technology")
    game = play(play_game(s), "develop", "1+1")
    assert game.over and s.reason == "points" and s.winner == AUSTRIA


@rule("GEN-17.5")
def test_a_swap_never_gives_ten():
    s = position("austria france")
    s.points = [9, 8]
    put(s, 1, "austria-capital", "LI")
    play(swap_points(s), "austria")
    assert max(s.points) < 10 and s.winner == 1


@rule("GEN-17.6")
def test_ties_are_broken_by_the_chain():
    def first(s) -> int:
        return ranking(s)[0]

    s = position("austria france")
    assert first(s) == 0, "earlier in player order"
    put(s, 1, "france-capital", "LI")
    assert first(s) == 1, "more units and population"
    own(s, 0, "n01")
    assert first(s) == 0, "more neutral tiles"
    power(s, 1, "attila")
    assert first(s) == 1, "higher political power"
    put(s, 0, "france-left", "LI")
    assert first(s) == 1, "a foreign tile that is no capital counts nothing"
    s.stacks[1] = {}
    put(s, 0, "france-capital", "LI")
    assert first(s) == 0, "a foreign capital"
    s.points[1] = 1
    assert first(s) == 1, "points before all"


@rule("GEN-17.7", "GEN-22.2")
def test_the_game_ends_after_the_last_cycle():
    s = position("austria france", max_cycles="3")
    s.points = [2, 5]
    s.cycle = 1
    s.stage = ORDER_STAGE
    game = play(play_game(s))
    assert game.asks(0, "choose_tile") and s.cycle == 2
    s.stage = ORDER_STAGE
    game = play(play_game(s))
    assert game.over and s.stage == OVER and s.reason == "cycles" and s.winner == 1


@rule("GEN-22.1")
def test_random_games_end_long_before_the_bound():
    for players in (2, 3, 4):
        options = {"max_cycles": "4"}
        table = new_table(GAME, players, b"bound", options, journal=False, keep=False)
        dice = Dice(key_of(b"bound"))
        while not table.over:
            choice = table.pending[0]
            table.act(choice.player, choice.options[dice.below(len(choice.options))])
        assert table.number < GAME.bound(players, table.header.options)
        assert len(table.result.places) == players
