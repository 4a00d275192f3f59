"""The bot in the manoeuvre phase: moves, princesses, damage, retreats, unification."""

from __future__ import annotations

from typing import Final

from grognard.games.warriors.battle import can_retreat, defenders, invaders, is_fort, targets
from grognard.games.warriors.book import BARBARIAN_ARMY, BOOK, PRINCESS, Province
from grognard.games.warriors.bot_campaign import Campaign, armies_now
from grognard.games.warriors.bot_plan import make_orders
from grognard.games.warriors.bot_worth import LIKE_TO_DO, NEVER, Land, only, rounds_left
from grognard.games.warriors.control import is_friendly
from grognard.games.warriors.movement import princess_steps
from grognard.games.warriors.progress import KILL_VP, STRENGTH, Unit
from grognard.games.warriors.state import (
    BARBARIANS,
    NOBODY,
    RETREATED,
    WarriorsState,
    life,
    owner_of,
    strength,
    unit_named,
    unit_term,
)
from grognard.games.warriors.terms import CANCEL, DECLARE, DONE, TERMS, number_term
from grognard.games.warriors.unification import provinces_united
from grognard.kernel.choice import Choice, Player
from grognard.kernel.memory import Memory, fingerprint

LAST_CHECKPOINT = 8
"""The stage of the manoeuvre turn after the princesses (U4)."""


def unify(s: WarriorsState, choice: Choice) -> list[float]:
    """Wait for contested land while there is time, and in the turn until the princesses have moved."""
    player = choice.player
    size = provinces_united(s, player)
    most = len(s.board.core[s.country[player]]) + len(s.board.claims[s.country[player]])
    late = s.round >= 7 or rounds_left(s) <= 2
    ready = size == most or late or size >= 6 or (s.round >= 5 and size >= 5)
    last = s.stage >= LAST_CHECKPOINT or s.rules.common_princess_step
    return [LIKE_TO_DO if (term == DECLARE) == (ready and last) else 0.0 for term in choice.options]


def move_army(s: WarriorsState, choice: Choice) -> list[float]:
    """The next move of the plan; when it is carried out, done."""
    orders = open_orders(s, choice.player)
    if not orders:
        return only(choice, DONE)
    wanted = orders[0][0]
    return [
        LIKE_TO_DO if TERMS.kind(term) == "unit" and alike(s, unit_named(s, term), wanted) else 0.0
        for term in choice.options
    ]


def move_to(s: WarriorsState, choice: Choice) -> list[float]:
    unit = unit_named(s, choice.about[0])
    goals = [goal for army, goal in open_orders(s, choice.player) if alike(s, army, unit)]
    return only(choice, s.terms.province + goals[0] if goals else CANCEL)


Move = tuple[Unit, Province]

MOVES: Final[Memory[tuple[Move, ...]]] = Memory(500)
"""Moves are asked for one by one; as long as none is carried out, the plan is the same."""


def open_orders(s: WarriorsState, player: Player) -> list[Move]:
    """The orders of the plan that are not given yet; equal armies can stand in for each other."""
    position = fingerprint(s, s.rules, player, but=("plans", "cancels"))
    moves = MOVES.recall(position)
    if moves is None:
        orders = make_orders(Campaign(s, player), armies_now(s, player))
        moves = tuple((army.unit, goal) for army, goal in orders.moves)
        MOVES.keep(position, moves)
    given = [(unit, goal) for unit, goal in s.plans]
    waiting = []
    for army, goal in moves:
        done = [plan for plan in given if plan[1] == goal and alike(s, plan[0], army)]
        if done:
            given.remove(done[0])
        else:
            waiting.append((army, goal))
    return waiting


def alike(s: WarriorsState, one: int, other: int) -> bool:
    return (
        s.kind[one] == s.kind[other]
        and s.place[one] == s.place[other]
        and s.ap[one] == s.ap[other]
        and s.damage[one] == s.damage[other]
    )


def princess_moves(
    s: WarriorsState, player: Player, start: Province, land: Land
) -> list[tuple[float, Province]]:
    """What each step of a princess from here is worth."""
    here = [unit for unit in s.here[start] if owner_of(s, unit) == player]
    leaving = land.worth(start) if len(here) == 1 else 0.0
    if len(here) == 2 and any(s.kind[unit] < PRINCESS for unit in here):
        leaving += 0.3 * land.worth(start)
    moves = []
    for province in princess_steps(s, player, start):
        if s.owner[province] == NOBODY:
            gain = land.worth(province)
        elif s.owner[province] == player and not settled(s, player, province):
            gain = 0.35 * land.worth(province)
        else:
            gain = 0.0
            if s.owner[province] == player and len(here) > 2 and nearer(s, player, start, province):
                gain = 0.1
        moves.append((gain - leaving, province))
    return moves


def settled(s: WarriorsState, player: Player, province: Province) -> bool:
    """Whether a fort or a princess of the player holds the province."""
    return any(owner_of(s, unit) == player and s.kind[unit] >= PRINCESS for unit in s.here[province])


