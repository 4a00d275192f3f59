"""The searching bot: it tries its options in worlds that it must think possible.

This is information-set Monte Carlo tree search. Every playout begins in a fresh world and goes down one tree,
in which positions that a player cannot tell apart are the same node, and in which everybody looks after his
own value. The options of the decision itself are compared in the same worlds, which needs far fewer of them
than worlds drawn for each option alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from grognard.bots.opinion import opinion
from grognard.bots.playout import Manner, Playouts
from grognard.bots.race import Race
from grognard.bots.seat import WORLDS, Seat
from grognard.bots.tree import Path, Tree
from grognard.bots.tuning import tuning
from grognard.bots.values import Values
from grognard.kernel.choice import Term
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.errors import GrognardError
from grognard.kernel.table import Table

ITERATIONS: Final = 200
"""Playouts for a decision where nothing else is said."""
MISSES: Final = 5
"""After so many worlds that could not be made in a row the search gives up."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a search may try: playouts and seconds (0: no limit), options, and how sure it must be.

    An option takes the place of the one that looks best at once if it is `caution` standard errors better,
    and by so much chance to win (`gain`) where chances are known.
    """

    iterations: int
    seconds: float
    top: int
    caution: float
    gain: float = 0.0
    clock: Callable[[], float] = perf_counter


class SearchBot:
    """Plays what turned out best in many imagined continuations."""

    needs = WORLDS

    def __init__(self, seed: bytes, effort: Effort, turns: int = 0, whims: int = 0) -> None:
        """`turns` and `whims` of the playouts: see `Manner`. 0 turns are as many as suit the game."""
        self._dice = Dice(key_of(b"search bot:" + seed))
        self._effort = effort
        self._turns = turns
        self._whims = whims

    def decide(self, seat: Seat) -> Term:
        options = seat.choice.options
        if len(options) == 1:
            return options[0]
        best = opinion(seat.game, seat.known, seat.choice, self._dice)[: self._effort.top]
        suited = tuning(seat.game.id)
        if len(best) == 1 or (suited.searched and seat.choice.ask.key not in suited.searched):
            return best[0]
        key = bytes(self._dice.below(256) for _ in range(16))
        manner = Manner(self._turns or suited.turns, self._whims, suited.turn_asks, suited.patience)
        return Search(seat, best, key, self._effort, manner).run()


class Search:
    """One decision."""

    def __init__(self, seat: Seat, options: list[Term], key: bytes, effort: Effort, manner: Manner) -> None:
        players = seat.players
        self.iterations = 0
        self.missed = 0
        """Playouts that broke off, because no world could be made or what was imagined broke a rule."""
        self._seat = seat
        self._key = key
        self._effort = effort
        self._values = Values(seat.game, players)
        self._tree = Tree(players, effort.top, Dice(key_of(key)))
        self._playouts = Playouts(self._tree, manner)
        self._race = Race(options)
        self._misses = 0
        self._end = effort.clock() + effort.seconds if effort.seconds else 0.0

    def run(self) -> Term:
        """Try the options in world after world, until one is left or the effort is spent."""
        race = self._race
        self._rehearse()
        world = 0
        while len(race.running) > 1 and not self._is_spent():
            for term in race.running:
                if self._is_spent():
                    break
                race.add(term, self._try(term, world))
            race.drop()
            world += 1
        gain = self._effort.gain if self._values.are_chances else 0.0
        return race.winner(self._effort.caution, gain)

    def _is_spent(self) -> bool:
        if self._misses >= MISSES or 0 < self._effort.iterations <= self.iterations:
            return True
        return self._end > 0 and self._effort.clock() >= self._end

    def _rehearse(self) -> None:
        """Find the scale of values: from a world as it is, and as it will be."""
        while not self._values.has_scale and not self._is_spent():
            reached = self._play_out(self._race.running[0], self.iterations)
            if reached is not None:
                self._values.widen(reached[0])

    def _try(self, term: Term, world: int) -> float | None:
        """The value of the option in this world; None if the world cannot be made."""
        reached = self._play_out(term, world)
        if reached is None:
            return None
        table, path = reached
        values = self._values.of(table)
        self._tree.learn(path, values)
        return values[self._seat.player]

    def _play_out(self, term: Term, world: int) -> tuple[Table, Path] | None:
        """Where a playout of this option in this world ends, and its path through the tree."""
        player = self._seat.player
        self.iterations += 1
        try:
            key = self._key + world.to_bytes(4, "big")
            table = self._seat.world(key, keep=False)
            choice = table.choice_of(player)
            assert choice is not None, f"seat {player} is not asked in its own world"
            path = self._playouts.run(table, choice, term, Dice(key_of(b"whims:" + key)))
        except (GrognardError, AssertionError):
            # What a player imagines may break a rule that nobody foresaw; it must not break the true game.
            self._misses += 1
            self.missed += 1
            return None
        self._misses = 0
        return table, path
