"""EMP-4 and EMP-8 The sequence of play: setup, turns, action rounds, actions."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.aftermath import BONUS_ACTION
from grognard.games.empires.attack import attack, attack_targets
from grognard.games.empires.battle import battle
from grognard.games.empires.book import BOOK
from grognard.games.empires.control import can_place_control, place_control_marker
from grognard.games.empires.diplomacy import diplomacy, diplomacy_targets
from grognard.games.empires.fortify import can_fortify, fortify
from grognard.games.empires.income import collect_trade_markers, name_first_player
from grognard.games.empires.recruit import can_disband, can_recruit, disband, recruit
from grognard.games.empires.revolts import revolts
from grognard.games.empires.scoring import score_turn
from grognard.games.empires.setup import (
    in_play_order,
    lay_out_cards,
    place_first_markers,
    place_fortifications,
    place_further_markers,
    shuffle_decks,
)
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.terms import (
    ATTACK,
    CONTROL,
    DIPLOMACY,
    DISBAND,
    FORTIFY,
    PASS,
    RECRUIT,
    RESTOCK,
    TRADE,
)
from grognard.games.empires.trade import can_restock, can_trade, place_trade_markers, restock
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term
from grognard.kernel.journal import Told

ACTION: Final = Ask("action", "EMP-8.3", "keyword")

ROUND: Final = Told("round", "EMP-8.1", "turn:number", "space:number")
PASSED: Final = Told("passed", "EMP-8.4", "who:player")


def play(s: EmpiresState) -> Procedure[None]:
    """EMP-4 The whole game, from wherever it stands. Turn 0 is the setup."""
    while s.turn <= BOOK.track.turns:
        phases = TURN if s.turn else SETUP
        while s.phase < len(phases):
            yield from phases[s.phase](s)
            s.phase += 1
        s.phase = 0
        s.turn += 1


def action_rounds(s: EmpiresState) -> Procedure[None]:
    """EMP-8.1, EMP-8.2 Rounds from the space with the number of the turn to the last space of the track."""
    while s.round <= BOOK.track.round_spaces:
        while s.place < s.players:
            yield from action_turn(s, in_play_order(s, s.place))
            s.place += 1
        s.place = 0
        s.round += 1
        if s.round <= BOOK.track.round_spaces:
            s.journal.tell(ROUND, s.turn, s.round)


def action_turn(s: EmpiresState, player: Player) -> Procedure[None]:
    """EMP-8.1, EMP-14.10 One action; after a rout another one, but not after a second rout."""
    while (yield from take_action(s, player)) and s.bonus:
        s.bonus -= 1
        s.journal.tell(BONUS_ACTION, player)
    s.bonus = BOOK.battle.bonus_actions_per_turn


def take_action(s: EmpiresState, player: Player) -> Procedure[bool]:
    """EMP-8.3 Any kind of action. True if the player has routed a defender."""
    if s.battle is not None:
        return (yield from battle(s))
    if s.refreshed:
        return (yield from recruit(s, player))
    yield CHECKPOINT
    action = yield Choice(player, ACTION, actions(s, player))
    if action == ATTACK:
        return (yield from attack(s, player))
    if action == DIPLOMACY:
        return (yield from diplomacy(s, player))
    if action == RECRUIT:
        return (yield from recruit(s, player))
    if action == DISBAND:
        return (yield from disband(s, player))
    if action == FORTIFY:
        return (yield from fortify(s, player))
    if action == TRADE:
        return (yield from place_trade_markers(s, player))
    if action == CONTROL:
        return (yield from place_control_marker(s, player))
    if action == RESTOCK:
        restock(s, player)
    else:
        s.journal.tell(PASSED, player)
    return False


def actions(s: EmpiresState, player: Player) -> list[Term]:
    """EMP-8.4, EMP-8.5 The kinds of action that can be completed and paid now; passing is always one."""
    offered = []
    if attack_targets(s, player):
        offered.append(ATTACK)
    if diplomacy_targets(s, player):
        offered.append(DIPLOMACY)
    if can_recruit(s, player):
        offered.append(RECRUIT)
    if can_disband(s, player):
        offered.append(DISBAND)
    if can_fortify(s, player):
        offered.append(FORTIFY)
    if can_trade(s, player):
        offered.append(TRADE)
    if can_place_control(s, player):
        offered.append(CONTROL)
    if can_restock(s, player):
        offered.append(RESTOCK)
    offered.append(PASS)
    return offered


SETUP: Final = (  # EMP-3, in this order; each starts from the state alone
    shuffle_decks,  # EMP-3.3, EMP-3.4
    place_first_markers,  # EMP-3.5 to EMP-3.7
    place_further_markers,  # EMP-3.8 to EMP-3.10
    place_fortifications,  # EMP-3.11
    lay_out_cards,  # EMP-3.12
)
TURN: Final = (  # EMP-4: every turn, in this order
    revolts,  # EMP-6
    collect_trade_markers,  # EMP-7.1
    name_first_player,  # EMP-7.5
    action_rounds,  # EMP-8
    score_turn,  # EMP-20
)
