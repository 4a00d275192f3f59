"""Playing over HTTP: choices, taking back, chat, notes."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from grognard.server import playing
from grognard.server.access import Here, Who
from grognard.server.database import now
from grognard.server.models import ChatRow
from grognard.server.refusals import Refused
from grognard.server.routes.seats import SeatNumber
from grognard.server.tables import find_seat

router = APIRouter(prefix="/api/tables", tags=["tables"])


class ChoiceWish(BaseModel):
    seat: int
    option: str = Field(max_length=80)
    number: int | None = None
    key: str | None = Field(None, max_length=64)


class SaidWish(BaseModel):
    text: str = Field(min_length=1, max_length=1000)


class NotesWish(BaseModel):
    seat: int
    text: str = Field(max_length=20_000)


class SeenWish(BaseModel):
    seat: int
    number: int = Field(ge=0)


@router.post("/{table}/choices")
def choose(here: Here, who: Who, table: str, wish: ChoiceWish) -> dict[str, Any]:
    """One choice out of what is offered. With the same `key` it is taken only once."""
    here.limiter.check("act", who.name)
    return playing.choose(here.tables, table, who.known(), wish.seat, wish.option, wish.number, wish.key)


@router.post("/{table}/undo")
def undo(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, Any]:
    """Take back the last choice, or ask the others whether I may."""
    here.limiter.check("act", who.name)
    return playing.undo(here.tables, table, who.known(), wish.seat)


@router.post("/{table}/undo/refuse")
def refuse_undo(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, bool]:
    here.limiter.check("act", who.name)
    playing.refuse_undo(here.tables, table, who.known(), wish.seat)
    return {"done": True}


@router.post("/{table}/chat")
def chat(here: Here, who: Who, table: str, wish: SaidWish) -> dict[str, bool]:
    """Say something at a table where I sit or which I host."""
    here.limiter.check("chat", who.name)
    user = who.known()
    with here.tables.changing(table) as (session, row):
        if user.id != row.owner and all(s.user != user.id for s in row.seats):
            raise Refused(403, "not-here", "Only those who sit at the table can talk there.")
        here.tables.shelf.place(table).forget_chat()
        session.add(ChatRow(table=table, user=user.id, name=user.name, text=wish.text.strip(), at=now()))
    return {"done": True}


@router.put("/{table}/notes")
def notes(here: Here, who: Who, table: str, wish: NotesWish) -> dict[str, bool]:
    """My private notes."""
    here.limiter.check("act", who.name)
    with here.database.write() as session:
        row = here.tables.look(session, table)
        seat = find_seat(row, wish.seat)
        if seat.user != who.known().id:
            raise Refused(403, "not-yours", "This is not your seat.")
        seat.notes = wish.text
    return {"done": True}


@router.put("/{table}/seen")
def seen(here: Here, who: Who, table: str, wish: SeenWish) -> dict[str, bool]:
    """I have looked at everything up to this choice."""
    here.limiter.check("act", who.name)
    with here.database.write() as session:
        row = here.tables.look(session, table)
        seat = find_seat(row, wish.seat)
        if seat.user != who.known().id:
            raise Refused(403, "not-yours", "This is not your seat.")
        seat.seen = max(seat.seen, min(wish.number, row.number))
    return {"done": True}
