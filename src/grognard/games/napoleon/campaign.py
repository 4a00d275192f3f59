"""NAP-30 Moves of a competent player: where armies march, land and retreat, when fleets fight.

The picks of one move follow the plan (`plans.py`); as nothing changes between them, each finds the same one.
"""

from __future__ import annotations

from grognard.games.napoleon.armies import stack_of
from grognard.games.napoleon.book import ATLAS, BOOK, SEAS
from grognard.games.napoleon.fleets import engageable
from grognard.games.napoleon.ids import LEADER, Nation, Region, Sea
from grognard.games.napoleon.outlook import CAPITAL_STEPS
from grognard.games.napoleon.plans import (
    EXPOSED,
    NEVER,
    March,
    best_crossing,
    best_march,
    march_from,
    outlook_of,
)
from grognard.games.napoleon.sea_battle import strength
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import at_war, is_friendly
from grognard.games.napoleon.terms import (
    CANCEL,
    END,
    ENGAGE,
    FIGHT,
    GO,
    KIND_OF,
    LAND,
    NATION_OF,
    NUMBER_OF,
    REGION_OF,
    REST_HERE,
    STAY,
    STOP,
    TRANSPORT,
    WATER_OF,
)
from grognard.kernel.choice import Choice

# -- picks of a move


def prefer_moving(s: NapoleonState, choice: Choice) -> list[float]:
    """March if it helps, then land, fight at sea if superior, and end; politics is weighed elsewhere."""
    nation = NATION_OF[choice.about[0]]
    worth = {END: 0.0}
    if LAND in choice.options:
        march = best_march(s, nation)
        helps = march is not None and (nation == s.active or is_shared_assault(s, nation, march))
        worth[LAND] = 1.0 if helps else -1.0
    if TRANSPORT in choice.options and worth.get(LAND, -1.0) < 0:
        worth[TRANSPORT] = 0.9 if nation == s.active and best_crossing(s, nation) is not None else -1.0
    if ENGAGE in choice.options:
        worth[ENGAGE] = 0.8 if any(is_superior(s, nation, sea) for sea in engageable(s, nation)) else -1.0
    return [worth.get(option, -1.0) for option in choice.options]


def is_shared_assault(s: NapoleonState, nation: Nation, march: March) -> bool:
    """In an ally's turn only to join a battle that it has begun."""
    there = stack_of(s, s.active, march.goal)
    return there is not None and any(
        at_war(s, nation, stack.nation) and any(stack.units[:LEADER]) for stack in s.stacks[march.goal]
    )


def prefer_move_origin(s: NapoleonState, choice: Choice) -> list[float]:
    """By the best march from there; one that should rather stay is the worse for it."""
    nation = NATION_OF[choice.about[0]]
    worth = []
    for option in choice.options:
        march = None if option == CANCEL else march_from(s, nation, REGION_OF[option])
        worth.append(NEVER if march is None else march.score)
    return worth


def prefer_move_unit(s: NapoleonState, choice: Choice) -> list[float]:
    """First the type of which some stay, then all of the others, then off."""
    march = march_out_of(s, REGION_OF[choice.about[0]])
    if march is None:
        return [1.0 if option in (GO, CANCEL) else 0.0 for option in choice.options]
    return unit_wishes(s, march.units, march.origin, choice)


def unit_wishes(s: NapoleonState, units: list[int], origin: Region, choice: Choice) -> list[float]:
    begun = GO in choice.options
    wishes = []
    stack = stack_of(s, mover_of(s), origin)
    for option in choice.options:
        kind = KIND_OF[option]
        if option == GO:
            wishes.append(0.5)
        elif option == CANCEL or kind < 0 or not units[kind] or stack is None:
            wishes.append(0.0)
        else:
            partial = units[kind] < stack.units[kind] - stack.moved[kind]
            wishes.append((0.0 if begun else 2.0) if partial else 1.0)
    return wishes


def mover_of(s: NapoleonState) -> Nation:
    return s.movers[s.mover]


def march_out_of(s: NapoleonState, origin: Region) -> March | None:
    return march_from(s, mover_of(s), origin)


def prefer_move_count(s: NapoleonState, choice: Choice) -> list[float]:
    march = march_out_of(s, REGION_OF[choice.about[1]])
    wanted = march.units[KIND_OF[choice.about[0]]] if march is not None else 1
    return count_wishes(wanted, choice)


def count_wishes(wanted: int, choice: Choice) -> list[float]:
    return [NEVER if option == CANCEL else -abs(NUMBER_OF[option] - wanted) for option in choice.options]


def prefer_move_step(s: NapoleonState, choice: Choice) -> list[float]:
    """The first step follows the plan; fast units go on while it leads nearer to a goal in safety."""
    here = REGION_OF[choice.about[0]]
    nation = mover_of(s)
    if STOP not in choice.options:
        march = march_out_of(s, here)
        others = march.others if march is not None else {}
        return [others.get(REGION_OF[option], NEVER) for option in choice.options]
    view = outlook_of(s, nation)
    worth = []
    for option in choice.options:
        place = here if option == STOP else REGION_OF[option]
        if option != STOP and view.theirs[place]:
            worth.append(NEVER)
        else:
            worth.append(view.field[place] - EXPOSED * max(0.0, view.near[place] - view.ours[place]))
    return worth


