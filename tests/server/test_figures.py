"""Charts, summaries and hints over the interface: everybody sees what they may, in their language."""

from __future__ import annotations

from typing import Any

from tests.server.kit import good


def measures(chart: dict[str, Any]) -> dict[str, Any]:
    return {measure["key"]: measure["values"] for measure in chart["measures"]}


def test_a_finished_game_has_a_chart_of_everything(visit: Any):
    me = visit().guest()
    table = me.table()
    me.play_out(table)

    chart = me.get(f"/tables/{table}/chart")

    message = me.look(table)
    assert not chart["public"]
    assert [moment["text"] for moment in chart["moments"]] == ["Start", "Round 1", "Round 2", "Round 3"]
    assert chart["moments"][-1]["number"] == message["number"]
    assert [values[-1] for values in measures(chart)["points"]] == message["result"]["scores"]
    assert "best" in measures(chart)
    assert chart["note"] == "Points more than the mean of the dice."


def test_a_running_game_shows_in_its_chart_what_everybody_can_see(visit: Any):
    me = visit().guest()
    table = me.table()
    for seat in (0, 1):
        good(me.choose(table, seat, me.look(table, seat)["choice"]["options"][0]["word"]))

    chart = me.get(f"/tables/{table}/chart")

    assert chart["public"]
    assert "best" not in measures(chart), "what the hands hold is nobody else's business"


def test_a_chart_speaks_the_readers_language_and_names_the_seats(visit: Any):
    me = visit().guest("Anna")
    table = me.table()
    me.play_out(table)

    chart = me.get(f"/tables/{table}/chart?language=de")

    assert chart["moments"][1]["text"] == "Runde 1"
    assert chart["seats"] == ["Anna", "Anna"]
    assert chart["measures"][0]["text"] == "Siegpunkte"


def test_a_chart_grows_with_the_game(visit: Any):
    me = visit().guest()
    table = me.table()
    before = me.get(f"/tables/{table}/chart")
    me.play_out(table)

    after = me.get(f"/tables/{table}/chart")

    assert len(before["moments"]) < len(after["moments"])


def test_a_game_that_has_not_begun_has_no_chart(visit: Any):
    me = visit().guest()
    table = me.table(seats=[{"kind": "me"}, {"kind": "open"}])

    for path in ("chart", "since/0"):
        answer = me.send("GET", f"/tables/{table}/{path}")
        assert answer.status_code == 409
        assert answer.json()["refused"] == "table-open"


def test_what_happened_since_is_told_by_player(visit: Any):
    me = visit().guest()
    table = me.table()
    me.play_out(table)

    parts = me.get(f"/tables/{table}/since/0")

    scores = me.look(table)["result"]["scores"]
    changes = {part["seat"]: part["changes"] for part in parts}
    for seat, score in enumerate(scores):
        if score:
            assert f"Victory points +{score}" in changes[seat]
    assert any(deed.startswith("won ") for part in parts for deed in part["deeds"])
    assert me.get(f"/tables/{table}/since/{me.look(table)['number']}") == []


def test_a_summary_holds_nothing_of_the_future_or_of_other_seats(visit: Any):
    me, other = visit().guest(), visit().guest()
    table = me.table(seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    other.post(f"/tables/{table}/join", {"seat": 1})
    me.post(f"/tables/{table}/start")

    assert me.send("GET", f"/tables/{table}/since/99").status_code == 422
    assert me.send("GET", f"/tables/{table}/since/0?seat=1").status_code == 403


def test_what_can_be_said_of_the_options_beforehand_is_told_on_request(visit: Any):
    me = visit().guest()
    table = me.table()

    words = [option["word"] for option in me.look(table, 0)["choice"]["options"]]

    for language, beats in (("en", "beats "), ("de", "schlägt ")):
        hints = me.get(f"/tables/{table}/hints?seat=0&language={language}")["hints"]
        assert list(hints) == words
        assert all(text.startswith(beats) for text in hints.values())
