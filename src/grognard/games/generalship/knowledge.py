"""GEN-21 Hidden information: what each player may know, and worlds that fit it."""

from __future__ import annotations

from grognard.games.generalship.book import (
    ADVANCED_DECK,
    BASIC_DECK,
    BASICS,
    CLASS,
    EVENTS,
    GENERALS,
    INFANTRY,
    KINDS_OF_CLASS,
    NEUTRAL,
    NOBODY,
    TECH_DECK,
    UNSEEN,
    UPGRADES,
    Kind,
)
from grognard.games.generalship.state import (
    ACTION_STAGE,
    REINFORCE_ATTACKER,
    REINFORCE_DEFENDER,
    UNKNOWN,
    UNKNOWN_ADVANCED,
    Battle,
    GenState,
)
from grognard.games.generalship.tactics import battle_kind
from grognard.games.generalship.tree import is_available
from grognard.games.generalship.turn import actors
from grognard.games.generalship.units import KIND, KNOWN, face_down, wholly_hidden
from grognard.kernel.choice import Player
from grognard.kernel.dice import Dice

SPECTATORS = 16
"""The bit of those who only look on, among the witnesses of a card."""
NO_POINTS = 0
"""A technology card that the looking player does not know."""

# -- redaction ----------


def redact(s: GenState, player: Player | None) -> GenState:
    """Blank all that the player (None: a spectator) may not know."""
    me = SPECTATORS if player is None else 1 << player
    s.generals = [UNKNOWN] * len(s.generals)
    s.tech_deck = [NO_POINTS] * len(s.tech_deck)
    s.event_deck = [UNKNOWN] * len(s.event_deck)
    s.leftover = [UNKNOWN] * len(s.leftover)
    s.discards = known_cards(s.discards, s.discards_seen, me)
    for other in range(s.players):
        s.power[other] = known_cards(s.power[other], s.power_seen[other], me)
        if other != player:
            s.unused[other] = [UNKNOWN] * len(s.unused[other])
            s.kept[other] = []
            s.technology[other] = [NO_POINTS] * len(s.technology[other])
            for tile, units in s.stacks[other].items():
                s.stacks[other][tile] = face_down(units)
    if s.picked != NOBODY and actors(s)[s.actor] != player:
        s.picked = UNKNOWN
    if s.group and mover_of(s) != player:
        s.group = sorted([wholly_hidden(unit) for unit in s.group])
    if s.battle is not None:
        redact_battle(s.battle, player)
    return s


def known_cards(cards: list[int], seen: list[int], me: int) -> list[int]:
    return [card if witnesses & me else UNKNOWN for card, witnesses in zip(cards, seen, strict=True)]


def redact_battle(b: Battle, player: Player | None) -> None:
    """GEN-21 Of a hand others see the numbers of basic and advanced cards; commitments are secret."""
    b.basic_deck = [UNKNOWN] * len(b.basic_deck)
    b.advanced_deck = [UNKNOWN_ADVANCED] * len(b.advanced_deck)
    for owner, side in ((b.attacker, b.sides[0]), (b.defender, b.sides[1])):
        if owner != player:
            side.basic = [UNKNOWN] * len(side.basic)
            side.advanced = [UNKNOWN_ADVANCED] * len(side.advanced)
            side.exchanged = [back_of(card) for card in side.exchanged]
            side.squadron = side.support = NOBODY
            side.assigned = []
            side.undos = 0


def back_of(card: int) -> int:
    """A tactics card seen from behind."""
    return UNKNOWN if card < BASICS and card != UNKNOWN_ADVANCED else UNKNOWN_ADVANCED


def mover_of(s: GenState) -> Player:
    """Who is putting a group together."""
    b = s.battle
    if b is not None and b.step == REINFORCE_DEFENDER:
        return b.defender
    if b is not None and b.step == REINFORCE_ATTACKER:
        return b.attacker
    assert s.stage == ACTION_STAGE, "groups are formed in an action"
    return actors(s)[s.actor]


# -- worlds ----------


def determinize(s: GenState, player: Player, dice: Dice) -> GenState:
    """Fill the blanks of a redacted state at random, as this player must think possible."""
    deal_generals(s, dice)
    deal_technology(s, dice)
    s.event_deck = [event for event in range(len(EVENTS)) if event not in s.events]
    dice.shuffle(s.event_deck)
    if s.leftover:
        s.leftover = [tile for tile in NEUTRAL if tile not in s.laid]
        dice.shuffle(s.leftover)
    for other in range(s.players):
        if other != player:
            for kinds in KINDS_OF_CLASS:
                deal_units(s, other, CLASS[kinds[0]], dice)
    if s.group and mover_of(s) != player:
        choose_units(s, dice)
    if s.battle is not None and s.battle.dealt:
        deal_tactics(s.battle, dice)
    return s


def fill(blanks: list[int], blank: int, pool: list[int]) -> list[int]:
    """The list with every blank replaced by the next of the pool."""
    return [pool.pop() if item == blank else item for item in blanks]


