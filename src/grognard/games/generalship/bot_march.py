"""GEN-26 How a competent player marches: tiles first, attacks with superiority, the capital guarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.generalship.book import (
    CAPITAL,
    CLASS,
    HOME,
    MOUNTAIN,
    NATION_TILES,
    NOBODY,
    PAGES,
    SEA,
    SHIP,
    TERRAIN,
    TILE_FOOD,
    TILE_METAL,
    Tile,
)
from grognard.games.generalship.bot_values import army_strength, unit_value, win_chance
from grognard.games.generalship.ownership import (
    are_enemies,
    capital_of,
    enemies_on,
    may_enter,
    neutral_tiles,
    owner_of,
)
from grognard.games.generalship.state import GenState, Unit, seat_of
from grognard.games.generalship.terms import ALL, CANCEL, DONE, MOVING_AT, TILE, TILE_AT
from grognard.games.generalship.units import KIND, KNOWN, units_at
from grognard.games.generalship.ways import BY_LAND, LEAVING_PORT, SAILING, Mover, Parade, ways_from
from grognard.kernel.choice import Choice, Player

POINT: Final = 10.0
FAR: Final = 9


class Plan:
    """Units that go from one tile to another, and what that is worth."""

    __slots__ = ("dest", "group", "value")

    def __init__(self, value: float, group: list[Unit], dest: Tile) -> None:
        self.value: Final = value
        self.group: Final = group
        self.dest: Final = dest


class Outlook:
    """What a marching player keeps in mind: how far gains and enemies are."""

    __slots__ = ("gain", "held", "mover", "need", "player", "threat")

    def __init__(self, s: GenState, player: Player) -> None:
        self.player: Final = player
        self.mover: Final = Mover(s, player, own_march=True)
        self.need: Final = need_of_tiles(s, player)
        self.held: Final = held_by_enemies(s, player)
        gains = [
            tile
            for tile in s.laid
            if tile >= NATION_TILES and s.owner[tile] != player and tile not in self.held
        ]
        self.gain: Final = distances(s, gains, player)
        """By tile: steps by land to the nearest undefended neutral tile that is not the player's."""
        self.threat: Final = enemy_distance(s, self.held, capital_of(s, player))
        """Steps from the capital to the nearest enemy units."""

    def prospect(self, tile: Tile) -> float:
        """What a unit may hope for from here."""
        steps = self.gain[tile]
        return 0.6 * self.need / max(1, steps) if steps < FAR else 0.0


# -- plans ----------


def plans_from(s: GenState, look: Outlook, tile: Tile) -> list[Plan]:
    """Single units to claim tiles, whole divisions to attack, single ships to sea."""
    found: list[Plan] = []
    parade = Parade(s, look.mover, ways_from(s, look.mover, tile), tile)
    for way, takers, _, _ in parade.takers:
        regiments = [unit for unit in takers if CLASS[unit & KIND] != SHIP]
        ships = [unit for unit in takers if CLASS[unit & KIND] == SHIP]
        if way.manner == BY_LAND and regiments:
            if way.dest in look.held:
                army = [unit for unit in parade.available if unit in regiments]
                found.append(Plan(attack_value(s, look, army, tile, way.dest), army, way.dest))
            else:
                one = [min(regiments, key=lambda unit: unit_value(unit & KIND))]
                found.append(Plan(step_value(s, look, one, tile, way.dest), one, way.dest))
        elif way.manner in (LEAVING_PORT, SAILING) and ships and way.dest not in look.held:
            one = [ships[0]]
            if parade.fits(way, 1, 0, 0, 0):
                found.append(Plan(step_value(s, look, one, tile, way.dest), one, way.dest))
    return found


def best_plan(s: GenState, look: Outlook, tile: Tile) -> Plan | None:
    return max(plans_from(s, look, tile), key=lambda plan: plan.value, default=None)


def march_gain(s: GenState, player: Player) -> float:
    """What a march would bring: the best plans of all stacks, as if all units were fresh."""
    look = Outlook(s, player)
    values = []
    for tile in s.stacks[player]:
        plan = best_plan(s, look, tile)
        if plan is not None and plan.value > 0:
            values.append(plan.value)
    values.sort(reverse=True)
    return sum(values[:3])


