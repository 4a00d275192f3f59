"""The application: routes, headers, refusals, background work."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from sqlalchemy import select

from grognard.server import notices
from grognard.server.context import Context
from grognard.server.database import now
from grognard.server.models import Mark, SeatRow
from grognard.server.refusals import Refused
from grognard.server.routes import catalogue, people, play, streams
from grognard.server.settings import Settings

log = logging.getLogger("grognard.server")

CLIENT = Path(__file__).parent.parent / "client"
LARGEST = 2_000_000
"""Bytes that a request may carry."""
HEARTBEAT = 5
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)


def create_app(settings: Settings) -> FastAPI:
    """The web application with its interface; everything it knows is in the database."""
    context = Context(settings)
    app = FastAPI(title="Grognard", version="1", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.context = context
    app.middleware("http")(guard)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    for part in (people, catalogue, play, streams):
        app.include_router(part.router)
    app.add_api_route("/healthz", health, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=CLIENT), name="static")
    app.add_api_route("/{path:path}", page, include_in_schema=False)
    return app


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    context: Context = app.state.context
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
    """Every few seconds: a heartbeat, clocks that ran out, notices that are due."""
    while True:
        for chore in (beat, expire, tell):
            try:
                await run_in_threadpool(chore, context)
            except Exception:
                log.exception("housekeeping failed")
        await asyncio.sleep(HEARTBEAT)


def beat(context: Context) -> None:
    with context.database.write() as session:
        session.merge(Mark(key="heartbeat", value=now()))


def expire(context: Context) -> None:
    context.tables.expire()


def tell(context: Context) -> None:
    notices.send_due(context.settings, context.database)


def stop_clocks_while_down(context: Context) -> None:
    """Nobody's clock runs while no server does."""
    with context.database.write() as session:
        last = session.get(Mark, "heartbeat")
        down = now() - last.value if last is not None else 0
        if down > 3 * HEARTBEAT * 1000:
            for seat in session.scalars(select(SeatRow).where(SeatRow.since.is_not(None))):
                assert seat.since is not None
                seat.since += down


async def guard(request: Request, following: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse bodies that are too large, and tell browsers what our pages may do."""
    size = request.headers.get("content-length", "0")
    if not size.isdecimal() or int(size) > LARGEST:
        return JSONResponse({"refused": "too-large", "text": "That is too much at once."}, 413)
    response = await following(request)
    headers = response.headers
    headers["Content-Security-Policy"] = POLICY
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "same-origin"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    if request.url.path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
    else:
        headers.setdefault("Cache-Control", "no-cache")
    return response


async def refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return JSONResponse({"refused": error.key, "text": error.text}, error.status)


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
