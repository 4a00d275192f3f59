"""EMP-10 Battle procedure: mode, secret choice of cards, ambush, secret order, one pair after the other."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.aftermath import casualties, conquer, end_battle, loot
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import (
    AT_SEA,
    CARDS_NEEDED,
    IN_OPEN,
    PROFILE,
    SLOW,
    UNKNOWN,
    Hand,
    Mode,
    seen_bits,
)
from grognard.games.empires.combat import ATTACKER_WINS, DEFENDER_WINS, SIDES, TIE, Outcome, setting_of
from grognard.games.empires.decks import fighters, hand_for, possible_decks
from grognard.games.empires.map import is_sea
from grognard.games.empires.sea import committable_at_sea
from grognard.games.empires.siege import choose_siege
from grognard.games.empires.state import ATTACKER, CHOOSING_MODE, DEFENDER, Battle, EmpiresState
from grognard.games.empires.terms import AMBUSH, NONE, READY, Area, Card
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Together
from grognard.kernel.journal import Told

BATTLE_CARDS: Final = Ask("battle_cards", "EMP-10.3", "card", secret=True)
BATTLE_ORDER: Final = Ask("battle_order", "EMP-10.6", "card", secret=True)
BATTLE_READY: Final = Ask("ready", "EMP-22.5", "keyword", secret=True, always=True)
DECLARE_AMBUSH: Final = Ask("ambush", "EMP-10.5", "keyword")

COMMITTED: Final = Told("committed", "EMP-10.3", "attacker:player", "n:number", "defender:player", "m:number")
AMBUSHED: Final = Told("ambushed", "EMP-10.5", "who:player")
COMBAT_WON: Final = Told(
    "combat_won",
    "EMP-10.10",
    "n:number",
    "who:player",
    "card:term",
    "beaten:term",
    "rolled:number",
    "dice:numbers",
)
COMBAT_TIED: Final = Told(
    "combat_tied",
    "EMP-10.10",
    "n:number",
    "attacking:term",
    "defending:term",
    "rolled:number",
    "dice:numbers",
)
UNMATCHED: Final = Told("unmatched", "EMP-13.5", "n:number", "who:player", "card:term")
BLOCKS: Final = Told("blocks", "EMP-10.10", "attacker:number", "centre:number", "defender:number")


def start_battle(s: EmpiresState, attacker: Player, area: Area, over_mountain: bool) -> None:
    """EMP-10.1 The attacker is the active player, the defender controls the area."""
    s.battle = Battle(
        area=area,
        attacker=attacker,
        defender=s.owner[area],
        mode=AT_SEA if is_sea(area) else IN_OPEN,
        stage=CHOOSING_MODE,
        over_mountain=over_mountain,
        ambush=False,
        committed=[[], []],
        order=[[], []],
        blocks=[0, 0],
        fought=[],
        casualties=[],
    )


def battle(s: EmpiresState) -> Procedure[bool]:
    """EMP-10 The battle, from where it stands to its end. True if the attacker routed the defender."""
    b = s.battle
    assert b is not None, "there is no battle to fight"
    while b.stage < len(STAGES):
        yield from STAGES[b.stage](s, b)
        b.stage += 1
    return end_battle(s, b)


# -- EMP-10.3 which cards ----------


def commit_cards(s: EmpiresState, b: Battle) -> Procedure[None]:
    """EMP-10.3, EMP-22.4 Both sides choose their cards in secret."""
    yield CHECKPOINT
    yield Together({b.attacker: commit(s, b, ATTACKER), b.defender: commit(s, b, DEFENDER)})
    s.journal.tell(COMMITTED, b.attacker, len(b.committed[ATTACKER]), b.defender, len(b.committed[DEFENDER]))


def commit(s: EmpiresState, b: Battle, side: int) -> Procedure[None]:
    """EMP-22.2 One side picks its cards, each not before the last one in the card list."""
    player = player_of(b, side)
    if hides_that_forced(s, b.mode, player):
        yield Choice(player, BATTLE_READY, [READY], (b.area,))
    chosen = b.committed[side]
    while options := committable(hand_for(s, b.mode, player), b.mode, chosen):
        card = yield Choice(player, BATTLE_CARDS, options, (b.area,))
        chosen.append(card)


def committable(hand: Hand, mode: Mode, chosen: list[Card]) -> list[Card]:
    """EMP-22.2 The next card can be one of these; none when the choice is complete."""
    if mode == AT_SEA:
        return committable_at_sea(hand, chosen)
    more = CARDS_NEEDED[mode] - len(chosen)
    if not more:
        return []
    start = hand.index(chosen[-1]) + chosen.count(chosen[-1]) if chosen else 0
    return list(dict.fromkeys(hand[start : len(hand) - more + 1]))


def is_forced(hand: Hand, mode: Mode) -> bool:
    """EMP-22.3 Whether this hand leaves nothing to choose."""
    chosen: list[Card] = []
    while options := committable(hand, mode, chosen):
        if len(options) > 1:
            return False
        chosen.append(options[0])
    return True


def hides_that_forced(s: EmpiresState, mode: Mode, player: Player) -> bool:
    """EMP-22.5 Whether others would learn something of the Empire deck if the player were not asked."""
    if not is_forced(hand_for(s, mode, player), mode):
        return False
    hands = [fighters(s, mode, player, deck) for deck in possible_decks(s, player)]
    return not all(is_forced(hand, mode) for hand in hands)


# -- EMP-10.5 ambush ----------


def declare_ambush(s: EmpiresState, b: Battle) -> Procedure[None]:
    """EMP-10.5 A defender with a Military Leader may lay an ambush before the cards are put in order."""
    if not may_ambush(s, b):
        return
    yield CHECKPOINT
    if (yield Choice(b.defender, DECLARE_AMBUSH, [AMBUSH, NONE], (b.area,))) == AMBUSH:
        b.ambush = True
        s.journal.tell(AMBUSHED, b.defender)


def may_ambush(s: EmpiresState, b: Battle) -> bool:
    """EMP-10.5 In the open with a leader; EMP-24.4 without one where the attack came over a mountain."""
    if b.mode != IN_OPEN:
        return False
    return bool(s.leaders[b.defender]) or (s.rules.mountain_ambush and b.over_mountain)


# -- EMP-10.6 in which order ----------


def order_cards(s: EmpiresState, b: Battle) -> Procedure[None]:
    """EMP-10.6 Both sides put their cards in order in secret."""
    yield CHECKPOINT
    yield Together({b.attacker: arrange(s, b, ATTACKER), b.defender: arrange(s, b, DEFENDER)})


def arrange(s: EmpiresState, b: Battle, side: int) -> Procedure[None]:
    """EMP-10.6 One side names its cards from the first to the last."""
    player = player_of(b, side)
    leader = bool(s.leaders[player])
    if len(b.committed[side]) > 1 and is_order_forced(b, side, leader):
        # EMP-22.5 That there is nothing to order would tell others about the cards.
        yield Choice(player, BATTLE_READY, [READY], (b.area,))
    order = b.order[side]
    while options := orderable(b, side, leader):
        card = yield Choice(player, BATTLE_ORDER, options, (b.area,))
        order.append(card)


def orderable(b: Battle, side: int, leader: bool) -> list[Card]:
    """EMP-22.2 The cards that can come next so that a legal order can still be completed."""
    left, order = b.committed[side].copy(), b.order[side]
    for card in order:
        left.remove(card)
    if b.mode == IN_OPEN:
        fast = [card for card in left if not SLOW[card]]
        if not leader:
            # EMP-10.7 Every fast card before every slow card.
            left = fast or left
        else:
            # EMP-10.8 One card may be out of sequence.
            fast_fits = fast and disorder([*order, fast[0]], len(fast) - 1) <= 1
            slow = [card for card in left if SLOW[card]]
            slow_fits = slow and disorder([*order, slow[0]], len(fast)) <= 1
            left = [card for card in left if (slow_fits if SLOW[card] else fast_fits)]
    return list(dict.fromkeys(left))


def disorder(order: list[Card], fast_left: int) -> int:
    """EMP-10.8 The fewest cards whose removal leaves no slow card before a fast one.

    The order goes on with the fast cards left, then the slow ones: that is never worse than otherwise.
    """
    slow_before = 0
    fast_after = fast_left + sum(not SLOW[card] for card in order)
    fewest = fast_after
    for card in order:
        if SLOW[card]:
            slow_before += 1
        else:
            fast_after -= 1
        fewest = min(fewest, slow_before + fast_after)
    return min(fewest, slow_before)


def is_order_forced(b: Battle, side: int, leader: bool) -> bool:
    """Whether the committed cards have a single legal order."""
    kinds = list(dict.fromkeys(b.committed[side]))
    if len(kinds) == 2 and b.mode == IN_OPEN and not leader:
        return SLOW[kinds[0]] != SLOW[kinds[1]]
    return len(kinds) == 1


# -- EMP-10.10 one pair after the other ----------


def fight(s: EmpiresState, b: Battle) -> Procedure[None]:
    """EMP-10.10, EMP-10.11 Pairs are revealed until all cards are played or one side is routed."""
    yield CHECKPOINT
    attacking, defending = b.order
    setting = setting_of(b.mode, b.ambush, bool(s.engineers[b.attacker]), bool(s.engineers[b.defender]))
    for number in range(max(len(attacking), len(defending))):
        if number >= len(attacking) or number >= len(defending):
            winner = unmatched(s, b, number)
        else:
            winner = fight_pair(s, b, setting, attacking[number], defending[number])
        move_block(b, winner)
        s.journal.tell(BLOCKS, b.blocks[ATTACKER], centre(b), b.blocks[DEFENDER])
        if is_rout(b):
            break
    reveal(s, b)
    loot(s, b)
    casualties(s, b)


def fight_pair(s: EmpiresState, b: Battle, setting: int, attacking: Card, defending: Card) -> Outcome:
    """EMP-11.1 Both cards roll, if they roll, attacker first; then the outcome is read."""
    attacker_rolls, defender_rolls, outcomes = s.rules.combat.combat(
        setting, PROFILE[attacking], PROFILE[defending]
    )
    die = s.dice.roll() if attacker_rolls else 0
    other_die = s.dice.roll() if defender_rolls else 0
    # A card that does not roll counts as 1.
    outcome = outcomes[SIDES * max(die - 1, 0) + max(other_die - 1, 0)]
    b.fought.append((attacking, defending, die, other_die, outcome))
    if s.journal.loud:
        tell_combat(s, b)
    return outcome


def unmatched(s: EmpiresState, b: Battle, number: int) -> Outcome:
    """EMP-13.5 A card without an opponent wins its combat."""
    if number < len(b.order[ATTACKER]):
        side, winner = ATTACKER, ATTACKER_WINS
        b.fought.append((b.order[ATTACKER][number], UNKNOWN, 0, 0, winner))
    else:
        side, winner = DEFENDER, DEFENDER_WINS
        b.fought.append((UNKNOWN, b.order[DEFENDER][number], 0, 0, winner))
    s.journal.tell(UNMATCHED, number + 1, player_of(b, side), b.order[side][number])
    return winner


def move_block(b: Battle, winner: Outcome) -> None:
    """EMP-10.10 The winner takes a block from the centre, or pushes one back there if it is empty."""
    if winner == TIE:
        return
    side, loser = (ATTACKER, DEFENDER) if winner == ATTACKER_WINS else (DEFENDER, ATTACKER)
    if centre(b):
        b.blocks[side] += 1
    else:
        b.blocks[loser] -= 1


def centre(b: Battle) -> int:
    """The blocks in the Centre Ground."""
    return BOOK.battle.blocks - b.blocks[ATTACKER] - b.blocks[DEFENDER]


def is_rout(b: Battle) -> bool:
    """EMP-10.11 All blocks on one side."""
    return BOOK.battle.rout_blocks in b.blocks


def reveal(s: EmpiresState, b: Battle) -> None:
    """EMP-14.12, EMP-23.2 Everybody remembers the Empire cards that were revealed."""
    for side in (ATTACKER, DEFENDER):
        s.seen[player_of(b, side)] |= seen_bits(tuple(b.order[side][: len(b.fought)]))


def player_of(b: Battle, side: int) -> Player:
    return b.attacker if side == ATTACKER else b.defender


def tell_combat(s: EmpiresState, b: Battle) -> None:
    """The last combat, for the journal."""
    attacking, defending, die, other_die, outcome = b.fought[-1]
    number, dice = len(b.fought), tuple(each for each in (die, other_die) if each)
    if outcome == TIE:
        s.journal.tell(COMBAT_TIED, number, attacking, defending, len(dice), dice)
    elif outcome == ATTACKER_WINS:
        s.journal.tell(COMBAT_WON, number, b.attacker, attacking, defending, len(dice), dice)
    else:
        s.journal.tell(COMBAT_WON, number, b.defender, defending, attacking, len(dice), dice)


STAGES: Final = (  # EMP-10, in this order; each starts from the state alone
    choose_siege,  # EMP-10.2
    commit_cards,  # EMP-10.3
    declare_ambush,  # EMP-10.5
    order_cards,  # EMP-10.6
    fight,  # EMP-10.10 to EMP-14.5
    conquer,  # EMP-14.6 to EMP-14.9
)
