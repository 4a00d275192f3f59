"""WAT-20 What tells who will win: features of a position, whose weights are fitted (`weights.toml`).

Most are in victory points, as a competent player reckons with them. Everything is public. In the alliance
game allies share their features, since they win together.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from grognard.games.warriors.book import FOOD, TRACKS
from grognard.games.warriors.bot_worth import (
    Research,
    goods_worth,
    harvest_worth,
    hunger,
    rounds_left,
)
from grognard.games.warriors.state import PLAYING, WarriorsState, armies_of, strength
from grognard.games.warriors.unification import actions_gained
from grognard.games.warriors.victory import side_vp, sides, title_vp, victory_points
from grognard.kernel.choice import Player
from grognard.kernel.weights import read_weights

FEATURES: Final = (
    "points",
    "near_victory",  # points beyond two thirds of the threshold
    "titles",  # points of titles, which can be lost
    "provinces",
    "stock",  # what the goods are worth
    "harvest",  # what the land and the taxes bring in the rounds that are left
    "hunger",  # food that lacks for the armies
    "strength",  # of all armies
    "research",  # what the markers on the tracks are worth in the rounds that are left
    "lead",  # markers ahead of the next player, on all tracks
    "unification",  # actions that declaring it now would bring
    "unified",
)

WEIGHTS: Final = read_weights(files(__package__).joinpath("data", "weights.toml"), FEATURES)


def features(s: WarriorsState, player: Player) -> list[float]:
    """A number for each of FEATURES."""
    friends = [other for other in range(s.players) if s.team[other] == s.team[player]]
    rows = [_of_one(s, friend) for friend in friends]
    return [sum(column) for column in zip(*rows)]


def progress(s: WarriorsState) -> float:
    """How much of the game is over: by its rounds, or by how near somebody is to the threshold."""
    best = max(side_vp(s, side) for side in sides(s))
    return max(s.round / (s.rules.round_limit + 1), min(1.0, best / s.rules.threshold) ** 2)


def _of_one(s: WarriorsState, player: Player) -> list[float]:
    if s.presence[player] != PLAYING:
        return [0.0] * len(FEATURES)
    points = victory_points(s, player)
    return [
        points,
        max(0.0, points - 2 * s.rules.threshold / 3),
        title_vp(s, player),
        s.owner.count(player),
        goods_worth(s, player, s.goods[player]),
        rounds_left(s) * harvest_worth(s, player),
        max(0, hunger(s, player) - s.goods[player][FOOD]),
        sum(strength(s, unit) for unit in armies_of(s, player)),
        Research(s, player).so_far(),
        sum(lead_on(s, player, track) for track in TRACKS),
        0 if s.unified[player] else actions_gained(s, player),
        bool(s.unified[player]),
    ]


def lead_on(s: WarriorsState, player: Player, track: int) -> int:
    """By how many markers the player is ahead of the others on the track, or behind."""
    others = [s.markers[other][track] for other in range(s.players) if other != player]
    return s.markers[player][track] - max(others)
