"""SCH-10.10 The battles sub-phase: stages of a battle, and the common clock of all battles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grognard.games.scharz.aftermath import conclude
from grognard.games.scharz.battle_board import form_fronts
from grognard.games.scharz.battle_round import exchange, late_roll, main_roll, name_targets
from grognard.games.scharz.battle_state import CHARGE, FLEEING, WITH_CORSAIRS, Battle, Combat
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.border import is_border, reinforce
from grognard.games.scharz.charge import chargers, may_charge
from grognard.games.scharz.corsair_rolls import corsairs_roll
from grognard.games.scharz.flight import (
    decide_flight,
    decide_flight_before,
    depart,
    intercept,
    pursue,
    under_fire,
    unopposed_roll,
)
from grognard.games.scharz.muster import (
    battle_in,
    drop_empty_sides,
    in_battle_order,
    in_order,
    is_decided,
    is_worker,
    take_in,
    uses_board,
)
from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.terrain import mountain_rolls
from grognard.kernel.choice import CHECKPOINT, Procedure

Condition: TypeAlias = "Callable[[ScharzState, Battle], bool]"
Action: TypeAlias = "Callable[[ScharzState, Battle], Procedure[None]]"
Stages: TypeAlias = "tuple[tuple[Condition, Action], ...]"

# -- when a stage takes place ----------


def goes_on(s: ScharzState, battle: Battle) -> bool:
    return not battle.over


def is_settled(s: ScharzState, battle: Battle) -> bool:
    """SCH-10.21 The battle has come to its end."""
    return not battle.over and is_decided(s, battle)


def has_workers(s: ScharzState, battle: Battle) -> bool:
    return not is_decided(s, battle) and any(is_worker(s, u) for side in battle.sides for u in side.units)


def has_corsairs(s: ScharzState, battle: Battle) -> bool:
    return battle.kind == WITH_CORSAIRS


def has_flight(s: ScharzState, battle: Battle) -> bool:
    return any(side.status == FLEEING for side in battle.sides)


def has_fire(s: ScharzState, battle: Battle) -> bool:
    return under_fire(s, battle) is not None


def has_fronts_under_fire(s: ScharzState, battle: Battle) -> bool:
    return uses_board(s, battle) and has_fire(s, battle)


def has_fronts(s: ScharzState, battle: Battle) -> bool:
    return uses_board(s, battle) and not battle.over


def has_pursuit(s: ScharzState, battle: Battle) -> bool:
    return not battle.over and any(side.pursuable for side in battle.sides)


def has_arrivals(s: ScharzState, battle: Battle) -> bool:
    return bool(s.arrivals)


def has_joined(s: ScharzState, battle: Battle) -> bool:
    return any(side.joining for side in battle.sides)


def has_charge(s: ScharzState, battle: Battle) -> bool:
    return not battle.over and may_charge(s, battle)


def has_charge_of_fronts(s: ScharzState, battle: Battle) -> bool:
    return uses_board(s, battle) and has_charge(s, battle)


def is_border_battle(s: ScharzState, battle: Battle) -> bool:
    return not battle.over and is_border(battle)


# -- stages of their own ----------


def take_part(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.50 e: units that joined act from this common round on."""
    for side in battle.sides:
        if side.joining:
            take_in(s, side, side.joining)
            side.joining = []
    yield from ()


