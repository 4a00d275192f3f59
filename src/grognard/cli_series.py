"""Commands that let bots play: `simulate`, `arena` and `tune`."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from grognard.arena.display import play_watched, show_tally
from grognard.arena.engines import ENGINES, find_engine
from grognard.arena.page import report_page
from grognard.arena.results import ResultFile
from grognard.arena.series import Series
from grognard.bots.match import Match
from grognard.bots.registry import seat_bots
from grognard.bots.simulation import Summary
from grognard.cli_options import (
    BOTS_HELP,
    AsJson,
    GameName,
    OptionPairs,
    PlayerCount,
    PresetName,
    Seed,
    print_json,
)
from grognard.games import find
from grognard.kernel.errors import BadOption
from grognard.kernel.game import Game
from grognard.terminal.console import console
from grognard.terminal.requests import read_bots, read_options
from grognard.terminal.series import failure_lines, show_summary, simulate_watched


def simulate(
    game: GameName,
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    players: PlayerCount = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT,...", help=f"The bots: {BOTS_HELP}.")
    ] = "random",
    seed: Seed = None,
    option: OptionPairs = None,
    preset: PresetName = "",
    jobs: Annotated[
        int, typer.Option("--jobs", metavar="N", min=0, help="Processes to use; 0 means one for each core.")
    ] = 1,
    as_json: AsJson = False,
) -> None:
    """Play whole games between bots and count who wins.

    Where there are fewer bots than seats, the last one is repeated. The bots move on one seat from game
    to game, so that each of them sits everywhere. The same seed gives the same games, however many jobs
    there are.

    "wins" has one number for each bot, in the order of --bots with the last one repeated, not by seat; a
    victory that is shared counts as a fraction for each winner. "ends" counts the reasons why games ended.
    "errors" counts games that broke off; then the exit status is 1.

    \b
    Examples:
      grognard simulate empires --games 1000 --jobs 0
      grognard simulate empires --players 4 --bots greedy,random --seed 1 --json
      grognard simulate empires --bots "greedy,greedy:blunders=30" --preset german
    """
    match = _match(game, players, bots, option, preset, secrets.token_hex(8) if seed is None else seed)
    summary = simulate_watched(match, count, jobs or os.cpu_count() or 1, console(errors=True))
    if as_json:
        print_json(summary.plain())
    else:
        console().print(*show_summary(summary), sep="\n")
    for line in failure_lines(summary):
        typer.echo(line, err=True)
    if summary.failures:
        raise typer.Exit(1)


def _match(
    game: str,
    players: int | None,
    bots: str,
    option: list[str] | None,
    preset: str,
    seed: str,
    duplicate: bool = False,
) -> Match:
    """What is played in a series, checked."""
    found = find(game)
    number = found.players[0] if players is None else players
    options = found.settle(number, read_options(option or []), preset)
    return Match(found, number, options, seat_bots(read_bots(bots), number), seed, duplicate)


def arena(
    game: GameName,
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    players: PlayerCount = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT,...", help=f"The bots: {BOTS_HELP}.")
    ] = "level:5,level:4",
    seed: Seed = None,
    option: OptionPairs = None,
    preset: PresetName = "",
    duplicate: Annotated[
        bool, typer.Option("--duplicate", help="Same dice until every bot has had every seat, as in bridge.")
    ] = False,
    jobs: Annotated[
        int, typer.Option("--jobs", metavar="N", min=0, help="Processes to use; 0 means one for each core.")
    ] = 0,
    engine: Annotated[
        str, typer.Option("--engine", metavar="|".join(ENGINES), help="Where to play: here, or on Ray.")
    ] = "local",
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Keep every game here: JSON Lines, or .parquet."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the series in the file.")] = False,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.html", help="Write a page with charts.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots compete: games that are kept, ratings, a report.

    A bot is written name or name:setting=number;setting=number, for example "search:ms=1000;top=8", or
    level:3. Where there are fewer bots than seats, the last one is repeated. The bots move on one seat from
    game to game. The same seed gives the same games, however many jobs there are and on whatever engine,
    unless a bot is given milliseconds instead of iterations.

    With --out each game is kept as soon as it is finished. A series that was broken off goes on with the
    same command and --resume; with a higher --games it gets longer.

    "wins" and "ratings" in JSON are by bot, in the order of "bots". Shares and ratings come with the interval
    that holds the true value in 95 of 100 cases. "errors" counts games that broke off; then the exit status
    is 1.

    \b
    Examples:
      grognard arena empires --bots search:iterations=400,greedy --games 60 --out series.jsonl
      grognard arena empires --bots search:iterations=400,greedy --games 90 --out series.jsonl --resume
      grognard arena warriors --players 2 --bots level:4,level:3 --report levels.html
    """
    kept = ResultFile(out) if out is not None else None
    if resume and kept is None:
        raise BadOption("--resume needs --out FILE, the file of the series to go on with.")
    if seed is None:
        seed = kept.seed() if kept is not None and resume else secrets.token_hex(8)
    match = _match(game, players, bots, option, preset, seed, duplicate)
    runs_on = find_engine(engine)
    if report is not None:
        _write(report, "")
    series = Series(match, count, kept, resume)
    try:
        play_watched(series, runs_on, jobs or os.cpu_count() or 1, console(errors=True))
    except KeyboardInterrupt:
        typer.echo(f"Broken off; {len(series.missing)} games are missing.", err=True)
        raise typer.Exit(130) from None
    tally = series.tally()
    if report is not None:
        _write(report, report_page(tally))
    if as_json:
        print_json(tally.plain())
    else:
        console().print(*show_tally(tally), sep="\n")
    for line in failure_lines(Summary(match, count, failures=tally.failures)):
        typer.echo(line, err=True)
    if tally.failures:
        raise typer.Exit(1)


