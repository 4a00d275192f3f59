"""The player's terminal: printing, reading a line, wiping the screen."""

from __future__ import annotations

import contextlib
import io
import sys

from rich.console import Console, RenderableType
from rich.text import Text

WIPE = "\x1b[3J\x1b[2J\x1b[H"
"""Forget the lines that have scrolled away, clear the screen, go to its top."""


def console(errors: bool = False) -> Console:
    """A console that prints texts as they are: no markup, no emoji, no guessed colours."""
    return Console(stderr=errors, markup=False, emoji=False, highlight=False)


class Teletype:
    """What a player reads and types."""

    def __init__(self) -> None:
        self.console = console()
        _prepare_input()

    def show(self, *shown: RenderableType) -> None:
        for each in shown:
            self.console.print(each)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def ask(self, prompt: str) -> str | None:
        """A line that was typed, or None where the input ends or is broken off."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            return None

    def wipe(self) -> None:
        """Remove everything from the screen that the next player must not see."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.say("\n" + "-" * 40 + "\n")


def _prepare_input() -> None:
    """Unreadable bytes become question marks; nobody can leaf back to what another player typed."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    with contextlib.suppress(ImportError):
        import readline

        readline.set_auto_history(False)