def aim_charges(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.50 c: each charging side names its target."""
    yield from name_targets(s, battle, charging(s, battle))


def charge(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.12, 10.48 All charges are made at the same time, before the round."""
    battle.roll = CHARGE
    yield from exchange(s, battle, charging(s, battle))
    for side in battle.sides:
        side.fresh = []


def charging(s: ScharzState, battle: Battle) -> list[int]:
    return [i for i in in_order(s, battle) if chargers(s, battle, battle.sides[i])]


def begin_round(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.3, 10.49 The next round of the battle's own counter begins with the targets."""
    battle.round += 1
    for side in battle.sides:
        side.fresh = []
    yield from name_targets(s, battle, in_order(s, battle))


def roll_in_mountains(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-6.66 Cavalry and elephants that flee, pursue or advance into mountains."""
    yield from mountain_rolls(s)
    combat = s.combat
    assert combat is not None
    for each in combat.battles:
        if not is_decided(s, each):
            for side in each.sides:
                side.units = [u for u in side.units if s.place[u] >= 0]
                side.joining = [u for u in side.joining if s.place[u] >= 0]
            drop_empty_sides(each)


# -- the tables ----------

OPENING: Final[Stages] = (  # SCH-10.50 b
    (goes_on, decide_flight_before),
    (has_fronts_under_fire, form_fronts),
    (has_fire, unopposed_roll),
    (has_flight, depart),
    (has_arrivals, roll_in_mountains),
    (has_pursuit, pursue),
    (has_arrivals, roll_in_mountains),
    (is_settled, conclude),
    (has_arrivals, roll_in_mountains),
)
CHARGES: Final[Stages] = (  # SCH-10.50 c
    (has_joined, take_part),
    (has_charge_of_fronts, form_fronts),
    (has_charge, aim_charges),
    (has_charge, charge),
    (is_settled, conclude),
    (has_arrivals, roll_in_mountains),
)
COMBAT_ROUND: Final[Stages] = (  # SCH-10.50 d, e
    (goes_on, begin_round),
    (has_fronts, form_fronts),
    (goes_on, main_roll),
    (has_workers, late_roll),
    (has_corsairs, corsairs_roll),
    (is_settled, conclude),
    (has_arrivals, roll_in_mountains),
    (goes_on, decide_flight),
    (has_flight, intercept),
    (has_fronts_under_fire, form_fronts),
    (has_fire, unopposed_roll),
    (has_flight, depart),
    (has_arrivals, roll_in_mountains),
    (has_pursuit, pursue),
    (has_arrivals, roll_in_mountains),
    (is_settled, conclude),
    (has_arrivals, roll_in_mountains),
)
REINFORCEMENTS: Final[Stages] = (  # SCH-10.50 f
    (is_border_battle, reinforce),
)
STAND_OFF: Final[Stages] = (  # SCH-10.29
    (goes_on, conclude),
)

COMMON_ROUND: Final = (OPENING, CHARGES, COMBAT_ROUND, REINFORCEMENTS)


# -- the clock ----------


def fight_battles(s: ScharzState) -> Procedure[None]:
    """SCH-10.1, 10.50 All battles in step, until none is active or the last common round is over."""
    combat = s.combat
    assert combat is not None
    while combat.battles and combat.round < BOOK.battle.max_combat_rounds:
        while combat.clock < len(COMMON_ROUND):
            yield from all_battles(s, combat, COMMON_ROUND[combat.clock])
            combat.clock += 1
        combat.clock = 0
        combat.round += 1
        start_new_battles(s, combat)
    yield from all_battles(s, combat, STAND_OFF)
    combat.battles, combat.coming, combat.pursued = [], [], []
    combat.round = 0


def all_battles(s: ScharzState, combat: Combat, stages: Stages) -> Procedure[None]:
    """SCH-10.1 The same stages for every battle still active, in their order."""
    while combat.turn < len(combat.battles):
        battle = combat.battles[combat.turn]
        if is_due(battle, stages):
            yield from play_stages(s, battle, stages)
        combat.turn += 1
    combat.turn = 0


def is_due(battle: Battle, stages: Stages) -> bool:
    """A battle that is over, or has been opened before, has no part in these stages."""
    if battle.stage > 0:
        return True
    return not battle.over and not (stages is OPENING and battle.opened)


def play_stages(s: ScharzState, battle: Battle, stages: Stages) -> Procedure[None]:
    while battle.stage < len(stages):
        is_needed, play = stages[battle.stage]
        if is_needed(s, battle):
            yield CHECKPOINT
            yield from play(s, battle)
        battle.stage += 1
    battle.stage = 0


def start_new_battles(s: ScharzState, combat: Combat) -> None:
    """SCH-10.50 e: battles created by pursuit or advance act from the next common round on."""
    combat.battles = [battle for battle in combat.battles if not battle.over]
    busy = [battle.place for battle in combat.battles]
    for f in sorted(set(combat.coming)):
        battle = battle_in(s, f)
        if battle is not None and f not in busy:
            combat.battles.append(battle)
    combat.battles = in_battle_order(combat.battles)
    combat.coming = []
