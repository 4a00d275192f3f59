"""NAP-5 The state: everything that changes during a game."""

from __future__ import annotations

from dataclasses import dataclass, field

from grognard.games.napoleon.battle_state import Battle
from grognard.games.napoleon.ids import Kind, Nation, Region, Sea, Water
from grognard.games.napoleon.scenario import ScenarioRow
from grognard.kernel.choice import Player, Term
from grognard.kernel.journal import QUIET
from grognard.kernel.state import SHARED, State


@dataclass(frozen=True, slots=True)
class Stack:
    """NAP-5.11 All land units of one nation in one region; `moved` of them have moved this month (6.11).

    A change puts another stack in its place; so copies of the state share those that stay as they are.
    """

    nation: Nation
    units: tuple[int, ...]  # by kind
    moved: tuple[int, ...]  # by kind


@dataclass(frozen=True, slots=True)
class Fleet:
    """NAP-7 All squadrons of one nation in one sea area or port; those that fought count as moved too."""

    nation: Nation
    ships: int
    moved: int
    fought: int


@dataclass(frozen=True, slots=True)
class Entry:
    """NAP-6.10 Units that came into a region this turn: from where, and over which sea if they landed."""

    nation: Nation
    region: Region
    origin: Region
    sea: Sea  # NOWHERE: by land
    units: tuple[int, ...]  # by kind


@dataclass(slots=True)
class Window:
    """NAP-10.5 A political window: who is asked in which order, and what everybody did in it."""

    order: list[Player]
    place: int
    lap: int
    acted: bool  # an action that costs PAP was carried out in this lap
    paid: list[int]  # by player
    offers: list[int]  # by player

    def clone(self) -> Window:
        return Window(
            self.order.copy(), self.place, self.lap, self.acted, self.paid.copy(), self.offers.copy()
        )


@dataclass(slots=True)
class Voyage:
    """NAP-7.20 A group of squadrons on its way."""

    nation: Nation
    ships: int
    water: Water
    left: list[Water]  # the ports that it left this turn
    visited: list[Sea]

    def clone(self) -> Voyage:
        return Voyage(self.nation, self.ships, self.water, self.left.copy(), self.visited.copy())


@dataclass(slots=True)
class Clash:
    """NAP-7.10 Enemy squadrons meet: intents, and after a battle the ports that are sought (7.18)."""

    sea: Sea
    mover: Nation
    moving: list[Nation]  # the moving side
    others: list[Nation]
    hard_to_avoid: bool  # the moving side is caught more easily (7.13)
    intents: list[int]  # by nation: UNKNOWN, 0 avoid, 1 fight
    revealed: bool
    harbour: list[Nation]  # nations that may still take squadrons into a port

    def clone(self) -> Clash:
        return Clash(
            self.sea,
            self.mover,
            self.moving.copy(),
            self.others.copy(),
            self.hard_to_avoid,
            self.intents.copy(),
            self.revealed,
            self.harbour.copy(),
        )


@dataclass(slots=True)
class Congress:
    """NAP-12.6 A congress: the loser, the victors still in it in war-entry order, whose pick it is."""

    loser: Nation
    victors: list[Nation]
    place: int

    def clone(self) -> Congress:
        return Congress(self.loser, self.victors.copy(), self.place)


@dataclass(slots=True)
class Offer:
    """NAP-23.2 An offer that waits for its answer. What it says is known to the two players alone."""

    action: Term
    by: Nation
    asked: Player
    to: Nation
    aim: Nation  # the third nation of 11.1(b), or NOBODY
    give: list[Region]
    take: list[Region]

    def clone(self) -> Offer:
        return Offer(self.action, self.by, self.asked, self.to, self.aim, self.give.copy(), self.take.copy())


@dataclass(slots=True)
class Quarrel:
    """NAP-11.24, 11.28 Two nations whose agreement ended this turn; `attacker` goes first if nobody owns."""

    attacker: Nation
    other: Nation
    by_owner: bool  # the attacker is the one that does not own the region

    def clone(self) -> Quarrel:
        return Quarrel(self.attacker, self.other, self.by_owner)


@dataclass(slots=True)
class Withdrawal:
    """NAP-11.23 Units of a nation that must leave the regions and the company of another."""

    nation: Nation
    host: Nation

    def clone(self) -> Withdrawal:
        return Withdrawal(self.nation, self.host)


@dataclass(slots=True)
class Homecoming:
    """NAP-13.5 A nation that nobody controls any more brings its units home; the player who chooses where."""

    nation: Nation
    player: Player

    def clone(self) -> Homecoming:
        return Homecoming(self.nation, self.player)


