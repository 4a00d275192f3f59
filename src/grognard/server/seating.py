"""Who sits at a table: joining, bots, contributions to the dice; leaving a seat to a bot and coming back."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from grognard.bots.registry import parse_bot
from grognard.kernel.choice import Player
from grognard.kernel.errors import BadOption
from grognard.server.clock import read_clock
from grognard.server.database import now
from grognard.server.models import SeatRow, TableRow, User
from grognard.server.refusals import Refused
from grognard.server.tables import Tables, find_seat

STAND_IN = "greedy"
"""Who plays for somebody who is away."""

# -- before the game ----------


def join(tables: Tables, table: str, user: User, seat: Player | None, invitation: str) -> Player:
    """Sit down at an open seat; a private table needs its invitation."""
    with tables.changing(table) as (_, row):
        if row.status == "over":
            raise Refused(409, "table-over", "This game is over.")
        if not row.public and user.id != row.owner and invitation != row.invitation:
            raise Refused(403, "private", "This table is private; ask its host for the link.")
        free = [s for s in row.seats if s.kind == "open"]
        if seat is not None:
            free = [s for s in free if s.seat == seat]
        if not free:
            raise Refused(409, "no-seat", "There is no free seat.")
        free[0].kind, free[0].user, free[0].name = "person", user.id, user.name
        return free[0].seat


def set_seat(tables: Tables, table: str, user: User, number: Player, wish: dict[str, Any]) -> None:
    """Before the game the host fills a seat with a bot or empties it; everybody may leave their own."""
    with tables.changing(table) as (_, row):
        if row.status != "open":
            raise Refused(409, "table-running", "The game has begun; seats stay as they are.")
        seat = find_seat(row, number)
        if user.id not in (row.owner, seat.user):
            raise Refused(403, "not-host", "Only the host can change this seat.")
        fresh = new_seat(row, number, wish, user)
        for name in ("kind", "user", "name", "bot", "contribution"):
            setattr(seat, name, getattr(fresh, name))


def contribute(tables: Tables, table: str, user: User, number: Player, text: str) -> None:
    """Before the game somebody adds a text of their own to the seed; everybody sees it."""
    with tables.changing(table) as (_, row):
        seat = find_seat(row, number)
        if seat.user != user.id or seat.kind != "person":
            raise Refused(403, "not-yours", "This is not your seat.")
        if row.status != "open":
            raise Refused(409, "table-running", "The game has begun; its dice are fixed.")
        seat.contribution = clean_contribution(text)


def clean_contribution(text: str) -> str:
    """One line of printed characters, so that everybody can read and hash it."""
    clean = " ".join(text.split())
    if len(clean) > 100 or not clean.isprintable():
        raise Refused(422, "bad-contribution", "A contribution to the dice has up to 100 printed characters.")
    return clean


def new_seat(row: TableRow, number: int, wish: dict[str, Any], user: User) -> SeatRow:
    """A seat as it was wished for: mine, a bot's or open."""
    kind = wish.get("kind", "open")
    seat = SeatRow(table=row.id, seat=number, kind="open", name="", bot="", notes="", seen=0)
    seat.contribution = ""
    seat.away = seat.resigned = False
    seat.bank = read_clock(row.clock).start()
    if kind == "me":
        seat.kind, seat.user, seat.name = "person", user.id, wish.get("name") or user.name
    elif kind == "bot":
        sit_bot(seat, wish.get("bot") or STAND_IN)
    elif kind != "open":
        raise Refused(422, "bad-seat", "A seat is me, bot or open.")
    return seat


def sit_bot(seat: SeatRow, bot: str) -> None:
    """This bot sits there from now on."""
    try:
        parse_bot(bot)
    except BadOption as error:
        raise Refused(422, "bad-bot", str(error)) from None
    seat.kind, seat.user, seat.bot, seat.name = "bot", None, bot, f"Bot ({bot.replace(':', ' ')})"[:40]


# -- during the game ----------


def go_away(tables: Tables, table: str, user: User, number: Player, resign: bool) -> None:
    """A bot plays on for this seat; after a resignation for good."""
    with tables.changing(table) as (_, row):
        seat = find_seat(row, number)
        if seat.user != user.id or row.status != "running":
            raise Refused(403, "not-yours", "This is not your seat in a running game.")
        seat.bot = seat.bot or STAND_IN
        seat.away = True
        seat.resigned = seat.resigned or resign


def come_back(tables: Tables, table: str, user: User, number: Player) -> None:
    """The owner plays again, with some time on the clock."""
    with tables.changing(table) as (_, row):
        seat = find_seat(row, number)
        if seat.user != user.id or seat.resigned or seat.kind != "person":
            raise Refused(403, "not-yours", "This is not your seat.")
        seat.bot, seat.away = "", False
        if seat.since is not None:
            clock = read_clock(row.clock)
            seat.since = now()
            seat.bank = max(seat.bank, clock.increment * 1000, clock.start() // 10)


def expire(tables: Tables) -> int:
    """Hand the seats of those whose time is up to a bot; how many there were."""
    with tables.database.read() as session:
        rows = session.execute(
            select(SeatRow, TableRow)
            .join(TableRow, TableRow.id == SeatRow.table)
            .where(TableRow.status == "running", SeatRow.since.is_not(None), SeatRow.bot == "")
        ).all()
        late = [(row.id, seat.seat) for seat, row in rows if _is_late(row, seat)]
    for table, number in late:
        with tables.changing(table) as (_, row):
            seat = find_seat(row, number)
            if _is_late(row, seat) and not seat.bot:
                seat.bot, seat.away = STAND_IN, True
    return len(late)


def _is_late(row: TableRow, seat: SeatRow) -> bool:
    deadline = read_clock(row.clock).deadline(seat.since, seat.bank)
    return deadline is not None and deadline <= now()
