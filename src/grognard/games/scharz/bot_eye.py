"""How a player looks at the map: strength, threats, food and money to come."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.agriculture import seed_for
from grognard.games.scharz.barracks import mercenary_pay
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import fish_of, grain_limit, grain_of, standing_of
from grognard.games.scharz.nourishment import needs_no_feed
from grognard.games.scharz.pay import salary_bill
from grognard.games.scharz.state import (
    HARBOUR,
    INSIDE,
    NOBODY,
    SLOTS,
    TOWN,
    ScharzState,
    Unit,
    ground,
    herds_of,
    units_of,
)
from grognard.games.scharz.status import (
    land_fields_of,
    settlement_at,
    settlements_of,
    wall_level,
    yard_at,
)
from grognard.games.scharz.tables import CORSAIR, MERCENARY
from grognard.games.scharz.taxes import tax_income
from grognard.kernel.choice import Player

POWER: Final = [1.0, 2.2, 0.4, 4.0, 3.0, 4.5, 1.0, 2.5, 1.0]
"""What a unit of each kind is worth in a fight on open ground."""
ROUGH_POWER: Final = [1.7, 1.3, 0.4, 2.2, 2.6, 0.8, 1.0, 2.5, 1.0]
SEED: Final = 0
"""Grain that should be left for the next sowing."""
SPRING, SUMMER, AUTUMN, WINTER = range(4)


def powers_in(s: ScharzState, f: Field) -> list[float]:
    """The fighting strength of a unit of each kind in the terrain of a field."""
    return ROUGH_POWER if s.board.terrain[f].rough else POWER


def power_of(s: ScharzState, units: list[Unit], f: Field) -> float:
    """The fighting strength of units in the terrain of a field."""
    powers, kind = powers_in(s, f), s.kind
    return sum([powers[kind[u]] for u in units])


class Eye:
    """One look at the map by one player."""

    __slots__ = ("_near", "_values", "foe", "mine", "p", "reach", "s")

    def __init__(self, s: ScharzState, p: Player) -> None:
        n = s.board.n
        self.s = s
        self.p = p
        self.mine = [0.0] * n  # strength of the coalition in the open
        self.foe = [0.0] * n  # strength of all enemies together
        for q in range(s.players):
            if s.foes[p] >> q & 1:
                self._count(self.foe, q)
            elif s.friends[p] >> q & 1:
                self._count(self.mine, q)
        self.reach = self._reach()
        self._near: list[int] = []
        self._values: dict[Field, float] = {}

    def _count(self, strength: list[float], q: Player) -> None:
        """Add the strength of one player's units, field by field."""
        s = self.s
        first = q * SLOTS
        for at, kind in zip(s.place[first : first + SLOTS], s.kind[first : first + SLOTS]):
            if at >= 0 and kind != CORSAIR:
                f = at if at < INSIDE else ground(s, at)
                strength[f] += powers_in(s, f)[kind]

    def _reach(self) -> list[float]:
        """What the enemy could bring into each field by one step."""
        near = [0.0] * len(self.foe)
        for f in self.s.board.lands:
            if self.foe[f]:
                for g in self.s.board.land[f]:
                    near[g] += self.foe[f]
        return [here + around for here, around in zip(self.foe, near)]

    def field_value(self, f: Field) -> float:
        """What controlling a land field is worth: taxes, a place to sow, wealth at the end."""
        known = self._values.get(f)
        if known is not None:
            return known
        s = self.s
        value = 4.0
        if s.opt.commodities:
            value += 0.6 * s.board.terrain[f].grain_yield
        near = (self._near or self._count_own_neighbours())[f]
        value = self._values[f] = value + min(2.0, 0.7 * near) - (0.0 if near else 2.5)
        return value

    def _count_own_neighbours(self) -> list[int]:
        """By field: how many fields next to it the player controls."""
        self._near = [0] * len(self.foe)
        for f in land_fields_of(self.s, self.p):
            for g in self.s.board.land[f]:
                self._near[g] += 1
        return self._near


# -- food ----------


def storage(s: ScharzState, p: Player) -> int:
    """All grain that the settlements can hold."""
    return min(BOOK.supply.grain, sum(grain_limit(s, f) for f in settlements_of(s, p)))


