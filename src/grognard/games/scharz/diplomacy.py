"""SCH-14 Diplomacy: the windows of a round, lords and vassals, truces, passage, agreements."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.barter import Bundle, goods_for, hand_over, has_trade_access, room_for
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.points import change_vp, earn_prestige
from grognard.games.scharz.relations import (
    at_truce,
    has_passage,
    is_friendly,
    truce_between,
    update_relations,
    with_rival_bonus,
)
from grognard.games.scharz.state import NOBODY, Agreement, ScharzState, Truce, initiative, is_alive
from grognard.games.scharz.status import update_status
from grognard.games.scharz.taxes import tax_income
from grognard.games.scharz.terms import (
    ACCEPT,
    AGREEMENT,
    CANCEL,
    COINS,
    DECLINE,
    DONE,
    FISH,
    GOODS,
    GRAIN,
    HERD_TERMS,
    JOINT_ATTACK,
    NON_AGGRESSION,
    OPEN_BORDERS,
    PASS,
    REQUEST_PASSAGE,
    SEAT_TERMS,
    SECURE_CONNECTION,
    SUBMIT,
    TRIBUTE,
    number,
    numbers,
    seat_of,
    value_of,
)
from grognard.games.scharz.victory import DOMINANCE_BIT, MIGHT_BIT
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

PROPOSE: Final = Ask("propose", "SCH-14.1", "keyword")
PROPOSE_TO: Final = Ask("propose_to", "SCH-14.2", "player")
TRIBUTE_FORM: Final = Ask("tribute_form", "SCH-14.18", "keyword")
TRIBUTE_AMOUNT: Final = Ask("tribute_amount", "SCH-14.18", "number")
TRIBUTE_ITEM: Final = Ask("tribute_item", "SCH-14.18", "keyword")
AGREEMENT_KIND: Final = Ask("agreement_kind", "SCH-14.25", "agreement")
ANSWER: Final = Ask("answer", "SCH-14.1", "keyword")

SUBMITTED: Final = Told("submitted", "SCH-14.9", "vassal:player", "lord:player")
TRIBUTE_OFFERED: Final = Told("tribute_offered", "SCH-14.18", "who:player", "to:player", "value:number")
PASSAGE_ASKED: Final = Told("passage_asked", "SCH-14.22", "who:player", "to:player")
AGREEMENT_OFFERED: Final = Told("agreement_offered", "SCH-14.25", "who:player", "to:player", "kind:term")
ACCEPTED: Final = Told("accepted", "SCH-14.3", "who:player")
DECLINED: Final = Told("declined", "SCH-14.3", "who:player")
TRUCE_MADE: Final = Told("truce_made", "SCH-14.15", "petitioner:player", "recipient:player", "until:number")
TRUCE_ENDED: Final = Told("truce_ended", "SCH-14.15", "petitioner:player", "recipient:player")

ASKS: Final = [
    PROPOSE,
    PROPOSE_TO,
    TRIBUTE_FORM,
    TRIBUTE_AMOUNT,
    TRIBUTE_ITEM,
    AGREEMENT_KIND,
    ANSWER,
]
TELLINGS: Final = [
    SUBMITTED,
    TRIBUTE_OFFERED,
    PASSAGE_ASKED,
    AGREEMENT_OFFERED,
    ACCEPTED,
    DECLINED,
    TRUCE_MADE,
    TRUCE_ENDED,
]

ANSWERS: Final = [ACCEPT, DECLINE]
MOST_SHOWN: Final = 99
"""The highest value of a tribute that a question names."""


def window(s: ScharzState) -> Procedure[None]:
    """SCH-14.1 In initiative order each player makes at most one proposal, answered at once."""
    if not s.opt.diplomacy:
        return
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        if is_alive(s, p):
            yield from propose(s, p)
        s.turn += 1


def propose(s: ScharzState, p: Player) -> Procedure[None]:
    """SCH-14.2 One of the four proposals, or none."""
    targets = {
        SUBMIT: lords_to_be(s, p),
        TRIBUTE: tribute_targets(s, p),
        REQUEST_PASSAGE: passage_targets(s, p),
        AGREEMENT: [q for q in range(s.players) if q != p],
    }
    options = [*(term for term, players in targets.items() if players), PASS]
    yield CHECKPOINT
    for _ in range(BOOK.limits.tries):
        kind = yield Choice(p, PROPOSE, options)
        if kind == PASS:
            return
        to = yield from pick(p, PROPOSE_TO, [SEAT_TERMS[q] for q in targets[kind]], (kind,))
        if to != CANCEL and (yield from PROPOSALS[kind](s, p, seat_of(to))):
            return


def pick(p: Player, ask: Ask, options: list[Term], about: tuple[Term, ...]) -> Procedure[Term]:
    return (yield Choice(p, ask, [*options, CANCEL] if len(options) > 1 else options, about))


# -- lord and vassal ----------


def submit(s: ScharzState, p: Player, lord: Player) -> Procedure[bool]:
    """SCH-14.4 A submission takes effect at once and cannot be refused."""
    become_vassal(s, p, lord)
    yield from ()
    return True


def may_become_vassal(s: ScharzState, p: Player) -> bool:
    """SCH-14.5, 14.6 Not a vassal yet, and without a standing claim of might or dominance."""
    return s.lord[p] == NOBODY and not s.claims[p] & (DOMINANCE_BIT | MIGHT_BIT)


def lords_to_be(s: ScharzState, p: Player) -> list[Player]:
    """SCH-14.4, 14.7 To whom a player can submit."""
    if not may_become_vassal(s, p):
        return []
    return [q for q in range(s.players) if not is_friendly(s, p, q)]


def become_vassal(s: ScharzState, vassal: Player, lord: Player) -> None:
    """SCH-14.9 Prestige and victory points for the lord, one victory point less for the vassal."""
    earn_prestige(s, lord, with_rival_bonus(s, lord, vassal, BOOK.prestige.vassal_gain))
    s.lord[vassal] = lord
    change_vp(s, lord, BOOK.victory_points.vassal_lord)
    change_vp(s, vassal, BOOK.victory_points.vassal_self)
    s.journal.tell(SUBMITTED, vassal, lord)
    update_relations(s)
    update_status(s)


# -- tribute and truce ----------


def tribute(s: ScharzState, p: Player, to: Player) -> Procedure[bool]:
    """SCH-14.18 Coins or goods for a truce of a year, if the recipient accepts."""
    least = least_tribute(s, p)
    forms = tribute_forms(s, p, to)
    form = yield from pick(p, TRIBUTE_FORM, forms, (SEAT_TERMS[to], number(least)))
    if form == CANCEL:
        return False
    bundle = Bundle()
    if form == COINS:
        amounts = numbers(least, min(s.coins[p], least + BOOK.limits.tribute_above_least))
        amount = yield from pick(p, TRIBUTE_AMOUNT, amounts, (SEAT_TERMS[to],))
        if amount == CANCEL:
            return False
        bundle.coins = value_of(amount)
    else:
        good = yield from choose_goods(s, p, to, bundle, least)
        if not good:
            return False
    value = bundle.coins or half_value(bundle) // 2
    s.journal.tell(TRIBUTE_OFFERED, p, to, value)
    if (yield from is_accepted(s, to, (SEAT_TERMS[p], TRIBUTE, number(min(value, MOST_SHOWN))))):
        hand_over(s, p, to, bundle)
        s.tributes_paid[p] += 1
        make_truce(s, p, to, redemption=False)
        change_vp(s, to, BOOK.victory_points.tribute_receiver)
        change_vp(s, p, BOOK.victory_points.tribute_payer)
    return True


def choose_goods(s: ScharzState, p: Player, to: Player, bundle: Bundle, least: int) -> Procedure[bool]:
    """SCH-14.31 Goods that the recipient can store, one by one until their value suffices.

    False if cancelled.
    """
    stock, places = goods_for(s, p, to), room_for(s, to).herds[0]
    while True:
        options: list[Term] = []
        if stock.grain > bundle.grain:
            options.append(GRAIN)
        if stock.fish > bundle.fish:
            options.append(FISH)
        if sum(bundle.herds) < places:
            options += [HERD_TERMS[k] for k in range(len(HERD_TERMS)) if stock.herds[k] > bundle.herds[k]]
        if half_value(bundle) >= 2 * least:
            options.append(DONE)
        term = yield Choice(p, TRIBUTE_ITEM, [*options, CANCEL], (number(least),))
        if term == CANCEL:
            return False
        if term == DONE:
            return True
        if term == GRAIN:
            bundle.grain += 1
        elif term == FISH:
            bundle.fish += 1
        else:
            bundle.herds[HERD_TERMS.index(term)] += 1


def half_value(bundle: Bundle) -> int:
    """SCH-14.18 Twice the value of goods: grain 1, fish 1/2, herds by kind."""
    herds = sum(count * BOOK.herds[kind].wealth for kind, count in enumerate(bundle.herds))
    stored = 2 * bundle.grain * BOOK.wealth.grain_stored + 2 * bundle.fish // BOOK.wealth.fish_per_point
    return stored + 2 * herds


def least_tribute(s: ScharzState, p: Player) -> int:
    """SCH-14.18 Half of the own potential tax income, at least one coin."""
    return max(1, tax_income(s, p) // 2)


def tribute_forms(s: ScharzState, p: Player, to: Player) -> list[Term]:
    least = least_tribute(s, p)
    forms = [COINS] if s.coins[p] >= least else []
    return [*forms, GOODS] if can_give_goods(s, p, to, least) else forms


def can_give_goods(s: ScharzState, p: Player, to: Player, least: int) -> bool:
    """SCH-14.31 Whether the player has goods of this value that the recipient can store."""
    if not s.opt.commodities or not has_trade_access(s, p, to):
        return False
    return half_value(best_goods(s, p, to)) >= 2 * least


def best_goods(s: ScharzState, p: Player, to: Player) -> Bundle:
    """SCH-14.31 The most valuable goods that the player could give and the recipient store."""
    bundle, places = goods_for(s, p, to), room_for(s, to).herds[0]
    for kind in sorted(range(len(HERD_TERMS)), key=lambda kind: -BOOK.herds[kind].wealth):
        bundle.herds[kind] = min(bundle.herds[kind], places)
        places -= bundle.herds[kind]
    return bundle


def may_buy_truce(s: ScharzState, p: Player, other: Player) -> bool:
    """SCH-14.16, 14.21 With nobody of the own coalition; a running truce only in its last round."""
    if p == other or is_friendly(s, p, other):
        return False
    if not s.truces:
        return True
    truce = truce_between(s, p, other)
    return truce.until == s.round if truce is not None else not at_truce(s, p, other)


def tribute_targets(s: ScharzState, p: Player) -> list[Player]:
    least = least_tribute(s, p)
    return [
        q
        for q in range(s.players)
        if may_buy_truce(s, p, q) and (s.coins[p] >= least or can_give_goods(s, p, q, least))
    ]


def make_truce(s: ScharzState, petitioner: Player, recipient: Player, redemption: bool) -> None:
    """SCH-14.15, 14.16 A truce begins at once and lasts to the end of the same season next year."""
    s.truces = [t for t in s.truces if {t.petitioner, t.recipient} != {petitioner, recipient}]
    # SCH-14.30 Permissions of passage end with the truce that is replaced.
    s.passage[petitioner] &= ~(1 << recipient)
    s.passage[recipient] &= ~(1 << petitioner)
    until = s.round + BOOK.limits.truce_rounds
    s.truces.append(Truce(petitioner, recipient, until, redemption))
    s.journal.tell(TRUCE_MADE, petitioner, recipient, until)
    update_relations(s)
    update_status(s)


def expire_truces(s: ScharzState) -> None:
    """SCH-14.15 Truces end with the round; permissions of passage end with them (SCH-14.22)."""
    for truce in s.truces:
        if truce.until <= s.round:
            s.journal.tell(TRUCE_ENDED, truce.petitioner, truce.recipient)
    s.truces = [truce for truce in s.truces if truce.until > s.round]
    s.agreements = [agreement for agreement in s.agreements if agreement.until > s.round]
    update_relations(s)
    for p in range(s.players):
        for q in range(s.players):
            if s.passage[p] >> q & 1 and not at_truce(s, p, q):
                s.passage[p] &= ~(1 << q)
    update_status(s)


# -- passage and agreements ----------


def passage_targets(s: ScharzState, p: Player) -> list[Player]:
    """SCH-14.22 Truce partners whose fields the player may not enter yet."""
    return [q for q in range(s.players) if q != p and at_truce(s, p, q) and not has_passage(s, p, q)]


def request_passage(s: ScharzState, p: Player, host: Player) -> Procedure[bool]:
    """SCH-14.22 Permission to enter the partner's fields, until the truce ends."""
    s.journal.tell(PASSAGE_ASKED, p, host)
    if (yield from is_accepted(s, host, (SEAT_TERMS[p], REQUEST_PASSAGE))):
        s.passage[p] |= 1 << host
    return True


