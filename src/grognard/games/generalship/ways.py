"""GEN-10.3 Ways: the single steps that units can take, and which groups they are open to.

What is legal depends on the class and the movement of units, never on their hidden types. A way says what
each class needs to take it; how many regiments may come then depends on the squadrons of the group.
"""

from __future__ import annotations

from typing import Final

from grognard.games.generalship.book import (
    CAPACITY,
    CAVALRY,
    CLASS,
    COST,
    FOREST,
    IMPOSSIBLE,
    INFANTRY,
    MOUNTAIN,
    NONE,
    PAGES,
    POINTS,
    PORT,
    SEA,
    SHIP,
    TERRAIN,
    Tile,
)
from grognard.games.generalship.generals import ability
from grognard.games.generalship.ownership import has_enemies, may_enter
from grognard.games.generalship.state import GenState, Unit
from grognard.games.generalship.units import (
    EMBARKED,
    ENDED,
    KIND,
    KNOWN,
    boarded,
    landed,
    regiments_in,
    ships_in,
    spent,
    units_at,
)
from grognard.kernel.choice import Player

BY_LAND: Final = 0
LEAVING_PORT: Final = 1
BOARDING: Final = 2
SAILING: Final = 3
ENTERING_PORT: Final = 4
LANDING: Final = 5

MANY: Final = 99


class Way:
    """A step to a tile, in one manner. `needs` are the points that each class must have."""

    __slots__ = ("by_ship", "dest", "least", "manner", "most", "needs", "via")

    def __init__(
        self,
        manner: int,
        dest: Tile,
        needs: tuple[int, int, int],
        least: int = 0,
        most: int = MANY,
        via: Tile = NONE,
    ) -> None:
        self.manner: Final = manner
        self.dest: Final = dest
        self.needs: Final = needs
        self.least: Final = least
        """Regiments that must come along."""
        self.most: Final = most
        """Regiments that can come at most."""
        self.via: Final = via
        self.by_ship: Final = needs[SHIP] < IMPOSSIBLE
        """Whether squadrons make this step and carry the regiments."""


class Mover:
    """GEN-6.11, 6.13 A player's powers of movement: with his commander's abilities in his own march only."""

    __slots__ = ("amphibious", "forest", "mountain", "player", "points")

    def __init__(self, s: GenState, player: Player, own_march: bool) -> None:
        self.player: Final = player
        self.points: Final = POINTS.copy()
        self.forest: int = COST[CAVALRY][FOREST]
        self.mountain: int = COST[CAVALRY][MOUNTAIN]
        self.amphibious: bool = False
        if own_march:
            forced_march = ability(s, player, "bp")
            if forced_march is not None:
                self.points[forced_march.of_class] += forced_march.amount
            riders = ability(s, player, "cavalry_forest")
            if riders is not None:
                self.forest = riders.amount
            alps = ability(s, player, "cavalry_mountain")
            if alps is not None:
                self.mountain = alps.amount
            self.amphibious = ability(s, player, "amphibious") is not None

    def cost(self, of_class: int, terrain: int) -> int:
        """GEN-10.3 What a regiment pays to enter a land tile by land."""
        if of_class == CAVALRY:
            if terrain == FOREST:
                return self.forest
            if terrain == MOUNTAIN:
                return self.mountain
        return COST[of_class][terrain]

    def has_ended(self, unit: Unit) -> bool:
        """Units that have ended; embarked ones too, unless the commander is amphibious."""
        return bool(unit & ENDED) or (bool(unit & EMBARKED) and not self.amphibious)

    def points_left(self, unit: Unit) -> int:
        """GEN-6.13 Base points and bonus now in force, less what was spent."""
        if unit & (ENDED | EMBARKED):
            return 0
        return max(0, self.points[CLASS[unit & KIND]] - spent(unit))

    def points_to_use(self, unit: Unit) -> int:
        """Points left, or -1 for a unit that has ended and cannot even be carried."""
        return -1 if self.has_ended(unit) else self.points_left(unit)


# -- the ways of a march ----------


def ways_from(s: GenState, mover: Mover, tile: Tile) -> list[Way]:
    """GEN-10.3 to 10.9 All ways from the tile to its neighbours."""
    ways: list[Way] = []
    for dest in s.near[tile]:
        if may_enter(s, mover.player, dest):
            ways += ways_between(s, mover, tile, dest)
    return ways


