"""Records: written, read, verified, refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.kernel.errors import BadRecord
from grognard.kernel.header import Header
from grognard.kernel.journal import Journal
from grognard.kernel.record import load_record, sealed_record
from grognard.kernel.state import plain
from grognard.kernel.table import Table, new_table
from grognard.testing.conformance import fingerprint
from tests.kernel.toy import GAME


def find(name: str):
    assert name == "toy"
    return GAME


def played(choices: int = 99) -> Table:
    table = new_table(GAME, 3, b"seed", seats=["Ann", "", "Bob"])
    while not table.over and table.number < choices:
        table.act(table.pending[-1].player, table.pending[-1].options[0])
    return table


def test_a_record_is_readable_json_with_words():
    record = json.loads(json.dumps(played().record()))

    assert record["game"] == "toy" and record["rules"] == 1 and record["seats"] == ["Ann", "", "Bob"]
    assert record["choices"][0].startswith("2 card-")
    assert record["seed"] == b"seed".hex() and len(record["commitment"]) == 64
    assert record["result"]["reason"] == "rounds"


@pytest.mark.parametrize("choices", [0, 1, 4, 99])
def test_a_record_leads_to_the_same_game(choices, tmp_path: Path):
    table = played(choices)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.record()))

    for source in (table.record(), file.read_text(), file):
        again = load_record(source, find)
        assert fingerprint(again) == fingerprint(table) and again.waiting == table.waiting


def test_another_process_with_another_hash_seed_comes_to_the_same_game(tmp_path: Path):
    table = played()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.record()))
    code = (
        "import sys, pathlib; from grognard.kernel.record import load_record;"
        "from grognard.testing.conformance import fingerprint; from tests.kernel.toy import GAME;"
        "print(fingerprint(load_record(pathlib.Path(sys.argv[1]), lambda name: GAME)))"
    )
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code, str(file)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        assert done.stdout.strip() == fingerprint(table)


def test_a_record_with_its_state_can_be_resumed_under_other_rules():
    table = played(4)
    record = {**table.record(with_state=True), "rules": 99}

    with pytest.raises(BadRecord, match="rules version 99 of toy; this program has version 1"):
        load_record(record, find)
    again = load_record(record, find, resume=True)

    assert again.waiting == table.waiting and again.number == table.number
    assert again.state == table.state
    with pytest.raises(BadRecord, match="no state to resume from"):
        load_record(table.record(), find, resume=True)


def test_a_sealed_record_tells_neither_seed_nor_choices():
    sealed = sealed_record(played(2))

    assert "seed" not in sealed and "choices" not in sealed and sealed["choices_made"] == 2
    with pytest.raises(BadRecord):
        load_record(sealed, find)


def change(record: dict, path: str, value) -> dict:
    *parts, last = path.split(".")
    place = record
    for part in parts:
        place = place[int(part)] if part.isdecimal() else place[part]
    if value is None:
        del place[last]
    else:
        place[int(last) if last.isdecimal() else last] = value
    return record


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("grognard", 3, "format 3; this program reads 1 and 2"),
        ("choices", None, "'choices' is missing"),
        ("players", "three", "'players' should be a number, not 'three'"),
        ("options.deck", "8", "options of this record do not fit"),
        ("seats", ["Ann"], "has 3 players, but the seats"),
        ("seed", None, "sealed"),
        ("seed", "xyz", "not hexadecimal"),
        ("seed", b"other".hex(), "does not match the commitment"),
        ("choices.0", "2 flies", "Choice 1 of this record, '2 flies', means nothing in toy"),
        ("choices.0", 7, "Choice 1 of this record"),
        ("choices.0", "2 none", "Choice 1 of this record is not allowed: 'none' is no answer"),
        ("checkpoints.1", [3, "0" * 32], "stands differently"),
        ("result.scores", [9, 9, 9], "result in this record"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_with_a_sentence(path, value, why):
    with pytest.raises(BadRecord, match=why):
        load_record(change(played().record(), path, value), find)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"record"', "[" * 5000])
def test_what_is_no_record_is_refused_with_a_sentence(text, tmp_path: Path):
    with pytest.raises(BadRecord, match="This is no record"):
        load_record(text, find)
    with pytest.raises(BadRecord, match="cannot be read"):
        load_record(tmp_path / "missing.json", find)


def test_cutting_off_the_last_choices_is_noticed_by_the_checkpoints():
    record = played().record()
    record["choices"] = record["choices"][:-4]

    with pytest.raises(BadRecord, match="checkpoints"):
        load_record(record, find)


def test_records_of_the_first_format_are_still_read():
    record = played().record()
    record["grognard"] = 1

    assert load_record(record, find).over


def contributed(contributions: list[str]) -> Table:
    header = Header(GAME, 3, GAME.settle(3), b"seed", ["", "", ""], contributions)
    table = Table(header, journal=Journal())
    while not table.over:
        table.act(table.pending[-1].player, table.pending[-1].options[0])
    return table


def test_what_players_add_changes_the_dice_and_is_verified():
    alone, mixed = contributed([]), contributed(["a", "", "b"])
    assert alone.record()["commitment"] == mixed.record()["commitment"]
    assert alone.state.dice.key != mixed.state.dice.key

    record = json.loads(json.dumps(mixed.record()))
    assert record["contributions"] == ["a", "", "b"]
    assert fingerprint(load_record(record, find)) == fingerprint(mixed)
    for forged in (["a", "", "c"], ["b", "", "a"], []):
        with pytest.raises(BadRecord):
            load_record({**record, "contributions": forged}, find)


def test_a_game_that_goes_on_elsewhere_has_new_dice_from_there_and_stays_verifiable():
    first = played()
    for after in (0, 3, first.number - 1):
        then = first.at(after)
        twins = [then.continued(b"one"), then.continued(b"two")]
        for twin in twins:
            assert twin.view(None) == then.view(None) and twin.offered(0) == then.offered(0)
            assert twin.state.dice.key != then.state.dice.key, "whoever saw the replay knows the old dice"
            while not twin.over:
                twin.act(twin.pending[-1].player, twin.pending[-1].options[0])
            record = json.loads(json.dumps(twin.record()))
            assert record["new_dice"][0]["after"] == after
            assert fingerprint(load_record(record, find)) == fingerprint(twin)
        assert twins[0].state.dice.key != twins[1].state.dice.key


def test_new_dice_survive_forks_undo_and_a_stored_state():
    table = played().at(3).continued(b"one")
    for _ in range(4):
        resumed = load_record(table.record(with_state=True), find, resume=True)
        assert plain(table.fork().state) == plain(resumed.state) == plain(table.state)
        table.act(table.pending[-1].player, table.pending[-1].options[0])
    before = fingerprint(table)
    player, term = table.choices[-1]
    table.undo(consent=True)
    table.act(player, term)
    assert fingerprint(table) == before


def test_a_game_can_be_continued_again_before_or_after_it_was_continued():
    once = played().at(3).continued(b"one")
    once.act(once.pending[-1].player, once.pending[-1].options[0])

    assert [n for n, _ in once.continued(b"two").header.new_dice] == [3, 4]
    assert once.at(3).continued(b"two").header.new_dice == [(3, b"two")]
    assert once.at(1).continued(b"two").header.new_dice == [(1, b"two")]


@pytest.mark.parametrize(
    ("new_dice", "why"),
    [
        ("soon", "list of tables"),
        ([3], "list of tables"),
        ([{"after": 99, "seed": "00", "commitment": ""}], "begin after"),
        ([{"after": 1}], "sealed"),
        ([{"after": 1, "seed": "xy", "commitment": ""}], "hexadecimal"),
        ([{"after": 1, "seed": "00", "commitment": "00"}], "does not match the commitment"),
    ],
)
def test_new_dice_that_cannot_be_are_refused(new_dice, why):
    with pytest.raises(BadRecord, match=why):
        load_record({**played().record(), "new_dice": new_dice}, find)


@pytest.mark.parametrize(("contributions", "why"), [("me", "list of texts"), (["a"], "3 players make 1")])
def test_contributions_that_cannot_be_are_refused(contributions, why):
    with pytest.raises(BadRecord, match=why):
        load_record({**played().record(), "contributions": contributions}, find)


def test_a_running_game_shows_commitments_only():
    sealed = json.dumps(sealed_record(played(5).continued(b"secret seed")))
    assert b"secret seed".hex() not in sealed and '"new_dice"' in sealed
