"""Who sits where at which version: the little that is read for every look at a table."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from grognard.kernel.choice import Player
from grognard.server.models import SeatRow, TableRow, User, sql_table
from grognard.server.refusals import Refused


class Chair(NamedTuple):
    """A seat and what only its owner is told."""

    seat: Player
    user: int | None
    kind: str
    notes: str
    seen: int


class Glance(NamedTuple):
    """What decides who may look at a table, and whether it has changed."""

    version: int
    owner: int
    public: bool
    invitation: str
    chairs: list[Chair]

    def check(self, user: User | None, invitation: str, is_admin: bool) -> None:
        """A private table is seen by those who sit there, its host, and those who have the link."""
        known = user is not None and (user.id == self.owner or bool(self.mine(user)))
        if not (self.public or known or is_admin or invitation == self.invitation):
            raise Refused(404, "no-table", "There is no such table.")

    def mine(self, user: User | None) -> list[Player]:
        return [chair.seat for chair in self.chairs if user is not None and chair.user == user.id]

    def eyes(self, user: User | None, wanted: int | None) -> Player | None:
        """The seat whose eyes are used: one of the visitor's own, or none."""
        mine = [seat for seat in self.mine(user) if self.chairs[seat].kind == "person"]
        if wanted is None:
            return mine[0] if mine else None
        if wanted == -1:
            return None
        if wanted not in mine:
            raise Refused(403, "not-yours", "This is not your seat.")
        return wanted


_TABLE = sql_table(TableRow).c
_SEAT = sql_table(SeatRow).c
_QUERY = (
    select(
        _TABLE.version,
        _TABLE.owner,
        _TABLE.public,
        _TABLE.invitation,
        _SEAT.seat,
        _SEAT.user,
        _SEAT.kind,
        _SEAT.notes,
        _SEAT.seen,
    )
    .join_from(sql_table(TableRow), sql_table(SeatRow), _SEAT.table == _TABLE.id)
    .where(_TABLE.id == bindparam("table"))
    .order_by(_SEAT.seat)
)


_VERSION = select(_TABLE.version).where(_TABLE.id == bindparam("table"))


def version_of(session: Session, table: str) -> int | None:
    """The version of a table; None where there is no such table."""
    found: int | None = session.connection().execute(_VERSION, {"table": table}).scalar()
    return found


def glance(session: Session, table: str) -> Glance:
    """One small query."""
    rows = session.connection().execute(_QUERY, {"table": table}).all()
    if not rows:
        raise Refused(404, "no-table", "There is no such table.")
    version, owner, public, invitation = rows[0][:4]
    return Glance(version, owner, public, invitation, [Chair(*row[4:]) for row in rows])
