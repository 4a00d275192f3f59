"""Playing over HTTP: create, join, choose, look, undo, records."""

from __future__ import annotations

import json

import pytest

import grognard
from grognard.kernel.record import load_record
from tests.kernel.toy import GAME
from tests.server.kit import good


def asked(visitor, table, seat):
    return visitor.look(table, seat)["choice"]


def answer(visitor, table, seat, which=0):
    return good(visitor.choose(table, seat, asked(visitor, table, seat)["options"][which]["word"]))


@pytest.fixture
def ann(visit):
    return visit().guest("Ann")


def test_a_guest_plays_a_whole_game(ann):
    table = ann.table()
    ann.play_out(table)

    message = ann.look(table)
    assert message["status"] == "over" and message["result"]["reason"] == "rounds"
    assert message["journal"] and message["result"]["text"]


def test_friends_join_by_link_and_only_with_it_when_the_table_is_private(visit, ann):
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}], public=False)
    bob = visit().guest("Bob")
    assert bob.send("GET", f"/tables/{table}").status_code == 404
    assert bob.send("POST", f"/tables/{table}/join", {}).status_code == 403

    invitation = ann.look(table)["invitation"]
    assert bob.get(f"/tables/{table}?invitation={invitation}")["title"] == ""
    assert "invitation" not in bob.get(f"/tables/{table}?invitation={invitation}")
    assert bob.post(f"/tables/{table}/join", {"invitation": invitation}) == {"seat": 1}

    assert bob.send("POST", f"/tables/{table}/start").status_code == 403
    ann.post(f"/tables/{table}/start")
    assert bob.look(table)["seat"] == 1 and ann.look(table)["seat"] == 0


def test_a_choice_counts_only_if_it_is_offered_to_that_seat(visit, ann):
    table = ann.table()
    before = ann.look(table)

    refused = ann.choose(table, 0, "none")
    assert refused.status_code == 422 and "You can choose: card-" in refused.json()["text"]
    assert ann.choose(table, 0, "flying-carpet").status_code == 422
    assert ann.choose(table, 7, "none").status_code == 404
    stranger = visit().guest("Eve")
    assert stranger.choose(table, 0, before["choice"]["options"][0]["word"]).status_code == 403

    after = ann.look(table)
    assert after["number"] == 0 and after["view"] == before["view"] and after["version"] == before["version"]


def test_the_same_key_counts_once(ann):
    table = ann.table()
    word = asked(ann, table, 0)["options"][0]["word"]

    first = good(ann.choose(table, 0, word, key="k1"))
    again = good(ann.choose(table, 0, word, key="k1"))

    assert first == {"number": 1, "repeated": False} and again == {"number": 1, "repeated": True}
    assert ann.look(table)["number"] == 1


def test_an_answer_to_an_old_question_is_stale_but_not_because_others_act_at_the_same_time(ann):
    table = ann.table()
    word = asked(ann, table, 1)["options"][0]["word"]
    answer(ann, table, 0)

    assert good(ann.choose(table, 1, word, number=0))["number"] == 2, "seat 0 acted at the same time"
    give = ann.look(table)
    seat = give["waiting"][0]
    assert ann.choose(table, seat, "none", number=1).status_code == 409
    assert good(ann.choose(table, seat, "none", number=2))["number"] == 3


def test_nobody_is_sent_the_secrets_of_others(visit, ann):
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    bob = visit().guest("Bob")
    bob.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    cards = set(ann.look(table)["view"]["hands"][0])
    answer(ann, table, 0)

    for eyes in (bob, visit()):
        text = json.dumps(eyes.get(f"/tables/{table}")) + json.dumps(eyes.get(f"/tables/{table}/at/1"))
        hidden = {card for card in cards if f'"{card}"' in text}
        assert not hidden, f"{hidden} can be read by others"
        assert 'seed": null' in text
    hinted = json.dumps(bob.get(f"/tables/{table}/hints?seat=1"))
    assert not {card for card in cards if f'"{card}"' in hinted}
    assert bob.send("GET", f"/tables/{table}?seat=0").status_code == 403
    assert bob.send("GET", f"/tables/{table}/at/0?seat=0").status_code == 403
    assert bob.send("GET", f"/tables/{table}/at/0?seat=-2").status_code == 403
    assert bob.send("GET", f"/tables/{table}/knowledge?seat=0").status_code == 403
    assert bob.send("GET", f"/tables/{table}/record").status_code == 403
    events = bob.look(table)["journal"]
    assert all(
        event["key"] != "drew" or event["args"]["cards"] == bob.look(table)["view"]["hands"][1]
        for event in events
    )


