"""WAT-15 Hidden information: what is secret, and that worlds are exact otherwise."""

from grognard.games.warriors import GAME
from grognard.games.warriors.battle import fight
from grognard.kernel.dice import Dice
from grognard.kernel.state import plain
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.warriors.positions import answers, barbarians, goods, hold, position, war
from tests.games.warriors.test_battle import invade


def seen(s, player):
    return GAME.view(GAME.hide(s, player), player)


@rule("WAT-15.1")
def test_a_running_allocation_is_known_to_its_player_alone():
    s = position("england", "france", "saxony")
    war(s, 0, 1)
    hold(s, 1, "northumbria", "infantry, archers")
    invade(s, "northumbria", "2 archers")
    game = answers(fight(s)).pick("red-infantry-1", "3", player=0)
    assert seen(s, 0)["battle"]["attack"] == {"red-infantry-1": 3}
    for other in (1, 2, None):
        assert seen(s, other)["battle"]["attack"] == {}
    assert game.asks(0, "assign_target")


@rule("WAT-15.1")
def test_nothing_else_is_secret():
    s = position("england", "france")
    hold(s, 1, "northumbria", "infantry")
    goods(s, 1, gold=7)
    s.plans = [[0, 3]]
    known, public = seen(s, 0), seen(s, None)
    assert known == public == GAME.view(s, 1)
    assert plain(GAME.hide(s, 0)) == plain(GAME.hide(s, None))


@rule("WAT-15.2")
def test_the_allocation_against_barbarians_is_open():
    s = position("england", "france")
    barbarians(s, "northumbria", 2)
    invade(s, "northumbria", "3 infantry")
    answers(fight(s), "2")
    assert sum(seen(s, 1)["battle"]["attack"].values()) == 2


def test_a_world_is_the_game_itself_but_for_picks_that_are_asked_again():
    table = new_table(GAME, 3, b"world")
    for word in ("trade", "trade"):
        table.act(0, word)
    world = table.world(1, b"key")
    assert world.state.picks == [[], [], []] and table.state.picks[0] == [1, 1]
    for player in (0, 1, 2):
        while any(choice.player == player for choice in table.pending) and table.state.round == 0:
            table.act(player, "military")
    other = table.world(1, b"key")
    assert plain(other.state)["markers"] == plain(table.state)["markers"]
    assert GAME.determinize(table.state, 0, Dice(b"x")) is table.state
