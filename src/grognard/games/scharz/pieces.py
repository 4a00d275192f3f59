"""SCH-5 Pieces: units that come and go, buildings, sites and what the peoples change."""

from __future__ import annotations

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.state import (
    CAPTURED,
    INSIDE,
    NO_SITE,
    NOBODY,
    SLOTS,
    SUPPLY,
    WORKING,
    YARD,
    Herd,
    Place,
    ScharzState,
    Unit,
    free_herd,
    free_unit,
    herds_at,
    owner,
    places_of,
    workers,
)
from grognard.games.scharz.tables import B_DOCK, B_FORT, B_TOWN, B_VILLAGE, LIGHT, Supply
from grognard.kernel.choice import Player

# -- supply ----------


def supply(s: ScharzState) -> Supply:
    """SCH-2.3 The pieces of each player."""
    return BOOK.small_supply if s.opt.small_supply else BOOK.supply


def has_effect(s: ScharzState, p: Player, effect: str) -> bool:
    """SCH-3.3 Whether the player's people has this ability."""
    return s.faction[p] >= 0 and BOOK.factions[s.faction[p]].effect == effect


def units_left(s: ScharzState, p: Player) -> int:
    """Markers in the supply of a player."""
    return s.place[p * SLOTS : p * SLOTS + SLOTS].count(SUPPLY)


def buildings_of(s: ScharzState, p: Player) -> int:
    """SCH-5.25 The building pieces of a player on the map."""
    return sum(1 + (s.yard[f] > 0) + s.fort[f] for f in places_of(s.settler, p))


def buildings_left(s: ScharzState, p: Player) -> int:
    """SCH-2.3 Building pieces that a player can still put on the map; sites of new pieces hold one each."""
    new = sum(not BOOK.buildings[s.site[f]].upgrade_of for f in places_of(s.site_owner, p))
    lost = s.captured_buildings[p] if s.opt.captured_pieces == "kept" else 0
    return supply(s).buildings_on_map - lost - buildings_of(s, p) - new


# -- units ----------


def add_unit(s: ScharzState, p: Player, kind: int, place: Place) -> Unit:
    """A marker of the supply comes into play."""
    u = free_unit(s, p)
    assert u >= 0, "the supply of units is empty"
    s.kind[u] = kind
    s.place[u] = place
    s.flags[u] = s.damage[u] = 0
    s.came_from[u] = NOBODY
    return u


def remove_unit(s: ScharzState, u: Unit) -> None:
    """A marker goes back to the supply: hunger, attrition, disbanding."""
    s.place[u] = SUPPLY
    s.kind[u] = LIGHT
    s.flags[u] = s.damage[u] = 0
    s.came_from[u] = NOBODY


def destroy_unit(s: ScharzState, u: Unit) -> None:
    """SCH-10.37 A unit is destroyed by the enemy: its marker is captured, unless it is a mercenary's."""
    captured = BOOK.units[s.kind[u]].captured
    remove_unit(s, u)
    if captured:
        s.captured_units[owner(u)] += 1
        if s.opt.captured_pieces == "kept":
            s.place[u] = CAPTURED


def turn_into(s: ScharzState, u: Unit, kind: int) -> None:
    """SCH-5.1 A unit becomes one of another kind on the spot."""
    s.kind[u] = kind
    s.damage[u] = 0


# -- herds ----------


def add_herd(s: ScharzState, p: Player, kind: int, place: Place) -> Herd:
    h = free_herd(s, p)
    assert h >= 0, "the supply of herds is empty"
    s.herd_kind[h] = kind
    s.herd_place[h] = place
    return h


def remove_herd(s: ScharzState, h: Herd) -> None:
    s.herd_place[h] = SUPPLY
    s.herd_kind[h] = 0


# -- buildings ----------


def put_settlement(s: ScharzState, p: Player, f: Field, size: int) -> None:
    s.settlement[f] = size
    s.settler[f] = p


def lose_site(s: ScharzState, f: Field) -> None:
    """SCH-12.12 A site is abandoned or destroyed: its owner gets 1 coin, its workers are idle."""
    s.coins[s.site_owner[f]] += BOOK.construction.cancel_refund
    end_site(s, f)


def end_site(s: ScharzState, f: Field) -> None:
    for u in workers(s, f):
        s.flags[u] &= ~WORKING
    s.site[f] = NO_SITE
    s.site_owner[f] = NOBODY
    s.progress[f] = s.sped_up[f] = 0


def remove_settlement(s: ScharzState, f: Field, captured: bool) -> None:
    """A settlement leaves the map with its shipyard, fortification, stores and herds inside.

    Ships in the shipyard and units inside are not touched.
    """
    if captured:
        s.captured_buildings[s.settler[f]] += 1 + (s.yard[f] > 0) + s.fort[f]
    for h in herds_at(s, INSIDE + f):
        remove_herd(s, h)
    if s.site[f] >= 0 and s.site[f] != B_VILLAGE:
        lose_site(s, f)
    s.settlement[f] = s.yard[f] = s.fort[f] = s.grain[f] = s.fish[f] = 0
    s.settler[f] = s.encircled[f] = NOBODY


def remove_yard(s: ScharzState, f: Field, captured: bool) -> None:
    if captured:
        s.captured_buildings[s.settler[f]] += 1
    s.yard[f] = s.fish[f] = 0


def finish_building(s: ScharzState, f: Field) -> None:
    """SCH-12.4 The building stands; its workers become normal light infantry."""
    building, p = s.site[f], s.site_owner[f]
    end_site(s, f)
    if building in (B_VILLAGE, B_TOWN):
        put_settlement(s, p, f, building - B_VILLAGE + 1)
    elif building == B_FORT:
        s.fort[f] = 1
    else:
        s.yard[f] = building - B_DOCK + 1


def ships_in_yard(s: ScharzState, f: Field) -> list[Unit]:
    return places_of(s.place, YARD + f)
