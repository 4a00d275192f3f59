"""The conformance suite itself: the toy game passes, and games that break a law do not."""

from __future__ import annotations

import pytest

from grognard.testing.conformance import conform, conform_words
from tests.kernel.toy import GAME


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(5))
def test_the_toy_game_conforms(players, seed):
    report = conform(GAME, players, seed=seed, checks=400)

    assert report.decisions > 0 and report.worlds > 0 and report.reason == "rounds"


def test_the_toy_game_has_all_words():
    conform_words(GAME)
