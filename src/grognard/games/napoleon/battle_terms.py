"""NAP-24 The terms of the battle: between groups of units, figures and what the players pick."""

from __future__ import annotations

from typing import Final

from grognard.games.napoleon.battle_board import (
    CELLS,
    FIGURES,
    IN_SQUARE,
    SECOND,
    Group,
    is_square,
    kind_of,
)
from grognard.games.napoleon.ids import KINDS
from grognard.games.napoleon.terms import AT, AT_SECOND, AT_SQUARE, KIND, NONE, SQUARED, TERMS
from grognard.kernel.choice import Term


def _term_of_group(group: Group) -> Term:
    zone, figure = divmod(group % CELLS, FIGURES)
    kind = kind_of(figure)
    if is_square(figure):
        return AT_SQUARE[kind][zone] if group < SECOND else NONE
    return AT_SECOND[kind][zone] if group >= SECOND else AT[kind][zone]


GROUP: Final = [_term_of_group(group) for group in range(2 * CELLS)]
"""By group: the units that can be picked to act."""
FIGURE: Final = KIND[:KINDS] + SQUARED[: FIGURES - IN_SQUARE]
"""By figure: the unit type, in square or not."""

GROUP_OF: Final = [NONE] * len(TERMS)
FIGURE_OF: Final = [NONE] * len(TERMS)
for _group, _term in enumerate(GROUP):
    if _term != NONE:
        GROUP_OF[_term] = _group
for _figure, _term in enumerate(FIGURE):
    FIGURE_OF[_term] = _figure