def deal_generals(s: GenState, dice: Dice) -> None:
    """Generals that the player cannot place, over the deck, hands, rows and discards."""
    places = [s.generals, s.discards, s.commander, [s.picked], *s.unused, *s.power]
    known = {card for cards in places for card in cards}
    pool = [card for card in range(len(GENERALS)) if card not in known]
    dice.shuffle(pool)
    s.discards = fill(s.discards, UNKNOWN, pool)
    s.power = [fill(row, UNKNOWN, pool) for row in s.power]
    s.unused = [sorted(fill(hand, UNKNOWN, pool)) for hand in s.unused]
    s.picked = fill([s.picked], UNKNOWN, pool)[0]
    s.generals = fill(s.generals, UNKNOWN, pool)


def deal_technology(s: GenState, dice: Dice) -> None:
    """Technology cards over other hands and the deck."""
    pool = TECH_DECK.copy()
    for card in [card for hand in (*s.technology, s.tech_discards) for card in hand if card != NO_POINTS]:
        pool.remove(card)
    dice.shuffle(pool)
    s.technology = [sorted(fill(hand, NO_POINTS, pool)) for hand in s.technology]
    s.tech_deck = fill(s.tech_deck, NO_POINTS, pool)


def deal_units(s: GenState, owner: Player, of_class: int, dice: Dice) -> None:
    """Types of face-down units, out of those that everybody saw come onto the map."""
    blank = UNSEEN + of_class
    pool = unplaced_types(s, owner, of_class, dice)
    dice.shuffle(pool)
    for tile, units in s.stacks[owner].items():
        s.stacks[owner][tile] = sorted(
            [unit & ~KIND | pool.pop() if unit & KIND == blank else unit for unit in units]
        )


def choose_units(s: GenState, dice: Dice) -> None:
    """Somebody else's group: units of its stack with the looks that others see."""
    stack = [unit & ~KNOWN for unit in s.stacks[mover_of(s)][s.source]]
    group = []
    for hidden in s.group:
        fitting = [unit for unit in stack if wholly_hidden(unit) == hidden]
        group.append(fitting[dice.below(len(fitting))])
        stack.remove(group[-1])
    s.group = group


def unplaced_types(s: GenState, owner: Player, of_class: int, dice: Dice) -> list[Kind]:
    """The types on the map that nobody else can place; unseen upgrades (GEN-9.15) are guessed."""
    left = s.shown[owner].copy()
    for units in s.stacks[owner].values():
        for unit in units:
            if unit & KNOWN:
                left[unit & KIND] -= 1
    if of_class == INFANTRY:
        guess_upgrades(s, left, s.unshown[owner], dice)
    return [kind for kind in KINDS_OF_CLASS[of_class] for _ in range(left[kind])]


def guess_upgrades(s: GenState, left: list[int], count: int, dice: Dice) -> None:
    """First those upgrades that must have been, since their result was seen; then any others."""
    for kind in sorted(KINDS_OF_CLASS[INFANTRY], key=lambda kind: len(sources_of(kind))):
        while left[kind] < 0:
            old = next(old for old in sources_of(kind) if left[old] > 0)
            left[old] -= 1
            left[kind] += 1
            count -= 1
    for _ in range(count):
        lines = [
            (old, new)
            for old in KINDS_OF_CLASS[INFANTRY]
            for new in UPGRADES[old]
            if left[old] > 0 and is_available(s, new)
        ]
        if lines:
            old, new = lines[dice.below(len(lines))]
            left[old] -= 1
            left[new] += 1


def sources_of(kind: Kind) -> list[Kind]:
    """The types that can become this one, by one upgrade or several."""
    found = [old for old in range(len(UPGRADES)) if kind in UPGRADES[old]]
    return found + [first for old in found for first in sources_of(old) if first not in found]


def deal_tactics(b: Battle, dice: Dice) -> None:
    """Tactics cards over the other hands, what they gave away, and the decks."""
    kind = battle_kind(b)
    basic, advanced = BASIC_DECK[kind].copy(), ADVANCED_DECK[kind].copy()
    seen = [card for side in b.sides for card in (*side.basic, *side.advanced, *side.exchanged)]
    for card in [*seen, *b.played]:
        if card >= 0:
            (basic if card < BASICS else advanced).remove(card)
    dice.shuffle(basic)
    dice.shuffle(advanced)
    for side in b.sides:
        side.basic = sorted(fill(side.basic, UNKNOWN, basic))
        side.advanced = sorted(fill(side.advanced, UNKNOWN_ADVANCED, advanced))
        side.exchanged = fill(fill(side.exchanged, UNKNOWN, basic), UNKNOWN_ADVANCED, advanced)
    b.basic_deck = fill(b.basic_deck, UNKNOWN, basic)
    b.advanced_deck = fill(b.advanced_deck, UNKNOWN_ADVANCED, advanced)
