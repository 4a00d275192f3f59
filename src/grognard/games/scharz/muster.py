"""SCH-10.1 Sides and roles: which battles there are, who fights in them, who leads and who defends."""

from __future__ import annotations

from grognard.games.scharz.battle_state import (
    AT_SEA,
    AT_WALLS,
    BORDER_AT_SEA,
    FIGHTING,
    GONE,
    ON_BORDER,
    ON_LAND,
    WITH_CORSAIRS,
    Battle,
    Combat,
    Side,
)
from grognard.games.scharz.board import Field
from grognard.games.scharz.dice_pool import OPEN_COUNTRY, ROUGH, SHIP, WALLS, Ground
from grognard.games.scharz.relations import top_lord
from grognard.games.scharz.state import (
    ABOARD,
    BORDER,
    FLED,
    INSIDE,
    NOBODY,
    OVERBOARD,
    WORKING,
    Place,
    ScharzState,
    Unit,
    initiative,
    is_alive,
    is_ship,
    owner,
    passengers,
    units_at,
)
from grognard.games.scharz.tables import CORSAIR, HEAVY, TRANSPORT
from grognard.kernel.choice import Player

# -- battles ----------


def find_battles(s: ScharzState) -> list[Battle]:
    """SCH-10.49 A battle for every border with stopped units, every land and sea field with hostile sides."""
    found = []
    for place in sorted({at for at in s.place if BORDER <= at < OVERBOARD}):
        stopped = units_at(s, place)
        for kind in (ON_BORDER, BORDER_AT_SEA):
            units = [u for u in stopped if is_ship(s.kind[u]) == (kind == BORDER_AT_SEA)]
            if units:
                found.append(new_battle(s, kind, place, units))
    for f in crowded_fields(s):
        battle = battle_in(s, f)
        if battle is not None:
            found.append(battle)
    return in_battle_order(found)


def crowded_fields(s: ScharzState) -> list[Field]:
    """The fields that hold units of several players, in map order."""
    masks = [0] * s.board.n
    for u, at in enumerate(s.place):
        if 0 <= at < INSIDE:
            masks[at] |= 1 << owner(u)
    return [f for f, mask in enumerate(masks) if mask & (mask - 1)]


def battle_in(s: ScharzState, f: Field) -> Battle | None:
    """The battle in a field, if hostile sides stand there."""
    units = fighters_in(s, f)
    if not is_contested(s, units):
        return None
    return new_battle(s, ON_LAND if s.board.is_land[f] else AT_SEA, f, units)


def in_battle_order(battles: list[Battle]) -> list[Battle]:
    """SCH-10.1 Border battles, land fields, sea fields, each in map order."""
    return sorted(battles, key=lambda battle: (max(battle.kind, BORDER_AT_SEA), battle.place, battle.kind))


def new_battle(s: ScharzState, kind: int, place: Place, units: list[Unit]) -> Battle:
    """The battle of these units; those of players who are hostile to nobody in it stand aside (SCH-10.2)."""
    battle = Battle(kind, place, [])
    here = mask_of(units)
    for p in initiative(s):
        if here >> p & 1 and not any(side.players & s.friends[p] for side in battle.sides):
            own = [u for u in units if s.friends[p] >> owner(u) & 1 and s.foes[owner(u)] & here]
            if own:
                battle.sides.append(new_side(s, battle, own))
    return battle


def new_side(s: ScharzState, battle: Battle, units: list[Unit]) -> Side:
    """The side that these units of one coalition form; all of them may charge (SCH-10.12)."""
    leader = leader_of(s, units, battle.place)
    attacker = not is_defender(s, battle, leader)
    # SCH-10.26 A side that was pursued cannot flee again.
    may_flee = not (is_pursued(s, battle.place) and any(s.flags[u] & FLED for u in units))
    side = Side(leader, attacker, may_flee, s.prestige[leader], mask_of(units), [0] * s.players)
    take_in(s, side, units)
    return side


def take_in(s: ScharzState, side: Side, units: list[Unit]) -> None:
    """Units take part from now on; they may charge first (SCH-10.12)."""
    side.units += units
    side.fresh = units.copy()
    side.heavy += sum(s.kind[u] == HEAVY for u in units)


