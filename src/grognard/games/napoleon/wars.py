"""NAP-11.10 to 11.15 Declarations of war."""

from __future__ import annotations

from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.ids import NATIONS, Nation
from grognard.games.napoleon.neutrals import come_to_aid, may_declare_war
from grognard.games.napoleon.picks import is_cancelled, with_cancel
from grognard.games.napoleon.relations import begin_war, pay
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import is_active, payer_of
from grognard.games.napoleon.terms import NATION, NATION_OF
from grognard.kernel.choice import Ask, Choice, Player, Procedure

WAR_TARGET = Ask("war_target", "NAP-11.10", "nation")

ASKS = [WAR_TARGET]


def can_declare_war(s: NapoleonState, nation: Nation) -> bool:
    return bool(war_targets(s, nation))


def war_targets(s: NapoleonState, nation: Nation) -> list[Nation]:
    """NAP-11.11, NAP-11.15 The nation (or its controller) can pay, and nothing forbids the war."""
    if not is_active(s, nation) or s.pap[payer_of(s, nation)] < BOOK.prices.declare_war:
        return []
    return [target for target in range(NATIONS) if may_declare_war(s, nation, target)]


def declare_war(s: NapoleonState, player: Player, nation: Nation) -> Procedure[bool]:
    """NAP-11.10 The nation chooses an enemy and pays."""
    options = with_cancel(s, player, [NATION[target] for target in war_targets(s, nation)])
    pick = yield Choice(player, WAR_TARGET, options, (NATION[nation],))
    if is_cancelled(s, player, pick):
        return False
    yield from go_to_war(s, nation, NATION_OF[pick])
    return True


def go_to_war(s: NapoleonState, nation: Nation, target: Nation) -> Procedure[None]:
    """NAP-11.10, NAP-11.13, NAP-11.14 War between these two alone; a neutral great nation may find help."""
    pay(s, payer_of(s, nation), BOOK.prices.declare_war)
    begin_war(s, nation, target)
    yield from come_to_aid(s, nation, target)
