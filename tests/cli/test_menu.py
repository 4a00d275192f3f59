"""What a typed answer means."""

from __future__ import annotations

import pytest

from grognard.kernel.choice import Ask, Choice
from grognard.kernel.terms import Vocabulary
from grognard.terminal.menu import Menu, _lettered, fold, term_named
from grognard.words import Words
from tests.kernel.toy import Toy

TERMS = Vocabulary()
NUMBERS = TERMS.numbers(0, 5)
PASS = TERMS.add("pass", "keyword")
DONE = TERMS.add("done", "keyword")
AREAS = [
    TERMS.add(word, "area", {"en": name, "de": name})
    for word, name in [
        ("magna-graecia", "Magna Graecia"),
        ("macedonia", "Macedonia"),
        ("galatia", "Gálatia"),
        ("gallia", "Gallia Belgica"),
        ("italia", "Italia"),
    ]
]


class Atlas(Toy):
    terms = TERMS
    package = "tests.cli.game"


WORDS = Words(Atlas(), "en")


def menu(*terms: int) -> Menu:
    return Menu(Choice(0, Ask("where", "TOY-1.1", "area"), list(terms)), WORDS)


def names(items: list) -> list[str]:
    return [item.name for item in items]


def test_options_are_numbered_from_one():
    assert [item.label for item in menu(*AREAS, PASS).items] == ["1", "2", "3", "4", "5", "6"]
    assert names(menu(*AREAS, PASS).exact("6")) == ["pass"]


def test_a_number_means_itself_where_numbers_are_the_options():
    choice = menu(PASS, NUMBERS[0], NUMBERS[2], NUMBERS[3], DONE)
    assert [item.label for item in choice.items] == ["a", "0", "2", "3", "b"]
    assert names(choice.exact("2")) == ["2"]
    assert names(choice.exact("b")) == ["done"]
    assert choice.exact("1") == []


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Macedonia", ["Macedonia"]),
        ("mac", ["Macedonia"]),
        ("GALÁ", ["Gálatia"]),
        ("gala", ["Gálatia"]),
        ("gal", ["Gálatia", "Gallia Belgica"]),
        ("ma", ["Magna Graecia", "Macedonia"]),
        ("magna-g", ["Magna Graecia"]),
        ("graec", ["Magna Graecia"]),
        ("belg", ["Gallia Belgica"]),
        ("rome", []),
    ],
)
def test_a_beginning_of_a_name_or_of_a_word_in_it_is_enough(typed: str, expected: list[str]):
    assert names(menu(*AREAS).beginning(typed)) == expected


def test_an_exact_name_wins_over_longer_ones():
    assert names(menu(*AREAS).exact("gallia")) == ["Gallia Belgica"]


def test_any_term_of_the_game_is_found_by_word_or_name():
    assert term_named(WORDS, "gálatia") == AREAS[2]
    assert term_named(WORDS, "PASS") == PASS
    assert term_named(WORDS, "rome") is None


def test_letters_do_not_run_out():
    assert [_lettered(n) for n in (0, 25, 26, 27, 52)] == ["a", "z", "aa", "ab", "ba"]


def test_folding_forgets_accents_capitals_and_hyphens():
    assert fold("  Großes-ÄGYPTEN ") == "grosses agypten"
