"""NAP-22.7 to 22.16 Victory levels, the ranking of the players, and the result of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grognard.games.napoleon.armies import fleet_size
from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS
from grognard.games.napoleon.ids import BRITAIN, NATIONS, NOBODY, Nation
from grognard.games.napoleon.production import income, incomes
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import side_of, turn_order
from grognard.kernel.choice import Player
from grognard.kernel.game import Result

TOTAL, MAJOR, MINOR_VICTORY, SURVIVAL, DEFEAT, ANNIHILATION = range(1, 7)

FRENCH: Final = 0
COALITION: Final = 1

# -- levels


def regions_count(s: NapoleonState, nation: Nation) -> int:
    return s.owner.count(nation)


def outside_homeland(s: NapoleonState, nation: Nation) -> int:
    """NAP-22.7, NAP-11.32 Regions that the nation owns outside its own homeland."""
    return sum(s.owner[region] == nation != ATLAS.home[region] for region in range(REGIONS))


def level(s: NapoleonState, nation: Nation) -> int:
    """NAP-22.7 The victory level of a nation, 1 (total victory) to 6 (annihilation)."""
    home = [s.owner[region] == nation for region in ATLAS.homeland[nation]]
    if s.out[nation] or not any(home):
        return ANNIHILATION
    if not all(home):
        return DEFEAT
    return british_level(s) if nation == BRITAIN else continental_level(s, nation)


def continental_level(s: NapoleonState, nation: Nation) -> int:
    """NAP-22.7, NAP-22.8 By the number of regions; equal nations share the better rank."""
    own = regions_count(s, nation)
    others = sorted((regions_count(s, n) for n in range(NATIONS) if n != nation), reverse=True)
    if own > others[0] + others[1]:
        return TOTAL
    if own > others[0]:
        return MAJOR
    rank = 1 + sum(other > own for other in others)
    return MINOR_VICTORY if rank <= 3 else SURVIVAL


def british_level(s: NapoleonState) -> int:
    """NAP-22.7 By the fleet, the balance of power on the continent, and the number of regions."""
    if not rules_the_waves(s):
        return SURVIVAL
    others = [n for n in range(NATIONS) if n != BRITAIN]
    if all(regions_count(s, BRITAIN) > regions_count(s, n) for n in others):
        return TOTAL
    most = BOOK.victory.british_max_other_non_homeland
    return MAJOR if all(outside_homeland(s, n) <= most for n in others) else MINOR_VICTORY


def rules_the_waves(s: NapoleonState) -> bool:
    """NAP-22.7 The British fleet is larger than the two largest other fleets together."""
    fleets = sorted((fleet_size(s, n) for n in range(NATIONS) if n != BRITAIN), reverse=True)
    return fleet_size(s, BRITAIN) > fleets[0] + fleets[1]


# -- ranking


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player stands at the end of an unhistorical game."""

    player: Player
    nation: Nation
    level: int
    gained_levels: int
    dirty: bool
    additional: int
    gain: int
    regions: int
    income: int
    pap: int


def standing(s: NapoleonState, player: Player) -> Standing:
    """NAP-22.9, NAP-22.10 The player's best nation is the original one, the others are additional."""
    own = [nation for nation in range(NATIONS) if s.seat[nation] == player]
    original = min(own, key=lambda n: (level(s, n), s.start_regions[n] - regions_count(s, n), n))
    others = [n for n in own if n != original] + s.gained[player]
    levels = [level(s, nation) for nation in others]
    best = level(s, original)
    return Standing(
        player,
        original,
        best,
        s.start_level[original] - best,
        best <= MAJOR and any(other >= DEFEAT for other in levels),
        sum(other <= MINOR_VICTORY for other in levels),
        regions_count(s, original) - s.start_regions[original],
        regions_count(s, original),
        income(s, original),
        s.pap[original],
    )


def ranking(s: NapoleonState) -> list[Standing]:
    """NAP-22.11, NAP-22.16 The players from first to last."""
    order = turn_order(s)
    by_improvement = s.options["ranking"] == "improvement"
    return sorted(
        (standing(s, player) for player in range(s.players)),
        key=lambda p: (
            -p.gained_levels if by_improvement else 0,
            p.level,
            p.dirty,
            -p.additional,
            -p.gain,
            -p.regions,
            -p.income,
            -p.pap,
            order.index(p.nation),
        ),
    )


# -- historical mode


def winning_side(s: NapoleonState) -> int:
    """NAP-22.2, NAP-22.3 Who was beaten, or at the time bound the balance of gains and income."""
    if s.ended == "france-beaten":
        return COALITION
    if s.ended == "coalition-beaten":
        return FRENCH
    gain = side_regions(s, FRENCH) - s.start_french
    if gain:
        return FRENCH if gain > 0 else COALITION
    return FRENCH if side_income(s, FRENCH) > side_income(s, COALITION) else COALITION


def side_regions(s: NapoleonState, side: int) -> int:
    return sum(regions_count(s, n) for n in range(NATIONS) if side_of(s, n) == side)


def side_income(s: NapoleonState, side: int) -> int:
    """NAP-22.3 The income of all nations of the side together."""
    yields = incomes(s)
    return sum(yields[n] for n in range(NATIONS) if side_of(s, n) == side)


# -- result


def result(s: NapoleonState) -> Result:
    return historical_result(s) if s.historical else unhistorical_result(s)


def unhistorical_result(s: NapoleonState) -> Result:
    """NAP-22.11 Places by the ranking; the score tells level and regions."""
    table = ranking(s)
    scores = [0] * s.players
    details: list[dict[str, int]] = [{} for _ in range(s.players)]
    for p in table:
        scores[p.player] = 100 * (ANNIHILATION - p.level) + p.regions
        details[p.player] = {
            "level": p.level,
            "dirty": int(p.dirty),
            "additional": p.additional,
            "gain": p.gain,
            "regions": p.regions,
            "income": p.income,
            "pap": p.pap,
        }
    return Result([[p.player] for p in table], scores, s.ended, details)


def historical_result(s: NapoleonState) -> Result:
    """NAP-22.12 All players of the winning side share the victory."""
    winner = winning_side(s)
    sides: list[list[Player]] = [[], []]
    scores = [0] * s.players
    details: list[dict[str, int]] = [{"regions": 0, "defeated": 0} for _ in range(s.players)]
    for nation in range(NATIONS):
        player = s.seat[nation]
        if player == NOBODY:
            continue
        if player not in sides[side_of(s, nation)]:
            sides[side_of(s, nation)].append(player)
        scores[player] += regions_count(s, nation)
        details[player]["regions"] += regions_count(s, nation)
        details[player]["defeated"] += int(s.defeated[nation])
    reason = s.ended
    if reason == "balance":
        reason = "balance-french" if winner == FRENCH else "balance-coalition"
    return Result([sides[winner], sides[1 - winner]], scores, reason, details)
