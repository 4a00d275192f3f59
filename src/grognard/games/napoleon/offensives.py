"""NAP-11.1 to 11.9 Diplomatic offensives against player nations, minor nations and neutral great nations."""

from __future__ import annotations

from grognard.games.napoleon.armies import army_size, units_of
from grognard.games.napoleon.book import ATLAS, BOOK
from grognard.games.napoleon.ids import LEADER, NATIONS, NEUTRAL, NOBODY, Nation, Region
from grognard.games.napoleon.minors import win_minor
from grognard.games.napoleon.offers import make_offer
from grognard.games.napoleon.picks import is_cancelled, with_cancel
from grognard.games.napoleon.relations import make_alliance, pay, release, take_control
from grognard.games.napoleon.state import NapoleonState, Offer
from grognard.games.napoleon.status import (
    allies_of,
    at_war,
    is_friendly,
    is_player_nation,
    is_unowned_minor,
    player_of,
    same_player,
    same_side,
    side_of,
)
from grognard.games.napoleon.terms import (
    ALLIANCE,
    NATION,
    NATION_OF,
    OFFENSIVE_PLAYER,
    REGION,
    REGION_OF,
)
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

OFFENSIVE_TARGET_NATION = Ask("offensive_target_nation", "NAP-11.1", "nation")
OFFENSIVE_AIM = Ask("offensive_aim", "NAP-11.1", "nation", secret=True)
OFFENSIVE_TARGET_MINOR = Ask("offensive_target_minor", "NAP-11.5", "region")

OFFENSIVE_BEGUN = Told("offensive_begun", "NAP-11.1", "nation:term", "target:term")
OFFENSIVE_ROLLED = Told(
    "offensive_rolled", "NAP-11.7", "nation:term", "target:term", "roll:number", "need:number"
)
MINOR_ROLLED = Told("minor_rolled", "NAP-11.5", "nation:term", "region:term", "roll:number", "need:number")

ASKS = [OFFENSIVE_TARGET_NATION, OFFENSIVE_AIM, OFFENSIVE_TARGET_MINOR]
TELLINGS = [OFFENSIVE_BEGUN, OFFENSIVE_ROLLED, MINOR_ROLLED]

# -- against a player nation


def can_court_player(s: NapoleonState, nation: Nation) -> bool:
    return can_afford_offensive(s, nation) and bool(courtable(s, nation))


def can_afford_offensive(s: NapoleonState, nation: Nation) -> bool:
    """NAP-10.4 Player nations alone conduct offensives."""
    return is_player_nation(s, nation) and s.pap[nation] >= BOOK.prices.diplomatic_offensive


def courtable(s: NapoleonState, nation: Nation) -> list[Nation]:
    """NAP-11.1 Player nations to whom something can be proposed."""
    return [t for t in range(NATIONS) if t != nation and is_player_nation(s, t) and aims(s, nation, t)]


def aims(s: NapoleonState, nation: Nation, target: Nation) -> list[Term]:
    """NAP-11.1, NAP-11.9, NAP-11.31 An alliance, or that the target leaves a third nation."""
    if same_side(s, nation, target):
        return []
    found: list[Term] = []
    if s.status[nation][target] == NEUTRAL and not s.historical:
        found.append(ALLIANCE)
    if same_player(s, nation, target):
        return found
    for third in allies_of(s, target):
        inside = side_of(s, third) != NOBODY and side_of(s, third) == side_of(s, target)
        if third != nation and not inside:
            found.append(NATION[third])
    return found


def court_player(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.1 The nation pays and proposes; the target's player accepts or declines, the PAP are lost."""
    options = with_cancel(s, player, [NATION[target] for target in courtable(s, nation)])
    pick = yield Choice(player, OFFENSIVE_TARGET_NATION, options, (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    target = NATION_OF[pick]
    options = with_cancel(s, player, aims(s, nation, target))
    aim = yield Choice(player, OFFENSIVE_AIM, options, (NATION[nation], pick))
    if is_cancelled(s, player, aim):
        return False
    pay(s, nation, BOOK.prices.diplomatic_offensive)
    s.journal.tell(OFFENSIVE_BEGUN, NATION[nation], pick)
    if same_player(s, nation, target):
        make_alliance(s, nation, target)  # NAP-11.9, NAP-24.3 no answer is needed
    else:
        third = NOBODY if aim == ALLIANCE else NATION_OF[aim]
        make_offer(s, Offer(OFFENSIVE_PLAYER, nation, player_of(s, target), target, third, [], []))
    return True


# -- against a minor nation


def can_court_minor(s: NapoleonState, nation: Nation) -> bool:
    return can_afford_offensive(s, nation) and any(is_courtable_minor(s, nation, r) for r in ATLAS.minors)


def is_courtable_minor(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """NAP-11.5 Owned by nobody, and without army units of a nation that is not friendly."""
    if not is_unowned_minor(s, region):
        return False
    here = s.stacks[region]
    return not here or all(is_friendly(s, nation, stack.nation) or army_size(stack) == 0 for stack in here)


def court_minor(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.5, NAP-11.6 2d6 win the region with its army; a leader there helps."""
    options = [REGION[r] for r in ATLAS.minors if is_courtable_minor(s, nation, r)]
    pick = yield Choice(player, OFFENSIVE_TARGET_MINOR, with_cancel(s, player, options), (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    region = REGION_OF[pick]
    pay(s, nation, BOOK.prices.diplomatic_offensive)
    leader = units_of(s, nation, region, LEADER) > 0
    need = BOOK.offensive.success_with_leader if leader else BOOK.offensive.success
    roll = sum(s.dice.rolls(2))
    s.journal.tell(MINOR_ROLLED, NATION[nation], pick, roll, need)
    if roll >= need:
        win_minor(s, nation, region)
    return True


# -- against a neutral great nation


def can_court_great(s: NapoleonState, nation: Nation) -> bool:
    return can_afford_offensive(s, nation) and bool(courtable_great(s, nation))


def courtable_great(s: NapoleonState, nation: Nation) -> list[Nation]:
    """NAP-11.9 Neutral great nations not under the own player or side; an enemy only if it is controlled."""
    return [
        target
        for target in range(NATIONS)
        if s.seat[target] == NOBODY
        and not s.out[target]
        and not same_player(s, nation, target)
        and not (s.controller[target] != NOBODY and same_side(s, nation, target))
        and (s.controller[target] != NOBODY or not at_war(s, nation, target))
    ]


def court_great(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.7, NAP-11.8 2d6 at or below the diplomacy value: control, or the end of somebody else's."""
    options = with_cancel(s, player, [NATION[target] for target in courtable_great(s, nation)])
    pick = yield Choice(player, OFFENSIVE_TARGET_NATION, options, (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    target = NATION_OF[pick]
    pay(s, nation, BOOK.prices.diplomatic_offensive)
    value = diplomacy_value(s, nation, target)
    roll = sum(s.dice.rolls(2))
    s.journal.tell(OFFENSIVE_ROLLED, NATION[nation], pick, roll, value)
    if roll <= value:
        if s.controller[target] != NOBODY:
            release(s, target)
        else:
            make_alliance(s, nation, target)
            take_control(s, target, nation)
            if target not in s.gained[player]:
                s.gained[player].append(target)
    return True


def diplomacy_value(s: NapoleonState, nation: Nation, target: Nation) -> int:
    """NAP-11.7 The scenario's value with this row and column."""
    return s.scenario.diplomacy[BOOK.nations[nation].id][BOOK.nations[target].id]
