"""`grognard play`, with everything typed in advance."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.kernel.choice import CHECKPOINT, Choice, Player, Procedure, Together
from grognard.kernel.table import new_table
from grognard.terminal.console import Teletype
from grognard.terminal.saves import Seating
from grognard.terminal.session import Session
from tests.cli.conftest import Grognard
from tests.cli.game import GAME, BoxedToy
from tests.kernel.toy import CARDS, PLAY, ToyState

ONES = "1\n" * 20
TOY = ("play", "boxed", "--players", "3", "--seed", "3")


def test_a_whole_game_can_be_played_against_bots(grognard: Grognard):
    result = grognard(*TOY, typed=ONES)
    assert result.exit_code == 0
    text = result.stdout
    assert "Red: you\n  Green: the bot greedy\n  Blue: the bot greedy" in text
    assert "You hold card 5, card 8 and card 9.  TOY-1.1" in text
    assert "Red    card 5, card 8, card 9  ?       0" in text
    assert "Green  ?, ?, ?" in text
    hinted = "  1  card 5  beats 4 cards\n  2  card 8  beats 7 cards\n  3  card 9  beats 8 cards\n"
    assert f"Red: Which card do you play?  TOY-2.1\n{hinted}" in text
    assert "The course of the game\n\nVictory points\nplayer  Start  Round 1  Round 2  Round 3" in text
    assert "What has happened\n  Blue wins 4 with card 10.  TOY-2.2" in text
    assert "The game is over.\nThree rounds are over." in text
    assert "Red and Blue share the victory." in text


def test_it_can_be_played_in_german(grognard: Grognard):
    text = grognard(
        *TOY, "--language", "de", typed="hilfe\nzurück\nKarte 1\nx\nk\n/protokoll\n" + ONES
    ).stdout
    assert "Rot: du\n  Grün: der Bot greedy" in text
    assert "Du hältst Karte 5, Karte 8 und Karte 9." in text
    assert "diese Liste" in text
    assert "Das lässt sich nicht zurücknehmen. Die letzte Entscheidung war nicht deine." in text
    assert "Diese Karte hast du nicht (TOY-1.1)." in text
    assert "„x“ ist hier keine Antwort." in text
    assert "„k“ könnte sein:\n  1  Karte 5" in text
    assert "Rot und Blau teilen sich den Sieg." in text


def test_no_escape_codes_go_into_a_pipe(grognard: Grognard):
    assert "\x1b" not in grognard(*TOY, typed="?\nhelp\ntable\n" + ONES).stdout
    assert "\x1b" not in grognard(*TOY, "--humans", "0,1", typed="\n".join("" for _ in range(9))).stdout


def test_the_rule_behind_a_question_can_be_read(grognard: Grognard):
    text = grognard(*TOY, typed="?\n? 2.2\nrule TOY-2.3\n? 7.7\n").stdout
    assert "TOY-2.1 [book] Everybody secretly plays one card." in text
    assert "TOY-2.2 [book] The highest card" in text
    assert "TOY-2.3 [book] The winner" in text
    assert "boxed has no rule '7.7'" in text


def test_a_name_its_word_or_an_unambiguous_beginning_is_an_answer(grognard: Grognard):
    for typed in ("2", "card 8", "CARD-8", "8"):
        text = grognard(*TOY, typed=f"{typed}\n").stdout
        assert "Red    card 5, card 9" in text, typed


def test_what_is_no_answer_is_refused_with_what_would_be_one(grognard: Grognard):
    text = grognard(*TOY, typed="77\ncard\ncard 1\n\xff\n").stdout
    assert "“77” is no answer here. Type the number in front of an option, for example 1" in text
    assert "“card” could be:\n  1  card 5  beats 4 cards\n  2  card 8" in text
    assert "You do not hold this card (TOY-1.1)." in text


def test_bytes_that_are_no_text_do_no_harm(grognard: Grognard):
    from typer.testing import CliRunner

    from grognard.cli import app

    result = CliRunner().invoke(app, [*TOY], input=b"\xff\xfe\n1\n")
    assert result.exception is None
    assert "Goodbye." in result.stdout


def test_the_log_and_the_table_can_be_seen_again(grognard: Grognard):
    text = grognard(*TOY, typed="1\nlog\nlog 1\ntable\n").stdout
    assert text.count("You hold card 5, card 8 and card 9.") == 2
    assert text.count("Blue wins 4 with card 10.") == 3
    assert text.count("Red    card 8, card 9") == 2


def test_the_end_of_input_ends_the_game_politely(grognard: Grognard):
    result = grognard(*TOY, typed="1\n")
    assert result.exit_code == 0
    assert result.stdout.endswith("The game was not saved.\nGoodbye.\n")


def test_quitting_an_unsaved_game_must_be_said_twice(grognard: Grognard, tmp_path: Path):
    assert "Goodbye" in grognard(*TOY, typed="quit\n").stdout
    text = grognard(*TOY, typed="1\nquit\n\n2\nquit\nquit\n1\n").stdout
    assert text.count("The game is not saved. Type “quit” again") == 2
    assert text.endswith("The game was not saved.\nGoodbye.\n")
    file = tmp_path / "game.json"
    text = grognard(*TOY, typed=f"1\nquit\nsave {file}\n").stdout
    assert text.endswith("Goodbye.\n")
    assert "The game is saved in" in text
    assert file.is_file()
    text = grognard(*TOY, typed=f"1\nquit\nsave {tmp_path}/no/folder.json\n1\n").stdout
    assert "Who gets the points?" in text, "a game that could not be saved goes on"


def test_a_game_is_saved_at_the_end_of_input_and_goes_on_later(grognard: Grognard, tmp_path: Path):
    file = tmp_path / "game.json"
    seats = ("--seat", "1", "--bots", "random,greedy:blunders=10")
    assert "The game is saved in" in grognard(*TOY, *seats, "--save", str(file), typed="1\n").stdout
    record = json.loads(file.read_text())
    assert record["terminal"] == {"seats": ["random", "", "greedy:blunders=10"]}
    result = grognard("play", "--resume", str(file), "--save", str(file), typed="log\n" + ONES)
    assert "Green: you" in result.stdout
    assert result.stdout.count("You hold") == 1, "only the log tells again what was read before"
    assert "Red: the bot random" in result.stdout
    assert "The game is over." in result.stdout
    assert "The record is genuine" in grognard("replay", str(file), "--verify").stdout
    again = grognard("play", "--resume", str(file))
    assert "The game is over." in again.stdout
    assert not list(tmp_path.glob("*.new"))


def test_a_resumed_game_can_have_other_bots_but_no_other_options(grognard: Grognard, tmp_path: Path):
    file = tmp_path / "game.json"
    grognard(*TOY, "--save", str(file), typed="1\n")
    changed = grognard("play", "boxed", "--resume", str(file), "--bots", "random", typed="")
    assert "Red: you\n  Green: the bot random" in changed.stdout
    moved = grognard("play", "--resume", str(file), "--seat", "2", typed="")
    assert "Blue: you" in moved.stdout
    for more in (["--option", "deck=9"], ["--players", "2"], ["--seed", "9"], ["--preset", "short"]):
        refused = grognard("play", "--resume", str(file), *more)
        assert (refused.exit_code, refused.stderr) == (
            2,
            f"Error: A saved game goes on as it was begun: {more[0]} cannot be changed with --resume.\n",
        )
    other = grognard("play", "empires", "--resume", str(file))
    assert other.exit_code == 2
    assert "is a game of boxed, not of empires" in other.stderr


def test_a_game_saved_with_other_rules_goes_on_from_its_checkpoint(grognard: Grognard, tmp_path: Path):
    file = tmp_path / "game.json"
    grognard(*TOY, "--save", str(file), typed="1\n")
    record = json.loads(file.read_text())
    record["rules"] = 0
    file.write_text(json.dumps(record))
    assert "The game is over." in grognard("play", "--resume", str(file), typed=ONES).stdout
    record["state"]["plain"]["hands"] = [["x"], [], []]
    file.write_text(json.dumps(record))
    broken = grognard("play", "--resume", str(file))
    assert broken.exit_code == 2
    assert broken.stderr.count("\n") == 1


def test_a_file_that_cannot_be_written_does_not_end_the_game(grognard: Grognard, tmp_path: Path):
    text = grognard(*TOY, typed=f"save {tmp_path}/no/folder.json\nsave\n" + ONES).stdout
    text = " ".join(text.split())  # a long path is broken into lines
    assert "cannot be written" in text
    assert "Say where: “save FILE”." in text
    assert "The game is over." in text


class Pondering(BoxedToy):
    """Before the first round everybody secretly answers two questions that change nothing."""

    def play(self, state: ToyState) -> Procedure[None]:
        yield CHECKPOINT
        if not state.dealt:
            yield Together({player: ponder(player) for player in range(state.players)})
            state.dealt = True
            yield CHECKPOINT
        state.round = 3
        yield from super().play(state)


def ponder(player: Player) -> Procedure[None]:
    yield Choice(player, PLAY, CARDS[:3])
    yield Choice(player, PLAY, CARDS[3:6])


def test_an_unseen_choice_can_be_taken_back(monkeypatch: pytest.MonkeyPatch, capsys):
    typed = iter(["2", "undo", "undo", "3", "5"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    table = new_table(Pondering(), 2, b"seed")
    Session(table, Seating([0], {1: "random"}), "en", Teletype()).play()
    assert "Your last choice is taken back." in capsys.readouterr().out
    assert [GAME.terms.word(term) for player, term in table.choices if player == 0] == ["card-3", "card-5"]


def test_much_news_is_told_in_short_as_well(grognard: Grognard):
    text = grognard("play", "empires", "--players", "3", "--seed", "4", typed="1\n" * 60).stdout
    short = text.split("\nIn short\n")[1].splitlines()
    assert short[0].startswith("  Red: attacked ")
