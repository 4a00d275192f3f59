"""SCH-15.1 Victory check: unification, dominance and might, claimed in one round and held to the next."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import fish_of, grain_of, networks_with_stores, stores_in
from grognard.games.scharz.networks import networks
from grognard.games.scharz.relations import lords_above, vassals_below
from grognard.games.scharz.state import NOBODY, TOWN, ScharzState, herds_of
from grognard.games.scharz.status import land_fields_of, sea_fields_of, settlement_at, settlements_of
from grognard.games.scharz.tables import Victory
from grognard.games.scharz.terms import CLAIM_TERMS
from grognard.games.scharz.wealth import ranking
from grognard.kernel.choice import Player
from grognard.kernel.journal import Told

UNIFICATION_BIT: Final = 1
DOMINANCE_BIT: Final = 2
MIGHT_BIT: Final = 4
CLAIM_BITS: Final = (UNIFICATION_BIT, DOMINANCE_BIT, MIGHT_BIT)
REASONS: Final = ("unification", "dominance", "might")

CLAIMED: Final = Told("claimed", "SCH-15.2", "who:player", "claim:term")
CLAIM_LOST: Final = Told("claim_lost", "SCH-15.2", "who:player", "claim:term")
CLAIM_HUNGRY: Final = Told("claim_hungry", "SCH-15.9", "who:player", "claim:term")
WON: Final = Told("won", "SCH-15.2", "who:player", "claim:term")

TELLINGS: Final = [CLAIMED, CLAIM_LOST, CLAIM_HUNGRY, WON]


def check_victory(s: ScharzState) -> None:
    """SCH-15.1, 15.2 Who meets a condition for the second time in a row, and can feed the realm, wins."""
    winners: list[Player] = []
    reasons: dict[Player, str] = {}
    for p in range(s.players):
        met = conditions_met(s, p)
        for bit, term, reason in zip(CLAIM_BITS, CLAIM_TERMS, REASONS):
            if not met & bit:
                if s.claims[p] & bit:
                    s.journal.tell(CLAIM_LOST, p, term)
            elif not s.claims[p] & bit:
                s.journal.tell(CLAIMED, p, term)
            elif not can_feed_settlements(s, p):
                s.journal.tell(CLAIM_HUNGRY, p, term)
            elif p not in winners:
                winners.append(p)
                reasons[p] = reason
        s.claims[p] = met
    if winners:
        # SCH-15.4 Several winners: their wealth is compared.
        s.winner = next(p for p in ranking(s) if p in winners)
        s.ending = reasons[s.winner]
        s.journal.tell(WON, s.winner, CLAIM_TERMS[REASONS.index(s.ending)])


def conditions_met(s: ScharzState, p: Player) -> int:
    """The bits of the victory conditions that a player meets now."""
    met = UNIFICATION_BIT if is_unifier(s, p) else 0
    met |= DOMINANCE_BIT if s.vp[p] >= dominance_needed(s, p) else 0
    return met | (MIGHT_BIT if might_goals_met(s, p) >= BOOK.victory.might_needed else 0)


def is_unifier(s: ScharzState, p: Player) -> bool:
    """SCH-15.5 Every other player is a vassal, or a petitioner bound by a truce."""
    bound = [t.petitioner for t in s.truces if t.recipient == p]
    return all(q == p or p in lords_above(s, q) or q in bound for q in range(s.players))


def dominance_needed(s: ScharzState, p: Player) -> int:
    """SCH-15.6 10 victory points; more for vassals and petitioners, less for lords and recipients."""
    numbers = BOOK.victory
    needed = numbers.dominance
    needed += numbers.dominance_if_vassal if s.lord[p] != NOBODY else 0
    needed += numbers.dominance_per_vassal * len(vassals_below(s, p))
    for truce in s.truces:
        needed += numbers.dominance_per_petition if truce.petitioner == p else 0
        needed += numbers.dominance_per_received_truce if truce.recipient == p else 0
    return needed


def might_goals(s: ScharzState, p: Player) -> list[tuple[int, int]]:
    """SCH-15.7, 1.12 What a player has and needs: fields, settlements, agriculture, towns, prestige."""
    v: Victory = BOOK.victory
    vassals = len(vassals_below(s, p))
    settlements = settlements_of(s, p)
    fields = len(land_fields_of(s, p)) + (len(sea_fields_of(s, p)) if s.opt.might_counts_sea else 0)
    goals = [
        (fields, v.might_fields + vassals * v.per_vassal_fields),
        (len(settlements), v.might_settlements + vassals * v.per_vassal_settlements),
    ]
    if s.opt.commodities:
        towns = sum(s.settlement[f] == TOWN for f in settlements)
        goals.append((agriculture(s, p), v.might_agriculture + vassals * v.per_vassal_agriculture))
        goals.append((towns, v.might_towns + vassals * v.per_vassal_towns))
    if s.opt.prestige:
        goals.append((s.prestige[p], v.might_prestige + vassals * v.per_vassal_prestige))
    return [(has, max(v.might_minimum_each, needed)) for has, needed in goals]


def might_goals_met(s: ScharzState, p: Player) -> int:
    return sum(has >= needed for has, needed in might_goals(s, p))


def agriculture(s: ScharzState, p: Player) -> int:
    """SCH-15.8 The wealth points of stored grain, fish and herds."""
    herds = sum(BOOK.herds[s.herd_kind[h]].wealth for h in herds_of(s, p))
    return grain_of(s, p) * BOOK.wealth.grain_stored + fish_of(s, p) // BOOK.wealth.fish_per_point + herds


def can_feed_settlements(s: ScharzState, p: Player) -> bool:
    """SCH-15.9 Stores and meat of the herds feed all settlements now, in each network."""
    settlements = settlements_of(s, p)
    if not s.opt.commodities:
        return s.coins[p] >= sum(settlement_salary(s, f) for f in settlements)
    nets = networks(s, p)
    for network in networks_with_stores(s, p, nets):
        stores = stores_in(s, p, nets, network)
        meat = sum(
            BOOK.herds[s.herd_kind[h]].meat
            for h in herds_of(s, p)
            if nets.of_place(s, s.herd_place[h]) == network
        )
        food = meat + sum(s.grain[f] + s.fish[f] for f in stores)
        if food < sum(settlement_at(s, f).feed for f in stores):
            return False
    return True


def settlement_salary(s: ScharzState, f: int) -> int:
    """SCH-13.60 A village costs 1 coin, a town 2, twice that if encircled."""
    economy = BOOK.economy
    coins = economy.salary_town if s.settlement[f] == TOWN else economy.salary_village
    return coins * (economy.double_salary_if_encircled if s.encircled[f] != NOBODY else 1)
