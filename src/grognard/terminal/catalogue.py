"""The games there are: players, options with their values, presets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from grognard.kernel.game import Game, Option
from grognard.terminal.grids import sheet
from grognard.words import Words


def plain_catalogue(games: Sequence[Game[Any]]) -> list[dict[str, Any]]:
    """The catalogue as JSON data; these keys are stable."""
    return [
        {
            "id": game.id,
            "code": game.code,
            "rules": game.version,
            "names": dict(game.names),
            "players": list(game.players),
            "options": [_plain_option(option) for option in game.options],
            "presets": [
                {"id": preset.id, "names": dict(preset.names), "set": dict(preset.set)}
                for preset in game.presets
            ],
        }
        for game in games
    ]


def _plain_option(option: Option) -> dict[str, Any]:
    return {
        "id": option.id,
        "values": list(option.values),
        "default": option.default,
        "names": dict(option.names),
        "labels": {language: list(labels) for language, labels in option.labels.items()},
        "rule": option.rule,
    }


def show_catalogue(games: Sequence[Game[Any]], words: Words) -> list[RenderableType]:
    """The catalogue for people."""
    shown: list[RenderableType] = []
    for game in games:
        heading = Text(game.names[words.language], style="bold")
        heading.append(f"  {game.id}", style="not bold")
        heading.append(
            "  " + words.text("ui-players", first=game.players[0], last=game.players[-1]), style="not bold"
        )
        shown.append(heading)
        if game.options:
            shown.append(Padding(_options(game, words), (0, 0, 0, 2)))
        if game.presets:
            shown.append(Padding(_presets(game, words), (0, 0, 0, 2)))
        shown.append(Text(""))
    return shown


def _options(game: Game[Any], words: Words) -> Grid:
    grid = sheet(words.text("ui-option"), words.text("ui-values"), words.text("ui-meaning"))
    for option in game.options:
        grid.add_row(
            Text(option.id), Text(_values(option, words)), Text(option.names.get(words.language, ""))
        )
    return grid


def _values(option: Option, words: Words) -> str:
    """The values, the default first."""
    if not option.values:
        return words.text("ui-any-text")
    others = [value for value in option.values if value != option.default]
    return ", ".join(value or '""' for value in [option.default, *others])


def _presets(game: Game[Any], words: Words) -> Grid:
    grid = sheet(words.text("ui-preset"), words.text("ui-meaning"))
    for preset in game.presets:
        grid.add_row(Text(preset.id), Text(preset.names.get(words.language, "")))
    return grid
