"""GEN-16 Scoring phase: points for tiles, upkeep, player order."""

from __future__ import annotations

from grognard.games.generalship.book import HALF_SIZE, PAGES, Tile
from grognard.games.generalship.capacity import kinds_at, lose, shed_surplus
from grognard.games.generalship.ending import gain_points
from grognard.games.generalship.generals import ability
from grognard.games.generalship.limits import with_cancel
from grognard.games.generalship.ownership import are_allies, capital_of, neutral_tiles, owner_of
from grognard.games.generalship.state import GenState, Unit
from grognard.games.generalship.terms import CANCEL, DONE, NUMBER, TILE, TILE_AT, UNIT, UNIT_AT
from grognard.games.generalship.units import KIND
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

REMOVE_TILE = Ask("upkeep_remove_tile", "GEN-16.7", "tile")
REMOVE_UNIT = Ask("upkeep_remove_unit", "GEN-16.7", "unit", always=True)
UPKEEP_HELP = Ask("upkeep_help", "GEN-16.9", "number")

UPKEEP_PAID = Told("upkeep_paid", "GEN-16.3", "who:player", "n:number")
HELPED = Told("helped", "GEN-16.9", "who:player", "other:player", "n:number")
NEW_ORDER = Told("new_order", "GEN-16.10", "players:players")

VOLUNTARY = 0
HELP = 1
"""Steps of a player's upkeep (GEN-16.8): removals, then from HELP on each place of the player order."""


# -- procedures ----------


def pay_upkeep(s: GenState) -> Procedure[None]:
    """GEN-16.8 Each player in player order: remove units, ask allies, remove what must be, pay."""
    while s.actor < s.players:
        payer = s.order[s.actor]
        yield from shed_surplus(s, payer)
        yield CHECKPOINT
        if s.step == VOLUNTARY:
            yield from remove_freely(s, payer)
        elif s.step < HELP + s.players:
            yield from ask_for_help(s, payer, s.order[s.step - HELP])
            s.step += 1
        elif upkeep_cost(s, payer) > s.food[payer] + sum(s.pledges):
            # GEN-16.8 (3) Units are removed until food and pledges suffice.
            yield from remove_unit(s, payer, [])
        else:
            pay(s, payer)
            s.actor += 1
            s.step = s.cancels = 0


def remove_freely(s: GenState, payer: Player) -> Procedure[None]:
    """GEN-16.7 Before paying a player may remove any of his units."""
    if not (yield from remove_unit(s, payer, [DONE])):
        s.step = HELP


def remove_unit(s: GenState, payer: Player, done: list[Term]) -> Procedure[bool]:
    """GEN-16.7, 16.8 One unit of the player's choice; False if he is done."""
    tiles = [TILE[tile] for tile in sorted(s.stacks[payer])]
    if not tiles:
        return False
    chosen = yield Choice(payer, REMOVE_TILE, tiles + done)
    if chosen == DONE:
        return False
    tile = TILE_AT[chosen]
    kinds = with_cancel(s, [UNIT[kind] for kind in kinds_at(s, payer, tile)])
    unit = yield Choice(payer, REMOVE_UNIT, kinds, about=(chosen,))
    if unit == CANCEL:
        s.cancels += 1
    else:
        lose(s, payer, tile, UNIT_AT[unit])
    return True


def ask_for_help(s: GenState, payer: Player, ally: Player) -> Procedure[None]:
    """GEN-16.9, 18.3 An ally pledges food, up to what is still missing."""
    short = upkeep_cost(s, payer) - s.food[payer] - sum(s.pledges)
    if short <= 0 or not are_allies(s, payer, ally):
        return
    most = min(s.food[ally], short, PAGES.limits.help_food)
    s.pledges[ally] = NUMBER.index((yield Choice(ally, UPKEEP_HELP, NUMBER[: most + 1])))


# -- queries ----------


def upkeep_cost(s: GenState, player: Player) -> int:
    """GEN-16.3 to 16.5 Food for stacks beyond the free ones, and for large stacks."""
    rules = PAGES.upkeep
    contributions = ability(s, player, "upkeep_stacks")
    free_stacks = rules.free_stacks if contributions is None else contributions.amount
    great_army = ability(s, player, "upkeep_size")
    free_size = rules.free_size if great_army is None else great_army.amount
    supplied = supplied_tiles(s, player)
    stacks = cost = 0
    for tile, units in s.stacks[player].items():
        factor = 1 if supplied[tile] else rules.isolated_factor
        stacks += factor
        cost += max(0, half_size(units) * factor // 2 - free_size)
    return cost + max(0, stacks - free_stacks)


def half_size(units: list[Unit]) -> int:
    """GEN-16.5 The size of a stack, in halves."""
    return sum(HALF_SIZE[unit & KIND] for unit in units)


def supplied_tiles(s: GenState, player: Player) -> list[bool]:
    """GEN-16.6 By tile: whether owned and allied tiles lead there from the capital."""
    if ability(s, player, "no_isolation") is not None:
        return [True] * len(s.near)
    supplied = [False] * len(s.near)
    capital = capital_of(s, player)
    supplied[capital] = True
    todo = [capital] if lends_supply(s, player, capital) else []
    for tile in todo:
        for other in s.near[tile]:
            if not supplied[other] and lends_supply(s, player, other):
                supplied[other] = True
                todo.append(other)
    return supplied


def lends_supply(s: GenState, player: Player, tile: Tile) -> bool:
    owner = owner_of(s, tile)
    return owner == player or (owner >= 0 and are_allies(s, player, owner))


# -- changes ----------


def score_tiles(s: GenState) -> None:
    """GEN-16.2 In player order: a point for three or more neutral tiles."""
    for player in s.order:
        if len(neutral_tiles(s, player)) >= PAGES.victory.neutral_tiles_needed:
            gain_points(s, player, PAGES.victory.neutral_tiles_points)


def pay(s: GenState, payer: Player) -> None:
    """GEN-16.9 Own food first, then the pledges in player order; what is not needed stays with the ally."""
    cost = upkeep_cost(s, payer)
    own = min(cost, s.food[payer])
    s.food[payer] -= own
    if cost:
        s.journal.tell(UPKEEP_PAID, payer, cost)
    missing = cost - own
    for ally in s.order:
        given = min(missing, s.pledges[ally])
        if given:
            s.food[ally] -= given
            missing -= given
            s.journal.tell(HELPED, ally, payer, given)
    s.pledges = [0] * s.players


def sort_players(s: GenState) -> None:
    """GEN-16.10 By political power, highest first; equals keep their order."""
    s.order.sort(key=lambda player: -len(s.power[player]))
    s.journal.tell(NEW_ORDER, tuple(s.order))
