"""NAP-2 Components: everything that stands in the data files, read once and checked."""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Final

from grognard.games.napoleon.atlas import Atlas, load_atlas
from grognard.games.napoleon.ids import (
    ARM_IDS,
    FOOT,
    GUNS,
    HORSE,
    KIND_IDS,
    NATION_IDS,
    NATIONS,
    STAFF,
    Kind,
    Region,
    Water,
)
from grognard.games.napoleon.scenario import ScenarioRow, load_scenarios
from grognard.games.napoleon.tables import (
    ActionRow,
    AmphibiousNumbers,
    AnnexNumbers,
    ArmRow,
    BattleNumbers,
    ByArm,
    ChargeModifiers,
    ChargeRows,
    ChargeTable,
    CollapseNumbers,
    FireModifiers,
    FireRows,
    FireTable,
    LeaderLoss,
    LengthNumbers,
    MinorArmy,
    MinorFigures,
    NationRow,
    NavalNumbers,
    OffensiveNumbers,
    OptionRow,
    PapNumbers,
    PresetRow,
    Prices,
    ProductionNumbers,
    SuddenDeathNumbers,
    UnitDefaults,
    UnitRow,
    UnitType,
    VictoryNumbers,
    WindowNumbers,
)
from grognard.kernel.data import Book, need


@dataclass(frozen=True, slots=True)
class NapoleonBook:
    """All data of the game."""

    atlas: Atlas
    units: list[UnitType]
    nations: list[NationRow]
    minor: MinorFigures
    capitals: list[list[Region]]
    scenarios: dict[str, ScenarioRow]
    options: list[OptionRow]
    presets: list[PresetRow]
    fire: FireTable
    charge: ChargeTable
    pursuit: ChargeTable
    fire_modifiers: FireModifiers
    charge_modifiers: ChargeModifiers
    leader_loss: LeaderLoss
    naval: NavalNumbers
    amphibious: AmphibiousNumbers
    production: ProductionNumbers
    windows: WindowNumbers
    length: LengthNumbers
    sudden_death: SuddenDeathNumbers
    minor_army: MinorArmy
    annex: AnnexNumbers
    offensive: OffensiveNumbers
    collapse: CollapseNumbers
    pap: PapNumbers
    prices: Prices
    victory: VictoryNumbers
    battle: BattleNumbers

    def region(self, word: str) -> Region:
        return self.atlas.region(word)

    def water(self, word: str) -> Water:
        return self.atlas.water(word)


def load_units(folder: Traversable) -> list[UnitType]:
    """NAP-2 The nine unit types, in the order that `ids.py` numbers them."""
    book = Book(folder / "units.toml")
    book.skip("provenance", "note")
    rows = book.rows("unit", UnitRow)
    defaults = book.table("defaults", UnitDefaults)
    book.close()
    need(
        tuple(row.id for row in rows) == KIND_IDS, book.name, f"the unit types must be {', '.join(KIND_IDS)}."
    )
    for row in rows:
        where = f"[[unit]] {row.id!r}"
        need(row.cost > 0, book.name, f"{where}: key 'cost' must be positive.")
        need(not row.counts_as_army or row.rally > 0, book.name, f"{where}: key 'rally' is missing.")
        known = all(nation in NATION_IDS for nation in row.only_nations)
        need(known, book.name, f"{where}: key 'only_nations' names an unknown nation.")
        wanted = row.build_requires is None or row.build_requires.unit == KIND_IDS[0]
        need(wanted, book.name, f"{where}: key 'build_requires' can only name infantry.")
    return [unit_type(row, defaults) for row in rows]


