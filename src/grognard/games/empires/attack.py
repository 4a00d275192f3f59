"""EMP-9 Attack: targets within reach, routes and movement rolls, neutral areas."""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.games.empires.aftermath import plunder
from grognard.games.empires.battle import battle, start_battle
from grognard.games.empires.book import BOOK
from grognard.games.empires.map import (
    BY_SEA_MOVEMENT,
    LAND,
    MEDITERRANEAN,
    MOUNTAINS,
    PROVINCES,
    SEA_AREAS,
    SEA_BORDERS,
    SEA_LANES,
    STRAITS,
    Areas,
    is_sea,
    listed,
    near,
)
from grognard.games.empires.markers import take_control
from grognard.games.empires.state import NOBODY, EmpiresState
from grognard.games.empires.terms import BY_LAND, BY_MOUNTAIN, BY_SEA, BY_SEA_LANE, BY_STRAIT, Area
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

ATTACK_TARGET: Final = Ask("attack_target", "EMP-9.1", "area")

ATTACKED: Final = Told("attacked", "EMP-9.1", "who:player", "area:term", "route:term")
MOVED: Final = Told("moved", "EMP-9.4", "who:player", "needed:number", "die:number")
NOT_MOVED: Final = Told("not_moved", "EMP-8.6", "who:player", "needed:number", "die:number")
CONQUERED: Final = Told("conquered", "EMP-9.12", "who:player", "area:term", "needed:number", "die:number")
NOT_CONQUERED: Final = Told(
    "not_conquered", "EMP-9.12", "who:player", "area:term", "needed:number", "die:number"
)

Route: TypeAlias = tuple[Term, int]
"""How a target is reached, and the lowest die that gets there; 0 where no roll is needed."""

FREE: Final = 0
"""EMP-9.4 The roll needed by land: none."""


def attack(s: EmpiresState, attacker: Player) -> Procedure[bool]:
    """EMP-9.1 The player names a target; movement roll, then a roll or a battle. True after a rout."""
    target = yield Choice(attacker, ATTACK_TARGET, listed(attack_targets(s, attacker)))
    way, needed = route(s, attacker, target)
    s.journal.tell(ATTACKED, attacker, target, way)
    if needed != FREE and not moves(s, attacker, needed):
        return False
    if s.owner[target] == NOBODY:
        yield from attack_neutral(s, attacker, target)
        return False
    # EMP-9.14 An area of another player is fought for.
    start_battle(s, attacker, target, over_mountain=way == BY_MOUNTAIN)
    return (yield from battle(s))


def attack_neutral(s: EmpiresState, attacker: Player, target: Area) -> Procedure[None]:
    """EMP-9.12, EMP-9.13 A neutral province needs another roll, a neutral sea area does not."""
    if not is_sea(target):
        needed, die = BOOK.target.neutral_province, s.dice.roll()
        if die < needed:
            s.journal.tell(NOT_CONQUERED, attacker, target, needed, die)
            return
        s.journal.tell(CONQUERED, attacker, target, needed, die)
    yield from take_control(s, attacker, target)
    # EMP-9.16, EMP-14.9 Trade markers are left alone, unless the option says otherwise.
    if s.rules.plunder_neutral:
        plunder(s, attacker, target)


def moves(s: EmpiresState, attacker: Player, needed: int) -> bool:
    """EMP-9.6, EMP-9.7 The movement roll."""
    die = s.dice.roll()
    s.journal.tell(MOVED if die >= needed else NOT_MOVED, attacker, needed, die)
    return die >= needed


# -- targets ----------


def attack_targets(s: EmpiresState, player: Player) -> Areas:
    """EMP-9.1 Areas within reach that he does not control, without the last provinces of others."""
    own = s.lands[player]
    targets = attack_reach(own) & ~own
    for lands in s.lands:
        provinces = lands & PROVINCES
        if not provinces & provinces - 1:
            targets &= ~provinces
    return targets


def attack_reach(own: Areas) -> Areas:
    """EMP-9.2, EMP-9.3 Neighbours; from any Mediterranean province all coasts and sea areas too."""
    if own & MEDITERRANEAN:
        return near(own) | BY_SEA_MOVEMENT
    return near(own)


# -- routes ----------


def route(s: EmpiresState, player: Player, target: Area) -> Route:
    """EMP-9.5 The route with the best chance; of equal ones land, strait, sea lane, sea, mountain."""
    own = s.lands[player]
    if own & LAND[target]:
        return BY_LAND, FREE
    routes: list[Route] = []
    if own & STRAITS[target]:
        routes.append((BY_STRAIT, BOOK.target.strait))
    if own & SEA_LANES[target]:
        lane_needs = BOOK.target.sea_movement - BOOK.target.sea_lane_bonus
        routes.append((BY_SEA_LANE, lane_needs - friendly_sea(s, own, target, own & SEA_LANES[target])))
    if reaches_by_sea(own, target):
        routes.append((BY_SEA, BOOK.target.sea_movement - friendly_sea(s, own, target, own & MEDITERRANEAN)))
    if own & MOUNTAINS[target]:
        routes.append((BY_MOUNTAIN, BOOK.target.mountain))
    return min(routes, key=roll_needed)


def roll_needed(way: Route) -> int:
    return way[1]


def reaches_by_sea(own: Areas, target: Area) -> bool:
    """EMP-9.4 From any Mediterranean province, or from a sea area to its coasts and neighbouring sea."""
    if not BY_SEA_MOVEMENT >> target & 1:
        return False
    return bool(own & MEDITERRANEAN or own & SEA_AREAS & SEA_BORDERS[target])


def friendly_sea(s: EmpiresState, own: Areas, target: Area, starts: Areas) -> int:
    """EMP-9.9 The bonus when the target borders an own sea area; EMP-9.11 with the option also the start.

    A route that starts in an own sea area leads to its neighbours only, which have the bonus anyway.
    """
    seas = own & SEA_AREAS
    if not seas:
        return 0
    if seas & SEA_BORDERS[target]:
        return BOOK.target.friendly_sea_bonus
    if s.rules.start_counts and starts & near(seas):
        return BOOK.target.friendly_sea_bonus
    return 0
