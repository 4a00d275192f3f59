"""Positions in words: a set-up board to change, and short names for what tests look at."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from grognard.games.warriors import GAME
from grognard.games.warriors.book import BARBARIAN_ARMY, GOOD_IDS, TRACK_IDS, UNIT_IDS
from grognard.games.warriors.control import update_control
from grognard.games.warriors.progress import FIRST_BARBARIAN
from grognard.games.warriors.sequence import ROUND
from grognard.games.warriors.setup import assign_countries, form_teams, put_up_board
from grognard.games.warriors.state import (
    BARBARIANS,
    IN_SUPPLY,
    NOBODY,
    WarriorsState,
    put,
    remove,
    spare,
    wipe,
)
from grognard.games.warriors.victory import award_titles, victory_points
from grognard.kernel.dice import Dice
from grognard.kernel.journal import Journal
from grognard.testing import Run, run

__all__ = ["BARBARIANS", "NOBODY"]


def position(*countries: str, round: int = 1, **options: str) -> WarriorsState:
    """A game of these countries, one for each seat, after the set-up and without development markers."""
    chosen = {"country_assignment": "fixed", "countries": ",".join(countries), **options}
    s = GAME.new(len(countries), GAME.settle(len(countries), chosen), Dice(b"test"))
    form_teams(s)
    assign_countries(s)
    put_up_board(s)
    s.round = round
    s.journal = Journal()
    return s


def before(s: WarriorsState, step: str) -> Run:
    """The whole game, played on from the beginning of this step."""
    s.step = [each.name for each in ROUND].index(step)
    return run(GAME.terms, GAME.play(s))


def answers(procedure: Generator[Any, int, Any], *words: str) -> Run:
    return run(GAME.terms, procedure, *words)


def allot(game: Run, player: int, *plan: tuple[str, int]) -> None:
    """The player puts so many points on these pieces; picks with one option are taken by the engine."""
    for unit, points in plan:
        if game.asks(player, "assign_target"):
            game.pick(unit, player=player)
        if game.asks(player, "assign_amount"):
            about = [game.terms.word(term) for term in game.question(player).about]
            assert about == [unit], f"the points go to {about}, not to {unit}"
            game.pick(str(points), player=player)


# -- putting things there ----------


def place(s: WarriorsState, name: str) -> int:
    return [token.id for token in s.board.tokens].index(name)


def clear(s: WarriorsState, *names: str) -> None:
    """Take everything away: the provinces are free."""
    for name in names:
        for unit in s.here[place(s, name)].copy():
            remove(s, unit)
        update_control(s, place(s, name))


def hold(s: WarriorsState, player: int, name: str, pieces: str) -> list[int]:
    """The province belongs to the player, who has just these pieces there: `2 infantry, princess`."""
    clear(s, name)
    units = add(s, player, name, pieces)
    update_control(s, place(s, name))
    return units


def add(s: WarriorsState, player: int, name: str, pieces: str) -> list[int]:
    """More pieces of the player in the province; princesses come from the capital if none is left."""
    units = []
    for part in pieces.split(","):
        count, _, kind = part.strip().rpartition(" ")
        for _ in range(int(count or 1)):
            units.append(unit_for(s, player, UNIT_IDS.index(kind)))
            put(s, units[-1], place(s, name))
    return units


def unit_for(s: WarriorsState, player: int, kind: int) -> int:
    unit = spare(s, player, kind)
    if unit != NOBODY:
        return unit
    capital = s.board.capital[s.country[player]]
    unit = next(u for u in s.here[capital] if s.kind[u] == kind and u // 24 == player)
    s.here[capital].remove(unit)
    s.place[unit] = IN_SUPPLY
    wipe(s, unit)
    return unit


def barbarians(s: WarriorsState, name: str, armies: int = 1) -> list[int]:
    """So many barbarian armies stand in the province, and nothing else; they are taken from far away."""
    clear(s, name)
    barbarian = [u for u in range(FIRST_BARBARIAN, len(s.kind)) if s.kind[u] == BARBARIAN_ARMY]
    units = sorted(barbarian, key=lambda unit: (s.place[unit], unit))[-armies:]
    for unit in units:
        home = s.place[unit]
        remove(s, unit)
        update_control(s, home)
        put(s, unit, place(s, name))
    update_control(s, place(s, name))
    return units


def goods(s: WarriorsState, player: int, **amounts: int) -> None:
    """Exactly these goods; what is not named is 0."""
    s.goods[player] = [amounts.get(good, 0) for good in GOOD_IDS]


def markers(s: WarriorsState, player: int, **counts: int) -> None:
    """Exactly these development markers."""
    s.markers[player] = [counts.get(track, 0) for track in TRACK_IDS]
    award_titles(s)


def war(s: WarriorsState, one: int, other: int, since: int = 0) -> None:
    s.war[one][other] = s.war[other][one] = since or s.round


# -- looking ----------


def owner(s: WarriorsState, name: str) -> int:
    return s.owner[place(s, name)]


def pieces(s: WarriorsState, name: str) -> list[str]:
    """What stands in the province, by kind."""
    return sorted(UNIT_IDS[s.kind[unit]] for unit in s.here[place(s, name)])


def stock(s: WarriorsState, player: int) -> dict[str, int]:
    return dict(zip(GOOD_IDS, s.goods[player], strict=True))


def vp(s: WarriorsState, player: int) -> int:
    return victory_points(s, player)


def told(s: WarriorsState) -> list[str]:
    """The keys of everything that was told."""
    return [event.told.key for event in s.journal.events]
