"""GEN-18.5, 22.1 Limits: what keeps every sequence of picks finite."""

from __future__ import annotations

from grognard.games.generalship.book import PAGES
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import CANCEL
from grognard.kernel.choice import Term


def with_cancel(s: GenState, options: list[Term]) -> list[Term]:
    """GEN-18.5 `cancel` is offered until it was used too often in this action."""
    if s.cancels < PAGES.limits.cancels_per_action or not options:
        return [*options, CANCEL]
    return options
