"""What there is to play: games with their options, their rules, and the words of the page."""

from __future__ import annotations

import re
from typing import Any

from fastapi import APIRouter

import grognard
from grognard.kernel.errors import BadOption
from grognard.kernel.game import Game
from grognard.server.opening import find_game
from grognard.server.refusals import Refused
from grognard.words import Words, check_language, message_files
from grognard.words.rulebook import RULE, Rulebook

router = APIRouter(prefix="/api", tags=["games"])

PAGE_MESSAGE = re.compile(r"^page-([\w-]+) =(.*(?:\n[ }].*)*)", re.MULTILINE)
"""A text of the page; one that counts goes over several lines."""

OFFERED = ("level:1", "level:2", "level:3", "level:4", "level:5", "random")
"""The bots that a page offers; any other can be named by those who know it."""


@router.get("/games")
def games() -> list[dict[str, Any]]:
    """All games: players, options with explanations, presets, bots."""
    return [describe(game) for game in grognard.games()]


@router.get("/games/{name}")
def one_game(name: str) -> dict[str, Any]:
    return describe(find_game(name))


def describe(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "code": game.code,
        "rules": game.version,
        "names": dict(game.names),
        "players": list(game.players),
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "names": dict(option.names),
                "labels": {language: list(labels) for language, labels in option.labels.items()},
                "notes": dict(option.notes),
                "rule": option.rule,
            }
            for option in game.options
        ],
        "presets": [{"id": p.id, "names": dict(p.names), "set": dict(p.set)} for p in game.presets],
        "bots": list(OFFERED),
    }


def rulebook(name: str, language: str) -> Rulebook:
    try:
        return Rulebook(find_game(name), _language(language))
    except BadOption as error:
        raise Refused(404, "no-rules", str(error)) from None


@router.get("/games/{name}/rules/{rule}")
def one_rule(name: str, rule: str, language: str = "en") -> dict[str, str]:
    """The text of one rule, as Markdown; in English where it is not translated."""
    found = rulebook(name, language).rule(rule)
    if not found:
        raise Refused(404, "no-rule", f"There is no rule {rule} in {name}.")
    return {"rule": rule, "text": RULE.sub("", found, count=1)}


@router.get("/games/{name}/rules")
def all_rules(name: str, language: str = "en") -> dict[str, Any]:
    """The whole specification, as Markdown; `missing` counts the rules that are not translated."""
    book = rulebook(name, language)
    return {"text": book.text, "missing": book.missing}


@router.get("/games/{name}/terms/{language}")
def terms(name: str, language: str) -> list[dict[str, Any]]:
    """The vocabulary of a game with names in a language; the place in the list is the term's number."""
    game = find_game(name)
    words = Words(game, _language(language))
    return [
        {"word": entry.word, "kind": entry.kind, "name": words.term(number)}
        for number, entry in enumerate(game.terms.entries)
    ]


@router.get("/words/{language}")
def page_words(language: str) -> dict[str, str]:
    """The texts of the page itself, by key, as they are written in Fluent."""
    text = message_files(None, _language(language))[0].read_text(encoding="utf-8")
    return {key: message.strip() for key, message in PAGE_MESSAGE.findall(text)}


def _language(language: str) -> str:
    try:
        return check_language(language)
    except BadOption as error:
        raise Refused(404, "bad-language", str(error)) from None
