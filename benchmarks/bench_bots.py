"""How many decisions per second whole games between bots make, the cost of the bots included.

    python benchmarks/bench_bots.py [--count N] [--bots BOT ...] [GAME ...]

The last column compares each bot with the first one named; `random` shows what the games alone cost.
"""

from __future__ import annotations

import argparse

from grognard.bots.match import Match
from grognard.bots.registry import KINDS
from grognard.bots.simulation import simulate
from grognard.games import find, names


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions per second of bots, one core.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games; without one all of them")
    parser.add_argument("--count", type=int, default=20, help="how many games for each bot")
    parser.add_argument("--bots", nargs="+", default=list(KINDS), metavar="BOT")
    wanted = parser.parse_args()
    print(f"{'game':<12} {'bot':<24} {'decisions/s':>12} {'per game':>10} {'ratio':>7}")
    for name in wanted.games or names():
        game = find(name)
        players = game.players[0]
        first = 0.0
        for bot in wanted.bots:
            match = Match(game, players, game.settle(players), [bot] * players, "bench")
            summary = simulate(match, wanted.count)
            speed = summary.decisions / summary.seconds
            first = first or speed
            mean = summary.decisions / wanted.count
            print(f"{name:<12} {bot:<24} {speed:>12,.0f} {mean:>10,.1f} {speed / first:>7.3f}", flush=True)


if __name__ == "__main__":
    main()
