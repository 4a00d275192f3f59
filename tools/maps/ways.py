"""Ways that are lines: lanes and straits over water, rivers over land, and marks on borders."""

from __future__ import annotations

import heapq
import itertools
import math

import numpy as np

from tools.maps.board import Board, Grid, Point
from tools.maps.grow import FIRST, STEPS, noise
from tools.maps.mend import near
from tools.maps.trace import Arc, path, simplify

STRIDE = 3
"""Ways are looked for on every third place of the grid."""
INWARD = 12.0
"""How far a line over water reaches into the land at both ends."""
PEAK = 19.0
"""From one mountain of a range to the next."""


class Ways:
    """Finds ways on the grid of a board."""

    def __init__(self, board: Board, covers: Grid, land: Grid) -> None:
        self.board, self.covers, self.land = board, covers, land
        self.numbers = {spot.id: number + FIRST for number, spot in enumerate(board.spots)}
        self.small = covers[::STRIDE, ::STRIDE]
        self.dry = land[::STRIDE, ::STRIDE]
        self.rough = 1 + 2.2 * noise(self.small.shape, 7, 9)
        self.offing = 1 + 1.6 * near(self.dry, 2)

    def over_water(self, a: str, b: str) -> list[Point] | None:
        """The shortest way by sea from one coast to the other."""
        one, two = (self.small == self.numbers[name] for name in (a, b))
        line = shortest(near(one, 1) & ~self.dry, near(two, 1) & ~self.dry, ~self.dry, self.offing)
        if line is None:
            return None
        return drawn_in(curved(line, 6), INWARD)

    def straight(self, a: str, b: str) -> list[Point]:
        """Where two areas come nearest, drawn a little into both of them."""
        one, two = (np.argwhere(self.small == self.numbers[name]) for name in (a, b))
        one, two = one[:: max(1, len(one) // 2500)], two[:: max(1, len(two) // 2500)]
        away = ((one[:, None, :] - two[None, :, :]) ** 2).sum(axis=2)
        n, m = np.unravel_index(int(away.argmin()), away.shape)
        line = [(float(x) * STRIDE, float(y) * STRIDE) for y, x in (one[n], two[m])]
        return drawn_in(line, INWARD)

    def river(self, start: Point, end: Point, areas: list[str]) -> list[Point] | None:
        """A winding way over the land of these areas."""
        allowed = np.isin(self.small, [self.numbers[name] for name in areas])
        line = shortest(self.mask(start, allowed), self.mask(end, allowed), allowed, self.rough)
        return None if line is None else [start, *curved(line, 2)[1:-1], end]

    def mouth(self, start: Point, area: str, sea: str) -> list[Point] | None:
        """A winding way to the sea."""
        allowed = self.small == self.numbers[area]
        shore = allowed & near(self.small == self.numbers[sea], 1)
        line = shortest(self.mask(start, allowed), shore, allowed, self.rough)
        if line is None:
            return None
        inland = curved(line, 2)
        return [start, *drawn_in(inland, 5.0)[1:]]

    def mask(self, point: Point, allowed: Grid) -> Grid:
        """The allowed place nearest to a point."""
        ys, xs = np.nonzero(allowed)
        best = int(((xs * STRIDE - point[0]) ** 2 + (ys * STRIDE - point[1]) ** 2).argmin())
        found = np.zeros(allowed.shape, dtype=bool)
        found[ys[best], xs[best]] = True
        return found


def shortest(start: Grid, goal: Grid, allowed: Grid, price: Grid) -> list[Point] | None:
    """The cheapest way from one mask to another over allowed places, as points of the board."""
    height, width = allowed.shape
    free, wanted, cost = (allowed | start | goal).tolist(), goal.tolist(), price.tolist()
    before: dict[tuple[int, int], tuple[int, int] | None] = {}
    queue = [(0.0, int(x), int(y), -1, -1) for y, x in np.argwhere(start)]
    heapq.heapify(queue)
    while queue:
        d, x, y, bx, by = heapq.heappop(queue)
        if (x, y) in before:
            continue
        before[(x, y)] = (bx, by) if bx >= 0 else None
        if wanted[y][x]:
            line = [(x, y)]
            while (step := before[line[-1]]) is not None:
                line.append(step)
            return [(px * float(STRIDE), py * float(STRIDE)) for px, py in line[::-1]]
        for dx, dy, length in STEPS:
            nx, ny = x + dx, y + dy
            if 0 <= nx < width and 0 <= ny < height and free[ny][nx] and (nx, ny) not in before:
                heapq.heappush(queue, (d + length * cost[ny][nx], nx, ny, x, y))
    return None


def curved(line: list[Point], rounds: int) -> list[Point]:
    """The line without the corners of the grid; its ends stay."""
    for _ in range(rounds):
        line = [
            point
            if n in (0, len(line) - 1)
            else (
                (line[n - 1][0] + 2 * point[0] + line[n + 1][0]) / 4,
                (line[n - 1][1] + 2 * point[1] + line[n + 1][1]) / 4,
            )
            for n, point in enumerate(line)
        ]
    return simplify(line, 0.6)


def drawn_in(line: list[Point], inward: float) -> list[Point]:
    """The line made longer at both ends."""
    if len(line) < 2:
        x, y = line[0]
        return [(x - inward, y), (x + inward, y)]
    return [beyond(line[1], line[0], inward), *line, beyond(line[-2], line[-1], inward)]


def beyond(behind: Point, end: Point, length: float) -> Point:
    dx, dy = end[0] - behind[0], end[1] - behind[1]
    size = math.hypot(dx, dy) or 1.0
    return end[0] + dx / size * length, end[1] + dy / size * length


def links(board: Board, covers: Grid, land: Grid, arcs: list[Arc], rivers: dict[str, Point]) -> list[str]:
    """Everything about borders and ways: kinds of borders on them, ways over water and along rivers."""
    ways = Ways(board, covers, land)
    between: dict[frozenset[int], list[list[Point]]] = {}
    for arc in arcs:
        between.setdefault(frozenset((arc.left, arc.right)), []).append(arc.line)
    below, above = [], []
    joined = set()
    for a, b, kind in board.edges:
        joined.add(frozenset((ways.numbers[a], ways.numbers[b])))
        shared = between.get(frozenset((ways.numbers[a], ways.numbers[b])), [])
        if kind in ("river", "river_mouth"):
            below.append(river(ways, a, b, kind, rivers))
        if kind == "mountain" and shared:
            above.append(range_of(a, b, shared))
        elif kind in ("sea", "sea_strait") and shared:
            above.append(line_of(f"border {hyphened(kind)}", a, b, shared))
        elif kind in ("strait", "sea_lane"):
            line = ways.over_water(a, b) or ways.straight(a, b)
            above.append(line_of(f"link {hyphened(kind)}", a, b, [line]))
        elif kind == "sea_strait":
            above.append(line_of("link sea-strait", a, b, [ways.straight(a, b)]))
        elif kind in ("land", "mountain", "river", "sea") and not shared:
            above.append(line_of("link join", a, b, [ways.straight(a, b)]))
    real = {number + FIRST for number, spot in enumerate(board.spots) if not spot.drawn_only}
    kinds = {number + FIRST: spot.land for number, spot in enumerate(board.spots)}
    for pair, shared in between.items():
        one, two = sorted(pair)
        if {one, two} <= real and pair not in joined and kinds[one] == kinds[two]:
            names = [board.spots[who - FIRST].id for who in (one, two)]
            above.append(line_of("border closed", names[0], names[1], shared))
    return [*below, *above]


def hyphened(kind: str) -> str:
    return kind.replace("_", "-")


def line_of(kinds: str, a: str, b: str, lines: list[list[Point]]) -> str:
    """A line between two areas; `kinds` is what it looks like."""
    return f'<path class="{kinds}" data-a="{a}" data-b="{b}" d="{path(lines, False)}"/>'


def river(ways: Ways, a: str, b: str, kind: str, places: dict[str, Point]) -> str:
    """A navigable river from one area into the other, or into the sea."""
    if kind == "river":
        line = ways.river(places[a], places[b], [a, b])
    else:
        area, sea = (a, b) if a in places else (b, a)
        line = ways.mouth(places[area], area, sea)
    assert line is not None, f"the river from {a} to {b} finds no way"
    return line_of("way river", a, b, [line])


def range_of(a: str, b: str, shared: list[list[Point]]) -> str:
    """A border with a range of mountains on it."""
    peaks = "".join(
        f'<use href="#s-peak" x="{x - 13:.0f}" y="{y - 17:.0f}" width="26" height="26"/>'
        for line in shared
        for x, y in along(line, PEAK)
    )
    return (
        f'<g class="border mountain-border" data-a="{a}" data-b="{b}">'
        f'<path d="{path(shared, False)}"/>{peaks}</g>'
    )


def along(line: list[Point], step: float) -> list[Point]:
    """Points on a line at equal distances, the first half a distance from its end; at least one."""
    lengths = [math.dist(one, two) for one, two in itertools.pairwise(line)]
    total = sum(lengths)
    count = max(1, round(total / step))
    found, walked, n = [], 0.0, 0
    for wanted in ((k + 0.5) * total / count for k in range(count)):
        while n < len(lengths) - 1 and walked + lengths[n] < wanted:
            walked += lengths[n]
            n += 1
        share = (wanted - walked) / (lengths[n] or 1.0)
        (ax, ay), (bx, by) = line[n], line[n + 1]
        found.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return found
