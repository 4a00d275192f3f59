"""The course of a game in figures, as tables that fit into a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from grognard.kernel.almanac import LUCK
from grognard.kernel.chart import Point, draw_chart
from grognard.kernel.table import Table
from grognard.terminal.grids import sheet
from grognard.words import Words

COLUMNS = 8
"""So many turns are shown; of a longer game some are left out, never the last one."""


def course(words: Words, table: Table) -> Iterator[RenderableType]:
    """A table for each measure of which anybody ever had anything; secrets of a finished game are open."""
    measures = table.game.almanac.measures
    if not measures:
        return
    points = draw_chart(table.header, table.choices, public=not table.over)
    yield Text("\n" + words.text("ui-course"), style="bold")
    for measure in measures:
        if any(figures[measure] for point in points for figures in point.figures):
            yield Text("\n" + words.text(f"figure-{measure}"))
            yield _measure(words, points, measure)
            if measure == LUCK:
                yield Text(words.text("luck-note"), style="dim")
    if LUCK not in measures:
        yield Text("\n" + words.text("luck-none"), style="dim")


def _measure(words: Words, points: Sequence[Point], measure: str) -> RenderableType:
    shown = sampled(points)
    turns = [words.short_moment(point.moment) for point in shown]
    grid = sheet(words.text("ui-seat"), *turns, right=turns)
    for seat in range(len(points[0].figures)):
        grid.add_row(words.seat(seat), *(f"{point.figures[seat][measure]:g}" for point in shown))
    return grid


def sampled(points: Sequence[Point]) -> list[Point]:
    """At most so many points as there are columns, evenly spread, with the last one."""
    if len(points) <= COLUMNS:
        return list(points)
    return [points[round(place * (len(points) - 1) / (COLUMNS - 1))] for place in range(COLUMNS)]
