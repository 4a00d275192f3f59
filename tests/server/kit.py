"""A server for tests: in this process for most of them, as processes of its own where it must be killed."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from starlette.testclient import TestClient

from grognard.games import register
from grognard.server.app import create_app
from grognard.server.settings import Settings
from tests.kernel.toy import GAME

register(GAME)


class Visitor:
    """A browser: a client with its own cookies and CSRF token."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.csrf: str | None = None
        self.me: Any = None

    def send(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        headers = {"X-CSRF-Token": self.csrf} if self.csrf else {}
        headers.update(more.pop("headers", {}))
        answer = self.client.request(method, f"/api{path}", json=body, headers=headers, **more)
        with contextlib.suppress(ValueError):
            data = answer.json()
            if isinstance(data, dict) and data.get("csrf"):
                self.csrf, self.me = data["csrf"], data["user"]
        return answer

    def get(self, path: str) -> Any:
        return good(self.send("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return good(self.send("POST", path, {} if body is None else body))

    def put(self, path: str, body: Any) -> Any:
        return good(self.send("PUT", path, body))

    def guest(self, name: str = "") -> Visitor:
        self.post("/guest", {"name": name})
        return self

    def table(self, game: str = "toy", players: int = 2, seats: Any = None, **more: Any) -> str:
        """A new table that has begun; by default all seats are mine."""
        seats = seats or [{"kind": "me"}] * players
        made = self.post("/tables", {"game": game, "players": players, "seats": seats, **more})
        if not any(seat["kind"] == "open" for seat in seats):
            self.post(f"/tables/{made['id']}/start")
        return str(made["id"])

    def look(self, table: str, seat: int | None = None) -> Any:
        return self.get(f"/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    def choose(self, table: str, seat: int, option: str, **more: Any) -> Any:
        return self.send("POST", f"/tables/{table}/choices", {"seat": seat, "option": option, **more})

    def play_out(self, table: str, limit: int = 10_000) -> int:
        """Answer for all my seats with the first option until the game is over."""
        for made in range(limit):
            message = self.look(table)
            mine = [seat for seat in message["waiting"] if seat in message["mine"]]
            if message["status"] != "running" or not mine:
                return made
            asked = self.look(table, mine[0])["choice"]
            good(self.choose(table, mine[0], asked["options"][0]["word"]))
        raise AssertionError("the game does not end")


def good(answer: Any) -> Any:
    assert answer.status_code < 400, f"{answer.status_code} {answer.text[:300]}"
    return answer.json()


@contextlib.contextmanager
def house(database: str, **settings: Any) -> Iterator[Any]:
    """A server in this process; call it for a new visitor."""
    app = create_app(Settings(database=database, rate_factor=1000, **settings))
    with TestClient(app):
        yield lambda: Visitor(TestClient(app))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server in processes of its own."""

    def __init__(self, database: str, port: int | None = None, workers: int = 1) -> None:
        self.database = database
        self.port = port or free_port()
        self.workers = workers
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        code = (
            "import sys; from grognard.games import register; from tests.kernel.toy import GAME;"
            "register(GAME); from grognard.server.serve import serve;"
            "from grognard.server.settings import Settings;"
            "settings = Settings(database=sys.argv[1], rate_factor=1000);"
            "serve(settings, '127.0.0.1', int(sys.argv[2]), int(sys.argv[3]))"
        )
        arguments = [sys.executable, "-c", code, self.database, str(self.port), str(self.workers)]
        self.process = subprocess.Popen(
            arguments, cwd=Path(__file__).parent.parent.parent, env=dict(os.environ)
        )
        self.wait()
        return self

    def wait(self) -> None:
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/healthz", timeout=2).status_code == 200:
                    return
            time.sleep(0.1)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(timeout=10)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=10)
            if self.process.poll() is None:
                self.process.kill()

    def visitor(self) -> Visitor:
        return Visitor(httpx.Client(base_url=self.address, timeout=30))
