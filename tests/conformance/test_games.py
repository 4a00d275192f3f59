"""Every game obeys the laws that hold for all: each player count, default and random options."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.games import OWN, find
from grognard.kernel.errors import BadOption
from grognard.kernel.table import new_table
from grognard.testing.conformance import (
    conform,
    conform_words,
    dice_for,
    fingerprint,
    random_options,
)

LIMIT = 600
"""A conformance game is cut off after so many decisions; the games of `test_random_games_end` are not."""

GAMES = [find(name) for name in OWN]
SEATS = [(game, players) for game in GAMES for players in game.players]
NAMES = [f"{game.id}-{players}" for game, players in SEATS]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_word_is_there_in_every_language(game):
    conform_words(game)


@pytest.mark.parametrize(("game", "players"), SEATS, ids=NAMES)
def test_default_options(game, players):
    report = conform(game, players, seed=players, checks=12, limit=LIMIT)
    assert report.checked and report.worlds


@pytest.mark.parametrize(("game", "players"), SEATS, ids=NAMES)
def test_random_options(game, players):
    options = random_options(game, players, players)
    conform(game, players, options, seed=players, checks=8, limit=LIMIT // 2)


@pytest.mark.parametrize(
    ("game", "preset"),
    [(game, preset.id) for game in GAMES for preset in game.presets],
    ids=lambda value: value if isinstance(value, str) else value.id,
)
def test_presets(game, preset):
    players, options = fitting(game, preset)
    conform(game, players, options, seed=7, checks=6, limit=LIMIT // 3)


def fitting(game, preset):
    """The most players with whom this preset can be played, and its options."""
    for players in reversed(game.players):
        try:
            return players, game.settle(players, preset=preset)
        except BadOption:
            continue
    raise AssertionError(f"{preset} can be played with no number of players")


@pytest.mark.parametrize(("game", "players"), SEATS, ids=NAMES)
def test_random_games_end_within_the_bound(game, players):
    table = new_table(game, players, b"whole game", journal=False, keep=False)
    bound = game.bound(players, table.header.options)
    dice = dice_for("whole game", game.id, players)
    while not table.over:
        choice = table.pending[dice.below(len(table.pending))]
        table.act(choice.player, choice.options[dice.below(len(choice.options))])
        assert table.number <= bound
    assert table.result.places


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_another_process_with_another_hash_seed_comes_to_the_same_game(game, tmp_path: Path):
    table = new_table(game, game.players[0], b"two processes")
    dice = dice_for("processes", game.id)
    while not table.over and table.number < 300:
        choice = table.pending[dice.below(len(table.pending))]
        table.act(choice.player, choice.options[dice.below(len(choice.options))])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.record()))
    code = (
        "import sys, pathlib, grognard; from grognard.testing.conformance import fingerprint;"
        "print(fingerprint(grognard.load(pathlib.Path(sys.argv[1]))))"
    )
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code, str(file)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
        assert done.stdout.strip() == fingerprint(table)
