"""GEN-13.9, GEN-14.12 Losses: what the side that failed to ward off gives up, by its own choice."""

from __future__ import annotations

from grognard.games.generalship.book import (
    BOMBARDMENT,
    KINDS,
    LAND_DEF,
    REGIMENTS,
    SEA_BATTLE,
    SEA_LOSS,
    SHIP_DEF,
    SHIPS,
    Kind,
)
from grognard.games.generalship.capacity import lose
from grognard.games.generalship.state import LOSSES, SURPLUS, Battle, GenState
from grognard.games.generalship.tactics import battle_kind
from grognard.games.generalship.terms import NUMBER, UNIT, UNIT_AT
from grognard.games.generalship.units import counts_of, show, units_at
from grognard.kernel.choice import Ask, Choice, Procedure

LOSS_UNIT = Ask("loss_unit", "GEN-13.9", "unit", always=True)

MOST_SHOWN = len(NUMBER) - 1


# -- procedures ----------


def take_losses(s: GenState, b: Battle) -> Procedure[None]:
    """GEN-18.2 The loser picks one more unit, until the losses are worth the difference.

    He is asked even where his hidden types leave no choice; a single disc alone needs no question.
    """
    counts = pool(s, b)
    left = [kind for kind in range(KINDS) if counts[kind] > b.lost.count(kind)]
    options = [kind for kind in left if fits(b, counts, kind)] or left
    kind = options[0]
    if sum(counts) - len(b.lost) > 1:
        need = b.difference - worth(b, b.lost)
        about = (NUMBER[min(need, MOST_SHOWN)],)
        kind = UNIT_AT[(yield Choice(b.loser, LOSS_UNIT, [UNIT[each] for each in options], about=about))]
    b.lost.append(kind)
    show(s, b.loser, b.tile, kind, b.lost.count(kind))
    if worth(b, b.lost) >= b.difference or len(b.lost) == sum(counts):
        lost, b.lost = b.lost, []
        for kind in lost:
            lose(s, b.loser, b.tile, kind)
        b.step = SURPLUS


# -- queries ----------


def values(b: Battle) -> list[int]:
    """GEN-13.9, 14.12, 14.13 What each unit type counts as a loss."""
    if b.of_ships:
        return SHIP_DEF
    if battle_kind(b) == SEA_BATTLE:
        return SEA_LOSS[b.style]
    return LAND_DEF


def pool(s: GenState, b: Battle) -> list[int]:
    """The units among which losses are taken: all regiments or all squadrons of the losing side."""
    counts = counts_of(units_at(s, b.loser, b.tile))
    for kind in REGIMENTS if b.of_ships else SHIPS:
        counts[kind] = 0
    return counts


def worth(b: Battle, kinds: list[Kind]) -> int:
    return sum(values(b)[kind] for kind in kinds)


def fits(b: Battle, counts: list[int], kind: Kind) -> bool:
    """GEN-18.2 Whether the losses so far and this type are part of some minimal set."""
    chosen = [b.lost.count(each) + (each == kind) for each in range(KINDS)]
    if sum(counts[each] * values(b)[each] for each in range(KINDS)) <= b.difference:
        return True
    return can_be_minimal(values(b), counts, chosen, b.difference)


def can_be_minimal(worths: list[int], counts: list[int], chosen: list[int], need: int) -> bool:
    """GEN-13.10 Whether units can be added so that all are worth enough and none is superfluous."""
    total = sum(worths[kind] * chosen[kind] for kind in range(KINDS))
    smallest = min(worths[kind] for kind in range(KINDS) if chosen[kind])
    if total >= need:
        return total - smallest < need
    for kind in range(KINDS):
        if chosen[kind] < counts[kind]:
            more = chosen.copy()
            more[kind] += 1
            if can_be_minimal(worths, counts, more, need):
                return True
    return False


# -- changes ----------


def settle_losses(s: GenState, b: Battle) -> None:
    """GEN-13.9, 14.12, 14.13 What must be lost is lost at once; where there is a choice, it is asked for."""
    b.of_ships = battle_kind(b) == SEA_BATTLE and b.style == BOMBARDMENT
    b.step = SURPLUS
    if is_annihilated(s, b):
        rest = b.difference - lose_pool(s, b)
        if battle_kind(b) == SEA_BATTLE and not b.of_ships and rest > 0:
            # GEN-14.12 All regiments are less than D: squadrons follow for the rest.
            b.difference, b.of_ships = rest, True
            if is_annihilated(s, b):
                lose_pool(s, b)
            else:
                b.step = LOSSES
    else:
        b.step = LOSSES


def is_annihilated(s: GenState, b: Battle) -> bool:
    """Whether all units in the pool together are worth no more than the difference."""
    counts = pool(s, b)
    return sum(counts[kind] * values(b)[kind] for kind in range(KINDS)) <= b.difference


def lose_pool(s: GenState, b: Battle) -> int:
    """All units in the pool are lost; returns what they were worth."""
    counts = pool(s, b)
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            lose(s, b.loser, b.tile, kind)
    return sum(counts[kind] * values(b)[kind] for kind in range(KINDS))
