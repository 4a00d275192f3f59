"""SCH-10.5 Flight, interception, pursuit; and flight before battle (SCH-10.6)."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.battle_round import exchange
from grognard.games.scharz.battle_state import (
    AT_SEA,
    FLEEING,
    GONE,
    NO_SIDE,
    ON_LAND,
    TO_ROLL,
    UNOPPOSED,
    WITH_CORSAIRS,
    Battle,
    Side,
)
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.casualties import destroy_with_passengers
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.dice_pool import ROUGH, is_caught
from grognard.games.scharz.goals import (
    NOWHERE,
    berths,
    by_worth,
    goal_is_neutral,
    goals,
    transports_in,
    ways_out,
    yard_and_sea_of,
)
from grognard.games.scharz.muster import (
    are_foes,
    decider,
    foes_of,
    ground_of,
    in_order,
    is_decided,
    is_meeting,
    is_naval,
    is_worker,
)
from grognard.games.scharz.points import own_d6
from grognard.games.scharz.state import (
    ABOARD,
    FLED,
    SPENT,
    YARD,
    ScharzState,
    Unit,
    initiative,
    owner,
    units_at,
)
from grognard.games.scharz.status import ship_room, update_status
from grognard.games.scharz.tables import CAVALRY, SIEGE, TRANSPORT
from grognard.games.scharz.terms import (
    BREAK_OFF,
    PURSUE,
    SEAT_TERMS,
    STAND,
    STAY,
    YES,
    YES_NO,
    field_of,
    field_terms,
)
from grognard.games.scharz.terrain import enter_field, leave_site
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Together
from grognard.kernel.journal import Told

FLEE_BEFORE: Final = Ask("flee_before", "SCH-10.6", "field", secret=True)
FLEE: Final = Ask("flee", "SCH-10.22", "field", secret=True)
INTERCEPT: Final = Ask("intercept", "SCH-10.24", "keyword")
PURSUIT: Final = Ask("pursue", "SCH-10.26", "keyword")
PUT_TO_SEA: Final = Ask("put_to_sea", "SCH-11.14", "field")

FLED_TO: Final = Told("battle_fled", "SCH-10.22", "who:player", "where:term", "goal:term")
BROKE_OFF: Final = Told("battle_broke_off", "SCH-5.19", "who:player", "where:term")
CAUGHT: Final = Told(
    "battle_caught", "SCH-10.24", "who:player", "fleeing:player", "where:term", "roll:number"
)
ESCAPED: Final = Told(
    "battle_escaped", "SCH-10.24", "who:player", "fleeing:player", "where:term", "roll:number"
)
PURSUED: Final = Told("battle_pursued", "SCH-10.26", "who:player", "fleeing:player", "goal:term")
SHIPS_LEFT: Final = Told("ships_put_to_sea", "SCH-11.14", "who:player", "where:term", "goal:term")
SHIPS_LOST: Final = Told("ships_trapped", "SCH-11.14", "who:player", "where:term", "n:number")

ASKS: Final[list[Ask]] = [FLEE_BEFORE, FLEE, INTERCEPT, PURSUIT, PUT_TO_SEA]
TELLINGS: Final[list[Told]] = [FLED_TO, BROKE_OFF, CAUGHT, ESCAPED, PURSUED, SHIPS_LEFT, SHIPS_LOST]

ANY_SIDE: Final = NO_SIDE

# -- decisions ----------


def decide_flight_before(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.6 A defender, or in a meeting battle every side, may flee before the first round."""
    battle.opened = True
    if battle.kind not in (ON_LAND, AT_SEA):
        return
    meeting = is_meeting(battle)
    sides = [i for i in in_order(s, battle) if meeting or not battle.sides[i].attacker]
    yield from decide(s, battle, sides, FLEE_BEFORE)
    if not in_order(s, battle):
        return
    for side in battle.sides:
        if side.status == FLEEING:
            side.fire, side.fire_from = 1, ANY_SIDE


