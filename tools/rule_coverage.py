"""Which rules of each specification are named by a test; lists the others. Exit code 1 if there are any."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

import grognard
from grognard.testing.rules import Coverage, rules_tested, untestable

TESTS = Path(__file__).parent.parent / "tests"


def main() -> int:
    failed = 0
    tested = rules_tested(TESTS)
    for game in grognard.games():
        specification = (files(game.home()) / "rules.md").read_text(encoding="utf-8")
        excused = untestable(TESTS / "games" / game.id / "untestable.toml")
        found = Coverage(specification, tested, excused)
        total = len(found.needed) - len(found.excused)
        print(f"{game.code} {len(found.tested)}/{total} rules tested", end="")
        print(f" ({len(found.excused)} cannot be tested)" if found.excused else "")
        for name in found.missing:
            print(f"  {name} is named by no test")
        for name in found.unknown:
            print(f"  {name} is named by a test, but no such rule exists")
        failed += len(found.missing) + len(found.unknown)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
