"""WAT-7 Development phase: the two actions, extra actions, the technology shift."""

from __future__ import annotations

from grognard.games.warriors.asking import ask, or_cancel
from grognard.games.warriors.book import (
    ARMIES,
    BOOK,
    FORT,
    GOLD,
    MATERIAL,
    MILITARY,
    TRACKS,
    Kind,
    Province,
    Track,
)
from grognard.games.warriors.control import forts_in, is_friendly, provinces_of, update_control
from grognard.games.warriors.progress import (
    ACTION_POINTS,
    ARMY_MARKERS,
    BUILDER,
    COST,
    EXTRA_SOURCES,
    LEVEL,
    MOST_MARKERS,
    REINFORCEMENT,
    UPGRADES,
    Skill,
    Unit,
)
from grognard.games.warriors.state import (
    IN_SUPPLY,
    NOBODY,
    STANDING,
    WarriorsState,
    allied,
    armies_of,
    colour_of,
    groups,
    has_skill,
    in_game,
    put,
    side_term,
    spare,
    unit_named,
    unit_term,
    wipe,
)
from grognard.games.warriors.terms import (
    BUILD_ARMY,
    BUILD_FORT,
    CANCEL,
    DECLARE_WAR,
    DONE,
    KIND_TERMS,
    PASS,
    SHIFT_TERMS,
    SHIFTS,
    SKILLS,
    TECH,
    TRACK_TERMS,
    UPGRADE_ARMY,
    track_of,
)
from grognard.games.warriors.victory import award_titles
from grognard.games.warriors.war import declare_war, enemies_to_be, side_of
from grognard.kernel.choice import CHECKPOINT, Ask, Player, Procedure, Term
from grognard.kernel.journal import Told

ACTION = Ask("action", "WAT-7.2", "keyword")
ARMY_TYPE = Ask("army_type", "WAT-7.10", "kind")
ARMY_PROVINCE = Ask("army_province", "WAT-7.11", "province")
FORT_PROVINCE = Ask("fort_province", "WAT-7.12", "province")
UPGRADE_ARMY_PICK = Ask("upgrade_army_pick", "WAT-7.14", "unit")
UPGRADE_TO = Ask("upgrade_to", "WAT-7.14", "kind")
WAR_TARGET = Ask("war_target", "WAT-7.17", "side")
EXTRA_SOURCE = Ask("extra_source", "WAT-7.4", "skill")
TECH_SHIFT = Ask("tech_shift", "WAT-7.8", "shift")

PASSED = Told("passed", "WAT-7.2", "who:player")
MARKER_PLACED = Told("marker_placed", "WAT-7.5", "who:player", "track:term", "n:number")
LEVEL_REACHED = Told("level_reached", "WAT-7.5", "who:player", "track:term", "level:number")
LEVEL_LOST = Told("level_lost", "WAT-7.8", "who:player", "track:term", "level:number")
ARMY_RAISED = Told("army_raised", "WAT-7.11", "who:player", "kind:term", "province:term")
FORT_BUILT = Told("fort_built", "WAT-7.12", "who:player", "province:term")
ARMY_UPGRADED = Told(
    "army_upgraded", "WAT-7.14", "who:player", "old:term", "province:term", "new:term", "material:number"
)
EXTRA_ACTION = Told("extra_action", "WAT-7.4", "who:player", "source:term", "gold:number")
SHIFTED = Told("shifted", "WAT-7.8", "who:player", "old:term", "new:term")


# -- actions ----------


