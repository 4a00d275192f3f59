"""SCH-10.3 A combat round: targets, dice, re-rolls, swords against shields, hits and losses."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_state import (
    CHARGE,
    GONE,
    LATE,
    NO_SIDE,
    ROUND,
    TO_ASSIGN,
    TO_REROLL,
    TO_ROLL,
    TO_STRIKE,
    UNOPPOSED,
    WITH_CORSAIRS,
    Battle,
    Side,
)
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.casualties import hittable, kill, life_left, piece_term, wound
from grognard.games.scharz.charge import chargers
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.dice_pool import (
    DIE_ON,
    ROUGH,
    WALL_DIE,
    colour_of,
    hits_after,
    hits_through,
    is_breached,
    packed,
    swords_on,
    swords_rolled,
)
from grognard.games.scharz.morale import (
    bonus_swords,
    free_rerolls,
    shields_by_number,
    sword_penalty,
    units_per_bonus_die,
)
from grognard.games.scharz.muster import (
    decider,
    drop_empty_sides,
    foes_of,
    footing,
    ground_of,
    in_order,
    is_worker,
    mask_of,
    taking_part,
    uses_board,
)
from grognard.games.scharz.points import can_act, pay_prestige
from grognard.games.scharz.relations import top_lord
from grognard.games.scharz.rerolls import rerolls
from grognard.games.scharz.state import ScharzState, Unit, initiative, owner
from grognard.games.scharz.tables import DIE_IDS, NO_DIE, SIEGE
from grognard.games.scharz.terms import NO, SEAT_TERMS, seat_of
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term, Together
from grognard.kernel.journal import Told

BATTLE_TARGET: Final = Ask("battle_target", "SCH-10.3", "player", secret=True)
STRIKE_THE_REAR: Final = Ask("strike_the_rear", "SCH-5.32", "unit")
ASSIGN_HIT: Final = Ask("assign_hit", "SCH-10.16", "unit")
WHOSE_HIT: Final = Ask("lord_dispute_hit", "SCH-10.5", "player")

AIMED: Final = Told("battle_aimed", "SCH-10.3", "who:player", "where:term", "target:player")
ROLLED: Final = Told(
    "battle_rolled",
    "SCH-10.13",
    "who:player",
    "where:term",
    "faces:numbers",
    "swords:number",
    "colours:numbers",
)
CHARGED: Final = Told(
    "battle_charged",
    "SCH-10.12",
    "who:player",
    "where:term",
    "faces:numbers",
    "swords:number",
    "colours:numbers",
)
WORKERS_ROLLED: Final = Told(
    "battle_workers",
    "SCH-10.20",
    "who:player",
    "where:term",
    "faces:numbers",
    "swords:number",
    "colours:numbers",
)
STRUCK: Final = Told("battle_rear", "SCH-5.32", "who:player", "where:term", "what:term")
LOST: Final = Told("battle_lost_units", "SCH-10.16", "who:player", "where:term", "what:terms")

ASKS: Final[list[Ask]] = [BATTLE_TARGET, STRIKE_THE_REAR, ASSIGN_HIT, WHOSE_HIT]
TELLINGS: Final[list[Told]] = [AIMED, ROLLED, CHARGED, WORKERS_ROLLED, STRUCK, LOST]

# -- targets ----------


def name_targets(s: ScharzState, battle: Battle, sides: list[int]) -> Procedure[None]:
    """SCH-10.3 With three or more sides each one secretly names the hostile side that its hits go to."""
    asked: dict[Player, Procedure[None]] = {}
    for i in sides:
        side = battle.sides[i]
        foes = foes_of(s, battle, side)
        side.picked = [] if len(foes) != 1 else foes
        if len(foes) > 1:
            leader = decider(s, side.leader)
            asked[leader] = pick_target(s, battle, side, leader, foes)
    if asked:
        yield Together(asked)
    for i in sides:
        side = battle.sides[i]
        side.target = side.picked[0] if side.picked else NO_SIDE
        side.picked = []
        if asked and side.target != NO_SIDE:
            target = battle.sides[side.target].leader
            s.journal.tell(AIMED, side.leader, battle_place(s, battle.place), target)


def pick_target(
    s: ScharzState, battle: Battle, side: Side, leader: Player, foes: list[int]
) -> Procedure[None]:
    options = [SEAT_TERMS[battle.sides[i].leader] for i in foes]
    chosen = yield Choice(leader, BATTLE_TARGET, options, (battle_place(s, battle.place),))
    side.picked = [foes[options.index(chosen)]]


# -- one roll and its hits ----------


def exchange(s: ScharzState, battle: Battle, rolling: list[int]) -> Procedure[None]:
    """SCH-10.50 d: these sides roll, roll again, strike; then all hits are assigned."""
    if battle.step == TO_ROLL:
        for i in rolling:
            roll_dice(s, battle, battle.sides[i])
        battle.step = TO_REROLL
        yield CHECKPOINT
    if battle.step == TO_REROLL:
        for i in rolling:
            yield from rerolls(s, battle, battle.sides[i])
        count_hits(s, battle, rolling)
        battle.step = TO_STRIKE
        yield CHECKPOINT
    if battle.step == TO_STRIKE:
        for i in rolling:
            yield from strike_the_rear(s, battle, battle.sides[i])
        battle.step = TO_ASSIGN
        yield CHECKPOINT
    order = initiative(s)
    for side in sorted(battle.sides, key=lambda side: order.index(side.leader)):
        if side.status != GONE and side.hits > 0:
            yield from suffer(s, battle, side)
    for side in battle.sides:
        side.dice, side.rear, side.hits = [], -1, 0
    drop_empty_sides(battle)
    battle.step = TO_ROLL


def main_roll(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.8 The roll of a combat round, all sides at once."""
    battle.roll = ROUND
    yield from exchange(s, battle, in_order(s, battle))


