"""WAT-10 Battles: allocation of damage, deaths, retreats, withdrawal, conquest."""

from __future__ import annotations

from grognard.games.warriors.asking import ask, reveal_resignations
from grognard.games.warriors.barbarians import allocate_by_doctrine, retreat_barbarians
from grognard.games.warriors.book import BARBARIAN_ARMY, BARBARIAN_FORT, FORT, PRINCESS, Province
from grognard.games.warriors.control import is_open, update_control
from grognard.games.warriors.progress import COMMANDER, KILL_VP, Unit
from grognard.games.warriors.state import (
    BARBARIANS,
    NOBODY,
    RETREATED,
    WITHDRAWN,
    Battle,
    WarriorsState,
    groups,
    has_skill,
    in_game,
    is_army,
    life,
    move,
    owner_of,
    remove,
    strength,
    unit_named,
    unit_term,
)
from grognard.games.warriors.terms import BARBARIANS_TERM, SEATS, amount_of, amounts
from grognard.games.warriors.war import note_damage
from grognard.kernel.choice import CHECKPOINT, Ask, Player, Procedure, Term, Together
from grognard.kernel.journal import Told

NEXT_BATTLE = Ask("next_battle", "WAT-10.2", "province")
ASSIGN_TARGET = Ask("assign_target", "WAT-10.6", "unit", secret=True)
ASSIGN_AMOUNT = Ask("assign_amount", "WAT-10.6", "number", secret=True)
RETREAT_TO = Ask("retreat_to", "WAT-10.14", "province")
WITHDRAW_TO = Ask("withdraw_to", "WAT-10.18", "province")

BATTLE_BEGINS = Told("battle_begins", "WAT-10.1", "province:term", "attacker:player", "defender:term")
HIT = Told("hit", "WAT-10.6", "side:term", "unit:term", "n:number")
KILLED = Told("killed", "WAT-10.11", "unit:term", "vp:number")
RETREATED_TO = Told("retreated_to", "WAT-10.14", "unit:term", "province:term")
WITHDREW = Told("withdrew", "WAT-10.18", "unit:term", "province:term")
NOWHERE_TO_GO = Told("nowhere_to_go", "WAT-10.15", "unit:term")
CONQUERED = Told("conquered", "WAT-10.20", "who:player", "province:term")
HELD = Told("held", "WAT-10.20", "who:player", "province:term")


