"""Running games, taken from and put back into the database. What is kept in memory is only a copy."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from grognard.games import find
from grognard.kernel.choice import Player
from grognard.kernel.journal import Event, Journal, Told
from grognard.kernel.state import plain
from grognard.kernel.header import Header, Past
from grognard.kernel.table import Table
from grognard.server.models import ChoiceRow, EventRow, SeatRow, TableRow

KEPT = 200


class Shelf:
    """Loads tables and stores what happened at them, always inside the caller's transaction."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._lock = threading.Lock()

    def load(self, session: Session, row: TableRow) -> Table:
        """The table as the database says. The caller owns it until `keep` or the end of the transaction."""
        with self._lock:
            table = self._kept.pop(row.id, None)
        if table is not None and table.number == row.number and table.header.seed == row.seed:
            return table
        return rebuild(session, row)

    def keep(self, row: TableRow, table: Table) -> None:
        """After the commit: the next one who needs the table finds it here."""
        with self._lock:
            self._kept[row.id] = table
            self._kept.move_to_end(row.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)


def header_of(session: Session, row: TableRow) -> Header:
    seats = session.scalars(select(SeatRow).where(SeatRow.table == row.id).order_by(SeatRow.seat)).all()
    names = [seat.name for seat in seats]
    return Header(find(row.game), row.players, dict(row.options), row.seed, names)


def rebuild(session: Session, row: TableRow) -> Table:
    """From the state at the last checkpoint and the choices since."""
    header = header_of(session, row)
    game = header.game
    state, past = None, None
    if row.state is not None:
        state = game.read(row.players, row.options, row.state)
        past = Past(None, [], row.state_after) if row.state_after else None
    rows = session.scalars(
        select(ChoiceRow)
        .where(ChoiceRow.table == row.id, ChoiceRow.number > row.state_after)
        .order_by(ChoiceRow.number)
    )
    table = Table(header, state, None, past, Journal())
    for choice in rows:
        table.act(choice.seat, choice.word)
    return table


def whole(session: Session, row: TableRow, number: int | None = None) -> Table:
    """The game replayed from its first choice, up to the given number."""
    table = Table(header_of(session, row), journal=Journal())
    rows = session.scalars(
        select(ChoiceRow).where(ChoiceRow.table == row.id).order_by(ChoiceRow.number).limit(number)
    )
    for choice in rows:
        table.act(choice.seat, choice.word)
    return table


def store(session: Session, row: TableRow, table: Table, heard: int) -> None:
    """Write where the game stands, and the events of the journal from the given place on."""
    row.number = table.number
    row.waiting = list(table.waiting)
    after = table.number - len(table.since)
    if row.state is None or after != row.state_after:
        row.state = plain(table.checkpointed())
        row.state_after = after
    places: dict[int, int] = {}
    for event in table.journal.events[heard:]:
        place = places.get(event.number, 0)
        places[event.number] = place + 1
        session.add(
            EventRow(
                table=row.id,
                number=event.number,
                place=place,
                key=event.told.key,
                args=plain(event.values),
                audience=event.audience,
            )
        )
    if table.over:
        row.status = "over"
        row.result = plain(table.result)


def forget_after(session: Session, row: TableRow, number: int) -> None:
    """Undo: choices and events after this number never happened."""
    session.execute(delete(ChoiceRow).where(ChoiceRow.table == row.id, ChoiceRow.number > number))
    session.execute(delete(EventRow).where(EventRow.table == row.id, EventRow.number > number))


def events_of(session: Session, row: TableRow, player: Player | None, since: int) -> list[Event]:
    """The events that a seat may know, as they were told at the time."""
    told: dict[str, Told] = {each.key: each for each in find(row.game).tellings}
    rows = session.scalars(
        select(EventRow)
        .where(EventRow.table == row.id, EventRow.number >= since)
        .order_by(EventRow.number, EventRow.place)
    )
    events = [
        Event(r.number, told[r.key], tuple(_value(v) for v in r.args), r.audience)
        for r in rows
        if r.key in told
    ]
    return [event for event in events if event.is_seen_by(player)]


def _value(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
