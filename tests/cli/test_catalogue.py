"""`grognard games`, `grognard --version`, help."""

from __future__ import annotations

import pytest
from rich.console import Console

from grognard import __version__
from grognard.terminal.catalogue import plain_catalogue, show_catalogue
from grognard.words import Words
from tests.cli.conftest import Grognard
from tests.cli.game import GAME


def shown(language: str) -> str:
    console = Console(width=100, no_color=True)
    with console.capture() as capture:
        console.print(*show_catalogue([GAME], Words(None, language)), sep="\n")
    return capture.get()


def test_the_catalogue_names_players_options_and_presets_in_both_languages():
    english, german = shown("en"), shown("de")
    assert "Toy  boxed  2 to 3 players" in english
    assert "Spielzeug  boxed  2 bis 3 Spieler" in german
    assert "deck    10, 9" in english
    assert "Short deck" in english
    assert "Kurzer Stapel" in german


def test_the_catalogue_for_programs_is_complete():
    (toy,) = plain_catalogue([GAME])
    assert list(toy) == ["id", "code", "rules", "names", "players", "options", "presets"]
    assert toy["players"] == [2, 3]
    assert toy["options"][0] == {
        "id": "deck",
        "values": ["10", "9"],
        "default": "10",
        "names": {"en": "Deck", "de": "Stapel"},
        "labels": {"en": ["10", "9"], "de": ["10", "9"]},
        "rule": "",
    }
    assert toy["presets"] == [
        {"id": "short", "names": {"en": "Short deck", "de": "Kurzer Stapel"}, "set": {"deck": "9"}}
    ]


def test_the_version_is_printed(grognard: Grognard):
    result = grognard("--version")
    assert (result.exit_code, result.stdout) == (0, f"grognard {__version__}\n")


def test_without_a_command_there_is_help(grognard: Grognard):
    assert "Examples:" in grognard().stdout
    assert "grognard serve" in grognard().stdout


@pytest.mark.parametrize("name", ["play", "games", "rules", "simulate", "replay", "serve", "bench"])
def test_every_command_has_help_with_examples(grognard: Grognard, name: str):
    result = grognard(name, "--help")
    assert result.exit_code == 0
    assert f"grognard {name}" in result.stdout.partition("Examples:")[2]
