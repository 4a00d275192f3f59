"""NAP-30 A competent commander: preferences for every question of a battle, and how a battle stands.

Combined arms: guns and infantry in the column of the main effort, cavalry to force squares and to cover,
a leader in the reserve to rally. Fire and charge go by expected value, moves by what they do to the columns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grognard.games.napoleon.battle import PHASES
from grognard.games.napoleon.battle_actions import deeds_of
from grognard.games.napoleon.battle_board import (
    AHEAD,
    ARM_OF_FIGURE,
    ATTACKER,
    COLUMN_OF,
    DEFENDER,
    FIGURES,
    IN_SQUARE,
    LINE,
    MIDDLE,
    NO_COLUMN,
    RESERVE,
    RETREAT_ZONE,
    Column,
    Figure,
    Side,
    Zone,
    cell_of,
    kind_of,
)
from grognard.games.napoleon.battle_estimates import (
    STAKE,
    Forces,
    chance_to_win,
    charge_worth,
    column_balance,
    fire_worth,
    reach,
)
from grognard.games.napoleon.battle_movement import destinations
from grognard.games.napoleon.battle_picks import zone_and_figure
from grognard.games.napoleon.battle_state import (
    Battle,
    columns_of,
    nations_of,
    put,
    side_of,
    take,
)
from grognard.games.napoleon.battle_terms import FIGURE_OF, GROUP_OF
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.charge import charge_targets, may_form_square
from grognard.games.napoleon.fire import aim_of, fire_targets
from grognard.games.napoleon.ids import (
    ARMY_KINDS,
    FOOT,
    GUNS,
    HORSE,
    KINDS,
    LEADER,
    MILITIA,
    STAFF,
    Kind,
    Nation,
)
from grognard.games.napoleon.leaders import rallying
from grognard.games.napoleon.pursuit import pursuit_number
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import (
    CANCEL,
    CHARGE,
    CHARGE_HOME,
    DISSOLVE,
    DONE,
    EVADE,
    FIGHT_ON,
    FIRE,
    KIND_AT,
    KIND_OF,
    NATION_OF,
    NUMBER_OF,
    RALLY,
    REST_TO_RESERVE,
    SQUARE,
    STAND,
    STOP,
    UNDO,
    ZONE_AT,
    ZONE_OF,
)
from grognard.kernel.choice import Choice, Player, Term

NEVER: Final = -1000.0

FIGHT_ON_FROM: Final = 0.12
"""The chance of victory below which a commander gives the battle up."""

MAIN_EFFORT: Final = 0.5
"""The share of the infantry that stands in the column of the main effort."""

HASTE: Final = 1.0
"""How much more an attacker wants to close with the enemy in every round."""

Preference: TypeAlias = Callable[[NapoleonState, Battle, Choice], list[float]]


def prefer_battle(s: NapoleonState, choice: Choice) -> list[float]:
    """How good each option of a battle question looks to the player who is asked."""
    b = s.battle
    prefer = PREFERENCES.get(choice.ask.key)
    if b is None or prefer is None:
        return [0.0] * len(choice.options)
    values = prefer(s, b, choice)
    return [
        NEVER if option in (CANCEL, UNDO) else value
        for option, value in zip(choice.options, values, strict=True)
    ]


def evaluate_battle(s: NapoleonState, player: Player) -> float:
    """What the battle still promises the player, in PP; units that have fallen are gone from the map already."""
    b = s.battle
    if b is None:
        return 0.0
    mine = [side for side in (ATTACKER, DEFENDER) if player in {b.player[n] for n in nations_of(b, side)}]
    if len(mine) != 1:
        return 0.0
    return STAKE * (2 * chance_to_win(b, mine[0]) - 1)


# -- deployment ----------


def prefer_placing(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """Guns first (their column is the main effort), then infantry, cavalry, leaders."""
    nation = NATION_OF[choice.about[0]]
    return [placing_worth(b, nation, option) for option in choice.options]


def placing_worth(b: Battle, nation: Nation, option: Term) -> float:
    if option == DONE:
        return 1.0
    if option == REST_TO_RESERVE or KIND_AT[option] < 0:
        return NEVER / 2
    kind, zone = KIND_AT[option], ZONE_AT[option]
    arm = ARM_OF_FIGURE[kind]
    missing = wanted_there(b, nation, kind, zone) - units_there(b, nation, arm, zone)
    return {GUNS: 400.0, FOOT: 300.0, HORSE: 200.0, STAFF: 100.0}[arm] + missing


def prefer_number(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """As many as the zone still wants of that arm."""
    kind, zone = KIND_OF[choice.about[0]], ZONE_OF[choice.about[1]]
    nation = next(
        n for n in (*b.attackers, *b.defenders) if b.player[n] == choice.player and b.waiting[n][kind]
    )
    missing = wanted_there(b, nation, kind, zone) - units_there(b, nation, ARM_OF_FIGURE[kind], zone)
    return [-abs(NUMBER_OF[option] - max(1.0, missing)) for option in choice.options]


def wanted_there(b: Battle, nation: Nation, kind: Kind, zone: Zone) -> float:
    """How many units of the kind's arm a nation wants in a zone of its deployment."""
    side = side_of(b, nation)
    arm = ARM_OF_FIGURE[kind]
    total = sum(total_of(b, nation, other) for other in range(KINDS) if ARM_OF_FIGURE[other] == arm)
    lines = [LINE[side][column] for column in columns_of(b)]
    main = main_effort(b, side)
    reserve = zone == RESERVE[side]
    if arm == STAFF:
        return total if reserve else 0.0
    if len(lines) == 1:
        share = {GUNS: 1.0, FOOT: 0.8, HORSE: 0.5}[arm]
        return total * (1 - share if reserve else share)
    if arm == GUNS:
        return 0.0 if reserve else total if main in (zone, None) else 0.0
    if arm == HORSE:
        return total * (0.4 if reserve else 0.6 if zone == main else 0.0)
    if reserve:
        return 0.0
    return total * (MAIN_EFFORT if zone == main else (1 - MAIN_EFFORT) / 2)


