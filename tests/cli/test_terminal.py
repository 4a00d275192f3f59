"""`grognard play` in a real terminal: the screen is wiped between people, and closing it saves the game."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.terminal.console import WIPE
from tests.cli.conftest import ROOT, command, environment

pexpect = pytest.importorskip("pexpect")


class Player:
    """Somebody at a terminal."""

    def __init__(self, *args: str, game: str = "boxed") -> None:
        line = command("play", game, "--seed", "3", *args)
        self.child = pexpect.spawn(
            line[0],
            line[1:],
            env=environment(),
            cwd=str(ROOT),
            encoding="utf-8",
            timeout=30,
            dimensions=(40, 100),
        )
        self.seen = ""

    def sees(self, text: str) -> Player:
        self.child.expect_exact(text)
        self.seen += self.child.before + self.child.after
        return self

    def types(self, text: str) -> Player:
        self.child.sendline(text)
        return self

    def leaves(self) -> Player:
        self.child.expect(pexpect.EOF)
        self.seen += self.child.before
        self.child.close()
        return self

    @property
    def screen(self) -> str:
        """What can be seen now, also by scrolling up."""
        return self.seen.rpartition(WIPE)[2]


@pytest.fixture
def seated() -> Iterator[list[Player]]:
    people: list[Player] = []
    yield people
    for player in people:
        player.child.close(force=True)


def test_a_game_is_played_to_its_end(seated: list[Player]):
    player = Player("--players", "3")
    seated.append(player)
    for question in ("Which card", "Which card", "Who gets", "Who gets"):
        player.sees(question).sees("> ").types("1")
    player.sees("The game is over.").sees("Red and Blue share the victory.").leaves()
    assert player.child.exitstatus == 0
    assert WIPE not in player.seen


def test_empires_begins_with_a_province_and_goes_on(seated: list[Player]):
    player = Player("--players", "3", "--bots", "random", "--language", "de", game="empires")
    seated.append(player)
    player.sees("In welcher Provinz beginnst du?").sees("> ").types("epir")
    player.sees("Epirus 2").sees("> ").types("speichern").sees("Sag, wohin").sees("> ").types("ende")
    player.sees("nicht gespeichert").sees("> ").types("ende")
    player.sees("Auf Wiedersehen.").leaves()
    assert player.child.exitstatus == 0


def test_nobody_sees_what_the_player_before_held_or_chose(seated: list[Player]):
    table = Player("--players", "3", "--humans", "0,1", "--language", "en")
    seated.append(table)
    table.sees("The keyboard goes to Red.").sees("when nobody else is looking:")
    assert "card" not in table.screen
    table.types("").sees("You hold card 5, card 8 and card 9.").sees("> ").types("card 8")
    table.sees("The keyboard goes to Green.").sees("when nobody else is looking:")
    assert "card" not in table.screen
    table.types("").sees("You hold card 1, card 2 and card 3.").sees("> ")
    assert "card 8" not in table.screen
    table.child.send("\x1b[A")  # the arrow that brings back the last line typed
    table.types("").sees("> ")
    assert "card 8" not in table.screen
    table.types("1").sees("The keyboard goes to Red.")


@pytest.mark.parametrize("way", ["end of input", "interrupt", "hang-up"])
def test_whoever_leaves_finds_the_game_saved(seated: list[Player], tmp_path: Path, way: str):
    file = tmp_path / "game.json"
    player = Player("--players", "2", "--save", str(file))
    seated.append(player)
    player.sees("> ").types("1").sees("> ")
    if way == "end of input":
        player.child.sendeof()
    elif way == "interrupt":
        player.child.sendintr()
    else:
        player.child.kill(signal.SIGHUP)
    player.sees("Goodbye.").leaves()
    assert player.child.exitstatus == 0
    assert json.loads(file.read_text())["choices"]
