"""What holds for every game: random games with all player counts, presets and random options."""

from __future__ import annotations

import pytest

from grognard.games.empires import GAME
from grognard.games.empires.pieces import most_decisions
from grognard.kernel.table import new_table
from grognard.testing import rule
from grognard.testing.conformance import conform, conform_words, random_options


def test_everything_has_words_in_both_languages():
    conform_words(GAME)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("preset", ["default", "german", "summary_sheet"])
@rule("EMP-25.1")
def test_random_games_with_presets(players: int, preset: str):
    conform(GAME, players, dict(GAME.settle(players, preset=preset)), seed=players, checks=12)


@pytest.mark.parametrize("seed", range(9))
def test_random_games_with_random_options(seed: int):
    players = 3 + seed % 3
    conform(GAME, players, random_options(GAME, players, seed), seed=seed, checks=12)


@rule("EMP-25.1")
def test_no_game_is_longer_than_its_bound():
    table = new_table(GAME, 5, b"bound", journal=False, keep=False)
    while not table.over:
        choice = table.pending[-1]
        wanted = [term for term in choice.options if GAME.terms.word(term) in ("attack", "siege")]
        table.act(choice.player, (wanted or choice.options)[0])
    assert table.number < most_decisions(5, table.state.rules)
    assert GAME.bound(5, table.header.options) > 68 * 5
