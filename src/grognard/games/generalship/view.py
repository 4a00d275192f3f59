"""GEN-21, GEN-27 The view: what a player is shown, as JSON data with words, from a redacted state."""

from __future__ import annotations

from typing import Any

from grognard.games.generalship.battle_view import HIDDEN, battle_view
from grognard.games.generalship.book import (
    ACTION_TILES,
    ACTIONS,
    CAPITAL,
    EVENTS,
    FORTRESS,
    GENERALS,
    GROWTH,
    HOME,
    KINDS,
    LAYOUTS,
    NATIONS,
    NEUTRAL,
    NOBODY,
    NONE,
    PAGES,
    PARADIGMS,
    TECHNOLOGIES,
    TERRAIN,
    TERRAINS,
    TILE_FOOD,
    TILE_IDS,
    TILE_METAL,
    UNITS,
    Tile,
)
from grognard.games.generalship.faces import (
    GENERAL_FACES,
    NUMBERS,
    PARADIGM_FACES,
    TECHNOLOGY_FACES,
    UNIT_FACES,
    exchange_face,
)
from grognard.games.generalship.ownership import neutral_tiles, owner_of
from grognard.games.generalship.population import active_circles, population
from grognard.games.generalship.scoring import supplied_tiles, upkeep_cost
from grognard.games.generalship.state import ACTION_STAGE, OVER, TILE_STAGE, GenState, seat_of
from grognard.games.generalship.turn import action_of, actors
from grognard.games.generalship.units import ENDED, FRESH
from grognard.games.generalship.view_units import units_view
from grognard.kernel.choice import Player

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
        "tree": [
            {**face, "developed": bool(s.developed >> n & 1)} for n, face in enumerate(TECHNOLOGY_FACES)
        ],
        "paradigms": PARADIGM_FACES,
        "units": UNIT_FACES,
        "numbers": NUMBERS,
        "faces": faces_view(s),
        "map": [tile_view(s, cell, tile) for cell, tile in enumerate(s.laid)] if s.near else [],
        "group": units_view(s.group),
        "generals": {"deck": len(s.generals), "discards": [general_word(card) for card in s.discards]},
        "technology": {"deck": len(s.tech_deck), "discards": sorted(s.tech_discards)},
        "undrawn_events": len(s.event_deck),
        "leftover_tiles": len(s.leftover),
        "battle": battle_view(s, s.battle, player) if s.battle is not None else None,
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
                "number": circle.number,
                "food": circle.food,
                "metal": circle.metal,
                "exchange": exchange_face(circle.exchange),
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


def faces_view(s: GenState) -> dict[str, Any]:
    """GEN-6.8 The generals that lie face up for the looking player, or are in the own hand."""
    places = [s.commander, s.discards, [s.picked], *s.power, *s.unused, *s.kept]
    known = sorted({card for cards in places for card in cards if card >= 0})
    return {GENERALS[card].id: GENERAL_FACES[card] for card in known}


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
        "near": [TILE_IDS[other] for other in s.near[tile]],
        "home": seat_of(s, HOME[tile]) if HOME[tile] != NOBODY else NOBODY,
        "capital": tile in CAPITAL,
        "growth": GROWTH[tile],
        "food": TILE_FOOD[tile],
        "metal": TILE_METAL[tile],
        "exchange": None if tile < NEUTRAL[0] else exchange_face(PAGES.neutral[tile - NEUTRAL[0]].exchange),
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
