"""NAP-10.8 Unfinished business: what must be settled before anybody goes on with a turn.

Answers to offers, sea battles, withdrawals, congresses, evictions, repatriations and collapse rolls are
noted in the state by the rules that cause them. Every loop of the sequence of play settles them first;
so play can start afresh at any checkpoint.
"""

from __future__ import annotations

from grognard.games.napoleon.armies import has_nothing
from grognard.games.napoleon.ending import end_if_alone, end_if_decided
from grognard.games.napoleon.fleets import evict, homeless_fleet
from grognard.games.napoleon.ids import NATIONS
from grognard.games.napoleon.offers import answer_offer
from grognard.games.napoleon.peace import collapse_roll, congress
from grognard.games.napoleon.relations import put_out
from grognard.games.napoleon.repatriation import come_home, repatriate_all, withdraw
from grognard.games.napoleon.sea_battle import clash
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import NATION
from grognard.kernel.choice import CHECKPOINT, Procedure
from grognard.kernel.journal import Told

NATION_OUT = Told("nation_out", "NAP-22.14", "nation:term")

TELLINGS = [NATION_OUT]


def unfinished_business(s: NapoleonState) -> Procedure[None]:
    """Settle everything that is open, in this order, one thing after the other."""
    while True:
        if s.offer is not None:
            yield from answer_offer(s, s.offer)
        elif s.clash is not None:
            yield from clash(s, s.clash)
        elif s.congress is not None:
            yield from congress(s, s.congress)
        elif s.homecomings:
            yield from come_home(s, s.homecomings[0])
            s.homecomings.pop(0)
        elif s.withdrawals:
            yield from withdraw(s, s.withdrawals[0])
            s.withdrawals.pop(0)
        elif s.unsettled:
            yield from repatriate_all(s)
            end_if_alone(s)
        elif (fleet := homeless_fleet(s)) is not None:
            yield from evict(s, *fleet)
        elif s.collapsing:
            collapse_roll(s, s.collapsing.pop(0))
        elif not remove_the_fallen(s):
            return
        yield CHECKPOINT


def remove_the_fallen(s: NapoleonState) -> bool:
    """NAP-22.14 Nations that have nothing left are out of the game."""
    fallen = [n for n in range(NATIONS) if not s.out[n] and n not in s.owner and has_nothing(s, n)]
    for nation in fallen:
        s.journal.tell(NATION_OUT, NATION[nation])
        put_out(s, nation)
    if fallen:
        end_if_decided(s)
    return bool(fallen)
