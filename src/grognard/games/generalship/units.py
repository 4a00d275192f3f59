"""GEN-2.6 Units: pieces on the map, the stacks they form, and what everybody knows of them (GEN-21).

A unit is one integer: its type, whether everybody knows that type, and what it did in this turn. Discs lie
face down: others see the class (by colour and shape) and the movement, not the type. `KNOWN` marks as many
units of a type as everybody can be sure of, having seen them drafted, upgraded or fighting.
"""

from __future__ import annotations

from typing import Final

from grognard.games.generalship.book import CLASS, KINDS, KINDS_OF_CLASS, SHIP, UNITS, UNSEEN, Kind, Tile
from grognard.games.generalship.state import GenState, Unit
from grognard.kernel.choice import Player

KIND: Final = 15
KNOWN: Final = 1 << 4
LASTING: Final = KIND | KNOWN
"""What remains of a unit after the turn."""
SPENT: Final = 1 << 5
"""One movement point used this turn; up to three."""
SPENT_BITS: Final = 3 << 5
ALL_SPENT: Final = 3 << 5
MOVED: Final = 1 << 7
ENDED: Final = 1 << 8
EMBARKED: Final = 1 << 9
"""Boarded or left port this turn under an amphibious commander (GEN-6.14)."""
FRESH: Final = 1 << 10
"""Drafted this turn (GEN-9.1)."""
BOARDED: Final = 1 << 11
"""A squadron: one regiment boarded this turn (GEN-10.8); up to five."""
BOARDED_BITS: Final = 7 << 11
LANDED: Final = 1 << 14
LANDED_BITS: Final = 7 << 14

NO_UNITS: Final[list[Unit]] = []


# -- queries ----------


def units_at(s: GenState, player: Player, tile: Tile) -> list[Unit]:
    """The player's division or fleet on the tile. Never change this list."""
    return s.stacks[player].get(tile, NO_UNITS)


def count_class(units: list[Unit], of_class: int) -> int:
    return sum(CLASS[unit & KIND] == of_class for unit in units)


def ships_in(units: list[Unit]) -> int:
    return count_class(units, SHIP)


def regiments_in(units: list[Unit]) -> int:
    return len(units) - count_class(units, SHIP)


def counts_of(units: list[Unit]) -> list[int]:
    """How many units of each type."""
    counts = [0] * KINDS
    for unit in units:
        counts[unit & KIND] += 1
    return counts


def boarded(unit: Unit) -> int:
    return (unit & BOARDED_BITS) // BOARDED


def landed(unit: Unit) -> int:
    return (unit & LANDED_BITS) // LANDED


def spent(unit: Unit) -> int:
    return (unit & SPENT_BITS) // SPENT


def units_of(s: GenState, player: Player) -> int:
    """All units of the player."""
    return sum(len(units) for units in s.stacks[player].values())


# -- changes ----------


def place(s: GenState, player: Player, tile: Tile, units: list[Unit]) -> None:
    """Units join those that the player has on the tile."""
    if units:
        s.stacks[player][tile] = sorted(units_at(s, player, tile) + units)


def put_new(s: GenState, player: Player, tile: Tile, kind: Kind) -> None:
    """GEN-9.8 A unit comes onto the map, shown to all."""
    s.shown[player][kind] += 1
    place(s, player, tile, [kind | KNOWN | FRESH])


def take_kind(s: GenState, player: Player, tile: Tile, kind: Kind) -> None:
    """One unit of this type leaves the map, and everybody sees which (GEN-21)."""
    stack = s.stacks[player][tile]
    here = [unit for unit in stack if unit & KIND == kind]
    stack.remove(max(here, key=is_known))
    s.shown[player][kind] -= 1
    if not stack:
        del s.stacks[player][tile]


def is_known(unit: Unit) -> int:
    return unit & KNOWN


