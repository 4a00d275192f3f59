"""EMP-2 Components: the data files, read once and checked before anybody uses them."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from grognard.games.empires import components as c
from grognard.games.empires.checks import check
from grognard.games.empires.components import Book
from grognard.kernel.data import Book as File


def load(folder: Path | Traversable) -> Book:
    """All data files of a folder, each value of the right kind and no value unknown."""
    map_, cards, combat, tables, options = (
        File(folder / f"{name}.toml") for name in ("map", "cards", "combat", "tables", "options")
    )
    for file in (combat, tables, options):
        file.table("meta", c.Meta)
    book = Book(
        map=map_.table("meta", c.MapMeta),
        areas=map_.rows("area", c.AreaRow),
        edges=map_.rows("edge", c.EdgeRow),
        scenery=map_.rows("scenery", c.SceneryRow),
        cards=cards.table("meta", c.CardsMeta),
        units=cards.rows("unit_type", c.UnitRow),
        specials=cards.rows("special", c.SpecialRow),
        decks=cards.rows("empire_deck", c.DeckRow),
        empire=cards.rows("empire_card", c.EmpireRow),
        available=cards.rows("available_card", c.AvailableRow),
        battle=combat.table("battle", c.BattleNumbers),
        sea_limits=combat.table("sea_limits", c.SeaLimits),
        warband=combat.table("warband", c.WarbandNumbers),
        elephant=combat.table("elephant", c.ElephantNumbers),
        siege_tower=combat.table("siege_tower", c.SiegeTowerNumbers),
        ambush=combat.table("ambush", c.AmbushNumbers),
        bonuses=combat.rows("strength_bonus", c.BonusRow),
        draws=combat.rows("draw", c.DrawRow),
        skirmish=combat.rows("skirmish", c.SkirmishRow),
        skirmish_modifiers=combat.rows("skirmish_modifier", c.ModifierRow),
        automatic=combat.rows("automatic_win", c.AutomaticRow),
        artillery=combat.table("artillery", c.ArtilleryNumbers),
        artillery_targets=combat.rows("artillery_target", c.TargetRow),
        track=tables.table("track", c.Track),
        players=tables.table("players", c.PlayerNumbers),
        initial=tables.rows("initial_markers", c.InitialRow),
        supply=tables.table("supply", c.Supply),
        income=tables.table("income", c.Income),
        target=tables.table("target", c.Target),
        cost=tables.table("cost", c.Cost),
        trade=tables.table("trade_action", c.TradeAction),
        scoring=tables.table("scoring", c.Scoring),
        house=tables.table("house", c.House),
        revolt_tables=tables.rows("revolt_table", c.RevoltTable),
        revolt_columns=tables.rows("revolt_column", c.RevoltColumn),
        options=options.rows("option", c.OptionRow),
        presets=options.rows("preset", c.PresetRow),
    )
    for file in (map_, cards, combat, tables, options):
        file.close()
    check(book)
    return book


BOOK: Final = load(files("grognard.games.empires") / "data")
