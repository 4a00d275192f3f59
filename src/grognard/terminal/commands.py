"""What can be typed instead of an answer: `help`, `undo`, `save FILE` and so on."""

from __future__ import annotations

from rich.console import RenderableType

from grognard.terminal.grids import bare_sheet
from grognard.terminal.menu import fold
from grognard.words import Words

HELP, RULE, TABLE, LOG, UNDO, SAVE, QUIT = "help", "rule", "table", "log", "undo", "save", "quit"
COMMANDS = (HELP, RULE, TABLE, LOG, UNDO, SAVE, QUIT)


def read_command(line: str, words: Words) -> tuple[str, str] | None:
    """The command and what follows it, or None. English words work in every language.

    A slash in front, as in `/log`, says that no option is meant.
    """
    if line.startswith("?"):
        return RULE, line.removeprefix("?").strip()
    first, _, rest = line.removeprefix("/").partition(" ")
    for command in COMMANDS:
        if fold(first) in (command, fold(words.text(f"ui-command-{command}"))):
            return command, rest.strip()
    return None


def help_screen(words: Words) -> list[RenderableType]:
    """How to answer, and every command with what it does."""
    grid = bare_sheet(2)
    for command in COMMANDS:
        grid.add_row("  " + words.text(f"ui-command-{command}"), words.text(f"ui-help-{command}"))
    return [words.text("ui-help-answers"), grid]
