"""NAP-15, NAP-16, NAP-20 The land battle: deployment, rounds of four phases, pursuit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.napoleon.armies import army_size, stack_of
from grognard.games.napoleon.battle_actions import ACT_KIND, ACT_UNIT, DISSOLVED, act, ready_units
from grognard.games.napoleon.battle_board import ATTACKER, CELLS, DEFENDER, SIDES, ZONES
from grognard.games.napoleon.battle_movement import ACT_ZONE, LEADER_FLED, STEPPED
from grognard.games.napoleon.battle_picks import ACT_TARGET, UNIT_NATION
from grognard.games.napoleon.battle_state import (
    NO_CONTACT,
    ROUND_LIMIT,
    UNDECIDED,
    VOLUNTARY_RETREAT,
    Battle,
    commander_of,
    is_decided,
    nations_of,
)
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.casualties import (
    DRIVEN_BACK,
    ELIMINATED,
    LEADER_FELL,
    LEADER_LOST,
    LINE_BROKEN,
    OUT_OF_CONTACT,
    RETREATED,
    TOO_LONG,
    side_loses,
)
from grognard.games.napoleon.charge import (
    ASK_CALL_OFF,
    CALLED_OFF,
    CHARGED,
    CLASHED,
    EVADED,
    REACT_EVADE,
    REACT_SQUARE,
    SQUARE_FAILED,
    SQUARED_UP,
)
from grognard.games.napoleon.deployment import (
    DEPLOY_COUNT,
    DEPLOY_UNIT,
    DEPLOYED,
    GRAND_BATTLE_BEGUN,
    SKIRMISH_BEGUN,
    deploy,
)
from grognard.games.napoleon.fire import HIT, MISSED
from grognard.games.napoleon.ids import ARM_IDS, KINDS, MINOR, Nation, Region
from grognard.games.napoleon.leaders import NOT_RALLIED, RALLIED, RALLY_TYPE
from grognard.games.napoleon.pursuit import (
    CAUGHT,
    ESCAPED,
    PURSUE,
    PURSUE_TARGET,
    PURSUIT_NATION,
    gather,
    muster_pursuers,
    pursue,
)
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import in_turn_order, militia_is_free
from grognard.games.napoleon.terms import FIGHT_ON, NATION, REGION, RETREAT
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

PHASE_RETREAT = Ask("phase_retreat", "NAP-16.12", "keyword")

ROUND_BEGUN = Told("battle_round", "NAP-16.1", "round:number")
BATTLE_WON = Told("battle_won", "NAP-20.2", "winners:terms", "region:term", "losses:number", "killed:number")

PHASES: Final = tuple(ARM_IDS.index(phase) for phase in BOOK.battle.phases)
"""NAP-16.1 The arms in the order of their phases: cavalry, artillery, infantry, leaders."""


def fight(s: NapoleonState, b: Battle) -> Procedure[None]:
    """NAP-20.2 The whole battle from wherever it stands; where the survivors go is left to 20.9."""
    while not b.fought:
        yield CHECKPOINT
        yield from STAGES[b.stage](s, b)
        b.stage += 1
        if b.stage == len(STAGES):
            disband(s, b)


def rounds(s: NapoleonState, b: Battle) -> Procedure[None]:
    """NAP-16.1 Rounds of four phases; in each phase first the attacker, then the defender."""
    if not b.round:
        begin_round(s, b)
    while not is_decided(b):
        yield CHECKPOINT
        yield from phase(s, b)
        if not is_decided(b):
            next_turn(s, b)
    muster_pursuers(s, b)


def phase(s: NapoleonState, b: Battle) -> Procedure[None]:
    """NAP-16.1, NAP-16.2 One nation acts with some, all or none of its units of the arm."""
    nation = nations_of(b, b.side)[b.turn]
    if not b.begun:
        if b.turn == 0:
            yield from voluntary_retreat(s, b)
        if is_decided(b):
            return
        b.begun = True
        b.ready = ready_units(b, nation, PHASES[b.phase])
    acting = bool(b.ready)
    while acting and not is_decided(b):
        yield CHECKPOINT
        acting = yield from act(s, b, nation)


def voluntary_retreat(s: NapoleonState, b: Battle) -> Procedure[None]:
    """NAP-16.12 From the second round on the commander may give the battle up before a phase of his side."""
    if b.round < 2:
        return
    answer = yield Choice(commander_of(b, b.side), PHASE_RETREAT, [FIGHT_ON, RETREAT])
    if answer == RETREAT:
        side_loses(s, b, b.side, VOLUNTARY_RETREAT)


STAGES: Final[tuple[Callable[[NapoleonState, Battle], Procedure[None]], ...]] = (
    deploy,  # 15.8
    rounds,  # 16 to 19
    pursue,  # 20.3 to 20.8
)


def disband(s: NapoleonState, b: Battle) -> None:
    """NAP-20.2, NAP-20.15 The winner's units rejoin, and all units become ordinary map units again."""
    b.fought = True
    for side in SIDES:
        gather(b, side)
    losses = sum(sum(b.lost[nation]) for nation in nations_of(b, b.winner))
    killed = sum(sum(b.lost[nation]) for nation in nations_of(b, 1 - b.winner))
    winners = tuple(NATION[nation] for nation in nations_of(b, b.winner))
    s.journal.tell(BATTLE_WON, winners, REGION[b.region], losses, killed)


