"""GEN-26 What units and armies are worth to a player."""

from __future__ import annotations

from typing import Final

from grognard.games.generalship.book import (
    CAVALRY,
    CLASS,
    COMMAND,
    KINDS,
    LAND_ATK,
    LAND_DEF,
    NOBODY,
    PAGES,
    SEA,
    SHIP,
    TERRAIN,
    UNITS,
    Kind,
    Tile,
)
from grognard.games.generalship.state import GenState, Unit
from grognard.games.generalship.units import KIND
from grognard.kernel.choice import Player

VALUE: Final[list[float]] = [0.35 * row.food / row.per_payment + 0.6 * row.metal + 0.3 for row in UNITS] + [
    0.7,
    1.1,
    1.2,
]
"""GEN-26 Units by their draft cost; then unknown ones of each class."""

STRENGTH: Final[list[float]] = [
    (LAND_ATK[kind] + LAND_DEF[kind]) / 2 if CLASS[kind] != SHIP else 0.0 for kind in range(KINDS)
] + [3.2, 4.5, 0.0]
"""On land, by type; then unknown infantry, cavalry and squadrons."""

SEA_STRENGTH: Final[list[float]] = [
    0.0 if CLASS[kind] == CAVALRY else 4.0 if CLASS[kind] == SHIP else 3.0 for kind in range(KINDS)
] + [3.0, 0.0, 4.0]

PER_CARD: Final = 1.5
"""What an advanced tactics card adds to the strength of an army."""


def unit_value(kind: Kind) -> float:
    return VALUE[kind]


def strength(units: list[Unit], at_sea: bool) -> float:
    """The best regiments that can fight at once, and a little for the others."""
    table = SEA_STRENGTH if at_sea else STRENGTH
    fighting = PAGES.battle.sea_max_regiments if at_sea else PAGES.battle.land_max_regiments
    values = sorted((table[unit & KIND] for unit in units), reverse=True)
    return sum(values[:fighting]) + 0.3 * sum(values[fighting:])


def army_strength(s: GenState, player: Player, units: list[Unit], tile: Tile) -> float:
    """Units with the cards that their commander brings."""
    at_sea = TERRAIN[tile] == SEA
    cards = 0
    if s.commander[player] != NOBODY:
        cards = 1 + COMMAND[1 if at_sea else 0][s.commander[player]]
    return strength(units, at_sea) + PER_CARD * min(cards, len(units))


def win_chance(mine: float, theirs: float) -> float:
    """How likely an attack succeeds, by the ratio of strengths; defenders strike first."""
    ratio = mine / max(theirs, 1.0)
    return min(0.9, max(0.02, 0.25 + 0.3 * (ratio - 1.0)))
