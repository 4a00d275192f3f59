"""The symbols of the boards: their shapes on a grid of 24, and rows of them as SVG."""

from __future__ import annotations

import re
from pathlib import Path

SHAPES = Path(__file__).parent.parent.parent / "src" / "grognard" / "client" / "parts" / "shapes.js"

SIZE = 24
NUMBER = 29
"""Symbols with a number in them are a little larger, so that it can be read."""
GAP = 2

NUMBERED = ("vp", "points", "production")
"""Symbols that hold a number."""

FROM_CLIENT = {
    "amphora": "amphora",
    "food": "grain",
    "material": "material",
    "weapons": "sword",
    "castle": "tower",
    "contested": "crossed-swords",
    "trade-centre": "merchant",
    "port": "dock",
    "restive": "uprising",
}
"""Symbols that look like the pieces and goods of the mats."""

OWN = {
    "capital": (
        "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3l-2.300 5.200-5.700.600 4.300 3.800-1.200 5.600"
        " 4.900-2.900 4.900 2.900-1.200-5.600 4.300-3.800-5.700-.600z"
    ),
    "plain": (
        "M2 20c6-3 14-3 20 0v2H2zM2 15.500c6-3 14-3 20 0v2c-6-3-14-3-20 0z"
        "M5 3h2v9H5zM11 2h2v9h-2zM17 3h2v9h-2zM3 4l2 2v3L3 7zM9 4l2 2v3L9 7zM15 4l2 2v3l-2-2z"
        "M9 4L7 6v3l2-2zM15 4l-2 2v3l2-2zM21 4l-2 2v3l2-2z"
    ),
    "grassland": (
        "M2 21c1-6 0-9-1-12 3 2 4.500 5 5 8 .3-6 1.500-10 4-14 0 5-.5 9 .5 13 .8-4 2-7 5-9-1 4-1.500 6-1 10"
        " 1.500-3.500 4-6 7.500-7-2 4-3 6.500-3 11z"
    ),
    "mountain": "M1 21L9 5l4 7 3-4 7 13zM9 9l-2 4.500 2-1 1.500 1.500.9-.8z",
    "swamp": (
        "M2 19c3-2 4 1.500 7 0s4-1.500 6.500 0 4 1 6.500 0v2.500c-2.500 1-4 1-6.500"
        " 0s-3.500-1.500-6.500 0-4-2-7 0z"
        "M6 3c1.700 0 1.700 6 1.200 7.500V17H5v-6.500C4.400 9 4.400 3 6 3zM12.500 1c1.700 0"
        " 1.700 6 1.200 7.500V17h-2.200V8.500"
        "C10.900 7 10.900 1 12.500 1zM18.500 5c1.700 0 1.600 5 1.100"
        " 6.300V17h-2.200v-5.700C16.900 10 16.900 5 18.500 5z"
    ),
    "desert": (
        "M1 20c5-6 8-6 12 0h-2.500c-2.500-3.500-4.500-3.500-7 0zM10 20c4-5 9-5 13 0zM10.500"
        " 2h3v10h2V7h2.500v7.500h-4.500"
        "V16h-3v-4H6V6h2.500v3.500h2z"
    ),
    "river": (
        "M1 6c4-3 6 2 10 0s6-2 12 0v3c-6-2-8-2-12 0S5 6 1 9zM1 12c4-3 6 2 10 0s6-2 12"
        " 0v3c-6-2-8-2-12 0s-6-3-10 0z"
        "M1 18c4-3 6 2 10 0s6-2 12 0v3c-6-2-8-2-12 0s-6-3-10 0z"
    ),
    "cold": (
        "M11 1h2v4l2-1.500V6l-2 1.500v2.800l2.400-1.400.3-2.500 2-1.200-.2 2.500 3.500-2 1"
        " 1.700-3.500 2 2.300 1.100-2 1.200"
        "-2.300-1L12.800 12l2.400 1.400 2.300-1 2 1.200-2.300 1.100 3.500 2-1 1.700-3.500-2 .2"
        " 2.500-2-1.200-.3-2.500-2.400-1.400"
        "v2.800l2 1.500v2.500L13 19v4h-2v-4l-2 1.500V18l2-1.500v-2.800l-2.400 1.400-.3 2.500-2"
        " 1.200.2-2.500-3.500 2-1-1.700"
        " 3.500-2-2.300-1.100 2-1.200 2.300 1L11.200 12 8.800 10.600l-2.300 1-2-1.200"
        " 2.300-1.100-3.500-2 1-1.700 3.500 2-.2-2.500"
        " 2 1.200.3 2.500L11 10.300V7.500L9 6V3.500L11 5z"
    ),
    "temperate": (
        "M4 21C3 10 9 3 21 2c1 12-5 18-14 17.500C9 15 12 11 16 8c-5 2.500-8.500 6-10.500 10.500L6 21z"
    ),
    "subtropical": (
        "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z"
        "M4.900 3.500l2.900 2.900-1.400 1.400-2.900-2.900zM17.600 16.200l2.900 2.900-1.400"
        " 1.400-2.900-2.900z"
        "M19.100 3.500l1.400 1.400-2.900 2.900-1.400-1.400zM6.400 16.200l1.400 1.400-2.900"
        " 2.900-1.400-1.400z"
    ),
    "peak": "M2 20L11 5l9 15z",
}


