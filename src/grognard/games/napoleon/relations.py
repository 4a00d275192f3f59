"""NAP-5.6 Changes of ownership, status, passage and control, and what each of them carries with it.

A change notes the regions in which units may now stand without permission (6.15); they are settled
before anybody is asked again (`business.py`).
"""

from __future__ import annotations

from grognard.games.napoleon.armies import stack_of, troops
from grognard.games.napoleon.book import REGIONS
from grognard.games.napoleon.ids import ALLIED, AT_WAR, NATIONS, NEUTRAL, NOBODY, Nation, Region
from grognard.games.napoleon.state import Homecoming, NapoleonState
from grognard.games.napoleon.status import lord, nations_of, player_of, same_side, side_of
from grognard.games.napoleon.terms import NATION, REGION
from grognard.kernel.choice import Player
from grognard.kernel.journal import Told

WAR_BEGUN = Told("war_begun", "NAP-11.10", "nation:term", "against:term")
WAR_OVER = Told("war_over", "NAP-12.4", "nation:term", "against:term")
ALLIANCE_MADE = Told("alliance_made", "NAP-11.3", "nation:term", "with:term")
ALLIANCE_OVER = Told("alliance_over", "NAP-11.21", "nation:term", "with:term")
PASSAGE_GRANTED = Told("passage_granted", "NAP-11.26", "host:term", "guest:term")
PASSAGE_OVER = Told("passage_over", "NAP-11.27", "host:term", "guest:term")
CONTROL_TAKEN = Told("control_taken", "NAP-13.2", "nation:term", "controller:term")
CONTROL_OVER = Told("control_over", "NAP-13.5", "nation:term")
OWNER_CHANGED = Told("owner_changed", "NAP-5.4", "region:term", "nation:term")
REGION_FREED = Told("region_freed", "NAP-12.16", "region:term")
DEBT_PAID = Told("debt_paid", "NAP-10.10", "nation:term", "pap:number")

TELLINGS = [
    WAR_BEGUN,
    WAR_OVER,
    ALLIANCE_MADE,
    ALLIANCE_OVER,
    PASSAGE_GRANTED,
    PASSAGE_OVER,
    CONTROL_TAKEN,
    CONTROL_OVER,
    OWNER_CHANGED,
    REGION_FREED,
    DEBT_PAID,
]

# -- PAP


def gain_pap(s: NapoleonState, nation: Nation, count: int) -> None:
    """NAP-10.10 New PAP first pay a debt."""
    paid = min(count, s.debt[nation])
    if paid:
        s.debt[nation] -= paid
        s.journal.tell(DEBT_PAID, NATION[nation], paid)
    s.pap[nation] += count - paid


def pay(s: NapoleonState, nation: Nation, count: int) -> None:
    assert s.pap[nation] >= count, "the PAP are missing (NAP-10.10)"
    s.pap[nation] -= count


# -- ownership


def change_owner(s: NapoleonState, region: Region, nation: Nation) -> None:
    """NAP-5.4, NAP-11.19 The region gets another owner (or none); an uprising there is over."""
    if s.owner[region] == nation:
        return
    s.owner[region] = nation
    s.uprising[region] = False
    note(s, region)
    if nation == NOBODY:
        s.journal.tell(REGION_FREED, REGION[region])
    else:
        s.journal.tell(OWNER_CHANGED, REGION[region], NATION[nation])


def note(s: NapoleonState, region: Region) -> None:
    """NAP-6.15 Look into this region before play goes on."""
    if region not in s.unsettled:
        s.unsettled.append(region)


def note_shared(s: NapoleonState, one: Nation, two: Nation) -> None:
    """NAP-6.15 Look into the regions where units of one stand in the land or beside troops of the other."""
    for region in range(REGIONS):
        if not s.stacks[region]:
            continue
        for guest, host in ((one, two), (two, one)):
            if stack_of(s, guest, region) is not None:
                if s.owner[region] == host or troops(s, host, region) > 0:
                    note(s, region)


# -- status


def set_status(s: NapoleonState, one: Nation, two: Nation, status: int) -> None:
    """NAP-5.6 The status is the same for both."""
    if s.status[one][two] == AT_WAR and status != AT_WAR:
        s.wars[one].remove(two)
        s.wars[two].remove(one)
    if s.status[one][two] != AT_WAR and status == AT_WAR:
        s.wars[one].append(two)
        s.wars[two].append(one)
    s.status[one][two] = status
    s.status[two][one] = status
    note_shared(s, one, two)


