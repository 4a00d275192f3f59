"""What is drawn: a board, its spots, its edges and symbols, and the projection that puts them on paper."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

Point = tuple[float, float]

ASPECT = 1.45
"""How much wider than high a board is; what the areas do not need is scenery."""


@dataclass
class Spot:
    """A point from which something grows, and what is to be shown there."""

    id: str
    lon: float
    lat: float
    land: bool
    drawn_only: bool = False
    ground: str = ""
    """How its land is tinted: a side, a terrain."""
    marks: list[str] = field(default_factory=list)
    """Symbols shown in a row, `kind` or `kind:number`."""
    label: tuple[int, int] = (0, 1)
    """How many letters the longest line of its name has, and how many lines that takes."""


@dataclass
class Board:
    """A map to be drawn. Edges are (a, b, kind)."""

    name: str
    spots: list[Spot]
    edges: list[tuple[str, str, str]]
    margin: float
    """Degrees around the outermost points of the game."""
    closed: list[tuple[str, str]] = field(default_factory=list)
    """Neighbours on the drawing without a way between them, as the data says."""
    more: dict[str, list[Point]] = field(default_factory=dict)
    """Further points from which an area grows."""
    gates: list[tuple[Point, Point]] = field(default_factory=list)
    """Lines across narrow water that nothing grows through."""
    groups: dict[str, list[str]] = field(default_factory=dict)
    """Countries: their areas are surrounded by a line of their own."""
    titles: dict[str, list[str]] = field(default_factory=dict)
    """Countries that are named, each in the first of its areas."""
    ports: dict[str, tuple[str, list[str]]] = field(default_factory=dict)
    """Port: its region and the seas it opens to."""
    reach: float = 0.0
    """Nothing grows farther than so many degrees of latitude; 0: no limit."""
    width: int = 1800
    wobble: float = 0.4
    largest_island: int = 4000
    """A larger island without a point of its own stays scenery."""

    def __post_init__(self) -> None:
        game = [spot for spot in self.spots if not spot.drawn_only]
        lats = [spot.lat for spot in game]
        lons = [spot.lon for spot in game]
        self.paper = Paper(min(lons), max(lons), min(lats), max(lats))
        points = [self.paper.project(spot.lon, spot.lat) for spot in game]
        edge = math.radians(self.margin)
        left, right = min(x for x, _ in points) - edge, max(x for x, _ in points) + edge
        low, high = min(y for _, y in points) - edge, max(y for _, y in points) + edge
        wide, tall = right - left, high - low
        full = max(wide, tall * ASPECT)
        self.scale = self.width / full
        self.left, self.top = left - (full - wide) / 2, high
        self.height = round(tall * self.scale)
        self.play = ((full - wide) / 2 * self.scale, wide * self.scale)
        """Where the areas begin, and how wide they are; left and right of it is scenery."""

    def place(self, lon: float, lat: float) -> Point:
        x, y = self.paper.project(lon, lat)
        return (x - self.left) * self.scale, (self.top - y) * self.scale

    def degrees(self, count: float) -> float:
        """So many degrees of latitude as a length on the board."""
        return math.radians(count) * self.scale


class Paper:
    """Lambert's conformal conic projection: shapes keep their form from Cairo to the North Cape."""

    def __init__(self, west: float, east: float, south: float, north: float) -> None:
        low = math.radians(south + (north - south) / 6)
        high = math.radians(north - (north - south) / 6)
        self.middle = (west + east) / 2
        self.window = (west - 35, south - 14, east + 35, min(north + 14, 84.0))
        self.cone = math.log(math.cos(low) / math.cos(high)) / math.log(half(high) / half(low))
        self.factor = math.cos(low) * half(low) ** self.cone / self.cone

    def project(self, lon: float, lat: float) -> Point:
        radius = self.factor / half(math.radians(lat)) ** self.cone
        turn = self.cone * math.radians(lon - self.middle)
        return radius * math.sin(turn), -radius * math.cos(turn)


def half(latitude: float) -> float:
    return math.tan(math.pi / 4 + latitude / 2)


Grid = np.ndarray
