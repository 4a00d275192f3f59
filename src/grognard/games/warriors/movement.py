"""WAT-9 Manoeuvre: the movement of armies and princesses."""

from __future__ import annotations

from grognard.games.warriors.asking import ask, or_cancel
from grognard.games.warriors.book import BOOK, MILITARY, PRINCESS, Province
from grognard.games.warriors.control import is_open, may_invade, update_control
from grognard.games.warriors.progress import ACTION_POINTS, DOUBLE_STRIKE, FIRST_OF_KIND, PER_COLOUR, Unit
from grognard.games.warriors.state import (
    RETREATED,
    WarriorsState,
    armies_of,
    groups,
    has_skill,
    move,
    oldest_first,
    unit_named,
    unit_term,
)
from grognard.games.warriors.terms import CANCEL, DONE, KIND_TERMS, UNDO
from grognard.kernel.choice import CHECKPOINT, Ask, Player, Procedure, Term
from grognard.kernel.journal import Told

MOVE_ARMY = Ask("move_army", "WAT-9.3", "unit")
MOVE_TO = Ask("move_to", "WAT-9.6", "province")
MOVE_PRINCESS = Ask("move_princess", "WAT-9.12", "province")
PRINCESS_TO = Ask("princess_to", "WAT-9.12", "province")

ARMY_MOVED = Told("army_moved", "WAT-9.10", "who:player", "kind:term", "start:term", "end:term")
INVADED = Told("invaded", "WAT-9.6", "who:player", "kind:term", "start:term", "end:term")
PRINCESS_MOVED = Told("princess_moved", "WAT-9.12", "who:player", "start:term", "end:term")


# -- armies ----------


def give_action_points(s: WarriorsState, player: Player) -> None:
    """WAT-9.1, WAT-11.6 AP by military level; retreated armies have none, last round's recruits have one."""
    points = ACTION_POINTS[s.markers[player][MILITARY]]
    for unit in armies_of(s, player):
        if s.posture[unit] == RETREATED:
            s.ap[unit] = 0
        elif s.raised[unit]:
            s.ap[unit] = BOOK.unification.new_army_ap_next_round
        else:
            s.ap[unit] = points
        s.battles[unit] = 0


def lose_action_points(s: WarriorsState, player: Player) -> None:
    """WAT-10.21 Left-over AP are lost at the end of the turn."""
    for unit in armies_of(s, player):
        s.ap[unit] = s.battles[unit] = 0


