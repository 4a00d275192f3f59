"""What must hold for every game, in all modes, on all maps, for every number of players."""

from __future__ import annotations

import pytest

from grognard.games.scharz import GAME
from grognard.games.scharz.board import MAP_IDS
from grognard.games.scharz.options import MODES, SCENARIOS
from grognard.testing.conformance import conform, conform_words, random_options

PEACEFUL = {"diplomacy": "off"}


def options_of(mode: str, board: str, **more: str) -> dict[str, str]:
    return GAME.settle(2, {"map": board, **more}, preset=mode)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", [mode.id for mode in MODES])
def test_every_mode_and_number_of_players(mode: str, players: int):
    board = MAP_IDS[(players + len(mode)) % 3]
    options = options_of(mode, board, years="1", diplomacy="off")
    conform(GAME, players, options, seed=players, checks=6, limit=140 + 60 * players)


@pytest.mark.parametrize(("mode", "board"), [("quick", "vikings"), ("basic", "italia"), ("expert", "orient")])
def test_whole_games_with_diplomacy(mode: str, board: str):
    conform(GAME, 3, options_of(mode, board, years="1"), seed=5, checks=6)


@pytest.mark.parametrize("scene", [scene.id for scene in SCENARIOS])
def test_every_scenario_begins_well(scene: str):
    conform(GAME, 4, {**GAME.settle(4, preset=scene), **PEACEFUL}, seed=2, checks=4, limit=150)


@pytest.mark.parametrize("seed", range(5))
def test_any_combination_of_options(seed: int):
    players = 2 + seed % 3
    options = {**random_options(GAME, players, seed), "years": "1"}
    conform(GAME, players, options, seed=seed, checks=6, limit=400)


def test_everything_has_words():
    conform_words(GAME)
