"""NAP-15 to 20 Why something cannot be done in a battle: the name of a message `why-...` that says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grognard.games.napoleon.battle import PHASES
from grognard.games.napoleon.battle_board import (
    ARM_OF_FIGURE,
    COLUMN_OF,
    NO_ZONE,
    RETREAT_ZONE,
    STEPS,
    is_army,
    is_square,
    kind_of,
)
from grognard.games.napoleon.battle_picks import zone_and_figure
from grognard.games.napoleon.battle_state import Battle, column_strength, is_near_enemy, side_of
from grognard.games.napoleon.battle_terms import FIGURE_OF, GROUP_OF
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.deployment import deployment_zones
from grognard.games.napoleon.fire import aim_of
from grognard.games.napoleon.ids import GUNS, LEADER, STAFF
from grognard.games.napoleon.pursuit import covering_zones
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import (
    CHARGE,
    DISSOLVE,
    DONE,
    FIRE,
    KIND_AT,
    MOVE,
    NATION_OF,
    RALLY,
    REST_TO_RESERVE,
    ZONE_AT,
    ZONE_OF,
)
from grognard.kernel.choice import Choice, Term

Refusal: TypeAlias = Callable[[Battle, Choice, Term], str]


def battle_refusal(s: NapoleonState, choice: Choice, term: Term) -> str:
    """Which message says why this term is no answer to a question of the battle; empty if none does."""
    refusal = REFUSALS.get(choice.ask.key)
    if s.battle is None or refusal is None:
        return ""
    return refusal(s.battle, choice, term)


def why_not_place(b: Battle, choice: Choice, term: Term) -> str:
    """NAP-15.8 A deployment must be complete and leave no line zone empty."""
    nation = NATION_OF[choice.about[0]]
    if term == DONE:
        return "place-all"
    if term == REST_TO_RESERVE:
        return "place-line-first"
    if KIND_AT[term] < 0:
        return ""
    if not b.waiting[nation][KIND_AT[term]]:
        return "place-none-left"
    if ZONE_AT[term] not in deployment_zones(b, side_of(b, nation)):
        return "place-own-zones"
    return "place-last-units"


def why_not_unit(b: Battle, choice: Choice, term: Term) -> str:
    """NAP-16.1, NAP-16.3, NAP-16.8 Units of the arm, with actions left, outside the retreat zone."""
    if GROUP_OF[term] < 0:
        return ""
    zone, figure = zone_and_figure(GROUP_OF[term])
    nation = NATION_OF[choice.about[0]]
    if zone == RETREAT_ZONE[side_of(b, nation)]:
        return "act-retreat-zone"
    if ARM_OF_FIGURE[figure] != PHASES[b.phase]:
        return "act-other-arm"
    if GROUP_OF[term] not in b.ready:
        return "act-no-actions"
    return "act-nothing"


def why_not_kind(b: Battle, choice: Choice, term: Term) -> str:
    """NAP-16.4, NAP-16.9 What a unit of this arm and state can do from where it stands."""
    zone, figure = zone_and_figure(GROUP_OF[choice.about[0]])
    arm = ARM_OF_FIGURE[figure]
    if is_square(figure) and term in (MOVE, CHARGE):
        return "deed-square"
    if term == MOVE:
        return "deed-no-way"
    if term == FIRE and BOOK.units[kind_of(figure)].fires and aim_of(b, b.side, figure, zone) == NO_ZONE:
        return "deed-out-of-range"
    if term == CHARGE and arm == GUNS:
        return "deed-guns-charge"
    if term == CHARGE and arm != STAFF:
        return "deed-nobody-ahead"
    if term == RALLY and figure == LEADER:
        return "deed-rally"
    if term in (FIRE, CHARGE, RALLY, DISSOLVE):
        return "deed-other-unit"
    return ""


def why_not_zone(b: Battle, choice: Choice, term: Term) -> str:
    """NAP-15.7, NAP-16.5, NAP-16.6, NAP-16.10 Where a step may lead."""
    if ZONE_OF[term] < 0:
        return ""
    zone, figure = zone_and_figure(GROUP_OF[choice.about[0]])
    to, side = ZONE_OF[term], b.side
    if to not in STEPS[b.grand][side][zone]:
        return "zone-not-adjacent"
    if b.army[1 - side][to]:
        return "zone-enemy"
    if is_near_enemy(b, side, zone) and is_near_enemy(b, side, to):
        return "zone-held"
    leaves = is_army(figure) and COLUMN_OF[to] != COLUMN_OF[zone]
    return "zone-last-of-column" if leaves and column_strength(b, side, COLUMN_OF[zone]) == 1 else ""


def why_not_target(b: Battle, choice: Choice, term: Term) -> str:
    """NAP-16.16, NAP-17.9, NAP-18.2 What can be attacked."""
    target = FIGURE_OF[term]
    if target == LEADER:
        return "target-leader"
    if target >= 0 and ARM_OF_FIGURE[target] == GUNS and choice.about[1] == CHARGE:
        return "target-guns"
    return "target-absent" if target >= 0 else ""


def why_not_pursued(b: Battle, choice: Choice, term: Term) -> str:
    """NAP-20.4, NAP-20.5 Who can be pursued."""
    target = FIGURE_OF[term]
    if target < 0:
        return ""
    if covering_zones(b):
        return "pursuit-covered"
    return "pursuit-nobody"


REFUSALS: Final[dict[str, Refusal]] = {
    "deploy_unit": why_not_place,
    "act_unit": why_not_unit,
    "act_kind": why_not_kind,
    "act_zone": why_not_zone,
    "act_target": why_not_target,
    "pursue_target": why_not_pursued,
}
