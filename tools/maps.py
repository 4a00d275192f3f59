"""Draws the boards: one SVG per map, from the areas of the data files and the coastlines of Natural Earth.

    python tools/maps.py WORLD_ATLAS [map ...]

WORLD_ATLAS is the folder of the npm package `world-atlas` (public-domain data of Natural Earth); it is needed
to make the boards anew, not to use them. Needs numpy and Pillow.

How a board is made: land and sea become a fine grid. Every area grows from its label point over connected
land (or water) at a pace that varies from place to place, so that borders look drawn; points of the data that
are only scenery grow too. Islands that nothing reached go to the nearest area. Borders are traced once,
smoothed, and shared by the areas on both sides, so that shapes fit exactly.
"""

from __future__ import annotations

import gzip
import heapq
import json
import math
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "grognard" / "games"
BOARDS = ROOT / "src" / "grognard" / "client" / "boards"

PLAIN_SEA = 0
PLAIN_LAND = 1
FIRST = 2

Point = tuple[float, float]


@dataclass
class Spot:
    """A point from which something grows."""

    id: str
    lon: float
    lat: float
    land: bool
    drawn_only: bool = False


@dataclass
class Board:
    """A map to be drawn: its frame, its spots and its edges (a, b, kind)."""

    name: str
    west: float
    east: float
    south: float
    north: float
    spots: list[Spot]
    edges: list[tuple[str, str, str]]
    barriers: list[tuple[str, str]] = field(default_factory=list)
    gates: list[tuple[Point, Point]] = field(default_factory=list)
    reach: float = 0.0
    """Nothing grows farther than so many degrees of latitude; 0: no limit."""
    width: int = 1600
    wobble: float = 0.5
    largest_island: int = 4000
    """A larger island without a point of its own stays scenery."""

    @property
    def scale(self) -> float:
        return self.width / ((self.east - self.west) * self.squeeze)

    @property
    def squeeze(self) -> float:
        return math.cos(math.radians((self.south + self.north) / 2))

    @property
    def height(self) -> int:
        return round((self.north - self.south) * self.scale)

    def place(self, lon: float, lat: float) -> Point:
        return (lon - self.west) * self.squeeze * self.scale, (self.north - lat) * self.scale


# -- what is drawn ----------


def read(game: str, file: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "data" / file).read_text(encoding="utf-8"))


def spots_of(rows: list[dict[str, Any]], land: bool, drawn_only: bool = False) -> list[Spot]:
    return [Spot(r["id"], r["lon"], r["lat"], land, drawn_only) for r in rows]


def edges_of(data: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(e["a"], e["b"], e["kind"]) for e in data["edge"]]


def empires() -> Board:
    data = read("empires", "map.toml")
    land = [a for a in data["area"] if a["kind"] == "land"]
    sea = [a for a in data["area"] if a["kind"] == "sea"]
    spots = spots_of(land, True) + spots_of(sea, False) + spots_of(data["scenery"], True, True)
    gates = [((-5.62, 35.6), (-5.62, 36.2)), ((26.0, 39.85), (26.45, 40.2)), ((28.8, 41.15), (29.3, 41.3))]
    board = Board("empires", -11.5, 53.0, 21.5, 58.5, spots, edges_of(data), gates=gates)
    board.spots += [
        Spot("sea-atlantic", -10.5, 40.0, False, True),
        Spot("sea-black", 34.0, 43.2, False, True),
    ]
    return board


def warriors(side: str) -> Board:
    data = read("warriors", f"map_{side}.toml")
    rows = data["province"] + data["background"]
    west, south, east, north = frame(rows, 1.2)
    spots = spots_of(data["province"], True) + spots_of(data["background"], True, True)
    barriers = [(b["a"], b["b"]) for b in data.get("barrier", [])]
    inner = frame(data["province"], 2.2)
    west, south, east, north = (
        max(west, inner[0]),
        max(south, inner[1]),
        min(east, inner[2]),
        min(north, inner[3]),
    )
    return Board(f"warriors-{side}", west, east, south, north, spots, edges_of(data), barriers, wobble=0.35)


