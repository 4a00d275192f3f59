"""WAT-20.4 The bot's plan for a manoeuvre: which armies go where, and what that is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.games.warriors.book import Province
from grognard.games.warriors.bot_campaign import Army, Campaign, Enemy, Piece
from grognard.games.warriors.bot_worth import REMEMBERED, rounds_left
from grognard.games.warriors.progress import KILL_VP, STRENGTH
from grognard.games.warriors.state import NOBODY

WORTH_THE_TROUBLE: Final = 0.05
"""An attack that gains no more is not made."""


class Orders:
    """A plan: what each army does, and what all of it is worth."""

    __slots__ = ("moves", "worth")

    def __init__(self) -> None:
        self.worth = 0.0
        self.moves: list[tuple[Army, Province]] = []


def make_orders(c: Campaign, armies: list[Army]) -> Orders:
    """Attack after attack, the best first; then free land is taken, and idle armies go to the front."""
    idle, garrison = armies.copy(), garrison_with(c, armies)
    orders = conquer(c, idle, garrison)
    go_to_the_front(c, idle, garrison, orders)
    return orders


def conquests_worth(c: Campaign, armies: list[Army]) -> float:
    """What the armies could gain; where the idle ones go makes no difference."""
    return conquer(c, armies.copy(), garrison_with(c, armies)).worth


def garrison_with(c: Campaign, armies: list[Army]) -> list[int]:
    """The player's pieces by province, together with the recruits that are considered."""
    garrison = c.garrison.copy()
    for army in armies:
        if army.unit == NOBODY:
            garrison[army.place] += 1
    return garrison


def conquer(c: Campaign, idle: list[Army], garrison: list[int]) -> Orders:
    """Attacks and free land. Armies with orders are taken out of `idle` and of the garrisons."""
    orders = Orders()
    able = able_armies(c, idle)
    while idle and able:
        best, choice, goal = WORTH_THE_TROUBLE, idle[:0], NOBODY
        for province, armies in able.items():
            worth, force = best_attack(c, armies, c.enemy_in(province), garrison, best)
            if force:
                best, choice, goal = worth, force, province
        if not choice:
            break
        orders.worth += best
        del able[goal]
        for army in choice:
            orders.moves.append((army, goal))
            idle.remove(army)
            garrison[army.place] -= 1
            for armies in able.values():
                if army in armies:
                    armies.remove(army)
    take_free_land(c, idle, garrison, orders)
    return orders


def able_armies(c: Campaign, armies: list[Army]) -> dict[Province, list[Army]]:
    """The armies that can attack it, by province."""
    able: dict[Province, list[Army]] = {}
    for army in armies:
        if army.fights:
            for province in c.reach(army).hostile:
                able.setdefault(province, []).append(army)
    return {province: able[province] for province in sorted(able)}


# -- attacks ----------


def best_attack(
    c: Campaign, able: list[Army], enemy: Enemy, garrison: list[int], least: float
) -> tuple[float, list[Army]]:
    """The force that gains most, and more than the least: weak or strong armies first, as many as needed."""
    best, force = least, able[:0]
    for number, ranked in enumerate(rankings(able)):
        dealt = 0
        # All together they are the same in both orders.
        for count in range(1, len(ranked) + 1 - number):
            dealt += STRENGTH[ranked[count - 1].kind]
            kills, cleared = effect(dealt, enemy.pieces)
            spoils = kills - 0.06 * count
            if spoils + (enemy.worth if cleared else 0.0) <= best:
                continue  # not even without losses
            worth = attack_worth(c, ranked[:count], enemy, spoils, cleared, garrison)
            if worth > best:
                best, force = worth, ranked[:count]
    return best, force


def rankings(armies: list[Army]) -> list[list[Army]]:
    """The weak first, and the strong first; one order where all are of the same kind."""
    for army in armies:
        if army.kind != armies[0].kind:
            weak_first = sorted(armies, key=lambda army: STRENGTH[army.kind])
            return [weak_first, sorted(armies, key=lambda army: STRENGTH[army.kind], reverse=True)]
    return [armies]


