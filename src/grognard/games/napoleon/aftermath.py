"""NAP-20.9 to 20.17 After a battle: retreat to regions, the fate of a minor nation, PAP, collapse rolls."""

from __future__ import annotations

from grognard.games.napoleon.armies import carry_on, dissolve, eliminate, stack_of, troops
from grognard.games.napoleon.battle_state import CAUSE_FORCED, CAUSE_RESISTANCE, Battle
from grognard.games.napoleon.book import BOOK, SEAS
from grognard.games.napoleon.ids import ARMY_KINDS, KINDS, LEADER, MILITIA, MINOR, NOWHERE, Nation, Region
from grognard.games.napoleon.relations import change_owner, gain_pap
from grognard.games.napoleon.state import Entry, NapoleonState, no_units
from grognard.games.napoleon.status import (
    at_war,
    enemy_troops,
    in_turn_order,
    is_permitted,
    is_player_nation,
    may_serve_in,
    open_neighbours,
    resists,
    side_ships,
)
from grognard.games.napoleon.terms import (
    KIND,
    KIND_OF,
    NATION,
    NUMBER_OF,
    REGION,
    REGION_OF,
    REST_HERE,
    numbers_to,
)
from grognard.kernel.choice import Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

RETREAT_TO = Ask("retreat_to", "NAP-20.10", "region")
RETREAT_UNIT = Ask("retreat_unit", "NAP-20.10", "unit")
RETREAT_COUNT = Ask("retreat_count", "NAP-20.10", "number")
LANDING_LOSS = Ask("landing_loss", "NAP-8.9", "unit")

RETREATED = Told("retreated", "NAP-20.10", "nation:term", "count:number", "region:term")
CUT_OFF = Told("cut_off", "NAP-20.11", "nation:term", "count:number", "region:term")
RE_EMBARKED = Told("re_embarked", "NAP-8.9", "nation:term", "count:number", "region:term")
BATTLE_PAP = Told("battle_pap", "NAP-10.2", "nation:term", "pap:number")

ASKS = [RETREAT_TO, RETREAT_UNIT, RETREAT_COUNT, LANDING_LOSS]
TELLINGS = [RETREATED, CUT_OFF, RE_EMBARKED, BATTLE_PAP]


def aftermath(s: NapoleonState, b: Battle) -> Procedure[None]:
    """NAP-20.2 Retreat of the loser, PAP, collapse rolls."""
    losers = b.defenders if b.winner == 0 else b.attackers
    covered = [0] * SEAS
    for nation in in_turn_order(s, losers, s.active):
        if nation != MINOR and stack_of(s, nation, b.region) is not None:
            if b.winner == 0:
                yield from retreat_like_defenders(s, nation, b.region, b.attackers, b.player[nation], b)
            else:
                yield from retreat_attackers(s, b, nation, covered)
    if b.cause == CAUSE_RESISTANCE:
        settle_minor(s, b)
    reward(s, b)
    note_collapse(s, b)


# -- retreat


def retreat_like_defenders(
    s: NapoleonState,
    nation: Nation,
    region: Region,
    attackers: list[Nation],
    player: Player,
    b: Battle | None = None,
) -> Procedure[None]:
    """NAP-20.10 To adjacent permitted regions without enemies that are no entry regions of the attackers."""
    barred = [e.origin for e in land_entries(s, region, attackers)]
    stack = stack_of(s, nation, region)
    assert stack is not None
    goals = [goal for goal in retreats(s, nation, region) if goal not in barred]
    yield from fall_back(s, nation, region, list(stack.units), goals, player, b)


def retreat_attackers(s: NapoleonState, b: Battle, nation: Nation, covered: list[int]) -> Procedure[None]:
    """NAP-20.9, NAP-20.16, NAP-8.9 Whence they came by land or sea; those that stood there like defenders.

    By sea, `covered` army units have gone home under the squadrons already.
    """
    landed, walked, stood = parts_of(s, b, nation)
    player = b.player[nation]
    if any(stood):
        yield from fall_back(s, nation, b.region, stood, retreats(s, nation, b.region), player, b)
    if any(walked):
        entries = [entry.origin for entry in land_entries(s, b.region, b.attackers)]
        goals = [goal for goal in retreats(s, nation, b.region) if goal in entries]
        goals = goals or ways_out(s, nation, b.region)
        yield from fall_back(s, nation, b.region, walked, goals, player, b)
    if any(landed):
        yield from re_embark(s, b, nation, landed, covered)


