"""EMP-5 The map: areas, sides, adjacency.

Several areas together are one number with a bit per area, so that "all areas next to these" or "their
victory points" are a few lookups in tables made once.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.games.empires.book import BOOK
from grognard.games.empires.terms import TERMS, Area

Areas: TypeAlias = int
"""A set of areas: bit n stands for area n."""

Side: TypeAlias = int
NORTH: Final = 0
SOUTH: Final = 1
SIDE_NAMES: Final = ("north", "south")

AREA_COUNT: Final = len(BOOK.areas)
VP: Final = [area.vp for area in BOOK.areas]

CHUNK: Final = 10
"""The tables below are made for ten areas at a time; five lookups cover the map."""
LOW: Final = (1 << CHUNK) - 1
assert AREA_COUNT <= 5 * CHUNK, "the map has more areas than the tables of five chunks hold"


def area_named(name: str) -> Area:
    """The area with this id of map.toml."""
    return TERMS[name]


def set_of(names: list[str]) -> Areas:
    """The areas with these ids."""
    areas = 0
    for name in names:
        areas |= 1 << area_named(name)
    return areas


def _joined(*kinds: str) -> list[Areas]:
    """By area: the areas joined to it by an edge of one of these kinds."""
    joined = [0] * AREA_COUNT
    for edge in BOOK.edges:
        if edge.kind in kinds:
            a, b = area_named(edge.a), area_named(edge.b)
            joined[a] |= 1 << b
            joined[b] |= 1 << a
    return joined


PROVINCES: Final = set_of([area.id for area in BOOK.areas if area.kind == "land"])
SEA_AREAS: Final = set_of([area.id for area in BOOK.areas if area.kind == "sea"])
ALL_AREAS: Final = PROVINCES | SEA_AREAS
SIDES: Final = [set_of([area.id for area in BOOK.areas if area.side == side]) for side in SIDE_NAMES]
AMPHORAE: Final = set_of([area.id for area in BOOK.areas if area.amphora])

ADJACENT: Final = _joined("land", "mountain", "strait", "sea_lane", "coast", "sea")
"""EMP-5.3 By area: all areas joined to it by an edge of any kind."""
LAND: Final = _joined("land")
MOUNTAINS: Final = _joined("mountain")
STRAITS: Final = _joined("strait")
SEA_LANES: Final = _joined("sea_lane")
COASTS: Final = _joined("coast")
SEA_BORDERS: Final = _joined("coast", "sea")
"""By area: the sea areas it borders, and for a sea area also the provinces on its coast."""

MEDITERRANEAN: Final = PROVINCES & sum(1 << area for area in range(AREA_COUNT) if COASTS[area])
"""EMP-5.4 The provinces with a coast."""
BY_SEA_MOVEMENT: Final = MEDITERRANEAN | SEA_AREAS
"""EMP-9.2 What can be reached by sea from every Mediterranean province."""


def is_sea(area: Area) -> bool:
    return bool(SEA_AREAS >> area & 1)


def side_of(province: Area) -> Side:
    """EMP-5.1 North or south."""
    return NORTH if SIDES[NORTH] >> province & 1 else SOUTH


# -- tables by ten areas ----------


def _lists() -> list[list[list[Area]]]:
    """For each chunk and each of its sets: the areas in it."""
    chunks = []
    for first in range(0, 5 * CHUNK, CHUNK):
        lists: list[list[Area]] = [[]]
        for areas in range(1, LOW + 1):
            highest = areas.bit_length() - 1
            lists.append([*lists[areas ^ 1 << highest], first + highest])
        chunks.append(lists)
    return chunks


def _unions(of_area: list[int]) -> list[list[int]]:
    """For each chunk and each of its sets: the union of what belongs to its areas."""
    chunks = []
    for first in range(0, 5 * CHUNK, CHUNK):
        unions = [0]
        for areas in range(1, LOW + 1):
            highest = areas.bit_length() - 1
            area = first + highest
            unions.append(unions[areas ^ 1 << highest] | (of_area[area] if area < AREA_COUNT else 0))
        chunks.append(unions)
    return chunks


def _sums(of_area: list[int]) -> list[list[int]]:
    """For each chunk and each of its sets: the sum of what belongs to its areas."""
    return [
        [sum(of_area[area] for area in areas if area < AREA_COUNT) for areas in lists] for lists in _lists()
    ]


_LIST_0, _LIST_1, _LIST_2, _LIST_3, _LIST_4 = _lists()
_NEAR_0, _NEAR_1, _NEAR_2, _NEAR_3, _NEAR_4 = _unions(ADJACENT)
_VP_0, _VP_1, _VP_2, _VP_3, _VP_4 = _sums(VP)


def listed(areas: Areas) -> list[Area]:
    """The areas of a set, in the order of the map file."""
    return (
        _LIST_0[areas & LOW]
        + _LIST_1[areas >> 10 & LOW]
        + _LIST_2[areas >> 20 & LOW]
        + _LIST_3[areas >> 30 & LOW]
        + _LIST_4[areas >> 40]
    )


def near(areas: Areas) -> Areas:
    """EMP-5.3 All areas adjacent to at least one of these."""
    return (
        _NEAR_0[areas & LOW]
        | _NEAR_1[areas >> 10 & LOW]
        | _NEAR_2[areas >> 20 & LOW]
        | _NEAR_3[areas >> 30 & LOW]
        | _NEAR_4[areas >> 40]
    )


def vp_of(areas: Areas) -> int:
    """The victory points of these areas together."""
    return (
        _VP_0[areas & LOW]
        + _VP_1[areas >> 10 & LOW]
        + _VP_2[areas >> 20 & LOW]
        + _VP_3[areas >> 30 & LOW]
        + _VP_4[areas >> 40]
    )