# -- dice ----------


def rolling_units(s: ScharzState, battle: Battle, side: Side) -> list[Unit]:
    """SCH-10.8, 10.47 The units whose dice are rolled now, in the order of units.toml (SCH-17.5)."""
    if battle.roll == CHARGE:
        units = chargers(s, battle, side)
    elif battle.roll == LATE:
        units = [u for u in side.units if is_worker(s, u)]
    else:
        units = taking_part(s, battle, side)
        if uses_board(s, battle):
            units = [u for u in units if u in side.front]
    return sorted(units, key=lambda u: (s.kind[u], u))


def roll_dice(s: ScharzState, battle: Battle, side: Side) -> None:
    """SCH-10.8 All dice of a side, in the order of SCH-17.5."""
    if battle.roll not in (CHARGE, LATE):
        side.free_rerolls = free_rerolls(s, side)
    side.dice = [
        packed(colour, BOOK.dice[colour].faces[s.dice.roll() - 1], kind)
        for colour, kind in dice_due(s, battle, side)
    ]


def dice_due(s: ScharzState, battle: Battle, side: Side) -> list[tuple[int, int]]:
    """SCH-10.8 Colour and kind: one die per unit, then the bonus dice, then those of the walls (SCH-17.5)."""
    ground = ground_of(s, battle)
    pool = [(DIE_ON[footing(s, ground, u)][s.kind[u]], s.kind[u]) for u in rolling_units(s, battle, side)]
    if battle.roll not in (CHARGE, LATE):
        pool += bonus_dice(s, battle, side)
        if battle.walls and not side.attacker:
            wall_die = (DIE_IDS.index(BOOK.fort.die), WALL_DIE)
            pool += [wall_die] * (battle.walls * BOOK.fort.dice_per_level)
    return [(colour, kind) for colour, kind in pool if colour != NO_DIE]


