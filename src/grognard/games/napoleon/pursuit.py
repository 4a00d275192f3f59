"""NAP-20.2 to 20.8 Pursuit: the winner's infantry and cavalry ride down what they can reach."""

from __future__ import annotations

from typing import Final

from grognard.games.napoleon.battle_board import (
    ARM_OF_FIGURE,
    FIGURES,
    IN_SQUARE,
    RETREAT_ZONE,
    ZONES,
    Cell,
    Side,
    Zone,
    cell_of,
    is_square,
)
from grognard.games.napoleon.battle_picks import pick, pick_nation
from grognard.games.napoleon.battle_state import (
    Battle,
    commander_of,
    dissolve_square,
    has_arm,
    nations_of,
    side_of,
    to_reserve,
    units_of,
)
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.casualties import strike_off
from grognard.games.napoleon.ids import FOOT, HORSE, KINDS, MILITIA, NOBODY, Kind, Nation
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import CANCEL, KIND, KIND_OF, NATION, NATION_OF, STOP
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Procedure
from grognard.kernel.journal import Told

NO_CELL: Final = -1

PURSUIT_NATION = Ask("pursuit_nation", "NAP-15.10", "nation")
PURSUE = Ask("pursue", "NAP-20.3", "unit")
PURSUE_TARGET = Ask("pursue_target", "NAP-20.5", "unit")

_CHASE = ("nation:term", "unit:term", "enemy:term", "target:term", "die:number", "needed:number")
CAUGHT = Told("pursuit_caught", "NAP-20.6", *_CHASE)
ESCAPED = Told("pursuit_escaped", "NAP-20.6", *_CHASE)


def pursue(s: NapoleonState, b: Battle) -> Procedure[None]:
    """NAP-20.8 One pursuer after the other; the winner may stop early."""
    while True:
        nations = pursuing_nations(s, b)
        if not nations:
            return
        yield CHECKPOINT
        nation = nations[0]
        if len(nations) > 1:
            # 15.10 The commander decides the order of pursuit between nations.
            options = [NATION[each] for each in nations] + [STOP]
            picked = yield Choice(commander_of(b, b.winner), PURSUIT_NATION, options)
            if picked == STOP:
                stop_pursuit(b, nations_of(b, b.winner))
                return
            nation = NATION_OF[picked]
        yield from pursue_with(s, b, nation)


def pursue_with(s: NapoleonState, b: Battle, nation: Nation) -> Procedure[None]:
    """NAP-20.8 Pick the pursuer's type and the target's type, and roll."""
    player = b.player[nation]
    kinds = [kind for kind in range(KINDS) if b.pursuers[nation][kind]]
    picked = yield Choice(player, PURSUE, [KIND[kind] for kind in kinds] + [STOP], about=(NATION[nation],))
    if picked == STOP:
        stop_pursuit(b, [nation])
        return
    kind = KIND_OF[picked]
    options = [KIND[target] for target in pursuit_targets(s, b, nation)]
    aimed = yield from pick(s, player, PURSUE_TARGET, options, (picked,))
    if aimed == CANCEL:
        return
    target = KIND_OF[aimed]
    victim = yield from pick_nation(s, player, nations_to_pursue(b, target, covering_zones(b)), aimed)
    if victim != NOBODY:
        chase(s, b, nation, kind, victim, target)


def chase(s: NapoleonState, b: Battle, nation: Nation, kind: Kind, victim: Nation, target: Kind) -> None:
    """NAP-20.6 One die; at or above the number of the table the target is eliminated."""
    b.pursuers[nation][kind] -= 1
    die = s.dice.roll()
    needed = pursuit_number(kind, target)
    told = CAUGHT if die >= needed else ESCAPED
    s.journal.tell(told, NATION[nation], KIND[kind], NATION[victim], KIND[target], die, needed)
    if die >= needed:
        zone, figure = divmod(cell_to_pursue(b, victim, target, covering_zones(b)), FIGURES)
        strike_off(s, b, victim, figure, zone)


# -- queries ----------


def pursuit_number(kind: Kind, target: Kind) -> int:
    """NAP-20.6 Subtypes use the column of their arm."""
    table = BOOK.pursuit.cavalry if ARM_OF_FIGURE[kind] == HORSE else BOOK.pursuit.infantry
    return table[ARM_OF_FIGURE[target]]


