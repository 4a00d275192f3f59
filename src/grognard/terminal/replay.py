"""A recorded game, told choice by choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from grognard.kernel.choice import Choice, Term
from grognard.kernel.game import Game
from grognard.kernel.journal import EVERYBODY, Event
from grognard.kernel.record import load_record, parse_record
from grognard.kernel.table import Table
from grognard.terminal.course import course
from grognard.terminal.sentences import final_score, words_of
from grognard.words import Words


def verify(file: Path, find: Callable[[str], Game[Any]], language: str) -> str:
    """A sentence saying that the record is genuine; anything else is a `BadRecord`."""
    record = parse_record(file)
    table = load_record(record, find, journal=False, verify=True)
    words = Words(table.game, language, table.header.seats)
    said = [words.text("ui-verified", choices=table.number, checkpoints=len(record["checkpoints"]))]
    added = [words.seat(seat) for seat, text in enumerate(table.header.contributions) if text]
    if added:
        said.append(words.text("ui-verified-added", who=words.listed(added)))
    if table.header.new_dice:
        places = [str(after) for after, _ in table.header.new_dice]
        said.append(words.text("ui-verified-new", choices=words.listed(places)))
    return " ".join(said)


def figures(file: Path, find: Callable[[str], Game[Any]], language: str) -> Iterator[RenderableType]:
    """The course of the game in figures."""
    table = load_record(file, find, journal=False, verify=False)
    yield Text(table.game.names[language], style="bold")
    yield from course(words_of(table, language, None), table)


def replay(file: Path, find: Callable[[str], Game[Any]], language: str) -> Iterator[RenderableType]:
    """Every choice, what it led to, and the end. A record tells everybody's secrets."""
    whole = load_record(file, find, journal=False, verify=False)
    table = whole.at(0)
    words = words_of(table, language, None)
    yield Text(table.game.names[language], style="bold")
    yield from _events(words, table.journal.events)
    for number, (player, term) in enumerate(whole.choices, 1):
        choice = table.choice_of(player)
        assert choice is not None, "a record that was loaded replays"
        yield _choice(words, number, choice, term)
        told = len(table.journal.events)
        table.act(player, term)
        words = words_of(table, language, None)
        yield from _events(words, table.journal.events[told:])
    yield from _end(words, table)


def _choice(words: Words, number: int, choice: Choice, term: Term) -> Text:
    line = Text(f"{number:>5}  {words.seat(choice.player)}: {words.ask(choice)} ")
    line.append(words.term(term), style="bold")
    return line.append(f"  {choice.ask.rule}", style="dim")


def _events(words: Words, events: list[Event]) -> Iterator[Text]:
    for event in events:
        line = Text(f"       {words.event(event)}")
        if event.audience != EVERYBODY:
            readers = [words.seat(seat) for seat in range(len(words.seats)) if event.is_seen_by(seat)]
            line.append(f" ({words.text('ui-secret', who=words.listed(readers))})", style="dim")
        yield line.append(f"  {event.told.rule}", style="dim")


def _end(words: Words, table: Table) -> Iterator[RenderableType]:
    if table.over:
        yield from final_score(words, table.result)
        return
    waiting = words.listed([words.seat(seat) for seat in table.waiting])
    yield Text(words.text("ui-unfinished", choices=table.number, who=waiting))
