"""EMP-2 Components: the shape of every table in the data files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Mode: TypeAlias = Literal["open", "siege", "sea"]
Provenance: TypeAlias = Literal["book", "public", "reconstructed"]


@dataclass(frozen=True, slots=True)
class Meta:
    """What a file is and where its values come from."""

    table: str
    provenance: Provenance
    note: str


# -- map.toml ----------


@dataclass(frozen=True, slots=True)
class MapMeta:
    """Totals that the map must have."""

    table: str
    provenance: Provenance
    note: str
    expected_land: int
    expected_sea: int
    expected_vp_land: int
    expected_vp_total: int
    expected_amphorae_north: int
    expected_amphorae_south: int
    off_map_seas: tuple[str, ...]
    expected_edges: int


@dataclass(frozen=True, slots=True)
class AreaRow:
    """EMP-5.1 A province or a sea area."""

    id: str
    name_en: str
    name_de: str
    kind: Literal["land", "sea"]
    side: Literal["north", "south", "none"]
    vp: int
    amphora: bool
    lon: float
    lat: float
    name_from: str


@dataclass(frozen=True, slots=True)
class EdgeRow:
    """EMP-5.3 Two areas that are adjacent, and how."""

    a: str
    b: str
    kind: Literal["land", "mountain", "strait", "sea_lane", "coast", "sea"]


@dataclass(frozen=True, slots=True)
class SceneryRow:
    """EMP-2.4 Land without rules, for drawing."""

    id: str
    name_en: str
    name_de: str
    lon: float
    lat: float


# -- cards.toml ----------


@dataclass(frozen=True, slots=True)
class CardsMeta:
    """Totals that the cards must have (EMP-2.2)."""

    table: str
    provenance: Provenance
    note: str
    total_cards: int
    empire_decks: int
    empire_deck_size: int
    available_cards: int
    warehouse_cards: int
    display_size: int


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A type of unit: where it may fight, how fast and how strong it is."""

    id: str
    name_en: str
    name_de: str
    kind: Literal["foot", "mounted", "skirmisher", "engine", "ship", "special"] = field(
        metadata={"key": "class"}
    )
    speed: Literal["slow", "fast", "none"]
    strength_kind: Literal["fixed", "base_plus_die", "effect_die", "hit_die", "fixed_rule", "none"]
    mounted: bool
    open_battle: bool
    siege: bool
    sea_slot: Literal["none", "marine", "marine_skirmisher", "artillery", "galley"]
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class SpecialRow:
    """EMP-16.5 A card that lies face up before its owner; `max_per_player` 0 means no limit."""

    id: str
    max_per_player: int
    effects: tuple[str, ...]
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class DeckRow:
    """EMP-3.3 An Empire deck."""

    id: str
    side: Literal["north", "south"]
    border: str
    name_en: str
    name_de: str
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class EmpireRow:
    """Equal cards of one Empire deck."""

    deck: str
    card: str
    unit: str
    strength: int
    copies: int


@dataclass(frozen=True, slots=True)
class AvailableRow:
    """Equal cards of the Available Army deck."""

    card: str
    name_en: str
    name_de: str
    unit: str
    strength: int
    copies: int
    mark: Literal["any", "north", "south"]
    vp: int


# -- combat.toml ----------


@dataclass(frozen=True, slots=True)
class BattleNumbers:
    """EMP-10 and EMP-14: cards, blocks, rout."""

    blocks: int
    open_cards: int
    siege_cards: int
    sea_cards: int
    tie_winner: Literal["defender"]
    rout_blocks: int
    rout_loot: int
    bonus_actions_per_turn: int


@dataclass(frozen=True, slots=True)
class SeaLimits:
    """EMP-13.2 How many cards of each kind one side may use at sea."""

    marine: int
    marine_skirmisher: int
    artillery: int
    galley: int


@dataclass(frozen=True, slots=True)
class WarbandNumbers:
    """EMP-11.6"""

    base: int
    dice: int


@dataclass(frozen=True, slots=True)
class ElephantNumbers:
    """EMP-11.9"""

    rampage_on: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SiegeTowerNumbers:
    """EMP-11.21"""

    strength: int
    with_engineer: int


@dataclass(frozen=True, slots=True)
class AmbushNumbers:
    """EMP-10.5"""

    die_modifier: int
    units: tuple[str, ...]
    modes: tuple[Mode, ...]


@dataclass(frozen=True, slots=True)
class BonusRow:
    """EMP-11.3 to EMP-11.8: strength bonus of a unit against another; `option` must be on if it is named."""

    unit: str
    versus: str
    bonus: int
    option: str


@dataclass(frozen=True, slots=True)
class DrawRow:
    """EMP-11.10 Two units that tie."""

    a: str
    b: str
    unless: Literal["rampage"]


@dataclass(frozen=True, slots=True)
class SkirmishRow:
    """EMP-11.11 to EMP-11.13 Lowest dice that block (0: never) and kill."""

    unit: str
    block_min: int
    kill_min: int
    block_min_option: int = 0
    block_option: str = ""


@dataclass(frozen=True, slots=True)
class ModifierRow:
    """EMP-11.16"""

    unit: str
    versus: str
    modifier: int


