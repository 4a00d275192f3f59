"""A playout: from a possible world through the tree, then by opinion, to a point where values can be told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grognard.bots.opinion import favourite
from grognard.bots.trail import Trail, is_together
from grognard.bots.tree import Path, Tree
from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.dice import Dice
from grognard.kernel.table import Table

PATIENCE: Final = 60
"""After so many decisions a playout is cut off even where no turn has ended, unless a game needs more."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How playouts run.

    They end when so many `turns` have begun. A turn begins when one of the `turn_asks` is put to another
    player than the one whose turn it was. Where none is named, it is the turn that charts count, or else the
    time until anybody else is asked. `whims` out of a hundred decisions are made at random.
    """

    turns: int
    whims: int
    turn_asks: Sequence[str] = ()
    patience: int = PATIENCE


class Horizon:
    """How far one playout still looks ahead."""

    __slots__ = ("_last", "_left", "_manner", "_moment", "_turns")

    def __init__(self, manner: Manner, table: Table, player: Player) -> None:
        self._manner = manner
        self._turns = manner.turns
        self._left = manner.patience
        self._last = player
        self._moment = table.game.almanac.moment(table.state)

    def is_reached(self, table: Table, choice: Choice) -> bool:
        """Whether the playout ends before this choice; never while players act together."""
        self._left -= 1
        if is_together(table):
            return False
        if self._has_begun_turn(table, choice):
            self._turns -= 1
        return self._turns <= 0 or self._left <= 0

    def _has_begun_turn(self, table: Table, choice: Choice) -> bool:
        asks = self._manner.turn_asks
        if not asks and self._moment:
            before, self._moment = self._moment, table.game.almanac.moment(table.state)
            return before != self._moment
        if choice.player == self._last or (asks and choice.ask.key not in asks):
            return False
        self._last = choice.player
        return True


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
        horizon = Horizon(self._manner, table, first.player)
        trail = Trail(table.header.players)
        trail.act(table, first, term)
        path: Path = []
        in_tree = True
        while not table.over:
            choice = table.pending[0]
            if horizon.is_reached(table, choice):
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

    def _by_opinion(self, table: Table, choice: Choice, dice: Dice) -> Term:
        options = choice.options
        if self._manner.whims and dice.below(100) < self._manner.whims:
            return options[dice.below(len(options))]
        return favourite(table.game, table.game.glance(table.state, choice.player), choice, dice)
