"""A server for tests: a thread of this process for most of them, processes of its own where it is killed.

Either way it is a real one: requests and WebSockets travel through the network.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import connect

from grognard.games import register
from grognard.server.app import create_app
from grognard.server.settings import Settings
from tests.kernel.toy import GAME

register(GAME)

PATIENCE = 60
"""So many seconds anything may take, on a busy machine too."""


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


class Browser(httpx.Client):
    """An HTTP client that can also listen at a WebSocket; `app` is the server it talks to."""

    def __init__(self, app: FastAPI, address: str) -> None:
        super().__init__(base_url=address, timeout=PATIENCE)
        self.app = app

    @contextlib.contextmanager
    def websocket_connect(self, path: str, headers: dict[str, str] | None = None) -> Iterator[Live]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {**({"Cookie": cookies} if cookies else {}), **(headers or {})}
        address = str(self.base_url).replace("http", "ws").rstrip("/") + path
        with connect(address, additional_headers=sent) as socket:
            yield Live(socket)


class Live:
    """Messages of a WebSocket."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def receive_json(self) -> Any:
        return json.loads(self.socket.recv(timeout=PATIENCE))


@contextlib.contextmanager
def running(app: FastAPI) -> Iterator[str]:
    """The address of a server in a thread of this process."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, log_level="warning", lifespan="on", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server does not start"
        time.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


@contextlib.contextmanager
def house(database: str, **settings: Any) -> Iterator[Any]:
    """A server in this process; call it for a new visitor."""
    app = create_app(Settings(database=database, **{"rate_factor": 1000, **settings}))
    with running(app) as address, contextlib.ExitStack() as stack:
        yield lambda: Visitor(stack.enter_context(Browser(app, address)))


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
        until = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            time.sleep(0.02)
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


class Phoenix(Server):
    """A server that is back at once when it was killed: a process that has everything imported forks it."""

    CODE = (
        "import os, sys; from grognard.games import register; from tests.kernel.toy import GAME;"
        "register(GAME); from grognard.server.serve import serve;"
        "from grognard.server.settings import Settings\n"
        "for line in sys.stdin:\n"
        "    child = os.fork()\n"
        "    if child == 0:\n"
        "        serve(Settings(database=sys.argv[1], rate_factor=1000), '127.0.0.1', int(sys.argv[2]), 0)\n"
        "        os._exit(0)\n"
        "    print(child, flush=True)\n"
        "    os.waitpid(child, 0)\n"
        "    print('ended', flush=True)\n"
    )

    def start(self) -> Server:
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.CODE, self.database, str(self.port)],
                cwd=Path(__file__).parent.parent.parent,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        self.child = int(self._line())
        self.wait()
        return self

    def _line(self) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        assert self._line() == b"ended\n"

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)
        assert self.process is not None
        self.process.kill()
        self.process.communicate(timeout=10)
