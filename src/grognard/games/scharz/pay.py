"""SCH-13.10 Pay and salaries, and what is given up when it cannot be paid."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.barracks import mercenary_pay
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.cargo import herd_term
from grognard.games.scharz.flight import PUT_TO_SEA
from grognard.games.scharz.networks import networks
from grognard.games.scharz.pieces import remove_herd, remove_settlement, ships_in_yard
from grognard.games.scharz.state import (
    INSIDE,
    NOBODY,
    WORKING,
    YARD,
    Herd,
    ScharzState,
    Unit,
    ground,
    initiative,
    owner,
    units_of,
)
from grognard.games.scharz.status import hostile_open, settlements_of, update_status
from grognard.games.scharz.tables import CORSAIR, MERCENARY
from grognard.games.scharz.terms import (
    COMMANDER,
    PIECES_AT,
    SETTLEMENTS,
    WORKING_PIECE,
    field_of,
    field_term,
    field_terms,
    is_in,
    place_of,
    term_at,
)
from grognard.games.scharz.terrain import lose_with_cargo
from grognard.games.scharz.victory import settlement_salary
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

GIVE_UP: Final = Ask("give_up", "SCH-13.41", "piece")

PAID: Final = Told("paid", "SCH-13.60", "who:player", "coins:number")
GAVE_UP: Final = Told("gave_up", "SCH-13.42", "who:player", "what:term")
CUT_OFF: Final = Told("cut_off", "SCH-13.43", "who:player", "unit:term")
SETTLEMENT_LOST: Final = Told("settlement_lost", "SCH-13.42", "who:player", "field:term")

ASKS: Final = [GIVE_UP]
TELLINGS: Final = [PAID, GAVE_UP, CUT_OFF, SETTLEMENT_LOST]

# -- mercenaries and commanders ----------


def mid_year_pay(s: ScharzState) -> Procedure[None]:
    """SCH-13.55 One coin per mercenary unit; those who are not paid leave."""
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        yield from pay_mercenaries(s, p, BOOK.units[MERCENARY].pay_summer, 0)
        s.turn += 1
    update_status(s)


def pay_mercenaries(s: ScharzState, p: Player, pay: int, commander: int) -> Procedure[None]:
    """SCH-5.16, 10.44 Mercenaries and the commander are paid, or leave."""
    while s.coins[p] < (cost := pay * len(mercenaries(s, p)) + commander_pay(s, p, commander)):
        options = units_terms(s, mercenaries(s, p)) if pay else []
        if commander and s.commander[p]:
            options.append(COMMANDER)
        yield CHECKPOINT
        term = yield Choice(p, GIVE_UP, options)
        yield from give_up(s, p, term)
    s.coins[p] -= cost
    if cost:
        s.journal.tell(PAID, p, cost)


def commander_pay(s: ScharzState, p: Player, factor: int) -> int:
    return factor * BOOK.command[s.commander[p]].pay


def mercenaries(s: ScharzState, p: Player) -> list[Unit]:
    return [u for u in units_of(s, p) if s.kind[u] == MERCENARY]


# -- salaries ----------


def salaries(s: ScharzState) -> Procedure[None]:
    """SCH-13.60 Without commodities units, settlements and the commander are paid in coins."""
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        if s.part == 0:
            dismiss_cut_off(s, p)
            s.part = 1
        while s.coins[p] < (cost := salary_bill(s, p)):
            yield CHECKPOINT
            term = yield Choice(p, GIVE_UP, salary_items(s, p))
            yield from give_up(s, p, term)
        s.coins[p] -= cost
        s.journal.tell(PAID, p, cost)
        update_status(s)
        s.turn += 1
        s.part = 0


def dismiss_cut_off(s: ScharzState, p: Player) -> None:
    """SCH-13.60 Units that are not connected are removed."""
    nets = networks(s, p)
    for u in units_of(s, p):
        if s.place[u] >= 0 and s.kind[u] != CORSAIR and not nets.is_connected(s, s.place[u]):
            s.journal.tell(CUT_OFF, p, unit_term(s, u))
            lose_with_cargo(s, u)
    update_status(s)


def salary_of(s: ScharzState, u: Unit) -> int:
    """SCH-13.60 1 coin, mercenaries their pay, corsairs none; twice that inside an encircled settlement."""
    if s.kind[u] == CORSAIR:
        return 0
    coins = mercenary_pay(s) if s.kind[u] == MERCENARY else BOOK.economy.salary_unit
    inside = INSIDE <= s.place[u] < YARD and s.encircled[s.place[u] - INSIDE] != NOBODY
    return coins * (BOOK.economy.double_salary_if_encircled if inside else 1)


def salary_bill(s: ScharzState, p: Player) -> int:
    units = sum(salary_of(s, u) for u in units_of(s, p))
    settlements = sum(settlement_salary(s, f) for f in settlements_of(s, p))
    return units + settlements + commander_pay(s, p, 1)


def salary_items(s: ScharzState, p: Player) -> list[Term]:
    items = units_terms(s, [u for u in units_of(s, p) if salary_of(s, u)])
    items += [term_at(s, SETTLEMENTS, f) for f in settlements_of(s, p)]
    return [*items, COMMANDER] if s.commander[p] else items


# -- giving up ----------


def unit_term(s: ScharzState, u: Unit) -> Term:
    """`type@field`, for a passenger the field of the ship."""
    piece = WORKING_PIECE if s.flags[u] & WORKING else s.kind[u]
    return term_at(s, PIECES_AT[piece], ground(s, s.place[u]))


def units_terms(s: ScharzState, units: list[Unit]) -> list[Term]:
    terms: list[Term] = []
    for u in units:
        term = unit_term(s, u)
        if term not in terms:
            terms.append(term)
    return terms


def give_up(
    s: ScharzState, p: Player, term: Term, units: list[Unit] | None = None, herds: list[Herd] | None = None
) -> Procedure[None]:
    """SCH-13.42 What cannot be fed or paid is removed; nobody captures it."""
    s.journal.tell(GAVE_UP, p, term)
    if term == COMMANDER:
        s.commander[p] = 0
    elif is_in(SETTLEMENTS, term):
        yield from abandon_settlement(s, p, place_of(s, term))
    else:
        for h in herds or []:
            if herd_term(s, h) == term:
                remove_herd(s, h)
                return
        u = next(u for u in (units_of(s, p) if units is None else units) if unit_term(s, u) == term)
        lose_with_cargo(s, u)
    update_status(s)


def abandon_settlement(s: ScharzState, p: Player, f: Field) -> Procedure[None]:
    """SCH-13.42 An unfed settlement is destroyed and removed with all that belongs to it."""
    s.journal.tell(SETTLEMENT_LOST, p, field_term(s, f))
    ships = ships_in_yard(s, f)
    remove_settlement(s, f, captured=False)
    for q in initiative(s):
        yield from put_out(s, [u for u in ships if owner(u) == q], f)


def put_out(s: ScharzState, ships: list[Unit], f: Field) -> Procedure[None]:
    """SCH-13.61 Ships of a lost shipyard put to sea where no hostile ship is; otherwise they are lost."""
    if not ships:
        return
    p = owner(ships[0])
    seas = [sea for sea in s.board.seas[f] if not hostile_open(s, p, sea)]
    if not seas:
        for ship in ships:
            lose_with_cargo(s, ship)
        return
    term = yield Choice(p, PUT_TO_SEA, field_terms(s, seas), (field_term(s, f),))
    for ship in ships:
        s.place[ship] = field_of(s, term)
