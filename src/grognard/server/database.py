"""The database: SQLite in one file or PostgreSQL, the same code and migrations for both."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from grognard.kernel.errors import GrognardError
from grognard.server.settings import Settings


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


MIGRATING = 0x67726F67
"""The lock that a server takes on PostgreSQL while it changes the tables of the database."""


class Database:
    """Opens transactions. `write` transactions on SQLite take their turn from the beginning.

    SQLite takes one writer at a time, and lets others look again and again whether it is their turn. So the
    threads of a process queue up at a lock of ours, where the next one is woken at once.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = _engine(settings)
        self._reading: Engine = self.engine
        self._writing: Engine = self.engine
        if settings.is_sqlite:
            self._writing = self.engine.execution_options(immediate=True)
            self._turn: threading.Lock | nullcontext[None] = threading.Lock()
        else:
            self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
            self._turn = nullcontext()

    @contextmanager
    def read(self) -> Iterator[Session]:
        """Everything that is read belongs to the same moment."""
        with Session(self._reading, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """All or nothing: committed at the end, rolled back by any exception."""
        with self._turn, Session(self._writing, expire_on_commit=False) as session, session.begin():
            yield session

    def migrate(self) -> None:
        """Bring the tables of the database up to date."""
        try:
            with self.engine.begin() as connection:
                if not self.settings.is_sqlite:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
                command.upgrade(migrations(connection), "head")
        except OperationalError as error:
            where = self.engine.url.render_as_string(hide_password=True)
            raise GrognardError(f"The database {where} cannot be opened: {error.orig}.") from None

    def close(self) -> None:
        self.engine.dispose()


def migrations(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _engine(settings: Settings) -> Engine:
    if not settings.is_sqlite:
        return create_engine(settings.database, pool_size=10, max_overflow=20, pool_pre_ping=True)
    connect = {"check_same_thread": False, "timeout": 30}
    if ":///" in settings.database:
        engine = create_engine(settings.database, connect_args=connect, pool_size=10, max_overflow=40)
    else:
        engine = create_engine(settings.database, connect_args=connect)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine
