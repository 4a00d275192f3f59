"""Series of games between bots."""

from __future__ import annotations

from grognard.bots.match import Match, play_match
from grognard.bots.simulation import simulate
from grognard.kernel.choice import Procedure
from grognard.kernel.game import Result
from grognard.kernel.table import new_table
from tests.cli.game import GAME, BoxedToy
from tests.kernel.toy import ToyState

TIMES = ("seconds", "decisions_per_second")


def match(*bots: str, seed: str = "1", game: BoxedToy = GAME) -> Match:
    return Match(game, len(bots), GAME.settle(len(bots)), list(bots), seed)


def test_the_outcome_is_the_same_with_one_process_and_with_two():
    alone = simulate(match("greedy", "random", "random"), 12, jobs=1).plain()
    shared = simulate(match("greedy", "random", "random"), 12, jobs=2).plain()
    for time in TIMES:
        alone.pop(time), shared.pop(time)
    assert alone == shared
    assert simulate(match("greedy", "random", "random", seed="2"), 12).plain()["wins"] != alone["wins"]


def test_wins_are_counted_by_bot_while_the_seats_rotate():
    series = match("greedy", "random", "random", game=FirstSeatWins())
    assert [series.bot_at(seat, 1) for seat in range(3)] == [1, 2, 0]
    assert [play_match(series, number).wins for number in range(4)] == [
        [1.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        [0.0, 0.0, 1.0],
        [1.0, 0.0, 0.0],
    ]


def test_a_shared_victory_counts_as_a_fraction():
    outcomes = [play_match(match("random", "random"), number) for number in range(40)]
    assert {tuple(sorted(outcome.wins)) for outcome in outcomes} == {(0.0, 1.0), (0.5, 0.5)}


def test_a_game_of_a_series_can_be_repeated_at_a_table():
    series = match("random", "random")
    first = new_table(GAME, 2, series.table_seed(3).encode())
    again = new_table(GAME, 2, b"1/3")
    assert first.state == again.state


class FirstSeatWins(BoxedToy):
    def result(self, state: ToyState) -> Result:
        return Result([[0], [1], [2]], state.score.copy(), "rounds")


class Broken(BoxedToy):
    def play(self, state: ToyState) -> Procedure[None]:
        yield from super().play(state)
        raise ZeroDivisionError("nothing to divide by")


class Endless(BoxedToy):
    def bound(self, players: int, options: object) -> int:
        return 5


def test_a_broken_game_is_counted_and_does_not_end_the_series():
    summary = simulate(match("random", "random", game=Broken()), 3)
    assert (summary.finished, len(summary.failures)) == (0, 3)
    assert summary.failures[0].error == "ZeroDivisionError: nothing to divide by"
    assert summary.plain()["errors"] == 3


def test_a_game_with_more_decisions_than_its_bound_is_an_error():
    summary = simulate(match("random", "random", game=Endless()), 1)
    assert "more than 5 decisions" in summary.failures[0].error


def test_the_summary_adds_up():
    heard = []
    summary = simulate(match("random", "random", "random"), 10, watch=heard.append)
    plain = summary.plain()
    assert list(plain) == [
        "game", "players", "games", "finished", "errors", "decisions", "seconds",
        "decisions_per_second", "mean_decisions", "wins", "ends",
    ]  # fmt: skip
    assert plain["decisions"] == 90
    assert plain["mean_decisions"] == 9.0
    assert plain["ends"] == {"rounds": 10}
    assert abs(sum(plain["wins"]) - 10) < 1e-5
    assert [outcome.number for outcome in heard] == list(range(10))
