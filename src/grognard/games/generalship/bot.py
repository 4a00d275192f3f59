"""GEN-26 What a competent player knows: which option looks best.

The state is redacted for the player who is asked. `prefer` looks up the question in a table; the battle has
its own module, `bot_battle`, the march `bot_march`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.generalship.book import (
    ABILITY,
    ALLIANCE,
    CLASS,
    DRAFT,
    GENERAL_CARD,
    GENERALS,
    GROW,
    MARCH,
    NATIONS,
    NOBODY,
    PRODUCTION,
    SHIP,
    TECHNOLOGIES,
    TECHNOLOGY_CARD,
    TILE_ACTIONS,
    UNITS,
    General,
)
from grognard.games.generalship.bot_alliances import alliance, best_division, upkeep_help
from grognard.games.generalship.bot_battle import BATTLE_PREFERENCES
from grognard.games.generalship.bot_march import (
    MARCH_PREFERENCES,
    danger_to_capital,
    march_gain,
)
from grognard.games.generalship.bot_values import unit_value
from grognard.games.generalship.draft import has_place
from grognard.games.generalship.population import (
    active_population,
    growth_number,
    lowest_empty_circles,
    room_to_grow,
    yield_of,
)
from grognard.games.generalship.scoring import upkeep_cost
from grognard.games.generalship.state import GenState, seat_of
from grognard.games.generalship.technology import payable
from grognard.games.generalship.terms import (
    ACTION,
    ACTION_TILE,
    AS_COMMANDER,
    CANCEL,
    CIRCLE,
    DEVELOP,
    DONE,
    DRAFT_AT,
    DRAW,
    FOOD_TO_METAL,
    GENERAL_AT,
    METAL_TO_FOOD,
    NATION,
    NO_CHOICE,
    PAYMENT_AT,
    RESOURCES,
    TECHNOLOGY,
    TILE_AT,
    UNIT_AT,
    UPGRADE,
)
from grognard.games.generalship.tree import allowed
from grognard.games.generalship.units import KIND, units_of
from grognard.kernel.choice import Choice, Player, Term

Preference = Callable[[GenState, Choice], list[float]]

POINT: Final = 10.0
"""What a victory point is worth in the units of the evaluation."""


# -- preferences ----------


def prefer(s: GenState, choice: Choice) -> list[float]:
    """How good each option looks to the player who is asked."""
    look = PREFERENCES.get(choice.ask.key)
    return [0.0] * len(choice.options) if look is None else look(s, choice)


def rate(choice: Choice, values: dict[Term, float], other: float = 0.0) -> list[float]:
    return [values.get(term, other) for term in choice.options]


def general_value(general: General) -> float:
    """How good a commander is: numbers, and abilities that help always."""
    if general < 0:
        return 0.0
    row = GENERALS[general]
    bonus = {
        "production": 2.0,
        "growth": 2.0,
        "tech_draw": 3.0,
        "draft_batch": 1.0,
        "draft_discount": 0.7,
        "bp": 1.2,
        "upkeep_stacks": 1.0,
        "general_draw": 0.6,
        "battle_experience": 0.6,
        "extra_advanced": 0.8,
        "extra_basic": 0.8,
    }
    return row.land + 0.4 * row.sea + bonus.get(ABILITY[general].kind, 0.4)


def generals(s: GenState, choice: Choice) -> list[float]:
    """The better general; the commander last, so that the best of the kept ones leads."""
    return [general_value(GENERAL_AT[term]) if term in GENERAL_AT else 1.0 for term in choice.options]


def nation(s: GenState, choice: Choice) -> list[float]:
    """Large nations first."""
    return [0.1 * NATIONS[NATION.index(term)].max_population for term in choice.options]


# -- which action ----------


def tile(s: GenState, choice: Choice) -> list[float]:
    """The tile with the best action."""
    numbers = [ACTION_TILE.index(term) for term in choice.options]
    gains = Gains(s, choice.player)
    return [max(action_value(gains, number, chosen) for chosen in TILE_ACTIONS[number]) for number in numbers]


def action(s: GenState, choice: Choice) -> list[float]:
    """The better of the two; the others must do the other one."""
    number = ACTION_TILE.index(choice.about[0])
    gains = Gains(s, choice.player)
    return [action_value(gains, number, ACTION.index(term)) for term in choice.options]


class Gains:
    """What the actions are worth in a position, each worked out once, though several tiles offer it."""

    __slots__ = ("_mine", "_others", "_player", "_s")

    def __init__(self, s: GenState, player: Player) -> None:
        self._s = s
        self._player = player
        self._mine: dict[int, float] = {}
        self._others: dict[int, float] = {}

    def mine(self, chosen: int) -> float:
        if chosen not in self._mine:
            self._mine[chosen] = gain(self._s, self._player, chosen)
        return self._mine[chosen]

    def of_others(self, chosen: int) -> float:
        """What the other who gains most by it gains."""
        if chosen not in self._others:
            others = [other for other in range(self._s.players) if other != self._player]
            self._others[chosen] = max(rough_gain(self._s, other, chosen) for other in others)
        return self._others[chosen]


def action_value(gains: Gains, number: int, chosen: int) -> float:
    """The own gain, less part of what the others gain by following."""
    mine = gains.mine(chosen)
    if chosen == ALLIANCE:
        return mine
    theirs = chosen
    if len(TILE_ACTIONS[number]) > 1:
        theirs = next(other for other in TILE_ACTIONS[number] if other != chosen)
    return mine - 0.3 * gains.of_others(theirs)


def gain(s: GenState, player: Player, chosen: int) -> float:
    """What an action is worth to the player himself."""
    if chosen == TECHNOLOGY_CARD:
        technologies = payable(s, player)
        if technologies:
            return POINT * max(TECHNOLOGIES[technology].victory_points for technology in technologies)
        return 9.0 if allowed(s) else 0.0
    if chosen == DRAFT:
        return 2.0 * min(wanted_units(s, player), affordable_units(s, player))
    if chosen == MARCH:
        return march_gain(s, player)
    if chosen == ALLIANCE:
        return best_division(s, player)[0]
    return rough_gain(s, player, chosen)


def rough_gain(s: GenState, player: Player, chosen: int) -> float:
    """What an action is worth to anybody, from what all can see."""
    if chosen == PRODUCTION:
        food, metal = yield_of(s, player)
        return food * (1.2 if s.food[player] < 5 else 0.4) + metal * (1.2 if s.metal[player] < 3 else 0.4)
    if chosen == GROW:
        new = min(2, room_to_grow(s, player))
        return new * (1.6 if active_population(s, player) < 5 else 0.8)
    if chosen == GENERAL_CARD:
        return 3.0 if s.commander[player] == NOBODY else 1.2
    if chosen == TECHNOLOGY_CARD:
        if not allowed(s):
            return 0.0
        return POINT if len(s.technology[player]) > 1 else 4.0
    if chosen == DRAFT:
        return 1.5 if s.food[player] else 0.0
    if chosen == MARCH:
        return 2.0 if s.stacks[player] else 0.0
    return 0.1


# -- population ----------


def production_circle(s: GenState, choice: Choice) -> list[float]:
    """Metal while it is scarce."""
    number = s.nation[choice.player]
    circles = [NATIONS[number].circle[CIRCLE[number].index(term)] for term in choice.options]
    metal = 1.3 if s.metal[choice.player] < 3 else 0.7
    return [circle.food + metal * circle.metal for circle in circles]


def growth_circle(s: GenState, choice: Choice) -> list[float]:
    """The circle whose tile grows most."""
    nation_number = s.nation[choice.player]
    empty = lowest_empty_circles(s, choice.player)
    values = {CIRCLE[nation_number][circle]: growth_number(s, choice.player, circle) for circle in empty}
    return [float(values.get(term, 0)) for term in choice.options]


def exchange(s: GenState, choice: Choice) -> list[float]:
    """Metal for its own sake if there is none, food if upkeep or drafts need it."""
    food, metal = s.food[choice.player], s.metal[choice.player]
    values = {NO_CHOICE: 0.5, FOOD_TO_METAL: 0.0, METAL_TO_FOOD: 0.0}
    if metal == 0 and food > 5:
        values[FOOD_TO_METAL] = 1.0
    if food < 2 and metal > 1:
        values[METAL_TO_FOOD] = 1.0
    return rate(choice, values)


# -- generals and technology ----------


def general_mode(s: GenState, choice: Choice) -> list[float]:
    """Use generals for a first commander and some political power, draw otherwise."""
    player = choice.player
    needed = s.commander[player] == NOBODY or (len(s.power[player]) < 2 and len(s.unused[player]) > 0)
    return [1.0 if (term == DRAW) != needed else 0.0 for term in choice.options]


def general_card(s: GenState, choice: Choice) -> list[float]:
    """The best one leads, the worst ones are power; one good card is kept."""
    player = choice.player
    if s.commander[player] == NOBODY:
        return generals(s, choice)
    enough = len(s.power[player]) >= 3
    return [
        (5.0 if enough else 0.0) if term == DONE else 4.0 - 0.5 * general_value(GENERAL_AT[term])
        for term in choice.options
    ]


def general_role(s: GenState, choice: Choice) -> list[float]:
    """Commander if there is none or a clearly worse one."""
    better = general_value(s.picked) > general_value(s.commander[choice.player]) + 1.0
    vacant = s.commander[choice.player] == NOBODY
    return [float((term == AS_COMMANDER) == (vacant or better)) for term in choice.options]


def tech_mode(s: GenState, choice: Choice) -> list[float]:
    return rate(choice, {DEVELOP: 1.0})


def tech_choice(s: GenState, choice: Choice) -> list[float]:
    """Most points, then the cheapest."""
    rows = [TECHNOLOGIES[TECHNOLOGY.index(term)] for term in choice.options]
    return [POINT * row.victory_points - row.cost_points for row in rows]


def tech_payment(s: GenState, choice: Choice) -> list[float]:
    """Without waste; cards before resources."""
    return [
        -3.5 if term == RESOURCES else -(PAYMENT_AT[term][0] + 2.0 * PAYMENT_AT[term][1])
        for term in choice.options
    ]


# -- drafting ----------


def wanted_units(s: GenState, player: Player) -> int:
    """How many units more the player would like to have: enough for tiles, garrison and an army."""
    stock = s.food[player] - upkeep_cost(s, player)
    size = 5 + min(4, max(0, stock) // 2) + s.cycle // 2
    return max(0, size - units_of(s, player))


def affordable_units(s: GenState, player: Player) -> int:
    return min(2 * s.food[player], max(0, active_population(s, player) - 2))


def draft_step(s: GenState, choice: Choice) -> list[float]:
    """The most strength for the money; nothing if there are enough units or people are few."""
    player = choice.player
    enough = wanted_units(s, player) == 0 or active_population(s, player) <= 2
    enough = enough and not danger_to_capital(s, player)
    values = {DONE: 0.5, UPGRADE: 3.0}
    for term in choice.options:
        if term in DRAFT_AT:
            row = UNITS[DRAFT_AT[term]]
            cost = row.food / row.per_payment + 1.2 * row.metal + 0.7
            worth = (row.land_atk + row.land_def) / 2 if CLASS[DRAFT_AT[term]] != SHIP else 1.0
            values[term] = 0.0 if enough else 0.6 + worth / cost / 4
    if not has_place(s, player, 0):
        values[DONE] = 5.0
    return rate(choice, values)


def not_cancel(s: GenState, choice: Choice) -> list[float]:
    return [0.0 if term == CANCEL else 1.0 for term in choice.options]


# -- upkeep, plague, end ----------


def remove_tile(s: GenState, choice: Choice) -> list[float]:
    """Remove units only if food is short, and where that saves most."""
    player = choice.player
    cost = upkeep_cost(s, player)
    short = cost - s.food[player]
    values = {}
    for term in choice.options:
        if term == DONE:
            values[term] = 0.0 if short > 0 else 5.0
        else:
            values[term] = saving(s, player, TILE_AT[term], cost) - 0.1
    return rate(choice, values)


def saving(s: GenState, player: Player, at: int, cost: int) -> float:
    """What disbanding the cheapest unit there saves in upkeep, less what the unit is worth."""
    units = s.stacks[player][at]
    cheapest = min(units, key=lambda unit: unit_value(unit & KIND))
    rest = units.copy()
    rest.remove(cheapest)
    saved = s.stacks[player]
    s.stacks[player] = {tile: stack for tile, stack in saved.items() if tile != at or rest}
    if rest:
        s.stacks[player][at] = rest
    less = cost - upkeep_cost(s, player)
    s.stacks[player] = saved
    return less - unit_value(cheapest & KIND)


def cheapest_unit(s: GenState, choice: Choice) -> list[float]:
    return [-unit_value(UNIT_AT[term]) if term in UNIT_AT else -9.0 for term in choice.options]


def plague_tile(s: GenState, choice: Choice) -> list[float]:
    """Where the cheapest unit stands."""
    stacks = s.stacks[choice.player]
    return [-min(unit_value(unit & KIND) for unit in stacks[TILE_AT[term]]) for term in choice.options]


def capital_swap(s: GenState, choice: Choice) -> list[float]:
    """With whoever has most points, if that is more than the own ones."""
    return [
        0.5
        if term == NO_CHOICE
        else float(s.points[seat_of(s, NATION.index(term))] - s.points[choice.player])
        for term in choice.options
    ]


PREFERENCES: Final[dict[str, Preference]] = {
    "choose_nation": nation,
    "keep_general": generals,
    "first_commander": generals,
    "choose_tile": tile,
    "choose_action": action,
    "production_circle": production_circle,
    "exchange": exchange,
    "growth_circle": growth_circle,
    "general_mode": general_mode,
    "general_card": general_card,
    "general_role": general_role,
    "tech_mode": tech_mode,
    "tech_choice": tech_choice,
    "tech_payment": tech_payment,
    "plague_unit_tile": plague_tile,
    "plague_unit": cheapest_unit,
    "alliance_op": alliance,
    "draft_step": draft_step,
    "squadron_port": not_cancel,
    "upgrade_tile": not_cancel,
    "upgrade_line": not_cancel,
    "upkeep_remove_tile": remove_tile,
    "upkeep_remove_unit": cheapest_unit,
    "upkeep_help": upkeep_help,
    "capital_swap": capital_swap,
    "capacity_loss": cheapest_unit,
    **MARCH_PREFERENCES,
    **BATTLE_PREFERENCES,
}
