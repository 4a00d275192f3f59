"""The package as a whole: its public names, its layers, what must not be in it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from grognard.kernel.errors import BadOption

ROOT = Path(__file__).parent.parent


def test_the_public_names_are_these():
    assert sorted(grognard.__all__) == ["Choice", "IllegalChoice", "Table", "games", "load", "table"]
    assert all(hasattr(grognard, name) for name in grognard.__all__)


def test_games_is_a_package_and_can_be_called():
    import grognard.games.empires as empires
    from grognard import games

    assert empires.GAME in games() == grognard.games()
    assert games.find("empires") is empires.GAME


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are():
    with pytest.raises(BadOption, match="There is no game 'chess'; there are: empires"):
        grognard.table("chess")


def test_imports_point_downwards_only():
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.splitlines()]


def test_no_file_names_a_place_on_somebodys_machine():
    place = re.compile(r"(?<![\w.~$}/])/(?:work|root|home|tmp|Users)/\w")
    guilty = []
    for file in tracked():
        if file.suffix in {".py", ".md", ".toml", ".ftl", ".yml", ""} and file.is_file():
            if place.search(file.read_text(encoding="utf-8", errors="replace")):
                guilty.append(str(file.relative_to(ROOT)))
    assert guilty == []


def test_rules_use_no_clock_and_no_other_chance():
    guilty = []
    for folder in ("kernel", "games"):
        for file in (ROOT / "src" / "grognard" / folder).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            if re.search(r"^\s*(import|from) (random|time|datetime|uuid)\b", text, re.M):
                guilty.append(file.name)
    assert guilty == []