# -- picks of a crossing


def prefer_transport_origin(s: NapoleonState, choice: Choice) -> list[float]:
    crossing = best_crossing(s, NATION_OF[choice.about[0]])
    origin = crossing.origin if crossing is not None else -1
    return [float(REGION_OF[option] == origin) for option in choice.options]


def prefer_transport_unit(s: NapoleonState, choice: Choice) -> list[float]:
    crossing = best_crossing(s, mover_of(s))
    if crossing is None or crossing.origin != REGION_OF[choice.about[0]]:
        return [1.0 if option in (GO, CANCEL) else 0.0 for option in choice.options]
    return unit_wishes(s, crossing.units, crossing.origin, choice)


def prefer_transport_count(s: NapoleonState, choice: Choice) -> list[float]:
    crossing = best_crossing(s, mover_of(s))
    wanted = crossing.units[KIND_OF[choice.about[0]]] if crossing is not None else 1
    return count_wishes(wanted, choice)


def prefer_transport_step(s: NapoleonState, choice: Choice) -> list[float]:
    """Towards the last sea area of the plan, round enemy squadrons if possible; then ashore."""
    crossing = best_crossing(s, mover_of(s))
    if crossing is None:
        return [0.0 if option == CANCEL else -1.0 for option in choice.options]
    steps = sea_distances(crossing.sea)
    worth = []
    for option in choice.options:
        if REGION_OF[option] >= 0:
            worth.append(100.0 if REGION_OF[option] == crossing.goal else NEVER)
        elif option == CANCEL:
            worth.append(NEVER / 2)
        else:
            worth.append(-steps[WATER_OF[option]])
    return worth


def sea_distances(goal: Sea) -> list[int]:
    """Steps from every sea area to this one."""
    steps = [99] * SEAS
    steps[goal] = 0
    todo = [goal]
    while todo:
        here = todo.pop(0)
        for sea in ATLAS.sea_neighbours[here]:
            if steps[sea] == 99:
                steps[sea] = steps[here] + 1
                todo.append(sea)
    return steps


# -- at sea


def is_superior(s: NapoleonState, nation: Nation, sea: Sea) -> bool:
    return sea_odds(s, nation, sea) >= 2


def sea_odds(s: NapoleonState, nation: Nation, sea: Sea) -> int:
    """By how much the own side outweighs its enemies in a sea area."""
    mine = {f.nation: f.ships for f in s.fleets[sea] if is_friendly(s, nation, f.nation)}
    enemies = {f.nation: f.ships for f in s.fleets[sea] if at_war(s, nation, f.nation)}
    return (strength(mine) if mine else 0) - (strength(enemies) if enemies else 0)


def prefer_sea_intent(s: NapoleonState, choice: Choice) -> list[float]:
    nation, sea = NATION_OF[choice.about[0]], WATER_OF[choice.about[1]]
    odds = sea_odds(s, nation, sea)
    return [float(odds >= 0) if option == FIGHT else 0.5 for option in choice.options]


def prefer_engage(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    return [
        NEVER if option == CANCEL else float(sea_odds(s, nation, WATER_OF[option]))
        for option in choice.options
    ]


def prefer_port_after_battle(s: NapoleonState, choice: Choice) -> list[float]:
    """A beaten fleet seeks a port, a strong one keeps the sea."""
    weak = sea_odds(s, NATION_OF[choice.about[0]], WATER_OF[choice.about[1]]) < 0
    return [(0.5 if option == STAY else float(weak)) for option in choice.options]


def prefer_most(s: NapoleonState, choice: Choice) -> list[float]:
    return [NEVER if option == CANCEL else float(NUMBER_OF[option]) for option in choice.options]


def prefer_quiet_sea(s: NapoleonState, choice: Choice) -> list[float]:
    nation = NATION_OF[choice.about[0]]
    return [float(sea_odds(s, nation, WATER_OF[option])) for option in choice.options]


# -- retreats and homecomings


def prefer_refuge(s: NapoleonState, choice: Choice) -> list[float]:
    """Where friends are and enemies are not, near home."""
    nation = NATION_OF[choice.about[0]]
    view = outlook_of(s, nation)
    home = CAPITAL_STEPS[nation]
    return [
        view.ours[REGION_OF[o]] - view.near[REGION_OF[o]] - 1.5 * home[REGION_OF[o]] for o in choice.options
    ]


def prefer_rest(s: NapoleonState, choice: Choice) -> list[float]:
    return [float(option == REST_HERE) for option in choice.options]


def prefer_cheapest(s: NapoleonState, choice: Choice) -> list[float]:
    return [-float(BOOK.units[KIND_OF[option]].cost) for option in choice.options]
