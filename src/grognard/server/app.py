"""The application: routes, headers, refusals, background work."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from anyio import to_thread
from fastapi import FastAPI, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from sqlalchemy import update
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server import accounts, notices, seating
from grognard.server.context import Context
from grognard.server.database import now
from grognard.server.models import Mark, SeatRow, TableRow
from grognard.server.refusals import Refused
from grognard.server.routes import catalogue, figures, history, people, play, seats, streams, tables
from grognard.server.settings import Settings

log = logging.getLogger("grognard.server")

CLIENT = Path(__file__).parent.parent / "client"
LARGEST = 2_000_000
"""Bytes that a request may carry."""
TOO_LARGE = "That is too much at once."
HEARTBEAT = 5
TIDY = 3600 // HEARTBEAT
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)


def create_app(settings: Settings) -> FastAPI:
    """The web application with its interface; everything it knows is in the database."""
    context = Context(settings)
    app = FastAPI(title="Grognard", version="1", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.context = context
    app.add_middleware(Guard)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, unusual)
    for part in (people, catalogue, tables, seats, play, history, figures, streams):
        app.include_router(part.router)
    app.add_api_route("/healthz", health, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=CLIENT), name="static")
    app.add_api_route("/{path:path}", page, include_in_schema=False)
    return app


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    context: Context = app.state.context
    to_thread.current_default_thread_limiter().total_tokens = max(1, context.settings.threads)
    await run_in_threadpool(context.database.migrate)
    await run_in_threadpool(stop_clocks_while_down, context)
    context.hub.start(asyncio.get_running_loop())
    chores = asyncio.create_task(housekeeping(context))
    try:
        yield
    finally:
        chores.cancel()
        context.hub.stop()
        context.database.close()


async def housekeeping(context: Context) -> None:
    """Every few seconds: a heartbeat, clocks that ran out, notices that are due; every hour tidying up."""
    for round_number in itertools.count():
        for chore in (beat, expire, tell, *([tidy] if round_number % TIDY == 0 else [])):
            try:
                await asyncio.to_thread(chore, context)
            except Exception:
                log.exception("housekeeping failed")
        await asyncio.sleep(HEARTBEAT)


def beat(context: Context) -> None:
    with context.database.write() as session:
        session.merge(Mark(key="heartbeat", value=now()))


def expire(context: Context) -> None:
    seating.expire(context.tables)


def tidy(context: Context) -> None:
    with context.database.write() as session:
        accounts.tidy(session)


def tell(context: Context) -> None:
    notices.send_due(context.settings, context.database)


def stop_clocks_while_down(context: Context) -> None:
    """Nobody's clock runs while no server does."""
    with context.database.write() as session:
        last = session.get(Mark, "heartbeat")
        down = now() - last.value if last is not None else 0
        if down > 3 * HEARTBEAT * 1000:
            session.execute(
                update(SeatRow).where(SeatRow.since.is_not(None)).values(since=SeatRow.since + down)
            )
            session.execute(
                update(TableRow).where(TableRow.status == "running").values(version=TableRow.version + 1)
            )


HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class Guard:
    """Refuses bodies that are too large, and tells browsers what our pages may do."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sent = dict(scope["headers"])
        cache = b"no-store" if scope["path"].startswith("/api/") else b"no-cache"

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name for name, _ in message["headers"]}
                message["headers"] += HEADERS
                if b"cache-control" not in names:
                    message["headers"].append((b"cache-control", cache))
            await send(message)

        received = 0

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST:
                raise HTTPException(413, TOO_LARGE)
            return message

        size = sent.get(b"content-length", b"0")
        if not size.isdigit() or int(size) > LARGEST:
            answer = JSONResponse({"refused": "too-large", "text": TOO_LARGE}, 413)
            await answer(scope, receive, with_headers)
            return
        await self.app(scope, counted, with_headers)


async def refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return JSONResponse({"refused": error.key, "text": error.text}, error.status)


async def unusual(request: Request, error: Exception) -> JSONResponse:
    """What the framework refuses: an address or a method that there is not, a body that is too large."""
    assert isinstance(error, HTTPException)
    key = {404: "no-such-address", 405: "bad-method", 413: "too-large"}.get(error.status_code, "bad-request")
    return JSONResponse({"refused": key, "text": str(error.detail)}, error.status_code, error.headers)


async def malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"refused": "malformed", "text": f"{where}: {first['msg']}."}, 422)


async def health() -> dict[str, Any]:
    return {"ok": True}


async def page(path: str) -> Response:
    """Every address of the page is answered with the page; it finds its own way."""
    if path.startswith("api/"):
        return JSONResponse({"refused": "no-such-address", "text": "There is nothing here."}, 404)
    return FileResponse(CLIENT / "index.html")
