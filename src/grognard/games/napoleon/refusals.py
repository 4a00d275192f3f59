"""NAP-24.4 Why something is not offered: the name of a message `why-...` that says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grognard.games.napoleon.armies import troops
from grognard.games.napoleon.battle_refusals import battle_refusal
from grognard.games.napoleon.book import ATLAS, BOOK, SEAS, is_port
from grognard.games.napoleon.ids import ALLIED, AT_WAR, KINDS, SQUADRON, Region
from grognard.games.napoleon.movement import ready_units
from grognard.games.napoleon.peace import annexable_regions
from grognard.games.napoleon.production import (
    building_regions,
    has_intruders,
    has_room,
    may_build,
    spare,
    within_limit,
)
from grognard.games.napoleon.sea_battle import may_enter_port
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import (
    enemy_troops,
    is_permitted,
    is_unowned_minor,
    open_neighbours,
    resists,
    same_player,
)
from grognard.games.napoleon.terms import (
    ANNEX_MINOR,
    DONE,
    KIND_OF,
    NATION_OF,
    PAP,
    REGION_OF,
    WATER_OF,
)
from grognard.games.napoleon.windows import ACTIONS, actions_left
from grognard.kernel.choice import Choice, Term

Refusal: TypeAlias = Callable[[NapoleonState, Choice, Term], str]


def refusal(s: NapoleonState, choice: Choice, term: Term) -> str:
    """Which message says why this term is no answer; empty if none does."""
    reason = REFUSALS.get(choice.ask.key)
    if reason is None:
        return battle_refusal(s, choice, term)
    return reason(s, choice, term)


# -- movement


def why_not_origin(s: NapoleonState, choice: Choice, term: Term) -> str:
    """NAP-6.11, NAP-6.16 Units that have moved, or must fight a minor nation first."""
    region, nation = REGION_OF[term], NATION_OF[choice.about[0]]
    if region < 0:
        return ""
    if resists(s, nation, region):
        return "origin-resisted"
    if not any(ready_units(s, nation, region, kind) for kind in range(KINDS)):
        return "origin-moved"
    return "origin-nowhere"


def why_not_unit(s: NapoleonState, choice: Choice, term: Term) -> str:
    return "unit-none-ready" if 0 <= KIND_OF[term] < KINDS else ""


def why_not_step(s: NapoleonState, choice: Choice, term: Term) -> str:
    """NAP-6.2, NAP-6.3, NAP-6.9 The border, the strait, the permission."""
    region, here = REGION_OF[term], REGION_OF[choice.about[0]]
    nation = s.movers[s.mover] if s.mover < len(s.movers) else s.active
    if region < 0:
        return ""
    if region not in ATLAS.neighbours[here]:
        return "step-no-border"
    if region not in open_neighbours(s, nation, here):
        return "step-strait"
    return "step-units" if is_permitted(s, nation, region) else "step-not-permitted"


def why_not_sail(s: NapoleonState, choice: Choice, term: Term) -> str:
    """NAP-7.2, NAP-7.3 Seas are entered once, ports by their friends."""
    water, here, nation = WATER_OF[term], WATER_OF[choice.about[1]], NATION_OF[choice.about[0]]
    if water < 0:
        return ""
    if s.voyage is not None and water in s.voyage.visited:
        return "sail-twice"
    if is_port(water) and not may_enter_port(s, nation, water):
        return "sail-port"
    beside = ATLAS.port_seas[here - SEAS] if is_port(here) else ATLAS.sea_neighbours[here]
    return "" if water in beside else "sail-far"


# -- politics


def why_not_action(s: NapoleonState, choice: Choice, term: Term) -> str:
    """NAP-10.6, NAP-10.9 The window, the limits, the PAP and the targets."""
    action = next((action for action in ACTIONS if action.term == term), None)
    if action is None:
        return ""
    if term == ANNEX_MINOR and s.window is not None:
        return "action-own-turn"
    paid, offers = actions_left(s, choice.player)
    if (offers if action.free else paid) <= 0:
        return "action-limit"
    return "action-impossible"


def why_not_war(s: NapoleonState, choice: Choice, term: Term) -> str:
    """NAP-11.11"""
    nation, target = NATION_OF[choice.about[0]], NATION_OF[term]
    if target < 0 or target >= len(s.status):
        return ""
    if s.status[nation][target] == ALLIED:
        return "war-ally"
    if s.status[nation][target] == AT_WAR:
        return "war-already"
    if same_player(s, nation, target):
        return "war-own"
    return "war-truce" if s.truce[nation][target] > s.round else "war-side"


def why_not_annex(s: NapoleonState, choice: Choice, term: Term) -> str:
    """NAP-14.3, NAP-14.4"""
    region, nation = REGION_OF[term], NATION_OF[choice.about[0]]
    if region < 0:
        return ""
    if not is_unowned_minor(s, region):
        return "annex-owned"
    if region in s.announced:
        return "annex-once"
    return (
        "annex-enemies" if troops(s, nation, region) and enemy_troops(s, nation, region) else "annex-troops"
    )


def why_not_congress(s: NapoleonState, choice: Choice, term: Term) -> str:
    """NAP-12.7"""
    region, loser = REGION_OF[term], NATION_OF[choice.about[1]]
    if region < 0:
        return ""
    if s.owner[region] != loser:
        return "congress-owner"
    return "congress-price" if region in annexable_regions(s, loser) else "congress-capital"


# -- production


def why_not_buy(s: NapoleonState, choice: Choice, term: Term) -> str:
    """NAP-9.8, NAP-9.12, NAP-21 What the nation may build, where, and what it can pay."""
    nation = NATION_OF[choice.about[0]]
    if term == DONE:
        return "buy-infantry-first"
    if term == PAP:
        return "buy-too-dear"
    kind = KIND_OF[term]
    if kind < 0:
        return ""
    if not may_build(nation, kind):
        return "buy-not-built"
    if not building_regions(s, nation) or (kind == SQUADRON and not has_room(s, nation, kind)):
        return "buy-no-place"
    if not has_room(s, nation, kind):
        return "buy-no-figures"
    if not within_limit(s, nation, kind):
        return "buy-british-army"
    return (
        "buy-infantry-first" if spare(s, nation) < BOOK.units[kind].cost <= s.pp[nation] else "buy-too-dear"
    )


def why_not_place(s: NapoleonState, choice: Choice, term: Term) -> str:
    """NAP-9.9"""
    region, nation = region_of(term), NATION_OF[choice.about[0]]
    if region < 0:
        return ""
    if ATLAS.home[region] != nation or s.owner[region] != nation:
        return "place-homeland"
    if s.uprising[region]:
        return "place-uprising"
    return "place-intruders" if has_intruders(s, nation, region) else ""


def region_of(term: Term) -> Region:
    """The region, or the region of a port."""
    if WATER_OF[term] >= SEAS:
        return ATLAS.port_region[WATER_OF[term] - SEAS]
    return REGION_OF[term]


REFUSALS: Final[dict[str, Refusal]] = {
    "move_origin": why_not_origin,
    "move_unit": why_not_unit,
    "move_step": why_not_step,
    "fleet_step": why_not_sail,
    "political_action": why_not_action,
    "war_target": why_not_war,
    "annex_minor_target": why_not_annex,
    "congress_pick": why_not_congress,
    "buy": why_not_buy,
    "place_unit": why_not_place,
    "place_squadron": why_not_place,
}
"""By question: why something is missing among its options."""
