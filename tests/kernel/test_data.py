"""Data files: what fits becomes typed tables, what does not is named."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

from grognard.kernel.data import Book, need
from grognard.kernel.errors import BadData


@dataclass(frozen=True, slots=True)
class Area:
    id: str
    kind: Literal["land", "sea"]
    vp: int
    lon: float
    amphora: bool = False
    near: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    turns: int
    rounds: list[int]


GOOD = """
[track]
turns = 2
rounds = [10, 9]

[[area]]
id = "italia"
kind = "land"
vp = 6
lon = 12
near = ["sicily"]
"""


def book(tmp_path: Path, text: str) -> Book:
    file = tmp_path / "map.toml"
    file.write_text(text)
    return Book(file)


def read(tmp_path: Path, text: str) -> tuple[Track, list[Area]]:
    b = book(tmp_path, text)
    both = b.table("track", Track), b.rows("area", Area)
    b.close()
    return both


def test_tables_and_rows_become_typed_objects(tmp_path):
    track, areas = read(tmp_path, GOOD)

    assert track == Track(2, [10, 9])
    assert areas == [Area("italia", "land", 6, 12.0, False, ("sicily",))]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("vp = 6", "", r"map.toml: \[\[area\]\] 'italia': key 'vp' is missing; expected a whole number"),
        ("vp = 6", "vp = 'six'", r"\[\[area\]\] 'italia', key 'vp': 'six' should be a whole number"),
        ("vp = 6", "vp = true", "key 'vp': True should be a whole number"),
        ("vp = 6", "vp = 6\ncolour = 'red'", "unknown key 'colour' = 'red'; expected one of id, kind, vp"),
        ('kind = "land"', 'kind = "air"', "'air' should be one of 'land', 'sea'"),
        ("lon = 12", "lon = 'east'", "'east' should be a number"),
        ('["sicily"]', "[7]", "key 'near': 7 should be a text"),
        (
            "rounds = [10, 9]",
            "rounds = 10",
            r"\[track\], key 'rounds': 10 should be a list of a whole number",
        ),
        ("[track]", "[trakc]", "the table 'track' is missing"),
        ("[track]", "[other]\n[track]", "unknown table 'other'; known are area, track"),
        ("[[area]]", "[area]", r"should be \[\[area\]\] entries"),
        ("[track]", "[track", "map.toml is not valid TOML"),
    ],
)
def test_every_mistake_names_file_table_key_value_and_what_was_expected(tmp_path, old, new, why):
    with pytest.raises(BadData, match=why):
        read(tmp_path, GOOD.replace(old, new))


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadData, match=r"none.toml cannot be read"):
        Book(tmp_path / "none.toml")


def test_need_refuses_with_file_and_reason():
    with pytest.raises(BadData, match="map.toml: italia has no neighbour"):
        need(False, "map.toml", "italia has no neighbour")
    need(True, "map.toml", "never")
