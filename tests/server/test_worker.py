"""Bots are played by workers through the interface; each decision is made once."""

from __future__ import annotations

import contextlib
import json
import queue
import threading
import time

import httpx
import pytest
from sqlalchemy import event

from grognard.server import accounts
from grognard.server.database import now
from grognard.server.models import Lease
from grognard.server.worker import decide
from tests.server.kit import PATIENCE, Server, good, house


def worker(visit):
    visitor = visit()
    context = visitor.client.app.state.context
    with context.database.write() as session:
        _, token = accounts.new_bot_account(session, None, "worker", "worker")
    visitor.client.headers["Authorization"] = f"Bearer {token}"
    return visitor


def test_a_worker_leases_thinks_and_answers(visit):
    ann = visit().guest("Ann")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    bots = worker(visit)

    turn = bots.get("/turns?stream=false")[0]
    assert (turn["table"], turn["seat"]) == (table, 1)
    leased = bots.post("/lease", {"table": table, "seat": 1, "number": 0, "worker": "one"})
    other = bots.send("POST", "/lease", {"table": table, "seat": 1, "number": 0, "worker": "two"})
    assert other.json()["refused"] == "leased"
    assert bots.get("/turns?stream=false") == [], "nobody else is told of it"

    good(bots.choose(table, 1, decide("toy", leased), number=0))
    assert ann.look(table)["waiting"] == [0]
    assert bots.choose(table, 0, "none").status_code == 403, "a worker plays for bots only"


def test_the_work_of_a_dead_worker_is_taken_over(visit):
    ann = visit().guest("Ann")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    bots = worker(visit)
    bots.post("/lease", {"table": table, "seat": 1, "number": 0, "worker": "dead"})
    context = ann.client.app.state.context
    with context.database.write() as session:
        lease = session.get(Lease, (table, 1))
        lease.until = now() - 1

    assert bots.get("/turns?stream=false")
    assert bots.post("/lease", {"table": table, "seat": 1, "number": 0, "worker": "new"})["bot"] == "random"


def test_what_a_worker_gets_holds_no_secret_of_others(visit):
    ann = visit().guest("Ann")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    bots = worker(visit)
    leased = bots.post("/lease", {"table": table, "seat": 1, "number": 0, "worker": "one"})

    assert leased["knowledge"]["known"]["hands"][0] == [-1, -1, -1]
    assert leased["knowledge"]["known"]["dice"]["key"] == "00" * 32
    stale = bots.send("POST", "/lease", {"table": table, "seat": 1, "number": 7, "worker": "one"})
    assert stale.status_code == 409
    assert (
        ann.send("POST", "/lease", {"table": table, "seat": 1, "number": 0, "worker": "x"}).status_code == 403
    )


class Stream:
    """The turns that a worker is told of, read in a thread."""

    def __init__(self, visitor):
        self.turns: queue.Queue = queue.Queue()
        self._opened = threading.Event()
        threading.Thread(target=self._read, args=(visitor.client,), daemon=True).start()
        assert self._opened.wait(PATIENCE)

    def _read(self, client):
        with contextlib.suppress(httpx.HTTPError), client.stream("GET", "/api/turns") as lines:
            self._opened.set()
            for line in lines.iter_lines():
                if line.strip():
                    self.turns.put(json.loads(line))


def test_a_worker_hears_of_a_turn_at_once_and_asks_for_nothing_before(visit):
    bots, ann = worker(visit), visit().guest("Ann")
    context = ann.client.app.state.context
    asked: queue.Queue[str] = queue.Queue()

    @event.listens_for(context.database.engine, "before_cursor_execute")
    def count(connection, cursor, statement, *more):
        if "leases" in statement:
            asked.put(statement)

    stream = Stream(bots)
    asked.get(timeout=PATIENCE)
    with pytest.raises(queue.Empty):
        asked.get(timeout=1)  # nothing happens, and nothing is asked
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])

    turn = stream.turns.get(timeout=PATIENCE)
    assert (turn["table"], turn["seat"], turn["number"]) == (table, 1, 0)
    good(ann.choose(table, 0, ann.look(table, 0)["choice"]["options"][0]["word"]))
    assert stream.turns.get(timeout=PATIENCE)["number"] == 1, "what waits now is another decision"


def test_a_worker_hears_when_the_lease_of_a_dead_one_ends(visit):
    bots, ann = worker(visit), visit().guest("Ann")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    bots.post("/lease", {"table": table, "seat": 1, "number": 0, "worker": "dead"})
    context = ann.client.app.state.context
    with context.database.write() as session:
        lease = session.get(Lease, (table, 1))
        lease.until = until = now() + 1000

    turn = Stream(bots).turns.get(timeout=PATIENCE)
    assert now() >= until, "until then another one thinks about it"
    assert turn["table"] == table


def test_bots_play_a_real_game_against_each_other(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/bots.db", workers=1).start()
    try:
        ann = server.visitor().guest("Ann")
        table = ann.table("empires", 3, [{"kind": "bot", "bot": "random"}] * 3)
        until = time.monotonic() + 2 * PATIENCE
        while ann.look(table)["number"] <= 30:
            assert time.monotonic() < until, "the bots do not play"
            time.sleep(0.3)
    finally:
        server.stop()


def test_an_unknown_bot_cannot_sit_down(tmp_path):
    with house(f"sqlite:///{tmp_path}/t.db") as visit:
        ann = visit().guest("Ann")
        wish = {"game": "toy", "players": 2, "seats": [{"kind": "bot", "bot": "nobody"}]}
        assert ann.send("POST", "/tables", wish).json()["refused"] == "bad-bot"
