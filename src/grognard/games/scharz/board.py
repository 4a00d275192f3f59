"""SCH-2.6 to 2.8 Maps: fields, edges, terrain and climate, with the neighbours of each field worked out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from grognard.games.scharz.book import BOOK, DATA
from grognard.games.scharz.tables import CLIMATES, Named, Terrain
from grognard.kernel.data import Book, need

Field: TypeAlias = int
"""A land or sea field: its place in the map file, counted from 0."""

MAP_IDS: Final = ("italia", "orient", "vikings")
SEA: Final = Terrain("sea", "sea", "Meer", "blue", 0, 0, 0, False)

EDGE_ENDS: Final = {
    "land": ["land", "land"],
    "river": ["land", "land"],
    "strait": ["land", "land"],
    "coast": ["land", "sea"],
    "river_mouth": ["land", "sea"],
    "sea": ["sea", "sea"],
}


@dataclass(frozen=True, slots=True)
class MapInfo(Named):
    year: int
    cell_radius: float
    elephants: bool
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Area(Named):
    kind: Literal["land", "sea"]
    min_players: int
    lon: float
    lat: float
    terrain: str = ""
    climates: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EdgeRow:
    a: str
    b: str
    kind: Literal["land", "river", "strait", "coast", "river_mouth", "sea"]
    via: str = ""


@dataclass(frozen=True, slots=True)
class Edge:
    """SCH-2.7 Two adjacent fields; `via` is the sea of a strait, or -1."""

    a: Field
    b: Field
    kind: str
    via: Field


@dataclass(frozen=True, slots=True)
class Sheet:
    """One map file as it stands, and the number of its first field among the fields of all maps."""

    info: MapInfo
    areas: list[Area]
    edges: list[Edge]
    offset: int


@dataclass(frozen=True, slots=True)
class Board:
    """The fields in play and their neighbours. Lists are by field, neighbours in map order."""

    sheet: Sheet
    offset: int
    n: int
    in_play: list[bool]
    is_land: list[bool]
    terrain: list[Terrain]
    climates: list[tuple[int, ...]]
    edges: list[Edge]
    near: list[list[Field]]
    """All adjacent fields."""
    land: list[list[Field]]
    """Of a land field: adjacent land fields (land, river and strait edges)."""
    seas: list[list[Field]]
    """Of a land field: its coasts and river mouths; of a sea field: the adjacent sea fields."""
    coasts: list[list[Field]]
    """Of a sea field: the adjacent land fields."""
    rivers: list[list[Field]]
    """Fields that river ships reach over a river or river mouth."""
    edge_to: list[dict[Field, int]]
    """The number of the edge to each adjacent field."""
    straits: list[dict[Field, Field]]
    """Of a land field: the land fields across a strait, and its sea."""
    lands: list[Field]
    sea_fields: list[Field]
    steps: list[list[int]]
    """How many edges lie between two fields."""

    def edge_between(self, a: Field, b: Field) -> int:
        """The edge that joins two fields, or -1."""
        return self.edge_to[a].get(b, -1)

    def field(self, word: str) -> Field:
        """The field with this id."""
        return next(f for f, area in enumerate(self.sheet.areas) if area.id == word)

    def is_coastal(self, f: Field) -> bool:
        """SCH-2.7 A land field at a coast or river mouth."""
        return self.is_land[f] and bool(self.seas[f])

    def is_mountain(self, f: Field) -> bool:
        return self.terrain[f].rough == "mountain"

    def is_swamp(self, f: Field) -> bool:
        return self.terrain[f].rough == "swamp"


def _read(name: str, offset: int) -> Sheet:
    book = Book(DATA / f"map_{name}.toml")
    info = book.table("map", MapInfo)
    areas = book.rows("area", Area)
    rows = book.rows("edge", EdgeRow)
    book.close()
    _check_areas(book.name, name, info, areas)
    _check_edges(book.name, areas, rows)
    number = {area.id: f for f, area in enumerate(areas)}
    edges = [Edge(number[row.a], number[row.b], row.kind, number[row.via] if row.via else -1) for row in rows]
    sheet = Sheet(info, areas, edges, offset)
    for players in (2, 3, 4):
        _check_play_area(book.name, sheet, players)
    return sheet


def _check_areas(file: str, name: str, info: MapInfo, areas: list[Area]) -> None:
    need(info.id == name, file, f"[map]: id = {info.id!r} should be {name!r}.")
    ids = [area.id for area in areas]
    for area in areas:
        where = f"[[area]] {area.id!r}"
        need(ids.count(area.id) == 1, file, f"{where}: the id occurs twice.")
        need(area.min_players in (2, 3, 4), file, f"{where}: min_players should be 2, 3 or 4.")
        if area.kind == "sea":
            need(not area.terrain and not area.climates, file, f"{where}: a sea has no terrain or climate.")
            continue
        need(area.terrain in BOOK.terrains, file, f"{where}: there is no terrain {area.terrain!r}.")
        good = 1 <= len(area.climates) <= 2 and all(c in CLIMATES for c in area.climates)
        need(good, file, f"{where}: climates should be one or two of {', '.join(CLIMATES)}.")


def _check_edges(file: str, areas: list[Area], rows: list[EdgeRow]) -> None:
    by_id = {area.id: area for area in areas}
    pairs = [sorted((row.a, row.b)) for row in rows]
    for row, pair in zip(rows, pairs):
        where = f"[[edge]] {row.a} - {row.b}"
        need(row.a in by_id and row.b in by_id, file, f"{where}: unknown area.")
        need(row.a != row.b and pairs.count(pair) == 1, file, f"{where}: a loop, or the edge occurs twice.")
        ends = [by_id[row.a], by_id[row.b]]
        kinds = sorted(area.kind for area in ends)
        need(kinds == EDGE_ENDS[row.kind], file, f"{where}: a {row.kind} edge cannot join {kinds}.")
        need((row.kind == "strait") == bool(row.via), file, f"{where}: `via` belongs to straits alone.")
        if row.via:
            touches = all(sorted((end.id, row.via)) in pairs for end in ends)
            need(touches, file, f"{where}: the strait's sea {row.via!r} does not touch both shores.")
        if row.kind in ("river", "river_mouth"):
            for end in ends:
                if end.kind == "land":
                    terrain = BOOK.terrains[end.terrain]
                    wet = terrain.river or terrain.rough == "swamp"
                    need(wet, file, f"{where}: there is no river in {end.id!r}.")


def _check_play_area(file: str, sheet: Sheet, players: int) -> None:
    board = _board(sheet, players)
    live = board.lands + board.sea_fields
    reached = [live[0]]
    for f in reached:
        reached += [g for g in board.near[f] if g not in reached]
    need(len(reached) == len(live), file, f"the map for {players} players falls apart.")
    need(len(board.lands) >= 10 * players, file, f"too few land fields for {players} players.")
    coastal = sum(board.is_coastal(f) for f in board.lands)
    need(coastal >= 4 * players, file, f"too few coastal fields for {players} players.")


def _neighbours(n: int, pairs: list[tuple[Field, Field]]) -> list[list[Field]]:
    found: list[list[Field]] = [[] for _ in range(n)]
    for a, b in pairs:
        found[a].append(b)
    return [sorted(each) for each in found]


def _steps(near: list[list[Field]]) -> list[list[int]]:
    """The distance from each field to each other, in edges."""
    far = len(near)
    table = []
    for start in range(len(near)):
        steps = [far] * far
        steps[start] = 0
        reached = [start]
        for f in reached:
            for g in near[f]:
                if steps[g] == far:
                    steps[g] = steps[f] + 1
                    reached.append(g)
        table.append(steps)
    return table


def _board(sheet: Sheet, players: int) -> Board:
    """The board with the fields for so many players (4: all)."""
    areas = sheet.areas
    n = len(areas)
    in_play = [area.min_players <= players for area in areas]
    is_land = [area.kind == "land" for area in areas]
    live = [(k, e) for k, e in enumerate(sheet.edges) if in_play[e.a] and in_play[e.b]]
    ways = [(e.a, e.b, e.kind) for _, e in live] + [(e.b, e.a, e.kind) for _, e in live]
    edge_to: list[dict[Field, int]] = [{} for _ in range(n)]
    for k, e in live:
        edge_to[e.a][e.b] = k
        edge_to[e.b][e.a] = k
    straits: list[dict[Field, Field]] = [{} for _ in range(n)]
    for _, e in live:
        if e.via >= 0:
            straits[e.a][e.b] = straits[e.b][e.a] = e.via
    near = _neighbours(n, [(a, b) for a, b, _ in ways])
    return Board(
        sheet=sheet,
        offset=sheet.offset,
        n=n,
        in_play=in_play,
        is_land=is_land,
        terrain=[BOOK.terrains[area.terrain] if area.terrain else SEA for area in areas],
        climates=[tuple(CLIMATES.index(c) for c in area.climates) for area in areas],
        edges=sheet.edges,
        near=near,
        land=_neighbours(n, [(a, b) for a, b, _ in ways if is_land[a] and is_land[b]]),
        seas=_neighbours(n, [(a, b) for a, b, _ in ways if not is_land[b]]),
        coasts=_neighbours(n, [(a, b) for a, b, _ in ways if not is_land[a] and is_land[b]]),
        rivers=_neighbours(n, [(a, b) for a, b, kind in ways if kind in ("river", "river_mouth")]),
        edge_to=edge_to,
        straits=straits,
        lands=[f for f in range(n) if in_play[f] and is_land[f]],
        sea_fields=[f for f in range(n) if in_play[f] and not is_land[f]],
        steps=_steps(near),
    )


def _read_all() -> list[Sheet]:
    sheets: list[Sheet] = []
    offset = 0
    for name in MAP_IDS:
        sheets.append(_read(name, offset))
        offset += len(sheets[-1].areas)
    ids = [area.id for sheet in sheets for area in sheet.areas]
    need(len(set(ids)) == len(ids), "map files", "two maps share the id of an area.")
    for faction in BOOK.factions:
        need(faction.map in MAP_IDS, "factions.toml", f"[[faction]] {faction.id!r}: no map {faction.map!r}.")
    for name in MAP_IDS:
        peoples = sum(faction.map == name for faction in BOOK.factions)
        need(peoples >= 4, "factions.toml", f"the map {name} has fewer than four peoples.")
    return sheets


SHEETS: Final = _read_all()


@cache
def board_for(name: str, players: int) -> Board:
    """SCH-2.6 The map with all its fields (players 4), or with those for fewer players."""
    return _board(SHEETS[MAP_IDS.index(name)], players)
