"""Everything that changes during a game of Scharz, and the simplest questions about it.

A unit, a herd and a field are small numbers. A unit is one of the markers of its owner, wherever it is; its
place says whether it stands in the open, inside a settlement, in a shipyard, on a border or aboard a ship.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from grognard.games.scharz.battle_state import Combat
from grognard.games.scharz.board import Board, Field
from grognard.games.scharz.options import Switches
from grognard.games.scharz.tables import CORSAIR, LIGHT, TRANSPORT
from grognard.kernel.choice import Player
from grognard.kernel.journal import QUIET
from grognard.kernel.state import SHARED, State

Unit: TypeAlias = int
"""A unit marker; the owner is `unit // SLOTS`."""
Herd: TypeAlias = int
"""A herd piece; the owner is `herd // HERD_SLOTS`."""
Place: TypeAlias = int
"""Where a piece is: a field (in the open, on the field, at sea or afloat) or one of the numbers below."""

SLOTS: Final = 20
HERD_SLOTS: Final = 10
NOBODY: Final = -1

SUPPLY: Final = -1
CAPTURED: Final = -2
ABSENT: Final = -3
"""A marker that is not in the game (option small_supply)."""
INSIDE: Final = 100
YARD: Final = 200
BORDER: Final = 300
OVERBOARD: Final = 600
ABOARD: Final = 1000

# Flags of a unit.
SPENT: Final = 1
SPECIAL: Final = 2
STOPPED: Final = 4
WORKING: Final = 8
FLED: Final = 16
MOVED: Final = 32
FREED: Final = 64

VILLAGE: Final = 1
TOWN: Final = 2
DOCK: Final = 1
HARBOUR: Final = 2
NO_SITE: Final = -1

# Destinations of orders besides places.
STAY_PUT: Final = -1
SELL: Final = 2000


@dataclass(slots=True)
class Order:
    """SCH-6.1 What some units (or one transport, or herds at a harbour) are to do in a sub-phase."""

    units: list[Unit]
    herds: list[Herd]
    to: Place
    right: int
    loads: list[Unit]
    load_herds: list[Herd]
    lands: list[Unit]
    lands_at: list[Place]
    land_herds: list[Herd]
    land_herds_at: list[Place]

    def clone(self) -> Order:
        return Order(
            self.units.copy(),
            self.herds.copy(),
            self.to,
            self.right,
            self.loads.copy(),
            self.load_herds.copy(),
            self.lands.copy(),
            self.lands_at.copy(),
            self.land_herds.copy(),
            self.land_herds_at.copy(),
        )


@dataclass(slots=True)
class Truce:
    """SCH-14.15 A truce and the last round in which it holds."""

    petitioner: Player
    recipient: Player
    until: int
    redemption: bool

    def clone(self) -> Truce:
        return Truce(self.petitioner, self.recipient, self.until, self.redemption)


@dataclass(slots=True)
class Agreement:
    """SCH-14.25 A statement that binds nobody, shown for a year."""

    proposer: Player
    partner: Player
    kind: int
    until: int

    def clone(self) -> Agreement:
        return Agreement(self.proposer, self.partner, self.kind, self.until)


@dataclass(slots=True)
class TradeMark:
    """SCH-12.20 The player's affairs before the last trade action, for `undo`."""

    kind: list[int]
    place: list[int]
    flags: list[int]
    herd_kind: list[int]
    herd_place: list[int]
    site: list[int]
    site_owner: list[int]
    progress: list[int]
    sped_up: list[int]
    grain: list[int]
    fish: list[int]
    coins: list[int]
    prestige: list[int]
    commander: list[int]
    bought: list[int]
    doubled: list[int]
    heavies: list[int]
    ships_built: list[int]
    bank_trades: int

    def clone(self) -> TradeMark:
        return TradeMark(
            self.kind.copy(),
            self.place.copy(),
            self.flags.copy(),
            self.herd_kind.copy(),
            self.herd_place.copy(),
            self.site.copy(),
            self.site_owner.copy(),
            self.progress.copy(),
            self.sped_up.copy(),
            self.grain.copy(),
            self.fish.copy(),
            self.coins.copy(),
            self.prestige.copy(),
            self.commander.copy(),
            self.bought.copy(),
            self.doubled.copy(),
            self.heavies.copy(),
            self.ships_built.copy(),
            self.bank_trades,
        )


