"""Dice that nobody chooses: commitments, what players add, and new dice where a game is continued."""

from __future__ import annotations

from hashlib import sha256

import pytest

from grognard.kernel.dice import key_of
from grognard.kernel.errors import BadRecord
from grognard.kernel.record import load_record
from tests.kernel.toy import GAME
from tests.server.kit import good


@pytest.fixture
def people(visit):
    ann, bob = visit().guest("Ann"), visit().guest("Bob")
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    bob.post(f"/tables/{table}/join", {})
    return ann, bob, table


def play_to_the_end(ann, bob, table):
    while ann.look(table)["status"] == "running":
        for visitor in (ann, bob):
            visitor.play_out(table)


def test_the_commitment_is_shown_first_and_what_players_add_is_part_of_the_seed(people):
    ann, bob, table = people
    committed = ann.look(table)["commitment"]
    ann.put(f"/tables/{table}/contribution", {"seat": 0, "text": "  Ann's   cat "})
    bob.put(f"/tables/{table}/contribution", {"seat": 1, "text": "Würfel"})
    assert bob.look(table)["contributions"] == ["Ann's cat", "Würfel"], "everybody sees them"
    ann.post(f"/tables/{table}/start")
    assert ann.look(table)["commitment"] == committed and ann.look(table)["seed"] is None
    play_to_the_end(ann, bob, table)

    message = ann.look(table)
    seed = bytes.fromhex(message["seed"])
    assert sha256(b"grognard seed:" + seed).hexdigest() == committed
    game = load_record(ann.get(f"/tables/{table}/record"), lambda name: GAME)
    added = [sha256(text.encode()).digest() for text in ("Ann's cat", "Würfel")]
    assert game.header.dice().key != key_of(seed), "the seed of the server alone does not make the dice"
    assert game.header.dice().key == key_of(sha256(b"grognard dice:" + seed + b"".join(added)).digest())


def test_a_record_with_other_contributions_is_refused(people):
    ann, bob, table = people
    ann.put(f"/tables/{table}/contribution", {"seat": 0, "text": "mine"})
    ann.post(f"/tables/{table}/start")
    play_to_the_end(ann, bob, table)
    record = ann.get(f"/tables/{table}/record")
    assert load_record(record, lambda name: GAME).over

    with pytest.raises(BadRecord):
        load_record({**record, "contributions": ["yours", ""]}, lambda name: GAME)
    copy = bob.post("/tables/import", record)["id"]
    assert bob.look(copy)["contributions"] == ["mine", ""]
    assert bob.get(f"/tables/{copy}/record")["checkpoints"] == record["checkpoints"]


def test_nobody_adds_for_others_or_after_the_start_and_who_leaves_takes_it_along(people):
    ann, bob, table = people
    path = f"/tables/{table}/contribution"
    assert bob.send("PUT", path, {"seat": 0, "text": "x"}).status_code == 403
    assert bob.send("PUT", path, {"seat": 9, "text": "x"}).status_code == 404
    for text in ("x" * 101, "a\u0007b"):
        refused = bob.send("PUT", path, {"seat": 1, "text": text})
        assert refused.status_code == 422 and "100 printed characters" in refused.json()["text"]
    bob.put(path, {"seat": 1, "text": "gone soon"})
    bob.put(f"/tables/{table}/seats/1", {"kind": "open"})
    assert ann.look(table)["contributions"] == ["", ""]

    ann.post(f"/tables/{table}/start")
    refused = ann.send("PUT", path, {"seat": 0, "text": "too late"})
    assert refused.status_code == 409 and ann.look(table)["contributions"] == ["", ""]


def test_a_continued_game_has_new_dice_and_can_be_verified(visit):
    ann = visit().guest("Ann")
    table = ann.table()
    ann.play_out(table)
    old = ann.look(table)
    keys = set()
    for _ in range(2):
        fork = ann.post(f"/tables/{table}/fork", {"number": 2})["id"]
        message = ann.look(fork)
        assert message["new_dice"] == [
            {"after": 2, "commitment": message["new_dice"][0]["commitment"], "seed": None}
        ]
        assert message["view"] == ann.get(f"/tables/{table}/at/2?seat=0")["view"]
        undo = ann.send("POST", f"/tables/{fork}/undo", {"seat": 0})
        assert undo.json()["refused"] == "undo-nothing", "what was before is the other game's"
        ann.play_out(fork)
        over = ann.look(fork)
        seed = bytes.fromhex(over["new_dice"][0]["seed"])
        assert over["seed"] == old["seed"]
        assert sha256(b"grognard seed:" + seed).hexdigest() == over["new_dice"][0]["commitment"]
        record = ann.get(f"/tables/{fork}/record")
        keys.add(load_record(record, lambda name: GAME).state.dice.key)
        again = ann.post("/tables/import", record)["id"]
        assert ann.look(again)["new_dice"] == over["new_dice"]
    assert len(keys) == 2, "each has dice of its own"


def test_a_fork_survives_a_server_that_forgets(visit):
    """The dice stay new when the game is rebuilt from the database."""
    ann = visit().guest("Ann")
    table = ann.table()
    ann.play_out(table)
    fork = ann.post(f"/tables/{table}/fork", {"number": 2})["id"]
    shelf = ann.client.app.state.context.tables.shelf
    while ann.look(fork)["status"] == "running":
        shelf._places.clear()
        seat = ann.look(fork)["waiting"][0]
        good(ann.choose(fork, seat, ann.look(fork, seat)["choice"]["options"][0]["word"]))

    assert load_record(ann.get(f"/tables/{fork}/record"), lambda name: GAME).over
