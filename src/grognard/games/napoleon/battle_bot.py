"""NAP-30 A competent commander: how good every option of a battle looks, and how a battle stands.

Combined arms: guns in every column, the infantry massed in one of them, cavalry to force squares and to cover
a retreat, leaders in the reserve to rally. Fire and charge go by expected value (`battle_tactics.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grognard.games.napoleon.battle_actions import deeds_of
from grognard.games.napoleon.battle_board import (
    AHEAD,
    ARM_OF_FIGURE,
    COLUMN_OF,
    FIGURES,
    IN_SQUARE,
    LINE,
    MIDDLE,
    RESERVE,
    SIDES,
    Side,
    Zone,
    cell_of,
)
from grognard.games.napoleon.battle_estimates import (
    STAKE,
    Field,
    chance_to_win,
    charge_worth,
    fire_worth,
    forces_in,
    log_odds,
)
from grognard.games.napoleon.battle_picks import zone_and_figure
from grognard.games.napoleon.battle_state import (
    Battle,
    column_strength,
    columns_of,
    nations_of,
    side_of,
)
from grognard.games.napoleon.battle_tactics import (
    NEVER,
    deed_worth,
    main_effort,
    move_worth,
    onset_worth,
    quarry_worth,
    rally_worth,
    square_cost,
)
from grognard.games.napoleon.battle_terms import FIGURE_OF, GROUP_OF
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.fire import aim_of
from grognard.games.napoleon.ids import FOOT, GUNS, HORSE, KINDS, STAFF, Kind, Nation
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import (
    CANCEL,
    CHARGE_HOME,
    DONE,
    EVADE,
    FIGHT_ON,
    FIRE,
    KIND_AT,
    KIND_OF,
    NATION_OF,
    NUMBER_OF,
    REST_TO_RESERVE,
    SQUARE,
    STOP,
    UNDO,
    ZONE_AT,
    ZONE_OF,
)
from grognard.kernel.choice import Choice, Player, Term

FIGHT_ON_FROM: Final = 0.08
"""The chance of victory below which a commander gives the battle up."""

MAIN_EFFORT: Final = 0.45
"""The share of the infantry that stands in the column of the main effort."""

FIRST: Final = {GUNS: 400.0, FOOT: 300.0, HORSE: 200.0, STAFF: 100.0}
"""In which order the arms are deployed."""

ALIKE: Final = [
    [other for other in range(KINDS) if ARM_OF_FIGURE[other] == ARM_OF_FIGURE[kind]] for kind in range(KINDS)
]
"""By kind: all kinds of the same arm."""

Worth: TypeAlias = Callable[[Field, Choice, Term], float]
"""How good an option of a choice looks to the player who is asked."""


def prefer_battle(s: NapoleonState, choice: Choice) -> list[float]:
    """How good each option of a battle question looks to the player who is asked."""
    b = s.battle
    worth = WORTH.get(choice.ask.key)
    if b is None or worth is None:
        return [0.0] * len(choice.options)
    field = Field(b)
    return [NEVER if o in (CANCEL, UNDO) else worth(field, choice, o) for o in choice.options]


def evaluate_battle(s: NapoleonState, player: Player) -> float:
    """What the battle still promises the player, in PP; fallen units have gone from the map already."""
    b = s.battle
    side = None if b is None else side_of_player(b, player)
    return 0.0 if b is None or side is None else STAKE * (2 * chance_to_win(b, side) - 1)


def battle_prospect(s: NapoleonState, player: Player) -> float:
    """Half of the logarithm of the odds that the player wins the battle; his enemy has the other half."""
    b = s.battle
    side = None if b is None else side_of_player(b, player)
    return 0.0 if b is None or side is None else 0.5 * log_odds(b, side)


def side_of_player(b: Battle, player: Player) -> Side | None:
    """The side that the player has units on; None if he looks on, or has nations on both."""
    mine = [side for side in SIDES if any(b.player[nation] == player for nation in nations_of(b, side))]
    return mine[0] if len(mine) == 1 else None


# -- deployment ----------


def placing_worth(field: Field, choice: Choice, option: Term) -> float:
    """Guns first, then infantry, cavalry and leaders, each where most of them are wanted."""
    b = field.b
    if option == DONE:
        return 1.0
    if option == REST_TO_RESERVE:
        return NEVER / 2
    kind = KIND_AT[option]
    nation = NATION_OF[choice.about[0]]
    return FIRST[ARM_OF_FIGURE[kind]] + missing_there(b, nation, kind, ZONE_AT[option])


def number_worth(field: Field, choice: Choice, option: Term) -> float:
    """As many as the zone still wants of that arm, one at least."""
    b = field.b
    kind, zone, nation = KIND_OF[choice.about[0]], ZONE_OF[choice.about[1]], NATION_OF[choice.about[2]]
    return -abs(NUMBER_OF[option] - max(1.0, missing_there(b, nation, kind, zone)))


def missing_there(b: Battle, nation: Nation, kind: Kind, zone: Zone) -> float:
    """How many units of this arm the nation still wants in the zone."""
    board, waiting = b.board[nation], b.waiting[nation]
    total = here = 0
    for other in ALIKE[kind]:
        total += waiting[other] + sum(board[other::FIGURES])
        here += board[cell_of(other, zone)]
    return total * share_of(b, side_of(b, nation), ARM_OF_FIGURE[kind], zone) - here


def share_of(b: Battle, side: Side, arm: int, zone: Zone) -> float:
    """The share of an arm that is wanted in a zone of the deployment."""
    reserve = zone == RESERVE[side]
    columns = len(columns_of(b))
    if arm == STAFF:
        return 1.0 if reserve else 0.0
    if columns == 1:
        line = {GUNS: 1.0, FOOT: 0.8, HORSE: 0.5}[arm]
        return 1.0 - line if reserve else line
    if arm == GUNS:
        return 0.0 if reserve else 1.0 / columns
    main = main_effort(b, side) in (zone, None)
    if arm == HORSE:
        return 0.4 if reserve else 0.6 if main else 0.0
    return 0.0 if reserve else MAIN_EFFORT if main else (1.0 - MAIN_EFFORT) / (columns - 1)


# -- actions ----------


def retreat_worth(field: Field, choice: Choice, option: Term) -> float:
    """A battle is given up when it is as good as lost, later if no cavalry covers the retreat."""
    b = field.b
    if option != FIGHT_ON:
        return 0.0
    zones = (RESERVE[b.side], *LINE[b.side], *MIDDLE)
    covered = any(forces_in(b, b.side, zone).horse for zone in zones)
    return chance_to_win(b, b.side) - (FIGHT_ON_FROM if covered else FIGHT_ON_FROM / 2)


def unit_worth(field: Field, choice: Choice, option: Term) -> float:
    """The best deed of the unit; a player is done when every deed does harm."""
    b = field.b
    if option == DONE:
        return 0.0
    nation = NATION_OF[choice.about[0]]
    zone, figure = zone_and_figure(GROUP_OF[option])
    return max(deed_worth(field, nation, figure, zone, deed) for deed in deeds_of(b, nation, figure, zone))


def kind_worth(field: Field, choice: Choice, option: Term) -> float:
    b = field.b
    zone, figure = zone_and_figure(GROUP_OF[choice.about[0]])
    return deed_worth(field, acting_nation(b), figure, zone, option)


def zone_worth(field: Field, choice: Choice, option: Term) -> float:
    b = field.b
    zone, figure = zone_and_figure(GROUP_OF[choice.about[0]])
    return move_worth(field, acting_nation(b), figure, zone, ZONE_OF[option])


def target_worth(field: Field, choice: Choice, option: Term) -> float:
    b = field.b
    zone, figure = zone_and_figure(GROUP_OF[choice.about[0]])
    if choice.about[1] == FIRE:
        return fire_worth(b, b.side, figure, zone, FIGURE_OF[option], aim_of(b, b.side, figure, zone))
    return onset_worth(b, b.side, figure, zone, FIGURE_OF[option], AHEAD[b.side][zone])


def acting_nation(b: Battle) -> Nation:
    return nations_of(b, b.side)[b.turn]


# -- reactions ----------


def reaction_worth(field: Field, choice: Choice, option: Term) -> float:
    """Infantry forms square when it would rather not meet this cavalry in the open."""
    b = field.b
    kind = KIND_OF[choice.about[0]]
    zone, figure = zone_and_figure(GROUP_OF[choice.about[1]])
    aim = AHEAD[b.side][zone]
    stand = -charge_worth(b, b.side, figure, zone, kind, aim)
    if option != SQUARE:
        return stand
    charged = max(0.0, charge_worth(b, b.side, figure, zone, kind + IN_SQUARE, aim))
    square = -charged - square_cost(b, 1 - b.side, zone)
    success = (7 - BOOK.units[kind].square_min_roll) / 6
    return success * square + (1 - success) * stand


def evasion_worth(field: Field, choice: Choice, option: Term) -> float:
    """Cavalry evades infantry only if it is badly outmatched, and never when that breaks the line."""
    b = field.b
    zone, figure = zone_and_figure(GROUP_OF[choice.about[1]])
    if option == EVADE:
        left = column_strength(b, 1 - b.side, COLUMN_OF[zone])
        return NEVER if left <= 1 else -3.0 - 6.0 / left
    return -charge_worth(b, b.side, figure, zone, KIND_OF[choice.about[0]], AHEAD[b.side][zone])


def home_worth(field: Field, choice: Choice, option: Term) -> float:
    """The charge is carried home at a square only when the odds are good all the same."""
    b = field.b
    if option != CHARGE_HOME:
        return 0.0
    zone, figure = zone_and_figure(GROUP_OF[choice.about[0]])
    return charge_worth(b, b.side, figure, zone, FIGURE_OF[choice.about[1]], AHEAD[b.side][zone])


# -- nations, rallying, pursuit ----------


def nation_worth(field: Field, choice: Choice, option: Term) -> float:
    """The nation that has lost most already: as an enemy it is nearest to collapse (12.8)."""
    b = field.b
    return float(sum(b.lost[NATION_OF[option]]))


def leader_worth(field: Field, choice: Choice, option: Term) -> float:
    """Somebody else's leader shall fall, if possible."""
    b = field.b
    return 0.0 if b.player[NATION_OF[option]] == choice.player else 1.0


