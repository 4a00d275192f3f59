"""The drawn boards: shapes, neighbours, symbols of everything the data holds, legends, colours."""

from __future__ import annotations

import gzip
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from grognard.kernel.game import LANGUAGES
from grognard.words import message_files

ROOT = Path(__file__).parent.parent / "src" / "grognard"
BOARDS = ROOT / "client" / "boards"

MAPS = {
    "empires": ("empires", "map.toml", ("area",)),
    "warriors-west": ("warriors", "map_west.toml", ("province",)),
    "warriors-east": ("warriors", "map_east.toml", ("province",)),
    "napoleon": ("napoleon", "map.toml", ("region", "sea")),
    "scharz-italia": ("scharz", "map_italia.toml", ("area",)),
    "scharz-orient": ("scharz", "map_orient.toml", ("area",)),
    "scharz-vikings": ("scharz", "map_vikings.toml", ("area",)),
}

ON_LAND = ("land", "mountain", "river")
AT_SEA = ("sea", "sea_strait")
ON_COAST = ("coast", "river_mouth")

APART: dict[str, list[tuple[str, str]]] = {
    "napoleon": [
        ("aegean-sea", "black-sea"),  # the Dardanelles are narrower than the pen
        ("ionian-sea", "tyrrhenian-sea"),  # and so is the Strait of Messina
        ("liguria", "lombardy"),  # Parma and Piedmont touch between them: four cannot all touch in the plane
        ("norwegian-sea", "white-sea"),  # round the North Cape, beyond the edge of the map
    ],
    "scharz-orient": [("aegean-sea", "euxine-west")],
}
"""Neighbours whose shapes do not touch; a line on the board joins them instead."""

Shape = list[list[tuple[float, float]]]


@cache
def text_of(name: str) -> str:
    return (BOARDS / f"{name}.svg").read_text(encoding="utf-8")


@cache
def shapes(name: str) -> dict[str, Shape]:
    found = {}
    for area, data in re.findall(r'<path id="area-([\w-]+)"[^>]* d="([^"]*)"', text_of(name)):
        found[area] = lines(data)
    return found


def lines(data: str) -> Shape:
    """The points of path data made of M, relative l and z."""
    found = []
    for part in data.split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", part)]
        x, y = numbers[0], numbers[1]
        points = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = round(x + dx, 1), round(y + dy, 1)
            points.append((x, y))
        found.append(points)
    return found


def inside(shape: Shape, x: float, y: float) -> bool:
    odd = False
    for ring in shape:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                odd = not odd
    return odd


def data_of(name: str) -> tuple[dict, list[str]]:
    game, file, kinds = MAPS[name]
    data = tomllib.loads((ROOT / "games" / game / "data" / file).read_text(encoding="utf-8"))
    return data, [row["id"] for kind in kinds for row in data[kind]]


def marks(name: str) -> dict[str, list[str]]:
    """What the board says to be printed in each area."""
    found = re.findall(
        r'id="area-([\w-]+)"[^>]*?(?: data-marks="([^"]*)")?(?: data-title="[^"]*")? d=', text_of(name)
    )
    return {area: printed.split() for area, printed in found}


# -- shapes ----------


@pytest.mark.parametrize("name", MAPS)
def test_every_area_has_a_shape_and_its_pieces_lie_in_it(name):
    _, areas = data_of(name)
    drawn = shapes(name)
    assert sorted(drawn) == sorted(areas)
    places = re.findall(r'id="area-([\w-]+)"[^>]*data-cx="(-?[\d.]+)" data-cy="(-?[\d.]+)"', text_of(name))
    assert len(places) == len(areas)
    outside = [area for area, cx, cy in places if not near(drawn[area], float(cx), float(cy), 4)]
    assert outside == [], "pieces would lie outside"


@pytest.mark.parametrize("name", MAPS)
def test_label_points_lie_in_their_areas(name):
    drawn = shapes(name)
    points = re.findall(r'id="area-([\w-]+)"[^>]*data-x="(-?[\d.]+)" data-y="(-?[\d.]+)"', text_of(name))
    assert len(points) == len(drawn)
    outside = [a for a, x, y in points if not near(drawn[a], float(x), float(y), 28)]
    assert outside == []


