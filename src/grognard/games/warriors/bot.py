"""The greedy bot: how good each option looks to a competent player (chapter 20 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.warriors import (
    actions,
    barbarians,
    battle,
    bot_actions,
    bot_diplomacy,
    bot_manoeuvre,
    bot_market,
    leaving,
    movement,
    setup,
    trade,
    unification,
    upkeep,
    war,
)
from grognard.games.warriors.book import MILITARY
from grognard.games.warriors.bot_worth import NEVER, only
from grognard.games.warriors.progress import STRENGTH
from grognard.games.warriors.state import WarriorsState, in_game, unit_named
from grognard.games.warriors.terms import CANCEL, CONTINUE, DONE, FEED_ALL, LEAVE, TRACK_TERMS
from grognard.games.warriors.victory import victory_points
from grognard.kernel.choice import Choice

START_TRACKS: Final = (MILITARY, MILITARY, MILITARY)
"""WAT-3.9 The three start markers: archers and weapons for the first conquests."""


def prefer(s: WarriorsState, choice: Choice) -> list[float]:
    """How good each option looks to the player who is asked."""
    rate = PREFERENCES[choice.ask.key]
    ratings = rate(s, choice)
    for number, term in enumerate(choice.options):
        if term in (CANCEL, LEAVE):
            ratings[number] = NEVER
    return ratings


# -- setup, upkeep ----------


def country(s: WarriorsState, choice: Choice) -> list[float]:
    """A country with a large core and many claims."""
    ratings = []
    for term in choice.options:
        number = term - s.terms.country
        if not 0 <= number < len(s.board.cards):
            ratings.append(NEVER)
            continue
        land = s.board.core[number] + s.board.claims[number]
        ratings.append(len(land) + 0.2 * sum(sum(s.board.symbols[p]) for p in s.board.core[number]))
    return ratings


def start_marker(s: WarriorsState, choice: Choice) -> list[float]:
    """One on production, two on military: weapons for the first conquests."""
    wanted = START_TRACKS[len(s.picks[choice.player])]
    return only(choice, TRACK_TERMS[wanted])


def feed(s: WarriorsState, choice: Choice) -> list[float]:
    """Everybody if possible, otherwise the strongest first."""
    ratings = []
    for term in choice.options:
        if term == FEED_ALL:
            ratings.append(100.0)
        elif term == DONE:
            ratings.append(-1.0)
        elif term == LEAVE:
            ratings.append(NEVER)
        else:
            unit = unit_named(s, term)
            alone = len(s.here[s.place[unit]]) == 1
            ratings.append(STRENGTH[s.kind[unit]] + 1.5 * alone)
    return ratings


# -- leaving ----------


def leave_vote(s: WarriorsState, choice: Choice) -> list[float]:
    """Whoever leads may stop; all others play on."""
    ahead = victory_points(s, choice.player) >= max(victory_points(s, p) for p in in_game(s))
    return [1.0 if (term == CONTINUE) != ahead else 0.0 for term in choice.options]


# -- all together ----------

Preference = Callable[[WarriorsState, Choice], list[float]]

PREFERENCES: dict[str, Preference] = {
    setup.CHOOSE_COUNTRY.key: country,
    setup.PLACE_START_MARKER.key: start_marker,
    upkeep.FEED.key: feed,
    trade.TRADE_ACTION.key: bot_market.trade_action,
    trade.BANK_GIVE.key: bot_market.bank_give,
    trade.BANK_GET.key: bot_market.bank_get,
    trade.BANK_TIMES.key: bot_market.bank_times,
    trade.ROUTE_PARTNER.key: bot_market.route_partner,
    trade.OFFER_PARTNER.key: bot_market.offer_partner,
    trade.OFFER_GIVE.key: bot_market.offer_give,
    trade.OFFER_GIVE_AMOUNT.key: bot_market.offer_give_amount,
    trade.OFFER_TAKE.key: bot_market.offer_take,
    trade.OFFER_TAKE_AMOUNT.key: bot_market.offer_take_amount,
    trade.OFFER_REPLY.key: bot_market.offer_reply,
    trade.BUY_VP_AMOUNT.key: bot_market.buy_vp_amount,
    war.PEACE_OFFER.key: bot_diplomacy.peace_offer,
    war.PEACE_REPLY.key: bot_diplomacy.peace_reply,
    actions.ACTION.key: bot_actions.action,
    actions.ARMY_TYPE.key: bot_actions.army_type,
    actions.ARMY_PROVINCE.key: bot_actions.army_province,
    actions.FORT_PROVINCE.key: bot_actions.fort_province,
    actions.UPGRADE_ARMY_PICK.key: bot_actions.upgrade_army_pick,
    actions.UPGRADE_TO.key: bot_actions.upgrade_to,
    actions.WAR_TARGET.key: bot_actions.war_target,
    actions.EXTRA_SOURCE.key: bot_actions.extra_source,
    actions.TECH_SHIFT.key: bot_actions.tech_shift,
    unification.UNIFY.key: bot_manoeuvre.unify,
    movement.MOVE_ARMY.key: bot_manoeuvre.move_army,
    movement.MOVE_TO.key: bot_manoeuvre.move_to,
    movement.MOVE_PRINCESS.key: bot_manoeuvre.move_princess,
    movement.PRINCESS_TO.key: bot_manoeuvre.princess_to,
    battle.NEXT_BATTLE.key: bot_manoeuvre.next_battle,
    battle.ASSIGN_TARGET.key: bot_manoeuvre.assign_target,
    battle.ASSIGN_AMOUNT.key: bot_manoeuvre.assign_amount,
    battle.RETREAT_TO.key: bot_manoeuvre.refuge,
    battle.WITHDRAW_TO.key: bot_manoeuvre.refuge,
    barbarians.BARBARIAN_RETREAT_TO.key: bot_manoeuvre.barbarian_refuge,
    leaving.LEAVE_VOTE.key: leave_vote,
}
