"""NAP-30 What a competent player knows: preferences over options. The evaluation is in `prospects.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.napoleon import bargains, campaign, statecraft
from grognard.games.napoleon.battle import BATTLE_ASKS
from grognard.games.napoleon.battle_bot import prefer_battle
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import GO_ON, NATION_OF, POLITICS
from grognard.kernel.choice import Choice

MINUTES_PER_MONTH: Final = 15
"""How long a month takes at the table, for games with a time limit."""

# -- preferences


def prefer(s: NapoleonState, choice: Choice) -> list[float]:
    """How good each option looks to the player who is asked."""
    if choice.ask in BATTLE_ASKS:
        return prefer_battle(s, choice)
    return PREFERENCES[choice.ask.key](s, choice)


def prefer_move_action(s: NapoleonState, choice: Choice) -> list[float]:
    """Politics first where it pays, then the moves."""
    worth = campaign.prefer_moving(s, choice)
    if POLITICS in choice.options:
        gain = statecraft.best_own_action(s, NATION_OF[choice.about[0]])
        worth[choice.options.index(POLITICS)] = 2.0 if gain > 0 else -1.0
    return worth


def prefer_time(s: NapoleonState, choice: Choice) -> list[float]:
    over = s.round * MINUTES_PER_MONTH >= int(s.options["time_limit_minutes"])
    return [float((option == GO_ON) != over) for option in choice.options]


Preference = Callable[[NapoleonState, Choice], list[float]]

PREFERENCES: Final[dict[str, Preference]] = {
    "choose_nation": statecraft.prefer_yes,
    "political_action": statecraft.prefer_action,
    "acting_nation": statecraft.prefer_actor,
    "offensive_target_nation": statecraft.prefer_great_target,
    "offensive_aim": bargains.prefer_aim,
    "offensive_target_minor": statecraft.prefer_minor_target,
    "offensive_reply": bargains.prefer_alliance,
    "offensive_reply_leave": statecraft.prefer_no,
    "passage_reply": bargains.prefer_passage,
    "armistice_reply": bargains.prefer_armistice,
    "exchange_reply": bargains.prefer_exchange,
    "war_target": statecraft.prefer_war_target,
    "uprising_target": statecraft.prefer_uprising,
    "uprising_loss": campaign.prefer_cheapest,
    "break_target": statecraft.prefer_yes,
    "break_followup": statecraft.prefer_no,
    "passage_target": bargains.prefer_host,
    "revoke_target": statecraft.prefer_yes,
    "armistice_target": bargains.prefer_enemy,
    "exchange_partner": bargains.prefer_partner,
    "exchange_give": bargains.prefer_given,
    "exchange_take": bargains.prefer_taken,
    "gift_target": statecraft.prefer_receiver,
    "gift_amount": statecraft.prefer_all,
    "annex_minor_target": statecraft.prefer_annexation,
    "annex_objection": statecraft.prefer_no,
    "neutral_aid": statecraft.prefer_no,
    "congress_pick": statecraft.prefer_congress,
    "liberate_region": statecraft.prefer_loss_of_enemy,
    "repatriate_to": campaign.prefer_refuge,
    "withdraw_destination": campaign.prefer_refuge,
    "capital_return": statecraft.prefer_yes,
    "joint_invite": statecraft.prefer_no,
    "joint_reply": statecraft.prefer_yes,
    "move_action": prefer_move_action,
    "move_origin": campaign.prefer_move_origin,
    "move_unit": campaign.prefer_move_unit,
    "move_count": campaign.prefer_move_count,
    "move_step": campaign.prefer_move_step,
    "fleet_origin": statecraft.prefer_yes,
    "fleet_count": campaign.prefer_most,
    "fleet_step": statecraft.prefer_yes,
    "engage_area": campaign.prefer_engage,
    "port_attack_target": statecraft.prefer_yes,
    "port_attack_from": statecraft.prefer_yes,
    "port_attack_count": campaign.prefer_most,
    "port_evict_sea": campaign.prefer_quiet_sea,
    "sea_intent": campaign.prefer_sea_intent,
    "port_after_battle": campaign.prefer_port_after_battle,
    "port_after_battle_count": campaign.prefer_most,
    "transport_origin": campaign.prefer_transport_origin,
    "transport_unit": campaign.prefer_transport_unit,
    "transport_count": campaign.prefer_transport_count,
    "transport_step": campaign.prefer_transport_step,
    "buy": statecraft.prefer_buying,
    "place_unit": statecraft.prefer_unit_place,
    "place_squadron": statecraft.prefer_port_place,
    "battle_next": statecraft.prefer_yes,
    "capture_leader": statecraft.prefer_yes,
    "retreat_to": campaign.prefer_refuge,
    "retreat_unit": campaign.prefer_rest,
    "retreat_count": campaign.prefer_most,
    "landing_loss": campaign.prefer_cheapest,
    "time_check": prefer_time,
}
"""By question: how its options are weighed."""