def near(shape: Shape, x: float, y: float, distance: float) -> bool:
    """In the shape, or so near to it that the point stands on the shore."""
    if inside(shape, x, y):
        return True
    return any((px - x) ** 2 + (py - y) ** 2 < distance**2 for ring in shape for px, py in ring)


@pytest.mark.parametrize("name", MAPS)
def test_neighbours_touch(name):
    data, _ = data_of(name)
    corners = {area: {point for ring in shape for point in ring} for area, shape in shapes(name).items()}
    apart = [
        tuple(sorted((edge["a"], edge["b"])))
        for edge in data["edge"]
        if edge["kind"] in (*ON_LAND, *AT_SEA, *ON_COAST)
        and not touches(corners[edge["a"]], corners[edge["b"]])
    ]
    assert sorted(apart) == APART.get(name, [])
    joined = {tuple(sorted(pair)) for pair in links(name, "join") + links(name, "sea-strait")}
    assert set(apart) <= joined


def touches(one: set, two: set) -> bool:
    """Relative path data is rounded to tenths, so points may be off by a little."""
    if one & two:
        return True
    near = {
        (round(x + dx, 1), round(y + dy, 1)) for x, y in one for dx in (-0.1, 0, 0.1) for dy in (-0.1, 0, 0.1)
    }
    return bool(near & two)


@pytest.mark.parametrize("name", MAPS)
def test_a_bar_lies_where_areas_touch_that_are_no_neighbours(name):
    """Only where the border is longer than a corner; land and sea, each among themselves."""
    data, _ = data_of(name)
    joined = {frozenset((edge["a"], edge["b"])) for edge in data["edge"]}
    closed = {frozenset(pair) for pair in links(name, "closed")}
    waters = set(re.findall(r'id="area-([\w-]+)" data-term="[\w-]+" class="area water', text_of(name)))
    points: dict[tuple[float, float], list[str]] = {}
    for area, shape in shapes(name).items():
        for point in {point for ring in shape for point in ring}:
            points.setdefault(point, []).append(area)
    shared = Counter(
        frozenset((one, two))
        for here in points.values()
        for one in here
        for two in here
        if one < two and (one in waters) == (two in waters)
    )
    assert [sorted(pair) for pair, count in shared.items() if count > 4 and pair not in joined | closed] == []
    assert closed & joined == set()


# -- symbols and lines ----------


def links(name: str, kind: str) -> list[tuple[str, str]]:
    """The lines of a kind on the board."""
    pattern = rf'class="(?:border |link |way ){kind}" data-a="([\w-]+)" data-b="([\w-]+)"'
    return re.findall(pattern, text_of(name))


LINES = {
    "mountain": "mountain-border",
    "strait": "strait",
    "sea_lane": "sea-lane",
    "sea_strait": "sea-strait",
    "river_mouth": "river",
}
"""Kinds of edges that are drawn as lines of their own."""


@pytest.mark.parametrize("name", MAPS)
def test_every_special_edge_is_drawn(name):
    data, _ = data_of(name)
    for kind, drawn in LINES.items():
        wanted = {(e["a"], e["b"]) for e in data["edge"] if e["kind"] == kind}
        assert wanted <= set(links(name, drawn)), kind
    if MAPS[name][0] == "scharz":
        rivers = {(e["a"], e["b"]) for e in data["edge"] if e["kind"] in ("river", "river_mouth")}
        assert rivers == set(links(name, "river"))


def test_empires_shows_victory_points_amphorae_and_sides():
    data, _ = data_of("empires")
    for area in data["area"]:
        wanted = [f"vp:{area['vp']}"] + ["amphora"] * area["amphora"]
        assert marks("empires")[area["id"]] == wanted
        if area["kind"] == "land":
            assert f'data-term="{area["id"]}" class="area land {area["side"]}"' in text_of("empires")


