"""WAT-10.23 to WAT-10.29 Barbarians: how they allocate damage and where they retreat."""

from __future__ import annotations

from grognard.games.warriors.asking import ask
from grognard.games.warriors.book import BOOK, CAPITAL, TRADE_CENTRE, Province
from grognard.games.warriors.progress import COMMANDER, SIZE_ORDER, Unit
from grognard.games.warriors.state import (
    BARBARIANS,
    NOBODY,
    Battle,
    WarriorsState,
    has_skill,
    life,
    owner_of,
    strength,
)
from grognard.kernel.choice import Ask, Procedure

BARBARIAN_RETREAT_TO = Ask("barbarian_retreat_to", "WAT-10.24", "province")


def allocate_by_doctrine(s: WarriorsState, barbarians: list[Unit], invaders: list[Unit]) -> dict[Unit, int]:
    """WAT-10.27, WAT-10.28 Destroy what can be destroyed, largest first; force retreats; spend the rest."""
    left = sum(strength(s, unit) for unit in barbarians)
    order = by_size(s, invaders)
    commander = bool(order) and has_skill(s, owner_of(s, order[0]), COMMANDER)
    points: dict[Unit, int] = {}
    for unit in order:  # 1. Destroy.
        price = life(s, unit) + commander
        if left >= price:
            points[unit] = price
            left -= price
        elif s.rules.largest_only:
            break
    standing = [unit for unit in order if unit not in points]
    for unit in standing if commander else []:  # 2. Force to retreat.
        if left >= life(s, unit):
            points[unit] = life(s, unit)
            left -= points[unit]
    for unit in standing:  # 3. The rest on the first that stays.
        if unit not in points and left:
            points[unit] = left
            left = 0
    return points


def by_size(s: WarriorsState, invaders: list[Unit]) -> list[Unit]:
    """WAT-10.27, WAT-10.29 Cavalry, archers, infantry; within a type less life first, then the oldest."""
    return sorted(invaders, key=lambda unit: (SIZE_ORDER.index(s.kind[unit]), life(s, unit), s.age[unit]))


def retreat_barbarians(s: WarriorsState, b: Battle) -> Procedure[Province]:
    """WAT-10.24 All together to the first available kind of province; the attacker chooses among several."""
    goals = barbarian_refuges(s, b.province)
    if not goals:
        return NOBODY
    about = (s.terms.province + b.province,)
    options = [s.terms.province + province for province in goals]
    picked = yield from ask(s, b.attacker, BARBARIAN_RETREAT_TO, options, about)
    return picked - s.terms.province


def barbarian_refuges(s: WarriorsState, province: Province) -> list[Province]:
    """WAT-10.24, WAT-10.25 Free, barbarian capital, barbarian trade centre, other barbarian province."""
    near = s.board.neighbours[province]
    barbarian = [other for other in near if s.owner[other] == BARBARIANS]
    kinds = {
        "free": [other for other in near if s.owner[other] == NOBODY],
        "barbarian_capital": [other for other in barbarian if s.board.land[other] == CAPITAL],
        "barbarian_trade_centre": [other for other in barbarian if s.board.land[other] == TRADE_CENTRE],
        "barbarian_other": barbarian,
    }
    for kind in BOOK.barbarians.retreat_priority:
        if kinds[kind]:
            return kinds[kind]
    return []
