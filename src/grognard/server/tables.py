"""All tables of this server, and the transactions in which they are changed and looked at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.orm import Session, joinedload

from grognard.kernel.choice import Player
from grognard.server.database import Database, now
from grognard.server.glance import version_of
from grognard.server.live import BOTS, LOBBY, Hub, turns_of_user
from grognard.server.models import SeatRow, TableRow
from grognard.server.refusals import Refused
from grognard.server.settings import Settings
from grognard.server.sheet import Sheet, sheet_of
from grognard.server.shelf import Place, Shelf

WITH_SEATS = (joinedload(TableRow.seats, innerjoin=True),)
"""One query for a table and its seats; every table has some."""


class Tables:
    """All tables of this server."""

    def __init__(self, settings: Settings, database: Database, hub: Hub) -> None:
        self.settings = settings
        self.database = database
        self.hub = hub
        self.shelf = Shelf()

    @contextmanager
    def changing(self, table: str) -> Iterator[tuple[Session, TableRow]]:
        """A transaction that changes one table; everybody who looks at it hears of it afterwards."""
        place = self.shelf.place(table)
        with place.lock:
            with self.database.write() as session:
                row = self.look(session, table, lock=True)
                before = row.status
                yield session, row
                row.version += 1
                row.changed = now()
                topics = [table, *turn_topics(row)]
                if row.status != before or row.status == "open":
                    topics.append(LOBBY)
                self.hub.announce(session, topics)
            place.commit(sheet_of(row))
        self.hub.wake(topics)

    @contextmanager
    def reading(self, table: str) -> Iterator[tuple[Session, TableRow, Place]]:
        """A transaction that looks at one table, with what this process remembers of it."""
        place = self.shelf.place(table)
        with place.lock, self.database.read() as session:
            yield session, self.look(session, table), place

    def sheet(self, session: Session, place: Place, table: str) -> Sheet:
        """How the table is now, with its game in its place; the caller holds the place.

        What is remembered counts if the database says the same version.
        """
        sheet = place.sheet
        if sheet is not None and sheet.version == version_of(session, table) and place.has_game_of(sheet):
            return sheet
        row = self.look(session, table)
        if row.status != "open":
            place.keep(row, place.take(session, row))
        sheet = place.sheet = sheet_of(row)
        return sheet

    def look(self, session: Session, table: str, lock: bool = False) -> TableRow:
        """The table with its seats; a `lock` keeps others from changing it until the transaction ends."""
        only_this = {"of": TableRow} if lock else None
        row = session.get(TableRow, table, options=WITH_SEATS, with_for_update=only_this)
        if row is None:
            raise Refused(404, "no-table", "There is no such table.")
        return row


def turn_topics(row: TableRow) -> list[str]:
    """Whom a change of this table may concern because they are asked now."""
    topics: dict[str, None] = {}
    for seat in row.seats if row.status == "running" else []:
        if seat.seat in row.waiting:
            if seat.bot:
                topics[BOTS] = None
            elif seat.user is not None:
                topics[turns_of_user(seat.user)] = None
    return list(topics)


def find_seat(row: TableRow, number: Player) -> SeatRow:
    for seat in row.seats:
        if seat.seat == number:
            return seat
    raise Refused(404, "no-such-seat", f"There is no seat {number}.")
