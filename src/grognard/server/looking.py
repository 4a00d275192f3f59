"""What a visitor may know of a table now: with whose eyes, and the letter that is written for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from grognard.kernel.choice import Choice, Player
from grognard.kernel.table import Table
from grognard.server.access import Visitor, is_admin, language_for
from grognard.server.context import Context
from grognard.server.database import now
from grognard.server.envelope import was_last, words_for
from grognard.server.glance import Glance, glance
from grognard.server.messages import Letter, write
from grognard.server.refusals import Refused
from grognard.server.sheet import Sheet


def look(
    here: Context, who: Visitor, table: str, seat: int | None, language: str, invitation: str
) -> tuple[Letter, dict[str, Any]]:
    """Everything this visitor may know of a table now: the letter for the seat, and what only its owner may.

    A letter that was written for the same version is used again; the database says whether it is.
    """
    language = language_for(who, language)
    place = here.tables.shelf.place(table)
    with here.database.read() as session:
        seen = glance(session, table)
        eyes, own = own_of(here, who, seen, seat, invitation)
        letter = place.written.get((eyes, language))
        if letter is not None and letter.version == seen.version:
            return letter, own
    with place.lock, here.database.read() as session:
        sheet = here.tables.sheet(session, place, table)
        letter = place.written.get((eyes, language))
        if letter is None or letter.version != sheet.version:
            letter = write(session, sheet, place, eyes, language)
    return letter, own


def own_of(
    here: Context, who: Visitor, seen: Glance, seat: int | None, invitation: str
) -> tuple[Player | None, dict[str, Any]]:
    """Whose eyes this visitor looks with, and what nobody else is told."""
    user = who.user
    seen.check(user, invitation, is_admin(here, user))
    eyes = seen.eyes(user, seat)
    own: dict[str, Any] = {
        "now": now(),
        "mine": seen.mine(user),
        "host": user is not None and user.id == seen.owner,
    }
    if own["host"]:
        own["invitation"] = seen.invitation
    if eyes is not None:
        own["notes"], own["seen"] = seen.chairs[eyes].notes, seen.chairs[eyes].seen
    return eyes, own


# -- what is told on request ----------


@contextmanager
def from_my_seat(here: Context, who: Visitor, table: str, seat: int) -> Iterator[tuple[Sheet, Table, Player]]:
    """The running game at a table where this visitor sits, only to look at."""
    place = here.tables.shelf.place(table)
    with place.lock, here.database.read() as session:
        eyes = glance(session, table).eyes(who.known(), seat)
        sheet = here.tables.sheet(session, place, table)
        if sheet.status != "running" or eyes is None:
            raise Refused(409, "table-over", "Nobody is asked here now.")
        yield sheet, place.game_of(sheet), eyes


def advice(here: Context, who: Visitor, table: str, seat: int, language: str) -> dict[str, Any]:
    """What can be said of my options beforehand, and whether I can take back my last choice.

    Both can take a while, so that they are no part of a letter; nobody waits at the table for the hints.
    """
    with from_my_seat(here, who, table, seat) as (sheet, game, eyes):
        known, choice = game.game.hide(game.state, eyes), game.choice_of(eyes)
        words = words_for(game, sheet.names, language_for(who, language))
        can_undo = was_last(game, eyes) and game.can_undo(eyes)
        if choice is not None:
            choice = Choice(choice.player, choice.ask, list(choice.options), choice.about)
    hints = {} if choice is None else game.game.hints(known, choice)
    return {
        "version": sheet.version,
        "number": sheet.number,
        "hints": {game.game.terms.word(term): words.hint(hint) for term, hint in hints.items()},
        "can_undo": can_undo,
    }


def why_not(here: Context, who: Visitor, table: str, seat: int, option: str, language: str) -> str:
    """Why this visitor cannot choose that now; an empty text where it can be chosen or nobody can tell."""
    with from_my_seat(here, who, table, seat) as (_, game, eyes):
        choice, term = game.choice_of(eyes), game.game.terms.number_of(option)
        if choice is None or term is None or term in choice.options:
            return ""
        known = game.game.hide(game.state, eyes)
        return game.game.why_not(known, choice, term, language_for(who, language))
