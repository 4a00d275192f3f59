"""The command line with the boxed toy game."""

from __future__ import annotations

from tests.cli.conftest import grognard

__all__ = ["grognard"]
