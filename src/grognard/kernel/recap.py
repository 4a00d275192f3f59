"""What has happened since a moment, in short: deeds by player, areas won and lost, changes of the figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.kernel.almanac import Deed, Figures, argument
from grognard.kernel.chart import figures_of
from grognard.kernel.choice import Player, Term
from grognard.kernel.game import Game
from grognard.kernel.journal import Event


class Standing:
    """What a reader sees of a moment: who holds which area, and the figures."""

    __slots__ = ("figures", "holdings")

    def __init__(self, game: Game[Any], known: Any, players: int) -> None:
        self.holdings: dict[Term, Player] = game.almanac.holdings(known)
        self.figures: Figures = figures_of(game, known, players)


class Part:
    """What one seat did and what became of it."""

    __slots__ = ("changes", "deeds", "lost", "won")

    def __init__(self) -> None:
        self.deeds: dict[Deed, Tally] = {}
        self.won: list[Term] = []
        self.lost: list[Term] = []
        self.changes: dict[str, int] = {}

    @property
    def empty(self) -> bool:
        return not (self.deeds or self.won or self.lost or self.changes)


class Tally:
    """How much in all, and of what in particular: kind of argument and value, with how often each."""

    __slots__ = ("count", "items")

    def __init__(self) -> None:
        self.count = 0
        self.items: dict[tuple[str, int], int] = {}


def recap(game: Game[Any], known: Any, then: Standing, now: Standing, events: Sequence[Event]) -> list[Part]:
    """A part for every seat, from the events that the reader has heard of and what the reader sees.

    `known` is the state as the reader knows it now.
    """
    parts = [Part() for _ in now.figures]
    for event in events:
        for deed in game.almanac.deeds:
            if event.told in deed.tellings:
                seat = _seat(game, known, event, deed.who)
                if seat is not None:
                    _add(parts[seat].deeds.setdefault(deed, Tally()), event, deed.what)
    for area in {**then.holdings, **now.holdings}:
        before, after = then.holdings.get(area), now.holdings.get(area)
        if before != after:
            if after is not None:
                parts[after].won.append(area)
            if before is not None:
                parts[before].lost.append(area)
    for part, old, new in zip(parts, then.figures, now.figures, strict=True):
        changes = {measure: new[measure] - old.get(measure, 0) for measure in new}
        part.changes = {measure: change for measure, change in changes.items() if change}
    return parts


def _seat(game: Game[Any], known: Any, event: Event, who: str) -> Player | None:
    value = argument(event, who)
    if event.told.kinds[event.told.names.index(who)] == "player":
        return int(value)
    find = game.almanac.seat_of
    if find is not None:
        return find(known, value)
    entry = game.terms.entries[value]
    return int(entry.word.rpartition("-")[2]) if entry.kind == "player" else None


def _add(tally: Tally, event: Event, what: str) -> None:
    if not what:
        tally.count += 1
        return
    value = argument(event, what)
    kind = event.told.kinds[event.told.names.index(what)]
    if kind == "number":
        tally.count += value
        return
    values = value if isinstance(value, tuple) else (value,)
    tally.count += len(values)
    for each in values:
        item = kind.removesuffix("s"), each
        tally.items[item] = tally.items.get(item, 0) + 1