def decide_flight(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.22 At the end of every combat round all sides decide at the same time."""
    yield from decide(s, battle, in_order(s, battle), FLEE)


def decide(s: ScharzState, battle: Battle, sides: list[int], ask: Ask) -> Procedure[None]:
    asked: dict[Player, Procedure[None]] = {}
    for i in sides:
        side = battle.sides[i]
        leader = decider(s, side.leader)
        asked[leader] = pick_flight(s, battle, side, leader, ask)
    yield Together(asked)
    for i in sides:
        reveal_flight(s, battle, battle.sides[i])


def pick_flight(s: ScharzState, battle: Battle, side: Side, leader: Player, ask: Ask) -> Procedure[None]:
    options = [STAND, *goals(s, battle, side)]
    if battle.kind == WITH_CORSAIRS and side is battle.sides[0]:
        options.append(BREAK_OFF)
    side.picked = [(yield Choice(leader, ask, options, (battle_place(s, battle.place),)))]


def reveal_flight(s: ScharzState, battle: Battle, side: Side) -> None:
    goal = side.picked[0]
    side.picked = []
    place = battle_place(s, battle.place)
    if goal == BREAK_OFF:
        side.status = GONE
        s.journal.tell(BROKE_OFF, side.leader, place)
    elif goal != STAND:
        side.status, side.goal = FLEEING, goal
        side.pursuable = goal_is_neutral(s, battle, side, goal)
        s.journal.tell(FLED_TO, side.leader, place, goal)


# -- interception ----------


def intercept(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.24 Each hostile side that stays may try to catch a fleeing side; one success counts."""
    if battle.kind == WITH_CORSAIRS:
        return  # Corsairs never move.
    for fleeing in fleeing_sides(s, battle):
        for i in foes_of(s, battle, fleeing):
            chaser = battle.sides[i]
            leader = decider(s, chaser.leader)
            about = (battle_place(s, battle.place), SEAT_TERMS[fleeing.leader])
            if (yield Choice(leader, INTERCEPT, YES_NO, about)) != YES:
                continue
            missed = tuple(face for face in range(1, 7) if not is_caught(face, len(fleeing.units)))
            roll = yield from own_d6(s, leader, missed)
            caught = is_caught(roll, len(fleeing.units))
            told = CAUGHT if caught else ESCAPED
            place = battle_place(s, battle.place)
            s.journal.tell(told, chaser.leader, fleeing.leader, place, roll)
            if caught:
                fleeing.fire, fleeing.fire_from = intercepted_rounds(s, battle, chaser), i
                break


def intercepted_rounds(s: ScharzState, battle: Battle, chaser: Side) -> int:
    """SCH-10.25 Two unopposed rounds in rough terrain or before cavalry, otherwise one."""
    rough = bool(ground_of(s, battle) & ROUGH)
    riders = not is_naval(battle) and any(s.kind[u] == CAVALRY for u in chaser.units)
    return BOOK.battle.intercepted_rounds_long if rough or riders else BOOK.battle.intercepted_rounds


def fleeing_sides(s: ScharzState, battle: Battle) -> list[Side]:
    """The sides on the run, in initiative order of their leaders."""
    order = initiative(s)
    running = [side for side in battle.sides if side.status == FLEEING]
    return sorted(running, key=lambda side: order.index(side.leader))


def under_fire(s: ScharzState, battle: Battle) -> Side | None:
    """The fleeing side that has an unopposed roll to suffer next."""
    for side in fleeing_sides(s, battle):
        if side.fire > 0 and side.units:
            return side
    return None


def unopposed_roll(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.6, 10.25, 10.52 One roll against a side that flees and does not roll itself."""
    fleeing = under_fire(s, battle)
    if fleeing is None:
        return
    parting = fleeing.fire_from == ANY_SIDE
    rolling = foes_of(s, battle, fleeing) if parting else [fleeing.fire_from]
    if battle.step == TO_ROLL:
        battle.roll = UNOPPOSED
        battle.round += not parting
        for i in rolling:
            battle.sides[i].target = battle.sides.index(fleeing)
    yield from exchange(s, battle, rolling)
    fleeing.fire -= 1
    if under_fire(s, battle) is not None:
        battle.stage -= 2  # Once more, from the forming of the fronts on.


# -- departure ----------


def depart(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.22 The survivors of fleeing sides leave for their destinations."""
    leaving = fleeing_sides(s, battle)
    for side in leaving:
        side.units += side.joining
        side.joining = []
        if is_naval(battle):
            sail_away(s, battle, side)
        else:
            yield from march_away(s, battle, side)
        side.status = GONE
    if leaving:
        update_status(s)


def march_away(s: ScharzState, battle: Battle, side: Side) -> Procedure[None]:
    """Land units go to the destination together; ships afloat put to sea with their passengers."""
    goal = field_of(s, side.goal)
    ashore = [u for u in side.units if s.place[u] < ABOARD]
    ships = [] if s.board.is_land[goal] else berths(s, transports_in(s, side, goal), ashore) or []
    for n, u in enumerate(ashore):
        if ships:
            leave_site(s, u)
            s.place[u] = ABOARD + ships[n]
        else:
            enter_field(s, u, goal)  # SCH-10.22 Workers leave their site, which is lost.
    mark_fled(s, ashore)
    if battle.kind == ON_LAND:
        if not ashore and goal in ways_out(s, side.leader, side.players, battle.place):
            sail_from_river(s, battle.place, side, goal)
        else:
            yield from leave_the_river(s, battle, side.players, beneficiary_of(s, battle, side))


def mark_fled(s: ScharzState, units: list[Unit]) -> None:
    """SCH-10.28 Units that fled are spent and locked for the rest of the round."""
    for u in units:
        s.flags[u] |= SPENT | FLED


def sail_away(s: ScharzState, battle: Battle, side: Side) -> None:
    """SCH-10.34 All ships together, into the shipyard as far as there is room."""
    yard, sea = yard_and_sea_of(s, battle.place, side.goal)
    for u in by_worth(s, side.units):
        if yard != NOWHERE and ship_room(s, yard) > 0:
            s.place[u] = YARD + yard
        else:
            enter_field(s, u, sea)
    mark_fled(s, side.units)


def sail_from_river(s: ScharzState, f: Field, side: Side, goal: Field) -> None:
    """A side that fights from ships alone flees with them."""
    for p in range(s.players):
        if side.players >> p & 1:
            for ship in ships_afloat(s, p, f):
                enter_field(s, ship, goal)
                mark_fled(s, [ship])


def ships_afloat(s: ScharzState, p: Player, f: Field) -> list[Unit]:
    """SCH-5.11 The ships of a player that lie afloat in a land field."""
    return [u for u in units_at(s, f) if owner(u) == p and s.kind[u] >= TRANSPORT]


def leave_the_river(s: ScharzState, battle: Battle, players: int, by: int) -> Procedure[None]:
    """SCH-6.36 Ships afloat of a side that lost the field leave it, or are destroyed."""
    for p in initiative(s):
        if players >> p & 1:
            ships = ships_afloat(s, p, battle.place)
            if ships:
                yield from put_to_sea(s, battle, p, ships, by)


def put_to_sea(s: ScharzState, battle: Battle, p: Player, ships: list[Unit], by: int) -> Procedure[None]:
    """SCH-11.14, 6.36 Ships leave a lost field with all aboard; without a way out they are destroyed."""
    f = battle.place
    ways = ways_out(s, p, 1 << p, f)
    place = battle_place(s, f)
    if not ways:
        for ship in ships:
            destroy_with_passengers(s, battle, ship, by)
        s.journal.tell(SHIPS_LOST, p, place, len(ships))
        return
    goal = yield Choice(decider(s, p), PUT_TO_SEA, field_terms(s, ways), (place,))
    for ship in ships:
        enter_field(s, ship, field_of(s, goal))
    mark_fled(s, ships)
    s.journal.tell(SHIPS_LEFT, p, place, goal)


def beneficiary_of(s: ScharzState, battle: Battle, loser: Side) -> int:
    """The side that is credited with what a losing side leaves behind."""
    foes = foes_of(s, battle, loser)
    return foes[0] if foes else loser.hit_by


# -- pursuit ----------


def pursue(s: ScharzState, battle: Battle) -> Procedure[None]:
    """SCH-10.26 A side that stayed, and has won, may follow one that fled to a neutral field."""
    combat = s.combat
    assert combat is not None
    for fled in battle.sides:
        if not fled.pursuable or fled.status != GONE:
            continue
        fled.pursuable = False
        goal = field_of(s, fled.goal)
        if not is_decided(s, battle) or not any(s.place[u] == goal for u in fled.units):
            continue
        for i in in_order(s, battle):
            chaser = battle.sides[i]
            units = [u for u in chaser.units if can_pursue(s, u)]
            if not units or not are_foes(s, chaser, fled):
                continue
            about = (battle_place(s, battle.place), SEAT_TERMS[fled.leader], fled.goal)
            if (yield Choice(decider(s, chaser.leader), PURSUIT, [PURSUE, STAY], about)) == STAY:
                continue
            s.journal.tell(PURSUED, chaser.leader, fled.leader, fled.goal)
            for u in units:
                enter_field(s, u, goal)
            combat.coming.append(goal)
            combat.pursued.append(goal)
            update_status(s)
            break


def can_pursue(s: ScharzState, u: Unit) -> bool:
    """SCH-10.26 All units but siege engines and workers; those aboard ships stay with them."""
    return s.kind[u] != SIEGE and not is_worker(s, u) and s.place[u] < ABOARD
