"""EMP-29 What tells who will win: features of a position, whose weights are fitted (`weights.toml`).

Most are in victory points, as a competent player reckons with them. All of them are public, but for the
strength of a player's own hand.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.map import AMPHORAE, VP, listed, near, vp_of
from grognard.games.empires.markers import neutral_areas
from grognard.games.empires.recruit import specials_of
from grognard.games.empires.scoring import SPECIAL_VP, card_vp, control_vp, plunder_vp, total, trade_vp
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.worth import PER_ACTION, Outlook, is_strong, threatened
from grognard.kernel.choice import Player
from grognard.kernel.weights import read_weights

FEATURES: Final = (
    "points",  # scored so far, and by plunder
    "control",  # points of areas in all scorings still to come
    "trade",  # points of majorities, likewise
    "army",  # what recruited cards are good for in the actions still to come, less what they cost
    "specials",  # the same for leaders, engineers, diplomats and merchants
    "strong",  # points of areas with a fort or a second marker
    "threatened",  # points of areas next to a bigger army, in all scorings still to come
    "frontier",  # points of neutral areas next to own ones
    "amphorae",
    "warehouse",
    "later",  # how many players move before this one
)
DECIDED_LATE: Final = 3
"""Leads mean little at first, and the more the nearer the end is."""

WEIGHTS: Final = read_weights(files(__package__).joinpath("data", "weights.toml"), FEATURES)


def features(s: EmpiresState, player: Player) -> list[float]:
    """A number for each of FEATURES."""
    outlook, lands = Outlook(s, player), s.lands[player]
    scorings = outlook.scorings
    specials = {unit: specials_of(s, unit)[player] for unit in PER_ACTION}
    cost = scorings * card_vp(s, player)
    special_cost = scorings * sum(SPECIAL_VP[unit] * count for unit, count in specials.items())
    return [
        total(s, player) + plunder_vp(s, player),
        scorings * control_vp(s, player),
        scorings * trade_vp(s, player),
        outlook.army(s.recruited[player]) + cost - special_cost,
        sum(PER_ACTION[unit] * count for unit, count in specials.items()) * outlook.actions + special_cost,
        sum(VP[area] for area in listed(lands) if is_strong(s, area)),
        scorings * vp_of(threatened(s, player)),
        vp_of(near(lands) & neutral_areas(s)),
        (lands & AMPHORAE).bit_count(),
        s.warehouse[player],
        (player - s.first) % s.players,
    ]


def progress(s: EmpiresState) -> float:
    """How much of the game is over, by the rounds that are left; what they decide, they decide late."""
    track = BOOK.track
    if s.turn == 0:
        return 0.0
    left = sum(track.rounds_per_turn[s.turn :]) + track.round_spaces - s.round
    return (1.0 - left / sum(track.rounds_per_turn)) ** DECIDED_LATE
