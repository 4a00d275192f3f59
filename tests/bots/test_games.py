"""In every game the bots answer by what their player knows, and by nothing else."""

from __future__ import annotations

import pytest

from grognard.bots import answer, make_bot, seat_of
from grognard.bots.playout import Manner
from grognard.bots.search import Effort, Search
from grognard.games import OWN, find, names
from grognard.kernel.table import new_table

BOTS = ("random", "greedy", "greedy:blunders=50", "search:iterations=6;turns=1", "level:1")
APART = 7
"""Decisions between two that are looked at."""
LOOKED_AT = 25


@pytest.mark.parametrize("name", [name for name in OWN if name in names()])
def test_worlds_that_look_the_same_get_the_same_answer(name: str):
    game = find(name)
    table = new_table(game, game.players[-1], b"honesty")
    helper = make_bot("random", b"helper")
    for number in range(APART * LOOKED_AT):
        if table.over:
            break
        player = table.pending[number % len(table.pending)].player
        if number % APART == 0:
            world = table.world(player, number.to_bytes(2, "big"))
            for text in BOTS:
                here, there = make_bot(text, b"same"), make_bot(text, b"same")
                expected = here.decide(seat_of(table, player, here.needs))
                assert there.decide(seat_of(world, player, there.needs)) == expected, table.choice_of(player)
        answer(table, player, helper)


@pytest.mark.parametrize("name", [name for name in OWN if name in names()])
def test_what_a_search_imagines_breaks_no_rule(name: str):
    game = find(name)
    table = new_table(game, game.players[0], b"sound", journal=False)
    helper = make_bot("greedy:blunders=30", b"helper")
    effort, manner = Effort(iterations=6, seconds=0, top=3, caution=1.0), Manner(turns=2, whims=10)
    for number in range(600):
        if table.over:
            break
        choice = table.pending[number % len(table.pending)]
        if number % 37 == 0 and len(choice.options) > 1:
            search = Search(seat_of(table, choice.player), choice.options[:3], b"key", effort, manner)
            search.run()
            assert search.missed == 0, choice
        answer(table, choice.player, helper)
