"""SCH-18 Termination."""

from __future__ import annotations

import pytest

from grognard.games.scharz import GAME
from grognard.games.scharz.movement import order_and_reveal
from grognard.games.scharz.rights import MOVE
from grognard.games.scharz.termination import most_decisions, orders_of_a_pass, trade_of_a_player
from grognard.games.scharz.trade import trade
from grognard.testing import Run, rule
from tests.games.scharz.combat_position import P1, position, run

SHIPS = "etruria-south: P1 village, P1 dock, P1 2 transport docked, P1 9 light, P1 3 sheep"


def picks_of(game: Run, player: int, never: tuple[str, ...]) -> int:
    """How long a player can go on who avoids these words while there are others, and takes the last one."""
    picks = 0
    while not game.over and any(choice.player == player for choice in game.driver.pending):
        words = game.offered(player)
        slow = [word for word in words if word not in never]
        game.pick((slow or words)[-1], player=player)
        picks += 1
    return picks


@pytest.mark.parametrize("never", [("done",), ("done", "cancel"), ("done", "clear")])
@rule("SCH-18.1", "SCH-16.3")
def test_nobody_writes_more_orders_than_the_bound_allows(never):
    s = position(SHIPS, "boia: P2 village, P2 light")
    assert picks_of(run(order_and_reveal(s, MOVE)), P1, never) <= orders_of_a_pass()


@pytest.mark.parametrize("never", [("done",), ("done", "cancel"), ("done", "undo")])
@rule("SCH-18.1", "SCH-12.5")
def test_nobody_trades_longer_than_the_bound_allows(never):
    s = position("latium: P1 village, P1 5 stored, P1 5 light", "samnium: P2 village, P2 light")
    s.coins, s.prestige = [200, 200], [200, 200]
    game = run(trade(s))
    picks = 0
    while game.driver.pending and (game.question().player == P1 or game.question().ask.key == "answer"):
        words = game.offered()
        slow = [word for word in words if word not in never]
        game.pick((slow or words)[-1])
        picks += 1
    assert 60 < picks <= trade_of_a_player()


@rule("SCH-18.1")
def test_the_bound_grows_with_players_and_years():
    assert GAME.bound(3, GAME.settle(3, {"years": "2"})) == most_decisions(3, 2)
    assert most_decisions(2, 1) < most_decisions(3, 1) < most_decisions(3, 2)
