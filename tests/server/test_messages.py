"""What is kept in memory: letters, journals and games count only while the database says the same."""

from __future__ import annotations

import contextlib
import json

from tests.server.conftest import fresh_postgres
from tests.server.kit import good, house


def first(visitor, table, seat):
    return visitor.look(table, seat)["choice"]["options"][0]["word"]


def heard(live, journal, number):
    """Messages until this choice; the journal as a client puts it together."""
    while True:
        message = live.receive_json()
        journal[:] = journal[: message["journal_kept"]] + message["journal"]
        if message["number"] == number:
            return message


def test_a_listener_is_sent_only_the_new_events_and_has_all_of_them(visit):
    ann = visit().guest("Ann")
    table = ann.table()
    journal, sizes = [], []
    with ann.client.websocket_connect(f"/api/tables/{table}/live?seat=0") as live:
        message = heard(live, journal, 0)
        for number in range(1, 7):
            seat = message["waiting"][0]
            good(ann.choose(table, seat, first(ann, table, seat)))
            message = heard(live, journal, number)
            sizes.append(len(message["journal"]))
            assert journal == ann.look(table, 0)["journal"]
    assert len(journal) > max(sizes)


def test_what_was_taken_back_leaves_the_journal_of_listeners(visit):
    ann = visit().guest("Ann")
    table = ann.table()
    for seat in (0, 1):
        good(ann.choose(table, seat, first(ann, table, seat)))
    journal = []
    with ann.client.websocket_connect(f"/api/tables/{table}/live?seat=0") as live:
        heard(live, journal, 2)
        before = list(journal)
        for seat in (0, 1):
            ann.post(f"/tables/{table}/undo", {"seat": seat})
        heard(live, journal, 1)
        assert journal == ann.look(table, 0)["journal"] and len(journal) < len(before)


def test_a_letter_is_written_once_and_again_when_something_changes(visit):
    ann = visit().guest("Ann")
    table = ann.table()
    place = ann.client.app.state.context.tables.shelf.place(table)
    ann.look(table, 0)
    letter = place.written[0, "en"]
    ann.put(f"/tables/{table}/notes", {"seat": 0, "text": "mine"})

    assert ann.look(table, 0)["notes"] == "mine" and place.written[0, "en"] is letter
    ann.post(f"/tables/{table}/chat", {"text": "hello"})
    assert ann.look(table, 0)["chat"][0]["text"] == "hello" and place.written[0, "en"] is not letter
    assert ann.get(f"/tables/{table}?seat=0&language=de")["choice"]["text"] != letter.head


def test_a_server_does_not_believe_its_memory_when_another_one_changed_the_game(postgres):
    """One server takes a choice back and chooses anew; the other has the same number of choices in memory."""
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(fresh_postgres(postgres, "memory"))
        here, there = (stack.enter_context(house(database)) for _ in range(2))
        ann = here().guest("Ann")
        again = there()
        again.client.cookies.set("grognard_login", ann.client.cookies["grognard_login"])
        again.get("/me")
        table = ann.table()
        options = [option["word"] for option in ann.look(table, 0)["choice"]["options"]]
        good(ann.choose(table, 0, options[0]))
        before = again.look(table, 0)

        ann.post(f"/tables/{table}/undo", {"seat": 0})
        good(ann.choose(table, 0, options[1]))

        after = again.look(table, 0)
        assert after["number"] == before["number"] == 1 and after["view"] != before["view"]
        assert json.dumps(after["view"]) == json.dumps(ann.look(table, 0)["view"])
        good(again.choose(table, 1, first(again, table, 1)))
        seat = ann.look(table)["waiting"][0]

        again.post(f"/tables/{table}/chat", {"text": "said there"})
        good(ann.choose(table, seat, first(ann, table, seat)))
        after = ann.look(table, seat)
        assert after["number"] == 3 and after["chat"][0]["text"] == "said there"


def test_a_choice_that_fails_is_forgotten_by_the_memory_too(visit):
    ann = visit().guest("Ann")
    table = ann.table()
    for word in ("none", "flying-carpet"):
        assert ann.choose(table, 0, word).status_code == 422
    assert ann.choose(table, 0, first(ann, table, 0), number=5).status_code == 409
    assert ann.look(table)["number"] == 0
    ann.play_out(table)
    record = ann.get(f"/tables/{table}/record")
    assert len(record["choices"]) == ann.look(table)["number"]


def test_those_who_still_think_keep_their_clocks_when_others_answer(visit):
    ann = visit().guest("Ann")
    table = ann.table(clock={"kind": "bank", "seconds": 600, "increment": 60})
    before = ann.look(table)["seats"]
    good(ann.choose(table, 0, first(ann, table, 0)))

    after = ann.look(table)["seats"]
    assert after[1] == before[1], "neither time nor an increment is theirs"
    assert after[0]["bank"] > before[0]["bank"] and after[0]["deadline"] is None
