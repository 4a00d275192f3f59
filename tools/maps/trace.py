"""Borders: traced once between what lies on both sides, smoothed, and written as path data."""

from __future__ import annotations

import math
from collections.abc import Container
from dataclasses import dataclass

import numpy as np

from tools.maps.board import Grid, Point


@dataclass
class Arc:
    """A piece of border: what lies left and right of it, and its line."""

    left: int
    right: int
    line: list[Point]


def trace(covers: Grid) -> list[Arc]:
    """All borders between different covers, cut where three or more meet."""
    grid = np.pad(covers, 1, constant_values=-1)
    ways: dict[tuple[int, int], list[tuple[tuple[int, int], int, int]]] = {}

    def join(a: tuple[int, int], b: tuple[int, int], left: int, right: int) -> None:
        ways.setdefault(a, []).append((b, left, right))
        ways.setdefault(b, []).append((a, right, left))

    for y, x in zip(*np.nonzero(grid[:, :-1] != grid[:, 1:]), strict=True):
        join((x + 1, y), (x + 1, y + 1), int(grid[y, x + 1]), int(grid[y, x]))
    for y, x in zip(*np.nonzero(grid[:-1, :] != grid[1:, :]), strict=True):
        join((x, y + 1), (x + 1, y + 1), int(grid[y, x]), int(grid[y + 1, x]))
    nodes = [p for p, out in ways.items() if len(out) != 2]
    used: dict[tuple[tuple[int, int], tuple[int, int]], bool] = {}
    arcs = []

    def walk(start: tuple[int, int], step: tuple[tuple[int, int], int, int]) -> None:
        line, (there, left, right) = [start], step
        before = start
        used[(start, there)] = used[(there, start)] = True
        while True:
            line.append(there)
            out = ways[there]
            if len(out) != 2 or there == start:
                break
            onward = out[0] if out[0][0] != before else out[1]
            before, there = there, onward[0]
            used[(before, there)] = used[(there, before)] = True
        arcs.append(Arc(left, right, [(float(x - 1), float(y - 1)) for x, y in line]))

    for node in nodes:
        for step in ways[node]:
            if (node, step[0]) not in used:
                walk(node, step)
    for point, out in ways.items():
        if len(out) == 2 and (point, out[0][0]) not in used:
            walk(point, out[0])
    return arcs


def smooth(line: list[Point], rounds: int, tolerance: float, size: tuple[int, int]) -> list[Point]:
    """Take the steps out of a line; its ends stay, and so does what lies on the frame."""
    closed = line[0] == line[-1]
    points = line
    width, height = size
    for _ in range(rounds):
        fresh = []
        last = len(points) - 1
        for n, (x, y) in enumerate(points):
            on_frame = x in (0, width) or y in (0, height)
            if (n in (0, last) and not closed) or on_frame:
                fresh.append((x, y))
                continue
            before = points[n - 1] if n else points[-2]
            after = points[n + 1] if n < last else points[1]
            fresh.append(((before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4))
        points = fresh
    return simplify(points, tolerance)


def simplify(points: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker, without recursion."""
    if len(points) < 3:
        return points
    keep = [False] * len(points)
    keep[0] = keep[-1] = True
    stack = [(0, len(points) - 1)]
    if points[0] == points[-1]:
        middle = len(points) // 2
        keep[middle] = True
        stack = [(0, middle), (middle, len(points) - 1)]
    while stack:
        first, last = stack.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1e-9
        worst, where = tolerance, -1
        for n in range(first + 1, last):
            px, py = points[n]
            away = abs(dx * (ay - py) - dy * (ax - px)) / length
            if away > worst:
                worst, where = away, n
        if where >= 0:
            keep[where] = True
            stack += [(first, where), (where, last)]
    return [point for point, kept in zip(points, keep, strict=True) if kept]


def outlines(arcs: list[Arc], who: Container[int]) -> list[list[Point]]:
    """The closed lines around what these cover, with them on the left."""
    pieces = [a.line for a in arcs if a.left in who and a.right not in who]
    pieces += [a.line[::-1] for a in arcs if a.right in who and a.left not in who]
    starts: dict[Point, list[list[Point]]] = {}
    for piece in pieces:
        if piece[0] != piece[-1]:
            starts.setdefault(piece[0], []).append(piece)
    found = [piece for piece in pieces if piece[0] == piece[-1]]
    while starts:
        start = next(iter(starts))
        line = take(starts, start)
        while line[-1] != line[0]:
            line = line + take(starts, line[-1])[1:]
        found.append(line)
    return found


def take(starts: dict[Point, list[list[Point]]], point: Point) -> list[Point]:
    piece = starts[point].pop()
    if not starts[point]:
        del starts[point]
    return piece


def tenths(value: float) -> str:
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def path(lines: list[list[Point]], closed: bool = True) -> str:
    """Lines as path data, relative and short."""
    parts = []
    for line in lines:
        x, y = round(line[0][0], 1), round(line[0][1], 1)
        start, steps = f"M{tenths(x)} {tenths(y)}l", []
        for px, py in line[1:-1] if closed else line[1:]:
            nx, ny = round(px, 1), round(py, 1)
            if (nx, ny) != (x, y):
                steps.append(f"{tenths(nx - x)} {tenths(ny - y)}")
                x, y = nx, ny
        if len(steps) > closed:  # a speck that is smoothed away is no shape
            parts.append(start + " ".join(steps) + ("z" if closed else ""))
    return "".join(parts).replace(" -", "-")