# -- the order of turns ----------


def begin_round(s: NapoleonState, b: Battle) -> None:
    b.round += 1
    b.phase = b.turn = 0
    b.side = ATTACKER
    b.begun = b.contact = False
    s.journal.tell(ROUND_BEGUN, b.round)


def next_turn(s: NapoleonState, b: Battle) -> None:
    """NAP-16.1, NAP-16.2 The next nation of the side, the other side, the next phase, or the next round."""
    b.begun = False
    b.ready = []
    b.turn += 1
    if b.turn < len(nations_of(b, b.side)):
        return
    b.turn = 0
    b.side = 1 - b.side
    if b.side == DEFENDER:
        return
    if b.phase + 1 < len(PHASES):
        b.phase += 1
    else:
        end_round(s, b)


def end_round(s: NapoleonState, b: Battle) -> None:
    """NAP-16.13, NAP-16.14 After two rounds without contact, or after the last one, the attacker has lost."""
    b.quiet = 0 if b.contact else b.quiet + 1
    if b.quiet >= BOOK.battle.no_contact_rounds:
        side_loses(s, b, ATTACKER, NO_CONTACT)
    elif b.round >= BOOK.battle.round_limit:
        side_loses(s, b, ATTACKER, ROUND_LIMIT)
    else:
        begin_round(s, b)


# -- a new battle ----------


def new_battle(
    s: NapoleonState,
    region: Region,
    attackers: list[Nation],
    defenders: list[Nation],
    player: list[Player],
    landing: bool,
    cause: int,
) -> Battle:
    """NAP-15.4, NAP-15.10, NAP-16.2 The battle of these nations' units in the region, before deployment."""
    first = attackers[0] if s.active not in attackers else s.active
    sides = [in_turn_order(s, attackers, first), in_turn_order(s, defenders, s.owner[region])]
    strength = [sum(strength_in(s, nation, region) for nation in side) for side in sides]
    taking_part = sides[ATTACKER] + sides[DEFENDER]
    everybody = range(MINOR + 1)
    waiting: list[list[int]] = [[] for _ in everybody]
    for nation in taking_part:
        stack = stack_of(s, nation, region)
        waiting[nation] = [0] * KINDS if stack is None else list(stack.units)
    return Battle(
        region=region,
        cause=cause,
        landing=landing,
        grand=min(strength) >= BOOK.battle.grand_battle_min_units,
        attackers=sides[ATTACKER],
        defenders=sides[DEFENDER],
        commander=[commander(s, sides[side], region) for side in SIDES],
        player=player.copy(),
        free_militia=[militia_is_free(s, nation) for nation in everybody],
        stage=0,
        deployed=0,
        waiting=waiting,
        placements=[[] for _ in everybody],
        taken_back=[0 for _ in everybody],
        board=[[0] * CELLS if nation in taking_part else [] for nation in everybody],
        army=[[0] * ZONES for _ in SIDES],
        round=0,
        phase=0,
        side=ATTACKER,
        turn=0,
        begun=False,
        ready=[],
        contact=False,
        quiet=0,
        winner=UNDECIDED,
        decision=UNDECIDED,
        covered=False,
        pursuers=[[0] * KINDS for _ in everybody],
        fought=False,
        lost=[[0] * KINDS for _ in everybody],
    )


def strength_in(s: NapoleonState, nation: Nation, region: Region) -> int:
    """NAP-15.4 Army units; leaders do not count."""
    stack = stack_of(s, nation, region)
    return 0 if stack is None else army_size(stack)


def commander(s: NapoleonState, nations: list[Nation], region: Region) -> Nation:
    """NAP-15.10 The nation with most army units; among equals the first in the order of 16.2.

    That is the active nation on the attacker's side and the owner of the region on the defender's.
    """
    most = max(strength_in(s, nation, region) for nation in nations)
    return next(nation for nation in nations if strength_in(s, nation, region) == most)


BATTLE_ASKS: Final = [
    DEPLOY_UNIT,
    DEPLOY_COUNT,
    PHASE_RETREAT,
    ACT_UNIT,
    ACT_KIND,
    ACT_ZONE,
    ACT_TARGET,
    UNIT_NATION,
    RALLY_TYPE,
    REACT_SQUARE,
    REACT_EVADE,
    ASK_CALL_OFF,
    LEADER_LOST,
    PURSUIT_NATION,
    PURSUE,
    PURSUE_TARGET,
]
BATTLE_TELLINGS: Final = [
    SKIRMISH_BEGUN,
    GRAND_BATTLE_BEGUN,
    DEPLOYED,
    ROUND_BEGUN,
    STEPPED,
    LEADER_FLED,
    HIT,
    MISSED,
    CHARGED,
    SQUARED_UP,
    SQUARE_FAILED,
    EVADED,
    CALLED_OFF,
    CLASHED,
    DISSOLVED,
    ELIMINATED,
    DRIVEN_BACK,
    LEADER_FELL,
    RALLIED,
    NOT_RALLIED,
    LINE_BROKEN,
    RETREATED,
    OUT_OF_CONTACT,
    TOO_LONG,
    CAUGHT,
    ESCAPED,
    BATTLE_WON,
]
