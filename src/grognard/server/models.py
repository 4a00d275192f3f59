"""What the database holds. A game is its header and its choices; the rest follows from them."""

from __future__ import annotations

from typing import Annotated, Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, LargeBinary, String, Table, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

Time = Annotated[int, mapped_column(BigInteger)]
"""Whole milliseconds since 1970, in UTC."""


class Base(DeclarativeBase):
    """All tables of the database."""

    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}


class User(Base):
    """Somebody: a guest, a registered person, a bot account or a worker of this server."""

    __tablename__ = "users"

    id: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # guest, person, bot, worker
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(
        String(40), unique=True
    )  # lower-case name of those who can log in
    password: Mapped[str | None] = mapped_column(Text)  # argon2id
    token: Mapped[str | None] = mapped_column(String(64), unique=True)  # SHA-256 of a bot's token
    email: Mapped[str | None] = mapped_column(String(200))
    webhook: Mapped[str | None] = mapped_column(String(500))
    notices: Mapped[bool] = mapped_column(default=False)
    language: Mapped[str] = mapped_column(String(5), default="en")
    owner: Mapped[int | None] = mapped_column(ForeignKey("users.id"))  # of a bot account
    created: Mapped[Time]


class Login(Base):
    """A browser that is logged in."""

    __tablename__ = "logins"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)  # SHA-256 of the cookie
    user: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    csrf: Mapped[str] = mapped_column(String(64))
    created: Mapped[Time]
    expires: Mapped[Time]


class Reset(Base):
    """A link to a new password; it works once and not for long."""

    __tablename__ = "resets"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    user: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    expires: Mapped[Time]


class TableRow(Base):
    """One table: what is fixed, how far it is, and the state at its last checkpoint."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    title: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(30))
    rules: Mapped[int]
    players: Mapped[int]
    options: Mapped[dict[str, Any]]
    seed: Mapped[bytes] = mapped_column(LargeBinary)  # what was committed to; players add to it
    new_dice: Mapped[list[Any]] = mapped_column(default=list)  # [after so many choices, seed in hexadecimal]
    owner: Mapped[int] = mapped_column(ForeignKey("users.id"))
    invitation: Mapped[str] = mapped_column(String(32))
    public: Mapped[bool] = mapped_column(default=True)
    status: Mapped[str] = mapped_column(String(10))  # open, running, over
    clock: Mapped[dict[str, Any]]
    number: Mapped[int] = mapped_column(default=0)  # choices made
    undone: Mapped[int] = mapped_column(default=0)  # how often a choice was taken back
    version: Mapped[int] = mapped_column(default=0)  # raised by every change anybody can see
    state: Mapped[dict[str, Any] | None] = mapped_column(deferred=True)  # large: read only to rebuild
    state_after: Mapped[int] = mapped_column(default=0)
    waiting: Mapped[list[Any]] = mapped_column(default=list)  # seats
    result: Mapped[dict[str, Any] | None]
    origin: Mapped[str] = mapped_column(String(60), default="")  # of a fork or an imported record
    created: Mapped[Time]
    changed: Mapped[Time]

    seats: Mapped[list[SeatRow]] = relationship(order_by="SeatRow.seat", viewonly=True)

    __table_args__ = (Index("tables_by_status", "status", "changed"),)

    @property
    def position(self) -> tuple[int, int]:
        """Where the game stands: the same position is the same game, on every server."""
        return self.number, self.undone


class SeatRow(Base):
    """A seat: who sits there, who plays for whom, and the seat's clock."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # open, person, bot
    user: Mapped[int | None] = mapped_column(ForeignKey("users.id"))
    name: Mapped[str] = mapped_column(String(40), default="")
    bot: Mapped[str] = mapped_column(String(60), default="")  # who plays, if kind is bot or somebody is away
    away: Mapped[bool] = mapped_column(default=False)  # the bot plays until the owner comes back
    resigned: Mapped[bool] = mapped_column(default=False)
    notes: Mapped[str] = mapped_column(Text, default="")
    seen: Mapped[int] = mapped_column(default=0)  # the choice number up to which the owner has looked
    bank: Mapped[Time] = mapped_column(default=0)  # milliseconds left
    since: Mapped[int | None] = mapped_column(BigInteger)  # when the clock of this seat began to run
    wants_undo: Mapped[int | None]  # the choice number that this seat agrees to go back to
    contribution: Mapped[str] = mapped_column(String(100), default="")  # to the seed, before the game begins

    __table_args__ = (Index("seats_by_user", "user"),)


class ChoiceRow(Base):
    """One accepted choice. Two clients cannot both write the same number."""

    __tablename__ = "choices"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    word: Mapped[str] = mapped_column(String(80))
    key: Mapped[str | None] = mapped_column(String(64))
    by: Mapped[int | None]
    at: Mapped[Time]

    __table_args__ = (UniqueConstraint("table", "key", name="choice_once"),)


class EventRow(Base):
    """One line of the journal."""

    __tablename__ = "events"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)  # of the choice
    place: Mapped[int] = mapped_column(primary_key=True)  # within the choice
    key: Mapped[str] = mapped_column(String(60))
    args: Mapped[list[Any]]
    audience: Mapped[int]


class ChatRow(Base):
    """Something somebody said at a table."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    user: Mapped[int] = mapped_column(ForeignKey("users.id"))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(1000))
    at: Mapped[Time]


class Lease(Base):
    """A decision that a worker is thinking about."""

    __tablename__ = "leases"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int]
    worker: Mapped[str] = mapped_column(String(64))
    until: Mapped[Time]


class Notice(Base):
    """A message that it is somebody's turn, to be sent."""

    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(primary_key=True)
    user: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    table: Mapped[str] = mapped_column(String(16))
    due: Mapped[Time]
    tries: Mapped[int] = mapped_column(default=0)

    __table_args__ = (UniqueConstraint("user", "table", name="notice_once"),)


class Mark(Base):
    """Small facts about the server itself: the last heartbeat."""

    __tablename__ = "marks"

    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[Time]


def sql_table(kind: type[Base]) -> Table:
    """The SQL table behind a model, for statements that need no objects."""
    table = kind.__table__
    assert isinstance(table, Table)
    return table
