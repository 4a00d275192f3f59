"""SCH-8 Return and encirclement: who goes inside, who sallies, who keeps building, what is encircled."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.casualties import piece_term
from grognard.games.scharz.muster import is_contested, leader_of, mask_of
from grognard.games.scharz.pieces import lose_site
from grognard.games.scharz.state import (
    INSIDE,
    NO_SITE,
    NOBODY,
    WORKING,
    ScharzState,
    Unit,
    initiative,
    owner,
    units_at,
    workers,
)
from grognard.games.scharz.status import (
    hostile_open,
    inside_room,
    open_of,
    open_units,
    update_status,
    wall_level,
)
from grognard.games.scharz.terms import DONE, SALLY, STAY, field_term, numbers, value_of
from grognard.games.scharz.terrain import leave_site
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

SALLY_OUT: Final = Ask("sally", "SCH-8.2", "keyword")
RETURN_UNIT: Final = Ask("return_unit", "SCH-8.1", "unit")
BUILDERS_FIGHT: Final = Ask("builders_fight", "SCH-8.9", "number")

SALLIED: Final = Told("sallied", "SCH-8.2", "who:player", "field:term")
WENT_INSIDE: Final = Told("went_inside", "SCH-8.1", "who:player", "field:term", "what:terms")
BUILDERS_JOINED: Final = Told("builders_joined", "SCH-8.9", "who:player", "field:term", "n:number")
ENCIRCLED: Final = Told("encircled", "SCH-8.3", "who:player", "besieged:player", "field:term")

ASKS: Final[list[Ask]] = [SALLY_OUT, RETURN_UNIT, BUILDERS_FIGHT]
TELLINGS: Final[list[Told]] = [SALLIED, WENT_INSIDE, BUILDERS_JOINED, ENCIRCLED]

# -- the return sub-phase ----------


def return_units(s: ScharzState) -> Procedure[None]:
    """SCH-8.14 Field by field in map order: sally, return, builders."""
    combat = s.combat
    assert combat is not None
    while combat.cursor < s.board.n:
        f = combat.cursor
        if s.settler[f] != NOBODY and hostile_open(s, s.settler[f], f):
            yield CHECKPOINT
            if not (yield from sally(s, f)) and s.encircled[f] == NOBODY:
                yield from go_inside(s, f)
        if s.site[f] != NO_SITE and hostile_open(s, s.site_owner[f], f):
            yield from builders_fight(s, f)
        combat.cursor += 1
    encircle(s)


def sally(s: ScharzState, f: Field) -> Procedure[bool]:
    """SCH-8.2 Units already inside come out together, or stay. Whether they came out."""
    combat = s.combat
    assert combat is not None
    inside = units_at(s, INSIDE + f)
    if not inside:
        return False
    settler = s.settler[f]
    if (yield Choice(settler, SALLY_OUT, [SALLY, STAY], (field_term(s, f),))) == STAY:
        return False
    come_out(s, f)
    combat.sallied.append(f)
    s.journal.tell(SALLIED, settler, field_term(s, f))
    return True


def come_out(s: ScharzState, f: Field) -> None:
    """All units inside a settlement stand in the open field."""
    for u in units_at(s, INSIDE + f):
        s.place[u] = f


def go_inside(s: ScharzState, f: Field) -> Procedure[None]:
    """SCH-8.1 The owner of the settlement, then the other members of the coalition in initiative order."""
    settler = s.settler[f]
    others = [p for p in initiative(s) if p != settler and s.friends[settler] >> p & 1]
    for p in [settler, *others]:
        if s.foes[p] & mask_of(open_units(s, f)):
            yield from return_of(s, f, p)


def return_of(s: ScharzState, f: Field, p: Player) -> Procedure[None]:
    """SCH-8.1 One player sends units inside, one at a time, as far as there is room."""
    gone: list[int] = []
    while inside_room(s, f) > 0:
        units = open_of(s, p, f)
        terms = [piece_term(s, u) for u in units]
        if not units:
            break
        chosen = yield Choice(p, RETURN_UNIT, [*dict.fromkeys(terms), DONE], (field_term(s, f),))
        if chosen == DONE:
            break
        u = units[terms.index(chosen)]
        leave_site(s, u)
        s.place[u] = INSIDE + f
        gone.append(chosen)
    if gone:
        s.journal.tell(WENT_INSIDE, p, field_term(s, f), tuple(gone))


def builders_fight(s: ScharzState, f: Field) -> Procedure[None]:
    """SCH-8.9 The owner of a site chooses how many workers fight; if all do, the site is lost."""
    working = workers(s, f)
    if not working:
        return
    p = s.site_owner[f]
    count = value_of((yield Choice(p, BUILDERS_FIGHT, numbers(0, len(working)), (field_term(s, f),))))
    for u in working[:count]:
        s.flags[u] &= ~WORKING
    if count:
        s.journal.tell(BUILDERS_JOINED, p, field_term(s, f), count)
    if count == len(working):
        lose_site(s, f)


# -- encirclement ----------


def encircle(s: ScharzState) -> None:
    """SCH-8.13 The test for encirclement, after the return and after the battles."""
    update_status(s)
    before = s.encircled.copy()
    for f, settler in enumerate(s.settler):
        if settler == NOBODY or not hostile_open(s, settler, f):
            continue
        besiegers = besiegers_of(s, f)
        if s.encircled[f] != NOBODY or is_shut_in(s, f, besiegers):
            s.encircled[f] = leader_of(s, besiegers, f)
            if before[f] == NOBODY:
                s.journal.tell(ENCIRCLED, s.encircled[f], settler, field_term(s, f))
    if s.encircled != before:
        update_status(s)


def is_shut_in(s: ScharzState, f: Field, besiegers: list[Unit]) -> bool:
    """SCH-8.3, 8.4 Only hostile units stand in the open, enough of them, and none fight each other."""
    units = open_units(s, f)
    if mask_of(units) & s.friends[s.settler[f]] or is_contested(s, units):
        return False
    return len(besiegers) >= wall_level(s, f) * BOOK.battle.units_for_encirclement_per_level


def besiegers_of(s: ScharzState, f: Field) -> list[Unit]:
    """SCH-8.11 The units of the hostile coalition with most land units in the field; ties by initiative."""
    order = initiative(s)
    units = [u for u in open_units(s, f) if s.foes[s.settler[f]] >> owner(u) & 1]
    coalitions = [
        [u for u in units if s.friends[p] >> owner(u) & 1] for p in order if mask_of(units) >> p & 1
    ]
    return max(coalitions, key=lambda own: (len(own), -order.index(leader_of(s, own, f))), default=[])