@dataclass(slots=True)
class ScharzState(State):
    board: Board = field(compare=False, repr=False, metadata=SHARED)
    opt: Switches = field(compare=False, repr=False, metadata=SHARED)
    players: int

    # Where the game stands (SCH-4).
    stage: int  # set-up steps done; see setup.py
    round: int  # seasons, counted from 1
    step: int  # in the table of the season; see turn.py
    turn: int  # whose turn in the order of this step
    part: int  # within the step, where it has parts
    count: int  # actions taken by the player whose turn it is
    ending: str  # why the game is over, or empty
    winner: Player
    order: list[Player]  # prologue order
    claims: list[int]  # by player: bits of unification, dominance, might

    # Players.
    coins: list[int]
    prestige: list[int]
    vp: list[int]
    vp_gain: list[int]  # collected in this sub-phase (SCH-4.4)
    vp_loss: list[int]
    pp_won: list[int]  # this year (SCH-13.4)
    pp_lost: list[int]
    commander: list[int]
    faction: list[int]
    bonus: list[int]
    lord: list[Player]
    rivals: list[int]  # by player: bits of the own rivals
    friends: list[int]  # by player: bits of the coalition (derived)
    foes: list[int]  # by player: bits of the hostile players (derived)
    captured_units: list[int]
    captured_buildings: list[int]
    tributes_paid: list[int]
    redemptions_paid: list[int]
    redeemed: list[int]  # redemptions of this round
    passage: list[int]  # by player: bits of those whose fields may be entered
    truces: list[Truce]
    agreements: list[Agreement]

    # Units and herds.
    kind: list[int]
    place: list[Place]
    flags: list[int]
    damage: list[int]
    came_from: list[Field]
    herd_kind: list[int]
    herd_place: list[Place]

    # Fields.
    settlement: list[int]
    settler: list[Player]
    yard: list[int]
    fort: list[int]
    encircled: list[Player]
    site: list[int]
    site_owner: list[Player]
    progress: list[int]
    sped_up: list[int]
    grain: list[int]
    fish: list[int]
    standing: list[int]
    sower: list[Player]
    devastated: list[int]
    control: list[Player]
    control_start: list[Player]
    alone_start: list[Player]
    villages: list[list[Field]]  # by player, in the order of placement (SCH-3.5)

    # This round.
    locked: list[int]  # by player: bits of the fields (SCH-7.14)
    released: list[int]  # by player: bits of the fields set free in the special move (SCH-6.40)
    arrivals: list[Unit]  # units that must still roll for the mountains they entered (SCH-6.66)
    marching: int  # bits of the players whose forced march is paid
    lift_out: list[int]
    lift_in: list[int]
    hastened: int  # bits of the players who double construction
    bought: list[int]
    doubled: list[int]
    heavies: list[int]
    ships_built: list[int]
    bank_trades: int
    offers: int
    gives: list[int]  # terms of the trade offer that waits for its answer (SCH-12.18)
    wants: list[int]
    mark: TradeMark | None
    weather: list[int]  # winter, by climate: -1 bad, 0 normal, 1 good
    rough_sea: bool
    sowing: list[int]  # weather at sowing, by climate
    meat: list[int]  # in the nourishment phase: owner, node and amount, three numbers each
    queue: list[int]  # what the step has still to do, where it has a list

    # Secret until all are done (SCH-17.2).
    orders: list[list[Order]]
    plans: list[list[int]]

    combat: Combat | None

    def clone(self) -> ScharzState:
        mark, combat = self.mark, self.combat
        return ScharzState(
            self.dice.clone(),
            QUIET,
            self.board,
            self.opt,
            self.players,
            self.stage,
            self.round,
            self.step,
            self.turn,
            self.part,
            self.count,
            self.ending,
            self.winner,
            self.order.copy(),
            self.claims.copy(),
            self.coins.copy(),
            self.prestige.copy(),
            self.vp.copy(),
            self.vp_gain.copy(),
            self.vp_loss.copy(),
            self.pp_won.copy(),
            self.pp_lost.copy(),
            self.commander.copy(),
            self.faction.copy(),
            self.bonus.copy(),
            self.lord.copy(),
            self.rivals.copy(),
            self.friends.copy(),
            self.foes.copy(),
            self.captured_units.copy(),
            self.captured_buildings.copy(),
            self.tributes_paid.copy(),
            self.redemptions_paid.copy(),
            self.redeemed.copy(),
            self.passage.copy(),
            [truce.clone() for truce in self.truces],
            [agreement.clone() for agreement in self.agreements],
            self.kind.copy(),
            self.place.copy(),
            self.flags.copy(),
            self.damage.copy(),
            self.came_from.copy(),
            self.herd_kind.copy(),
            self.herd_place.copy(),
            self.settlement.copy(),
            self.settler.copy(),
            self.yard.copy(),
            self.fort.copy(),
            self.encircled.copy(),
            self.site.copy(),
            self.site_owner.copy(),
            self.progress.copy(),
            self.sped_up.copy(),
            self.grain.copy(),
            self.fish.copy(),
            self.standing.copy(),
            self.sower.copy(),
            self.devastated.copy(),
            self.control.copy(),
            self.control_start.copy(),
            self.alone_start.copy(),
            [fields.copy() for fields in self.villages],
            self.locked.copy(),
            self.released.copy(),
            self.arrivals.copy(),
            self.marching,
            self.lift_out.copy(),
            self.lift_in.copy(),
            self.hastened,
            self.bought.copy(),
            self.doubled.copy(),
            self.heavies.copy(),
            self.ships_built.copy(),
            self.bank_trades,
            self.offers,
            self.gives.copy(),
            self.wants.copy(),
            None if mark is None else mark.clone(),
            self.weather.copy(),
            self.rough_sea,
            self.sowing.copy(),
            self.meat.copy(),
            self.queue.copy(),
            [[order.clone() for order in orders] for orders in self.orders],
            [plan.copy() for plan in self.plans],
            None if combat is None else combat.clone(),
        )

    @property
    def year(self) -> int:
        return (self.round - 1) // 4 + 1

    @property
    def season(self) -> int:
        return (self.round - 1) % 4


