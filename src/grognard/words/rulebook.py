"""The rules of a game as text: all of them, a chapter, or one rule by its id, in the reader's language.

`rules.md` is English and complete. Another language has a file of its own beside it (`rules.de.md`); where it
lacks a rule, the English one stands there.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from grognard.kernel.errors import BadOption
from grognard.kernel.game import Game
from grognard.words import check_language

RULE = re.compile(r"^\s*- ([A-Z]{3}-\d+\.\d+[a-z]?) (?:\[[^\]]*\] )?")
HEADING = re.compile(r"^#+ (?:((\d+)(?:\.\d+)*)\.? )?")
ASKED_RULE = re.compile(r"^\d+\.\d+[a-z]?$")
ASKED_CHAPTER = re.compile(r"^\d+$")


class Rulebook:
    """The rules of a game in one language."""

    def __init__(self, game: Game[Any], language: str = "en") -> None:
        self.game = game
        self.lines, self.missing = _lines(game, check_language(language))
        """`missing`: how many rules stand there in English because nobody has translated them."""

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
            example = next(iter(rule_ids(self.lines)), f"{self.game.code}-1.1")
            raise BadOption(
                f"{self.game.id} has no rule {asked!r}; "
                f"a rule is written like {example}, a chapter like {example.rpartition('.')[0]}."
            )
        return found

    def rule(self, rule: str) -> str:
        """One rule with what belongs to it (sub-items, its table), or an empty text."""
        first = next((n for n, line in enumerate(self.lines) if _id_of(line) == rule), None)
        return "" if first is None else "\n".join(_block(self.lines, first)).strip()

    def chapter(self, number: str) -> str:
        """All lines under the heading with this number, or an empty text."""
        kept: list[str] = []
        inside = False
        for line in self.lines:
            heading = HEADING.match(line)
            if heading and heading[2]:
                inside = heading[2] == number
            if inside:
                kept.append(line)
        return "\n".join(kept).strip()


def rule_ids(lines: list[str]) -> list[str]:
    """The ids of all rules, in the order in which they stand."""
    return [match[1] for match in map(RULE.match, lines) if match]


def _id_of(line: str) -> str:
    match = RULE.match(line)
    return "" if match is None else match[1]


def _block(lines: list[str], first: int) -> list[str]:
    """The lines of the rule that begins there."""
    kept = [lines[first]]
    for line in lines[first + 1 :]:
        if RULE.match(line) or line.startswith("#"):
            break
        if not line.strip() and not _announces(kept):
            break
        kept.append(line)
    return kept


def _announces(lines: list[str]) -> bool:
    """Whether the text so far ends with a colon: the list or table after the blank line belongs to it."""
    said = [line for line in lines if line.strip()]
    return said[-1].rstrip().endswith(":")


@cache
def _lines(game: Game[Any], language: str) -> tuple[list[str], int]:
    english = read_rules(game, "en")
    if english is None:
        raise BadOption(f"The rules of {game.id} are not part of this package.")
    other = english if language == "en" else read_rules(game, language)
    if other is None:
        return english, len(rule_ids(english))
    here = set(rule_ids(other))
    missing = [rule for rule in rule_ids(english) if rule not in here]
    return (_filled(english, other), len(missing)) if missing else (other, 0)


def read_rules(game: Game[Any], language: str) -> list[str] | None:
    """The lines of the file in this language, if there is one."""
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    file = files(game.home()) / name
    return file.read_text(encoding="utf-8").splitlines() if file.is_file() else None


def _filled(english: list[str], other: list[str]) -> list[str]:
    """The English rules with everything translated that the other file has, headings by number."""
    headings = {match[1]: line for line in other if (match := HEADING.match(line)) and match[1]}
    rules = {_id_of(line): n for n, line in enumerate(other) if _id_of(line)}
    found: list[str] = []
    number = 0
    while number < len(english):
        line = english[number]
        heading = HEADING.match(line)
        if _id_of(line) in rules:
            found += _block(other, rules[_id_of(line)])
            number += len(_block(english, number))
            continue
        found.append(headings.get(heading[1], line) if heading else line)
        number += 1
    return found
