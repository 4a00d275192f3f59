"""WAT-20.4 The bot's plan for a manoeuvre: which armies go where, and what that is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from grognard.games.warriors.battle import can_retreat, is_fort
from grognard.games.warriors.book import ARMIES, BOOK, MILITARY, PRINCESS, Kind, Province
from grognard.games.warriors.bot_worth import REMEMBERED, Land, army_worth, rounds_left
from grognard.games.warriors.progress import (
    ACTION_POINTS,
    COMMANDER,
    DOUBLE_STRIKE,
    KILL_VP,
    KINDS_OF_COLOUR,
    PER_COLOUR,
    STRENGTH,
    TOUGHNESS,
    Unit,
)
from grognard.games.warriors.state import (
    BARBARIANS,
    NOBODY,
    RETREATED,
    WarriorsState,
    armies_of,
    has_skill,
    life,
    strength,
)
from grognard.kernel.choice import Player

WORTH_THE_TROUBLE: Final = 0.05
"""An attack that gains no more is not made."""
FAR: Final = 9
"""The distance of a front that is out of sight."""
SIGHT: Final = 5
"""Steps that the bot looks ahead."""


class Army:
    """An army as the plan sees it; a recruit that is only considered has no piece yet."""

    __slots__ = ("ap", "fights", "kind", "left", "place", "unit")

    def __init__(self, unit: Unit, kind: Kind, place: Province, ap: int, left: int, fights: bool) -> None:
        self.unit = unit
        self.kind = kind
        self.place = place
        self.ap = ap
        self.left = left
        """Life."""
        self.fights = fights


class Orders:
    """A plan: what each army does, and what all of it is worth."""

    __slots__ = ("moves", "worth")

    def __init__(self) -> None:
        self.worth = 0.0
        self.moves: list[tuple[Army, Province]] = []


class Reach:
    """Where an army can go over open land, in ascending order of provinces."""

    __slots__ = ("free", "held", "hostile")

    def __init__(self, c: Campaign, start: Province, ap: int) -> None:
        self.hostile: list[Province] = []
        """Provinces that it can attack: the last AP is for the battle."""
        open_: list[Province] = []
        seen = [False] * len(c.open)
        seen[start] = True
        frontier, left = [start], min(ap, SIGHT)
        while frontier and left:
            left -= 1
            ahead = []
            for here in frontier:
                for province in c.s.board.neighbours[here]:
                    if seen[province]:
                        continue
                    seen[province] = True
                    if c.open[province]:
                        ahead.append(province)
                    elif left and c.hostile[province]:
                        self.hostile.append(province)
            open_ += ahead
            frontier = ahead
        open_.sort()
        self.hostile.sort()
        self.free = [province for province in open_ if c.s.owner[province] == NOBODY]
        self.held = [province for province in open_ if c.s.owner[province] != NOBODY]
        """Own and allied provinces."""


class Campaign:
    """The board as one player sees it before moving, perhaps after declaring war on one more side."""

    __slots__ = (
        "_enemies",
        "_fronts",
        "_land",
        "_reaches",
        "_worths",
        "army_worths",
        "commander",
        "garrison",
        "hostile",
        "ladies",
        "open",
        "player",
        "s",
    )

    def __init__(self, s: WarriorsState, player: Player, enemy: int = NOBODY) -> None:
        self.s = s
        self.player = player
        self.commander = has_skill(s, player, COMMANDER)
        mine = s.team[player]
        open_to = [False] * (BARBARIANS + 1) + [True]  # the last is NOBODY
        hostile_to = [False] * BARBARIANS + [True, False]
        for owner, side in enumerate(s.team):
            open_to[owner] = side == mine
            hostile_to[owner] = s.war[mine][side] > 0 or side == enemy
        self.open = [open_to[owner] for owner in s.owner]
        self.hostile = [hostile_to[owner] for owner in s.owner]
        self.garrison = [0] * len(s.owner)
        """The player's pieces, by province."""
        self.ladies: list[Province] = []
        """Where the player's princesses are."""
        first = player * PER_COLOUR
        for province, kind in zip(s.place[first : first + PER_COLOUR], KINDS_OF_COLOUR, strict=True):
            if province >= 0:
                self.garrison[province] += 1
                if kind == PRINCESS:
                    self.ladies.append(province)
        self.army_worths = [army_worth(s, kind) for kind in ARMIES]
        self._land = Land(s, player)
        self._fronts: list[int] = []
        self._reaches: dict[tuple[Province, int], Reach] = {}
        self._worths: dict[Province, float] = {}
        self._enemies: dict[Province, Enemy] = {}

    def worth(self, province: Province) -> float:
        """What the province is worth to the player."""
        known = self._worths.get(province)
        if known is None:
            known = self._worths[province] = self._land.worth(province)
        return known

    def enemy_in(self, province: Province) -> Enemy:
        """Whom the player would meet there."""
        known = self._enemies.get(province)
        if known is None:
            known = self._enemies[province] = Enemy(self, province)
        return known

    def reach(self, army: Army) -> Reach:
        """Where the army can go."""
        known = self._reaches.get((army.place, army.ap))
        if known is None:
            known = self._reaches[army.place, army.ap] = Reach(self, army.place, army.ap)
        return known

    def lady_near(self, province: Province, garrison: list[int]) -> bool:
        """Whether a princess next door, where she is not alone, can walk in when everybody is gone."""
        for place in self.ladies:
            if garrison[place] > 1 and place in self.s.board.neighbours[province]:
                return True
        return False

    def fronts(self) -> list[int]:
        """By open province: the steps to the nearest one that could be attacked."""
        if self._fronts:
            return self._fronts
        self._fronts = fronts = [FAR] * len(self.open)
        frontier = [province for province, hostile in enumerate(self.hostile) if hostile]
        for steps in range(1, SIGHT + 1):
            ahead = []
            for here in frontier:
                for province in self.s.board.neighbours[here]:
                    if self.open[province] and fronts[province] == FAR:
                        fronts[province] = steps
                        ahead.append(province)
            frontier = ahead
        return fronts


