"""A playout: from a possible world through the tree, then by opinion, to a point where values can be told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grognard.bots.opinion import favourite
from grognard.bots.trail import Trail, is_together
from grognard.bots.tree import Path, Tree
from grognard.kernel.choice import Choice, Term
from grognard.kernel.dice import Dice
from grognard.kernel.table import Table

PATIENCE: Final = 60
"""After so many decisions a playout is cut off even where nobody has finished a turn."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How playouts run.

    They end when so many `turns` have begun. A turn begins when one of the `turn_asks` is put to another
    player than the one whose turn it was; where none is named, any ask. `whims` out of a hundred decisions
    are made at random.
    """

    turns: int
    whims: int
    turn_asks: Sequence[str] = ()


class Playouts:
    """Playouts of one search."""

    __slots__ = ("_manner", "_tree")

    def __init__(self, tree: Tree, manner: Manner) -> None:
        self._tree = tree
        self._manner = manner

    def run(self, table: Table, first: Choice, term: Term, dice: Dice) -> Path:
        """Play the term in this world, and on from there; what the tree was asked comes back.

        With the same dice the players have the same whims: options that are compared get equal luck.
        """
        trail = Trail(table.header.players)
        trail.act(table, first, term)
        path: Path = []
        in_tree = True
        turns, last, left = self._manner.turns, first.player, PATIENCE
        while not table.over:
            choice = table.pending[0]
            alone = not is_together(table)
            if alone and choice.player != last and self._begins_turn(choice):
                turns -= 1
                last = choice.player
            left -= 1
            if (turns <= 0 or left <= 0) and alone:
                break
            node = self._tree.find(trail, choice) if in_tree else None
            if node is None:
                # The first step outside the tree makes it grow; all others are by opinion.
                in_tree = False
                table.act(choice.player, self._by_opinion(table, choice, dice))
                continue
            picked = self._tree.select(node, table, choice)
            path.append((node, choice.player, picked))
            trail.act(table, choice, picked)
        return path

    def _begins_turn(self, choice: Choice) -> bool:
        asks = self._manner.turn_asks
        return not asks or choice.ask.key in asks

    def _by_opinion(self, table: Table, choice: Choice, dice: Dice) -> Term:
        options = choice.options
        if self._manner.whims and dice.below(100) < self._manner.whims:
            return options[dice.below(len(options))]
        return favourite(table.game, table.game.hide(table.state, choice.player), choice, dice)