@dataclass(slots=True)
class NapoleonState(State):
    """One game. Lists are by nation, region or water unless they say otherwise."""

    options: dict[str, str] = field(metadata=SHARED)
    scenario: ScenarioRow = field(metadata=SHARED)
    historical: bool = field(metadata=SHARED)
    limit: int = field(metadata=SHARED)  # months until the agreed end (22.1, 22.3)
    players: int

    # set-up (3)
    ready: bool
    seat: list[Player]  # by nation: the player of a player nation, else NOBODY
    start_regions: list[int]
    start_level: list[int]
    start_french: int  # regions owned by the French side together at the start (22.3)

    # date and sequence (4)
    round: int  # months completed
    year: int
    month: int
    stage: int  # the part of the month
    turn: int  # place in the turn order
    step: int  # step of the nation's turn, or of production
    active: Nation
    end_number: int  # of sudden death; 0 before it begins
    time_is_up: bool
    ended: str  # why the game is over

    # the map (5)
    owner: list[Nation]
    uprising: list[bool]
    stacks: list[tuple[Stack, ...]]  # by region, in order of nation
    fleets: list[tuple[Fleet, ...]]  # by water, in order of nation
    raised: list[int]  # by kind, squadrons last: units put on the map since the beginning
    lost: list[int]  # by kind: units taken off it

    # nations (5, 10 to 13)
    status: list[list[int]]
    wars: list[list[Nation]]  # enemies in war-entry order (12.4)
    passage: list[list[bool]]  # by granter and guest
    truce: list[list[int]]  # by victor and loser: the round in which it ends
    controller: list[Nation]
    aggressor: list[Nation]  # of a nation controlled by 13.7 step 3: its war with this nation bounds it
    was_controlled: list[bool]
    gained: list[list[Nation]]  # by player: won by diplomatic offensive (22.9)
    pap: list[int]
    debt: list[int]
    pp: list[int]
    defeated: list[bool]
    out: list[bool]

    # this turn
    window: Window | None
    paid: int  # own-turn actions (10.6): those that cost PAP
    offers: int  # and free offers
    cancels: list[int]  # by player (26.8)
    invited: list[Nation]
    movers: list[Nation]  # the active nation, then those that move jointly (6.12)
    mover: int
    entries: list[Entry]
    landed: list[Region]  # where militia were raised (8.7)
    carried: list[int]  # by sea: army units landed from it (8.3)
    engaged: list[Sea]
    port_attackers: list[Water]  # a port for every squadron that attacked it (7.8)
    announced: list[Region]  # annexations (14.4)
    resisted: list[Region]  # minors that resisted the active nation (6.16)
    exchanged: list[Region]  # in this window (11.33)
    quarrels: list[Quarrel]
    taken: list[Region]  # capitals that an enemy occupied at the start of the turn (12.8)

    # production turn (9)
    bought: list[int]  # by kind: still to be placed
    built: int  # land units bought this time (21.2)
    infantry_due: int  # for the elite infantry bought (9.8)

    # what is going on
    offer: Offer | None
    voyage: Voyage | None
    clash: Clash | None
    congress: Congress | None
    withdrawals: list[Withdrawal]
    homecomings: list[Homecoming]
    released: list[Nation]  # become uncontrolled after the congress (13.7 step 3)
    unsettled: list[Region]  # where a change may have left units that may not be there (6.15)
    collapsing: list[Nation]  # must still roll for collapse
    battle: Battle | None

    def clone(self) -> NapoleonState:
        return NapoleonState(
            self.dice.clone(),
            QUIET,
            self.options,
            self.scenario,
            self.historical,
            self.limit,
            self.players,
            self.ready,
            self.seat.copy(),
            self.start_regions.copy(),
            self.start_level.copy(),
            self.start_french,
            self.round,
            self.year,
            self.month,
            self.stage,
            self.turn,
            self.step,
            self.active,
            self.end_number,
            self.time_is_up,
            self.ended,
            self.owner.copy(),
            self.uprising.copy(),
            self.stacks.copy(),
            self.fleets.copy(),
            self.raised.copy(),
            self.lost.copy(),
            [row.copy() for row in self.status],
            [row.copy() for row in self.wars],
            [row.copy() for row in self.passage],
            [row.copy() for row in self.truce],
            self.controller.copy(),
            self.aggressor.copy(),
            self.was_controlled.copy(),
            [row.copy() for row in self.gained],
            self.pap.copy(),
            self.debt.copy(),
            self.pp.copy(),
            self.defeated.copy(),
            self.out.copy(),
            self.window.clone() if self.window is not None else None,
            self.paid,
            self.offers,
            self.cancels.copy(),
            self.invited.copy(),
            self.movers.copy(),
            self.mover,
            self.entries.copy(),
            self.landed.copy(),
            self.carried.copy(),
            self.engaged.copy(),
            self.port_attackers.copy(),
            self.announced.copy(),
            self.resisted.copy(),
            self.exchanged.copy(),
            [quarrel.clone() for quarrel in self.quarrels],
            self.taken.copy(),
            self.bought.copy(),
            self.built,
            self.infantry_due,
            self.offer.clone() if self.offer is not None else None,
            self.voyage.clone() if self.voyage is not None else None,
            self.clash.clone() if self.clash is not None else None,
            self.congress.clone() if self.congress is not None else None,
            [withdrawal.clone() for withdrawal in self.withdrawals],
            [homecoming.clone() for homecoming in self.homecomings],
            self.released.copy(),
            self.unsettled.copy(),
            self.collapsing.copy(),
            self.battle.clone() if self.battle is not None else None,
        )


def no_units() -> list[int]:
    """No unit of any kind."""
    return [0] * 8


UNKNOWN: Kind = -1
"""What a player may not know."""
