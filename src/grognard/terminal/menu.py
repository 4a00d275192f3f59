"""The options of a question as a numbered menu, and what a typed answer means."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Choice, Term
from grognard.words import MissingWord, Words

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Item:
    """One option: what is typed to take it, its name, its word in records, what is known beforehand."""

    term: Term
    label: str
    name: str
    word: str
    hint: str = ""


class Menu:
    """The options of one question.

    They are numbered from 1. Where numbers themselves are the options, a number means itself and the other
    options have letters.
    """

    def __init__(self, choice: Choice, words: Words, hints: Mapping[Term, Hint] | None = None) -> None:
        assert words.game is not None
        entries = words.game.terms.entries
        numeric = any(entries[term].kind == "number" for term in choice.options)
        self.items: list[Item] = []
        letters = 0
        for count, term in enumerate(choice.options, 1):
            entry = entries[term]
            label = str(count)
            if numeric and entry.kind == "number":
                label = entry.word
            elif numeric:
                label = _lettered(letters)
                letters += 1
            hint = hints.get(term) if hints else None
            said = words.hint(hint) if hint is not None else ""
            self.items.append(Item(term, label, words.term(term), entry.word, said))

    def exact(self, typed: str) -> list[Item]:
        """The items with exactly this label, word or name."""
        sought = fold(typed)
        for labels in (True, False):
            found = [
                item
                for item in self.items
                if (sought == item.label if labels else sought in (fold(item.word), fold(item.name)))
            ]
            if found:
                return found
        return []

    def beginning(self, typed: str) -> list[Item]:
        """The items whose name begins so, or, where there is none, those that have a word in it that does."""
        sought = fold(typed)
        found = [i for i in self.items if fold(i.name).startswith(sought) or fold(i.word).startswith(sought)]
        return found or [i for i in self.items if f" {sought}" in f" {fold(i.name)}"]


def _lettered(number: int) -> str:
    """a to z, then aa, ab and so on."""
    text = LETTERS[number % 26]
    while number >= 26:
        number = number // 26 - 1
        text = LETTERS[number % 26] + text
    return text


def term_named(words: Words, typed: str) -> Term | None:
    """The first term of the whole game with this word or name."""
    assert words.game is not None
    sought = fold(typed)
    for term, entry in enumerate(words.game.terms.entries):
        if fold(entry.word) == sought or fold(_name(words, term)) == sought:
            return term
    return None


def _name(words: Words, term: Term) -> str:
    try:
        return words.term(term)
    except MissingWord:
        return ""


def fold(text: str) -> str:
    """The text without accents, capitals and hyphens, for comparing what people type."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(bare.casefold().replace("-", " ").split())
