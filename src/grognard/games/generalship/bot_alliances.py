"""GEN-26 Alliances of a competent player: with whoever is a danger, against whoever can be beaten.

Alliances need nobody's consent (GEN-19.1). So the player looks for the division of all cubes among the fields
that suits him best, by what is public, and takes the operations that lead there.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from grognard.games.generalship.book import PAGES, Tile
from grognard.games.generalship.bot_march import capital_value
from grognard.games.generalship.bot_values import army_strength, win_chance
from grognard.games.generalship.ownership import capital_of
from grognard.games.generalship.scoring import upkeep_cost
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import ADD, DONE, NUMBER, REMOVE
from grognard.games.generalship.units import units_at
from grognard.kernel.choice import Choice, Player, Term

CAPITAL_LOST: Final = 60.0
HELD_OFF: Final = 5.0
"""An enemy before the capital who does not gain by taking it."""
EMPTY_CAPITAL: Final = 0.8
TOGETHER: Final = 1.0
"""What an alliance between two others costs everybody else."""
POLITICAL_CARD: Final = 8.0
WORTH_WHILE: Final = 2.0
"""Alliances are left as they are unless a change brings more."""
SPARE_FOOD: Final = 3
"""Food that is kept when an ally is helped."""


# -- dangers ----------


def danger_from(s: GenState, player: Player, enemy: Player) -> float:
    """How likely this enemy takes the player's capital in the next march, if they are not allied."""
    capital = capital_of(s, player)
    force = max([stack_strength(s, enemy, tile, capital) for tile in around(s, capital)], default=0.0)
    if not force:
        return 0.0
    garrison = units_at(s, player, capital)
    return win_chance(force, army_strength(s, player, garrison, capital)) if garrison else EMPTY_CAPITAL


def stack_strength(s: GenState, player: Player, tile: Tile, goal: Tile) -> float:
    units = units_at(s, player, tile)
    return army_strength(s, player, units, goal) if units else 0.0


def around(s: GenState, capital: Tile) -> list[Tile]:
    """The tiles from which two steps lead to the capital."""
    if not s.near:
        return []
    return sorted({tile for front in s.near[capital] for tile in (front, *s.near[front])} - {capital})


def pact_worth(s: GenState, player: Player, other: Player) -> float:
    """What it is worth to the player that the two may not fight: danger averted, less a prey spared."""
    gains_by_it = capital_value(s, other, capital_of(s, player)) > 0
    averted = danger_from(s, player, other) * (CAPITAL_LOST if gains_by_it else HELD_OFF)
    prize = max(0.0, capital_value(s, player, capital_of(s, other)))
    return averted - danger_from(s, other, player) * prize


# -- divisions of the cubes ----------


def worth_of(s: GenState, player: Player, fields: tuple[int, ...], pacts: list[float]) -> float:
    """What a division of the cubes among the fields is worth to the player."""
    worth = 0.0
    for one in range(s.players):
        for other in range(one + 1, s.players):
            if fields[one] and fields[one] == fields[other]:
                partner = other if one == player else one
                worth += pacts[partner] if player in (one, other) else -TOGETHER
    return worth


def best_division(s: GenState, player: Player) -> tuple[float, tuple[int, ...]]:
    """The best division that the player can bring about, and by how much it is better than doing nothing."""
    pacts = [0.0 if other == player else pact_worth(s, player, other) for other in range(s.players)]
    now = tuple(s.fields)
    best, best_gain = now, WORTH_WHILE
    for fields in product(range(PAGES.alliance.fields + 1), repeat=s.players):
        taken_out = sum(before not in (0, after) for before, after in zip(now, fields))
        if taken_out <= len(s.power[player]) and is_possible(s, fields):
            gain = worth_of(s, player, fields, pacts) - worth_of(s, player, now, pacts)
            gain -= POLITICAL_CARD * taken_out
            if gain > best_gain:
                best, best_gain = fields, gain
    return (best_gain if best != now else 0.0), best


def is_possible(s: GenState, fields: tuple[int, ...]) -> bool:
    """GEN-8.2, 8.6 No field is too full, and no cube alone in its field."""
    room = PAGES.alliance.max_cubes_per_field.get(str(s.players), 0)
    cubes = [fields.count(field) for field in range(1, PAGES.alliance.fields + 1)]
    return all(number == 0 or 2 <= number <= room for number in cubes)


# -- preferences ----------


def alliance(s: GenState, choice: Choice) -> list[float]:
    """The operations that lead to the best division; then it is done."""
    _, goal = best_division(s, choice.player)
    wanted = [step(s, seat, goal[seat]) for seat in range(s.players) if s.fields[seat] != goal[seat]]
    return [2.0 if term in wanted else 1.0 if term == DONE else 0.0 for term in choice.options]


def step(s: GenState, seat: Player, field: int) -> Term:
    """What has to be done next with the cube of a nation that belongs into another field, or into none."""
    nation = s.nation[seat]
    return REMOVE[nation] if s.fields[seat] else ADD[nation][field - 1]


def upkeep_help(s: GenState, choice: Choice) -> list[float]:
    """Food that is left over, for an ally against a leader who is the enemy of both."""
    player, payer = choice.player, s.order[s.actor]
    spare = s.food[player] - upkeep_cost(s, player) - SPARE_FOOD
    leader = max(range(s.players), key=lambda seat: s.points[seat])
    useful = leader not in (player, payer) and s.fields[leader] != s.fields[player]
    wanted = max(0, spare) if useful and s.points[leader] > s.points[player] else 0
    return [float(n) if n <= wanted else -float(n) for n in map(NUMBER.index, choice.options)]
