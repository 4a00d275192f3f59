"""The drawn boards: every area has a shape, its point lies in it, and neighbours on land touch."""

from __future__ import annotations

import gzip
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "src" / "grognard"
BOARDS = ROOT / "client" / "boards"

MAPS = {
    "empires": ("empires", "map.toml", ("area",)),
    "warriors-west": ("warriors", "map_west.toml", ("province",)),
    "warriors-east": ("warriors", "map_east.toml", ("province",)),
    "napoleon": ("napoleon", "map.toml", ("region", "sea")),
    "scharz-italia": ("scharz", "map_italia.toml", ("area",)),
    "scharz-orient": ("scharz", "map_orient.toml", ("area",)),
    "scharz-vikings": ("scharz", "map_vikings.toml", ("area",)),
}

ON_LAND = ("land", "mountain", "river")

APART: dict[str, list[tuple[str, str]]] = {
    "empires": [
        ("asia-minor", "cilicia"),
        ("cisalpina", "illyria"),
        ("illyria", "macedonia"),
        ("moesia", "sarmatia"),
    ],
    "warriors-west": [("east-anglia", "northumbria")],
    "warriors-east": [("alfold", "pannonia")],
    "napoleon": [("georgia", "trebizond"), ("parma", "piedmont"), ("upper-hungary", "vienna")],
    "scharz-italia": [("latium", "samnium"), ("sabina", "samnium")],
    "scharz-orient": [
        ("eastern-desert", "sinai"),
        ("gaza", "megiddo"),
        ("jerusalem", "negev"),
        ("pala", "wilusa"),
    ],
    "scharz-vikings": [("alba", "northumbria")],
}
"""Neighbours whose shapes do not touch; a line on the board joins them instead."""

Shape = list[list[tuple[float, float]]]


@cache
def shapes(name: str) -> dict[str, Shape]:
    text = (BOARDS / f"{name}.svg").read_text(encoding="utf-8")
    found = {}
    for area, data in re.findall(r'<path id="area-([\w-]+)"[^>]* d="([^"]*)"', text):
        found[area] = lines(data)
    return found


def lines(data: str) -> Shape:
    """The points of path data made of M, relative l and z."""
    found = []
    for part in data.split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", part)]
        x, y = numbers[0], numbers[1]
        points = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = round(x + dx, 1), round(y + dy, 1)
            points.append((x, y))
        found.append(points)
    return found


def inside(shape: Shape, x: float, y: float) -> bool:
    odd = False
    for ring in shape:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                odd = not odd
    return odd


def data_of(name: str) -> tuple[dict, list[str]]:
    game, file, kinds = MAPS[name]
    data = tomllib.loads((ROOT / "games" / game / "data" / file).read_text(encoding="utf-8"))
    return data, [row["id"] for kind in kinds for row in data[kind]]


@pytest.mark.parametrize("name", MAPS)
def test_every_area_has_a_shape_and_its_middle_lies_in_it(name):
    _, areas = data_of(name)
    drawn = shapes(name)
    assert sorted(drawn) == sorted(areas)
    text = (BOARDS / f"{name}.svg").read_text(encoding="utf-8")
    for area, cx, cy in re.findall(r'id="area-([\w-]+)"[^>]*data-cx="([\d.]+)" data-cy="([\d.]+)"', text):
        assert inside(drawn[area], float(cx), float(cy)), f"{area}: pieces would lie outside"


@pytest.mark.parametrize("name", MAPS)
def test_label_points_lie_in_their_areas(name):
    text = (BOARDS / f"{name}.svg").read_text(encoding="utf-8")
    drawn = shapes(name)
    points = re.findall(r'id="area-([\w-]+)"[^>]*data-x="(-?[\d.]+)" data-y="(-?[\d.]+)"', text)
    outside = [a for a, x, y in points if not near(drawn[a], float(x), float(y))]
    assert outside == []


def near(shape: Shape, x: float, y: float) -> bool:
    """In the shape, or so near to it that the point stands on the shore."""
    if inside(shape, x, y):
        return True
    return any((px - x) ** 2 + (py - y) ** 2 < 25**2 for ring in shape for px, py in ring)


@pytest.mark.parametrize("name", MAPS)
def test_neighbours_on_land_touch(name):
    data, _ = data_of(name)
    drawn = shapes(name)
    corners = {area: {point for ring in shape for point in ring} for area, shape in drawn.items()}
    apart = [
        tuple(sorted((edge["a"], edge["b"])))
        for edge in data["edge"]
        if edge["kind"] in ON_LAND and not touches(corners[edge["a"]], corners[edge["b"]])
    ]
    assert sorted(apart) == sorted(tuple(sorted(pair)) for pair in APART[name])


def touches(one: set, two: set) -> bool:
    """Relative path data is rounded to tenths, so points may be off by a little."""
    if one & two:
        return True
    near = {
        (round(x + dx, 1), round(y + dy, 1)) for x, y in one for dx in (-0.1, 0, 0.1) for dy in (-0.1, 0, 0.1)
    }
    return bool(near & two)


@pytest.mark.parametrize("name", MAPS)
def test_boards_are_light_and_name_their_source(name):
    text = (BOARDS / f"{name}.svg").read_bytes()
    assert len(text) < 400_000 and len(gzip.compress(text)) < 120_000
    assert b"Natural Earth" in text and b"style=" not in text and b"<script" not in text
