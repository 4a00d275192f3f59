"""SCH-22 What tells who will win: features of a position, whose weights are fitted (`data/weights.toml`).

Everything is public; secret orders do not count.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.bot_eye import Eye, food_margin, strength_of
from grognard.games.scharz.relations import direct_vassals
from grognard.games.scharz.state import HARBOUR, NOBODY, TOWN, ScharzState
from grognard.games.scharz.status import land_fields_of, settlements_of
from grognard.games.scharz.victory import (
    DOMINANCE_BIT,
    MIGHT_BIT,
    UNIFICATION_BIT,
    dominance_needed,
)
from grognard.games.scharz.wealth import wealth
from grognard.kernel.choice import Player
from grognard.kernel.weights import read_weights

FEATURES: Final = (
    "wealth",
    "points",
    "points_lacking",  # for dominance, at most HOT
    "unification",  # a claim that stands
    "dominance",
    "might",
    "fields",
    "villages",
    "towns",
    "harbours",
    "encircled",
    "coins",
    "hunger",  # food that will lack in winter
    "strength",
    "outnumbered",  # strength of enemies next to weakly held settlements
    "prestige",
    "vassals",
    "vassal",
    "petitions",
    "received",
)
HOT: Final = 5
"""So near to dominance every point counts."""

WEIGHTS: Final = read_weights(files(__package__).joinpath("data", "weights.toml"), FEATURES)


def features(s: ScharzState, p: Player) -> list[float]:
    """A number for each of FEATURES."""
    if not s.round:
        return [0.0] * len(FEATURES)
    settlements, claims = settlements_of(s, p), s.claims[p]
    return [
        wealth(s, p),
        s.vp[p],
        -min(HOT, max(0, dominance_needed(s, p) - s.vp[p])),
        bool(claims & UNIFICATION_BIT),
        bool(claims & DOMINANCE_BIT),
        bool(claims & MIGHT_BIT),
        len(land_fields_of(s, p)),
        len(settlements),
        sum(s.settlement[f] == TOWN for f in settlements),
        sum(s.yard[f] == HARBOUR for f in settlements),
        sum(s.encircled[f] != NOBODY for f in settlements),
        s.coins[p],
        max(0, -food_margin(s, p)),
        strength_of(s, p),
        outnumbered(s, p),
        s.prestige[p],
        len(direct_vassals(s, p)),
        s.lord[p] != NOBODY,
        sum(truce.petitioner == p for truce in s.truces),
        sum(truce.recipient == p for truce in s.truces),
    ]


def outnumbered(s: ScharzState, p: Player) -> float:
    """By how much enemies are stronger that could come to own settlements in one step."""
    eye = Eye(s, p)
    return sum([max(0.0, eye.reach[f] - eye.mine[f]) for f in settlements_of(s, p)])


def progress(s: ScharzState) -> float:
    """How many of the rounds are over."""
    return s.round / (s.opt.years * len(BOOK.seasons))
