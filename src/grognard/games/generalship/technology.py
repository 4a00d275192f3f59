"""GEN-7 Technology: cards, payment, development."""

from __future__ import annotations

from grognard.games.generalship.book import PAGES, TECHNOLOGIES
from grognard.games.generalship.events import check_event, execute_event
from grognard.games.generalship.generals import amount_of
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import (
    DEVELOP,
    DRAW,
    PAYMENT,
    PAYMENT_AT,
    RESOURCES,
    TECHNOLOGY,
    minimal_payments,
)
from grognard.games.generalship.tree import add_technology, allowed
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

TECH_MODE = Ask("tech_mode", "GEN-7.1", "keyword", always=True)
TECH_CHOICE = Ask("tech_choice", "GEN-7.3", "technology", always=True)
TECH_PAYMENT = Ask("tech_payment", "GEN-7.4", "payment", always=True)

DREW_TECHNOLOGY = Told("drew_technology", "GEN-7.1", "who:player", "n:number")
YOUR_TECHNOLOGY = Told("your_technology", "GEN-7.2", "ones:number", "twos:number")
PAID_CARDS = Told("paid_cards", "GEN-7.4", "who:player", "ones:number", "twos:number")
PAID_RESOURCES = Told("paid_resources", "GEN-7.5", "who:player", "food:number", "metal:number")


# -- procedures ----------


def technology_action(s: GenState, player: Player) -> Procedure[None]:
    """GEN-7.1 Draw technology cards, or develop one technology."""
    if s.event < 0:
        develops = False
        if might_develop(s, player):
            # The hand is secret: whether it suffices must not show, so the question is always put.
            options = [DRAW, DEVELOP] if payable(s, player) else [DRAW]
            develops = (yield Choice(player, TECH_MODE, options)) == DEVELOP
        if not develops:
            draw_technology(s, player)
            return
        yield from develop(s, player)
    yield from execute_event(s, player)


def develop(s: GenState, player: Player) -> Procedure[None]:
    """GEN-7.3 to 7.9 Choose, pay, gain the points, and see whether an event comes."""
    technology = allowed(s)[0]
    if len(allowed(s)) > 1:
        options = [TECHNOLOGY[each] for each in payable(s, player)]
        technology = TECHNOLOGY.index((yield Choice(player, TECH_CHOICE, options)))
    payment = yield Choice(
        player, TECH_PAYMENT, payments(s, player, technology), about=(TECHNOLOGY[technology],)
    )
    pay(s, player, technology, payment)
    add_technology(s, player, technology, TECHNOLOGIES[technology].victory_points)
    check_event(s, technology)


# -- queries ----------


def payable(s: GenState, player: Player) -> list[int]:
    return [technology for technology in allowed(s) if payments(s, player, technology)]


def payments(s: GenState, player: Player, technology: int) -> list[Term]:
    """GEN-7.4, 7.5 Cards without a superfluous one, or resources for late technologies."""
    ones = s.technology[player].count(1)
    twos = s.technology[player].count(2)
    cost = TECHNOLOGIES[technology].cost_points
    options = [PAYMENT[pair] for pair in minimal_payments(cost) if pair[0] <= ones and pair[1] <= twos]
    if pays_resources(s, player, technology):
        options.append(RESOURCES)
    return options


def pays_resources(s: GenState, player: Player, technology: int) -> bool:
    row = TECHNOLOGIES[technology]
    if row.section == "main":
        return False
    return s.food[player] >= row.cost_food and s.metal[player] >= row.cost_metal


def might_develop(s: GenState, player: Player) -> bool:
    """Whether others must think it possible that the player can pay for a technology."""
    most = max(row.points for row in PAGES.tech_cards) * len(s.technology[player])
    return any(
        most >= TECHNOLOGIES[technology].cost_points or pays_resources(s, player, technology)
        for technology in allowed(s)
    )


# -- changes ----------


def draw_technology(s: GenState, player: Player) -> None:
    """GEN-7.1, 7.8 Two cards, and what the general staff adds; an empty deck is made of the discards."""
    drawn = []
    for _ in range(PAGES.tech_draw.cards_per_action + amount_of(s, player, "tech_draw")):
        if not s.tech_deck:
            s.tech_deck, s.tech_discards = s.tech_discards, []
            s.dice.shuffle(s.tech_deck)
        if s.tech_deck:
            drawn.append(s.tech_deck.pop())
    s.technology[player] += drawn
    s.technology[player].sort()
    s.journal.tell(DREW_TECHNOLOGY, player, len(drawn))
    s.journal.whisper([player], YOUR_TECHNOLOGY, drawn.count(1), drawn.count(2))


def pay(s: GenState, player: Player, technology: int, payment: Term) -> None:
    """GEN-7.4, 7.5 Paid cards are discarded, for all to see."""
    if payment == RESOURCES:
        row = TECHNOLOGIES[technology]
        s.food[player] -= row.cost_food
        s.metal[player] -= row.cost_metal
        s.journal.tell(PAID_RESOURCES, player, row.cost_food, row.cost_metal)
        return
    ones, twos = PAYMENT_AT[payment]
    for points in [1] * ones + [2] * twos:
        s.technology[player].remove(points)
        s.tech_discards.append(points)
    s.journal.tell(PAID_CARDS, player, ones, twos)
