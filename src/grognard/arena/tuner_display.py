"""Fitting an evaluation, in the terminal: a progress bar while games are played, then tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from grognard.arena.positions import Story
from grognard.arena.quality import Quality
from grognard.arena.tuner import Tuned, tune
from grognard.bots.match import Match
from grognard.kernel.weights import Weight
from grognard.terminal.grids import sheet


def tune_watched(matches: Sequence[Match], games: int, ridge: float, jobs: int, errors: Console) -> Tuned:
    """Fit the weights, with a progress bar where somebody can see it."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("games", total=games)

        def watch(story: Story) -> None:
            progress.advance(bar)

        return tune(matches, games, ridge, jobs, watch)


def show_tuned(tuned: Tuned) -> list[RenderableType]:
    """How good the new evaluation is and the one that the game has now; all weights."""
    fitted = tuned.fitted
    players = ", ".join(str(number) for number in fitted.players)
    return [
        f"{fitted.game}, {players} players: {fitted.games} games of {fitted.bot}",
        f"{tuned.positions:,} positions, each game predicted from the others",
        "",
        _qualities(tuned),
        "",
        _bins(tuned),
        "",
        _weights(tuned.weights),
    ]


def _qualities(tuned: Tuned) -> RenderableType:
    figures = ("log loss", "±", "base", "explained", "favourite", "calibration")
    grid = sheet("", "part", *figures, right=figures)
    for name, found in (("fitted", tuned.new), ("now", tuned.now)):
        for part, each in found.items():
            grid.add_row(name, part, *_figures(each))
    return grid


def _figures(each: Quality) -> list[str]:
    shares = (each.explained, each.favourite, each.calibration)
    return [
        f"{each.loss:.3f}",
        f"{each.error:.3f}",
        f"{each.base:.3f}",
        *(f"{share:.1%}" for share in shares),
    ]


def _bins(tuned: Tuned) -> RenderableType:
    figures = ("chances told", "won", "players")
    grid = sheet(*figures, right=figures)
    for each in tuned.bins:
        grid.add_row(f"{each.told:.1%}", f"{each.won:.1%}", f"{each.count:,}")
    return grid


def _weights(weights: Sequence[Weight]) -> RenderableType:
    figures = ("early", "± ", "late", " ±")
    grid = sheet("feature", *figures, right=figures)
    for each in weights:
        grid.add_row(
            each.feature,
            f"{each.early:.4g}",
            f"{each.early_error:.2g}",
            f"{each.late:.4g}",
            f"{each.late_error:.2g}",
        )
    return grid
