"""SCH-6.1, 6.4, 6.5 Rights: which units may step in the sub-phases of movement, and where to."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.pieces import has_effect
from grognard.games.scharz.routes import harbour_steps, movement_steps, shelters, ship_steps
from grognard.games.scharz.state import (
    BORDER,
    FREED,
    INSIDE,
    MOVED,
    NOBODY,
    SPECIAL,
    SPENT,
    STOPPED,
    YARD,
    Place,
    ScharzState,
    Unit,
    ground,
    herds_aboard,
    is_ship,
    own_units_at,
    owner,
)
from grognard.games.scharz.status import is_own_coalition_settlement
from grognard.games.scharz.tables import CAVALRY, CORSAIR, TRANSPORT
from grognard.kernel.choice import Player

# The sub-phases of movement; the special move has two passes (SCH-6.40).
MOVE: Final = 0
SPECIAL_MOVE: Final = 1
SECOND_PASS: Final = 2
RETREAT: Final = 3

# What entitles a unit to its step.
NO_RIGHT: Final = -1
STEP: Final = 0  # the allowance of one field per round (SCH-6.2)
FREE: Final = 1  # forced march, cavalry, commander of level 4 (SCH-6.41)
ARMY: Final = 2
FLEET: Final = 3
LIFT: Final = 4  # harbour transport (SCH-6.44)
RELEASED: Final = 5  # besieged units whose besiegers left (SCH-6.6)


def is_locked(s: ScharzState, p: Player, f: Field) -> bool:
    """SCH-7.14 A hostile unit has stood in the field since the reveal of the move sub-phase."""
    return bool(s.locked[p] >> f & 1)


def right_of(s: ScharzState, u: Unit, sub: int) -> int:
    """By which right a unit can make a step of its own in a sub-phase, or NO_RIGHT."""
    place, kind = s.place[u], s.kind[u]
    if kind == CORSAIR or not is_free_to_go(s, u, sub):
        return NO_RIGHT
    if sub == MOVE:
        return NO_RIGHT if s.flags[u] & SPENT else STEP
    if sub == RETREAT:
        return retreat_right(s, u)
    if is_free_of_body(s, u):
        return FREE
    if sub == SPECIAL_MOVE and s.flags[u] & FREED and not s.flags[u] & SPENT:
        return RELEASED
    if place < INSIDE and is_ship(kind):
        return FLEET if ships_together(s, u) >= fleet_size(s, owner(u)) else NO_RIGHT
    if place < INSIDE and same_kind_together(s, u) >= BOOK.battle.army_size:
        return ARMY
    return NO_RIGHT


def is_free_to_go(s: ScharzState, u: Unit, sub: int) -> bool:
    """What binds a unit whatever its right: borders, locks, walls, terrain, a special move already made."""
    place = s.place[u]
    if place < 0 or place >= BORDER:
        return False
    if INSIDE <= place < YARD and s.encircled[place - INSIDE] != NOBODY:
        return False
    if sub == MOVE:
        return True
    f, p, flags = ground(s, place), owner(u), s.flags[u]
    if place < YARD and is_locked(s, p, f):
        return False
    if flags & STOPPED:
        return False
    # SCH-6.67 With a herd aboard a ship moves one sea field per round.
    if s.opt.complex_movement and s.kind[u] == TRANSPORT and flags & MOVED and herds_aboard(s, u):
        return False
    if sub == RETREAT:
        return True
    return not flags & SPECIAL and (sub != SECOND_PASS or bool(s.released[p] >> f & 1))


def retreat_right(s: ScharzState, u: Unit) -> int:
    """SCH-6.50 to 6.53 Unspent units may retreat; heavy infantry never, cavalry even if spent."""
    row = BOOK.units[s.kind[u]]
    if row.no_retreat_subphase:
        return NO_RIGHT
    if s.flags[u] & SPENT and not row.moves_each_subphase:
        return NO_RIGHT
    if s.flags[u] & FREED and not s.opt.special_move:
        return RELEASED
    return STEP


def is_free_of_body(s: ScharzState, u: Unit) -> bool:
    """SCH-6.41 Entitled to a special move of its own: forced march, commander of level 4, cavalry."""
    p = owner(u)
    if s.marching >> p & 1 or s.kind[u] == CAVALRY:
        return True
    return s.opt.command and s.commander[p] == BOOK.command[-1].level


def same_kind_together(s: ScharzState, u: Unit) -> int:
    """SCH-6.42 Units of the same kind in the field, not counting those that came by a special move."""
    here = own_units_at(s, owner(u), s.place[u])
    return sum(s.kind[v] == s.kind[u] and not s.flags[v] & SPECIAL for v in here)


def ships_together(s: ScharzState, u: Unit) -> int:
    here = own_units_at(s, owner(u), s.place[u])
    return sum(is_ship(s.kind[v]) and not s.flags[v] & SPECIAL for v in here)


def fleet_size(s: ScharzState, p: Player) -> int:
    """SCH-6.41 Four ships form a fleet, three of seafarers."""
    return BOOK.effects.seafarers_fleet if has_effect(s, p, "seafarers") else BOOK.battle.fleet_size


# -- destinations ----------


def land_destinations(s: ScharzState, u: Unit, right: int, sub: int) -> list[Field]:
    """Where a land unit may go by its right, harbour transport apart."""
    if right == NO_RIGHT:
        return []
    p, f = owner(u), ground(s, s.place[u])
    steps = movement_steps(s, p, f)
    if sub in (SPECIAL_MOVE, SECOND_PASS) or (sub == RETREAT and right == RELEASED):
        return steps
    harbours = [g for g in harbour_steps(s, p, f) if g not in steps] if s.yard[f] else []
    if sub == MOVE:
        return steps + harbours
    refuges = [g for g in steps + harbours if is_refuge(s, p, g)]
    if s.kind[u] == CAVALRY:
        return steps + [g for g in harbours if g in refuges]
    return refuges


def is_refuge(s: ScharzState, p: Player, f: Field) -> bool:
    """SCH-6.51 A field with a settlement of the coalition that is neither locked nor encircled."""
    return is_own_coalition_settlement(s, p, f) and not is_locked(s, p, f) and s.encircled[f] == NOBODY


def ship_destinations(s: ScharzState, u: Unit, right: int, sub: int) -> list[Place]:
    """Where a ship may go by its right."""
    if right == NO_RIGHT:
        return []
    return shelters(s, u) if sub == RETREAT else ship_steps(s, u)


def lift_destinations(s: ScharzState, u: Unit, sub: int) -> list[Field]:
    """SCH-6.44 Where harbour transport can take a land unit."""
    if sub not in (SPECIAL_MOVE, SECOND_PASS) or not is_free_to_go(s, u, sub) or s.place[u] >= INSIDE:
        return []
    f = s.place[u]
    return [g for g in harbour_steps(s, owner(u), f) if lift_left(s, f, g) > 0] if s.yard[f] else []


def lift_left(s: ScharzState, f: Field, g: Field) -> int:
    """SCH-6.44 How many units and herds can still be taken from one harbour to another this round."""
    limit = BOOK.limits.harbour_lift
    return min(limit - s.lift_out[f], limit - s.lift_in[g])


def passenger_right(s: ScharzState, u: Unit, ship_right: int, sub: int) -> bool:
    """SCH-6.14, 6.41 Whether a passenger may go ashore from the sea in a sub-phase."""
    if s.flags[u] & SPENT or sub == RETREAT:
        return False
    if sub == MOVE or ship_right != NO_RIGHT:
        return True
    return is_free_of_body(s, u) and not s.flags[u] & SPECIAL
