"""Neighbours touch, and who touches is a neighbour: what growing alone does not achieve is mended here."""

from __future__ import annotations

import math

import numpy as np

from tools.maps.board import Board, Grid
from tools.maps.grow import FIRST, patches

ON_LAND = ("land", "mountain", "river")
AT_SEA = ("sea", "sea_strait")
ON_COAST = ("coast", "river_mouth")

TONGUE = 7
"""Half the width of what is added so that two neighbours touch."""
LONGEST = 110
"""Neighbours farther apart than this are joined by a line instead."""
STRIP = 11
"""How wide a sea reaches along a coast that is not the coast of the next one."""

Pair = tuple[int, int]


def contacts(covers: Grid) -> dict[Pair, int]:
    """How long the common border of two covers is."""
    found: dict[Pair, int] = {}
    for one, two in ((covers[:, :-1], covers[:, 1:]), (covers[:-1], covers[1:])):
        differ = one != two
        pairs = np.stack([np.minimum(one, two)[differ], np.maximum(one, two)[differ]])
        names, counts = np.unique(pairs, axis=1, return_counts=True)
        for (a, b), count in zip(names.T.tolist(), counts.tolist(), strict=True):
            found[(a, b)] = found.get((a, b), 0) + count
    return found


def mend(board: Board, covers: Grid, land: Grid) -> None:
    """Twice over all edges, because one tongue can cut another contact."""
    numbers = {spot.id: number + FIRST for number, spot in enumerate(board.spots)}
    joined = {}
    for a, b, kind in board.edges:
        joined[order(numbers[a], numbers[b])] = kind
    for _ in range(3):
        strips(board, covers, land, joined)
        touching = contacts(covers)
        for pair, kind in joined.items():
            if kind in (*ON_LAND, *AT_SEA, *ON_COAST) and touching.get(pair, 0) < 6:
                tongue(board, covers, land, pair, kind)
        crumbs(board, covers, land)


def order(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


def tongue(board: Board, covers: Grid, land: Grid, pair: Pair, kind: str) -> None:
    """Both areas (at a coast: the sea) reach out along the shortest line until they touch."""
    one, two = (edge_places(covers, who) for who in pair)
    away = ((one[:, None, :] - two[None, :, :]) ** 2).sum(axis=2)
    n, m = np.unravel_index(int(away.argmin()), away.shape)
    (ay, ax), (by, bx) = one[n], two[m]
    length = math.sqrt(float(away[n, m]))
    if length > LONGEST:
        return
    first, second = pair
    if kind in ON_COAST:
        first = second = next(who for who in pair if not board.spots[who - FIRST].land)
    on_land = kind in ON_LAND
    reserved = seeds(board, pair)
    height, width = covers.shape
    for step in range(int(length) + 1):
        share = step / max(1.0, length)
        x, y = round(ax + (bx - ax) * share), round(ay + (by - ay) * share)
        rows = slice(max(0, y - TONGUE), min(height, y + TONGUE + 1))
        columns = slice(max(0, x - TONGUE), min(width, x + TONGUE + 1))
        ys, xs = np.mgrid[rows, columns]
        near = (ys - y) ** 2 + (xs - x) ** 2 <= TONGUE**2
        near &= (land[rows, columns] == on_land) & (covers[rows, columns] != pair[0])
        near &= covers[rows, columns] != pair[1]
        for sy, sx in reserved:
            near &= (ys - sy) ** 2 + (xs - sx) ** 2 > (2 * TONGUE) ** 2
        covers[rows, columns][near] = first if share < 0.5 else second


def edge_places(covers: Grid, who: int) -> Grid:
    """Places of an area next to something else."""
    mine = np.pad(covers == who, 1)
    inner = mine[1:-1, 1:-1] & mine[:-2, 1:-1] & mine[2:, 1:-1] & mine[1:-1, :-2] & mine[1:-1, 2:]
    places = np.argwhere(mine[1:-1, 1:-1] & ~inner)
    return places[:: max(1, len(places) // 2500)]


def seeds(board: Board, except_for: Pair) -> list[tuple[float, float]]:
    """The points of all other areas as (y, x); nothing reaches over them."""
    return [
        board.place(spot.lon, spot.lat)[::-1]
        for number, spot in enumerate(board.spots)
        if number + FIRST not in except_for
    ]


def strips(board: Board, covers: Grid, land: Grid, joined: dict[Pair, str]) -> None:
    """Water at a coast belongs to a sea of that coast, if there is one near."""
    coasts: dict[int, list[int]] = {}
    for (a, b), kind in joined.items():
        if kind in ON_COAST:
            ground, sea = (a, b) if board.spots[a - FIRST].land else (b, a)
            coasts.setdefault(ground, []).append(sea)
    waters = {n + FIRST for n, spot in enumerate(board.spots) if not spot.land and not spot.drawn_only}
    for a, b in contacts(covers):
        ground, sea = (b, a) if a in waters else (a, b)
        if sea not in waters or ground < FIRST or sea in coasts.get(ground, []) or not coasts.get(ground):
            continue
        shore = (covers == ground) & near(covers == sea, 2)
        strip = near(shore, STRIP) & (covers == sea)
        others = np.concatenate([np.argwhere(covers == other) for other in coasts[ground]])
        others = others[:: max(1, len(others) // 20000)]
        for y, x in np.argwhere(strip):
            away = (others[:, 0] - y) ** 2 + (others[:, 1] - x) ** 2
            best = int(away.argmin())
            if away[best] < (4 * STRIP) ** 2:
                covers[y, x] = covers[others[best][0], others[best][1]]


def near(mask: Grid, distance: int) -> Grid:
    """Everything within so many steps of a mask."""
    wide = mask.copy()
    for _ in range(distance):
        grown = wide.copy()
        grown[1:] |= wide[:-1]
        grown[:-1] |= wide[1:]
        grown[:, 1:] |= wide[:, :-1]
        grown[:, :-1] |= wide[:, 1:]
        wide = grown
    return wide


def crumbs(board: Board, covers: Grid, land: Grid) -> None:
    """Small pieces that were cut off from their area go to what surrounds them; islands stay."""
    height, width = covers.shape
    for number, spot in enumerate(board.spots):
        ys, xs = np.nonzero(covers == number + FIRST)
        top, left = ys.min(), xs.min()
        window = covers[top : ys.max() + 1, left : xs.max() + 1] == number + FIRST
        pieces = sorted(patches(window), key=len)
        for piece in pieces[:-1]:
            if len(piece) > 500:
                continue
            piece += np.array([top, left])
            around = [
                int(covers[ny, nx])
                for y, x in piece.tolist()
                for ny, nx in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1))
                if 0 <= ny < height and 0 <= nx < width
                if covers[ny, nx] != number + FIRST and land[ny, nx] == spot.land
            ]
            if around:
                covers[piece[:, 0], piece[:, 1]] = max(set(around), key=around.count)
