"""`grognard rules`."""

from __future__ import annotations

import pytest

from grognard.kernel.errors import BadOption
from grognard.words.rulebook import Rulebook
from tests.cli.conftest import Grognard
from tests.cli.game import GAME
from tests.kernel.toy import GAME as BARE

BOOK = Rulebook(GAME)


@pytest.mark.parametrize("asked", ["TOY-2.2", "toy-2.2", "2.2", " 2.2 "])
def test_one_rule_is_found_with_or_without_its_prefix(asked: str):
    assert BOOK.find(asked) == "- TOY-2.2 [book] The highest card wins as many points as the die shows."


def test_a_rule_comes_with_its_sub_items_and_the_table_it_announces():
    assert BOOK.find("TOY-2.1").endswith("  - Cards are played face down.")
    assert BOOK.find("TOY-1.2").endswith("| deck 9 | nine |")


def test_a_chapter_ends_where_the_next_one_begins():
    chapter = BOOK.find("TOY-2")
    assert chapter.startswith("## 2. A round")
    assert "TOY-2.3" in chapter
    assert "TOY-1.1" not in chapter
    assert BOOK.find("1").endswith("| deck 9 | nine |")


@pytest.mark.parametrize("asked", ["TOY-3", "TOY-2.9", "EMP-2.1", "", "TOY", "two"])
def test_an_unknown_rule_is_refused(asked: str):
    with pytest.raises(BadOption, match="a rule is written like TOY-1.1, a chapter like TOY-1"):
        BOOK.find(asked)


def test_a_game_without_rules_says_so():
    with pytest.raises(BadOption, match="The rules of toy are not part of this package"):
        Rulebook(BARE)


def test_rules_are_printed(grognard: Grognard):
    assert "TOY-2.2 [book] The highest card" in grognard("rules", "boxed", "TOY-2.2").stdout
    everything = grognard("rules", "boxed").stdout
    assert "TOY-1.1" in everything
    assert "TOY-2.3" in everything


def test_rules_are_printed_in_a_language_or_in_english_where_nothing_is_translated(grognard: Grognard):
    assert "The highest card" in grognard("rules", "boxed", "TOY-2.2", "--language", "de").stdout
    assert "no language 'fr'" in grognard("rules", "boxed", "--language", "fr").stderr
