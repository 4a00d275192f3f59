"""A map of hexagons as text: rows of tiles, each row half a tile aside."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

HALF = 6
"""Half the width of a tile, in characters."""


@dataclass(frozen=True, slots=True)
class Hex:
    """A tile at axial coordinates, with its lines of text and their style."""

    q: int
    r: int
    lines: tuple[str, ...]
    style: str = ""


def hex_map(tiles: list[Hex]) -> Text:
    """The tiles where they lie, those with the smallest `r` on top."""
    drawn = Text()
    left = min(2 * tile.q + tile.r for tile in tiles)
    for row in sorted({tile.r for tile in tiles}):
        here = sorted((tile for tile in tiles if tile.r == row), key=lambda tile: tile.q)
        for number in range(max(len(tile.lines) for tile in here)):
            line = Text()
            for tile in here:
                text = tile.lines[number] if number < len(tile.lines) else ""
                line.pad_right(HALF * (2 * tile.q + tile.r - left) - len(line))
                line.append(f"{text[: 2 * HALF - 1]:<{2 * HALF}}", style=tile.style)
            line.rstrip()
            drawn.append(line).append("\n")
    drawn.rstrip()
    return drawn