@pytest.mark.parametrize("side", ["west", "east"])
def test_warriors_shows_kinds_goods_points_and_countries(side):
    name = f"warriors-{side}"
    data, _ = data_of(name)
    signs = {"capital": "castle", "trade_centre": "trade-centre", "contested": "contested"}
    for province in data["province"]:
        printed = marks(name)[province["id"]]
        sign = signs.get(province["kind"])
        assert (sign in printed) if sign else not set(signs.values()) & set(printed)
        for good in ("food", "material", "weapons"):
            assert printed.count(good) == province[good]
        assert (f"points:{province['vp']}" in printed) == (province["vp"] > 1)
    titles = dict(re.findall(r'data-term="([\w-]+)"[^>]*data-title="([\w-]+)"', text_of(name)))
    capitals = {row["id"]: row["countries"][0] for row in data["province"] if row["kind"] == "capital"}
    assert titles == capitals
    assert set(re.findall(r'class="country ([\w-]+)"', text_of(name))) == set(capitals.values())


def test_napoleon_shows_capitals_production_ports_and_homelands():
    data, _ = data_of("napoleon")
    for region in data["region"]:
        printed = marks("napoleon")[region["id"]]
        assert ("capital" in printed) == region["capital"]
        assert ("restive" in printed) == region["restive"]
        assert [m for m in printed if m.startswith("production")] == (
            [] if region["pp"] == 2 else [f"production:{region['pp']}"]
        )
    ports = re.findall(r'class="symbol port"[^>]*data-place="([\w-]+)"', text_of("napoleon"))
    assert sorted(ports) == sorted(port["id"] for port in data["port"])
    homes = set(re.findall(r'class="home ([\w-]+)"', text_of("napoleon")))
    assert homes == {region["home"] for region in data["region"] if region["home"]}


@pytest.mark.parametrize("side", ["italia", "orient", "vikings"])
def test_scharz_shows_terrain_and_climate(side):
    name = f"scharz-{side}"
    data, _ = data_of(name)
    for area in data["area"]:
        if area["kind"] == "land":
            terrain = area["terrain"].removeprefix("river-")
            river = ["river"] * (terrain != area["terrain"])
            assert marks(name)[area["id"]] == [terrain, *river, *area["climates"]]
            assert f'data-term="{area["id"]}" class="area land {terrain}"' in text_of(name)


@pytest.mark.parametrize("name", MAPS)
def test_the_marks_of_an_area_are_drawn_there(name):
    for area, printed in marks(name).items():
        chip = re.search(
            rf'<g class="chips" data-of="{area}">(.*?)</g>(?=<g class="chips"|</g>)', text_of(name)
        )
        drawn = re.findall(r'class="symbol ([\w-]+)"', chip[1]) if chip else []
        assert drawn == [mark.split(":")[0] for mark in printed]
        if chip:
            assert re.findall(r">(\d+)</text>", chip[1]) == [m.split(":")[1] for m in printed if ":" in m]


# -- legend ----------


@pytest.mark.parametrize("name", MAPS)
def test_the_legend_lists_exactly_what_is_drawn(name):
    text = text_of(name)
    entries = re.search(r'data-legend="([^"]*)"', text)[1].split()
    body = text.split("</defs>")[1]
    symbols = set(re.findall(r'class="symbol ([\w-]+)"', body))
    assert {e.split("/")[1] for e in entries if e.split("/")[0] in ("symbol", "number", "terrain")} == symbols
    drawn = set(re.findall(r'class="(?:border|link|way) ([\w-]+)"', body)) - {"sea"}
    drawn |= set(re.findall(r'class="(country|home) ', body))
    assert {e.split("/")[1] for e in entries if e.startswith("line/")} == drawn
    grounds = set(re.findall(r'class="area land ([\w-]+)"', body))
    assert {e.split("/")[1] for e in entries if e.startswith(("ground/", "terrain/"))} == grounds
    assert len(entries) == len(set(entries))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_a_legend_has_words(language):
    words = message_files(None, language)[0].read_text(encoding="utf-8")
    there = set(re.findall(r"^page-([\w-]+) =", words, re.M))
    wanted = {"legend", "next-to"}
    for name in MAPS:
        for entry in re.search(r'data-legend="([^"]*)"', text_of(name))[1].split():
            kind, _, what = entry.partition("/")
            wanted.add(f"legend-line-{what}" if kind == "line" else f"legend-{what}")
        wanted |= {
            f"border-{kind}"
            for kind in re.findall(r"/([a-z-]+)", " ".join(re.findall(r'data-near="([^"]*)"', text_of(name))))
        }
    assert sorted(wanted - there) == []


