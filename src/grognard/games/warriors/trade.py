"""WAT-6 Trade phase: the bank, trade routes, offers, buying victory points."""

from __future__ import annotations

from grognard.games.warriors.asking import ask, or_cancel
from grognard.games.warriors.book import BOOK, GOLD, TRADE, Good
from grognard.games.warriors.progress import BANK_RATE, MONOPOLY, ROUTES
from grognard.games.warriors.state import Exchange, WarriorsState, has_skill, in_game
from grognard.games.warriors.terms import (
    ACCEPT,
    BANK,
    BUY_VP,
    CANCEL,
    DECLINE,
    GOODS,
    NEXT,
    OFFER,
    OPEN_ROUTE,
    PASS,
    SEATS,
    SEND,
    amount_of,
    amounts,
    good_of,
    seat_of,
)
from grognard.kernel.choice import Ask, Player, Procedure, Term
from grognard.kernel.journal import Told

TRADE_ACTION = Ask("trade_action", "WAT-6.3", "keyword")
BANK_GIVE = Ask("bank_give", "WAT-6.4", "good")
BANK_GET = Ask("bank_get", "WAT-6.4", "good")
BANK_TIMES = Ask("bank_times", "WAT-6.4", "number")
ROUTE_PARTNER = Ask("route_partner", "WAT-6.6", "player")
OFFER_PARTNER = Ask("offer_partner", "WAT-6.8", "player")
OFFER_GIVE = Ask("offer_give", "WAT-6.8", "good")
OFFER_GIVE_AMOUNT = Ask("offer_give_amount", "WAT-6.8", "number")
OFFER_TAKE = Ask("offer_take", "WAT-6.8", "good")
OFFER_TAKE_AMOUNT = Ask("offer_take_amount", "WAT-6.8", "number")
OFFER_REPLY = Ask("offer_reply", "WAT-6.8", "keyword")
BUY_VP_AMOUNT = Ask("buy_vp_amount", "WAT-6.11", "number")

BANK_TRADED = Told(
    "bank_traded", "WAT-6.4", "who:player", "paid:number", "give:term", "got:number", "get:term"
)
ROUTE_OPENED = Told("route_opened", "WAT-6.6", "who:player", "partner:player")
OFFERED = Told("offered", "WAT-6.8", "who:player", "partner:player")
OFFER_GIVES = Told("offer_gives", "WAT-6.8", "who:player", "n:number", "good:term")
OFFER_WANTS = Told("offer_wants", "WAT-6.8", "who:player", "n:number", "good:term")
ACCEPTED = Told("accepted", "WAT-6.8", "partner:player", "who:player")
DECLINED = Told("declined", "WAT-6.8", "partner:player", "who:player")
BOUGHT = Told("bought", "WAT-6.11", "who:player", "n:number", "gold:number")


