"""GEN-2, GEN-4 The state: everything that changes during a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from grognard.games.generalship.book import General, Nation, Tile
from grognard.kernel.choice import Player, Term
from grognard.kernel.journal import QUIET
from grognard.kernel.state import SHARED, State

Unit: TypeAlias = int
"""A piece on the map: its type and what became of it this turn; see `units.py`."""

UNKNOWN: Final = -2
"""A card that the looking player does not know; of tactics cards a basic one."""
UNKNOWN_ADVANCED: Final = -3
"""An advanced tactics card that the looking player does not know; the backs differ."""

EVERYBODY: Final = 31
"""Witnesses of a card that lies open: a bit for each seat and one for the spectators."""

# The stages of the game, in the order of the sequence of play (GEN-4); `turn.SEQUENCE` says what happens.
NATIONS_STAGE: Final = 0
ORIENTATION_STAGE: Final = 1
MAP_STAGE: Final = 2
GENERALS_STAGE: Final = 3
TILE_STAGE: Final = 4
ACTION_STAGE: Final = 5
TURN_END_STAGE: Final = 6
POINTS_STAGE: Final = 7
UPKEEP_STAGE: Final = 8
ORDER_STAGE: Final = 9
SWAP_STAGE: Final = 10
OVER: Final = 11

# The steps of a battle (GEN-12.3); `battle.STEPS` says what happens.
REINFORCE_DEFENDER: Final = 0
REINFORCE_ATTACKER: Final = 1
WITHDRAWAL: Final = 2
DEAL: Final = 3
EXCHANGE_DEFENDER: Final = 4
EXCHANGE_ATTACKER: Final = 5
RETREAT_DEFENDER: Final = 6
PURSUIT_ATTACKER: Final = 7
RETREAT_ATTACKER: Final = 8
PURSUIT_DEFENDER: Final = 9
AMBUSHING: Final = 10
BLOCKING: Final = 11
RESTORING: Final = 12
POWER_DEFENDER: Final = 13
POWER_ATTACKER: Final = 14
DEFENDERS_ATTACK: Final = 15
ATTACKERS_ATTACK: Final = 16
LOSSES: Final = 17
SURPLUS: Final = 18
REWARD: Final = 19
COUNTS: Final = 20
RETREATING: Final = 21
AFTERMATH: Final = 22

# Why the game ended (GEN-17).
NOT_YET: Final = ""
BY_POINTS: Final = "points"
BY_CAPITAL: Final = "capital"
BY_CYCLES: Final = "cycles"


@dataclass(frozen=True, slots=True)
class Rules:
    """GEN-1.7 The options of this game."""

    players: int
    nation_assignment: str
    cyclic: bool
    free_orientation: bool
    circles: list[int]
    """Circles by action tile."""
    max_cycles: int
    upgrade_shown: bool


@dataclass(slots=True)
class Side:
    """One side of a battle: its tactics cards and what it commits to the attack now fought."""

    basic: list[int]
    advanced: list[int]
    exchanged: list[int]
    """Cards given away unseen (GEN-12.13, 12.18)."""
    drawing: int
    """Cards discarded in the exchange going on, as many are drawn; -1: no exchange is going on."""
    virtual_used: bool
    squadron: int
    assigned: list[Term]
    support: int
    """The advanced card added to the attack."""
    undos: int

    def clone(self) -> Side:
        return Side(
            self.basic.copy(),
            self.advanced.copy(),
            self.exchanged.copy(),
            self.drawing,
            self.virtual_used,
            self.squadron,
            self.assigned.copy(),
            self.support,
            self.undos,
        )


@dataclass(slots=True)
class Battle:
    """GEN-12 The battle now being fought; `step` says where it stands, see `battle.STEPS`."""

    tile: Tile
    attacker: Player
    defender: Player
    guest: Player
    """GEN-10.16 The home player's ally, who is fought next, or NOBODY."""
    rivals: bool
    step: int
    sides: list[Side]
    """The attacker's and the defender's."""
    dealt: bool
    """Whether tactics cards have been dealt."""
    basic_deck: list[int]
    advanced_deck: list[int]
    played: list[int]
    """Cards that were played openly."""
    ambush: bool
    winner: Player
    loser: Player
    """Who takes losses and retreats; without a winner who withdraws."""
    difference: int
    """D, what the losses must still be worth; 0: no losses."""
    of_ships: bool
    """Whether squadrons are lost now, not regiments."""
    style: int
    """The final style of the lost attack at sea."""
    lost: list[int]
    """Unit types chosen as losses so far."""

    def clone(self) -> Battle:
        return Battle(
            self.tile,
            self.attacker,
            self.defender,
            self.guest,
            self.rivals,
            self.step,
            [side.clone() for side in self.sides],
            self.dealt,
            self.basic_deck.copy(),
            self.advanced_deck.copy(),
            self.played.copy(),
            self.ambush,
            self.winner,
            self.loser,
            self.difference,
            self.of_ships,
            self.style,
            self.lost.copy(),
        )

    def side(self, player: Player) -> Side:
        return self.sides[0 if player == self.attacker else 1]

    def other(self, player: Player) -> Player:
        return self.defender if player == self.attacker else self.attacker