def main_effort(b: Battle, side: Side) -> Zone | None:
    """The line zone with most guns, else with most units; None as long as nothing stands in the line."""
    best, most = None, 0
    for column in columns_of(b):
        zone = LINE[side][column]
        here = Forces(b, side, zone)
        weight = 100 * here.guns + here.foot + here.horse
        if weight > most:
            best, most = zone, weight
    return best


def total_of(b: Battle, nation: Nation, kind: Kind) -> int:
    board = b.board[nation]
    return b.waiting[nation][kind] + sum(board[kind::FIGURES])


def units_there(b: Battle, nation: Nation, arm: int, zone: Zone) -> int:
    board = b.board[nation]
    return sum(board[cell_of(kind, zone)] for kind in range(KINDS) if ARM_OF_FIGURE[kind] == arm)


# -- giving up ----------


def prefer_retreat(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """A battle is given up when it is as good as lost, later if no cavalry covers the retreat."""
    chance = chance_to_win(b, b.side)
    covered = any(Forces(b, b.side, zone).horse for zone in cover_zones(b.side))
    least = FIGHT_ON_FROM if covered else FIGHT_ON_FROM / 2
    return [chance - least if option == FIGHT_ON else 0.0 for option in choice.options]


def cover_zones(side: Side) -> list[Zone]:
    return [RESERVE[side], *LINE[side], *MIDDLE]


# -- actions ----------


def prefer_unit(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """The unit that can do the best deed; none if every deed does harm."""
    nation = NATION_OF[choice.about[0]]
    return [0.0 if option == DONE else unit_worth(b, nation, option) for option in choice.options]


def unit_worth(b: Battle, nation: Nation, unit: Term) -> float:
    zone, figure = zone_and_figure(GROUP_OF[unit])
    return max(deed_worth(b, nation, figure, zone, deed) for deed in deeds_of(b, nation, figure, zone))


def prefer_deed(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    zone, figure = zone_and_figure(GROUP_OF[choice.about[0]])
    nation = nations_of(b, b.side)[b.turn]
    return [NEVER if o == CANCEL else deed_worth(b, nation, figure, zone, o) for o in choice.options]


def deed_worth(b: Battle, nation: Nation, figure: Figure, zone: Zone, deed: Term) -> float:
    """What the best way to do this is worth."""
    side = side_of(b, nation)
    if deed in (FIRE, CHARGE) and wins_by_waiting(b, side):
        return NEVER
    if deed == FIRE:
        aim = aim_of(b, side, figure, zone)
        return max(fire_worth(b, side, figure, zone, target, aim) for target in fire_targets(b, side, aim))
    if deed == CHARGE:
        aim = AHEAD[side][zone]
        return max(onset_worth(b, side, figure, zone, target, aim) for target in charge_targets(b, side, aim))
    if deed == RALLY:
        return max(rally_worth(kind) for kind in rallying(b, side))
    if deed == DISSOLVE:
        return dissolve_worth(b, side, zone)
    ways = destinations(b, nation, figure, zone)
    return max(move_worth(b, nation, figure, zone, to) for to in ways)


def prefer_target(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    zone, figure = zone_and_figure(GROUP_OF[choice.about[0]])
    side = b.side
    shooting = choice.about[1] == FIRE
    aim = aim_of(b, side, figure, zone) if shooting else AHEAD[side][zone]
    worth = fire_worth if shooting else onset_worth
    return [
        NEVER if option == CANCEL else worth(b, side, figure, zone, FIGURE_OF[option], aim)
        for option in choice.options
    ]


def prefer_zone(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    zone, figure = zone_and_figure(GROUP_OF[choice.about[0]])
    nation = nations_of(b, b.side)[b.turn]
    return [
        NEVER if option == CANCEL else move_worth(b, nation, figure, zone, ZONE_OF[option])
        for option in choice.options
    ]


def wins_by_waiting(b: Battle, side: Side) -> bool:
    """NAP-16.13 The defender is about to win because nobody has sought contact: he must not seek it now."""
    late = PHASES[b.phase] in (FOOT, STAFF)
    return side == DEFENDER and late and not b.contact and b.quiet + 1 >= BOOK.battle.no_contact_rounds


def onset_worth(b: Battle, side: Side, figure: Figure, zone: Zone, target: Figure, aim: Zone) -> float:
    """What declaring a charge is worth, with the reaction that hurts most."""
    stands = charge_worth(b, side, figure, zone, target, aim)
    if ARM_OF_FIGURE[figure] == HORSE and may_form_square(target):
        squared = max(0.0, charge_worth(b, side, figure, zone, target + IN_SQUARE, aim))
        return min(stands, squared + square_cost(b, 1 - side, zone))
    if ARM_OF_FIGURE[figure] == FOOT and BOOK.units[kind_of(target)].can_evade:
        return min(stands, 1.0) if stands > 0 else stands
    return stands


def square_cost(b: Battle, side: Side, threat: Zone) -> float:
    """What being in square costs infantry: guns and muskets in the enemy zone ahead hit it more easily."""
    enemy = Forces(b, 1 - side, threat)
    return 0.2 + 0.3 * min(enemy.guns, 3) + 0.1 * min(enemy.foot, 4)


def dissolve_worth(b: Battle, side: Side, zone: Zone) -> float:
    """Squares are dissolved when no cavalry stands before them."""
    enemy = Forces(b, 1 - side, AHEAD[side][zone])
    if enemy.horse:
        return -2.0
    return 1.2 + 0.6 * min(enemy.guns, 3) + 0.2 * min(enemy.foot, 4)


def rally_worth(kind: Kind) -> float:
    return reach(BOOK.units[kind].rally) * (2 + BOOK.units[kind].cost)


# -- moves ----------


def move_worth(b: Battle, nation: Nation, figure: Figure, zone: Zone, to: Zone) -> float:
    """What a step is worth: better columns, or the advance of a whole column into the middle."""
    if figure == LEADER:
        return leader_move_worth(b, side_of(b, nation), zone, to)
    side = side_of(b, nation)
    if to in MIDDLE:
        return NEVER if wins_by_waiting(b, side) else advance_worth(b, side, COLUMN_OF[to]) - 0.1
    if zone in MIDDLE and COLUMN_OF[to] == COLUMN_OF[zone]:
        return -advance_worth(b, side, COLUMN_OF[to]) - 0.1
    columns = [column for column in (COLUMN_OF[zone], COLUMN_OF[to]) if column != NO_COLUMN]
    before = sum(column_balance(b, side, column) for column in columns)
    take(b, nation, figure, zone)
    put(b, nation, figure, to)
    gain = sum(column_balance(b, side, column) for column in columns) - before
    take(b, nation, figure, to)
    put(b, nation, figure, zone)
    if zone == RESERVE[side]:
        gain += reinforcement_worth(b, side, figure, COLUMN_OF[to])
    return gain - 0.3


def advance_worth(b: Battle, side: Side, column: Column) -> float:
    """What it is worth to each unit of a column if all that still can stand in the middle zone, not in the line."""
    line, middle = LINE[side][column], MIDDLE[column]
    behind, before = movable(b, side, line), movable(b, side, middle)
    units = sum(count for _, _, count in behind) + sum(count for _, _, count in before)
    if not units:
        return 0.0
    shift(b, behind, line, middle)
    forward = column_balance(b, side, column)
    shift(b, behind + before, middle, line)
    back = column_balance(b, side, column)
    shift(b, before, line, middle)
    return (forward - back + eagerness(b, side)) / units


def eagerness(b: Battle, side: Side) -> float:
    """NAP-16.13 The attacker must close with the enemy sooner or later."""
    if side == DEFENDER:
        return 0.0
    return HASTE * b.round + (10.0 if b.quiet and not b.contact else 0.0)


def movable(b: Battle, side: Side, zone: Zone) -> list[tuple[Nation, Figure, int]]:
    """The units of a zone whose phase is not over yet: nation, kind and number."""
    arms = PHASES[b.phase :]
    found = []
    for nation in nations_of(b, side):
        for kind in ARMY_KINDS:
            count = b.board[nation][cell_of(kind, zone)]
            if count and ARM_OF_FIGURE[kind] in arms:
                found.append((nation, kind, count))
    return found


def shift(b: Battle, moving: list[tuple[Nation, Figure, int]], start: Zone, end: Zone) -> None:
    for nation, figure, count in moving:
        take(b, nation, figure, start, count)
        put(b, nation, figure, end, count)


def reinforcement_worth(b: Battle, side: Side, figure: Figure, column: Column) -> float:
    """Units leave the reserve for the column of the main effort, or where the enemy presses."""
    if b.army[side][MIDDLE[column]]:
        return 1.0
    return 0.5 if LINE[side][column] == main_effort(b, side) else 0.0


def leader_move_worth(b: Battle, side: Side, zone: Zone, to: Zone) -> float:
    """A leader belongs into the reserve while there is somebody to rally; elsewhere he risks his neck."""
    fled = b.army[side][RETREAT_ZONE[side]]
    if to == RESERVE[side]:
        return 1.0 + min(fled, 3)
    return -1.0


# -- reactions ----------


def prefer_square(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """Infantry forms square when it would rather not meet this cavalry in the open."""
    kind = KIND_OF[choice.about[0]]
    zone, figure = zone_and_figure(GROUP_OF[choice.about[1]])
    charger = b.side
    aim = AHEAD[charger][zone]
    stand = -charge_worth(b, charger, figure, zone, kind, aim)
    square = -max(0.0, charge_worth(b, charger, figure, zone, kind + IN_SQUARE, aim))
    square -= square_cost(b, 1 - charger, zone)
    if kind == MILITIA:
        square = (square + stand) / 2
    return [square if option == SQUARE else stand for option in choice.options]


def prefer_evasion(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """Cavalry evades infantry only if it is badly outmatched, and never when that breaks the line."""
    target, figure = KIND_OF[choice.about[0]], KIND_OF[choice.about[1]]
    charger = b.side
    worst, where = 0.0, NO_COLUMN
    for column in columns_of(b):
        for zone in (LINE[charger][column], MIDDLE[column]):
            aim = AHEAD[charger][zone]
            if Forces(b, charger, zone).foot and Forces(b, 1 - charger, aim).horse:
                worth = charge_worth(b, charger, figure, zone, target, aim)
                if where == NO_COLUMN or worth > worst:
                    worst, where = worth, column
    stand = -worst
    left = b.army[1 - charger][LINE[1 - charger][where]] + b.army[1 - charger][MIDDLE[where]]
    evade = NEVER if left <= 1 else -3.0 - 6.0 / left
    return [evade if option == EVADE else stand if option == STAND else 0.0 for option in choice.options]


def prefer_call_off(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """The charge is carried home at a square only when the odds are good all the same."""
    figure, target = KIND_OF[choice.about[0]], FIGURE_OF[choice.about[1]]
    best = NEVER
    for column in columns_of(b):
        for zone in (LINE[b.side][column], MIDDLE[column]):
            aim = AHEAD[b.side][zone]
            if Forces(b, b.side, zone).horse and Forces(b, 1 - b.side, aim).squares:
                best = max(best, charge_worth(b, b.side, figure, zone, target, aim))
    return [best if option == CHARGE_HOME else 0.0 for option in choice.options]


# -- nations, rallying, pursuit ----------


def prefer_nation(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """Hit the nation that has lost most already: it is nearest to collapse (12.8)."""
    return [
        float(sum(b.lost[NATION_OF[option]])) if NATION_OF[option] >= 0 else NEVER
        for option in choice.options
    ]


def prefer_leader_lost(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """Somebody else's leader, if possible."""
    return [0.0 if b.player[NATION_OF[option]] == choice.player else 1.0 for option in choice.options]


def prefer_rally(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    return [NEVER if option == CANCEL else rally_worth(KIND_OF[option]) for option in choice.options]


def prefer_pursuer(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """Cavalry first; nobody stops while there is somebody to catch."""
    return [NEVER if o == STOP else 1.0 + (ARM_OF_FIGURE[KIND_OF[o]] == HORSE) for o in choice.options]


def prefer_quarry(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    """The target that loses the enemy most on the average."""
    kind = KIND_OF[choice.about[0]]
    return [NEVER if option == CANCEL else quarry_worth(kind, KIND_OF[option]) for option in choice.options]


def quarry_worth(kind: Kind, target: Kind) -> float:
    return (7 - pursuit_number(kind, target)) / 6 * (BOOK.units[target].cost + 4)


def prefer_pursuing_nation(s: NapoleonState, b: Battle, choice: Choice) -> list[float]:
    return [NEVER if option == STOP else 0.0 for option in choice.options]


PREFERENCES: Final[dict[str, Preference]] = {
    "deploy_unit": prefer_placing,
    "deploy_count": prefer_number,
    "phase_retreat": prefer_retreat,
    "act_unit": prefer_unit,
    "act_kind": prefer_deed,
    "act_zone": prefer_zone,
    "act_target": prefer_target,
    "unit_nation": prefer_nation,
    "rally_type": prefer_rally,
    "react_square": prefer_square,
    "react_evade": prefer_evasion,
    "call_off": prefer_call_off,
    "leader_lost": prefer_leader_lost,
    "pursuit_nation": prefer_pursuing_nation,
    "pursue": prefer_pursuer,
    "pursue_target": prefer_quarry,
}
