"""`grognard arena`."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Grognard, command, environment

LINE = [
    "arena",
    "boxed",
    "--players",
    "3",
    "--bots",
    "search:iterations=10;top=2,greedy",
    "--games",
    "3",
    "--seed",
    "5",
    "--jobs",
    "1",
]


def test_the_tally_for_programs_has_exactly_these_keys(grognard: Grognard):
    result = grognard(*LINE, "--preset", "short", "--json")
    data = json.loads(result.stdout)
    assert (result.exit_code, result.stderr) == (0, "")
    assert list(data) == ["game", "players", "games", "bots", "wins", "ratings", "seconds", "errors"]
    assert (data["game"], data["players"], data["games"], data["errors"]) == ("boxed", 3, 3, 0)
    assert data["bots"] == ["search:iterations=10;top=2", "greedy", "greedy"]
    assert len(data["wins"]) == len(data["ratings"]) == 3
    assert list(data["ratings"][0]) == ["mu", "sigma", "low", "high"]


def test_people_read_tables_and_a_page(grognard: Grognard, tmp_path: Path):
    page = tmp_path / "report.html"
    result = grognard(*LINE, "--report", str(page))
    assert "boxed, 3 players: 3 of 3 games finished" in result.stdout
    assert "search:iterations=10;top=2" in result.stdout.replace("\n", "")
    assert "seat 2" in result.stdout and "Blue" in result.stdout
    assert page.read_text().startswith("<!doctype html>")


def test_a_series_goes_on_with_its_own_seed(grognard: Grognard, tmp_path: Path):
    out = str(tmp_path / "series.jsonl")
    line = [
        "arena",
        "boxed",
        "--players",
        "2",
        "--bots",
        "greedy,random",
        "--jobs",
        "1",
        "--json",
        "--out",
        out,
    ]
    assert json.loads(grognard(*line, "--games", "2").stdout)["games"] == 2
    assert json.loads(grognard(*line, "--games", "5", "--resume").stdout)["games"] == 5
    assert len(Path(out).read_text().splitlines()) == 6


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_keeps_what_is_finished(tmp_path: Path, jobs: str):
    out = tmp_path / "series.jsonl"
    line = command("arena", "boxed", "--bots", "greedy,random", "--games", "5000", "--jobs", jobs)
    with subprocess.Popen(
        [*line, "--out", str(out)], env=environment(), stderr=subprocess.PIPE, text=True
    ) as running:
        end = time.monotonic() + 60
        while time.monotonic() < end and not (out.exists() and len(out.read_text().splitlines()) > 5):
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=60)
    kept = out.read_text().splitlines()[1:]
    assert len(kept) >= 5 and all(json.loads(game)["error"] == "" for game in kept)
    found = re.fullmatch(r"Broken off; (\d+) games are missing\.\n", told)
    assert running.returncode == 130 and found is not None
    # A game that was just being kept when the signal came may be called missing.
    assert int(found[1]) - (5000 - len(kept)) in (0, 1)


def test_a_broken_line_of_results_is_named(grognard: Grognard, tmp_path: Path):
    out = tmp_path / "series.jsonl"
    line = ["arena", "boxed", "--games", "2", "--bots", "greedy", "--jobs", "1", "--out", str(out)]
    assert grognard(*line).exit_code == 0
    out.write_text(out.read_text().replace('"wins"', '"victories"'))
    result = grognard(*line, "--resume")
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: Line 2 of ") and result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ("--bots gredy", "There is no bot 'gredy'"),
        ("--bots level:7", "The setting level of the bot level is a number from 1 to 5, not '7'."),
        ("--bots search:depth=3", "The bot search has no setting 'depth'"),
        ("--engine moon", "There is no engine 'moon'; there are: local, ray."),
        ("--resume", "--resume needs --out FILE"),
        ("--resume --out missing.jsonl", "missing.jsonl cannot be read"),
        ("--out nowhere/series.jsonl", "nowhere/series.jsonl cannot be written"),
        ("--report nowhere/report.html", "nowhere/report.html cannot be written"),
        ("--option deck=11", "Option deck of boxed can be 10, 9; not '11'."),
        ("--players 9", "boxed is for 2 to 3 players, not 9."),
    ],
)
def test_bad_usage_is_one_sentence(
    grognard: Grognard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str, sentence: str
):
    monkeypatch.chdir(tmp_path)
    result = grognard("arena", "boxed", "--games", "1", "--jobs", "1", *more.split())
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: ") and result.stderr.count("\n") == 1
    assert sentence in result.stderr
