"""GEN-2 Components: the data files, read into tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from grognard.games.generalship.rows import (
    AbilityRow,
    ActionKindRow,
    ActionLayoutRow,
    ActionTileRow,
    AdvancedRow,
    AllianceNumbers,
    BasicRow,
    BattleNumbers,
    Components,
    EventRow,
    GameMeta,
    GeneralAction,
    GeneralRow,
    LayoutRow,
    Limits,
    Meta,
    Movement,
    NationRow,
    NeutralRow,
    OptionRow,
    ParadigmRow,
    ParameterRow,
    PresetRow,
    Setup,
    StyleRow,
    TechCardRow,
    TechDraw,
    TechnologyRow,
    TerrainRow,
    Turns,
    UnitRow,
    UpgradeReduction,
    Upkeep,
    VictoryNumbers,
)
from grognard.kernel.data import Book


@dataclass(frozen=True, slots=True)
class Pages:
    """All data files."""

    meta: GameMeta
    components: Components
    setup: Setup
    victory: VictoryNumbers
    turns: Turns
    general_action: GeneralAction
    battle: BattleNumbers
    paradigms: list[ParadigmRow]
    upkeep: Upkeep
    upgrade_reduction: UpgradeReduction
    alliance: AllianceNumbers
    limits: Limits
    options: list[OptionRow]
    presets: list[PresetRow]
    units: list[UnitRow]
    movement: Movement
    styles: list[StyleRow]
    basic_land: list[BasicRow]
    basic_sea: list[BasicRow]
    advanced_land: list[AdvancedRow]
    advanced_sea: list[AdvancedRow]
    tech_cards: list[TechCardRow]
    tech_draw: TechDraw
    technologies: list[TechnologyRow]
    events: list[EventRow]
    action_kinds: list[ActionKindRow]
    action_tiles: list[ActionTileRow]
    action_layouts: list[ActionLayoutRow]
    nations: list[NationRow]
    neutral: list[NeutralRow]
    terrains: list[TerrainRow]
    layouts: list[LayoutRow]
    abilities: list[AbilityRow]
    parameters: list[ParameterRow]
    generals: list[GeneralRow]


FILES = (
    "game",
    "units",
    "tactics",
    "technology",
    "events",
    "actions",
    "nations",
    "neutral",
    "layouts",
    "abilities",
    "generals",
)


def read(folder: Path | Traversable) -> Pages:
    """All data files of the folder; tables and keys that nobody knows are refused."""
    books = {name: Book(folder / f"{name}.toml") for name in FILES}
    pages = _pages(books)
    for name, book in books.items():
        if name != "game":
            book.table("meta", Meta)
        book.close()
    return pages


def _pages(books: Mapping[str, Book]) -> Pages:
    game, units, tactics, technology = (books[name] for name in FILES[:4])
    actions, neutral, abilities = books["actions"], books["neutral"], books["abilities"]
    return Pages(
        game.table("meta", GameMeta),
        game.table("components", Components),
        game.table("setup", Setup),
        game.table("victory", VictoryNumbers),
        game.table("turns", Turns),
        game.table("general_action", GeneralAction),
        game.table("battle", BattleNumbers),
        game.rows("paradigm", ParadigmRow),
        game.table("upkeep", Upkeep),
        game.table("upgrade_reduction", UpgradeReduction),
        game.table("alliance", AllianceNumbers),
        game.table("limits", Limits),
        game.rows("option", OptionRow),
        game.rows("preset", PresetRow),
        units.rows("unit", UnitRow),
        units.table("movement", Movement),
        units.rows("sea_style", StyleRow),
        tactics.rows("basic_land", BasicRow),
        tactics.rows("basic_sea", BasicRow),
        tactics.rows("advanced_land", AdvancedRow),
        tactics.rows("advanced_sea", AdvancedRow),
        technology.rows("card", TechCardRow),
        technology.table("draw", TechDraw),
        technology.rows("technology", TechnologyRow),
        books["events"].rows("event", EventRow),
        actions.rows("kind", ActionKindRow),
        actions.rows("tile", ActionTileRow),
        actions.rows("layout", ActionLayoutRow),
        books["nations"].rows("nation", NationRow),
        neutral.rows("tile", NeutralRow),
        neutral.rows("terrain", TerrainRow),
        books["layouts"].rows("layout", LayoutRow),
        abilities.rows("ability", AbilityRow),
        abilities.rows("term", ParameterRow),
        books["generals"].rows("general", GeneralRow),
    )
