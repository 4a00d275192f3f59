"""New tables: from a wish, from a record, from any point of a finished game."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import func, insert, select

from grognard.games import find
from grognard.kernel.errors import BadOption, GrognardError
from grognard.kernel.record import load_record, parse_record
from grognard.kernel.table import Table
from grognard.server.clock import read_clock
from grognard.server.database import now
from grognard.server.live import LOBBY
from grognard.server.models import ChoiceRow, TableRow, User, sql_table
from grognard.server.playing import pass_turn
from grognard.server.refusals import Refused
from grognard.server.seating import STAND_IN, new_seat, sit_bot
from grognard.server.shelf import store, whole
from grognard.server.tables import Tables


def create(tables: Tables, user: User, wish: dict[str, Any]) -> str:
    """A new open table. `wish`: game, players, options, preset, seats, clock, title, public, seed."""
    game = find_game(wish["game"])
    options = settle(game.settle, wish["players"], wish.get("options") or {}, wish.get("preset") or "")
    clock = read_clock(wish.get("clock") or {})
    with tables.database.write() as session:
        running = session.scalar(
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.owner == user.id, TableRow.status != "over")
        )
        if (running or 0) >= tables.settings.max_tables_per_user:
            raise Refused(409, "too-many-tables", "You have too many unfinished tables; finish some first.")
        row = TableRow(
            id=secrets.token_urlsafe(9).replace("-", "x").replace("_", "y"),
            title=(wish.get("title") or "").strip()[:80],
            game=game.id,
            rules=game.version,
            players=wish["players"],
            options=options,
            seed=secrets.token_bytes(32),
            new_dice=[],
            owner=user.id,
            invitation=secrets.token_urlsafe(12),
            public=bool(wish.get("public", True)),
            status="open",
            clock=clock.plain(),
            number=0,
            undone=0,
            version=1,
            state_after=0,
            waiting=[],
            origin=wish.get("origin") or "",
            created=now(),
            changed=now(),
        )
        session.add(row)
        session.flush()
        seats = list(wish.get("seats") or [])
        seats += [{"kind": "open"}] * (row.players - len(seats))
        for number, seat in enumerate(seats[: row.players]):
            session.add(new_seat(row, number, seat, user))
        tables.hub.announce(session, [LOBBY])
        table = row.id
    tables.hub.wake([LOBBY])
    return table


def find_game(name: Any) -> Any:
    try:
        return find(name)
    except BadOption as error:
        raise Refused(422, "no-game", str(error)) from None


def settle(ask: Callable[..., dict[str, str]], *values: Any) -> dict[str, str]:
    try:
        return ask(*values)
    except BadOption as error:
        raise Refused(422, "bad-option", str(error)) from None


def import_record(tables: Tables, user: User, source: Any) -> str:
    """A finished or unfinished game from its record, as a table to look at."""
    try:
        parsed = parse_record(source)
        game = load_record(parsed, find)
    except GrognardError as error:
        raise Refused(422, "bad-record", str(error)) from None
    return _copy(tables, user, game, f"record {parsed['commitment'][:12]}", "over")


def fork(tables: Tables, user: User, table: str, number: int) -> str:
    """A new table that goes on from any point of a finished game, with new dice from there on."""
    with tables.database.read() as session:
        row = tables.look(session, table)
        if row.status != "over":
            raise Refused(409, "table-running", "Only a finished game can be continued elsewhere.")
        if not 0 <= number <= row.number:
            raise Refused(422, "bad-number", f"That game has {row.number} choices.")
        game = whole(session, row, number)
        if game.over:
            raise Refused(409, "table-over", "At that point the game was over.")
    return _copy(tables, user, game.continued(), f"{table} after {number}", "running")


def _copy(tables: Tables, user: User, game: Table, origin: str, status: str) -> str:
    """A private table of this user with the choices of that game."""
    header = game.header
    seats: list[dict[str, Any]] = [{"kind": "open"}] * header.players
    wish = {
        "game": header.game.id,
        "players": header.players,
        "options": header.options,
        "public": False,
        "origin": origin,
        "seats": seats,
    }
    table = create(tables, user, wish)
    with tables.changing(table) as (session, row):
        row.seed = header.seed
        row.new_dice = [[after, seed.hex()] for after, seed in header.new_dice]
        row.status = status
        word = game.game.terms.word
        at = now()
        made = [
            {"table": table, "number": n, "seat": player, "word": word(term), "by": user.id, "at": at}
            for n, (player, term) in enumerate(game.choices, 1)
        ]
        if made:
            session.connection().execute(insert(sql_table(ChoiceRow)), made)
        added = header.contributions or [""] * header.players
        for seat in row.seats:
            if status == "running":
                seat.kind, seat.user = "person", user.id
            else:
                sit_bot(seat, STAND_IN)
            seat.name = header.seats[seat.seat]
            seat.contribution = added[seat.seat]
        store(session, row, game, 0, afresh=True)
        row.status = status
        pass_turn(session, row, None)
    return table
