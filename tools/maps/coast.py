"""The coastlines of Natural Earth as a grid of land and water."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from tools.maps.board import Board, Grid, Point

Ring = list[Point]


def coastline(folder: Path) -> list[list[Ring]]:
    """The land of the world as polygons: rings of longitude and latitude, the first one the outside."""
    atlas = json.loads((folder / "land-10m.json").read_text(encoding="utf-8"))
    sx, sy = atlas["transform"]["scale"]
    tx, ty = atlas["transform"]["translate"]
    arcs: list[Ring] = []
    for arc in atlas["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)

    def ring(numbers: list[int]) -> Ring:
        points: Ring = []
        for number in numbers:
            line = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += line[1:] if points else line
        return points

    found = []
    for shape in atlas["objects"]["land"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        found += [[ring(numbers) for numbers in polygon] for polygon in polygons]
    return found


def land_mask(board: Board, polygons: list[list[Ring]]) -> Grid:
    """Where the board is land."""
    image = Image.new("1", (board.width, board.height), 0)
    pen = ImageDraw.Draw(image)
    for rings in polygons:
        unrolled = [unroll(ring) for ring in rings]
        for turn in (-360, 0, 360):
            for number, ring in enumerate(unrolled):
                near = clip([(lon + turn, lat) for lon, lat in ring], board.paper.window)
                if near:
                    pen.polygon([board.place(lon, lat) for lon, lat in near], fill=0 if number else 1)
    return np.array(image, dtype=bool)


def unroll(ring: Ring) -> Ring:
    """The ring without jumps at the date line."""
    turn, before, line = 0, ring[0][0], []
    for lon, lat in ring:
        if lon - before > 180:
            turn -= 360
        elif before - lon > 180:
            turn += 360
        before = lon
        line.append((lon + turn, lat))
    return line


def clip(ring: Ring, window: tuple[float, float, float, float]) -> Ring:
    """The part of a ring inside the window (Sutherland and Hodgman)."""
    west, south, east, north = window
    for axis, limit, keep_above in ((0, west, True), (0, east, False), (1, south, True), (1, north, False)):
        ring = cut(ring, axis, limit, keeper(axis, limit, keep_above))
        if not ring:
            break
    return ring


def keeper(axis: int, limit: float, above: bool) -> Callable[[Point], bool]:
    return (lambda point: point[axis] >= limit) if above else (lambda point: point[axis] <= limit)


def cut(ring: Ring, axis: int, limit: float, keeps: Callable[[Point], bool]) -> Ring:
    line = []
    for before, point in zip(ring[-1:] + ring[:-1], ring, strict=True):
        if keeps(before) != keeps(point):
            share = (limit - before[axis]) / (point[axis] - before[axis])
            line.append(tuple(b + share * (p - b) for b, p in zip(before, point, strict=True)))
        if keeps(point):
            line.append(point)
    return line  # type: ignore[return-value]
