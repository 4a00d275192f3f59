"""Playing at a table: the beginning, choices, whose turn it is, taking back."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, insert, select
from sqlalchemy.orm import Session

from grognard.kernel.choice import Player
from grognard.kernel.errors import CannotUndo, IllegalChoice
from grognard.kernel.table import Table
from grognard.server import notices
from grognard.server.clock import read_clock
from grognard.server.database import now
from grognard.server.models import ChoiceRow, SeatRow, TableRow, User, sql_table
from grognard.server.refusals import Refused
from grognard.server.seating import STAND_IN, sit_bot
from grognard.server.shelf import forget_after, rebuild, store, whole
from grognard.server.tables import Tables, find_seat

_CHOICE = sql_table(ChoiceRow)
_BY_KEY = select(_CHOICE.c.number).where(
    _CHOICE.c.table == bindparam("table"), _CHOICE.c.key == bindparam("key")
)


def start(tables: Tables, table: str, user: User) -> None:
    """Begin the game; seats nobody took are played by bots. The seed of the dice is fixed now."""
    place = tables.shelf.place(table)
    with place.lock:
        with tables.changing(table) as (session, row):
            if row.status != "open":
                raise Refused(409, "table-running", "The game has already begun.")
            if user.id != row.owner:
                raise Refused(403, "not-host", "Only the host can start the game.")
            for seat in row.seats:
                if seat.kind == "open":
                    sit_bot(seat, STAND_IN)
            row.status = "running"
            game = rebuild(session, row)
            store(session, row, game, 0, afresh=True)
            pass_turn(session, row, None)
        place.keep(row, game)


def choose(
    tables: Tables, table: str, user: User, number: Player, word: str, expected: int | None, key: str | None
) -> dict[str, Any]:
    """One choice of one seat. The same key twice gives the same answer and changes nothing."""
    place = tables.shelf.place(table)
    with place.lock:
        try:
            with tables.changing(table) as (session, row):
                if key is not None:
                    _refuse_repeated(session, table, key)
                check_running(row)
                seat = find_seat(row, number)
                may_play(user, seat)
                game = place.take(session, row)
                if expected is not None and not _is_fresh(game, number, expected):
                    raise Refused(409, "stale", "The game has gone on since; look again.")
                _act(session, row, game, seat, word, user, key)
        except _Repeated as repeated:
            return {"number": repeated.number, "repeated": True}
        except IllegalChoice as error:
            raise Refused(422, "illegal", str(error)) from None
        place.keep(row, game)
    return {"number": game.number, "repeated": False}


def _act(
    session: Session,
    row: TableRow,
    game: Table,
    seat: SeatRow,
    word: str,
    user: User,
    key: str | None,
) -> None:
    """The seat answers; the choice, the events and where the game stands now are written."""
    heard = len(game.journal.events)
    game.act(seat.seat, word)
    made = {"table": row.id, "number": game.number, "seat": seat.seat, "word": word, "key": key}
    session.connection().execute(insert(_CHOICE), [{**made, "by": user.id, "at": now()}])
    clear_undo(row)
    store(session, row, game, heard)
    pass_turn(session, row, seat.seat)


class _Repeated(Exception):
    """A choice whose key was used before."""

    def __init__(self, number: int) -> None:
        super().__init__("repeated")
        self.number = number


def _refuse_repeated(session: Session, table: str, key: str) -> None:
    done = session.connection().execute(_BY_KEY, {"table": table, "key": key}).scalar()
    if done is not None:
        raise _Repeated(done)


def _is_fresh(game: Table, seat: Player, expected: int) -> bool:
    """Whether nothing has happened since, or only others who act at the same time have acted."""
    behind = game.number - expected
    if not 0 <= behind <= len(game.since) - game.together_since:
        return False
    return all(player != seat for player, _ in game.since[len(game.since) - behind :])


def check_running(row: TableRow) -> None:
    if row.status != "running":
        raise Refused(409, f"table-{row.status}", f"This table is {row.status}.")


def may_play(user: User, seat: SeatRow) -> None:
    """People play their own seats, workers those of bots."""
    if user.kind == "worker":
        if not seat.bot:
            raise Refused(403, "not-yours", "No bot plays this seat.")
    elif seat.user != user.id or seat.resigned:
        raise Refused(403, "not-yours", "This is not your seat.")


def pass_turn(session: Session, row: TableRow, mover: Player | None) -> None:
    """Clocks and notices after a change: who answered stops, who is asked now and was not begins."""
    clock, at = read_clock(row.clock), now()
    asked_now = []
    for seat in row.seats:
        asked = seat.seat in row.waiting
        if seat.seat == mover:
            seat.bank = clock.after(seat.since, seat.bank, at)
        if asked and seat.since is None and seat.user is not None and not seat.bot:
            asked_now.append(seat.user)
        if not asked:
            seat.since = None
        elif seat.since is None or seat.seat == mover:
            seat.since = at
    if asked_now:
        notices.remember(session, asked_now, row.id)


# -- taking back ----------


def undo(tables: Tables, table: str, user: User, number: Player) -> dict[str, Any]:
    """Take back the last choice; when somebody has learned something since, all must agree."""
    place = tables.shelf.place(table)
    with place.lock:
        with tables.changing(table) as (session, row):
            check_running(row)
            seat = find_seat(row, number)
            may_play(user, seat)
            game = _undone(session, row, place.take(session, row), seat)
            undone = game.number < row.number
            if undone:
                forget_after(session, row, game.number)
                clear_undo(row)
                store(session, row, game, len(game.journal.events), afresh=True)
                pass_turn(session, row, None)
        place.keep(row, game)
    return {"undone": undone, "number": game.number}


def _undone(session: Session, row: TableRow, game: Table, seat: SeatRow) -> Table:
    """The game before its last choice, or as it stands while not everybody agrees."""
    begin = row.new_dice[-1][0] if row.new_dice else 0
    if row.number <= begin:
        raise Refused(409, "undo-nothing", "Nothing has been chosen that could be taken back.")
    try:
        game.undo(seat.seat)
    except CannotUndo:
        seat.wants_undo = row.number - 1
        people = [s for s in row.seats if s.kind == "person" and not s.bot]
        if any(s.wants_undo != row.number - 1 for s in people):
            return game
        return whole(session, row, row.number - 1)
    return game


def refuse_undo(tables: Tables, table: str, user: User, number: Player) -> None:
    """Somebody does not agree; the wish is forgotten."""
    with tables.changing(table) as (_, row):
        may_play(user, find_seat(row, number))
        clear_undo(row)


def clear_undo(row: TableRow) -> None:
    for seat in row.seats:
        if seat.wants_undo is not None:
            seat.wants_undo = None
