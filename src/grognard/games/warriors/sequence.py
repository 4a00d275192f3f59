"""WAT-4 Sequence of play: the steps of a round, in order, and the stages of a manoeuvre turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.warriors.actions import (
    anybody_has_extra_actions,
    extra_actions,
    one_action,
    technology_shift,
)
from grognard.games.warriors.battle import resolve_battles
from grognard.games.warriors.leaving import players_leave
from grognard.games.warriors.movement import (
    give_action_points,
    lose_action_points,
    move_armies,
    move_princesses,
)
from grognard.games.warriors.progress import DOUBLE_STRIKE
from grognard.games.warriors.setup import set_up
from grognard.games.warriors.state import LEFT, NOBODY, WarriorsState, has_skill, in_game
from grognard.games.warriors.trade import takes_turns, trade_turn
from grognard.games.warriors.unification import offer_unification
from grognard.games.warriors.upkeep import (
    cap_resources,
    collect,
    feed_armies,
    heal_and_stand_up,
    merchants_double_gold,
)
from grognard.games.warriors.victory import check_victory
from grognard.games.warriors.war import end_wars, is_war, offer_peace
from grognard.kernel.choice import CHECKPOINT, Player, Procedure
from grognard.kernel.journal import Told

ROUND_BEGINS = Told("round_begins", "WAT-4.1", "n:number")

Change = Callable[[WarriorsState], None]
Condition = Callable[[WarriorsState], bool]
Turn = Callable[[WarriorsState, Player], Procedure[None]]

ASCENDING: Final = 0
DESCENDING: Final = 1
AGAIN_AND_AGAIN: Final = 2
"""WAT-6.3 In ascending order, round and round until all have passed."""
# The order in which players take a step.


class Step:
    """One line of the sequence of play: a change for all at once, or a turn for each player.

    A step can be left out `when` nobody has anything to do in it. WAT-13.11 Before a step players may leave;
    with `boundaries` also before each player's turn.
    """

    __slots__ = ("boundaries", "change", "name", "order", "turn", "when")

    def __init__(
        self,
        name: str,
        change: Change | None = None,
        turn: Turn | None = None,
        order: int = ASCENDING,
        boundaries: bool = True,
        when: Condition | None = None,
    ) -> None:
        self.name = name
        self.change = change
        self.turn = turn
        self.order = order
        self.boundaries = boundaries
        self.when = when


def manoeuvre_turn(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-9, WAT-10, WAT-11 One player's manoeuvre turn, stage by stage."""
    if s.active != player:
        s.active = player
        give_action_points(s, player)
    while s.stage < len(MANOEUVRE):
        stage = MANOEUVRE[s.stage]
        if stage.when is None or stage.when(s, player):
            yield from stage.run(s, player)
        s.stage += 1
    s.stage = 0
    s.active = NOBODY
    lose_action_points(s, player)


def common_princess_turn(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-9.13, WAT-11.2 With the option all princesses move after the last player's battles."""
    if not s.stage:
        yield from move_princesses(s, player)
        s.stage = 1
    yield from offer_unification(s, player)
    s.stage = 0


def have_common_princess_step(s: WarriorsState) -> bool:
    return s.rules.common_princess_step


def has_double_strike(s: WarriorsState, player: Player) -> bool:
    return has_skill(s, player, DOUBLE_STRIKE)


def in_own_turn(s: WarriorsState, player: Player) -> bool:
    return not s.rules.common_princess_step


class Stage:
    """A part of the manoeuvre turn, and when it is played."""

    __slots__ = ("run", "when")

    def __init__(self, run: Turn, when: Callable[[WarriorsState, Player], bool] | None = None) -> None:
        self.run = run
        self.when = when


MANOEUVRE: Final = (
    Stage(offer_unification),  # U1
    Stage(move_armies),
    Stage(resolve_battles),
    Stage(offer_unification),  # U2
    Stage(move_armies, has_double_strike),  # WAT-9.11
    Stage(resolve_battles, has_double_strike),
    Stage(offer_unification, has_double_strike),  # U3
    Stage(move_princesses, in_own_turn),
    Stage(offer_unification, in_own_turn),  # U4
)


def end_round(s: WarriorsState) -> None:
    """WAT-4 The end of the round, up to the check for victory."""
    merchants_double_gold(s)  # WAT-5.11
    cap_resources(s)  # WAT-5.12
    heal_and_stand_up(s)  # WAT-10.22
    end_wars(s)  # WAT-12.3
    check_victory(s)  # WAT-13.4


ROUND: Final = (
    # I. Upkeep
    Step("feed", turn=feed_armies),
    Step("collect", collect),
    # II. Trade
    Step("trade", turn=trade_turn, order=AGAIN_AND_AGAIN),
    # III. Development
    Step("peace_before_development", turn=offer_peace, boundaries=False, when=is_war),
    Step("first_action", turn=one_action),
    Step("second_action", turn=one_action, order=DESCENDING),
    Step("extra_actions", turn=extra_actions, when=anybody_has_extra_actions),
    Step("technology_shift", turn=technology_shift),
    # IV. Manoeuvre
    Step("peace_before_manoeuvre", turn=offer_peace, boundaries=False, when=is_war),
    Step("manoeuvre", turn=manoeuvre_turn),
    Step("princesses", turn=common_princess_turn, when=have_common_princess_step),
    # End of round
    Step("end_of_round", end_round),
)


def play(s: WarriorsState) -> Procedure[None]:
    """WAT-4.1 The setup, then round after round the steps in their order."""
    if not s.round:
        yield from set_up(s)
        s.journal.tell(ROUND_BEGINS, s.round)
    while not s.ending:
        step = ROUND[s.step]
        if step.when is not None and not s.turn and not s.under_way and not step.when(s):
            next_step(s)
            continue
        yield CHECKPOINT
        if not s.under_way and (step.boundaries or not s.turn):
            yield from players_leave(s)
            if s.ending:
                return
        s.under_way = True
        if step.change is not None:
            step.change(s)
            next_step(s)
        elif step_is_over(s, step):
            next_step(s)
        elif step.turn is not None:
            player = whose_turn(s, step)
            if s.presence[player] != LEFT and (step.name != "trade" or takes_turns(s, player)):
                yield from step.turn(s, player)
            s.turn += 1
            s.under_way = False


def whose_turn(s: WarriorsState, step: Step) -> Player:
    """WAT-7.1 The player on turn in this step."""
    number = s.turn % s.players
    return s.order[-1 - number] if step.order == DESCENDING else s.order[number]


def step_is_over(s: WarriorsState, step: Step) -> bool:
    """WAT-6.3 Each player had a turn; in the trade phase: all passed in succession."""
    if step.order == AGAIN_AND_AGAIN:
        return s.passes >= sum(takes_turns(s, player) for player in in_game(s))
    return s.turn >= s.players


def next_step(s: WarriorsState) -> None:
    """WAT-4.1 On to the next line of the sequence, or to the next round."""
    if s.ending:
        return
    s.under_way = False
    s.turn = 0
    if ROUND[s.step].order == AGAIN_AND_AGAIN:
        s.passes = 0
        s.offers = [0] * s.players
    s.step += 1
    if s.step == len(ROUND):
        s.step = 0
        s.round += 1
        s.journal.tell(ROUND_BEGINS, s.round)
