"""How fast a game runs: decisions, forks and imagined worlds per second, on one core."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from grognard.kernel import compiled
from grognard.kernel.choice import Player
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.game import Game
from grognard.kernel.table import Table, new_table

Measure = Callable[[Table, Player, bytes], object]


@dataclass(frozen=True, slots=True)
class Speed:
    """Figures per second. `kept` decisions are those of a table that can fork, with its journal."""

    game: str
    players: int
    decisions: float
    kept: float
    forks: float
    worlds: float

    def plain(self) -> dict[str, Any]:
        """The figures as JSON data; these keys are stable."""
        return {
            "game": self.game,
            "players": self.players,
            "decisions_per_second": round(self.decisions),
            "kept_decisions_per_second": round(self.kept),
            "forks_per_second": round(self.forks),
            "worlds_per_second": round(self.worlds),
        }


def measure(game: Game[Any], players: int, seconds: float) -> Speed:
    """All four figures, from random play that takes about so many seconds."""
    part = seconds / 4
    return Speed(
        game.id,
        players,
        decisions_per_second(game, players, part, keep=False),
        decisions_per_second(game, players, part, keep=True),
        _each(game, players, part, lambda table, player, key: table.fork()),
        _each(game, players, part, lambda table, player, key: table.world(player, key)),
    )


def decisions_per_second(game: Game[Any], players: int, seconds: float, keep: bool) -> float:
    """Random play, from game to game, until the time is over."""
    dice = Dice(key_of(b"speed"))
    made = number = 0
    start = perf_counter()
    end = start + seconds
    while True:
        table = new_table(game, players, b"speed %d" % number, journal=keep, keep=keep)
        number += 1
        while not table.over:
            choice = table.pending[0]
            table.act(choice.player, choice.options[dice.below(len(choice.options))])
            made += 1
            if made % 64 == 0 and perf_counter() >= end:
                return made / (perf_counter() - start)
        if perf_counter() >= end:
            return made / (perf_counter() - start)


def _each(game: Game[Any], players: int, seconds: float, act: Measure) -> float:
    """How often per second something can be done at the decisions of random games."""
    dice = Dice(key_of(b"speed"))
    done = number = 0
    spent = 0.0
    end = perf_counter() + seconds
    while True:
        table = new_table(game, players, b"speed %d" % number, journal=False)
        number += 1
        while not table.over:
            choice = table.pending[0]
            start = perf_counter()
            act(table, choice.player, done.to_bytes(8, "big"))
            now = perf_counter()
            spent += now - start
            done += 1
            if now >= end:
                return done / spent
            table.act(choice.player, choice.options[dice.below(len(choice.options))])


def is_compiled() -> bool:
    """Whether the kernel runs as compiled code."""
    return compiled.is_compiled(Table.__module__)
