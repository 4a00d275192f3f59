"""NAP-16.3, 16.4 Combat actions: which units can act, what they can do, and doing it."""

from __future__ import annotations

from grognard.games.napoleon.battle_board import (
    AHEAD,
    ARM_FIGURES,
    NO_ZONE,
    RETREAT_ZONE,
    ZONES,
    Figure,
    Group,
    Side,
    Zone,
    cell_of,
    is_square,
    kind_of,
)
from grognard.games.napoleon.battle_movement import destinations, move
from grognard.games.napoleon.battle_picks import pick, spend_action, zone_and_figure
from grognard.games.napoleon.battle_state import Battle, dissolve_square, side_of
from grognard.games.napoleon.battle_terms import GROUP, GROUP_OF
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.casualties import check_lines
from grognard.games.napoleon.charge import charge
from grognard.games.napoleon.fire import aim_of, fire
from grognard.games.napoleon.ids import LEADER, Nation
from grognard.games.napoleon.leaders import may_rally, rally
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import CHARGE, DISSOLVE, DONE, FIRE, KIND, MOVE, NATION, RALLY, ZONE
from grognard.kernel.choice import Ask, Choice, Procedure, Term
from grognard.kernel.journal import Told

ACT_UNIT = Ask("act_unit", "NAP-16.1", "units")
ACT_KIND = Ask("act_kind", "NAP-16.4", "keyword")

DISSOLVED = Told("square_dissolved", "NAP-18.10", "nation:term", "unit:term", "zone:term")


def act(s: NapoleonState, b: Battle, nation: Nation) -> Procedure[bool]:
    """NAP-16.1 One unit of the nation makes one action; False when the player is done with this phase."""
    units = [GROUP[group] for group in groups_that_can_act(b, nation)]
    picked = yield Choice(b.player[nation], ACT_UNIT, [*units, DONE], about=(NATION[nation],))
    if picked == DONE:
        return False
    group = GROUP_OF[picked]
    zone, figure = zone_and_figure(group)
    deeds = deeds_of(b, nation, figure, zone)
    deed = yield from pick(s, b.player[nation], ACT_KIND, deeds, (picked,))
    if deed == MOVE:
        yield from move(s, b, nation, group)
    elif deed == FIRE:
        yield from fire(s, b, nation, group)
    elif deed == CHARGE:
        yield from charge(s, b, nation, group)
    elif deed == RALLY:
        yield from rally(s, b, nation, group)
    elif deed == DISSOLVE:
        dissolve(s, b, nation, group)
    check_lines(s, b)  # 20.1 after every action
    return True


def dissolve(s: NapoleonState, b: Battle, nation: Nation, group: Group) -> None:
    """NAP-18.10 Infantry spends its action to leave the square."""
    zone, figure = zone_and_figure(group)
    dissolve_square(b, nation, figure, zone)
    spend_action(b, group, cell_of(kind_of(figure), zone))
    s.journal.tell(DISSOLVED, NATION[nation], KIND[kind_of(figure)], ZONE[zone])


# -- queries ----------


def ready_units(b: Battle, nation: Nation, arm: int) -> list[Group]:
    """NAP-16.3, NAP-16.8 All units of the arm outside the retreat zone, with all their actions."""
    board = b.board[nation]
    home = RETREAT_ZONE[side_of(b, nation)]
    ready: list[Group] = []
    for zone in range(ZONES):
        if zone != home:
            for figure in ARM_FIGURES[arm]:
                cell = cell_of(figure, zone)
                ready += [cell] * board[cell]
    return ready


def groups_that_can_act(b: Battle, nation: Nation) -> list[Group]:
    """NAP-16.17 Units of the same type, zone, state and actions left are one group."""
    found = []
    for group in sorted(set(b.ready)):
        zone, figure = zone_and_figure(group)
        if deeds_of(b, nation, figure, zone):
            found.append(group)
    return found


def deeds_of(b: Battle, nation: Nation, figure: Figure, zone: Zone) -> list[Term]:
    """NAP-16.4, NAP-16.9 The kinds of action that a unit can take now."""
    side = side_of(b, nation)
    unit = BOOK.units[kind_of(figure)]
    deeds = []
    if not is_square(figure) and destinations(b, nation, figure, zone):
        deeds.append(MOVE)
    if unit.fires and aim_of(b, side, figure, zone) != NO_ZONE:
        deeds.append(FIRE)
    if unit.charges and not is_square(figure) and has_enemy_ahead(b, side, zone):
        deeds.append(CHARGE)
    if is_square(figure):
        deeds.append(DISSOLVE)
    if figure == LEADER and may_rally(b, side, zone):
        deeds.append(RALLY)
    return deeds


def has_enemy_ahead(b: Battle, side: Side, zone: Zone) -> bool:
    ahead = AHEAD[side][zone]
    return ahead != NO_ZONE and b.army[1 - side][ahead] > 0
