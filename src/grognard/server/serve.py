"""Start the web application: one server process and the workers that play the bots."""

from __future__ import annotations

import logging
import multiprocessing
import os
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess

import uvicorn

from grognard.kernel.errors import BadOption
from grognard.server import accounts
from grognard.server.app import create_app
from grognard.server.database import Database
from grognard.server.settings import Settings
from grognard.server.worker import work

log = logging.getLogger("grognard.serve")


def serve(
    settings: Settings, host: str, port: int, workers: int = 1, ready: Callable[[], None] | None = None
) -> None:
    """Serve until interrupted. `ready` is called once requests are taken."""
    check_port(host, port)
    database = Database(settings)
    database.migrate()
    with database.write() as session:
        worker, token = accounts.new_bot_account(session, None, f"worker {os.getpid()}", "worker")
    local = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    config = uvicorn.Config(
        create_app(settings), host=host, port=port, log_level="warning", ws_max_size=1_000_000, lifespan="on"
    )
    server = uvicorn.Server(config)
    watcher = threading.Thread(
        target=_with_workers, args=(server, local, token, workers, ready), daemon=True, name="workers"
    )
    watcher.start()
    try:
        server.run()
        watcher.join(timeout=5)
    finally:
        with database.write() as session:
            session.delete(worker)
        database.close()


def check_port(host: str, port: int) -> None:
    """Refuse with a sentence when nobody can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadOption(
                f"Cannot listen at {host} port {port}: {reason}. Choose another --port."
            ) from None


def _with_workers(
    server: uvicorn.Server, address: str, token: str, count: int, ready: Callable[[], None] | None
) -> None:
    """Start the workers when the server answers; start a new one for each that dies."""
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started and ready is not None:
        ready()
    spawn = multiprocessing.get_context("spawn")
    alive: list[SpawnProcess] = []
    while not server.should_exit:
        alive = [process for process in alive if process.is_alive()]
        while len(alive) < count:
            process = spawn.Process(target=_worker, args=(address, token, os.getpid()), daemon=True)
            process.start()
            alive.append(process)
        time.sleep(0.5)
    for process in alive:
        process.terminate()


def _worker(address: str, token: str, parent: int) -> None:
    """A worker ends when the server that started it has ended."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    work(address, token)
