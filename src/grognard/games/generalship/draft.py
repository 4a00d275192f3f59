"""GEN-9 Draft and upgrade."""

from __future__ import annotations

from grognard.games.generalship.book import (
    CLASS,
    KINDS,
    KINDS_OF_CLASS,
    NONE,
    PAGES,
    PORT,
    SEA,
    SHIP,
    TERRAIN,
    TILES,
    UNITS,
    UPGRADES,
    Kind,
    Tile,
)
from grognard.games.generalship.generals import ability
from grognard.games.generalship.limits import with_cancel
from grognard.games.generalship.ownership import capital_of, is_occupied, owner_of
from grognard.games.generalship.population import active_population, spend_population
from grognard.games.generalship.state import GenState
from grognard.games.generalship.terms import (
    CANCEL,
    DONE,
    DRAFT_AT,
    DRAFT_OF,
    FOOD,
    LINE,
    LINE_AT,
    METAL,
    NO_CHOICE,
    TILE,
    TILE_AT,
    UNIT,
    UPGRADE,
)
from grognard.games.generalship.tree import is_available
from grognard.games.generalship.units import FRESH, KIND, change_type, put_new
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

DRAFT_STEP = Ask("draft_step", "GEN-9.1", "draft", always=True)
SQUADRON_PORT = Ask("squadron_port", "GEN-9.7", "tile")
UPGRADE_TILE = Ask("upgrade_tile", "GEN-9.9", "tile", always=True)
UPGRADE_LINE = Ask("upgrade_line", "GEN-9.9", "line", secret=True, always=True)
UPGRADE_REDUCTION = Ask("upgrade_reduction", "GEN-9.12", "keyword", secret=True, always=True)

DRAFTED = Told("drafted", "GEN-9.8", "who:player", "unit:term", "tile:term")
UPGRADED = Told("upgraded", "GEN-9.15", "who:player", "old:term", "new:term", "tile:term")
UPGRADED_UNSEEN = Told(
    "upgraded_unseen", "GEN-9.15", "who:player", "tile:term", "food:number", "metal:number"
)

DRAFTING = 0
UPGRADING = 1
"""Steps of the action: between operations, or in the midst of an upgrade."""


# -- procedures ----------


def draft_action(s: GenState, player: Player) -> Procedure[None]:
    """GEN-9.1 Draft and upgrade any number of units in any order."""
    while True:
        yield CHECKPOINT
        if s.step == UPGRADING:
            yield from upgrade(s, player)
            continue
        options = [DRAFT_OF[kind] for kind in draftable(s, player)]
        if not options and not might_upgrade(s, player):
            return
        if upgrade_tiles(s, player):
            options.append(UPGRADE)
        chosen = yield Choice(player, DRAFT_STEP, [*options, DONE])
        if chosen == DONE:
            return
        if chosen == UPGRADE:
            s.step = UPGRADING
        else:
            yield from draft(s, player, DRAFT_AT[chosen])


def draft(s: GenState, player: Player, kind: Kind) -> Procedure[None]:
    """GEN-9.2 to 9.8 Pay, take a population, put the unit on the map for all to see."""
    tile = capital_of(s, player)
    if CLASS[kind] == SHIP:
        options = with_cancel(s, [TILE[port] for port in ports(s, player)])
        chosen = yield Choice(player, SQUADRON_PORT, options, about=(UNIT[kind],))
        if chosen == CANCEL:
            s.cancels += 1
            return
        tile = TILE_AT[chosen]
    food, metal = draft_cost(s, player, kind)
    s.food[player] -= food
    s.metal[player] -= metal
    spend_population(s, player)
    if UNITS[kind].per_payment > 1:
        s.levied += 1
    put_new(s, player, tile, kind)
    s.journal.tell(DRAFTED, player, UNIT[kind], TILE[tile])


def upgrade(s: GenState, player: Player) -> Procedure[None]:
    """GEN-9.9 Choose a tile, then a line there and what is saved; `cancel` ends it."""
    if s.source == NONE:
        tiles = with_cancel(s, [TILE[tile] for tile in upgrade_tiles(s, player)])
        chosen = yield Choice(player, UPGRADE_TILE, tiles)
        if chosen != CANCEL:
            s.source = TILE_AT[chosen]
            return
    else:
        lines = with_cancel(s, [LINE[old][new] for old, new in lines_at(s, player, s.source)])
        chosen = yield Choice(player, UPGRADE_LINE, lines, about=(TILE[s.source],))
        if chosen != CANCEL:
            yield from pay_upgrade(s, player, *LINE_AT[chosen])
    s.cancels += chosen == CANCEL
    s.source = NONE
    s.step = DRAFTING


def pay_upgrade(s: GenState, player: Player, old: Kind, new: Kind) -> Procedure[None]:
    """GEN-9.10 to 9.15 Pay, lower the battle count, turn the unit into the new type."""
    reductions = reductions_of(s, player, old, new)
    reduction = reductions[0]
    if reduction != NO_CHOICE:
        reduction = yield Choice(player, UPGRADE_REDUCTION, reductions)
    food, metal = upgrade_cost(s, player, old, new, reduction)
    s.food[player] -= food
    s.metal[player] -= metal
    s.battles[player] -= 1
    change_type(s, player, s.source, old, new, s.rules.upgrade_shown or one_line_only(old))
    if s.rules.upgrade_shown:
        s.journal.tell(UPGRADED, player, UNIT[old], UNIT[new], TILE[s.source])
    else:
        s.journal.tell(UPGRADED_UNSEEN, player, TILE[s.source], food, metal)


