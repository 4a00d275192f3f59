"""SCH-10.11 Re-rolls: heavy infantry, the commander, and prestige."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_state import CHARGE, Battle, Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.dice_pool import (
    BY_COMMANDER,
    BY_HEAVY,
    BY_PRESTIGE,
    ROUGH,
    colour_of,
    is_rerolled,
    rerolled,
    roller_of,
    swords_on,
)
from grognard.games.scharz.muster import decider, footing, ground_of
from grognard.games.scharz.points import can_act, pay_prestige
from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.tables import HEAVY
from grognard.games.scharz.terms import DONE, MEANS, reroll_term
from grognard.kernel.choice import Ask, Choice, Procedure, Term
from grognard.kernel.journal import Told

REROLL: Final = Ask("reroll", "SCH-10.11", "reroll")

REROLLED: Final = Told(
    "battle_rerolled", "SCH-10.11", "who:player", "where:term", "die:term", "swords:number"
)

ASKS: Final[list[Ask]] = [REROLL]
TELLINGS: Final[list[Told]] = [REROLLED]


def rerolls(s: ScharzState, battle: Battle, side: Side) -> Procedure[None]:
    """SCH-10.11 Heavy infantry, then the commander, then prestige; each die once by each means."""
    means, paid = BY_HEAVY, 0
    leader = decider(s, side.leader)
    while True:
        offers = reroll_offers(s, battle, side, means, paid)
        if not offers:
            return
        place = battle_place(s, battle.place)
        chosen = yield Choice(leader, REROLL, [*offers, DONE], (place,))
        if chosen == DONE:
            return
        means, die = offers[chosen]
        if means == BY_HEAVY:
            side.heavy_rerolls += 1
        elif means == BY_COMMANDER:
            side.free_rerolls -= 1
        else:
            paid = pay_for_rerolls(s, side, paid)
        colour = colour_of(side.dice[die])
        swords = BOOK.dice[colour].faces[s.dice.roll() - 1]
        side.dice[die] = rerolled(side.dice[die], means, swords)
        s.journal.tell(REROLLED, side.leader, place, chosen, swords)


def reroll_offers(
    s: ScharzState, battle: Battle, side: Side, means: int, paid: int
) -> dict[Term, tuple[int, int]]:
    """What may be rolled again by this means and later ones: the term, with its means and die."""
    offers: dict[Term, tuple[int, int]] = {}
    for by in range(means, len(MEANS)):
        if not has_means(s, battle, side, by, paid):
            continue
        for n, die in enumerate(side.dice):
            if is_rerolled(die, by) or (by == BY_HEAVY and roller_of(die) != HEAVY):
                continue
            offers.setdefault(reroll_term(MEANS[by], colour_of(die), swords_on(die)), (by, n))
    return offers


def has_means(s: ScharzState, battle: Battle, side: Side, means: int, paid: int) -> bool:
    if means == BY_PRESTIGE:
        return paid > 0 or can_act(s, side.leader, "reroll_two_dice")
    if battle.roll == CHARGE:  # SCH-10.12 Charges know no other re-roll.
        return False
    if means == BY_COMMANDER:
        return side.free_rerolls > 0
    return heavy_rerolls_left(s, battle, side) > 0


def heavy_rerolls_left(s: ScharzState, battle: Battle, side: Side) -> int:
    """SCH-10.11 One per heavy unit and battle; none in rough terrain and on ships."""
    ground = ground_of(s, battle)
    lost_in = BOOK.units[HEAVY].reroll_lost_in
    if ground & ROUGH and s.board.terrain[battle.place].rough in lost_in:
        return 0
    alive = sum(s.kind[u] == HEAVY and footing(s, ground, u) == ground for u in side.units)
    return min(alive, side.heavy * BOOK.units[HEAVY].reroll_per_battle - side.heavy_rerolls)


def pay_for_rerolls(s: ScharzState, side: Side, paid: int) -> int:
    """SCH-5.32 One payment is good for two dice. The number of dice still paid for."""
    if paid:
        return paid - 1
    action = BOOK.actions["reroll_two_dice"]
    pay_prestige(s, side.leader, action.cost)
    return action.dice - 1