def move_armies(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-9.3, WAT-9.10 Moves are planned one by one, then executed together."""
    while True:
        movable = [unit_term(s, unit) for unit in groups(s, unplanned(s, player))]
        if not movable and not s.plans:
            break
        picked = yield from ask(s, player, MOVE_ARMY, [*movable, DONE, *undo_option(s)])
        if picked == DONE:
            break
        if picked == UNDO:
            s.plans.pop()
            s.cancels += 1
        else:
            yield from plan_move(s, player, unit_named(s, picked))
        yield CHECKPOINT
    if s.plans:
        execute_moves(s, player)
        s.plans = []
    s.cancels = 0


def plan_move(s: WarriorsState, player: Player, unit: Unit) -> Procedure[None]:
    """WAT-9.6 Where the army goes."""
    provinces = [s.terms.province + province for province in destinations(s, player, unit)]
    picked = yield from ask(s, player, MOVE_TO, or_cancel(s, provinces), (unit_term(s, unit),))
    if picked == CANCEL:
        s.cancels += 1
    else:
        s.plans.append([unit, picked - s.terms.province])


def undo_option(s: WarriorsState) -> list[Term]:
    """WAT-14.6 The last planned move can be taken back, but not for ever."""
    return [UNDO] if s.plans and s.cancels < BOOK.limits.cancels_in_a_row else []


def execute_moves(s: WarriorsState, player: Player) -> None:
    """WAT-9.10 All moves happen together; then control is updated, and invasions wait for their battles."""
    costs = [distance(s, player, unit, province) for unit, province in s.plans]
    left, entered = [], []
    for (unit, province), cost in zip(s.plans, costs, strict=True):
        start = s.place[unit]
        words = (KIND_TERMS[s.kind[unit]], s.terms.province + start, s.terms.province + province)
        s.ap[unit] -= cost
        if may_invade(s, player, province):
            s.journal.tell(INVADED, player, *words)
            s.ap[unit] -= 1  # WAT-10.3 the battle AP
            s.battles[unit] += 1
            if province not in s.invaded:
                s.invaded.append(province)
        else:
            s.journal.tell(ARMY_MOVED, player, *words)
        move(s, unit, province)
        left.append(start)
        entered.append(province)
    for province in left + entered:
        update_control(s, province)


# -- where armies can go ----------


def unplanned(s: WarriorsState, player: Player) -> list[Unit]:
    """WAT-9.3 Armies without a planned move that can go somewhere."""
    planned = [plan[0] for plan in s.plans]
    return [unit for unit in armies_of(s, player) if unit not in planned and can_move(s, player, unit)]


def battle_allowed(s: WarriorsState, player: Player, unit: Unit) -> bool:
    """WAT-9.2 One battle AP per round, two with Double strike."""
    most = BOOK.skills[DOUBLE_STRIKE].battle_ap if has_skill(s, player, DOUBLE_STRIKE) else 1
    return s.battles[unit] < most


def can_move(s: WarriorsState, player: Player, unit: Unit) -> bool:
    """WAT-9.6 Whether any neighbour can be entered; what lies further on is behind such a neighbour."""
    ap = s.ap[unit]
    if ap < 1:
        return False
    fights = ap > 1 and battle_allowed(s, player, unit)
    for province in s.board.neighbours[s.place[unit]]:
        if is_open(s, player, province) or (fights and may_invade(s, player, province)):
            return True
    return False


def destinations(s: WarriorsState, player: Player, unit: Unit) -> list[Province]:
    """WAT-9.4 to WAT-9.8 Open provinces within AP, and invasions with an AP left for the battle."""
    fights = battle_allowed(s, player, unit)
    start = s.place[unit]
    steps = [0] * len(s.owner)
    steps[start] = 1
    frontier = [start]
    found = []
    for left in range(s.ap[unit] - 1, -1, -1):  # AP left after this step
        ahead = []
        for here in frontier:
            for province in s.board.neighbours[here]:
                if steps[province]:
                    continue
                if is_open(s, player, province):
                    ahead.append(province)
                elif not (left and fights and may_invade(s, player, province)):
                    continue
                steps[province] = 1
                found.append(province)
        frontier = ahead
    return sorted(found)


def distance(s: WarriorsState, player: Player, unit: Unit, goal: Province) -> int:
    """WAT-9.3 The number of edges of the shortest legal path."""
    seen = [s.place[unit]]
    frontier, steps = [s.place[unit]], 0
    while goal not in seen:
        assert frontier, "a planned move leads nowhere"
        steps += 1
        ahead = []
        for here in frontier:
            for province in s.board.neighbours[here]:
                if province == goal or (province not in seen and is_open(s, player, province)):
                    seen.append(province)
                    ahead.append(province)
        frontier = ahead
    return steps


# -- princesses ----------


def move_princesses(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-9.12 Each princess may move once, over one edge, into an own (allied) or free province."""
    while True:
        starts = [s.terms.province + province for province in princess_provinces(s, player)]
        if not starts:
            break
        start = yield from ask(s, player, MOVE_PRINCESS, [*starts, DONE])
        if start == DONE:
            break
        open_ = princess_steps(s, player, start - s.terms.province)
        provinces = [s.terms.province + province for province in open_]
        picked = yield from ask(s, player, PRINCESS_TO, or_cancel(s, provinces), (start,))
        if picked == CANCEL:
            s.cancels += 1
        else:
            move_princess(s, player, start - s.terms.province, picked - s.terms.province)
        yield CHECKPOINT
    s.moved = []
    s.cancels = 0


def move_princess(s: WarriorsState, player: Player, start: Province, end: Province) -> None:
    """WAT-9.12, WAT-10.29 The oldest that has not moved goes; control is updated at once."""
    unit = oldest_first(s, [unit for unit in unmoved(s, player) if s.place[unit] == start])[0]
    move(s, unit, end)
    s.moved.append(unit)
    s.journal.tell(PRINCESS_MOVED, player, s.terms.province + start, s.terms.province + end)
    update_control(s, start)
    update_control(s, end)


def unmoved(s: WarriorsState, player: Player) -> list[Unit]:
    """Princesses on the map that have not moved in this step."""
    first = player * PER_COLOUR + FIRST_OF_KIND[PRINCESS]
    last = player * PER_COLOUR + FIRST_OF_KIND[PRINCESS + 1]
    return [unit for unit in range(first, last) if s.place[unit] >= 0 and unit not in s.moved]


def princess_provinces(s: WarriorsState, player: Player) -> list[Province]:
    """Provinces with a princess that has not moved and can go somewhere."""
    starts = sorted({s.place[unit] for unit in unmoved(s, player)})
    return [province for province in starts if princess_steps(s, player, province)]


def princess_steps(s: WarriorsState, player: Player, start: Province) -> list[Province]:
    """WAT-9.12 Neighbours that are own, allied or free."""
    return [province for province in s.board.neighbours[start] if is_open(s, player, province)]
