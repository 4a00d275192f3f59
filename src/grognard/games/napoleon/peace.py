"""NAP-12 End of a war: suing for peace, collapse, congress."""

from __future__ import annotations

from grognard.games.napoleon.book import ATLAS, BOOK, REGIONS
from grognard.games.napoleon.ending import end_if_decided
from grognard.games.napoleon.ids import NEUTRAL, NOBODY, Nation, Region
from grognard.games.napoleon.picks import is_cancelled, with_cancel
from grognard.games.napoleon.relations import change_owner, gain_pap, pay, release, set_status
from grognard.games.napoleon.state import Congress, NapoleonState
from grognard.games.napoleon.status import (
    enemy_troops,
    friendly_troops,
    in_turn_order,
    is_active,
    is_player_nation,
    payer_of,
    player_of,
    regions_owned,
)
from grognard.games.napoleon.terms import (
    ENOUGH,
    LIBERATE,
    NATION,
    PASS,
    REGION,
    REGION_OF,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

CONGRESS_PICK = Ask("congress_pick", "NAP-12.6", "region")
LIBERATE_REGION = Ask("liberate_region", "NAP-12.16", "region")

SUED = Told("sued", "NAP-12.1", "nation:term", "victors:terms")
DEBT = Told("debt", "NAP-12.3", "nation:term", "pap:number")
WAR_WON = Told("war_won", "NAP-12.5", "nation:term", "pap:number")
HELD_OUT = Told("held_out", "NAP-12.9", "nation:term", "roll:number", "value:number")
COLLAPSED = Told("collapsed", "NAP-12.9", "nation:term", "roll:number", "value:number")
CONGRESS_OVER = Told("congress_over", "NAP-12.6", "nation:term")
LIBERATED = Told("liberated", "NAP-12.16", "nation:term", "regions:terms")

ASKS = [CONGRESS_PICK, LIBERATE_REGION]
TELLINGS = [SUED, DEBT, WAR_WON, HELD_OUT, COLLAPSED, CONGRESS_OVER, LIBERATED]

# -- suing for peace


def can_sue(s: NapoleonState, nation: Nation) -> bool:
    """NAP-12.2 It is at war, and it (or its controller) has the PAP."""
    if not is_active(s, nation) or not s.wars[nation]:
        return False
    return s.pap[payer_of(s, nation)] >= BOOK.prices.sue_for_peace


def sue(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-12.1 The nation sues for peace of its own will."""
    yield from ()  # nobody is asked
    pay(s, payer_of(s, nation), BOOK.prices.sue_for_peace)
    make_peace(s, nation)
    return True


def sue_by_force(s: NapoleonState, nation: Nation) -> None:
    """NAP-12.3 A player nation loses the price or goes into debt; a neutral great nation pays nothing."""
    if is_player_nation(s, nation):
        paid = min(s.pap[nation], BOOK.pap.sue_for_peace_loss)
        s.pap[nation] -= paid
        s.debt[nation] += BOOK.pap.sue_for_peace_loss - paid
        if s.debt[nation]:
            s.journal.tell(DEBT, NATION[nation], s.debt[nation])
    make_peace(s, nation)


def make_peace(s: NapoleonState, loser: Nation) -> None:
    """NAP-12.4, NAP-12.18 All wars of the loser end; its enemies are the victors and meet in congress."""
    victors = s.wars[loser].copy()
    s.journal.tell(SUED, NATION[loser], tuple(NATION[victor] for victor in victors))
    for victor in victors:
        set_status(s, loser, victor, NEUTRAL)
        # NAP-12.12 For twelve months no victor may attack the loser.
        s.truce[victor][loser] = s.round + BOOK.pap.truce_months
    # NAP-12.15, NAP-22.2
    s.defeated[loser] = True
    end_if_decided(s)
    reward_victors(s, victors)
    s.congress = Congress(loser, [v for v in victors if is_active(s, v)], 0)
    if s.controller[loser] != NOBODY:
        release(s, loser)  # NAP-12.13
    for victor in victors:
        # NAP-13.7 step 3: control of a victor that was bound to this war ends with the congress.
        if s.controller[victor] != NOBODY and s.aggressor[victor] == loser:
            s.released.append(victor)


def reward_victors(s: NapoleonState, victors: list[Nation]) -> None:
    """NAP-12.5 PAP for the first and the second player nation among the victors."""
    rewards = (BOOK.pap.war_won_first, BOOK.pap.war_won_second)
    winners = [victor for victor in victors if is_player_nation(s, victor)]
    for victor, pap in zip(winners, rewards, strict=False):
        gain_pap(s, victor, pap)
        s.journal.tell(WAR_WON, NATION[victor], pap)


# -- congress


def congress(s: NapoleonState, c: Congress) -> Procedure[None]:
    """NAP-12.6 The victors pick in war-entry order, round after round, until all are out."""
    while c.victors:
        yield CHECKPOINT
        victor = c.victors[c.place]
        picks = congress_picks(s, c.loser, victor)
        picked = PASS
        if picks:
            about = (NATION[victor], NATION[c.loser])
            picked = yield Choice(player_of(s, victor), CONGRESS_PICK, [*picks, PASS], about)
        if picked == PASS:
            c.victors.pop(c.place)
        elif (yield from carry_out_pick(s, c.loser, victor, picked)):
            c.place += 1
        if c.victors:
            c.place %= len(c.victors)
    s.journal.tell(CONGRESS_OVER, NATION[c.loser])
    s.congress = None
    for nation in s.released:
        if s.controller[nation] != NOBODY:
            release(s, nation)
    s.released = []


def carry_out_pick(s: NapoleonState, loser: Nation, victor: Nation, pick: Term) -> Procedure[bool]:
    """NAP-12.7 A region is annexed, or regions are liberated."""
    if pick == LIBERATE:
        return (yield from liberate(s, loser, victor))
    region = REGION_OF[pick]
    pay(s, payer_of(s, victor), annexation_price(loser, region))
    change_owner(s, region, victor)
    return True


def congress_picks(s: NapoleonState, loser: Nation, victor: Nation) -> list[Term]:
    """NAP-12.7, NAP-12.19 The regions that the victor can pay for, and liberation."""
    pap = s.pap[payer_of(s, victor)]
    regions = [r for r in annexable_regions(s, loser) if annexation_price(loser, r) <= pap]
    picks = [REGION[region] for region in regions]
    if pap >= BOOK.prices.liberate and liberable(s, loser):
        picks.append(LIBERATE)
    return picks


def annexable_regions(s: NapoleonState, loser: Nation) -> list[Region]:
    """NAP-12.7 A capital only when the loser owns nothing else of its homeland."""
    rest = any(s.owner[r] == loser and not ATLAS.regions[r].capital for r in ATLAS.homeland[loser])
    capitals = BOOK.capitals[loser] if rest else []
    return [region for region in range(REGIONS) if s.owner[region] == loser and region not in capitals]


def annexation_price(loser: Nation, region: Region) -> int:
    """NAP-12.7, NAP-11.32 More for the loser's homeland than for its other possessions."""
    return BOOK.prices.annex_homeland if ATLAS.home[region] == loser else BOOK.prices.annex_region


def liberable(s: NapoleonState, loser: Nation) -> list[Region]:
    """NAP-12.16, NAP-12.20 Regions outside the loser's homeland whose home nation is not out."""
    return [
        region
        for region in regions_owned(s, loser)
        if ATLAS.home[region] != loser and (ATLAS.home[region] == NOBODY or not s.out[ATLAS.home[region]])
    ]


def liberate(s: NapoleonState, loser: Nation, victor: Nation) -> Procedure[bool]:
    """NAP-12.16 One or two regions become independent or go back to the nation whose homeland they are."""
    player = player_of(s, victor)
    freed: list[Region] = []
    while len(freed) < BOOK.prices.liberated_regions:
        options = [REGION[region] for region in liberable(s, loser) if region not in freed]
        if freed:
            options.insert(0, ENOUGH)
        else:
            options = with_cancel(s, player, options)
        pick = yield Choice(player, LIBERATE_REGION, options, (NATION[victor],))
        if is_cancelled(s, player, pick):
            return False
        if pick == ENOUGH:
            break
        freed.append(REGION_OF[pick])
    pay(s, payer_of(s, victor), BOOK.prices.liberate)
    s.journal.tell(LIBERATED, NATION[victor], tuple(REGION[region] for region in freed))
    for region in freed:
        change_owner(s, region, ATLAS.home[region])
    return True


# -- collapse


def collapse_roll(s: NapoleonState, nation: Nation) -> None:
    """NAP-12.9 2d6 above the nation's collapse value: it must sue for peace at once."""
    if not s.wars[nation]:
        return  # NAP-12.10 only if it is still at war
    roll = sum(s.dice.rolls(2))
    value = s.scenario.collapse[BOOK.nations[nation].id]
    s.journal.tell(COLLAPSED if roll > value else HELD_OUT, NATION[nation], roll, value)
    if roll > value:
        sue_by_force(s, nation)


def besieged_capitals(s: NapoleonState) -> list[Region]:
    """NAP-12.8 Capital regions that an enemy of their owner occupies."""
    return [
        region
        for capitals in BOOK.capitals
        for region in capitals
        if s.owner[region] != NOBODY and enemy_troops(s, s.owner[region], region)
    ]


def check_capitals(s: NapoleonState) -> None:
    """NAP-12.8, NAP-12.10 Every capital taken this turn makes its owner roll, unless friends hold it."""
    lost = [
        region
        for region in besieged_capitals(s)
        if region not in s.taken and not friendly_troops(s, s.owner[region], region)
    ]
    for nation in in_turn_order(s, [s.owner[region] for region in lost], s.active):
        s.collapsing.append(nation)
    s.taken += lost
