"""Who listens to which table, and how a change in one process reaches browsers on another."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator

import psycopg
from sqlalchemy import text
from sqlalchemy.orm import Session

from grognard.server.settings import Settings

CHANNEL = "grognard_changes"
NOTIFY = text("SELECT pg_notify(:channel, topic) FROM unnest(CAST(:topics AS text[])) AS topic")
LOBBY = "lobby"
BOTS = "bots"
"""Somebody played by a bot of this server is asked."""


def turns_of_user(user: int) -> str:
    """The topic of the turns of one account."""
    return f"user {user}"


class Hub:
    """Wakes those who wait for a topic: a table's id, the lobby, somebody's turns. It carries no content.

    On PostgreSQL all processes hear of a change from the database. Where there is nobody to hear it from (on
    SQLite, or while the connection is lost) a process wakes its own listeners.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: dict[str, list[asyncio.Event]] = {}
        self._stop = threading.Event()
        self._listener: threading.Thread | None = None
        self._hears = False

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        if not self._settings.is_sqlite:
            self._listener = threading.Thread(target=self._listen, daemon=True, name="listen")
            self._listener.start()

    def stop(self) -> None:
        self._stop.set()
        if self._listener is not None:
            self._listener.join(timeout=3)

    def announce(self, session: Session, topics: list[str]) -> None:
        """Part of a transaction: on PostgreSQL all processes hear of it when it is committed."""
        if not self._settings.is_sqlite:
            session.execute(NOTIFY, {"channel": CHANNEL, "topics": topics})

    def wake(self, topics: list[str]) -> None:
        """After a commit: wake those who wait in this process. Any thread may call it."""
        if not self._hears:
            self._wake_soon(topics)

    def _wake_soon(self, topics: list[str]) -> None:
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._wake_now, topics)

    def _wake_now(self, topics: list[str]) -> None:
        for topic in topics:
            for waiter in self._waiting.get(topic, []):
                waiter.set()

    @contextlib.asynccontextmanager
    async def listening(self, topic: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the topic changes; clear it before you look."""
        waiter = asyncio.Event()
        self._waiting.setdefault(topic, []).append(waiter)
        try:
            yield waiter
        finally:
            self._waiting[topic].remove(waiter)
            if not self._waiting[topic]:
                del self._waiting[topic]

    def listeners(self, topic: str) -> int:
        return len(self._waiting.get(topic, []))

    def _listen(self) -> None:
        address = self._settings.database.replace("postgresql+psycopg://", "postgresql://")
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._hears = True
                    self._wake_soon(list(self._waiting))  # what happened while nobody heard
                    while not self._stop.is_set():
                        for note in connection.notifies(timeout=1.0):
                            self._wake_soon([note.payload])
            except psycopg.Error:
                self._hears = False
                self._stop.wait(1.0)