def begin_war(s: NapoleonState, one: Nation, two: Nation) -> None:
    """NAP-11.10, NAP-11.12 War: both join the other's war-entry list; passage between them ends."""
    set_status(s, one, two, AT_WAR)
    s.passage[one][two] = s.passage[two][one] = False
    # NAP-12.12 The loser who attacks a victor cancels that victor's truce.
    s.truce[two][one] = 0
    # NAP-12.15 A beaten nation that takes up arms against the other side is no longer defeated.
    if NOBODY not in (side_of(s, one), side_of(s, lord(s, two))) and not same_side(s, one, two):
        s.defeated[one] = False
    s.journal.tell(WAR_BEGUN, NATION[one], NATION[two])


def end_war(s: NapoleonState, one: Nation, two: Nation) -> None:
    """The war is over; control that was bound to it ends too (13.7 step 3)."""
    set_status(s, one, two, NEUTRAL)
    s.journal.tell(WAR_OVER, NATION[one], NATION[two])
    for nation, other in ((one, two), (two, one)):
        if s.controller[nation] != NOBODY and s.aggressor[nation] == other:
            release(s, nation)


def make_alliance(s: NapoleonState, one: Nation, two: Nation) -> None:
    """NAP-11.3"""
    set_status(s, one, two, ALLIED)
    s.journal.tell(ALLIANCE_MADE, NATION[one], NATION[two])


def end_alliance(s: NapoleonState, one: Nation, two: Nation) -> None:
    """NAP-11.21 The status becomes neutral; between controller and controlled nation control ends too."""
    set_status(s, one, two, NEUTRAL)
    s.journal.tell(ALLIANCE_OVER, NATION[one], NATION[two])
    for nation, other in ((one, two), (two, one)):
        if s.controller[nation] == other:
            release(s, nation)


def grant_passage(s: NapoleonState, host: Nation, guest: Nation) -> None:
    """NAP-11.26"""
    s.passage[host][guest] = True
    s.journal.tell(PASSAGE_GRANTED, NATION[host], NATION[guest])


def end_passage(s: NapoleonState, host: Nation, guest: Nation) -> None:
    """NAP-11.27"""
    if s.passage[host][guest]:
        s.passage[host][guest] = False
        note_shared(s, host, guest)
        s.journal.tell(PASSAGE_OVER, NATION[host], NATION[guest])


# -- control


def take_control(s: NapoleonState, nation: Nation, controller: Nation, aggressor: Nation = NOBODY) -> None:
    """NAP-13.2 The nation comes under control; a player's nations do not fight each other (13.12)."""
    s.controller[nation] = controller
    s.aggressor[nation] = aggressor
    s.was_controlled[nation] = True
    s.journal.tell(CONTROL_TAKEN, NATION[nation], NATION[controller])
    player = player_of(s, nation)
    for other in nations_of(s, player):
        if s.status[nation][other] == AT_WAR:
            end_war(s, nation, other)


def release(s: NapoleonState, nation: Nation) -> None:
    """NAP-13.5 The nation becomes uncontrolled: wars, alliances and passage end, its units go home."""
    last = player_of(s, nation)
    s.controller[nation] = NOBODY
    s.aggressor[nation] = NOBODY
    s.journal.tell(CONTROL_OVER, NATION[nation])
    sever(s, nation)
    s.homecomings.append(Homecoming(nation, last))


def sever(s: NapoleonState, nation: Nation) -> None:
    """All wars, alliances and rights of passage of the nation end, without victors."""
    for other in range(NATIONS):
        if s.status[nation][other] == AT_WAR:
            end_war(s, nation, other)
        elif s.status[nation][other] == ALLIED:
            end_alliance(s, nation, other)
        end_passage(s, nation, other)
        end_passage(s, other, nation)


def put_out(s: NapoleonState, nation: Nation) -> None:
    """NAP-22.14, NAP-22.15, NAP-22.18 A nation that has nothing left is out of the game, and defeated."""
    s.out[nation] = s.defeated[nation] = True
    sever(s, nation)
    s.pap[nation] = s.pp[nation] = s.debt[nation] = 0
    for other in range(NATIONS):
        if s.controller[other] == nation:
            release(s, other)
    s.controller[nation] = NOBODY


def is_out(s: NapoleonState, player: Player) -> bool:
    """NAP-22.15 A player all of whose player nations are out takes no further decisions."""
    return all(s.out[nation] for nation in range(NATIONS) if s.seat[nation] == player)
