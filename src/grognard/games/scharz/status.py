"""SCH-7 Status of fields: control, encirclement, walls, blockade."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.relations import is_friendly
from grognard.games.scharz.state import (
    HARBOUR,
    INSIDE,
    NOBODY,
    SLOTS,
    YARD,
    ScharzState,
    Unit,
    own_units_at,
    places_of,
    units_at,
)
from grognard.games.scharz.tables import B_DOCK, B_FORT, B_VILLAGE, CORSAIR, TRANSPORT, Building
from grognard.kernel.choice import Player

SEATS: Final = 4

# -- buildings of a field ----------


def settlement_at(s: ScharzState, f: Field) -> Building:
    """The numbers of the settlement that stands in a field."""
    return BOOK.buildings[B_VILLAGE + s.settlement[f] - 1]


def yard_at(s: ScharzState, f: Field) -> Building:
    """The numbers of the shipyard that stands in a field."""
    return BOOK.buildings[B_DOCK + s.yard[f] - 1]


def wall_level(s: ScharzState, f: Field) -> int:
    """SCH-5.22 1 for a village, 2 for a town, +1 if fortified, +1 in rough terrain."""
    level = settlement_at(s, f).fort_level + s.board.terrain[f].fort
    return level + BOOK.buildings[B_FORT].fort_level * s.fort[f]


def yard_wall_level(s: ScharzState, f: Field) -> int:
    """SCH-5.22 Shipyards have level 0, +1 in rough terrain."""
    return yard_at(s, f).fort_level + s.board.terrain[f].fort


def inside_limit(s: ScharzState, f: Field) -> int:
    """SCH-5.7 How many units a settlement holds."""
    return settlement_at(s, f).units + BOOK.buildings[B_FORT].units * s.fort[f]


def inside_room(s: ScharzState, f: Field) -> int:
    """How many more units find room inside a settlement."""
    return inside_limit(s, f) - len(units_at(s, INSIDE + f))


def ship_room(s: ScharzState, f: Field) -> int:
    """SCH-5.11 How many more ships find room in the shipyard of a field."""
    return yard_at(s, f).ships - len(units_at(s, YARD + f)) if s.yard[f] else 0


def settlements_of(s: ScharzState, p: Player) -> list[Field]:
    """The fields with a completed settlement of a player, in map order."""
    return places_of(s.settler, p)


def is_sea_blocked(s: ScharzState, f: Field) -> bool:
    """SCH-7.10 Every sea field at the shipyard is controlled by a player hostile to its owner."""
    seas = s.board.seas[f]
    foes = s.foes[s.settler[f]]
    return bool(seas) and all(s.control[sea] != NOBODY and foes >> s.control[sea] & 1 for sea in seas)


def is_sealed_off(s: ScharzState, f: Field) -> bool:
    """SCH-8.6 A siege on land, and hostile ships before the shipyard: nothing comes in or out."""
    return s.encircled[f] != NOBODY and is_sea_blocked(s, f)


def is_unblocked_harbour(s: ScharzState, f: Field) -> bool:
    """SCH-7.11 A harbour whose settlement is not encircled and which is not sea-blocked."""
    return s.yard[f] == HARBOUR and s.encircled[f] == NOBODY and not is_sea_blocked(s, f)


def unblocked_harbours(s: ScharzState, p: Player) -> list[Field]:
    """The unblocked harbours of a player's coalition, in map order."""
    if HARBOUR not in s.yard:
        return []
    friends = s.friends[p]
    return [
        f
        for f, yard in enumerate(s.yard)
        if yard == HARBOUR and friends >> s.settler[f] & 1 and is_unblocked_harbour(s, f)
    ]


# -- units of a field ----------


def open_units(s: ScharzState, f: Field) -> list[Unit]:
    """SCH-7.17 The land units in the open of a land field."""
    return [u for u in units_at(s, f) if s.kind[u] < TRANSPORT]


def open_of(s: ScharzState, p: Player, f: Field) -> list[Unit]:
    """The land units of one player in the open of a land field."""
    return [u for u in own_units_at(s, p, f) if s.kind[u] < TRANSPORT]


def ships_of(s: ScharzState, p: Player, f: Field) -> list[Unit]:
    """The ships of one player in a sea field (or afloat in a land field); corsairs are no ships."""
    return [u for u in own_units_at(s, p, f) if TRANSPORT <= s.kind[u] < CORSAIR]


class Presence:
    """Who has how many units in each field: land units on land, ships at sea."""

    __slots__ = ("counts", "masks")

    def __init__(self, s: ScharzState) -> None:
        self.counts = [0] * (s.board.n * SEATS)  # by field * 4 + player
        self.masks = [0] * s.board.n  # by field: bits of the players
        is_land, kind = s.board.is_land, s.kind
        for u, at in enumerate(s.place):
            if 0 <= at < INSIDE:
                k = kind[u]
                if k < TRANSPORT if is_land[at] else TRANSPORT <= k < CORSAIR:
                    p = u // SLOTS
                    self.counts[at * SEATS + p] += 1
                    self.masks[at] |= 1 << p


