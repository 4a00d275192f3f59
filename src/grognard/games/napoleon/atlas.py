"""NAP-5.2 The map: regions, sea areas, ports and what lies beside what; read from map.toml and checked."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Final, Literal

from grognard.games.napoleon.ids import NATION_IDS, NOBODY, NOWHERE, Nation, Port, Region, Sea, Water
from grognard.kernel.data import Book, need

FILE: Final = "map.toml"


@dataclass(frozen=True, slots=True)
class RegionRow:
    """A land area (5.2): `home` is the great nation whose homeland it belongs to, or empty (5.3)."""

    id: str
    name_en: str
    name_de: str
    kind: Literal["homeland", "minor"]
    home: str
    pp: int
    capital: bool
    north_africa: bool
    restive: bool
    lon: float
    lat: float


@dataclass(frozen=True, slots=True)
class SeaRow:
    """A water area (5.2)."""

    id: str
    name_en: str
    name_de: str
    kind: Literal["sea"]
    lon: float
    lat: float


@dataclass(frozen=True, slots=True)
class PortRow:
    """A port (5.2): it belongs to one region and touches the sea areas listed."""

    id: str
    region: str
    name_en: str
    name_de: str
    seas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EdgeRow:
    """A border: between regions, between sea areas, or between a region `a` and its sea `b`."""

    a: str
    b: str
    kind: Literal["land", "strait", "coast", "sea", "sea_strait"]
    guard: tuple[str, ...] = ()
    name_en: str = ""
    name_de: str = ""


@dataclass(frozen=True, slots=True)
class Expected:
    """What the map must add up to."""

    regions: int
    homeland: dict[str, int]
    minor: int
    seas: int
    north_africa: int


@dataclass(frozen=True, slots=True)
class Atlas:
    """The map, with everything that the rules look up often as lists by number."""

    regions: list[RegionRow]
    seas: list[SeaRow]
    ports: list[PortRow]
    home: list[Nation]
    homeland: list[list[Region]] = field(default_factory=list)
    minors: list[Region] = field(default_factory=list)
    neighbours: list[list[Region]] = field(default_factory=list)
    guards: list[list[list[Sea]]] = field(default_factory=list)
    """Beside `neighbours`: the sea areas that guard the border; empty for an ordinary one (6.9)."""
    coast: list[list[Sea]] = field(default_factory=list)
    shores: list[list[Region]] = field(default_factory=list)
    """By sea area: the regions on its coast."""
    port_of: list[Port] = field(default_factory=list)
    port_region: list[Region] = field(default_factory=list)
    port_seas: list[list[Sea]] = field(default_factory=list)
    sea_ports: list[list[Port]] = field(default_factory=list)
    sea_neighbours: list[list[Sea]] = field(default_factory=list)
    sea_straits: list[list[Sea]] = field(default_factory=list)
    """By sea area: the neighbours beyond a sea strait (7.13)."""
    number: dict[str, int] = field(default_factory=dict)
    """Region, sea area or port by its word; ports and seas as waters."""

    def region(self, word: str) -> Region:
        return self.number[word]

    def water(self, word: str) -> Water:
        return self.number[word]

    def steps_from(self, starts: list[Region]) -> list[int]:
        """Steps from the nearest of these regions to every region, over land, coasts and sea."""
        regions = len(self.regions)
        steps = [NOWHERE] * (regions + len(self.seas))
        todo = deque(starts)
        for start in starts:
            steps[start] = 0
        while todo:
            here = todo.popleft()
            if here < regions:
                beside = self.neighbours[here] + [regions + sea for sea in self.coast[here]]
            else:
                beside = self.shores[here - regions] + [
                    regions + sea for sea in self.sea_neighbours[here - regions]
                ]
            for place in beside:
                if steps[place] == NOWHERE:
                    steps[place] = steps[here] + 1
                    todo.append(place)
        return steps[:regions]


def load_atlas(folder: Traversable) -> Atlas:
    """Read map.toml; refuse it when a border, port or total is wrong."""
    book = Book(folder / FILE)
    book.skip("provenance", "note")
    regions = book.rows("region", RegionRow)
    seas = book.rows("sea", SeaRow)
    ports = book.rows("port", PortRow)
    edges = book.rows("edge", EdgeRow)
    expected = book.table("expected", Expected)
    book.close()
    check_totals(regions, seas, expected)
    home = [NATION_IDS.index(r.home) if r.home else -1 for r in regions]
    atlas = Atlas(regions, seas, ports, home)
    number_places(atlas)
    join(atlas, edges)
    check_connected(atlas)
    return atlas


def number_places(atlas: Atlas) -> None:
    """Give every place its number, and every port its region and seas."""
    places: list[RegionRow | SeaRow | PortRow] = [*atlas.regions, *atlas.seas, *atlas.ports]
    ids = [place.id for place in places]
    need(len(set(ids)) == len(ids), FILE, "two places have the same id.")
    for place in places:
        need(bool(place.name_en and place.name_de), FILE, f"{place.id}: a name is missing.")
    for number, region in enumerate(atlas.regions):
        atlas.number[region.id] = number
        atlas.port_of.append(NOWHERE)
        atlas.coast.append([])
        atlas.neighbours.append([])
        atlas.guards.append([])
    for number, sea in enumerate(atlas.seas):
        atlas.number[sea.id] = number
        atlas.shores.append([])
        atlas.sea_neighbours.append([])
        atlas.sea_straits.append([])
        atlas.sea_ports.append([])
    for number, port in enumerate(atlas.ports):
        atlas.number[port.id] = len(atlas.seas) + number
    atlas.homeland.extend(
        [r for r in range(len(atlas.regions)) if atlas.home[r] == n] for n in range(len(NATION_IDS))
    )
    atlas.minors.extend(r for r in range(len(atlas.regions)) if atlas.home[r] == NOBODY)


def join(atlas: Atlas, edges: list[EdgeRow]) -> None:
    """Enter the borders, then the ports, whose seas must be coasts of their region."""
    regions = {r.id for r in atlas.regions}
    seas = {s.id for s in atlas.seas}
    seen: list[frozenset[str]] = []
    for edge in edges:
        where = f"[[edge]] {edge.a} - {edge.b}"
        ends = frozenset((edge.a, edge.b))
        need(len(ends) == 2 and ends not in seen, FILE, f"{where}: listed twice, or joins a place to itself.")
        seen.append(ends)
        first = regions if edge.kind in ("land", "strait", "coast") else seas
        second = regions if edge.kind in ("land", "strait") else seas
        need(edge.a in first, FILE, f"{where}: key 'a' names no place for kind {edge.kind!r}.")
        need(edge.b in second, FILE, f"{where}: key 'b' names no place for kind {edge.kind!r}.")
        need(all(g in seas for g in edge.guard), FILE, f"{where}: key 'guard' names an unknown sea area.")
        need(edge.kind == "strait" or not edge.guard, FILE, f"{where}: only a strait has guards.")
        enter_edge(atlas, edge)
    for number, port in enumerate(atlas.ports):
        where = f"[[port]] {port.id!r}"
        need(port.region in regions, FILE, f"{where}: key 'region' = {port.region!r} is no region.")
        need(port.id == f"port-{port.region}", FILE, f"{where}: the id must be port-{port.region}.")
        region = atlas.number[port.region]
        touching = [atlas.number[sea] for sea in port.seas if sea in seas]
        need(bool(touching) and len(touching) == len(port.seas), FILE, f"{where}: key 'seas' is wrong.")
        need(
            all(s in atlas.coast[region] for s in touching),
            FILE,
            f"{where}: a sea is no coast of its region.",
        )
        need(atlas.port_of[region] == NOWHERE, FILE, f"{where}: its region has two ports.")
        atlas.port_of[region] = number
        atlas.port_region.append(region)
        atlas.port_seas.append(touching)
        for sea in touching:
            atlas.sea_ports[sea].append(number)


def enter_edge(atlas: Atlas, edge: EdgeRow) -> None:
    a, b = atlas.number[edge.a], atlas.number[edge.b]
    if edge.kind in ("land", "strait"):
        guards = [atlas.number[sea] for sea in edge.guard]
        atlas.neighbours[a].append(b)
        atlas.guards[a].append(guards)
        atlas.neighbours[b].append(a)
        atlas.guards[b].append(guards)
    elif edge.kind == "coast":
        atlas.coast[a].append(b)
        atlas.shores[b].append(a)
    else:
        atlas.sea_neighbours[a].append(b)
        atlas.sea_neighbours[b].append(a)
        if edge.kind == "sea_strait":
            atlas.sea_straits[a].append(b)
            atlas.sea_straits[b].append(a)


def check_totals(regions: list[RegionRow], seas: list[SeaRow], expected: Expected) -> None:
    """The map must have the expected numbers of regions, by homeland and kind."""
    need(len(regions) == expected.regions, FILE, f"{len(regions)} regions, expected {expected.regions}.")
    need(len(seas) == expected.seas, FILE, f"{len(seas)} sea areas, expected {expected.seas}.")
    for region in regions:
        fits = (region.home in NATION_IDS) if region.kind == "homeland" else region.home == ""
        need(fits, FILE, f"[[region]] {region.id!r}: kind {region.kind!r} does not fit home {region.home!r}.")
        need(region.pp > 0, FILE, f"[[region]] {region.id!r}: key 'pp' must be positive.")
    for nation in NATION_IDS:
        count = sum(region.home == nation for region in regions)
        wanted = expected.homeland.get(nation, 0)
        need(count == wanted, FILE, f"the homeland of {nation} has {count} regions, expected {wanted}.")
    minors = sum(region.kind == "minor" for region in regions)
    need(minors == expected.minor, FILE, f"{minors} minor regions, expected {expected.minor}.")
    south = sum(region.north_africa for region in regions)
    need(south == expected.north_africa, FILE, f"{south} regions of North Africa.")
    points = [(r.lon, r.lat) for r in regions] + [(s.lon, s.lat) for s in seas]
    need(len(set(points)) == len(points), FILE, "two label points coincide.")


def check_connected(atlas: Atlas) -> None:
    """Everything can be reached, and every great nation has a homeland port (7.7)."""
    reached = atlas.steps_from([0])
    for number, steps in enumerate(reached):
        need(steps != NOWHERE, FILE, f"[[region]] {atlas.regions[number].id!r} cannot be reached.")
    for nation, regions in enumerate(atlas.homeland):
        has_port = any(atlas.port_of[region] != NOWHERE for region in regions)
        need(has_port, FILE, f"{NATION_IDS[nation]} has no homeland port.")
