"""SCH-6 Movement: the sub-phases move, special move and retreat."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.orders import write_orders
from grognard.games.scharz.points import can_act, pay_prestige
from grognard.games.scharz.relocation import relocate
from grognard.games.scharz.reveal import lock_fields, reveal, unlock_fields
from grognard.games.scharz.rights import MOVE, RETREAT, SECOND_PASS, SPECIAL_MOVE
from grognard.games.scharz.state import NOBODY, ScharzState, is_alive
from grognard.games.scharz.status import Presence, update_status
from grognard.games.scharz.terms import YES, YES_NO
from grognard.games.scharz.terrain import mountain_rolls
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Together
from grognard.kernel.journal import Told

FORCED_MARCH: Final = Ask("forced_march", "SCH-6.40", "keyword", secret=True)

MARCHES: Final = Told("marches", "SCH-5.32", "who:player", "cost:number")

ASKS: Final = [FORCED_MARCH]
TELLINGS: Final = [MARCHES]


def move(s: ScharzState) -> Procedure[None]:
    """SCH-6.1 All write their orders secretly, and all are carried out together."""
    if s.part == 0:
        note_start(s)
        yield from order_and_reveal(s, MOVE)
        s.part = 1
    yield from mountain_rolls(s)
    update_status(s)
    lock_fields(s)


def special_move(s: ScharzState) -> Procedure[None]:
    """SCH-6.40 Forced marches, special orders, a second pass for units set free, relocation."""
    if s.part == 0:
        yield from declare_marches(s)
        s.part = 1
    if s.part == 1:
        yield from order_and_reveal(s, SPECIAL_MOVE)
        s.part = 2
    if s.part == 2:
        yield from mountain_rolls(s)
        update_status(s)
        unlock_fields(s)
        s.part = 3
    if s.part == 3:
        if any(s.released):
            yield from order_and_reveal(s, SECOND_PASS)
        s.part = 4
    if s.part == 4:
        yield from mountain_rolls(s)
        update_status(s)
        unlock_fields(s)
        s.part = 5
    yield from relocate(s)


def retreat(s: ScharzState) -> Procedure[None]:
    """SCH-6.50 Units that have not moved may fall back; again all together."""
    if s.part == 0:
        yield from order_and_reveal(s, RETREAT)
        s.part = 1
    yield from mountain_rolls(s)
    update_status(s)
    unlock_fields(s)


def order_and_reveal(s: ScharzState, sub: int) -> Procedure[None]:
    """SCH-17.2, 17.3 Orders are hidden until the last player is done."""
    yield CHECKPOINT
    yield Together({p: write_orders(s, p, sub) for p in range(s.players) if is_alive(s, p)})
    reveal(s, sub)


def declare_marches(s: ScharzState) -> Procedure[None]:
    """SCH-6.40 (a) Whoever has 14 prestige points may declare a forced march, secretly."""
    able = [p for p in range(s.players) if is_alive(s, p) and can_act(s, p, "forced_march")]
    if not able:
        return
    yield CHECKPOINT
    yield Together({p: declare_march(s, p) for p in able})
    cost = BOOK.actions["forced_march"].cost
    for p in able:
        if s.plans[p]:
            pay_prestige(s, p, cost)
            s.marching |= 1 << p
            s.journal.tell(MARCHES, p, cost)
    s.plans = [[] for _ in range(s.players)]


def declare_march(s: ScharzState, p: Player) -> Procedure[None]:
    if (yield Choice(p, FORCED_MARCH, YES_NO)) == YES:
        s.plans[p].append(1)


def note_start(s: ScharzState) -> None:
    """SCH-10.4 Who controls each field, and who is alone in it, when the movement phase begins."""
    s.control_start = s.control.copy()
    here = Presence(s)
    for f in range(s.board.n):
        mask = here.masks[f]
        if s.settler[f] != NOBODY:
            mask |= 1 << s.settler[f]
        alone = [p for p in range(s.players) if mask >> p & 1 and not mask & ~s.friends[p]]
        s.alone_start[f] = alone[0] if alone else NOBODY