def one_action(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-7.1, WAT-7.2 Exactly one action, or pass."""
    while True:
        picked = yield from ask(s, player, ACTION, [*possible_actions(s, player), PASS])
        if picked == PASS:
            s.journal.tell(PASSED, player)
            break
        if (yield from carry_out(s, player, picked)):
            break
        s.cancels += 1
    s.cancels = 0


def extra_actions(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-7.4 All extra actions of one player, in any order, each source once."""
    while True:
        sources = [skill for skill in EXTRA_SOURCES if extra_possible(s, player, skill)]
        if not sources:
            break
        picked = yield from ask(s, player, EXTRA_SOURCE, [*(SKILLS[skill] for skill in sources), DONE])
        if picked == DONE:
            break
        if (yield from extra_action(s, player, picked)):
            s.used.append(SKILLS.index(picked))
            s.cancels = 0
        else:
            s.cancels += 1
        yield CHECKPOINT
    s.used = []
    s.cancels = 0


def extra_action(s: WarriorsState, player: Player, source: Term) -> Procedure[bool]:
    """WAT-7.4 One action from this source; its fee comes before the action's own costs."""
    skill = SKILLS.index(source)
    fee = BOOK.skills[skill].cost_gold
    options = extra_options(s, player, skill)
    picked = yield from ask(s, player, ACTION, or_cancel(s, options), (source,))
    if picked == CANCEL:
        return False
    done = yield from carry_out(s, player, picked, fee)
    if done:
        s.goods[player][GOLD] -= fee
        s.journal.tell(EXTRA_ACTION, player, source, fee)
    return done


def carry_out(s: WarriorsState, player: Player, action: Term, fee: int = 0) -> Procedure[bool]:
    """WAT-7.2 The action that was picked; False when it was cancelled."""
    if action == BUILD_ARMY:
        return (yield from raise_army(s, player, fee))
    if action == BUILD_FORT:
        return (yield from build_fort(s, player))
    if action == UPGRADE_ARMY:
        return (yield from upgrade_army(s, player))
    if action == DECLARE_WAR:
        return (yield from name_enemy(s, player))
    add_marker(s, player, track_of(action))
    return True


def raise_army(s: WarriorsState, player: Player, fee: int) -> Procedure[bool]:
    """WAT-7.10, WAT-7.11, WAT-12.11 One army in an own (or allied) province."""
    kinds = [KIND_TERMS[kind] for kind in army_types(s, player, fee)]
    picked = yield from ask(s, player, ARMY_TYPE, or_cancel(s, kinds))
    if picked == CANCEL:
        return False
    provinces = [s.terms.province + province for province in muster_provinces(s, player)]
    where = yield from ask(s, player, ARMY_PROVINCE, or_cancel(s, provinces), (picked,))
    if where == CANCEL:
        return False
    kind, province = KIND_TERMS.index(picked), where - s.terms.province
    pay(s, player, COST[kind])
    unit = spare(s, player, kind)
    put(s, unit, province)
    if s.bonus:  # WAT-11.6 An army raised by a unification action.
        s.raised[unit] = s.round
        s.ap[unit] = BOOK.unification.new_army_ap_this_round
    update_control(s, province)
    s.journal.tell(ARMY_RAISED, player, picked, where)
    return True


def build_fort(s: WarriorsState, player: Player) -> Procedure[bool]:
    """WAT-7.12 One fort in an own province with room for it."""
    provinces = [s.terms.province + province for province in fort_provinces(s, player)]
    where = yield from ask(s, player, FORT_PROVINCE, or_cancel(s, provinces))
    if where == CANCEL:
        return False
    pay(s, player, COST[FORT])
    put(s, spare(s, player, FORT), where - s.terms.province)
    s.journal.tell(FORT_BUILT, player, where)
    return True


def upgrade_army(s: WarriorsState, player: Player) -> Procedure[bool]:
    """WAT-7.14, WAT-12.11 One army, also an ally's, becomes a stronger one."""
    armies = [unit_term(s, unit) for unit in upgradable(s, player)]
    picked = yield from ask(s, player, UPGRADE_ARMY_PICK, or_cancel(s, armies))
    if picked == CANCEL:
        return False
    unit = unit_named(s, picked)
    choices = upgrades_for(s, player, unit)
    kinds = [KIND_TERMS[kind] for kind, _ in choices]
    new = yield from ask(s, player, UPGRADE_TO, or_cancel(s, kinds), (picked,))
    if new == CANCEL:
        return False
    material = next(price for kind, price in choices if KIND_TERMS[kind] == new)
    s.goods[player][MATERIAL] -= material
    old, where = KIND_TERMS[s.kind[unit]], s.terms.province + s.place[unit]
    exchange(s, unit, spare(s, colour_of(unit), KIND_TERMS.index(new)))
    s.journal.tell(ARMY_UPGRADED, player, old, where, new, material)
    return True


def name_enemy(s: WarriorsState, player: Player) -> Procedure[bool]:
    """WAT-7.17 One other player, or one enemy alliance."""
    sides = [side_term(s, side) for side in enemies_to_be(s, player)]
    picked = yield from ask(s, player, WAR_TARGET, or_cancel(s, sides))
    if picked == CANCEL:
        return False
    declare_war(s, player, side_of(s, picked))
    return True


def technology_shift(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-7.8 One marker may move from the top of a track to the top of another."""
    options = [SHIFT_TERMS[n] for n, (old, new) in enumerate(SHIFTS) if can_shift(s, player, old, new)]
    picked = yield from ask(s, player, TECH_SHIFT, [*options, PASS])
    if picked == PASS:
        return
    old, new = SHIFTS[SHIFT_TERMS.index(picked)]
    s.journal.tell(SHIFTED, player, TRACK_TERMS[old], TRACK_TERMS[new])
    change_markers(s, player, old, -1)
    change_markers(s, player, new, 1)
    award_titles(s)


# -- changes ----------


def pay(s: WarriorsState, player: Player, cost: list[int]) -> None:
    """WAT-7.2 Costs are paid at once."""
    goods = s.goods[player]
    for good, amount in enumerate(cost):
        goods[good] -= amount


def add_marker(s: WarriorsState, player: Player, track: Track) -> None:
    """WAT-7.5, WAT-7.7 One marker on the next free place; it costs nothing."""
    change_markers(s, player, track, 1)
    s.journal.tell(MARKER_PLACED, player, TRACK_TERMS[track], s.markers[player][track])
    award_titles(s)


def change_markers(s: WarriorsState, player: Player, track: Track, change: int) -> None:
    """WAT-4.4, WAT-9.1 Levels act at once; in the own manoeuvre turn armies gain the new AP."""
    before = s.markers[player][track]
    after = before + change
    s.markers[player][track] = after
    if track == MILITARY and s.active == player:
        gained = ACTION_POINTS[after] - ACTION_POINTS[before]
        for unit in armies_of(s, player) if gained else []:
            if s.posture[unit] == STANDING and not s.raised[unit]:
                s.ap[unit] += gained
    level = LEVEL[track][after]
    if level > LEVEL[track][before]:
        s.journal.tell(LEVEL_REACHED, player, TRACK_TERMS[track], level + 1)
    elif level < LEVEL[track][before]:
        s.journal.tell(LEVEL_LOST, player, TRACK_TERMS[track], level + 1)


def exchange(s: WarriorsState, old: Unit, new: Unit) -> None:
    """WAT-7.14, WAT-7.15, WAT-10.29 The new piece takes the place, the marks and the age of the old one."""
    province = s.place[old]
    s.place[new] = province
    here = s.here[province]
    here[here.index(old)] = new
    for marks in (s.damage, s.ap, s.battles, s.posture, s.raised, s.age):
        marks[new] = marks[old]
    s.place[old] = IN_SUPPLY
    wipe(s, old)


# -- queries ----------


def can_pay(s: WarriorsState, player: Player, cost: list[int], fee: int = 0) -> bool:
    goods = s.goods[player]
    if goods[GOLD] < cost[GOLD] + fee:
        return False
    return all(stock >= amount for stock, amount in zip(goods, cost, strict=True))


def possible_actions(s: WarriorsState, player: Player, fee: int = 0) -> list[Term]:
    """WAT-7.2 The actions that can be completed now."""
    markers = s.markers[player]
    options = [TECH[track] for track in TRACKS if markers[track] < MOST_MARKERS]
    if army_types(s, player, fee) and muster_provinces(s, player):
        options.append(BUILD_ARMY)
    if can_build_fort(s, player, fee) and fort_provinces(s, player):
        options.append(BUILD_FORT)
    if has_skill(s, player, REINFORCEMENT) and upgradable(s, player):
        options.append(UPGRADE_ARMY)
    if enemies_to_be(s, player):
        options.append(DECLARE_WAR)
    return options


def anybody_has_extra_actions(s: WarriorsState) -> bool:
    """WAT-7.4 Whether any player has a skill that gives extra actions."""
    return any(has_skill(s, player, source) for player in in_game(s) for source in EXTRA_SOURCES)


def extra_options(s: WarriorsState, player: Player, source: Skill) -> list[Term]:
    """WAT-7.4 Any action, or only a declaration of war."""
    options = possible_actions(s, player, BOOK.skills[source].cost_gold)
    if BOOK.skills[source].action == "declare_war":
        return [action for action in options if action == DECLARE_WAR]
    return options


def extra_possible(s: WarriorsState, player: Player, source: Skill) -> bool:
    """WAT-7.4 The player has the skill, has not used it yet, and can pay the fee and some action."""
    if source in s.used or not has_skill(s, player, source):
        return False
    return s.goods[player][GOLD] >= BOOK.skills[source].cost_gold and bool(extra_options(s, player, source))


def army_types(s: WarriorsState, player: Player, fee: int = 0) -> list[Kind]:
    """WAT-7.10, WAT-2.11 Types that the military level allows, that can be paid and are in supply."""
    military = s.markers[player][MILITARY]
    return [
        kind
        for kind in ARMIES
        if military >= ARMY_MARKERS[kind]
        and can_pay(s, player, COST[kind], fee)
        and spare(s, player, kind) != NOBODY
    ]


def muster_provinces(s: WarriorsState, player: Player) -> list[Province]:
    """WAT-7.11, WAT-12.11 Own provinces, with allies theirs too."""
    if not s.rules.alliances:
        return provinces_of(s, player)
    return [province for province in range(len(s.owner)) if is_friendly(s, player, province)]


def can_build_fort(s: WarriorsState, player: Player, fee: int = 0) -> bool:
    """WAT-7.12 Needs Builder, the goods and a fort in supply."""
    able = has_skill(s, player, BUILDER) and can_pay(s, player, COST[FORT], fee)
    return able and spare(s, player, FORT) != NOBODY


def fort_provinces(s: WarriorsState, player: Player) -> list[Province]:
    """WAT-7.12, WAT-12.11 Own provinces with room for a fort; never allied ones."""
    room = BOOK.units[FORT].max_per_province
    return [province for province in provinces_of(s, player) if forts_in(s, province) < room]


def upgradable(s: WarriorsState, player: Player) -> list[Unit]:
    """WAT-7.14, WAT-12.11 Groups of own and allied armies that can be upgraded now."""
    owners = [other for other in in_game(s) if allied(s, player, other)]
    armies = [unit for other in owners for unit in armies_of(s, other)]
    return [unit for unit in groups(s, armies) if upgrades_for(s, player, unit)]


def upgrades_for(s: WarriorsState, player: Player, unit: Unit) -> list[tuple[Kind, int]]:
    """WAT-7.14, WAT-2.11 To what the army can be upgraded, at what price; the owner needs the piece."""
    material = s.goods[player][MATERIAL]
    return [
        (new, price)
        for old, new, price in UPGRADES
        if old == s.kind[unit] and price <= material and spare(s, colour_of(unit), new) != NOBODY
    ]


def can_shift(s: WarriorsState, player: Player, old: Track, new: Track) -> bool:
    """WAT-7.8 The source has a marker, and the target is not full."""
    return s.markers[player][old] > 0 and s.markers[player][new] < MOST_MARKERS
