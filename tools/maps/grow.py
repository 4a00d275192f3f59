"""Areas grow from their points over connected land or water; islands go to whom they belong."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw

from tools.maps.board import Board, Grid, Point

PLAIN_SEA = 0
PLAIN_LAND = 1
FIRST = 2
"""The number of the first spot; smaller ones are scenery."""

STEPS = [(-1, 0, 1.0), (1, 0, 1.0), (0, -1, 1.0), (0, 1, 1.0)]
STEPS += [(dx, dy, math.sqrt(2)) for dx in (-1, 1) for dy in (-1, 1)]

POND = 160
"""Water of fewer places is no water on this scale."""
SPECK = 5
"""Land of fewer places is no island on this scale."""


def noise(shape: tuple[int, int], seed: int, cell: int) -> Grid:
    """Smooth random hills between 0 and 1."""
    source = np.random.default_rng(seed)
    rows, columns = shape[0] // cell + 2, shape[1] // cell + 2
    small = Image.fromarray((source.random((rows, columns)) * 255).astype(np.uint8))
    large = small.resize((columns * cell, rows * cell), Image.Resampling.BICUBIC)
    return np.array(large, dtype=float)[: shape[0], : shape[1]] / 255


def grow(board: Board, land: Grid) -> Grid:
    """For every place of the grid the number of what covers it."""
    shape = land.shape
    cost = 1 + board.wobble * 2 * (0.6 * noise(shape, 1, 26) + 0.4 * noise(shape, 2, 9) - 0.5)
    blocked = np.zeros(shape, dtype=bool)
    for one, two in board.gates:
        image = Image.new("1", (shape[1], shape[0]), 0)
        ImageDraw.Draw(image).line([board.place(*one), board.place(*two)], fill=1, width=3)
        blocked |= np.array(image, dtype=bool) & ~land
    covers = np.where(land, PLAIN_LAND, PLAIN_SEA).astype(np.int32)
    for on_land in (True, False):
        spread(board, covers, (land == on_land) & ~blocked, cost, on_land)
    leftovers(board, covers, land)
    for y, x in zip(*np.nonzero(blocked), strict=True):
        window = np.s_[max(0, y - 3) : y + 4, max(0, x - 3) : x + 4]
        sea = covers[window][~land[window] & (covers[window] >= FIRST)]
        covers[y, x] = sea[0] if sea.size else PLAIN_SEA
    return covers


def spread(board: Board, covers: Grid, free: Grid, cost: Grid, on_land: bool) -> None:
    """Everything of one kind grows at once; who reaches a place first has it.

    Dijkstra's way in whole rings: a step costs at least `ring`, so nothing within one ring can be improved.
    """
    width = covers.shape[1] + 2
    limit = board.degrees(board.reach) if board.reach else math.inf
    open_ = np.pad(free, 1).ravel()
    price = np.pad(cost, 1, constant_values=1.0).ravel()
    owner = np.pad(covers, 1).ravel()
    far = np.full(open_.shape, math.inf)
    ring = float(cost.min())
    rings: dict[int, list[Grid]] = {}
    for number, spot in enumerate(board.spots):
        if spot.land == on_land:
            for lon, lat in [(spot.lon, spot.lat), *board.more.get(spot.id, [])]:
                x, y = snap(free, board.place(lon, lat), spot.id)
                place = (y + 1) * width + x + 1
                far[place], owner[place] = 0.0, number + FIRST
                rings.setdefault(0, []).append(np.array([place]))
    now = 0
    while rings:
        for places in [np.unique(np.concatenate(rings.pop(now)))] if now in rings else []:
            here = places[(far[places] >= now * ring) & (far[places] < (now + 1) * ring)]
            for dx, dy, length in STEPS:
                there = here + dy * width + dx
                total = far[here] + length * price[there]
                better = open_[there] & (total < far[there]) & (total < limit)
                there, total = there[better], total[better]
                far[there], owner[there] = total, owner[here[better]]
                for which in np.unique((total / ring).astype(int)).tolist():
                    rings.setdefault(which, []).append(there[(total / ring).astype(int) == which])
        now += 1
    covers[:] = owner.reshape(-1, width)[1:-1, 1:-1]


def snap(free: Grid, point: Point, name: str) -> tuple[int, int]:
    """The nearest place of the right kind."""
    ys, xs = np.nonzero(free)
    away = (xs - point[0]) ** 2 + (ys - point[1]) ** 2
    best = int(away.argmin())
    if away[best] > 16**2:
        print(f"  {name}: a point of it is {math.sqrt(away[best]):.0f} away from where it could lie")
    return int(xs[best]), int(ys[best])


def leftovers(board: Board, covers: Grid, land: Grid) -> None:
    """Islands that nothing reached go to the nearest area, if one is near; ponds are filled."""
    near = board.degrees((board.reach or 2.2) * 0.8)
    ys, xs = np.nonzero((covers >= FIRST) & land)
    step = max(1, len(ys) // 60000)
    owned = np.stack([ys[::step], xs[::step]], axis=1)
    for island in patches((covers == PLAIN_LAND) & land):
        away, who = nearest(owned, covers, island)
        if len(island) < SPECK:
            covers[island[:, 0], island[:, 1]] = PLAIN_SEA
        elif away < near and len(island) < board.largest_island:
            covers[island[:, 0], island[:, 1]] = who
    for pond in patches((covers == PLAIN_SEA) & ~land):
        if len(pond) < POND:
            away, who = nearest(owned, covers, pond)
            covers[pond[:, 0], pond[:, 1]] = who if away < 3 else PLAIN_LAND


def patches(mask: Grid) -> list[Grid]:
    """The connected pieces of a mask, each as rows of (y, x)."""
    width = mask.shape[1] + 2
    left = np.pad(mask, 1).ravel()
    found = []
    for start in np.nonzero(left)[0].tolist():
        if not left[start]:
            continue
        left[start] = False
        front, rings = np.array([start]), []
        while front.size:
            rings.append(front)
            around = np.concatenate([front - 1, front + 1, front - width, front + width])
            front = np.unique(around[left[around]])
            left[front] = False
        piece = np.concatenate(rings)
        found.append(np.stack([piece // width - 1, piece % width - 1], axis=1))
    return found


def nearest(owned: Grid, covers: Grid, places: Grid) -> tuple[float, int]:
    """How far the nearest area is from these places, and which one it is."""
    best = (math.inf, PLAIN_LAND)
    for y, x in places[:: max(1, len(places) // 12)]:
        away = (owned[:, 0] - y) ** 2 + (owned[:, 1] - x) ** 2
        place = int(away.argmin())
        if away[place] < best[0]:
            best = (float(away[place]), int(covers[owned[place][0], owned[place][1]]))
    return math.sqrt(best[0]), best[1]
