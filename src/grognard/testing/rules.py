"""Which rules are tested: tests name them, the specification lists them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

RULE = re.compile(r"^\s*- ([A-Z]{3}-\d+\.\d+[a-z]?) \[([^\]]*)\]")


def rule(*ids: str) -> Callable[[F], F]:
    """Name the rules that a test checks: `@rule("EMP-5.12", "EMP-5.13")`."""

    def mark(test: F) -> F:
        test.rules = ids  # type: ignore[attr-defined]
        return test

    return mark


def rules_of(specification: str) -> dict[str, str]:
    """The ids of all rules in a specification, with their basis marks, in order."""
    found = (RULE.match(line) for line in specification.splitlines())
    return {match[1]: match[2] for match in found if match}


def rules_tested(folder: Path) -> dict[str, list[str]]:
    """The rule ids that the tests in a folder name, each with the tests that do."""
    tested: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for name in _named(node):
                    tested.setdefault(name, []).append(f"{file.name}::{node.name}")
    return tested


def _named(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    names: list[str] = []
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
            names += [str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)]
    return names


def untestable(file: Path) -> dict[str, str]:
    """Rules that no test can check, each with the reason; from a TOML table [rules]."""
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8"))["rules"]
    return {str(name): str(reason) for name, reason in table.items()}


class Coverage:
    """How a specification is covered by tests."""

    def __init__(self, specification: str, tested: dict[str, list[str]], excused: dict[str, str]) -> None:
        rules = rules_of(specification)
        needed = [name for name, basis in rules.items() if basis != "note"]
        self.needed = needed
        self.tested = [name for name in needed if name in tested]
        self.excused = [name for name in needed if name in excused and name not in tested]
        self.missing = [name for name in needed if name not in tested and name not in excused]
        codes = {name.partition("-")[0] for name in rules}
        self.unknown = [
            name for name in (*tested, *excused) if name.partition("-")[0] in codes and name not in rules
        ]
