"""EMP-29 Tactics for bots: which cards to commit, in which order, and the chance to win a battle.

Everything rests on the mean outcome of single combats, read from the same table that battles use. Of the
other side only what its opponent may know is used: recruited cards and the Empire decks still possible.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations
from math import exp
from typing import Final, TypeAlias

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
from grognard.games.empires.combat import SIDES, Setting, combat_table, setting_of
from grognard.games.empires.decks import fighters, hand_for, possible_decks
from grognard.games.empires.sea import sea_cards
from grognard.games.empires.state import ATTACKER, DEFENDER, Battle, EmpiresState
from grognard.games.empires.terms import Card
from grognard.kernel.choice import Player

Edges: TypeAlias = list[list[float]]
"""By own and other profile: the mean outcome of a combat, from 1 (always won) to -1 (always lost)."""

Lineup: TypeAlias = tuple[Card, ...]
"""Cards that a side commits, in the order of the card list."""

REMEMBERED: Final = 20_000
"""So many hands and pairs of line-ups are kept in mind, because playouts come back to the same ones."""

SAME_SPEED: Final = 2.0
"""How much more often a card meets one of its own speed in an open battle."""
STEEPNESS: Final = [0.85, 1.05, 2.1]
DEFENDER_BONUS: Final = [0.6, 0.6, 1.0]
"""By mode: the chance of the attacker is a logistic curve of his margin, fitted to battles of these bots."""
MIXING: Final = 0.15
"""Orders whose worth differs by less than this are drawn by lot, so that nobody can foresee them."""


# -- single combats ----------


@cache
def edges(on: tuple[str, ...], setting: Setting, attacks: bool) -> Edges:
    """All combats of one setting as the attacker or the defender sees them, under these combat options."""
    profiles = range(len(PROFILES))
    if attacks:
        return [[mean_outcome(on, setting, mine, theirs) for theirs in profiles] for mine in profiles]
    return [[-mean_outcome(on, setting, theirs, mine) for theirs in profiles] for mine in profiles]


def mean_outcome(on: tuple[str, ...], setting: Setting, attacking: int, defending: int) -> float:
    """The mean outcome for the attacking card, over all dice."""
    rolls, other_rolls, outcomes = combat_table(on).combat(setting, attacking, defending)
    dice = range(SIDES) if rolls else range(1)
    other_dice = range(SIDES) if other_rolls else range(1)
    results = [outcomes[SIDES * die + other] for die in dice for other in other_dice]
    return sum(results) / len(results)


def edges_in(s: EmpiresState, b: Battle, player: Player, ambush: bool) -> Edges:
    """The combats of this battle as the player sees them, who takes part in it."""
    return edges_between(s, b.mode, ambush, b.attacker, b.defender, player)


def edges_between(
    s: EmpiresState, mode: Mode, ambush: bool, attacker: Player, defender: Player, player: Player
) -> Edges:
    setting = setting_of(mode, ambush, bool(s.engineers[attacker]), bool(s.engineers[defender]))
    return edges(s.rules.combat.on, setting, player == attacker)


@cache
def power(mode: Mode, card: Card) -> float:
    """How the card fares against the Empire cards of all decks."""
    against = edges(("elephant_bonus_vs_heavy_cavalry",), setting_of(mode, False, False, False), True)
    others = [other for deck in DECK_CARDS for other in deck if FIGHTS[mode][other]]
    return sum(against[PROFILE[card]][PROFILE[other]] for other in others) / len(others)


def mean_edge(against: Edges, mode: Mode, card: Card, enemies: tuple[Lineup, ...]) -> float:
    """The mean outcome of this card against those it will probably meet."""
    row, slow = against[PROFILE[card]], SLOW[card]
    total, weight = 0.0, 0.0
    for lineup in enemies:
        for other in lineup:
            share = SAME_SPEED if mode == IN_OPEN and SLOW[other] == slow else 1.0
            total += share * row[PROFILE[other]]
            weight += share
    return total / weight if weight else 1.0


# -- which cards ----------


def best_cards(hand: Hand, mode: Mode, worth: dict[Card, float]) -> Lineup:
    """The cards of greatest worth that may be committed together."""
    ranked = sorted(hand, key=worth.__getitem__, reverse=True)
    if mode != AT_SEA:
        return tuple(sorted(ranked[: CARDS_NEEDED[mode]]))
    room, needed = SEA_LIMITS.copy(), sea_cards(hand)
    chosen: list[Card] = []
    for card in ranked:
        if room[SEA_SLOT[card]] and len(chosen) < needed:
            room[SEA_SLOT[card]] -= 1
            chosen.append(card)
    return tuple(sorted(chosen))


@lru_cache(REMEMBERED)
def strongest_cards(hand: Hand, mode: Mode) -> Lineup:
    """The cards of a hand that fare best against any deck."""
    return best_cards(hand, mode, {card: power(mode, card) for card in hand})


def likely_lineups(s: EmpiresState, viewer: Player, player: Player, mode: Mode) -> tuple[Lineup, ...]:
    """What the player would probably commit, for each Empire deck that the viewer thinks possible."""
    decks = [s.deck[player]]
    if decks[0] == UNKNOWN:
        decks = [deck for deck in possible_decks(s, player) if deck != s.deck[viewer]]
    return tuple([strongest_cards(fighters(s, mode, player, deck), mode) for deck in decks])


@lru_cache(REMEMBERED)
def lineup_strength(hand: Hand, mode: Mode) -> float:
    """How many combats the best cards of this hand win on average, more than they lose."""
    lineup = strongest_cards(tuple([card for card in hand if FIGHTS[mode][card]]), mode)
    # A card more than the other side has wins its combat.
    return sum([power(mode, card) for card in lineup]) + len(lineup)


def cards_to_commit(s: EmpiresState, b: Battle, player: Player) -> Lineup:
    """The cards that promise most against the likely cards of the other side."""
    enemy = b.defender if player == b.attacker else b.attacker
    enemies = likely_lineups(s, player, enemy, b.mode)
    against, hand = edges_in(s, b, player, b.ambush), hand_for(s, b.mode, player)
    return best_cards(hand, b.mode, {card: mean_edge(against, b.mode, card, enemies) for card in hand})


# -- in which order ----------


def order_ratings(s: EmpiresState, b: Battle, player: Player, options: list[Card]) -> list[float]:
    """For each card that can come next: the worth of the best order that goes on with it."""
    side, enemy = (ATTACKER, b.defender) if player == b.attacker else (DEFENDER, b.attacker)
    order, left = b.order[side], b.committed[side].copy()
    for card in order:
        left.remove(card)
    against, enemies = edges_in(s, b, player, b.ambush), likely_lineups(s, player, enemy, b.mode)
    places = range(len(order), len(order) + len(left))
    worth = {card: [edge_at(against, b.mode, card, place, enemies) for place in places] for card in left}
    misplaced = 1 if s.leaders[player] else 0
    best = dict.fromkeys(options, -float(len(left)))
    for rest in dict.fromkeys(permutations(left)):
        if rest[0] in best and (b.mode != IN_OPEN or disorder([*order, *rest], 0) <= misplaced):
            total = sum([worth[card][place] for place, card in enumerate(rest)])
            best[rest[0]] = max(best[rest[0]], total)
    return [float(round(best[card] / MIXING)) for card in options]


def edge_at(against: Edges, mode: Mode, card: Card, place: int, enemies: tuple[Lineup, ...]) -> float:
    """The mean outcome of the card at this place: in the open it meets fast cards first, then slow ones."""
    row = against[PROFILE[card]]
    met: list[float] = []
    for lineup in enemies:
        if mode == IN_OPEN:
            fast = sum(not SLOW[other] for other in lineup)
            met += [row[PROFILE[other]] for other in lineup if SLOW[other] == (place >= fast)]
        elif place < len(lineup):
            met += [row[PROFILE[other]] for other in lineup]
        else:
            met.append(1.0)
    return sum(met) / len(met)


# -- chances ----------


def chance_to_win(s: EmpiresState, viewer: Player, attacker: Player, defender: Player, mode: Mode) -> float:
    """The chance of the attacker, as far as the viewer can tell."""
    ahead = STEEPNESS[mode] * margin(s, viewer, attacker, defender, mode)
    return 1.0 / (1.0 + exp(DEFENDER_BONUS[mode] - ahead))


def margin(s: EmpiresState, viewer: Player, attacker: Player, defender: Player, mode: Mode) -> float:
    """How many combats more than the defender the attacker can expect to win."""
    setting = setting_of(mode, False, bool(s.engineers[attacker]), bool(s.engineers[defender]))
    mine = likely_lineups(s, viewer, attacker, mode)
    return margin_between(s.rules.combat.on, setting, mode, mine, likely_lineups(s, viewer, defender, mode))


@lru_cache(REMEMBERED)
def margin_between(
    on: tuple[str, ...], setting: Setting, mode: Mode, mine: tuple[Lineup, ...], theirs: tuple[Lineup, ...]
) -> float:
    """How many combats more than the other side these cards can expect to win when they attack."""
    against = edges(on, setting, True)
    won = sum(mean_edge(against, mode, card, theirs) for lineup in mine for card in lineup) / len(mine)
    return won + mean_length(mine) - mean_length(theirs)


def mean_length(lineups: tuple[Lineup, ...]) -> float:
    return sum(len(lineup) for lineup in lineups) / len(lineups)


def defends_better_in_siege(s: EmpiresState, b: Battle) -> bool:
    """EMP-12.1 Whether the defender should stay behind his walls."""
    siege = chance_to_win(s, b.defender, b.attacker, b.defender, IN_SIEGE)
    return siege <= chance_to_win(s, b.defender, b.attacker, b.defender, IN_OPEN)


def ambush_helps(s: EmpiresState, b: Battle) -> bool:
    """EMP-10.5 Whether the defender gains more by an ambush than the attacker."""
    mine, enemies = b.committed[DEFENDER], likely_lineups(s, b.defender, b.attacker, b.mode)
    before, after = edges_in(s, b, b.defender, False), edges_in(s, b, b.defender, True)
    gains = [
        mean_edge(after, b.mode, card, enemies) - mean_edge(before, b.mode, card, enemies) for card in mine
    ]
    return sum(gains) > 0
