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
LOBBY = "lobby"


class Hub:
    """Wakes those who wait for a topic: a table's id, or the lobby. It carries no content."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: dict[str, list[asyncio.Event]] = {}
        self._stop = threading.Event()
        self._listener: threading.Thread | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        if not self._settings.is_sqlite:
            self._listener = threading.Thread(target=self._listen, daemon=True, name="listen")
            self._listener.start()

    def stop(self) -> None:
        self._stop.set()
        if self._listener is not None:
            self._listener.join(timeout=3)

    def announce(self, session: Session, topic: str) -> None:
        """Part of a transaction: on PostgreSQL all processes hear of it when it is committed."""
        if not self._settings.is_sqlite:
            session.execute(text("SELECT pg_notify(:channel, :topic)"), {"channel": CHANNEL, "topic": topic})

    def wake(self, topic: str) -> None:
        """After a commit: wake those who wait in this process. Any thread may call it."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._wake_now, topic)

    def _wake_now(self, topic: str) -> None:
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
                    while not self._stop.is_set():
                        for note in connection.notifies(timeout=1.0):
                            self.wake(note.payload)
            except psycopg.Error:
                self._stop.wait(1.0)
