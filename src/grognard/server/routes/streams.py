"""Live updates: a table by WebSocket, the lobby by server-sent events, turns for bots line by line."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from grognard.kernel.knowledge import knowledge_of
from grognard.server.access import Here, Visitor, Who, socket_visitor
from grognard.server.context import Context
from grognard.server.database import now
from grognard.server.live import BOTS, LOBBY, turns_of_user
from grognard.server.looking import look
from grognard.server.messages import Reader
from grognard.server.models import Lease, SeatRow, TableRow, User
from grognard.server.refusals import Refused
from grognard.server.tables import find_seat

router = APIRouter(prefix="/api", tags=["live"])

QUIET_SECONDS = 20
"""After so long without news a sign of life is sent."""
LEASE = 60_000


@router.websocket("/tables/{table}/live")
async def live(
    socket: WebSocket, table: str, seat: int | None = None, language: str = "", invitation: str = ""
) -> None:
    """All that I may know of a table, now and after every change; each message has its version.

    Of the journal only what is new is sent: `journal_kept` says how many of the events sent before stay.
    """
    context: Context = socket.app.state.context
    await socket.accept()
    try:
        visitor = await run_in_threadpool(socket_visitor, socket)
        context.limiter.check("look", visitor.name)
        async with context.hub.listening(table) as changed:
            gone = asyncio.create_task(_until_gone(socket))
            reader = Reader()
            while not gone.done():
                changed.clear()
                letter, own = await run_in_threadpool(
                    look, context, visitor, table, seat, language, invitation
                )
                if letter.version != reader.version:
                    await socket.send_text(reader.news(letter, own))
                if not await _first(changed, gone):
                    visitor = await run_in_threadpool(socket_visitor, socket)
    except Refused as refused:
        with contextlib.suppress(RuntimeError):
            await socket.send_json({"refused": refused.key, "text": refused.text})
            await socket.close(4000 + refused.status)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _until_gone(socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_text()


async def _first(changed: asyncio.Event, gone: asyncio.Task[None]) -> bool:
    """Wait for a change or the end of the connection; whether there was one before long."""
    news = asyncio.create_task(changed.wait())
    done, _ = await asyncio.wait({news, gone}, timeout=QUIET_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    news.cancel()
    return bool(done)


@router.get("/lobby")
async def lobby_events(here: Here) -> StreamingResponse:
    """Server-sent events: `changed` whenever the list of tables is no longer what it was."""

    async def events() -> AsyncIterator[str]:
        async with here.hub.listening(LOBBY) as changed:
            yield "event: changed\ndata: {}\n\n"
            while True:
                try:
                    await asyncio.wait_for(changed.wait(), QUIET_SECONDS)
                    changed.clear()
                    yield "event: changed\ndata: {}\n\n"
                except TimeoutError:
                    yield ": still here\n\n"

    return StreamingResponse(events(), media_type="text/event-stream", headers={"Cache-Control": "no-store"})


# -- bots ----------


def turns_of(here: Context, user: User) -> tuple[list[dict[str, Any]], int | None]:
    """Decisions that wait for this account: a worker plays for all bots, others for themselves.

    Workers are not told of what another one thinks about, but when the first of these leases ends.
    """
    is_worker = user.kind == "worker"
    mine = SeatRow.bot != "" if is_worker else (SeatRow.user == user.id) & (SeatRow.bot == "")
    query = (
        select(TableRow.id, SeatRow.seat, TableRow.number, TableRow.game, SeatRow.bot, Lease.until)
        .join(TableRow, TableRow.id == SeatRow.table)
        .outerjoin(
            Lease,
            (Lease.table == SeatRow.table)
            & (Lease.seat == SeatRow.seat)
            & (Lease.number == TableRow.number)
            & (Lease.until > now()),
        )
        .where(TableRow.status == "running", SeatRow.since.is_not(None), mine)
        .order_by(SeatRow.since)
        .limit(200)
    )
    with here.database.read() as session:
        rows = session.execute(query).all()
    found = [
        {"table": table, "seat": seat, "number": number, "game": game, "bot": bot}
        for table, seat, number, game, bot, leased in rows
        if leased is None or not is_worker
    ]
    ends = [row.until for row in rows if row.until is not None]
    return found, min(ends, default=None) if is_worker else None


@router.get("/turns")
async def turns(here: Here, who: Who, stream: bool = True) -> Any:
    """The decisions that wait for me; as a stream, one JSON object per line whenever there is a new one."""
    user = who.known()
    if not stream:
        return (await run_in_threadpool(turns_of, here, user))[0]
    return StreamingResponse(_lines(here, user), media_type="application/x-ndjson")


async def _lines(here: Context, user: User) -> AsyncIterator[str]:
    """Each decision once, as soon as it waits. Nothing is asked of the database while nothing happens."""
    told: dict[tuple[str, int], int] = {}
    topic = BOTS if user.kind == "worker" else turns_of_user(user.id)
    async with here.hub.listening(topic) as changed:
        while True:
            changed.clear()
            waiting, leased_until = await run_in_threadpool(turns_of, here, user)
            for turn in waiting:
                if told.get((turn["table"], turn["seat"])) != turn["number"]:
                    yield json.dumps(turn) + "\n"
            told = {(turn["table"], turn["seat"]): turn["number"] for turn in waiting}
            try:
                await asyncio.wait_for(changed.wait(), _patience(leased_until))
            except TimeoutError:
                yield "\n"


def _patience(leased_until: int | None) -> float:
    """Seconds until we look again: a worker may have died over a decision; and a sign of life is due."""
    if leased_until is None:
        return QUIET_SECONDS
    return min(QUIET_SECONDS, max(0.05, (leased_until - now()) / 1000 + 0.05))


class LeaseWish(BaseModel):
    table: str = Field(max_length=16)
    seat: int
    number: int
    worker: str = Field(max_length=64)


@router.post("/lease")
def lease(here: Here, who: Who, wish: LeaseWish) -> dict[str, Any]:
    """A worker takes a decision on: for a minute nobody else thinks about it. It gets what the seat knows."""
    if who.known().kind != "worker":
        raise Refused(403, "worker-only", "Only workers of this server can do that.")
    place = here.tables.shelf.place(wish.table)
    with place.lock:
        with here.database.write() as session:
            row = here.tables.look(session, wish.table)
            seat = find_seat(row, wish.seat)
            if row.number != wish.number or wish.seat not in row.waiting or not seat.bot:
                raise Refused(409, "stale", "This decision is no longer open.")
            _take_lease(session, wish)
            game = place.take(session, row)
            known = knowledge_of(game, wish.seat)
        place.keep(row, game)
    return {"bot": seat.bot, "knowledge": known.plain()}


def _take_lease(session: Session, wish: LeaseWish) -> None:
    held = session.get(Lease, (wish.table, wish.seat), with_for_update=True)
    if held is None:
        held = Lease(table=wish.table, seat=wish.seat)
        session.add(held)
    elif held.number == wish.number and held.until > now() and held.worker != wish.worker:
        raise Refused(409, "leased", "Another worker thinks about this decision.")
    held.number, held.worker, held.until = wish.number, wish.worker, now() + LEASE


@router.get("/tables/{table}/knowledge")
def knowledge(here: Here, who: Who, table: str, seat: int) -> dict[str, Any]:
    """All that a seat of mine knows, as data with which a bot can imagine worlds."""
    here.limiter.check("look", who.name)
    return _known(here, who, table, seat)


def _known(here: Context, who: Visitor, table: str, seat: int) -> dict[str, Any]:
    with here.tables.reading(table) as (session, row, place):
        if find_seat(row, seat).user != who.known().id or row.status == "open":
            raise Refused(403, "not-yours", "This is not your seat in a running game.")
        game = place.take(session, row)
        found = knowledge_of(game, seat)
        place.keep(row, game)
    return found.plain()
