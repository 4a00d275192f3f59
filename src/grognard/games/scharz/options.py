"""SCH-1 Modes and options: every rule switch, and the presets made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Literal

from grognard.games.scharz.board import MAP_IDS, SHEETS
from grognard.games.scharz.book import BOOK, DATA
from grognard.games.scharz.tables import Named
from grognard.kernel.data import Book, need
from grognard.kernel.game import Option, Preset


@dataclass(frozen=True, slots=True)
class Switches:
    """SCH-1.8 The options of one game. An option whose requirement is off is off too (SCH-1.6)."""

    map: str
    years: int
    commodities: bool
    special_move: bool
    fishing: bool
    prestige: bool
    rivals: bool
    attrition: bool
    complex_movement: bool
    feasts: bool
    cattle: bool
    recruitment: bool
    fast_building: bool
    small_supply: bool
    loot: str
    horses: bool
    mercenary_pay_twice: bool
    charge_on_the_move: bool
    weather_sowing: bool
    weather_winter: bool
    morale: bool
    command: bool
    start_bonus: bool
    factions: bool
    peoples: str
    elephants: bool
    corsairs: bool
    battle_board: bool
    play_area: str
    captured_pieces: str
    redemption_wealth: str
    might_counts_sea: bool
    rough_sea_fishing: str
    fish_per_ship: bool
    diplomacy: bool

    def is_on(self, option: str) -> bool:
        """Whether a switch is on; the empty name is always on, `!x` means that x is off."""
        if not option:
            return True
        if option.startswith("!"):
            return not self.is_on(option[1:])
        return bool(getattr(self, option))


@dataclass(frozen=True, slots=True)
class Mode(Named):
    colour: str
    years: int


@dataclass(frozen=True, slots=True)
class OptionRow(Named):
    """One line of options.toml; `values` are those of the four modes."""

    type: Literal["bool", "int", "enum"]
    values: tuple[Any, ...]
    rule: str
    min: int = 0
    max: int = 0
    enum: tuple[str, ...] = ()
    labels_en: tuple[str, ...] = ()
    labels_de: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario(Named):
    map: str
    mode: str
    players: tuple[int, ...]
    options: dict[str, Any] | None = None
    factions: tuple[str, ...] = ()


ON, OFF = "on", "off"


def _word(value: Any) -> str:
    return {True: ON, False: OFF}[value] if isinstance(value, bool) else str(value)


def _words(row: OptionRow) -> tuple[str, ...]:
    """The values that an option can take, as words."""
    if row.type == "bool":
        return OFF, ON
    if row.type == "int":
        return tuple(str(n) for n in range(row.min, row.max + 1))
    return row.enum


def _option(row: OptionRow, default: str) -> Option:
    values = _words(row)
    english, german = list(row.labels_en) or list(values), list(row.labels_de) or list(values)
    if row.type == "bool":
        english, german = ["off", "on"], ["aus", "an"]
    need(
        len(english) == len(german) == len(values),
        "options.toml",
        f"[[option]] {row.id!r}: one label per value, please.",
    )
    return Option(row.id, values, default, row.names, {"en": english, "de": german}, rule=row.rule)


def _load() -> tuple[list[Mode], list[OptionRow], list[Scenario], str]:
    book = Book(DATA / "options.toml")
    book.skip("provenance", "note")
    modes, rows = book.rows("mode", Mode), book.rows("option", OptionRow)
    book.close()
    scenes = Book(DATA / "scenarios.toml")
    scenes.skip("provenance", "note")
    scenarios, default = scenes.rows("scenario", Scenario), str(scenes.raw("default"))
    scenes.close()
    _check_options(modes, rows)
    _check_scenarios(modes, rows, scenarios, default)
    return modes, rows, scenarios, default


def _check_options(modes: list[Mode], rows: list[OptionRow]) -> None:
    file = "options.toml"
    ids = [row.id for row in rows]
    wanted = [f.name for f in fields(Switches) if f.name != "map"]
    need(sorted(ids) == sorted(wanted), file, f"the options should be {', '.join(wanted)}.")
    for row in rows:
        where = f"[[option]] {row.id!r}"
        need(len(row.values) == len(modes), file, f"{where}: one value per mode, please.")
        for value in row.values:
            need(_word(value) in _words(row), file, f"{where}: the value {value!r} is not possible.")
        for other in row.requires:
            need(other in ids, file, f"{where}: requires the unknown option {other!r}.")
            needed = rows[ids.index(other)]
            fits = all(not mine or theirs for mine, theirs in zip(row.values, needed.values))
            need(fits, file, f"{where}: a mode has it without {other!r}.")
    for name, option in BOOK.phase_needs.items():
        known = option.removeprefix("!") in ids
        need(known, "calendar.toml", f"[phase_needs]: {name} needs the unknown option {option!r}.")
    options = [unit.option for unit in BOOK.units] + [herd.option for herd in BOOK.herds]
    for option in options + [bonus.needs_option for bonus in BOOK.bonuses]:
        need(not option or option in ids, file, f"there is no option {option!r}.")
    quick = {row.id: row.values[0] for row in rows}
    for season in BOOK.seasons:
        for phases, shown in ((season.start, season.start_quick), (season.end, season.end_quick)):
            live = [name for name in phases if _takes_place(name, quick)]
            need(live == list(shown), "calendar.toml", f"[[season]] {season.id!r}: the quick list is wrong.")


def _takes_place(phase: str, values: Mapping[str, Any]) -> bool:
    option = BOOK.phase_needs.get(phase, "")
    if option.startswith("!"):
        return not values[option[1:]]
    return not option or bool(values[option])


def _check_scenarios(
    modes: list[Mode], rows: list[OptionRow], scenarios: list[Scenario], default: str
) -> None:
    file = "scenarios.toml"
    need(default in [scene.id for scene in scenarios], file, f"there is no scenario {default!r}.")
    for scene in scenarios:
        where = f"[[scenario]] {scene.id!r}"
        need(scene.map in MAP_IDS, file, f"{where}: there is no map {scene.map!r}.")
        need(scene.mode in [mode.id for mode in modes], file, f"{where}: there is no mode {scene.mode!r}.")
        for key in scene.options or {}:
            need(key in [row.id for row in rows], file, f"{where}: there is no option {key!r}.")
        for people in scene.factions:
            known = any(f.id == people and f.map == scene.map for f in BOOK.factions)
            need(known, file, f"{where}: the map {scene.map} has no people {people!r}.")


MODES, ROWS, SCENARIOS, DEFAULT_SCENARIO = _load()


def _of_mode(mode: str) -> dict[str, str]:
    """The values of all options in a mode."""
    place = [each.id for each in MODES].index(mode)
    return {row.id: _word(row.values[place]) for row in ROWS}


def _of_scenario(scene: Scenario) -> dict[str, str]:
    chosen = {"map": scene.map, **_of_mode(scene.mode)}
    chosen.update({key: _word(value) for key, value in (scene.options or {}).items()})
    if scene.factions:
        chosen["peoples"] = "scenario"
    return chosen


def _default() -> dict[str, str]:
    """SCH-1.7 The default game."""
    return _of_scenario(next(scene for scene in SCENARIOS if scene.id == DEFAULT_SCENARIO))


def _map_option() -> Option:
    names = [sheet.info.names for sheet in SHEETS]
    labels = {"en": [name["en"] for name in names], "de": [name["de"] for name in names]}
    return Option("map", MAP_IDS, _default()["map"], {"en": "Map", "de": "Karte"}, labels, rule="SCH-2.6")


OPTIONS: Final = [_map_option(), *(_option(row, _default()[row.id]) for row in ROWS)]
PRESETS: Final = [
    *(Preset(mode.id, mode.names, _of_mode(mode.id)) for mode in MODES),
    *(Preset(scene.id, scene.names, _of_scenario(scene)) for scene in SCENARIOS),
]


def switches(options: Mapping[str, str]) -> Switches:
    """SCH-1.6 The switches as they take effect."""
    values: dict[str, Any] = {"map": options["map"]}
    for row in ROWS:
        word = options[row.id]
        values[row.id] = word == ON if row.type == "bool" else int(word) if row.type == "int" else word
    changed = True
    while changed:
        changed = False
        for row in ROWS:
            if values[row.id] and not all(values[other] for other in row.requires):
                values[row.id] = False
                changed = True
    # SCH-5.20 Elephants belong to maps that know them.
    values["elephants"] = values["elephants"] and SHEETS[MAP_IDS.index(options["map"])].info.elephants
    return Switches(**values)


def fixed_peoples(name: str) -> tuple[str, ...]:
    """SCH-3.3 The peoples by seat in the scenario of this map."""
    return next(scene.factions for scene in SCENARIOS if scene.map == name and scene.factions)
