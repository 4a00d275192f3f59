"""WAT-20.5 What things are worth to a player, in victory points: land, goods, markers, the whole position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from grognard.games.warriors.book import (
    BOOK,
    FOOD,
    FORT,
    GOLD,
    MATERIAL,
    MILITARY,
    PRINCESS,
    PRODUCTION,
    TRACKS,
    TRADE,
    TRADE_CENTRE,
    WEAPONS,
    Kind,
    Province,
    Track,
)
from grognard.games.warriors.progress import (
    BUILDER,
    COST,
    FOOD_TIMES,
    KINDS_OF_COLOUR,
    LEVEL,
    MATERIAL_TIMES,
    MERCHANT,
    PER_COLOUR,
    ROWS,
    STRENGTH,
    UPKEEP,
    WEAPON_TIMES,
)
from grognard.games.warriors.state import WarriorsState, has_skill, in_game
from grognard.games.warriors.unification import unification_actions
from grognard.games.warriors.upkeep import income
from grognard.kernel.choice import Choice, Player, Term

ACTION_WORTH: Final = 0.9
"""What one more action is worth."""
REMEMBERED: Final = 20_000
"""So many answers of a function are kept: playouts come back to the same stocks, tracks and enemies."""


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


class Land:
    """What provinces are worth to a player; all that is the same for each of them is looked up once."""

    __slots__ = (
        "_board",
        "_claim_gain",
        "_claims",
        "_core",
        "_core_gain",
        "_food_price",
        "_food_times",
        "_left",
        "_material_times",
        "_missing",
        "_owner",
        "_player",
        "_weapon_times",
    )

    def __init__(self, s: WarriorsState, player: Player) -> None:
        self._board = s.board
        self._owner = s.owner
        self._player = player
        self._left = min(rounds_left(s), 6)
        markers = s.markers[player]
        self._food_price = food_price(s, player)
        self._food_times = FOOD_TIMES[markers[PRODUCTION]]
        self._material_times = max(1, MATERIAL_TIMES[markers[PRODUCTION]])
        self._weapon_times = max(1, WEAPON_TIMES[markers[MILITARY]])
        self._core: list[Province] = []
        self._claims: list[Province] = []
        self._missing = 0
        self._core_gain = self._claim_gain = 0.0
        if not (s.unified[player] and s.rules.unification_once):
            self._look_at_country(s, player)

    def _look_at_country(self, s: WarriorsState, player: Player) -> None:
        """What is missing for the unification, and what it would bring."""
        country = s.country[player]
        self._core = core = s.board.core[country]
        self._claims = claims = s.board.claims[country]
        self._missing = sum(s.owner[each] != player for each in core)
        size = len(core) + sum(s.owner[each] == player for each in claims)
        timely = ACTION_WORTH if rounds_left(s) > 1 else 0.4 * ACTION_WORTH
        self._core_gain = timely * unification_actions(size)
        self._claim_gain = 2 * timely * (0.9 if self._missing == 0 else 0.45)

    def worth(self, province: Province) -> float:
        """A province in VP: its own, those its symbols will buy, and what it does for a unification."""
        board, left = self._board, self._left
        food, material, weapons = board.symbols[province]
        harvest = (
            self._food_price * food * self._food_times
            + 0.17 * material * self._material_times
            + 0.25 * weapons * self._weapon_times
        )
        worth = board.vp[province] + left * harvest
        if board.land[province] == TRADE_CENTRE:
            worth += 0.15 * left
        # Core land brings the unification nearer, claimed land makes it larger.
        if province in self._core:
            worth += self._core_gain / max(1, self._missing + (self._owner[province] == self._player))
        elif province in self._claims:
            worth += self._claim_gain
        return worth


def food_price(s: WarriorsState, player: Player) -> float:
    """What one food a round is worth: much, while the land feeds hardly an army."""
    grown = 0
    for symbols, owner in zip(s.board.symbols, s.owner):
        if owner == player:
            grown += symbols[0]
    surplus = grown * FOOD_TIMES[s.markers[player][PRODUCTION]] - hunger(s, player)
    return 0.25 if surplus < 1 else 0.18 if surplus < 2 else 0.1


# -- goods ----------

Steps: TypeAlias = tuple[tuple[int, float], ...]
"""So many pieces at this price, then so many at the next."""


def stretch(stock: int, steps: Steps) -> float:
    """The worth of a stock whose pieces are worth less and less."""
    total = 0.0
    for count, price in steps:
        if stock <= count:
            return total + stock * price
        total += count * price
        stock -= count
    return total + 0.02 * stock


UPKEEP_OF_ARMIES: Final = [UPKEEP[kind] for kind in KINDS_OF_COLOUR if kind < PRINCESS]
"""The food for each army of a colour, in the order of the pieces."""


def hunger(s: WarriorsState, player: Player) -> int:
    """The food that the player's armies will need."""
    first = player * PER_COLOUR
    need = 0
    for place, upkeep in zip(s.place[first : first + len(UPKEEP_OF_ARMIES)], UPKEEP_OF_ARMIES):
        if place >= 0:
            need += upkeep
    return need


class Purse(NamedTuple):
    """All that decides what goods are worth to a player."""

    left: int
    """Rounds left."""
    need: int
    """Food for the armies."""
    builder: bool
    soon: bool
    """Perhaps a builder in time to build."""
    merchant: bool


