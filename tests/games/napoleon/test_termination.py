"""NAP-26 Termination, and the laws that hold for every game."""

from __future__ import annotations

import pytest

from grognard.games.napoleon import GAME
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.ids import FRANCE
from grognard.games.napoleon.peace import make_peace
from grognard.games.napoleon.windows import ACTIONS, actions_left, start_window
from grognard.kernel.table import new_table
from grognard.testing import rule
from grognard.testing.conformance import conform, conform_words, dice_for, random_options
from tests.games.napoleon.positions import go, position

CASES = [
    (scenario, mode, players)
    for scenario, row in BOOK.scenarios.items()
    for mode in ("historical", "unhistorical")
    for players in range(2, 8 if mode == "unhistorical" else len(row.seats_historical) + 2)
]


@pytest.mark.parametrize(("scenario", "mode", "players"), CASES)
def test_every_scenario_and_player_count_conforms(scenario: str, mode: str, players: int) -> None:
    options = {"scenario": scenario, "mode": mode}
    conform(GAME, players, options, seed=players, checks=2, limit=80)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_options_conform(seed: int) -> None:
    players = 2 + seed
    options = random_options(GAME, players, seed)
    options |= {"length": "custom", "custom_rounds": "1"}
    conform(GAME, players, options, seed=seed, checks=2, limit=300)


def test_all_words_are_there() -> None:
    conform_words(GAME)


def random_game(players: int, options: dict[str, str], seed: int) -> tuple[int, str, int]:
    table = new_table(GAME, players, str(seed).encode(), options, journal=False, keep=False)
    dice = dice_for("random", seed)
    bound = GAME.bound(players, table.header.options)
    while not table.over:
        choice = table.pending[dice.below(len(table.pending))]
        table.act(choice.player, choice.options[dice.below(len(choice.options))])
        assert table.number < bound
    return table.number, table.result.reason, table.state.round


@rule("NAP-26.1", "NAP-26.2", "NAP-26.3", "NAP-26.4")
@pytest.mark.parametrize("mode", ["historical", "unhistorical"])
def test_random_games_end(mode: str) -> None:
    for seed in range(3):
        decisions, reason, months = random_game(2 + seed, {"mode": mode}, seed)
        assert months <= 12 and reason and decisions < 60_000


@rule("NAP-26.1")
def test_the_months_are_bounded_whatever_the_options() -> None:
    for options in (
        {"length": "time_limit"},
        {"length": "very_long_60", "sudden_death": "true"},
        {"mode": "historical", "historical_limit": "none_600"},
    ):
        settled = GAME.settle(2, options)
        assert GAME.bound(2, settled) <= 612 * 1_000_000


@rule("NAP-26.3", "NAP-26.4")
def test_every_action_with_effect_is_paid_or_counted() -> None:
    s = position("france britain", pap=50, dice=[1] * 40)
    game = go(start_window(s))
    for _ in range(200):
        if game.over:
            break
        offered = game.offered()
        game.pick(next((word for word in offered if word != "cancel"), offered[0]))
    assert game.over or min(actions_left(s, game.question().player)) >= 0
    assert len([action for action in ACTIONS if action.free]) == 4


@rule("NAP-26.6")
def test_a_congress_ends() -> None:
    s = position("france britain austria russia", war="france-britain france-austria france-russia", pap=9)
    make_peace(s, FRANCE)
    game = go(unfinished_business(s))
    picks = 0
    while s.congress is not None:
        game.pick(game.offered()[0])
        picks += 1
    assert picks <= 3 * 12
