"""How fast the games run, and how that compares with the toy game of the kernel's tests.

    python benchmarks/bench_kernel.py [--seconds S] [GAME ...]

The toy game has next to no rules, so its figures are the cost of the kernel alone, and a ratio of 0.25
means that three quarters of the time go into the rules of that game. Ratios can be compared between
machines; figures cannot.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from grognard.games import find, names
from grognard.terminal.speed import Speed, is_compiled, measure
from tests.kernel.toy import GAME as TOY

COLUMNS = ("decisions", "kept", "forks", "worlds")


def row(speed: Speed, toy: Speed) -> str:
    """One game: figures per second, each with its ratio to the toy game."""
    cells = []
    for column in COLUMNS:
        figure, base = getattr(speed, column), getattr(toy, column)
        cells.append(f"{figure:>12,.0f} {figure / base:>7.3f}")
    return f"{speed.game:<12} {speed.players:>7} " + " ".join(cells)


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions, forks and worlds per second, one core.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games; without one all of them")
    parser.add_argument("--seconds", type=float, default=4.0, help="time for each game")
    wanted = parser.parse_args()
    print(f"Python {sys.version.split()[0]}, {'compiled' if is_compiled() else 'not compiled'}")
    heading = " ".join(f"{column + '/s':>12} {'ratio':>7}" for column in COLUMNS)
    print(f"{'game':<12} {'players':>7} {heading}")
    toy = measure(TOY, TOY.players[0], wanted.seconds)
    print(row(toy, toy))
    for name in wanted.games or names():
        game = find(name)
        print(row(measure(game, game.players[0], wanted.seconds), toy), flush=True)


if __name__ == "__main__":
    main()
