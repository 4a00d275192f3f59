"""Summaries in the reader's language: what each player did, won and lost since a moment."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.kernel.almanac import Deed
from grognard.kernel.choice import Player, Term
from grognard.kernel.recap import Part, Tally
from grognard.words import Words

MOST = 6
"""Longer lists are cut short."""


def deeds_of(words: Words, part: Part) -> list[str]:
    """What a seat did and which areas changed hands, each as a phrase without its subject."""
    said = [_deed(words, deed, tally) for deed, tally in part.deeds.items() if tally.count]
    if part.won:
        said.append(words.text("recap-won", areas=_terms(words, part.won)))
    if part.lost:
        said.append(words.text("recap-lost", areas=_terms(words, part.lost)))
    return said


def changes_of(words: Words, part: Part) -> list[str]:
    """How the figures of a seat have changed."""
    return [
        words.text("recap-change", measure=words.text(f"figure-{measure}"), change=signed(change))
        for measure, change in part.changes.items()
    ]


def recap_lines(words: Words, parts: Sequence[Part]) -> list[tuple[Player, str]]:
    """A sentence for every seat of which there is something to say."""
    lines = []
    for seat, part in enumerate(parts):
        said = [*deeds_of(words, part), *changes_of(words, part)]
        if said:
            lines.append((seat, words.text("recap-line", who=words.seat(seat), what="; ".join(said))))
    return lines


def signed(number: int) -> str:
    """With its sign, a minus as printers set it."""
    return f"{number:+d}".replace("-", "−")


def _deed(words: Words, deed: Deed, tally: Tally) -> str:
    names = [
        f"{words.value(kind, value)}{f' ×{times}' if times > 1 else ''}"
        for (kind, value), times in tally.items.items()
    ]
    return words.text(f"deed-{deed.key}", count=tally.count, what=_short(words, names))


def _terms(words: Words, terms: Sequence[Term]) -> str:
    return _short(words, [words.term(term) for term in terms])


def _short(words: Words, names: list[str]) -> str:
    if len(names) > MOST:
        names = [*names[: MOST - 1], words.text("and-more", number=len(names) - MOST + 1)]
    return words.listed(names)