# -- files and colours ----------


@pytest.mark.parametrize("name", MAPS)
def test_boards_are_light_and_name_their_source(name):
    text = text_of(name).encode()
    assert len(text) < 400_000 and len(gzip.compress(text)) < 120_000
    assert b"Natural Earth" in text and b"style=" not in text and b"<script" not in text


Colour = tuple[float, float, float]

GROUNDS = [
    "land",
    "north",
    "south",
    "north-africa",
    "contested",
    "plain",
    "grassland",
    "mountain",
    "swamp",
    "desert",
]
SEATS = [f"seat-{number}" for number in range(7)]
SYMBOLS = ["ink", "clay", "leaf", "ridge", "sun", "lane"]


@cache
def palette(scheme: str) -> dict[str, str]:
    """The variables of the stylesheet in light or dark."""
    css = (ROOT / "client" / "style.css").read_text(encoding="utf-8")
    blocks = re.findall(r":root \{(.*?)\}", css, re.S)
    values = dict(re.findall(r"--([\w-]+): ([^;]+);", blocks[0]))
    if scheme == "dark":
        values.update(re.findall(r"--([\w-]+): ([^;]+);", blocks[1]))
    return values


def colour(scheme: str, name: str) -> Colour:
    text = palette(scheme)[name]
    assert re.fullmatch(r"#[0-9a-f]{6}", text), f"{name} is {text}"
    return tuple(int(text[n : n + 2], 16) / 255 for n in (1, 3, 5))  # type: ignore[return-value]


def over(top: Colour, below: Colour, share: float) -> Colour:
    return tuple(share * t + (1 - share) * b for t, b in zip(top, below, strict=True))  # type: ignore[return-value]


def contrast(one: Colour, two: Colour) -> float:
    """The ratio that WCAG defines."""

    def light(rgb: Colour) -> float:
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(one), light(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_names_can_be_read_on_every_ground_whoever_holds_it(scheme):
    share = float(palette(scheme)["held"])
    ink = colour(scheme, "ink")
    for ground in GROUNDS:
        assert contrast(ink, colour(scheme, ground)) >= 4.5, ground
        for seat in SEATS:
            held = over(colour(scheme, seat), colour(scheme, ground), share)
            assert contrast(ink, held) >= 4.5, (ground, seat)
    for water in ("sea", "water"):
        assert contrast(colour(scheme, "sea-ink"), colour(scheme, water)) >= 4.5
    for seat in SEATS:
        held = over(colour(scheme, seat), colour(scheme, "water"), share / 2)
        assert contrast(colour(scheme, "sea-ink"), held) >= 4.5, seat


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_symbols_and_lines_stand_out(scheme):
    for symbol in SYMBOLS:
        assert contrast(colour(scheme, symbol), colour(scheme, "sheet")) >= 3, symbol
    for value in ("value", "coin"):
        assert contrast(colour(scheme, "on-value"), colour(scheme, value)) >= 4.5
    for line in ("ridge", "closed", "strait", "river", "border"):
        for ground in GROUNDS:
            assert contrast(colour(scheme, line), colour(scheme, ground)) >= 3, (line, ground)
    for line in ("strait", "lane", "sea-border", "coast"):
        for water in ("sea", "water"):
            assert contrast(colour(scheme, line), colour(scheme, water)) >= 3, (line, water)
