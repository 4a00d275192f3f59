"""The benchmark of the search runs, and names what it does not know."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.conftest import ROOT, environment


def bench(*args: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, str(ROOT / "benchmarks" / "bench_search.py"), *args]
    return subprocess.run(line, env=environment(), capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize(("more", "columns"), [([], 9), (["--levels"], 17)])
def test_it_measures_a_game(more: list[str], columns: int):
    done = bench("empires", "--seconds", "0.1", *more)
    assert (done.returncode, done.stderr) == (0, "")
    heading, row = done.stdout.splitlines()
    assert heading.startswith("game") and row.startswith("empires")
    assert len(row.split()) == columns


def test_an_unknown_game_is_named():
    done = bench("chess")
    assert done.returncode == 2 and "There is no game 'chess'; there are: empires" in done.stderr
