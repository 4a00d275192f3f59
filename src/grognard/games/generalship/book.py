"""GEN-2 Components: the tables that the rules read, by number.

Ids of the data files become small integers here; a table by tile, unit type or general is a list.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, TypeAlias

from grognard.games.generalship.checks import check, neighbours
from grognard.games.generalship.pages import Pages, read
from grognard.games.generalship.rows import Condition, IrregularRow, LayoutRow, NationRow

Nation: TypeAlias = int
Tile: TypeAlias = int
Kind: TypeAlias = int
"""A unit type."""
General: TypeAlias = int
Circle: TypeAlias = int
"""A population circle, counted within its nation."""
Cell: TypeAlias = int
"""A place of the layout: first the slots' capital, left and right, then the neutral cells."""

PAGES: Final[Pages] = read(files("grognard.games.generalship") / "data")
check(PAGES)

NOBODY: Final = -1
NONE: Final = -1

# -- unit types (GEN-2.6) ----------

INFANTRY: Final = 0
CAVALRY: Final = 1
SHIP: Final = 2
CLASSES: Final = ("infantry", "cavalry", "ship")

UNITS: Final = PAGES.units
KINDS: Final = len(UNITS)
KIND_OF: Final[dict[str, Kind]] = {row.id: kind for kind, row in enumerate(UNITS)}
UNSEEN: Final = KINDS
"""UNSEEN + class is a unit of this class whose type is not known (GEN-21.1)."""

CLASS: Final[list[int]] = [CLASSES.index(row.class_) for row in UNITS] + [INFANTRY, CAVALRY, SHIP]
REGIMENTS: Final[list[Kind]] = [kind for kind in range(KINDS) if CLASS[kind] != SHIP]
SHIPS: Final[list[Kind]] = [kind for kind in range(KINDS) if CLASS[kind] == SHIP]
KINDS_OF_CLASS: Final = [[kind for kind in range(KINDS) if CLASS[kind] == of] for of in range(3)]
HALF_SIZE: Final[list[int]] = [round(row.size * 2) for row in UNITS] + [
    round(UNITS[kinds[0]].size * 2) for kinds in KINDS_OF_CLASS
]
"""GEN-16.5 Sizes in halves; they depend on the class alone."""
UPGRADES: Final[list[list[Kind]]] = [[KIND_OF[name] for name in row.upgrades_to] for row in UNITS]
TECHNOLOGY_OF: Final[list[int]] = [
    next((n for n, t in enumerate(PAGES.technologies) if t.id == row.technology), NONE) for row in UNITS
]
LAND_ATK: Final[list[int]] = [row.land_atk for row in UNITS]
LAND_DEF: Final[list[int]] = [row.land_def for row in UNITS]
SHIP_DEF: Final[list[int]] = [row.ship_def for row in UNITS]

# -- combat styles at sea (GEN-14.4 to 14.6) ----------

MELEE: Final = 0
SHOOTING: Final = 1
BOMBARDMENT: Final = 2
NO_STYLE: Final = -1
STYLES: Final = [row.id for row in PAGES.styles]
PRIORITY: Final[list[int]] = [row.priority for row in PAGES.styles]
SEA_ATK: Final = [
    [row.sea_melee_atk for row in UNITS],
    [row.sea_shoot_atk for row in UNITS],
    [row.sea_bomb_atk for row in UNITS],
]
SEA_DEF: Final = [
    [row.sea_melee_def for row in UNITS],
    [row.sea_shoot_def for row in UNITS],
    [0 for row in UNITS],
]
SEA_LOSS: Final = [[row.sea_loss_melee for row in UNITS], [row.sea_loss_shoot for row in UNITS]]

# -- movement (GEN-10.1, 10.3) ----------

PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
SEA: Final = 3
TERRAINS: Final = [row.id for row in PAGES.terrains]
POINTS: Final[list[int]] = [PAGES.movement.points[name] for name in CLASSES]
IMPOSSIBLE: Final = 99
COST: Final[list[list[int]]] = [
    [costs.get(terrain, IMPOSSIBLE) for terrain in TERRAINS]
    for costs in (PAGES.movement.infantry, PAGES.movement.cavalry, PAGES.movement.ship)
]
"""By class and terrain: what entering costs by land, and a squadron from sea to sea."""
PORT: Final[list[bool]] = [terrain in PAGES.movement.special.port_terrain for terrain in TERRAINS]
CAPACITY: Final[int] = PAGES.battle.squadron_capacity

# -- nations and tiles (GEN-3.4, 3.11) ----------

