"""Recorded games: a change of rules shows as a difference in their text (`make playthroughs` renews them)."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games import OWN, find
from tools.write_playthroughs import FOLDER, playthroughs

WANTED = list(playthroughs([find(name) for name in OWN]))


@pytest.mark.parametrize(("name", "write"), WANTED, ids=[name for name, _ in WANTED])
def test_the_game_is_played_as_recorded(name, write):
    file = FOLDER / name
    assert file.is_file(), f"{name} is missing: run make playthroughs"
    recorded = file.read_text(encoding="utf-8").splitlines()
    for number, (line, again) in enumerate(zip(recorded, write().splitlines(), strict=False), 1):
        assert line == again, f"{name}, line {number}"
    assert len(recorded) == len(write().splitlines())


def test_no_recorded_game_is_left_over():
    assert sorted(p.name for p in Path(FOLDER).glob("*.txt")) == sorted(name for name, _ in WANTED)
