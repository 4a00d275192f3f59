"""A bot worker: a process of its own that plays all bots through the same interface that anybody uses.

It hears of decisions by the stream of turns as soon as they wait, and costs nothing while there are none.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
from typing import Any

import httpx

from grognard.bots.registry import make_bot
from grognard.bots.seat import Seat
from grognard.games import find
from grognard.kernel.errors import BadOption, GrognardError
from grognard.kernel.knowledge import read_knowledge

log = logging.getLogger("grognard.worker")


def work(address: str, token: str, until: float | None = None) -> None:
    """Think for whoever is a bot, until the time is up or the process is ended."""
    name = secrets.token_hex(8)
    headers = {"Authorization": f"Bearer {token}"}
    pause = 0.2
    while until is None or time.monotonic() < until:
        try:
            with httpx.Client(base_url=address, headers=headers, timeout=60) as client:
                _serve(client, name, until)
            pause = 0.2
        except (httpx.HTTPError, json.JSONDecodeError) as error:
            log.info("the server does not answer (%s); trying again", type(error).__name__)
            time.sleep(pause)
            pause = min(5.0, pause * 2)


def _serve(client: httpx.Client, name: str, until: float | None) -> None:
    with client.stream("GET", "/api/turns") as stream:
        stream.raise_for_status()
        for line in stream.iter_lines():
            if line.strip():
                _answer(client, json.loads(line), name)
            if until is not None and time.monotonic() > until:
                return


def _answer(client: httpx.Client, turn: dict[str, Any], name: str) -> None:
    """Take on decisions of this seat until it must wait for others."""
    wish = {"table": turn["table"], "seat": turn["seat"], "number": turn["number"], "worker": name}
    while True:
        leased = client.post("/api/lease", json=wish)
        if leased.status_code != 200:
            return
        try:
            option = decide(turn["game"], leased.json())
        except BadOption as error:
            log.warning("no bot of this worker can play at table %s: %s", turn["table"], error)
            return
        done = client.post(
            f"/api/tables/{turn['table']}/choices",
            json={
                "seat": turn["seat"],
                "option": option,
                "number": wish["number"],
                "key": f"{turn['table']}-{turn['seat']}-{wish['number']}-{name}",
            },
        )
        if done.status_code != 200:
            log.warning("a choice was refused: %s", done.text[:200])
            return
        wish["number"] = done.json()["number"]


def decide(game_name: str, leased: dict[str, Any]) -> str:
    """The word of what the bot of this seat chooses."""
    game = find(game_name)
    known = read_knowledge(game, leased["knowledge"])
    assert known.choice is not None
    seed = json.dumps([leased["knowledge"]["known"], known.player], sort_keys=True).encode()
    try:
        term = make_bot(leased["bot"], seed).decide(Seat(game, known.choice, known.state, known))
    except GrognardError as error:
        log.warning("the bot %s failed (%s); it takes the first option", leased["bot"], error)
        term = known.choice.options[0]
    return game.terms.word(term)
