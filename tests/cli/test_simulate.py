"""`grognard simulate` and `grognard bench`."""

from __future__ import annotations

import json

from tests.cli.conftest import Grognard


def test_the_summary_for_programs_has_exactly_these_keys(grognard: Grognard):
    line = "simulate boxed --games 7 --players 3 --bots greedy,random --seed 5 --preset short --json"
    result = grognard(*line.split())
    data = json.loads(result.stdout)
    assert (result.exit_code, result.stderr) == (0, "")
    assert list(data) == [
        "game", "players", "games", "finished", "errors", "decisions", "seconds",
        "decisions_per_second", "mean_decisions", "wins", "ends",
    ]  # fmt: skip
    assert data["game"] == "boxed"
    assert (data["players"], data["games"], data["finished"], data["errors"]) == (3, 7, 7, 0)
    assert len(data["wins"]) == 3
    assert data["ends"] == {"rounds": 7}


def test_the_same_seed_gives_the_same_summary_with_two_jobs(grognard: Grognard):
    def wins(*more: str) -> list[float]:
        result = grognard("simulate", "boxed", "--games", "9", "--seed", "x", "--json", *more)
        data: list[float] = json.loads(result.stdout)["wins"]
        return data

    assert wins() == wins() == wins("--jobs", "2")


def test_people_read_a_table(grognard: Grognard):
    result = grognard("simulate", "boxed", "--games", "4", "--bots", "greedy:blunders=5,random")
    assert "boxed, 2 players: 4 of 4 games finished" in result.stdout
    assert "greedy:blunders=5" in result.stdout
    assert "ends: rounds 4" in result.stdout


def test_bench_measures_four_figures(grognard: Grognard):
    data = json.loads(grognard("bench", "boxed", "--seconds", "0.1", "--json").stdout)
    assert list(data) == ["python", "compiled", "games"]
    (toy,) = data["games"]
    assert list(toy) == [
        "game", "players", "decisions_per_second", "kept_decisions_per_second", "forks_per_second",
        "worlds_per_second",
    ]  # fmt: skip
    assert all(toy[key] > 0 for key in toy if key.endswith("second"))
    assert "worlds/s" in grognard("bench", "boxed", "--seconds", "0.1").stdout
