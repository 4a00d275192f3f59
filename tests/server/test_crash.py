"""Killed at any moment, the server comes back with every acknowledged choice and nothing twice."""

from __future__ import annotations

import contextlib
import random
import threading
import time

import httpx
import pytest

from tests.server.conftest import fresh_postgres
from tests.server.kit import PATIENCE, Phoenix

FEWEST, MOST, SECONDS = 5, 30, 25
"""So many times it is killed, as often as there is time for."""
PLAYERS = 3


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_choice_is_lost_and_none_is_there_twice(kind, tmp_path, request):
    with contextlib.ExitStack() as stack:
        if kind == "sqlite":
            database = f"sqlite:///{tmp_path}/crash.db"
        else:
            database = stack.enter_context(fresh_postgres(request.getfixturevalue("postgres"), "crash"))
        play_and_kill(database)


def play_and_kill(database: str) -> None:
    """Several people play; the server is killed at a random moment, again and again."""
    server = Phoenix(database).start()
    chance = random.Random(7)
    until = time.monotonic() + SECONDS
    people = [(server.visitor().guest(f"Player {n}"), {}) for n in range(PLAYERS)]
    kills = 0
    try:
        while kills < FEWEST or (kills < MOST and time.monotonic() < until):
            stop = threading.Event()
            threads = [threading.Thread(target=play, args=(*person, stop)) for person in people]
            for thread in threads:
                thread.start()
            wait_for(people, made(people) + chance.randint(2, 20))
            time.sleep(chance.uniform(0, 0.02))
            server.kill()
            kills += 1
            stop.set()
            for thread in threads:
                thread.join(PATIENCE)
                assert not thread.is_alive(), "a request has neither an answer nor an end"
            server.start()
            for visitor, acknowledged in people:
                for table, choices in list(acknowledged.items())[-2:]:
                    check(visitor, table, choices)
        for visitor, acknowledged in people:
            for table, choices in acknowledged.items():
                check(visitor, table, choices)
        assert made(people) >= 2 * kills
    finally:
        server.stop()


def made(people) -> int:
    return sum(len(choices) for _, known in people for choices in list(known.values()))


def wait_for(people, number: int) -> None:
    """Until so many choices have been acknowledged, by whomever."""
    until = time.monotonic() + PATIENCE
    while made(people) < number:
        assert time.monotonic() < until, f"{made(people)} of {number} choices are made"
        time.sleep(0.002)


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
                assert not answer.json()["repeated"], "a choice was there before it was made"
                choices.append((answer.json()["number"], f"{seat} {word}"))


def check(visitor, table: str, choices: list[tuple[int, str]]) -> None:
    message = visitor.look(table)
    numbers = [number for number, _ in choices]
    assert numbers == list(range(1, len(numbers) + 1)), "a number was given twice or left out"
    assert message["number"] in (len(choices), len(choices) + 1), "an acknowledged choice is gone"
    if message["status"] == "over":
        record = visitor.get(f"/tables/{table}/record")
        assert record["choices"][: len(choices)] == [choice for _, choice in choices]
