"""NAP-16.3, 16.16, 16.17 Picks in battle: naming a target, taking a pick back, spending an action."""

from __future__ import annotations

from typing import Final

from grognard.games.napoleon.battle_board import CELLS, FIGURES, SECOND, Cell, Figure, Group, Zone, kind_of
from grognard.games.napoleon.battle_state import Battle, nations_with, side_of
from grognard.games.napoleon.battle_terms import FIGURE, FIGURE_OF, GROUP
from grognard.games.napoleon.book import BOOK
from grognard.games.napoleon.ids import NOBODY, Nation
from grognard.games.napoleon.picks import is_cancelled, with_cancel
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import CANCEL, NATION, NATION_OF
from grognard.kernel.choice import Ask, Choice, Player, Procedure, Term

ACT_TARGET = Ask("act_target", "NAP-16.16", "unit")
UNIT_NATION = Ask("unit_nation", "NAP-16.18", "nation")

GONE: Final = -1


def pick(
    s: NapoleonState, player: Player, ask: Ask, options: list[Term], about: tuple[Term, ...]
) -> Procedure[Term]:
    """One of the later picks of a sequence: where there is a choice, the whole sequence can be cancelled."""
    if len(options) > 1:
        options = with_cancel(s, player, options)
    picked = yield Choice(player, ask, options, about)
    is_cancelled(s, player, picked)
    return picked


def pick_nation(s: NapoleonState, player: Player, nations: list[Nation], about: Term) -> Procedure[Nation]:
    """NAP-16.18 Whose unit it is, where several nations have one; NOBODY if the sequence is cancelled."""
    picked = yield from pick(s, player, UNIT_NATION, [NATION[nation] for nation in nations], (about,))
    return NATION_OF[picked]


def pick_target(
    s: NapoleonState, b: Battle, nation: Nation, group: Group, deed: Term, zone: Zone, targets: list[Figure]
) -> Procedure[tuple[Nation, Figure]]:
    """NAP-16.16 An enemy unit ahead, named by type and state; NOBODY's if the sequence is cancelled."""
    player = b.player[nation]
    options = [FIGURE[target] for target in targets]
    picked = yield from pick(s, player, ACT_TARGET, options, (GROUP[group], deed))
    target = FIGURE_OF[picked]
    if picked == CANCEL:
        return NOBODY, target
    nations = nations_with(b, 1 - side_of(b, nation), target, zone)
    victim = yield from pick_nation(s, player, nations, picked)
    return victim, target


def zone_and_figure(group: Group) -> tuple[Zone, Figure]:
    return divmod(group % CELLS, FIGURES)


def spend_action(b: Battle, group: Group, cell: Cell) -> None:
    """NAP-16.3 A unit of the group has used an action and stands in this cell now, or is GONE (16.17)."""
    b.ready.remove(group)
    _, figure = zone_and_figure(group)
    if cell != GONE and group < SECOND and BOOK.units[kind_of(figure)].actions > 1:
        b.ready.append(cell + SECOND)
