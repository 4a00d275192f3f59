"""NAP-30 Who will win a historical game: the balance of regions, and what can still change it (22.2, 22.3).

A prospect is the logarithm of the odds that a side wins. The weights follow games between bots.
"""

from __future__ import annotations

from math import log
from typing import Final

from grognard.games.napoleon.battle_bot import evaluate_battle
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.ids import FRANCE, NATIONS, Nation
from grognard.games.napoleon.outlook import collapse_chance, nation_powers
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import enemy_troops, side_of
from grognard.games.napoleon.victory import COALITION, FRENCH, side_income
from grognard.kernel.choice import Player

REGION_EARLY: Final = 0.23
REGION_LATE: Final = 1.0
"""The first region won, when the game begins and when it ends: at last nothing else counts."""
MANY_REGIONS: Final = 5.0
"""When so many have been won, all together are worth half of what they would be if each were the first."""
POWER: Final = 0.5
"""Twice as strong armies are worth 0.7 times this."""
RESERVE: Final = 4.0
"""Added to all powers, so that a side without armies is not infinitely weak."""
PAP: Final = 0.05
BEATEN: Final = 1.5
"""All nations against France but one have made peace."""
SIEGE: Final = 0.8
"""A capital in enemy hands whose nation is sure to collapse."""
INCOME: Final = 0.01
"""A point of income more than the other side: it decides if no region was won or lost."""
BATTLE: Final = 0.0013
"""What a PP is worth that the battle under way promises."""


def side_prospect(s: NapoleonState, player: Player) -> float:
    """How the player's side stands: half of the logarithm of its odds, the other side has the other half."""
    own = next(side_of(s, nation) for nation in range(NATIONS) if s.seat[nation] == player)
    french = french_prospect(s)
    return 0.5 * (french if own == FRENCH else -french) + BATTLE * evaluate_battle(s, player)


def french_prospect(s: NapoleonState) -> float:
    """The logarithm of the odds that the French side wins."""
    sides = [
        [nation for nation in range(NATIONS) if side_of(s, nation) == side] for side in (FRENCH, COALITION)
    ]
    left = max(0.0, 1.0 - s.round / s.limit)
    gain = sum(s.owner.count(nation) for nation in sides[FRENCH]) - s.start_french
    prospect = (left * REGION_EARLY + (1.0 - left) * REGION_LATE) * gain / (1.0 + abs(gain) / MANY_REGIONS)
    if not gain:
        prospect += INCOME * (side_income(s, FRENCH) - side_income(s, COALITION))
    return prospect + left * strength_balance(s, sides) + peace_balance(s, sides)


def strength_balance(s: NapoleonState, sides: list[list[Nation]]) -> float:
    """What the armies of those who have not been beaten, and PAP, may still win."""
    powers = nation_powers(s)
    french, coalition = (
        RESERVE + sum(powers[nation] for nation in side if not s.defeated[nation]) for side in sides
    )
    pap = sum(s.pap[nation] for nation in sides[FRENCH]) - sum(s.pap[nation] for nation in sides[COALITION])
    return POWER * log(french / coalition) + PAP * pap


def peace_balance(s: NapoleonState, sides: list[list[Nation]]) -> float:
    """NAP-22.2 How near the nations against France are to peace, and how near France itself is."""
    beaten = sum(s.defeated[nation] for nation in sides[COALITION])
    balance = BEATEN * beaten / max(1, len(sides[COALITION]) - 1)
    for nation in sides[COALITION]:
        balance += SIEGE * siege(s, nation) / len(sides[COALITION])
    return balance - SIEGE * siege(s, FRANCE)


def siege(s: NapoleonState, nation: Nation) -> float:
    """NAP-12.8 How likely the nation collapses over capitals that an enemy is in."""
    lost = sum(
        s.owner[capital] == nation and enemy_troops(s, nation, capital) for capital in BOOK.capitals[nation]
    )
    return lost * collapse_chance(s, nation)