def resolve_battles(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-10.1, WAT-10.2 One battle in every invaded province, in the order the active player likes."""
    while s.invaded:
        if s.battle is None:
            pending = [s.terms.province + province for province in s.invaded]
            picked = yield from ask(s, player, NEXT_BATTLE, pending)
            begin_battle(s, player, picked - s.terms.province)
        yield from fight(s)
        yield CHECKPOINT


def begin_battle(s: WarriorsState, attacker: Player, province: Province) -> None:
    defender = s.owner[province]
    s.battle = Battle(province, attacker, defender, {}, {}, False, [])
    s.journal.tell(BATTLE_BEGINS, s.terms.province + province, attacker, owner_term(defender))


def fight(s: WarriorsState) -> Procedure[None]:
    """WAT-10.5, WAT-10.13 Both sides strike, then: the dead, retreats, withdrawal, control."""
    b = s.battle
    assert b is not None
    if not b.struck:
        yield CHECKPOINT
        yield from allocate(s, b)
        strike(s, b)
        yield CHECKPOINT
    yield from retreat(s, b, [unit for unit in b.retreating if not is_invader(s, b, unit)])
    yield from retreat(s, b, [unit for unit in b.retreating if is_invader(s, b, unit)])
    yield from withdraw(s, b)
    conquer(s, b)


# -- damage ----------


def allocate(s: WarriorsState, b: Battle) -> Procedure[None]:
    """WAT-10.8, WAT-10.27 Players commit in secret; against barbarians, who have a doctrine, openly."""
    ours, theirs = invaders(s, b), defenders(s, b)
    attack = assign(s, b.attacker, ours, theirs, b.attack)
    if b.defender == BARBARIANS:
        b.defence = allocate_by_doctrine(s, theirs, ours)
        yield from attack
    else:
        yield Together({b.attacker: attack, b.defender: assign(s, b.defender, theirs, ours, b.defence)})


def assign(
    s: WarriorsState, player: Player, mine: list[Unit], enemies: list[Unit], points: dict[Unit, int]
) -> Procedure[None]:
    """WAT-10.6, WAT-14.1, WAT-14.7 All points of a side, as many at a time as it likes."""
    left = sum(strength(s, unit) for unit in mine) - sum(points.values())
    if len(enemies) == 1 and left:
        points[enemies[0]] = left
        return
    while left:
        options = [unit_term(s, unit) for unit in targets(s, enemies, points)]
        picked = yield from ask(s, player, ASSIGN_TARGET, options, (amounts(left)[-1],))
        amount = yield from ask(s, player, ASSIGN_AMOUNT, amounts(left), (picked,))
        unit = unit_named(s, picked)
        points[unit] = points.get(unit, 0) + amount_of(amount)
        left -= amount_of(amount)


def targets(s: WarriorsState, enemies: list[Unit], points: dict[Unit, int]) -> list[Unit]:
    """WAT-10.7, WAT-14.1 Piece groups that may be hit; pieces with points of this allocation stand alone."""
    shielded = any(is_fort(s, unit) and points.get(unit, 0) < life(s, unit) for unit in enemies)
    allowed = [unit for unit in enemies if not shielded or s.kind[unit] != PRINCESS]
    fresh = groups(s, [unit for unit in allowed if unit not in points])
    return fresh + [unit for unit in allowed if unit in points]


def strike(s: WarriorsState, b: Battle) -> None:
    """WAT-10.5, WAT-10.9, WAT-10.11 All damage falls together; the dead go, those hit exactly retreat."""
    b.struck = True
    reveal_resignations(s)
    if b.defender != BARBARIANS:
        note_damage(s, s.team[b.attacker], s.team[b.defender])
    killed = []
    for side, points in ((b.attacker, b.attack), (b.defender, b.defence)):
        for unit, amount in points.items():
            s.damage[unit] += amount
            s.journal.tell(HIT, owner_term(side), unit_term(s, unit), amount)
            fate = fate_of(s, unit)
            if fate < 0:
                killed.append((side, unit))
            elif fate == 0:
                b.retreating.append(unit)
    for side, unit in killed:
        vp = KILL_VP[s.kind[unit]] if side != BARBARIANS else 0
        if vp:
            s.kill_vp[side] += vp
        s.journal.tell(KILLED, unit_term(s, unit), vp)
        remove(s, unit)


def fate_of(s: WarriorsState, unit: Unit) -> int:
    """WAT-10.9 What becomes of a piece that was hit: below 0 it dies, at 0 it retreats, above it stays."""
    if s.posture[unit] == RETREATED:
        return -1
    left = life(s, unit)
    return -1 if left == 0 and not can_retreat(s, unit) else left


def can_retreat(s: WarriorsState, unit: Unit) -> bool:
    """WAT-10.9, WAT-10.10, WAT-13.9 Armies of a Commander, and all armies of the barbarians."""
    owner = owner_of(s, unit)
    if owner == BARBARIANS:
        return s.kind[unit] == BARBARIAN_ARMY or is_army(s, unit)
    return is_army(s, unit) and has_skill(s, owner, COMMANDER)


# -- retreat, withdrawal, conquest ----------


def retreat(s: WarriorsState, b: Battle, units: list[Unit]) -> Procedure[None]:
    """WAT-10.13, WAT-10.14, WAT-12.16 One side's retreating armies, owner by owner in ascending order."""
    for owner in [*in_game(s), BARBARIANS]:
        going = [unit for unit in units if owner_of(s, unit) == owner]
        if not going:
            continue
        if owner == BARBARIANS:
            goal = yield from retreat_barbarians(s, b)
        else:
            goal = yield from choose_refuge(s, owner, b, RETREAT_TO)
        for unit in going:
            b.retreating.remove(unit)
            go_back(s, unit, goal, RETREATED)
        if goal != NOBODY:
            update_control(s, goal)
        yield CHECKPOINT


def withdraw(s: WarriorsState, b: Battle) -> Procedure[None]:
    """WAT-10.18 If both sides have pieces left, all surviving invaders must leave together."""
    leaving = invaders(s, b)
    if not leaving or not defenders(s, b):
        return
    goal = yield from choose_refuge(s, b.attacker, b, WITHDRAW_TO)
    for unit in leaving:
        go_back(s, unit, goal, WITHDRAWN)
    if goal != NOBODY:
        update_control(s, goal)


def choose_refuge(s: WarriorsState, owner: Player, b: Battle, question: Ask) -> Procedure[Province]:
    """WAT-10.14, WAT-10.18 An adjacent own (allied) or free province, or NOBODY if there is none."""
    open_ = [s.terms.province + province for province in refuges(s, owner, b.province)]
    if not open_:
        return NOBODY
    picked = yield from ask(s, owner, question, open_, (s.terms.province + b.province,))
    return picked - s.terms.province


def refuges(s: WarriorsState, owner: Player, province: Province) -> list[Province]:
    """WAT-9.10, WAT-10.14 Provinces that wait for a battle are neither own nor free."""
    return [
        other for other in s.board.neighbours[province] if is_open(s, owner, other) and other not in s.invaded
    ]


def go_back(s: WarriorsState, unit: Unit, goal: Province, posture: int) -> None:
    """WAT-10.12, WAT-10.15, WAT-10.16 The army goes there without AP; with nowhere to go it dies, no VP."""
    if goal == NOBODY:
        s.journal.tell(NOWHERE_TO_GO, unit_term(s, unit))
        remove(s, unit)
        return
    move(s, unit, goal)
    s.posture[unit] = posture
    s.ap[unit] = 0
    told = RETREATED_TO if posture == RETREATED else WITHDREW
    s.journal.tell(told, unit_term(s, unit), s.terms.province + goal)


def conquer(s: WarriorsState, b: Battle) -> None:
    """WAT-10.20 The province goes to whoever is left there; with nobody it is free."""
    s.invaded.remove(b.province)
    s.battle = None
    update_control(s, b.province)
    if s.owner[b.province] == b.attacker:
        s.journal.tell(CONQUERED, b.attacker, s.terms.province + b.province)
    elif s.owner[b.province] == b.defender != BARBARIANS:
        s.journal.tell(HELD, b.defender, s.terms.province + b.province)


# -- who fights ----------


def is_invader(s: WarriorsState, b: Battle, unit: Unit) -> bool:
    return owner_of(s, unit) == b.attacker


def invaders(s: WarriorsState, b: Battle) -> list[Unit]:
    """WAT-10.1, WAT-12.16 The active player's armies in the province."""
    return [unit for unit in s.here[b.province] if is_invader(s, b, unit)]


def defenders(s: WarriorsState, b: Battle) -> list[Unit]:
    """WAT-10.1, WAT-12.16 All pieces of the defending side there, allies together."""
    return [unit for unit in s.here[b.province] if not is_invader(s, b, unit)]


def is_fort(s: WarriorsState, unit: Unit) -> bool:
    return s.kind[unit] in (FORT, BARBARIAN_FORT)


def owner_term(owner: int) -> Term:
    return BARBARIANS_TERM if owner == BARBARIANS else SEATS[owner]
