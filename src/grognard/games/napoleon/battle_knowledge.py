"""NAP-25 What a player knows of a battle: everything but the enemy's deployment before it is revealed."""

from __future__ import annotations

from typing import Any

from grognard.games.napoleon.battle_board import (
    ATTACKER,
    DEFENDER,
    FIGURES,
    LINE,
    SECOND,
    SIDES,
    Side,
    kind_of,
)
from grognard.games.napoleon.battle_picks import zone_and_figure
from grognard.games.napoleon.battle_state import (
    DEPLOYING,
    Battle,
    columns_of,
    is_decided,
    nations_of,
    side_of,
)
from grognard.games.napoleon.battle_terms import FIGURE
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.deployment import (
    clear_placements,
    deploying_order,
    empty_line_zones,
    has_deployed,
    place,
    rest_to_reserve,
)
from grognard.games.napoleon.ids import ARMY_KINDS, KIND_IDS, KINDS, Kind, Nation
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import NATION, REGION, TERMS, ZONE_IDS
from grognard.kernel.choice import Player
from grognard.kernel.dice import Dice

SIDE_WORDS = ("attacker", "defender")
DECISION_WORDS = ("broken-line", "voluntary-retreat", "no-contact", "round-limit")


def redact_battle(s: NapoleonState, player: Player | None) -> None:
    """NAP-25 Deployments of sides on which the player has no nation are taken off the board again."""
    b = s.battle
    assert b is not None, "there is no battle to redact"
    if b.stage == DEPLOYING:
        for nation in (*b.attackers, *b.defenders):
            if not knows_deployment(b, nation, player):
                clear_placements(b, nation)


def determinize_battle(s: NapoleonState, player: Player, dice: Dice) -> None:
    """Deployments that the player has not seen are made up: every line zone filled, the rest at random."""
    b = s.battle
    assert b is not None, "there is no battle to imagine"
    if b.stage == DEPLOYING:
        for side in SIDES:
            if not is_seen(b, side, player):
                for nation in deploying_order(b, side)[: b.deployed]:
                    imagine_deployment(b, nation, dice)


def knows_deployment(b: Battle, nation: Nation, player: Player | None) -> bool:
    """NAP-15.11 One's own, and that of an ally who has finished it."""
    if b.player[nation] == player:
        return True
    return is_seen(b, side_of(b, nation), player) and has_deployed(b, nation)


def is_seen(b: Battle, side: Side, player: Player | None) -> bool:
    """NAP-15.11 Whether the player has a nation on this side."""
    return any(b.player[nation] == player for nation in nations_of(b, side))


def imagine_deployment(b: Battle, nation: Nation, dice: Dice) -> None:
    """A deployment as a sensible player might make it: most units in the line, some in the reserve."""
    side = side_of(b, nation)
    zones = [LINE[side][column] for column in columns_of(b)]
    army = [kind for kind in ARMY_KINDS for _ in range(b.waiting[nation][kind])]
    dice.shuffle(army)
    for zone in empty_line_zones(b, side):
        if army:
            place(b, nation, army.pop(), zone, 1)
    for kind in army:
        where = dice.below(len(zones) + 1)  # one more: it waits in the reserve
        if where < len(zones):
            place(b, nation, kind, zones[where], 1)
    rest_to_reserve(b, nation)
    b.placements[nation] = []


# -- the view ----------


def view_battle(s: NapoleonState, player: Player | None) -> dict[str, Any]:
    """The battle board as JSON data; units stand in zones by nation, with their state."""
    b = s.battle
    assert b is not None, "there is no battle to show"
    return {
        "region": TERMS.word(REGION[b.region]),
        "kind": "grand" if b.grand else "skirmish",
        "landing": b.landing,
        "columns": [BOOK.battle.columns_grand[column] for column in columns_of(b)],
        "sides": [view_side(b, side) for side in SIDES],
        "zones": view_zones(b),
        "deploying": b.stage == DEPLOYING,
        "round": b.round,
        "phase": BOOK.battle.phases[b.phase],
        "acting": TERMS.word(NATION[nations_of(b, b.side)[b.turn]]),
        "acting_side": SIDE_WORDS[b.side],
        "ready": view_ready(b),
        "quiet_rounds": b.quiet,
        "contact": b.contact,
        "winner": SIDE_WORDS[b.winner] if is_decided(b) else "",
        "decision": DECISION_WORDS[b.decision] if is_decided(b) else "",
    }


def view_side(b: Battle, side: Side) -> dict[str, Any]:
    return {
        "side": SIDE_WORDS[side],
        "commander": TERMS.word(NATION[b.commander[side]]),
        "nations": [view_nation(b, nation) for nation in nations_of(b, side)],
    }


def view_nation(b: Battle, nation: Nation) -> dict[str, Any]:
    return {
        "nation": TERMS.word(NATION[nation]),
        "player": b.player[nation],
        "waiting": by_word(b.waiting[nation]),
        "lost": by_word(b.lost[nation]),
        "pursuers": by_word(b.pursuers[nation]),
        "deployed": b.stage != DEPLOYING or has_deployed(b, nation),
    }


def view_zones(b: Battle) -> dict[str, list[dict[str, Any]]]:
    """By zone: what stands there."""
    zones: dict[str, list[dict[str, Any]]] = {zone: [] for zone in ZONE_IDS}
    for nation in (*nations_of(b, ATTACKER), *nations_of(b, DEFENDER)):
        for cell, count in enumerate(b.board[nation]):
            zone, figure = divmod(cell, FIGURES)
            if count:
                here = {
                    "nation": TERMS.word(NATION[nation]),
                    "unit": TERMS.word(FIGURE[figure]),
                    "count": count,
                }
                zones[ZONE_IDS[zone]].append(here)
    return zones


def view_ready(b: Battle) -> list[dict[str, Any]]:
    """The units of the acting nation that have actions left."""
    found = []
    for group in sorted(set(b.ready)):
        zone, figure = zone_and_figure(group)
        here = {"zone": ZONE_IDS[zone], "unit": TERMS.word(FIGURE[figure]), "count": b.ready.count(group)}
        found.append({**here, "actions": 1 if group >= SECOND else BOOK.units[kind_of(figure)].actions})
    return found


def by_word(units: list[int]) -> dict[str, int]:
    """Numbers of units by the word of their type; types without any are left out."""
    kinds: list[Kind] = [kind for kind in range(KINDS) if units[kind]]
    return {KIND_IDS[kind]: units[kind] for kind in kinds}
