"""The past of a game over HTTP: as it stood at any moment, its record, games that go on from there."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field
from sqlalchemy.orm import Session

from grognard.kernel.errors import GrognardError
from grognard.kernel.record import write_record
from grognard.server import opening
from grognard.server.access import Here, Who, is_admin, language_for
from grognard.server.chronicle import said
from grognard.server.envelope import question, words_for
from grognard.server.glance import glance
from grognard.server.models import TableRow
from grognard.server.refusals import Refused
from grognard.server.shelf import whole

router = APIRouter(prefix="/api/tables", tags=["tables"])


class ForkWish(BaseModel):
    number: int = Field(ge=0)


@router.get("/{table}/at/{number}")
def as_it_stood(
    here: Here, who: Who, table: str, number: int, seat: int | None = None, language: str = ""
) -> dict[str, Any]:
    """The game after so many choices, as I knew it then; after the end, everything (`seat=-2`)."""
    here.limiter.check("replay", who.name)
    with here.database.read() as session:
        row = here.tables.look(session, table)
        seen = glance(session, table)
        seen.check(who.user, "", is_admin(here, who.user))
        if row.status == "open" or not 0 <= number <= row.number:
            raise Refused(422, "bad-number", f"This game has {row.number} choices.")
        everything = seat is not None and seat <= -2
        if everything and row.status != "over":
            raise Refused(403, "running", "Other seats can be looked at when the game is over.")
        eyes = -2 - seat if everything and seat is not None else seen.eyes(who.user, seat)
        if eyes is not None and not 0 <= eyes < row.players:
            raise Refused(422, "no-such-seat", "There is no such seat.")
        game = _replayed(session, row, number)
        words = words_for(game, [seat.name for seat in row.seats], language_for(who, language))
        return {
            "number": number,
            "seat": eyes,
            "view": game.view(eyes),
            "choice": question(game, eyes, words),
            "waiting": game.waiting,
            "journal": [said(event, words) for event in game.seen(eyes)[-50:]],
        }


@router.get("/{table}/record")
def record(here: Here, who: Who, table: str) -> Response:
    """The record of a finished game, to keep, to verify, to replay anywhere."""
    here.limiter.check("replay", who.name)
    with here.database.read() as session:
        row = here.tables.look(session, table)
        glance(session, table).check(who.user, "", is_admin(here, who.user))
        if row.status != "over":
            raise Refused(403, "running", "The record is sealed until the game is over.")
        data = write_record(_replayed(session, row, None))
    name = f"{row.game}-{row.id}.json"
    return Response(
        json.dumps(data, indent=1),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _replayed(session: Session, row: TableRow, number: int | None) -> Any:
    try:
        return whole(session, row, number)
    except GrognardError:
        text = "The rules have changed since this game began; it can be played on, but not replayed."
        raise Refused(409, "other-rules", text) from None


@router.post("/import", status_code=201)
def import_record(here: Here, who: Who, source: dict[str, Any]) -> dict[str, str]:
    """A table to look at, from a record."""
    here.limiter.check("import", who.name)
    return {"id": opening.import_record(here.tables, who.known(), source)}


@router.post("/{table}/fork", status_code=201)
def fork(here: Here, who: Who, table: str, wish: ForkWish) -> dict[str, str]:
    """Go on from any point of a finished game, at a table of my own."""
    here.limiter.check("import", who.name)
    with here.database.read() as session:
        glance(session, table).check(who.user, "", is_admin(here, who.user))
    return {"id": opening.fork(here.tables, who.known(), table, wish.number)}
