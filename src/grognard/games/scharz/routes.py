"""SCH-6.1, 6.2 Routes: which single step a land unit or ship can make, whatever entitles it."""

from __future__ import annotations

from grognard.games.scharz.board import Field
from grognard.games.scharz.pieces import has_effect
from grognard.games.scharz.relations import may_enter
from grognard.games.scharz.state import (
    NOBODY,
    SELL,
    YARD,
    Place,
    ScharzState,
    Unit,
    ground,
    herds_aboard,
    owner,
    passengers,
)
from grognard.games.scharz.status import hostile_open, is_sea_blocked, unblocked_harbours
from grognard.kernel.choice import Player


def is_snowed_in(s: ScharzState, f: Field) -> bool:
    """SCH-13.52 Bad winter weather: no movement from or to the field; with two climates the worse counts."""
    return any(s.weather[climate] < 0 for climate in s.board.climates[f])


def is_open_edge(s: ScharzState, p: Player, a: Field, b: Field) -> bool:
    """SCH-6.3 A strait is closed while a hostile player controls its sea."""
    via = s.board.straits[a].get(b, -1)
    return via < 0 or s.control[via] == NOBODY or not s.foes[p] >> s.control[via] & 1


def land_steps(s: ScharzState, p: Player, f: Field) -> list[Field]:
    """SCH-6.3, 6.5 The adjacent land fields that land units of a player may enter."""
    steps = s.board.land[f]
    if s.truces:
        steps = [g for g in steps if may_enter(s, p, g)]
    if not s.board.straits[f]:
        return steps.copy()
    return [g for g in steps if is_open_edge(s, p, f, g)]


def movement_steps(s: ScharzState, p: Player, f: Field) -> list[Field]:
    """The land steps of the movement phase, in which bad winter weather counts."""
    if not any(s.weather):
        return land_steps(s, p, f)
    return [] if is_snowed_in(s, f) else [g for g in land_steps(s, p, f) if not is_snowed_in(s, g)]


def harbour_steps(s: ScharzState, p: Player, f: Field) -> list[Field]:
    """SCH-6.4 The other unblocked harbours of the coalition, from one of them."""
    harbours = unblocked_harbours(s, p)
    if f not in harbours or is_snowed_in(s, f):
        return []
    return [g for g in harbours if g != f and not is_snowed_in(s, g)]


def is_empty(s: ScharzState, ship: Unit) -> bool:
    return not passengers(s, ship) and not herds_aboard(s, ship)


def may_float(s: ScharzState, p: Player, f: Field) -> bool:
    """SCH-6.18, 6.36 Whether ships of a player can lie in a land field: swamps, rivers for some peoples."""
    if s.board.is_swamp(f):
        return True
    return bool(s.board.rivers[f]) and has_effect(s, p, "river_ships") and not s.board.is_mountain(f)


def water_fields(s: ScharzState, p: Player, place: Place) -> list[Field]:
    """The fields next to a ship that it can reach afloat: sea, swamp, and rivers for those who may."""
    board = s.board
    f = place - YARD if place >= YARD else place
    if not board.is_land[f]:
        afloat = [g for g in board.coasts[f] if board.is_swamp(g)]
    else:
        afloat = [g for g in board.rivers[f] if board.is_land[g] and board.is_swamp(g)]
    if has_effect(s, p, "river_ships"):
        afloat += [g for g in board.rivers[f] if board.is_land[g] and g not in afloat and may_float(s, p, g)]
    # SCH-6.20 Rough sea: no move from sea to sea and no leaving of shipyards.
    if s.rough_sea and place >= YARD:
        return []
    seas = [] if s.rough_sea and not board.is_land[f] else board.seas[f]
    return [*seas, *sorted(g for g in afloat if may_enter(s, p, g))]


def yards_near(s: ScharzState, p: Player, place: Place) -> list[Field]:
    """SCH-6.9 The shipyards of the coalition that a ship can enter from where it is."""
    if place >= YARD:
        return []
    board, friends = s.board, s.friends[p]
    shores = [place, *board.rivers[place]] if board.is_land[place] else board.coasts[place]
    return [f for f in shores if board.is_land[f] and s.yard[f] and friends >> s.settler[f] & 1]


def beaches(s: ScharzState, p: Player, place: Place) -> list[Field]:
    """SCH-5.14, 6.18 The coastal fields where an empty ship at sea can land for good."""
    if place >= YARD or s.board.is_land[place]:
        return []
    return [f for f in s.board.coasts[place] if may_enter(s, p, f) and not is_snowed_in(s, f)]


def ship_steps(s: ScharzState, u: Unit) -> list[Place]:
    """SCH-6.9 Where a ship can go in one step: water, shipyards, or (empty) a beach."""
    p, place = owner(u), s.place[u]
    # SCH-13.52, 13.62 Nothing leaves or enters a snowed-in land field, its shipyard included.
    if is_land_snowed_in(s, ground(s, place)):
        return []
    found: list[Place] = [f for f in water_fields(s, p, place) if not is_land_snowed_in(s, f)]
    found += [YARD + f for f in yards_near(s, p, place) if not is_snowed_in(s, f)]
    if is_empty(s, u):
        found += [SELL + f for f in beaches(s, p, place)]
    return found


def is_land_snowed_in(s: ScharzState, f: Field) -> bool:
    return s.board.is_land[f] and is_snowed_in(s, f)


def shelters(s: ScharzState, u: Unit) -> list[Place]:
    """SCH-6.51 Where a ship can retreat to: sea without hostile ships, or an open shipyard."""
    p = owner(u)
    found: list[Place] = []
    for place in ship_steps(s, u):
        if place < YARD:
            if not s.board.is_land[place] and not hostile_open(s, p, place):
                found.append(place)
        elif place < SELL:
            f = place - YARD
            if s.settler[f] == p or (s.encircled[f] == NOBODY and not is_sea_blocked(s, f)):
                found.append(place)
    return found


def shores(s: ScharzState, place: Place) -> list[Field]:
    """The land fields that touch a ship: its own field, or the coasts of its sea."""
    if place >= YARD:
        return [place - YARD]
    return [place] if s.board.is_land[place] else s.board.coasts[place]


def is_quay(s: ScharzState, place: Place) -> bool:
    """SCH-6.11, 6.19, 6.36 Whether boarding is free here: in a shipyard, or afloat in a land field."""
    return place >= YARD or s.board.is_land[place]