def ways_between(s: GenState, mover: Mover, tile: Tile, dest: Tile) -> list[Way]:
    """GEN-10.3 The ways of one step, with and without squadrons."""
    terrain = TERRAIN[dest]
    if TERRAIN[tile] != SEA:
        if terrain != SEA:
            return [Way(BY_LAND, dest, land_needs(mover, terrain))]
        if not PORT[TERRAIN[tile]]:
            return []
        ways = [Way(LEAVING_PORT, dest, (1, 1, 1))]
        room = boarding_room(s, mover, dest)
        if room:
            cost = PAGES.movement.special.board_regiment_cost
            ways.append(Way(BOARDING, dest, (cost, cost, IMPOSSIBLE), 1, room))
        return ways
    if terrain == SEA:
        return [Way(SAILING, dest, (0, 0, COST[SHIP][SEA]))]
    if not PORT[terrain]:
        return []
    # GEN-10.11 A squadron without regiments may not enter a land tile with enemy units.
    least = 1 if has_enemies(s, mover.player, dest) else 0
    ways = [Way(ENTERING_PORT, dest, (0, 0, 1), least)]
    room = places(s, mover, tile, landing=True)
    if room:
        ways.append(Way(LANDING, dest, (0, 0, IMPOSSIBLE), 1, room))
    return ways


def land_needs(mover: Mover, terrain: int) -> tuple[int, int, int]:
    return mover.cost(INFANTRY, terrain), mover.cost(CAVALRY, terrain), IMPOSSIBLE


def boarding_room(s: GenState, mover: Mover, sea: Tile) -> int:
    """GEN-10.4, 10.8 Regiments that can board on this sea tile: room and places."""
    fleet = units_at(s, mover.player, sea)
    ships = ships_in(fleet)
    if ships == 0:
        return 0
    room = CAPACITY * ships - regiments_in(fleet)
    return min(room, places(s, mover, sea, landing=False))


def places(s: GenState, mover: Mover, sea: Tile, landing: bool) -> int:
    """GEN-10.8 Places for boarding or landing on the squadrons of the tile."""
    return sum(room for _, room in serving_ships(s, mover, sea, landing))


def serving_ships(s: GenState, mover: Mover, sea: Tile, landing: bool) -> list[tuple[Unit, int]]:
    """GEN-10.8 Squadrons that can serve, in order, with their places.

    First those already boarding (landing), then others with points, fewest first, galleys before galleons.
    One that has landed cannot board any more, nor the reverse; amphibious commanders can (GEN-10.18).
    """
    ships = [unit for unit in units_at(s, mover.player, sea) if CLASS[unit & KIND] == SHIP]
    begun = []
    fresh = []
    for ship in ships:
        if mover.has_ended(ship):
            continue
        used, opposite = (landed(ship), boarded(ship)) if landing else (boarded(ship), landed(ship))
        if used:
            begun.append((ship, CAPACITY - used))
        elif mover.points_left(ship) >= 1 and (mover.amphibious or not opposite):
            fresh.append((ship, CAPACITY))
    fresh.sort(key=lambda entry: (mover.points_left(entry[0]), entry[0] & KIND))
    return begun + fresh


# -- the ways of a reinforcement ----------


def ways_to_battle(s: GenState, mover: Mover, tile: Tile, field: Tile) -> list[Way]:
    """GEN-10.13, 10.14 The ways from the tile onto the battlefield, in one or two steps."""
    if field in s.near[tile]:
        direct = ways_between(s, mover, tile, field)
        ways = [way for way in direct if not way.by_ship or TERRAIN[field] == SEA or way.least]
        if ways:
            return ways
    # Also from a mountain by the sea, where cavalry must ride to a port before it can board.
    ways = []
    for via in s.near[tile]:
        passable = may_enter(s, mover.player, via) and not has_enemies(s, mover.player, via)
        if passable and field in s.near[via]:
            ways += two_steps(s, mover, tile, via, field)
    return ways


