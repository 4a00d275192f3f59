"""SCH-22 Trade with other players: food for coins where one has too much of it and the other too little."""

from __future__ import annotations

from typing import Final, NamedTuple

from grognard.games.scharz.barter import goods_for
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.bot_eye import coins_to_keep, food_margin
from grognard.games.scharz.bot_race import rivalry
from grognard.games.scharz.offers import can_offer_trade, trade_partners
from grognard.games.scharz.state import NOBODY, ScharzState
from grognard.games.scharz.terms import (
    CANCEL,
    COIN1,
    COIN5,
    DONE,
    FISH1,
    GRAIN1,
    GRAIN5,
    HERD_TERMS,
)
from grognard.kernel.choice import Choice, Player, Term

HUNGER: Final = 2.0
"""What food is worth where people would starve; so much the bank asks for it."""
SURPLUS: Final = 0.5
"""What food is worth to those who have enough; so much the bank pays."""
LEAST_GAIN: Final = 0.5
MOST_FOOD: Final = 8
COINS: Final[dict[Term, int]] = {COIN1: 1, COIN5: 5}
FOOD: Final[dict[Term, int]] = {GRAIN1: 1, GRAIN5: 5, FISH1: 1}


class Barter(NamedTuple):
    """An exchange of food for coins; negative numbers mean that it is the other way round."""

    gain: float
    partner: Player
    food: int
    """What the player gets."""
    coins: int
    """What the player pays."""


NO_BARTER: Final = Barter(0.0, NOBODY, 0, 0)


def best_barter(s: ScharzState, p: Player) -> Barter:
    """The exchange that helps most of those that should be accepted."""
    best = NO_BARTER
    if not (s.opt.commodities and can_offer_trade(s, p)):
        return best
    margin = food_margin(s, p)
    for partner in trade_partners(s, p):
        theirs = food_margin(s, partner)
        if margin < 0 < theirs:
            most = min(-margin, theirs, goods_for(s, partner, p).grain, MOST_FOOD)
            purse, sign = s.coins[p] - coins_to_keep(s, p), 1
        elif theirs < 0 < margin:
            most = min(-theirs, margin, goods_for(s, p, partner).grain, MOST_FOOD)
            purse, sign = s.coins[partner], -1
        else:
            continue
        envy, their_envy = rivalry(s, p, partner), rivalry(s, partner, p)
        for food in range(1, most + 1):
            for coins in range(1, min(purse, 2 * food) + 1):
                mine = goods_gain(margin, sign * food, -sign * coins)
                other = goods_gain(theirs, -sign * food, sign * coins)
                gain = mine - envy * other
                if gain > LEAST_GAIN and other - their_envy * mine > LEAST_GAIN:
                    best = max(best, Barter(gain, partner, sign * food, sign * coins))
    return best


def goods_gain(margin: int, food: int, coins: int) -> float:
    """What so much more food and so many more coins are worth to whoever has so much food to spare."""
    return coins + food_worth(margin + food) - food_worth(margin)


def food_worth(margin: int) -> float:
    return HUNGER * margin if margin < 0 else SURPLUS * margin


def accepts_trade(s: ScharzState, p: Player, giver: Player) -> bool:
    """Whether the offer that was made helps more in the race than it helps the other."""
    coins, food, herds = (amount(s.gives, kind) - amount(s.wants, kind) for kind in range(3))
    mine = goods_gain(food_margin(s, p), food, coins) + herds
    theirs = goods_gain(food_margin(s, giver), -food, -coins) - herds
    return mine - rivalry(s, p, giver) * theirs > 0


def amount(items: list[Term], kind: int) -> int:
    """The coins (0), food (1) or worth of herds (2) among the items of an offer."""
    if kind == 0:
        return sum(COINS.get(term, 0) for term in items)
    if kind == 1:
        return sum(FOOD.get(term, 0) for term in items)
    herds = [HERD_TERMS.index(term) for term in items if term in HERD_TERMS]
    return sum(BOOK.herds[herd].wealth for herd in herds)


# -- preferences ----------


def prefer_offered(s: ScharzState, choice: Choice) -> list[float]:
    """The next item that the player gives."""
    plan = best_barter(s, choice.player)
    return next_item(choice, grain(-plan.food) if plan.food < 0 else coins_as_items(plan.coins))


def prefer_wanted(s: ScharzState, choice: Choice) -> list[float]:
    """The next item that the player wants for it."""
    plan = best_barter(s, choice.player)
    return next_item(choice, grain(plan.food) if plan.food > 0 else coins_as_items(-plan.coins))


def next_item(choice: Choice, items: list[Term]) -> list[float]:
    """The first of the items that was not picked yet; `about` names the partner and what was picked."""
    picked = len(choice.about) - 1
    wanted = items[picked] if picked < len(items) else DONE
    return [1.0 if term == wanted else -1.0 if term == CANCEL else 0.0 for term in choice.options]


def grain(food: int) -> list[Term]:
    return [GRAIN5] * (food // 5) + [GRAIN1] * (food % 5)


def coins_as_items(coins: int) -> list[Term]:
    return [COIN5] * (coins // 5) + [COIN1] * (coins % 5)
