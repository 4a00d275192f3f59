"""Tables over HTTP: the lobby, new tables, everything that can be looked at while a game runs."""

from __future__ import annotations

import logging
from typing import Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field
from sqlalchemy import delete, select
from sqlalchemy.orm import selectinload

from grognard.server import looking, opening
from grognard.server.access import Here, Who, is_admin
from grognard.server.models import ChatRow, SeatRow, TableRow
from grognard.server.refusals import Refused
from grognard.server.routes.seats import SeatWish
from grognard.server.sheet import summary

router = APIRouter(prefix="/api/tables", tags=["tables"])
log = logging.getLogger("grognard.tables")


class ClockWish(BaseModel):
    kind: Literal["none", "decision", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class TableWish(BaseModel):
    game: str = Field(max_length=30)
    players: int = Field(ge=1, le=12)
    options: dict[str, str] = Field(default_factory=dict, max_length=100)
    preset: str = Field("", max_length=40)
    seats: list[SeatWish] = Field(default_factory=list, max_length=12)
    clock: ClockWish = ClockWish()
    title: str = Field("", max_length=80)
    public: bool = True


@router.get("")
def lobby(here: Here, who: Who, mine: bool = False, status: str = "") -> list[dict[str, Any]]:
    """Public tables that are open or running, newest first; or all tables of mine."""
    here.limiter.check("look", who.name)
    with here.database.read() as session:
        query = select(TableRow).order_by(TableRow.changed.desc()).limit(100)
        if mine:
            seats = select(SeatRow.table).where(SeatRow.user == who.known().id)
            query = query.where(TableRow.id.in_(seats) | (TableRow.owner == who.known().id))
        else:
            query = query.where(TableRow.public)
        if status:
            query = query.where(TableRow.status == status)
        return [summary(row) for row in session.scalars(query.options(selectinload(TableRow.seats)))]


@router.post("", status_code=201)
def create(here: Here, who: Who, wish: TableWish) -> dict[str, str]:
    """A new table; seats are `me`, `bot` or `open`."""
    here.limiter.check("create", who.name)
    return {"id": opening.create(here.tables, who.known(), wish.model_dump())}


@router.delete("/{table}")
def remove(here: Here, who: Who, table: str) -> dict[str, bool]:
    """The host takes away a table that has not begun; an admin any table."""
    here.limiter.check("act", who.name)
    with here.tables.changing(table) as (session, row):
        user = who.known()
        if not is_admin(here, user) and (user.id != row.owner or row.status != "open"):
            raise Refused(403, "not-host", "Only the host can remove a table, before it begins.")
        if user.id != row.owner:
            log.warning("the admin %s removed table %s (%s)", user.name, row.id, row.status)
        for kind in (ChatRow, SeatRow):
            session.execute(delete(kind).where(kind.table == table))
        session.delete(row)
    return {"done": True}


@router.get("/{table}")
def one_table(
    here: Here,
    who: Who,
    table: str,
    seat: int | None = None,
    language: str = "",
    invitation: str = "",
    since: int = 0,
) -> Response:
    """All that I may know of a table: view, question, journal, chat. `seat=-1` looks as a spectator."""
    here.limiter.check("look", who.name)
    letter, own = looking.look(here, who, table, seat, language, invitation)
    return Response(letter.text(own, letter.since(since)), media_type="application/json")


@router.get("/{table}/hints")
def hints(here: Here, who: Who, table: str, seat: int, language: str = "") -> dict[str, Any]:
    """What can be said of my options beforehand, by option, and whether I can take back my last choice."""
    here.limiter.check("look", who.name)
    return looking.advice(here, who, table, seat, language)


@router.get("/{table}/why")
def why_not(
    here: Here, who: Who, table: str, seat: int, option: str = Query(max_length=80), language: str = ""
) -> dict[str, str]:
    """Why I cannot choose this now, as a sentence; an empty text where the game cannot tell."""
    here.limiter.check("look", who.name)
    return {"text": looking.why_not(here, who, table, seat, option, language)}
