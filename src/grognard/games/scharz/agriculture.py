"""SCH-13.3, 13.5 Agriculture: sowing and yield, harvest."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK, weather_of
from grognard.games.scharz.goods import grain_in, grain_supply, put_grain, stores_in, take_grain
from grognard.games.scharz.networks import NO_NETWORK, Networks, networks
from grognard.games.scharz.state import NOBODY, ScharzState, herds_at, initiative, is_alive
from grognard.games.scharz.status import land_fields_of
from grognard.games.scharz.tables import CLIMATES
from grognard.games.scharz.terms import ALL, CLIMATE_TERMS, DONE, field_of, field_term, field_terms
from grognard.games.scharz.weather import climates_present, weather_term
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

SOW_FIELD: Final = Ask("sow_field", "SCH-13.9", "field")

SOWING_WEATHER: Final = Told("sowing_weather", "SCH-13.12", "climate:term", "weather:term")
SOWN: Final = Told("sown", "SCH-13.11", "who:player", "field:term", "grain:number")
HARVESTED: Final = Told("harvested", "SCH-13.25", "who:player", "grain:number", "lost:number")

ASKS: Final = [SOW_FIELD]
TELLINGS: Final = [SOWING_WEATHER, SOWN, HARVESTED]


def sowing(s: ScharzState) -> Procedure[None]:
    """SCH-13.9 After the weather, each player in initiative order sows controlled fields."""
    if s.part == 0:
        roll_weather(s)
        s.part = 1
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        if is_alive(s, p):
            yield from sow(s, p)
        s.turn += 1


def roll_weather(s: ScharzState) -> None:
    """SCH-13.12 One d6 per climate of the map."""
    if not s.opt.weather_sowing:
        return
    for climate in climates_present(s):
        s.sowing[climate] = weather_of(BOOK, "sowing", CLIMATES[climate], s.dice.roll())
        s.journal.tell(SOWING_WEATHER, CLIMATE_TERMS[climate], weather_term(s.sowing[climate]))


def sow(s: ScharzState, p: Player) -> Procedure[None]:
    """SCH-13.9 Field by field, or `all` of them, the most fertile first."""
    while True:
        nets = networks(s, p)
        fields = sowable(s, p, nets)
        if not fields:
            return
        yield CHECKPOINT
        term = yield Choice(p, SOW_FIELD, [*field_terms(s, fields), ALL, DONE])
        if term == DONE:
            return
        if term == ALL:
            for f in sorted(fields, key=lambda f: (-yield_of(s, f), f)):
                if can_sow(s, p, nets, f):
                    sow_one(s, p, nets, f)
            return
        sow_one(s, p, nets, field_of(s, term))


def sowable(s: ScharzState, p: Player, nets: Networks) -> list[Field]:
    return [f for f in land_fields_of(s, p) if can_sow(s, p, nets, f)]


def can_sow(s: ScharzState, p: Player, nets: Networks, f: Field) -> bool:
    """SCH-13.9, 13.10 No herd on the field, no desert, no standing grain, seed in the network."""
    if not s.board.terrain[f].sow or s.standing[f] or herds_at(s, f):
        return False
    network = nets.of_field(f)
    return network != NO_NETWORK and grain_in(s, p, nets, network) >= seed_for(s, f)


def seed_for(s: ScharzState, f: Field) -> int:
    """SCH-13.10 One grain, on a devastated field one more."""
    return 1 + s.devastated[f]


def yield_of(s: ScharzState, f: Field) -> int:
    """SCH-13.11, 13.12 The discs that are put on the sown one; of two climates the worse weather counts."""
    weather = min(s.sowing[climate] for climate in s.board.climates[f])
    effect = BOOK.weather_effect
    change = effect.sowing_good if weather > 0 else effect.sowing_bad if weather < 0 else 0
    return max(0, s.board.terrain[f].grain_yield + change)


def sow_one(s: ScharzState, p: Player, nets: Networks, f: Field) -> None:
    """SCH-13.10, 13.11 The seed leaves the store; the stack is the sown disc and its yield."""
    take_grain(s, stores_in(s, p, nets, nets.of_field(f)), seed_for(s, f))
    s.devastated[f] = 0
    s.sower[f] = p
    s.standing[f] = 1
    s.standing[f] += min(yield_of(s, f), grain_supply(s, p))
    s.journal.tell(SOWN, p, field_term(s, f), s.standing[f])


def harvest(s: ScharzState) -> Procedure[None]:
    """SCH-13.25 Stacks of connected, controlled fields are stored as far as there is room; others rot."""
    for p in initiative(s):
        nets = networks(s, p)
        stored = lost = 0
        for f in s.board.lands:
            if s.sower[f] == p and s.standing[f]:
                grain = s.standing[f]
                s.standing[f], s.sower[f] = 0, NOBODY
                kept = 0
                if s.control[f] == p and nets.of_field(f) != NO_NETWORK:
                    kept = put_grain(s, p, stores_in(s, p, nets, nets.of_field(f)), f, grain)
                stored += kept
                lost += grain - kept
        if stored or lost:
            s.journal.tell(HARVESTED, p, stored, lost)
    yield from ()
