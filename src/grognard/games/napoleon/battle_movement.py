"""NAP-16 Battle movement: one step to an adjacent zone."""

from __future__ import annotations

from grognard.games.napoleon.battle_board import (
    COLUMN_OF,
    MIDDLE,
    NO_COLUMN,
    STEPS,
    Figure,
    Group,
    Zone,
    cell_of,
    is_army,
    kind_of,
)
from grognard.games.napoleon.battle_picks import pick, spend_action, zone_and_figure
from grognard.games.napoleon.battle_state import (
    Battle,
    column_strength,
    is_near_enemy,
    nations_with,
    put,
    side_of,
    take,
    to_reserve,
)
from grognard.games.napoleon.battle_terms import GROUP
from grognard.games.napoleon.ids import LEADER, Nation
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import CANCEL, KIND, NATION, ZONE, ZONE_OF
from grognard.kernel.choice import Ask, Procedure
from grognard.kernel.journal import Told

ACT_ZONE = Ask("act_zone", "NAP-16.5", "zone")

STEPPED = Told("battle_moved", "NAP-16.5", "nation:term", "unit:term", "start:term", "end:term")
LEADER_FLED = Told("battle_leader_fled", "NAP-16.11", "nation:term", "zone:term")


def move(s: NapoleonState, b: Battle, nation: Nation, group: Group) -> Procedure[None]:
    """NAP-16.5 A unit goes to the zone that the player names."""
    zone, figure = zone_and_figure(group)
    options = [ZONE[to] for to in destinations(b, nation, figure, zone)]
    picked = yield from pick(s, b.player[nation], ACT_ZONE, options, (GROUP[group],))
    if picked == CANCEL:
        return
    to = ZONE_OF[picked]
    step(s, b, nation, figure, zone, to)
    spend_action(b, group, cell_of(figure, to))


def destinations(b: Battle, nation: Nation, figure: Figure, zone: Zone) -> list[Zone]:
    """NAP-16.5, NAP-16.6, NAP-16.10 The zones that a unit may step to."""
    side = side_of(b, nation)
    enemy = b.army[1 - side]
    steps = [to for to in STEPS[b.grand][side][zone] if not enemy[to]]
    if steps and is_near_enemy(b, side, zone):
        steps = [to for to in steps if not is_near_enemy(b, side, to)]
    column = COLUMN_OF[zone]
    if column != NO_COLUMN and is_army(figure) and column_strength(b, side, column) == 1:
        steps = [to for to in steps if COLUMN_OF[to] == column]
    return steps


def step(s: NapoleonState, b: Battle, nation: Nation, figure: Figure, zone: Zone, to: Zone) -> None:
    """NAP-16.5 A unit goes to an adjacent zone."""
    take(b, nation, figure, zone)
    put(b, nation, figure, to)
    s.journal.tell(STEPPED, NATION[nation], KIND[kind_of(figure)], ZONE[zone], ZONE[to])
    if to in MIDDLE:
        b.contact = True  # 16.13
    if is_army(figure):
        chase_leaders(s, b, nation, to)


def chase_leaders(s: NapoleonState, b: Battle, nation: Nation, zone: Zone) -> None:
    """NAP-16.11 Lone leaders in a zone that enemy army units enter are put in their own reserve."""
    for other in nations_with(b, 1 - side_of(b, nation), LEADER, zone):
        to_reserve(b, other, LEADER, zone, b.board[other][cell_of(LEADER, zone)])
        s.journal.tell(LEADER_FLED, NATION[other], ZONE[zone])
