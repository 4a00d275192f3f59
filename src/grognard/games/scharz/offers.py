"""SCH-12.18, 14.19 Trade between players: offers and gifts, and the redemption of a realm."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.barter import Bundle, goods_at_hand, hand_over, has_trade_access, room_for
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.diplomacy import is_accepted, make_truce, may_buy_truce
from grognard.games.scharz.points import change_vp
from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.taxes import tax_income
from grognard.games.scharz.terms import (
    CANCEL,
    COIN1,
    COIN5,
    DONE,
    FISH1,
    GRAIN1,
    GRAIN5,
    HERD_TERMS,
    OFFER_TRADE,
    REDEMPTION,
    SEAT_TERMS,
    seat_of,
)
from grognard.games.scharz.trading import TRADE_WHAT, TradeAction, pick
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

OFFER_ITEM: Final = Ask("offer_item", "SCH-12.18", "keyword")
WANT_ITEM: Final = Ask("want_item", "SCH-12.18", "keyword")

TRADE_OFFERED: Final = Told(
    "trade_offered", "SCH-12.18", "who:player", "to:player", "gives:terms", "wants:terms"
)
REDEEMED: Final = Told("redeemed", "SCH-14.19", "who:player", "to:player", "coins:number")

ASKS: Final = [OFFER_ITEM, WANT_ITEM]
TELLINGS: Final = [TRADE_OFFERED, REDEEMED]

# -- offers ----------


def offer_trade(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-12.18 What is given and what is wanted; the partner accepts or declines."""
    options = [SEAT_TERMS[q] for q in trade_partners(s, p)]
    term = yield from pick(p, TRADE_WHAT, options, (OFFER_TRADE,))
    if term == CANCEL:
        return False
    partner = seat_of(term)
    gives, wants = Bundle(), Bundle()
    given = yield from choose_items(p, OFFER_ITEM, term, goods_at_hand(s, p), room_for(s, partner), gives)
    if given is None:
        return False
    wanted = yield from choose_items(p, WANT_ITEM, term, goods_at_hand(s, partner), room_for(s, p), wants)
    if wanted is None or (gives.is_empty() and wants.is_empty()):
        return False
    s.offers += 1
    s.gives, s.wants = given, wanted
    s.journal.tell(TRADE_OFFERED, p, partner, tuple(given), tuple(wanted))
    if (yield from is_accepted(s, partner, (SEAT_TERMS[p], OFFER_TRADE))):
        hand_over(s, p, partner, gives)
        hand_over(s, partner, p, wants)
    s.gives, s.wants = [], []
    return True


def choose_items(
    p: Player, ask: Ask, partner: Term, stock: Bundle, room: Bundle, bundle: Bundle
) -> Procedure[list[Term] | None]:
    """Items one by one, as far as they are there and the receiver can store them; None if cancelled."""
    chosen: list[Term] = []
    while len(chosen) < BOOK.limits.offer_items_per_side:
        options = items_possible(stock, room, bundle)
        if not options:
            break
        term = yield Choice(p, ask, [*options, DONE, CANCEL], (partner, *chosen))
        if term == CANCEL:
            return None
        if term == DONE:
            break
        add_item(bundle, term)
        chosen.append(term)
    return chosen


def items_possible(stock: Bundle, room: Bundle, bundle: Bundle) -> list[Term]:
    coins = stock.coins - bundle.coins
    grain = min(stock.grain, room.grain) - bundle.grain
    options = [term for term, need in ((COIN1, 1), (COIN5, 5)) if coins >= need]
    options += [term for term, need in ((GRAIN1, 1), (GRAIN5, 5)) if grain >= need]
    if min(stock.fish, room.fish) > bundle.fish:
        options.append(FISH1)
    herds = sum(bundle.herds)
    for kind, term in enumerate(HERD_TERMS):
        if stock.herds[kind] > bundle.herds[kind] and room.herds[kind] > herds:
            options.append(term)
    return options


def add_item(bundle: Bundle, term: Term) -> None:
    if term in (COIN1, COIN5):
        bundle.coins += 1 if term == COIN1 else 5
    elif term in (GRAIN1, GRAIN5):
        bundle.grain += 1 if term == GRAIN1 else 5
    elif term == FISH1:
        bundle.fish += 1
    else:
        bundle.herds[HERD_TERMS.index(term)] += 1


def trade_partners(s: ScharzState, p: Player) -> list[Player]:
    return [q for q in range(s.players) if q != p and has_trade_access(s, p, q)]


def can_offer_trade(s: ScharzState, p: Player) -> bool:
    return s.offers < BOOK.limits.trade_offers_per_round and bool(trade_partners(s, p))


# -- redemption ----------


def redeem(s: ScharzState, p: Player) -> Procedure[bool]:
    """SCH-14.19 The own potential tax income buys a truce that cannot be refused."""
    options = [SEAT_TERMS[q] for q in redeemers(s, p)]
    term = yield from pick(p, TRADE_WHAT, options, (REDEMPTION,))
    if term == CANCEL:
        return False
    to, price = seat_of(term), redemption_price(s, p)
    s.coins[p] -= price
    s.coins[to] += price
    s.redeemed[p] += 1
    s.redemptions_paid[p] += 1
    s.journal.tell(REDEEMED, p, to, price)
    make_truce(s, p, to, redemption=True)
    change_vp(s, to, BOOK.victory_points.redemption_receiver)
    change_vp(s, p, BOOK.victory_points.redemption_payer)
    return True


def redemption_price(s: ScharzState, p: Player) -> int:
    return max(1, tax_income(s, p))


def redeemers(s: ScharzState, p: Player) -> list[Player]:
    return [q for q in range(s.players) if may_buy_truce(s, p, q)]


def can_redeem(s: ScharzState, p: Player) -> bool:
    """SCH-14.20 One redemption per player and round."""
    if not s.opt.diplomacy or s.redeemed[p] >= BOOK.limits.redemptions_per_round:
        return False
    return bool(redeemers(s, p)) and s.coins[p] >= redemption_price(s, p)


OFFERS: Final = [
    TradeAction(OFFER_TRADE, can_offer_trade, offer_trade, undoable=False),
    TradeAction(REDEMPTION, can_redeem, redeem, undoable=False),
]
