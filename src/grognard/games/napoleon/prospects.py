"""NAP-30 Who will win: the evaluation of a position.

A prospect is the logarithm of the odds to win. In the unhistorical game every player has one, by what 22.11
counts and what may still change it; in the historical game each side, by the balance of regions (22.3) and
the ways to peace (22.2). The weights follow games between bots, or else the table of chapter 30.
"""

from __future__ import annotations

from math import log
from typing import Final

from grognard.games.napoleon.armies import army_cost, fleet_size
from grognard.games.napoleon.battle_board import SIDES
from grognard.games.napoleon.battle_bot import battle_prospect, evaluate_battle
from grognard.games.napoleon.battle_estimates import chance_to_win, side_power
from grognard.games.napoleon.battle_state import nations_of
from grognard.games.napoleon.book import ATLAS, BOOK
from grognard.games.napoleon.ids import BRITAIN, FRANCE, NATIONS, Nation
from grognard.games.napoleon.outlook import collapse_chance, nation_powers
from grognard.games.napoleon.production import incomes
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import enemy_troops, side_of
from grognard.games.napoleon.victory import ANNIHILATION, COALITION, FRENCH, MINOR_VICTORY, level, side_income
from grognard.kernel.choice import Player

# -- the weights of an unhistorical game; early and late where they change

LEVEL_EARLY: Final = 0.3
LEVEL_LATE: Final = 1.8
OTHER_LEVEL: Final = 0.5
"""Another nation of the player that has a victory level."""
GAINED: Final = 0.12
"""A region outside the homeland."""
HOME_LOST: Final = -0.35
CAPITAL_OCCUPIED: Final = -0.25
ARMY_PP: Final = 0.0025
"""What the armies have cost; it counts as long as there is time to use them."""
SQUADRON: Final = 0.04
BRITISH_SQUADRON: Final = 0.1
YIELD: Final = 0.015
IN_HAND: Final = 0.004
"""A PP in hand."""
MUCH_PP: Final = 40
A_PAP: Final = 0.04
MANY_PAP: Final = 6

# -- the weights of a historical game

REGION_EARLY: Final = 0.23
REGION_LATE: Final = 1.0
"""The first region won, when the game begins and when it ends: at last nothing else counts."""
MANY_REGIONS: Final = 5.0
"""When so many have been won, all together are worth half of what they would be if each were the first."""
POWER: Final = 0.9
"""Twice as strong armies are worth 0.7 times this."""
RESERVE: Final = 4.0
"""Added to all powers, so that a side without armies is not infinitely weak."""
BEATEN: Final = 0.5
"""All nations against France but one have made peace."""
SIEGE: Final = 1.5
"""A capital in enemy hands whose nation is sure to collapse."""
INCOME: Final = 0.01
"""A point of income more than the other side: it decides if no region was won or lost."""
BATTLE_WON: Final = 0.2
"""What it is worth to win the battle under way rather than to be as likely to lose it."""
BATTLE_LOSSES: Final = 1.2
"""What armies are worth that the battle will cost one side more than the other."""
DEFEAT: Final = 0.6
VICTORY: Final = 0.2
"""The share of its army in the battle that a side loses if it is beaten, and if it wins."""


def evaluate(s: NapoleonState, player: Player) -> float:
    """The logarithm of the player's odds to win."""
    if s.options["battle"]:
        return battle_prospect(s, player)
    if player not in s.seat:
        return 0.0  # nations are still being chosen
    return side_prospect(s, player) if s.historical else player_prospect(s, player)


# -- every nation for itself


def player_prospect(s: NapoleonState, player: Player) -> float:
    """NAP-22.11 The levels of the player's nations, and what they have to better them."""
    left = time_left(s)
    own = [nation for nation in range(NATIONS) if s.seat[nation] == player]
    levels = sorted(level(s, nation) for nation in own)
    prospect = (left * LEVEL_EARLY + (1.0 - left) * LEVEL_LATE) * (ANNIHILATION - levels[0])
    prospect += OTHER_LEVEL * sum(each <= MINOR_VICTORY for each in levels[1:])
    yields = incomes(s)
    for nation in own:
        prospect += nation_prospect(s, nation, yields[nation], left)
    for nation in range(NATIONS):
        if s.controller[nation] in own:
            prospect += left * ARMY_PP * army_cost(s, nation)
    return prospect + max(left, 0.2) * ARMY_PP * evaluate_battle(s, player)


