"""GEN-18 Refusals: why something is no option, in a sentence with its rule."""

from __future__ import annotations

from typing import Any

from grognard.games.generalship.book import PORT, SEA, TERRAIN
from grognard.games.generalship.draft import draft_cost, has_place
from grognard.games.generalship.ownership import may_enter
from grognard.games.generalship.population import active_population
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import ACTION_TILE, DRAFT_AT, TERMS, TILE_AT
from grognard.games.generalship.tree import is_available
from grognard.kernel.choice import Choice, Term
from grognard.kernel.game import Game
from grognard.words import Words


def why_not(game: Game[Any], s: GenState, choice: Choice, term: Term, language: str) -> str:
    """The sentence, or an empty text where nothing particular can be said."""
    key = reason(s, choice, term)
    if not key:
        return ""
    words = Words(game, language)
    return words.text(f"why-{key}", term=words.term(term))


def reason(s: GenState, choice: Choice, term: Term) -> str:
    """The name of the message that says why."""
    asked = choice.ask.key
    if asked == "choose_tile" and term in ACTION_TILE:
        unused = s.rules.circles[ACTION_TILE.index(term)] == 0
        return "tile-not-used" if unused else "tile-full"
    if asked == "march_dest" and term in TILE_AT:
        return no_destination(s, choice, term)
    if asked == "draft_step" and term in DRAFT_AT:
        return no_draft(s, choice, term)
    if asked in ("play_retreat", "play_pursuit", "play_ambush", "block_ambush") and TERMS.word(term) == "yes":
        return "card-missing"
    return ""


def no_destination(s: GenState, choice: Choice, term: Term) -> str:
    """GEN-10.3, 10.9 Too far, an ally's, or closed to the group."""
    tile, source = TILE_AT[term], TILE_AT[choice.about[0]]
    if tile not in s.near[source]:
        return "not-adjacent"
    if not may_enter(s, choice.player, tile):
        return "allied-tile"
    if TERRAIN[source] == SEA and TERRAIN[tile] != SEA and not PORT[TERRAIN[tile]]:
        return "no-landing"
    return "no-movement"


def no_draft(s: GenState, choice: Choice, term: Term) -> str:
    """GEN-9.2 to 9.7 What is missing for a unit."""
    kind, player = DRAFT_AT[term], choice.player
    if not is_available(s, kind):
        return "no-technology"
    if active_population(s, player) == 0:
        return "no-population"
    if not has_place(s, player, kind):
        return "no-place"
    food, metal = draft_cost(s, player, kind)
    if food > s.food[player] or metal > s.metal[player]:
        return "no-payment"
    return "no-piece"
