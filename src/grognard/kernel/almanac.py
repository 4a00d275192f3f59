"""What can be counted about a game: figures by turn, areas held, what events amount to, deeds of players.

Charts and summaries are written once for all games; an `Almanac` is what a game adds to them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from grognard.kernel.choice import Player, Term
from grognard.kernel.journal import Event, Told

POINTS: Final = "points"
AREAS: Final = "areas"
BATTLES: Final = "battles"
LUCK: Final = "luck"
"""The measures that games share; each one has the message `figure-<measure>`."""

Figures: TypeAlias = list[dict[str, int]]
"""By seat: how much the seat has of each measure now."""

Count: TypeAlias = tuple[Player, str, float]
"""An event adds so much to a measure of this seat."""

Counting: TypeAlias = Callable[[Any, Event], Sequence[Count]]
"""What an event amounts to, from the state at the moment when it is told."""


TINY: Final = 1e-9
"""Sums of chances can miss 0 and 1 by so much."""


def _no_moment(state: Any) -> tuple[int, ...]:
    return ()


def _no_holdings(state: Any) -> dict[Term, Player]:
    return {}


def _no_figures(state: Any) -> Figures:
    return []


class Deed:
    """Events that a summary tells together, as `deed-<key>`: "attacked Gaul and Syria", "lost 3 cards".

    `who` names the argument with the seat (or a term that stands for one), `what` the one that is listed, if
    it is a term, or added up, if it is a number. Without it the events themselves are counted.
    """

    __slots__ = ("key", "tellings", "what", "who")

    def __init__(self, key: str, *tellings: Told, who: str = "who", what: str = "") -> None:
        for told in tellings:
            assert who in told.names, f"{told.key} has no argument {who}"
            assert not what or what in told.names, f"{told.key} has no argument {what}"
        self.key: Final = key
        self.tellings: Final = tellings
        self.who: Final = who
        self.what: Final = what


@dataclass(frozen=True, slots=True)
class Almanac:
    """What a game adds to charts and summaries.

    The functions get a state that is redacted for the reader, or the whole truth after the end. `moment` is
    the turn that is being played, as the numbers `$a`, `$b`, `$c` of the message `moment`; it is empty before
    the first turn. `counting` says what an event of some kind adds to the measures, at the moment when it is
    told; chance counts as what the dice gave less what was to be expected of them. A game without the measure
    of luck has no dice. `seat_of` finds the seat for a term that an event names instead of a player.
    """

    measures: tuple[str, ...] = ()
    moment: Callable[[Any], tuple[int, ...]] = _no_moment
    holdings: Callable[[Any], dict[Term, Player]] = _no_holdings
    figures: Callable[[Any], Figures] = _no_figures
    counting: Mapping[Told, Counting] = field(default_factory=dict)
    deeds: tuple[Deed, ...] = ()
    seat_of: Callable[[Any, Term], Player | None] | None = None


class Hint:
    """What can be said of an option before it is chosen: the message `hint-<key>` and its numbers."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, **values: float) -> None:
        self.key: Final = key
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hint) and (self.key, self.values) == (other.key, other.values)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Hint({self.key!r}, {self.values})"


def percent(chance: float) -> int:
    """A chance as people read it; what can fail is never 100, what can succeed never 0."""
    if TINY < chance < 1 - TINY:
        return min(max(round(100 * chance), 1), 99)
    return round(100 * chance)


def die_reaches(least: int, sides: int = 6) -> float:
    """The chance that one die shows at least this."""
    return min(max(sides + 1 - least, 0), sides) / sides


def adds_one(measure: str, who: str = "who") -> Counting:
    """Every such event adds one to the measure of the player that it names."""

    def count(state: Any, event: Event) -> list[Count]:
        return [(argument(event, who), measure, 1)]

    return count


def argument(event: Event, name: str) -> Any:
    """The value of a named argument of an event."""
    return event.values[event.told.names.index(name)]
