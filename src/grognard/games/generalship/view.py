"""GEN-21, GEN-27 The view: what a player is shown, as JSON data with words, from a redacted state."""

from __future__ import annotations

from typing import Any

from grognard.games.generalship.book import (
    ACTION_TILES,
    ACTIONS,
    ADVANCED,
    BASIC,
    BASICS,
    CAVALRY,
    EVENTS,
    FORTRESS,
    GENERALS,
    INFANTRY,
    KINDS,
    LAYOUTS,
    NATIONS,
    NOBODY,
    NONE,
    PARADIGMS,
    SHIP,
    TECHNOLOGIES,
    TERRAIN,
    TERRAINS,
    TILE_IDS,
    UNITS,
    Tile,
)
from grognard.games.generalship.ownership import neutral_tiles, owner_of
from grognard.games.generalship.population import active_circles, population
from grognard.games.generalship.scoring import supplied_tiles, upkeep_cost
from grognard.games.generalship.state import ACTION_STAGE, OVER, TILE_STAGE, Battle, GenState, Unit
from grognard.games.generalship.tactics import battle_kind
from grognard.games.generalship.terms import TERMS
from grognard.games.generalship.turn import action_of, actors
from grognard.games.generalship.units import ENDED, FRESH, KIND, count_class
from grognard.kernel.choice import Player

HIDDEN = "?"

STAGES = (
    "nations",
    "orientation",
    "map",
    "generals",
    "tile",
    "action",
    "end_of_turn",
    "points",
    "upkeep",
    "order",
    "swap",
    "over",
)


def view(s: GenState, player: Player | None) -> dict[str, Any]:
    """Everything the player may see."""
    return {
        "stage": STAGES[s.stage],
        "cycle": s.cycle + 1,
        "round": s.round + 1,
        "max_cycles": s.rules.max_cycles,
        "active": s.order[s.turn] if s.stage >= TILE_STAGE else NOBODY,
        "turn": turn_view(s),
        "order": s.order.copy(),
        "paradigm": PARADIGMS[s.paradigm].id,
        "technologies": [row.id for n, row in enumerate(TECHNOLOGIES) if s.developed >> n & 1],
        "events": [EVENTS[event].id if event != NONE else "" for event in s.events],
        "event": EVENTS[s.event].id if s.event != NONE else "",
        "action_tiles": [
            action_tile_view(s, tile) for tile in range(len(ACTION_TILES)) if s.rules.circles[tile]
        ],
        "players": [player_view(s, seat) for seat in range(s.players)],
        "map": [tile_view(s, cell, tile) for cell, tile in enumerate(s.laid)] if s.near else [],
        "group": units_view(s.group),
        "generals": {"deck": len(s.generals), "discards": [general_word(card) for card in s.discards]},
        "technology": {"deck": len(s.tech_deck), "discards": sorted(s.tech_discards)},
        "undrawn_events": len(s.event_deck),
        "leftover_tiles": len(s.leftover),
        "battle": battle_view(s.battle) if s.battle is not None else None,
        "winner": s.winner if s.stage == OVER else NOBODY,
        "reason": s.reason,
    }


def turn_view(s: GenState) -> dict[str, Any] | None:
    """Who does what in this turn."""
    if s.stage != ACTION_STAGE:
        return None
    return {
        "tile": ACTION_TILES[s.tile],
        "actors": actors(s),
        "acting": actors(s)[s.actor],
        "action": ACTIONS[action_of(s)],
    }


def action_tile_view(s: GenState, tile: int) -> dict[str, Any]:
    return {
        "id": ACTION_TILES[tile],
        "circles": s.rules.circles[tile],
        "cylinders": [seat for seat in range(s.players) for used in s.cylinders[seat] if used == tile],
    }


