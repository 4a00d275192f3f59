"""EMP-29 Tactics for bots: which cards to commit, in which order, and the chance to win a battle.

Everything rests on the mean outcome of single combats, read from the same table that battles use. Of the
other side only what its opponent may know is used: recruited cards and the Empire decks still possible.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations
from math import exp
from typing import Final

from grognard.games.empires.battle import disorder
from grognard.games.empires.cards import (
    AT_SEA,
    CARDS_NEEDED,
    DECK_CARDS,
    FIGHTS,
    IN_OPEN,
    IN_SIEGE,
    PROFILE,
    PROFILES,
    SEA_LIMITS,
    SEA_SLOT,
    SLOW,
    UNKNOWN,
    Hand,
    Mode,
)
from grognard.games.empires.combat import SIDES, CombatTable, Setting, combat_table, setting_of
from grognard.games.empires.decks import fighters, possible_decks
from grognard.games.empires.sea import sea_cards
from grognard.games.empires.state import ATTACKER, DEFENDER, Battle, EmpiresState
from grognard.games.empires.terms import Card
from grognard.kernel.choice import Player

SAME_SPEED: Final = 2.0
"""How much more often a card meets one of its own speed in an open battle."""
STEEPNESS: Final = (0.85, 1.05, 2.1)
DEFENDER_BONUS: Final = (0.6, 0.6, 1.0)
"""By mode: the chance of the attacker is a logistic curve of his margin, fitted to battles of these bots."""
MIXING: Final = 0.15
"""Orders whose worth differs by less than this are drawn by lot, so that nobody can foresee them."""


@dataclass(frozen=True, slots=True)
class Field:
    """A battle as one side sees it."""

    table: CombatTable
    setting: Setting
    mode: Mode
    attacks: bool

    def edge(self, mine: Card, theirs: Card) -> float:
        """The mean outcome of a combat for this side: 1 always won, -1 always lost."""
        if self.attacks:
            return mean_outcome(self.table, self.setting, PROFILE[mine], PROFILE[theirs])
        return -mean_outcome(self.table, self.setting, PROFILE[theirs], PROFILE[mine])


def field_of(
    s: EmpiresState, mode: Mode, ambush: bool, attacker: Player, defender: Player, player: Player
) -> Field:
    """The battle between these two as the player sees it, who is one of them."""
    setting = setting_of(mode, ambush, bool(s.engineers[attacker]), bool(s.engineers[defender]))
    return Field(s.rules.combat, setting, mode, player == attacker)


def mean_outcome(table: CombatTable, setting: Setting, attacking: int, defending: int) -> float:
    """The mean outcome for the attacking card, over all dice."""
    means = _means(table.on)
    place = (setting * len(PROFILES) + attacking) * len(PROFILES) + defending
    mean = means[place]
    if mean is None:
        rolls, other_rolls, outcomes = table.combat(setting, attacking, defending)
        dice = range(SIDES) if rolls else range(1)
        other_dice = range(SIDES) if other_rolls else range(1)
        results = [outcomes[SIDES * die + other] for die in dice for other in other_dice]
        mean = means[place] = sum(results) / len(results)
    return mean


@cache
def _means(on: tuple[str, ...]) -> list[float | None]:
    return [None] * (3 * 8 * len(PROFILES) ** 2)


# -- which cards ----------


@cache
def power(mode: Mode, card: Card) -> float:
    """How the card fares against the Empire cards of all decks."""
    field = Field(
        combat_table(("elephant_bonus_vs_heavy_cavalry",)), setting_of(mode, False, False, False), mode, True
    )
    others = [other for deck in DECK_CARDS for other in deck if FIGHTS[mode][other]]
    return sum(field.edge(card, other) for other in others) / len(others)


def best_cards(hand: Hand, mode: Mode, worth: dict[Card, float]) -> list[Card]:
    """The cards of greatest worth that may be committed together, in the order of the card list."""
    ranked = sorted(hand, key=lambda card: -worth[card])
    if mode != AT_SEA:
        return sorted(ranked[: CARDS_NEEDED[mode]])
    room, needed = SEA_LIMITS.copy(), sea_cards(hand)
    chosen: list[Card] = []
    for card in ranked:
        if room[SEA_SLOT[card]] and len(chosen) < needed:
            room[SEA_SLOT[card]] -= 1
            chosen.append(card)
    return sorted(chosen)


def likely_cards(s: EmpiresState, viewer: Player, player: Player, mode: Mode) -> list[list[Card]]:
    """For each Empire deck that the viewer thinks possible: what the player would probably commit."""
    decks = [s.deck[player]]
    if decks[0] == UNKNOWN:
        decks = [deck for deck in possible_decks(s, player) if deck != s.deck[viewer]]
    hands = [fighters(s, mode, player, deck) for deck in decks]
    return [best_cards(hand, mode, {card: power(mode, card) for card in hand}) for hand in hands]


def card_worths(field: Field, hand: Hand, enemies: list[list[Card]]) -> dict[Card, float]:
    """What each card of the hand promises against the likely cards of the other side."""
    return {card: mean_edge(field, card, enemies) for card in dict.fromkeys(hand)}


def mean_edge(field: Field, card: Card, enemies: list[list[Card]]) -> float:
    """The mean outcome of this card against those it will probably meet."""
    total, weight = 0.0, 0.0
    for cards in enemies:
        for other in cards:
            share = SAME_SPEED if field.mode == IN_OPEN and SLOW[card] == SLOW[other] else 1.0
            total += share * field.edge(card, other)
            weight += share
    return total / weight if weight else 1.0


def cards_to_commit(s: EmpiresState, b: Battle, player: Player) -> list[Card]:
    """The cards that the player should commit to the battle."""
    enemy = b.defender if player == b.attacker else b.attacker
    field = field_of(s, b.mode, b.ambush, b.attacker, b.defender, player)
    hand = fighters(s, b.mode, player, s.deck[player])
    return best_cards(hand, b.mode, card_worths(field, hand, likely_cards(s, player, enemy, b.mode)))


# -- in which order ----------


def order_ratings(s: EmpiresState, b: Battle, player: Player, options: list[Card]) -> list[float]:
    """For each card that can come next: the worth of the best order that goes on with it."""
    side, enemy = (ATTACKER, b.defender) if player == b.attacker else (DEFENDER, b.attacker)
    order, left = b.order[side], b.committed[side].copy()
    for card in order:
        left.remove(card)
    field = field_of(s, b.mode, b.ambush, b.attacker, b.defender, player)
    enemies = likely_cards(s, player, enemy, b.mode)
    kinds = list(dict.fromkeys(left))
    worth = {
        card: [edge_at(field, card, place, enemies) for place in range(len(order), len(order) + len(left))]
        for card in kinds
    }
    out_of_sequence = 1 if s.leaders[player] else 0
    best = dict.fromkeys(options, -99.0)
    for rest in dict.fromkeys(permutations(left)):
        if rest[0] in best and (b.mode != IN_OPEN or disorder([*order, *rest], 0) <= out_of_sequence):
            total = sum([worth[card][place] for place, card in enumerate(rest)])
            best[rest[0]] = max(best[rest[0]], total)
    return [round(best[card] / MIXING) for card in options]


def edge_at(field: Field, card: Card, place: int, enemies: list[list[Card]]) -> float:
    """The mean outcome of the card at this place: in the open it meets fast cards first, then slow ones."""
    total, count = 0.0, 0
    for cards in enemies:
        met = cards
        if field.mode == IN_OPEN:
            fast = [other for other in cards if not SLOW[other]]
            met = fast if place < len(fast) else [other for other in cards if SLOW[other]]
        elif place >= len(cards):
            total, count, met = total + 1.0, count + 1, []
        for other in met:
            total += field.edge(card, other)
        count += len(met)
    return total / count if count else 0.0


# -- chances ----------


def chance_to_win(s: EmpiresState, viewer: Player, attacker: Player, defender: Player, mode: Mode) -> float:
    """The chance of the attacker, as far as the viewer can tell."""
    ahead = STEEPNESS[mode] * margin(s, viewer, attacker, defender, mode)
    return 1.0 / (1.0 + exp(DEFENDER_BONUS[mode] - ahead))


def margin(s: EmpiresState, viewer: Player, attacker: Player, defender: Player, mode: Mode) -> float:
    """How many combats more than the defender the attacker can expect to win."""
    field = field_of(s, mode, False, attacker, defender, attacker)
    mine = likely_cards(s, viewer, attacker, mode)
    theirs = likely_cards(s, viewer, defender, mode)
    edges = [mean_edge(field, card, theirs) for cards in mine for card in cards]
    ahead = sum(len(cards) for cards in mine) / len(mine) - sum(len(cards) for cards in theirs) / len(theirs)
    return sum(edges) / len(mine) + ahead


def defends_better_in_siege(s: EmpiresState, b: Battle) -> bool:
    """EMP-12.1 Whether the defender should stay behind his walls."""
    siege = chance_to_win(s, b.defender, b.attacker, b.defender, IN_SIEGE)
    return siege <= chance_to_win(s, b.defender, b.attacker, b.defender, IN_OPEN)


def ambush_helps(s: EmpiresState, b: Battle) -> bool:
    """EMP-10.5 Whether the defender gains more by an ambush than the attacker."""
    mine = b.committed[DEFENDER]
    enemies = likely_cards(s, b.defender, b.attacker, b.mode)
    gain = 0.0
    for card in mine:
        without = field_of(s, b.mode, False, b.attacker, b.defender, b.defender)
        with_ambush = field_of(s, b.mode, True, b.attacker, b.defender, b.defender)
        gain += mean_edge(with_ambush, card, enemies) - mean_edge(without, card, enemies)
    return gain > 0
