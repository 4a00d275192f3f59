"""The toy game as a game of another package, so that the whole command line can be tried with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from grognard.cli import app

HERE = Path(__file__).parent
PLUGIN = HERE / "plugin"
ROOT = HERE.parent.parent

Grognard = Callable[..., Result]


@pytest.fixture
def grognard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Grognard]:
    """Run a command line: `grognard("games", "--json")`."""
    monkeypatch.syspath_prepend(str(PLUGIN))
    forget()
    runner = CliRunner(env={"COLUMNS": "100"})

    def run(*args: str, typed: str = "", columns: int = 100) -> Result:
        result = runner.invoke(app, list(args), input=typed, env={"COLUMNS": str(columns)})
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    yield run
    monkeypatch.undo()
    forget()


def forget() -> None:
    """The list of games is remembered; it must be made again where a package comes or goes."""
    from grognard.games import find, names

    names.cache_clear()
    find.cache_clear()


def command(*args: str) -> list[str]:
    """The command line for a process of its own."""
    return [sys.executable, "-c", "from grognard.cli import main; main()", *args]


def environment(**more: str) -> dict[str, str]:
    """Variables for such a process: it finds the toy game, and no colours."""
    paths = os.pathsep.join([str(PLUGIN), str(ROOT), str(ROOT / "src")])
    return {**os.environ, "PYTHONPATH": paths, "NO_COLOR": "1", "TERM": "xterm", **more}
