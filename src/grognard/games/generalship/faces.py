"""GEN-27 Presentation: what is printed on cards, tiles and the status board, as JSON data with words.

Texts that are printed on a card are given in every language; names come from the vocabulary.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.games.generalship.book import (
    ADVANCED,
    BASIC,
    GENERALS,
    PAGES,
    PARADIGMS,
    TECHNOLOGIES,
    UNITS,
)
from grognard.games.generalship.rows import (
    AdvancedRow,
    BasicRow,
    Condition,
    Exchange,
    GeneralRow,
    TechnologyRow,
    UnitRow,
)

SYMBOLS: Final = ("christian", "muslim", "coup")
NO_LIMIT: Final = 99
"""GEN-12.25 The upper limit of a condition that has none."""

PRINTED: Final[dict[str, dict[str, str]]] = {
    "en": {row.id: row.name_en for row in UNITS} | {row.id: row.name_en for row in PAGES.parameters},
    "de": {row.id: row.name_de for row in UNITS} | {row.id: row.name_de for row in PAGES.parameters},
}
"""Words in the texts of abilities, by language."""

# -- generals (GEN-6.8, GEN-6.14) ----------


def general_face(row: GeneralRow) -> dict[str, Any]:
    """A general: cards on land and at sea, symbols, rival, ability."""
    kind = next(each for each in PAGES.abilities if each.kind == row.ability["kind"])
    return {
        "years": {"en": row.years, "de": row.years_de or row.years},
        "land": row.land,
        "sea": row.sea,
        "symbols": [symbol for symbol in SYMBOLS if getattr(row, symbol)],
        "rival": row.rival,
        "ability": {"en": kind.name_en, "de": kind.name_de},
        "scope": kind.scope,
        "text": {
            "en": kind.text_en.format(**parameters(row.ability, "en")),
            "de": kind.text_de.format(**parameters(row.ability, "de")),
        },
    }


def parameters(ability: dict[str, Any], language: str) -> dict[str, str]:
    """The parameters of an ability as they stand in its text."""
    return {
        key: ", ".join(printed(each, language) for each in (value if isinstance(value, list) else [value]))
        for key, value in ability.items()
    }


def printed(value: Any, language: str) -> str:
    """A number, or a unit type or another word of the abilities by its name."""
    return PRINTED[language].get(str(value), str(value))


# -- tactics cards (GEN-13, GEN-14) ----------


def basic_face(row: BasicRow) -> dict[str, Any]:
    """GEN-13.2 A basic card takes regiments of one type, in one of its numbers."""
    return {"number": row.number, "advanced": False, "units": row.units, "regiments": row.regiments}


def advanced_face(row: AdvancedRow) -> dict[str, Any]:
    """GEN-13.5, 14.8 An advanced card: its effect, bonus and conditions."""
    return {
        "number": row.number,
        "advanced": True,
        "effect": row.effect,
        "style": row.style,
        "atk": row.atk,
        "def": row.def_,
        "conditions": [condition_face(each) for each in row.conditions],
        "options": [
            {
                "kind": option.kind,
                "names": {"en": option.name_en, "de": option.name_de},
                "atk": option.atk,
                "def": option.def_,
                "conditions": [condition_face(each) for each in option.conditions],
            }
            for option in row.option
        ],
    }


def condition_face(condition: Condition) -> dict[str, Any]:
    most = None if condition.max >= NO_LIMIT else condition.max
    return {"units": condition.units, "min": condition.min, "max": most}


# -- units, technologies, paradigms ----------


def unit_face(row: UnitRow) -> dict[str, Any]:
    """GEN-9, 13.4, 14.6 Costs and values of a unit type; at sea by style, attack and defence."""
    return {
        "class": row.class_,
        "food": row.food,
        "metal": row.metal,
        "per_payment": row.per_payment,
        "technology": row.technology,
        "upgrades_to": row.upgrades_to,
        "atk": row.land_atk,
        "def": row.land_def,
        "sea": {
            "melee": [row.sea_melee_atk, row.sea_melee_def],
            "shooting": [row.sea_shoot_atk, row.sea_shoot_def],
            "bombardment": [row.sea_bomb_atk, 0],
        },
        "ship_def": row.ship_def,
    }


def technology_face(row: TechnologyRow) -> dict[str, Any]:
    """GEN-7.3 to 7.7 Where a technology stands in the tree, what it costs and brings."""
    return {
        "id": row.id,
        "section": row.section,
        "column": row.column,
        "track": row.track,
        "requires": row.requires_any,
        "cost": row.cost_points,
        "food": row.cost_food,
        "metal": row.cost_metal,
        "points": row.victory_points,
        "enables": row.enables,
        "fortress": row.effect == "fortress_advanced",
        "slot": row.event_slot,
    }


def exchange_face(exchange: Exchange | None) -> dict[str, int] | None:
    """GEN-5.10 The ratio at which food and metal are exchanged."""
    return None if exchange is None else {"food": exchange.food, "metal": exchange.metal}


GENERAL_FACES: Final = [general_face(row) for row in GENERALS]
TACTIC_FACES: Final = [
    {
        **{row.id: basic_face(row) for row in basic},
        **{row.id: advanced_face(row) for row in advanced},
    }
    for basic, advanced in zip(BASIC, ADVANCED, strict=True)
]
"""By battle (land, sea)."""
UNIT_FACES: Final = {row.id: unit_face(row) for row in UNITS}
TECHNOLOGY_FACES: Final = [technology_face(row) for row in TECHNOLOGIES]
PARADIGM_FACES: Final = [
    {
        "id": row.id,
        "battle": row.battle,
        "counts": row.counts,
        "thresholds": [[step.at_least, step.advanced] for step in row.thresholds],
    }
    for row in PARADIGMS
]
NUMBERS: Final = {
    "points_to_win": PAGES.victory.points_to_win,
    "neutral_tiles": PAGES.victory.neutral_tiles_needed,
    "max_battle_count": PAGES.battle.max_battle_count,
    "reduction_either": PAGES.upgrade_reduction.either,
    "reduction_both": PAGES.upgrade_reduction.both,
}
"""Numbers printed on the status board."""