def fish_storage(s: ScharzState, p: Player) -> int:
    return sum(yard_at(s, f).fish for f in settlements_of(s, p) if s.yard[f])


def food_needed(s: ScharzState, p: Player) -> int:
    """What the people and settlements eat in winter."""
    units = sum(BOOK.units[s.kind[u]].feed for u in units_of(s, p))
    return units + sum(settlement_at(s, f).feed for f in settlements_of(s, p))


def fodder_needed(s: ScharzState, p: Player) -> int:
    """What the herds will eat in winter; before it, half of them are thought to find mild pasture."""
    feed = sum(BOOK.herds[s.herd_kind[h]].feed for h in herds_of(s, p) if not needs_no_feed(s, h))
    return feed if s.season == WINTER else feed // 2


def meat_of(s: ScharzState, p: Player) -> int:
    return sum(BOOK.herds[s.herd_kind[h]].meat for h in herds_of(s, p))


def sowing_fields(s: ScharzState, p: Player) -> list[Field]:
    """Controlled fields that could be sown."""
    return [f for f in land_fields_of(s, p) if s.board.terrain[f].sow and f not in s.herd_place]


def expected_grain(s: ScharzState, p: Player) -> int:
    """The stored grain after the next harvest, or now if it is over."""
    grain = grain_of(s, p)
    if s.season == SPRING:
        for f in sorted(sowing_fields(s, p), key=lambda f: -s.board.terrain[f].grain_yield):
            seed = seed_for(s, f)
            if not s.standing[f] and grain >= seed:
                grain += s.board.terrain[f].grain_yield + 1 - seed
    if s.season != WINTER:
        grain += standing_of(s, p)
    return min(grain, storage(s, p))


def food_margin(s: ScharzState, p: Player) -> int:
    """How many more units could be fed next winter, herds kept; negative: hunger."""
    if not s.opt.commodities:
        return money_margin(s, p)
    fish = max(fish_of(s, p), min(fish_storage(s, p), s.coins[p] // 3))
    spare_meat = meat_of(s, p) // 4
    seed = min(SEED, len(sowing_fields(s, p))) if rounds_left(s) >= 4 else 0
    return expected_grain(s, p) + fish + spare_meat - food_needed(s, p) - fodder_needed(s, p) - seed


def money_margin(s: ScharzState, p: Player) -> int:
    """The same where salaries are paid instead of food: a unit costs its price and its pay."""
    return (s.coins[p] - coins_to_keep(s, p)) // 3


def coins_to_keep(s: ScharzState, p: Player) -> int:
    """Coins that the end of winter will ask for and taxes will not bring."""
    if not s.opt.commodities:
        taxes_left = max(0, WINTER - s.season)
        return max(0, salary_bill(s, p) + 1 - taxes_left * tax_income(s, p))
    if s.season == SPRING:
        return 3
    mercenaries = sum(s.kind[u] == MERCENARY for u in units_of(s, p))
    return 3 + mercenary_pay(s) * mercenaries + BOOK.command[s.commander[p]].pay


def rounds_left(s: ScharzState) -> int:
    """Rounds of the game after this one."""
    return s.opt.years * len(BOOK.seasons) - s.round


# -- targets ----------


def siege_need(s: ScharzState, eye: Eye, f: Field) -> float:
    """The strength that should take an enemy settlement: its walls, and who may defend them."""
    return 2.5 * wall_level(s, f) + 1.4 * eye.foe[f]


def settlement_value(s: ScharzState, f: Field) -> float:
    """What taking a settlement is worth."""
    value = 40.0 if s.settlement[f] == TOWN else 24.0
    return value + (6.0 if s.yard[f] == HARBOUR else 0.0)


def enemy_settlements(s: ScharzState, p: Player) -> list[Field]:
    return [f for f, q in enumerate(s.settler) if q != NOBODY and s.foes[p] >> q & 1]


def strength_of(s: ScharzState, p: Player) -> float:
    """The whole army of a player."""
    return sum(POWER[s.kind[u]] for u in units_of(s, p))


def nearest_enemy_settlement(s: ScharzState, p: Player, f: Field) -> int:
    """How many steps the next enemy settlement is away from a field."""
    targets = enemy_settlements(s, p)
    return min((s.board.steps[f][g] for g in targets), default=s.board.n)
