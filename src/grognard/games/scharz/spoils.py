"""SCH-11.3 Grain and herds in the field: what the masters of a field take, burn or leave."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.goods import grain_supply
from grognard.games.scharz.pieces import add_herd, remove_herd
from grognard.games.scharz.points import change_vp
from grognard.games.scharz.state import NOBODY, Herd, ScharzState, free_herd, herd_owner, herds_at, initiative
from grognard.games.scharz.status import land_fields_of
from grognard.games.scharz.terms import (
    BURN,
    DONE,
    GRAINS,
    HERD_TERMS,
    HERDS_ON,
    LEAVE,
    SLAUGHTER,
    TAKE,
    field_in,
    field_term,
    is_in,
    term_at,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

SEIZE_GRAIN: Final = Ask("seize_grain", "SCH-11.20", "keyword")
SEIZE_HERD: Final = Ask("seize_herd", "SCH-11.20", "keyword")
WASTE_OWN: Final = Ask("waste_own", "SCH-11.23", "store")

GRAIN_TAKEN: Final = Told("grain_taken", "SCH-11.21", "who:player", "owner:player", "field:term", "n:number")
GRAIN_BURNT: Final = Told("grain_burnt", "SCH-11.21", "who:player", "owner:player", "field:term")
HERD_TAKEN: Final = Told("herd_taken", "SCH-11.22", "who:player", "owner:player", "field:term", "herd:term")
HERD_KILLED: Final = Told(
    "herd_slaughtered", "SCH-11.22", "who:player", "owner:player", "field:term", "herd:term"
)
OWN_BURNT: Final = Told("own_grain_burnt", "SCH-11.23", "who:player", "field:term")
OWN_KILLED: Final = Told("own_herd_slaughtered", "SCH-11.23", "who:player", "field:term", "herd:term")

ASKS: Final[list[Ask]] = [SEIZE_GRAIN, SEIZE_HERD, WASTE_OWN]
TELLINGS: Final[list[Told]] = [GRAIN_TAKEN, GRAIN_BURNT, HERD_TAKEN, HERD_KILLED, OWN_BURNT, OWN_KILLED]


def spoils(s: ScharzState) -> Procedure[None]:
    """SCH-11.20 Each player in initiative order, field by field; then the own goods (SCH-11.23)."""
    combat = s.combat
    assert combat is not None
    order = initiative(s)
    while combat.cursor < len(order):
        p = order[combat.cursor]
        yield CHECKPOINT
        for f in land_fields_of(s, p):
            yield from seize_grain(s, p, f)
            for h in herds_at(s, f):
                if s.foes[p] >> herd_owner(h) & 1:
                    yield from seize_herd(s, p, f, h)
        yield from waste_own(s, p)
        combat.cursor += 1


def seize_grain(s: ScharzState, p: Player, f: Field) -> Procedure[None]:
    """SCH-11.21 Standing grain of a hostile player is taken, burnt or left."""
    victim = s.sower[f]
    if not s.standing[f] or victim == NOBODY or not s.foes[p] >> victim & 1:
        return
    options = [TAKE, BURN, LEAVE] if grain_supply(s, p) else [BURN, LEAVE]
    choice = yield Choice(p, SEIZE_GRAIN, options, (field_term(s, f),))
    if choice == TAKE:
        s.standing[f] = min(s.standing[f], grain_supply(s, p))
        s.sower[f] = p
        change_vp(s, p, BOOK.victory_points.grain_taken)
        s.journal.tell(GRAIN_TAKEN, p, victim, field_term(s, f), s.standing[f])
    elif choice == BURN:
        burn(s, f)
        s.journal.tell(GRAIN_BURNT, p, victim, field_term(s, f))
    if choice != LEAVE:
        change_vp(s, victim, BOOK.victory_points.grain_lost)


def burn(s: ScharzState, f: Field) -> None:
    """SCH-7.13 Burnt grain leaves the field devastated."""
    s.standing[f] = 0
    s.sower[f] = NOBODY
    s.devastated[f] = 1


def seize_herd(s: ScharzState, p: Player, f: Field, h: Herd) -> Procedure[None]:
    """SCH-11.22 A herd of a hostile player is taken (it stays on the field), slaughtered or left."""
    victim, kind = herd_owner(h), s.herd_kind[h]
    herd = HERD_TERMS[kind]
    options = [TAKE, SLAUGHTER, LEAVE] if free_herd(s, p) >= 0 else [SLAUGHTER, LEAVE]
    choice = yield Choice(p, SEIZE_HERD, options, (field_term(s, f), herd))
    if choice == LEAVE:
        return
    remove_herd(s, h)
    change_vp(s, victim, BOOK.victory_points.herd_lost)
    if choice == TAKE:
        add_herd(s, p, kind, f)
        change_vp(s, p, BOOK.victory_points.herd_taken)
    s.journal.tell(HERD_TAKEN if choice == TAKE else HERD_KILLED, p, victim, field_term(s, f), herd)


def waste_own(s: ScharzState, p: Player) -> Procedure[None]:
    """SCH-11.23 A player may burn own grain and slaughter own herds on controlled fields, without gain."""
    while True:
        goods = own_goods(s, p)
        if not goods:
            return
        chosen = yield Choice(p, WASTE_OWN, [*goods, DONE])
        if chosen == DONE:
            return
        if is_in(GRAINS, chosen):
            f = field_in(s, GRAINS, chosen)
            burn(s, f)
            s.journal.tell(OWN_BURNT, p, field_term(s, f))
        else:
            h = goods[chosen]
            f, herd = s.herd_place[h], HERD_TERMS[s.herd_kind[h]]
            remove_herd(s, h)
            s.journal.tell(OWN_KILLED, p, field_term(s, f), herd)


def own_goods(s: ScharzState, p: Player) -> dict[Term, Herd]:
    """Own standing grain and herds on controlled land fields: the term, with the herd it stands for."""
    found: dict[Term, Herd] = {}
    for f in land_fields_of(s, p):
        if s.standing[f] and s.sower[f] == p:
            found[term_at(s, GRAINS, f)] = -1
        for h in herds_at(s, f):
            if herd_owner(h) == p:
                found.setdefault(term_at(s, HERDS_ON[s.herd_kind[h]], f), h)
    return found
