"""NAP-30 What tells who will win: features of a position, to be fitted and studied (`grognard tune`).

The search, which thinks about battles alone, uses the evaluation in `bot.py` instead: fitted weights tell the
winner of a whole game better, but hardly notice a battle. The features are those of the table in chapter 30,
taken together for all nations that win or lose with the player: his own and those that he controls, in the
historical game the nations of his side. All are public.
"""

from __future__ import annotations

from typing import Final

from grognard.games.napoleon.armies import fleet_size
from grognard.games.napoleon.battle_bot import evaluate_battle
from grognard.games.napoleon.book import ATLAS, BOOK
from grognard.games.napoleon.ids import BRITAIN, KINDS, NATIONS, NOBODY, Nation
from grognard.games.napoleon.production import income
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import allies_of, enemy_troops, side_of
from grognard.games.napoleon.victory import (
    ANNIHILATION,
    outside_homeland,
    regions_count,
    rules_the_waves,
    side_regions,
    standing,
)
from grognard.kernel.choice import Player

FEATURES: Final = (
    "level",  # the victory level of the best nation, 5 for a total victory
    "additional",  # other nations with a victory level
    "gain",  # regions won since the beginning
    "regions",
    "outside",  # regions outside the homelands
    "home_lost",  # regions of the homelands lost
    "capital_occupied",
    "army",  # PP that the armies have cost
    "squadrons",
    "rules_the_waves",
    "income",
    "pp",  # in hand, as far as that counts
    "pap",
    "allies",
    "controlled",
    "wars",
    "battle",  # what the battle promises that is being fought
)
MANY_PAP: Final = 6
MUCH_PP: Final = 40


def features(s: NapoleonState, player: Player) -> list[float]:
    """A number for each of FEATURES."""
    if s.options["battle"]:
        return [0.0] * (len(FEATURES) - 1) + [evaluate_battle(s, player)]
    if player not in s.seat:
        return [0.0] * len(FEATURES)  # nations are still being chosen
    nations = nations_with(s, player)
    sums = [sum(column) for column in zip(*(of_nation(s, nation) for nation in nations))]
    return [*victory_of(s, player), *sums, evaluate_battle(s, player)]


def progress(s: NapoleonState) -> float:
    """How much of the agreed time is over; a single battle has none."""
    return 0.0 if s.options["battle"] else min(1.0, s.round / max(1, s.limit))


def nations_with(s: NapoleonState, player: Player) -> list[Nation]:
    """The nations that win or lose with the player."""
    if s.historical:
        own = next(side_of(s, nation) for nation in range(NATIONS) if s.seat[nation] == player)
        return [nation for nation in range(NATIONS) if side_of(s, nation) == own]
    lords = [nation if s.controller[nation] == NOBODY else s.controller[nation] for nation in range(NATIONS)]
    return [nation for nation, lord in enumerate(lords) if s.seat[lord] == player]


def victory_of(s: NapoleonState, player: Player) -> list[float]:
    """NAP-22.9, NAP-22.3 The level, other nations with a level, and regions won."""
    if s.historical:
        own = next(side_of(s, nation) for nation in range(NATIONS) if s.seat[nation] == player)
        won = side_regions(s, 0) - s.start_french
        return [0.0, 0.0, won if own == 0 else -won]
    found = standing(s, player)
    return [ANNIHILATION - found.level, found.additional, found.gain]


def of_nation(s: NapoleonState, nation: Nation) -> list[float]:
    """What one nation adds to the sums."""
    lost = sum(s.owner[region] != nation for region in ATLAS.homeland[nation])
    occupied = sum(
        s.owner[capital] == nation and bool(enemy_troops(s, nation, capital))
        for capital in BOOK.capitals[nation]
    )
    army = 0
    for here in s.stacks:
        for stack in here:
            if stack.nation == nation:
                army += sum(BOOK.units[kind].cost * stack.units[kind] for kind in range(KINDS))
    return [
        regions_count(s, nation),
        outside_homeland(s, nation),
        lost,
        occupied,
        army,
        fleet_size(s, nation),
        nation == BRITAIN and rules_the_waves(s),
        income(s, nation),
        min(s.pp[nation], MUCH_PP),
        min(s.pap[nation], MANY_PAP),
        len(allies_of(s, nation)),
        s.controller.count(nation),
        len(s.wars[nation]),
    ]
