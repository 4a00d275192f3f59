"""The command line: `grognard COMMAND`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from typer.core import TyperGroup

import grognard
from grognard import cli_series
from grognard.cli_options import (
    BOTS_HELP,
    AsJson,
    GameName,
    Language,
    OptionPairs,
    PlayerCount,
    PresetName,
    Seed,
    print_json,
)
from grognard.games import find, names
from grognard.kernel.errors import BadOption, GrognardError
from grognard.terminal import replay as replays
from grognard.terminal.catalogue import plain_catalogue, show_catalogue
from grognard.terminal.console import console
from grognard.terminal.grids import sheet
from grognard.terminal.play import Wishes, new_session, resumed_session
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
        print_json(plain_catalogue(grognard.games()))
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


app.command()(cli_series.simulate)
app.command()(cli_series.arena)
app.command()(cli_series.tune)


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
        print_json({"python": sys.version.split()[0], "compiled": is_compiled(), "games": speeds})
        return
    figures = ("players", "decisions/s", "kept/s", "forks/s", "worlds/s")
    grid = sheet("game", *figures, right=figures)
    for speed in speeds:
        grid.add_row(*(f"{value:,}" if isinstance(value, int) else value for value in speed.values()))
    console().print(grid)


def main() -> None:
    """Run the command line."""
    app(prog_name="grognard")
