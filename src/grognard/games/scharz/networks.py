"""SCH-7.6 to 7.8 Networks: which fields and stores of a coalition hang together, and what is connected.

Every field is a node; the settlement of a field is a node of its own (number `board.n` + field), because an
encircled one belongs to no network of fields.
"""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.state import (
    ABOARD,
    BORDER,
    HARBOUR,
    INSIDE,
    NOBODY,
    OVERBOARD,
    SLOTS,
    YARD,
    Place,
    ScharzState,
    Unit,
    ground,
    places_of,
)
from grognard.games.scharz.status import hostile_open, is_sea_blocked, unblocked_harbours
from grognard.games.scharz.tables import CORSAIR, TRANSPORT
from grognard.kernel.choice import Player

NO_NETWORK: Final = -1


class Networks:
    """The networks of one coalition: `label` by node (-1: none), and those that hold a settlement."""

    __slots__ = ("label", "n", "supported")

    def __init__(self, n: int) -> None:
        self.n = n
        self.label = [NO_NETWORK] * (2 * n)
        self.supported: list[int] = []

    def of_field(self, f: Field) -> int:
        return self.label[f]

    def of_store(self, f: Field) -> int:
        """The network of what lies inside the settlement or shipyard of a field."""
        return self.label[self.n + f]

    def of_place(self, s: ScharzState, place: Place) -> int:
        """The network of a piece at this place, or -1."""
        if place >= ABOARD:
            return self.of_place(s, s.place[place - ABOARD])
        if place < 0 or place >= OVERBOARD or place >= BORDER:
            return NO_NETWORK
        if place >= YARD:
            return self.of_store(place - YARD)
        if place >= INSIDE:
            return self.of_store(place - INSIDE)
        return self.label[place]

    def is_connected(self, s: ScharzState, place: Place) -> bool:
        """SCH-7.7 A piece whose network holds a settlement, or that is in a settlement itself."""
        if place >= ABOARD:
            return self.is_connected(s, s.place[place - ABOARD])
        if INSIDE <= place < BORDER:
            return True
        network = self.of_place(s, place)
        return network != NO_NETWORK and network in self.supported

    def has_settlement(self, f: Field) -> bool:
        """Whether the field lies in a network that holds a settlement."""
        return self.label[f] != NO_NETWORK and self.label[f] in self.supported


def networks(s: ScharzState, p: Player) -> Networks:
    """SCH-7.6 The networks of a player's coalition."""
    nets = Networks(s.board.n)
    member = fields_held(s, p)
    harbours = [f for f in unblocked_harbours(s, p) if member[f]]
    _label_fields(s, nets, member, harbours)
    settled = coalition_settlements(s, p)
    for f in settled:
        if member[f] and s.encircled[f] == NOBODY:
            nets.label[nets.n + f] = nets.label[f]
            if nets.label[f] not in nets.supported:
                nets.supported.append(nets.label[f])
    for f in settled:
        if nets.of_store(f) == NO_NETWORK:
            _join_cut_off(s, nets, f)
    return nets


def coalition_settlements(s: ScharzState, p: Player) -> list[Field]:
    """The settlements of a player's coalition, in map order."""
    friends = s.friends[p]
    if friends == 1 << p:
        return places_of(s.settler, p)
    return [f for f, settler in enumerate(s.settler) if settler != NOBODY and friends >> settler & 1]


def fields_held(s: ScharzState, p: Player) -> list[bool]:
    """SCH-7.6 The fields that count for the coalition: controlled ones, and those with units in peace."""
    friends = s.friends[p]
    if friends == 1 << p:
        held = [holder == p for holder in s.control]
    else:
        held = [holder != NOBODY and bool(friends >> holder & 1) for holder in s.control]
    # A truce partner, or nobody among tied friends (SCH-7.3), may control a field where own units stand.
    if s.truces or friends != 1 << p:
        for u, at in enumerate(s.place):
            if s.kind[u] == CORSAIR:
                continue  # SCH-5.18 Corsairs hold no sea field.
            if 0 <= at < s.board.n and not held[at] and friends >> u // SLOTS & 1:
                held[at] = not hostile_open(s, p, at)
    return held


def _label_fields(s: ScharzState, nets: Networks, member: list[bool], harbours: list[Field]) -> None:
    label, near = nets.label, s.board.near
    for start in [f for f, inside in enumerate(member) if inside]:
        if label[start] != NO_NETWORK:
            continue
        label[start] = start
        reached = [start]
        for f in reached:
            for g in near[f]:
                if member[g] and label[g] == NO_NETWORK:
                    label[g] = start
                    reached.append(g)
            # SCH-7.11 Unblocked harbours count as adjacent.
            if f in harbours:
                for g in harbours:
                    if label[g] == NO_NETWORK:
                        label[g] = start
                        reached.append(g)


def _join_cut_off(s: ScharzState, nets: Networks, f: Field) -> None:
    """SCH-7.8, 7.16 A settlement cut off on land: supplied by sea, or a small network of its own."""
    own = nets.n + f
    nets.label[own] = own
    if s.encircled[f] == NOBODY:
        nets.supported.append(own)
    if not s.yard[f] or is_sea_blocked(s, f):
        return
    touched: list[int] = []
    if s.yard[f] == HARBOUR:
        touched += [nets.label[g] for g in unblocked_harbours(s, s.settler[f]) if g != f]
    for sea in supply_seas(s, f):
        touched += [nets.label[g] for g in [sea, *s.board.near[sea]] if g != f]
    for network in touched:
        if network != NO_NETWORK and network != nets.label[own]:
            _merge(nets, network, nets.label[own])


def supply_seas(s: ScharzState, f: Field) -> list[Field]:
    """SCH-7.8 The sea fields by which an own transport supplies a shipyard."""
    owner = s.settler[f]
    found = []
    for u in range(owner * SLOTS, owner * SLOTS + SLOTS):
        if s.kind[u] != TRANSPORT:
            continue
        for sea in s.board.seas[f]:
            holder = s.control[sea]
            open_sea = holder == NOBODY or not s.foes[owner] >> holder & 1
            if open_sea and s.place[u] in (YARD + f, sea) and sea not in found:
                found.append(sea)
    return found


def _merge(nets: Networks, network: int, other: int) -> None:
    """Two networks become one."""
    for node, label in enumerate(nets.label):
        if label == other:
            nets.label[node] = network
    if other in nets.supported and network not in nets.supported:
        nets.supported.append(network)


def is_cut_off(s: ScharzState, p: Player, place: Place) -> bool:
    """SCH-12.6 Whether a piece of a player is behind a siege without any connection: it cannot be traded."""
    f = ground(s, place)
    if not INSIDE <= place < BORDER or s.encircled[f] == NOBODY:
        return False
    return networks(s, p).of_store(f) == s.board.n + f


def is_connected(s: ScharzState, u: Unit) -> bool:
    """SCH-7.7, 6.61 Whether a unit is connected to a settlement of its coalition."""
    return networks(s, u // SLOTS).is_connected(s, s.place[u])
