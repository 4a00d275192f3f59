"""SCH-13.9 Winter weather."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.book import BOOK, weather_of
from grognard.games.scharz.state import ScharzState
from grognard.games.scharz.tables import CLIMATES
from grognard.games.scharz.terms import BAD, CLIMATE_TERMS, GOOD, NORMAL
from grognard.kernel.choice import Procedure, Term
from grognard.kernel.journal import Told

WINTER_WEATHER: Final = Told("winter_weather", "SCH-13.50", "climate:term", "weather:term")

TELLINGS: Final = [WINTER_WEATHER]


def winter_weather(s: ScharzState) -> Procedure[None]:
    """SCH-13.50 One d6 per climate of the map and one for the sea, valid for the whole winter."""
    for climate in climates_present(s):
        s.weather[climate] = weather_of(BOOK, "winter", CLIMATES[climate], s.dice.roll())
        s.journal.tell(WINTER_WEATHER, CLIMATE_TERMS[climate], weather_term(s.weather[climate]))
    sea = weather_of(BOOK, "winter_sea", "sea", s.dice.roll())
    s.rough_sea = sea < 0
    s.journal.tell(WINTER_WEATHER, CLIMATE_TERMS[-1], weather_term(sea))
    yield from ()


def climates_present(s: ScharzState) -> list[int]:
    """The climates of the fields in play, subtropical first."""
    return [c for c in range(len(CLIMATES)) if any(c in s.board.climates[f] for f in s.board.lands)]


def weather_term(weather: int) -> Term:
    return (BAD, NORMAL, GOOD)[weather + 1]
