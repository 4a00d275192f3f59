"""Takes the picture of a game in the terminal, from the real thing: `python -m tools.terminal_picture`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import grognard
from grognard.bots import answer, make_bot
from grognard.terminal.screens import screen_of
from grognard.words import Words

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"


def main() -> None:
    table = grognard.table("empires", players=3, seed="picture")
    bots = [make_bot("greedy", bytes([seat])) for seat in range(3)]
    while table.number < 150 or table.pending[0].player != 0 or table.pending[0].ask.key != "action":
        choice = table.pending[0]
        answer(table, choice.player, bots[choice.player])
    words = Words(table.game, "en", ["You", "Greedy B", "Greedy C"])
    shown = Console(record=True, width=118, file=io.StringIO(), markup=False, highlight=False, emoji=False)
    for each in screen_of(table.game)(table.view(0), words):
        shown.print(each)
    for event in table.seen(0)[-4:]:
        shown.print(Text("  " + words.event(event), style="dim"))
    choice = table.pending[0]
    shown.print(Text(f"{words.ask(choice)} ({choice.ask.rule})", style="bold"))
    shown.print("   ".join(f"{n}) {words.term(term)}" for n, term in enumerate(choice.options, 1)))
    shown.print("> ")
    drawn = shown.export_svg(title="grognard play empires")
    without_fonts = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    PICTURE.write_text(without_fonts, encoding="utf-8")


if __name__ == "__main__":
    main()
