"""SCH-10.50 What the combat phase must remember: battles, their sides, and how far each has come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from grognard.kernel.choice import Player, Term

Unit: TypeAlias = int
Field: TypeAlias = int
Place: TypeAlias = int
Die: TypeAlias = int
"""A die that lies on the table, packed by `dice_pool.py`."""

NOBODY: Final = -1
NO_SIDE: Final = -1

# Kinds of battle (SCH-10.49), in the order in which they are fought (SCH-10.1).
ON_BORDER: Final = 0
BORDER_AT_SEA: Final = 1
ON_LAND: Final = 2
AT_SEA: Final = 3
WITH_CORSAIRS: Final = 4
AT_WALLS: Final = 5

# What a side does in a battle.
FIGHTING: Final = 0
FLEEING: Final = 1
GONE: Final = 2
"""Fled or destroyed: the side has no part in the battle any more."""

# Kinds of roll.
ROUND: Final = 0
CHARGE: Final = 1
UNOPPOSED: Final = 2
LATE: Final = 3
"""Workers who keep working (SCH-10.20)."""

# Steps of a roll.
TO_ROLL: Final = 0
TO_REROLL: Final = 1
TO_STRIKE: Final = 2
TO_ASSIGN: Final = 3


@dataclass(slots=True)
class Side:
    """SCH-10.2 The units of one coalition in a battle."""

    leader: Player
    attacker: bool  # SCH-10.4: every side but the defender
    may_flee: bool  # not after a pursuit, behind walls, or as corsairs
    prestige: int  # of the leader at the start of the battle (SCH-10.41)
    players: int  # bit mask of all who ever took part
    kills: list[int]  # base prestige of what this side destroyed, by owner
    units: list[Unit] = field(default_factory=list)
    joining: list[Unit] = field(default_factory=list)  # they act from the next common round on
    fresh: list[Unit] = field(default_factory=list)  # they may charge before the next round
    front: list[Unit] = field(default_factory=list)  # on the battle board
    status: int = FIGHTING
    goal: Term = 0  # where the side flees to
    pursuable: bool = False  # its goal was neutral when it left
    fire: int = 0  # unopposed rolls it has still to suffer
    fire_from: int = NO_SIDE  # by the side that caught it; NO_SIDE: by all that stay
    target: int = NO_SIDE
    rear: Unit = -1  # the enemy unit named by strike_the_rear
    picked: list[int] = field(default_factory=list)  # secret until all have picked
    dice: list[Die] = field(default_factory=list)
    swords: int = 0
    shields: int = 0  # not yet used up in this round
    hits: int = 0  # to be assigned
    hit_by: int = NO_SIDE  # the side credited with the losses (SCH-10.36)
    heavy: int = 0  # heavy units that took part so far
    heavy_rerolls: int = 0  # used in this battle
    free_rerolls: int = 0  # of the commander, left in this combat round

    def clone(self) -> Side:
        return Side(
            self.leader,
            self.attacker,
            self.may_flee,
            self.prestige,
            self.players,
            self.kills.copy(),
            self.units.copy(),
            self.joining.copy(),
            self.fresh.copy(),
            self.front.copy(),
            self.status,
            self.goal,
            self.pursuable,
            self.fire,
            self.fire_from,
            self.target,
            self.rear,
            self.picked.copy(),
            self.dice.copy(),
            self.swords,
            self.shields,
            self.hits,
            self.hit_by,
            self.heavy,
            self.heavy_rerolls,
            self.free_rerolls,
        )


@dataclass(slots=True)
class Battle:
    """SCH-10.49 One battle: a field or a border, its sides and its own round counter."""

    kind: int
    place: Place  # a field, or a border
    sides: list[Side]
    round: int = 0  # combat rounds begun
    stage: int = 0  # in the table of stages now being played
    step: int = TO_ROLL
    roll: int = ROUND  # what kind of roll is being made
    opened: bool = False  # flight before battle has been decided
    over: bool = False
    size: int = 0  # base prestige of everything destroyed (SCH-10.40)
    walls: int = 0  # wall level that still stands (sieges)
    breached: bool = False  # in this round (sieges)
    overboard: list[Unit] = field(default_factory=list)
    sunk_by: list[int] = field(default_factory=list)  # the side credited with each unit overboard

    def clone(self) -> Battle:
        return Battle(
            self.kind,
            self.place,
            [side.clone() for side in self.sides],
            self.round,
            self.stage,
            self.step,
            self.roll,
            self.opened,
            self.over,
            self.size,
            self.walls,
            self.breached,
            self.overboard.copy(),
            self.sunk_by.copy(),
        )


@dataclass(slots=True)
class Combat:
    """The combat phase of one round of the game: which step, and everything under way."""

    credit: list[int]  # prestige earned in this phase, by player (SCH-10.36)
    debit: list[int]  # prestige others earned by the player's losses
    step: int = 0  # in the table of sub-phases
    cursor: int = 0  # the field or player whose turn it is inside a step
    round: int = 0  # common rounds over (SCH-10.50)
    clock: int = 0  # in the table of the common round
    turn: int = 0  # the battle whose turn it is
    battles: list[Battle] = field(default_factory=list)
    coming: list[Field] = field(default_factory=list)  # a battle starts there in the next common round
    pursued: list[Field] = field(default_factory=list)  # ... because of a pursuit
    sallied: list[Field] = field(default_factory=list)  # the garrison has come out there
    asked: int = 0  # bits of those who have been asked in this field
    siege: Battle | None = None

    def clone(self) -> Combat:
        return Combat(
            self.credit.copy(),
            self.debit.copy(),
            self.step,
            self.cursor,
            self.round,
            self.clock,
            self.turn,
            [battle.clone() for battle in self.battles],
            self.coming.copy(),
            self.pursued.copy(),
            self.sallied.copy(),
            self.asked,
            None if self.siege is None else self.siege.clone(),
        )


def new_combat(players: int) -> Combat:
    return Combat([0] * players, [0] * players)
