"""SCH-2 Components and data: all numbers of the rules, read once from the data files and checked."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise
from typing import Final

from grognard.games.scharz.tables import (
    B_VILLAGE,
    BUILDING_IDS,
    DIE_IDS,
    EFFECTS,
    HERD_IDS,
    SEASON_IDS,
    UNIT_IDS,
    Attrition,
    Battle,
    Bonus,
    Building,
    Command,
    Construction,
    DiceRules,
    Die,
    Economy,
    Effects,
    Faction,
    Fishing,
    Food,
    Fort,
    Herd,
    Limits,
    Lot,
    Morale,
    PhaseOfRound,
    Prestige,
    PrestigeAction,
    Season,
    SetUp,
    Supply,
    Tables,
    Terrain,
    Transhumance,
    Unit,
    Victory,
    VictoryPoints,
    Wealth,
    WeatherEffect,
    WeatherRow,
)
from grognard.kernel.data import Book, need

DATA: Final = files(__package__) / "data"


def weather_of(book: Tables, table: str, climate: str, roll: int) -> int:
    """SCH-13.12, 13.50 The weather that a d6 brings: -1 bad, 0 normal, 1 good."""
    for row in book.weather:
        if row.table == table and row.climate == climate:
            return -1 if roll in row.bad else 1 if roll in row.good else 0
    raise AssertionError(f"no weather {table} for {climate}")


def _load() -> Tables:
    units = Book(DATA / "units.toml")
    units.skip("provenance", "note")
    buildings = Book(DATA / "buildings.toml")
    buildings.skip("provenance", "note")
    tables = Book(DATA / "tables.toml")
    tables.skip("terrain_info", "resources_info", "weather_info", "morale_info", "command_info")
    dice = Book(DATA / "dice.toml")
    dice.skip("provenance", "note")
    components = Book(DATA / "components.toml")
    components.skip("provenance", "note", "common")
    factions = Book(DATA / "factions.toml")
    factions.skip("provenance", "note")
    calendar = Book(DATA / "calendar.toml")
    calendar.skip("provenance", "note")
    book = Tables(
        units=units.rows("unit", Unit),
        buildings=buildings.rows("building", Building),
        progress_total=int(buildings.raw("progress_total")),
        construction=buildings.table("construction", Construction),
        fort=buildings.table("fort", Fort),
        terrains={row.id: row for row in tables.rows("terrain", Terrain)},
        herds=tables.rows("herd", Herd),
        lots=tables.rows("bank", Lot),
        food=tables.table("food", Food),
        weather=tables.rows("weather", WeatherRow),
        weather_effect=tables.table("weather_effect", WeatherEffect),
        transhumance=tables.table("transhumance", Transhumance),
        fishing=tables.table("fishing", Fishing),
        attrition=tables.table("attrition", Attrition),
        morale=tables.rows("morale", Morale),
        command=tables.rows("command", Command),
        battle=tables.table("battle", Battle),
        prestige=tables.table("prestige", Prestige),
        actions={row.id: row for row in tables.rows("prestige_action", PrestigeAction)},
        victory_points=tables.table("victory_points", VictoryPoints),
        victory=tables.table("victory", Victory),
        wealth=tables.table("wealth", Wealth),
        economy=tables.table("economy", Economy),
        setup=tables.table("setup", SetUp),
        limits=tables.table("limits", Limits),
        dice=dice.rows("die", Die),
        dice_rules=dice.table("rules", DiceRules),
        supply=components.table("per_player", Supply),
        small_supply=components.table("per_player_quick", Supply),
        factions=factions.rows("faction", Faction),
        effects=factions.table("effects", Effects),
        bonuses=factions.rows("start_bonus", Bonus),
        seasons=calendar.rows("season", Season),
        phases=calendar.rows("phase", PhaseOfRound),
        phase_needs={str(k): str(v) for k, v in calendar.raw("phase_needs").items()},
    )
    for file in (units, buildings, tables, dice, components, factions, calendar):
        file.close()
    _check_pieces(book)
    _check_tables(book)
    return book


def _unique(ids: list[str], file: str) -> None:
    twice = sorted({name for name in ids if ids.count(name) > 1})
    need(not twice, file, f"the id {twice[0] if twice else ''!r} occurs twice.")


def _check_pieces(book: Tables) -> None:
    """Units, buildings and dice fit together."""
    for ids, wanted, file in (
        ([row.id for row in book.units], UNIT_IDS, "units.toml"),
        ([row.id for row in book.herds], HERD_IDS, "tables.toml"),
        ([row.id for row in book.buildings], BUILDING_IDS, "buildings.toml"),
        ([row.id for row in book.dice], DIE_IDS, "dice.toml"),
        ([row.id for row in book.seasons], SEASON_IDS, "calendar.toml"),
    ):
        need(tuple(ids) == wanted, file, f"expected exactly {', '.join(wanted)} in this order, found {ids}.")
    for unit in book.units:
        where = f"[[unit]] {unit.id!r}"
        for die in (unit.die, unit.die_in_rough, unit.die_on_ship, unit.die_in_siege):
            need(not die or die in DIE_IDS[:3], "units.toml", f"{where}: there is no battle die {die!r}.")
        need(unit.life >= 1, "units.toml", f"{where}: life = {unit.life} should be at least 1.")
        refund = max(unit.sell_in_settlement, unit.sell_elsewhere, unit.sell_in_shipyard)
        need(
            refund <= unit.upgrade_coins,
            "units.toml",
            f"{where}: a refund exceeds the price.",
        )
    for building in book.buildings:
        where = f"[[building]] {building.id!r}"
        rounds = building.rounds_by_workers
        need(
            len(rounds) == book.construction.max_workers,
            "buildings.toml",
            f"{where}: rounds_by_workers needs one number per worker.",
        )
        need(
            all((n == 0) == (i + 1 < building.min_workers) for i, n in enumerate(rounds)),
            "buildings.toml",
            f"{where}: rounds_by_workers does not fit min_workers.",
        )
        need(
            all(book.progress_total % n == 0 for n in rounds if n),
            "buildings.toml",
            f"{where}: rounds_by_workers does not divide {book.progress_total}.",
        )
    for row in book.dice:
        need(len(row.faces) == 6, "dice.toml", f"[[die]] {row.id!r}: a die has six faces.")
    swords = [sum(row.faces) for row in book.dice[:3]]
    need(swords == sorted(set(swords)), "dice.toml", "white, blue, red should grow stronger.")


def _check_tables(book: Tables) -> None:
    """Tables that must agree with each other."""
    for row in book.weather:
        need(
            sorted(row.bad + row.normal + row.good) == [1, 2, 3, 4, 5, 6],
            "tables.toml",
            f"[[weather]] {row.table} {row.climate}: every face of the die must occur once.",
        )
    meat = next(lot for lot in book.lots if "meat" in lot.give).give["meat"]
    for herd in book.herds:
        need(herd.sell < herd.buy, "tables.toml", f"[[herd]] {herd.id!r}: it sells for its price or more.")
        need(
            herd.meat // meat <= herd.sell,
            "tables.toml",
            f"[[herd]] {herd.id!r}: its meat beats its sale.",
        )
    for good in ("grain", "fish"):
        sell = max(lot.get["coins"] / lot.give[good] for lot in book.lots if good in lot.give)
        buy = min(lot.give["coins"] / lot.get[good] for lot in book.lots if good in lot.get)
        need(sell < buy, "tables.toml", f"[[bank]]: {good} can be bought and sold with a gain.")
    bands = book.morale
    need(
        bands[0].min_pp == 0 and all(a.max_pp + 1 == b.min_pp for a, b in pairwise(bands)),
        "tables.toml",
        "[[morale]]: the bands leave a gap.",
    )
    need(
        [row.level for row in book.command] == list(range(5)),
        "tables.toml",
        "[[command]]: levels should be 0 to 4.",
    )
    _unique([row.id for row in book.factions], "factions.toml")
    _unique([row.id for row in book.bonuses], "factions.toml")
    for faction in book.factions:
        need(
            faction.effect in EFFECTS,
            "factions.toml",
            f"[[faction]] {faction.id!r}: there is no effect {faction.effect!r}.",
        )
    setup, village = book.setup, book.buildings[B_VILLAGE]
    need(
        setup.grain <= setup.villages * village.grain, "tables.toml", "[setup]: the start grain does not fit."
    )
    need(
        setup.no_dock_light <= book.small_supply.units,
        "tables.toml",
        "[setup]: too many units.",
    )
    need(
        book.battle.max_assault_rounds <= book.battle.max_combat_rounds,
        "tables.toml",
        "[battle]: more assault rounds than combat rounds.",
    )


BOOK: Final = _load()
