"""Puts a board together and writes it as SVG."""

from __future__ import annotations

import re

from tools.maps.board import Board, Grid, Point, Spot
from tools.maps.coast import Ring, land_mask
from tools.maps.grow import FIRST, PLAIN_LAND, PLAIN_SEA, grow
from tools.maps.layout import PIECES, Layout, Room
from tools.maps.mend import mend
from tools.maps.symbols import NUMBERED, chip, definition, parted, use
from tools.maps.trace import outlines, path, smooth, tenths, trace
from tools.maps.ways import links

INSET = 3.0
"""How far inside its border the line around a country runs."""
LINES = ("mountain-border", "strait", "sea-strait", "sea-lane", "river", "closed", "join", "country", "home")
"""Kinds of lines that the legend explains, in its order."""


def draw(board: Board, polygons: list[list[Ring]]) -> str:
    """The whole board as text."""
    land = land_mask(board, polygons)
    covers = grow(board, land)
    mend(board, covers, land)
    return Drawing(board, covers, land).text()


class Drawing:
    """A board on its way to paper: who covers what, the borders, and where things have room."""

    def __init__(self, board: Board, covers: Grid, land: Grid) -> None:
        self.board, self.covers, self.land = board, covers, land
        self.numbers = {spot.id: number + FIRST for number, spot in enumerate(board.spots)}
        self.kinds = {number + FIRST: spot.land for number, spot in enumerate(board.spots)}
        self.kinds.update({PLAIN_LAND: True, PLAIN_SEA: False, -1: False})
        self.arcs = trace(covers)
        for arc in self.arcs:
            coast = self.kinds[arc.left] != self.kinds[arc.right]
            size = (board.width, board.height)
            arc.line = smooth(arc.line, 2 if coast else 5, 0.4 if coast else 0.5, size)
        layout = Layout(board, covers, land)
        self.ports = {
            port: layout.harbour(self.numbers[region], [self.numbers[sea] for sea in seas])
            for port, (region, seas) in board.ports.items()
        }
        self.rooms = layout.arrange()

    def text(self) -> str:
        board = self.board
        ways = links(board, self.covers, self.land, self.arcs, self.river_places())
        symbols = self.symbols()
        body = [
            self.group("waters", [self.area(s) for s in board.spots if not s.land and not s.drawn_only]),
            '<use class="shallows" href="#coast-line"/>',
            self.group("plain", self.plain()),
            self.group("lands", [self.area(s) for s in board.spots if s.land and not s.drawn_only]),
            self.group("rivers", [way for way in ways if 'class="way' in way]),
            self.group("countries", self.countries()),
            '<use class="coast" href="#coast-line"/>',
            self.group("links", [way for way in ways if 'class="way' not in way]),
            self.group("symbols", symbols),
        ]
        drawn = "".join(body)
        used = sorted(set(re.findall(r'href="#s-([\w-]+)"', drawn)))
        shore = [
            arc.line
            for arc in self.arcs
            if self.kinds[arc.left] != self.kinds[arc.right] and -1 not in (arc.left, arc.right)
        ]
        left, width = board.play
        pieces = " ".join(f"{each:g}" for each in PIECES[board.name])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width} {board.height}" class="map" '
            f'data-play="{left:.0f} {width:.0f}" data-pieces="{pieces}" '
            f'data-legend="{" ".join(self.legend(drawn))}">'
            "<!-- Coastlines: Natural Earth, public domain. Areas: Grognard. Made by tools/maps. -->"
            f"<defs>{''.join(definition(kind) for kind in used)}"
            f'<path id="coast-line" d="{path(shore, False)}"/></defs>'
            f'<rect class="sea" width="{board.width}" height="{board.height}"/>{drawn}</svg>\n'
        )

    def group(self, name: str, parts: list[str]) -> str:
        return f'<g class="{name}">{"".join(parts)}</g>' if parts else ""

    def area(self, spot: Spot) -> str:
        """The shape of an area, with what the page has to know of it."""
        room = self.rooms[spot.id]
        px, py = self.board.place(spot.lon, spot.lat)
        data = {
            "x": tenths(px),
            "y": tenths(py),
            "cx": f"{room.pieces[0]:.0f}",
            "cy": f"{room.pieces[1]:.0f}",
            "lx": f"{room.label[0]:.0f}",
            "ly": f"{room.label[1]:.0f}",
            "near": " ".join(neighbours(self.board, spot.id)),
            "marks": " ".join(spot.marks),
            "title": next((each for each, areas in self.board.titles.items() if spot.id == areas[0]), ""),
        }
        told = " ".join(f'data-{key}="{value}"' for key, value in data.items() if value)
        kind = " ".join(filter(None, ("area", "land" if spot.land else "water", spot.ground)))
        outline = path(outlines(self.arcs, {self.numbers[spot.id]}))
        return f'<path id="area-{spot.id}" data-term="{spot.id}" class="{kind}" {told} d="{outline}"/>'

    def plain(self) -> list[str]:
        """Land that is not in play."""
        scenery = [PLAIN_LAND] + [self.numbers[s.id] for s in self.board.spots if s.land and s.drawn_only]
        return [f'<path d="{path(outlines(self.arcs, set(scenery)))}"/>']

    def countries(self) -> list[str]:
        """A line inside the land borders of every country."""
        found = []
        kind = "home" if self.board.name == "napoleon" else "country"
        for country, areas in self.board.groups.items():
            inside = {self.numbers[area] for area in areas}
            lines = [arc.line for arc in self.arcs if arc.left in inside and self.beyond(arc.right, inside)]
            lines += [
                arc.line[::-1] for arc in self.arcs if arc.right in inside and self.beyond(arc.left, inside)
            ]
            moved = [inset(line, INSET) for line in lines]
            found.append(f'<path class="{kind} {country}" d="{path(moved, False)}"/>')
        return found

    def beyond(self, other: int, inside: set[int]) -> bool:
        """Is this the land of another country?"""
        return other not in inside and other >= PLAIN_LAND and self.kinds[other]

    def symbols(self) -> list[str]:
        found = [
            use("port", x - 12, y - 12, f' data-place="{port}" data-term="{port}"')
            for port, (x, y) in self.ports.items()
        ]
        for area, room in self.rooms.items():
            if room.chip is not None:
                found.append(chip(area, room.rows, *room.chip))
        return found

    def river_places(self) -> dict[str, Point]:
        """Where the river of an area runs: beside its pieces."""
        rivers = [edge for edge in self.board.edges if edge[2] in ("river", "river_mouth")]
        areas = {name for a, b, _ in rivers for name in (a, b)}
        return {
            area: self.inside_of(area, self.rooms[area])
            for area in sorted(areas)
            if self.board.spots[self.numbers[area] - FIRST].land
        }

    def inside_of(self, area: str, room: Room) -> Point:
        """A point of the area below its pieces, or the nearest to it."""
        x, y = room.pieces[0], room.pieces[1] + 34
        row, column = min(round(y), self.board.height - 1), round(x)
        if self.covers[row, column] == self.numbers[area]:
            return x, y
        return self.board.place(*next((s.lon, s.lat) for s in self.board.spots if s.id == area))

    def legend(self, drawn: str) -> list[str]:
        """Everything on this board that wants an explanation, once each."""
        marks = [parted(mark)[0] for spot in self.board.spots for mark in spot.marks]
        marks += ["port"] * bool(self.ports)
        grounds = {spot.ground for spot in self.board.spots if spot.ground}
        found = []
        for mark in dict.fromkeys(marks):
            kind = "number" if mark in NUMBERED else "terrain" if mark in grounds else "symbol"
            found.append(f"{kind}/{mark}")
        found += [f"ground/{ground}" for ground in sorted(grounds) if ground not in marks]
        lines = set(re.findall(r'class="(?:border |link |way )?([a-z-]+)[ "]', drawn))
        return found + [f"line/{kind}" for kind in LINES if kind in lines]


def neighbours(board: Board, area: str) -> list[str]:
    """The areas next to this one, with the kind of border where it matters."""
    found = []
    for a, b, kind in board.edges:
        if area in (a, b):
            other = b if a == area else a
            found.append(other if kind in ("land", "sea", "coast") else f"{other}/{kind.replace('_', '-')}")
    return found


def inset(line: list[Point], distance: float) -> list[Point]:
    """The line moved to its left."""
    moved = []
    for n, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, n - 1)], line[min(len(line) - 1, n + 1)]
        dx, dy = bx - ax, by - ay
        length = (dx * dx + dy * dy) ** 0.5 or 1.0
        moved.append((x + dy / length * distance, y - dx / length * distance))
    return moved