def player_view(s: GenState, seat: Player) -> dict[str, Any]:
    """One player's mat."""
    if s.nation[seat] == NONE:
        return {"seat": seat, "nation": ""}
    nation = NATIONS[s.nation[seat]]
    active = active_circles(s, seat) if s.near else 0
    return {
        "seat": seat,
        "nation": nation.id,
        "colour": nation.colour,
        "points": s.points[seat],
        "battles": s.battles[seat],
        "food": s.food[seat],
        "metal": s.metal[seat],
        "population": population(s, seat),
        "max_population": nation.max_population,
        "circles": [
            {
                "id": circle.id,
                "tile": circle.tile,
                "filled": bool(s.people[seat] >> number & 1),
                "active": bool(active >> number & 1),
            }
            for number, circle in enumerate(nation.circle)
        ],
        "alliance": s.fields[seat],
        "commander": general_word(s.commander[seat]) if s.commander[seat] != NOBODY else "",
        "power": [general_word(card) for card in s.power[seat]],
        "unused": [general_word(card) for card in s.unused[seat]],
        "kept": [general_word(card) for card in s.kept[seat]],
        "technology": [card or HIDDEN for card in s.technology[seat]],
        "neutral_tiles": [TILE_IDS[tile] for tile in neutral_tiles(s, seat)],
        "known_units": {
            UNITS[kind].id: s.shown[seat][kind] for kind in range(KINDS) if s.shown[seat][kind] > 0
        },
        "upkeep": upkeep_cost(s, seat) if s.near else 0,
        "pledge": s.pledges[seat],
    }


def general_word(card: int) -> str:
    return GENERALS[card].id if card >= 0 else HIDDEN


def tile_view(s: GenState, cell: int, tile: Tile) -> dict[str, Any]:
    """A tile with its owner and all stacks on it."""
    q, r = LAYOUTS[s.players].place[cell]
    return {
        "id": TILE_IDS[tile],
        "q": q,
        "r": r,
        "terrain": TERRAINS[TERRAIN[tile]],
        "fortress": FORTRESS[tile],
        "owner": owner_of(s, tile),
        "stacks": [stack_view(s, seat, tile) for seat in range(s.players) if tile in s.stacks[seat]],
    }


def stack_view(s: GenState, seat: Player, tile: Tile) -> dict[str, Any]:
    """GEN-21.1 Others see classes, and the types that everybody knows."""
    units = s.stacks[seat][tile]
    return {
        "seat": seat,
        **units_view(units),
        "ended": sum(bool(unit & ENDED) for unit in units),
        "new": sum(bool(unit & FRESH) for unit in units),
        "isolated": not supplied_tiles(s, seat)[tile],
    }


def units_view(units: list[Unit]) -> dict[str, Any]:
    kinds = [unit & KIND for unit in units if unit & KIND < KINDS]
    return {
        "infantry": count_class(units, INFANTRY),
        "cavalry": count_class(units, CAVALRY),
        "ships": count_class(units, SHIP),
        "types": {UNITS[kind].id: kinds.count(kind) for kind in sorted(set(kinds))},
    }


def battle_view(b: Battle) -> dict[str, Any]:
    """The battle board."""
    return {
        "tile": TILE_IDS[b.tile],
        "attacker": b.attacker,
        "defender": b.defender,
        "guest": b.guest,
        "rivals": b.rivals,
        "step": b.step,
        "sides": [side_view(b, number) for number in range(2)],
        "basic_deck": len(b.basic_deck),
        "advanced_deck": len(b.advanced_deck),
        "played": [card_word(b, card) for card in b.played],
        "ambush": b.ambush,
        "winner": b.winner,
        "loser": b.loser,
        "difference": b.difference,
        "lost": [UNITS[kind].id for kind in b.lost],
    }


def side_view(b: Battle, number: int) -> dict[str, Any]:
    side = b.sides[number]
    return {
        "basic": [card_word(b, card) for card in side.basic],
        "advanced": [card_word(b, card) for card in side.advanced],
        "exchanged": [card_word(b, card) for card in side.exchanged],
        "squadron": UNITS[side.squadron].id if side.squadron != NOBODY else "",
        "assigned": [TERMS.word(term) for term in side.assigned],
        "support": card_word(b, side.support) if side.support != NOBODY else "",
    }


def card_word(b: Battle, card: int) -> str:
    if card < 0:
        return HIDDEN
    kind = battle_kind(b)
    return BASIC[kind][card].id if card < BASICS else ADVANCED[kind][card - BASICS].id
