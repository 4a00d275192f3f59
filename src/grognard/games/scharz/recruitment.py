"""SCH-13.6 Recruitment: one light infantry per controlled field for 1 coin."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.barracks import mountable_at, upgrade, upgrades_at
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.buying import mount_at, mount_fields
from grognard.games.scharz.networks import networks
from grognard.games.scharz.pieces import add_unit
from grognard.games.scharz.state import NOBODY, ScharzState, free_unit, initiative, is_alive
from grognard.games.scharz.status import land_fields_of, update_status
from grognard.games.scharz.tables import LIGHT
from grognard.games.scharz.terms import DONE, KIND_TERMS, NO, field_of, field_terms, numbers, value_of
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

RECRUIT_FIELD: Final = Ask("recruit_field", "SCH-13.30", "field")
RECRUIT_UPGRADE: Final = Ask("recruit_upgrade", "SCH-13.30", "unit")
RECRUIT_MOUNT: Final = Ask("recruit_mount", "SCH-13.31", "field")
MOUNT_COUNT: Final = Ask("mount_count", "SCH-13.31", "number")

RECRUITED: Final = Told("recruited", "SCH-13.30", "who:player", "unit:term", "field:term")

ASKS: Final = [RECRUIT_FIELD, RECRUIT_UPGRADE, RECRUIT_MOUNT, MOUNT_COUNT]
TELLINGS: Final = [RECRUITED]


def recruitment(s: ScharzState) -> Procedure[None]:
    """SCH-13.30, 13.31 In initiative order each player recruits, then mounts."""
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        if is_alive(s, p):
            if s.part == 0:
                yield from recruit(s, p)
                s.part = 1
            yield from mount_recruits(s, p)
        s.turn += 1
        s.part = 0
        s.queue = []
    update_status(s)


def recruit(s: ScharzState, p: Player) -> Procedure[None]:
    """SCH-13.30 Field by field, once each; an upgrade at once where it is possible."""
    while True:
        fields = recruiting_fields(s, p)
        if not fields:
            return
        yield CHECKPOINT
        term = yield Choice(p, RECRUIT_FIELD, [*field_terms(s, fields), DONE])
        if term == DONE:
            return
        f = field_of(s, term)
        s.queue.append(f)
        s.coins[p] -= BOOK.units[LIGHT].recruit_coins
        u = add_unit(s, p, LIGHT, f)
        kinds = upgrades_at(s, p, f)
        what = yield Choice(p, RECRUIT_UPGRADE, [NO, *(KIND_TERMS[kind] for kind in kinds)], (term,))
        if what != NO:
            upgrade(s, p, u, f, KIND_TERMS.index(what))
        s.journal.tell(RECRUITED, p, KIND_TERMS[s.kind[u]], term)


def recruiting_fields(s: ScharzState, p: Player) -> list[Field]:
    """Controlled land fields without a siege where the player has not recruited yet (kept in `queue`)."""
    if s.coins[p] < BOOK.units[LIGHT].recruit_coins or free_unit(s, p) < 0:
        return []
    return [f for f in land_fields_of(s, p) if s.encircled[f] == NOBODY and f not in s.queue]


def mount_recruits(s: ScharzState, p: Player) -> Procedure[None]:
    """SCH-13.31 With horse herds cavalry is mounted after the last recruit."""
    while True:
        fields = mount_fields(s, p)
        if not fields:
            return
        yield CHECKPOINT
        term = yield Choice(p, RECRUIT_MOUNT, [*field_terms(s, fields), DONE])
        if term == DONE:
            return
        f = field_of(s, term)
        most = mountable_at(s, p, networks(s, p), f)
        count = yield Choice(p, MOUNT_COUNT, numbers(1, most), (term,))
        mount_at(s, p, f, value_of(count))
