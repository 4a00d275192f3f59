"""SCH-4.4, 5.6, 5.7 Prestige and victory points: gains, payments, and how a sub-phase is settled."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.book import BOOK
from grognard.games.scharz.state import ScharzState, initiative, is_alive
from grognard.games.scharz.terms import YES, YES_NO, number, numbers, value_of
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

PREVENT_VP_LOSS: Final = Ask("prevent_vp_loss", "SCH-5.32", "number")
REROLL_D6: Final = Ask("reroll_d6", "SCH-5.32", "keyword")

VP_GAINED: Final = Told("vp_gained", "SCH-5.34", "who:player", "points:number", "total:number")
VP_LOST: Final = Told("vp_lost", "SCH-5.34", "who:player", "points:number", "total:number")
VP_KEPT: Final = Told("vp_kept", "SCH-5.32", "who:player", "points:number")
REROLLED: Final = Told("rerolled_d6", "SCH-5.32", "who:player", "first:number", "second:number")

ASKS: Final = [PREVENT_VP_LOSS, REROLL_D6]
TELLINGS: Final = [VP_GAINED, VP_LOST, VP_KEPT, REROLLED]


def settle_points(s: ScharzState) -> Procedure[None]:
    """SCH-4.4 At the end of a sub-phase gains are added first, then losses subtracted, never below 0."""
    if not any(s.vp_gain) and not any(s.vp_loss):
        return
    for p in initiative(s):
        kept = yield from prevent_vp_loss(s, p)
        gain, loss = s.vp_gain[p], s.vp_loss[p] - kept
        s.vp_gain[p] = s.vp_loss[p] = 0
        s.vp[p] = max(BOOK.victory_points.floor, s.vp[p] + gain - loss)
        if gain:
            s.journal.tell(VP_GAINED, p, gain, s.vp[p])
        if loss:
            s.journal.tell(VP_LOST, p, loss, s.vp[p])


def prevent_vp_loss(s: ScharzState, p: Player) -> Procedure[int]:
    """SCH-5.32 For 4 prestige points each, the loss of victory points is cancelled."""
    cost = BOOK.actions["prevent_vp_loss"].cost
    most = min(s.vp_loss[p], s.prestige[p] // cost)
    if most <= 0 or not is_alive(s, p) or s.vp[p] + s.vp_gain[p] <= BOOK.victory_points.floor:
        return 0
    yield CHECKPOINT
    kept = value_of((yield Choice(p, PREVENT_VP_LOSS, numbers(0, most), (number(s.vp_loss[p]),))))
    if kept:
        pay_prestige(s, p, kept * cost)
        s.journal.tell(VP_KEPT, p, kept)
    return kept


def own_d6(s: ScharzState, p: Player, bad: tuple[int, ...]) -> Procedure[int]:
    """SCH-5.32 A d6 of a player, who may pay 4 prestige points to repeat it if it shows a bad face."""
    roll = s.dice.roll()
    cost = BOOK.actions["reroll_d6"].cost
    if roll in bad and s.opt.prestige and s.prestige[p] >= cost:
        if (yield Choice(p, REROLL_D6, YES_NO, (number(roll),))) == YES:
            pay_prestige(s, p, cost)
            first, roll = roll, s.dice.roll()
            s.journal.tell(REROLLED, p, first, roll)
    return roll


def gain_vp(s: ScharzState, p: Player, points: int) -> None:
    """SCH-4.4 Victory points won in this sub-phase."""
    s.vp_gain[p] += points


def lose_vp(s: ScharzState, p: Player, points: int) -> None:
    """SCH-4.4 Victory points lost in this sub-phase, as a positive number."""
    s.vp_loss[p] += points


def change_vp(s: ScharzState, p: Player, points: int) -> None:
    """A line of the victory point table: a gain, or a loss if negative."""
    if points > 0:
        gain_vp(s, p, points)
    else:
        lose_vp(s, p, -points)


def earn_prestige(s: ScharzState, p: Player, points: int) -> None:
    """SCH-5.30 Prestige won; without the option it is dropped (SCH-1.12)."""
    if s.opt.prestige:
        s.prestige[p] += points


def prestige_cost(s: ScharzState, points: int) -> int:
    """SCH-1.12 Without the option every prestige cost is 0."""
    return points if s.opt.prestige else 0


def can_pay_prestige(s: ScharzState, p: Player, points: int) -> bool:
    return not s.opt.prestige or s.prestige[p] >= points


def pay_prestige(s: ScharzState, p: Player, points: int) -> None:
    """SCH-5.30 Prestige spent; it never falls below 0."""
    if s.opt.prestige:
        assert s.prestige[p] >= points, "prestige cannot be negative"
        s.prestige[p] -= points


def can_act(s: ScharzState, p: Player, action: str) -> bool:
    """SCH-5.32 Whether a player can pay one of the prestige actions."""
    row = BOOK.actions[action]
    return s.opt.prestige and s.prestige[p] >= row.cost and s.coins[p] >= row.coins
