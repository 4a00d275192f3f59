"""EMP-14 After the battle: winner, loot, casualties, capture, plunder, bonus action."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import Hand, is_empire
from grognard.games.empires.markers import lift_trade, remove_marker, take_control
from grognard.games.empires.siege import settle_fort
from grognard.games.empires.state import ATTACKER, DEFENDER, NOBODY, Battle, EmpiresState, Report
from grognard.games.empires.terms import EMPIRE_CARD, Area, Card
from grognard.kernel.choice import CHECKPOINT, Player, Procedure
from grognard.kernel.journal import Told

ROUTED: Final = Told("routed", "EMP-10.11", "winner:player", "loser:player")
ATTACKER_WON: Final = Told("attacker_won", "EMP-10.12", "who:player", "area:term")
DEFENDER_WON: Final = Told("defender_won", "EMP-10.12", "who:player", "area:term")
LOOTED: Final = Told("looted", "EMP-14.2", "who:player", "victim:player", "blocks:number")
CASUALTIES: Final = Told("casualties", "EMP-14.3", "who:player", "cards:terms")
PLUNDERED: Final = Told("plundered", "EMP-14.8", "who:player", "area:term", "victim:player", "blocks:number")
BONUS_ACTION: Final = Told("bonus_action", "EMP-14.10", "who:player")


def attacker_wins(b: Battle) -> bool:
    """EMP-10.12 More blocks win; with equal numbers the defender does."""
    return b.blocks[ATTACKER] > b.blocks[DEFENDER]


def loot(s: EmpiresState, b: Battle) -> None:
    """EMP-14.2 A defender who routed the attacker takes own-colour blocks of his as plunder."""
    routs = BOOK.battle.rout_blocks
    if b.blocks[ATTACKER] == routs:
        s.journal.tell(ROUTED, b.attacker, b.defender)
    elif b.blocks[DEFENDER] == routs:
        s.journal.tell(ROUTED, b.defender, b.attacker)
        blocks = min(BOOK.battle.rout_loot, s.warehouse[b.attacker])
        s.warehouse[b.attacker] -= blocks
        s.plunder[b.defender][b.attacker] += blocks
        if blocks:
            s.journal.tell(LOOTED, b.defender, b.attacker, blocks)


def casualties(s: EmpiresState, b: Battle) -> None:
    """EMP-14.3 Each side loses a random card per block on the other side; the attacker draws first."""
    for side, player in ((ATTACKER, b.attacker), (DEFENDER, b.defender)):
        count = b.blocks[DEFENDER if side == ATTACKER else ATTACKER]
        b.casualties.append(lose_cards(s, b, side, player, count) if count else ())
    # What was not revealed returns to hand unseen (EMP-14.12).
    b.committed = [[], []]
    b.order = [[], []]


def lose_cards(s: EmpiresState, b: Battle, side: int, player: Player, count: int) -> Hand:
    """EMP-14.4, EMP-14.5 Draw without replacement; Empire cards return, others are discarded."""
    revealed = len(b.fought)
    pool = list(range(len(b.order[side])))
    if s.rules.casualties_revealed:
        pool = pool[:revealed]
    shown: list[Card] = []
    for _ in range(min(count, len(pool))):
        place = s.dice.draw(pool)
        card = b.order[side][place]
        if not is_empire(card):
            discard_recruit(s, player, card)
            shown.append(card)
        else:
            # EMP-14.12 Of an Empire card that was not revealed others learn no more than that.
            shown.append(card if place < revealed else EMPIRE_CARD)
    s.journal.tell(CASUALTIES, player, tuple(shown))
    return tuple(shown)


def discard_recruit(s: EmpiresState, player: Player, card: Card) -> None:
    """A recruited card goes from hand to the discard pile."""
    hand = s.recruited[player]
    place = hand.index(card)
    s.recruited[player] = hand[:place] + hand[place + 1 :]
    s.discard.append(card)


def conquer(s: EmpiresState, b: Battle) -> Procedure[None]:
    """EMP-14.6 to EMP-14.8 A victorious attacker takes the area, deals with its fort and plunders."""
    if not attacker_wins(b):
        # EMP-14.11 Nothing changes on the map.
        s.journal.tell(DEFENDER_WON, b.defender, b.area)
        return
    if not s.control_stock[b.attacker]:
        # He will be asked for a marker, after casualties were drawn.
        yield CHECKPOINT
    s.journal.tell(ATTACKER_WON, b.attacker, b.area)
    while s.owner[b.area] != NOBODY:
        remove_marker(s, b.area)
    yield from take_control(s, b.attacker, b.area)
    settle_fort(s, b)
    plunder(s, b.attacker, b.area)


def plunder(s: EmpiresState, attacker: Player, area: Area) -> None:
    """EMP-14.8 Every trade marker of others in the area goes to the attacker's warehouse."""
    for owner in range(s.players):
        blocks = s.trade[owner][area]
        if owner != attacker and blocks:
            lift_trade(s, owner, area, blocks)
            s.plunder[attacker][owner] += blocks
            s.journal.tell(PLUNDERED, attacker, area, owner, blocks)


def end_battle(s: EmpiresState, b: Battle) -> bool:
    """EMP-14.10 The battle is over; True if the attacker routed the defender."""
    s.report = Report(
        b.area,
        b.attacker,
        b.defender,
        b.mode,
        b.ambush,
        tuple(b.fought),
        tuple(b.blocks),
        tuple(b.casualties),
    )
    s.battle = None
    return b.blocks[ATTACKER] == BOOK.battle.rout_blocks