def napoleon() -> Board:
    data = read("napoleon", "map.toml")
    spots = spots_of(data["region"], True) + spots_of(data["sea"], False)
    west, south, east, north = frame(data["region"] + data["sea"], 2.0)
    return Board("napoleon", west, east, south, north, spots, edges_of(data), width=1800, wobble=0.3)


def scharz(name: str) -> Board:
    data = read("scharz", f"map_{name}.toml")
    land = [a for a in data["area"] if a["kind"] == "land"]
    sea = [a for a in data["area"] if a["kind"] == "sea"]
    reach = data["map"]["cell_radius"]
    west, south, east, north = frame(data["area"], reach * 0.8)
    spots = spots_of(land, True) + spots_of(sea, False)
    return Board(f"scharz-{name}", west, east, south, north, spots, edges_of(data), reach=reach, wobble=0.3)


def frame(rows: list[dict[str, Any]], margin: float) -> tuple[float, float, float, float]:
    """West, south, east, north around the points."""
    lons, lats = [r["lon"] for r in rows], [r["lat"] for r in rows]
    wide = margin / math.cos(math.radians(sum(lats) / len(lats)))
    return min(lons) - wide, min(lats) - margin, max(lons) + wide, max(lats) + margin


MAKERS = {
    "empires": empires,
    "warriors-west": lambda: warriors("west"),
    "warriors-east": lambda: warriors("east"),
    "napoleon": napoleon,
    "scharz-italia": lambda: scharz("italia"),
    "scharz-orient": lambda: scharz("orient"),
    "scharz-vikings": lambda: scharz("vikings"),
}


# -- coastlines ----------


