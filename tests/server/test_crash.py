"""Killed at any moment, the server comes back with every acknowledged choice and nothing twice."""

from __future__ import annotations

import contextlib
import random
import threading
import time

import httpx
import pytest

from tests.server.conftest import fresh_postgres
from tests.server.kit import Server


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_choice_is_lost_and_none_is_there_twice(kind, tmp_path, request):
    with contextlib.ExitStack() as stack:
        if kind == "sqlite":
            database = f"sqlite:///{tmp_path}/crash.db"
        else:
            database = stack.enter_context(fresh_postgres(request.getfixturevalue("postgres"), "crash"))
        play_and_kill(database, rounds=5)


def play_and_kill(database: str, rounds: int) -> None:
    server = Server(database, workers=0).start()
    chance = random.Random(7)
    try:
        visitor = server.visitor().guest("Ann")
        acknowledged: dict[str, list[tuple[int, str]]] = {}
        for _ in range(rounds):
            stop = threading.Event()
            player = threading.Thread(target=play, args=(visitor, acknowledged, stop))
            player.start()
            time.sleep(chance.uniform(0.15, 0.6))
            server.kill()
            stop.set()
            player.join(timeout=20)
            server.start()
            for table, choices in acknowledged.items():
                check(visitor, table, choices)
        assert sum(len(choices) for choices in acknowledged.values()) > 10
    finally:
        server.stop()


def play(visitor, acknowledged, stop) -> None:
    """Play tables one after the other; remember each choice when the server has confirmed it."""
    with contextlib.suppress(httpx.HTTPError, AssertionError, KeyError, TypeError):
        while not stop.is_set():
            table = visitor.table()
            choices = acknowledged.setdefault(table, [])
            while not stop.is_set():
                message = visitor.look(table)
                if message["status"] != "running":
                    break
                seat = message["waiting"][0]
                word = visitor.look(table, seat)["choice"]["options"][0]["word"]
                answer = visitor.choose(table, seat, word, key=f"{table}-{message['number']}")
                choices.append((answer.json()["number"], f"{seat} {word}"))


def check(visitor, table: str, choices: list[tuple[int, str]]) -> None:
    message = visitor.look(table)
    numbers = [number for number, _ in choices]
    assert numbers == list(range(1, len(numbers) + 1)), "a number was given twice or left out"
    assert message["number"] in (len(choices), len(choices) + 1), "an acknowledged choice is gone"
    if message["status"] == "over":
        record = visitor.get(f"/tables/{table}/record")
        assert record["choices"][: len(choices)] == [choice for _, choice in choices]