@dataclass(slots=True)
class GenState(State):
    """A game of Generalship."""

    rules: Rules = field(metadata=SHARED)

    # where the game stands
    stage: int
    step: int
    """How far the stage or the action has come."""
    cycle: int
    round: int
    turn: int
    """Whose turn it is, as a place in the player order."""
    actor: int
    """Who acts in this turn: 0 the active player, then his followers."""
    tile: int
    """The action tile of this turn."""
    action: int
    """What the active player does."""
    cancels: int
    reason: str
    winner: Player

    # the seats
    choosing: list[Player]
    """GEN-3.2 The seats in the order in which they choose nations."""
    nation: list[Nation]
    order: list[Player]
    points: list[int]
    battles: list[int]
    """Battle counts (GEN-12.4)."""
    food: list[int]
    metal: list[int]
    people: list[int]
    """Population as a mask of the nation's circles."""
    fields: list[int]
    """The alliance field of each seat's cube; 0: none."""
    cylinders: list[list[int]]
    """The action tiles each seat has used this cycle."""

    # the map
    mirrored: list[bool]
    laid: list[Tile]
    """By cell of the layout."""
    near: list[list[Tile]]
    """The neighbours of each tile; follows from `laid`."""
    leftover: list[Tile]
    owner: list[Player]
    """Of neutral tiles (GEN-11.1)."""
    stacks: list[dict[Tile, list[Unit]]]
    """By seat: the units on each tile where there are any, sorted."""
    shown: list[list[int]]
    """By seat and type: how many units everybody knows to be on the map (GEN-9.8, 21)."""
    unshown: list[int]
    """By seat: upgrades of infantry that nobody saw (GEN-9.15)."""
    paradigm: int

    # cards
    commander: list[General]
    power: list[list[General]]
    power_seen: list[list[int]]
    """Who knows each card of the row, as a mask."""
    unused: list[list[General]]
    kept: list[list[General]]
    """GEN-3.10 Generals kept so far in the set-up, the commander last."""
    picked: General
    """A general chosen to be used, before his role is (GEN-6.3)."""
    appointed: bool
    generals: list[General]
    """The deck."""
    discards: list[General]
    discards_seen: list[int]
    technology: list[list[int]]
    """Technology cards in hand, by their points."""
    tech_deck: list[int]
    tech_discards: list[int]
    developed: int
    """Technologies as a mask."""
    event_deck: list[int]
    events: list[int]
    """By slot - 1."""
    event: int
    """The event now executed."""
    plague: int
    """GEN-7.16 Units this player still has to remove; -1: not begun."""

    # one action
    levied: int
    """Light infantry drafted in this action (GEN-9.2)."""
    source: Tile
    """Where a group is being put together, or a unit upgraded."""
    group: list[Unit]
    """The units chosen to move, without marks of what is known."""
    pledges: list[int]
    """GEN-16.9 By seat."""
    battle: Battle | None

    def clone(self) -> GenState:
        battle = self.battle
        return GenState(
            self.dice.clone(),
            QUIET,
            self.rules,
            self.stage,
            self.step,
            self.cycle,
            self.round,
            self.turn,
            self.actor,
            self.tile,
            self.action,
            self.cancels,
            self.reason,
            self.winner,
            self.choosing.copy(),
            self.nation.copy(),
            self.order.copy(),
            self.points.copy(),
            self.battles.copy(),
            self.food.copy(),
            self.metal.copy(),
            self.people.copy(),
            self.fields.copy(),
            [used.copy() for used in self.cylinders],
            self.mirrored.copy(),
            self.laid.copy(),
            self.near,
            self.leftover.copy(),
            self.owner.copy(),
            [{tile: units.copy() for tile, units in stacks.items()} for stacks in self.stacks],
            [counts.copy() for counts in self.shown],
            self.unshown.copy(),
            self.paradigm,
            self.commander.copy(),
            [row.copy() for row in self.power],
            [row.copy() for row in self.power_seen],
            [hand.copy() for hand in self.unused],
            [kept.copy() for kept in self.kept],
            self.picked,
            self.appointed,
            self.generals.copy(),
            self.discards.copy(),
            self.discards_seen.copy(),
            [hand.copy() for hand in self.technology],
            self.tech_deck.copy(),
            self.tech_discards.copy(),
            self.developed,
            self.event_deck.copy(),
            self.events.copy(),
            self.event,
            self.plague,
            self.levied,
            self.source,
            self.group.copy(),
            self.pledges.copy(),
            None if battle is None else battle.clone(),
        )

    @property
    def players(self) -> int:
        return self.rules.players


def seat_of(s: GenState, nation: Nation) -> Player:
    """Who rules the nation, or NOBODY."""
    return s.nation.index(nation) if nation in s.nation else -1
