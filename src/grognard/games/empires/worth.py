"""EMP-29 What areas, cards, blocks and actions are worth to a player, in victory points.

An `Outlook` is one player's thoughts about one position. It uses only what the player may know, and works out
but once what many options share: how often an area will still be scored, the chances of battles.
"""

from __future__ import annotations

from typing import Final

from grognard.games.empires.attack import FREE, route
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import (
    AT_SEA,
    CARD_VP,
    DECK_CARDS,
    DIPLOMAT,
    ENGINEER,
    IN_OPEN,
    IN_SIEGE,
    MERCHANT,
    MILITARY_LEADER,
    UNIT_OF,
    UNKNOWN,
    Hand,
    Mode,
    Unit,
)
from grognard.games.empires.decks import possible_decks
from grognard.games.empires.diplomacy import diplomacy_reach
from grognard.games.empires.map import AMPHORAE, VP, is_sea, near
from grognard.games.empires.markers import blocks_of
from grognard.games.empires.revolts import COLUMNS
from grognard.games.empires.scoring import total
from grognard.games.empires.state import NOBODY, EmpiresState
from grognard.games.empires.tactics import chance_to_win, lineup_strength
from grognard.games.empires.terms import Area, Card
from grognard.games.empires.trade import displacement_needs
from grognard.kernel.choice import Player

KEEP: Final = 0.78
"""The chance to keep an area from one scoring to the next."""
BLOCK: Final = 0.4
"""A block in the warehouse."""
TRADE_SHARE: Final = 0.65
"""Majorities are easier to lose than areas."""
DENIED: Final = 0.15
"""What a point that another player loses is worth to all others together; twice as much if he leads."""
AMPHORA: Final = 0.5
"""A block more at every income."""
DEFEAT: Final = 0.6
"""What a lost battle costs in cards and blocks."""
ROUT: Final = 0.5
"""What the chance of a bonus action adds to a victory."""
ENVOY: Final = 0.12
"""The danger to an area from each Diplomat next to it."""
STRONG: Final = 0.25
"""The part of its points that a second marker or a fort adds to the worth of an area."""
THREAT: Final = 0.15
"""The part of its points that an area loses next to a bigger army."""

ARMY: Final = 0.6
"""What one more combat won in a battle is worth with every action still to come."""
EAGERNESS: Final = 3.3
"""How much more than that recruiting is worth doing now, since all later battles gain by it."""
BATTLES: Final = [1.0, 0.3, 0.5]
"""How much open battles, sieges and sea battles count in that."""

PER_ACTION: Final[dict[Unit, float]] = {
    DIPLOMAT: 0.8,
    MERCHANT: 0.2,
    MILITARY_LEADER: 0.12,
    ENGINEER: 0.06,
}
"""What a special card brings with every action still to come."""

REVOLT_COUNT: Final = [
    sum(area in column for table in COLUMNS for column in table.values()) for area in range(len(VP))
]
"""By area: in how many of the twelve revolt columns it stands."""


def is_strong(s: EmpiresState, area: Area) -> bool:
    """Whether a fort or a second marker protects the area."""
    return s.markers[area] > 1 or bool(s.forts >> area & 1)


def threatened(s: EmpiresState, player: Player) -> int:
    """The player's areas next to somebody who has recruited a clearly bigger army."""
    areas = 0
    for other in range(s.players):
        if other != player and len(s.recruited[other]) > len(s.recruited[player]) + 1:
            areas |= near(s.lands[other])
    return areas & s.lands[player]


def roll_chance(needed: int) -> float:
    """The chance that a die shows this or more."""
    return min(max(7 - needed, 0), 6) / 6


