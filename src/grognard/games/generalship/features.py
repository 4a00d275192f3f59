"""GEN-26 What tells who will win: features of a position, whose weights are fitted (`data/weights.toml`).

Of the other players only what is public is used, of hidden units their class.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from grognard.games.generalship.book import ABILITY, GENERALS, NOBODY, PAGES
from grognard.games.generalship.bot_march import danger_to_capital
from grognard.games.generalship.bot_values import STRENGTH, VALUE, army_strength
from grognard.games.generalship.ownership import are_enemies, capital_of, neutral_tiles
from grognard.games.generalship.population import active_population, population
from grognard.games.generalship.scoring import upkeep_cost
from grognard.games.generalship.state import GenState
from grognard.games.generalship.tree import allowed
from grognard.games.generalship.units import KIND
from grognard.kernel.choice import Player
from grognard.kernel.weights import read_weights

FEATURES: Final = (
    "points",
    "near_victory",  # points beyond six, squared
    "technology",  # points in cards, up to those that a technology needs
    "more_technology",  # points in cards beyond that
    "neutral_tiles",
    "scoring_tiles",  # enough neutral tiles for a point in every cycle
    "population",
    "idle_population",  # on tiles that an enemy occupies
    "food",
    "metal",
    "unpaid",  # upkeep beyond the food in stock
    "units",  # by what they cost
    "stacks",
    "strength",  # of the strongest stack
    "garrison",  # strength of the stack in the capital
    "danger",  # how likely the capital is lost in the next march
    "threat",  # how likely somebody else's is
    "power",
    "no_power",
    "commander",
    "command",  # what the commander is worth on land
    "producer",  # a commander who helps production, growth or technology
    "unused",  # generals in hand
    "battles",
    "turns_left",  # in this cycle
    "place",  # in the player order
    "on_turn",
)
TECHNOLOGY_PRICE: Final = 3
"""Points in cards that most technologies need."""
PRODUCERS: Final = ("production", "growth", "tech_draw")
"""Abilities that help in every cycle."""
HOT: Final = 6
"""From so many points on the end is near."""

WEIGHTS: Final = read_weights(files(__package__).joinpath("data", "weights.toml"), FEATURES)


def features(s: GenState, player: Player) -> list[float]:
    """A number for each of FEATURES."""
    if not s.near:
        return [0.0] * len(FEATURES)
    points, stacks = s.points[player], s.stacks[player]
    cards = sum(card if card > 0 else 1.5 for card in s.technology[player]) if allowed(s) else 0.0
    tiles, capital = len(neutral_tiles(s, player)), capital_of(s, player)
    people, general = population(s, player), s.commander[player]
    strengths = [sum(STRENGTH[unit & KIND] for unit in units) for units in stacks.values()]
    garrison = stacks.get(capital, [])
    enemies = [other for other in range(s.players) if are_enemies(s, player, other)]
    return [
        points,
        max(0, points - HOT) ** 2,
        min(cards, TECHNOLOGY_PRICE),
        max(0.0, cards - TECHNOLOGY_PRICE),
        tiles,
        tiles >= PAGES.victory.neutral_tiles_needed,
        people,
        people - active_population(s, player),
        s.food[player],
        s.metal[player],
        max(0, upkeep_cost(s, player) - s.food[player]),
        sum(VALUE[unit & KIND] for units in stacks.values() for unit in units),
        len(stacks),
        max(strengths, default=0.0),
        army_strength(s, player, garrison, capital) if garrison else 0.0,
        danger_to_capital(s, player),
        max([danger_to_capital(s, other) for other in enemies], default=0.0),
        min(len(s.power[player]), 3),
        not s.power[player],
        general != NOBODY,
        GENERALS[general].land if general != NOBODY else 0,
        general != NOBODY and ABILITY[general].kind in PRODUCERS,
        len(s.unused[player]),
        s.battles[player],
        turns_left(s, player),
        s.order.index(player),
        s.turn < s.players and s.order[s.turn] == player,
    ]


def turns_left(s: GenState, player: Player) -> int:
    """How many turns the player still has in this cycle."""
    return PAGES.turns.rounds_per_cycle - s.round - (s.order.index(player) < s.turn)


def progress(s: GenState) -> float:
    """How near the leader is to victory, or the game to its last cycle."""
    by_points = max(s.points) / PAGES.victory.points_to_win
    return max(by_points, s.cycle / s.rules.max_cycles)
