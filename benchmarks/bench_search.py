"""How fast the search is in each game, where its time goes, and how long the levels think.

    python benchmarks/bench_search.py [--seconds S] [--levels] [GAME ...]

Greedy bots play; at some of their decisions a search thinks, in the same position. Its time is shared out
among `worlds` (made by copy and replay), `rules` (playing on in them), `hiding` (what a player in a
playout knows), `opinion` (the game's preferences), `values` (the game's evaluation) and the `search` itself;
procedures of players who act together count as search. With --levels: milliseconds for a decision of each
level, on average and in the slowest of twenty. All times are of the processor, so that others on the machine
do not matter much; bots that are given milliseconds look at the clock and try less then.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from time import process_time
from typing import Any

from grognard.bots import make_bot, seat_of
from grognard.bots.seat import Seat
from grognard.bots.tuning import LEVELS
from grognard.games import find, names
from grognard.kernel.choice import Choice, Player, Procedure
from grognard.kernel.game import Game
from grognard.kernel.table import Table, new_table

APART = 17
"""Decisions between two in which the search thinks."""
PLAYOUTS = 30
MOST = 200
"""Decisions of a level that are timed."""
PARTS = ("worlds", "rules", "hiding", "opinion", "values", "search")


class Watch:
    """Shares time out among parts; a part that is entered pauses the one it is entered from."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(PARTS, 0.0)
        self._parts = ["search"]
        self._since = process_time()

    def enter(self, part: str) -> None:
        self._note()
        self._parts.append(part)

    def leave(self) -> None:
        self._note()
        self._parts.pop()

    def _note(self) -> None:
        now = process_time()
        self.spent[self._parts[-1]] += now - self._since
        self._since = now


def timed(game: Game[Any], watch: Watch) -> Game[Any]:
    """The same game; the watch sees how long its parts take."""

    class Timed(type(game)):  # type: ignore[misc]
        package = game.home()

        def play(self, state: Any) -> Procedure[None]:
            procedure = super().play(state)
            answer: Any = None
            while True:
                watch.enter("rules")
                try:
                    step = procedure.send(answer)
                except StopIteration:
                    return
                finally:
                    watch.leave()
                answer = yield step

        def hide(self, state: Any, player: Player | None) -> Any:
            watch.enter("hiding")
            hidden = super().hide(state, player)
            watch.leave()
            return hidden

        def prefer(self, state: Any, choice: Choice) -> list[float]:
            watch.enter("opinion")
            ratings: list[float] = super().prefer(state, choice)
            watch.leave()
            return ratings

        def evaluate(self, state: Any, player: Player) -> float:
            watch.enter("values")
            worth: float = super().evaluate(state, player)
            watch.leave()
            return worth

    return Timed()


class TimedSeat(Seat):
    """A seat whose worlds are counted and timed."""

    def __init__(self, seat: Seat, watch: Watch) -> None:
        super().__init__(seat.game, seat.choice, seat.known, seat._knowledge)
        self.worlds_made = 0
        self._watch = watch

    def world(self, key: bytes, keep: bool = True) -> Table:
        self.worlds_made += 1
        self._watch.enter("worlds")
        table = super().world(key, keep)
        self._watch.leave()
        return table


def positions(game: Game[Any], players: int) -> Iterator[Seat]:
    """Seats from games of greedy bots, each with something to decide, for ever."""
    number = 0
    while True:
        table = new_table(game, players, b"bench %d" % number, journal=False)
        helper = make_bot("greedy", b"%d" % number)
        while not table.over:
            asked = table.pending[0]
            if table.number % APART == 0 and len(asked.options) > 1:
                yield seat_of(table, asked.player)
            table.act(asked.player, helper.decide(seat_of(table, asked.player, helper.needs)))
        number += 1


def bench_parts(game: Game[Any], players: int, seconds: float) -> str:
    """Playouts per second and shares of time."""
    thought, playouts = 0.0, 0
    shares = dict.fromkeys(PARTS, 0.0)
    watch = Watch()
    for number, seat in enumerate(positions(timed(game, watch), players)):
        bot = make_bot(f"search:iterations={PLAYOUTS}", b"%d" % number)
        watched = TimedSeat(seat, watch)
        before = dict(watch.spent)
        start = process_time()
        watch.enter("search")
        bot.decide(watched)
        watch.leave()
        thought += process_time() - start
        playouts += watched.worlds_made
        for part in PARTS:
            shares[part] += watch.spent[part] - before[part]
        if thought > seconds:
            break
    whole = sum(shares.values())
    return f"{playouts / thought:>10,.0f} " + " ".join(f"{shares[part] / whole:>8.0%}" for part in PARTS)


def bench_levels(game: Game[Any], players: int, seconds: float) -> str:
    """Milliseconds for a decision of each level: on average, and in the slowest of twenty."""
    cells = []
    for level in range(1, LEVELS + 1):
        times: list[float] = []
        for seat in islice(positions(game, players), MOST):
            bot = make_bot(f"level:{level}", b"%d" % len(times))
            start = process_time()
            bot.decide(seat)
            times.append(1000 * (process_time() - start))
            if sum(times) > 1000 * seconds / LEVELS:
                break
        slow = sorted(times)[int(0.95 * len(times))]
        cells.append(f"{f'{sum(times) / len(times):.1f} / {slow:.0f}':>13}")
    return " ".join(cells)


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the search, one core.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games; without one all of them")
    parser.add_argument("--seconds", type=float, default=4.0, help="time for each game")
    parser.add_argument("--levels", action="store_true", help="time for a decision of each level instead")
    wanted = parser.parse_args()
    levels = " ".join(f"{f'level {level}':>13}" for level in range(1, LEVELS + 1))
    parts = f"{'playouts/s':>10} " + " ".join(f"{part:>8}" for part in PARTS)
    print(f"{'game':<12} {'players':>7} {levels if wanted.levels else parts}")
    measure = bench_levels if wanted.levels else bench_parts
    unknown = [name for name in wanted.games if name not in names()]
    if unknown:
        parser.error(f"There is no game {unknown[0]!r}; there are: {', '.join(names())}.")
    for name in wanted.games or names():
        game = find(name)
        players = game.players[0]
        print(f"{name:<12} {players:>7} {measure(game, players, wanted.seconds)}", flush=True)


if __name__ == "__main__":
    main()
