"""Why something is not offered: sentences with the rule, in both languages."""

import pytest

from grognard.games.warriors import GAME
from grognard.games.warriors.actions import one_action
from grognard.games.warriors.battle import fight
from grognard.games.warriors.movement import give_action_points, move_armies, move_princesses
from grognard.games.warriors.terms import TERMS
from grognard.games.warriors.trade import trade_turn
from tests.games.warriors.positions import answers, clear, goods, hold, markers, position, war
from tests.games.warriors.test_battle import invade


def why(s, game, word, player=0, language="en"):
    return GAME.why_not(s, game.question(player), TERMS[word], language)


@pytest.mark.parametrize(
    ("word", "rule_id"),
    [
        ("build_fort", "WAT-7.12"),
        ("upgrade_army", "WAT-7.14"),
        ("build_army", "WAT-7.10"),
        ("tech_trade", "WAT-7.5"),
    ],
)
def test_actions(word, rule_id):
    s = position("england", "france")
    goods(s, 0)
    markers(s, 0, trade=16)
    game = answers(one_action(s, 0))
    for language in ("en", "de"):
        assert rule_id in why(s, game, word, language=language)
    markers(s, 0, production=9, trade=16)
    assert rule_id in why(s, game, word)


def test_armies_and_forts():
    s = position("england", "france")
    goods(s, 0, gold=9, food=9, material=20, weapons=9)
    markers(s, 0, production=6)
    game = answers(one_action(s, 0), "build_army")
    assert "higher military level" in why(s, game, "cavalry")
    game.pick("infantry")
    assert "Mercia is not yours" in why(s, game, "mercia")
    hold(s, 0, "essex", "princess")
    hold(s, 0, "mercia", "2 fort")
    game = answers(one_action(s, 0), "build_fort")
    assert "no more forts" in why(s, game, "mercia")
    assert "not yours" in why(s, game, "wales")


def test_movement():
    s = position("england", "france")
    hold(s, 0, "essex", "infantry")
    hold(s, 1, "mercia", "infantry")
    give_action_points(s, 0)
    game = answers(move_armies(s, 0), "blue-infantry-1")
    assert "not at war" in why(s, game, "mercia")
    assert "cannot be reached" in why(s, game, "meath")
    clear(s, "wales")
    game = answers(move_princesses(s, 0), "wessex")
    assert "own or free" in why(s, game, "mercia")
    clear(s, "meath")
    assert "one border" in why(s, game, "meath")


def test_battles():
    s = position("england", "france")
    war(s, 0, 1)
    hold(s, 1, "northumbria", "fort, princess, infantry")
    invade(s, "northumbria", "2 cavalry")
    game = answers(fight(s))
    assert "WAT-10.7" in why(s, game, "red-princess-1")
    assert why(s, game, "red-princess-2") == ""


def test_trade():
    s = position("england", "france", "saxony")
    for player, name in enumerate(("essex", "champagne")):
        hold(s, player, name, "princess")
        goods(s, player, gold=5, food=5)
    s.opened[0] = [1]
    game = answers(trade_turn(s, 0))
    assert "need 7" in why(s, game, "bank")
    assert "10 gold" in why(s, game, "buy_vp")
    game.pick("offer")
    assert "no trade centre" in why(s, game, "seat-2")
    hold(s, 2, "holstein", "princess")
    assert "no trade route" in why(s, game, "seat-2")
    game = answers(trade_turn(s, 0))
    s.offers[0] = 3
    assert "all your offers" in why(s, game, "offer")


def test_nothing_is_said_where_no_rule_speaks():
    s = position("england", "france")
    game = answers(one_action(s, 0))
    assert why(s, game, "gold") == ""