def test_undo_while_nobody_knows_and_by_consent_of_all_otherwise(visit, ann):
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    bob = visit().guest("Bob")
    bob.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")

    answer(ann, table, 0)
    assert ann.get(f"/tables/{table}/hints?seat=0")["can_undo"]
    assert ann.post(f"/tables/{table}/undo", {"seat": 0}) == {"undone": True, "number": 0}

    answer(ann, table, 0)
    answer(bob, table, 1)
    assert bob.post(f"/tables/{table}/undo", {"seat": 1}) == {"undone": False, "number": 2}
    assert ann.look(table)["seats"][1]["wants_undo"] == 1
    assert ann.post(f"/tables/{table}/undo", {"seat": 0}) == {"undone": True, "number": 1}
    after = ann.look(table)
    assert after["number"] == 1 and after["waiting"] == [1]
    assert all(event["number"] <= 1 for event in after["journal"])

    answer(bob, table, 1)
    bob.post(f"/tables/{table}/undo", {"seat": 1})
    ann.post(f"/tables/{table}/undo/refuse", {"seat": 0})
    assert ann.look(table)["seats"][1]["wants_undo"] is None
    ann.play_out(table), bob.play_out(table)


def test_a_seat_asks_for_itself_whether_it_can_take_back(visit, ann):
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    bob = visit().guest("Bob")
    bob.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    before = ann.look(table)

    told = ann.get(f"/tables/{table}/hints?seat=0")
    assert (told["version"], told["number"]) == (before["version"], 0)
    assert not told["can_undo"] and not before["may_undo"]
    assert bob.send("GET", f"/tables/{table}/hints?seat=0").status_code == 403
    assert bob.send("GET", f"/tables/{table}/hints?seat=-1").status_code == 409

    answer(ann, table, 0)
    assert ann.look(table)["may_undo"] and not bob.look(table)["may_undo"]
    told = ann.get(f"/tables/{table}/hints?seat=0")
    assert told["hints"] == {} and told["can_undo"]
    assert not bob.get(f"/tables/{table}/hints?seat=1")["can_undo"], "it was not Bob's choice"


def test_a_finished_game_can_be_replayed_downloaded_imported_and_played_on(visit, ann):
    table = ann.table()
    ann.play_out(table)
    message = ann.look(table)

    record = ann.get(f"/tables/{table}/record")
    again = load_record(record, lambda name: GAME)
    assert again.over and again.header.seed.hex() == message["seed"]

    early = ann.get(f"/tables/{table}/at/1?seat=-3")
    assert early["number"] == 1 and "?" not in early["view"]["hands"][1], (
        "after the end every seat can be seen"
    )

    bob = visit().guest("Bob")
    copy = bob.post("/tables/import", record)["id"]
    assert bob.look(copy)["result"]["scores"] == message["result"]["scores"]
    record["choices"][0] = "0 none"
    refused = bob.send("POST", "/tables/import", record)
    assert refused.status_code == 422 and "not allowed" in refused.json()["text"]

    mine = bob.post(f"/tables/{table}/fork", {"number": 2})["id"]
    assert bob.look(mine)["number"] == 2 and bob.look(mine)["mine"] == [0, 1]
    bob.play_out(mine)
    assert bob.look(mine)["status"] == "over"


def test_time_travel_shows_what_i_knew(ann):
    table = ann.table()
    seen = [ann.look(table, 0)["view"]]
    for _ in range(4):
        seat = ann.look(table)["waiting"][0]
        answer(ann, table, seat)
        seen.append(ann.look(table, 0)["view"])

    assert [ann.get(f"/tables/{table}/at/{n}?seat=0")["view"] for n in range(5)] == seen
    assert ann.send("GET", f"/tables/{table}/at/99").status_code == 422


