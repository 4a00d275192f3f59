"""SCH-22 What tells who will win: features of a position, whose weights are fitted (`data/weights.toml`).

Everything is public; secret orders do not count.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.bot_eye import POWER, Eye, food_margin, rounds_left
from grognard.games.scharz.goods import fish_of, grain_of, standing_of
from grognard.games.scharz.relations import direct_vassals
from grognard.games.scharz.state import HARBOUR, NOBODY, TOWN, ScharzState, herds_of, units_of
from grognard.games.scharz.status import land_fields_of, sea_fields_of, settlements_of
from grognard.games.scharz.tables import LIGHT, SIEGE
from grognard.games.scharz.taxes import tax_income
from grognard.games.scharz.victory import (
    DOMINANCE_BIT,
    MIGHT_BIT,
    UNIFICATION_BIT,
    dominance_needed,
    might_goals,
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
    "goals",  # of might, met
    "fields",
    "seas",
    "villages",
    "towns",
    "harbours",
    "encircled",
    "coins",
    "taxes",  # of the rounds still to come
    "hunger",  # food that will lack in winter
    "surplus",  # food that will be left
    "stores",  # grain and fish
    "standing_grain",
    "herds",
    "units",
    "strength",
    "light",
    "engines",
    "outnumbered",  # strength of enemies next to weakly held settlements
    "exposed",  # settlements that an enemy can reach in strength
    "prey",  # enemy settlements that can be reached in strength
    "prestige",
    "commander",
    "vassals",
    "vassal",
    "petitions",
    "received",
    "alive",
)
HOT: Final = 5
"""So near to dominance every point counts."""

WEIGHTS: Final = read_weights(files(__package__).joinpath("data", "weights.toml"), FEATURES)


def features(s: ScharzState, p: Player) -> list[float]:
    """A number for each of FEATURES."""
    if not s.round:
        return [0.0] * len(FEATURES)
    settlements, units = settlements_of(s, p), units_of(s, p)
    kinds = [s.kind[u] for u in units]
    claims, food = s.claims[p], food_margin(s, p)
    outnumbered, exposed, prey = borders(s, p)
    return [
        wealth(s, p),
        s.vp[p],
        -min(HOT, max(0, dominance_needed(s, p) - s.vp[p])),
        bool(claims & UNIFICATION_BIT),
        bool(claims & DOMINANCE_BIT),
        bool(claims & MIGHT_BIT),
        sum(has >= needed for has, needed in might_goals(s, p)),
        len(land_fields_of(s, p)),
        len(sea_fields_of(s, p)),
        len(settlements),
        sum(s.settlement[f] == TOWN for f in settlements),
        sum(s.yard[f] == HARBOUR for f in settlements),
        sum(s.encircled[f] != NOBODY for f in settlements),
        s.coins[p],
        tax_income(s, p) * min(rounds_left(s), len(BOOK.seasons)),
        max(0, -food),
        max(0, food),
        grain_of(s, p) + fish_of(s, p),
        standing_of(s, p),
        len(herds_of(s, p)),
        len(units),
        sum(POWER[kind] for kind in kinds),
        kinds.count(LIGHT),
        kinds.count(SIEGE),
        outnumbered,
        exposed,
        prey,
        s.prestige[p],
        s.commander[p],
        len(direct_vassals(s, p)),
        s.lord[p] != NOBODY,
        sum(truce.petitioner == p for truce in s.truces),
        sum(truce.recipient == p for truce in s.truces),
        bool(settlements or units),
    ]


def borders(s: ScharzState, p: Player) -> tuple[float, int, int]:
    """How much stronger enemies are at own settlements, how many of these could fall, how many of theirs."""
    eye = Eye(s, p)
    outnumbered, exposed, prey = 0.0, 0, 0
    for f in s.board.lands:
        q = s.settler[f]
        if q == NOBODY:
            continue
        if q == p:
            lacking = eye.reach[f] - eye.mine[f]
            outnumbered += max(0.0, lacking)
            exposed += lacking > 0
        elif s.foes[p] >> q & 1:
            near = eye.mine[f] + sum(eye.mine[g] for g in s.board.land[f])
            prey += near > eye.foe[f]
    return outnumbered, exposed, prey


def progress(s: ScharzState) -> float:
    """How many of the rounds are over."""
    return s.round / (s.opt.years * len(BOOK.seasons))