def shape(kind: str) -> str:
    """Path data of a symbol."""
    if kind in OWN:
        return OWN[kind]
    text = SHAPES.read_text(encoding="utf-8")
    found = re.search(rf'^  "?{FROM_CLIENT[kind]}"?: "([^"]+)"', text, re.M)
    assert found is not None, f"shapes.js has no shape for {kind}"
    return found[1]


def definition(kind: str) -> str:
    """The symbol, to be used by its name."""
    light = '<path class="lit" d="M11 5l9 15h-7l-3-7z"/>' if kind == "peak" else ""
    return f'<symbol id="s-{kind}" viewBox="0 0 24 24"><path d="{shape(kind)}"/>{light}</symbol>'


def parted(mark: str) -> tuple[str, str]:
    """A mark as kind and number."""
    kind, _, number = mark.partition(":")
    return kind, number


def width_of(marks: list[str]) -> float:
    widths = [NUMBER if parted(mark)[0] in NUMBERED else SIZE for mark in marks]
    return sum(widths) + GAP * (len(marks) - 1)


def rows_of(marks: list[str], longest: int) -> list[list[str]]:
    """The marks in rows of at most so many, as equally long as possible."""
    rows = -(-len(marks) // longest)
    size = -(-len(marks) // rows)
    return [marks[n : n + size] for n in range(0, len(marks), size)]


def chip(area: str, rows: list[list[str]], x: float, y: float) -> str:
    """Rows of symbols on a small sheet of paper around a point."""
    width, height = size_of(rows)
    parts = [
        f'<g class="chips" data-of="{area}"><rect x="{x - width / 2:.0f}" y="{y - height / 2:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" rx="7"/>'
    ]
    for n, row in enumerate(rows):
        left = x - width_of(row) / 2
        middle = y - height / 2 + 3 + NUMBER * (n + 0.5)
        for mark in row:
            kind, number = parted(mark)
            if number:
                half = NUMBER / 2
                across = f"{left + half:.1f}"
                parts.append(
                    f'<g class="symbol {kind}"><circle cx="{across}" cy="{middle:.1f}" r="{half:.1f}"/>'
                    f'<text x="{across}" y="{middle + 8.4:.1f}">{number}</text></g>'
                )
                left += NUMBER + GAP
            else:
                parts.append(use(kind, left, middle - SIZE / 2))
                left += SIZE + GAP
    return "".join(parts) + "</g>"


def size_of(rows: list[list[str]]) -> tuple[float, float]:
    """How large the sheet is that carries these rows."""
    return max(width_of(row) for row in rows) + 8, NUMBER * len(rows) + 6


def use(kind: str, x: float, y: float, more: str = "") -> str:
    return (
        f'<use class="symbol {kind}" href="#s-{kind}" x="{x:.0f}" y="{y:.0f}" '
        f'width="{SIZE}" height="{SIZE}"{more}/>'
    )
