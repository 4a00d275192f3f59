"""Positions of the combat phase in words, and battle dice by the swords they show.

`position("latium: P1 5 light, P2 village, P2 3 light inside", "latium>samnium: P1 2 heavy")`: what stands in
a field, and what was stopped on the border on its way from one field to another. Ships carry their passengers
behind plus signs: `P1 transport+light+light`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.scharz.battle_state import new_combat
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.options import PRESETS
from grognard.games.scharz.pieces import add_herd, add_unit
from grognard.games.scharz.relations import update_relations
from grognard.games.scharz.setup import new_state
from grognard.games.scharz.state import (
    ABOARD,
    BORDER,
    INSIDE,
    MOVED,
    WORKING,
    YARD,
    ScharzState,
    Truce,
    Unit,
    owner,
)
from grognard.games.scharz.status import update_status
from grognard.games.scharz.tables import BUILDING_IDS, HERD_IDS, TRANSPORT, UNIT_IDS
from grognard.games.scharz.terms import TERMS
from grognard.kernel.choice import Procedure
from grognard.kernel.dice import Dice
from grognard.kernel.journal import Journal
from grognard.testing import Run
from grognard.testing import run as run_words

P1, P2, P3, P4 = range(4)


def white(*swords: int) -> list[int]:
    return _rolls(0, swords)


def blue(*swords: int) -> list[int]:
    return _rolls(1, swords)


def red(*swords: int) -> list[int]:
    return _rolls(2, swords)


def _rolls(colour: int, swords: tuple[int, ...]) -> list[int]:
    return [BOOK.dice[colour].faces.index(face) + 1 for face in swords]


def position(
    *places: str,
    dice: list[int] | None = None,
    mode: str = "basic",
    players: int = 2,
    home: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    **changes: Any,
) -> ScharzState:
    """A position at the start of the combat phase; `home`: who controlled which field before the movement.

    Other keywords change lists of the state by player: `prestige={P1: 10}`.
    """
    preset = next(preset for preset in PRESETS if preset.id == mode)
    chosen = {"map": "italia", "peoples": "choice", **preset.set, **(options or {})}
    s = new_state(players, chosen, Dice.scripted(dice or []))
    s.journal = Journal()
    s.round = 1
    s.vp = [5] * players
    for place in places:
        where, _, what = place.partition(": ")
        for item in what.split(", "):
            _put(s, where, item)
    for name, values in changes.items():
        for p, value in values.items():
            getattr(s, name)[p] = value
    update_relations(s)
    update_status(s)
    s.control_start = [-1] * s.board.n
    s.alone_start = [-1] * s.board.n
    for name, p in (home or {}).items():
        s.control_start[s.board.field(name)] = p
    return s


def truce(s: ScharzState, petitioner: int, recipient: int) -> None:
    """A truce of a year between two players."""
    s.truces.append(Truce(petitioner, recipient, s.round + 4, False))
    update_relations(s)
    update_status(s)


def _put(s: ScharzState, where: str, item: str) -> None:
    seat, *words = item.split()
    p = int(seat[1]) - 1
    count = int(words.pop(0)) if words[0].isdigit() else 1
    what, manner = words[0], words[1] if len(words) > 1 else ""
    if ">" in where:
        start, end = (s.board.field(name) for name in where.split(">"))
        for _ in range(count):
            u = _unit(s, p, what, BORDER + s.board.edge_between(start, end))
            s.came_from[u] = start
            s.flags[u] |= MOVED
        return
    f = s.board.field(where)
    if what in BUILDING_IDS:
        _build(s, p, f, what)
    elif what in HERD_IDS:
        for _ in range(count):
            add_herd(s, p, HERD_IDS.index(what), INSIDE + f if manner == "inside" else f)
    elif what == "grain":
        s.standing[f], s.sower[f] = count, p
    elif what == "stored":
        s.grain[f] = count
    elif what == "fish":
        s.fish[f] = count
    elif what.startswith("site:"):
        s.site[f], s.site_owner[f] = BUILDING_IDS.index(what.removeprefix("site:")), p
    else:
        for _ in range(count):
            offset = {"inside": INSIDE, "docked": YARD}.get(manner, 0)
            u = _unit(s, p, what, offset + f)
            s.flags[u] |= {"working": WORKING, "moved": MOVED}.get(manner, 0)


def _build(s: ScharzState, p: int, f: Field, what: str) -> None:
    if what in ("village", "town"):
        s.settlement[f], s.settler[f] = 1 + ("village", "town").index(what), p
    elif what == "fortification":
        s.fort[f] = 1
    else:
        s.yard[f] = 1 + ("dock", "harbour").index(what)


def _unit(s: ScharzState, p: int, what: str, place: int) -> Unit:
    kind, *cargo = what.split("+")
    u = add_unit(s, p, UNIT_IDS.index(kind), place)
    for aboard in cargo:
        if aboard in HERD_IDS:
            add_herd(s, p, HERD_IDS.index(aboard), ABOARD + u)
        else:
            add_unit(s, p, UNIT_IDS.index(aboard), ABOARD + u)
    return u


def field(s: ScharzState, name: str) -> Field:
    return s.board.field(name)


def at(s: ScharzState, name: str, offset: int = 0) -> str:
    """What stands in the open of a field (or inside, or in its shipyard): `P1 2 light, P2 1 heavy`."""
    place = s.board.field(name) + offset
    return _listed(s, [u for u, where in enumerate(s.place) if where == place])


def inside(s: ScharzState, name: str) -> str:
    return at(s, name, INSIDE)


def docked(s: ScharzState, name: str) -> str:
    return at(s, name, YARD)


def aboard(s: ScharzState, name: str) -> str:
    """What the transports in a field carry."""
    f = s.board.field(name)
    ships = [u for u, where in enumerate(s.place) if where == f and s.kind[u] == TRANSPORT]
    return _listed(s, [u for u, where in enumerate(s.place) if where - ABOARD in ships])


def _listed(s: ScharzState, units: list[Unit]) -> str:
    groups: dict[str, int] = {}
    for u in sorted(units, key=lambda u: (owner(u), s.kind[u])):
        kind = "light_working" if s.flags[u] & WORKING else UNIT_IDS[s.kind[u]]
        groups[f"P{owner(u) + 1} {kind}"] = groups.get(f"P{owner(u) + 1} {kind}", 0) + 1
    return ", ".join(f"{name.split()[0]} {count} {name.split()[1]}" for name, count in groups.items())


def run(procedure: Procedure[Any], *words: str) -> Run:
    return run_words(TERMS, procedure, *words)


def begin_combat(s: ScharzState) -> ScharzState:
    """The state inside the combat phase, for tests of a single rule of it."""
    s.combat = new_combat(s.players)
    return s


def told(s: ScharzState, key: str) -> list[tuple[Any, ...]]:
    """What the journal tells under this key."""
    return [event.values for event in s.journal.events if event.told.key == key]
