"""SCH-18 Termination: every phase is finite, and so is the game; here are generous bounds of its picks."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import SHEETS
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.dice_pool import LIFE_ON
from grognard.games.scharz.tables import TRANSPORT
from grognard.games.scharz.terms import MEANS

FIELDS: Final = max(len(sheet.areas) for sheet in SHEETS)
UNITS: Final = BOOK.supply.units
HERDS: Final = BOOK.supply.herds
MOST_LIFE: Final = max(max(row) for row in LIFE_ON)
WALLS: Final = 4
"""SCH-5.22 The highest wall level."""
MORALE_DICE: Final = 3
"""SCH-10.9, 10.42 So many units of a type give one more die at most."""
PURSUED: Final = 3
"""SCH-10.6, 10.25 A round in which a side flees may be followed by two unopposed ones."""


def most_decisions(players: int, years: int) -> int:
    """SCH-18.1 More picks than this no game can have."""
    season = players * (movement() + hinterland() + special_phases() + points()) + combat(players)
    season += players * windows()
    return players * set_up() + years * len(BOOK.seasons) * season


def set_up() -> int:
    """SCH-3 People, villages, equipment and start bonus of a player."""
    numbers = BOOK.setup
    placed = numbers.villages + numbers.sheep + numbers.pigs + numbers.no_dock_light
    return placed + 10


def windows() -> int:
    """SCH-14.29 Three windows, in each a proposal begun at most three times; tribute item by item."""
    limits, supply = BOOK.limits, BOOK.supply
    items = supply.grain + supply.fish + HERDS
    return limits.diplomacy_windows * limits.tries * (items + 6)


def movement() -> int:
    """SCH-16.3 Orders in every pass, relocations, and the rolls of those who enter mountains."""
    limits = BOOK.limits
    passes = 2 + limits.special_passes
    return passes * (orders_of_a_pass() + UNITS) + 1 + 4 * limits.relocations_per_round


def orders_of_a_pass() -> int:
    """SCH-16.3 From where, which piece, how many, where to; what a transport takes and lands; then `done`."""
    capacity = BOOK.units[TRANSPORT].capacity
    order = 4 + (capacity + 1) + (2 * capacity + 1)
    return BOOK.limits.order_sequences_per_subphase * order + 1


def hinterland() -> int:
    """SCH-12 Double construction, trade, and a die for every ship that fishes."""
    return 2 + trade_of_a_player() + UNITS


def trade_of_a_player() -> int:
    """SCH-12.5 What is done, with whom, what is given and wanted, and the answer; then `done`."""
    limits = BOOK.limits
    action = 2 * (limits.offer_items_per_side + 1) + 3
    return limits.trade_actions_per_round * action + 1


def special_phases() -> int:
    """SCH-13 Whatever grows, eats or is paid, each with two picks at most, in the phases of a season."""
    things = FIELDS + UNITS + 2 * HERDS + BOOK.small_supply.buildings_on_map
    return max(len(row.start) + len(row.end) + 1 for row in BOOK.seasons) * 2 * things


def points() -> int:
    """SCH-5.32 After each sub-phase a player may keep victory points."""
    return 30


# -- combat ----------


def combat(players: int) -> int:
    """SCH-18.1 Return, corsairs, battles, sieges with a sally, spoils; units fight in one place at a time."""
    battles = PURSUED * BOOK.battle.max_combat_rounds * combat_round(players)
    assaults = (BOOK.battle.max_assault_rounds + BOOK.battle.max_combat_rounds) * combat_round(players)
    corsairs = players * battles
    hits = 2 * MOST_LIFE * UNITS * players
    spoils = FIELDS * (2 + players) + 2 * players * HERDS
    return going_inside(players) + corsairs + battles + assaults + battles + hits + spoils


def going_inside(players: int) -> int:
    """SCH-8.14 Sally, return and builders, and after a siege its outcome, in every field."""
    return FIELDS * (4 + 2 * players) + players * UNITS


def combat_round(players: int) -> int:
    """SCH-10.50 One common round of all battles: each side has a unit, each die is rolled once per means."""
    units = players * UNITS
    dice = units + units // MORALE_DICE + WALLS * FIELDS
    each_side = 16 + 4 * players + 3 * UNITS  # SCH-9.8 reinforcements take three picks
    each_unit = 6
    return len(MEANS) * dice + units * (each_side + each_unit)