def trade_turn(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-6.3 One turn of a trader: one deal, or pass. The phase ends when all passed in succession."""
    while True:
        picked = yield from ask(s, player, TRADE_ACTION, [*deals(s, player), PASS])
        if picked == PASS:
            s.passes += 1
            break
        if (yield from deal(s, player, picked)):
            s.passes = 0
            break
        s.cancels += 1
    s.cancels = 0


def deal(s: WarriorsState, player: Player, picked: Term) -> Procedure[bool]:
    """WAT-6.3 The deal that was picked; False when it was cancelled."""
    if picked == BANK:
        return (yield from trade_with_bank(s, player))
    if picked == OPEN_ROUTE:
        return (yield from open_route(s, player))
    if picked == OFFER:
        return (yield from offer_exchange(s, player))
    return (yield from buy_vp(s, player))


def trade_with_bank(s: WarriorsState, player: Player) -> Procedure[bool]:
    """WAT-6.4 Pay X of one kind for one of another, any number of times."""
    rate = BANK_RATE[s.markers[player][TRADE]]
    goods = s.goods[player]
    kinds = [GOODS[good] for good, stock in enumerate(goods) if stock >= rate]
    give = yield from ask(s, player, BANK_GIVE, or_cancel(s, kinds))
    if give == CANCEL:
        return False
    others = [good for good in GOODS if good != give]
    get = yield from ask(s, player, BANK_GET, or_cancel(s, others), (give,))
    if get == CANCEL:
        return False
    most = goods[good_of(give)] // rate
    times = yield from ask(s, player, BANK_TIMES, or_cancel(s, amounts(most)), (give, get))
    if times == CANCEL:
        return False
    count = amount_of(times)
    goods[good_of(give)] -= count * rate
    goods[good_of(get)] += count
    s.journal.tell(BANK_TRADED, player, count * rate, give, count, get)
    return True


def open_route(s: WarriorsState, player: Player) -> Procedure[bool]:
    """WAT-6.6, WAT-6.7 A permanent route to another participant, who is not asked."""
    partners = [SEATS[partner] for partner in route_partners(s, player)]
    picked = yield from ask(s, player, ROUTE_PARTNER, or_cancel(s, partners))
    if picked == CANCEL:
        return False
    s.opened[player].append(seat_of(picked))
    s.journal.tell(ROUTE_OPENED, player, seat_of(picked))
    return True


def buy_vp(s: WarriorsState, player: Player) -> Procedure[bool]:
    """WAT-6.11 Victory points for gold, any number; they are permanent."""
    price = BOOK.vp.gold_per_vp
    most = s.goods[player][GOLD] // price
    picked = yield from ask(s, player, BUY_VP_AMOUNT, or_cancel(s, amounts(most)))
    if picked == CANCEL:
        return False
    count = amount_of(picked)
    s.goods[player][GOLD] -= count * price
    s.bought_vp[player] += count
    s.journal.tell(BOUGHT, player, count, count * price)
    return True


# -- offers ----------


def offer_exchange(s: WarriorsState, player: Player) -> Procedure[bool]:
    """WAT-6.8 Give and take any bundles; the partner accepts or declines at once."""
    partners = [SEATS[partner] for partner in offer_partners(s, player)]
    picked = yield from ask(s, player, OFFER_PARTNER, or_cancel(s, partners))
    if picked == CANCEL:
        return False
    nothing = [0] * len(GOODS)
    s.exchange = Exchange(player, seat_of(picked), nothing, nothing.copy())
    sent = yield from fill_give(s, s.exchange)
    if sent:
        sent = yield from fill_take(s, s.exchange)
    if sent:
        s.offers[player] += 1
        yield from answer_offer(s, s.exchange)
    s.exchange = None
    return sent


def fill_give(s: WarriorsState, x: Exchange) -> Procedure[bool]:
    """WAT-6.8, WAT-14.5 What the giver gives, kind by kind; some kind must be left to take."""
    about = (SEATS[x.partner],)
    while True:
        options = [GOODS[good] for good in givable(s, x)]
        if any(x.give):
            options.append(NEXT)
        picked = yield from ask(s, x.giver, OFFER_GIVE, or_cancel(s, options), about)
        if picked == CANCEL:
            return False
        if picked == NEXT:
            return True
        good = good_of(picked)
        most = s.goods[x.giver][good] - x.give[good]
        amount = yield from ask(s, x.giver, OFFER_GIVE_AMOUNT, or_cancel(s, amounts(most)), (picked,))
        if amount == CANCEL:
            return False
        x.give[good] += amount_of(amount)


def fill_take(s: WarriorsState, x: Exchange) -> Procedure[bool]:
    """WAT-6.8, WAT-6.10 What the giver wants, kind by kind; only a gift asks for nothing."""
    about = (SEATS[x.partner],)
    while True:
        options = [GOODS[good] for good in takable(s, x)]
        if any(x.take) or s.rules.allow_gifts:
            options.append(SEND)
        picked = yield from ask(s, x.giver, OFFER_TAKE, or_cancel(s, options), about)
        if picked == CANCEL:
            return False
        if picked == SEND:
            return True
        good = good_of(picked)
        most = s.goods[x.partner][good] - x.take[good]
        amount = yield from ask(s, x.giver, OFFER_TAKE_AMOUNT, or_cancel(s, amounts(most)), (picked,))
        if amount == CANCEL:
            return False
        x.take[good] += amount_of(amount)


def answer_offer(s: WarriorsState, x: Exchange) -> Procedure[None]:
    """WAT-6.8 On acceptance the goods change hands immediately."""
    s.journal.tell(OFFERED, x.giver, x.partner)
    for good in range(len(GOODS)):
        if x.give[good]:
            s.journal.tell(OFFER_GIVES, x.giver, x.give[good], GOODS[good])
        if x.take[good]:
            s.journal.tell(OFFER_WANTS, x.giver, x.take[good], GOODS[good])
    answer = yield from ask(s, x.partner, OFFER_REPLY, [ACCEPT, DECLINE], (SEATS[x.giver],))
    if answer == DECLINE:
        s.journal.tell(DECLINED, x.partner, x.giver)
        return
    giver, partner = s.goods[x.giver], s.goods[x.partner]
    for good in range(len(GOODS)):
        change = x.take[good] - x.give[good]
        giver[good] += change
        partner[good] -= change
    s.journal.tell(ACCEPTED, x.partner, x.giver)


# -- queries ----------


def is_participant(s: WarriorsState, player: Player) -> bool:
    """WAT-6.1 Whoever owns a trade centre."""
    return any(s.owner[province] == player for province in s.board.trade_centres)


def takes_turns(s: WarriorsState, player: Player) -> bool:
    """WAT-6.3, WAT-6.14 Participants; without the need of a trade centre everybody, if only to buy VP."""
    return not s.rules.vp_purchase_needs_trade_centre or is_participant(s, player)


def may_trade(s: WarriorsState, player: Player) -> bool:
    """WAT-6.2, WAT-6.13 A participant, and with a Monopoly in force only its holders."""
    if not is_participant(s, player):
        return False
    holders = [other for other in in_game(s) if has_skill(s, other, MONOPOLY)]
    return not holders or player in holders


def deals(s: WarriorsState, player: Player) -> list[Term]:
    """WAT-6.3 The deals that can be completed."""
    options = []
    if may_trade(s, player):
        if max(s.goods[player]) >= BANK_RATE[s.markers[player][TRADE]]:
            options.append(BANK)
        if route_partners(s, player):
            options.append(OPEN_ROUTE)
        if offer_partners(s, player):
            options.append(OFFER)
    if s.goods[player][GOLD] >= BOOK.vp.gold_per_vp:
        options.append(BUY_VP)
    return options


def have_route(s: WarriorsState, one: Player, other: Player) -> bool:
    """WAT-6.5 Whoever of the two has opened it."""
    return other in s.opened[one] or one in s.opened[other]


def route_partners(s: WarriorsState, player: Player) -> list[Player]:
    """WAT-6.5, WAT-6.6, WAT-6.13 To whom the player may open a route now."""
    if len(s.opened[player]) >= ROUTES[s.markers[player][TRADE]]:
        return []
    others = [other for other in in_game(s) if other != player and not have_route(s, player, other)]
    return [other for other in others if may_trade(s, other)]


def offer_partners(s: WarriorsState, player: Player) -> list[Player]:
    """WAT-6.7, WAT-6.8, WAT-6.9 With whom an exchange can be made now."""
    if s.offers[player] >= BOOK.limits.offers_per_player_per_trade_phase:
        return []
    return [
        other
        for other in in_game(s)
        if other != player
        and have_route(s, player, other)
        and may_trade(s, other)
        and can_exchange(s, s.goods[player], s.goods[other])
    ]


def can_exchange(s: WarriorsState, mine: list[int], theirs: list[int]) -> bool:
    """WAT-6.8 There is something to give, and another kind to take (or a gift is allowed)."""
    if s.rules.allow_gifts:
        return any(mine)
    return any(
        mine[give] and theirs[take]
        for give in range(len(GOODS))
        for take in range(len(GOODS))
        if give != take
    )


def givable(s: WarriorsState, x: Exchange) -> list[Good]:
    """WAT-6.8 Kinds of which the giver has more, as long as a kind remains that can be taken."""
    mine, theirs = s.goods[x.giver], s.goods[x.partner]
    kinds = range(len(GOODS))
    found = []
    for good in kinds:
        if mine[good] > x.give[good]:
            left = any(theirs[k] and k != good and not x.give[k] for k in kinds)
            if left or s.rules.allow_gifts:
                found.append(good)
    return found


def takable(s: WarriorsState, x: Exchange) -> list[Good]:
    """WAT-6.8 Kinds of which the partner has more and that are not given."""
    theirs = s.goods[x.partner]
    return [good for good in range(len(GOODS)) if not x.give[good] and theirs[good] > x.take[good]]
