"""GEN-21.1 Units as others see them: by class, and the types that are known."""

from __future__ import annotations

from typing import Any

from grognard.games.generalship.book import CAVALRY, INFANTRY, KINDS, SHIP, UNITS
from grognard.games.generalship.state import Unit
from grognard.games.generalship.units import KIND, count_class


def units_view(units: list[Unit]) -> dict[str, Any]:
    kinds = [unit & KIND for unit in units if unit & KIND < KINDS]
    return {
        "infantry": count_class(units, INFANTRY),
        "cavalry": count_class(units, CAVALRY),
        "ships": count_class(units, SHIP),
        "types": {UNITS[kind].id: kinds.count(kind) for kind in sorted(set(kinds))},
    }
