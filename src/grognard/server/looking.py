"""What a visitor may know of a table now: with whose eyes, and the letter that is written for them."""

from __future__ import annotations

from typing import Any

from grognard.kernel.choice import Player
from grognard.server.access import Visitor, is_admin, language_for
from grognard.server.context import Context
from grognard.server.database import now
from grognard.server.glance import Glance, glance
from grognard.server.messages import Letter, write


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
    with here.tables.reading(table) as (session, row, place):
        letter = place.written.get((eyes, language))
        if letter is None or letter.version != row.version:
            letter = write(session, row, place, eyes, language)
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
