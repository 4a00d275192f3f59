"""SCH-10.16 Hits and losses: which units can be hit, how they fall and who is credited."""

from __future__ import annotations

from grognard.games.scharz.battle_state import AT_WALLS, NO_SIDE, ON_LAND, Battle, Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.dice_pool import LIFE_ON
from grognard.games.scharz.muster import footing, ground_of, is_naval, is_worker, uses_board
from grognard.games.scharz.pieces import destroy_unit, lose_site, remove_herd
from grognard.games.scharz.state import (
    ABOARD,
    NO_SITE,
    OVERBOARD,
    ScharzState,
    Unit,
    ground,
    herds_aboard,
    owner,
    passengers,
    workers,
)
from grognard.games.scharz.tables import TRANSPORT, WARSHIP
from grognard.games.scharz.terms import HERD_CARGO, KIND_TERMS, LIGHT_WORKING, cargo_term
from grognard.kernel.choice import Term


def piece_term(s: ScharzState, u: Unit) -> Term:
    """A unit as a choice names it: its type, workers apart (SCH-5.8), transports by cargo (SCH-10.16)."""
    if s.kind[u] == TRANSPORT:
        return cargo_term(cargo_of(s, u))
    return LIGHT_WORKING if is_worker(s, u) else KIND_TERMS[s.kind[u]]


def cargo_of(s: ScharzState, ship: Unit) -> tuple[int, ...]:
    """What a transport carries, as `terms.cargo_term` names it."""
    units = [s.kind[u] for u in passengers(s, ship)]
    return tuple(sorted(units + [HERD_CARGO + s.herd_kind[h] for h in herds_aboard(s, ship)]))


def life_left(s: ScharzState, battle: Battle, u: Unit) -> int:
    """SCH-10.19 Life points of the ground minus the damage; a living unit has at least one."""
    life = LIFE_ON[footing(s, ground_of(s, battle), u)][s.kind[u]]
    return max(1, life - s.damage[u])


def hittable(s: ScharzState, battle: Battle, side: Side) -> list[Unit]:
    """The units of a side that the next hit may go to."""
    if is_naval(battle):
        # SCH-10.32 Warships first, then transports; passengers never.
        return [u for u in side.units if s.kind[u] == WARSHIP] or side.units.copy()
    units = side.units
    # SCH-10.47 On the battle board only the front can be hit, and workers when nobody else is left.
    if uses_board(s, battle) and any(not is_worker(s, u) for u in units):
        units = side.front
    # SCH-10.16 Siege engines and workers are hit last.
    return [u for u in units if not is_hit_last(s, u)] or units.copy()


def is_hit_last(s: ScharzState, u: Unit) -> bool:
    return is_worker(s, u) or BOOK.units[s.kind[u]].last_casualty


def wound(s: ScharzState, battle: Battle, side: Side, u: Unit) -> list[Term]:
    """SCH-10.16 A hit takes one life point. What fell, if anything."""
    if life_left(s, battle, u) <= 1:
        return kill(s, battle, side, u)
    s.damage[u] += 1
    return []


def kill(s: ScharzState, battle: Battle, side: Side, u: Unit) -> list[Term]:
    """SCH-10.36 A unit is destroyed in a battle and credited to the side that hit it. What fell."""
    fallen = [piece_term(s, u)]
    leave_side(side, u)
    if is_naval(battle):
        go_overboard(s, battle, u, side.hit_by)
    f = ground(s, s.place[u])
    worked = is_worker(s, u)
    credit_loss(s, battle, u, side.hit_by)
    if battle.kind in (ON_LAND, AT_WALLS):
        s.devastated[battle.place] = 1  # SCH-7.13
    if worked and s.site[f] != NO_SITE and not workers(s, f):
        lose_site(s, f)  # SCH-11.15
    return fallen


def leave_side(side: Side, u: Unit) -> None:
    """A unit has no part in the battle any more."""
    for units in (side.units, side.joining, side.fresh, side.front):
        if u in units:
            units.remove(u)


def credit_loss(s: ScharzState, battle: Battle, u: Unit, by: int) -> None:
    """SCH-10.36, 10.40 A destroyed unit counts for the side that hit it and for the size of the battle."""
    points = BOOK.units[s.kind[u]].combat_pp
    battle.size += points
    if by != NO_SIDE:
        battle.sides[by].kills[owner(u)] += points
    destroy_unit(s, u)


def go_overboard(s: ScharzState, battle: Battle, ship: Unit, by: int) -> None:
    """SCH-10.33 When a transport is sunk its passengers are overboard; herds are lost."""
    f = ground(s, s.place[ship])
    for u in passengers(s, ship):
        s.place[u] = OVERBOARD + f
        battle.overboard.append(u)
        battle.sunk_by.append(by)
    lose_herds(s, ship)


def lose_herds(s: ScharzState, ship: Unit) -> None:
    for h in herds_aboard(s, ship):
        remove_herd(s, h)


def destroy_with_passengers(s: ScharzState, battle: Battle, ship: Unit, by: int) -> None:
    """A ship that finds no way out is lost with everybody aboard (SCH-6.36, 11.14)."""
    for u in passengers(s, ship):
        assert s.place[u] == ABOARD + ship
        credit_loss(s, battle, u, by)
    lose_herds(s, ship)
    credit_loss(s, battle, ship, by)
