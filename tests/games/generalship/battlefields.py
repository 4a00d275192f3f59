"""Battles between Austria and France, for the tests of chapter 12."""

from __future__ import annotations

from grognard.games.generalship.state import (
    EXCHANGE_DEFENDER,
)
from tests.games.generalship.positions import (
    TILE_OF,
    fight_over,
    position,
    put,
)

AUSTRIA, FRANCE = 0, 1
FIELD = "austria-left/n01 n01/france-left"


def field(attackers: str = "2LI", defenders: str = "2LI", step: int = EXCHANGE_DEFENDER):
    """Austria attacks France on n01, a plain; Bohemia and Aquitaine lie behind."""
    s = position("austria france", touching=FIELD)
    put(s, AUSTRIA, "n01", attackers)
    put(s, FRANCE, "n01", defenders)
    return s, fight_over(s, "n01", AUSTRIA, FRANCE, step)


def sea_field(attackers: str, defenders: str, step: int):
    s = position("austria france", touching="n12/n10 n10/n11")
    s.owner[TILE_OF["n12"]], s.owner[TILE_OF["n11"]] = AUSTRIA, FRANCE
    put(s, AUSTRIA, "n10", attackers)
    put(s, FRANCE, "n10", defenders)
    return s, fight_over(s, "n10", AUSTRIA, FRANCE, step)