def nearer(s: WarriorsState, player: Player, start: Province, end: Province) -> bool:
    """Whether the end touches more land that is not yet won than the start does."""
    around = s.board.neighbours

    def foreign(province: Province) -> int:
        return sum(not is_friendly(s, player, p) for p in around[province])

    return foreign(end) > foreign(start)


def move_princess(s: WarriorsState, choice: Choice) -> list[float]:
    land = Land(s, choice.player)
    ratings = []
    for term in choice.options:
        province = term - s.terms.province
        if 0 <= province < len(s.owner):
            moves = princess_moves(s, choice.player, province, land)
            ratings.append(max(worth for worth, _ in moves) - 0.05)
        else:
            ratings.append(0.0)
    return ratings


def princess_to(s: WarriorsState, choice: Choice) -> list[float]:
    start = choice.about[0] - s.terms.province
    moves = princess_moves(s, choice.player, start, Land(s, choice.player))
    worths = {province: worth for worth, province in moves}
    return [worths.get(term - s.terms.province, NEVER) for term in choice.options]


def next_battle(s: WarriorsState, choice: Choice) -> list[float]:
    """The most valuable land first."""
    return province_ratings(s, choice)


def province_ratings(s: WarriorsState, choice: Choice) -> list[float]:
    """What the provinces among the options are worth."""
    land, first = Land(s, choice.player), s.terms.province
    return [
        land.worth(term - first) if 0 <= term - first < len(s.owner) else NEVER for term in choice.options
    ]


def refuge(s: WarriorsState, choice: Choice) -> list[float]:
    """Free land is gained, own land is safe; best is where others of ours stand."""
    ratings = province_ratings(s, choice)
    for number, term in enumerate(choice.options):
        if ratings[number] != NEVER and s.owner[term - s.terms.province] != NOBODY:
            ratings[number] = 0.5
    return ratings


def barbarian_refuge(s: WarriorsState, choice: Choice) -> list[float]:
    """Where they are least in the way."""
    return [NEVER if worth == NEVER else -worth for worth in province_ratings(s, choice)]


# -- damage ----------


def planned_hit(s: WarriorsState, player: Player, left: int) -> tuple[int, int]:
    """The next piece and points of the allocation."""
    b = s.battle
    assert b is not None
    attacking = player == b.attacker
    enemies = defenders(s, b) if attacking else invaders(s, b)
    points = b.attack if attacking else b.defence
    return next_hit(s, enemies, targets(s, enemies, points), points, left)


def points_left(s: WarriorsState, player: Player) -> int:
    b = s.battle
    assert b is not None
    attacking = player == b.attacker
    mine = invaders(s, b) if attacking else defenders(s, b)
    spent = b.attack if attacking else b.defence
    return sum(strength(s, unit) for unit in mine) - sum(spent.values())


def assign_target(s: WarriorsState, choice: Choice) -> list[float]:
    unit, _ = planned_hit(s, choice.player, points_left(s, choice.player))
    return only(choice, unit_term(s, unit))


def assign_amount(s: WarriorsState, choice: Choice) -> list[float]:
    left = points_left(s, choice.player)
    unit, amount = planned_hit(s, choice.player, left)
    wanted = amount if unit_term(s, unit) == choice.about[0] else left
    return only(choice, number_term(max(1, min(wanted, len(choice.options)))))


def next_hit(
    s: WarriorsState, enemies: list[Unit], allowed: list[Unit], points: dict[Unit, int], left: int
) -> tuple[Unit, int]:
    """Where the next points go: drive everybody away if possible, otherwise kill what is dearest."""
    open_lives = [max(0, fall(s, unit) - points.get(unit, 0)) for unit in enemies]
    clears = left >= sum(open_lives)
    best, goal, amount = -1.0, allowed[0], left
    for unit in allowed:
        already = points.get(unit, 0)
        price = (fall(s, unit) if clears else kill_price(s, unit)) - already
        extra = kill_price(s, unit) - already
        if price <= 0:
            price = extra if clears and extra > 0 and left >= extra + sum(open_lives) else 0
        if not 0 < price <= left:
            continue
        worth = hit_worth(s, unit) / price + (10.0 if clears and already < fall(s, unit) else 0.0)
        if worth > best:
            best, goal, amount = worth, unit, price
    return goal, amount


def fall(s: WarriorsState, unit: Unit) -> int:
    """The points after which the piece is gone, dead or in retreat."""
    if s.posture[unit] == RETREATED:
        return 1
    return life(s, unit)


def kill_price(s: WarriorsState, unit: Unit) -> int:
    """The points that kill the piece."""
    if s.posture[unit] == RETREATED:
        return 1
    return life(s, unit) + can_retreat(s, unit)


def hit_worth(s: WarriorsState, unit: Unit) -> float:
    """What destroying an enemy piece is worth."""
    worth = float(KILL_VP[s.kind[unit]])
    if is_fort(s, unit) and owner_of(s, unit) != BARBARIANS:
        worth += 0.35 * BOOK.vp.own_fort_standing
    elif s.kind[unit] != BARBARIAN_ARMY:
        worth += 0.2 * STRENGTH[s.kind[unit]]
    return worth
