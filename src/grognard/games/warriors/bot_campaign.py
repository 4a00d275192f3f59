"""WAT-20.4 The bot's plan for a manoeuvre: which armies go where, and what that is worth."""

from __future__ import annotations

from grognard.games.warriors.battle import can_retreat, is_fort
from grognard.games.warriors.book import BARBARIAN_ARMY, BOOK, MILITARY, PRINCESS, Kind, Province
from grognard.games.warriors.bot_worth import army_worth, province_worth, rounds_left
from grognard.games.warriors.progress import (
    ACTION_POINTS,
    COMMANDER,
    DOUBLE_STRIKE,
    KILL_VP,
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
    owner_of,
    strength,
    units_of,
)
from grognard.kernel.choice import Player


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


class Campaign:
    """The board as one player sees it before moving, perhaps after declaring war on one more side."""

    __slots__ = (
        "_enemies",
        "_reached",
        "_worths",
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
        open_to = [s.team[owner] == mine for owner in range(s.players)]
        hostile_to = [s.war[mine][side] > 0 or side == enemy for side in s.team]
        self.open = [owner == NOBODY or (owner < BARBARIANS and open_to[owner]) for owner in s.owner]
        self.hostile = [owner == BARBARIANS or (owner >= 0 and hostile_to[owner]) for owner in s.owner]
        self.garrison = [0] * len(s.owner)
        self.ladies = [0] * len(s.owner)
        for unit in units_of(player):
            province = s.place[unit]
            if province >= 0:
                self.garrison[province] += 1
                self.ladies[province] += s.kind[unit] == PRINCESS
        self._reached: dict[Province, list[int]] = {}
        self._worths: dict[Province, float] = {}
        self._enemies: dict[Province, Enemy] = {}

    def worth(self, province: Province) -> float:
        """What the province is worth to the player."""
        known = self._worths.get(province)
        if known is None:
            known = self._worths[province] = province_worth(self.s, self.player, province)
        return known

    def enemy_in(self, province: Province) -> Enemy:
        """Whom the player would meet there."""
        known = self._enemies.get(province)
        if known is None:
            known = self._enemies[province] = Enemy(self, province)
        return known

    def steps_from(self, start: Province) -> list[int]:
        """The steps to every province over open land, 0 where it cannot be reached."""
        known = self._reached.get(start)
        if known is not None:
            return known
        steps = [0] * len(self.open)
        frontier, count = [start], 0
        while frontier and count < 5:
            count += 1
            ahead = []
            for here in frontier:
                for province in self.s.board.neighbours[here]:
                    if not steps[province] and province != start:
                        if self.open[province]:
                            ahead.append(province)
                        elif not self.hostile[province]:
                            continue
                        steps[province] = count
            frontier = ahead
        self._reached[start] = steps
        return steps


# -- plans ----------


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


def make_orders(c: Campaign, armies: list[Army]) -> Orders:
    """Attack after attack, the best first; then free land is taken, and idle armies go to the front."""
    orders = Orders()
    garrison = c.garrison.copy()
    for army in armies:
        if army.unit == NOBODY:
            garrison[army.place] += 1
    ladies = c.ladies.copy()
    idle = armies.copy()
    targets = targets_of(c, idle)
    while idle and targets:
        best, choice, goal = 0.05, idle[:0], NOBODY
        for province in targets:
            worth, force = best_attack(c, idle, province, garrison, ladies)
            if worth > best:
                best, choice, goal = worth, force, province
        if not choice:
            break
        orders.worth += best
        for army in choice:
            orders.moves.append((army, goal))
            idle.remove(army)
            garrison[army.place] -= 1
        targets.remove(goal)
    take_free_land(c, idle, garrison, ladies, orders)
    go_to_the_front(c, idle, garrison, orders)
    return orders


def targets_of(c: Campaign, armies: list[Army]) -> list[Province]:
    """Provinces that some army could attack now."""
    found = [False] * len(c.hostile)
    for place, ap in dict.fromkeys((army.place, army.ap) for army in armies if army.fights):
        for province, steps in enumerate(c.steps_from(place)):
            if 0 < steps < ap and c.hostile[province]:
                found[province] = True
    return [province for province, near in enumerate(found) if near]


def can_attack(c: Campaign, army: Army, province: Province) -> bool:
    steps = c.steps_from(army.place)[province]
    return army.fights and 0 < steps < army.ap


def best_attack(
    c: Campaign, idle: list[Army], province: Province, garrison: list[int], ladies: list[int]
) -> tuple[float, list[Army]]:
    """The force for an attack that gains most: the weak or the strong armies first, as many as it takes."""
    able = [army for army in idle if can_attack(c, army, province)]
    best: float = 0.0
    force: list[Army] = []
    enemy = c.enemy_in(province)
    for strong_first in (False, True):
        able.sort(key=lambda army: STRENGTH[army.kind], reverse=strong_first)
        for count in range(1, len(able) + 1):
            worth = attack_worth(c, able[:count], enemy, garrison, ladies)
            if worth > best:
                best, force = worth, able[:count]
    return best, force


class Enemy:
    """The pieces in a province that is to be attacked, in numbers."""

    __slots__ = ("damage", "helped", "is_player", "lives", "province", "retreats", "vps", "worth")

    def __init__(self, c: Campaign, province: Province) -> None:
        s = c.s
        self.province = province
        units = s.here[province]
        self.damage = sum(strength(s, unit) for unit in units)
        self.lives = [1 if s.posture[unit] == RETREATED else life(s, unit) for unit in units]
        self.retreats = [can_retreat(s, unit) and s.posture[unit] != RETREATED for unit in units]
        self.vps = [KILL_VP[s.kind[unit]] for unit in units]
        owner = s.owner[province]
        self.is_player = 0 <= owner < BARBARIANS
        self.worth = c.worth(province)
        if self.is_player:
            forts = sum(is_fort(s, unit) for unit in units)
            self.worth += 0.35 * (s.board.vp[province] + forts * BOOK.vp.own_fort_standing)
        # A princess next door can walk in when everybody is gone.
        near_ = s.board.neighbours[province]
        self.helped = any(c.ladies[p] and c.garrison[p] > 1 for p in near_)


def attack_worth(
    c: Campaign, force: list[Army], enemy: Enemy, garrison: list[int], ladies: list[int]
) -> float:
    """What an attack gains: kills and land, less our losses and what is left empty behind us."""
    s = c.s
    dealt = sum(STRENGTH[army.kind] for army in force)
    kills, cleared = effect(dealt, enemy)
    lost, stay = losses(c, force, enemy.damage)
    worth = float(kills) - 0.06 * len(force)
    worth -= sum(army_worth(s, army.kind) for army in lost)
    if enemy.is_player:
        worth -= 0.4 * sum(KILL_VP[army.kind] for army in lost)
    if cleared:
        if stay:
            worth += enemy.worth
        elif enemy.helped:
            worth += 0.85 * enemy.worth
        else:
            worth += 0.1 * enemy.worth
    return worth - emptied(c, force, garrison, ladies)


def effect(dealt: int, enemy: Enemy) -> tuple[int, bool]:
    """The VP for kills, and whether nobody is left: first everybody must go, then as many as possible die."""
    lives, retreats, vps = enemy.lives, enemy.retreats, enemy.vps
    spare_points = dealt - sum(lives)
    if spare_points >= 0:
        kills = sum(vp for vp, retreat in zip(vps, retreats, strict=True) if not retreat)
        mobile = sorted((vp for vp, retreat in zip(vps, retreats, strict=True) if retreat), reverse=True)
        return kills + sum(mobile[:spare_points]), True
    kills = 0
    for cost, vp in sorted(
        (left + retreat, vp) for left, retreat, vp in zip(lives, retreats, vps, strict=True)
    ):
        if dealt >= cost:
            dealt -= cost
            kills += vp
    return kills, False


def losses(c: Campaign, force: list[Army], damage: int) -> tuple[list[Army], bool]:
    """WAT-10.27 Which of our armies die, and whether any of the others keeps standing."""
    order = sorted(force, key=lambda army: (-STRENGTH[army.kind], army.left))
    lost: list[Army] = []
    standing: list[Army] = []
    for army in order:
        price = army.left + c.commander
        if damage >= price:
            damage -= price
            lost.append(army)
        else:
            standing.append(army)
    stay = len(standing)
    if c.commander:
        for army in standing:
            if damage >= army.left:
                damage -= army.left
                stay -= 1
    return lost, stay > 0


def emptied(c: Campaign, force: list[Army], garrison: list[int], ladies: list[int]) -> float:
    """The worth of own provinces in which nobody would be left."""
    total = 0.0
    places = [army.place for army in force]
    for province in dict.fromkeys(places):
        if c.s.owner[province] == c.player and garrison[province] <= places.count(province):
            around = c.s.board.neighbours[province]
            saved = any(ladies[p] and garrison[p] > 1 for p in around)
            total += c.worth(province) * (0.25 if saved else 1.0)
    return total


def take_free_land(
    c: Campaign, idle: list[Army], garrison: list[int], ladies: list[int], orders: Orders
) -> None:
    """Idle armies take free provinces, if that is worth more than what they leave."""
    taken: list[Province] = []
    for army in idle.copy():
        steps = c.steps_from(army.place)
        best, goal = 0.3, NOBODY
        for province, owner in enumerate(c.s.owner):
            if owner == NOBODY and 0 < steps[province] <= army.ap and province not in taken:
                lady = any(ladies[p] and garrison[p] > 1 for p in c.s.board.neighbours[province])
                worth = c.worth(province) * (0.3 if lady else 1.0) - emptied(c, [army], garrison, ladies)
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
    for army in idle:
        if garrison[army.place] < 2:
            continue
        here = front_distance(c, army.place)
        if here <= 1:
            continue
        steps = c.steps_from(army.place)
        best, goal = here, NOBODY
        for province, friendly in enumerate(c.open):
            if friendly and c.s.owner[province] != NOBODY and 0 < steps[province] <= army.ap:
                there = front_distance(c, province)
                if there < best:
                    best, goal = there, province
        if goal != NOBODY:
            orders.moves.append((army, goal))
            garrison[army.place] -= 1


def front_distance(c: Campaign, start: Province) -> int:
    """Steps to the nearest province that could be attacked."""
    steps = c.steps_from(start)
    reached = [steps[p] for p, hostile in enumerate(c.hostile) if hostile and steps[p]]
    return min(reached, default=9)


# -- damage ----------


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
