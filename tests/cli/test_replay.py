"""`grognard replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.bots import answer, make_bot
from grognard.kernel.header import Header
from grognard.kernel.table import Table, new_table
from tests.cli.conftest import Grognard
from tests.cli.game import GAME


def played(choices: int = 99) -> Table:
    table = new_table(GAME, 3, b"seed")
    bot = make_bot("greedy", b"")
    while not table.over and table.number < choices:
        answer(table, table.pending[0].player, bot)
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played().record()))
    return file


def test_a_game_is_told_choice_by_choice_with_rules(grognard: Grognard, file: Path):
    lines = grognard("replay", str(file)).stdout.splitlines()
    assert lines[0] == "Toy"
    assert any(line.startswith("    1  Red: Which card do you play? card") for line in lines)
    assert any(line.endswith("TOY-2.2") and "wins" in line for line in lines)
    assert any("(only Green)  TOY-1.1" in line for line in lines)
    assert "Three rounds are over." in lines


def test_it_is_told_in_german(grognard: Grognard, file: Path):
    text = grognard("replay", str(file), "--language", "de").stdout
    assert "Rot: Welche Karte spielst du? Karte" in text
    assert "Drei Runden sind vorbei." in text
    assert "gewinnt" in text


def test_verifying_says_so(grognard: Grognard, file: Path):
    result = grognard("replay", str(file), "--verify")
    assert result.exit_code == 0
    assert result.stdout.startswith("The record is genuine: 9 choices, ")


def test_an_unfinished_game_says_who_must_decide(grognard: Grognard, tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played(choices=1).record()))
    assert (
        "After one choice the game is not over; Green and Blue must decide."
        in grognard("replay", str(file)).stdout
    )


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("seed", "00", "The seed of this record does not match the commitment"),
        ("seed", "zz", "is not hexadecimal"),
        ("players", 9, "The options of this record do not fit: boxed is for 2 to 3 players"),
        ("rules", 99, "This record was made with rules version 99 of boxed"),
        ("game", "chess", "There is no game 'chess'"),
        ("choices", ["0 card-99"], "means nothing in boxed"),
        ("choices", ["7 card-1"], "Choice 1 of this record is not allowed"),
        ("checkpoints", [[0, "00"]], "stands differently than its record says"),
        ("result", {"places": []}, "The result in this record is not the one"),
    ],
)
def test_a_forged_record_is_refused(grognard: Grognard, file: Path, key: str, value: object, sentence: str):
    record = json.loads(file.read_text())
    record[key] = value
    file.write_text(json.dumps(record))
    result = grognard("replay", str(file), "--verify")
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_course_of_a_game_is_shown_in_figures(grognard: Grognard, file: Path):
    lines = grognard("replay", str(file), "--figures").stdout.splitlines()
    assert lines[0] == "Toy"
    assert "Victory points" in lines
    turns = lines[lines.index("Victory points") + 1]
    assert turns.split() == ["player", "Start", "Round", "1", "Round", "2", "Round", "3"]
    last = [int(line.split()[-1]) for line in lines[lines.index("Victory points") + 2 :][:3]]
    assert last == played().result.scores
    assert "Points more than the mean of the dice." in lines


def test_the_figures_of_an_unfinished_game_are_those_that_everybody_saw(grognard: Grognard, tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played(choices=5).record()))
    text = grognard("replay", str(file), "--figures", "--language", "de").stdout
    assert "Siegpunkte" in text
    assert "Beste Karte" not in text


def test_verifying_names_those_who_added_to_the_dice_and_where_they_are_new(
    grognard: Grognard, tmp_path: Path
):
    header = Header(GAME, 2, GAME.settle(2), b"seed", ["Ann", "Bob"], ["mine", ""], [(1, b"new")])
    table = Table(header)
    while not table.over:
        table.act(table.pending[0].player, table.pending[0].options[0])
    file = tmp_path / "mixed.json"
    file.write_text(json.dumps(table.record()), encoding="utf-8")

    said = " ".join(grognard("replay", str(file), "--verify").stdout.split())
    assert "from what Ann added to it. New dice were committed to after choice 1." in said