class Outlook:
    """What one player thinks of one position."""

    __slots__ = ("_chances", "actions", "future", "player", "s", "scorings")

    def __init__(self, s: EmpiresState, player: Player) -> None:
        self.s = s
        self.player = player
        track = BOOK.track
        self.scorings = sum(turn >= s.turn for turn in track.scoring_turns)
        """How many scorings are still to come."""
        until_first = KEEP if s.turn < track.scoring_turns[0] else 0.95
        self.future = until_first * sum(KEEP**later for later in range(self.scorings))
        """How often an area taken now will be scored, on average."""
        this_turn = track.round_spaces - s.round if s.turn else track.rounds_per_turn[0]
        self.actions = this_turn + sum(track.rounds_per_turn[max(s.turn, 1) :])
        """How many actions everybody still has after this one."""
        self._chances: dict[int, float] = {}

    # -- areas ----------

    def area(self, area: Area) -> float:
        """Controlling the area from now on."""
        incomes = BOOK.track.turns - self.s.turn
        return VP[area] * self.future + (AMPHORA * incomes if AMPHORAE >> area & 1 else 0.0)

    def taken_from(self, owner: Player, area: Area) -> float:
        """Taking the area from its owner: own gain and his loss."""
        totals = [total(self.s, player) for player in range(self.s.players)]
        leads = 2.0 if self.s.scores and totals[owner] == max(totals) else 1.0
        return self.area(area) * (1.0 + DENIED * leads / (self.s.players - 1))

    def protection(self, area: Area) -> float:
        """A second marker or a fort, against revolts and Diplomats."""
        s = self.s
        if is_strong(s, area):
            return 0.0
        revolts = 0.6 * REVOLT_COUNT[area] / 12 * (BOOK.track.turns - s.turn)
        others = [other for other in range(s.players) if other != self.player and s.diplomats[other]]
        envoys = sum(near(s.lands[other]) >> area & 1 for other in others)
        return (revolts + ENVOY * envoys) * VP[area] * self.future * 0.7

    # -- attacks ----------

    def attack(self, area: Area) -> float:
        """Chances of movement and success times the gain, less what a defeat costs."""
        s = self.s
        _, needed = route(s, self.player, area)
        arrives = 1.0 if needed == FREE else roll_chance(needed)
        owner = s.owner[area]
        if owner == NOBODY:
            succeeds = 1.0 if is_sea(area) else roll_chance(BOOK.target.neutral_province)
            return arrives * succeeds * self.area(area)
        wins = self.battle(owner, area)
        loot = sum(row[area] for row in s.trade) - s.trade[self.player][area]
        gain = self.taken_from(owner, area) + loot + ROUT
        return arrives * (wins * gain - (1.0 - wins) * DEFEAT)

    def battle(self, owner: Player, area: Area) -> float:
        """The chance to win the area in battle, the defender choosing his ground."""
        if is_sea(area):
            return self.chance(owner, AT_SEA)
        chance = self.chance(owner, IN_OPEN)
        return min(chance, self.chance(owner, IN_SIEGE)) if self.s.forts >> area & 1 else chance

    def chance(self, owner: Player, mode: Mode) -> float:
        """The chance to win against this player in this kind of battle."""
        key = owner << 2 | mode
        if key not in self._chances:
            self._chances[key] = chance_to_win(self.s, self.player, self.player, owner, mode)
        return self._chances[key]

    # -- diplomacy ----------

    def diplomacy(self, area: Area) -> float:
        """Courting the area, or bribing a marker away."""
        s, cost = self.s, BOOK.cost
        if s.owner[area] != NOBODY:
            most = min(cost.diplomat_remove_max, blocks_of(s, self.player))
            return max(self.bribe(area, bribe) for bribe in range(most + 1))
        if s.diplomats[self.player] and diplomacy_reach(s, self.player) >> area & 1:
            return self.area(area) - BLOCK * cost.diplomat_neutral
        return roll_chance(BOOK.target.diplomacy_neutral) * self.area(area) - BLOCK * cost.diplomacy_neutral

    def bribe(self, area: Area, bribe: int) -> float:
        """Removing a marker for this bribe; only the last marker brings the area."""
        fails, needed = BOOK.target.diplomat_remove_natural_fail, BOOK.target.diplomat_remove
        good = sum(die not in fails and die + bribe >= needed for die in range(1, 7))
        gain, markers = self.taken_from(self.s.owner[area], area), self.s.markers[area]
        if markers > 1:
            gain *= 0.3 / markers
        return good / 6 * gain - BLOCK * bribe

    # -- cards ----------

    def army(self, hand: Hand) -> float:
        """What these recruited cards add to the Empire deck of the player."""
        deck = self.s.deck[self.player]
        if deck == UNKNOWN:
            deck = possible_decks(self.s, self.player)[0]
        added = 0.0
        for mode, share in enumerate(BATTLES):
            bare = lineup_strength(DECK_CARDS[deck], mode)
            added += share * (lineup_strength(DECK_CARDS[deck] + hand, mode) - bare)
        return ARMY * self.actions * added

    def recruit(self, card: Card) -> float:
        """Taking the card, with the points it costs at every scoring."""
        unit, cost = UNIT_OF[card], CARD_VP[card] * self.scorings
        if unit in PER_ACTION:
            return PER_ACTION[unit] * self.actions + cost
        hand = self.s.recruited[self.player]
        return EAGERNESS * (self.army((*hand, card)) - self.army(hand)) + cost

    def disband(self, card: Card) -> float:
        """Giving the card away, which saves its points."""
        hand = self.s.recruited[self.player]
        place = hand.index(card)
        less = self.army(hand) - self.army(hand[:place] + hand[place + 1 :])
        return -EAGERNESS * less - CARD_VP[card] * self.scorings

    # -- trade ----------

    def trade(self, area: Area, more: int) -> float:
        """The next trade marker in the area, if so many can still be placed in this action."""
        s = self.s
        mine = s.trade[self.player][area]
        others = [row[area] for player, row in enumerate(s.trade) if player != self.player]
        most, chance = max(others), 1.0
        rivals = others.count(most)
        if not s.room[area]:
            chance = roll_chance(displacement_needs(s, self.player))
            most -= rivals == 1
        points = VP[area] // BOOK.scoring.trade_divisor * self.future * TRADE_SHARE
        lacking = most + 1 - mine
        gain = 0.0
        if lacking <= 0:
            # A lead of one is worth making safe.
            gain = 0.15 * points if lacking == 0 and s.room[area] > 1 else 0.0
        elif lacking <= more and s.room[area] >= lacking - 1:
            gain = points / lacking
        if lacking == 2 and rivals == 1:
            gain += points * DENIED / (s.players - 1)
        return chance * gain - BLOCK