def agree(s: ScharzState, p: Player, partner: Player) -> Procedure[bool]:
    """SCH-14.25 A public statement that binds nobody."""
    others = [q for q in range(s.players) if q not in (p, partner)]
    kinds = [NON_AGGRESSION, OPEN_BORDERS, SECURE_CONNECTION, *(JOINT_ATTACK[q] for q in others)]
    kind = yield from pick(p, AGREEMENT_KIND, kinds, (SEAT_TERMS[partner],))
    if kind == CANCEL:
        return False
    s.journal.tell(AGREEMENT_OFFERED, p, partner, kind)
    if (yield from is_accepted(s, partner, (SEAT_TERMS[p], kind))):
        s.agreements.append(Agreement(p, partner, kind, s.round + BOOK.limits.truce_rounds))
    return True


def is_accepted(s: ScharzState, p: Player, about: tuple[Term, ...]) -> Procedure[bool]:
    """SCH-14.1 The answer is given at once, in public."""
    accepted = (yield Choice(p, ANSWER, ANSWERS, about)) == ACCEPT
    s.journal.tell(ACCEPTED if accepted else DECLINED, p)
    return accepted


PROPOSALS: Final = {
    SUBMIT: submit,
    TRIBUTE: tribute,
    REQUEST_PASSAGE: request_passage,
    AGREEMENT: agree,
}
