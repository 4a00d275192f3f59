"""Why something is not offered: the rule behind a refusal, as a message with the terms it speaks of."""

from __future__ import annotations

from grognard.games.warriors.actions import (
    ACTION,
    ARMY_PROVINCE,
    ARMY_TYPE,
    FORT_PROVINCE,
    can_build_fort,
)
from grognard.games.warriors.battle import ASSIGN_TARGET, RETREAT_TO, WITHDRAW_TO
from grognard.games.warriors.book import BOOK, GOLD, MILITARY, PRINCESS, TRADE
from grognard.games.warriors.control import is_open, may_invade
from grognard.games.warriors.movement import MOVE_TO, PRINCESS_TO
from grognard.games.warriors.progress import ARMY_MARKERS, BANK_RATE, BUILDER, REINFORCEMENT
from grognard.games.warriors.setup import CHOOSE_COUNTRY
from grognard.games.warriors.state import WarriorsState, has_skill, unit_named
from grognard.games.warriors.terms import (
    BANK,
    BUILD_ARMY,
    BUILD_FORT,
    BUY_VP,
    CANCEL,
    KIND_TERMS,
    OFFER,
    SEATS,
    TECH,
    TERMS,
    TRACK_TERMS,
    UNDO,
    UPGRADE_ARMY,
    number_term,
    seat_of,
    track_of,
)
from grognard.games.warriors.trade import OFFER_PARTNER, ROUTE_PARTNER, TRADE_ACTION, have_route, may_trade
from grognard.kernel.choice import Choice, Term

Reason = tuple[str, dict[str, Term]]
"""The key of a message `why-...` and its arguments."""

NO_REASON: Reason = ("", {})


def reason_against(s: WarriorsState, choice: Choice, term: Term) -> Reason:
    """Why the term is no option of this choice, as far as a rule says so."""
    ask, kind = choice.ask, TERMS.kind(term)
    if term in (CANCEL, UNDO) and s.cancels >= BOOK.limits.cancels_in_a_row:
        return "cancels_spent", {}
    if ask is ACTION:
        return against_action(s, choice, term)
    if ask is ARMY_TYPE and term in KIND_TERMS[:PRINCESS]:
        able = s.markers[choice.player][MILITARY] >= ARMY_MARKERS[KIND_TERMS.index(term)]
        return "type_too_dear" if able else "type_not_yet", {"kind": term}
    if ask in (TRADE_ACTION, OFFER_PARTNER, ROUTE_PARTNER):
        return against_trade(s, choice, term)
    if ask is ASSIGN_TARGET and kind == "unit" and is_shielded_princess(s, term):
        return "shielded", {}
    if ask is CHOOSE_COUNTRY and term - s.terms.country in s.country:
        return "country_taken", {"country": term}
    province = term - s.terms.province
    if kind == "province" and 0 <= province < len(s.owner):
        return against_province(s, choice, term)
    return NO_REASON


def against_action(s: WarriorsState, choice: Choice, term: Term) -> Reason:
    """WAT-7.2 What is missing for an action."""
    player = choice.player
    if term == BUILD_FORT:
        if not has_skill(s, player, BUILDER):
            return "no_builder", {}
        return NO_REASON if can_build_fort(s, player) else ("no_fort_goods", {})
    if term == UPGRADE_ARMY:
        return "no_upgrade" if has_skill(s, player, REINFORCEMENT) else "no_reinforcement", {}
    if term == BUILD_ARMY:
        return "no_army", {}
    if term in TECH:
        return "track_full", {"track": TRACK_TERMS[track_of(term)]}
    return NO_REASON


def against_trade(s: WarriorsState, choice: Choice, term: Term) -> Reason:
    """WAT-6 What is missing for a deal."""
    player = choice.player
    if term == BANK:
        return "bank_rate", {"rate": number_term(BANK_RATE[s.markers[player][TRADE]])}
    if term == BUY_VP and s.goods[player][GOLD] < BOOK.vp.gold_per_vp:
        return "vp_price", {}
    if term == OFFER and s.offers[player] >= BOOK.limits.offers_per_player_per_trade_phase:
        return "offers_spent", {}
    if term in SEATS[: s.players] and seat_of(term) != player:
        if not may_trade(s, seat_of(term)):
            return "no_trade_centre", {"partner": term}
        if choice.ask is OFFER_PARTNER and not have_route(s, player, seat_of(term)):
            return "no_route", {"partner": term}
    return NO_REASON


def against_province(s: WarriorsState, choice: Choice, term: Term) -> Reason:
    """WAT-7 to WAT-10 Why a piece cannot go or be placed there."""
    player, ask, province = choice.player, choice.ask, term - s.terms.province
    about = {"province": term}
    if ask is ARMY_PROVINCE:
        return "not_your_province", about
    if ask is FORT_PROVINCE:
        return "two_forts" if s.owner[province] == player else "not_your_province", about
    if ask is MOVE_TO:
        blocked = not is_open(s, player, province) and not may_invade(s, player, province)
        return "not_at_war" if blocked else "too_far", about
    if ask is PRINCESS_TO:
        return "princess_one_step" if is_open(s, player, province) else "princess_peaceful", {}
    if ask in (RETREAT_TO, WITHDRAW_TO):
        return "refuge", {}
    return NO_REASON


def is_shielded_princess(s: WarriorsState, term: Term) -> bool:
    """WAT-10.7 A princess in the battle that is no target."""
    if not 0 <= unit_named(s, term) < len(s.kind) or s.battle is None:
        return False
    unit = unit_named(s, term)
    return s.kind[unit] == PRINCESS and s.place[unit] == s.battle.province
