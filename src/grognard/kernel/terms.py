"""The finite vocabulary of a game: every option is one of its terms.

Inside the rules a term is a small integer, in records and on the wire it is a word, for people it has a
name in each language. The numbering is fixed for a rules version, so learners have a fixed action space.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.choice import Term


class Entry:
    """One term: its word, its kind and where its name comes from.

    `names` (language to text) wins. Without it the name is the message `term-<pattern>`, or `term-<word>`
    where there is no pattern; the names of the `parts` are its arguments `$a`, `$b`, `$c`.
    """

    __slots__ = ("kind", "names", "parts", "pattern", "word")

    def __init__(
        self,
        word: str,
        kind: str,
        names: Mapping[str, str] | None,
        parts: tuple[Term, ...],
        pattern: str,
    ) -> None:
        self.word: Final = word
        self.kind: Final = kind
        self.names: Final = names
        self.parts: Final = parts
        self.pattern: Final = pattern


class Vocabulary:
    """All terms of a game, numbered in the order in which they were added."""

    __slots__ = ("_number", "entries")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._number: dict[str, Term] = {}

    def add(
        self,
        word: str,
        kind: str,
        names: Mapping[str, str] | None = None,
        parts: tuple[Term, ...] = (),
        pattern: str = "",
    ) -> Term:
        """A new term; a word can be added only once."""
        assert word not in self._number, f"the term {word!r} exists already"
        assert word and " " not in word, f"a term is one word: {word!r}"
        number = len(self.entries)
        self.entries.append(Entry(word, kind, names, parts, pattern))
        self._number[word] = number
        return number

    def keywords(self, *words: str) -> list[Term]:
        """Several terms of kind `keyword`, named by messages."""
        return [self.add(word, "keyword") for word in words]

    def numbers(self, first: int, last: int) -> list[Term]:
        """The numbers from first to last as terms."""
        return [self.add(str(n), "number") for n in range(first, last + 1)]

    def players(self, count: int) -> list[Term]:
        """The seats as terms, words `seat-0`, `seat-1` and so on."""
        return [self.add(f"seat-{seat}", "player") for seat in range(count)]

    def word(self, term: Term) -> str:
        return self.entries[term].word

    def kind(self, term: Term) -> str:
        return self.entries[term].kind

    def number_of(self, word: str) -> Term | None:
        """The term with this word, or None."""
        return self._number.get(word)

    def __getitem__(self, word: str) -> Term:
        return self._number[word]

    def __len__(self) -> int:
        return len(self.entries)
