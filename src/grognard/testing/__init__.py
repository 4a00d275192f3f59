"""For tests of games: run a rule with scripted answers, name the rules a test checks, prove conformance."""

from grognard.testing.rules import rule
from grognard.testing.run import Run, run

__all__ = ["Run", "rule", "run"]
