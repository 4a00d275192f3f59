"""What a competent player of Scharz knows: which options look good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.scharz import (
    bot_barter,
    bot_combat,
    bot_diplomacy,
    bot_orders,
    bot_setup,
    bot_trade,
    bot_winter,
)
from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.terms import CANCEL, DONE
from grognard.kernel.choice import Choice

Preference = Callable[[ScharzState, Choice], list[float]]


def indifferent(s: ScharzState, choice: Choice) -> list[float]:
    """No preference, but for bringing a sequence to its end."""
    return [-1.0 if term == CANCEL else -0.5 if term == DONE else 0.0 for term in choice.options]


PREFERENCES: Final[dict[str, Preference]] = {
    # Set-up
    "choose_faction": bot_setup.prefer_faction,
    "place_village": bot_setup.prefer_village,
    "relocate_village": bot_setup.prefer_relocating,
    "relocate_village_to": bot_setup.prefer_village,
    "place_dock": bot_setup.prefer_dock,
    "place_light": bot_setup.prefer_garrison,
    "choose_bonus": bot_setup.prefer_bonus,
    "bonus_field": bot_setup.prefer_garrison,
    "place_herd": bot_winter.prefer_herd_place,
    # Movement
    "order_from": bot_orders.prefer_from,
    "order_piece": bot_orders.prefer_piece,
    "order_count": bot_orders.prefer_count,
    "order_to": bot_orders.prefer_to,
    "order_load": bot_winter.prefer_no,
    "unload_piece": indifferent,
    "forced_march": bot_winter.prefer_no,
    "relocate_item": bot_winter.prefer_relocation,
    "relocate_count": bot_winter.prefer_one,
    "relocate_to": bot_winter.prefer_relocation_to,
    # Combat
    "return_unit": bot_combat.prefer_return,
    "sally": bot_combat.prefer_sally,
    "builders_fight": bot_combat.prefer_builders,
    "attack_corsair": bot_winter.prefer_no,
    "flee_before": bot_combat.prefer_flight,
    "flee": bot_combat.prefer_flight,
    "battle_target": bot_combat.prefer_target,
    "front_pick": bot_combat.prefer_strongest,
    "front_swap": bot_winter.prefer_no,
    "reroll": bot_combat.prefer_reroll,
    "reroll_d6": bot_winter.prefer_yes_if_rich,
    "strike_the_rear": bot_combat.prefer_rear,
    "assign_hit": bot_combat.prefer_hit,
    "intercept": bot_winter.prefer_yes,
    "pursue": bot_combat.prefer_pursuit,
    "border_advance": bot_combat.prefer_advance,
    "reinforce_from": bot_combat.prefer_reinforcement,
    "reinforce_piece": bot_combat.prefer_strongest,
    "reinforce_count": bot_winter.prefer_most,
    "rescue": bot_combat.prefer_strongest,
    "siege_action": bot_combat.prefer_siege,
    "siege_continue": bot_combat.prefer_to_continue,
    "sally_after_siege": bot_combat.prefer_sally,
    "capture_choice": bot_combat.prefer_occupation,
    "put_to_sea": bot_combat.prefer_quiet_water,
    "seize_grain": bot_combat.prefer_taking,
    "seize_herd": bot_combat.prefer_taking,
    "waste_own": bot_winter.prefer_no,
    "lord_dispute": bot_winter.prefer_own_seat,
    "lord_dispute_honour": bot_winter.prefer_own_seat,
    "prevent_vp_loss": bot_winter.prefer_most,
    # Diplomacy and hinterland
    "propose": bot_diplomacy.prefer_proposal,
    "propose_to": bot_diplomacy.prefer_partner,
    "tribute_form": bot_diplomacy.prefer_form,
    "tribute_amount": bot_diplomacy.prefer_amount,
    "tribute_item": bot_diplomacy.prefer_item,
    "answer": bot_diplomacy.prefer_answer,
    "offer_item": bot_barter.prefer_offered,
    "want_item": bot_barter.prefer_wanted,
    "double_construction": bot_winter.prefer_haste,
    "trade_action": bot_trade.prefer_action,
    "trade_place": bot_trade.prefer_place,
    "trade_what": bot_trade.prefer_what,
    "trade_count": bot_trade.prefer_count,
    # Special phases
    "sow_field": bot_winter.prefer_sowing,
    "recruit_field": bot_winter.prefer_recruits,
    "recruit_upgrade": bot_winter.prefer_recruit_upgrade,
    "recruit_mount": bot_winter.prefer_mount,
    "mount_count": bot_winter.prefer_most,
    "feast_size": bot_winter.prefer_feast,
    "slaughter_herd": bot_winter.prefer_slaughter,
    "give_up": bot_winter.prefer_give_up,
    "share_meat": bot_winter.prefer_no,
    "feed_besieged": bot_winter.prefer_yes,
}


def prefer(s: ScharzState, choice: Choice) -> list[float]:
    """How good each option looks; asks without an entry have no preference."""
    return PREFERENCES.get(choice.ask.key, indifferent)(s, choice)
