"""SCH-12.4 Fishing."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import fish_room, fish_supply
from grognard.games.scharz.points import own_d6
from grognard.games.scharz.state import NOBODY, ScharzState, initiative, owner, units_at
from grognard.games.scharz.status import ships_of
from grognard.games.scharz.tables import CORSAIR, TRANSPORT
from grognard.games.scharz.terms import field_term
from grognard.kernel.choice import CHECKPOINT, Player, Procedure
from grognard.kernel.journal import Told

CAUGHT: Final = Told("caught", "SCH-12.40", "who:player", "fish:number", "sea:term", "at:term")

TELLINGS: Final = [CAUGHT]


def fishing(s: ScharzState) -> Procedure[None]:
    """SCH-12.40, 12.41 One roll per controlled sea field with a ship and an own shipyard at its shore."""
    if s.part == 0:
        s.queue = [
            sea
            for p in initiative(s)
            for sea in s.board.sea_fields
            if s.control[sea] == p
            for _ in range(casts(s, p, sea))
        ]
        s.part = 1
    while s.queue:
        sea = s.queue[0]
        p = s.control[sea]
        if port_for(s, p, sea) != NOBODY:
            yield CHECKPOINT
            yield from fish_in_sea(s, p, sea)
        s.queue.pop(0)


def casts(s: ScharzState, p: Player, sea: Field) -> int:
    """SCH-12.40, 12.41 How often a player may roll in a sea field."""
    ships = ships_of(s, p, sea)
    corsairs = any(s.kind[u] == CORSAIR and s.foes[p] >> owner(u) & 1 for u in units_at(s, sea))
    if not ships or corsairs:
        return 0
    return sum(s.kind[u] == TRANSPORT for u in ships) if s.opt.fish_per_ship else 1


def port_for(s: ScharzState, p: Player, sea: Field) -> Field:
    """SCH-12.40 The own shipyard at the sea with most room (ties in map order), or -1."""
    ports = [f for f in s.board.coasts[sea] if s.settler[f] == p and fish_room(s, f) > 0]
    if not ports or fish_supply(s, p) <= 0:
        return NOBODY
    return max(ports, key=lambda f: (fish_room(s, f), -f))


def fish_in_sea(s: ScharzState, p: Player, sea: Field) -> Procedure[None]:
    """SCH-12.40, 12.42 1 to 4 catches a fish; in rough sea one more, or the die is raised by one."""
    numbers = BOOK.fishing
    raised = numbers.rough_sea_bonus if s.rough_sea and s.opt.rough_sea_fishing == "roll" else 0
    bad = tuple(face for face in range(1, 7) if face + raised not in numbers.success)
    roll = yield from own_d6(s, p, bad)
    if roll in bad:
        return
    catch = numbers.fish_per_sea_field
    catch += numbers.rough_sea_bonus if s.rough_sea and s.opt.rough_sea_fishing == "yield" else 0
    port = port_for(s, p, sea)
    caught = min(catch, fish_room(s, port), fish_supply(s, p))
    s.fish[port] += caught
    s.journal.tell(CAUGHT, p, caught, field_term(s, sea), field_term(s, port))
