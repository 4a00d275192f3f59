"""GEN-7.3 The technology tree: what may be developed, and what development brings."""

from __future__ import annotations

from grognard.games.generalship.book import NONE, REQUIRES, TECHNOLOGY_OF, Kind
from grognard.games.generalship.ending import gain_points
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import TECHNOLOGY
from grognard.kernel.choice import Player
from grognard.kernel.journal import Told

DEVELOPED = Told("developed", "GEN-7.6", "who:player", "technology:term")


def allowed(s: GenState) -> list[int]:
    """GEN-7.3 Not developed, and one of its requirements developed."""
    return [
        technology
        for technology, required in enumerate(REQUIRES)
        if not s.developed >> technology & 1 and (required == 0 or required & s.developed)
    ]


def is_available(s: GenState, kind: Kind) -> bool:
    """GEN-7.7, 9.3 Whether the technology of this unit type is developed, or none is needed."""
    technology = TECHNOLOGY_OF[kind]
    return technology == NONE or bool(s.developed >> technology & 1)


def add_technology(s: GenState, player: Player, technology: int, points: int) -> None:
    """GEN-7.6, 7.7 It is developed for all; the developer gains the points at once."""
    s.developed |= 1 << technology
    s.journal.tell(DEVELOPED, player, TECHNOLOGY[technology])
    gain_points(s, player, points)
