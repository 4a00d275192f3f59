"""SCH-15.3 Wealth: what everything is worth at the end."""

from __future__ import annotations

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import fish_of, grain_of
from grognard.games.scharz.pieces import buildings_of
from grognard.games.scharz.relations import direct_vassals
from grognard.games.scharz.state import NOBODY, ScharzState, herds_of, units_of
from grognard.games.scharz.status import land_fields_of, sea_fields_of
from grognard.games.scharz.tables import LIGHT
from grognard.kernel.choice import Player


def wealth_items(s: ScharzState, p: Player) -> dict[str, int]:
    """SCH-15.14 The wealth of a player, line by line."""
    w = BOOK.wealth
    redemption = w.redemption_paid if s.opt.redemption_wealth == "minus" else -w.redemption_paid
    light = sum(s.kind[u] == LIGHT for u in units_of(s, p))
    return {
        "coins": s.coins[p] * w.coin,
        "victory_points": s.vp[p] * w.victory_point,
        "prestige": s.prestige[p] // w.prestige_per_point,
        "units": light * w.light + (len(units_of(s, p)) - light) * w.other_unit,
        "fish": fish_of(s, p) // w.fish_per_point,
        "grain": grain_of(s, p) * w.grain_stored,
        "herds": sum(BOOK.herds[s.herd_kind[h]].wealth for h in herds_of(s, p)),
        "land_fields": len(land_fields_of(s, p)) * w.land_field,
        "sea_fields": len(sea_fields_of(s, p)) * w.sea_field,
        "vassals": len(direct_vassals(s, p)) * w.per_vassal + (w.is_vassal if s.lord[p] != NOBODY else 0),
        "redemptions": s.redemptions_paid[p] * redemption,
        "tributes": s.tributes_paid[p] * w.tribute_paid,
        "buildings": buildings_of(s, p) * w.building_on_map,
        "captured": (s.captured_units[p] + s.captured_buildings[p]) * w.piece_removed,
    }


def wealth(s: ScharzState, p: Player) -> int:
    """SCH-15.14"""
    return sum(wealth_items(s, p).values())


def ranking(s: ScharzState) -> list[Player]:
    """SCH-15.15, 15.16 All players from the wealthiest down; ties are broken to the last."""

    def key(p: Player) -> tuple[int, ...]:
        fields = len(land_fields_of(s, p))
        return wealth(s, p), s.vp[p], s.prestige[p], fields, s.coins[p], s.order.index(p)

    return sorted(range(s.players), key=key, reverse=True)
