"""Everything that changes during a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import COPIES, NO_DECK, SIDE_DECKS, UNKNOWN, Deck, Hand, Mode, Seen
from grognard.games.empires.map import AREA_COUNT, NORTH, SOUTH, VP, Areas, Side
from grognard.games.empires.options import Rules
from grognard.games.empires.terms import AVAILABLE_CARDS, Area, Card
from grognard.kernel.choice import Player
from grognard.kernel.dice import Dice
from grognard.kernel.journal import QUIET
from grognard.kernel.state import SHARED, State

NOBODY: Final = -1
"""The owner of a neutral area."""

ATTACKER: Final = 0
DEFENDER: Final = 1
"""The two sides of a battle."""

CHOOSING_MODE, COMMITTING, AMBUSHING, ORDERING, FIGHTING, CONQUERING = range(6)
"""The stages of a battle (EMP-10)."""

Fought: TypeAlias = tuple[Card, Card, int, int, int]
"""A combat that was fought: attacking and defending card, their dice (0: none), outcome.

A card without an opponent (EMP-13.5) meets the card UNKNOWN.
"""


@dataclass(slots=True)
class Battle:
    """EMP-10 The battle that is being fought. Lists of two are by side: attacker, defender."""

    area: Area
    attacker: Player
    defender: Player
    mode: Mode
    stage: int  # one of CHOOSING_MODE to CONQUERING
    over_mountain: bool  # EMP-24.4
    ambush: bool
    committed: list[list[Card]]  # secret until revealed
    order: list[list[Card]]  # secret until revealed
    blocks: list[int]
    fought: list[Fought]
    casualties: list[Hand]

    def clone(self) -> Battle:
        committed, order = self.committed, self.order
        return Battle(
            self.area,
            self.attacker,
            self.defender,
            self.mode,
            self.stage,
            self.over_mountain,
            self.ambush,
            [committed[0].copy(), committed[1].copy()],
            [order[0].copy(), order[1].copy()],
            self.blocks.copy(),
            self.fought.copy(),
            self.casualties.copy(),
        )


@dataclass(frozen=True, slots=True)
class Report:
    """The last battle, as everybody saw it. It never changes, so copies of the state share it."""

    area: Area
    attacker: Player
    defender: Player
    mode: Mode
    ambush: bool
    fought: tuple[Fought, ...]
    blocks: tuple[int, ...]
    casualties: tuple[Hand, ...]


@dataclass(slots=True)
class EmpiresState(State):
    """One game of Empires of the Ancient World."""

    rules: Rules = field(compare=False, repr=False, metadata=SHARED)
    players: int

    # EMP-4 Where the game stands. Turn 0 is the setup.
    turn: int
    phase: int
    round: int  # the space of the round marker; in the setup the number of the marker to place
    place: int  # how many have had their turn in this round
    first: Player
    bonus: int  # EMP-14.10 bonus actions still possible in this action turn
    refreshed: bool  # EMP-16.2 the active player has refreshed the display and may take a card

    # EMP-5 The map.
    owner: list[Player]  # by area
    markers: list[int]  # control markers by area
    lands: list[Areas]  # by player: the areas he controls
    forts: Areas
    forts_left: int
    trade: list[list[int]]  # by player and area
    traded: list[Areas]  # by player: the areas with his trade markers
    room: list[int]  # by area: how many more trade markers fit in

    # Pieces off the map, by player.
    control_stock: list[int]
    trade_stock: list[int]
    warehouse: list[int]  # own trade markers
    plunder: list[list[int]]  # by player and owner of the marker

    # EMP-3.7 Empire decks.
    spare: list[list[Deck]]  # by side: those not yet taken, or never
    deck: list[Deck]  # by player
    side: list[Side]  # by player: of the deck he took
    seen: list[Seen]  # by player: which of his Empire cards were revealed

    # EMP-16 Available Army cards.
    recruited: list[Hand]  # by player: in hand
    leaders: list[int]  # by player: on display
    engineers: list[int]
    diplomats: list[int]
    merchants: list[int]
    display: list[Card]
    draw: list[Card]  # the last one is on top
    discard: list[Card]

    battle: Battle | None
    report: Report | None
    scores: list[tuple[int, ...]]  # EMP-20.8 by scoring and player

    def clone(self) -> EmpiresState:
        return EmpiresState(
            self.dice.clone(),
            QUIET,
            self.rules,
            self.players,
            self.turn,
            self.phase,
            self.round,
            self.place,
            self.first,
            self.bonus,
            self.refreshed,
            self.owner.copy(),
            self.markers.copy(),
            self.lands.copy(),
            self.forts,
            self.forts_left,
            [row.copy() for row in self.trade],
            self.traded.copy(),
            self.room.copy(),
            self.control_stock.copy(),
            self.trade_stock.copy(),
            self.warehouse.copy(),
            [row.copy() for row in self.plunder],
            [decks.copy() for decks in self.spare],
            self.deck.copy(),
            self.side.copy(),
            self.seen.copy(),
            self.recruited.copy(),
            self.leaders.copy(),
            self.engineers.copy(),
            self.diplomats.copy(),
            self.merchants.copy(),
            self.display.copy(),
            self.draw.copy(),
            self.discard.copy(),
            None if self.battle is None else self.battle.clone(),
            self.report,
            self.scores.copy(),
        )


def new_state(players: int, rules: Rules, dice: Dice) -> EmpiresState:
    """EMP-3.1 Everything in the box: all markers in stock, all cards in their decks."""
    supply = BOOK.supply
    return EmpiresState(
        dice=dice,
        journal=QUIET,
        rules=rules,
        players=players,
        turn=0,
        phase=0,
        round=1,
        place=0,
        first=0,
        bonus=BOOK.battle.bonus_actions_per_turn,
        refreshed=False,
        owner=[NOBODY] * AREA_COUNT,
        markers=[0] * AREA_COUNT,
        lands=[0] * players,
        forts=0,
        forts_left=supply.fortifications,
        trade=[[0] * AREA_COUNT for _ in range(players)],
        traded=[0] * players,
        room=VP.copy(),
        control_stock=[supply.control_per_player] * players,
        trade_stock=[supply.trade_per_player] * players,
        warehouse=[0] * players,
        plunder=[[0] * players for _ in range(players)],
        spare=[SIDE_DECKS[NORTH].copy(), SIDE_DECKS[SOUTH].copy()],
        deck=[NO_DECK] * players,
        side=[UNKNOWN] * players,
        seen=[0] * players,
        recruited=[()] * players,
        leaders=[0] * players,
        engineers=[0] * players,
        diplomats=[0] * players,
        merchants=[0] * players,
        display=[],
        draw=[card for card in AVAILABLE_CARDS for _ in range(COPIES[card])],
        discard=[],
        battle=None,
        report=None,
        scores=[],
    )