def hostile_open(s: ScharzState, p: Player, f: Field) -> bool:
    """SCH-7.17 Whether units hostile to a player stand in the open of a land field, or ships at sea."""
    if f not in s.place:
        return False
    last = TRANSPORT if s.board.is_land[f] else CORSAIR
    return any(s.foes[p] >> u // SLOTS & 1 and s.kind[u] < last for u in units_at(s, f))


# -- the status itself ----------


def update_status(s: ScharzState) -> None:
    """SCH-7.15 Encirclements that end, units that step out, and the control of every field."""
    here = Presence(s)
    if max(s.encircled) != NOBODY:
        for f, leader in enumerate(s.encircled):
            if leader != NOBODY and not is_still_encircled(s, f, here):
                s.encircled[f] = NOBODY
    if any(INSIDE <= at < YARD for at in s.place):
        step_out(s, here)
    masks, control, settler = here.masks, s.control, s.settler
    for f in s.board.lands:
        control[f] = land_control(s, f, here) if masks[f] else settler[f]
    for f in s.board.sea_fields:
        control[f] = most_units(s, f, masks[f], here) if masks[f] else NOBODY


def is_still_encircled(s: ScharzState, f: Field, here: Presence) -> bool:
    """SCH-8.5 Enough hostile units of the besieging coalition are left before the walls."""
    settler, leader = s.settler[f], s.encircled[f]
    if settler == NOBODY or not s.foes[settler] >> leader & 1:
        return False
    allies = s.friends[leader] & s.foes[settler]
    besiegers = sum(here.counts[f * SEATS + p] for p in range(s.players) if allies >> p & 1)
    return besiegers >= wall_level(s, f) * BOOK.battle.units_for_encirclement_per_level


def step_out(s: ScharzState, here: Presence) -> None:
    """SCH-8.10 Units inside stand in the open again as soon as no hostile unit is there."""
    for u, at in enumerate(s.place):
        if INSIDE <= at < YARD:
            f, p = at - INSIDE, u // SLOTS
            if s.settler[f] == NOBODY or not s.foes[s.settler[f]] & here.masks[f]:
                s.place[u] = f
                here.counts[f * SEATS + p] += 1
                here.masks[f] |= 1 << p


def land_control(s: ScharzState, f: Field, here: Presence) -> Player:
    """SCH-7.3, 7.4 Who controls a land field in which units stand."""
    settler, mask = s.settler[f], here.masks[f]
    if settler != NOBODY:
        if s.encircled[f] != NOBODY:
            besiegers = mask & s.friends[s.encircled[f]] & s.foes[settler]
            leader = most_units(s, f, besiegers, here, free=True)
            return leader if leader != NOBODY else s.encircled[f]
        mask |= 1 << settler
    if mask & (mask - 1):
        if any(mask >> p & 1 and s.foes[p] & mask for p in range(s.players)):
            return NOBODY
    return settler if settler != NOBODY else most_units(s, f, mask, here)


def most_units(s: ScharzState, f: Field, mask: int, here: Presence, free: bool = False) -> Player:
    """SCH-7.3, 7.5 Of the players in the mask who face no hostile unit, the one with most units.

    Tied players: the previous controller, else nobody. `free` passes over the test for hostile units.
    """
    best, most = NOBODY, 0
    for p in range(s.players):
        if mask >> p & 1 and (free or not s.foes[p] & mask):
            units = here.counts[f * SEATS + p]
            if units > most:
                best, most = p, units
            elif units == most and p == s.control[f]:
                best = p
            elif units == most and best != s.control[f]:
                best = NOBODY
    return best


def land_fields_of(s: ScharzState, p: Player) -> list[Field]:
    """The land fields that a player controls, in map order."""
    control = s.control
    return [f for f in s.board.lands if control[f] == p]


def sea_fields_of(s: ScharzState, p: Player) -> list[Field]:
    return [f for f in s.board.sea_fields if s.control[f] == p]


def are_adjacent_realms(s: ScharzState, a: Player, b: Player) -> bool:
    """SCH-7.12 Two players control land fields that are adjacent."""
    return any(s.control[g] == b for f in land_fields_of(s, a) for g in s.board.land[f])


def is_own_coalition_settlement(s: ScharzState, p: Player, f: Field) -> bool:
    """Whether a completed settlement of the coalition stands in a field."""
    return s.settler[f] != NOBODY and is_friendly(s, p, s.settler[f])
