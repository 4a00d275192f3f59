"""NAP-10 Political windows: when politics happens, who may act, and how often."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from grognard.games.napoleon.alliances import (
    break_alliance,
    can_break,
    can_request,
    can_revoke,
    request_passage,
    revoke_passage,
)
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.deals import (
    can_exchange,
    can_give,
    can_offer_armistice,
    give_pp,
    offer_armistice,
    offer_exchange,
)
from grognard.games.napoleon.ids import NATION_IDS, Nation
from grognard.games.napoleon.minors import annex, can_annex
from grognard.games.napoleon.offensives import (
    can_court_great,
    can_court_minor,
    can_court_player,
    court_great,
    court_minor,
    court_player,
)
from grognard.games.napoleon.peace import can_sue, sue
from grognard.games.napoleon.picks import is_cancelled, with_cancel
from grognard.games.napoleon.state import NapoleonState, Window
from grognard.games.napoleon.status import is_active, lap_order, nations_of, player_of
from grognard.games.napoleon.terms import (
    ANNEX_MINOR,
    ARMISTICE,
    BREAK_ALLIANCE,
    DECLARE_WAR,
    DONE,
    EXCHANGE,
    GIFT_PP,
    NATION,
    NATION_OF,
    OFFENSIVE_GREAT,
    OFFENSIVE_MINOR,
    OFFENSIVE_PLAYER,
    REQUEST_PASSAGE,
    REVOKE_PASSAGE,
    SUE_FOR_PEACE,
    UPRISING,
)
from grognard.games.napoleon.uprisings import can_incite, incite
from grognard.games.napoleon.wars import can_declare_war, declare_war
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term

POLITICAL_ACTION = Ask("political_action", "NAP-10.3", "keyword")
ACTING_NATION = Ask("acting_nation", "NAP-10.4", "nation")

ASKS = [POLITICAL_ACTION, ACTING_NATION]


@dataclass(frozen=True, slots=True)
class Action:
    """A political action: whether it is a free offer, which nation can take it, and how it is carried out."""

    term: Term
    free: bool
    can: Callable[[NapoleonState, Nation], bool]
    do: Callable[[NapoleonState, Player, Nation], Procedure[bool]]


ACTIONS: Final = (  # NAP-11
    Action(OFFENSIVE_PLAYER, False, can_court_player, court_player),
    Action(OFFENSIVE_MINOR, False, can_court_minor, court_minor),
    Action(OFFENSIVE_GREAT, False, can_court_great, court_great),
    Action(DECLARE_WAR, False, can_declare_war, declare_war),
    Action(UPRISING, False, can_incite, incite),
    Action(BREAK_ALLIANCE, False, can_break, break_alliance),
    Action(REQUEST_PASSAGE, True, can_request, request_passage),
    Action(REVOKE_PASSAGE, True, can_revoke, revoke_passage),
    Action(ARMISTICE, False, can_offer_armistice, offer_armistice),
    Action(SUE_FOR_PEACE, False, can_sue, sue),
    Action(EXCHANGE, True, can_exchange, offer_exchange),
    Action(GIFT_PP, True, can_give, give_pp),
    Action(ANNEX_MINOR, False, can_annex, annex),
)

# -- windows


def start_window(s: NapoleonState) -> Procedure[None]:
    """NAP-10.5 At the beginning of a nation's turn: all players in lap order from that nation."""
    yield from political_window(s, s.active)


def production_window(s: NapoleonState) -> Procedure[None]:
    """NAP-10.7 In a production round: all players in lap order from the first nation of the game."""
    yield from political_window(s, NATION_IDS.index(s.scenario.first_nation))


def political_window(s: NapoleonState, first: Nation) -> Procedure[None]:
    """NAP-10.5 One lap, and a second one if somebody spent PAP in the first; never a third."""
    if s.window is None:
        s.exchanged = []
        s.window = Window(lap_order(s, first), 0, 0, False, [0] * s.players, [0] * s.players)
    window = s.window
    while window.lap < BOOK.windows.laps:
        while window.place < len(window.order):
            yield CHECKPOINT
            yield from unfinished_business(s)
            if is_cut_short(s):
                s.window = None
                return
            action = yield from take_action(s, window.order[window.place])
            if action == DONE:
                window.place += 1
        yield CHECKPOINT
        yield from unfinished_business(s)
        window.lap = window.lap + 1 if window.acted else BOOK.windows.laps
        window.place = 0
        window.acted = False
    s.window = None


def is_cut_short(s: NapoleonState) -> bool:
    """NAP-4.7 The nation whose turn it is has stopped being active."""
    return s.stage == 0 and not is_active(s, s.active)


def after_window(s: NapoleonState) -> Procedure[Term]:
    """NAP-10.6 After the battles the active player alone may act; returns what was done."""
    return (yield from take_action(s, player_of(s, s.active)))


def own_turn_visit(s: NapoleonState) -> Procedure[None]:
    """NAP-10.6 Between two moves the active player may act."""
    yield from take_action(s, player_of(s, s.active))


# -- one action


def take_action(s: NapoleonState, player: Player) -> Procedure[Term]:
    """NAP-10.3, NAP-24.2 The player takes one action, or is done; one who can do nothing is not asked."""
    actions = possible_actions(s, player)
    if not actions:
        return DONE
    options = [action.term for action in actions]
    pick = yield Choice(player, POLITICAL_ACTION, [*options, DONE])
    if pick == DONE:
        return DONE
    action = actions[options.index(pick)]
    nation = yield from choose_actor(s, player, action)
    if nation >= 0 and (yield from action.do(s, player, nation)):
        count_action(s, player, action)
    return pick


def choose_actor(s: NapoleonState, player: Player, action: Action) -> Procedure[Nation]:
    """NAP-10.4 Which nation of the player acts; below 0 if the player takes it back."""
    actors = [nation for nation in nations_of(s, player) if action.can(s, nation)]
    if len(actors) == 1:
        return actors[0]
    options = with_cancel(s, player, [NATION[nation] for nation in actors])
    pick = yield Choice(player, ACTING_NATION, options, (action.term,))
    return -1 if is_cancelled(s, player, pick) else NATION_OF[pick]


def possible_actions(s: NapoleonState, player: Player) -> list[Action]:
    """NAP-10.9, NAP-24.4 The actions that a nation of the player can take and complete now."""
    paid, offers = actions_left(s, player)
    nations = nations_of(s, player)
    return [
        action
        for action in ACTIONS
        if (offers if action.free else paid) > 0
        and (action.term != ANNEX_MINOR or s.window is None)
        and any(action.can(s, nation) for nation in nations)
    ]


def actions_left(s: NapoleonState, player: Player) -> tuple[int, int]:
    """NAP-10.9, NAP-10.11 Paid actions and free offers that the player has left in this window or turn."""
    most = BOOK.windows
    if s.window is None:
        return most.paid_actions - s.paid, most.free_offers - s.offers
    return most.paid_actions - s.window.paid[player], most.free_offers - s.window.offers[player]


def count_action(s: NapoleonState, player: Player, action: Action) -> None:
    """NAP-10.5, NAP-10.9 An armistice costs PAP, and makes for a second lap, only when it is accepted."""
    if s.window is None:
        s.paid += not action.free
        s.offers += action.free
        return
    s.window.paid[player] += not action.free
    s.window.offers[player] += action.free
    if not action.free and action.term != ARMISTICE:
        s.window.acted = True
