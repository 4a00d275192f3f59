"""Texts that count say it right: `1 card`, `2 cards`.

Every message is rendered with 1 and with 2 for each of its numbers. Either the two texts differ by more than
the number, or what follows the number is the same for one and for many: the words below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse

from grognard.games import OWN, find
from grognard.kernel.game import LANGUAGES, Game
from grognard.words import Words, message_files

INDIFFERENT = {
    "en": """
        against and artillery at basic cavalry discarded fish food for free gold grain in infantry instead
        isolated left material means meat metal militia more of on or overboard PAP population PP ready
        short standing there to VP was with
    """,
    "de": """
        ab abgelegt an angehoben Artillerie auf bedeutet bei bereit Bevölkerung bis BP der endet erträgt
        Fisch Fleisch frei für gegen gelingt Geschwader Getreide gewürfelt Gold Grund im in Infanterie
        isoliert ist Kavallerie Material Metall Miliz Nahrung oder PAP PP SP statt Treffer und verlieren
        vernichten von war zu zur über
    """,
}
"""Goods by the piece, abbreviations, and words that belong to the sentence instead of the number."""

ORDINALS = {
    "en": "choice cycle Cycle level month round Round turn Turn year Year",
    "de": "Entscheidung Gefecht Jahr Monat Runde Spielrunde Stufe Zyklus",
}
"""After these words a number counts nothing: it says which one."""

NUMBERS = """
    actions buildings cards checkpoints choices coins count discard draw food forts left losses m markers
    missing months n number percent points room round rounds seats space total turn units
"""
"""What messages outside the journal call their numbers."""

COUNTED = {
    ("warriors", "ask-unify"): "a",
    ("generalship", "ask-loss_unit"): "a",
    ("generalship", "term-moving"): "b",
    ("scharz", "ask-prevent_vp_loss"): "a",
    ("scharz", "ask-share_meat"): "a",
    ("scharz", "ask-feed_besieged"): "c",
}
"""Questions and compound terms that speak of a number."""

ONE, TWO, OTHER = 1, 2, 3355


def messages(language: str) -> Iterator[tuple[Game[Any] | None, str, list[str]]]:
    """Every message of every game, and those common to all, with its variables."""
    for game in [None, *(find(name) for name in OWN)]:
        file = message_files(game, language)[-1]
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield game, entry.id.name, variables(entry.value)


def variables(node: Any) -> list[str]:
    """The names of the variables of a message, in order."""
    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else []
    return list(dict.fromkeys(name for part in parts for name in variables(part)))


def numbers_of(game: Game[Any] | None, key: str, names: list[str]) -> list[str]:
    """Which of the variables are numbers."""
    if game is not None and key.startswith("told-"):
        told = next(told for told in game.tellings if f"told-{told.key}" == key)
        kinds = dict(zip(told.names, told.kinds, strict=True))
        return [name for name in names if kinds[name] == "number"]
    if key.startswith("hint-"):
        return names
    if key.startswith(("ask-", "term-")):
        counted = COUNTED.get((game.id if game else "", key), "")
        return [name for name in names if name in counted]
    return [name for name in names if name in NUMBERS.split()]


def uninflected(game: Game[Any] | None, language: str, key: str, names: list[str]) -> list[str]:
    """The words after a number of this message that are the same for one and for many."""
    words = Words(game, language)
    numbers = numbers_of(game, key, names)
    found = []
    for number in numbers:
        others = {name: OTHER if name in numbers else "X" for name in names}
        one = words.text(key, **{**others, number: ONE})
        two = words.text(key, **{**others, number: TWO})
        if re.sub(rf"\b{ONE}\b", str(TWO), one) == two:
            found += [
                after
                for before, after in re.findall(rf"(?:(\w+) )?\b{ONE}[ -]([^\W\d_]+)", one)
                if before not in ORDINALS[language].split()
            ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_is_counted_right(language):
    wrong = [
        f"{key}: 1 {word}"
        for game, key, names in messages(language)
        for word in uninflected(game, language, key, names)
        if word not in INDIFFERENT[language].split()
    ]
    assert not wrong, "the same for one and many? " + "; ".join(wrong)


def test_the_journal_and_the_questions_count():
    warriors = find("warriors")
    assert Words(warriors, "en").text("told-standing", who="Ann", n=1) == "Ann has one victory point."
    assert Words(warriors, "de").text("told-standing", who="Anna", n=2) == "Anna hat 2 Siegpunkte."
