"""The source stays within what mypyc compiles (docs/compiled.md), and a compiled module does the same."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.util import find_spec

import pytest

from grognard.games import OWN
from grognard.kernel.dice import Dice, key_of

pytest.importorskip("setuptools")
from tools.compile import LEFT_OUT, ROOT, SOURCE, files_to_compile

DICE = str(SOURCE / "kernel" / "dice.py")
BUILD = """
import sys
from pathlib import Path
from tools.compile import compile_files

compile_files([sys.argv[1]], Path(sys.argv[2]), quick=True)
"""
ROLLS = """
import json
from grognard.kernel.compiled import is_compiled
from grognard.kernel.dice import Dice, key_of

dice = Dice(key_of(b"compiled"))
cards = list(range(300))
dice.shuffle(cards)
print(json.dumps([is_compiled("grognard.kernel.dice"), dice.rolls(20), cards]))
"""


def traps(source: str) -> Iterator[tuple[int, str]]:
    """What mypyc refuses or compiles wrongly, with its line."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        match node:
            case ast.Compare(ops=ops, comparators=comparators):
                for test, whole in zip(ops, comparators):
                    if isinstance(test, ast.In | ast.NotIn) and has_star(whole):
                        yield node.lineno, "membership in a display with a star crashes mypyc"
            case ast.Attribute(attr="__slots__" | "__new__" as name):
                yield node.lineno, f"{name} is not what it is in Python"
            case ast.Name(id="runtime_checkable"):
                yield node.lineno, "a protocol that is checked at run time fails at import"
            case ast.ClassDef(bases=bases, decorator_list=decorators):
                if any("dataclass" in ast.unparse(each) for each in decorators):
                    if any("Generic[" in ast.unparse(base) for base in bases):
                        yield node.lineno, "a dataclass with type parameters fails at import"
    for node in tree.body:
        match node:
            case ast.AnnAssign(annotation=ast.Name(id="Final"), value=ast.Tuple(elts=[first, *_])):
                number = first.operand if isinstance(first, ast.UnaryOp) else first
                if isinstance(number, ast.Constant) and isinstance(number.value, float):
                    yield node.lineno, "a constant tuple that begins with a float counts as not set"


def has_star(node: ast.expr) -> bool:
    inside = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else []
    return any(isinstance(each, ast.Starred) for each in inside)


@pytest.mark.parametrize(
    "source",
    [
        "known = x in (1, *others)",
        "known = x not in [*others]",
        "names = Limits.__slots__",
        "twin = Dice.__new__(Dice)",
        "@runtime_checkable\nclass Bot(Protocol): ...",
        "@dataclass(slots=True)\nclass Pair(Generic[T]):\n    one: T",
        "POWER: Final = (1.0, 2)",
        "POWER: Final = (-1.0, 2)",
    ],
)
def test_a_trap_is_found(source):
    assert len(list(traps(source))) == 1


def test_what_mypyc_compiles_well_is_no_trap():
    assert not list(traps("POWER: Final = [1.0, 2]\nfor x in (1, *others):\n    known = x in (1, 2)"))


def test_no_module_holds_a_trap():
    files = files_to_compile(OWN)
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in files}
    found = [f"{name}:{line}: {why}" for name, text in texts.items() for line, why in traps(text)]

    assert len(files) > 250
    assert found == []


def test_only_modules_that_exist_are_left_out():
    modules = [str(file.relative_to(ROOT / SOURCE)) for file in (ROOT / SOURCE).rglob("*.py")]

    assert [pattern for pattern in LEFT_OUT if not any(fnmatch(name, pattern) for name in modules)] == []


@pytest.mark.skipif(
    find_spec("mypyc") is None or shutil.which("cc") is None, reason="no mypyc, or no C compiler"
)
def test_compiled_dice_fall_the_same(tmp_path):
    asked = [sys.executable, "-c", BUILD, DICE, str(tmp_path)]
    made = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, timeout=900)
    assert made.returncode == 0, made.stdout + made.stderr

    paths = {**os.environ, "PYTHONPATH": str(tmp_path / "compiled")}
    asked = [sys.executable, "-c", ROLLS]
    told = subprocess.run(asked, cwd=tmp_path, env=paths, capture_output=True, text=True, timeout=300)
    assert told.returncode == 0, told.stderr

    dice = Dice(key_of(b"compiled"))
    cards = list(range(300))
    dice.shuffle(cards)
    assert json.loads(told.stdout) == [True, dice.rolls(20), cards]


def test_compiling_an_unknown_game_is_refused_in_one_sentence():
    asked = [sys.executable, "-m", "tools.compile", "chess"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, timeout=300)

    assert told.returncode == 2
    assert "There is no game 'chess'; there are: empires" in told.stderr