def coastline(folder: Path) -> list[list[list[Point]]]:
    """The land of the world as polygons: rings of longitude and latitude, the first one the outside."""
    atlas = json.loads((folder / "land-10m.json").read_text(encoding="utf-8"))
    sx, sy = atlas["transform"]["scale"]
    tx, ty = atlas["transform"]["translate"]
    arcs: list[list[Point]] = []
    for arc in atlas["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)

    def ring(numbers: list[int]) -> list[Point]:
        points: list[Point] = []
        for number in numbers:
            line = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += line[1:] if points else line
        return points

    found = []
    for shape in atlas["objects"]["land"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        found += [[ring(numbers) for numbers in polygon] for polygon in polygons]
    return found


def land_mask(board: Board, polygons: list[list[list[Point]]]) -> np.ndarray:
    image = Image.new("1", (board.width, board.height), 0)
    pen = ImageDraw.Draw(image)
    for rings in polygons:
        unrolled = [unroll(ring) for ring in rings]
        for turn in (-360, 0, 360):
            lons = [lon + turn for lon, _ in unrolled[0]]
            lats = [lat for _, lat in unrolled[0]]
            if max(lons) < board.west or min(lons) > board.east:
                continue
            if max(lats) < board.south or min(lats) > board.north:
                continue
            for number, ring in enumerate(unrolled):
                pen.polygon([board.place(lon + turn, lat) for lon, lat in ring], fill=0 if number else 1)
    return np.array(image, dtype=bool)


def unroll(ring: list[Point]) -> list[Point]:
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


# -- growing ----------


def noise(shape: tuple[int, int], seed: int, cell: int) -> np.ndarray:
    """Smooth random hills between 0 and 1."""
    source = np.random.default_rng(seed)
    rows, columns = shape[0] // cell + 2, shape[1] // cell + 2
    small = Image.fromarray((source.random((rows, columns)) * 255).astype(np.uint8))
    large = small.resize((columns * cell, rows * cell), Image.Resampling.BICUBIC)
    return np.array(large, dtype=float)[: shape[0], : shape[1]] / 255


def grow(board: Board, land: np.ndarray) -> np.ndarray:
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
        spread(board, covers, land == on_land, blocked, cost, on_land)
    leftover_islands(board, covers, land)
    for y, x in zip(*np.nonzero(blocked), strict=True):
        near = covers[max(0, y - 3) : y + 4, max(0, x - 3) : x + 4]
        sea = near[near >= FIRST]
        covers[y, x] = sea[0] if sea.size else PLAIN_SEA
    return covers


def spread(
    board: Board, covers: np.ndarray, here: np.ndarray, blocked: np.ndarray, cost: np.ndarray, on_land: bool
) -> None:
    height, width = covers.shape
    limit = board.reach * board.scale if board.reach else math.inf
    distance = np.full(covers.shape, math.inf)
    queue: list[tuple[float, int, int, int]] = []
    for number, spot in enumerate(board.spots):
        if spot.land == on_land:
            x, y = snap(board, here, spot)
            distance[y, x] = 0
            queue.append((0.0, x, y, number + FIRST))
    heapq.heapify(queue)
    steps = [(-1, 0, 1.0), (1, 0, 1.0), (0, -1, 1.0), (0, 1, 1.0)]
    steps += [(dx, dy, math.sqrt(2)) for dx in (-1, 1) for dy in (-1, 1)]
    far, open_, price = distance.tolist(), (here & ~blocked).tolist(), cost.tolist()
    owner = covers.tolist()
    while queue:
        d, x, y, who = heapq.heappop(queue)
        if d > far[y][x]:
            continue
        owner[y][x] = who
        for dx, dy, length in steps:
            nx, ny = x + dx, y + dy
            if 0 <= nx < width and 0 <= ny < height and open_[ny][nx]:
                total = d + length * price[ny][nx]
                if total < far[ny][nx] and total < limit:
                    far[ny][nx] = total
                    heapq.heappush(queue, (total, nx, ny, who))
    covers[:] = np.array(owner, dtype=np.int32)


def snap(board: Board, here: np.ndarray, spot: Spot) -> tuple[int, int]:
    """The nearest place of the right kind."""
    px, py = board.place(spot.lon, spot.lat)
    x, y = round(px), round(py)
    height, width = here.shape
    for radius in range(200):
        best = None
        for ny in range(max(0, y - radius), min(height, y + radius + 1)):
            for nx in range(max(0, x - radius), min(width, x + radius + 1)):
                if here[ny, nx]:
                    away = (nx - px) ** 2 + (ny - py) ** 2
                    if best is None or away < best[0]:
                        best = (away, nx, ny)
        if best is not None:
            if radius > 12:
                print(f"  {spot.id}: its point is {radius} away from {'land' if spot.land else 'water'}")
            return best[1], best[2]
    raise SystemExit(f"{board.name}: {spot.id} lies nowhere near the map")


def leftover_islands(board: Board, covers: np.ndarray, land: np.ndarray) -> None:
    """Islands (and lakes) that nothing reached go to the nearest area, if one is near."""
    height, width = covers.shape
    near = (board.reach or 2.2) * board.scale * 0.8
    owned = [(y, x) for y, x in zip(*np.nonzero((covers >= FIRST) & land), strict=True)]
    sample = np.array(owned[:: max(1, len(owned) // 60000)])
    seen = np.zeros(covers.shape, dtype=bool)
    for kind, plain in ((land, PLAIN_LAND), (~land, PLAIN_SEA)):
        for sy, sx in zip(*np.nonzero((covers == plain) & kind), strict=True):
            if seen[sy, sx]:
                continue
            stack, places = [(sy, sx)], []
            seen[sy, sx] = True
            while stack:
                y, x = stack.pop()
                places.append((y, x))
                for ny, nx in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                    if 0 <= ny < height and 0 <= nx < width and not seen[ny, nx]:
                        if covers[ny, nx] == plain and kind[ny, nx]:
                            seen[ny, nx] = True
                            stack.append((ny, nx))
            ys, xs = zip(*places, strict=True)
            if plain == PLAIN_SEA:
                if len(places) < 120 and board.reach == 0:  # a pond
                    covers[list(ys), list(xs)] = nearest(sample, covers, ys, xs)[1]
                continue
            away, who = nearest(sample, covers, ys, xs)
            if len(places) < 5:
                covers[list(ys), list(xs)] = PLAIN_SEA
            elif away < near and len(places) < board.largest_island:
                covers[list(ys), list(xs)] = who


def nearest(sample: np.ndarray, covers: np.ndarray, ys: Any, xs: Any) -> tuple[float, int]:
    best = (math.inf, PLAIN_LAND)
    step = max(1, len(ys) // 12)
    for y, x in list(zip(ys, xs, strict=True))[::step]:
        away = (sample[:, 0] - y) ** 2 + (sample[:, 1] - x) ** 2
        place = int(away.argmin())
        if away[place] < best[0]:
            best = (float(away[place]), int(covers[sample[place][0], sample[place][1]]))
    return math.sqrt(best[0]), best[1]


# -- tracing ----------


@dataclass
class Arc:
    """A piece of border: what lies left and right of it, and its line."""

    left: int
    right: int
    line: list[Point]


def trace(covers: np.ndarray) -> list[Arc]:
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


def outlines(arcs: list[Arc], who: int) -> list[list[Point]]:
    """The closed lines around what `who` covers, with it on the left."""
    pieces = [a.line for a in arcs if a.left == who] + [a.line[::-1] for a in arcs if a.right == who]
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


# -- writing ----------


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


def widest(covers: np.ndarray, who: int, near: Point) -> tuple[Point, float]:
    """The middle of the largest circle inside an area, and its radius."""
    inside = covers == who
    depth = np.zeros(covers.shape, dtype=np.int32)
    layer, level = inside.copy(), 0
    while layer.any():
        depth[layer] = level
        level += 1
        layer = (
            layer
            & np.roll(layer, 1, 0)
            & np.roll(layer, -1, 0)
            & np.roll(layer, 1, 1)
            & np.roll(layer, -1, 1)
        )
    deep = np.argwhere(depth >= max(1, level - 1) * 0.85)
    away = (deep[:, 1] - near[0]) ** 2 + (deep[:, 0] - near[1]) ** 2
    y, x = deep[int(away.argmin())]
    return (float(x) + 0.5, float(y) + 0.5), float(level)


def draw(board: Board, polygons: list[list[list[Point]]]) -> str:
    land = land_mask(board, polygons)
    covers = grow(board, land)
    size = (board.width, board.height)
    arcs = trace(covers)
    kinds = {number + FIRST: spot.land for number, spot in enumerate(board.spots)}
    kinds.update({PLAIN_LAND: True, PLAIN_SEA: False, -1: False})
    for arc in arcs:
        coast = kinds[arc.left] != kinds[arc.right]
        arc.line = smooth(arc.line, 2 if coast else 5, 0.35 if coast else 0.5, size)
    numbers = {spot.id: number + FIRST for number, spot in enumerate(board.spots)}
    body = ['<g class="waters">']
    body += [
        area(board, covers, arcs, spot, numbers)
        for spot in board.spots
        if not spot.land and not spot.drawn_only
    ]
    body.append('</g><g class="plain">')
    plain = [PLAIN_LAND] + [numbers[s.id] for s in board.spots if s.land and s.drawn_only]
    body += [f'<path d="{path(outlines(arcs, who))}"/>' for who in plain if (covers == who).any()]
    body.append('</g><g class="lands">')
    body += [
        area(board, covers, arcs, spot, numbers) for spot in board.spots if spot.land and not spot.drawn_only
    ]
    body.append('</g><g class="coast">')
    shore = [a.line for a in arcs if kinds[a.left] != kinds[a.right] and -1 not in (a.left, a.right)]
    body.append(f'<path d="{path(shore, False)}"/></g>')
    body.append(links(board, covers, arcs, numbers))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" class="map">'
        "<!-- Coastlines: Natural Earth, public domain. Areas: Grognard. Made by tools/maps.py. -->"
        f'<rect class="sea" width="{size[0]}" height="{size[1]}"/>' + "".join(body) + "</svg>\n"
    )


def area(board: Board, covers: np.ndarray, arcs: list[Arc], spot: Spot, numbers: dict[str, int]) -> str:
    who = numbers[spot.id]
    px, py = board.place(spot.lon, spot.lat)
    (cx, cy), radius = widest(covers, who, (px, py))
    return (
        f'<path id="area-{spot.id}" data-term="{spot.id}" class="area {"land" if spot.land else "water"}" '
        f'data-x="{tenths(px)}" data-y="{tenths(py)}" data-cx="{tenths(cx)}" data-cy="{tenths(cy)}" '
        f'data-r="{tenths(radius)}" data-near="{" ".join(neighbours(board, spot.id))}" '
        f'd="{path(outlines(arcs, who))}"/>'
    )


def neighbours(board: Board, area: str) -> list[str]:
    """The areas next to this one, for those who listen to the board."""
    return [b if a == area else a for a, b, _ in board.edges if area in (a, b)]


def links(board: Board, covers: np.ndarray, arcs: list[Arc], numbers: dict[str, int]) -> str:
    """Borders of a special kind drawn on the border, and ways over water drawn as lines."""
    between: dict[tuple[int, int], list[list[Point]]] = {}
    for arc in arcs:
        between.setdefault((min(arc.left, arc.right), max(arc.left, arc.right)), []).append(arc.line)
    parts = []
    shores = {spot.id: shore_of(arcs, numbers[spot.id]) for spot in board.spots}
    for a, b, kind in [*board.edges, *((a, b, "barrier") for a, b in board.barriers)]:
        if a not in numbers or b not in numbers:
            continue
        pair = (min(numbers[a], numbers[b]), max(numbers[a], numbers[b]))
        shared = between.get(pair, [])
        if shared and kind in ("mountain", "river", "barrier", "sea"):
            parts.append(f'<path class="border {kind}" data-a="{a}" data-b="{b}" d="{path(shared, False)}"/>')
        elif kind in ("strait", "sea_lane") or (not shared and kind in ("land", "mountain", "river")):
            (ax, ay), (bx, by) = crossing(shores[a], shores[b])
            bend = f"{tenths((ax + bx) / 2 + (by - ay) * 0.12)} {tenths((ay + by) / 2 - (bx - ax) * 0.12)}"
            parts.append(
                f'<path class="link {kind}" data-a="{a}" data-b="{b}" '
                f'd="M{tenths(ax)} {tenths(ay)}Q{bend} {tenths(bx)} {tenths(by)}"/>'
            )
    return '<g class="links">' + "".join(parts) + "</g>"


def shore_of(arcs: list[Arc], who: int) -> np.ndarray:
    """Points along the border of an area."""
    return np.array([p for a in arcs if who in (a.left, a.right) for p in a.line[::2]] or [(0.0, 0.0)])


def crossing(one: np.ndarray, two: np.ndarray) -> tuple[Point, Point]:
    """Where two areas come nearest, drawn a little into both of them."""
    away = ((one[:, None, :] - two[None, :, :]) ** 2).sum(axis=2)
    a, b = np.unravel_index(int(away.argmin()), away.shape)
    (ax, ay), (bx, by) = one[a], two[b]
    length = math.hypot(bx - ax, by - ay) or 1.0
    inward = 14.0
    ux, uy = (bx - ax) / length * inward, (by - ay) / length * inward
    return (float(ax - ux), float(ay - uy)), (float(bx + ux), float(by + uy))


def main() -> None:
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    polygons = coastline(Path(sys.argv[1]))
    BOARDS.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or MAKERS:
        board = MAKERS[name]()
        print(f"{name}: {board.width} x {board.height}, {len(board.spots)} points", flush=True)
        text = draw(board, polygons)
        (BOARDS / f"{name}.svg").write_text(text, encoding="utf-8")
        print(f"  {len(text) // 1000} kB, {len(gzip.compress(text.encode())) // 1000} kB compressed")


if __name__ == "__main__":
    main()
