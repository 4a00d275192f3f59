"""Tables without lines, the same everywhere."""

from __future__ import annotations

from collections.abc import Collection

from rich.table import Table as Grid


def sheet(*headings: str, right: Collection[str] = ()) -> Grid:
    """An empty table with these headings; long cells are folded, columns named in `right` are figures."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        grid.add_column(heading, overflow="fold", justify="right" if heading in right else "left")
    return grid


def bare_sheet(columns: int) -> Grid:
    """An empty table without headings."""
    grid = sheet(*[""] * columns)
    grid.show_header = False
    return grid
