"""WAT-20.8 The bot in the trade phase: bank, routes, offers and answers, by what goods are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from grognard.games.warriors.book import BOOK, GOLD, GOOD_IDS, TRADE, Good
from grognard.games.warriors.bot_diplomacy import rivalry
from grognard.games.warriors.bot_worth import (
    NEVER,
    REMEMBERED,
    Purse,
    only,
    purse_of,
    rounds_left,
    stock_worth,
)
from grognard.games.warriors.progress import BANK_RATE, MERCHANT
from grognard.games.warriors.state import NOBODY, Exchange, WarriorsState, has_skill
from grognard.games.warriors.terms import (
    ACCEPT,
    BANK,
    BUY_VP,
    CANCEL,
    GOODS,
    NEXT,
    OFFER,
    OPEN_ROUTE,
    SEATS,
    SEND,
    number_term,
)
from grognard.games.warriors.trade import offer_partners
from grognard.games.warriors.victory import victory_points
from grognard.kernel.choice import Choice, Player

KINDS = range(len(GOOD_IDS))
LEAST_GAIN = 0.08
"""Deals that gain less are not worth the trouble."""
BUNDLES = ((1, 1), (2, 1), (3, 1), (4, 1), (6, 1), (4, 2), (6, 2), (2, 2), (1, 2), (1, 3))
"""Offers that are considered: so many given, so many taken."""


class BankPlan(NamedTuple):
    """A trade with the bank: what to give, what to get, how often."""

    gain: float
    give: Good
    get: Good
    times: int


def best_bank_trade(s: WarriorsState, player: Player) -> BankPlan:
    rate = BANK_RATE[s.markers[player][TRADE]]
    return best_rate(purse_of(s, player), tuple(s.goods[player]), rate)


@lru_cache(REMEMBERED)
def best_rate(purse: Purse, goods: tuple[int, ...], rate: int) -> BankPlan:
    """The best trade at this rate."""
    base = stock_worth(purse, *goods)
    best = BankPlan(LEAST_GAIN, NOBODY, NOBODY, 0)
    for give in KINDS:
        for times in range(1, min(4, goods[give] // rate) + 1):
            for get in KINDS:
                if get == give:
                    continue
                gain = stock_worth(purse, *moved(goods, give, times * rate, get, times)) - base
                if gain > best.gain:
                    best = BankPlan(gain, give, get, times)
    return best


class OfferPlan(NamedTuple):
    """An exchange that the partner should accept as well; the gain is that in the race."""

    gain: float
    partner: Player
    give: Good
    give_amount: int
    take: Good
    take_amount: int


NO_OFFER: Final = OfferPlan(LEAST_GAIN, NOBODY, NOBODY, 0, NOBODY, 0)


def best_offer(s: WarriorsState, player: Player) -> OfferPlan:
    best = NO_OFFER
    purse, goods = purse_of(s, player), tuple(s.goods[player])
    for partner in offer_partners(s, player):
        envy, their_envy = rivalry(s, player, partner), rivalry(s, partner, player)
        found = best_exchange(purse, goods, purse_of(s, partner), tuple(s.goods[partner]), envy, their_envy)
        if found.gain > best.gain:
            best = found._replace(partner=partner)
    return best


@lru_cache(REMEMBERED)
def best_exchange(
    purse: Purse,
    mine: tuple[int, ...],
    other_purse: Purse,
    theirs: tuple[int, ...],
    envy: float,
    their_envy: float,
) -> OfferPlan:
    """The best exchange between two purses, each of which grudges the other a part of its gain."""
    best = NO_OFFER
    base, their_base = stock_worth(purse, *mine), stock_worth(other_purse, *theirs)
    for give in KINDS:
        for take in KINDS:
            if give == take or not mine[give] or not theirs[take]:
                continue
            for give_amount, take_amount in BUNDLES:
                if give_amount > mine[give] or take_amount > theirs[take]:
                    continue
                gain = stock_worth(purse, *moved(mine, give, give_amount, take, take_amount)) - base
                after = moved(theirs, take, take_amount, give, give_amount)
                their_gain = stock_worth(other_purse, *after) - their_base
                won = gain - envy * their_gain
                if won > best.gain and their_gain - their_envy * gain > LEAST_GAIN + 0.02:
                    best = OfferPlan(won, NOBODY, give, give_amount, take, take_amount)
    return best


def moved(goods: tuple[int, ...], less: Good, fewer: int, more: Good, added: int) -> list[int]:
    after = list(goods)
    after[less] -= fewer
    after[more] += added
    return after


def answer_gain(s: WarriorsState, x: Exchange) -> float:
    """What accepting an offer gains in the race."""
    gain = deal_gain(s, x.partner, x.give, x.take)
    return gain - rivalry(s, x.partner, x.giver) * deal_gain(s, x.giver, x.take, x.give) - LEAST_GAIN


def deal_gain(s: WarriorsState, player: Player, got: list[int], given: list[int]) -> float:
    """What the goods are worth more to the player after a deal."""
    purse, before = purse_of(s, player), s.goods[player]
    after = [before[good] + got[good] - given[good] for good in KINDS]
    return stock_worth(purse, *after) - stock_worth(purse, *before)


def points_to_buy(s: WarriorsState, player: Player) -> int:
    """WAT-20.3 How many VP to buy: all at the end, before it only what a Merchant will double back."""
    price = BOOK.vp.gold_per_vp
    gold = s.goods[player][GOLD]
    most = gold // price
    if not most:
        return 0
    left = rounds_left(s)
    if left == 0:
        return most
    if not s.rules.alliances and victory_points(s, player) + most >= s.rules.threshold:
        return most
    if has_skill(s, player, MERCHANT):
        return max(0, (gold - price) // price)
    return max(0, (gold - 5) // price)


# -- preferences ----------


def trade_action(s: WarriorsState, choice: Choice) -> list[float]:
    player = choice.player
    ratings = []
    for term in choice.options:
        if term == OPEN_ROUTE:
            ratings.append(5.0)
        elif term == BUY_VP:
            ratings.append(4.0 if points_to_buy(s, player) else NEVER)
        elif term == BANK:
            bank = best_bank_trade(s, player)
            ratings.append(bank.gain if bank.times else -0.5)
        elif term == OFFER:
            offer = best_offer(s, player)
            ratings.append(offer.gain if offer.partner != NOBODY else NEVER)
        else:
            ratings.append(0.0)
    return ratings


def bank_give(s: WarriorsState, choice: Choice) -> list[float]:
    return only(choice, GOODS[best_bank_trade(s, choice.player).give])


def bank_get(s: WarriorsState, choice: Choice) -> list[float]:
    return only(choice, GOODS[best_bank_trade(s, choice.player).get])


def bank_times(s: WarriorsState, choice: Choice) -> list[float]:
    return only(choice, number_term(max(1, best_bank_trade(s, choice.player).times)))


def route_partner(s: WarriorsState, choice: Choice) -> list[float]:
    """The one with most goods."""
    return [
        float(sum(s.goods[term - SEATS[0]])) if term in SEATS[: s.players] else NEVER
        for term in choice.options
    ]


def offer_partner(s: WarriorsState, choice: Choice) -> list[float]:
    partner = best_offer(s, choice.player).partner
    return only(choice, SEATS[partner] if partner != NOBODY else CANCEL)


def offer_give(s: WarriorsState, choice: Choice) -> list[float]:
    if NEXT in choice.options:
        return only(choice, NEXT)
    return only(choice, GOODS[best_offer(s, choice.player).give])


def offer_give_amount(s: WarriorsState, choice: Choice) -> list[float]:
    return only(choice, number_term(max(1, best_offer(s, choice.player).give_amount)))


def offer_take(s: WarriorsState, choice: Choice) -> list[float]:
    if SEND in choice.options and s.exchange is not None and any(s.exchange.take):
        return only(choice, SEND)
    return only(choice, GOODS[best_offer(s, choice.player).take])


def offer_take_amount(s: WarriorsState, choice: Choice) -> list[float]:
    return only(choice, number_term(max(1, best_offer(s, choice.player).take_amount)))


def offer_reply(s: WarriorsState, choice: Choice) -> list[float]:
    gain = answer_gain(s, s.exchange) if s.exchange is not None else -1.0
    return [gain if term == ACCEPT else 0.0 for term in choice.options]


def buy_vp_amount(s: WarriorsState, choice: Choice) -> list[float]:
    return only(choice, number_term(max(1, points_to_buy(s, choice.player))))