def rallied_worth(field: Field, choice: Choice, option: Term) -> float:
    return rally_worth(KIND_OF[option])


def pursuer_worth(field: Field, choice: Choice, option: Term) -> float:
    """Cavalry first; nobody stops while there is somebody to catch."""
    if option == STOP:
        return NEVER
    return 1.0 if ARM_OF_FIGURE[KIND_OF[option]] == HORSE else 0.0


def pursued_worth(field: Field, choice: Choice, option: Term) -> float:
    """The target that loses the enemy most on the average."""
    return quarry_worth(KIND_OF[choice.about[0]], KIND_OF[option])


def going_on_worth(field: Field, choice: Choice, option: Term) -> float:
    return NEVER if option == STOP else 0.0


WORTH: Final[dict[str, Worth]] = {
    "deploy_unit": placing_worth,
    "deploy_count": number_worth,
    "phase_retreat": retreat_worth,
    "act_unit": unit_worth,
    "act_kind": kind_worth,
    "act_zone": zone_worth,
    "act_target": target_worth,
    "unit_nation": nation_worth,
    "rally_type": rallied_worth,
    "react_square": reaction_worth,
    "react_evade": evasion_worth,
    "call_off": home_worth,
    "leader_lost": leader_worth,
    "pursuit_nation": going_on_worth,
    "pursue": pursuer_worth,
    "pursue_target": pursued_worth,
}
