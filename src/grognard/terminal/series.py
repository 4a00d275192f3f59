"""A series of games between bots, for people: a progress bar and a table of results."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from grognard.bots.match import Match, Outcome
from grognard.bots.simulation import Summary, simulate
from grognard.terminal.grids import sheet

SHOWN_FAILURES = 5


def simulate_watched(match: Match, games: int, jobs: int, errors: Console) -> Summary:
    """Play the series with a progress bar, where somebody can see it."""
    if not errors.is_terminal:
        return simulate(match, games, jobs)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task(match.game.id, total=games)

        def watch(outcome: Outcome) -> None:
            progress.advance(bar)

        return simulate(match, games, jobs, watch)


def show_summary(summary: Summary) -> list[RenderableType]:
    """Wins by bot, how games ended, how fast they were."""
    plain = summary.plain()
    wins = sheet("bot", "wins", "share", right=("wins", "share"))
    for bot, won in zip(summary.match.bots, plain["wins"]):
        wins.add_row(Text(bot), f"{won:,.1f}", f"{won / max(1, summary.finished):.1%}")
    ends = ", ".join(f"{reason} {count}" for reason, count in plain["ends"].items()) or "none"
    return [
        f"{plain['game']}, {plain['players']} players: "
        f"{plain['finished']} of {plain['games']} games finished",
        wins,
        f"ends: {ends}",
        f"{plain['decisions']:,} decisions in {plain['seconds']:.2f} s: "
        f"{plain['decisions_per_second']:,} per second, {plain['mean_decisions']:g} per game",
    ]


def failure_lines(summary: Summary) -> list[str]:
    """The first games that broke off, each with the seed that repeats it."""
    lines = [
        f"Game {failure.number} (seed {summary.match.table_seed(failure.number)}) broke off "
        f"after {failure.decisions} decisions: {failure.error}"
        for failure in summary.failures[:SHOWN_FAILURES]
    ]
    more = len(summary.failures) - SHOWN_FAILURES
    return [*lines, f"{more} more games broke off."] if more > 0 else lines
