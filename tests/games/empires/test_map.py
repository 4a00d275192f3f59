"""EMP-5 The map."""

from __future__ import annotations

from grognard.games.empires.map import (
    ADJACENT,
    ALL_AREAS,
    AMPHORAE,
    MEDITERRANEAN,
    NORTH,
    PROVINCES,
    SEA_AREAS,
    SIDES,
    SOUTH,
    VP,
    area_named,
    listed,
    near,
    set_of,
    side_of,
    vp_of,
)
from grognard.testing import rule
from tests.games.empires.positions import names


@rule("EMP-5.1")
def test_every_province_is_north_or_south_and_sea_areas_are_neither():
    assert PROVINCES.bit_count() == 47 and SEA_AREAS.bit_count() == 3
    assert SIDES[NORTH] | SIDES[SOUTH] == PROVINCES and not SIDES[NORTH] & SIDES[SOUTH]
    for north in ("sicily", "thrace", "italia"):
        assert side_of(area_named(north)) == NORTH
    for south in ("crete", "cyprus", "asia-minor", "tingitana"):
        assert side_of(area_named(south)) == SOUTH


@rule("EMP-5.2")
def test_only_a_sea_lane_leads_to_britannia():
    assert names(ADJACENT[area_named("britannia")]) == ["lugdunensis"]
    assert not MEDITERRANEAN & set_of(["britannia", "lugdunensis", "lusitania", "bithynia", "pontus"])


@rule("EMP-5.3")
def test_edges_of_every_kind_make_areas_adjacent():
    sicily = ["africa", "central-med", "magna-graecia", "western-med"]
    assert names(ADJACENT[area_named("sicily")]) == sicily
    assert "cisalpina" in names(ADJACENT[area_named("raetia")])
    assert names(SEA_AREAS & ADJACENT[area_named("central-med")]) == ["eastern-med", "western-med"]
    assert not ADJACENT[area_named("western-med")] >> area_named("eastern-med") & 1
    for one in range(50):
        for other in listed(ADJACENT[one]):
            assert ADJACENT[other] >> one & 1 and one != other


@rule("EMP-5.4")
def test_a_province_with_a_coast_is_a_mediterranean_province():
    assert {"judaea", "thrace", "tingitana", "crete"} <= set(names(MEDITERRANEAN))
    assert not {"arabia", "raetia", "bithynia", "western-med"} & set(names(MEDITERRANEAN))
    assert names(AMPHORAE & MEDITERRANEAN) == names(AMPHORAE & ~set_of(["babylonia", "dacia"]))


def test_tables_agree_with_sums_over_single_areas():
    for areas in (
        0,
        ALL_AREAS,
        PROVINCES,
        SEA_AREAS,
        SIDES[NORTH],
        MEDITERRANEAN,
        set_of(["syria", "crete"]),
    ):
        single = [area for area in range(50) if areas >> area & 1]
        assert listed(areas) == single
        assert vp_of(areas) == sum(VP[area] for area in single)
        joined = 0
        for area in single:
            joined |= ADJACENT[area]
        assert near(areas) == joined
