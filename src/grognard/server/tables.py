"""What can be done with a table: create, join, start, choose, take back, leave to a bot, come back."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from grognard.bots.registry import parse_bot
from grognard.games import find
from grognard.kernel.choice import Player
from grognard.kernel.errors import BadOption, CannotUndo, GrognardError, IllegalChoice
from grognard.kernel.record import load_record, parse_record
from grognard.kernel.table import Table
from grognard.server import notices
from grognard.server.clock import read_clock
from grognard.server.database import Database, now
from grognard.server.envelope import seats_of
from grognard.server.live import LOBBY, Hub
from grognard.server.models import ChoiceRow, SeatRow, TableRow, User
from grognard.server.refusals import Refused
from grognard.server.settings import Settings
from grognard.server.shelf import Shelf, forget_after, rebuild, store, whole

STAND_IN = "greedy"
"""Who plays for somebody who is away."""


class Tables:
    """All tables of this server."""

    def __init__(self, settings: Settings, database: Database, hub: Hub) -> None:
        self.settings = settings
        self.database = database
        self.hub = hub
        self.shelf = Shelf()

    # -- transactions ----------

    @contextmanager
    def changing(self, table: str) -> Iterator[tuple[Session, TableRow]]:
        """A transaction that changes one table; everybody who looks at it hears of it afterwards."""
        with self.database.write() as session:
            row = session.get(TableRow, table, with_for_update=True)
            if row is None:
                raise Refused(404, "no-table", "There is no such table.")
            before = row.status
            yield session, row
            row.version += 1
            row.changed = now()
            self.hub.announce(session, row.id)
            if row.status != before or row.status == "open":
                self.hub.announce(session, LOBBY)
            open_to_all = row.status != before or row.status == "open"
        self.hub.wake(table)
        if open_to_all:
            self.hub.wake(LOBBY)

    @contextmanager
    def playing(self, table: str) -> Iterator[tuple[Session, TableRow, Table]]:
        """Like `changing`, with the running game, which is stored afterwards."""
        with self.changing(table) as (session, row):
            if row.status != "running":
                raise Refused(409, f"table-{row.status}", f"This table is {row.status}.")
            game = self.shelf.load(session, row)
            heard = len(game.journal.events)
            was_waiting = game.waiting
            yield session, row, game
            heard = min(heard, len(game.journal.events))
            store(session, row, game, heard)
            self._turn(session, row, game, was_waiting)
        self.shelf.keep(row, game)

    def look(self, session: Session, table: str) -> TableRow:
        row = session.get(TableRow, table)
        if row is None:
            raise Refused(404, "no-table", "There is no such table.")
        return row

    # -- before the game ----------

    def create(self, user: User, wish: dict[str, Any]) -> str:
        """A new open table. `wish`: game, players, options, preset, seats, clock, title, public, seed."""
        game = find_game(wish["game"])
        options = settle(game.settle, wish["players"], wish.get("options") or {}, wish.get("preset") or "")
        clock = read_clock(wish.get("clock") or {})
        with self.database.write() as session:
            running = session.scalar(
                select(func.count())
                .select_from(TableRow)
                .where(TableRow.owner == user.id, TableRow.status != "over")
            )
            if (running or 0) >= self.settings.max_tables_per_user:
                raise Refused(
                    409, "too-many-tables", "You have too many unfinished tables; finish some first."
                )
            row = TableRow(
                id=secrets.token_urlsafe(9).replace("-", "x").replace("_", "y"),
                title=(wish.get("title") or "").strip()[:80],
                game=game.id,
                rules=game.version,
                players=wish["players"],
                options=options,
                seed=secrets.token_bytes(32),
                owner=user.id,
                invitation=secrets.token_urlsafe(12),
                public=bool(wish.get("public", True)),
                status="open",
                clock=clock.plain(),
                number=0,
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
                session.add(self._seat(row, number, seat, user))
            self.hub.announce(session, LOBBY)
            table = row.id
        self.hub.wake(LOBBY)
        return table

    def _seat(self, row: TableRow, number: int, wish: dict[str, Any], user: User) -> SeatRow:
        kind = wish.get("kind", "open")
        seat = SeatRow(table=row.id, seat=number, kind="open", name="", bot="", notes="", seen=0)
        seat.away = seat.resigned = False
        seat.bank = read_clock(row.clock).start()
        if kind == "me":
            seat.kind, seat.user, seat.name = "person", user.id, wish.get("name") or user.name
        elif kind == "bot":
            sit_bot(seat, wish.get("bot") or STAND_IN)
        elif kind != "open":
            raise Refused(422, "bad-seat", "A seat is me, bot or open.")
        return seat

    def join(self, table: str, user: User, seat: Player | None, invitation: str) -> Player:
        """Sit down at an open seat; a private table needs its invitation."""
        with self.changing(table) as (session, row):
            if row.status == "over":
                raise Refused(409, "table-over", "This game is over.")
            if not row.public and user.id != row.owner and invitation != row.invitation:
                raise Refused(403, "private", "This table is private; ask its host for the link.")
            free = [s for s in seats_of(session, row) if s.kind == "open"]
            if seat is not None:
                free = [s for s in free if s.seat == seat]
            if not free:
                raise Refused(409, "no-seat", "There is no free seat.")
            free[0].kind, free[0].user, free[0].name = "person", user.id, user.name
            return free[0].seat

    def set_seat(self, table: str, user: User, number: Player, wish: dict[str, Any]) -> None:
        """Before the game the host fills a seat with a bot or empties it; everybody may leave their own."""
        with self.changing(table) as (session, row):
            if row.status != "open":
                raise Refused(409, "table-running", "The game has begun; seats stay as they are.")
            seat = find_seat(session, row, number)
            if user.id not in (row.owner, seat.user):
                raise Refused(403, "not-host", "Only the host can change this seat.")
            fresh = self._seat(row, number, wish, user)
            for name in ("kind", "user", "name", "bot"):
                setattr(seat, name, getattr(fresh, name))

    def start(self, table: str, user: User) -> None:
        """Begin the game; seats nobody took are played by bots."""
        with self.changing(table) as (session, row):
            if row.status != "open":
                raise Refused(409, "table-running", "The game has already begun.")
            if user.id != row.owner:
                raise Refused(403, "not-host", "Only the host can start the game.")
            for seat in seats_of(session, row):
                if seat.kind == "open":
                    sit_bot(seat, STAND_IN)
            row.status = "running"
            session.flush()
            game = rebuild(session, row)
            store(session, row, game, 0)
            self._turn(session, row, game, [])
        self.shelf.keep(row, game)

    # -- during the game ----------

    def choose(
        self, table: str, user: User, number: Player, word: str, expected: int | None, key: str | None
    ) -> dict[str, Any]:
        """One choice of one seat. The same key twice gives the same answer and changes nothing."""
        if key is not None:
            with self.database.read() as session:
                done = _by_key(session, table, key)
                if done is not None:
                    return {"number": done, "repeated": True}
        try:
            with self.playing(table) as (session, row, game):
                if key is not None and (done := _by_key(session, table, key)) is not None:
                    raise _Repeated(done)
                seat = find_seat(session, row, number)
                self._may_play(user, seat)
                if (
                    expected is not None
                    and expected != game.number
                    and not _still_mine(session, row, game, number, expected)
                ):
                    raise Refused(409, "stale", "The game has gone on since; look again.")
                game.act(number, word)
                session.add(
                    ChoiceRow(
                        table=row.id,
                        number=game.number,
                        seat=number,
                        word=word,
                        key=key,
                        by=user.id,
                        at=now(),
                    )
                )
                clear_undo(session, row)
                return {"number": game.number, "repeated": False}
        except _Repeated as repeated:
            return {"number": repeated.number, "repeated": True}
        except IllegalChoice as error:
            raise Refused(422, "illegal", str(error)) from None

    def _may_play(self, user: User, seat: SeatRow) -> None:
        if user.kind == "worker":
            if not seat.bot:
                raise Refused(403, "not-yours", "No bot plays this seat.")
        elif seat.user != user.id or seat.resigned:
            raise Refused(403, "not-yours", "This is not your seat.")

    def _turn(self, session: Session, row: TableRow, game: Table, was_waiting: Sequence[Player]) -> None:
        """Clocks and notices after a change: those who answered stop, those who are asked now begin."""
        clock, at = read_clock(row.clock), now()
        for seat in seats_of(session, row):
            asked = seat.seat in game.waiting
            acted = seat.seat in was_waiting and seat.since is not None
            if acted:
                seat.bank = clock.after(seat.since, seat.bank, at)
            seat.since = at if asked else None
            if asked and seat.seat not in was_waiting and seat.user is not None and not seat.bot:
                notices.remember(session, seat.user, row.id)

    def undo(self, table: str, user: User, number: Player) -> dict[str, Any]:
        """Take back the last choice; when somebody has learned something since, all must agree."""
        with self.changing(table) as (session, row):
            if row.status != "running":
                raise Refused(409, f"table-{row.status}", f"This table is {row.status}.")
            seat = find_seat(session, row, number)
            self._may_play(user, seat)
            game = self.shelf.load(session, row)
            before = self._undone(session, row, game, seat)
            if before is None:
                return {"undone": False, "number": row.number}
            forget_after(session, row, before.number)
            clear_undo(session, row)
            row.state = None
            store(session, row, before, len(before.journal.events))
            self._turn(session, row, before, game.waiting)
            return {"undone": True, "number": before.number}

    def _undone(self, session: Session, row: TableRow, game: Table, seat: SeatRow) -> Table | None:
        """The game before its last choice, or None while not everybody agrees."""
        if row.number == 0:
            raise Refused(409, "undo-nothing", "Nothing has been chosen that could be taken back.")
        before = game.fork()
        try:
            before.undo(seat.seat)
        except CannotUndo:
            seat.wants_undo = row.number - 1
            people = [s for s in seats_of(session, row) if s.kind == "person" and not s.bot]
            if any(s.wants_undo != row.number - 1 for s in people):
                return None
            return whole(session, row, row.number - 1)
        return before

    def refuse_undo(self, table: str, user: User, number: Player) -> None:
        with self.changing(table) as (session, row):
            self._may_play(user, find_seat(session, row, number))
            clear_undo(session, row)

    def go_away(self, table: str, user: User, number: Player, resign: bool) -> None:
        """A bot plays on for this seat; after a resignation for good."""
        with self.changing(table) as (session, row):
            seat = find_seat(session, row, number)
            if seat.user != user.id or row.status != "running":
                raise Refused(403, "not-yours", "This is not your seat in a running game.")
            seat.bot = seat.bot or STAND_IN
            seat.away = True
            seat.resigned = seat.resigned or resign

    def come_back(self, table: str, user: User, number: Player) -> None:
        with self.changing(table) as (session, row):
            seat = find_seat(session, row, number)
            if seat.user != user.id or seat.resigned or seat.kind != "person":
                raise Refused(403, "not-yours", "This is not your seat.")
            seat.bot, seat.away = "", False
            if seat.since is not None:
                clock = read_clock(row.clock)
                seat.since = now()
                seat.bank = max(seat.bank, clock.increment * 1000, clock.start() // 10)

    def expire(self) -> int:
        """Hand the seats of those whose time is up to a bot; how many there were."""
        with self.database.read() as session:
            rows = session.execute(
                select(SeatRow, TableRow)
                .join(TableRow, TableRow.id == SeatRow.table)
                .where(TableRow.status == "running", SeatRow.since.is_not(None), SeatRow.bot == "")
            ).all()
            late = [(row.id, seat.seat) for seat, row in rows if _is_late(row, seat)]
        for table, number in late:
            with self.changing(table) as (session, row):
                seat = find_seat(session, row, number)
                if _is_late(row, seat) and not seat.bot:
                    seat.bot, seat.away = STAND_IN, True
        return len(late)

    # -- after the game ----------

    def import_record(self, user: User, source: Any) -> str:
        """A finished or unfinished game from its record, as a table to look at."""
        try:
            parsed = parse_record(source)
            game = load_record(parsed, find)
        except GrognardError as error:
            raise Refused(422, "bad-record", str(error)) from None
        return self._copy(user, game, f"record {parsed['commitment'][:12]}", "over")

    def fork(self, user: User, table: str, number: int) -> str:
        """A new table that goes on from any point of a finished game, with new dice from there on."""
        with self.database.read() as session:
            row = self.look(session, table)
            if row.status != "over":
                raise Refused(409, "table-running", "Only a finished game can be continued elsewhere.")
            if not 0 <= number <= row.number:
                raise Refused(422, "bad-number", f"That game has {row.number} choices.")
            game = whole(session, row, number)
            if game.over:
                raise Refused(409, "table-over", "At that point the game was over.")
        return self._copy(user, game, f"{table} after {number}", "running")

    def _copy(self, user: User, game: Table, origin: str, status: str) -> str:
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
        table = self.create(user, wish)
        with self.changing(table) as (session, row):
            row.seed = header.seed
            row.status = status
            word = game.game.terms.word
            for number, (player, term) in enumerate(game.choices, 1):
                session.add(
                    ChoiceRow(table=row.id, number=number, seat=player, word=word(term), by=user.id, at=now())
                )
            for seat in seats_of(session, row):
                seat.name = header.seats[seat.seat]
                if status == "running":
                    seat.kind, seat.user = "person", user.id
                else:
                    sit_bot(seat, STAND_IN)
            store(session, row, game, 0)
            row.status = status
        return table


class _Repeated(Exception):
    """A choice whose key was used before."""

    def __init__(self, number: int) -> None:
        super().__init__("repeated")
        self.number = number


def _by_key(session: Session, table: str, key: str) -> int | None:
    return session.scalar(select(ChoiceRow.number).where(ChoiceRow.table == table, ChoiceRow.key == key))


def _still_mine(session: Session, row: TableRow, game: Table, seat: Player, expected: int) -> bool:
    """Others who act at the same time do not make an answer stale."""
    if expected > game.number or game.number - expected > len(game.since) - game.together_since:
        return False
    recent = game.since[len(game.since) - (game.number - expected) :]
    return all(player != seat for player, _ in recent)


def _is_late(row: TableRow, seat: SeatRow) -> bool:
    deadline = read_clock(row.clock).deadline(seat.since, seat.bank)
    return deadline is not None and deadline <= now()


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


def find_seat(session: Session, row: TableRow, number: Player) -> SeatRow:
    seat = session.get(SeatRow, (row.id, number))
    if seat is None:
        raise Refused(404, "no-such-seat", f"There is no seat {number}.")
    return seat


def sit_bot(seat: SeatRow, bot: str) -> None:
    try:
        parse_bot(bot)
    except BadOption as error:
        raise Refused(422, "bad-bot", str(error)) from None
    seat.kind, seat.user, seat.bot, seat.name = "bot", None, bot, f"Bot ({bot.replace(':', ' ')})"[:40]


def clear_undo(session: Session, row: TableRow) -> None:
    for seat in seats_of(session, row):
        seat.wants_undo = None