def test_a_private_game_is_continued_by_those_who_may_look_at_it_only(visit, ann):
    table = ann.table(public=False)
    ann.play_out(table)
    stranger = visit().guest("Eve")

    assert stranger.send("POST", f"/tables/{table}/fork", {"number": 0}).status_code == 404
    assert ann.post(f"/tables/{table}/fork", {"number": 0})["id"]


def test_a_bot_plays_for_somebody_who_is_away_and_the_owner_may_come_back(ann):
    table = ann.table()
    ann.post(f"/tables/{table}/away", {"seat": 1})
    assert ann.look(table)["seats"][1]["away"] and ann.look(table)["seats"][1]["bot"] == "greedy"
    ann.post(f"/tables/{table}/back", {"seat": 1})
    assert not ann.look(table)["seats"][1]["away"]

    ann.post(f"/tables/{table}/resign", {"seat": 1})
    assert ann.send("POST", f"/tables/{table}/back", {"seat": 1}).status_code == 403
    assert ann.choose(table, 1, "none").status_code == 403


def test_talk_and_notes(visit, ann):
    table = ann.table()
    ann.post(f"/tables/{table}/chat", {"text": "<b>Hello</b>"})
    ann.put(f"/tables/{table}/notes", {"seat": 0, "text": "watch seat 1"})
    ann.put(f"/tables/{table}/seen", {"seat": 0, "number": 0})
    eve = visit().guest("Eve")

    assert eve.look(table)["chat"][0]["text"] == "<b>Hello</b>"
    assert "watch seat 1" not in json.dumps(eve.look(table))
    assert ann.look(table, 0)["notes"] == "watch seat 1" and ann.look(table, 1)["notes"] == ""
    assert eve.send("POST", f"/tables/{table}/chat", {"text": "hi"}).status_code == 403
    assert eve.send("PUT", f"/tables/{table}/notes", {"seat": 0, "text": ""}).status_code == 403


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess", "players": 2}, "There is no game 'chess'"),
        ({"game": "toy", "players": 5}, "toy is for 2 to 3 players, not 5"),
        ({"game": "toy", "players": 2, "options": {"deck": "7"}}, "Option deck of toy can be 10, 9"),
        ({"game": "toy", "players": 2, "preset": "fast"}, "no preset 'fast'"),
        ({"game": "toy", "players": 2, "seats": [{"kind": "bot", "bot": "genius"}]}, "no bot 'genius'"),
        ({"game": "toy", "players": 2, "clock": {"kind": "bank", "seconds": 1}}, "10 seconds to 60 days"),
        ({"game": "toy"}, "players"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused_with_a_sentence(ann, wish, why):
    refused = ann.send("POST", "/tables", wish)
    assert refused.status_code == 422 and why in refused.json()["text"]


def test_before_the_game_the_host_arranges_the_seats(visit, ann):
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    bob = visit().guest("Bob")
    assert bob.send("PUT", f"/tables/{table}/seats/1", {"kind": "bot"}).status_code == 403
    ann.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert ann.look(table)["seats"][1]["bot"] == "random"
    ann.put(f"/tables/{table}/seats/1", {"kind": "open"})
    bob.post(f"/tables/{table}/join", {"seat": 1})
    assert bob.send("DELETE", f"/tables/{table}").status_code == 403
    bob.put(f"/tables/{table}/seats/1", {"kind": "open"})
    good(ann.send("DELETE", f"/tables/{table}"))
    assert ann.send("GET", f"/tables/{table}").status_code == 404


def test_the_lobby_shows_public_tables_and_my_own(visit, ann):
    public = ann.table()
    private = ann.table(public=False)
    bob = visit().guest("Bob")

    assert [row["id"] for row in bob.get("/tables")] == [public]
    assert {row["id"] for row in ann.get("/tables?mine=true")} == {public, private}
    assert bob.get("/tables?mine=true") == []


def test_the_catalogue_lists_games_rules_terms_and_words(ann):
    names = [game["id"] for game in ann.get("/games")]
    assert names == [game.id for game in grognard.games()]
    assert ann.get("/games/toy/terms/de")[0] == {"word": "card-1", "kind": "card", "name": "Karte 1"}
    assert ann.get("/words/de")["play"] == "Spielen"
    assert "[one] ein Tag" in ann.get("/words/de")["days"]
    assert ann.send("GET", "/words/fr").status_code == 404
    assert ann.send("GET", "/games/chess").status_code == 422
