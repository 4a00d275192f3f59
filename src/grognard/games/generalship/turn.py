"""GEN-4 Sequence of play: cycles, rounds, turns, who acts and in which order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.generalship.alliances import alliance_action
from grognard.games.generalship.book import (
    ALLIANCE,
    DRAFT,
    FOLLOWERS,
    GENERAL_CARD,
    GROW,
    MARCH,
    NONE,
    PAGES,
    PARADIGMS,
    PRODUCTION,
    TECHNOLOGY_CARD,
    TILE_ACTIONS,
)
from grognard.games.generalship.draft import draft_action
from grognard.games.generalship.ending import (
    Victory,
    announce_capitals,
    finish,
    occupiers,
    swap_points,
)
from grognard.games.generalship.generals import general_action
from grognard.games.generalship.march import end_march, march_action
from grognard.games.generalship.population import grow, produce
from grognard.games.generalship.scoring import pay_upkeep, score_tiles, sort_players
from grognard.games.generalship.setup import choose_nations, deal_generals, make_map, orient
from grognard.games.generalship.state import (
    ACTION_STAGE,
    BY_CYCLES,
    GENERALS_STAGE,
    MAP_STAGE,
    NATIONS_STAGE,
    ORDER_STAGE,
    ORIENTATION_STAGE,
    OVER,
    POINTS_STAGE,
    SWAP_STAGE,
    TILE_STAGE,
    TURN_END_STAGE,
    UPKEEP_STAGE,
    GenState,
)
from grognard.games.generalship.technology import technology_action
from grognard.games.generalship.terms import ACTION, ACTION_TILE, PARADIGM
from grognard.games.generalship.units import clear_turn
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure
from grognard.kernel.journal import Told

CHOOSE_TILE = Ask("choose_tile", "GEN-4.2", "action_tile")
CHOOSE_ACTION = Ask("choose_action", "GEN-4.5", "action")

TILE_CHOSEN = Told("tile_chosen", "GEN-4.2", "who:player", "tile:term", "action:term")
NEW_PARADIGM = Told("new_paradigm", "GEN-10.17", "era:term")
NEW_CYCLE = Told("new_cycle", "GEN-4.1", "n:number")


def play(s: GenState) -> Procedure[None]:
    """GEN-4 Stage after stage; ten points end the game at once (GEN-4.9)."""
    try:
        while s.stage != OVER:
            yield CHECKPOINT
            yield from SEQUENCE[s.stage](s)
    except Victory:
        pass


# -- stages ----------


def choose_tile(s: GenState) -> Procedure[None]:
    """GEN-4.2, 4.3, 4.5 The active player puts a cylinder on a tile, and chooses where it has two actions."""
    active = s.order[s.turn]
    tiles = [tile for tile in range(len(ACTION_TILE)) if empty_circles(s, tile)]
    tile = ACTION_TILE.index((yield Choice(active, CHOOSE_TILE, [ACTION_TILE[each] for each in tiles])))
    actions = [ACTION[action] for action in TILE_ACTIONS[tile]]
    action = ACTION.index((yield Choice(active, CHOOSE_ACTION, actions, about=(ACTION_TILE[tile],))))
    s.cylinders[active].append(tile)
    s.tile, s.action = tile, action
    s.actor = s.step = 0
    s.journal.tell(TILE_CHOSEN, active, ACTION_TILE[tile], ACTION[action])
    s.stage = ACTION_STAGE


def act(s: GenState) -> Procedure[None]:
    """GEN-4.4 to 4.6 The active player acts, then his followers, one after the other."""
    player = actors(s)[s.actor]
    yield from DO[action_of(s)](s, player)
    if action_of(s) == MARCH:
        end_march(s, player)
    s.actor += 1
    s.step = s.cancels = s.levied = 0
    s.appointed = False
    if s.actor == len(actors(s)):
        s.stage = TURN_END_STAGE


def end_turn(s: GenState) -> Procedure[None]:
    """GEN-4.8 Markers go, the paradigm moves after a march, a taken capital ends the game."""
    clear_turn(s)
    if s.action == MARCH:
        # GEN-10.17 The paradigm moves one step.
        s.paradigm = (s.paradigm + 1) % len(PARADIGMS)
        s.journal.tell(NEW_PARADIGM, PARADIGM[s.paradigm])
    s.tile = s.action = NONE
    if occupiers(s):
        announce_capitals(s)
        s.stage = SWAP_STAGE
    else:
        pass_turn(s)
    yield CHECKPOINT


def score(s: GenState) -> Procedure[None]:
    """GEN-16.2 Points for neutral tiles."""
    score_tiles(s)
    s.step = 0
    s.stage = UPKEEP_STAGE
    yield CHECKPOINT


def upkeep(s: GenState) -> Procedure[None]:
    """GEN-16.3 Every player in player order pays for his stacks."""
    yield from pay_upkeep(s)
    s.actor = s.step = 0
    s.stage = ORDER_STAGE


def new_order(s: GenState) -> Procedure[None]:
    """GEN-16.10, 17.7 The new player order; after the last cycle the game ends."""
    sort_players(s)
    s.cycle += 1
    if s.cycle == s.rules.max_cycles:
        finish(s, BY_CYCLES)
    else:
        s.stage = TILE_STAGE
        s.journal.tell(NEW_CYCLE, s.cycle + 1)
    yield CHECKPOINT


# -- queries ----------


def empty_circles(s: GenState, tile: int) -> int:
    """GEN-4.2 Circles of the action tile without a cylinder."""
    return s.rules.circles[tile] - sum(used.count(tile) for used in s.cylinders)


def actors(s: GenState) -> list[Player]:
    """GEN-4.4, 4.7 The active player and those who follow him, in order."""
    active = s.order[s.turn]
    if FOLLOWERS[s.tile] == "none":
        return [active]
    if s.rules.cyclic:
        return s.order[s.turn :] + s.order[: s.turn]
    return [active] + [player for player in s.order if player != active]


def action_of(s: GenState) -> int:
    """GEN-4.5 What the acting player does: followers do the other action of a tile with two."""
    if s.actor and FOLLOWERS[s.tile] == "other_action":
        one, other = TILE_ACTIONS[s.tile]
        return other if s.action == one else one
    return s.action


# -- changes ----------


def pass_turn(s: GenState) -> None:
    """GEN-4.1 The next player, the next round, or the scoring phase."""
    s.stage = TILE_STAGE
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.round += 1
    if s.round == PAGES.turns.rounds_per_cycle:
        # GEN-4.10 Every player takes his cylinders back.
        s.round = 0
        s.cylinders = [[] for _ in range(s.players)]
        s.stage = POINTS_STAGE


SEQUENCE: Final[dict[int, Callable[[GenState], Procedure[None]]]] = {
    NATIONS_STAGE: choose_nations,  # GEN-3.2
    ORIENTATION_STAGE: orient,  # GEN-3.4
    MAP_STAGE: make_map,  # GEN-3.5 to 3.9
    GENERALS_STAGE: deal_generals,  # GEN-3.10
    TILE_STAGE: choose_tile,  # GEN-4.2, once for every turn
    ACTION_STAGE: act,  # GEN-4.4, once for every player who acts in the turn
    TURN_END_STAGE: end_turn,  # GEN-4.8
    POINTS_STAGE: score,  # GEN-16.2, after two rounds
    UPKEEP_STAGE: upkeep,  # GEN-16.3
    ORDER_STAGE: new_order,  # GEN-16.10
    SWAP_STAGE: swap_points,  # GEN-17.4, when a capital is taken
}

DO: Final[dict[int, Callable[[GenState, Player], Procedure[None]]]] = {
    PRODUCTION: produce,  # GEN-5.6
    GROW: grow,  # GEN-5.12
    GENERAL_CARD: general_action,  # GEN-6.3
    TECHNOLOGY_CARD: technology_action,  # GEN-7.1
    ALLIANCE: alliance_action,  # GEN-8.3
    DRAFT: draft_action,  # GEN-9.1
    MARCH: march_action,  # GEN-10.2
}
