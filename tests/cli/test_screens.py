"""Views as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from grognard.terminal.screens import screen_of
from grognard.terminal.screens.plain import plain_screen
from grognard.words import Words
from tests.cli.game import GAME


def shown(view: dict[str, Any], language: str = "en") -> list[str]:
    console = Console(width=80, no_color=True)
    words = Words(GAME, language, ["Red", "Green"])
    with console.capture() as capture:
        for part in plain_screen(view, words):
            console.print(part)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_a_game_without_its_own_screen_gets_the_plain_one():
    assert screen_of(GAME) is plain_screen


def test_single_facts_come_first_in_one_line():
    assert shown({"score": [1, 2], "round": 3, "phase": "none"})[0] == "Round: 3   Phase: none"
    assert shown({"round": 3, "phase": "none"}, "de") == ["Runde: 3   Phase: nichts"]


def test_what_each_seat_has_is_one_table():
    assert shown({"hands": [["card-1", "?"], []], "score": [4, 0]}) == [
        "       Hand       Score",
        "Red    card 1, ?  4",
        "Green  -          0",
    ]


def test_facts_of_each_seat_become_columns():
    assert shown({"players": [{"gold": 1, "hand": ["card-2"]}, {"gold": 2, "out": True}]}) == [
        "       gold  Hand    out",
        "Red    1     card 2",
        "Green  2             yes",
    ]


def test_areas_are_a_table_whether_they_are_listed_or_named():
    assert shown({"areas": {"card-1": {"owner": "seat-1"}, "x_y": {"owner": None}}}) == [
        "Areas",
        "        Owner",
        "card 1  Green",
        "x y     -",
    ]
    assert shown({"battle": [{"a": 1}, {"b": {"deep": [1, 2]}}, {"id": "x", "a": 3}]}) == [
        "Battle",
        "   a  b",
        "1  1",
        "2     deep (1, 2)",
        "x  3",
    ]


def test_other_lists_and_empty_parts():
    assert shown({"deck": [1, 2, 3], "discard": [], "rest": {"a": 1, "b": 2}}) == [
        "Deck: 1, 2, 3",
        "rest: a 1, b 2",
    ]