def nation_prospect(s: NapoleonState, nation: Nation, income: int, left: float) -> float:
    """What a nation owns: regions in any case, the rest as long as there is time to use it."""
    homeland = ATLAS.homeland[nation]
    at_home = sum(s.owner[region] == nation for region in homeland)
    prospect = GAINED * (s.owner.count(nation) - at_home) + HOME_LOST * (len(homeland) - at_home)
    prospect += CAPITAL_OCCUPIED * besieged(s, nation)
    prospect += fleet_size(s, nation) * (BRITISH_SQUADRON if nation == BRITAIN else SQUADRON)
    means = ARMY_PP * army_cost(s, nation) + YIELD * income
    means += IN_HAND * min(s.pp[nation], MUCH_PP) + A_PAP * min(s.pap[nation], MANY_PAP)
    return prospect + left * means


def besieged(s: NapoleonState, nation: Nation) -> int:
    """How many capitals that the nation owns an enemy is in."""
    capitals = [capital for capital in BOOK.capitals[nation] if s.owner[capital] == nation]
    return sum(enemy_troops(s, nation, capital) for capital in capitals)


def time_left(s: NapoleonState) -> float:
    """How much of the agreed time is left, from 1 to 0."""
    return max(0.0, 1.0 - s.round / max(1, s.limit))


# -- two sides


def side_prospect(s: NapoleonState, player: Player) -> float:
    """How the player's side stands: half of the logarithm of its odds, the other side has the other half."""
    own = next(side_of(s, nation) for nation in range(NATIONS) if s.seat[nation] == player)
    french = french_prospect(s)
    return 0.5 * french if own == FRENCH else -0.5 * french


def french_prospect(s: NapoleonState) -> float:
    """The logarithm of the odds that the French side wins."""
    sides = [
        [nation for nation in range(NATIONS) if side_of(s, nation) == side] for side in (FRENCH, COALITION)
    ]
    left = time_left(s)
    gain = sum(s.owner.count(nation) for nation in sides[FRENCH]) - s.start_french
    prospect = (left * REGION_EARLY + (1.0 - left) * REGION_LATE) * gain / (1.0 + abs(gain) / MANY_REGIONS)
    if not gain:
        prospect += INCOME * (side_income(s, FRENCH) - side_income(s, COALITION))
    powers = nation_powers(s)
    french, coalition = (
        RESERVE + sum(powers[nation] for nation in side if not s.defeated[nation]) for side in sides
    )
    prospect += left * POWER * log(french / coalition)
    return prospect + peace_balance(s, sides) + battle_balance(s, french, coalition)


def battle_balance(s: NapoleonState, french: float, coalition: float) -> float:
    """What the battle under way will change, on the average of both ways it can end."""
    b = s.battle
    if b is None:
        return 0.0
    ours = next((side for side in SIDES if any(is_french(s, nation) for nation in nations_of(b, side))), None)
    if ours is None:
        return 0.0
    chance = chance_to_win(b, ours)
    own = min(side_power(b, ours), french - 1.0)
    enemy = min(side_power(b, 1 - ours), coalition - 1.0)
    won = log((french - VICTORY * own) / (coalition - DEFEAT * enemy))
    lost = log((french - DEFEAT * own) / (coalition - VICTORY * enemy))
    change = chance * won + (1.0 - chance) * lost - log(french / coalition)
    return BATTLE_WON * (2.0 * chance - 1.0) + BATTLE_LOSSES * change


def is_french(s: NapoleonState, nation: Nation) -> bool:
    """Of the French side; minor nations are of none."""
    return nation < NATIONS and side_of(s, nation) == FRENCH


def peace_balance(s: NapoleonState, sides: list[list[Nation]]) -> float:
    """NAP-22.2 How near the nations against France are to peace, and how near France itself is."""
    beaten = sum(s.defeated[nation] for nation in sides[COALITION])
    balance = BEATEN * beaten / max(1, len(sides[COALITION]) - 1)
    for nation in sides[COALITION]:
        balance += SIEGE * siege(s, nation) / len(sides[COALITION])
    return balance - SIEGE * siege(s, FRANCE)


def siege(s: NapoleonState, nation: Nation) -> float:
    """NAP-12.8 How likely the nation collapses over capitals that an enemy is in."""
    return besieged(s, nation) * collapse_chance(s, nation)