def unit_type(row: UnitRow, defaults: UnitDefaults) -> UnitType:
    return UnitType(
        row.id,
        {"en": row.name_en, "de": row.name_de},
        ARM_IDS.index(row.arm),
        row.cost,
        row.move,
        row.actions,
        row.fires,
        row.charges,
        row.fire_mod,
        row.charge_mod,
        row.rally,
        row.can_square,
        row.square_min_roll or defaults.square_min_roll,
        row.can_evade,
        row.counts_as_army,
        row.hit_eliminated_max or defaults.hit_eliminated_max,
        row.charge_eliminated_min or defaults.charge_eliminated_min,
        row.homeland_only,
        row.may_pursue,
        tuple(NATION_IDS.index(nation) for nation in row.only_nations),
        0 if row.build_requires is None else row.build_requires.count,
    )


def load_nations(folder: Traversable, atlas: Atlas) -> tuple[list[NationRow], MinorFigures]:
    """NAP-2.1 The seven great nations, in the order of seating, and the light blue figures."""
    book = Book(folder / "nations.toml")
    book.skip("provenance", "note")
    rows = book.rows("nation", NationRow)
    minor = book.table("minor_figures", MinorFigures)
    book.close()
    need(
        tuple(row.id for row in rows) == NATION_IDS,
        book.name,
        f"the nations must be {', '.join(NATION_IDS)}.",
    )
    marked = sorted(region.id for region in atlas.regions if region.capital)
    listed = sorted(capital for row in rows for capital in row.capitals)
    need(marked == listed, book.name, f"the capitals {listed} differ from those on the map, {marked}.")
    for row in rows:
        home = all(atlas.regions[atlas.region(capital)].home == row.id for capital in row.capitals)
        need(home, book.name, f"[[nation]] {row.id!r}: a capital lies outside its homeland.")
        known = all(unit in KIND_IDS for unit in row.may_build)
        need(known, book.name, f"[[nation]] {row.id!r}: key 'may_build' names an unknown unit.")
    return rows, minor


def load_options(
    folder: Traversable, scenarios: dict[str, ScenarioRow]
) -> tuple[list[OptionRow], list[PresetRow]]:
    """NAP-1.7 The options with their defaults, and named sets of them."""
    book = Book(folder / "options.toml")
    book.skip("provenance", "note")
    options = book.rows("option", OptionRow)
    presets = book.rows("preset", PresetRow)
    book.close()
    known = {option.id: option for option in options}
    for option in options:
        where = f"[[option]] {option.id!r}"
        good = option.default in option.values or (bool(option.free_form) and not option.values)
        need(good, book.name, f"{where}: key 'default' = {option.default!r} is none of its values.")
        named = len(option.labels_en) == len(option.labels_de) == len(option.values)
        need(named, book.name, f"{where}: there must be a label for every value.")
    need(
        known["scenario"].values == tuple(scenarios),
        book.name,
        "[[option]] 'scenario' must list all scenarios.",
    )
    for preset in presets:
        for key, value in preset.set.items():
            good = key in known and (not known[key].values or value in known[key].values)
            need(good, book.name, f"[[preset]] {preset.id!r}: {key} = {value!r} is no option.")
    return options, presets


def by_arm(row: ArmRow) -> ByArm:
    numbers = [0] * 4
    numbers[FOOT], numbers[HORSE], numbers[GUNS], numbers[STAFF] = (
        row.infantry,
        row.cavalry,
        row.artillery,
        row.leader,
    )
    return tuple(numbers)


def read_minor_army(book: Book) -> MinorArmy:
    """NAP-14.2"""
    table = book.raw("minor_army")
    columns: dict[str, tuple[int, ...]] = {}
    for arm in ("infantry", "cavalry", "artillery"):
        faces = table[arm]
        again = faces.get("reroll", [])
        for face in range(1, 7):
            found = str(face) in faces or face in again
            need(found, book.name, f"[minor_army]: {arm} says nothing of a {face}.")
        columns[arm] = tuple(faces.get(str(face), 0) for face in range(1, 7))
    return MinorArmy(columns["infantry"], columns["cavalry"], columns["artillery"])