NATIONS: Final[list[NationRow]] = [
    next(row for row in PAGES.nations if row.id == name) for name in PAGES.setup.player_order
]
"""In the initial player order (GEN-3.3)."""
NATION_TILES: Final = 3 * len(NATIONS)
NEUTRAL: Final[list[Tile]] = list(range(NATION_TILES, NATION_TILES + len(PAGES.neutral)))
TILES: Final = NATION_TILES + len(PAGES.neutral)
_home_tiles: Final = [tile for nation in NATIONS for tile in nation.tile]
TILE_IDS: Final[list[str]] = [row.id for row in _home_tiles] + [row.id for row in PAGES.neutral]
TILE_OF: Final[dict[str, Tile]] = {name: tile for tile, name in enumerate(TILE_IDS)}
TERRAIN: Final[list[int]] = [
    TERRAINS.index(name) for name in [r.terrain for r in _home_tiles] + [r.terrain for r in PAGES.neutral]
]
FORTRESS: Final[list[bool]] = [row.fortress for row in _home_tiles] + [row.fortress for row in PAGES.neutral]
HOME: Final[list[Nation]] = [tile // 3 if tile < NATION_TILES else NOBODY for tile in range(TILES)]
CAPITAL: Final[list[Tile]] = [3 * nation for nation in range(len(NATIONS))]
GROWTH: Final[list[int]] = [row.growth for row in _home_tiles] + [0 for _ in PAGES.neutral]
TILE_FOOD: Final[list[int]] = [0] * NATION_TILES + [row.food for row in PAGES.neutral]
TILE_METAL: Final[list[int]] = [0] * NATION_TILES + [row.metal for row in PAGES.neutral]


@dataclass(frozen=True, slots=True)
class Circles:
    """GEN-5.1 The population circles of a nation, as bits of a mask."""

    number: list[int]
    tile: list[Tile]
    food: list[int]
    metal: list[int]
    on_tile: dict[Tile, int]
    """The circles printed on a tile."""
    lowest_on: dict[Tile, int]
    """The lowest number printed on a tile."""
    rising: list[list[Circle]]
    """All circles by rising number; twins share an entry."""
    most: int
    """GEN-5.2 The maximum population."""


def _circles(nation: NationRow) -> Circles:
    tiles = [TILE_OF[circle.tile] for circle in nation.circle]
    numbers = [circle.number for circle in nation.circle]
    everyone = range(len(numbers))
    return Circles(
        numbers,
        tiles,
        [circle.food for circle in nation.circle],
        [circle.metal for circle in nation.circle],
        {tile: sum(1 << c for c in everyone if tiles[c] == tile) for tile in sorted(set(tiles))},
        {tile: min(numbers[c] for c in everyone if tiles[c] == tile) for tile in sorted(set(tiles))},
        [[c for c in everyone if numbers[c] == number] for number in sorted(set(numbers))],
        nation.max_population,
    )


CIRCLES: Final[list[Circles]] = [_circles(nation) for nation in NATIONS]


@dataclass(frozen=True, slots=True)
class Layout:
    """GEN-3.4 to 3.6 The table for a number of players."""

    slots: int
    corners: list[Cell]
    inner: list[Cell]
    near: list[list[Cell]]
    place: list[tuple[int, ...]]


def _layout(row: LayoutRow) -> Layout:
    slots = [cell for slot in row.slot for cell in (slot.capital, slot.left, slot.right)]
    cells = [*slots, *((cell.q, cell.r) for cell in row.cell)]
    neutral = range(len(slots), len(cells))
    return Layout(
        len(row.slot),
        [cell for cell in neutral if row.cell[cell - len(slots)].corner],
        [cell for cell in neutral if not row.cell[cell - len(slots)].corner],
        [[cells.index(other) for other in neighbours(cell, cells)] for cell in cells],
        cells,
    )


LAYOUTS: Final[dict[int, Layout]] = {row.players: _layout(row) for row in PAGES.layouts}

# -- action tiles (GEN-3.1, 4) ----------

PRODUCTION: Final = 0
GROW: Final = 1
GENERAL_CARD: Final = 2
TECHNOLOGY_CARD: Final = 3
ALLIANCE: Final = 4
DRAFT: Final = 5
MARCH: Final = 6
ACTIONS: Final = ("production", "growth", "general", "technology", "alliance", "draft_upgrade", "march")

ACTION_TILES: Final = [row.id for row in PAGES.action_tiles]
_kinds: Final = {row.id: row for row in PAGES.action_kinds}
TILE_ACTIONS: Final[list[list[int]]] = [
    [ACTIONS.index(name) for name in _kinds[row.kind].actions] for row in PAGES.action_tiles
]
FOLLOWERS: Final[list[str]] = [_kinds[row.kind].followers for row in PAGES.action_tiles]
ACTION_CIRCLES: Final[dict[str, dict[int, list[int]]]] = {
    name: {
        row.players: [row.circles.get(tile, 0) for tile in ACTION_TILES]
        for row in PAGES.action_layouts
        if row.id == name
    }
    for name in sorted({row.id for row in PAGES.action_layouts})
}

# -- tactics cards (GEN-12, 13, 14) ----------

LAND_BATTLE: Final = 0
SEA_BATTLE: Final = 1
BASIC: Final = [PAGES.basic_land, PAGES.basic_sea]
ADVANCED: Final = [PAGES.advanced_land, PAGES.advanced_sea]
BASICS: Final = len(PAGES.basic_land)
"""A tactics card is its number - 1 if basic, BASICS + its number - 1 if advanced."""
BASIC_DECK: Final = [[row.number - 1 for row in deck for _ in range(row.copies)] for deck in BASIC]
ADVANCED_DECK: Final = [
    [BASICS + row.number - 1 for row in deck for _ in range(row.copies)] for deck in ADVANCED
]
CARD_KINDS: Final = [[[KIND_OF[name] for name in row.units] for row in deck] for deck in BASIC]
AMBUSH: Final[int] = BASICS + PAGES.battle.ambush_card - 1
RETREAT: Final[int] = BASICS + PAGES.battle.retreat_card - 1
PURSUIT: Final[int] = BASICS + PAGES.battle.pursuit_card - 1
IRREGULARS: Final[list[IrregularRow]] = [option for card in PAGES.advanced_land for option in card.option]


def condition_masks(conditions: list[Condition]) -> list[tuple[list[Kind], int, int]]:
    """GEN-12.25 Conditions with unit types as numbers: types, at least, at most."""
    return [([KIND_OF[name] for name in c.units], c.min, c.max) for c in conditions]


CONDITIONS: Final = [[condition_masks(row.conditions) for row in deck] for deck in ADVANCED]
IRREGULAR_CONDITIONS: Final = [condition_masks(row.conditions) for row in IRREGULARS]

# -- paradigms (GEN-12.11) ----------

PARADIGMS: Final = PAGES.paradigms
ERA_FORTRESSES: Final[int] = [row.counts for row in PARADIGMS].index("fortress")

# -- technologies and events (GEN-7) ----------

TECHNOLOGIES: Final = PAGES.technologies
TECH_OF: Final[dict[str, int]] = {row.id: number for number, row in enumerate(TECHNOLOGIES)}
REQUIRES: Final[list[int]] = [sum(1 << TECH_OF[name] for name in row.requires_any) for row in TECHNOLOGIES]
ARCHITECTURE: Final[int] = sum(
    1 << number for number, row in enumerate(TECHNOLOGIES) if row.effect == "fortress_advanced"
)
"""The technologies that better fortresses, as a mask."""
TECH_DECK: Final[list[int]] = [row.points for row in PAGES.tech_cards for _ in range(row.copies)]
EVENTS: Final = PAGES.events
EVENT_SLOTS: Final[int] = max(row.event_slot for row in TECHNOLOGIES)

# -- generals and abilities (GEN-6) ----------

GENERALS: Final = PAGES.generals
GENERAL_OF: Final[dict[str, General]] = {row.id: number for number, row in enumerate(GENERALS)}
RIVAL: Final[list[General]] = [GENERAL_OF.get(row.rival, NONE) for row in GENERALS]
COMMAND: Final = [[row.land for row in GENERALS], [row.sea for row in GENERALS]]
"""GEN-12.9 Advanced cards by the commander, on land and at sea."""

ANY: Final = -1
ATTACKER: Final = 0
DEFENDER: Final = 1


@dataclass(frozen=True, slots=True)
class Ability:
    """GEN-6.14 The ability of one general. `amount` is its only or first number."""

    kind: str
    amount: int
    food: int
    metal: int
    atk: int
    def_: int
    units: list[Kind]
    of_class: int
    role: int
    battle: int
    irregular: int


_NUMBERS: Final = ("amount", "cost", "size", "free", "n", "number", "points", "extra", "free_removals")


def _ability(row: dict[str, Any]) -> Ability:
    amounts = [int(row[name]) for name in _NUMBERS if name in row]
    irregular = [option.kind for option in IRREGULARS]
    return Ability(
        str(row["kind"]),
        amounts[0] if amounts else 0,
        int(row.get("food", 0)),
        int(row.get("metal", 0)),
        int(row.get("atk", 0)),
        int(row.get("def", 0)),
        [KIND_OF[name] for name in row.get("units", [])],
        CLASSES.index(row["class"]) if "class" in row else NONE,
        {"attacker": ATTACKER, "defender": DEFENDER}.get(str(row.get("role", "")), ANY),
        {"land": LAND_BATTLE, "sea": SEA_BATTLE}.get(str(row.get("battle", "")), ANY),
        irregular.index(row["type"]) if "type" in row else NONE,
    )


ABILITY: Final[list[Ability]] = [_ability(row.ability) for row in GENERALS]
