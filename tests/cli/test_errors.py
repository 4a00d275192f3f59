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
            "rules boxed TOY-9.1",
            "boxed has no rule 'TOY-9.1'; a rule is written like TOY-1.1, a chapter like TOY-1.",
        ),
        ("rules boxed EMP-1.1", "boxed has no rule 'EMP-1.1'"),
        ("simulate", "Missing argument"),
        ("simulate boxed --players 7", "boxed is for 2 to 3 players, not 7."),
        ("simulate boxed --games none", "--games"),
        ("simulate boxed --games 0", "--games"),
        ("simulate boxed --jobs -1", "--jobs"),
        ("simulate boxed --option deck", "An option is written name=value, not 'deck'."),
        ("simulate boxed --option deck=3", "Option deck of boxed can be 10, 9; not '3'."),
        ("simulate boxed --option dock=3", "boxed has no option 'dock'; it has: deck."),
        ("simulate boxed --option deck=9 --option deck=10", "The option deck is given twice."),
        ("simulate boxed --preset long", "boxed has no preset 'long'; it has: short."),
        ("simulate boxed --bots deep", "There is no bot 'deep'; there are: random, greedy"),
        ("simulate boxed --bots random,random,random,random", "There are 4 bots for 2 seats."),
        ("simulate boxed --wrong", "--wrong"),
        ("replay", "Missing argument"),
        ("replay nowhere.json", "nowhere.json cannot be read: "),
        ("bench chess", "There is no game 'chess'"),
        ("bench boxed --players 9", "boxed is for 2 to 3 players, not 9."),
        ("bench boxed --seconds soon", "--seconds"),
        ("play boxed --seat 5", "The seats of 2 players are 0 to 1; '5' is none."),
        ("play boxed --seat -1", "The seats of 2 players are 0 to 1; '-1' is none."),
        ("play boxed --humans 0,x", "The seats of 2 players are 0 to 1; 'x' is none."),
        ("play boxed --humans 1,1", "Seat 1 is named twice."),
        (
            "play boxed --humans 0,1 --seat 0",
            "Give either --seat for one person or --humans for several, not both.",
        ),
        ("play boxed --language fr", "There is no language 'fr'; there are: en, de."),
        ("play boxed --battle 5v5", "--battle is an option of napoleon alone."),
        ("play boxed --save nowhere/game.json", "nowhere/game.json cannot be written"),
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
