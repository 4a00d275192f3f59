"""GEN-5 Population, production, growth."""

from __future__ import annotations

from grognard.games.generalship.book import (
    CIRCLES,
    GROWTH,
    NATIONS,
    NEUTRAL,
    PAGES,
    TILE_FOOD,
    TILE_METAL,
    Circle,
)
from grognard.games.generalship.generals import ability
from grognard.games.generalship.ownership import is_occupied, neutral_tiles
from grognard.games.generalship.rows import Exchange
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import (
    CIRCLE,
    FOOD_TO_METAL,
    METAL_TO_FOOD,
    NATION,
    NO_CHOICE,
    TILE,
)
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

PRODUCTION_CIRCLE = Ask("production_circle", "GEN-5.6", "circle")
EXCHANGE = Ask("exchange", "GEN-5.10", "keyword")
GROWTH_CIRCLE = Ask("growth_circle", "GEN-5.12", "circle")

PRODUCED = Told("produced", "GEN-5.7", "who:player", "food:number", "metal:number")
EXCHANGED_FOOD = Told("exchanged_food", "GEN-5.10", "who:player", "food:number", "metal:number")
EXCHANGED_METAL = Told("exchanged_metal", "GEN-5.10", "who:player", "food:number", "metal:number")
GREW = Told("grew", "GEN-5.12", "who:player", "n:number", "total:number")


# -- procedures ----------


def produce(s: GenState, player: Player) -> Procedure[None]:
    """GEN-5.6 Arrange, choose between twins, receive, exchange."""
    arrange(s, player)
    yield from choose_twin(s, player)
    food, metal = yield_of(s, player)
    s.food[player] += food
    s.metal[player] += metal
    s.journal.tell(PRODUCED, player, food, metal)
    yield from exchange(s, player)


def choose_twin(s: GenState, player: Player) -> Procedure[None]:
    """GEN-5.6 The highest cylinder may stand on either of two equal circles if the other is empty."""
    nation = s.nation[player]
    active = active_circles(s, player)
    filled = s.people[player] & active
    for twins in reversed(CIRCLES[nation].rising):
        here = [circle for circle in twins if active >> circle & 1]
        full = [circle for circle in here if filled >> circle & 1]
        if full:
            if len(here) > len(full):
                terms = [CIRCLE[nation][circle] for circle in here]
                chosen = here[terms.index((yield Choice(player, PRODUCTION_CIRCLE, terms)))]
                s.people[player] ^= 1 << full[0]
                s.people[player] |= 1 << chosen
            return


def exchange(s: GenState, player: Player) -> Procedure[None]:
    """GEN-5.10 Every exchange source once, at its ratio, in either direction or not at all."""
    for source, ratio in exchange_sources(s, player):
        options = [NO_CHOICE]
        if s.food[player] >= ratio.food:
            options.append(FOOD_TO_METAL)
        if s.metal[player] >= ratio.metal:
            options.append(METAL_TO_FOOD)
        chosen = yield Choice(player, EXCHANGE, options, about=(source,))
        if chosen == FOOD_TO_METAL:
            s.food[player] -= ratio.food
            s.metal[player] += ratio.metal
            s.journal.tell(EXCHANGED_FOOD, player, ratio.food, ratio.metal)
        elif chosen == METAL_TO_FOOD:
            s.metal[player] -= ratio.metal
            s.food[player] += ratio.food
            s.journal.tell(EXCHANGED_METAL, player, ratio.food, ratio.metal)


def grow(s: GenState, player: Player) -> Procedure[None]:
    """GEN-5.12 The tile of the lowest empty active circle says how many cylinders come."""
    arrange(s, player)
    if room_to_grow(s, player) == 0:
        return
    before = population(s, player)
    circle = yield from lowest_empty(s, player)
    new = min(growth_number(s, player, circle), room_to_grow(s, player))
    s.people[player] |= 1 << circle
    # GEN-5.15 The others on the then lowest empty active circles.
    for _ in range(new - 1):
        circle = yield from lowest_empty(s, player)
        s.people[player] |= 1 << circle
    s.journal.tell(GREW, player, population(s, player) - before, population(s, player))


def lowest_empty(s: GenState, player: Player) -> Procedure[Circle]:
    """GEN-5.12, 5.15 The lowest empty active circle; of two equal ones the player chooses."""
    nation = s.nation[player]
    circles = lowest_empty_circles(s, player)
    terms = [CIRCLE[nation][circle] for circle in circles]
    return circles[terms.index((yield Choice(player, GROWTH_CIRCLE, terms)))]


# -- queries ----------


