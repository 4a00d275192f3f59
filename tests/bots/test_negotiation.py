"""Offers and answers of all games: the same in every world that a player must think possible."""

from __future__ import annotations

import pytest

from grognard.bots import make_bot
from grognard.bots.seat import answer
from grognard.games import find
from grognard.kernel.table import new_table

DEALINGS = {
    "warriors": ("trade_action", "offer_partner", "offer_reply", "peace_offer", "peace_reply"),
    "generalship": ("alliance_op", "upkeep_help"),
    "scharz": ("propose", "propose_to", "tribute_amount", "answer", "trade_action"),
    "napoleon": (
        "political_action",
        "offensive_reply",
        "offensive_reply_leave",
        "passage_reply",
        "armistice_reply",
        "exchange_reply",
    ),
}
"""By game: the questions of negotiation."""


@pytest.mark.parametrize("name", DEALINGS)
def test_nobody_deals_by_what_he_cannot_know(name: str):
    game = find(name)
    players = 4
    bots = [make_bot("greedy:blunders=20", b"%d" % player) for player in range(players)]
    table = new_table(game, players, b"honest " + name.encode(), journal=False)
    compared = 0
    while not table.over and compared < 60:
        choice = table.pending[0]
        if choice.ask.key in DEALINGS[name]:
            mine = game.prefer(game.hide(table.state, choice.player), choice)
            world = table.world(choice.player, b"%d" % table.number)
            same = world.choice_of(choice.player)
            assert same is not None and same.options == choice.options
            assert game.prefer(game.hide(world.state, choice.player), same) == mine
            compared += 1
        answer(table, choice.player, bots[choice.player])
    assert compared > 2
