"""Every rule of the specification is named by a test, or excused with a reason."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from grognard.testing.rules import Coverage, rules_tested, untestable

HERE = Path(__file__).parent


def test_every_rule_is_tested_or_excused():
    text = (files("grognard.games.scharz") / "rules.md").read_text(encoding="utf-8")
    coverage = Coverage(text, rules_tested(HERE), untestable(HERE / "untestable.toml"))
    assert not coverage.missing and not coverage.unknown
