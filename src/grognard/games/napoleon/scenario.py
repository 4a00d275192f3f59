"""NAP-1.5 The ten scenarios: dates, forces, ownership, wars, alliances, values; read and checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Final

from grognard.games.napoleon.atlas import Atlas
from grognard.games.napoleon.ids import KIND_IDS, NATION_IDS
from grognard.kernel.data import Book, need

FILE: Final = "scenarios.toml"


@dataclass(frozen=True, slots=True)
class ForceRow:
    """Units of one nation in one place at the start."""

    nation: str
    at: str
    units: dict[str, int]


@dataclass(frozen=True, slots=True)
class ScenarioRow:
    """One scenario as it stands in the file."""

    id: str
    name_en: str
    name_de: str
    intro_en: str
    intro_de: str
    year: int
    month: int
    first_nation: str
    months: int
    french_side: tuple[str, ...]
    anti_french_side: tuple[str, ...]
    unhistorical_order: tuple[str, ...]
    wars: tuple[tuple[str, ...], ...]
    alliances: tuple[tuple[str, ...], ...]
    uprisings: tuple[str, ...]
    collapse: dict[str, int]
    start_pap: dict[str, int]
    start_pp: dict[str, int]
    owned: dict[str, tuple[str, ...]]
    diplomacy: dict[str, dict[str, int]]
    seats_historical: dict[str, tuple[tuple[str, ...], ...]]
    force: tuple[ForceRow, ...] = field(default=())


def load_scenarios(folder: Traversable, atlas: Atlas) -> dict[str, ScenarioRow]:
    """Read scenarios.toml; refuse it when a place, nation, sum or status is wrong."""
    book = Book(folder / FILE)
    book.skip("provenance", "note")
    rows = book.rows("scenario", ScenarioRow)
    book.close()
    need(len({row.id for row in rows}) == len(rows), FILE, "two scenarios have the same id.")
    for row in rows:
        check_nations(row)
        check_status(row)
        owner = check_owners(row, atlas)
        check_forces(row, atlas, owner)
    return {row.id: row for row in rows}


def check_nations(row: ScenarioRow) -> None:
    """Dates, sides, seats and the values that every nation must have."""
    where = f"[[scenario]] {row.id!r}"
    need(1796 <= row.year <= 1815 and 1 <= row.month <= 12, FILE, f"{where}: the date is wrong.")
    need(row.first_nation in NATION_IDS, FILE, f"{where}: key 'first_nation' is no great nation.")
    need(row.months >= 6, FILE, f"{where}: key 'months' is too small.")
    every = sorted(NATION_IDS)
    need(sorted(row.unhistorical_order) == every, FILE, f"{where}: key 'unhistorical_order' is incomplete.")
    for key, table in (
        ("collapse", row.collapse),
        ("start_pap", row.start_pap),
        ("start_pp", row.start_pp),
        ("owned", row.owned),
        ("diplomacy", row.diplomacy),
    ):
        need(sorted(table) == every, FILE, f"{where}: key {key!r} must name all seven great nations.")
    need(
        all(2 <= c <= 11 for c in row.collapse.values()), FILE, f"{where}: a collapse value is out of range."
    )
    sides = [*row.french_side, *row.anti_french_side]
    fits = "france" in row.french_side and len(set(sides)) == len(sides) and bool(row.anti_french_side)
    need(fits and all(n in NATION_IDS for n in sides), FILE, f"{where}: the two sides are wrong.")
    counts = [str(n) for n in range(2, len(sides) + 1)]
    need(sorted(row.seats_historical) == counts, FILE, f"{where}: key 'seats_historical' is incomplete.")
    for count, seats in row.seats_historical.items():
        flat = [nation for seat in seats for nation in seat]
        one_side = all(set(s) <= set(row.french_side) or set(s) <= set(row.anti_french_side) for s in seats)
        good = len(seats) == int(count) and sorted(flat) == sorted(sides) and one_side
        need(good, FILE, f"{where}: key 'seats_historical' for {count} players is wrong.")


def check_status(row: ScenarioRow) -> None:
    """Wars and alliances exclude each other and fit the sides and the diplomacy values."""
    where = f"[[scenario]] {row.id!r}"
    wars = [frozenset(pair) for pair in row.wars]
    alliances = [frozenset(pair) for pair in row.alliances]
    for pair in (*wars, *alliances):
        good = len(pair) == 2 and all(nation in NATION_IDS for nation in pair)
        need(good, FILE, f"{where}: {sorted(pair)} is no pair of great nations.")
    once = len(set(wars)) == len(wars) and len(set(alliances)) == len(alliances)
    need(once and not set(wars) & set(alliances), FILE, f"{where}: a status is listed twice.")
    for pair in wars:
        inside = pair <= set(row.french_side) or pair <= set(row.anti_french_side)
        need(not inside, FILE, f"{where}: war inside a side: {sorted(pair)}.")
    for nation, values in row.diplomacy.items():
        others = sorted(n for n in NATION_IDS if n != nation)
        need(sorted(values) == others, FILE, f"{where}: the diplomacy row of {nation} is incomplete.")
        for other, value in values.items():
            pair = frozenset((nation, other))
            fits = 2 <= value <= 11 and (pair not in wars or value <= 4)
            fits = fits and (pair not in alliances or value >= 6)
            need(fits, FILE, f"{where}: the diplomacy value {nation} - {other} = {value} does not fit.")


def check_owners(row: ScenarioRow, atlas: Atlas) -> dict[str, str]:
    """Every region has at most one owner; uprisings lie where they may (11.16). Nobody starts at level 1."""
    where = f"[[scenario]] {row.id!r}"
    owner = {region.id: region.home for region in atlas.regions}
    listed: list[str] = []
    for nation, regions in row.owned.items():
        for region in regions:
            good = region in owner and region not in listed and owner[region] != nation
            need(good, FILE, f"{where}: key 'owned.{nation}' names {region!r} wrongly.")
            listed.append(region)
            owner[region] = nation
    restive = {region.id for region in atlas.regions if region.restive}
    homes = {region.id: region.home for region in atlas.regions}
    for region in row.uprisings:
        good = bool(owner.get(region)) and (homes[region] != owner[region] or region in restive)
        need(good, FILE, f"{where}: key 'uprisings' names {region!r} wrongly.")
    sizes = sorted((sum(o == nation for o in owner.values()) for nation in NATION_IDS), reverse=True)
    need(sizes[0] <= sizes[1] + sizes[2], FILE, f"{where}: a nation starts with a total victory.")
    return owner


def check_forces(row: ScenarioRow, atlas: Atlas, owner: dict[str, str]) -> None:
    """Forces stand where their nation may be; no enemies together; no capital stands empty."""
    where = f"[[scenario]] {row.id!r}"
    wars = [frozenset(pair) for pair in row.wars]
    alliances = [frozenset(pair) for pair in row.alliances]
    ports = {port.id: port.region for port in atlas.ports}
    seas = [sea.id for sea in atlas.seas]
    presence: dict[str, list[str]] = {}
    for force in row.force:
        what = f"{where}: force of {force.nation} at {force.at}"
        good = force.nation in NATION_IDS and all(u in KIND_IDS and n > 0 for u, n in force.units.items())
        need(good, FILE, f"{what}: unknown nation, unit or number.")
        at_sea = "squadron" in force.units
        need(not at_sea or len(force.units) == 1, FILE, f"{what}: squadrons stand apart from land units.")
        land = ports.get(force.at, "") if at_sea else force.at
        known = (force.at in seas or force.at in ports) if at_sea else force.at in owner
        need(known, FILE, f"{what}: no such place.")
        holder = owner.get(land, "")
        pair = frozenset((holder, force.nation))
        fits = holder in ("", force.nation) or pair in alliances or (pair in wars and not at_sea)
        need(fits, FILE, f"{what}: it may not be there, the region belongs to {holder}.")
        presence.setdefault(force.at, []).append(force.nation)
    for place, nations in presence.items():
        together = [frozenset((a, b)) for a in nations for b in nations if a < b]
        need(not any(p in wars for p in together), FILE, f"{where}: enemies together at {place}.")
        on_land = place in owner
        need(
            not on_land or all(p in alliances for p in together),
            FILE,
            f"{where}: strangers together at {place}.",
        )
    for nation in NATION_IDS:
        need(any(f.nation == nation for f in row.force), FILE, f"{where}: {nation} has no units.")
