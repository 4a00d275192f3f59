"""GEN-7.9 Events: when they come, in which order they are executed, what they do."""

from __future__ import annotations

from grognard.games.generalship.book import EVENTS, GENERALS, NOBODY, NONE, TECHNOLOGIES, General
from grognard.games.generalship.capacity import kinds_at, lose, shed_surplus
from grognard.games.generalship.ending import gain_points
from grognard.games.generalship.generals import pay_power, promote_rightmost, remove_commander
from grognard.games.generalship.population import population, remove_highest
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import EVENT, TECHNOLOGY, TILE, TILE_AT, UNIT, UNIT_AT
from grognard.games.generalship.tree import add_technology, allowed
from grognard.games.generalship.units import units_of
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

RENAISSANCE_TECH = Ask("renaissance_tech", "GEN-7.18", "technology")
PLAGUE_TILE = Ask("plague_unit_tile", "GEN-7.16", "tile")
PLAGUE_UNIT = Ask("plague_unit", "GEN-7.16", "unit", always=True)

EVENT_DRAWN = Told("event_drawn", "GEN-7.9", "event:term")
PEOPLE_LOST = Told("people_lost", "GEN-7.16", "who:player", "n:number")

NOT_BEGUN = -1


# -- procedures ----------


def execute_event(s: GenState, developer: Player) -> Procedure[None]:
    """GEN-7.10 The developer executes the event first, then the others in player order."""
    order = [developer] + [player for player in s.order if player != developer]
    while s.event != NONE:
        yield CHECKPOINT
        if EVENTS[s.event].effect == "free_technology":
            yield from renaissance(s, developer)
        elif s.step < len(order):
            yield from suffer(s, order[s.step])
            s.step += 1
        else:
            s.event = NONE
            s.step = 0


def suffer(s: GenState, player: Player) -> Procedure[None]:
    """GEN-7.11 to 7.19 What the event does to one player, if his commander fulfils its condition."""
    event = EVENTS[s.event]
    if not condition_holds(s, player):
        return
    if event.effect == "discard_rightmost_power":
        if s.power[player]:
            pay_power(s, player)
    elif event.effect == "gain_points":
        gain_points(s, player, event.points)
    elif event.effect == "remove_commander":
        remove_commander(s, player)
    elif event.effect == "replace_commander_from_power":
        remove_commander(s, player)
        if s.power[player]:
            promote_rightmost(s, player)
    else:
        assert event.effect == "plague", f"nobody executes {event.effect}"
        yield from plague(s, player)


def plague(s: GenState, player: Player) -> Procedure[None]:
    """GEN-7.16 The commander, a third of the population and a third of the units, each rounded down."""
    if s.plague == NOT_BEGUN:
        part = EVENTS[s.event].fraction_denominator
        remove_commander(s, player)
        lost = population(s, player) // part
        for _ in range(lost):
            remove_highest(s, player, s.people[player])
        s.journal.tell(PEOPLE_LOST, player, lost)
        s.plague = units_of(s, player) // part
    while True:
        yield from shed_surplus(s, player)
        if s.plague == 0 or not s.stacks[player]:
            break
        yield CHECKPOINT
        tiles = [TILE[tile] for tile in sorted(s.stacks[player])]
        tile = TILE_AT[(yield Choice(player, PLAGUE_TILE, tiles))]
        kinds = [UNIT[kind] for kind in kinds_at(s, player, tile)]
        lose(s, player, tile, UNIT_AT[(yield Choice(player, PLAGUE_UNIT, kinds, about=(TILE[tile],)))])
        s.plague -= 1
    s.plague = NOT_BEGUN


def renaissance(s: GenState, developer: Player) -> Procedure[None]:
    """GEN-7.18 One further technology, free and without points; its own event check follows."""
    possible = allowed(s)
    if not possible:
        s.event = NONE
        return
    options = [TECHNOLOGY[technology] for technology in possible]
    technology = TECHNOLOGY.index((yield Choice(developer, RENAISSANCE_TECH, options)))
    s.event = NONE
    add_technology(s, developer, technology, 0)
    check_event(s, technology)


# -- queries ----------


def condition_holds(s: GenState, player: Player) -> bool:
    """GEN-7.11, 7.21 Conditions speak of the commander; without one none of them holds."""
    condition = EVENTS[s.event].condition
    symbols = condition.commander_symbol_any.copy()
    if condition.commander_symbol:
        symbols.append(condition.commander_symbol)
    absent, sea = condition.commander_symbol_absent, condition.commander_sea_at_least
    if not symbols and not absent and not sea:
        return True
    general = s.commander[player]
    if general == NOBODY:
        return False
    if symbols and not any(has_symbol(general, symbol) for symbol in symbols):
        return False
    if absent and has_symbol(general, absent):
        return False
    return GENERALS[general].sea >= sea


def has_symbol(general: General, symbol: str) -> bool:
    """GEN-6.8 Christian, Muslim or coup symbol."""
    row = GENERALS[general]
    return {"christian": row.christian, "muslim": row.muslim, "coup": row.coup}[symbol]


# -- changes ----------


def check_event(s: GenState, technology: int) -> None:
    """GEN-7.9 An empty event slot beside the technology takes the next event."""
    slot = TECHNOLOGIES[technology].event_slot
    if slot and s.events[slot - 1] == NONE:
        s.event = s.event_deck.pop()
        s.events[slot - 1] = s.event
        s.step = 0
        s.journal.tell(EVENT_DRAWN, EVENT[s.event])
