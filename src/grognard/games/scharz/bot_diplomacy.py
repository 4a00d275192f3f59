"""SCH-22 The player among others: truces bought and granted, submission, passage, agreements.

Everything is counted in points of wealth. What another player gains counts against a deal, fully where that
player is the only other one or leads, in part where there are more.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.bot_barter import accepts_trade
from grognard.games.scharz.bot_eye import POWER, coins_to_keep, rounds_left, settlement_value
from grognard.games.scharz.bot_race import rivalry
from grognard.games.scharz.diplomacy import least_tribute, lords_to_be, passage_targets, tribute_targets
from grognard.games.scharz.offers import can_redeem, redeemers, redemption_price
from grognard.games.scharz.relations import is_friendly, is_hostile, lords_above, truce_between
from grognard.games.scharz.state import NOBODY, ScharzState, ground, units_of
from grognard.games.scharz.status import land_fields_of, settlements_of, wall_level
from grognard.games.scharz.terms import (
    ACCEPT,
    CANCEL,
    COINS,
    DONE,
    NON_AGGRESSION,
    OFFER_TRADE,
    PASS,
    REQUEST_PASSAGE,
    SUBMIT,
    TRIBUTE,
    is_number,
    seat_of,
    value_of,
)
from grognard.kernel.choice import Choice, Player

VICTORY_POINT: Final = 8.0
PAID_TRIBUTE: Final = 5.0
PAID_REDEMPTION: Final = 10.0
"""What having paid costs in the wealth at the end (SCH-15.14)."""
HOT: Final = 6
"""Nobody gives victory points to a player who has so many."""
NEAR: Final = 2
"""Steps from which an army strikes within a season or two."""
TAKEN: Final = 0.7
"""Taking a settlement costs an army; it brings less than losing one costs."""
CERTAIN: Final = 0.7
"""A danger that leaves no hope."""
NEVER: Final = -100.0


# -- what can be lost ----------


def threat(s: ScharzState, p: Player, enemy: Player) -> float:
    """The worth of the best settlement that the enemy's armies could take from the player, by the odds."""
    armies = [(ground(s, s.place[u]), POWER[s.kind[u]]) for u in units_of(s, enemy) if s.place[u] >= 0]
    worst = 0.0
    for f in settlements_of(s, p):
        near = sum(power for at, power in armies if s.board.steps[f][at] <= NEAR)
        if near:
            held = sum(
                POWER[s.kind[u]] for u in units_of(s, p) if s.place[u] >= 0 and ground(s, s.place[u]) == f
            )
            odds = min(1.0, max(0.0, near / (1.0 + 2.5 * wall_level(s, f) + 1.4 * held) - 0.5))
            worst = max(worst, odds * settlement_value(s, f))
    return worst


def truce_worth(s: ScharzState, p: Player, other: Player) -> float:
    """What a year without war is worth to the player: what may be lost, less what may be taken."""
    years = min(1.0, rounds_left(s) / BOOK.limits.truce_rounds)
    return years * (threat(s, p, other) - TAKEN * threat(s, other, p))


def gives_the_game_away(s: ScharzState, p: Player, to: Player) -> bool:
    """SCH-14.28, 22 Whether a truce or submission completes a unification, or helps a player near victory."""
    bound = [truce.petitioner for truce in s.truces if truce.recipient == to]
    others = [q for q in range(s.players) if q not in (p, to)]
    return s.vp[to] >= HOT or all(to in lords_above(s, q) or q in bound for q in others)


# -- tribute and redemption ----------


class Payment(NamedTuple):
    """Coins for a truce, and what that gains in the race."""

    gain: float
    to: Player
    coins: int


NO_PAYMENT: Final = Payment(0.0, NOBODY, 0)


def payer_gain(s: ScharzState, p: Player, to: Player, coins: int, stain: float) -> float:
    return truce_worth(s, p, to) - coins + BOOK.victory_points.tribute_payer * VICTORY_POINT - stain


def receiver_gain(s: ScharzState, p: Player, payer: Player, coins: int) -> float:
    return truce_worth(s, p, payer) + coins + BOOK.victory_points.tribute_receiver * VICTORY_POINT


def best_tribute(s: ScharzState, p: Player) -> Payment:
    """The tribute that helps most of those that should be accepted."""
    best = NO_PAYMENT
    for to in tribute_targets(s, p):
        if gives_the_game_away(s, p, to):
            continue
        least = least_tribute(s, p)
        most = min(s.coins[p] - coins_to_keep(s, p), least + BOOK.limits.tribute_above_least)
        for coins in range(least, most + 1):
            paid, received = payer_gain(s, p, to, coins, PAID_TRIBUTE), receiver_gain(s, to, p, coins)
            if received - rivalry(s, to, p) * paid > 0:
                gain = paid - rivalry(s, p, to) * received
                best = max(best, Payment(gain, to, coins))
                break
    return best


