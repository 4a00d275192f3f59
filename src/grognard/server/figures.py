"""Charts and summaries of a table: the game is played again, and what was counted is put into words."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from grognard.kernel.almanac import LUCK
from grognard.kernel.chart import Point, draw_chart
from grognard.kernel.choice import Player
from grognard.kernel.journal import Event
from grognard.kernel.recap import Standing, recap
from grognard.kernel.table import Table
from grognard.server.models import ChoiceRow, TableRow
from grognard.server.shelf import header_of, whole
from grognard.words import Words
from grognard.words.recap import changes_of, deeds_of

T = TypeVar("T")

KEPT = 200


class Counted:
    """What was counted last in this process. A key names the position, so nothing here can be out of date."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Any, Any] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Any, count: Callable[[], T]) -> T:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                found: T = self._kept[key]
                return found
        fresh = count()
        with self._lock:
            self._kept[key] = fresh
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return fresh


# -- charts ----------


def points_of(session: Session, row: TableRow, counted: Counted) -> list[Point]:
    """The course of the game: everything when it is over, before that what everybody can see."""
    public = row.status != "over"

    def count() -> list[Point]:
        made = session.execute(
            select(ChoiceRow.seat, ChoiceRow.word).where(ChoiceRow.table == row.id).order_by(ChoiceRow.number)
        )
        return draw_chart(header_of(row), [(seat, word) for seat, word in made], public)

    return counted.get((row.id, row.position, public), count)


def chart_message(points: Sequence[Point], over: bool, words: Words) -> dict[str, Any]:
    """The points by measure and seat. A measure of which nobody ever had anything is left out."""
    assert words.game is not None
    measures = words.game.almanac.measures
    seats = range(len(points[0].figures))
    shown = [each for each in measures if any(figures[each] for p in points for figures in p.figures)]
    note = "" if not measures else words.text("luck-note" if LUCK in measures else "luck-none")
    return {
        "public": not over,
        "moments": [
            {"number": p.number, "text": words.moment(p.moment), "short": words.short_moment(p.moment)}
            for p in points
        ],
        "measures": [
            {
                "key": measure,
                "text": words.text(f"figure-{measure}"),
                "values": [[_number(p.figures[seat][measure]) for p in points] for seat in seats],
            }
            for measure in shown
        ],
        "seats": [words.seat(seat) for seat in seats],
        "note": note,
    }


def _number(value: float) -> float:
    return int(value) if value == int(value) else value


# -- summaries ----------


def standing_then(
    session: Session, row: TableRow, number: int, eyes: Player | None, counted: Counted
) -> Standing:
    """What this seat saw of the game after so many choices."""

    def count() -> Standing:
        return standing(whole(session, row, number), eyes)

    return counted.get((row.id, number, row.undone, "then", eyes), count)


def standing(game: Table, eyes: Player | None) -> Standing:
    return Standing(game.game, game.game.hide(game.state, eyes), game.header.players)


def recap_message(
    game: Table, eyes: Player | None, then: Standing, events: Sequence[Event], words: Words
) -> list[dict[str, Any]]:
    """By seat: deeds and changes as phrases; seats of which there is nothing to say are left out."""
    known = game.game.hide(game.state, eyes)
    parts = recap(game.game, known, then, standing(game, eyes), events)
    return [
        {
            "seat": seat,
            "name": words.seat(seat),
            "deeds": deeds_of(words, part),
            "changes": changes_of(words, part),
        }
        for seat, part in enumerate(parts)
        if not part.empty
    ]
