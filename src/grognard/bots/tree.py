"""The tree of a search: one node for each information set, with what was learned about its options."""

from __future__ import annotations

from math import isqrt, sqrt
from typing import Final, TypeAlias

from grognard.bots.opinion import opinion
from grognard.bots.trail import Trail
from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.dice import Dice
from grognard.kernel.table import Table

CURIOSITY: Final = 0.8
"""How much an option that was tried little is worth another try."""
WIDENING: Final = 16
"""A node begins with the option that looks best. After so many visits it takes in a second one, then ever
more slowly others: what was tried too little is worse than the game's own opinion."""


class Node:
    """One information set: its options from best-looking to worst, visits and values of each."""

    __slots__ = ("order", "totals", "visited", "visits")

    def __init__(self) -> None:
        self.order: list[Term] = []
        self.visited = 0
        self.visits: dict[Term, int] = {}
        self.totals: dict[Term, float] = {}

    def bring_in(self, terms: list[Term], options: list[Term]) -> None:
        """Options of which some are new here, and those of them worth a thought in their order."""
        self.order = terms + [term for term in self.order if term not in terms]
        for term in options:
            self.visits.setdefault(term, 0)
            self.totals.setdefault(term, 0.0)

    def learn(self, term: Term, value: float) -> None:
        """The option was played, with this value for the player who chose it."""
        self.visited += 1
        self.visits[term] += 1
        self.totals[term] += value


Path: TypeAlias = list[tuple[Node, Player, Term]]


class Tree:
    """All nodes of a search. At each of them the player who is asked looks for the best of his own values."""

    __slots__ = ("_dice", "_high", "_low", "_nodes", "_top")

    def __init__(self, players: int, top: int, dice: Dice) -> None:
        self._nodes: dict[int, Node] = {}
        self._low = [1.0] * players
        self._high = [0.0] * players
        self._top = top
        self._dice = dice

    def find(self, trail: Trail, choice: Choice) -> Node | None:
        """The node in which this choice is made, if the search has been here before.

        If not, there will be one the next time.
        """
        name = trail.set_of(choice)
        node = self._nodes.get(name)
        if node is None:
            self._nodes[name] = Node()
        return node

    def select(self, node: Node, table: Table, choice: Choice) -> Term:
        """The option to try next: good so far, or promising."""
        options, visits = choice.options, node.visits
        if any(term not in visits for term in options):
            known = table.game.glance(table.state, choice.player)
            node.bring_in(opinion(table.game, known, choice, self._dice), options)
        width = min(self._top, 1 + isqrt(node.visited // WIDENING))
        tried = [term for term in node.order if term in options][:width] or options[:1]
        low, high = self._low[choice.player], self._high[choice.player]
        span = high - low if high > low else 1.0
        average = sum(node.totals.values()) / node.visited if node.visited else low
        reach = CURIOSITY * sqrt(node.visited + 1)
        best, best_score = tried[0], -1.0
        for rank, term in enumerate(tried):
            count = visits[term]
            value = node.totals[term] / count if count else average
            score = (value - low) / span + reach / ((1 + rank) * (1 + count))
            if score > best_score:
                best, best_score = term, score
        return best

    def learn(self, path: Path, values: list[float]) -> None:
        """A playout along this path has ended with these values, by player."""
        for player, value in enumerate(values):
            self._low[player] = min(self._low[player], value)
            self._high[player] = max(self._high[player], value)
        for node, player, term in path:
            node.learn(term, values[player])
