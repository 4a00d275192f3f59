"""What can be done with a table: create, join, start, choose, take back, leave to a bot, come back."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import bindparam, func, insert, select
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
from grognard.server.live import BOTS, LOBBY, Hub, turns_of_user
from grognard.server.models import ChoiceRow, SeatRow, TableRow, User, sql_table
from grognard.server.refusals import Refused
from grognard.server.settings import Settings
from grognard.server.shelf import Place, Shelf, forget_after, rebuild, store, whole

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
                session.add(self._seat(row, number, seat, user))
            self.hub.announce(session, [LOBBY])
            table = row.id
        self.hub.wake([LOBBY])
        return table

    def _seat(self, row: TableRow, number: int, wish: dict[str, Any], user: User) -> SeatRow:
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

    def join(self, table: str, user: User, seat: Player | None, invitation: str) -> Player:
        """Sit down at an open seat; a private table needs its invitation."""
        with self.changing(table) as (_, row):
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

    def set_seat(self, table: str, user: User, number: Player, wish: dict[str, Any]) -> None:
        """Before the game the host fills a seat with a bot or empties it; everybody may leave their own."""
        with self.changing(table) as (session, row):
            if row.status != "open":
                raise Refused(409, "table-running", "The game has begun; seats stay as they are.")
            seat = find_seat(session, row, number)
            if user.id not in (row.owner, seat.user):
                raise Refused(403, "not-host", "Only the host can change this seat.")
            fresh = self._seat(row, number, wish, user)
            for name in ("kind", "user", "name", "bot", "contribution"):
                setattr(seat, name, getattr(fresh, name))

    def start(self, table: str, user: User) -> None:
        """Begin the game; seats nobody took are played by bots. The seed of the dice is fixed now."""
        place = self.shelf.place(table)
        with place.lock:
            with self.changing(table) as (session, row):
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
                self._turn(session, row, None)
            place.keep(row, game)

    def contribute(self, table: str, user: User, number: Player, text: str) -> None:
        """Before the game somebody adds a text of their own to the seed; everybody sees it."""
        with self.changing(table) as (session, row):
            seat = find_seat(session, row, number)
            if seat.user != user.id or seat.kind != "person":
                raise Refused(403, "not-yours", "This is not your seat.")
            if row.status != "open":
                raise Refused(409, "table-running", "The game has begun; its dice are fixed.")
            seat.contribution = clean_contribution(text)

    # -- during the game ----------

    def choose(
        self, table: str, user: User, number: Player, word: str, expected: int | None, key: str | None
    ) -> dict[str, Any]:
        """One choice of one seat. The same key twice gives the same answer and changes nothing."""
        place = self.shelf.place(table)
        with place.lock:
            try:
                with self.changing(table) as (session, row):
                    if key is not None:
                        _refuse_repeated(session, table, key)
                    check_running(row)
                    seat = find_seat(session, row, number)
                    self._may_play(user, seat)
                    game = place.take(session, row)
                    if expected is not None and not _is_fresh(game, number, expected):
                        raise Refused(409, "stale", "The game has gone on since; look again.")
                    self._act(session, row, game, seat, word, user, key)
            except _Repeated as repeated:
                return {"number": repeated.number, "repeated": True}
            except IllegalChoice as error:
                raise Refused(422, "illegal", str(error)) from None
            place.keep(row, game)
        return {"number": game.number, "repeated": False}

    def _act(
        self,
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
        self._turn(session, row, seat.seat)

    def _may_play(self, user: User, seat: SeatRow) -> None:
        if user.kind == "worker":
            if not seat.bot:
                raise Refused(403, "not-yours", "No bot plays this seat.")
        elif seat.user != user.id or seat.resigned:
            raise Refused(403, "not-yours", "This is not your seat.")

    def _turn(self, session: Session, row: TableRow, mover: Player | None) -> None:
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

    def undo(self, table: str, user: User, number: Player) -> dict[str, Any]:
        """Take back the last choice; when somebody has learned something since, all must agree."""
        place = self.shelf.place(table)
        with place.lock:
            with self.changing(table) as (session, row):
                check_running(row)
                seat = find_seat(session, row, number)
                self._may_play(user, seat)
                game = self._undone(session, row, place.take(session, row), seat)
                undone = game.number < row.number
                if undone:
                    forget_after(session, row, game.number)
                    clear_undo(row)
                    store(session, row, game, len(game.journal.events), afresh=True)
                    self._turn(session, row, None)
            place.keep(row, game)
        return {"undone": undone, "number": game.number}

    def _undone(self, session: Session, row: TableRow, game: Table, seat: SeatRow) -> Table:
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

    def refuse_undo(self, table: str, user: User, number: Player) -> None:
        with self.changing(table) as (session, row):
            self._may_play(user, find_seat(session, row, number))
            clear_undo(row)

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
        return self._copy(user, game.continued(), f"{table} after {number}", "running")

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
            row.new_dice = [[after, seed.hex()] for after, seed in header.new_dice]
            row.status = status
            word = game.game.terms.word
            at = now()
            made = [
                {"table": table, "number": n, "seat": player, "word": word(term), "by": user.id, "at": at}
                for n, (player, term) in enumerate(game.choices, 1)
            ]
            if made:
                session.connection().execute(insert(_CHOICE), made)
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
            self._turn(session, row, None)
        return table


class _Repeated(Exception):
    """A choice whose key was used before."""

    def __init__(self, number: int) -> None:
        super().__init__("repeated")
        self.number = number


_CHOICE = sql_table(ChoiceRow)
_BY_KEY = select(_CHOICE.c.number).where(
    _CHOICE.c.table == bindparam("table"), _CHOICE.c.key == bindparam("key")
)


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


def clean_contribution(text: str) -> str:
    """One line of printed characters, so that everybody can read and hash it."""
    clean = " ".join(text.split())
    if len(clean) > 100 or not clean.isprintable():
        raise Refused(422, "bad-contribution", "A contribution to the dice has up to 100 printed characters.")
    return clean


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


def clear_undo(row: TableRow) -> None:
    for seat in row.seats:
        if seat.wants_undo is not None:
            seat.wants_undo = None