# -- pieces ----------


def owner(u: Unit) -> Player:
    return u // SLOTS


def herd_owner(h: Herd) -> Player:
    return h // HERD_SLOTS


def is_ship(kind: int) -> bool:
    """Transports and warships; corsairs are no ships."""
    return kind >= TRANSPORT and kind != CORSAIR


def units_of(s: ScharzState, p: Player) -> list[Unit]:
    """All units of a player that are in play."""
    return [u for u in range(p * SLOTS, p * SLOTS + SLOTS) if s.place[u] >= 0]


def herds_of(s: ScharzState, p: Player) -> list[Herd]:
    """All herds of a player that are in play."""
    return [h for h in range(p * HERD_SLOTS, p * HERD_SLOTS + HERD_SLOTS) if s.herd_place[h] >= 0]


def places_of(values: list[int], value: int) -> list[int]:
    """Where a value stands in a list, in order; quicker than a look at every entry."""
    found: list[int] = []
    at = -1
    for _ in range(values.count(value)):
        at = values.index(value, at + 1)
        found.append(at)
    return found


def units_at(s: ScharzState, place: Place) -> list[Unit]:
    """All units at a place, whoever owns them."""
    return places_of(s.place, place)


def own_units_at(s: ScharzState, p: Player, place: Place) -> list[Unit]:
    first = p * SLOTS
    return [first + n for n in places_of(s.place[first : first + SLOTS], place)]


def herds_at(s: ScharzState, place: Place) -> list[Herd]:
    return places_of(s.herd_place, place)


def own_herds_at(s: ScharzState, p: Player, place: Place) -> list[Herd]:
    first = p * HERD_SLOTS
    return [first + n for n in places_of(s.herd_place[first : first + HERD_SLOTS], place)]


def passengers(s: ScharzState, ship: Unit) -> list[Unit]:
    """The units aboard a ship."""
    return units_at(s, ABOARD + ship)


def herds_aboard(s: ScharzState, ship: Unit) -> list[Herd]:
    return herds_at(s, ABOARD + ship)


def workers(s: ScharzState, f: Field) -> list[Unit]:
    """SCH-5.8 The light infantry that works on the site of a field."""
    return [u for u in units_at(s, f) if s.flags[u] & WORKING]


def idle_light(s: ScharzState, p: Player, f: Field) -> list[Unit]:
    """Own light infantry in the open field that works on no site."""
    return [u for u in own_units_at(s, p, f) if s.kind[u] == LIGHT and not s.flags[u] & WORKING]


def free_unit(s: ScharzState, p: Player) -> Unit:
    """A marker in the supply of a player, or -1."""
    free = own_units_at(s, p, SUPPLY)
    return free[0] if free else -1


def free_herd(s: ScharzState, p: Player) -> Herd:
    """A herd piece in the supply of a player, or -1."""
    free = own_herds_at(s, p, SUPPLY)
    return free[0] if free else -1


def ground(s: ScharzState, place: Place) -> Field:
    """The field in which a place lies; for a border the first of its two fields, -1 for none."""
    if place >= ABOARD:
        return ground(s, s.place[place - ABOARD])
    if place >= OVERBOARD:
        return place - OVERBOARD
    if place >= BORDER:
        return s.board.edges[place - BORDER].a
    if place >= YARD:
        return place - YARD
    return place - INSIDE if place >= INSIDE else place


def is_alive(s: ScharzState, p: Player) -> bool:
    """SCH-4.5 Whether a player still has a unit or a settlement on the map."""
    return p in s.settler or max(s.place[p * SLOTS : p * SLOTS + SLOTS]) >= 0


def initiative(s: ScharzState) -> list[Player]:
    """SCH-4.3 Prologue order, rotated by one player each round."""
    first = (s.round - 1) % s.players if s.round > 0 else 0
    return s.order[first:] + s.order[:first]
