"""Tables over HTTP: lobby, seats, choices, undo, time travel, records, chat, notes."""

from __future__ import annotations

import json
import logging
from typing import Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field
from sqlalchemy import delete, select
from sqlalchemy.orm import Session, selectinload

from grognard.kernel.choice import Player
from grognard.kernel.errors import GrognardError
from grognard.kernel.record import write_record
from grognard.server.access import Here, Visitor, Who
from grognard.server.chronicle import said
from grognard.server.context import Context
from grognard.server.database import now
from grognard.server.envelope import question, summary, words_for
from grognard.server.glance import Glance, glance
from grognard.server.messages import Letter, write
from grognard.server.models import ChatRow, SeatRow, TableRow, User
from grognard.server.refusals import Refused
from grognard.server.shelf import whole
from grognard.server.tables import find_seat

router = APIRouter(prefix="/api/tables", tags=["tables"])
log = logging.getLogger("grognard.tables")


class SeatWish(BaseModel):
    kind: str = Field("open", max_length=10)
    bot: str = Field("", max_length=60)
    name: str = Field("", max_length=40)


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


class JoinWish(BaseModel):
    seat: int | None = None
    invitation: str = Field("", max_length=40)


class ChoiceWish(BaseModel):
    seat: int
    option: str = Field(max_length=80)
    number: int | None = None
    key: str | None = Field(None, max_length=64)


class ContributionWish(BaseModel):
    seat: int
    text: str = Field(max_length=200)


class SeatNumber(BaseModel):
    seat: int


class SaidWish(BaseModel):
    text: str = Field(min_length=1, max_length=1000)


class NotesWish(BaseModel):
    seat: int
    text: str = Field(max_length=20_000)


class SeenWish(BaseModel):
    seat: int
    number: int = Field(ge=0)


class ForkWish(BaseModel):
    number: int = Field(ge=0)


# -- looking ----------


def language_for(who: Visitor, language: str) -> str:
    if language in ("en", "de"):
        return language
    return who.user.language if who.user is not None else "en"


def is_admin(here: Context, user: User | None) -> bool:
    return bool(here.settings.admin) and user is not None and user.login == here.settings.admin.casefold()


def look(
    here: Context, who: Visitor, table: str, seat: int | None, language: str, invitation: str
) -> tuple[Letter, dict[str, Any]]:
    """Everything this visitor may know of a table now: the letter for the seat, and what only its owner may.

    A letter that was written for the same version is used again; the database says whether it is.
    """
    language = language_for(who, language)
    place = here.tables.shelf.place(table)
    with here.database.read() as session:
        seen = glance(session, table)
        eyes, own = own_of(here, who, seen, seat, invitation)
        letter = place.written.get((eyes, language))
        if letter is not None and letter.version == seen.version:
            return letter, own
    with here.tables.reading(table) as (session, row, place):
        letter = place.written.get((eyes, language))
        if letter is None or letter.version != row.version:
            letter = write(session, row, place, eyes, language)
    return letter, own


def own_of(
    here: Context, who: Visitor, seen: Glance, seat: int | None, invitation: str
) -> tuple[Player | None, dict[str, Any]]:
    """Whose eyes this visitor looks with, and what nobody else is told."""
    user = who.user
    seen.check(user, invitation, is_admin(here, user))
    eyes = seen.eyes(user, seat)
    own: dict[str, Any] = {
        "now": now(),
        "mine": seen.mine(user),
        "host": user is not None and user.id == seen.owner,
    }
    if own["host"]:
        own["invitation"] = seen.invitation
    if eyes is not None:
        own["notes"], own["seen"] = seen.chairs[eyes].notes, seen.chairs[eyes].seen
    return eyes, own


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
    return {"id": here.tables.create(who.known(), wish.model_dump())}


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
    letter, own = look(here, who, table, seat, language, invitation)
    return Response(letter.text(own, letter.since(since)), media_type="application/json")


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
        words = words_for(game, row.seats, language_for(who, language))
        return {
            "number": number,
            "seat": eyes,
            "view": game.view(eyes),
            "choice": question(game, eyes, words),
            "waiting": game.waiting,
            "journal": [said(event, words) for event in game.seen(eyes)[-50:]],
        }


def _replayed(session: Session, row: TableRow, number: int | None) -> Any:
    try:
        return whole(session, row, number)
    except GrognardError:
        text = "The rules have changed since this game began; it can be played on, but not replayed."
        raise Refused(409, "other-rules", text) from None


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


@router.post("/import", status_code=201)
def import_record(here: Here, who: Who, source: dict[str, Any]) -> dict[str, str]:
    """A table to look at, from a record."""
    here.limiter.check("import", who.name)
    return {"id": here.tables.import_record(who.known(), source)}


