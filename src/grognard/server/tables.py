"""All tables of this server, and the transactions in which they are changed and looked at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.orm import Session

from grognard.kernel.choice import Player
from grognard.server.database import Database, now
from grognard.server.live import BOTS, LOBBY, Hub, turns_of_user
from grognard.server.models import SeatRow, TableRow
from grognard.server.refusals import Refused
from grognard.server.settings import Settings
from grognard.server.shelf import Place, Shelf


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
        with self.shelf.place(table).lock, self.database.write() as session:
            row = session.get(TableRow, table, with_for_update=True)
            if row is None:
                raise Refused(404, "no-table", "There is no such table.")
            before = row.status
            yield session, row
            row.version += 1
            row.changed = now()
            topics = [table, *turn_topics(row)]
            if row.status != before or row.status == "open":
                topics.append(LOBBY)
            self.hub.announce(session, topics)
        self.hub.wake(topics)

    @contextmanager
    def reading(self, table: str) -> Iterator[tuple[Session, TableRow, Place]]:
        """A transaction that looks at one table, with what this process remembers of it."""
        place = self.shelf.place(table)
        with place.lock, self.database.read() as session:
            yield session, self.look(session, table), place

    def look(self, session: Session, table: str) -> TableRow:
        row = session.get(TableRow, table)
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


def find_seat(session: Session, row: TableRow, number: Player) -> SeatRow:
    seat = session.get(SeatRow, (row.id, number))
    if seat is None:
        raise Refused(404, "no-such-seat", f"There is no seat {number}.")
    return seat
