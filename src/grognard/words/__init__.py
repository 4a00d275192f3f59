"""Words: what terms, questions and events are called, in the reader's language.

Messages are Fluent files: one per language common to all games, one per language in each game's folder.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from grognard.kernel.almanac import Hint
from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.errors import BadOption
from grognard.kernel.game import LANGUAGES, Game
from grognard.kernel.journal import Event, Told, Value

SHORT = 8
"""Longer names of turns do not fit on an axis or above a column."""


class MissingWord(LookupError):
    """A message that a language does not have."""


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadOption(f"There is no language {language!r}; there are: {', '.join(LANGUAGES)}.")
    return language


def message_files(game: Game[Any] | None, language: str) -> list[Traversable]:
    """The files whose messages this game uses in this language."""
    found = [files("grognard.words") / f"{language}.ftl"]
    if game is not None:
        found.append(files(game.home()) / "words" / f"{language}.ftl")
    return [file for file in found if file.is_file()]


@cache
def _bundle(game: Game[Any] | None, language: str) -> FluentBundle:
    bundle = FluentBundle([check_language(language)], use_isolating=False)
    for file in message_files(game, language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The words of one game in one language, at a table with these seat names."""

    def __init__(self, game: Game[Any] | None, language: str = "en", seats: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.seats = list(seats)
        self._messages = _bundle(game, language)

    def has(self, key: str) -> bool:
        return bool(self._messages.has_message(key))

    def text(self, key: str, **values: Any) -> str:
        """The message with these values."""
        if not self._messages.has_message(key):
            raise MissingWord(f"no message {key!r} in {self.language}")
        pattern = self._messages.get_message(key).value
        if pattern is None:
            raise MissingWord(f"the message {key!r} in {self.language} is empty")
        text, errors = self._messages.format_pattern(pattern, values)
        if errors:
            raise MissingWord(f"the message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def seat(self, seat: Player) -> str:
        """What a seat is called."""
        if seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        return self.text("seat", number=seat + 1)

    def term(self, term: Term) -> str:
        """The name of a term."""
        assert self.game is not None
        entry = self.game.terms.entries[term]
        if entry.names is not None:
            return entry.names[self.language]
        if entry.kind == "number":
            return entry.word
        if entry.kind == "player":
            return self.seat(int(entry.word.rpartition("-")[2]))
        return self.text("term-" + message_key(entry.pattern or entry.word), **self._letters(entry.parts))

    def ask(self, choice: Choice) -> str:
        """The question that a choice puts to its player."""
        return self.text(f"ask-{choice.ask.key}", **self._letters(choice.about))

    def _letters(self, terms: Sequence[Term]) -> dict[str, Any]:
        """The terms a message speaks of as `$a`, `$b`, ...; numbers stay numbers, so that it can count."""
        assert self.game is not None
        entries = self.game.terms.entries
        return {
            letter: int(entries[term].word) if entries[term].kind == "number" else self.term(term)
            for letter, term in zip("abcdef", terms, strict=False)
        }

    def hint(self, hint: Hint) -> str:
        """What can be said of an option beforehand."""
        return self.text(f"hint-{hint.key}", **hint.values)

    def moment(self, moment: tuple[int, ...]) -> str:
        """The name of a turn, with its numbers as `$a`, `$b` and `$c`; a number that it lacks is 0."""
        if not moment:
            return self.text("moment-start")
        return self.text("moment", **dict(zip("abc", (*moment, 0, 0), strict=False)))

    def short_moment(self, moment: tuple[int, ...]) -> str:
        """The name of a turn where there is little room: if it is too long, its numbers."""
        text = self.moment(moment)
        return text if len(text) <= SHORT else ".".join(str(number) for number in moment)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.telling(event.told, event.values)

    def telling(self, told: Told, values: tuple[Value, ...]) -> str:
        said = {
            name: self.value(kind, value)
            for name, kind, value in zip(told.names, told.kinds, values, strict=True)
        }
        return self.text(f"told-{told.key}", **said)

    def value(self, kind: str, value: Value) -> Any:
        """An argument of an event of this kind, as it stands in a sentence."""
        if isinstance(value, tuple):
            singular = kind.removesuffix("s")
            return self.listed([str(self.value(singular, each)) for each in value])
        if kind == "player":
            return self.seat(value)
        if kind == "term":
            return self.term(value)
        return value

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one sentence: `a, b and c`."""
        if not items:
            return self.text("nothing")
        if len(items) == 1:
            return items[0]
        return self.text("and", first=", ".join(items[:-1]), last=items[-1])


def message_key(word: str) -> str:
    """The word with everything that Fluent does not allow in a key written as a hyphen."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", word)
