"""SCH-12.1 Construction: building sites gain progress and are finished."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.pieces import finish_building, has_effect
from grognard.games.scharz.points import can_act, pay_prestige
from grognard.games.scharz.state import ScharzState, initiative, places_of, workers
from grognard.games.scharz.status import hostile_open, update_status
from grognard.games.scharz.terms import BUILDING_TERMS, YES, YES_NO, field_term
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

DOUBLE_CONSTRUCTION: Final = Ask("double_construction", "SCH-12.3", "keyword")

HASTENED: Final = Told("hastened", "SCH-12.3", "who:player", "cost:number")
FINISHED: Final = Told("finished", "SCH-12.4", "who:player", "building:term", "field:term")

ASKS: Final = [DOUBLE_CONSTRUCTION]
TELLINGS: Final = [HASTENED, FINISHED]


def construction(s: ScharzState) -> Procedure[None]:
    """SCH-12.1 First who pays for double speed, then the progress of all sites."""
    while s.turn < s.players:
        p = initiative(s)[s.turn]
        growing = any(progress_of(s, f) for f in sites_of(s, p))
        if growing and can_act(s, p, "double_construction"):
            yield CHECKPOINT
            if (yield Choice(p, DOUBLE_CONSTRUCTION, YES_NO)) == YES:
                cost = BOOK.actions["double_construction"].cost
                pay_prestige(s, p, cost)
                s.hastened |= 1 << p
                s.journal.tell(HASTENED, p, cost)
        s.turn += 1
    for p in initiative(s):
        for f in sites_of(s, p):
            build_on(s, p, f)
    update_status(s)


def sites_of(s: ScharzState, p: Player) -> list[Field]:
    return places_of(s.site_owner, p)


def progress_of(s: ScharzState, f: Field) -> int:
    """SCH-12.1, 12.3 The points that a site gains this round."""
    p, row, count = s.site_owner[f], BOOK.buildings[s.site[f]], len(workers(s, f))
    if count < row.min_workers or hostile_open(s, p, f):
        return 0
    rounds = BOOK.construction.quick_rounds
    if not s.opt.fast_building:
        rounds = row.rounds_by_workers[count - 1]
    points = BOOK.progress_total // rounds * (2 if s.hastened >> p & 1 else 1)
    if has_effect(s, p, "builders") and count >= BOOK.effects.builders_min_workers:
        points += BOOK.effects.builders_progress
    return points


def build_on(s: ScharzState, p: Player, f: Field) -> None:
    """SCH-12.1, 12.10 A site gains its points; with 12 of them the building stands."""
    s.progress[f] += progress_of(s, f)
    if s.progress[f] >= BOOK.progress_total and not hostile_open(s, p, f):
        s.journal.tell(FINISHED, p, BUILDING_TERMS[s.site[f]], field_term(s, f))
        finish_building(s, f)
