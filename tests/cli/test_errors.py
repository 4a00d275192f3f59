"""Whoever types something wrong reads one line that says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Grognard


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "No such command 'dance'"),
        ("play", "Name a game ("),
        ("play chess", "There is no game 'chess'; there are: "),
        ("rules chess", "There is no game 'chess'; there are: "),
        (
            "rules toy TOY-9.1",
            "toy has no rule 'TOY-9.1'; a rule is written like TOY-1.1, a chapter like TOY-1.",
        ),
        ("rules toy EMP-1.1", "toy has no rule 'EMP-1.1'"),
        ("simulate", "Missing argument"),
        ("simulate toy --players 7", "toy is for 2 to 3 players, not 7."),
        ("simulate toy --games none", "--games"),
        ("simulate toy --games 0", "--games"),
        ("simulate toy --jobs -1", "--jobs"),
        ("simulate toy --option deck", "An option is written name=value, not 'deck'."),
        ("simulate toy --option deck=3", "Option deck of toy can be 10, 9; not '3'."),
        ("simulate toy --option dock=3", "toy has no option 'dock'; it has: deck."),
        ("simulate toy --option deck=9 --option deck=10", "The option deck is given twice."),
        ("simulate toy --preset long", "toy has no preset 'long'; it has: short."),
        ("simulate toy --bots deep", "There is no bot 'deep'; there are: random, greedy"),
        ("simulate toy --bots random,random,random,random", "There are 4 bots for 2 seats."),
        ("simulate toy --wrong", "--wrong"),
        ("replay", "Missing argument"),
        ("replay nowhere.json", "nowhere.json cannot be read: "),
        ("bench chess", "There is no game 'chess'"),
        ("bench toy --players 9", "toy is for 2 to 3 players, not 9."),
        ("bench toy --seconds soon", "--seconds"),
        ("play toy --seat 5", "The seats of 2 players are 0 to 1; '5' is none."),
        ("play toy --seat -1", "The seats of 2 players are 0 to 1; '-1' is none."),
        ("play toy --humans 0,x", "The seats of 2 players are 0 to 1; 'x' is none."),
        ("play toy --humans 1,1", "Seat 1 is named twice."),
        (
            "play toy --humans 0,1 --seat 0",
            "Give either --seat for one person or --humans for several, not both.",
        ),
        ("play toy --language fr", "There is no language 'fr'; there are: en, de."),
        ("play toy --battle 5v5", "--battle is an option of napoleon alone."),
        ("play toy --save nowhere/game.json", "nowhere/game.json cannot be written"),
        ("play --resume nowhere.json", "nowhere.json cannot be read: "),
        ("games --language fr", "There is no language 'fr'; there are: en, de."),
    ],
)
def test_bad_usage_is_one_line_on_stderr_and_exit_code_2(grognard: Grognard, line: str, sentence: str):
    result = grognard(*line.split())
    assert sentence in result.stderr
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    assert result.exit_code == 2


BAD_FILES = {
    "This is no record: it is not valid JSON.": "hello",
    "This is no record: a record is a JSON object.": "[1]",
    "This is no complete record: 'game' is missing.": '{"grognard": 1}',
}


@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify"], ["play", "--resume"]])
@pytest.mark.parametrize("sentence", BAD_FILES)
def test_a_bad_file_is_one_line(grognard: Grognard, tmp_path: Path, command: list[str], sentence: str):
    file = tmp_path / "bad.json"
    file.write_text(BAD_FILES[sentence])
    result = grognard(*command, str(file))
    assert (result.exit_code, result.stderr) == (2, f"Error: {sentence}\n")
