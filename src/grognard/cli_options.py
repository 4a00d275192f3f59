"""What several commands of the command line have in common: arguments, options, output as JSON."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from grognard.bots.registry import KINDS
from grognard.games import names

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of: " + ", ".join(names()) + ".")]
PlayerCount = Annotated[
    int | None,
    typer.Option("--players", metavar="N", help="Number of players; without it as few as possible."),
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
PresetName = Annotated[str, typer.Option("--preset", metavar="NAME", help="A named set of options.")]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="The same seed gives the same game; without it a new one."),
]
Language = Annotated[
    str,
    typer.Option("--language", metavar="en|de", envvar="GROGNARD_LANGUAGE", help="English or German."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs; its keys are stable.")]

BOTS_HELP = "; ".join(f"{name} ({kind.help})" for name, kind in KINDS.items())


def print_json(data: Any) -> None:
    """Output for programs."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
