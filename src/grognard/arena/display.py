"""A series in the terminal: a progress bar while it runs, tables when it is over."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from grognard.arena.engines import Engine
from grognard.arena.series import Series
from grognard.arena.tally import Share, Tally
from grognard.bots.match import Outcome
from grognard.terminal.grids import sheet


def play_watched(series: Series, engine: Engine, jobs: int, errors: Console) -> None:
    """Play the series with a progress bar, where somebody can see it."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("games", total=len(series.missing))

        def watch(outcome: Outcome) -> None:
            progress.advance(bar)

        series.play(engine, jobs, watch)


def show_tally(tally: Tally) -> list[RenderableType]:
    """Who won how often and is how strong; seats, nations, ends, times."""
    match = tally.match
    shown: list[RenderableType] = [
        f"{match.game.id}, {match.players} players: "
        f"{len(tally.lengths)} of {len(tally.outcomes)} games finished",
        _bots(tally),
        _shares("seat", [f"seat {seat}" for seat in range(match.players)], tally.by_seat),
    ]
    if tally.by_name:
        shown.append(_shares("name", list(tally.by_name), list(tally.by_name.values())))
    ends = ", ".join(f"{reason} {count}" for reason, count in tally.ends.items()) or "none"
    shown.append(f"ends: {ends}")
    if tally.lengths:
        mean = sum(tally.lengths) / len(tally.lengths)
        shown.append(f"decisions in a game: {min(tally.lengths)} to {max(tally.lengths)}, mean {mean:.1f}")
    shown.append(f"seconds: {tally.seconds:.1f}")
    if not tally.ratings:
        shown.append("Ratings need the package openskill: pip install 'grognard[arena]'.")
    return shown


def _bots(tally: Tally) -> RenderableType:
    figures = ("wins", "share", "95 %", "rating", "95 % ", "decisions", "ms each")
    grid = sheet("bot", *figures, right=figures)
    games = max(1, len(tally.lengths))
    for number, bot in enumerate(tally.match.bots):
        share, asked = tally.by_bot[number], tally.asked[number]
        rating, bounds = "–", ""
        if tally.ratings:
            each = tally.ratings[number]
            rating, bounds = f"{each.mu:.1f}", f"{each.low:.1f} to {each.high:.1f}"
        grid.add_row(
            Text(bot),
            f"{share.wins:,.1f}",
            f"{share.share:.1%}",
            _interval(share),
            rating,
            bounds,
            f"{asked / games:,.1f}",
            f"{1000 * tally.thought[number] / max(1, asked):,.2f}",
        )
    return grid


def _shares(heading: str, labels: list[str], shares: list[Share]) -> RenderableType:
    grid = sheet(heading, "wins", "share", "95 %", right=("wins", "share", "95 %"))
    for label, share in zip(labels, shares):
        grid.add_row(Text(label), f"{share.wins:,.1f}", f"{share.share:.1%}", _interval(share))
    return grid


def _interval(share: Share) -> str:
    low, high = share.interval
    return f"{low:.1%} to {high:.1%}"
