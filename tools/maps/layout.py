"""Room for everything: name, symbols and pieces of each area look for a place where they disturb nothing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.maps.board import Board, Grid, Point, Spot
from tools.maps.grow import FIRST
from tools.maps.mend import near
from tools.maps.symbols import rows_of, size_of

LETTER = 5.9
"""How wide a letter of a name is on the screen."""
LINE = 13.2
"""How high a line of a name is on the screen."""
SHEET = (856.0, 656.0)
"""How large the map is on a screen of 1280 x 800."""
STEP = 4
"""Places are tried at this distance from each other."""
AWAY = 90
"""How far outside its area something may lie."""

PIECES = {
    "empires": (1.5, 88.0, 46.0),
    "warriors-west": (1.4, 60.0, 36.0),
    "warriors-east": (1.4, 60.0, 36.0),
    "napoleon": (1.25, 46.0, 26.0),
    "scharz-italia": (1.3, 56.0, 42.0),
    "scharz-orient": (1.3, 56.0, 42.0),
    "scharz-vikings": (1.3, 56.0, 42.0),
}
"""How many times as large as on their own grid pieces are, and how much room those of an area take."""

WEIGHTS = (2.6, 0.8, 1.2)
"""How much it matters that pieces, name and symbols lie well."""

Box = tuple[float, float, float, float]
"""Offset of its middle from the middle of the group, width, height."""


@dataclass
class Room:
    """Where name, symbols and pieces of an area go."""

    pieces: Point
    label: Point
    chip: Point | None
    rows: list[list[str]]


class Layout:
    """Gives room, remembering what has been taken."""

    def __init__(self, board: Board, covers: Grid, land: Grid) -> None:
        self.board, self.covers, self.land = board, covers, land
        self.taken = np.zeros(covers.shape, dtype=bool)
        left, wide = board.play
        self.taken[:, : max(0, round(left))] = True
        self.taken[:, round(left + wide) :] = True
        self.pixel = max(wide / SHEET[0], board.height / SHEET[1])
        """How many units of the board lie in a pixel at the usual zoom."""

    def arrange(self) -> dict[str, Room]:
        """All areas: first those with symbols, then those with the least room."""
        spots = [(n + FIRST, spot) for n, spot in enumerate(self.board.spots) if not spot.drawn_only]
        sizes = {who: int((self.covers == who).sum()) for who, _ in spots}
        found = {}
        for who, spot in sorted(spots, key=lambda each: (not each[1].marks, sizes[each[0]])):
            found[spot.id] = self.room(who, spot)
        return found

    def room(self, who: int, spot: Spot) -> Room:
        ys, xs = np.nonzero(self.covers == who)
        top, left = max(0, ys.min() - AWAY), max(0, xs.min() - AWAY)
        window = np.s_[top : ys.max() + AWAY, left : xs.max() + AWAY]
        worth = np.cumsum(np.cumsum(np.pad(self.worth(who, spot, window), ((1, 0), (1, 0))), 0), 1)
        own = self.covers[window] == who
        middle = deepest(own)
        best = max(
            ((*self.best(worth, own, boxes, middle), boxes, rows) for boxes, rows in self.forms(spot)),
            key=lambda each: each[0],
        )
        _, (x, y), boxes, rows = best
        points = [(left + x + dx, top + y + dy) for dx, dy, _, _ in boxes]
        for (px, py), (_, _, width, height) in zip(points, boxes, strict=True):
            self.take(px, py, width, height)
        return Room(points[0], points[1], points[2] if rows else None, rows)

    def worth(self, who: int, spot: Spot, window: tuple[slice, slice]) -> Grid:
        """How good every place is: own land best, open water next, others' land not at all."""
        covers, land = self.covers[window], self.land[window]
        value = np.where(land, -0.7, 0.0 if spot.land else -0.7)
        value[covers < FIRST] = 0.1
        value[near(covers == who, 6)] = 0.6
        value[covers == who] = 1.0
        value[self.taken[window]] = -3.0
        return value

    def forms(self, spot: Spot) -> list[tuple[list[Box], list[list[str]]]]:
        """Ways to put pieces, name and symbols together; without symbols name and pieces alone."""
        _, wide, high = PIECES[self.board.name]
        letters, lines = spot.label
        titled = any(spot.id == areas[0] for areas in self.board.titles.values())
        label = (letters * LETTER * self.pixel, (lines + titled) * LINE * self.pixel)
        if not spot.marks:
            above = (high + label[1]) / 2
            return [
                ([(0, label[1] / 2, wide, high), (0, label[1] / 2 - above, *label)], []),
                ([(0, -label[1] / 2, wide, high), (0, above - label[1] / 2, *label)], []),
            ]
        found: list[tuple[list[Box], list[list[str]]]] = []
        for longest in (5, 3, 2):
            rows = rows_of(spot.marks, longest)
            width, height = size_of(rows)
            total = high + label[1] + height
            heights = {"p": high, "l": label[1], "c": height}
            for order in ("lcp", "clp", "pcl", "lpc"):
                centre, at = -total / 2, {}
                for each in order:
                    at[each] = centre + heights[each] / 2
                    centre += heights[each]
                found.append(
                    ([(0, at["p"], wide, high), (0, at["l"], *label), (0, at["c"], width, height)], rows)
                )
            side = (width + wide) / 2 + 2
            down = label[1] / 2
            up = -(max(high, height) / 2)
            for sign in (1, -1):
                pieces = (sign * (width + 2) / 2, down, wide, high)
                chip = (pieces[0] - sign * side, down, width, height)
                found.append(([pieces, (0, up, *label), chip], rows))
        return found

    def best(self, worth: Grid, own: Grid, boxes: list[Box], middle: Point) -> tuple[float, tuple[int, int]]:
        """The best place for a group of boxes, with the pieces in the area, and how good it is."""
        height, width = worth.shape[0] - 1, worth.shape[1] - 1
        reach_x = int(max(abs(dx) + w / 2 for dx, _, w, _ in boxes)) + 2
        reach_y = int(max(abs(dy) + h / 2 for _, dy, _, h in boxes)) + 2
        xs = np.arange(reach_x, max(reach_x + 1, width - reach_x), STEP)
        ys = np.arange(reach_y, max(reach_y + 1, height - reach_y), STEP)
        total = np.zeros((len(ys), len(xs)))
        for weight, (dx, dy, w, h) in zip(WEIGHTS, boxes, strict=False):
            x0, x1 = (np.clip((xs + dx + s * w / 2).astype(int), 0, width) for s in (-1, 1))
            y0, y1 = (np.clip((ys + dy + s * h / 2).astype(int), 0, height) for s in (-1, 1))
            inside = worth[y1][:, x1] - worth[y0][:, x1] - worth[y1][:, x0] + worth[y0][:, x0]
            total += weight * inside / (w * h)
        away = np.hypot(xs[None, :] - middle[0], ys[:, None] - middle[1])
        total -= away / 110
        px = np.clip((xs + boxes[0][0]).astype(int), 0, own.shape[1] - 1)
        py = np.clip((ys + boxes[0][1]).astype(int), 0, own.shape[0] - 1)
        total -= 9.0 * ~own[py][:, px]
        row, column = np.unravel_index(int(total.argmax()), total.shape)
        return float(total[row, column]), (int(xs[column]), int(ys[row]))

    def take(self, x: float, y: float, width: float, height: float) -> None:
        """This room is no longer free."""
        top, left = max(0, round(y - height / 2)), max(0, round(x - width / 2))
        self.taken[top : round(y + height / 2), left : round(x + width / 2)] = True

    def harbour(self, region: int, seas: list[int]) -> Point:
        """A place at the shore that is free, far from the middle of the region."""
        shore = near(self.covers == region, 4) & np.isin(self.covers, seas)
        ys, xs = np.nonzero(shore)
        assert len(ys), f"{self.board.spots[region - FIRST].id} has no shore for its port"
        inner = np.argwhere(self.covers == region)
        my, mx = inner.mean(axis=0)
        scores = []
        for y, x in zip(ys[::3], xs[::3], strict=True):
            window = np.s_[max(0, y - 13) : y + 13, max(0, x - 13) : x + 13]
            own = np.isin(self.covers[window], [*seas, region]).mean()
            both = len(set(seas).intersection(np.unique(self.covers[window]).tolist()))
            scores.append(own * 2 + both - 4 * self.taken[window].mean() - np.hypot(y - my, x - mx) / 300)
        best = int(np.argmax(scores)) * 3
        point = float(xs[best]), float(ys[best])
        self.take(*point, 26, 26)
        return point


def deepest(inside: Grid) -> Point:
    """The middle of the largest circle inside an area, roughly."""
    layer, last = inside.copy(), inside
    while layer.any():
        last = layer
        layer = layer.copy()
        layer[1:] &= last[:-1]
        layer[:-1] &= last[1:]
        layer[:, 1:] &= last[:, :-1]
        layer[:, :-1] &= last[:, 1:]
        layer[0] = layer[-1] = False
        layer[:, 0] = layer[:, -1] = False
    ys, xs = np.nonzero(last)
    return float(xs.mean()), float(ys.mean())
