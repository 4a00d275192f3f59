"""GEN-18 Decision catalogue: the vocabulary, every word that can be chosen or told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from grognard.games.generalship.book import (
    ACTIONS,
    ADVANCED,
    BASIC,
    EVENTS,
    GENERALS,
    KIND_OF,
    KINDS,
    NATIONS,
    PAGES,
    PARADIGMS,
    TECHNOLOGIES,
    UNITS,
    UPGRADES,
)
from grognard.games.generalship.rows import ActionTileRow, CircleRow, NationRow
from grognard.kernel.choice import Term
from grognard.kernel.terms import Vocabulary

TERMS: Final = Vocabulary()


class Named(Protocol):
    @property
    def name_en(self) -> str: ...

    @property
    def name_de(self) -> str: ...


def names(row: Named) -> Mapping[str, str]:
    return {"en": row.name_en, "de": row.name_de}


# -- keywords ----------

NO_CHOICE, DONE, CANCEL, UNDO, ALL, YES, NO = TERMS.keywords(
    "none", "done", "cancel", "undo", "all", "yes", "no"
)
YES_NO: Final = [YES, NO]
NORMAL, MIRRORED = TERMS.keywords("normal", "mirrored")
FOOD_TO_METAL, METAL_TO_FOOD = TERMS.keywords("food_to_metal", "metal_to_food")
DRAW, USE, DEVELOP = TERMS.keywords("draw", "use", "develop")
AS_COMMANDER, AS_POWER = TERMS.keywords("commander", "power")
RESOURCES, UPGRADE, FOOD, METAL = TERMS.keywords("resources", "upgrade", "food", "metal")
POINTS_REWARD, DISCARD_COMMANDER, TRIUMPH = TERMS.keywords("points", "discard_commander", "triumph")

# -- numbers, things with a name ----------

NUMBER: Final[list[Term]] = TERMS.numbers(0, PAGES.limits.help_food)
NATION: Final[list[Term]] = [TERMS.add(row.id, "nation", names(row)) for row in NATIONS]
_tiles: Final = [tile for nation in NATIONS for tile in nation.tile]
TILE: Final[list[Term]] = [TERMS.add(row.id, "tile", names(row)) for row in _tiles] + [
    TERMS.add(row.id, "tile", names(row)) for row in PAGES.neutral
]
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def circle_names(nation: NationRow, circle: CircleRow) -> Mapping[str, str]:
    """A circle by its number and the tile it is printed on: `VI (Bohemia)`."""
    tile = next(tile for tile in nation.tile if tile.id == circle.tile)
    twins = [other for other in nation.circle if other.number == circle.number and other.tile == circle.tile]
    metal = len(twins) > 1 and circle.metal
    food = len(twins) > 1 and circle.food
    number = ROMAN[circle.number]
    return {
        "en": f"{number} ({tile.name_en}{', metal' if metal else ', food' if food else ''})",
        "de": f"{number} ({tile.name_de}{', Metall' if metal else ', Nahrung' if food else ''})",
    }


CIRCLE: Final[list[list[Term]]] = [
    [TERMS.add(circle.id, "circle", circle_names(nation, circle)) for circle in nation.circle]
    for nation in NATIONS
]
GENERAL: Final[list[Term]] = [TERMS.add(row.id, "general", names(row)) for row in GENERALS]
UNIT: Final[list[Term]] = [TERMS.add(row.id, "unit", names(row)) for row in UNITS]
TECHNOLOGY: Final[list[Term]] = [TERMS.add(row.id, "technology", names(row)) for row in TECHNOLOGIES]
EVENT: Final[list[Term]] = [TERMS.add(row.id, "event", names(row)) for row in EVENTS]
PARADIGM: Final[list[Term]] = [TERMS.add(row.id, "paradigm", names(row)) for row in PARADIGMS]
STYLE: Final[list[Term]] = [TERMS.add(row.id, "style", names(row)) for row in PAGES.styles]


def action_tile_names(tile: ActionTileRow) -> Mapping[str, str]:
    """An action tile by its kind, numbered where there are several."""
    kind = next(kind for kind in PAGES.action_kinds if kind.id == tile.kind)
    same = [other.id for other in PAGES.action_tiles if other.kind == tile.kind]
    number = f" {same.index(tile.id) + 1}" if len(same) > 1 else ""
    return {"en": kind.name_en + number, "de": kind.name_de + number}


ACTION_TILE: Final[list[Term]] = [
    TERMS.add(row.id, "action_tile", action_tile_names(row)) for row in PAGES.action_tiles
]
ACTION: Final[list[Term]] = [TERMS.add(name, "action") for name in ACTIONS]
TACTIC: Final[list[list[Term]]] = [
    [TERMS.add(row.id, "tactic", names(row)) for row in basic]
    + [TERMS.add(row.id, "tactic", names(row)) for row in advanced]
    for basic, advanced in zip(BASIC, ADVANCED, strict=True)
]
"""By battle (land, sea) and card."""

TILE_AT: Final[dict[Term, int]] = {term: tile for tile, term in enumerate(TILE)}
GENERAL_AT: Final[dict[Term, int]] = {term: general for general, term in enumerate(GENERAL)}
UNIT_AT: Final[dict[Term, int]] = {term: kind for kind, term in enumerate(UNIT)}
TACTIC_AT: Final[list[dict[Term, int]]] = [{term: card for card, term in enumerate(deck)} for deck in TACTIC]

# -- compound terms ----------

DRAFT_OF: Final[list[Term]] = [
    TERMS.add(f"draft:{row.id}", "draft", parts=(UNIT[kind],), pattern="draft")
    for kind, row in enumerate(UNITS)
]
DRAFT_AT: Final[dict[Term, int]] = {term: kind for kind, term in enumerate(DRAFT_OF)}

LINE: Final[list[dict[int, Term]]] = [
    {
        new: TERMS.add(
            f"{UNITS[old].id}>{UNITS[new].id}", "line", parts=(UNIT[old], UNIT[new]), pattern="line"
        )
        for new in UPGRADES[old]
    }
    for old in range(KINDS)
]
"""GEN-9.9 An upgrade, by old and new type."""
LINE_AT: Final[dict[Term, tuple[int, int]]] = {
    term: (old, new) for old in range(KINDS) for new, term in LINE[old].items()
}

MOST_POINTS: Final = max(PAGES.movement.points.values()) + 1
UNIT_WITH: Final[list[list[Term]]] = [
    [
        TERMS.add(f"{row.id}@{points}", "moving", parts=(UNIT[kind], NUMBER[points]), pattern="moving")
        for points in range(MOST_POINTS + 1)
    ]
    for kind, row in enumerate(UNITS)
]
"""A unit type with so many movement points left."""
MOVING_AT: Final[dict[Term, tuple[int, int]]] = {
    term: (kind, points) for kind, terms in enumerate(UNIT_WITH) for points, term in enumerate(terms)
}

ADD: Final[list[list[Term]]] = [
    [
        TERMS.add(f"add:{row.id}:{field}", "alliance", parts=(NATION[nation], NUMBER[field]), pattern="add")
        for field in range(1, PAGES.alliance.fields + 1)
    ]
    for nation, row in enumerate(NATIONS)
]
"""GEN-8.3 A cube goes in, by nation and field - 1."""
REMOVE: Final[list[Term]] = [
    TERMS.add(f"remove:{row.id}", "alliance", parts=(NATION[nation],), pattern="remove")
    for nation, row in enumerate(NATIONS)
]


def minimal_payments(cost: int) -> list[tuple[int, int]]:
    """GEN-7.4 All (ones, twos) worth the cost in which no card is superfluous."""
    found = []
    for twos in range(cost + 1):
        for ones in range(cost + 1):
            total = ones + 2 * twos
            smallest = 1 if ones else 2
            if total >= cost and total - smallest < cost:
                found.append((ones, twos))
    return found


PAYMENT: Final[dict[tuple[int, int], Term]] = {
    pair: TERMS.add(
        f"{pair[0]}+{pair[1]}", "payment", parts=(NUMBER[pair[0]], NUMBER[pair[1]]), pattern="paid"
    )
    for pair in sorted({pair for row in TECHNOLOGIES for pair in minimal_payments(row.cost_points)})
}
PAYMENT_AT: Final[dict[Term, tuple[int, int]]] = {term: pair for pair, term in PAYMENT.items()}

ASSIGN: Final[list[list[dict[int, list[Term]]]]] = [
    [
        {
            KIND_OF[name]: [
                TERMS.add(
                    f"{card.id}:{name}:{count}",
                    "assignment",
                    parts=(TACTIC[battle][card.number - 1], UNIT[KIND_OF[name]], NUMBER[count]),
                    pattern="assign",
                )
                for count in card.regiments
            ]
            for name in card.units
        }
        for card in deck
    ]
    for battle, deck in enumerate(BASIC)
]
"""GEN-13.1 A basic card with regiments: by battle, card, unit type and place in the card's numbers."""
ASSIGN_AT: Final[dict[Term, tuple[int, int, int]]] = {
    term: (card, kind, count)
    for battle, deck in enumerate(BASIC)
    for card, row in enumerate(deck)
    for kind, terms in ASSIGN[battle][card].items()
    for count, term in zip(row.regiments, terms, strict=True)
}
"""What an assignment means: card, unit type, number of regiments."""
