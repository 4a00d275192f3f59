"""The command line: `grognard COMMAND`."""

from __future__ import annotations

import json
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from typer.core import TyperGroup

import grognard
from grognard.arena.display import play_watched, show_tally
from grognard.arena.engines import ENGINES, find_engine
from grognard.arena.page import report_page
from grognard.arena.results import ResultFile
from grognard.arena.series import Series
from grognard.bots.match import Match
from grognard.bots.registry import KINDS, seat_bots
from grognard.bots.simulation import Summary
from grognard.games import find, names
from grognard.kernel.errors import BadOption, GrognardError
from grognard.kernel.game import Game
from grognard.terminal import replay as replays
from grognard.terminal.catalogue import plain_catalogue, show_catalogue
from grognard.terminal.console import console
from grognard.terminal.grids import sheet
from grognard.terminal.play import Wishes, new_session, resumed_session
from grognard.terminal.requests import read_bots, read_options
from grognard.terminal.series import failure_lines, show_summary, simulate_watched
from grognard.terminal.speed import is_compiled, measure
from grognard.words import Words, check_language
from grognard.words.rulebook import Rulebook

BAD_USAGE = 2

UsageError: type[Exception] = typer.BadParameter.__bases__[0]
"""What Typer raises when the command line itself is wrong, wherever its version keeps that class."""


