"""SCH-11.1 Assault: siege rounds, the breach, the fight inside, and the sally after it."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.aftermath import credit_prestige, name_honoured, pay_loot
from grognard.games.scharz.battle import fight_battles
from grognard.games.scharz.battle_round import main_roll
from grognard.games.scharz.battle_state import AT_WALLS, Battle, Combat, Side
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.capture import can_raid, capture, raid_shipyard
from grognard.games.scharz.muster import battle_in, decider, leader_of, mask_of
from grognard.games.scharz.pieces import turn_into
from grognard.games.scharz.returning import besiegers_of, come_out
from grognard.games.scharz.state import INSIDE, NOBODY, ScharzState, Unit, units_at
from grognard.games.scharz.status import open_units, update_status, wall_level
from grognard.games.scharz.tables import HEAVY, SIEGE, UNIT_IDS
from grognard.games.scharz.terms import (
    ASSAULT,
    CONTINUE,
    HOLD,
    RAID_SHIPYARD,
    SALLY,
    STAY,
    STOP,
    field_term,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Procedure
from grognard.kernel.journal import Told

SIEGE_ACTION: Final = Ask("siege_action", "SCH-11.1", "keyword")
SIEGE_CONTINUE: Final = Ask("siege_continue", "SCH-11.5", "keyword")
SALLY_AFTER_SIEGE: Final = Ask("sally_after_siege", "SCH-11.7", "keyword")

ASSAULTED: Final = Told("assaulted", "SCH-11.1", "who:player", "field:term")
BREACHED: Final = Told("breached", "SCH-11.2", "who:player", "field:term")
REPELLED: Final = Told("assault_stopped", "SCH-11.7", "who:player", "field:term")
SALLIED_AFTER: Final = Told("sallied_after_siege", "SCH-11.7", "who:player", "field:term")

ASKS: Final[list[Ask]] = [SIEGE_ACTION, SIEGE_CONTINUE, SALLY_AFTER_SIEGE]
TELLINGS: Final[list[Told]] = [ASSAULTED, BREACHED, REPELLED, SALLIED_AFTER]

# Stages of a siege.
STORMING: Final = 0
FALLEN: Final = 1
STOPPED: Final = 2
IN_THE_FIELD: Final = 3

BESIEGER: Final = 0
GARRISON: Final = 1


def sieges(s: ScharzState) -> Procedure[None]:
    """SCH-11.1 Each encircled settlement in map order."""
    combat = s.combat
    assert combat is not None
    while combat.cursor < s.board.n:
        f = combat.cursor
        if combat.siege is None and s.encircled[f] != NOBODY:
            yield CHECKPOINT
            yield from choose_action(s, combat, f)
        if combat.siege is not None:
            yield from carry_out(s, combat, combat.siege)
            combat.siege = None
        combat.cursor += 1


def choose_action(s: ScharzState, combat: Combat, f: Field) -> Procedure[None]:
    """SCH-11.1 The besieging leader assaults, raids the shipyard or holds."""
    besiegers = besiegers_of(s, f)
    if not besiegers or mask_of(open_units(s, f)) & s.friends[s.settler[f]]:
        return  # The siege is interrupted while a relief force stands in the field.
    leader = decider(s, s.encircled[f])
    options = [ASSAULT, RAID_SHIPYARD, HOLD] if can_raid(s, f) else [ASSAULT, HOLD]
    action = yield Choice(leader, SIEGE_ACTION, options, (field_term(s, f),))
    if action == RAID_SHIPYARD:
        yield from raid_shipyard(s, f, leader)
    elif action == ASSAULT:
        s.journal.tell(ASSAULTED, leader, field_term(s, f))
        combat.siege = new_siege(s, f, besiegers)


def new_siege(s: ScharzState, f: Field, besiegers: list[Unit]) -> Battle:
    """The besiegers as attackers against the units inside and the walls."""
    siege = Battle(AT_WALLS, f, [], walls=wall_level(s, f))
    garrison = units_at(s, INSIDE + f)
    inside = leader_of(s, garrison, f) if garrison else s.settler[f]
    siege.sides = [
        siege_side(s, leader_of(s, besiegers, f), True, besiegers),
        siege_side(s, inside, False, garrison),
    ]
    siege.sides[BESIEGER].target, siege.sides[GARRISON].target = GARRISON, BESIEGER
    return siege


def siege_side(s: ScharzState, leader: int, attacker: bool, units: list[Unit]) -> Side:
    players = mask_of(units) | 1 << leader
    heavy = sum(s.kind[u] == HEAVY for u in units)
    return Side(
        leader, attacker, False, s.prestige[leader], players, [0] * s.players, units.copy(), heavy=heavy
    )


def carry_out(s: ScharzState, combat: Combat, siege: Battle) -> Procedure[None]:
    """SCH-11.2 to 11.8 Siege rounds until the settlement falls or the attacker stops; perhaps a sally."""
    while siege.stage == STORMING:
        yield CHECKPOINT
        yield from siege_round(s, siege)
    if siege.stage in (FALLEN, STOPPED):
        yield CHECKPOINT
        yield from end_assault(s, combat, siege)
    if siege.stage == IN_THE_FIELD:
        yield from fight_battles(s)


def siege_round(s: ScharzState, siege: Battle) -> Procedure[None]:
    """SCH-11.2 Both sides roll at once; a breach turns the siege into a fight inside."""
    yield from main_roll(s, siege)
    siege.round += 1
    if siege.breached:
        breach(s, siege)
    besieger, garrison = siege.sides
    if not besieger.units:
        siege.stage = STOPPED
    elif not siege.walls and not garrison.units:
        siege.stage = FALLEN
    elif must_stop(s, siege) or (yield from stops(s, siege)):
        siege.stage = STOPPED


def breach(s: ScharzState, siege: Battle) -> None:
    """SCH-11.6 After the breach all siege engines become light infantry."""
    besieger = siege.sides[BESIEGER]
    s.journal.tell(BREACHED, besieger.leader, field_term(s, siege.place))
    light = UNIT_IDS.index(BOOK.units[SIEGE].becomes_after_breach)
    for u in besieger.units:
        if s.kind[u] == SIEGE:
            turn_into(s, u, light)
    siege.breached, siege.round = False, 0


def must_stop(s: ScharzState, siege: Battle) -> bool:
    """SCH-11.5, 8.5 Too many rounds, or too few besiegers for a wall that still stands."""
    if not siege.walls:
        return siege.round >= BOOK.battle.max_combat_rounds
    needed = siege.walls * BOOK.battle.units_for_encirclement_per_level
    return siege.round >= BOOK.battle.max_assault_rounds or len(siege.sides[BESIEGER].units) < needed


def stops(s: ScharzState, siege: Battle) -> Procedure[bool]:
    """SCH-11.5 After each round the leader goes on or stops."""
    leader = decider(s, siege.sides[BESIEGER].leader)
    about = (field_term(s, siege.place),)
    return (yield Choice(leader, SIEGE_CONTINUE, [CONTINUE, STOP], about)) == STOP


def end_assault(s: ScharzState, combat: Combat, siege: Battle) -> Procedure[None]:
    """SCH-11.7, 11.8 The settlement falls, or its walls are whole again and the defenders may come out."""
    f = siege.place
    besieger, garrison = siege.sides
    honoured = yield from name_honoured(s, siege, besieger)
    defender = yield from name_honoured(s, siege, garrison)
    if siege.stage == FALLEN:
        yield from capture(s, siege, besieger.leader, honoured)
        pay_loot(s, siege, [honoured], "winner")
        players = [p for p in range(s.players) if (besieger.players | garrison.players) >> p & 1]
        pay_loot(s, siege, players, "participants")
    credit_prestige(s, besieger, honoured)
    credit_prestige(s, garrison, defender)
    if siege.stage == STOPPED:
        s.journal.tell(REPELLED, besieger.leader, field_term(s, f))
        yield from sally_after_siege(s, combat, siege)
    update_status(s)


def sally_after_siege(s: ScharzState, combat: Combat, siege: Battle) -> Procedure[None]:
    """SCH-11.7 The defenders may attack: a normal land battle in the field, they being the attackers."""
    f = siege.place
    if not siege.sides[BESIEGER].units or not siege.sides[GARRISON].units:
        return
    settler = decider(s, s.settler[f])
    if (yield Choice(settler, SALLY_AFTER_SIEGE, [SALLY, STAY], (field_term(s, f),))) == STAY:
        return
    s.journal.tell(SALLIED_AFTER, settler, field_term(s, f))
    come_out(s, f)
    if f not in combat.sallied:
        combat.sallied.append(f)
    battle = battle_in(s, f)
    if battle is not None:
        combat.battles = [battle]
        siege.stage = IN_THE_FIELD
