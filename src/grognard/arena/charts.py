"""Charts as SVG text: bars with their uncertainty, and a histogram. They need no script and no other file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 640
LABELS: Final = 190
"""The room for labels on the left."""
FIGURES: Final = 120
"""The room for figures on the right."""
BAR: Final = 16
STEP: Final = 26
HEIGHT: Final = 150
"""Of a histogram."""
COLUMNS: Final = 24


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its label, its length, what is written behind it, and the interval of its length."""

    label: str
    value: float
    text: str
    interval: tuple[float, float] | None = None


def bars(title: str, rows: Sequence[Bar], full: float = 0.0, mark: float | None = None) -> str:
    """Bars from left to right; `full` is the value of the longest possible one, `mark` a line to compare."""
    longest = max([full, *(row.interval[1] if row.interval else row.value for row in rows)]) or 1.0
    scale = (WIDTH - LABELS - FIGURES) / longest
    height = STEP * len(rows) + 4
    drawn = []
    if mark is not None:
        x = LABELS + mark * scale
        drawn.append(f'<line class="mark" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{height}"/>')
    for number, row in enumerate(rows):
        drawn.append(_bar(row, number * STEP + 4, scale))
    return _svg(title, height, drawn)


def _bar(row: Bar, top: float, scale: float) -> str:
    middle = top + BAR / 2
    parts = [
        f'<text class="label" x="{LABELS - 8}" y="{middle + 4}">{escape(shortened(row.label))}'
        f"<title>{escape(row.label)}</title></text>",
        f'<rect x="{LABELS}" y="{top}" width="{row.value * scale:.1f}" height="{BAR}" rx="2"/>',
        f'<text x="{WIDTH - FIGURES + 8}" y="{middle + 4}">{escape(row.text)}</text>',
    ]
    if row.interval is not None:
        low, high = (LABELS + end * scale for end in row.interval)
        parts.append(
            f'<path class="whisker" d="M{low:.1f} {middle}H{high:.1f}'
            f'M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8"/>'
        )
    return "".join(parts)


def histogram(title: str, values: Sequence[int]) -> str:
    """How often each size occurs."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // COLUMNS))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    column = (WIDTH - 40) / len(counts)
    drawn = []
    for number, count in enumerate(counts):
        tall = (HEIGHT - 40) * count / max(counts)
        first = low + number * width
        drawn.append(
            f'<rect x="{20 + number * column:.1f}" y="{HEIGHT - 24 - tall:.1f}" '
            f'width="{max(1.0, column - 2):.1f}" height="{tall:.1f}">'
            f"<title>{first} to {first + width - 1}: {count}</title></rect>"
        )
    drawn.append(f'<text x="20" y="{HEIGHT - 8}">{low}</text>')
    drawn.append(f'<text class="label" x="{WIDTH - 20}" y="{HEIGHT - 8}">{high}</text>')
    return _svg(title, HEIGHT, drawn)


def shortened(label: str, room: int = 28) -> str:
    """The label, or its beginning where there is no room for it."""
    return label if len(label) <= room else label[: room - 1] + "…"


def _svg(title: str, height: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {height}" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(title)}</title>{''.join(drawn)}</svg>"
    )
