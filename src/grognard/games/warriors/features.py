"""WAT-20 What tells who will win: features of a position, whose weights are fitted (`weights.toml`).

Everything is public. In the alliance game allies share their features, since they win together.
"""

from __future__ import annotations

from typing import Final

from grognard.games.warriors.book import FOOD, GOLD, MATERIAL, MILITARY, PRODUCTION, TRADE, WEAPONS
from grognard.games.warriors.bot_worth import hunger, purse_of, rounds_left, standing, stock_worth
from grognard.games.warriors.progress import LEVEL
from grognard.games.warriors.state import PLAYING, WarriorsState, armies_of, strength
from grognard.games.warriors.unification import actions_gained
from grognard.games.warriors.upkeep import income
from grognard.games.warriors.victory import fort_vp, province_vp, side_vp, sides, title_vp, victory_points
from grognard.games.warriors.war import at_war_with
from grognard.kernel.choice import Player

FEATURES: Final = (
    "standing",  # what a competent player makes of it all
    "points",
    "near_victory",  # points beyond two thirds of the threshold
    "land",  # points of provinces
    "forts",  # points of forts
    "titles",  # points of titles
    "provinces",
    "food",
    "material",
    "weapons",
    "gold",
    "stock",  # what all goods are worth to this player
    "harvest_food",  # in the rounds that are left, as all harvests
    "harvest_material",
    "harvest_weapons",
    "harvest_gold",
    "hunger",  # food that lacks for the armies
    "armies",
    "strength",  # of all armies
    "production_level",
    "trade_level",
    "military_level",
    "lead",  # markers ahead of the next player, on all tracks
    "unification",  # actions that declaring it now would bring
    "unified",
    "wars",
)


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
    left = rounds_left(s)
    harvest, goods, points = income(s, player), s.goods[player], victory_points(s, player)
    armies = armies_of(s, player)
    tracks = (PRODUCTION, TRADE, MILITARY)
    return [
        standing(s, player),
        points,
        max(0.0, points - 2 * s.rules.threshold / 3),
        province_vp(s, player),
        fort_vp(s, player),
        title_vp(s, player),
        s.owner.count(player),
        goods[FOOD],
        goods[MATERIAL],
        goods[WEAPONS],
        goods[GOLD],
        stock_worth(purse_of(s, player), *goods),
        left * harvest[FOOD],
        left * harvest[MATERIAL],
        left * harvest[WEAPONS],
        left * harvest[GOLD],
        max(0, hunger(s, player) - goods[FOOD]),
        len(armies),
        sum(strength(s, unit) for unit in armies),
        *(LEVEL[track][s.markers[player][track]] for track in tracks),
        sum(lead_on(s, player, track) for track in tracks),
        0 if s.unified[player] else actions_gained(s, player),
        bool(s.unified[player]),
        len(at_war_with(s, s.team[player])),
    ]


def lead_on(s: WarriorsState, player: Player, track: int) -> int:
    """By how many markers the player is ahead of the others on the track, or behind."""
    others = [s.markers[other][track] for other in range(s.players) if other != player]
    return s.markers[player][track] - max(others)
