"""SCH-13.7 Feasts."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import grain_in, networks_with_stores, stores_in, take_grain
from grognard.games.scharz.networks import networks
from grognard.games.scharz.points import earn_prestige
from grognard.games.scharz.state import HARBOUR, NOBODY, ScharzState, initiative, is_alive
from grognard.games.scharz.status import land_fields_of, settlement_at, settlements_of, yard_at
from grognard.games.scharz.terms import LARGE, MEDIUM, NONE, SMALL
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

FEAST_SIZE: Final = Ask("feast_size", "SCH-13.35", "keyword")

FEASTED: Final = Told("feasted", "SCH-13.35", "who:player", "size:term", "points:number", "grain:number")

ASKS: Final = [FEAST_SIZE]
TELLINGS: Final = [FEASTED]

SIZES: Final = [SMALL, MEDIUM, LARGE]


def feasts(s: ScharzState) -> Procedure[None]:
    """SCH-13.35 In initiative order each player holds a feast of some size, or none."""
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        if is_alive(s, p):
            yield CHECKPOINT
            sizes = [size for size in SIZES if can_feast(s, p, size)]
            size = yield Choice(p, FEAST_SIZE, [NONE, *sizes])
            if size != NONE:
                hold_feast(s, p, size)
        s.turn += 1


def feast_points(s: ScharzState, p: Player, size: Term) -> int:
    """SCH-13.35 Villages 1, harbours 2, towns 3, half a point per field; doubled or tripled."""
    points = len(land_fields_of(s, p)) // BOOK.economy.land_fields_per_coin
    for f in settlements_of(s, p):
        if s.encircled[f] == NOBODY:
            points += settlement_at(s, f).feast
            points += yard_at(s, f).feast if s.yard[f] == HARBOUR else 0
    return points * (1 + SIZES.index(size))


def feast_grain(s: ScharzState, f: int, size: Term) -> int:
    """The grain that a feast costs in one settlement; an encircled one does not feast."""
    if size == SMALL or s.encircled[f] != NOBODY:
        return 0
    row = settlement_at(s, f)
    return row.feast_grain_medium if size == MEDIUM else row.feast_grain_large


def can_feast(s: ScharzState, p: Player, size: Term) -> bool:
    """All settlements or none, each from its network; without commodities only a small feast."""
    if size == SMALL:
        return True
    if not s.opt.commodities:
        return False
    nets = networks(s, p)
    return all(
        grain_in(s, p, nets, network) >= sum(feast_grain(s, f, size) for f in stores_in(s, p, nets, network))
        for network in networks_with_stores(s, p, nets)
    )


def hold_feast(s: ScharzState, p: Player, size: Term) -> None:
    nets = networks(s, p)
    eaten = 0
    for network in networks_with_stores(s, p, nets):
        stores = stores_in(s, p, nets, network)
        grain = sum(feast_grain(s, f, size) for f in stores)
        take_grain(s, stores, grain)
        eaten += grain
    points = feast_points(s, p, size)
    earn_prestige(s, p, points)
    s.journal.tell(FEASTED, p, size, points, eaten)