# -- values ----------


def need_of_tiles(s: GenState, player: Player) -> float:
    """What any neutral tile more is worth: three bring a point each cycle, some more are a reserve."""
    mine = len(neutral_tiles(s, player))
    needed = PAGES.victory.neutral_tiles_needed
    return 11.0 if mine < needed else 3.0 if mine < needed + 2 else 1.2


def claim_value(s: GenState, look: Outlook, tile: Tile) -> float:
    """What this neutral tile is worth: also what it yields, and what its owner loses."""
    value = look.need
    needed = PAGES.victory.neutral_tiles_needed
    owner = s.owner[tile]
    if owner != NOBODY and are_enemies(s, look.player, owner):
        value += 3.0 if len(neutral_tiles(s, owner)) == needed else 1.0
    return value + 0.8 * TILE_FOOD[tile] + TILE_METAL[tile]


def step_value(s: GenState, look: Outlook, group: list[Unit], source: Tile, dest: Tile) -> float:
    """A step onto a tile without enemies."""
    player = look.player
    value = -0.2
    if dest >= NATION_TILES and s.owner[dest] != player:
        value += claim_value(s, look, dest)
    elif dest in CAPITAL and HOME[dest] != s.nation[player]:
        value += capital_value(s, player, dest)
    elif dest < NATION_TILES and owner_of(s, dest) != player:
        value += 1.0
    else:
        value += look.prospect(dest) - look.prospect(source)
    if dest not in s.stacks[player] and len(units_at(s, player, source)) > len(group):
        if len(s.stacks[player]) >= PAGES.upkeep.free_stacks:
            value -= 1.2
    return value - exposure(s, look, group, source)


def exposure(s: GenState, look: Outlook, group: list[Unit], source: Tile) -> float:
    """What it costs to leave the capital without a garrison."""
    player = look.player
    if source != capital_of(s, player) or len(units_at(s, player, source)) > len(group):
        return 0.0
    return 20.0 if look.threat <= 2 else 4.0 if look.threat == 3 else 0.3


def attack_value(s: GenState, look: Outlook, group: list[Unit], source: Tile, dest: Tile) -> float:
    """An attack: two points with the chance of winning, less what losing costs."""
    player = look.player
    enemies = enemies_on(s, player, dest)
    theirs = sum(army_strength(s, enemy, units_at(s, enemy, dest), dest) for enemy in enemies)
    chance = win_chance(army_strength(s, player, group, dest), theirs)
    prize = PAGES.victory.attacker_win_points * POINT
    if dest >= NATION_TILES:
        prize += claim_value(s, look, dest)
    elif dest in CAPITAL:
        prize += capital_value(s, player, dest)
    cost = PAGES.victory.defender_win_points * POINT + sum(unit_value(unit & KIND) for unit in group)
    return chance * prize - (1 - chance) * cost - exposure(s, look, group, source)


def capital_value(s: GenState, player: Player, capital: Tile) -> float:
    """Taking a capital ends the game: good only for whoever wins then."""
    owner = seat_of(s, HOME[capital])
    after = s.points.copy()
    if after[owner] > after[player]:
        after[player], after[owner] = after[owner], after[player]
    best = max(after[other] for other in range(s.players) if other != player)
    return 100.0 if after[player] >= best else -60.0


def held_by_enemies(s: GenState, player: Player) -> set[Tile]:
    """All tiles with enemy units."""
    return {tile for other, stacks in enumerate(s.stacks) if are_enemies(s, player, other) for tile in stacks}


def distances(s: GenState, start: list[Tile], player: Player) -> list[int]:
    """Steps over land from the nearest of these tiles, through tiles that the player may enter."""
    steps = [FAR] * len(s.near)
    for tile in start:
        steps[tile] = 0
    todo = start.copy()
    for tile in todo:
        for other in s.near[tile]:
            if steps[other] == FAR and TERRAIN[other] != SEA and may_enter(s, player, other):
                steps[other] = steps[tile] + 1
                todo.append(other)
    return steps


