"""WAT-20.5 What things are worth to a player, in victory points: land, goods, markers, the whole position."""

from __future__ import annotations

from typing import Final

from grognard.games.warriors.book import (
    BOOK,
    FOOD,
    FORT,
    GOLD,
    MATERIAL,
    MILITARY,
    PRODUCTION,
    TRACKS,
    TRADE,
    TRADE_CENTRE,
    WEAPONS,
    Kind,
    Province,
    Track,
)
from grognard.games.warriors.control import provinces_of
from grognard.games.warriors.progress import (
    BUILDER,
    COST,
    FOOD_TIMES,
    LEVEL,
    MATERIAL_TIMES,
    MERCHANT,
    ROWS,
    STRENGTH,
    UPKEEP,
    WEAPON_TIMES,
)
from grognard.games.warriors.state import WarriorsState, armies_of, has_skill, in_game
from grognard.games.warriors.unification import actions_gained, unification_actions
from grognard.games.warriors.upkeep import income
from grognard.games.warriors.victory import victory_points
from grognard.kernel.choice import Choice, Player, Term

ACTION_WORTH: Final = 0.9
"""What one more action is worth."""


def rounds_left(s: WarriorsState) -> int:
    """Rounds after this one."""
    return s.rules.round_limit - s.round


COST_OF_FORT: Final = COST[FORT]

NEVER: Final = -1000.0
LIKE_TO_DO: Final = 1.0


def only(choice: Choice, wanted: Term, otherwise: float = 0.0) -> list[float]:
    """The wanted option if it is there; all others are alike."""
    return [LIKE_TO_DO if term == wanted else otherwise for term in choice.options]


# -- land ----------


def province_worth(s: WarriorsState, player: Player, province: Province) -> float:
    """A province in VP: its own, those its symbols will buy, and what it does for a unification."""
    board, left = s.board, min(rounds_left(s), 6)
    food, material, weapons = board.symbols[province]
    markers = s.markers[player]
    harvest = (
        food_price(s, player) * food * FOOD_TIMES[markers[PRODUCTION]]
        + 0.17 * material * max(1, MATERIAL_TIMES[markers[PRODUCTION]])
        + 0.25 * weapons * max(1, WEAPON_TIMES[markers[MILITARY]])
    )
    worth = board.vp[province] + left * harvest
    if board.land[province] == TRADE_CENTRE:
        worth += 0.15 * left
    return worth + unification_worth(s, player, province)


def food_price(s: WarriorsState, player: Player) -> float:
    """What one food a round is worth: much, while the land feeds hardly an army."""
    symbols = s.board.symbols
    grown = sum(symbols[p][0] for p, owner in enumerate(s.owner) if owner == player)
    surplus = grown * FOOD_TIMES[s.markers[player][PRODUCTION]] - hunger(s, player)
    return 0.25 if surplus < 1 else 0.18 if surplus < 2 else 0.1


def unification_worth(s: WarriorsState, player: Player, province: Province) -> float:
    """What it does for the unification: core land brings it nearer, claimed land makes it larger."""
    if s.unified[player] and s.rules.unification_once:
        return 0.0
    country = s.country[player]
    core, claims = s.board.core[country], s.board.claims[country]
    missing = sum(s.owner[each] != player for each in core)
    timely = ACTION_WORTH if rounds_left(s) > 1 else 0.4 * ACTION_WORTH
    if province in core:
        size = len(core) + sum(s.owner[each] == player for each in claims)
        return timely * unification_actions(size) / max(1, missing + (s.owner[province] == player))
    if province in claims:
        return 2 * timely * (0.9 if missing == 0 else 0.45)
    return 0.0


# -- goods ----------


def stretch(stock: int, steps: tuple[tuple[int, float], ...]) -> float:
    """The worth of a stock whose pieces are worth less and less: so many at this price, then at the next."""
    total = 0.0
    for count, price in steps:
        if stock <= count:
            return total + stock * price
        total += count * price
        stock -= count
    return total + 0.02 * stock


def hunger(s: WarriorsState, player: Player) -> int:
    """The food that the player's armies will need."""
    return sum(UPKEEP[s.kind[unit]] for unit in armies_of(s, player))


