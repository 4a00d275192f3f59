"""NAP-2 The shapes of the data tables: one frozen class for each table or kind of row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from grognard.games.napoleon.ids import Nation

ByArm = tuple[int, ...]
"""A number for each arm: infantry, cavalry, artillery, leader."""


@dataclass(frozen=True, slots=True)
class Requirement:
    """NAP-9.8 What must be bought together with a unit."""

    unit: str
    count: int


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A unit type as it stands in units.toml."""

    id: str
    name_en: str
    name_de: str
    arm: Literal["infantry", "cavalry", "artillery", "leader", "naval"]
    cost: int
    move: int
    actions: int
    fires: bool
    charges: bool
    fire_mod: int
    charge_mod: int
    can_square: bool
    can_evade: bool
    counts_as_army: bool
    rally: int = 0
    square_min_roll: int = 0
    hit_eliminated_max: int = 0
    charge_eliminated_min: int = 0
    homeland_only: bool = False
    may_pursue: bool = True
    only_nations: tuple[str, ...] = ()
    build_requires: Requirement | None = None


@dataclass(frozen=True, slots=True)
class UnitDefaults:
    """Numbers of the unit types that name none."""

    hit_eliminated_max: int
    charge_eliminated_min: int
    square_min_roll: int


@dataclass(frozen=True, slots=True)
class UnitType:
    """A unit type as the rules use it: arms and nations are numbers, all values are filled in."""

    id: str
    names: dict[str, str]
    arm: int
    cost: int
    move: int
    actions: int
    fires: bool
    charges: bool
    fire_mod: int
    charge_mod: int
    rally: int
    can_square: bool
    square_min_roll: int
    can_evade: bool
    counts_as_army: bool
    hit_eliminated_max: int
    charge_eliminated_min: int
    homeland_only: bool
    may_pursue: bool
    only_nations: tuple[Nation, ...]
    needs_infantry: int
    """NAP-9.8 How many ordinary infantry must be bought with it."""


@dataclass(frozen=True, slots=True)
class NationRow:
    """A great nation with its exceptions (21) and the figures of its colour (2.1)."""

    id: str
    name_en: str
    name_de: str
    color: str
    color_name: str
    seat: int
    capitals: tuple[str, ...]
    figures: dict[str, int]
    fleet_bonus: int = 0
    max_land_units_per_production: int = 0
    may_give_pp: bool = False
    militia_free_after_year: int = 0
    may_build_irregular_cavalry: bool = False
    region_pp_cap: int = 0
    region_pp_cap_exempt: tuple[str, ...] = ()
    may_build: tuple[str, ...] = ()
    militia_may_leave_homeland: bool = False
    militia_may_pursue: bool = False


@dataclass(frozen=True, slots=True)
class MinorFigures:
    """The light blue figures (2.1)."""

    name_en: str
    name_de: str
    color: str
    figures: dict[str, int]
    provenance: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class ArmRow:
    """A line of the fire, charge or pursuit table."""

    infantry: int
    cavalry: int
    artillery: int
    leader: int = 0


@dataclass(frozen=True, slots=True)
class FireRows:
    infantry: ArmRow
    artillery_1: ArmRow
    artillery_2: ArmRow
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class ChargeRows:
    cavalry: ArmRow
    infantry: ArmRow
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class FireTable:
    """NAP-17.2 What 2d6 must reach, by the arm of the target."""

    infantry: ByArm
    artillery_1: ByArm
    artillery_2: ByArm


@dataclass(frozen=True, slots=True)
class ChargeTable:
    """NAP-18.4 The charger's modifier by the arm of the target; also the pursuit numbers (20.6)."""

    cavalry: ByArm
    infantry: ByArm


@dataclass(frozen=True, slots=True)
class FireModifiers:
    """NAP-17.4"""

    elite_infantry: int
    militia: int
    firer_in_square: int
    infantry_at_square: int
    artillery_at_square: int
    amphibious_defender: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class ChargeModifiers:
    """NAP-18.6"""

    leader_in_zone: int
    combined_arms: int
    elite_infantry: int
    heavy_cavalry: int
    militia: int
    irregular_cavalry: int
    cavalry_at_square: int
    amphibious_defender: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class LeaderLoss:
    """NAP-17.8, 18.13"""

    natural_rolls: tuple[int, ...]
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class LossBand:
    min: int
    max: int
    squadrons: int


