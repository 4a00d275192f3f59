"""The rules of a game as text: all of them, a chapter, or one rule by its id."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from grognard.kernel.errors import BadOption
from grognard.kernel.game import Game

RULE = re.compile(r"^\s*- ([A-Z]{3}-\d+\.\d+[a-z]?) ")
HEADING = re.compile(r"^#+ (?:(\d+)(?:\.\d+)*\.? )?")
ASKED_RULE = re.compile(r"^\d+\.\d+[a-z]?$")
ASKED_CHAPTER = re.compile(r"^\d+$")


class Rulebook:
    """The `rules.md` of a game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.lines = _read(game).splitlines()

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def find(self, asked: str) -> str:
        """The rule `EMP-5.12` or the chapter `EMP-5`; the prefix may be left out."""
        number = asked.strip().upper().removeprefix(f"{self.game.code}-").lower()
        if ASKED_RULE.match(number):
            found = self.rule(f"{self.game.code}-{number}")
        elif ASKED_CHAPTER.match(number):
            found = self.chapter(number)
        else:
            found = ""
        if not found:
            example = self.an_id()
            raise BadOption(
                f"{self.game.id} has no rule {asked!r}; "
                f"a rule is written like {example}, a chapter like {example.rpartition('.')[0]}."
            )
        return found

    def an_id(self) -> str:
        """Some rule of this book, as an example."""
        ids = [match[1] for match in map(RULE.match, self.lines) if match]
        return ids[0] if ids else f"{self.game.code}-1.1"

    def rule(self, rule: str) -> str:
        """One rule with what belongs to it (sub-items, its table), or an empty text."""
        first = next((n for n, line in enumerate(self.lines) if _is_rule(line, rule)), None)
        if first is None:
            return ""
        kept = [self.lines[first]]
        for line in self.lines[first + 1 :]:
            if RULE.match(line) or line.startswith("#"):
                break
            if not line.strip() and not _announces(kept):
                break
            kept.append(line)
        return "\n".join(kept).strip()

    def chapter(self, number: str) -> str:
        """All lines under the heading with this number, or an empty text."""
        kept: list[str] = []
        inside = False
        for line in self.lines:
            heading = HEADING.match(line)
            if heading and heading[1]:
                inside = heading[1] == number
            if inside:
                kept.append(line)
        return "\n".join(kept).strip()


def _is_rule(line: str, rule: str) -> bool:
    match = RULE.match(line)
    return match is not None and match[1] == rule


def _announces(lines: list[str]) -> bool:
    """Whether the text so far ends with a colon: the list or table after the blank line belongs to it."""
    said = [line for line in lines if line.strip()]
    return said[-1].rstrip().endswith(":")


@cache
def _read(game: Game[Any]) -> str:
    file = files(game.home()) / "rules.md"
    if not file.is_file():
        raise BadOption(f"The rules of {game.id} are not part of this package.")
    return file.read_text(encoding="utf-8")