def ways_out(s: NapoleonState, nation: Nation, region: Region) -> list[Region]:
    """NAP-14.12 Where a beaten attacker goes whose way back is closed: an annexer anywhere."""
    return retreats(s, nation, region) if resists(s, nation, region) else []


def parts_of(s: NapoleonState, b: Battle, nation: Nation) -> tuple[list[int], list[int], list[int]]:
    """NAP-20.19 The survivors that landed, that walked in and that stood there: losses fell in this order."""
    stack = stack_of(s, nation, b.region)
    assert stack is not None
    landed, walked, stood = no_units(), no_units(), no_units()
    for kind in range(KINDS):
        entered = [e for e in s.entries if e.region == b.region and e.nation == nation]
        by_sea = sum(entry.units[kind] for entry in entered if entry.sea != NOWHERE)
        by_land = sum(entry.units[kind] for entry in entered if entry.sea == NOWHERE)
        left = stack.units[kind]
        here = left + b.lost[nation][kind] - by_sea - by_land
        stood[kind] = min(left, max(here, 0))
        walked[kind] = min(left - stood[kind], by_land)
        landed[kind] = left - stood[kind] - walked[kind]
    return landed, walked, stood


def land_entries(s: NapoleonState, region: Region, nations: list[Nation]) -> list[Entry]:
    """NAP-6.10 The moves by land into this region this turn."""
    return [e for e in s.entries if e.region == region and e.sea == NOWHERE and e.nation in nations]


def retreats(s: NapoleonState, nation: Nation, region: Region) -> list[Region]:
    """NAP-20.10, NAP-20.11 Adjacent permitted regions without enemy army units, over open borders."""
    return [
        goal
        for goal in open_neighbours(s, nation, region)
        if is_permitted(s, nation, goal) and not enemy_troops(s, nation, goal)
    ]


def fall_back(
    s: NapoleonState,
    nation: Nation,
    region: Region,
    units: list[int],
    goals: list[Region],
    player: Player,
    b: Battle | None,
) -> Procedure[None]:
    """NAP-20.9, NAP-20.10, NAP-20.17 The units go to one or more of these regions, as the nation likes."""
    while True:
        open_to = {goal: fitting(s, nation, goal, units) for goal in goals}
        choices = [goal for goal in goals if any(open_to[goal])]
        if not choices:
            break
        about = (NATION[nation], REGION[region])
        pick = yield Choice(player, RETREAT_TO, [REGION[goal] for goal in choices], about)
        goal = REGION_OF[pick]
        going = open_to[goal]
        if len(choices) > 1:
            going = yield from pick_units(goal, going, player)
        carry_on(s, nation, region, goal, going)
        s.journal.tell(RETREATED, NATION[nation], sum(going), REGION[goal])
        units = [units[kind] - going[kind] for kind in range(KINDS)]
        if not any(units):
            return
    cut_off(s, nation, region, units, b)


def fitting(s: NapoleonState, nation: Nation, goal: Region, units: list[int]) -> list[int]:
    """NAP-20.11 Those that may go there: militia only into their own homeland."""
    going = units.copy()
    if not may_serve_in(s, nation, MILITIA, goal):
        going[MILITIA] = 0
    return going


def pick_units(goal: Region, units: list[int], player: Player) -> Procedure[list[int]]:
    """NAP-20.9 All the rest, or some units of one type."""
    kinds = [KIND[kind] for kind in range(KINDS) if units[kind]]
    pick = yield Choice(player, RETREAT_UNIT, [REST_HERE, *kinds], (REGION[goal],))
    if pick == REST_HERE:
        return units
    kind = KIND_OF[pick]
    count = yield Choice(player, RETREAT_COUNT, numbers_to(units[kind]), (pick, REGION[goal]))
    going = no_units()
    going[kind] = NUMBER_OF[count]
    return going