def read_prices(book: Book) -> Prices:
    """NAP-11 The eleven political actions and their prices."""
    rows = {row.id: row for row in book.rows("political_action", ActionRow)}
    names = [price.name for price in fields(Prices) if price.name != "liberated_regions"]
    need(sorted(rows) == sorted(names), book.name, f"[[political_action]]: there must be {', '.join(names)}.")
    prices = {name: rows[name].pap for name in names}
    return Prices(**prices, liberated_regions=rows["liberate"].regions)


def load_book() -> NapoleonBook:
    """Read all data files of the game."""
    folder = files("grognard.games.napoleon") / "data"
    atlas = load_atlas(folder)
    units = load_units(folder)
    nations, minor = load_nations(folder, atlas)
    scenarios = load_scenarios(folder, atlas)
    options, presets = load_options(folder, scenarios)
    tables = Book(folder / "tables.toml")
    tables.skip("fire_result", "charge_result")
    fire = tables.table("fire", FireRows)
    charge = tables.table("charge", ChargeRows)
    pursuit = tables.table("pursuit", ChargeRows)
    book = NapoleonBook(
        atlas,
        units,
        nations,
        minor,
        [[atlas.region(capital) for capital in row.capitals] for row in nations],
        scenarios,
        options,
        presets,
        FireTable(by_arm(fire.infantry), by_arm(fire.artillery_1), by_arm(fire.artillery_2)),
        ChargeTable(by_arm(charge.cavalry), by_arm(charge.infantry)),
        ChargeTable(by_arm(pursuit.cavalry), by_arm(pursuit.infantry)),
        tables.table("fire_modifiers", FireModifiers),
        tables.table("charge_modifiers", ChargeModifiers),
        tables.table("leader_loss", LeaderLoss),
        tables.table("naval", NavalNumbers),
        tables.table("amphibious", AmphibiousNumbers),
        tables.table("production", ProductionNumbers),
        tables.table("political_windows", WindowNumbers),
        tables.table("length", LengthNumbers),
        tables.table("sudden_death", SuddenDeathNumbers),
        read_minor_army(tables),
        tables.table("annex_minor", AnnexNumbers),
        tables.table("diplomatic_offensive_minor", OffensiveNumbers),
        tables.table("collapse", CollapseNumbers),
        tables.table("pap", PapNumbers),
        read_prices(tables),
        tables.table("victory", VictoryNumbers),
        tables.table("battle", BattleNumbers),
    )
    tables.close()
    check_tables(book, tables.name)
    return book


def check_tables(book: NapoleonBook, file: str) -> None:
    """The tables must be complete and without gaps."""
    fire = (book.fire.infantry, book.fire.artillery_1, book.fire.artillery_2)
    need(all(2 <= n <= 12 for row in fire for n in row[:STAFF]), file, "[fire]: a number is out of range.")
    pursuit = (book.pursuit.cavalry, book.pursuit.infantry)
    need(all(1 <= n <= 7 for row in pursuit for n in row), file, "[pursuit]: a number is out of range.")
    bands = book.naval.losses
    gaps = any(after.min != before.max + 1 for before, after in pairwise(bands))
    need(bands[0].min == 0 and not gaps, file, "[naval]: key 'losses' has a gap.")
    windows = (book.windows.laps, book.windows.paid_actions, book.windows.free_offers)
    need(all(n > 0 for n in windows), file, "[political_windows]: the bounds must be positive.")
    need(len(book.victory.levels) == 6, file, "[victory]: there must be six levels.")
    need(len(book.capitals) == NATIONS, file, "there must be seven great nations.")


BOOK: Final = load_book()
ATLAS: Final = BOOK.atlas
REGIONS: Final = len(ATLAS.regions)
SEAS: Final = len(ATLAS.seas)
PORTS: Final = len(ATLAS.ports)
WATERS: Final = SEAS + PORTS


def is_port(water: Water) -> bool:
    return water >= SEAS


def kinds_of_arm(arm: int) -> list[Kind]:
    """The land unit types of an arm."""
    return [kind for kind, unit in enumerate(BOOK.units) if unit.arm == arm]