def population(s: GenState, player: Player) -> int:
    """GEN-5.2 All cylinders on the nation, active or not."""
    return s.people[player].bit_count()


def active_circles(s: GenState, player: Player) -> int:
    """GEN-5.4 Circles of free tiles up to the lowest number on any occupied tile, as a mask."""
    circles = CIRCLES[s.nation[player]]
    occupied = [tile for tile in circles.on_tile if is_occupied(s, tile)]
    if not occupied:
        return (1 << len(circles.number)) - 1
    lowest = min(circles.lowest_on[tile] for tile in occupied)
    active = 0
    for circle, number in enumerate(circles.number):
        if number <= lowest and circles.tile[circle] not in occupied:
            active |= 1 << circle
    return active


def active_population(s: GenState, player: Player) -> int:
    return (s.people[player] & active_circles(s, player)).bit_count()


def yield_of(s: GenState, player: Player) -> tuple[int, int]:
    """GEN-5.7 to 5.9 Food and metal of active cylinders, owned neutral tiles and the commander."""
    circles = CIRCLES[s.nation[player]]
    filled = s.people[player] & active_circles(s, player)
    food = sum(gain for circle, gain in enumerate(circles.food) if filled >> circle & 1)
    metal = sum(gain for circle, gain in enumerate(circles.metal) if filled >> circle & 1)
    for tile in neutral_tiles(s, player):
        food += TILE_FOOD[tile]
        metal += TILE_METAL[tile]
    prosperity = ability(s, player, "production")
    if prosperity is not None:
        food += prosperity.food
        metal += prosperity.metal
    return food, metal


def exchange_sources(s: GenState, player: Player) -> list[tuple[Term, Exchange]]:
    """GEN-5.10 Circles of the nation with an active cylinder, then owned tiles by id."""
    nation = s.nation[player]
    filled = s.people[player] & active_circles(s, player)
    found = []
    for number, circle in enumerate(NATIONS[nation].circle):
        if circle.exchange is not None and filled >> number & 1:
            found.append((NATION[nation], circle.exchange))
    for tile in neutral_tiles(s, player):
        ratio = PAGES.neutral[tile - NEUTRAL[0]].exchange
        if ratio is not None:
            found.append((TILE[tile], ratio))
    return found


def lowest_empty_circles(s: GenState, player: Player) -> list[Circle]:
    """GEN-5.12 The empty active circles of the lowest number that has one."""
    free = active_circles(s, player) & ~s.people[player]
    for twins in CIRCLES[s.nation[player]].rising:
        empty = [circle for circle in twins if free >> circle & 1]
        if empty:
            return empty
    return []


def room_to_grow(s: GenState, player: Player) -> int:
    """GEN-5.14, 5.16 Cylinders that could come: up to the maximum and the empty active circles."""
    free = active_circles(s, player) & ~s.people[player]
    return min(CIRCLES[s.nation[player]].most - population(s, player), free.bit_count())


def growth_number(s: GenState, player: Player, circle: Circle) -> int:
    """GEN-5.12 to 5.14 The number of the circle's tile, or of the exception; plus the ability."""
    nation = s.nation[player]
    number = GROWTH[CIRCLES[nation].tile[circle]]
    special = NATIONS[nation].growth_exception
    if special is not None and population(s, player) == special.at_population:
        number = special.growth
    influx = ability(s, player, "growth")
    return number + (influx.amount if influx is not None else 0)


# -- changes ----------


def arrange(s: GenState, player: Player) -> None:
    """GEN-5.5 Active cylinders move onto the lowest active circles; inactive ones stay."""
    active = active_circles(s, player)
    filled = s.people[player] & active
    left = filled.bit_count()
    arranged = s.people[player] & ~active
    for twins in CIRCLES[s.nation[player]].rising:
        here = [circle for circle in twins if active >> circle & 1]
        if left < len(here):
            # One of two is needed: who holds a cylinder keeps it, else the first listed takes it.
            full = [circle for circle in here if filled >> circle & 1]
            here = (full if len(full) == 1 else here)[:left]
        for circle in here:
            arranged |= 1 << circle
        left -= len(here)
    s.people[player] = arranged


def spend_population(s: GenState, player: Player) -> None:
    """GEN-9.4 One cylinder leaves the highest active circle; of twins the one listed last."""
    remove_highest(s, player, s.people[player] & active_circles(s, player))


def remove_highest(s: GenState, player: Player, among: int) -> None:
    """One cylinder leaves the highest of these circles; of twins the one listed last."""
    for twins in reversed(CIRCLES[s.nation[player]].rising):
        for circle in reversed(twins):
            if among >> circle & 1:
                s.people[player] &= ~(1 << circle)
                return
