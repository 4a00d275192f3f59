"""SCH-10.7 After a battle: winners and losers, victory points, prestige, loot, and who moves on."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_state import FIGHTING, ON_LAND, Battle, Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.border import advance, go_home, is_border
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.flight import leave_the_river
from grognard.games.scharz.muster import decider, is_decided
from grognard.games.scharz.points import change_vp, earn_prestige
from grognard.games.scharz.relations import top_lord, with_rival_bonus
from grognard.games.scharz.sea_battle import rescue_overboard
from grognard.games.scharz.state import ScharzState, initiative
from grognard.games.scharz.status import update_status
from grognard.games.scharz.terms import SEAT_TERMS, seat_of
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

HONOURED: Final = Ask("lord_dispute_honour", "SCH-10.5", "player")

WON: Final = Told("battle_won", "SCH-10.35", "who:player", "where:term")
UNDECIDED: Final = Told("battle_undecided", "SCH-10.35", "where:term")
LOOTED: Final = Told("battle_loot", "SCH-10.40", "who:player", "where:term", "coins:number")
CREDITED: Final = Told("combat_prestige", "SCH-10.36", "who:player", "points:number")

ASKS: Final[list[Ask]] = [HONOURED]
TELLINGS: Final[list[Told]] = [WON, UNDECIDED, LOOTED, CREDITED]


def conclude(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.50 e: the battle is over; a stand-off has no winner (SCH-10.29)."""
    winners = [side for side in battle.sides if side.status == FIGHTING] if is_decided(s, battle) else []
    yield from rescue_overboard(s, battle, winners)
    if winners and battle.kind == ON_LAND:
        yield from clear_the_river(s, battle, winners)
    yield from reward(s, battle, winners)
    battle.over = True
    if is_border(battle):
        for side in winners:
            side.units += side.joining
            yield from advance(s, battle, side)
        if not winners:
            go_home(s, battle)
    if s.combat is not None and battle.place in s.combat.pursued:
        s.combat.pursued.remove(battle.place)
    update_status(s)


def clear_the_river(s: ScharzState, battle: Battle, winners: list[Side]) -> Procedure[None]:
    """SCH-6.36 Ships afloat of sides that lost the field must leave it."""
    by = battle.sides.index(winners[0])
    for side in battle.sides:
        if side.status != FIGHTING:
            yield from leave_the_river(s, battle, side.players, by)


# -- rewards ----------


def reward(s: ScharzState, battle: Battle, winners: list[Side]) -> Procedure[None]:
    """SCH-10.35 Victory points for winner and losers; prestige is noted for the end of the phase."""
    place = battle_place(s, battle.place)
    if not winners:
        s.journal.tell(UNDECIDED, place)
    for side in battle.sides:
        honoured = yield from name_honoured(s, battle, side)
        credit_prestige(s, side, honoured)
        if side in winners:
            s.journal.tell(WON, honoured, place)
            change_vp(s, honoured, BOOK.victory_points.battle_won)
        elif winners:
            change_vp(s, honoured, BOOK.victory_points.battle_lost)
        if side is looter(s, winners):
            pay_loot(s, battle, [honoured], "winner")
    players = [p for p in range(s.players) if any(side.players >> p & 1 for side in battle.sides)]
    pay_loot(s, battle, players, "participants")


def name_honoured(s: ScharzState, battle: Battle, side: Side) -> Procedure[Player]:
    """SCH-10.5 Honours go to the leader; with several players in a side the lord may name another one."""
    others = [p for p in initiative(s) if side.players >> p & 1 and p != side.leader]
    options = [SEAT_TERMS[p] for p in [side.leader, *others]]
    lord = decider(s, top_lord(s, side.leader))
    return seat_of((yield Choice(lord, HONOURED, options, (battle_place(s, battle.place),))))


def credit_prestige(s: ScharzState, side: Side, honoured: Player) -> None:
    """SCH-10.36 What a side destroyed is credited to one player, more against rivals (SCH-5.31)."""
    for victim, points in enumerate(side.kills):
        if points:
            note_prestige(s, honoured, victim, points)
            side.kills[victim] = 0


def note_prestige(s: ScharzState, p: Player, victim: Player, points: int) -> None:
    """SCH-10.36 Prestige for destroying something of a victim, paid out at the end of the combat phase."""
    combat = s.combat
    assert combat is not None
    won = with_rival_bonus(s, p, victim, points)
    combat.credit[p] += won
    combat.debit[victim] += won


def looter(s: ScharzState, winners: list[Side]) -> Side | None:
    """SCH-10.21 Of several winners the one with most units gets the loot, tied ones by initiative."""
    order = initiative(s)
    return max(winners, key=lambda side: (len(side.units), -order.index(side.leader)), default=None)


def loot_of(size: int) -> int:
    """SCH-10.40 Coins for a battle of this size."""
    if size >= BOOK.battle.loot_large_from:
        return BOOK.battle.loot_large
    return BOOK.battle.loot_medium if size >= BOOK.battle.loot_medium_from else 0


def pay_loot(s: ScharzState, battle: Battle, players: list[Player], rule: str) -> None:
    """SCH-10.40 To the winner, or to every participant, as the option says."""
    coins = loot_of(battle.size)
    if coins and s.opt.loot == rule:
        for p in players:
            s.coins[p] += coins
            s.journal.tell(LOOTED, p, battle_place(s, battle.place), coins)


def pay_out_prestige(s: ScharzState) -> None:
    """SCH-10.36 At the end of the combat phase prestige is credited and the yearly counters rise."""
    combat = s.combat
    assert combat is not None
    if not s.opt.prestige:
        return
    for p in range(s.players):
        earn_prestige(s, p, combat.credit[p])
        s.pp_won[p] += combat.credit[p]
        s.pp_lost[p] += combat.debit[p]
        if combat.credit[p]:
            s.journal.tell(CREDITED, p, combat.credit[p])


def award_prestige(s: ScharzState, p: Player, victim: Player, points: int) -> None:
    """SCH-10.36 Prestige for what a victim lost outside the combat phase, credited at once."""
    if s.opt.prestige:
        earn_prestige(s, p, points)
        s.pp_won[p] += points
        s.pp_lost[victim] += points