@dataclass(frozen=True, slots=True)
class NavalNumbers:
    """NAP-7"""

    port_defender_bonus: int
    max_squadrons_attacking_port: int
    catch_normal: tuple[int, ...]
    catch_leaving_port_or_strait: tuple[int, ...]
    losses: tuple[LossBand, ...]
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class AmphibiousNumbers:
    """NAP-8"""

    min_intercept_rate: int
    homeland_landing_militia: int
    provenance: str


@dataclass(frozen=True, slots=True)
class ProductionNumbers:
    """NAP-9"""

    months: tuple[int, ...]
    region_pp: int
    north_africa_pp: int
    ottoman_region_pp: int
    pap_per_production: int
    pp_per_pap: int
    provenance: str


@dataclass(frozen=True, slots=True)
class WindowNumbers:
    """NAP-10.9"""

    laps: int
    paid_actions: int
    free_offers: int
    exchange_regions_per_side: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class LengthNumbers:
    """NAP-1.4, 22.1"""

    short_12: int
    medium_18: int
    long_24: int
    very_long_36: int
    very_long_48: int
    very_long_60: int
    campaign_min_months: int
    historical_none: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class SuddenDeathNumbers:
    """NAP-22.5"""

    first_end_number: int
    step: int
    provenance: str


@dataclass(frozen=True, slots=True)
class AnnexModifier:
    when: Literal["units", "adjacent_owned_region", "annexer_at_war"]
    mod: int
    min: int = 0
    max: int = 0


@dataclass(frozen=True, slots=True)
class AnnexNumbers:
    """NAP-14.7"""

    success: int
    mods: tuple[AnnexModifier, ...]
    provenance: str


@dataclass(frozen=True, slots=True)
class OffensiveNumbers:
    """NAP-11.5"""

    success: int
    success_with_leader: int
    provenance: str


@dataclass(frozen=True, slots=True)
class CollapseNumbers:
    """NAP-12.8"""

    losses_trigger: int
    provenance: str


@dataclass(frozen=True, slots=True)
class PapNumbers:
    """NAP-10.2, 12.3, 12.5, 12.12"""

    grand_battle_won: int
    war_won_first: int
    war_won_second: int
    sue_for_peace_loss: int
    truce_months: int
    provenance: str


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A political action with its price (11)."""

    id: str
    name_en: str
    name_de: str
    pap: int
    regions: int = 0


@dataclass(frozen=True, slots=True)
class Prices:
    """NAP-11 What the political actions cost in PAP."""

    diplomatic_offensive: int
    annex_minor: int
    annex_region: int
    annex_homeland: int
    sue_for_peace: int
    uprising: int
    liberate: int
    break_alliance: int
    right_of_passage: int
    declare_war: int
    armistice: int
    liberated_regions: int


@dataclass(frozen=True, slots=True)
class VictoryNumbers:
    """NAP-22.7"""

    british_max_other_non_homeland: int
    levels: tuple[str, ...]
    levels_de: tuple[str, ...]
    levels_en: tuple[str, ...]
    provenance: str


@dataclass(frozen=True, slots=True)
class BattleNumbers:
    """NAP-15, 16"""

    grand_battle_min_units: int
    no_contact_rounds: int
    round_limit: int
    columns_grand: tuple[str, ...]
    columns_skirmish: tuple[str, ...]
    rows: tuple[str, ...]
    phases: tuple[str, ...]
    phases_de: tuple[str, ...]
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class MinorArmy:
    """NAP-14.2 By the face of the die, 1 to 6; infantry of 0 means: roll again."""

    infantry: tuple[int, ...]
    cavalry: tuple[int, ...]
    artillery: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A game option with its names."""

    id: str
    name_en: str
    name_de: str
    rule: str
    values: tuple[str, ...]
    default: str
    labels_en: tuple[str, ...]
    labels_de: tuple[str, ...]
    basis: str
    free_form: str = ""


@dataclass(frozen=True, slots=True)
class PresetRow:
    id: str
    name_en: str
    name_de: str
    set: dict[str, str]