def attack_worth(
    c: Campaign, force: list[Army], enemy: Enemy, spoils: float, cleared: bool, garrison: list[int]
) -> float:
    """What an attack gains: kills and land, less our losses and what is left empty behind us."""
    lost, vp, stay = losses(c, force, enemy.damage)
    worth = spoils - lost
    if enemy.is_player:
        worth -= 0.4 * vp
    if cleared:
        if stay:
            worth += enemy.worth
        elif enemy.helped:
            worth += 0.85 * enemy.worth
        else:
            worth += 0.1 * enemy.worth
    return worth - emptied(c, force, garrison)


@lru_cache(REMEMBERED)
def effect(dealt: int, pieces: tuple[Piece, ...]) -> tuple[int, bool]:
    """The VP for kills, and whether nobody is left: first everybody must go, then as many as possible die."""
    spare_points = dealt - sum(left for left, _, _ in pieces)
    if spare_points >= 0:
        kills = sum(vp for _, retreats, vp in pieces if not retreats)
        mobile = sorted((vp for _, retreats, vp in pieces if retreats), reverse=True)
        return kills + sum(mobile[:spare_points]), True
    kills = 0
    for cost, vp in sorted((left + retreats, vp) for left, retreats, vp in pieces):
        if dealt >= cost:
            dealt -= cost
            kills += vp
    return kills, False


def losses(c: Campaign, force: list[Army], damage: int) -> tuple[float, int, bool]:
    """WAT-10.27 The worth of our armies that die, the VP for them, and whether any other keeps standing."""
    if len(force) > 1:
        force = sorted(force, key=lambda army: (-STRENGTH[army.kind], army.left))
    worth, vp = 0.0, 0
    standing: list[Army] = []
    for army in force:
        price = army.left + c.commander
        if damage >= price:
            damage -= price
            worth += c.army_worths[army.kind]
            vp += KILL_VP[army.kind]
        else:
            standing.append(army)
    stay = len(standing)
    if c.commander:
        for army in standing:
            if damage >= army.left:
                damage -= army.left
                stay -= 1
    return worth, vp, stay > 0


def emptied(c: Campaign, force: list[Army], garrison: list[int]) -> float:
    """The worth of own provinces in which nobody would be left."""
    total = 0.0
    left: list[Province] = []
    for army in force:
        province = army.place
        if garrison[province] > len(force) or province in left:
            continue
        left.append(province)
        leaving = sum(other.place == province for other in force)
        if garrison[province] <= leaving and c.s.owner[province] == c.player:
            total += c.worth(province) * (0.25 if c.lady_near(province, garrison) else 1.0)
    return total


# -- idle armies ----------


def take_free_land(c: Campaign, idle: list[Army], garrison: list[int], orders: Orders) -> None:
    """Idle armies take free provinces, if that is worth more than what they leave."""
    taken: list[Province] = []
    for army in idle.copy():
        free = c.reach(army).free
        if not free:
            continue
        price = emptied(c, [army], garrison)
        best, goal = 0.3, NOBODY
        for province in free:
            if province not in taken:
                worth = c.worth(province) * (0.3 if c.lady_near(province, garrison) else 1.0) - price
                if worth > best:
                    best, goal = worth, province
        if goal != NOBODY:
            taken.append(goal)
            orders.worth += best
            orders.moves.append((army, goal))
            idle.remove(army)
            garrison[army.place] -= 1


def go_to_the_front(c: Campaign, idle: list[Army], garrison: list[int], orders: Orders) -> None:
    """Armies that nobody needs where they are go where there is something to attack."""
    if not rounds_left(c.s):
        return
    fronts = c.fronts()
    for army in idle:
        here = fronts[army.place]
        if here <= 1 or garrison[army.place] < 2:
            continue
        best, goal = here, NOBODY
        for province in c.reach(army).held:
            if fronts[province] < best:
                best, goal = fronts[province], province
        if goal != NOBODY:
            orders.moves.append((army, goal))
            garrison[army.place] -= 1
