"""NAP-23 Negotiation: offers that the other player answers at once, known to the two of them alone."""

from __future__ import annotations

from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.ids import NOBODY, Nation
from grognard.games.napoleon.relations import (
    change_owner,
    end_alliance,
    end_war,
    grant_passage,
    make_alliance,
    pay,
)
from grognard.games.napoleon.state import NapoleonState, Offer, Quarrel, Withdrawal
from grognard.games.napoleon.status import player_of
from grognard.games.napoleon.terms import (
    ACCEPT,
    ARMISTICE,
    DECLINE,
    EXCHANGE,
    GRANT,
    NATION,
    OFFENSIVE_PLAYER,
    REFUSE,
    REGION,
    REQUEST_PASSAGE,
)
from grognard.kernel.choice import Ask, Choice, Procedure
from grognard.kernel.journal import Told

OFFENSIVE_REPLY = Ask("offensive_reply", "NAP-11.1", "keyword", secret=True)
LEAVE_REPLY = Ask("offensive_reply_leave", "NAP-11.1", "keyword", secret=True)
PASSAGE_REPLY = Ask("passage_reply", "NAP-11.26", "keyword", secret=True)
ARMISTICE_REPLY = Ask("armistice_reply", "NAP-11.29", "keyword", secret=True)
EXCHANGE_REPLY = Ask("exchange_reply", "NAP-11.30", "keyword", secret=True)

ALLIANCE_OFFERED = Told("alliance_offered", "NAP-11.1", "nation:term", "to:term")
LEAVING_PROPOSED = Told("leaving_proposed", "NAP-11.1", "nation:term", "to:term", "third:term")
PASSAGE_ASKED = Told("passage_asked", "NAP-11.26", "nation:term", "to:term")
ARMISTICE_OFFERED = Told("armistice_offered", "NAP-11.29", "nation:term", "to:term")
EXCHANGE_OFFERED = Told("exchange_offered", "NAP-11.30", "nation:term", "to:term", "give:terms", "take:terms")
DECLINED = Told("offer_declined", "NAP-23.2", "nation:term", "by:term")
EXCHANGED = Told("exchanged", "NAP-11.30", "nation:term", "with:term", "give:terms", "take:terms")
ARMISTICE_MADE = Told("armistice_made", "NAP-11.29", "nation:term", "with:term")

ASKS = [OFFENSIVE_REPLY, LEAVE_REPLY, PASSAGE_REPLY, ARMISTICE_REPLY, EXCHANGE_REPLY]
TELLINGS = [
    ALLIANCE_OFFERED,
    LEAVING_PROPOSED,
    PASSAGE_ASKED,
    ARMISTICE_OFFERED,
    EXCHANGE_OFFERED,
    DECLINED,
    EXCHANGED,
    ARMISTICE_MADE,
]


def make_offer(s: NapoleonState, offer: Offer) -> None:
    """NAP-23.3 The offer waits for its answer; the two players alone learn what it says."""
    s.offer = offer
    two = [player_of(s, offer.by), offer.asked]
    by, to = NATION[offer.by], NATION[offer.to]
    if offer.action == REQUEST_PASSAGE:
        s.journal.whisper(two, PASSAGE_ASKED, by, to)
    elif offer.action == ARMISTICE:
        s.journal.whisper(two, ARMISTICE_OFFERED, by, to)
    elif offer.action == EXCHANGE:
        s.journal.whisper(two, EXCHANGE_OFFERED, by, to, *both_lists(offer))
    elif offer.aim == NOBODY:
        s.journal.whisper(two, ALLIANCE_OFFERED, by, to)
    else:
        s.journal.whisper(two, LEAVING_PROPOSED, by, to, NATION[offer.aim])


def both_lists(offer: Offer) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(REGION[r] for r in offer.give), tuple(REGION[r] for r in offer.take)


def answer_offer(s: NapoleonState, offer: Offer) -> Procedure[None]:
    """NAP-23.2 The other player accepts or declines; there is no counter-offer."""
    about = (NATION[offer.by], NATION[offer.to])
    if offer.action == REQUEST_PASSAGE:
        reply = yield Choice(offer.asked, PASSAGE_REPLY, [GRANT, REFUSE], about)
    elif offer.action == ARMISTICE:
        reply = yield Choice(offer.asked, ARMISTICE_REPLY, [ACCEPT, DECLINE], about)
    elif offer.action == EXCHANGE:
        reply = yield Choice(offer.asked, EXCHANGE_REPLY, [ACCEPT, DECLINE], about)
    elif offer.aim == NOBODY:
        reply = yield Choice(offer.asked, OFFENSIVE_REPLY, [ACCEPT, DECLINE], about)
    else:
        reply = yield Choice(offer.asked, LEAVE_REPLY, [ACCEPT, DECLINE], (*about, NATION[offer.aim]))
    s.offer = None
    if reply in (ACCEPT, GRANT):
        carry_out(s, offer)
    else:
        s.journal.whisper([player_of(s, offer.by), offer.asked], DECLINED, NATION[offer.by], NATION[offer.to])


def carry_out(s: NapoleonState, offer: Offer) -> None:
    """NAP-23.3 What both have agreed is public."""
    if offer.action == REQUEST_PASSAGE:
        grant_passage(s, offer.to, offer.by)
    elif offer.action == ARMISTICE:
        make_armistice(s, offer.by, offer.to)
    elif offer.action == EXCHANGE:
        exchange(s, offer)
    elif offer.action == OFFENSIVE_PLAYER and offer.aim == NOBODY:
        make_alliance(s, offer.by, offer.to)
    else:
        leave_alliance(s, offer.to, offer.aim)


def make_armistice(s: NapoleonState, nation: Nation, other: Nation) -> None:
    """NAP-11.29 Each pays; that war is over without winner, congress or truce."""
    pay(s, nation, BOOK.prices.armistice)
    pay(s, other, BOOK.prices.armistice)
    if s.window is not None:
        s.window.acted = True  # NAP-10.5 an action that cost PAP
    s.journal.tell(ARMISTICE_MADE, NATION[nation], NATION[other])
    end_war(s, nation, other)


def exchange(s: NapoleonState, offer: Offer) -> None:
    """NAP-11.30, NAP-11.33 The regions change owner at once."""
    s.journal.tell(EXCHANGED, NATION[offer.by], NATION[offer.to], *both_lists(offer))
    for region in offer.give:
        change_owner(s, region, offer.to)
    for region in offer.take:
        change_owner(s, region, offer.by)
    s.exchanged += offer.give + offer.take


def leave_alliance(s: NapoleonState, nation: Nation, ally: Nation) -> None:
    """NAP-11.4 As after a broken alliance, at no cost: units leave, or will have to fight (11.23, 11.24)."""
    end_alliance(s, nation, ally)
    part(s, nation, ally)


def part(s: NapoleonState, breaker: Nation, former: Nation) -> None:
    """NAP-11.23 First the former ally's units leave, then the breaker's."""
    s.withdrawals += [Withdrawal(former, breaker), Withdrawal(breaker, former)]
    s.quarrels.append(Quarrel(breaker, former, by_owner=True))