def cut_off(s: NapoleonState, nation: Nation, region: Region, units: list[int], b: Battle | None) -> None:
    """NAP-20.11, NAP-20.13 Units that cannot retreat are eliminated, and count as losses of the battle."""
    if not any(units):
        return
    s.journal.tell(CUT_OFF, NATION[nation], sum(units), REGION[region])
    for kind in range(KINDS):
        if units[kind]:
            lose(s, nation, region, kind, units[kind], b)


def lose(s: NapoleonState, nation: Nation, region: Region, kind: int, count: int, b: Battle | None) -> None:
    eliminate(s, nation, region, kind, count)
    if b is not None:
        b.lost[nation][kind] += count


# -- landed units


def re_embark(
    s: NapoleonState, b: Battle, nation: Nation, units: list[int], covered: list[int]
) -> Procedure[None]:
    """NAP-8.9 Back to the port region as far as friendly squadrons in the landing sea cover army units.

    Nations that landed from one sea area share its squadrons (8.16).
    """
    for entry in s.entries:
        if entry.region != b.region or entry.nation != nation or entry.sea == NOWHERE:
            continue
        group = [min(units[kind], entry.units[kind]) for kind in range(KINDS)]
        units = [units[kind] - group[kind] for kind in range(KINDS)]
        back = is_permitted(s, nation, entry.origin) and not enemy_troops(s, nation, entry.origin)
        squadrons = side_ships(s, nation, entry.sea)
        free = max(0, squadrons - covered[entry.sea])
        aground = not back or squadrons == 0
        overland = ways_out(s, nation, b.region)
        if aground or (overland and sum(group[:LEADER]) > free):
            yield from fall_back(s, nation, b.region, group, overland, b.player[nation], b)
            continue
        while sum(group[:LEADER]) > free:
            kinds = [KIND[kind] for kind in ARMY_KINDS if group[kind]]
            pick = yield Choice(b.player[nation], LANDING_LOSS, kinds, (NATION[nation], REGION[b.region]))
            group[KIND_OF[pick]] -= 1
            lose(s, nation, b.region, KIND_OF[pick], 1, b)
        covered[entry.sea] += sum(group[:LEADER])
        if any(group):
            carry_on(s, nation, b.region, entry.origin, group)
            s.journal.tell(RE_EMBARKED, NATION[nation], sum(group), REGION[entry.origin])


# -- what the battle decides


def settle_minor(s: NapoleonState, b: Battle) -> None:
    """NAP-14.9 The independent army is removed; if it lost, the region is the annexer's."""
    dissolve(s, MINOR, b.region)
    s.resisted.remove(b.region)
    if b.winner == 0:
        change_owner(s, b.region, b.attackers[0])


def reward(s: NapoleonState, b: Battle) -> None:
    """NAP-10.2, NAP-20.14 A grand battle gives PAP to every player nation with troops on the winning side."""
    if not b.grand or b.cause == CAUSE_FORCED:
        return
    for nation in b.attackers if b.winner == 0 else b.defenders:
        fought = troops(s, nation, b.region) + sum(b.lost[nation][kind] for kind in ARMY_KINDS)
        if nation != MINOR and is_player_nation(s, nation) and fought:
            gain_pap(s, nation, BOOK.pap.grand_battle_won)
            s.journal.tell(BATTLE_PAP, NATION[nation], BOOK.pap.grand_battle_won)


def note_collapse(s: NapoleonState, b: Battle) -> None:
    """NAP-12.8, NAP-12.11 Nations that lost the battle and enough units must roll, in turn order."""
    sides = [(b.defenders, b.attackers), (b.attackers, b.defenders)]
    if s.options["collapse_needs_lost_battle"] == "true":
        sides = [sides[b.winner]]
    shaken = [
        nation
        for side, enemies in sides
        for nation in side
        if sum(b.lost[nation]) >= BOOK.collapse.losses_trigger
        and any(at_war(s, nation, enemy) for enemy in enemies)
    ]
    s.collapsing += in_turn_order(s, shaken, s.active)