def fighters_in(s: ScharzState, f: Field) -> list[Unit]:
    """Who can fight in a field: ships at sea; on land the units in the open and aboard ships afloat."""
    here = [u for u in units_at(s, f) if s.kind[u] != CORSAIR]
    if not s.board.is_land[f]:
        return here
    found = [u for u in here if s.kind[u] < TRANSPORT]
    # SCH-6.36 Ships afloat in a land field fight through their passengers alone.
    for ship in here:
        if s.kind[ship] >= TRANSPORT:
            found += passengers(s, ship)
    return found


def is_contested(s: ScharzState, units: list[Unit]) -> bool:
    """SCH-7.2 Whether hostile units are among them."""
    here = mask_of(units)
    return any(s.foes[p] & here for p in range(s.players) if here >> p & 1)


def mask_of(units: list[Unit]) -> int:
    """The bits of the players who own these units."""
    mask = 0
    for u in units:
        mask |= 1 << owner(u)
    return mask


# -- leaders and roles ----------


def leader_of(s: ScharzState, units: list[Unit], place: Place) -> Player:
    """SCH-10.5 Most units; ties: controller of the field, lord of the coalition, initiative."""
    order = initiative(s)
    counts = [0] * s.players
    for u in units:
        counts[owner(u)] += 1
    controller = s.control[place] if place < INSIDE else NOBODY
    lord = top_lord(s, owner(units[0]))
    return max(order, key=lambda p: (counts[p], p == controller, p == lord, -order.index(p)))


def is_defender(s: ScharzState, battle: Battle, p: Player) -> bool:
    """SCH-10.4 The side that controlled the field when the movement phase began, or was alone in it then."""
    f = battle.place
    if battle.kind in (ON_BORDER, BORDER_AT_SEA) or is_pursued(s, f):
        return False
    holder = s.control_start[f] if s.control_start[f] != NOBODY else s.alone_start[f]
    if s.combat is not None and f in s.combat.sallied:
        # The side coming out attacks; its besieger defends.
        holder = s.encircled[f] if s.encircled[f] != NOBODY else holder
        if is_garrison(s, f, p):
            return False
    return holder != NOBODY and bool(s.friends[p] >> holder & 1)


def is_pursued(s: ScharzState, place: Place) -> bool:
    """SCH-10.26 Whether a pursuit has led to the battle at this place."""
    return s.combat is not None and place in s.combat.pursued


def is_garrison(s: ScharzState, f: Field, p: Player) -> bool:
    """Whether the settlement of a field belongs to the player's coalition."""
    return s.settler[f] != NOBODY and bool(s.friends[p] >> s.settler[f] & 1)


def is_meeting(battle: Battle) -> bool:
    """SCH-10.4 A battle without a defender."""
    return all(side.attacker for side in battle.sides)


def decider(s: ScharzState, p: Player) -> Player:
    """SCH-16.4 Who cannot act any more is replaced by the lord, or else by another of the coalition."""
    if is_alive(s, p):
        return p
    able = [q for q in [top_lord(s, p), *initiative(s)] if s.friends[p] >> q & 1 and is_alive(s, q)]
    return able[0] if able else p


# -- who takes part ----------


def is_naval(battle: Battle) -> bool:
    return battle.kind in (BORDER_AT_SEA, AT_SEA, WITH_CORSAIRS)


def uses_board(s: ScharzState, battle: Battle) -> bool:
    """SCH-10.47 Land battles are fought on the battle board; sea battles and sieges are not."""
    return s.opt.battle_board and battle.kind in (ON_BORDER, ON_LAND)


def in_order(s: ScharzState, battle: Battle) -> list[int]:
    """The sides that fight in this round, in initiative order of their leaders; walls fight without units."""
    order = initiative(s)
    fighting = [
        i
        for i, side in enumerate(battle.sides)
        if side.status == FIGHTING and (side.units or battle.kind == AT_WALLS)
    ]
    return sorted(fighting, key=lambda i: order.index(battle.sides[i].leader))