def two_steps(s: GenState, mover: Mover, tile: Tile, via: Tile, field: Tile) -> list[Way]:
    """GEN-10.13 Two steps by land, by land and aboard, or by sea; every other step uses up all points."""
    first, second, last = TERRAIN[tile], TERRAIN[via], TERRAIN[field]
    if first != SEA and second != SEA:
        infantry, cavalry = mover.cost(INFANTRY, second), mover.cost(CAVALRY, second)
        if last != SEA:
            needs = (infantry + mover.cost(INFANTRY, last), cavalry + mover.cost(CAVALRY, last), IMPOSSIBLE)
            return [Way(BY_LAND, field, needs, via=via)]
        room = boarding_room(s, mover, field)
        if room and PORT[second]:
            board = PAGES.movement.special.board_regiment_cost
            return [Way(BOARDING, field, (infantry + board, cavalry + board, IMPOSSIBLE), 1, room, via)]
    elif first == SEA and second == SEA:
        sail = COST[SHIP][SEA]
        if last == SEA:
            return [Way(SAILING, field, (0, 0, 2 * sail), via=via)]
        if PORT[last]:
            return [Way(ENTERING_PORT, field, (0, 0, sail + 1), 1, via=via)]
    return []


# -- groups ----------


class Parade:
    """The units of one tile, the group chosen among them, and the ways still open to it (GEN-18.1)."""

    __slots__ = ("at_sea", "available", "group", "group_ships", "mover", "regiments", "ships", "takers")

    def __init__(self, s: GenState, mover: Mover, ways: list[Way], tile: Tile = NONE) -> None:
        """The group now being chosen, or, where a tile is given, an empty one there."""
        group = s.group if tile == NONE else []
        tile = s.source if tile == NONE else tile
        units = [unit & ~KNOWN for unit in units_at(s, mover.player, tile)]
        self.mover: Final = mover
        self.at_sea: Final = TERRAIN[tile] == SEA
        self.ships: Final = ships_in(units)
        self.regiments: Final = len(units) - self.ships
        self.group: Final = group
        self.group_ships: Final = ships_in(group)
        for unit in group:
            units.remove(unit)
        self.available: Final = units
        self.takers: Final[list[tuple[Way, list[Unit], int, int]]] = []
        self._muster(ways)

    def _muster(self, ways: list[Way]) -> None:
        """For every way open to the whole group: who else could take it, and how many these are."""
        looks = sorted(set(self.available))
        points = {unit: self.mover.points_to_use(unit) for unit in {*looks, *self.group}}
        for way in ways:
            needs = way.needs
            if all(points[unit] >= needs[CLASS[unit & KIND]] for unit in self.group):
                takers = [unit for unit in looks if points[unit] >= needs[CLASS[unit & KIND]]]
                more_ships = more_regiments = 0
                for unit in takers:
                    if CLASS[unit & KIND] == SHIP:
                        more_ships += self.available.count(unit)
                    else:
                        more_regiments += self.available.count(unit)
                self.takers.append((way, takers, more_ships, more_regiments))

    def is_addable(self, unit: Unit) -> bool:
        """Whether the group with this unit can be completed to one with a legal destination."""
        ship = 1 if CLASS[unit & KIND] == SHIP else 0
        ships = self.group_ships + ship
        regiments = len(self.group) + 1 - ships
        for way, takers, more_ships, more_regiments in self.takers:
            if unit in takers:
                if self.fits(way, ships, regiments, more_ships - ship, more_regiments - 1 + ship):
                    return True
        return False

    def fits(self, way: Way, ships: int, regiments: int, more_ships: int, more_regiments: int) -> bool:
        """Whether so many ships and regiments, with none or more of the others, can take the way."""
        if not way.by_ship:
            lowest = max(regiments, way.least, 1)
            return ships == 0 and lowest <= min(regiments + more_regiments, way.most)
        for count in range(max(ships, 1), ships + more_ships + 1):
            left_behind = CAPACITY * (self.ships - count) if self.at_sea else MANY
            lowest = max(regiments, way.least, self.regiments - left_behind)
            if lowest <= min(regiments + more_regiments, CAPACITY * count):
                return True
        return False

    def open_ways(self) -> list[Way]:
        """The ways that the group can take as it is."""
        ships = self.group_ships
        regiments = len(self.group) - ships
        if not self.group:
            return []
        return [way for way, _, _, _ in self.takers if self.fits(way, ships, regiments, 0, 0)]

    def addable(self) -> list[Unit]:
        """One unit of each type and movement that can be added."""
        return [unit for unit in sorted(set(self.available)) if self.is_addable(unit)]

    def can_leave(self) -> bool:
        """Whether any unit can be added."""
        return any(self.is_addable(unit) for unit in set(self.available))
