"""Figures over HTTP: the chart of a game, and what has happened since a moment, in short."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import APIRouter

from grognard.kernel.errors import GrognardError
from grognard.server.access import Here, Who, is_admin, language_for
from grognard.server.envelope import words_for
from grognard.server.figures import chart_message, points_of, recap_message, standing_then
from grognard.server.glance import glance
from grognard.server.models import TableRow
from grognard.server.refusals import Refused
from grognard.server.sheet import sheet_of

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.get("/{table}/chart")
def chart(here: Here, who: Who, table: str, language: str = "") -> dict[str, Any]:
    """Points, areas, battles and luck by turn; while the game runs, as far as everybody can see them."""
    here.limiter.check("look", who.name)
    with here.database.read() as session:
        row = here.tables.look(session, table)
        glance(session, table).check(who.user, "", is_admin(here, who.user))
        check_begun(row, 0)
        over = row.status == "over"
        with refusing_other_rules():
            points = points_of(session, row, here.counted)
    with here.tables.reading(table) as (session, row, place):
        game = place.take(session, row)
        words = words_for(game, [seat.name for seat in row.seats], language_for(who, language))
        place.keep(row, game)
    return chart_message(points, over, words)


@router.get("/{table}/since/{number}")
def since(
    here: Here, who: Who, table: str, number: int, seat: int | None = None, language: str = ""
) -> list[dict[str, Any]]:
    """What has happened after so many choices, by player, as far as I know of it."""
    here.limiter.check("look", who.name)
    with here.database.read() as session:
        row = here.tables.look(session, table)
        seen = glance(session, table)
        seen.check(who.user, "", is_admin(here, who.user))
        eyes = seen.eyes(who.user, seat)
        check_begun(row, number)
        with refusing_other_rules():
            then = standing_then(session, row, number, eyes, here.counted)
    with here.tables.reading(table) as (session, row, place):
        game = place.take(session, row)
        place.chronicle.catch_up(session, sheet_of(row))
        heard = [place.chronicle.events[each] for each in place.chronicle.seen_by(eyes)]
        events = [event for event in heard if event.number > number]
        words = words_for(game, [seat.name for seat in row.seats], language_for(who, language))
        message = recap_message(game, eyes, then, events, words)
        place.keep(row, game)
    return message


def check_begun(row: TableRow, number: int) -> None:
    if row.status == "open":
        raise Refused(409, "table-open", "This game has not begun.")
    if not 0 <= number <= row.number:
        raise Refused(422, "bad-number", f"This game has {row.number} choices.")


@contextmanager
def refusing_other_rules() -> Iterator[None]:
    try:
        yield
    except GrognardError:
        text = "The rules have changed since this game began; it can be played on, but not counted."
        raise Refused(409, "other-rules", text) from None
