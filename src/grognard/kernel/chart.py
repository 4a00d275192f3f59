"""The course of a game in figures: each measure of each seat at the end of every turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.kernel.almanac import AREAS, Figures
from grognard.kernel.choice import Player, Term
from grognard.kernel.game import Game
from grognard.kernel.header import Header
from grognard.kernel.journal import Journal, Told, Value
from grognard.kernel.table import Table


class Point:
    """How things stood at the end of a turn: which one, after how many choices, and all figures by seat."""

    __slots__ = ("figures", "moment", "number")

    def __init__(self, moment: tuple[int, ...], number: int, figures: list[dict[str, float]]) -> None:
        self.moment = moment
        self.number = number
        self.figures = figures


def draw_chart(header: Header, moves: Sequence[tuple[Player, Term | str]], public: bool) -> list[Point]:
    """Play the game again and look at the figures whenever a turn has ended.

    `public` keeps to what every spectator could see and count; otherwise the figures are the true ones.
    """
    course = _Course(header, _Ledger(header, public))
    for player, term in moves:
        course.act(player, term)
    course.ledger.end_turn(course.number)
    return course.ledger.points


def figures_of(game: Game[Any], state: Any, players: int) -> Figures:
    """The figures of a state, with the areas held among them."""
    almanac = game.almanac
    found = almanac.figures(state) or [{} for _ in range(players)]
    if AREAS in almanac.measures:
        held = list(almanac.holdings(state).values())
        for seat, figures in enumerate(found):
            figures[AREAS] = held.count(seat)
    return found


class _Ledger(Journal):
    """A journal that counts what each event amounts to, at the moment when it is told."""

    __slots__ = ("counts", "game", "header", "moment", "points", "public", "state")

    def __init__(self, header: Header, public: bool) -> None:
        super().__init__()
        self.header = header
        self.game: Game[Any] = header.game
        self.public = public
        self.state: Any = self.game.new(header.players, header.options, header.dice())
        self.counts: list[dict[str, float]] = [{} for _ in range(header.players)]
        self.moment: tuple[int, ...] = self.game.almanac.moment(self.state)
        self.points: list[Point] = []

    def tell(self, told: Told, *values: Value) -> None:
        super().tell(told, *values)
        count = self.game.almanac.counting.get(told)
        if count is not None:
            for seat, measure, amount in count(self._known(), self.events[-1]):
                counts = self.counts[seat]
                counts[measure] = counts.get(measure, 0) + amount

    def look(self, number: int) -> None:
        """At a checkpoint: if another turn has begun, the last one has ended."""
        moment = self.game.almanac.moment(self.state)
        if moment != self.moment:
            self.end_turn(number)
            self.moment = moment

    def end_turn(self, number: int) -> None:
        figures = figures_of(self.game, self._known(), self.header.players)
        measures = self.game.almanac.measures
        rows = [
            {measure: round(float(now.get(measure, counts.get(measure, 0))), 2) for measure in measures}
            for now, counts in zip(figures, self.counts, strict=True)
        ]
        self.points.append(Point(self.moment, number, rows))

    def _known(self) -> Any:
        return self.game.hide(self.state, None) if self.public else self.state


class _Course(Table):
    """The game, played again under the eyes of the ledger."""

    __slots__ = ("ledger",)

    def __init__(self, header: Header, ledger: _Ledger) -> None:
        self.ledger = ledger
        super().__init__(header, ledger.state, journal=ledger, keep=False)

    def at_checkpoint(self) -> None:
        self.ledger.look(self.number)
