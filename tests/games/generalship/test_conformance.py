"""The laws that hold for every game, for all player counts and options of Generalship."""

from __future__ import annotations

import pytest

from grognard.games.generalship import GAME
from grognard.kernel.table import new_table
from grognard.testing.conformance import conform, random_options


@pytest.mark.parametrize("players", [2, 3, 4])
def test_default_options(players):
    report = conform(GAME, players, {"max_cycles": "6"}, seed=players, checks=8, limit=500)
    assert report.checked and report.worlds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_options(players):
    options = random_options(GAME, players, players) | {"max_cycles": "4"}
    conform(GAME, players, options, seed=10 + players, checks=6, limit=400)


@pytest.mark.parametrize(
    "option", [(option.id, value) for option in GAME.options for value in option.values], ids=str
)
def test_every_value_of_every_option(option):
    conform(GAME, 3, {option[0]: option[1], "max_cycles": "3"}, seed=5, checks=3, limit=200)


@pytest.mark.parametrize("preset", [preset.id for preset in GAME.presets])
def test_presets(preset):
    options = GAME.settle(2, {"max_cycles": "3"}, preset)
    conform(GAME, 2, options, seed=3, checks=3, limit=200)


def test_seats_are_named_after_their_nations():
    table = new_table(GAME, 2, b"names", {"nation_assignment": "fixed"})
    assert GAME.seat_name(table.state, 0, "de") == "Österreich"
    assert GAME.seat_name(table.state, 1, "en") == "Byzantium"
