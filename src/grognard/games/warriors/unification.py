"""WAT-11 Unification: uniting one's country for a burst of actions."""

from __future__ import annotations

from grognard.games.warriors.actions import one_action
from grognard.games.warriors.asking import ask
from grognard.games.warriors.book import BOOK
from grognard.games.warriors.state import WarriorsState
from grognard.games.warriors.terms import DECLARE, NOT_NOW, number_term
from grognard.kernel.choice import CHECKPOINT, Ask, Player, Procedure
from grognard.kernel.journal import Told

UNIFY = Ask("unify", "WAT-11.1", "keyword")

UNITED = Told("united", "WAT-11.3", "who:player", "country:term", "n:number", "actions:number")


def offer_unification(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-11.1, WAT-11.2, WAT-11.4 The player may declare; the actions follow at once."""
    if not s.bonus:
        gained = actions_gained(s, player)
        if not gained:
            return
        answer = yield from ask(s, player, UNIFY, [DECLARE, NOT_NOW], (number_term(gained),))
        if answer == NOT_NOW:
            return
        unite(s, player, gained)
    while s.bonus:
        yield from one_action(s, player)
        s.bonus -= 1
        yield CHECKPOINT


def unite(s: WarriorsState, player: Player, gained: int) -> None:
    size = provinces_united(s, player)
    s.unified[player] = size
    s.bonus = gained
    s.journal.tell(UNITED, player, s.terms.country + s.country[player], size, gained)


def provinces_united(s: WarriorsState, player: Player) -> int:
    """WAT-11.1, WAT-11.3, WAT-11.8 N: core and claimed provinces owned; 0 without the whole core."""
    country = s.country[player]
    core = s.board.core[country]
    if any(s.owner[province] != player for province in core):
        return 0
    return len(core) + sum(s.owner[province] == player for province in s.board.claims[country])


def actions_gained(s: WarriorsState, player: Player) -> int:
    """WAT-11.3, WAT-11.5, WAT-11.9 What a declaration would yield now, 0 if it is not allowed."""
    before = s.unified[player]
    if before and s.rules.unification_once:
        return 0
    size = provinces_united(s, player)
    if size <= before:
        return 0
    return unification_actions(size) - unification_actions(before)


def unification_actions(size: int) -> int:
    """WAT-11.3 The table of the book."""
    return BOOK.unification.actions[str(size)] if size else 0
