"""Live updates: WebSocket per table, lobby events, several processes on one database."""

from __future__ import annotations

import contextlib
import json
import queue
import threading

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.kit import PATIENCE, Server, good


def test_a_change_reaches_everybody_at_the_table_with_its_version(visit):
    ann, bob = visit().guest("Ann"), visit().guest("Bob")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    bob.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")

    with ann.client.websocket_connect(f"/api/tables/{table}/live") as live:
        first = live.receive_json()
        assert first["seat"] == 0 and first["choice"]["ask"] == "play"
        good(bob.choose(table, 1, bob.look(table)["choice"]["options"][0]["word"]))
        second = live.receive_json()
        assert second["version"] > first["version"] and second["waiting"] == [0]
        ann.post(f"/tables/{table}/chat", {"text": "well"})
        assert live.receive_json()["chat"][0]["text"] == "well"


def test_a_spectator_gets_public_information_only_and_a_stranger_nothing_of_a_private_table(visit):
    ann = visit().guest("Ann")
    table = ann.table()
    with visit().client.websocket_connect(f"/api/tables/{table}/live") as live:
        message = live.receive_json()
        assert message["seat"] is None and message["choice"] is None and "notes" not in message
        assert all(set(hand) == {"?"} for hand in message["view"]["hands"])
    hidden = ann.table(public=False)
    with visit().client.websocket_connect(f"/api/tables/{hidden}/live") as live:
        assert live.receive_json()["refused"] == "no-table"
    with visit().guest("Eve").client.websocket_connect(f"/api/tables/{table}/live?seat=0") as live:
        assert live.receive_json()["refused"] == "not-yours"


def test_another_site_cannot_listen(visit):
    ann = visit().guest("Ann")
    table = ann.table()
    with ann.client.websocket_connect(
        f"/api/tables/{table}/live", headers={"Origin": "http://evil.example"}
    ) as live:
        assert live.receive_json()["refused"] == "origin"


@pytest.fixture
def server(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/live.db", workers=0).start()
    yield server
    server.stop()


def test_the_lobby_hears_of_new_tables(server):
    ann = server.visitor().guest("Ann")
    heard: queue.Queue[str] = queue.Queue()

    def listen() -> None:
        client = server.visitor().client
        with contextlib.suppress(httpx.HTTPError), client.stream("GET", "/api/lobby") as events:
            for line in events.iter_lines():
                if line.startswith("event"):
                    heard.put(line)

    threading.Thread(target=listen, daemon=True).start()
    assert heard.get(timeout=PATIENCE) == "event: changed", "what there is, one has not seen yet"
    ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    assert heard.get(timeout=PATIENCE) == "event: changed"


def test_a_bot_hears_of_its_turns_line_by_line(server):
    ann = server.visitor()
    ann.post("/register", {"name": "Anna", "password": "long enough"})
    token = ann.post("/bots", {"name": "Robot"})["token"]
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    robot = server.visitor()
    robot.client.headers["Authorization"] = f"Bearer {token}"
    robot.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")

    with robot.client.stream("GET", "/api/turns") as stream:
        for line in stream.iter_lines():
            turn = json.loads(line)
            break
    assert turn["table"] == table and turn["seat"] == 1 and turn["number"] == 0


def test_a_change_in_one_process_reaches_browsers_on_another(postgres, request):
    from tests.server.conftest import fresh_postgres

    with fresh_postgres(postgres, "two_processes") as database:
        one, two = Server(database, workers=0).start(), Server(database, workers=0).start()
        try:
            ann = one.visitor().guest("Ann")
            table = ann.table()
            cookie = f"grognard_login={ann.client.cookies['grognard_login']}"
            address = two.address.replace("http", "ws") + f"/api/tables/{table}/live?seat=0"
            with connect(address, additional_headers={"Cookie": cookie}) as live:
                first = json.loads(live.recv(timeout=PATIENCE))
                good(ann.choose(table, 0, first["choice"]["options"][0]["word"]))
                second = json.loads(live.recv(timeout=PATIENCE))
                assert second["number"] == 1 and second["version"] > first["version"]
        finally:
            one.stop()
            two.stop()