def bonus_dice(s: ScharzState, battle: Battle, side: Side) -> list[tuple[int, int]]:
    """SCH-10.9 One more die for every full six units of one type."""
    per = units_per_bonus_die(s, side)
    if not per:
        return []
    ground = ground_of(s, battle)
    units = taking_part(s, battle, side)
    kinds = [s.kind[u] for u in units]
    dice = []
    for kind in sorted(set(kinds)):
        unit = units[kinds.index(kind)]
        dice += [(DIE_ON[footing(s, ground, unit)][kind], kind)] * (kinds.count(kind) // per)
    return dice


# -- swords and shields ----------


def count_hits(s: ScharzState, battle: Battle, rolling: list[int]) -> None:
    """SCH-10.14 Hits on a side: swords of all that aim at it minus its shields."""
    for i in rolling:
        side = battle.sides[i]
        side.swords = swords_of(s, battle, side, battle.sides[side.target]) if side.target != NO_SIDE else 0
        tell_roll(s, battle, side)
    for t, target in enumerate(battle.sides):
        aiming = [i for i in rolling if battle.sides[i].target == t]
        swords = sum(battle.sides[i].swords for i in aiming)
        # SCH-10.20 The late roll of workers meets the shields that are left.
        shields = target.shields if battle.roll == LATE else shields_of(s, battle, target)
        target.hits = hits_after(swords, shields)
        target.shields = max(0, shields - swords)
        target.hit_by = max(aiming, key=lambda i: battle.sides[i].swords) if aiming else NO_SIDE
        if battle.walls and not target.attacker:
            target.hits = hits_behind_walls(s, battle, swords, shields)


def swords_of(s: ScharzState, battle: Battle, side: Side, target: Side) -> int:
    """SCH-10.13 Swords and blanks, and bonuses once per combat round (SCH-10.43)."""
    rough = bool(ground_of(s, battle) & ROUGH)
    swords = swords_rolled(side.dice, rough)
    if battle.roll == CHARGE or is_corsair_side(battle, side):
        return swords
    if battle.roll == LATE:
        working = sum(is_worker(s, u) for u in side.units)
        return (swords + bonus_swords(s, side, target, working)) // 2
    units = len(taking_part(s, battle, side))
    return max(0, swords + bonus_swords(s, side, target, units) - sword_penalty(s, side, units))


def is_corsair_side(battle: Battle, side: Side) -> bool:
    """SCH-5.19 Corsairs have no dice, and so no swords."""
    return battle.kind == WITH_CORSAIRS and not side.attacker


def shields_of(s: ScharzState, battle: Battle, side: Side) -> int:
    """SCH-10.14, 10.15 Shields by number; workers count for them too."""
    units = len(taking_part(s, battle, side)) + sum(is_worker(s, u) for u in side.units)
    return shields_by_number(s, side, units)


def hits_behind_walls(s: ScharzState, battle: Battle, swords: int, shields: int) -> int:
    """SCH-11.2, 11.4 The wall stands, or is breached and lets the surplus through."""
    engines = sum(s.kind[u] == SIEGE for side in battle.sides if side.attacker for u in side.units)
    level = battle.walls
    if not is_breached(swords, engines, level):
        return 0
    battle.walls, battle.breached = 0, True
    return hits_through(swords, engines, level, shields)


def tell_roll(s: ScharzState, battle: Battle, side: Side) -> None:
    told = {CHARGE: CHARGED, LATE: WORKERS_ROLLED}.get(battle.roll, ROLLED)
    faces = tuple(swords_on(die) for die in side.dice)
    colours = tuple(colour_of(die) for die in side.dice)
    s.journal.tell(told, side.leader, battle_place(s, battle.place), faces, side.swords, colours)


# -- hits ----------


def strike_the_rear(s: ScharzState, battle: Battle, side: Side) -> Procedure[None]:
    """SCH-5.32, 5.33 An attacking side may pay to name the unit that its hits go to first."""
    if not side.attacker or battle.roll not in (ROUND, UNOPPOSED) or side.target == NO_SIDE:
        return
    target = battle.sides[side.target]
    if not min(side.swords, target.hits) or not can_act(s, side.leader, "strike_the_rear"):
        return
    units = target.front.copy() if uses_board(s, battle) and target.front else target.units
    leader = decider(s, side.leader)
    named = yield from pick_unit(s, battle, leader, STRIKE_THE_REAR, units, [NO])
    if named >= 0:
        pay_prestige(s, side.leader, BOOK.actions["strike_the_rear"].cost)
        side.rear = named
        s.journal.tell(STRUCK, side.leader, battle_place(s, battle.place), piece_term(s, named))


def suffer(s: ScharzState, battle: Battle, side: Side) -> Procedure[None]:
    """SCH-10.16 The hits on a side are assigned one at a time."""
    fallen: list[Term] = []
    for striker in battle.sides:
        if striker.rear in side.units:
            # SCH-10.18 The named unit is hit first, whatever else is left.
            for _ in range(min(side.hits, striker.swords)):
                if striker.rear in side.units:
                    fallen += wound(s, battle, side, striker.rear)
                    side.hits -= 1
    while side.hits > 0:
        units = hittable(s, battle, side)
        if not units:
            break
        if sum(life_left(s, battle, u) for u in units) <= side.hits:
            for u in units:
                side.hits -= life_left(s, battle, u)
                fallen += kill(s, battle, side, u)
            continue
        u = yield from pick_unit(s, battle, assigner(s, battle, side, units), ASSIGN_HIT, units, [])
        fallen += wound(s, battle, side, u)
        side.hits -= 1
    if fallen:
        s.journal.tell(LOST, side.leader, battle_place(s, battle.place), tuple(fallen))


def assigner(s: ScharzState, battle: Battle, side: Side, units: list[Unit]) -> Player:
    """SCH-10.16, 10.17 The owner assigns a hit; in rough terrain the attacker; among owners the lord."""
    if not side.attacker and ground_of(s, battle) & ROUGH and side.hit_by != NO_SIDE:
        return decider(s, battle.sides[side.hit_by].leader)
    owners = mask_of(units)
    first = owner(units[0])
    return first if owners == 1 << first else decider(s, top_lord(s, first))


def pick_unit(
    s: ScharzState, battle: Battle, player: Player, ask: Ask, units: list[Unit], others: list[Term]
) -> Procedure[Unit]:
    """One of these units, named by its type, and by its owner where several have that type; -1 for none.

    SCH-10.16 A damaged unit comes before others of its type.
    """
    place = battle_place(s, battle.place)
    terms = [piece_term(s, u) for u in units]
    chosen = yield Choice(player, ask, [*dict.fromkeys(terms), *others], (place,))
    if chosen in others:
        return -1
    alike = [u for u, term in zip(units, terms) if term == chosen]
    most = max(s.damage[u] for u in alike)
    alike = [u for u in alike if s.damage[u] == most]
    owners = [p for p in range(s.players) if mask_of(alike) >> p & 1]
    whose = yield Choice(player, WHOSE_HIT, [SEAT_TERMS[p] for p in owners], (place, chosen))
    return next(u for u in alike if owner(u) == seat_of(whose))


# -- workers ----------


def late_roll(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.20 Workers who keep working roll after the casualties of the round, at half strength."""
    rolling = []
    for i in in_order(s, battle):
        side = battle.sides[i]
        foes = foes_of(s, battle, side)
        if foes and any(is_worker(s, u) for u in side.units):
            if side.target not in foes:
                side.target = foes[0]
            rolling.append(i)
    battle.roll = LATE
    yield from exchange(s, battle, rolling)