def purse_of(s: WarriorsState, player: Player) -> Purse:
    left = rounds_left(s)
    return Purse(
        left,
        hunger(s, player) if left else 0,
        has_skill(s, player, BUILDER),
        s.markers[player][PRODUCTION] >= 3 and left > 1,
        has_skill(s, player, MERCHANT),
    )


@lru_cache(REMEMBERED)
def stock_worth(purse: Purse, gold: int, food: int, material: int, weapons: int) -> float:
    """What a stock is worth to whoever has this purse."""
    left, builder = purse.left, purse.builder
    forts_due = min(2, material // COST_OF_FORT[MATERIAL]) if builder else 0
    gold_steps = ((max(1, forts_due), 1.6 if builder else 0.7), (4, 0.3), (15, 0.14 if left else 0.1))
    food_steps = ((purse.need + 2 * forts_due, 0.5), (3, 0.12), (6, 0.04))
    fort_price = 0.2 if builder else 0.12 if purse.soon else 0.04
    material_steps = ((COST_OF_FORT[MATERIAL], fort_price), (COST_OF_FORT[MATERIAL], 0.8 * fort_price))
    weapon_steps = ((3, 0.4 if left else 0.15), (3, 0.15), (6, 0.05))
    worth = stretch(gold, gold_steps) + stretch(food, food_steps)
    worth += stretch(material, material_steps) + stretch(weapons, weapon_steps)
    if purse.merchant and left:
        worth += 0.1 * min(gold, 10)
    return worth


def goods_worth(s: WarriorsState, player: Player, goods: list[int]) -> float:
    """What a stock is worth to this player."""
    return stock_worth(purse_of(s, player), *goods)


# -- markers ----------


@lru_cache(REMEMBERED)
def level_worth(track: Track, level: int, left: int, symbols: tuple[int, int, int]) -> float:
    """What reaching a level of a track (counted from 0) brings in the rest of the game."""
    row, below = ROWS[track][level], ROWS[track][level - 1]
    food, material, weapons = symbols
    worth = 0.0
    if track == PRODUCTION:
        worth += left * (
            0.08 * food * (row.food - below.food) + 0.17 * (1 + material) * (row.material - below.material)
        )
    elif track == TRADE:
        worth += 0.25 * (below.bank_rate - row.bank_rate) + 0.1 * (row.routes - below.routes)
    else:
        armed = left * 0.22 * (1 + weapons) * (row.weapons - below.weapons)
        worth += armed + 0.12 * left * (row.ap - below.ap)
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


@lru_cache(REMEMBERED)
def progress_worth(track: Track, markers: int, left: int, symbols: tuple[int, int, int]) -> float:
    """What so many markers on a track are worth: the levels reached, and the way to the next one."""
    level = LEVEL[track][markers]
    worth = 0.0
    for each in range(1, level + 1):
        worth += level_worth(track, each, left, symbols)
    if left and level + 1 < len(ROWS[track]):
        way = (markers - ROWS[track][level].cumulative) / ROWS[track][level + 1].markers
        worth += 0.85 * way * level_worth(track, level + 1, left, symbols)
    return worth


def symbols_of(s: WarriorsState, player: Player) -> tuple[int, int, int]:
    """The food, material and weapons on the player's land."""
    food = material = weapons = 0
    for symbols, owner in zip(s.board.symbols, s.owner):
        if owner == player:
            food += symbols[0]
            material += symbols[1]
            weapons += symbols[2]
    return food, material, weapons


def title_worth(markers: int, rivals: int, left: int) -> float:
    """WAT-13.3 Three points for the lead; early in the game it is far from safe."""
    if left == 0:
        share = 1.0 if markers > rivals else 0.0
    else:
        share = max(0.0, min(1.0, 0.25 + 0.25 * (markers - rivals))) * max(0.25, 1 - 0.11 * left)
    return BOOK.vp.title * share


class Research:
    """What markers on the tracks are worth to a player."""

    __slots__ = ("_left", "_mine", "_rivals", "_symbols")

    def __init__(self, s: WarriorsState, player: Player) -> None:
        self._left = rounds_left(s)
        self._symbols = symbols_of(s, player)
        self._mine = s.markers[player]
        self._rivals = [s.markers[other] for other in in_game(s) if other != player]

    def marker_worth(self, track: Track, change: int = 1) -> float:
        """What one more marker (or one less) on the track changes."""
        markers = self._mine[track]
        rivals = max(theirs[track] for theirs in self._rivals)
        return self._track_worth(track, markers + change, rivals) - self._track_worth(track, markers, rivals)

    def _track_worth(self, track: Track, markers: int, rivals: int) -> float:
        """What so many markers on a track are worth, with the title."""
        progress = progress_worth(track, markers, self._left, self._symbols)
        return progress + title_worth(markers, rivals, self._left)

    def so_far(self) -> float:
        """What all markers are worth, without titles."""
        return sum(progress_worth(track, self._mine[track], self._left, self._symbols) for track in TRACKS)


# -- the whole position ----------


def army_worth(s: WarriorsState, kind: Kind) -> float:
    """What losing an army of this kind costs its owner."""
    lasting = min(1.0, 0.15 + 0.2 * rounds_left(s))
    return lasting * (0.4 + 0.45 * STRENGTH[kind])


def harvest_worth(s: WarriorsState, player: Player) -> float:
    """What the land and the taxes bring in a round."""
    harvest = income(s, player)
    return 0.3 * harvest[GOLD] + 0.1 * harvest[FOOD] + 0.17 * harvest[MATERIAL] + 0.25 * harvest[WEAPONS]