def tune(
    game: GameName,
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 300,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", metavar="N", help="Number of players; without it all possible ones in turn."
        ),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays.")] = "greedy:blunders=10",
    seed: Annotated[
        str, typer.Option("--seed", metavar="TEXT", help="The same seed gives the same weights.")
    ] = "1",
    option: OptionPairs = None,
    preset: PresetName = "",
    ridge: Annotated[
        float, typer.Option("--ridge", metavar="X", min=0.001, help="How much weights are pulled to zero.")
    ] = 1.0,
    jobs: Annotated[
        int, typer.Option("--jobs", metavar="N", min=0, help="Processes to use; 0 means one for each core.")
    ] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.toml", help="Write the weights here.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Fit the evaluation of a game: what each feature of a position says about who will win.

    Bots play, positions are noted, and the weights of their features are chosen so that they tell the winner
    as well as possible. How good the new evaluation is, and the one that the game has now, is measured in
    games that were not used to fit it: by the logarithm of what was thought of the winner's chances (0 is
    perfect), how often the favourite won, and how far chances and victories lie apart.

    \b
    Examples:
      grognard tune empires --games 600
      grognard tune empires --games 600 --out weights.toml
      grognard tune warriors --players 2 --bot greedy:blunders=20 --json
    """
    try:
        from grognard.arena.tuner_display import show_tuned, tune_watched
    except ModuleNotFoundError as missing:
        raise BadOption(
            f"Fitting needs more packages ({missing.name} is missing): pip install 'grognard[arena]'."
        ) from None
    if out is not None and not out.absolute().parent.is_dir():
        raise BadOption(f"{out} cannot be written: there is no folder {out.parent}.")
    matches = [
        _match(game, number, bot, option, preset, seed)
        for number in _counts(find(game), players, option, preset)
    ]
    tuned = tune_watched(matches, count, ridge, jobs or os.cpu_count() or 1, console(errors=True))
    if as_json:
        print_json(tuned.plain())
    else:
        console().print(*show_tuned(tuned), sep="\n")
    if out is not None:
        _write(out, tuned.text())


def _counts(game: Game[Any], players: int | None, option: list[str] | None, preset: str) -> list[int]:
    """The numbers of players that are meant: the one that was named, or all that go with the options."""
    if players is not None:
        return [players]
    possible = []
    for number in game.players:
        try:
            game.settle(number, read_options(option or []), preset)
        except BadOption:
            continue
        possible.append(number)
    return possible or [game.players[0]]


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}.") from None