def goods_worth(s: WarriorsState, player: Player, goods: list[int]) -> float:
    """What a stock is worth to this player."""
    left = rounds_left(s)
    builder = has_skill(s, player, BUILDER)
    soon = s.markers[player][PRODUCTION] >= 3 and left > 1
    forts_due = min(2, goods[MATERIAL] // COST_OF_FORT[MATERIAL]) if builder else 0
    gold_steps = ((max(1, forts_due), 1.6 if builder else 0.7), (4, 0.3), (15, 0.14 if left else 0.1))
    need = hunger(s, player) if left else 0
    food_steps = ((need + 2 * forts_due, 0.5), (3, 0.12), (6, 0.04))
    fort_price = 0.2 if builder else 0.12 if soon else 0.04
    material_steps = ((COST_OF_FORT[MATERIAL], fort_price), (COST_OF_FORT[MATERIAL], 0.8 * fort_price))
    weapon_steps = ((3, 0.4 if left else 0.15), (3, 0.15), (6, 0.05))
    worth = stretch(goods[GOLD], gold_steps) + stretch(goods[FOOD], food_steps)
    worth += stretch(goods[MATERIAL], material_steps) + stretch(goods[WEAPONS], weapon_steps)
    if has_skill(s, player, MERCHANT) and left:
        worth += 0.1 * min(goods[GOLD], 10)
    return worth


# -- markers ----------


def level_worth(s: WarriorsState, player: Player, track: Track, level: int) -> float:
    """What reaching a level of a track (counted from 0) brings in the rest of the game."""
    left = rounds_left(s)
    row, below = ROWS[track][level], ROWS[track][level - 1]
    owned = provinces_of(s, player)
    symbols = s.board.symbols
    worth = 0.0
    if track == PRODUCTION:
        food = sum(symbols[p][0] for p in owned)
        material = 1 + sum(symbols[p][1] for p in owned)
        worth += left * (
            0.08 * food * (row.food - below.food) + 0.17 * material * (row.material - below.material)
        )
    elif track == TRADE:
        worth += 0.25 * (below.bank_rate - row.bank_rate) + 0.1 * (row.routes - below.routes)
    else:
        weapons = 1 + sum(symbols[p][2] for p in owned)
        worth += left * 0.22 * weapons * (row.weapons - below.weapons) + 0.12 * left * (row.ap - below.ap)
    for skill in row.skills:
        flat, per_round = SKILL_WORTH[skill]
        worth += (flat if left else 0.0) + per_round * left
    return worth


SKILL_WORTH: Final[dict[str, tuple[float, float]]] = {
    "builder": (1.5, 0.75),
    "reinforcement": (0.2, 0.05),
    "production_tax": (0.0, 0.25),
    "university": (0.0, 0.9),
    "merchant": (0.0, 0.6),
    "trade_tax": (0.0, 0.25),
    "master_trader": (0.0, 0.5),
    "monopoly": (0.2, 0.05),
    "infantry": (0.0, 0.0),
    "archers": (0.2, 0.1),
    "commander": (0.3, 0.3),
    "cavalry": (0.2, 0.1),
    "double_strike": (0.2, 0.2),
    "warlord": (0.1, 0.05),
}
"""By skill: once, and for each round that is left."""


def track_worth(s: WarriorsState, player: Player, track: Track, markers: int) -> float:
    """What so many markers on a track are worth: the levels reached, and the way to the next one."""
    level = LEVEL[track][markers]
    worth = sum(level_worth(s, player, track, each) for each in range(1, level + 1))
    if level + 1 < len(ROWS[track]):
        row = ROWS[track][level + 1]
        way = (markers - ROWS[track][level].cumulative) / row.markers
        if rounds_left(s):
            worth += 0.85 * way * level_worth(s, player, track, level + 1)
    return worth + title_worth(s, player, track, markers)


def title_worth(s: WarriorsState, player: Player, track: Track, markers: int) -> float:
    """WAT-13.3 Three points for the lead; early in the game it is far from safe."""
    rivals = max(s.markers[other][track] for other in in_game(s) if other != player)
    left = rounds_left(s)
    if left == 0:
        share = 1.0 if markers > rivals else 0.0
    else:
        share = max(0.0, min(1.0, 0.25 + 0.25 * (markers - rivals))) * max(0.25, 1 - 0.11 * left)
    return BOOK.vp.title * share


def marker_worth(s: WarriorsState, player: Player, track: Track, change: int = 1) -> float:
    """What one more marker (or one less) on the track changes."""
    markers = s.markers[player][track]
    return track_worth(s, player, track, markers + change) - track_worth(s, player, track, markers)


# -- the whole position ----------


def army_worth(s: WarriorsState, kind: Kind) -> float:
    """What losing an army of this kind costs its owner."""
    lasting = min(1.0, 0.15 + 0.2 * rounds_left(s))
    return lasting * (0.4 + 0.45 * STRENGTH[kind])


def standing(s: WarriorsState, player: Player) -> float:
    """How a player stands: the points, and what the rest may still become."""
    left = rounds_left(s)
    worth = float(victory_points(s, player))
    if not left:
        return worth
    harvest = income(s, player)
    flow = 0.3 * harvest[GOLD] + 0.1 * harvest[FOOD] + 0.17 * harvest[MATERIAL] + 0.25 * harvest[WEAPONS]
    worth += min(left, 6) * flow
    worth += goods_worth(s, player, s.goods[player])
    worth += sum(army_worth(s, s.kind[unit]) for unit in armies_of(s, player))
    for track in TRACKS:
        markers = s.markers[player][track]
        worth += 0.5 * (track_worth(s, player, track, markers) - title_worth(s, player, track, markers))
    if not s.unified[player]:
        worth += 0.5 * ACTION_WORTH * actions_gained(s, player)
    missing = hunger(s, player) - s.goods[player][FOOD]
    return worth - 0.4 * max(0, missing)


def evaluate(s: WarriorsState, player: Player) -> float:
    """How the player's side stands against the best other side."""
    totals = [0.0] * s.rules.sides
    for other in in_game(s):
        totals[s.team[other]] += standing(s, other)
    mine = totals[s.team[player]]
    best = max(total for side, total in enumerate(totals) if side != s.team[player])
    return mine - 0.6 * best
