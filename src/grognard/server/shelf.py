"""Running games, taken from and put back into the database. What is kept in memory is only a copy."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.orm import Session

from grognard.games import find
from grognard.kernel.errors import GrognardError
from grognard.kernel.header import Header, Past
from grognard.kernel.journal import Journal
from grognard.kernel.state import plain
from grognard.kernel.table import Table
from grognard.server.chronicle import Chronicle
from grognard.server.models import ChatRow, ChoiceRow, EventRow, TableRow, sql_table
from grognard.server.sheet import Sheet

KEPT = 200
CHAT = 100

_SAID = sql_table(ChatRow).c
_CHAT = (
    select(_SAID.id, _SAID.name, _SAID.text, _SAID.at)
    .where(_SAID.table == bindparam("table"))
    .order_by(_SAID.id.desc())
    .limit(CHAT)
)


class Place:
    """What this process remembers of one table. Whoever uses it holds the lock, and takes it before a
    transaction begins; what is remembered counts only while the database says the same position."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.chronicle = Chronicle()
        self.written: dict[Any, Any] = {}
        """What was written for the seats at one version; see `messages.py`."""
        self.sheet: Sheet | None = None
        """What the database said last; it counts while the version there is still the same."""
        self._game: Table | None = None
        self._position = (-1, -1)
        self._chat: list[dict[str, Any]] = []
        self._chat_version = -1

    def take(self, session: Session, row: TableRow) -> Table:
        """The game as the database says. It is forgotten here until it is kept again."""
        game, self._game = self._game, None
        if game is not None and self._position == row.position:
            return game
        return rebuild(session, row)

    def keep(self, row: TableRow, game: Table) -> None:
        """After the commit: the next one who needs the game finds it here."""
        assert game.number == row.number, "a game is kept as it is stored"
        self._game, self._position = game, row.position

    def has_game_of(self, sheet: Sheet) -> bool:
        """Whether the game of this sheet lies here; before the beginning there is none."""
        return sheet.status == "open" or (self._game is not None and self._position == sheet.position)

    def game_of(self, sheet: Sheet) -> Table:
        """The game of this sheet, which lies here, only to look at."""
        assert self._game is not None and self.has_game_of(sheet), "the game lies in its place"
        return self._game

    def commit(self, sheet: Sheet) -> None:
        """After a commit of this process: how the table is now. The chat has not changed with it."""
        if self._chat_version == sheet.version - 1:
            self._chat_version = sheet.version
        self.sheet = sheet

    def chat(self, session: Session, sheet: Sheet) -> list[dict[str, Any]]:
        """What was said last at this table."""
        if self._chat_version != sheet.version:
            rows = session.connection().execute(_CHAT, {"table": sheet.id}).mappings().all()
            self._chat, self._chat_version = [dict(said) for said in reversed(rows)], sheet.version
        return self._chat

    def forget_chat(self) -> None:
        """Somebody says something."""
        self._chat_version = -1


class Shelf:
    """The tables that were used last."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._lock = threading.Lock()

    def place(self, table: str) -> Place:
        with self._lock:
            place = self._places.get(table)
            if place is None:
                place = self._places[table] = Place()
            self._places.move_to_end(table)
            while len(self._places) > KEPT:
                self._places.popitem(last=False)
            return place


def header_of(row: TableRow) -> Header:
    return Header(
        find(row.game),
        row.players,
        dict(row.options),
        row.seed,
        [seat.name for seat in row.seats],
        [seat.contribution for seat in row.seats],
        [(after, bytes.fromhex(seed)) for after, seed in row.new_dice],
    )


def rebuild(session: Session, row: TableRow) -> Table:
    """From the state at the last checkpoint and the choices since."""
    header = header_of(row)
    game = header.game
    state, past = None, None
    if row.state is not None:
        state = game.read(row.players, row.options, row.state)
        past = Past(None, [], row.state_after) if row.state_after else None
    table = Table(header, state, None, past, Journal())
    _repeat(session, row, table, row.state_after, row.number)
    return table


def whole(session: Session, row: TableRow, number: int | None = None) -> Table:
    """The game replayed from its first choice, up to the given number."""
    table = Table(header_of(row), journal=Journal())
    _repeat(session, row, table, 0, row.number if number is None else number)
    return table


def _repeat(session: Session, row: TableRow, table: Table, after: int, until: int) -> None:
    made = session.execute(
        select(ChoiceRow.seat, ChoiceRow.word)
        .where(ChoiceRow.table == row.id, ChoiceRow.number > after, ChoiceRow.number <= until)
        .order_by(ChoiceRow.number)
    )
    for seat, word in made:
        table.act(seat, word)
    if table.number != until:
        raise GrognardError(f"Table {row.id} has lost choices: {table.number} of {until} are there.")


def store(session: Session, row: TableRow, table: Table, heard: int, afresh: bool = False) -> None:
    """Write where the game stands, and the events of the journal from the given place on.

    The state is written when there was a checkpoint since, or `afresh` in any case.
    """
    row.number = table.number
    row.waiting = list(table.waiting)
    after = table.number - len(table.since)
    if afresh or after != row.state_after:
        row.state = plain(table.checkpointed())
        row.state_after = after
    events = []
    places: dict[int, int] = {}
    for event in table.journal.events[heard:]:
        place = places.get(event.number, 0)
        places[event.number] = place + 1
        events.append(
            {
                "table": row.id,
                "number": event.number,
                "place": place,
                "key": event.told.key,
                "args": plain(event.values),
                "audience": event.audience,
            }
        )
    if events:
        session.connection().execute(insert(sql_table(EventRow)), events)
    if table.over:
        row.status = "over"
        row.result = plain(table.result)


def forget_after(session: Session, row: TableRow, number: int) -> None:
    """Undo: choices and events after this number never happened."""
    session.execute(delete(ChoiceRow).where(ChoiceRow.table == row.id, ChoiceRow.number > number))
    session.execute(delete(EventRow).where(EventRow.table == row.id, EventRow.number > number))
    row.undone += 1
