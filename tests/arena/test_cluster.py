"""A real Ray with two workers on this machine: the same games, no noise, nothing left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Grognard, command, environment

pytest.importorskip("ray", reason="ray is not installed: pip install 'grognard[ray]'")

LIMIT = 120
"""Seconds after which a Ray that does not come up fails the test."""
SERIES = ("--players", "3", "--bots", "greedy,random", "--seed", "7")


@pytest.fixture
def ray_home() -> Iterator[Path]:
    """A home for Ray's files and keys; paths of its sockets must be short."""
    with tempfile.TemporaryDirectory(prefix="gr", dir="/tmp", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def ray_environment(home: Path, **more: str) -> dict[str, str]:
    quiet = {"HOME": str(home), "RAY_TMPDIR": str(home), "RAY_USAGE_STATS_ENABLED": "0"}
    return {**environment(**quiet), "RAY_ADDRESS": "", **more}


def on_ray(home: Path, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
    line = command("arena", "boxed", *SERIES, "--engine", "ray", "--jobs", "2", *args)
    return subprocess.run(
        line, env=ray_environment(home, **more), capture_output=True, text=True, timeout=LIMIT
    )


def games_in(path: Path) -> list[dict[str, object]]:
    """All games of a file by number, without how long they took."""
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for game in games:
        del game["seconds"]
    return sorted(games, key=lambda game: int(game["number"]))


def processes_of(home: Path) -> list[str]:
    """The processes that work for the Ray in this home."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdecimal() and int(process.name) != os.getpid():
            try:
                line = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue
            if f"{home}/" in line:
                found.append(line)
    return found


def test_results_do_not_depend_on_the_engine(grognard: Grognard, tmp_path: Path, ray_home: Path):
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    local = grognard("arena", "boxed", *SERIES, "--games", "20", "--jobs", "1", "--json", "--out", str(here))
    remote = on_ray(ray_home, "--games", "20", "--json", "--out", str(there))

    assert (remote.returncode, remote.stderr) == (0, "")
    assert games_in(there) == games_in(here)
    one, other = json.loads(local.stdout), json.loads(remote.stdout)
    assert {**one, "seconds": 0} == {**other, "seconds": 0}
    assert processes_of(ray_home) == []


def test_an_interruption_keeps_what_is_finished_and_ends_ray(tmp_path: Path, ray_home: Path):
    out = tmp_path / "series.jsonl"
    line = command("arena", "boxed", *SERIES, "--engine", "ray", "--jobs", "2", "--games", "100000")
    running = subprocess.Popen(
        [*line, "--out", str(out)], env=ray_environment(ray_home), stderr=subprocess.PIPE, text=True
    )
    try:
        end = time.monotonic() + LIMIT
        while time.monotonic() < end and not (out.exists() and len(out.read_text().splitlines()) > 5):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=LIMIT)
    finally:
        running.kill()
    assert (running.returncode, told.count("\n")) == (130, 1), told
    assert told.startswith("Broken off; ")
    kept = games_in(out)
    missing = 100000 - len(kept)
    assert len(kept) >= 5 and told.split()[2] in (str(missing), str(missing + 1))
    assert processes_of(ray_home) == []


def test_a_cluster_that_does_not_answer_is_named(ray_home: Path):
    done = on_ray(ray_home, "--games", "1", RAY_ADDRESS="127.0.0.1:1")
    assert done.returncode == 2
    assert done.stderr.startswith("Error: No Ray cluster answers at 127.0.0.1:1: ")
    assert done.stderr.count("\n") == 1
