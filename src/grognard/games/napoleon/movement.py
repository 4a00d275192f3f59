"""NAP-6 Land movement: permission, steps, groups, joint movement; and the movement step as a whole."""

from __future__ import annotations

from grognard.games.napoleon.armies import carry_on, march, stack_of
from grognard.games.napoleon.book import BOOK, REGIONS
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.fleets import (
    attack_port,
    attackable_ports,
    begin_voyage,
    engage,
    engageable,
    fleet_origins,
    voyage,
)
from grognard.games.napoleon.ids import KINDS, LEADER, MILITIA, NOWHERE, Nation, Region
from grognard.games.napoleon.picks import is_cancelled, number_options, with_cancel
from grognard.games.napoleon.state import Entry, NapoleonState, Stack, no_units
from grognard.games.napoleon.status import (
    active_side,
    allies_of,
    enemy_troops,
    friendly_troops,
    in_turn_order,
    is_active,
    is_permitted,
    may_serve_in,
    open_neighbours,
    player_of,
    resists,
    same_player,
)
from grognard.games.napoleon.terms import (
    ACCEPT,
    DECLINE,
    DONE,
    END,
    ENGAGE,
    FLEET,
    GO,
    KIND,
    KIND_OF,
    LAND,
    NATION,
    NATION_OF,
    NUMBER_OF,
    POLITICS,
    PORT_ATTACK,
    REGION,
    REGION_OF,
    STOP,
    TRANSPORT,
)
from grognard.games.napoleon.transport import can_transport, transport
from grognard.games.napoleon.windows import own_turn_visit, possible_actions
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Procedure, Term
from grognard.kernel.journal import Told

JOINT_INVITE = Ask("joint_invite", "NAP-6.12", "nation")
JOINT_REPLY = Ask("joint_reply", "NAP-6.12", "keyword")
MOVE_ACTION = Ask("move_action", "NAP-4.1", "keyword")
MOVE_ORIGIN = Ask("move_origin", "NAP-6.14", "region")
MOVE_UNIT = Ask("move_unit", "NAP-6.14", "unit")
MOVE_COUNT = Ask("move_count", "NAP-6.14", "number")
MOVE_STEP = Ask("move_step", "NAP-6.2", "region")

JOINED = Told("joined", "NAP-6.12", "ally:term", "nation:term")
JOINT_REFUSED = Told("joint_refused", "NAP-6.12", "ally:term", "nation:term")
MOVED = Told("moved", "NAP-6.1", "nation:term", "count:number", "origin:term", "region:term")

ASKS = [JOINT_INVITE, JOINT_REPLY, MOVE_ACTION, MOVE_ORIGIN, MOVE_UNIT, MOVE_COUNT, MOVE_STEP]
TELLINGS = [JOINED, JOINT_REFUSED, MOVED]

# -- joint movement


def joint_invitations(s: NapoleonState) -> Procedure[None]:
    """NAP-6.12 The active player may invite every allied nation once; own ones need no invitation."""
    nation = s.active
    while True:
        guests = [NATION[ally] for ally in invitable(s, nation)]
        if not guests:
            break
        guest = yield Choice(player_of(s, nation), JOINT_INVITE, [*guests, DONE], (NATION[nation],))
        if guest == DONE:
            break
        ally = NATION_OF[guest]
        s.invited.append(ally)
        reply = yield Choice(player_of(s, ally), JOINT_REPLY, [ACCEPT, DECLINE], (guest, NATION[nation]))
        s.journal.tell(JOINED if reply == ACCEPT else JOINT_REFUSED, guest, NATION[nation])
        if reply == ACCEPT:
            s.movers.append(ally)
    own = [a for a in allies_of(s, nation) if is_active(s, a) and same_player(s, a, nation)]
    s.movers = [nation, *in_turn_order(s, [*own, *s.movers[1:]], nation)]


def invitable(s: NapoleonState, nation: Nation) -> list[Nation]:
    """NAP-6.12 Active allies of other players that have not been invited this turn."""
    return [
        ally
        for ally in allies_of(s, nation)
        if is_active(s, ally) and not same_player(s, ally, nation) and ally not in s.invited
    ]


# -- the movement step


def movement_step(s: NapoleonState) -> Procedure[None]:
    """NAP-4.1 The active nation moves whatever it likes in any order, then every nation that joined it."""
    while s.mover < len(s.movers):
        yield CHECKPOINT
        yield from unfinished_business(s)
        if not is_active(s, s.active):
            return
        nation = s.movers[s.mover]
        if s.voyage is not None:
            yield from voyage(s, s.voyage)
            continue
        may_move = is_active(s, nation) and nation in active_side(s)
        actions = move_actions(s, nation) if may_move else [END]
        action = yield Choice(player_of(s, nation), MOVE_ACTION, actions, (NATION[nation],))
        if action == END:
            s.mover += 1
        else:
            yield from move_by(s, nation, action)


def move_by(s: NapoleonState, nation: Nation, action: Term) -> Procedure[None]:
    if action == LAND:
        yield from land_move(s, nation)
    elif action == FLEET:
        yield from begin_voyage(s, nation)
    elif action == ENGAGE:
        yield from engage(s, nation)
    elif action == PORT_ATTACK:
        yield from attack_port(s, nation)
    elif action == TRANSPORT:
        yield from transport(s, nation)
    else:
        yield from own_turn_visit(s)


