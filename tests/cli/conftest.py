"""The command line with the boxed toy game, in this process or in another that finds it as a plugin."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from grognard.cli import app
from grognard.games import register
from tests.cli.game import GAME

HERE = Path(__file__).parent
PLUGIN = HERE / "plugin"
ROOT = HERE.parent.parent

Grognard = Callable[..., Result]


@pytest.fixture
def grognard() -> Grognard:
    """Run a command line: `grognard("games", "--json")`."""
    register(GAME)
    runner = CliRunner()

    def run(*args: str, typed: str = "") -> Result:
        result = runner.invoke(app, list(args), input=typed, env={"COLUMNS": "100"})
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run


def command(*args: str) -> list[str]:
    """The command line for a process of its own."""
    return [sys.executable, "-c", "from grognard.cli import main; main()", *args]


def environment(**more: str) -> dict[str, str]:
    """Variables for such a process: it finds the boxed game, and has no colours."""
    paths = os.pathsep.join([str(PLUGIN), str(ROOT), str(ROOT / "src")])
    return {**os.environ, "PYTHONPATH": paths, "NO_COLOR": "1", "TERM": "xterm", **more}
