"""The seven maps: which data becomes which spots, edges, symbols and lines."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.maps.board import Board, Spot
from tools.maps.hints import GATES, MORE, SCENERY

GAMES = Path(__file__).parent.parent.parent / "src" / "grognard" / "games"

Row = dict[str, Any]


def read(game: str, file: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "data" / file).read_text(encoding="utf-8"))


def spot(row: Row, land: bool, ground: str = "", marks: list[str] | None = None) -> Spot:
    lines = [lines_of(row["name_en"]), lines_of(row["name_de"])]
    size = max(len(line) for name in lines for line in name), max(len(name) for name in lines)
    return Spot(row["id"], row["lon"], row["lat"], land, False, ground, marks or [], size)


def lines_of(name: str) -> list[str]:
    """A long name is written in two lines, cut so that both are short."""
    words = name.split()
    if len(name) < 12 or len(words) < 2:
        return [name]
    splits = [[" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words))]
    return min(splits, key=lambda lines: max(len(line) for line in lines))


def scenery(row: Row) -> Spot:
    return Spot(row["id"], row["lon"], row["lat"], land=True, drawn_only=True)


def edges_of(data: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(edge["a"], edge["b"], edge["kind"]) for edge in data["edge"]]


def empires() -> Board:
    """Values, amphorae, north and south; the Atlantic and the Black Sea are scenery."""
    data = read("empires", "map.toml")
    spots = []
    for area in data["area"]:
        marks = [f"vp:{area['vp']}"] + ["amphora"] * area["amphora"]
        land = area["kind"] == "land"
        spots.append(spot(area, land, area["side"] if land else "", marks))
    spots += [scenery(row) for row in data["scenery"]]
    spots += [Spot("sea-atlantic", -10.5, 40.0, False, True), Spot("sea-black", 34.0, 43.2, False, True)]
    return Board("empires", spots, edges_of(data), 2.6, more=MORE["empires"], gates=GATES["empires"])


SIGNS = {"capital": "castle", "trade_centre": "trade-centre", "contested": "contested", "common": ""}
"""Kinds of provinces and their symbols."""


def warriors(side: str) -> Board:
    """Kinds of provinces, goods, victory points above 1; countries with their borders and names."""
    data = read("warriors", f"map_{side}.toml")
    spots = []
    for row in data["province"]:
        sign = SIGNS[row["kind"]]
        marks = [sign] * bool(sign) + [f"points:{row['vp']}"] * (row["vp"] > 1)
        marks += [good for good in ("food", "material", "weapons") for _ in range(row[good])]
        spots.append(spot(row, True, "contested" if row["kind"] == "contested" else "", marks))
    spots += [scenery(row) for row in data["background"]]
    core: dict[str, list[str]] = {country["id"]: [] for country in data["country"]}
    for row in sorted(data["province"], key=lambda each: each["kind"] != "capital"):
        if row["kind"] != "contested":
            core[row["countries"][0]].append(row["id"])
    closed = [(each["a"], each["b"]) for each in data["barrier"]]
    name = f"warriors-{side}"
    return Board(name, spots, edges_of(data), 1.7, closed, MORE[name], groups=core, titles=core, wobble=0.35)


def napoleon() -> Board:
    """Capitals, production other than 2, restive regions, ports, homelands, the south shore."""
    data = read("napoleon", "map.toml")
    spots = []
    homes: dict[str, list[str]] = {}
    for row in data["region"]:
        marks = ["capital"] * row["capital"]
        marks += [f"production:{row['pp']}"] if row["pp"] != 2 else []
        marks += ["restive"] * row["restive"]
        spots.append(spot(row, True, "north-africa" if row["north_africa"] else "", marks))
        if row["home"]:
            homes.setdefault(row["home"], []).append(row["id"])
    spots += [spot(row, False) for row in data["sea"]]
    spots += [Spot(f"out-{n}", lon, lat, True, True) for n, (lon, lat) in enumerate(SCENERY["napoleon"])]
    ports = {row["id"]: (row["region"], row["seas"]) for row in data["port"]}
    return Board(
        "napoleon",
        spots,
        edges_of(data),
        1.6,
        more=MORE["napoleon"],
        gates=GATES["napoleon"],
        groups=homes,
        ports=ports,
        width=2000,
        wobble=0.3,
    )


def scharz(name: str) -> Board:
    """Terrain and climates; rivers are lines."""
    data = read("scharz", f"map_{name}.toml")
    spots = []
    for row in data["area"]:
        if row["kind"] == "sea":
            spots.append(spot(row, False))
            continue
        terrain = row["terrain"].removeprefix("river-")
        marks = [terrain] + ["river"] * row["terrain"].startswith("river-") + row["climates"]
        spots.append(spot(row, True, terrain, marks))
    reach = data["map"]["cell_radius"]
    board = f"scharz-{name}"
    more, gates = MORE[board], GATES.get(board, [])
    return Board(board, spots, edges_of(data), reach * 0.75, more=more, gates=gates, reach=reach, wobble=0.3)


MAKERS: dict[str, Callable[[], Board]] = {
    "empires": empires,
    "warriors-west": lambda: warriors("west"),
    "warriors-east": lambda: warriors("east"),
    "napoleon": napoleon,
    "scharz-italia": lambda: scharz("italia"),
    "scharz-orient": lambda: scharz("orient"),
    "scharz-vikings": lambda: scharz("vikings"),
}
