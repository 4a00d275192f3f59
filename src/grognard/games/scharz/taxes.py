"""SCH-13.1 to 13.8, 13.20 New Year, reproduction and taxes."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import all_herd_places, herd_place_of, herd_place_term
from grognard.games.scharz.muster import decider
from grognard.games.scharz.networks import networks
from grognard.games.scharz.pieces import add_herd
from grognard.games.scharz.points import change_vp, earn_prestige, gain_vp, lose_vp
from grognard.games.scharz.relations import direct_vassals, members, top_lord
from grognard.games.scharz.setup import PLACE_HERD
from grognard.games.scharz.state import (
    HARBOUR,
    NOBODY,
    ScharzState,
    free_herd,
    herds_of,
    initiative,
)
from grognard.games.scharz.status import land_fields_of, settlement_at, settlements_of, yard_at
from grognard.games.scharz.tables import HERD_IDS
from grognard.games.scharz.terms import HERD_TERMS, SEAT_TERMS, seat_of
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

LORD_DISPUTE: Final = Ask("lord_dispute", "SCH-13.7", "player")

BORN: Final = Told("born", "SCH-13.6", "who:player", "herd:term", "place:term")
TAXED: Final = Told("taxed", "SCH-13.20", "who:player", "coins:number")
TRIBUTE_OF_VASSAL: Final = Told(
    "tribute_of_vassal", "SCH-13.21", "vassal:player", "lord:player", "coins:number"
)
RAISED: Final = Told("raised", "SCH-13.1", "who:player", "points:number")
HOMAGE: Final = Told("homage", "SCH-13.2", "lord:player", "vassal:player")

ASKS: Final = [LORD_DISPUTE]
TELLINGS: Final = [BORN, TAXED, TRIBUTE_OF_VASSAL, RAISED, HOMAGE]

# -- New Year ----------


def new_year(s: ScharzState) -> Procedure[None]:
    """SCH-13.1 to 13.4 Prestige is raised to 7, lords are honoured, the past year is judged."""
    numbers, points = BOOK.prestige, BOOK.victory_points
    for p in range(s.players):
        if s.prestige[p] < numbers.new_year_minimum:
            s.prestige[p] = numbers.new_year_minimum
            s.journal.tell(RAISED, p, numbers.new_year_minimum)
    for lord in range(s.players):
        for vassal in direct_vassals(s, lord):
            earn_prestige(s, lord, numbers.vassal_new_year)
            change_vp(s, lord, points.vassal_lord_new_year)
            change_vp(s, vassal, points.vassal_self_new_year)
            s.journal.tell(HOMAGE, lord, vassal)
    for p in range(s.players):
        gain_vp(s, p, year_band(s.pp_won[p]))
        lose_vp(s, p, year_band(s.pp_lost[p]))
        s.pp_won[p] = s.pp_lost[p] = 0
    yield from ()


def year_band(prestige: int) -> int:
    """SCH-13.4 Victory points for prestige won (or lost) in battle during a year."""
    numbers = BOOK.prestige
    if prestige >= numbers.year_band_2_from:
        return numbers.year_band_2_vp
    return numbers.year_band_1_vp if prestige >= numbers.year_band_1_from else 0


# -- reproduction ----------


def reproduction(s: ScharzState) -> Procedure[None]:
    """SCH-13.6 For every two herds of one kind there is a new one; a coalition counts together."""
    if s.part == 0:
        s.queue = births(s)
        s.part = 1
    while s.queue:
        yield CHECKPOINT
        birth = s.queue.pop(0)
        p, kind = birth // len(HERD_IDS), birth % len(HERD_IDS)
        if p >= s.players:
            p = yield from give_pooled_herd(s, p - s.players, kind)
        yield from place_new_herd(s, p, kind)


def births(s: ScharzState) -> list[int]:
    """The herds that are born, as player * 4 + kind; pooled ones (SCH-13.7) as those of player n + lord."""
    kinds = range(len(HERD_IDS))
    counts = [[0] * len(HERD_IDS) for _ in range(s.players)]
    for p in range(s.players):
        for h in herds_of(s, p):
            counts[p][s.herd_kind[h]] += 1
    turns = initiative(s)
    found = [p * len(HERD_IDS) + kind for p in turns for kind in kinds for _ in range(counts[p][kind] // 2)]
    for lord in turns:
        allies = members(s, lord)
        if len(allies) > 1 and top_lord(s, lord) == lord:
            for kind in kinds:
                together = sum(counts[q][kind] for q in allies) // 2
                extra = together - sum(counts[q][kind] // 2 for q in allies)
                found += [(s.players + lord) * len(HERD_IDS) + kind] * extra
    return found


def give_pooled_herd(s: ScharzState, lord: Player, kind: int) -> Procedure[Player]:
    """SCH-13.7 The lord gives a herd gained by pooling to a member who owns that kind."""
    owners = [q for q in members(s, lord) if any(s.herd_kind[h] == kind for h in herds_of(s, q))]
    options = [SEAT_TERMS[q] for q in owners]
    return seat_of((yield Choice(decider(s, lord), LORD_DISPUTE, options, (HERD_TERMS[kind],))))


def place_new_herd(s: ScharzState, p: Player, kind: int) -> Procedure[None]:
    """SCH-13.6 A new herd goes inside first, then onto a field; without room or supply it is lost."""
    places = all_herd_places(s, p, networks(s, p)) if free_herd(s, p) >= 0 else []
    if not places:
        return
    options = [herd_place_term(s, place) for place in places]
    term = yield Choice(p, PLACE_HERD, options, (HERD_TERMS[kind],))
    add_herd(s, p, kind, herd_place_of(s, term))
    s.journal.tell(BORN, p, HERD_TERMS[kind], term)


# -- taxes ----------


def taxes(s: ScharzState) -> Procedure[None]:
    """SCH-13.20, 13.21 Everybody takes taxes; then vassals pay a third to their lords."""
    incomes = [tax_income(s, p) for p in range(s.players)]
    for p in initiative(s):
        s.coins[p] += incomes[p]
        s.journal.tell(TAXED, p, incomes[p])
    for p in initiative(s):
        lord = s.lord[p]
        if lord != NOBODY:
            share = -(-incomes[p] // BOOK.economy.vassal_tribute_den)
            s.coins[p] -= share
            s.coins[lord] += share
            s.journal.tell(TRIBUTE_OF_VASSAL, p, lord, share)
    yield from ()


def tax_income(s: ScharzState, p: Player) -> int:
    """SCH-13.20, 13.22 Village 1, town 3, harbour 2, half a coin per land field."""
    income = len(land_fields_of(s, p)) // BOOK.economy.land_fields_per_coin
    for f in settlements_of(s, p):
        if s.encircled[f] == NOBODY:
            income += settlement_at(s, f).tax
            income += yard_at(s, f).tax if s.yard[f] == HARBOUR else 0
    return income
