"""WAT-2.2 The progress card and the pieces as lookup tables: levels, skills, costs, units."""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.games.warriors.book import (
    ARMIES,
    BARBARIAN_ARMY,
    BOOK,
    FORT,
    MILITARY,
    PRODUCTION,
    TRACKS,
    TRADE,
    UNIT_IDS,
    Cost,
    Kind,
    Level,
    LevelRow,
    Track,
)
from grognard.kernel.choice import Player

Skill: TypeAlias = int
Unit: TypeAlias = int
"""A piece out of the box: the pieces of the first colour, of the second, ..., then the barbarians."""

# -- the progress card ----------

MOST_MARKERS: Final = BOOK.card.max_markers_per_track


def levels_by_markers(rows: list[LevelRow]) -> list[Level]:
    """WAT-7.5 The level that so many markers on a track give, counted from 0."""
    steps = range(MOST_MARKERS + 1)
    return [sum(row.cumulative <= markers for row in rows) - 1 for markers in steps]


ROWS: Final = [BOOK.track_rows(track) for track in TRACKS]
LEVEL: Final = [levels_by_markers(rows) for rows in ROWS]
"""By track and number of markers; level I is 0."""

FOOD_TIMES: Final = [ROWS[PRODUCTION][level].food for level in LEVEL[PRODUCTION]]
MATERIAL_TIMES: Final = [ROWS[PRODUCTION][level].material for level in LEVEL[PRODUCTION]]
BANK_RATE: Final = [ROWS[TRADE][level].bank_rate for level in LEVEL[TRADE]]
ROUTES: Final = [ROWS[TRADE][level].routes for level in LEVEL[TRADE]]
WEAPON_TIMES: Final = [ROWS[MILITARY][level].weapons for level in LEVEL[MILITARY]]
ACTION_POINTS: Final = [ROWS[MILITARY][level].ap for level in LEVEL[MILITARY]]
# Each of these lists is by number of markers on its track.

# -- skills ----------

SKILL_IDS: Final = [row.id for row in BOOK.skills]
SKILL_TRACK: Final[list[Track]] = []
SKILL_MARKERS: Final[list[int]] = []
for _skill in SKILL_IDS:
    for _track in TRACKS:
        for _row in ROWS[_track]:
            if _skill in _row.skills:
                SKILL_TRACK.append(_track)
                SKILL_MARKERS.append(_row.cumulative)

BUILDER: Final = SKILL_IDS.index("builder")
REINFORCEMENT: Final = SKILL_IDS.index("reinforcement")
PRODUCTION_TAX: Final = SKILL_IDS.index("production_tax")
MERCHANT: Final = SKILL_IDS.index("merchant")
TRADE_TAX: Final = SKILL_IDS.index("trade_tax")
MONOPOLY: Final = SKILL_IDS.index("monopoly")
COMMANDER: Final = SKILL_IDS.index("commander")
DOUBLE_STRIKE: Final = SKILL_IDS.index("double_strike")
EXTRA_SOURCES: Final = [n for n, row in enumerate(BOOK.skills) if row.effect == "extra_action"]

# -- kinds of pieces ----------

STRENGTH: Final = [row.strength for row in BOOK.units]
TOUGHNESS: Final = [row.toughness for row in BOOK.units]
UPKEEP: Final = [row.upkeep_food for row in BOOK.units]
KILL_VP: Final = [row.kill_vp for row in BOOK.units]
REBUILDABLE: Final = [row.rebuildable for row in BOOK.units]
RANK: Final = [row.rank for row in BOOK.units]
SIZE_ORDER: Final = [UNIT_IDS.index(name) for name in BOOK.barbarians.size_order]


def bill(cost: Cost | None) -> list[int]:
    """A cost by kind of good."""
    return [0, 0, 0, 0] if cost is None else [cost.gold, cost.food, cost.material, cost.weapons]


COST: Final[list[list[int]]] = [bill(row.cost) for row in BOOK.units]
ARMY_MARKERS: Final = [ROWS[MILITARY][BOOK.units[kind].needs_level - 1].cumulative for kind in ARMIES]
"""WAT-7.10 The military markers that an army type needs."""
UPGRADES: Final[list[tuple[Kind, Kind, int]]] = [
    (UNIT_IDS.index(row.old), UNIT_IDS.index(row.new), row.material) for row in BOOK.upgrades
]
"""WAT-7.14 From, to, material."""

BARBARIAN_STRENGTH: Final = [0] + [
    row.value for row in BOOK.barbarian_strength for _ in range(row.from_round, row.to_round + 1)
]
"""By round."""

# -- the pieces in the box ----------

KINDS_OF_COLOUR: Final[list[Kind]] = [
    kind for kind in range(BARBARIAN_ARMY) for _ in range(BOOK.units[kind].per_colour)
]
PER_COLOUR: Final = len(KINDS_OF_COLOUR)
COLOURS: Final = BOOK.game.max_players
FIRST_BARBARIAN: Final[Unit] = PER_COLOUR * COLOURS
FIRST_OF_KIND: Final = [KINDS_OF_COLOUR.index(kind) for kind in range(FORT + 1)]


def unit_of(player: Player, kind: Kind, number: int) -> Unit:
    """The n-th piece of a kind in a player's colour."""
    return player * PER_COLOUR + FIRST_OF_KIND[kind] + number
