"""SCH-10.9 Battle board (option): each side fights with a front of up to four units."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_state import GONE, Battle, Side
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.muster import decider, is_worker, uses_board
from grognard.games.scharz.state import ScharzState, Unit
from grognard.games.scharz.terms import DONE, KIND_TERMS, NO
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Together

FRONT_SWAP: Final = Ask("front_swap", "SCH-10.47", "unit", secret=True)
FRONT_PICK: Final = Ask("front_pick", "SCH-10.47", "unit", secret=True)

ASKS: Final[list[Ask]] = [FRONT_SWAP, FRONT_PICK]


def form_fronts(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.47 All leaders secretly fill their fronts; then they are revealed."""
    if not uses_board(s, battle):
        return
    sides = [side for side in battle.sides if side.status != GONE]
    asked: dict[Player, Procedure[None]] = {}
    for side in sides:
        leader = decider(s, side.leader)
        asked[leader] = pick_front(s, battle, side, leader)
    yield Together(asked)
    for side in sides:
        side.front = front_with(s, side, side.picked)
        side.picked = []


def pick_front(s: ScharzState, battle: Battle, side: Side, leader: Player) -> Procedure[None]:
    """SCH-10.47 One survivor may be swapped for a reserve; then the gaps are filled."""
    place = (battle_place(s, battle.place),)
    front = front_with(s, side, [])
    if front and reserves(s, side, front):
        kinds = [KIND_TERMS[k] for k in sorted({s.kind[u] for u in front})]
        out = yield Choice(leader, FRONT_SWAP, [NO, *kinds], place)
        if out != NO:
            side.picked.append(-1 - KIND_TERMS.index(out))
    while True:
        front = front_with(s, side, side.picked)
        reserve = reserves(s, side, front)
        if len(front) >= BOOK.battle.board_front or not reserve:
            return
        options = [KIND_TERMS[k] for k in sorted({s.kind[u] for u in reserve})]
        if front:
            options.append(DONE)
        chosen = yield Choice(leader, FRONT_PICK, options, place)
        if chosen == DONE:
            return
        side.picked.append(KIND_TERMS.index(chosen))


def front_with(s: ScharzState, side: Side, picked: list[int]) -> list[Unit]:
    """The survivors of the last front with these picks: a kind comes in, or goes out (-1 - kind).

    Of one kind the least damaged come in and the most damaged go out.
    """
    front = [u for u in side.front if u in side.units]
    for pick in picked:
        if pick < 0:
            front.remove(max((u for u in front if s.kind[u] == -1 - pick), key=lambda u: s.damage[u]))
        else:
            fitting = [u for u in reserves(s, side, front) if s.kind[u] == pick]
            front.append(min(fitting, key=lambda u: s.damage[u]))
    return front


def reserves(s: ScharzState, side: Side, front: list[Unit]) -> list[Unit]:
    """The units of a side that could step into the front; workers keep working."""
    return [u for u in side.units if u not in front and not is_worker(s, u)]
