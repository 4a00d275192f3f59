"""NAP-2 Components: the numbers that stand for nations, regions, waters and unit types inside the rules.

Words stand for them at the border only (`terms.py`). The order is that of the data files, which `book.py`
checks against the constants here.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Nation: TypeAlias = int
"""A great nation, 0 to 6 in the order of seating, or MINOR."""

Region: TypeAlias = int
Sea: TypeAlias = int
Port: TypeAlias = int
Water: TypeAlias = int
"""A sea area, or a port counted after the last sea area: all places where squadrons can be."""

Kind: TypeAlias = int
"""A unit type in the order of units.toml."""

NOBODY: Final = -1
NOWHERE: Final = -1

NATION_IDS: Final = ("france", "britain", "prussia", "russia", "ottoman", "austria", "spain")
FRANCE: Final = 0
BRITAIN: Final = 1
PRUSSIA: Final = 2
RUSSIA: Final = 3
OTTOMAN: Final = 4
AUSTRIA: Final = 5
SPAIN: Final = 6
MINOR: Final = 7
"""The light blue army of a minor nation that nobody owns (14.8)."""
NATIONS: Final = 7

KIND_IDS: Final = (
    "infantry",
    "elite_infantry",
    "militia",
    "cavalry",
    "heavy_cavalry",
    "irregular_cavalry",
    "artillery",
    "leader",
    "squadron",
)
INFANTRY: Final = 0
ELITE: Final = 1
MILITIA: Final = 2
CAVALRY: Final = 3
HEAVY: Final = 4
IRREGULAR: Final = 5
ARTILLERY: Final = 6
LEADER: Final = 7
SQUADRON: Final = 8
KINDS: Final = 8
"""Land units: all but squadrons."""
ARMY_KINDS: Final = range(7)
"""NAP-5.1 Army units: all land units but leaders."""

ARM_IDS: Final = ("infantry", "cavalry", "artillery", "leader", "naval")
FOOT: Final = 0
HORSE: Final = 1
GUNS: Final = 2
STAFF: Final = 3
NAVAL: Final = 4

NEUTRAL: Final = 0
AT_WAR: Final = 1
ALLIED: Final = 2
"""NAP-5.6 The diplomatic status between two great nations."""
