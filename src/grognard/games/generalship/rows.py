"""GEN-2 Components: the shapes of the data files, one class for each kind of table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Meta:
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class GameMeta:
    id: str
    name_en: str
    name_de: str
    min_players: int
    max_players: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Components:
    """GEN-2.1 What is in the box."""

    general_cards: int
    tactic_cards_basic_land: int
    tactic_cards_advanced_land: int
    tactic_cards_basic_sea: int
    tactic_cards_advanced_sea: int
    technology_cards: int
    nation_tiles: int
    neutral_tiles: int
    action_tiles: int
    event_tiles: int
    regiment_discs: int
    regiments_per_type: int
    squadron_tiles: int
    squadrons_per_type: int
    resource_markers: int
    cylinders_white: int
    cylinders_per_colour: int
    cubes_per_colour: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Setup:
    """GEN-3 What every player starts with."""

    general_cards_dealt: int
    general_cards_kept: int
    population: int
    food: int
    metal: int
    units: dict[str, int]
    player_order: list[str]
    paradigm: str
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class VictoryNumbers:
    """GEN-1.3 Where victory points come from, GEN-17.1 how many win."""

    points_to_win: int
    attacker_win_points: int
    defender_win_points: int
    main_technology_points: int
    late_technology_points: int
    neutral_tiles_needed: int
    neutral_tiles_points: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Turns:
    """GEN-4.1 A cycle."""

    rounds_per_cycle: int
    cylinders_per_player: int
    empty_circles_after_cycle: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class GeneralAction:
    """GEN-6.3"""

    cards_drawn: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class BattleNumbers:
    """GEN-12 Cards and limits of a battle."""

    basic_cards: int
    fortress_basic_bonus: int
    fortress_advanced_bonus: int
    base_advanced: int
    max_battle_count: int
    political_exchange_max_cards: int
    land_max_regiments: int
    sea_max_regiments: int
    sea_max_squadrons: int
    advanced_cards_per_attack: int
    squadron_capacity: int
    ambush_card: int
    retreat_card: int
    pursuit_card: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Threshold:
    at_least: int
    advanced: int


@dataclass(frozen=True, slots=True)
class ParadigmRow:
    """GEN-12.11 A war paradigm."""

    id: str
    order: int
    name_en: str
    name_de: str
    battle: Literal["land", "sea"]
    counts: Literal["infantry", "cavalry", "fortress", "squadron"]
    thresholds: list[Threshold]


@dataclass(frozen=True, slots=True)
class Upkeep:
    """GEN-16.4, GEN-16.5"""

    free_stacks: int
    free_size: int
    isolated_factor: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class UpgradeReduction:
    """GEN-9.12 By the battle count before it is lowered."""

    either: list[int]
    both: list[int]
    food: int
    metal: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class AllianceNumbers:
    """GEN-8.1, GEN-8.2"""

    fields: int
    max_cubes_per_field: dict[str, int]
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Limits:
    """GEN-18.3 to 18.5"""

    cancels_per_action: int
    undos_per_attack: int
    help_food: int
    provenance: str


@dataclass(frozen=True, slots=True)
class OptionRow:
    """GEN-1.7"""

    id: str
    rule: str
    values: list[str]
    default: str
    name_en: str
    name_de: str
    labels_en: list[str]
    labels_de: list[str]


@dataclass(frozen=True, slots=True)
class PresetRow:
    id: str
    name_en: str
    name_de: str
    set: dict[str, str]


@dataclass(frozen=True, slots=True)
class UnitRow:
    """GEN-2.6 A unit type; ships have no values on land, regiments no capacity."""

    id: str
    name_en: str
    name_de: str
    class_: Literal["infantry", "cavalry", "ship"] = field(metadata={"key": "class"})
    range: Literal["close", "ranged", "cavalry", "ship"]
    disc: str
    count: int
    food: int
    metal: int
    per_payment: int
    technology: str
    size: float
    upgrades_to: list[str]
    land_atk: int = 0
    land_def: int = 0
    sea_melee_atk: int = 0
    sea_melee_def: int = 0
    sea_shoot_atk: int = 0
    sea_shoot_def: int = 0
    sea_bomb_atk: int = 0
    sea_loss_melee: int = 0
    sea_loss_shoot: int = 0
    ship_def: int = 0
    capacity: int = 0
    carries_guns: bool = False


@dataclass(frozen=True, slots=True)
class SpecialMoves:
    """GEN-10.6 to 10.8; `all` means all points left."""

    board_regiment_cost: int
    board_squadron_cost: Literal["all"]
    land_regiment_cost: Literal["all"]
    land_squadron_cost: Literal["all"]
    leave_port_cost: Literal["all"]
    enter_port_cost: Literal["all"]
    port_terrain: list[str]


@dataclass(frozen=True, slots=True)
class Movement:
    """GEN-10.1, GEN-10.3 Points by class, and the cost of entering a terrain; none given: forbidden."""

    provenance: str
    note: str
    points: dict[str, int]
    infantry: dict[str, int]
    cavalry: dict[str, int]
    ship: dict[str, int]
    special: SpecialMoves


@dataclass(frozen=True, slots=True)
class StyleRow:
    """GEN-14.5 A combat style at sea."""

    id: str
    name_en: str
    name_de: str
    priority: int


@dataclass(frozen=True, slots=True)
class BasicRow:
    """GEN-13.3, GEN-14.3 A basic tactics card."""

    id: str
    number: int
    copies: int
    name_en: str
    name_de: str
    regiments: list[int]
    units: list[str]


@dataclass(frozen=True, slots=True)
class Condition:
    """GEN-12.25 So many fighting regiments of these types."""

    units: list[str]
    min: int
    max: int = 99


@dataclass(frozen=True, slots=True)
class IrregularRow:
    """GEN-13.6"""

    kind: str
    name_en: str
    name_de: str
    atk: int
    def_: int = field(metadata={"key": "def"})
    conditions: list[Condition]


@dataclass(frozen=True, slots=True)
class AdvancedRow:
    """GEN-13.5, GEN-14.8 to 14.10 An advanced tactics card."""

    id: str
    number: int
    copies: int
    name_en: str
    name_de: str
    effect: Literal[
        "bonus", "irregular", "sea_bonus", "evade_melee", "evade_bombardment", "ambush", "retreat", "pursuit"
    ]
    style: str = ""
    atk: int = 0
    def_: int = field(default=0, metadata={"key": "def"})
    conditions: list[Condition] = field(default_factory=list)
    option: list[IrregularRow] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class TechCardRow:
    id: str
    points: int
    copies: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class TechDraw:
    cards_per_action: int


@dataclass(frozen=True, slots=True)
class TechnologyRow:
    """GEN-7.3 to 7.7"""

    id: str
    name_en: str
    name_de: str
    section: Literal["main", "late"]
    column: int
    requires_any: list[str]
    cost_points: int
    victory_points: int
    enables: list[str]
    event_slot: int
    effect: Literal["", "fortress_advanced"] = ""
    track: int = 0
    cost_food: int = 0
    cost_metal: int = 0


@dataclass(frozen=True, slots=True)
class EventCondition:
    """GEN-7.21 All need a commander; an empty one always holds."""

    commander_symbol: str = ""
    commander_symbol_any: list[str] = field(default_factory=list)
    commander_symbol_absent: str = ""
    commander_sea_at_least: int = 0


@dataclass(frozen=True, slots=True)
class EventRow:
    """GEN-7.12 to 7.19"""

    id: str
    name_en: str
    name_de: str
    copies: int
    effect: Literal[
        "discard_rightmost_power",
        "gain_points",
        "remove_commander",
        "plague",
        "replace_commander_from_power",
        "free_technology",
    ]
    condition: EventCondition
    points: int = 0
    fraction_denominator: int = 1
    once: bool = False


@dataclass(frozen=True, slots=True)
class ActionKindRow:
    """GEN-4.4 to 4.6"""

    id: str
    name_en: str
    name_de: str
    actions: list[str]
    followers: Literal["other_action", "same_action", "none"]


@dataclass(frozen=True, slots=True)
class ActionTileRow:
    id: str
    kind: str


@dataclass(frozen=True, slots=True)
class ActionLayoutRow:
    """GEN-3.1 Circles by action tile."""

    id: str
    players: int
    circles: dict[str, int]


@dataclass(frozen=True, slots=True)
class Exchange:
    """GEN-5.10"""

    food: int
    metal: int


@dataclass(frozen=True, slots=True)
class GrowthException:
    """GEN-5.13"""

    at_population: int
    growth: int


@dataclass(frozen=True, slots=True)
class NationTileRow:
    id: str
    position: Literal["capital", "left", "right"]
    name_en: str
    name_de: str
    terrain: str
    fortress: bool
    growth: int


@dataclass(frozen=True, slots=True)
class CircleRow:
    """GEN-5.1 A population circle."""

    id: str
    number: int
    tile: str
    food: int
    metal: int
    exchange: Exchange | None = None


@dataclass(frozen=True, slots=True)
class NationRow:
    id: str
    name_en: str
    name_de: str
    colour: str
    max_population: int
    tile: list[NationTileRow]
    circle: list[CircleRow]
    growth_exception: GrowthException | None = None


@dataclass(frozen=True, slots=True)
class NeutralRow:
    id: str
    name_en: str
    name_de: str
    terrain: str
    food: int
    metal: int
    fortress: bool
    exchange: Exchange | None = None


@dataclass(frozen=True, slots=True)
class TerrainRow:
    id: str
    name_en: str
    name_de: str


@dataclass(frozen=True, slots=True)
class SlotRow:
    """GEN-3.4 Where one nation's tiles lie, as hex coordinates."""

    id: str
    capital: tuple[int, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CellRow:
    id: str
    q: int
    r: int
    corner: bool


@dataclass(frozen=True, slots=True)
class LayoutRow:
    players: int
    slot: list[SlotRow]
    cell: list[CellRow]


@dataclass(frozen=True, slots=True)
class AbilityRow:
    """GEN-6.14 A kind of ability."""

    kind: str
    name_en: str
    name_de: str
    scope: Literal["march", "economy", "scoring", "battle", "action", "alliance"]
    params: list[str]
    text_en: str
    text_de: str


@dataclass(frozen=True, slots=True)
class ParameterRow:
    id: str
    name_en: str
    name_de: str


@dataclass(frozen=True, slots=True)
class GeneralRow:
    """GEN-6.8"""

    id: str
    name: str
    name_en: str
    name_de: str
    years: str
    land: int
    sea: int
    christian: bool
    muslim: bool
    coup: bool
    rival: str
    ability: dict[str, Any]
    name_source: Literal["book", "public", "reconstructed"]
    years_de: str = ""
