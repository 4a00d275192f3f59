"""Compiles kernel, bots and games to extension modules with mypyc, from the same source.

    python -m tools.compile [--wheel] [--quick] [GAME ...]

`build/compiled` then holds the package as it is in `src`, and beside each module that can be compiled the
extension module that Python prefers to it. `PYTHONPATH=build/compiled` runs it; with --wheel it also lies in
`dist`. Without names all games are compiled. What has not changed is not compiled again. --quick takes less
time and gives slower modules. It needs a C compiler and mypy (the extra `compiled`).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup

from grognard.games import OWN

ROOT = Path(__file__).parent.parent
SOURCE = Path("src", "grognard")
BUILD = Path("build")

LEFT_OUT = {
    "*/__init__.py": "other people's classes extend a game's description, and files are found beside it",
    "kernel/compiled.py": "it looks at modules from outside",
    "bots/match.py": "a compiled dataclass that is frozen cannot be sent to another process",
    "bots/simulation.py": "its functions are sent to other processes",
    "bots/seat.py": "tests and benchmarks put their own seats in its place",
}
"""Modules that stay as they are, and why."""


def files_to_compile(games: Sequence[str]) -> list[str]:
    """The source files of everything that these games need, but for what is left out."""
    found = []
    for folder in ("kernel", "bots", *(f"games/{game}" for game in games)):
        names = [f"{folder}/{file.name}" for file in sorted((ROOT / SOURCE / folder).glob("*.py"))]
        found += [str(SOURCE / name) for name in names if not reason_to_leave_out(name)]
    return found


def reason_to_leave_out(name: str) -> str:
    """Why this module is not compiled, or an empty text."""
    return next((why for pattern, why in LEFT_OUT.items() if fnmatch(name, pattern)), "")


def extensions(files: list[str], build: Path, quick: bool) -> list[Extension]:
    """The extension modules as setuptools builds them, from C that mypyc writes here.

    Each is a library of its own: in one for each game, mypyc makes three times as much C of the same source.
    """
    from mypyc.build import mypycify

    return mypycify(
        [f"--cache-dir={build / 'mypy'}", *files],
        only_compile_paths=files,
        separate=True,
        opt_level="0" if quick else "3",
        debug_level="0",
        target_dir=str(build / "c"),
    )


def compile_files(files: list[str], build: Path, quick: bool = False, wheel: bool = False) -> None:
    """Make the package with these files compiled in `build`/compiled, and its wheel if that is wanted."""
    compiled = build / "compiled"
    wanted = extensions(files, build, quick)
    sweep(compiled, {extension.name for extension in wanted})
    commands = ["--quiet", "build", "--build-base", str(build), "--build-lib", str(compiled)]
    if wheel:
        commands += ["bdist_wheel", "--skip-build"]
    setup(script_args=commands, ext_modules=wanted)


def sweep(compiled: Path, wanted: set[str]) -> None:
    """Remove what an earlier build left and this one does not make, so that nobody imports it."""
    for file in [*compiled.rglob("*.py"), *compiled.rglob("*.so"), *compiled.rglob("*.pyd")]:
        path = file.relative_to(compiled)
        name = ".".join([*path.parent.parts, path.name.partition(".")[0]])
        if name not in wanted and not (path.suffix == ".py" and (ROOT / "src" / path).exists()):
            file.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile kernel, bots and games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games; without one all of them")
    parser.add_argument("--wheel", action="store_true", help="make a wheel, too")
    parser.add_argument("--quick", action="store_true", help="compile in less time what then runs slower")
    asked = parser.parse_args()
    unknown = [name for name in asked.games if name not in OWN]
    if unknown:
        parser.error(f"There is no game {unknown[0]!r}; there are: {', '.join(OWN)}.")
    if find_spec("mypyc") is None:
        parser.error("mypy is missing, which compiles: pip install --editable '.[compiled]'")
    os.chdir(ROOT)
    compile_files(files_to_compile(asked.games or OWN), BUILD, asked.quick, asked.wheel)
    for pattern, why in LEFT_OUT.items():
        print(f"{pattern} is not compiled: {why}.")
    print(f"The compiled package is in {BUILD / 'compiled'}.")


if __name__ == "__main__":
    sys.exit(main())