# -- queries on drafting ----------


def draftable(s: GenState, player: Player) -> list[Kind]:
    """GEN-9.2 to 9.7 Unit types with technology, piece, population, payment and a place to stand."""
    if active_population(s, player) == 0:
        return []
    supply = pieces_left(s)
    found = []
    for kind in range(KINDS):
        if is_available(s, kind) and supply[kind] > 0 and has_place(s, player, kind):
            food, metal = draft_cost(s, player, kind)
            if food <= s.food[player] and metal <= s.metal[player]:
                found.append(kind)
    return found


def pieces_left(s: GenState) -> list[int]:
    """GEN-2.2, 9.5 Pieces in the supply, by type."""
    left = [row.count for row in UNITS]
    for stacks in s.stacks:
        for units in stacks.values():
            for unit in units:
                left[unit & KIND] -= 1
    return left


def draft_cost(s: GenState, player: Player, kind: Kind) -> tuple[int, int]:
    """GEN-9.2 Food and metal for the next unit of this type; one payment may serve several."""
    row = UNITS[kind]
    if row.per_payment > 1:
        reform = ability(s, player, "draft_batch")
        batch = row.per_payment if reform is None else reform.amount
        if s.levied % batch:
            return 0, 0
    arsenal = ability(s, player, "draft_discount")
    if arsenal is not None and kind in arsenal.units:
        return max(0, row.food - arsenal.food), max(0, row.metal - arsenal.metal)
    return row.food, row.metal


def has_place(s: GenState, player: Player, kind: Kind) -> bool:
    """GEN-9.6, 9.7 A capital without enemies, or a port."""
    if CLASS[kind] == SHIP:
        return bool(ports(s, player))
    return not is_occupied(s, capital_of(s, player))


def ports(s: GenState, player: Player) -> list[Tile]:
    """GEN-9.7 Owned plain and forest tiles beside the sea without units of others."""
    return [
        tile
        for tile in range(TILES)
        if s.near[tile]
        and PORT[TERRAIN[tile]]
        and owner_of(s, tile) == player
        and any(TERRAIN[other] == SEA for other in s.near[tile])
        and not any(tile in s.stacks[other] for other in range(s.players) if other != player)
    ]


# -- queries on upgrading ----------


def might_upgrade(s: GenState, player: Player) -> bool:
    """Whether others must think an upgrade possible: a battle count, and units that are not new."""
    return s.battles[player] > 0 and any(
        not unit & FRESH for units in s.stacks[player].values() for unit in units
    )


def upgrade_tiles(s: GenState, player: Player) -> list[Tile]:
    if s.battles[player] == 0:
        return []
    return [tile for tile in sorted(s.stacks[player]) if lines_at(s, player, tile)]


def lines_at(s: GenState, player: Player, tile: Tile) -> list[tuple[Kind, Kind]]:
    """GEN-9.9 The upgrades that can be paid for units on this tile."""
    supply = pieces_left(s)
    kinds = sorted({unit & KIND for unit in s.stacks[player][tile] if not unit & FRESH})
    return [
        (old, new)
        for old in kinds
        for new in UPGRADES[old]
        if is_available(s, new) and supply[new] > 0 and reductions_of(s, player, old, new)
    ]


def reductions_of(s: GenState, player: Player, old: Kind, new: Kind) -> list[Term]:
    """GEN-9.12 The reductions with which the upgrade can be paid; NO_CHOICE where there is none to choose."""
    both = UNITS[new].food > UNITS[old].food and UNITS[new].metal > UNITS[old].metal
    either = s.battles[player] in PAGES.upgrade_reduction.either
    choices = [FOOD, METAL] if both and either else [NO_CHOICE]
    found = []
    for reduction in choices:
        food, metal = upgrade_cost(s, player, old, new, reduction)
        if food <= s.food[player] and metal <= s.metal[player]:
            found.append(reduction)
    return found


def upgrade_cost(s: GenState, player: Player, old: Kind, new: Kind, reduction: Term) -> tuple[int, int]:
    """GEN-9.11 to 9.13 The difference, less what the battle count and then the commander save."""
    food = UNITS[new].food - UNITS[old].food
    metal = UNITS[new].metal - UNITS[old].metal
    saved = PAGES.upgrade_reduction
    if reduction != METAL:
        food -= saved.food
    if reduction != FOOD:
        metal -= saved.metal
    drill = ability(s, player, "upgrade_discount")
    if drill is not None:
        food = max(0, food) - drill.food
        metal = max(0, metal) - drill.metal
    return max(0, food), max(0, metal)


def one_line_only(kind: Kind) -> bool:
    """Whether the disc's class tells which upgrade it was (GEN-9.17)."""
    return sum(len(UPGRADES[other]) for other in KINDS_OF_CLASS[CLASS[kind]]) == 1