class OneLineErrors(TyperGroup):
    """Commands whose errors are one line on stderr."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        try:
            status = super().main(*args, **kwargs)
        except GrognardError as error:
            _fail(str(error))
        except UsageError as error:
            context = getattr(error, "ctx", None)
            command = context.command_path if context is not None else "grognard"
            _fail(f"{_message(error)} See '{command} --help'.")
        except typer.Abort:
            sys.exit(130)
        sys.exit(status if isinstance(status, int) else 0)


def _fail(sentence: str) -> None:
    typer.echo(" ".join(f"Error: {sentence}".split()), err=True)
    sys.exit(BAD_USAGE)


def _message(error: Any) -> str:
    message = str(error.format_message()).strip()
    return message if message.endswith((".", "?", "!")) else message + "."


app = typer.Typer(
    cls=OneLineErrors,
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)

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


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"grognard {grognard.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Historical conquest board games with every rule enforced.

    \b
    Examples:
      grognard serve
      grognard games
      grognard play empires --players 4 --bots greedy
      grognard rules empires EMP-9.1
      grognard simulate empires --games 100 --bots greedy,random --json
      grognard arena empires --bots level:5,level:4 --games 30 --report levels.html
      grognard tune empires --games 600
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _print_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


@app.command()
def play(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help="One of: " + ", ".join(names()) + "; not needed with --resume."),
    ] = "",
    players: PlayerCount = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Your seat, counted from 0; without it 0.")
    ] = None,
    humans: Annotated[
        str, typer.Option("--humans", metavar="N,N,...", help="Seats of several people at one keyboard.")
    ] = "",
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="BOT,BOT,...", help=f"Bots for the other seats (default greedy): {BOTS_HELP}."
        ),
    ] = "",
    option: OptionPairs = None,
    preset: PresetName = "",
    seed: Seed = None,
    language: Language = "en",
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save here when you leave or the game ends.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    battle: Annotated[
        str, typer.Option("--battle", metavar="TEXT", help="napoleon only: fight this single battle.")
    ] = "",
) -> None:
    """Play in the terminal, against bots or with friends.

    Answer questions with a number or the beginning of a name. "help" lists what else you can type: "?" for
    the rule behind a question, "undo", "save", "log", "table", "quit". Where several people play, the screen
    is wiped before the keyboard changes hands.

    \b
    Examples:
      grognard play empires
      grognard play empires --players 4 --seat 2 --bots greedy,random --language de
      grognard play empires --humans 0,1 --save evening.json
      grognard play --resume evening.json --save evening.json
    """
    pairs = list(option or [])
    if battle:
        if game != "napoleon":
            raise BadOption("--battle is an option of napoleon alone.")
        pairs.append(f"battle={battle}")
    wishes = Wishes(players, seat, humans, bots, pairs, preset, seed, language, save)
    if resume is not None:
        resumed_session(resume, find, game, wishes).play()
    elif game:
        new_session(find(game), wishes).play()
    else:
        raise BadOption(f"Name a game ({', '.join(names())}) or a saved one with --resume FILE.")


@app.command()
def games(as_json: AsJson = False, language: Language = "en") -> None:
    """List the games: players, options with their values, presets.

    \b
    Examples:
      grognard games
      grognard games --language de
      grognard games --json
    """
    words = Words(None, check_language(language))
    if as_json:
        _print_json(plain_catalogue(grognard.games()))
    else:
        console().print(*show_catalogue(grognard.games(), words), sep="\n")


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(metavar="[ID]", help="A rule (EMP-9.1) or a chapter (EMP-9).")] = "",
    language: Language = "en",
) -> None:
    """Print the rules of a game, a chapter of them, or one rule.

    \b
    Examples:
      grognard rules empires
      grognard rules empires EMP-9
      grognard rules empires EMP-9.1
      grognard rules empires EMP-9.1 --language de
    """
    book = Rulebook(find(game), language)
    console().print(Markdown(book.find(rule) if rule else book.text))


@app.command(name="simulate")
def simulate_command(
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
        _print_json(summary.plain())
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


@app.command()
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
        _print_json(tally.plain())
    else:
        console().print(*show_tally(tally), sep="\n")
    for line in failure_lines(Summary(match, count, failures=tally.failures)):
        typer.echo(line, err=True)
    if tally.failures:
        raise typer.Exit(1)


@app.command()
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
        _print_json(tuned.plain())
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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, for example a saved game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check every hash, and say whether the record is genuine.")
    ] = False,
    figures: Annotated[
        bool, typer.Option("--figures", help="Only show points, areas, battles and luck by turn.")
    ] = False,
    language: Language = "en",
) -> None:
    """Tell a recorded game choice by choice, verify it, or show its course in figures.

    \b
    Examples:
      grognard replay my-game.json
      grognard replay my-game.json --verify
      grognard replay my-game.json --figures
    """
    check_language(language)
    if verify:
        typer.echo(replays.verify(file, find, language))
        return
    out = console()
    tell = replays.figures if figures else replays.replay
    for line in tell(file, find, language):
        out.print(line)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8000,
    database: Annotated[
        str, typer.Option(help="A SQLite file, or a postgresql:// address; without it GROGNARD_DATABASE.")
    ] = "",
    workers: Annotated[int, typer.Option(min=0, max=64, help="How many processes think for bots.")] = 1,
    base_url: Annotated[str, typer.Option(help="The address people use, for invitations and mails.")] = "",
) -> None:
    """Serve the web application: all games in the browser, with friends and bots.

    Everything is kept in one SQLite file, or in PostgreSQL. More settings come from the environment
    (GROGNARD_SMTP_HOST, GROGNARD_SECURE_COOKIES, GROGNARD_ADMIN and so on; see docs/hosting.md).

    \b
    Examples:
      grognard serve
      grognard serve --host 0.0.0.0 --port 80 --base-url https://games.example.org
      grognard serve --database postgresql://grognard@db/grognard --workers 4
    """
    try:
        from grognard.server.serve import serve as run
        from grognard.server.settings import database_url, settings_from_environment
    except ModuleNotFoundError as missing:
        needed = f"The web application needs more packages ({missing.name} is missing)"
        raise BadOption(f"{needed}: pip install 'grognard[web]'.") from None
    settings = settings_from_environment()
    if database:
        settings.database = database_url(database)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    settings.base_url = base_url or os.environ.get("GROGNARD_BASE_URL", f"http://{shown}:{port}")
    run(
        settings,
        host,
        port,
        workers,
        lambda: typer.echo(f"Grognard is served at {settings.base_url}"),
    )


@app.command()
def bench(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; without one all of them.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.1, max=3600, help="Time for each game.")
    ] = 4.0,
    players: PlayerCount = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games run in random play, on one core.

    "decisions" is play that keeps nothing, "kept" play on a table with journal that can fork and be recorded;
    "forks" copy such a table, "worlds" deal anew what a player does not know.

    \b
    Examples:
      grognard bench
      grognard bench empires --seconds 10 --json
    """
    chosen = [find(name) for name in game or names()]
    counts = [each.players[0] if players is None else players for each in chosen]
    for each, number in zip(chosen, counts):
        each.settle(number)
    speeds = [measure(each, number, seconds).plain() for each, number in zip(chosen, counts)]
    if as_json:
        _print_json({"python": sys.version.split()[0], "compiled": is_compiled(), "games": speeds})
        return
    figures = ("players", "decisions/s", "kept/s", "forks/s", "worlds/s")
    grid = sheet("game", *figures, right=figures)
    for speed in speeds:
        grid.add_row(*(f"{value:,}" if isinstance(value, int) else value for value in speed.values()))
    console().print(grid)


def main() -> None:
    """Run the command line."""
    app(prog_name="grognard")
