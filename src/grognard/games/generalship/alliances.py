"""GEN-8 Alliances: cubes in two fields, set by the active player alone."""

from __future__ import annotations

from grognard.games.generalship.book import HOME, NATION_TILES, PAGES, Tile
from grognard.games.generalship.generals import amount_of, pay_power
from grognard.games.generalship.ownership import are_enemies
from grognard.games.generalship.retreat import retreat_from
from grognard.games.generalship.state import GenState, seat_of
from grognard.games.generalship.terms import ADD, DONE, NATION, NUMBER, REMOVE
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

ALLIANCE_OP = Ask("alliance_op", "GEN-8.3", "alliance")

CUBE_IN = Told("cube_in", "GEN-8.3", "who:player", "nation:term", "field:term")
CUBE_OUT = Told("cube_out", "GEN-8.3", "who:player", "nation:term")
CUBE_ALONE = Told("cube_alone", "GEN-8.6", "nation:term")

CHANGING = 0
PARTING = 1
"""Steps of the alliance action: cubes are moved, then former allies part."""


# -- procedures ----------


def alliance_action(s: GenState, player: Player) -> Procedure[None]:
    """GEN-8.3 Any number of operations on any cubes; then lone cubes go and guests leave."""
    if s.step == CHANGING:
        yield from change_alliances(s, player)
        remove_lone_cubes(s)
        s.step = PARTING
    # GEN-8.12 Where enemies now share a tile the guest retreats.
    for tile, guest in unwelcome_guests(s):
        yield CHECKPOINT
        yield from retreat_from(s, guest, tile)


def change_alliances(s: GenState, player: Player) -> Procedure[None]:
    """GEN-8.3 to 8.5 Put cubes in freely, take them out for political power, each at most once."""
    free = amount_of(s, player, "diplomacy")
    put_in = [False] * s.players
    taken_out = [False] * s.players
    while True:
        options = additions(s, put_in) + removals(s, player, taken_out, free)
        chosen = yield Choice(player, ALLIANCE_OP, [*options, DONE])
        if chosen == DONE:
            return
        if chosen in REMOVE:
            seat = seat_of(s, REMOVE.index(chosen))
            if free:
                free -= 1
            else:
                pay_power(s, player)
            s.fields[seat] = 0
            taken_out[seat] = True
            s.journal.tell(CUBE_OUT, player, NATION[s.nation[seat]])
        else:
            nation, field = next((n, row.index(chosen) + 1) for n, row in enumerate(ADD) if chosen in row)
            seat = seat_of(s, nation)
            s.fields[seat] = field
            put_in[seat] = True
            s.journal.tell(CUBE_IN, player, NATION[nation], NUMBER[field])


# -- queries ----------


def additions(s: GenState, put_in: list[bool]) -> list[Term]:
    """GEN-8.1, 8.2, 8.5 Nations without a cube, into fields with room."""
    room = PAGES.alliance.max_cubes_per_field[str(s.players)]
    fields = [field for field in range(1, PAGES.alliance.fields + 1) if s.fields.count(field) < room]
    return [
        ADD[s.nation[seat]][field - 1]
        for seat in s.order
        if s.fields[seat] == 0 and not put_in[seat]
        for field in fields
    ]


def removals(s: GenState, player: Player, taken_out: list[bool], free: int) -> list[Term]:
    """GEN-8.3, 8.5 Cubes that can be taken out and paid for."""
    if not s.power[player] and not free:
        return []
    return [REMOVE[s.nation[seat]] for seat in s.order if s.fields[seat] and not taken_out[seat]]


def unwelcome_guests(s: GenState) -> list[tuple[Tile, Player]]:
    """GEN-8.12 Players with units on a nation tile together with the home player, their enemy."""
    found = []
    for home in range(s.players):
        for tile in sorted(s.stacks[home]):
            if tile < NATION_TILES and HOME[tile] == s.nation[home]:
                for guest in range(s.players):
                    if tile in s.stacks[guest] and are_enemies(s, guest, home):
                        found.append((tile, guest))
    return found


# -- changes ----------


def remove_lone_cubes(s: GenState) -> None:
    """GEN-8.6 A cube alone in its field is removed free of charge."""
    for seat in s.order:
        if s.fields[seat] and s.fields.count(s.fields[seat]) == 1:
            s.fields[seat] = 0
            s.journal.tell(CUBE_ALONE, NATION[s.nation[seat]])