Piece: TypeAlias = tuple[int, bool, int]
"""Of an enemy: life, whether it can retreat, and the VP for killing it."""


class Enemy:
    """The pieces in a province that is to be attacked, in numbers."""

    __slots__ = ("damage", "helped", "is_player", "pieces", "worth")

    def __init__(self, c: Campaign, province: Province) -> None:
        s = c.s
        self.damage = 0
        pieces: list[Piece] = []
        for unit in s.here[province]:
            vp = KILL_VP[s.kind[unit]]
            if s.posture[unit] == RETREATED:
                pieces.append((1, False, vp))
            else:
                self.damage += strength(s, unit)
                pieces.append((life(s, unit), can_retreat(s, unit), vp))
        self.pieces = tuple(pieces)
        self.worth = c.worth(province)
        self.is_player = 0 <= s.owner[province] < BARBARIANS
        if self.is_player:
            forts = sum(is_fort(s, unit) for unit in s.here[province])
            self.worth += 0.35 * (s.board.vp[province] + forts * BOOK.vp.own_fort_standing)
        self.helped = c.lady_near(province, c.garrison)


# -- armies ----------


def armies_now(s: WarriorsState, player: Player) -> list[Army]:
    """The armies with what is left of their AP in this turn."""
    battles = BOOK.skills[DOUBLE_STRIKE].battle_ap if has_skill(s, player, DOUBLE_STRIKE) else 1
    return [
        Army(u, s.kind[u], s.place[u], s.ap[u], life(s, u), s.battles[u] < battles)
        for u in armies_of(s, player)
        if s.ap[u] > 0
    ]


def armies_next(s: WarriorsState, player: Player) -> list[Army]:
    """The armies as they will stand at the beginning of the manoeuvre turn."""
    ap = ACTION_POINTS[s.markers[player][MILITARY]]
    return [
        Army(u, s.kind[u], s.place[u], 1 if s.raised[u] else ap, life(s, u), True)
        for u in armies_of(s, player)
        if s.posture[u] != RETREATED
    ]


def recruit(s: WarriorsState, player: Player, kind: Kind, province: Province) -> Army:
    """An army that could be raised."""
    return Army(NOBODY, kind, province, ACTION_POINTS[s.markers[player][MILITARY]], TOUGHNESS[kind], True)


# -- plans ----------


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
