"""How a competent player sets up: fertile villages close together, one of them at the sea."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.state import NOBODY, ScharzState, own_units_at
from grognard.games.scharz.terms import (
    BONUS_TERMS,
    FACTION_TERMS,
    PASS,
    field_of,
    is_field,
)
from grognard.kernel.choice import Choice, Player

EFFECT_WORTH: Final = {
    "granaries": 6.0,
    "builders": 5.0,
    "cheap_heavy": 5.0,
    "horse_lords": 4.0,
    "cheap_mercenary": 3.0,
    "engineers": 3.0,
    "mountaineers": 2.0,
    "seafarers": 1.0,
    "river_ships": 1.0,
}
BONUS_WORTH: Final = {
    "levy": 6.0,
    "treasury": 5.5,
    "port": 5.0,
    "herdsmen": 4.5,
    "veterans": 4.0,
    "walls": 3.5,
    "fame": 3.0,
    "horse-breeders": 2.0,
}


def village_worth(s: ScharzState, p: Player, f: Field) -> float:
    """Fertile land, free land around it, own villages near, enemies far, and one coast."""
    board = s.board
    terrain = board.terrain[f]
    worth = 2.0 * terrain.grain_yield
    for g in board.land[f]:
        if not s.settlement[g]:
            worth += 0.6 + 0.5 * board.terrain[g].grain_yield
    others = [g for g in s.villages[p] if g != f]
    if board.is_coastal(f):
        worth += 1.0 if any(board.is_coastal(g) for g in others) else 4.0
    for g in others:
        steps = board.steps[f][g]
        worth += 5.0 if steps == 2 else 3.0 if steps == 1 else 2.0 if steps == 3 else -1.5 * (steps - 3)
    for g, settler in enumerate(s.settler):
        if settler not in (NOBODY, p):
            steps = board.steps[f][g]
            worth -= 4.0 if steps == 1 else 1.5 if steps == 2 else 0.0
    return worth


def prefer_village(s: ScharzState, choice: Choice) -> list[float]:
    return [village_worth(s, choice.player, field_of(s, term)) for term in choice.options]


def prefer_relocating(s: ScharzState, choice: Choice) -> list[float]:
    return [1.0 if term == PASS else 0.0 for term in choice.options]


def prefer_faction(s: ScharzState, choice: Choice) -> list[float]:
    rows = [BOOK.factions[FACTION_TERMS.index(term)] for term in choice.options]
    return [EFFECT_WORTH[row.effect] for row in rows]


def prefer_bonus(s: ScharzState, choice: Choice) -> list[float]:
    return [BONUS_WORTH[BOOK.bonuses[BONUS_TERMS.index(term)].id] for term in choice.options]


def prefer_garrison(s: ScharzState, choice: Choice) -> list[float]:
    """Light infantry stands where free land is next door, evenly spread."""
    p = choice.player
    planned = s.plans[p][1:]
    worth = []
    for term in choice.options:
        f = field_of(s, term)
        free = sum(not s.settlement[g] for g in s.board.land[f])
        worth.append(free - 2.0 * planned.count(f) - 0.5 * len(own_units_at(s, p, f)))
    return worth


def prefer_dock(s: ScharzState, choice: Choice) -> list[float]:
    return [float(len(s.board.seas[field_of(s, term)])) for term in choice.options if is_field(term)]
