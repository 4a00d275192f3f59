"""GEN-10.3 to 10.8, 18.1 Movement: putting a group together, and what a step does to its units."""

from __future__ import annotations

from grognard.games.generalship.book import CAPACITY, CAVALRY, CLASS, INFANTRY, NONE, SEA, SHIP, TERRAIN, Tile
from grognard.games.generalship.limits import with_cancel
from grognard.games.generalship.ownership import claim, has_enemies
from grognard.games.generalship.state import GenState, Unit
from grognard.games.generalship.terms import ALL, CANCEL, DONE, MOVING_AT, TILE, UNIT_WITH
from grognard.games.generalship.units import (
    ALL_SPENT,
    BOARDED,
    BOARDED_BITS,
    EMBARKED,
    ENDED,
    KIND,
    LANDED,
    LANDED_BITS,
    LASTING,
    MOVED,
    SPENT,
    SPENT_BITS,
    count_class,
    detach,
    place,
    spent,
)
from grognard.games.generalship.ways import (
    BOARDING,
    BY_LAND,
    ENTERING_PORT,
    LANDING,
    LEAVING_PORT,
    SAILING,
    Mover,
    Parade,
    Way,
    serving_ships,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

# -- procedures ----------


def choose_group(s: GenState, mover: Mover, ways: list[Way], ask: Ask) -> Procedure[bool]:
    """GEN-18.1 Units are added one by one, or all, until done; False: cancelled."""
    while True:
        yield CHECKPOINT
        parade = Parade(s, mover, ways)
        addable = parade.addable()
        options = unit_terms(mover, addable)
        if wanted(parade, addable):
            options.append(ALL)
        if parade.open_ways():
            options.append(DONE)
        chosen = yield Choice(mover.player, ask, with_cancel(s, options), about=(TILE[s.source],))
        if chosen == DONE:
            return True
        if chosen == CANCEL:
            cancel_group(s)
            return False
        if chosen == ALL:
            add_all(s, mover, ways)
        else:
            kind, points = MOVING_AT[chosen]
            s.group.append(next(u for u in addable if u & KIND == kind and mover.points_left(u) == points))


# -- queries ----------


def unit_terms(mover: Mover, units: list[Unit]) -> list[Term]:
    """Unit types with their points left, each once."""
    terms = [UNIT_WITH[unit & KIND][mover.points_left(unit)] for unit in units]
    return sorted(set(terms))


def wanted(parade: Parade, addable: list[Unit]) -> list[Unit]:
    """GEN-18.1 What `all` would add next: on land regiments only; by type, higher points first."""
    units = [unit for unit in addable if parade.at_sea or CLASS[unit & KIND] != SHIP]
    return sorted(units, key=lambda unit: (unit & KIND, -parade.mover.points_left(unit), unit))


# -- changes ----------


def cancel_group(s: GenState) -> None:
    """GEN-18.5 Back to the first pick, without effect."""
    s.cancels += 1
    s.source = NONE
    s.group = []


def tell_group(s: GenState, player: Player, told: Told, dest: Tile) -> None:
    """GEN-21.1 Everybody sees how many units of each class move."""
    counts = [count_class(s.group, of_class) for of_class in (INFANTRY, CAVALRY, SHIP)]
    s.journal.tell(told, player, TILE[s.source], TILE[dest], *counts)


def add_all(s: GenState, mover: Mover, ways: list[Way]) -> None:
    """GEN-18.1 Every unit joins that leaves the group a destination."""
    while True:
        parade = Parade(s, mover, ways)
        units = wanted(parade, parade.addable())
        if not units:
            return
        s.group.append(units[0])


def move(s: GenState, mover: Mover, way: Way) -> None:
    """GEN-10.5 to 10.10 The group takes the way; tiles without enemy units are claimed."""
    tile, s.source = s.source, NONE
    group, s.group = s.group, []
    moving = detach(s, mover.player, tile, group)
    if way.manner == BOARDING:
        serve(s, mover, way.dest, len(moving), landing=False)
    elif way.manner == LANDING:
        serve(s, mover, tile, len(moving), landing=True)
    if way.via != NONE:
        claim(s, mover.player, way.via)
    place(s, mover.player, way.dest, [after(mover, way, unit) for unit in moving])
    if not has_enemies(s, mover.player, way.dest):
        claim(s, mover.player, way.dest)


def after(mover: Mover, way: Way, unit: Unit) -> Unit:
    """What a unit is after taking the way."""
    is_ship = CLASS[unit & KIND] == SHIP
    ended = unit & LASTING | ENDED
    if way.manner == BY_LAND:
        return spend(unit, way.needs[CLASS[unit & KIND]])
    if way.manner == SAILING:
        if is_ship:
            # GEN-6.14 The counts of boarding and landing start again.
            return spend(unit & ~(BOARDED_BITS | LANDED_BITS), way.needs[SHIP])
        return unit | MOVED
    if not mover.amphibious:
        return ended
    if is_ship:
        # GEN-6.14 Leaving and entering port cost one point instead of all.
        return spend(unit & ~(BOARDED_BITS | LANDED_BITS), 1)
    if way.manner in (LEAVING_PORT, BOARDING):
        return unit & LASTING | MOVED | EMBARKED
    assert way.manner in (ENTERING_PORT, LANDING), f"no such way: {way.manner}"
    return ended


def spend(unit: Unit, points: int) -> Unit:
    """The unit after using so many points."""
    used = min(spent(unit) + points, ALL_SPENT // SPENT)
    return unit & ~SPENT_BITS | used * SPENT | MOVED


def serve(s: GenState, mover: Mover, sea: Tile, regiments: int, landing: bool) -> None:
    """GEN-10.8 Squadrons board or land the regiments, each using up all its points (amphibious: one)."""
    fleet = s.stacks[mover.player][sea]
    assert TERRAIN[sea] == SEA, "squadrons serve at sea"
    for ship, room in serving_ships(s, mover, sea, landing):
        if regiments == 0:
            break
        used = min(room, regiments)
        regiments -= used
        served = ship + used * (LANDED if landing else BOARDED)
        if room == CAPACITY:
            served = spend(served, 1) if mover.amphibious else served | ALL_SPENT | MOVED
        fleet[fleet.index(ship)] = served
    assert regiments == 0, "more regiments than places"
    fleet.sort()
