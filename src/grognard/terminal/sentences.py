"""Sentences about a table: who sits where, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from grognard.kernel.choice import Player
from grognard.kernel.game import Result
from grognard.kernel.journal import Event
from grognard.kernel.table import Table
from grognard.terminal.grids import sheet
from grognard.words import Words


def words_of(table: Table, language: str, reader: Player | None) -> Words:
    """The words of this table, with the seats called as the reader knows them."""
    known = table.game.hide(table.state, reader)
    names = [
        given or table.game.seat_name(known, seat, language) for seat, given in enumerate(table.header.seats)
    ]
    return Words(table.game, language, names)


def events_before(table: Table, seat: Player) -> int:
    """How many events came before the last decision of this seat: what its player has read."""
    last = max((number for number, (who, _) in enumerate(table.choices, 1) if who == seat), default=0)
    return sum(event.number < last for event in table.journal.events)


def told(words: Words, events: Sequence[Event]) -> list[Text]:
    """What happened, a line for each event, with its rule."""
    lines = []
    for event in events:
        line = Text("  " + words.event(event))
        line.append(f"  {event.told.rule}", style="dim")
        lines.append(line)
    return lines


def final_score(words: Words, result: Result) -> list[RenderableType]:
    """Why the game ended, and a table of places, scores and what they are made of."""
    keys = list(dict.fromkeys(key for details in result.details for key in details))
    figures = [words.text("ui-score"), *(_score_name(words, key) for key in keys)]
    grid = sheet(words.text("ui-place"), words.text("ui-seat"), *figures, right=figures)
    place = 1
    for seats in result.places:
        for seat in seats:
            details = result.details[seat] if result.details else {}
            cells = [str(details.get(key, "")) for key in keys]
            grid.add_row(str(place), words.seat(seat), str(result.scores[seat]), *cells)
        place += len(seats)
    winners = words.listed([words.seat(seat) for seat in result.winners])
    return [
        Text(words.text("ui-game-over"), style="bold"),
        Text(words.text(f"end-{result.reason}")),
        grid,
        Text(words.text("ui-winners", count=len(result.winners), who=winners), style="bold"),
    ]


def _score_name(words: Words, key: str) -> str:
    return words.text(f"score-{key}") if words.has(f"score-{key}") else key