def show(s: GenState, player: Player, tile: Tile, kind: Kind, count: int) -> None:
    """Everybody sees so many units of this type on the tile (GEN-21); those known before may be the same."""
    stack = s.stacks[player][tile]
    new = count - sum(unit & LASTING == kind | KNOWN for unit in stack)
    for place_in_stack, unit in enumerate(stack):
        if new > 0 and unit & LASTING == kind:
            stack[place_in_stack] = unit | KNOWN
            new -= 1
    stack.sort()


def detach(s: GenState, player: Player, tile: Tile, group: list[Unit]) -> list[Unit]:
    """The group (without marks of what is known) leaves its stack; returns its units.

    Others see how many discs of each look leave, not which. So of a type that they knew K times among n
    discs, they can be sure of K - (n - k) among the k that left, and of K - k among those that stay.
    """
    stack = s.stacks[player].pop(tile)
    if len(group) == len(stack):
        return stack
    rest = [unit & ~KNOWN for unit in stack]
    for unit in group:
        rest.remove(unit)
    moving = list(group)
    for known in sorted({unit for unit in stack if unit & KNOWN}):
        times = stack.count(known)
        there = sum(same_look(unit, known) for unit in stack)
        leave = sum(same_look(unit, known) for unit in group)
        _mark(moving, known, times - (there - leave))
        _mark(rest, known, times - leave)
    s.stacks[player][tile] = sorted(rest)
    return moving


def same_look(one: Unit, other: Unit) -> bool:
    """Whether two discs look the same to others: class and movement of this turn."""
    return CLASS[one & KIND] == CLASS[other & KIND] and one | LASTING == other | LASTING


def _mark(units: list[Unit], known: Unit, count: int) -> None:
    for place_in_list, unit in enumerate(units):
        if count > 0 and unit | KNOWN == known:
            units[place_in_list] = known
            count -= 1


def end_movement(s: GenState, player: Player, tile: Tile) -> None:
    """All units of the player on the tile have ended movement."""
    stack = s.stacks[player].get(tile)
    if stack is not None:
        s.stacks[player][tile] = sorted([unit & LASTING | ENDED for unit in stack])


def clear_turn(s: GenState) -> None:
    """GEN-10.1, 10.17 Nothing is left of this turn's movement and drafts."""
    for stacks in s.stacks:
        for tile, units in stacks.items():
            stacks[tile] = sorted([unit & LASTING for unit in units])


def change_type(s: GenState, player: Player, tile: Tile, old: Kind, new: Kind, seen: bool) -> None:
    """GEN-9.9, 9.15 A unit that was not drafted this turn becomes another type, seen by all or not."""
    stack = s.stacks[player][tile]
    if not seen:
        _doubt(stack, CLASS[old])
    here = [unit for unit in stack if unit & KIND == old and not unit & FRESH]
    if seen:
        stack.remove(max(here, key=is_known))
        stack.append(new | KNOWN)
        s.shown[player][old] -= 1
        s.shown[player][new] += 1
    else:
        stack.remove(min(here, key=is_known))
        stack.append(new)
        s.unshown[player] += 1
    stack.sort()


def _doubt(stack: list[Unit], of_class: int) -> None:
    """Before an unseen upgrade: one unit less is sure of every type that it could be."""
    for kind in KINDS_OF_CLASS[of_class]:
        sure = kind | KNOWN
        if sure in stack and UNITS[kind].upgrades_to:
            stack[stack.index(sure)] = kind


# -- what others see ----------


def face_down(units: list[Unit]) -> list[Unit]:
    """A stack as others see it: types of units only where everybody knows them."""
    seen = [unit if unit & KNOWN else unit & ~KIND | UNSEEN + CLASS[unit & KIND] for unit in units]
    if len(seen) > 1:
        seen.sort()
    return seen


def wholly_hidden(unit: Unit) -> Unit:
    """The unit as others see it in a group that is being put together."""
    return unit & ~LASTING | UNSEEN + CLASS[unit & KIND]
