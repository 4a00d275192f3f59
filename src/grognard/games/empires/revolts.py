"""EMP-6 Revolts: two dice choose provinces that lose a control marker."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.book import BOOK
from grognard.games.empires.map import SIDE_NAMES, Side, area_named
from grognard.games.empires.markers import NEUTRAL, blocks_of, is_last_province, pay, remove_marker
from grognard.games.empires.state import NOBODY, EmpiresState
from grognard.games.empires.terms import NONE, NORTH_TABLE, PAY, SOUTH_TABLE, Area
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Procedure
from grognard.kernel.journal import Told

REVOLT_RANSOM: Final = Ask("revolt_ransom", "EMP-24.2", "keyword")

REVOLT: Final = Told("revolt", "EMP-6.1", "dice:numbers", "table:term", "column:number", "areas:terms")
REVOLTED: Final = Told("revolted", "EMP-6.2", "who:player", "area:term", "left:number")
RANSOMED: Final = Told("ransomed", "EMP-24.2", "who:player", "area:term", "blocks:number")
FORT_HELD: Final = Told("fort_held", "EMP-6.2", "who:player", "area:term")
LAST_HELD: Final = Told("last_held", "EMP-5.13", "who:player", "area:term")

TABLE_OF_ROLL: Final[dict[int, Side]] = {
    roll: SIDE_NAMES.index(table.id) for table in BOOK.revolt_tables for roll in table.rolls
}
"""EMP-6.1 The first die: which table."""
COLUMNS: Final[list[dict[int, list[Area]]]] = [
    {
        column.roll: [area_named(name) for name in column.provinces]
        for column in BOOK.revolt_columns
        if column.table == side
    }
    for side in SIDE_NAMES
]
"""EMP-6.2 By table and second die: the provinces in revolt, in the listed order."""


def revolts(s: EmpiresState) -> Procedure[None]:
    """EMP-6.1 One die selects the table, another one the column."""
    yield CHECKPOINT
    which, column = s.dice.roll(), s.dice.roll()
    table = TABLE_OF_ROLL[which]
    provinces = COLUMNS[table][column]
    title = (NORTH_TABLE, SOUTH_TABLE)[table]
    s.journal.tell(REVOLT, (which, column), title, column, tuple(provinces))
    # EMP-6.4 One after the other, so that the last province is judged afresh at each.
    for province in provinces:
        if s.owner[province] != NOBODY:
            yield from revolt(s, province)


def revolt(s: EmpiresState, province: Area) -> Procedure[None]:
    """EMP-6.2 A province loses a control marker, unless fortified, protected (EMP-5.13) or ransomed."""
    owner = s.owner[province]
    if s.forts >> province & 1:
        s.journal.tell(FORT_HELD, owner, province)
        return
    if s.markers[province] == 1 and is_last_province(s, province):
        s.journal.tell(LAST_HELD, owner, province)
        return
    ransom = BOOK.house.revolt_ransom
    if s.rules.revolt_ransom and blocks_of(s, owner) >= ransom:
        # EMP-24.2 Asked only where a marker would really go.
        if (yield Choice(owner, REVOLT_RANSOM, [PAY, NONE], (province,))) == PAY:
            pay(s, owner, ransom)
            s.journal.tell(RANSOMED, owner, province, ransom)
            return
    remove_marker(s, province)
    s.journal.tell(REVOLTED, owner, province, s.markers[province])
    if s.owner[province] == NOBODY:
        s.journal.tell(NEUTRAL, province)
