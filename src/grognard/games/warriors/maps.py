"""WAT-2.15 to WAT-2.19 The two maps: provinces, countries, borders."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import cos, hypot, radians
from pathlib import Path
from typing import Final, Literal

from grognard.games.warriors.book import (
    BARBARIAN_ARMY,
    BARBARIAN_FORT,
    BOOK,
    CAPITAL,
    CONTESTED,
    DATA,
    LAND_IDS,
    TRADE_CENTRE,
    Country,
    Kind,
    Land,
    Provenance,
    Province,
)
from grognard.kernel.data import Book, need

COUNTRIES_PER_MAP: Final = 8
LABEL_DISTANCE: Final = 0.75


@dataclass(frozen=True, slots=True)
class MapHeader:
    id: str
    name_en: str
    name_de: str
    bbox: tuple[float, ...]
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class CountryCard:
    """WAT-2.2 A country card; `order` is its number in the play order."""

    id: str
    name_en: str
    name_de: str
    name_local: str
    order: int
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class ProvinceToken:
    """WAT-2.3, WAT-2.15 A province with its symbols; contested ones are claimed by two countries."""

    id: str
    name_en: str
    name_de: str
    name_local: str
    kind: Land
    countries: tuple[str, ...]
    food: int
    material: int
    weapons: int
    vp: int
    coastal: bool
    lon: float
    lat: float
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class Edge:
    a: str
    b: str
    kind: Literal["land", "sea_lane"]


@dataclass(frozen=True, slots=True)
class Background:
    """WAT-2.19 Land outside the game, for drawing only."""

    id: str
    name_en: str
    name_de: str
    lon: float
    lat: float
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class Barrier:
    a: str
    b: str
    name_en: str
    name_de: str
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class Map:
    """One side of the board, with everything that the rules look up by province or country."""

    header: MapHeader
    cards: list[CountryCard]
    """By country, in play order."""
    tokens: list[ProvinceToken]
    """By province."""
    edges: list[Edge]
    backgrounds: list[Background]
    barriers: list[Barrier]
    neighbours: list[list[Province]]
    land: list[int]
    """CAPITAL, TRADE_CENTRE, COMMON or CONTESTED, by province."""
    vp: list[int]
    symbols: list[tuple[int, int, int]]
    """Food, material and weapons, by province."""
    trade_centres: list[Province]
    capital: list[Province]
    """By country."""
    core: list[list[Province]]
    claims: list[list[Province]]
    """The contested provinces that a country claims."""
    barbarians: list[tuple[Province, Kind]]
    """WAT-3.2 Where the barbarian pieces start."""


def load_map(folder: Path | Traversable, name: str) -> Map:
    """Read one map and check it."""
    book = Book(folder / f"map_{name}.toml")
    header = book.table("map", MapHeader)
    cards = sorted(book.rows("country", CountryCard), key=lambda card: card.order)
    tokens = book.rows("province", ProvinceToken)
    edges = book.rows("edge", Edge)
    backgrounds = book.rows("background", Background)
    barriers = book.rows("barrier", Barrier)
    book.close()
    file = book.name
    need(header.id == name, file, f"[map] id should be {name!r}.")
    check_names(file, cards, tokens, backgrounds)
    numbers = {token.id: number for number, token in enumerate(tokens)}
    neighbours = join(file, tokens, edges, numbers)
    countries = {card.id: number for number, card in enumerate(cards)}
    check_tokens(file, header, tokens, countries)
    check_drawing(file, tokens, edges, backgrounds, barriers)
    land = [LAND_IDS.index(token.kind) for token in tokens]
    mine = [[p for p, token in enumerate(tokens) if card.id in token.countries] for card in cards]
    core = [[p for p in provinces if land[p] != CONTESTED] for provinces in mine]
    check_countries(file, cards, tokens, mine, core, neighbours)
    return Map(
        header,
        cards,
        tokens,
        edges,
        backgrounds,
        barriers,
        neighbours,
        land,
        [token.vp for token in tokens],
        [(token.food, token.material, token.weapons) for token in tokens],
        [p for p, kind in enumerate(land) if kind == TRADE_CENTRE],
        [next(p for p in provinces if land[p] == CAPITAL) for provinces in mine],
        core,
        [[p for p in provinces if land[p] == CONTESTED] for provinces in mine],
        barbarian_pieces(land),
    )


def barbarian_pieces(land: list[int]) -> list[tuple[Province, Kind]]:
    """WAT-3.2 A barbarian fort in every capital, a barbarian army in every other province."""
    pieces = []
    for province, kind in enumerate(land):
        if kind == CAPITAL:
            pieces += [(province, BARBARIAN_FORT)] * BOOK.setup.barbarian_fort_per_free_capital
        else:
            pieces += [(province, BARBARIAN_ARMY)] * BOOK.setup.barbarian_army_per_other_province
    return pieces


def join(
    file: str, tokens: list[ProvinceToken], edges: list[Edge], numbers: dict[str, Province]
) -> list[list[Province]]:
    """WAT-2.16 The neighbours of every province, in the order of the file; each edge has two known ends."""
    neighbours: list[list[Province]] = [[] for _ in tokens]
    for edge in edges:
        where = f"[[edge]] {edge.a} - {edge.b}"
        need(edge.a in numbers and edge.b in numbers, file, f"{where}: no such province.")
        a, b = numbers[edge.a], numbers[edge.b]
        need(a != b and b not in neighbours[a], file, f"{where}: a loop, or there twice.")
        coastal = tokens[a].coastal and tokens[b].coastal
        need(edge.kind == "land" or coastal, file, f"{where}: a sea lane joins coastal provinces.")
        neighbours[a].append(b)
        neighbours[b].append(a)
    lonely = [tokens[p].id for p, around in enumerate(neighbours) if len(around) < 2]
    need(not lonely, file, f"[[edge]] fewer than two neighbours: {', '.join(lonely)}.")
    need(len(connected(0, neighbours)) == len(tokens), file, "[[edge]] the map is not connected.")
    return [sorted(around) for around in neighbours]


def connected(
    start: Province, neighbours: list[list[Province]], within: list[Province] | None = None
) -> list[Province]:
    """All provinces that can be reached from the first one, without leaving `within`."""
    reached = [start]
    for province in reached:
        for other in neighbours[province]:
            if other not in reached and (within is None or other in within):
                reached.append(other)
    return reached


def check_names(
    file: str, cards: list[CountryCard], tokens: list[ProvinceToken], backgrounds: list[Background]
) -> None:
    """Every id and every name is used once."""
    ids = [card.id for card in cards] + [token.id for token in tokens] + [ground.id for ground in backgrounds]
    for name in ids:
        need(ids.count(name) == 1, file, f"the id {name!r} is used twice.")
    english, german = [token.name_en for token in tokens], [token.name_de for token in tokens]
    for token in tokens:
        once = english.count(token.name_en) == german.count(token.name_de) == 1
        need(once, file, f"[[province]] {token.id}: another province has the same name.")


def check_tokens(
    file: str, header: MapHeader, tokens: list[ProvinceToken], countries: dict[str, Country]
) -> None:
    """WAT-2.15, WAT-2.17, WAT-8.5 Claimants, symbols and VP of every province."""
    west, south, east, north = header.bbox
    for token in tokens:
        where = f"[[province]] {token.id}"
        need(all(name in countries for name in token.countries), file, f"{where}: unknown country.")
        claimants = 2 if token.kind == "contested" else 1
        need(len(token.countries) == claimants, file, f"{where}: {claimants} countries expected.")
        need(token.vp == getattr(BOOK.vp, token.kind), file, f"{where}: vp differs from [vp] in game.toml.")
        symbols = (token.food, token.material, token.weapons)
        allowed = {"capital": (3,), "trade_centre": (1,), "contested": (2,), "common": (1, 2)}[token.kind]
        need(sum(symbols) in allowed, file, f"{where}: {sum(symbols)} symbols.")
        need(token.kind != "capital" or symbols == (1, 1, 1), file, f"{where}: a capital shows one of each.")
        inside = west < token.lon < east and south < token.lat < north
        need(inside, file, f"{where}: its label point is outside the view.")


def check_countries(
    file: str,
    cards: list[CountryCard],
    tokens: list[ProvinceToken],
    mine: list[list[Province]],
    core: list[list[Province]],
    neighbours: list[list[Province]],
) -> None:
    """WAT-2.2, WAT-2.17 Eight countries with connected cores of three to five provinces."""
    need(
        len(cards) == COUNTRIES_PER_MAP, file, f"[[country]] {COUNTRIES_PER_MAP} expected, not {len(cards)}."
    )
    orders = [card.order for card in cards]
    need(
        orders == list(range(1, len(cards) + 1)),
        file,
        f"[[country]] order: {orders} should be 1 to {len(cards)}.",
    )
    capitals = []
    for card, provinces, heart in zip(cards, mine, core, strict=True):
        where = f"[[country]] {card.id}"
        kinds = [tokens[p].kind for p in heart]
        need(
            kinds.count("capital") == kinds.count("trade_centre") == 1,
            file,
            f"{where}: one capital, one trade centre.",
        )
        sizes = BOOK.unification.actions
        covered = str(len(heart)) in sizes and str(len(provinces)) in sizes
        need(
            3 <= len(heart) <= 5 and covered, file, f"{where}: {len(heart)} core, {len(provinces)} provinces."
        )
        capital = heart[kinds.index("capital")]
        centre = heart[kinds.index("trade_centre")]
        need(centre in neighbours[capital], file, f"{where}: its trade centre is not next to its capital.")
        reached = connected(capital, neighbours, provinces)
        need(all(p in reached for p in heart), file, f"{where}: its core is not connected.")
        food, material, weapons = (
            sum(getattr(tokens[p], key) for p in heart) for key in ("food", "material", "weapons")
        )
        total = food + material + weapons
        enough = food >= 2 and material >= 2 and weapons >= 1 and 6 <= total <= (8 if len(heart) == 5 else 7)
        need(enough, file, f"{where}: its core shows {food} food, {material} material, {weapons} weapons.")
        capitals.append(capital)
    for one in capitals:
        near = [tokens[p].id for p in capitals if p in neighbours[one]]
        need(not near, file, f"the capital {tokens[one].id} touches the capital {', '.join(near)}.")


def check_drawing(
    file: str,
    tokens: list[ProvinceToken],
    edges: list[Edge],
    backgrounds: list[Background],
    barriers: list[Barrier],
) -> None:
    """WAT-2.19 Label points lie apart; barriers stand where no edge is."""
    points = [(token.id, token.lon, token.lat) for token in tokens]
    points += [(ground.id, ground.lon, ground.lat) for ground in backgrounds]
    for number, (name, lon, lat) in enumerate(points[: len(tokens)]):
        for other, east, north in points[number + 1 :]:
            apart = hypot((lon - east) * cos(radians(lat)), lat - north)
            need(apart > LABEL_DISTANCE, file, f"the label points of {name} and {other} are too close.")
    need(
        all(ground.id.startswith("out-") for ground in backgrounds),
        file,
        "[[background]] ids start with out-.",
    )
    ids = [token.id for token in tokens]
    borders = [sorted((edge.a, edge.b)) for edge in edges]
    for barrier in barriers:
        known = barrier.a in ids and barrier.b in ids and barrier.a != barrier.b
        free = sorted((barrier.a, barrier.b)) not in borders
        need(known and free, file, f"[[barrier]] {barrier.a} - {barrier.b}: unknown, or an edge.")


MAPS: Final[dict[str, Map]] = {name: load_map(DATA, name) for name in BOOK.game.maps}
