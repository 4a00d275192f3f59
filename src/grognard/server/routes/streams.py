"""Live updates: a table by WebSocket, the lobby by server-sent events, turns for bots line by line."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter, Request, WebSocket, WebSocketDisconnect
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field
from sqlalchemy import select

from grognard.kernel.knowledge import knowledge_of
from grognard.server.access import Here, Visitor, Who, socket_visitor
from grognard.server.context import Context
from grognard.server.database import now
from grognard.server.live import LOBBY
from grognard.server.models import Lease, SeatRow, TableRow, User
from grognard.server.refusals import Refused
from grognard.server.routes.play import look
from grognard.server.tables import find_seat

router = APIRouter(prefix="/api", tags=["live"])

QUIET_SECONDS = 20
"""After so long without news a sign of life is sent."""
LEASE = 60_000


@router.websocket("/tables/{table}/live")
async def live(
    socket: WebSocket, table: str, seat: int | None = None, language: str = "", invitation: str = ""
) -> None:
    """All that I may know of a table, now and after every change; each message has its version."""
    context: Context = socket.app.state.context
    await socket.accept()
    try:
        visitor = await run_in_threadpool(socket_visitor, socket)
        async with context.hub.listening(table) as changed:
            gone = asyncio.create_task(_until_gone(socket))
            known = -1
            while not gone.done():
                changed.clear()
                message = await run_in_threadpool(look, context, visitor, table, seat, language, invitation)
                if message["version"] != known:
                    known = message["version"]
                    await socket.send_json(message)
                await _first(changed, gone)
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


async def _first(changed: asyncio.Event, gone: asyncio.Task[None]) -> None:
    news = asyncio.create_task(changed.wait())
    await asyncio.wait({news, gone}, timeout=QUIET_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    news.cancel()


@router.get("/lobby")
async def lobby_events(request: Request, here: Here) -> StreamingResponse:
    """Server-sent events: `changed` whenever the list of tables is no longer what it was."""

    async def events() -> AsyncIterator[str]:
        async with here.hub.listening(LOBBY) as changed:
            yield "event: changed\ndata: {}\n\n"
            while not await request.is_disconnected():
                try:
                    await asyncio.wait_for(changed.wait(), QUIET_SECONDS)
                    changed.clear()
                    yield "event: changed\ndata: {}\n\n"
                except TimeoutError:
                    yield ": still here\n\n"

    return StreamingResponse(events(), media_type="text/event-stream", headers={"Cache-Control": "no-store"})


# -- bots ----------


def turns_of(here: Context, user: User) -> list[dict[str, Any]]:
    """Decisions that wait for this account: a worker plays for all bots, others for themselves."""
    with here.database.read() as session:
        query = (
            select(SeatRow, TableRow)
            .join(TableRow, TableRow.id == SeatRow.table)
            .where(TableRow.status == "running", SeatRow.since.is_not(None))
            .order_by(SeatRow.since)
        )
        if user.kind == "worker":
            query = query.where(SeatRow.bot != "")
        else:
            query = query.where(SeatRow.user == user.id, SeatRow.bot == "")
        rows = session.execute(query.limit(200)).all()
        leased = {(lease.table, lease.seat): lease for lease in session.scalars(select(Lease))}
    found = []
    for seat, row in rows:
        lease = leased.get((row.id, seat.seat))
        taken = lease is not None and lease.number == row.number and lease.until > now()
        if not (user.kind == "worker" and taken):
            found.append(
                {"table": row.id, "seat": seat.seat, "number": row.number, "game": row.game, "bot": seat.bot}
            )
    return found


@router.get("/turns")
async def turns(request: Request, here: Here, who: Who, stream: bool = True) -> Any:
    """The decisions that wait for me; as a stream, one JSON object per line whenever there is a new one."""
    user = who.known()
    if not stream:
        return await run_in_threadpool(turns_of, here, user)

    async def lines() -> AsyncIterator[str]:
        told: dict[tuple[str, int], int] = {}
        quiet = 0.0
        while not await request.is_disconnected():
            waiting = await run_in_threadpool(turns_of, here, user)
            for turn in waiting:
                key = (turn["table"], turn["seat"])
                if told.get(key) != turn["number"]:
                    told[key] = turn["number"]
                    quiet = 0
                    yield json.dumps(turn) + "\n"
            open_now = {(turn["table"], turn["seat"]) for turn in waiting}
            told = {key: number for key, number in told.items() if key in open_now}
            await asyncio.sleep(0.05 if waiting else 0.15)
            quiet += 0.15
            if quiet > QUIET_SECONDS:
                quiet = 0
                yield "\n"

    return StreamingResponse(lines(), media_type="application/x-ndjson")


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
    with here.database.write() as session:
        row = here.tables.look(session, wish.table)
        seat = find_seat(session, row, wish.seat)
        held = session.get(Lease, (wish.table, wish.seat))
        if row.number != wish.number or wish.seat not in row.waiting or not seat.bot:
            raise Refused(409, "stale", "This decision is no longer open.")
        if (
            held is not None
            and held.number == wish.number
            and held.until > now()
            and held.worker != wish.worker
        ):
            raise Refused(409, "leased", "Another worker thinks about this decision.")
        if held is None:
            held = Lease(table=wish.table, seat=wish.seat)
            session.add(held)
        held.number, held.worker, held.until = wish.number, wish.worker, now() + LEASE
        game = here.tables.shelf.load(session, row)
        known = knowledge_of(game, wish.seat)
    here.tables.shelf.keep(row, game)
    return {"bot": seat.bot, "knowledge": known.plain()}


@router.get("/tables/{table}/knowledge")
def knowledge(here: Here, who: Who, table: str, seat: int) -> dict[str, Any]:
    """All that a seat of mine knows, as data with which a bot can imagine worlds."""
    here.limiter.check("look", who.name)
    return _known(here, who, table, seat)


def _known(here: Context, who: Visitor, table: str, seat: int) -> dict[str, Any]:
    with here.database.read() as session:
        row = here.tables.look(session, table)
        if find_seat(session, row, seat).user != who.known().id or row.status == "open":
            raise Refused(403, "not-yours", "This is not your seat in a running game.")
        game = here.tables.shelf.load(session, row)
        found = knowledge_of(game, seat)
    here.tables.shelf.keep(row, game)
    return found.plain()