@dataclass(frozen=True, slots=True)
class AutomaticRow:
    """A unit that wins against another without dice, in these modes."""

    unit: str
    versus: str
    modes: tuple[Mode, ...]


@dataclass(frozen=True, slots=True)
class ArtilleryNumbers:
    """EMP-11.18"""

    engineer_modifier: int


@dataclass(frozen=True, slots=True)
class TargetRow:
    """EMP-11.17 What Artillery needs to hit these units ("any": all) in this mode."""

    mode: Mode
    hit_min: int
    versus: tuple[str, ...]


# -- tables.toml ----------


@dataclass(frozen=True, slots=True)
class Track:
    """EMP-8.2, EMP-20.1"""

    provenance: Provenance
    note: str
    turns: int
    round_spaces: int
    rounds_per_turn: tuple[int, ...]
    scoring_turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerNumbers:
    """EMP-1.1, EMP-3.6"""

    provenance: Provenance
    min: int
    max: int
    max_starting_per_side: int


@dataclass(frozen=True, slots=True)
class InitialRow:
    """EMP-3.8 Control markers placed in the setup."""

    players: int
    markers: int
    summary_sheet: int


@dataclass(frozen=True, slots=True)
class Supply:
    """EMP-2.2 The wooden pieces."""

    provenance: Provenance
    note: str
    colours: int
    control_per_player: int
    trade_per_player: int
    fortifications: int
    battle_blocks: int
    first_player_pawn: int
    turn_round_markers: int
    total_wood: int
    initial_fortifications_per_player: int


@dataclass(frozen=True, slots=True)
class Income:
    """EMP-7.1"""

    provenance: Provenance
    base: int
    per_amphora_province: int
    per_merchant: int


@dataclass(frozen=True, slots=True)
class Target:
    """What the die must show: EMP-9, EMP-15, EMP-18."""

    provenance: Provenance
    neutral_province: int
    mountain: int
    strait: int
    sea_movement: int
    sea_lane_bonus: int
    friendly_sea_bonus: int
    diplomacy_neutral: int
    diplomat_remove: int
    diplomat_remove_natural_fail: tuple[int, ...]
    displace_trade: int


@dataclass(frozen=True, slots=True)
class Cost:
    """What actions cost, in blocks: EMP-15, EMP-16, EMP-17."""

    provenance: Provenance
    fort: int
    fort_with_engineer: int
    refresh_display: int
    diplomacy_neutral: int
    diplomat_neutral: int
    diplomat_remove_max: int


@dataclass(frozen=True, slots=True)
class TradeAction:
    """EMP-18"""

    provenance: Provenance
    markers: int
    per_merchant: int
    displace_bonus_per_merchant: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """EMP-20"""

    provenance: Provenance
    control_multiplier: int
    trade_divisor: int
    plunder_each: int


@dataclass(frozen=True, slots=True)
class House:
    """EMP-24"""

    provenance: Provenance
    note: str
    revolt_ransom: int
    restock_markers: int


@dataclass(frozen=True, slots=True)
class RevoltTable:
    """EMP-6.1 The results of the first die that select this table."""

    id: Literal["north", "south"]
    rolls: tuple[int, ...]
    provenance: Provenance
    note: str


@dataclass(frozen=True, slots=True)
class RevoltColumn:
    """EMP-6.2 The provinces in revolt on this result of the second die."""

    table: Literal["north", "south"]
    roll: int
    provinces: tuple[str, ...]


# -- options.toml ----------


@dataclass(frozen=True, slots=True)
class OptionRow:
    """EMP-1.6"""

    id: str
    default: str
    values: tuple[str, ...]
    labels_en: tuple[str, ...]
    labels_de: tuple[str, ...]
    name_en: str
    name_de: str
    note: str
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class PresetRow:
    """EMP-1.7 `set` holds entries of the form option=value."""

    id: str
    name_en: str
    name_de: str
    set: tuple[str, ...]


# -- all together ----------


@dataclass(frozen=True, slots=True)
class Book:
    """Everything in the box."""

    map: MapMeta
    areas: list[AreaRow]
    edges: list[EdgeRow]
    scenery: list[SceneryRow]
    cards: CardsMeta
    units: list[UnitRow]
    specials: list[SpecialRow]
    decks: list[DeckRow]
    empire: list[EmpireRow]
    available: list[AvailableRow]
    battle: BattleNumbers
    sea_limits: SeaLimits
    warband: WarbandNumbers
    elephant: ElephantNumbers
    siege_tower: SiegeTowerNumbers
    ambush: AmbushNumbers
    bonuses: list[BonusRow]
    draws: list[DrawRow]
    skirmish: list[SkirmishRow]
    skirmish_modifiers: list[ModifierRow]
    automatic: list[AutomaticRow]
    artillery: ArtilleryNumbers
    artillery_targets: list[TargetRow]
    track: Track
    players: PlayerNumbers
    initial: list[InitialRow]
    supply: Supply
    income: Income
    target: Target
    cost: Cost
    trade: TradeAction
    scoring: Scoring
    house: House
    revolt_tables: list[RevoltTable]
    revolt_columns: list[RevoltColumn]
    options: list[OptionRow]
    presets: list[PresetRow]
