"""What must hold for every game, for both maps, all player counts and team forms."""

import pytest

from grognard.games.warriors import GAME
from grognard.testing.conformance import conform, conform_words, random_options

EVERY_FORM = [(players, {"map": map_}) for map_ in ("west", "east") for players in GAME.players] + [
    (players, {"map": map_, "mode": "alliance", "alliance_mode": mode})
    for map_ in ("west", "east")
    for players, mode in ((4, "2v2"), (6, "3v3"), (6, "2v2v2"))
]


def name(case):
    return "-".join(str(value) for value in case.values()) if isinstance(case, dict) else str(case)


@pytest.mark.parametrize(("players", "options"), EVERY_FORM, ids=name)
def test_the_laws_hold(players, options):
    conform(GAME, players, options, seed=players, checks=6)


@pytest.mark.parametrize("seed", range(12))
def test_the_laws_hold_with_random_options(seed):
    players = 2 + seed % 5
    conform(GAME, players, random_options(GAME, players, seed), seed, checks=6)


@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold_when_players_leave(seed):
    options = {"resignation": "offered", "leave_policy": "vote", "country_assignment": "choice"}
    conform(GAME, 6, options, seed, checks=30)


def test_every_word_is_there():
    conform_words(GAME)