def move_actions(s: NapoleonState, nation: Nation) -> list[Term]:
    """NAP-24.4 What the nation can do now; politics is for the active nation alone (10.6)."""
    actions: list[Term] = []
    if any(may_leave(s, nation, region) for region in range(REGIONS) if s.stacks[region]):
        actions.append(LAND)
    if fleet_origins(s, nation):
        actions.append(FLEET)
    if engageable(s, nation):
        actions.append(ENGAGE)
    if attackable_ports(s, nation):
        actions.append(PORT_ATTACK)
    if can_transport(s, nation):
        actions.append(TRANSPORT)
    if nation == s.active and possible_actions(s, player_of(s, nation)):
        actions.append(POLITICS)
    return [*actions, END]


# -- a land move


def land_move(s: NapoleonState, nation: Nation) -> Procedure[None]:
    """NAP-6.14 Origin, units, then one region or two."""
    player = player_of(s, nation)
    origins = [REGION[r] for r in range(REGIONS) if s.stacks[r] and may_leave(s, nation, r)]
    pick = yield Choice(player, MOVE_ORIGIN, with_cancel(s, player, origins), (NATION[nation],))
    if is_cancelled(s, player, pick):
        return
    origin = REGION_OF[pick]
    units = no_units()
    while True:
        kinds = [KIND[kind] for kind in range(KINDS) if can_join(s, nation, origin, units, kind)]
        options = [GO, *kinds] if any(units) else kinds
        pick = yield Choice(player, MOVE_UNIT, with_cancel(s, player, options), (REGION[origin],))
        if is_cancelled(s, player, pick):
            return
        if pick == GO:
            break
        kind = KIND_OF[pick]
        counts = number_options(s, player, ready_units(s, nation, origin, kind) - units[kind])
        count = yield Choice(player, MOVE_COUNT, counts, (pick, REGION[origin]))
        if is_cancelled(s, player, count):
            return
        units[kind] += NUMBER_OF[count]
    yield from march_group(s, nation, origin, units)


def march_group(s: NapoleonState, nation: Nation, origin: Region, units: list[int]) -> Procedure[None]:
    """NAP-6.1, NAP-6.4, NAP-6.8 One continuous move; enemy army units end it."""
    player = player_of(s, nation)
    options = with_cancel(s, player, [REGION[region] for region in next_steps(s, nation, origin, units)])
    pick = yield Choice(player, MOVE_STEP, options, (REGION[origin],))
    if is_cancelled(s, player, pick):
        return
    last, region = origin, REGION_OF[pick]
    march(s, nation, origin, region, units)
    for _ in range(1, speed(units)):
        if enemy_troops(s, nation, region):
            break
        onward = [REGION[each] for each in next_steps(s, nation, region, units)]
        pick = yield Choice(player, MOVE_STEP, [STOP, *onward], (REGION[region],))
        if pick == STOP:
            break
        last, region = region, REGION_OF[pick]
        carry_on(s, nation, last, region, units)
    s.entries.append(Entry(nation, region, last, NOWHERE, tuple(units)))
    s.journal.tell(MOVED, NATION[nation], sum(units), REGION[origin], REGION[region])


def speed(units: list[int]) -> int:
    """NAP-6.14 A group moves at the speed of its slowest unit."""
    return min(BOOK.units[kind].move for kind in range(KINDS) if units[kind])


# -- what is possible


def ready_units(s: NapoleonState, nation: Nation, region: Region, kind: int) -> int:
    """NAP-6.11 Units that have not moved this month."""
    stack = stack_of(s, nation, region)
    return 0 if stack is None else stack.units[kind] - stack.moved[kind]


def can_join(s: NapoleonState, nation: Nation, origin: Region, units: list[int], kind: int) -> bool:
    """NAP-24.4 A unit of this type is ready, and the group with it can go somewhere."""
    if ready_units(s, nation, origin, kind) <= units[kind]:
        return False
    if units[kind]:
        return True
    more = units.copy()
    more[kind] += 1
    return bool(next_steps(s, nation, origin, more))


def may_leave(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """Some unit of the nation here is ready and can go somewhere."""
    stack = stack_of(s, nation, region)
    if stack is None or resists(s, nation, region) or stack.units == stack.moved:
        return False
    return any(can_step(s, nation, stack, region, goal) for goal in open_neighbours(s, nation, region))


def can_step(s: NapoleonState, nation: Nation, stack: Stack, origin: Region, goal: Region) -> bool:
    """Some unit of the stack alone can take this step."""
    if not is_permitted(s, nation, goal):
        return False
    ready = [stack.units[kind] - stack.moved[kind] for kind in range(KINDS)]
    if any(ready[kind] and kind != MILITIA for kind in range(LEADER)):
        return True
    if ready[MILITIA] and may_serve_in(s, nation, MILITIA, goal):
        return True
    return ready[LEADER] > 0 and leaders_may_enter(s, nation, goal)


def next_steps(s: NapoleonState, nation: Nation, region: Region, units: list[int]) -> list[Region]:
    """NAP-6.2, NAP-6.3, NAP-6.6, NAP-6.7 The regions that the group may enter from here."""
    if resists(s, nation, region):
        return []  # NAP-6.16
    goals = [goal for goal in open_neighbours(s, nation, region) if is_permitted(s, nation, goal)]
    if units[MILITIA]:
        goals = [goal for goal in goals if may_serve_in(s, nation, MILITIA, goal)]
    if not any(units[:LEADER]):
        goals = [goal for goal in goals if leaders_may_enter(s, nation, goal)]
    return goals


def leaders_may_enter(s: NapoleonState, nation: Nation, region: Region) -> bool:
    """NAP-6.6 Beside enemy army units, leaders alone need army units of their own side."""
    return not enemy_troops(s, nation, region) or friendly_troops(s, nation, region)
