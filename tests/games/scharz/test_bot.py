"""The greedy player: it wins, feeds its people, and has an opinion on every decision."""

from __future__ import annotations

import random

import pytest

from grognard.games.scharz import GAME
from grognard.games.scharz.bot import PREFERENCES
from grognard.games.scharz.state import ScharzState
from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.table import Table, new_table
from grognard.kernel.weights import chances
from tests.games.scharz.combat_position import P1, P2, field, position, told


def greedy(table: Table, choice: Choice, dice: random.Random) -> Term:
    worth = GAME.prefer(table.state, choice)
    assert len(worth) == len(choice.options), choice.ask.key
    return dice.choice([term for term, value in zip(choice.options, worth) if value == max(worth)])


def play(players: int, seed: int, mode: str = "basic", bots: str = "gggg", **options: str) -> Table:
    """A whole game between greedy (g) and random (r) players."""
    dice = random.Random(seed)
    table = new_table(GAME, players, str(seed).encode(), options, preset=mode, keep=False)
    while not table.over:
        choice = table.pending[0]
        if bots[choice.player] == "g":
            table.act(choice.player, greedy(table, choice, dice))
        else:
            table.act(choice.player, dice.choice(choice.options))
    return table


@pytest.mark.parametrize("diplomacy", ["on", "off"])
def test_greedy_beats_random(diplomacy: str):
    won = 0
    for seed in range(8):
        bots = "gr" if seed % 2 else "rg"
        won += bots[play(2, seed, bots=bots, diplomacy=diplomacy).result.winners[0]] == "g"
    assert won == 8


@pytest.mark.parametrize(
    ("mode", "board"),
    [("quick", "vikings"), ("basic", "italia"), ("advanced", "orient"), ("expert", "vikings")],
)
def test_four_greedy_players_reach_a_decision_without_starving(mode: str, board: str):
    table = play(4, 3, mode, map=board)
    assert table.result.reason in ("dominance", "might", "unification", "wealth")
    assert len(told(table.state, "settlement_lost")) <= 1
    assert max(table.result.scores) > 60


def test_the_greedy_player_knows_every_decision():
    left_out = {ask.key for ask in GAME.asks} - set(PREFERENCES)
    assert left_out == {
        "unload_to",
        "agreement_kind",
        "lord_dispute_hit",
    }, "decisions that the greedy player never brings about"


def chance(s: ScharzState, player: Player) -> float:
    """How likely the player is to win."""
    return chances([GAME.evaluate(GAME.hide(s, p), p) for p in range(s.players)])[player]


def test_towns_and_claims_raise_the_chance_to_win():
    s = position("latium: P1 village, P1 4 stored", "boia: P2 village, P2 4 stored")
    even = chance(s, P1)
    s.settlement[field(s, "latium")] = 2
    assert chance(s, P1) > even
    ahead = chance(s, P1)
    s.claims[P2] = 2
    assert chance(s, P1) < ahead