def are_foes(s: ScharzState, one: Side, other: Side) -> bool:
    """Whether two sides are hostile to each other."""
    return any(s.foes[p] & other.players for p in range(s.players) if one.players >> p & 1)


def foes_of(s: ScharzState, battle: Battle, side: Side) -> list[int]:
    """The fighting sides hostile to a side, in initiative order."""
    return [i for i in in_order(s, battle) if are_foes(s, side, battle.sides[i])]


def is_decided(s: ScharzState, battle: Battle) -> bool:
    """SCH-10.21 No two sides left are hostile to each other."""
    fighting = [side for side in battle.sides if side.status == FIGHTING]
    return not any(are_foes(s, one, other) for one in fighting for other in fighting)


def drop_empty_sides(battle: Battle) -> None:
    """SCH-10.21 A side without units is out; walls fight on without a garrison (SCH-11.3)."""
    if battle.kind == AT_WALLS:
        return
    for side in battle.sides:
        if side.status == FIGHTING and not side.units and not side.joining:
            side.status = GONE


def ground_of(s: ScharzState, battle: Battle) -> Ground:
    """What the battle is fought on; borders have no terrain but may have open country (SCH-9.7, 10.12)."""
    if is_naval(battle):
        return 0
    if battle.kind == ON_BORDER:
        edge = s.board.edges[battle.place - BORDER]
        return OPEN_COUNTRY if is_open_country(s, edge.a) or is_open_country(s, edge.b) else 0
    ground = ROUGH if s.board.terrain[battle.place].rough else 0
    if is_open_country(s, battle.place):
        ground |= OPEN_COUNTRY
    return ground | WALLS if battle.kind == AT_WALLS else ground


def is_open_country(s: ScharzState, f: Field) -> bool:
    terrain = s.board.terrain[f]
    return terrain.grass or terrain.desert


def footing(s: ScharzState, ground: Ground, u: Unit) -> Ground:
    """The ground of a single unit: a passenger fights from its ship."""
    return SHIP if s.place[u] >= ABOARD else ground


def is_worker(s: ScharzState, u: Unit) -> bool:
    return bool(s.flags[u] & WORKING)


def taking_part(s: ScharzState, battle: Battle, side: Side) -> list[Unit]:
    """SCH-10.15 The units that count for dice and swords: no workers; passengers from round 2 on."""
    units = [u for u in side.units if not s.flags[u] & WORKING]
    if is_naval(battle) and battle.round >= 2:
        for ship in side.units:
            units += passengers(s, ship)
    return units


def bystanders(s: ScharzState, battle: Battle) -> list[Unit]:
    """Units in the field of a battle that have no part in it, though hostile to one of its sides."""
    engaged = [u for side in battle.sides for u in side.units + side.joining]
    masks = [side.players for side in battle.sides if side.status == FIGHTING]
    return [
        u
        for u in fighters_in(s, battle.place)
        if u not in engaged and any(s.foes[owner(u)] & mask for mask in masks)
    ]


def join(s: ScharzState, battle: Battle) -> None:
    """SCH-10.51 Units that have come into the field join its battle, each coalition on its side."""
    units = bystanders(s, battle)
    while units:
        p = owner(units[0])
        own = [u for u in units if s.friends[p] >> owner(u) & 1]
        units = [u for u in units if u not in own]
        for side in battle.sides:
            if side.status == FIGHTING and side.players & s.friends[p]:
                break
        else:
            side = new_side(s, battle, own)
            side.units, side.fresh, side.heavy = [], [], 0
            battle.sides.append(side)
        side.joining += own
        side.players |= mask_of(own)


def battle_at(combat: Combat, place: Place) -> Battle | None:
    """The battle now fought at a place."""
    for battle in combat.battles:
        if battle.place == place and not battle.over:
            return battle
    return None


def is_engaged(combat: Combat, u: Unit) -> bool:
    """Whether a unit takes part in a battle that is not over."""
    return any(
        u in side.units or u in side.joining
        for battle in combat.battles
        if not battle.over
        for side in battle.sides
    )
