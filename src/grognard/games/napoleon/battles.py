"""NAP-15.1 to 15.3, 15.9, 15.12 Which battles happen, who takes part, in which order; lone leaders."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.games.napoleon.aftermath import aftermath, retreat_like_defenders
from grognard.games.napoleon.armies import army_size, eliminate, stack_of, troops, units_of
from grognard.games.napoleon.battle import fight, new_battle
from grognard.games.napoleon.battle_state import CAUSE_FORCED, CAUSE_RESISTANCE, CAUSE_WAR
from grognard.games.napoleon.book import BOOK, REGIONS
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.fleets import captured_fleet, evict
from grognard.games.napoleon.ids import FOOT, HORSE, LEADER, MILITIA, MINOR, NATIONS, NOBODY, Nation, Region
from grognard.games.napoleon.peace import check_capitals
from grognard.games.napoleon.pursuit import militia_is_spared
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import (
    active_side,
    after,
    at_war,
    decider,
    in_turn_order,
    is_active,
    is_ally,
    lets_in,
    militia_is_free,
    player_of,
    same_player,
)
from grognard.games.napoleon.terms import NATION, NATION_OF, REGION, REGION_OF
from grognard.games.napoleon.transport import is_landing
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

BATTLE_NEXT = Ask("battle_next", "NAP-15.3", "region")
CAPTURE_LEADER = Ask("capture_leader", "NAP-15.9", "nation")

LEADER_HUNTED = Told("leader_hunted", "NAP-15.9", "nation:term", "region:term", "die:number", "need:number")

ASKS = [BATTLE_NEXT, CAPTURE_LEADER]
TELLINGS = [LEADER_HUNTED]


@dataclass(frozen=True, slots=True)
class Due:
    """A battle that must be fought."""

    region: Region
    attackers: list[Nation]
    defenders: list[Nation]
    cause: int


# -- the battle step


def battle_step(s: NapoleonState) -> Procedure[None]:
    """NAP-15.1, NAP-4.4 Every battle that is due is fought completely; the defender chooses the order."""
    while True:
        yield CHECKPOINT
        yield from finish_battle(s)
        if not is_active(s, s.active):
            return
        due = due_battles(s)
        if not due:
            return
        yield from begin_battle(s, due)


def finish_battle(s: NapoleonState) -> Procedure[None]:
    """A battle that has begun goes on; then whatever it has caused is settled."""
    if s.battle is not None:
        yield from fight(s, s.battle)
        yield from aftermath(s, s.battle)
        s.battle = None
        yield CHECKPOINT
    yield from unfinished_business(s)


def begin_battle(s: NapoleonState, due: list[Due]) -> Procedure[None]:
    """NAP-15.3 The first defender in turn order after the active nation picks one of its battles."""
    everybody = [nation for battle in due for nation in battle.defenders]
    first = in_turn_order(s, everybody, after(s.active)[0])[0]
    mine = [battle for battle in due if first in battle.defenders]
    player = decider(s, first, s.active)
    pick = yield Choice(player, BATTLE_NEXT, [REGION[battle.region] for battle in mine], (NATION[first],))
    start(s, next(battle for battle in mine if battle.region == REGION_OF[pick]))


def start(s: NapoleonState, due: Due) -> None:
    """Set up the battle; who decides for a nation without a player follows 14.8."""
    player: list[Player] = [NOBODY] * (NATIONS + 1)
    for nation in due.attackers:
        player[nation] = decider(s, nation, due.defenders[0] if due.defenders[0] != MINOR else nation)
    for nation in due.defenders:
        player[nation] = decider(s, nation, due.attackers[0])
    landing = due.cause == CAUSE_WAR and is_landing(s, due.attackers, due.region)
    s.battle = new_battle(s, due.region, due.attackers, due.defenders, player, landing, due.cause)


# -- which battles are due


def due_battles(s: NapoleonState) -> list[Due]:
    """NAP-15.1 One for every region where the active side has troops beside those of an enemy."""
    found = []
    for region in range(REGIONS):
        if len(s.stacks[region]) > 1:
            due = battle_in(s, region)
            if due is not None:
                found.append(due)
    return found


def battle_in(s: NapoleonState, region: Region) -> Due | None:
    """NAP-15.2, NAP-15.12 The active side fights enemies that are not at war among themselves."""
    here = [stack.nation for stack in s.stacks[region] if army_size(stack) > 0]
    if MINOR in here and s.active in here:
        return Due(region, [s.active], [MINOR], CAUSE_RESISTANCE)
    movers = [nation for nation in active_side(s) if nation in here]
    enemies = [n for n in here if n not in movers and any(at_war(s, n, mover) for mover in movers)]
    if not enemies:
        return None
    owner = s.owner[region]
    order = in_turn_order(s, enemies, owner if owner in enemies else s.active)
    defenders: list[Nation] = []
    for enemy in order:
        if not any(at_war(s, enemy, other) for other in defenders):
            defenders.append(enemy)
    attackers = [n for n in movers if any(at_war(s, n, enemy) for enemy in defenders)]
    if not attackers:
        return None
    attackers += supporters(s, region, attackers, defenders)
    defenders += supporters(s, region, defenders, attackers)
    return Due(region, attackers, defenders, CAUSE_WAR)


def supporters(s: NapoleonState, region: Region, side: list[Nation], against: list[Nation]) -> list[Nation]:
    """NAP-5.9, NAP-15.13 Allies there that are at war with the other side, also with leaders alone."""
    return [
        stack.nation
        for stack in s.stacks[region]
        if stack.nation not in side
        and stack.nation not in against
        and any(is_ally(s, stack.nation, nation) for nation in side)
        and any(at_war(s, stack.nation, enemy) for enemy in against)
        and not any(at_war(s, stack.nation, nation) for nation in side)
    ]


# -- battles out of an annexation, and forced ones


def resistance_battles(s: NapoleonState) -> list[Due]:
    """NAP-14.11 Battles with minor nations that resisted, due at once after the battle step."""
    return [due for due in due_battles(s) if due.region in s.resisted]


def forced_battles(s: NapoleonState) -> Procedure[None]:
    """NAP-11.24, NAP-11.28 Former friends that still share a region at the end of the turn must fight."""
    while True:
        yield CHECKPOINT
        yield from finish_battle(s)
        due = next(iter(forced(s)), None)
        if due is None:
            s.quarrels = []
            return
        start(s, due)


def forced(s: NapoleonState) -> list[Due]:
    """NAP-11.24 Only these two take part; the attacker is the one that does not own the region."""
    found = []
    for quarrel in s.quarrels:
        one, two = quarrel.attacker, quarrel.other
        if same_player(s, one, two) or at_war(s, one, two):
            continue
        for region in range(REGIONS):
            if not (s.stacks[region] and troops(s, one, region) and troops(s, two, region)):
                continue
            attacker, defender = one, two
            if quarrel.by_owner and s.owner[region] == one:
                attacker, defender = two, one
            if not lets_in(s, defender, attacker):
                found.append(Due(region, [attacker], [defender], CAUSE_FORCED))
    return found


# -- after the battles


def consequences(s: NapoleonState) -> Procedure[None]:
    """NAP-15.9, NAP-7.9, NAP-12.8 Lone leaders, squadrons in lost ports, capitals; then all that follows."""
    while True:
        yield CHECKPOINT
        yield from unfinished_business(s)
        if not is_active(s, s.active):
            return
        lone = lone_leaders(s)
        fleet = captured_fleet(s)
        if lone is not None:
            yield from hunt(s, lone)
        elif fleet is not None:
            yield from evict(s, *fleet)
        else:
            break
    check_capitals(s)
    yield CHECKPOINT
    yield from unfinished_business(s)


def lone_leaders(s: NapoleonState) -> Region | None:
    """NAP-15.9 A region with troops of the active side and leaders of an enemy without any troops."""
    for region in range(REGIONS):
        if len(s.stacks[region]) > 1 and quarry(s, region):
            return region
    return None


def hunters(s: NapoleonState, region: Region) -> list[Nation]:
    return [nation for nation in active_side(s) if troops(s, nation, region) > 0]


def quarry(s: NapoleonState, region: Region) -> list[Nation]:
    """The enemies of the active side that have leaders here, where none of them has troops."""
    enemies = [
        stack
        for stack in s.stacks[region]
        if any(at_war(s, stack.nation, hunter) for hunter in hunters(s, region))
    ]
    if any(army_size(stack) > 0 for stack in enemies):
        return []
    return [stack.nation for stack in enemies]


def hunt(s: NapoleonState, region: Region) -> Procedure[None]:
    """NAP-15.9 Infantry and cavalry roll once each for pursuit; leaders that survive retreat as defenders."""
    hunted = quarry(s, region)
    for need, hunter in pursuit_numbers(s, region):
        # NAP-5.9 Nobody hunts the leaders of a nation with which it is not at war.
        prey = [nation for nation in hunted if at_war(s, hunter, nation)]
        targets = [nation for nation in prey if units_of(s, nation, region, LEADER) > 0]
        if not targets:
            continue
        options = [NATION[nation] for nation in targets]
        pick = yield Choice(player_of(s, s.active), CAPTURE_LEADER, options, (REGION[region],))
        die = s.dice.roll()
        s.journal.tell(LEADER_HUNTED, pick, REGION[region], die, need)
        if die >= need:
            eliminate(s, NATION_OF[pick], region, LEADER)
    for nation in in_turn_order(s, hunted, s.active):
        if stack_of(s, nation, region) is not None:
            attackers = [hunter for hunter in hunters(s, region) if at_war(s, hunter, nation)]
            yield from retreat_like_defenders(s, nation, region, attackers, decider(s, nation, s.active))


def pursuit_numbers(s: NapoleonState, region: Region) -> list[tuple[int, Nation]]:
    """NAP-20.3, NAP-20.6 What each pursuer of which nation needs against a leader, cavalry first."""
    numbers: list[tuple[int, Nation]] = []
    for nation in hunters(s, region):
        stack = stack_of(s, nation, region)
        assert stack is not None
        for kind, count in enumerate(stack.units):
            arm = BOOK.units[kind].arm
            barred = kind == MILITIA and not (militia_is_free(s, nation) or militia_is_spared(s))
            if arm in (FOOT, HORSE) and not barred:
                table = BOOK.pursuit.cavalry if arm == HORSE else BOOK.pursuit.infantry
                numbers += [(table[BOOK.units[LEADER].arm], nation)] * count
    return sorted(numbers, key=lambda pursuer: pursuer[0])
