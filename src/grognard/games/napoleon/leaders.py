"""NAP-19 Leaders and rallying: a leader in the reserve brings units back from the retreat zone."""

from __future__ import annotations

from grognard.games.napoleon.battle_board import RESERVE, RETREAT_ZONE, Group, Side, Zone, cell_of
from grognard.games.napoleon.battle_picks import pick, pick_nation, spend_action
from grognard.games.napoleon.battle_state import Battle, figures_at, nations_with, put, side_of, take
from grognard.games.napoleon.battle_terms import GROUP
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.ids import LEADER, NOBODY, Kind, Nation
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import CANCEL, KIND, KIND_OF, NATION
from grognard.kernel.choice import Ask, Procedure
from grognard.kernel.journal import Told

RALLY_TYPE = Ask("rally_type", "NAP-19.1", "unit")

_ATTEMPT = ("nation:term", "owner:term", "unit:term", "dice:numbers", "total:number", "needed:number")
RALLIED = Told("rallied", "NAP-19.1", *_ATTEMPT)
NOT_RALLIED = Told("not_rallied", "NAP-19.1", *_ATTEMPT)


def rally(s: NapoleonState, b: Battle, nation: Nation, group: Group) -> Procedure[None]:
    """NAP-19.1 The player names a unit type in the retreat zone and rolls."""
    side = side_of(b, nation)
    player = b.player[nation]
    options = [KIND[kind] for kind in rallying(b, side)]
    picked = yield from pick(s, player, RALLY_TYPE, options, (GROUP[group],))
    if picked == CANCEL:
        return
    kind = KIND_OF[picked]
    # 19.3 Units of allies can be rallied too.
    owner = yield from pick_nation(s, player, nations_with(b, side, kind, RETREAT_ZONE[side]), picked)
    if owner == NOBODY:
        return
    spend_action(b, group, cell_of(LEADER, RESERVE[side]))
    attempt_rally(s, b, nation, owner, kind)


def attempt_rally(s: NapoleonState, b: Battle, nation: Nation, owner: Nation, kind: Kind) -> None:
    """NAP-19.1 Enough on 2d6 brings one unit of the type to the reserve."""
    side = side_of(b, nation)
    dice = (s.dice.roll(), s.dice.roll())
    total, needed = dice[0] + dice[1], BOOK.units[kind].rally
    rallied = total >= needed
    if rallied:
        take(b, owner, kind, RETREAT_ZONE[side])
        put(b, owner, kind, RESERVE[side])
    told = RALLIED if rallied else NOT_RALLIED
    s.journal.tell(told, NATION[nation], NATION[owner], KIND[kind], dice, total, needed)


def rallying(b: Battle, side: Side) -> list[Kind]:
    """The unit types in the retreat zone of a side."""
    return figures_at(b, side, RETREAT_ZONE[side])


def may_rally(b: Battle, side: Side, zone: Zone) -> bool:
    """NAP-16.4 A leader rallies only while in the reserve, and only if there is somebody to rally."""
    return zone == RESERVE[side] and b.army[side][RETREAT_ZONE[side]] > 0
