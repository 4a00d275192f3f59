"""NAP-13 Neutral great nations: what happens when somebody attacks one."""

from __future__ import annotations

from grognard.games.napoleon.book import ATLAS, BOOK
from grognard.games.napoleon.ids import NEUTRAL, Nation
from grognard.games.napoleon.relations import begin_war, make_alliance, pay, take_control
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import (
    after,
    at_war,
    is_ally,
    is_player_nation,
    is_uncontrolled,
    one_of,
    payer_of,
    same_player,
    same_side,
)
from grognard.games.napoleon.terms import DECLARE_WAR, NATION, PASS
from grognard.kernel.choice import Ask, Choice, Procedure
from grognard.kernel.journal import Told

NEUTRAL_AID = Ask("neutral_aid", "NAP-13.7", "keyword")

STANDS_ALONE = Told("stands_alone", "NAP-13.7", "nation:term")

ASKS = [NEUTRAL_AID]
TELLINGS = [STANDS_ALONE]


def come_to_aid(s: NapoleonState, aggressor: Nation, nation: Nation, asking: bool = True) -> Procedure[None]:
    """NAP-13.7 War on an uncontrolled neutral great nation: who controls it is decided at once.

    At the start of a game nobody is asked (3.8).
    """
    if not is_uncontrolled(s, nation):
        return
    # Step 1: those who are at war with the aggressor already.
    helpers = [n for n in strangers(s, aggressor) if at_war(s, n, aggressor) and not at_war(s, n, nation)]
    if not helpers and asking:
        # Step 2: those who declare war on the aggressor now, asked in turn order.
        for helper in strangers(s, aggressor):
            if not is_ally(s, helper, aggressor) and may_object(s, helper, aggressor):
                about = (NATION[helper], NATION[nation], NATION[aggressor])
                reply = yield Choice(s.seat[helper], NEUTRAL_AID, [DECLARE_WAR, PASS], about)
                if reply == DECLARE_WAR:
                    object_by_war(s, helper, aggressor)
                    helpers.append(helper)
    if helpers:
        for helper in helpers:
            make_alliance(s, nation, helper)
        take_control(s, nation, one_of(s, helpers))
        return
    # Step 3: the nearest capital.
    guardians = nearest_guardians(s, aggressor, nation)
    if guardians:
        take_control(s, nation, one_of(s, guardians), aggressor)
    else:
        s.journal.tell(STANDS_ALONE, NATION[nation])


def strangers(s: NapoleonState, nation: Nation) -> list[Nation]:
    """The player nations of other players, in turn order after this nation."""
    return [n for n in after(nation) if is_player_nation(s, n) and not same_player(s, n, nation)]


def nearest_guardians(s: NapoleonState, aggressor: Nation, nation: Nation) -> list[Nation]:
    """NAP-13.7 step 3: the nearest capitals; allies of the aggressor only if there is nobody else."""
    steps = ATLAS.steps_from(BOOK.capitals[nation])
    others = [n for n in strangers(s, aggressor) if not is_ally(s, n, aggressor)]
    if not others and not s.historical:
        others = strangers(s, aggressor)
    distance = {n: min(steps[capital] for capital in BOOK.capitals[n]) for n in others}
    return [n for n in others if distance[n] == min(distance.values())]


def may_declare_war(s: NapoleonState, nation: Nation, target: Nation) -> bool:
    """NAP-11.11 Not on allies, enemies, nations of the same player or side, nor during a truce."""
    return (
        target != nation
        and not s.out[target]
        and s.status[nation][target] == NEUTRAL
        and not same_player(s, nation, target)
        and s.truce[nation][target] <= s.round
        and not same_side(s, nation, target)
    )


def may_object(s: NapoleonState, nation: Nation, aggressor: Nation) -> bool:
    """NAP-10.8, NAP-14.6 Whether the nation could declare war on the aggressor at once."""
    price = BOOK.prices.declare_war
    return s.pap[payer_of(s, nation)] >= price and may_declare_war(s, nation, aggressor)


def object_by_war(s: NapoleonState, nation: Nation, aggressor: Nation) -> None:
    """NAP-10.8 War on the aggressor, paid at once."""
    pay(s, payer_of(s, nation), BOOK.prices.declare_war)
    begin_war(s, nation, aggressor)
