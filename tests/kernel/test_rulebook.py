"""Rules in the reader's language: whole books, single rules, and English where nothing is translated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.games import OWN, find
from grognard.kernel.errors import BadOption
from grognard.testing.rules import rules_of
from grognard.words.rulebook import Rulebook, read_rules, rule_ids

ENGLISH = """# Toy rules

## 1. The start

- TOY-1.1 [book] Two players:
  - one begins.
- TOY-1.2 [book] Each has a hand:

| cards | number |
|---|---|
| all | 9 |

## 2. The end

- TOY-2.1 [book] The highest wins.
"""

PARTLY = """# Spielregeln

## 1. Der Anfang

- TOY-1.2 [book] Jeder hat Karten:

| Karten | Zahl |
|---|---|
| alle | 9 |
"""


class Boxed:
    """A game of which there are only the rules, in a package of its own."""

    id, code = "toy", "TOY"

    def __init__(self, package: str) -> None:
        self.package = package

    def home(self) -> str:
        return self.package


@pytest.fixture
def boxed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(tmp_path)

    def make(**texts: str) -> Any:
        package = f"boxed_rules_{tmp_path.name.replace('-', '_')}"
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
        for language, text in texts.items():
            name = "rules.md" if language == "en" else f"rules.{language}.md"
            (tmp_path / package / name).write_text(text, encoding="utf-8")
        return Boxed(package)

    return make


def test_without_a_translation_the_rules_are_english(boxed):
    book = Rulebook(boxed(en=ENGLISH), "de")
    assert book.text == ENGLISH.rstrip() and book.missing == 3


def test_what_is_translated_replaces_what_is_not_rule_by_rule(boxed):
    book = Rulebook(boxed(en=ENGLISH, de=PARTLY), "de")

    assert book.missing == 2
    assert book.find("TOY-1.1") == "- TOY-1.1 [book] Two players:\n  - one begins."
    assert book.find("TOY-1.2").startswith("- TOY-1.2 [book] Jeder hat") and "| alle | 9 |" in book.text
    assert "| all | 9 |" not in book.text and "## 1. Der Anfang" in book.text
    assert book.find("2") == "## 2. The end\n\n- TOY-2.1 [book] The highest wins."


def test_a_complete_translation_is_shown_as_it_is(boxed):
    whole = "# Regeln\n\n- TOY-2.1 [book] c\n- TOY-1.1 [book] a\n- TOY-1.2 [book] b"
    book = Rulebook(boxed(en=ENGLISH, de=whole), "de")
    assert book.text == whole and book.missing == 0
    assert Rulebook(book.game, "en").text == ENGLISH.rstrip()


def test_a_language_there_is_not_is_refused(boxed):
    with pytest.raises(BadOption, match="no language 'fr'"):
        Rulebook(boxed(en=ENGLISH), "fr")


@pytest.mark.parametrize("name", OWN)
def test_the_german_rules_are_complete_and_have_no_rule_of_their_own(name):
    game = find(name)
    german, english = read_rules(game, "de"), read_rules(game, "en")
    assert german is not None and english is not None
    ids, known = rule_ids(german), rule_ids(english)

    assert len(ids) == len(set(ids)), "a rule stands there twice"
    assert not [rule for rule in ids if rule not in set(known)], "rules that do not exist"
    marks, theirs = rules_of("\n".join(english)), rules_of("\n".join(german))
    assert not [rule for rule in theirs if marks.get(rule) != theirs[rule]], "other basis marks"
    assert not [rule for rule in known if rule not in set(ids)], "rules that are missing"
