"""SCH-2 Components and data: what each data file holds, and the numbering of kinds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

Tag = dict[str, str]

# Unit kinds, in the order of units.toml.
LIGHT: Final = 0
HEAVY: Final = 1
SIEGE: Final = 2
CAVALRY: Final = 3
MERCENARY: Final = 4
ELEPHANT: Final = 5
TRANSPORT: Final = 6
WARSHIP: Final = 7
CORSAIR: Final = 8
UNIT_IDS: Final = (
    "light",
    "heavy",
    "siege",
    "cavalry",
    "mercenary",
    "elephant",
    "transport",
    "warship",
    "corsair",
)

# Herd kinds, in the order of tables.toml.
SHEEP: Final = 0
PIGS: Final = 1
CATTLE: Final = 2
HORSES: Final = 3
HERD_IDS: Final = ("sheep", "pigs", "cattle", "horses")

# Buildings, in the order of buildings.toml.
B_VILLAGE: Final = 0
B_TOWN: Final = 1
B_DOCK: Final = 2
B_HARBOUR: Final = 3
B_FORT: Final = 4
BUILDING_IDS: Final = ("village", "town", "dock", "harbour", "fortification")

# Battle dice.
WHITE: Final = 0
BLUE: Final = 1
RED: Final = 2
NO_DIE: Final = -1
DIE_IDS: Final = ("white", "blue", "red", "d6")

CLIMATES: Final = ("subtropical", "temperate", "cold")
SEASON_IDS: Final = ("spring", "summer", "autumn", "winter")
EFFECTS: Final = (
    "cheap_heavy",
    "cheap_mercenary",
    "builders",
    "mountaineers",
    "engineers",
    "granaries",
    "horse_lords",
    "seafarers",
    "river_ships",
)


@dataclass(frozen=True, slots=True)
class Named:
    """Anything with an id and its names."""

    id: str
    name_en: str
    name_de: str

    @property
    def names(self) -> Tag:
        return {"en": self.name_en, "de": self.name_de}


@dataclass(frozen=True, slots=True)
class Unit(Named):
    """SCH-5.1 One line of units.toml."""

    abbr: str
    domain: Literal["land", "sea"]
    die: str
    life: int
    combat_pp: int
    feed: int
    slots_on_ship: int = 0
    buy_coins: int = 0
    recruit_coins: int = 0
    builds: bool = False
    inverts_in_rough: bool = False
    sell_in_settlement: int = 0
    sell_elsewhere: int = 0
    sell_in_shipyard: int = 0
    life_in_rough: int = 0
    life_on_ship: int = 0
    life_in_siege: int = 0
    life_elsewhere: int = 0
    die_in_rough: str = ""
    die_on_ship: str = ""
    die_in_siege: str = ""
    reroll_per_battle: int = 0
    reroll_lost_in: tuple[str, ...] = ()
    upgrade_coins: int = 0
    upgrade_coins_no_horses: int = 0
    upgrade_where: Literal["", "town", "settlement", "shipyard", "harbour"] = ""
    upgrades_per_town: int = 0
    horse_herd_mounts: int = 0
    no_retreat_subphase: bool = False
    moves_each_subphase: bool = False
    mountain_attrition: bool = False
    shields_removed: int = 0
    last_casualty: bool = False
    becomes_after_breach: str = ""
    charge: bool = False
    charge_not_in: tuple[str, ...] = ()
    attacks_only_on: tuple[str, ...] = ()
    hire_coins: int = 0
    hire_pp: int = 0
    hire_coins_simple: int = 0
    hire_by_prestige_pp: int = 0
    hire_by_prestige_coins: int = 0
    pay_winter_simple: int = 0
    pay_summer: int = 0
    pay_winter: int = 0
    captured: bool = True
    capacity: int = 0
    becomes_when_sold: str = ""
    attack_d6: int = 0
    buy_pp: int = 0
    immobile: bool = False
    controls_sea: bool = True
    maps: tuple[str, ...] = ()
    option: str = ""
    reconstructed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Building(Named):
    """SCH-5.4 One line of buildings.toml."""

    kind: Literal["settlement", "shipyard", "fortification"] = field(metadata={"key": "class"})
    coins: int
    prestige: int
    min_workers: int
    rounds_by_workers: tuple[int, ...]
    fort_level: int
    tax: int
    feast: int
    combat_pp: int
    upgrade_of: str = ""
    second_needs: str = ""
    grain: int = 0
    herds: int = 0
    units: int = 0
    fish: int = 0
    ships: int = 0
    buys_per_round: int = 0
    feast_grain_medium: int = 0
    feast_grain_large: int = 0
    feed: int = 0
    vp_capture: int = 0
    vp_loss: int = 0
    builds: tuple[str, ...] = ()
    ship_builds_per_round: int = 0
    max_per_settlement: int = 1


@dataclass(frozen=True, slots=True)
class Construction:
    max_workers: int
    cancel_refund: int
    pay_half_cost_progress: int
    double_speed_pp: int
    quick_rounds: int


@dataclass(frozen=True, slots=True)
class Fort:
    shields_per_level: int
    dice_per_level: int
    die: str
    provenance: str


@dataclass(frozen=True, slots=True)
class Terrain(Named):
    """SCH-2.8 One kind of land."""

    colour: str
    grain_yield: int
    fort: int
    herd_places: int
    sow: bool
    grass: bool = False
    rough: Literal["", "mountain", "swamp"] = ""
    desert: bool = False
    river: bool = False


@dataclass(frozen=True, slots=True)
class Herd(Named):
    """SCH-5.3 One kind of herd."""

    feed: int
    meat: int
    buy: int
    sell: int
    wealth: int
    option: str = ""


@dataclass(frozen=True, slots=True)
class Lot:
    """SCH-12.16 One bank trade."""

    id: str
    needs: Literal["none", "harbour"]
    give: dict[str, int]
    get: dict[str, int]


@dataclass(frozen=True, slots=True)
class Food:
    grain: int
    fish: int
    meat: int
    herds_eat: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WeatherRow:
    table: Literal["sowing", "winter", "winter_sea"]
    climate: str
    bad: tuple[int, ...]
    normal: tuple[int, ...]
    good: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WeatherEffect:
    sowing_good: int
    sowing_bad: int
    winter_good: str
    winter_bad: str
    sea_bad: str


@dataclass(frozen=True, slots=True)
class Transhumance:
    provenance: str
    green: tuple[str, ...]
    yellow: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fishing:
    provenance: str
    success: tuple[int, ...]
    fish_per_sea_field: int
    rough_sea_bonus: int


@dataclass(frozen=True, slots=True)
class Attrition:
    provenance: str
    destroyed_on: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Morale:
    """SCH-10.42 One band of prestige."""

    id: str
    min_pp: int
    max_pp: int
    minus_sword_if_units: tuple[int, ...] = ()
    units_per_sword: int = 0
    units_per_sword_rival: int = 0
    units_per_shield: int = 0
    same_units_per_bonus_die: int = 0


@dataclass(frozen=True, slots=True)
class Command:
    """SCH-10.44 One level of command."""

    level: int
    id: str
    buy: int
    dismiss: int
    pay: int
    effect: str
    rerolls_per_round: int = 0


@dataclass(frozen=True, slots=True)
class Battle:
    provenance: str
    units_per_shield: int
    same_units_per_bonus_die: int
    rival_units_per_sword: int
    army_size: int
    fleet_size: int
    max_combat_rounds: int
    max_assault_rounds: int
    intercepted_rounds: int
    intercepted_rounds_long: int
    units_for_encirclement_per_level: int
    max_pursuits: int
    loot_medium_from: int
    loot_large_from: int
    loot_medium: int
    loot_large: int
    board_front: int


@dataclass(frozen=True, slots=True)
class Prestige:
    provenance: str
    start: int
    new_year_minimum: int
    rival_factor_num: int
    rival_factor_den: int
    vassal_gain: int
    vassal_new_year: int
    year_band_1_from: int
    year_band_1_vp: int
    year_band_2_from: int
    year_band_2_vp: int


@dataclass(frozen=True, slots=True)
class PrestigeAction:
    """SCH-5.32 One way to spend prestige."""

    id: str
    cost: int
    when: str
    effect: str
    coins: int = 0
    dice: int = 0


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    """SCH-5.34"""

    provenance: str
    floor: int
    tribute_receiver: int
    tribute_payer: int
    redemption_receiver: int
    redemption_payer: int
    herd_taken: int
    herd_lost: int
    grain_taken: int
    grain_lost: int
    battle_won: int
    battle_lost: int
    vassal_lord: int
    vassal_self: int
    vassal_lord_new_year: int
    vassal_self_new_year: int


@dataclass(frozen=True, slots=True)
class Victory:
    """SCH-15.5 to 15.7"""

    provenance: str
    dominance: int
    dominance_per_petition: int
    dominance_if_vassal: int
    dominance_per_received_truce: int
    dominance_per_vassal: int
    might_needed: int
    might_fields: int
    might_settlements: int
    might_agriculture: int
    might_towns: int
    might_prestige: int
    per_vassal_fields: int
    per_vassal_settlements: int
    per_vassal_agriculture: int
    per_vassal_towns: int
    per_vassal_prestige: int
    might_minimum_each: int
    hold_rounds: int


@dataclass(frozen=True, slots=True)
class Wealth:
    """SCH-15.14"""

    provenance: str
    note: str
    coin: int
    victory_point: int
    prestige_per_point: int
    light: int
    other_unit: int
    fish_per_point: int
    grain_stored: int
    land_field: int
    sea_field: int
    is_vassal: int
    per_vassal: int
    redemption_paid: int
    tribute_paid: int
    building_on_map: int
    piece_removed: int
    tie_break: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Economy:
    provenance: str
    land_fields_per_coin: int
    vassal_tribute_den: int
    plunder_factor: int
    plunder_harbour: int
    surrender_feeds: bool
    double_salary_if_encircled: int
    salary_unit: int
    salary_village: int
    salary_town: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """SCH-3.9"""

    provenance: str
    villages: int
    coins: int
    light: int
    sheep: int
    pigs: int
    grain: int
    docks: int
    transports: int
    no_dock_light: int
    no_dock_coins: int
    start_roll_dice: int
    rivals_from_players: int


@dataclass(frozen=True, slots=True)
class Limits:
    provenance: str
    note: str
    proposals_per_window: int
    trade_offers_per_round: int
    bank_trades_per_round: int
    trade_actions_per_round: int
    diplomacy_windows: int
    order_sequences_per_subphase: int
    relocations_per_round: int
    offer_items_per_side: int
    redemptions_per_round: int
    special_passes: int
    harbour_lift: int
    tribute_above_least: int
    truce_rounds: int
    tries: int


@dataclass(frozen=True, slots=True)
class Die(Named):
    faces: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class DiceRules:
    blanks_per_extra_hit: int


@dataclass(frozen=True, slots=True)
class Supply:
    """SCH-2.3 Pieces of one player."""

    units: int
    building_markers: int
    buildings_on_map: int
    herds: int = 0
    grain: int = 0
    fish: int = 0
    provenance: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Faction(Named):
    """SCH-3.3 A people."""

    map: str
    mercenaries: bool
    effect: str


@dataclass(frozen=True, slots=True)
class Effects:
    """SCH-3.3 The numbers behind the abilities of the peoples."""

    provenance: str
    cheap_heavy_per_village: int
    cheap_mercenary_coins: int
    builders_progress: int
    builders_min_workers: int
    engineers_coins: int
    granaries_grain: int
    horse_lords_mounts: int
    horse_lords_coins: int
    seafarers_fleet: int


@dataclass(frozen=True, slots=True)
class Bonus(Named):
    """SCH-3.16 A start bonus."""

    coins: int = 0
    prestige: int = 0
    light: int = 0
    upgrade_light_to_heavy: int = 0
    sheep: int = 0
    pigs: int = 0
    horses: int = 0
    fortification: int = 0
    dock_to_harbour: int = 0
    needs_option: str = ""


@dataclass(frozen=True, slots=True)
class Season(Named):
    start: tuple[str, ...]
    end: tuple[str, ...]
    start_quick: tuple[str, ...]
    end_quick: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PhaseOfRound(Named):
    subphases: tuple[str, ...]
    subphases_quick: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """Everything that is the same on all maps and in all modes."""

    units: list[Unit]
    buildings: list[Building]
    progress_total: int
    construction: Construction
    fort: Fort
    terrains: dict[str, Terrain]
    herds: list[Herd]
    lots: list[Lot]
    food: Food
    weather: list[WeatherRow]
    weather_effect: WeatherEffect
    transhumance: Transhumance
    fishing: Fishing
    attrition: Attrition
    morale: list[Morale]
    command: list[Command]
    battle: Battle
    prestige: Prestige
    actions: dict[str, PrestigeAction]
    victory_points: VictoryPoints
    victory: Victory
    wealth: Wealth
    economy: Economy
    setup: SetUp
    limits: Limits
    dice: list[Die]
    dice_rules: DiceRules
    supply: Supply
    small_supply: Supply
    factions: list[Faction]
    effects: Effects
    bonuses: list[Bonus]
    seasons: list[Season]
    phases: list[PhaseOfRound]
    phase_needs: dict[str, str]