def best_redemption(s: ScharzState, p: Player) -> Payment:
    """SCH-14.19 The same for a truce that cannot be refused."""
    best, price = NO_PAYMENT, redemption_price(s, p)
    if not can_redeem(s, p) or s.coins[p] - coins_to_keep(s, p) < price:
        return best
    for to in redeemers(s, p):
        if not gives_the_game_away(s, p, to):
            paid = payer_gain(s, p, to, price, PAID_REDEMPTION)
            gain = paid - rivalry(s, p, to) * receiver_gain(s, to, p, price)
            best = max(best, Payment(gain, to, price))
    return best


# -- submission, passage ----------


def submission_worth(s: ScharzState, p: Player, lord: Player) -> float:
    """SCH-22 For a nearly beaten player: the last settlement saved, at the price of a lord."""
    left = settlements_of(s, p)
    if len(left) != 1 or gives_the_game_away(s, p, lord):
        return NEVER
    danger = threat(s, p, lord) / settlement_value(s, left[0])
    return settlement_value(s, left[0]) * danger - VICTORY_POINT if danger >= CERTAIN else NEVER


def passage_worth(s: ScharzState, p: Player, host: Player) -> float:
    """SCH-14.22 The way through the partner's land to somebody else's settlement next to it."""
    if not grants_passage(s, host, p):
        return NEVER
    prey = 0.0
    for f in land_fields_of(s, host):
        mine = sum(POWER[s.kind[u]] for u in units_of(s, p) if s.place[u] >= 0 and near(s, s.place[u], f))
        for g in s.board.land[f]:
            owner = s.settler[g]
            if owner not in (NOBODY, host) and is_hostile(s, p, owner) and mine > 2.5 * wall_level(s, g):
                prey = max(prey, 0.2 * settlement_value(s, g))
    return prey - 1.0


def near(s: ScharzState, place: int, f: int) -> bool:
    return s.board.steps[f][ground(s, place)] <= 1


def grants_passage(s: ScharzState, host: Player, guest: Player) -> bool:
    """Where the guest is no danger, the truce lasts, and there is a common enemy."""
    truce = truce_between(s, host, guest)
    lasts = truce is not None and truce.until > s.round + 1
    enemies = [q for q in range(s.players) if is_hostile(s, host, q) and is_hostile(s, guest, q)]
    return lasts and bool(enemies) and threat(s, host, guest) == 0.0


# -- preferences ----------


def prefer_proposal(s: ScharzState, choice: Choice) -> list[float]:
    """The best proposal, if there is a good one; agreements, which bind nobody, are left to others."""
    p, worth = choice.player, []
    payment = best_tribute(s, p) if TRIBUTE in choice.options else NO_PAYMENT
    for term in choice.options:
        gain = 0.0
        if term == SUBMIT and payment.to == NOBODY:
            gain = max(submission_worth(s, p, lord) for lord in lords_to_be(s, p))
        elif term == TRIBUTE:
            gain = payment.gain
        elif term == REQUEST_PASSAGE:
            gain = max(passage_worth(s, p, host) for host in passage_targets(s, p))
        worth.append(gain if gain > 0 else 0.0 if term == PASS else -1.0)
    return worth


def prefer_partner(s: ScharzState, choice: Choice) -> list[float]:
    """With whom the proposal helps most."""
    p, kind = choice.player, choice.about[0]
    worth = []
    for term in choice.options:
        if term == CANCEL:
            worth.append(NEVER)
        elif kind == SUBMIT:
            worth.append(submission_worth(s, p, seat_of(term)))
        elif kind == REQUEST_PASSAGE:
            worth.append(passage_worth(s, p, seat_of(term)))
        else:
            worth.append(float(seat_of(term) == best_tribute(s, p).to))
    return worth


def prefer_form(s: ScharzState, choice: Choice) -> list[float]:
    return [float(term == COINS) - (term == CANCEL) for term in choice.options]


def prefer_amount(s: ScharzState, choice: Choice) -> list[float]:
    """As little as will be accepted."""
    coins = best_tribute(s, choice.player).coins
    return [-abs(coins - value_of(term)) if is_number(term) else NEVER for term in choice.options]


def prefer_item(s: ScharzState, choice: Choice) -> list[float]:
    """Enough is enough."""
    return [1.0 if term == DONE else -1.0 if term == CANCEL else 0.0 for term in choice.options]


def prefer_answer(s: ScharzState, choice: Choice) -> list[float]:
    """Accept what helps more in the race than it helps the other."""
    p, asking, kind = choice.player, seat_of(choice.about[0]), choice.about[1]
    if kind == REQUEST_PASSAGE:
        good = grants_passage(s, p, asking)
    elif kind == OFFER_TRADE:
        good = accepts_trade(s, p, asking)
    elif kind == TRIBUTE:
        good = accepts_tribute(s, p, asking, value_of(choice.about[2]))
    else:
        # SCH-14.25 Words alone; a promise of peace only where nothing is planned.
        good = kind != NON_AGGRESSION or is_friendly(s, p, asking) or threat(s, asking, p) == 0.0
    return [float((term == ACCEPT) == good) for term in choice.options]


def accepts_tribute(s: ScharzState, p: Player, payer: Player, coins: int) -> bool:
    received, paid = receiver_gain(s, p, payer, coins), payer_gain(s, payer, p, coins, PAID_TRIBUTE)
    return gives_the_game_away(s, payer, p) or received - rivalry(s, p, payer) * paid > 0
