"""Series: rotation of seats, engines, files that survive an interruption."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from grognard.arena.engines import find_engine
from grognard.arena.results import ResultFile
from grognard.arena.series import Series
from grognard.bots.match import Match, Outcome
from grognard.bots.simulation import play_games
from grognard.kernel.errors import BadOption
from tests.cli.game import GAME

local = find_engine("local")


def match(*bots: str, seed: str = "1") -> Match:
    return Match(GAME, len(bots), GAME.settle(len(bots)), list(bots), seed)


SERIES = match("greedy", "random", "random")


def timeless(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Everything but how long it took, by number."""
    return sorted((replace(each, seconds=[]) for each in outcomes), key=lambda each: each.number)


def played(games: int, file: ResultFile | None = None, resume: bool = False) -> Sequence[Outcome]:
    series = Series(SERIES, games, file, resume)
    series.play(local, 1, lambda outcome: None)
    return series.tally().outcomes


def test_each_bot_sits_everywhere_equally_often():
    outcomes = played(6)
    assert [outcome.seats for outcome in outcomes[:4]] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    for bot in range(3):
        assert sorted(outcome.seats[bot] for outcome in outcomes) == [0, 0, 1, 1, 2, 2]
    assert outcomes[1].names == ["Blue", "Red", "Green"]


def test_an_outcome_adds_up():
    for outcome in played(12):
        assert abs(sum(outcome.wins) - 1) < 1e-9
        assert min(outcome.places) == 1
        assert [place == 1 for place in outcome.places] == [won > 0 for won in outcome.wins]
        assert sum(outcome.asked) == outcome.decisions
        assert outcome.scores[outcome.places.index(1)] == max(outcome.scores)


def test_in_a_duplicate_series_every_bot_plays_every_seat_with_the_same_dice():
    series = replace(SERIES, duplicate=True)
    assert [series.table_seed(number) for number in range(4)] == ["1/0", "1/0", "1/0", "1/1"]
    assert [series.bot_at(0, number) for number in range(3)] == [0, 1, 2]


def test_results_do_not_depend_on_the_number_of_processes():
    expected = timeless(list(play_games(SERIES, range(5), 1)))
    assert timeless(list(local(SERIES, range(5), 2))) == expected


def test_an_engine_that_is_missing_or_unknown_is_named(monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(BadOption, match="There is no engine 'moon'; there are: local, ray."):
        find_engine("moon")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'grognard\[ray\]'"):
        find_engine("ray")


class Interrupting:
    """An engine that is broken off after so many games."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, match: Match, numbers: Sequence[int], jobs: int) -> Generator[Outcome, None, None]:
        yield from play_games(match, numbers[: self.games], 1)
        raise KeyboardInterrupt


@pytest.mark.parametrize("suffix", [".jsonl", ".parquet"])
def test_a_series_that_breaks_off_keeps_its_games_and_goes_on(tmp_path: Path, suffix: str):
    if suffix == ".parquet":
        pytest.importorskip("pyarrow")
    path = tmp_path / f"series{suffix}"
    series = Series(SERIES, 7, ResultFile(path), resume=False)
    with pytest.raises(KeyboardInterrupt):
        series.play(Interrupting(4), 1, lambda outcome: None)
    assert series.missing == [4, 5, 6]
    assert path.exists()

    again = Series(SERIES, 7, ResultFile(path), resume=True)
    assert again.missing == [4, 5, 6]
    again.play(local, 1, lambda outcome: None)
    assert timeless(again.tally().outcomes) == timeless(played(7))


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path):
    path = tmp_path / "series.jsonl"
    whole = played(4, ResultFile(path))
    path.write_text(path.read_text()[:-30])
    assert Series(SERIES, 4, ResultFile(path), resume=True).missing == [3]
    assert timeless(played(4, ResultFile(path), resume=True)) == timeless(whole)
    assert len(path.read_text().splitlines()) == 5


def test_a_longer_series_plays_only_what_is_new(tmp_path: Path):
    path = tmp_path / "series.jsonl"
    played(3, ResultFile(path))
    assert Series(SERIES, 5, ResultFile(path), resume=True).missing == [3, 4]
    assert ResultFile(path).seed() == "1"


def test_the_table_for_other_programs_has_a_row_for_each_bot_of_a_game(tmp_path: Path):
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "series.parquet"
    played(4, ResultFile(path))
    rows = parquet.read_table(path).to_pylist()
    assert len(rows) == 12
    assert rows[4]["bot"] == 1 and rows[4]["seats"] == 0 and rows[4]["names"] == "Red"


def test_files_that_do_not_fit_are_refused(tmp_path: Path):
    path = tmp_path / "series.jsonl"
    with pytest.raises(BadOption, match="cannot be read"):
        Series(SERIES, 2, ResultFile(path), resume=True)
    played(2, ResultFile(path))
    with pytest.raises(BadOption, match="exists; add --resume"):
        Series(SERIES, 2, ResultFile(path), resume=False)
    with pytest.raises(BadOption, match="another series .*seed: there '1', here '2'"):
        Series(match("greedy", "random", "random", seed="2"), 2, ResultFile(path), resume=True)
    for text in ("", "nonsense\n", "[]\n", json.dumps({"format": "other"}) + "\n"):
        path.write_text(text)
        with pytest.raises(BadOption, match="is no file of results"):
            ResultFile(path).seed()


@pytest.mark.parametrize(
    "broken",
    [
        lambda game: "nonsense",
        lambda game: "7",
        lambda game: json.dumps({}),
        lambda game: json.dumps({**game, "more": 1}),
        lambda game: json.dumps({**game, "number": "first"}),
        lambda game: json.dumps({**game, "number": True}),
        lambda game: json.dumps({**game, "wins": 1}),
        lambda game: json.dumps({**game, "wins": [1.0, 0.0]}),
        lambda game: json.dumps({**game, "wins": ["all", 0, 0]}),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, broken: Callable[[dict[str, object]], str]):
    path = tmp_path / "series.jsonl"
    played(3, ResultFile(path))
    lines = path.read_text().splitlines()
    lines[2] = broken(json.loads(lines[2]))
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadOption, match=r"^Line 3 of .*series.jsonl is no game of 3 bots\.$"):
        Series(SERIES, 3, ResultFile(path), resume=True)
