"""NAP-14 Minor nations: their armies, annexation and resistance."""

from __future__ import annotations

from grognard.games.napoleon.armies import raise_units, troops
from grognard.games.napoleon.book import ATLAS, BOOK
from grognard.games.napoleon.ids import ARTILLERY, CAVALRY, INFANTRY, MINOR, Nation, Region
from grognard.games.napoleon.neutrals import may_object, object_by_war, strangers
from grognard.games.napoleon.picks import is_cancelled, with_cancel
from grognard.games.napoleon.relations import change_owner, pay
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import enemy_troops, is_player_nation, is_unowned_minor, one_of, payer_of
from grognard.games.napoleon.terms import DECLARE_WAR, NATION, PASS, REGION, REGION_OF
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

ANNEX_MINOR_TARGET = Ask("annex_minor_target", "NAP-14.3", "region")
ANNEX_OBJECTION = Ask("annex_objection", "NAP-14.6", "keyword")

ANNOUNCED = Told("annexation_announced", "NAP-14.3", "nation:term", "region:term")
ANNEX_ROLLED = Told(
    "annexation_rolled", "NAP-14.7", "nation:term", "die:number", "modifier:number", "need:number"
)
MINOR_ARMY = Told(
    "minor_army",
    "NAP-14.2",
    "region:term",
    "nation:term",
    "infantry:number",
    "cavalry:number",
    "artillery:number",
)
RESISTS = Told("minor_resists", "NAP-14.8", "region:term")

ASKS = [ANNEX_MINOR_TARGET, ANNEX_OBJECTION]
TELLINGS = [ANNOUNCED, ANNEX_ROLLED, MINOR_ARMY, RESISTS]

MOST_REROLLS = 100
"""NAP-26.7"""

# -- annexation


def can_annex(s: NapoleonState, nation: Nation) -> bool:
    """NAP-14.3, NAP-10.6 The active nation, which pays or has its controller pay."""
    if nation != s.active or s.pap[payer_of(s, nation)] < BOOK.prices.annex_minor:
        return False
    return any(is_annexable(s, nation, region) for region in ATLAS.minors if s.stacks[region])


def is_annexable(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """NAP-14.3, NAP-14.4 An unowned minor region with own and without enemy troops, once a turn."""
    return (
        is_unowned_minor(s, region)
        and region not in s.announced
        and troops(s, nation, region) > 0
        and not enemy_troops(s, nation, region)
    )


def annex(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-14.5 Pay, hear objections, roll."""
    regions = [REGION[r] for r in ATLAS.minors if s.stacks[r] and is_annexable(s, nation, r)]
    pick = yield Choice(player, ANNEX_MINOR_TARGET, with_cancel(s, player, regions), (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    region = REGION_OF[pick]
    pay(s, payer_of(s, nation), BOOK.prices.annex_minor)
    s.announced.append(region)
    s.journal.tell(ANNOUNCED, NATION[nation], pick)

    # NAP-14.6 Player nations of other players may at once declare war, in turn order.
    for other in strangers(s, nation):
        if may_object(s, other, nation):
            about = (NATION[other], NATION[nation], pick)
            reply = yield Choice(s.seat[other], ANNEX_OBJECTION, [DECLARE_WAR, PASS], about)
            if reply == DECLARE_WAR:
                object_by_war(s, other, nation)

    die = s.dice.roll()
    modifier = annexation_modifier(s, nation, region)
    s.journal.tell(ANNEX_ROLLED, NATION[nation], die, modifier, BOOK.annex.success)
    if die + modifier >= BOOK.annex.success:
        change_owner(s, region, nation)
    else:
        resist(s, nation, region)
    return True


def annexation_modifier(s: NapoleonState, nation: Nation, region: Region) -> int:
    """NAP-14.7 Army units there, an own region beside it, a war."""
    total = 0
    for row in BOOK.annex.mods:
        if row.when == "units":
            applies = row.min <= troops(s, nation, region) <= row.max
        elif row.when == "adjacent_owned_region":
            applies = any(s.owner[other] == nation for other in ATLAS.neighbours[region])
        else:
            applies = bool(s.wars[nation])
        total += row.mod if applies else 0
    return total


def resist(s: NapoleonState, annexer: Nation, region: Region) -> None:
    """NAP-14.8 The minor goes to an enemy of the annexer with its army, or its army stands alone."""
    s.resisted.append(region)
    s.journal.tell(RESISTS, REGION[region])
    enemies = [n for n in s.wars[annexer] if is_player_nation(s, n)]
    if enemies:
        win_minor(s, one_of(s, enemies), region)
    else:
        raise_minor_army(s, MINOR, region)


# -- the army of a minor nation


def win_minor(s: NapoleonState, nation: Nation, region: Region) -> None:
    """NAP-11.5 The nation owns the region and receives its army."""
    change_owner(s, region, nation)
    raise_minor_army(s, nation, region)


def raise_minor_army(s: NapoleonState, nation: Nation, region: Region) -> None:
    """NAP-14.2 Infantry, cavalry and artillery by one die each, in this order."""
    army = BOOK.minor_army
    infantry = 0
    for _ in range(MOST_REROLLS):
        infantry = army.infantry[s.dice.roll() - 1]
        if infantry:
            break
    infantry = infantry or max(army.infantry)
    cavalry = army.cavalry[s.dice.roll() - 1]
    artillery = army.artillery[s.dice.roll() - 1]
    rolled = ((INFANTRY, infantry), (CAVALRY, cavalry), (ARTILLERY, artillery))
    # NAP-2.2 What the figures do not reach for is not placed, and not told.
    placed = [raise_units(s, nation, region, kind, count) for kind, count in rolled]
    s.journal.tell(MINOR_ARMY, REGION[region], NATION[nation], *placed)
