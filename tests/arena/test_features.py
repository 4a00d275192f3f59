"""Features of all games: one number for each name, from what a player knows, at every moment of a game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import isfinite
from typing import Any

import pytest

import grognard
from grognard.games import find
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.game import Game
from grognard.kernel.table import new_table

FITTED = [game.id for game in grognard.games() if game.feature_names]


def features(game: Game[Any], state: Any, player: int) -> list[float]:
    known = game.hide(state, player)
    found = game.features(known, player)
    assert len(found) == len(game.feature_names)
    assert all(isfinite(number) for number in found)
    return found


@pytest.mark.parametrize("name", FITTED)
def test_features_are_numbers_at_every_moment_and_use_nothing_hidden(name: str):
    game = find(name)
    dice = Dice(key_of(name.encode()))
    players = game.players[1]
    table = new_table(game, players, name.encode(), journal=False)
    looked, before = 0, 0.0
    while not table.over and table.number < 3000:
        choice = table.pending[0]
        if table.number == 0 or dice.below(25) == 0:
            looked += 1
            progress = game.progress(table.state)
            assert 0.0 <= progress <= 1.0
            before = max(before, progress)
            everybody = [features(game, table.state, player) for player in range(players)]
            world = table.world(choice.player, b"%d" % table.number)
            mine = features(game, world.state, choice.player)
            assert mine == everybody[choice.player], "features know what a player cannot"
        table.act(choice.player, choice.options[dice.below(len(choice.options))])
    assert looked > 5 and before > 0.0


@pytest.mark.parametrize("name", [name for name in FITTED if find(name).weights is not None])
def test_the_file_of_weights_names_the_features_in_their_order(name: str):
    game = find(name)
    data = tomllib.loads(files(game.home()).joinpath("data", "weights.toml").read_text(encoding="utf-8"))
    assert [row["feature"] for row in data["weight"]] == list(game.feature_names)
    assert (data["fitted"]["game"], data["fitted"]["rules"]) == (name, game.version)
    assert data["fitted"]["games"] >= 300