def enemy_distance(s: GenState, held: set[Tile], start: Tile) -> int:
    """Steps over land to the nearest tile that enemies hold, up to three; else FAR."""
    if start in held:
        return 0
    seen, front = {start}, {start}
    for steps in (1, 2, 3):
        front = {other for tile in front for other in s.near[tile] if TERRAIN[other] != SEA} - seen
        if not front.isdisjoint(held):
            return steps
        seen |= front
    return FAR


def danger_to_capital(s: GenState, player: Player) -> float:
    """How likely an enemy takes the capital in the next march."""
    capital = capital_of(s, player)
    if not s.near or enemy_distance(s, held_by_enemies(s, player), capital) > 2:
        return 0.0
    threat = 0.0
    for front in s.near[capital]:
        for tile in (front, *s.near[front]):
            for enemy in enemies_on(s, player, tile):
                threat = max(threat, army_strength(s, enemy, units_at(s, enemy, tile), capital))
    garrison = units_at(s, player, capital)
    if not garrison:
        return 0.8
    return win_chance(threat, army_strength(s, player, garrison, capital)) if threat else 0.0


# -- preferences ----------


def source(s: GenState, choice: Choice) -> list[float]:
    """The stack with the best plan, as long as there is a good one."""
    look = Outlook(s, choice.player)
    values = []
    for term in choice.options:
        plan = None if term == DONE else best_plan(s, look, TILE_AT[term])
        values.append(plan.value if plan is not None else 0.0 if term == DONE else -9.0)
    return values


def unit(s: GenState, choice: Choice) -> list[float]:
    """The units of the best plan, then done."""
    look = Outlook(s, choice.player)
    plan = best_plan(s, look, s.source)
    missing = [] if plan is None else plan.group.copy()
    for chosen in s.group:
        if chosen & ~KNOWN in missing:
            missing.remove(chosen & ~KNOWN)
    wanted = {(one & KIND, look.mover.points_left(one)) for one in missing}
    values = []
    for term in choice.options:
        if term in MOVING_AT:
            values.append(2.0 if MOVING_AT[term] in wanted else -1.0)
        elif term == ALL:
            values.append(
                3.0
                if len(missing) > 1 and len(missing) == len(units_at(s, choice.player, s.source))
                else -1.5
            )
        elif term == DONE:
            values.append(1.0)
        else:
            values.append(-2.0)
    return values


def destination(s: GenState, choice: Choice) -> list[float]:
    """Where the group gains most."""
    look = Outlook(s, choice.player)
    values = []
    for term in choice.options:
        if term == CANCEL:
            values.append(-5.0)
        elif TILE_AT[term] in look.held:
            values.append(attack_value(s, look, s.group, s.source, TILE_AT[term]))
        else:
            values.append(step_value(s, look, s.group, s.source, TILE_AT[term]))
    return values


def reinforcement(s: GenState, choice: Choice) -> list[float]:
    """All that can come to one's own defence comes; attackers bring what they have."""
    capital = TILE[capital_of(s, choice.player)]
    return [0.5 if term == DONE else 0.0 if term == capital else 1.0 for term in choice.options]


def reinforcing_unit(s: GenState, choice: Choice) -> list[float]:
    values = {ALL: 3.0, DONE: 2.0, CANCEL: -1.0}
    return [values.get(term, 1.0) for term in choice.options]


def retreat(s: GenState, choice: Choice) -> list[float]:
    """To friends and fortresses, away from the enemy; the capital first."""
    player = choice.player
    values = []
    for term in choice.options:
        tile = TILE_AT[term]
        value = 1.0 if tile in s.stacks[player] else 0.0
        value += 2.0 if tile == capital_of(s, player) else 0.0
        value += 0.3 if TERRAIN[tile] == MOUNTAIN else 0.0
        values.append(value)
    return values


MARCH_PREFERENCES: Final[dict[str, Callable[[GenState, Choice], list[float]]]] = {
    "march_source": source,
    "march_unit": unit,
    "march_dest": destination,
    "reinforce_source": reinforcement,
    "reinforce_unit": reinforcing_unit,
    "retreat_infantry": retreat,
    "retreat_cavalry": retreat,
    "retreat_ships": retreat,
}
