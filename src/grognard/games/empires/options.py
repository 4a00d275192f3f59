"""EMP-1.6 and EMP-1.7 Options and presets, and what the options mean for the rules of one game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.combat import OPTIONS as COMBAT_OPTIONS
from grognard.games.empires.combat import CombatTable, combat_table
from grognard.kernel.game import Option, Options, Preset

OPTIONS: Final = [
    Option(
        row.id,
        row.values,
        row.default,
        {"en": row.name_en, "de": row.name_de},
        {"en": row.labels_en, "de": row.labels_de},
        {"en": row.note},
    )
    for row in BOOK.options
]
PRESETS: Final = [
    Preset(
        row.id,
        {"en": row.name_en, "de": row.name_de},
        {item.partition("=")[0]: item.partition("=")[2] for item in row.set},
    )
    for row in BOOK.presets
]


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of one game as the rules ask for them."""

    initial_markers: int  # EMP-3.8
    start_counts: bool  # EMP-9.11 friendly sea at the start of a sea movement
    casualties_revealed: bool  # EMP-14.4
    plunder_neutral: bool  # EMP-14.9
    mediterranean_diplomacy: bool  # EMP-15.2
    remote_diplomat: bool  # EMP-15.6
    disband_not_on_offer: bool  # EMP-16.11
    failed_to_warehouse: bool  # EMP-18.8
    spend_plunder: bool  # EMP-24.1
    revolt_ransom: bool  # EMP-24.2
    restock: bool  # EMP-24.3
    mountain_ambush: bool  # EMP-24.4
    combat: CombatTable  # EMP-11


def rules_for(players: int, options: Options) -> Rules:
    """The rules of a game with these options."""
    return _rules(players, tuple(options[option.id] for option in OPTIONS))


@cache
def _rules(players: int, values: tuple[str, ...]) -> Rules:
    chosen = dict(zip((option.id for option in OPTIONS), values))
    on = tuple(name for name in COMBAT_OPTIONS if chosen[name] in ("on", "roll"))
    return Rules(
        initial_markers=initial_markers(players, chosen["initial_markers_3p"]),
        start_counts=chosen["friendly_sea_bonus"] == "origin_or_target",
        casualties_revealed=chosen["casualty_pool"] == "revealed",
        plunder_neutral=chosen["plunder_neutral"] == "on",
        mediterranean_diplomacy=chosen["diplomacy_reach"] == "mediterranean",
        remote_diplomat=chosen["remote_diplomat"] == "on",
        disband_not_on_offer=chosen["disband_not_on_offer"] == "on",
        failed_to_warehouse=chosen["failed_displacement"] == "warehouse",
        spend_plunder=chosen["house_spend_plunder"] == "on",
        revolt_ransom=chosen["house_revolt_ransom"] == "on",
        restock=chosen["house_restock_action"] == "on",
        mountain_ambush=chosen["house_mountain_ambush"] == "on",
        combat=combat_table(on),
    )


def initial_markers(players: int, for_three: str) -> int:
    """EMP-3.8 Control markers placed in the setup; the option is about three players only."""
    row = next(row for row in BOOK.initial if row.players == players)
    is_summary_sheet = players == BOOK.players.min and for_three == str(row.summary_sheet)
    return row.summary_sheet if is_summary_sheet else row.markers