@router.post("/{table}/fork", status_code=201)
def fork(here: Here, who: Who, table: str, wish: ForkWish) -> dict[str, str]:
    """Go on from any point of a finished game, at a table of my own."""
    here.limiter.check("import", who.name)
    return {"id": here.tables.fork(who.known(), table, wish.number)}


@router.get("/{table}/why")
def why_not(
    here: Here, who: Who, table: str, seat: int, option: str = Query(max_length=80), language: str = ""
) -> dict[str, str]:
    """Why I cannot choose this now, as a sentence; an empty text where the game cannot tell."""
    here.limiter.check("look", who.name)
    with here.tables.reading(table) as (session, row, place):
        eyes = glance(session, table).eyes(who.known(), seat)
        if row.status != "running" or eyes is None:
            raise Refused(409, "table-over", "Nobody is asked here now.")
        game = place.take(session, row)
        choice, term = game.choice_of(eyes), game.game.terms.number_of(option)
        text = ""
        if choice is not None and term is not None and term not in choice.options:
            known = game.game.hide(game.state, eyes)
            text = game.game.why_not(known, choice, term, language_for(who, language))
        place.keep(row, game)
    return {"text": text}


# -- seats ----------


@router.post("/{table}/join")
def join(here: Here, who: Who, table: str, wish: JoinWish) -> dict[str, int]:
    here.limiter.check("act", who.name)
    return {"seat": here.tables.join(table, who.known(), wish.seat, wish.invitation)}


@router.put("/{table}/seats/{seat}")
def set_seat(here: Here, who: Who, table: str, seat: int, wish: SeatWish) -> dict[str, bool]:
    """Before the game: make a seat open, mine or a bot's."""
    here.limiter.check("act", who.name)
    here.tables.set_seat(table, who.known(), seat, wish.model_dump())
    return {"done": True}


@router.put("/{table}/contribution")
def contribute(here: Here, who: Who, table: str, wish: ContributionWish) -> dict[str, bool]:
    """Before the game: add a text of mine to the seed of the dice, when I have seen the commitment."""
    here.limiter.check("act", who.name)
    here.tables.contribute(table, who.known(), wish.seat, wish.text)
    return {"done": True}


@router.post("/{table}/start")
def start(here: Here, who: Who, table: str) -> dict[str, bool]:
    here.limiter.check("act", who.name)
    here.tables.start(table, who.known())
    return {"done": True}


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


@router.post("/{table}/away")
def go_away(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, bool]:
    """A bot plays for me until I come back."""
    here.limiter.check("act", who.name)
    here.tables.go_away(table, who.known(), wish.seat, resign=False)
    return {"done": True}


@router.post("/{table}/back")
def come_back(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, bool]:
    here.limiter.check("act", who.name)
    here.tables.come_back(table, who.known(), wish.seat)
    return {"done": True}


@router.post("/{table}/resign")
def resign(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, bool]:
    """Give up the seat for good; a bot plays it to the end."""
    here.limiter.check("act", who.name)
    here.tables.go_away(table, who.known(), wish.seat, resign=True)
    return {"done": True}


# -- playing ----------


@router.post("/{table}/choices")
def choose(here: Here, who: Who, table: str, wish: ChoiceWish) -> dict[str, Any]:
    """One choice out of what is offered. With the same `key` it is taken only once."""
    here.limiter.check("act", who.name)
    return here.tables.choose(table, who.known(), wish.seat, wish.option, wish.number, wish.key)


@router.post("/{table}/undo")
def undo(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, Any]:
    """Take back the last choice, or ask the others whether I may."""
    here.limiter.check("act", who.name)
    return here.tables.undo(table, who.known(), wish.seat)


@router.post("/{table}/undo/refuse")
def refuse_undo(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, bool]:
    here.limiter.check("act", who.name)
    here.tables.refuse_undo(table, who.known(), wish.seat)
    return {"done": True}


@router.post("/{table}/chat")
def chat(here: Here, who: Who, table: str, wish: SaidWish) -> dict[str, bool]:
    """Say something at a table where I sit or which I host."""
    here.limiter.check("chat", who.name)
    user = who.known()
    with here.tables.changing(table) as (session, row):
        if user.id != row.owner and all(s.user != user.id for s in row.seats):
            raise Refused(403, "not-here", "Only those who sit at the table can talk there.")
        session.add(ChatRow(table=table, user=user.id, name=user.name, text=wish.text.strip(), at=now()))
    return {"done": True}


@router.put("/{table}/notes")
def notes(here: Here, who: Who, table: str, wish: NotesWish) -> dict[str, bool]:
    """My private notes."""
    here.limiter.check("act", who.name)
    with here.database.write() as session:
        row = here.tables.look(session, table)
        seat = find_seat(session, row, wish.seat)
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
        seat = find_seat(session, row, wish.seat)
        if seat.user != who.known().id:
            raise Refused(403, "not-yours", "This is not your seat.")
        seat.seen = max(seat.seen, min(wish.number, row.number))
    return {"done": True}
