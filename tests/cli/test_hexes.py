"""Maps of hexagons as text."""

from __future__ import annotations

from grognard.terminal.screens.hexes import HALF, Hex, hex_map


def test_each_row_lies_half_a_tile_aside():
    tiles = [Hex(0, 1, ("south",)), Hex(0, 0, ("north", "first")), Hex(1, 0, ("east",))]
    assert hex_map(tiles).plain.splitlines() == [
        f"{'north':<{2 * HALF}}east",
        "first",
        " " * HALF + "south",
    ]


def test_long_names_are_cut_so_that_tiles_stay_apart():
    line = hex_map([Hex(0, 0, ("x" * 40,)), Hex(1, 0, ("y",))]).plain
    assert line == "x" * (2 * HALF - 1) + " y"