def pursuing_nations(s: NapoleonState, b: Battle) -> list[Nation]:
    """The winning nations that have pursuers and somebody to pursue."""
    winners = [nation for nation in nations_of(b, b.winner) if any(b.pursuers[nation])]
    return [nation for nation in winners if pursuit_targets(s, b, nation)]


def pursuit_targets(s: NapoleonState, b: Battle, nation: Nation) -> list[Kind]:
    """NAP-20.4, NAP-20.5 The types of units that a nation may pursue: covering cavalry first, else all."""
    zones = covering_zones(b)
    kinds = [kind for kind in range(KINDS) if nations_to_pursue(b, kind, zones)]
    if militia_is_spared(s) and not b.free_militia[nation]:
        return [kind for kind in kinds if kind != MILITIA]
    return kinds


def nations_to_pursue(b: Battle, target: Kind, covering: list[Zone]) -> list[Nation]:
    """The losing nations that have a unit of this type which may be pursued now."""
    if covering and ARM_OF_FIGURE[target] != HORSE:
        return []
    return [n for n in nations_of(b, 1 - b.winner) if cell_to_pursue(b, n, target, covering) != NO_CELL]


def cell_to_pursue(b: Battle, nation: Nation, target: Kind, covering: list[Zone]) -> Cell:
    """NAP-20.5 Where a unit of this type stands that may be pursued: anywhere, unless cavalry covers it."""
    board = b.board[nation]
    for zone in covering or range(ZONES):
        cell = cell_of(target, zone)
        if board[cell]:
            return cell
        if BOOK.units[target].can_square and board[cell + IN_SQUARE]:
            return cell + IN_SQUARE
    return NO_CELL


def covering_zones(b: Battle) -> list[Zone]:
    """NAP-20.4 The zones where the loser's cavalry covers the retreat: any but the retreat zone."""
    loser = 1 - b.winner
    return [z for z in range(ZONES) if z != RETREAT_ZONE[loser] and has_arm(b, loser, z, HORSE)]


def pursuers_of(s: NapoleonState, b: Battle, nation: Nation) -> list[int]:
    """NAP-20.3 The units of a winning nation outside its retreat zone that may pursue, by kind: once each."""
    fit = units_of(b, nation)
    for kind in range(KINDS):
        fit[kind] -= b.board[nation][cell_of(kind, RETREAT_ZONE[side_of(b, nation)])]
        if not pursues(s, b, nation, kind):
            fit[kind] = 0
    return fit


def pursues(s: NapoleonState, b: Battle, nation: Nation, kind: Kind) -> bool:
    """NAP-20.3, NAP-20.4 Cavalry always, infantry unless cavalry covers the retreat, militia by 21.7 only."""
    arm = ARM_OF_FIGURE[kind]
    if arm == HORSE:
        return True
    if arm != FOOT or b.covered:
        return False
    return BOOK.units[kind].may_pursue or b.free_militia[nation] or militia_is_spared(s)


def militia_is_spared(s: NapoleonState) -> bool:
    """NAP-20.3 The other reading: militia pursue, but only the nations of 21.7 may pursue militia."""
    return s.options["militia_pursuit"] == "cannot_be_pursued"


# -- changes ----------


def muster_pursuers(s: NapoleonState, b: Battle) -> None:
    """NAP-20.3, NAP-20.4 Who may pursue is settled at the moment when the battle is lost."""
    b.covered = bool(covering_zones(b))
    for nation in nations_of(b, b.winner):
        b.pursuers[nation] = pursuers_of(s, b, nation)


def stop_pursuit(b: Battle, nations: list[Nation]) -> None:
    """NAP-20.18 These nations pursue no further."""
    for nation in nations:
        b.pursuers[nation] = [0] * KINDS


def gather(b: Battle, side: Side) -> None:
    """NAP-20.2, NAP-20.15 Squares are dissolved; the winner's units in the retreat zone rejoin the others."""
    for nation in nations_of(b, side):
        for cell, count in enumerate(b.board[nation]):
            zone, figure = divmod(cell, FIGURES)
            while count and is_square(figure):
                dissolve_square(b, nation, figure, zone)
                count -= 1
            if count and side == b.winner and zone == RETREAT_ZONE[side]:
                to_reserve(b, nation, figure, zone, count)
