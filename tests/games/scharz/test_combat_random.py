"""Combat phases from random positions: they end, keep all pieces, and go on from every checkpoint alike."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games.scharz import GAME
from grognard.games.scharz.board import MAP_IDS, Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.combat_view import redact_combat, view_combat
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
    free_herd,
    free_unit,
)
from grognard.games.scharz.status import hostile_open, update_status
from grognard.games.scharz.tables import CORSAIR, ELEPHANT, LIGHT, TRANSPORT, WARSHIP
from grognard.games.scharz.terms import TERMS
from grognard.kernel.choice import Choice, Term
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.driver import Driver
from grognard.kernel.state import plain, revive

SEEDS = 150


class Phase(Driver):
    """A combat phase that remembers its last checkpoint and the choices since."""

    def __init__(self, s: ScharzState) -> None:
        super().__init__()
        self.s = s
        self.saved = s.clone()
        self.since: list[tuple[int, Term]] = []
        self.start(combat_phase(s))

    def at_checkpoint(self) -> None:
        self.saved = self.s.clone()
        self.since = []

    def take(self, choice: Choice, term: Term) -> None:
        self.since.append((choice.player, term))
        self.answer(choice, term)

    def again(self) -> Phase:
        """The same phase, begun afresh at the last checkpoint from plain data."""
        twin = Phase(revive(self.s, plain(self.saved)))
        for player, term in self.since:
            twin.take(next(choice for choice in twin.pending if choice.player == player), term)
        return twin


def random_position(seed: int) -> ScharzState:
    rng = Random(seed)
    players = rng.choice((2, 3, 3, 4))
    preset = rng.choice(("quick", "basic", "advanced", "expert"))
    options = GAME.settle(players, {"map": rng.choice(MAP_IDS)}, preset)
    for name in ("battle_board", "elephants", "corsairs", "morale", "command", "charge_on_the_move"):
        options[name] = rng.choice(("on", "off"))
    options["loot"] = rng.choice(("off", "winner", "participants"))
    s = new_state(players, options, Dice(key_of(str(seed).encode())))
    s.round = rng.randint(1, 8)
    s.prestige = [rng.choice((0, 7, 15, 40, 60, 90)) if s.opt.prestige else 0 for _ in range(players)]
    s.commander = [rng.randint(0, 4) if s.opt.command else 0 for _ in range(players)]
    s.rivals = [1 << (p + 1) % players for p in range(players)] if s.opt.rivals else s.rivals
    s.faction = [rng.randrange(len(BOOK.factions)) if s.opt.factions else -1 for _ in range(players)]
    s.vp = [rng.randint(0, 8) for _ in range(players)]
    if players > 2 and rng.random() < 0.5:
        s.lord[1] = 0
    if players > 2 and rng.random() < 0.4:
        s.truces.append(Truce(2, rng.choice((0, 1)), s.round + 3, False))
    update_relations(s)
    theatre = theatre_of_war(s, rng)
    build(s, rng, theatre)
    update_status(s)
    s.control_start, s.alone_start = s.control.copy(), s.control.copy()
    for p in range(players):
        for _ in range(rng.randint(4, 14)):
            place_unit(s, rng, p, theatre)
    cross_borders(s, rng, theatre)
    garrison(s, rng)
    update_status(s)
    return s


def theatre_of_war(s: ScharzState, rng: Random) -> list[Field]:
    """A few fields close to each other, land and sea."""
    centre = rng.randrange(s.board.n)
    fields = [centre, *s.board.near[centre]]
    return fields if len(fields) > 3 else [*fields, *s.board.near[fields[-1]]]


def build(s: ScharzState, rng: Random, theatre: list[Field]) -> None:
    for f in theatre:
        if s.board.is_land[f] and rng.random() < 0.6:
            s.settlement[f], s.settler[f] = rng.choice((1, 1, 2)), rng.randrange(s.players)
            s.fort[f] = rng.randint(0, 1)
            s.yard[f] = rng.randint(0, 2) if s.board.is_coastal(f) else 0
            s.grain[f], s.fish[f] = rng.randint(0, 4), rng.randint(0, 2) if s.yard[f] else 0
            if rng.random() < 0.3 and free_herd(s, s.settler[f]) >= 0:
                add_herd(s, s.settler[f], rng.randrange(4), INSIDE + f)
        elif s.board.is_land[f] and rng.random() < 0.5:
            s.standing[f], s.sower[f] = rng.randint(1, 4), rng.randrange(s.players)
        elif s.board.is_land[f]:
            add_herd(s, rng.randrange(s.players), rng.randrange(4), f)


def place_unit(s: ScharzState, rng: Random, p: int, theatre: list[Field]) -> None:
    f = rng.choice(theatre)
    if free_unit(s, p) < 0:
        return
    if s.board.is_land[f] and not (s.board.is_swamp(f) and rng.random() < 0.2):
        kinds = [0, 0, 0, 1, 2, 3, 4] + ([ELEPHANT] if s.opt.elephants else [])
        u = add_unit(s, p, rng.choice(kinds), f)
        s.flags[u] |= MOVED if rng.random() < 0.5 else 0
        if (
            s.kind[u] == LIGHT
            and s.settler[f] in (-1, p)
            and s.site_owner[f] in (-1, p)
            and rng.random() < 0.3
        ):
            s.site[f], s.site_owner[f] = 0 if s.settler[f] < 0 else 4, p
            s.flags[u] |= WORKING
        return
    if s.opt.corsairs and not s.board.is_land[f] and rng.random() < 0.15:
        add_unit(s, p, CORSAIR, f)
        return
    ship = add_unit(s, p, rng.choice((TRANSPORT, TRANSPORT, WARSHIP)), f)
    if s.kind[ship] == TRANSPORT:
        for _ in range(rng.randint(0, 3)):
            if free_unit(s, p) >= 0:
                add_unit(s, p, rng.randrange(5), ABOARD + ship)


def cross_borders(s: ScharzState, rng: Random, theatre: list[Field]) -> None:
    """Hostile units of the same element stopped on the border of two fields."""
    for _ in range(2):
        f = rng.choice(theatre)
        near = [g for g in s.board.near[f] if s.board.is_land[g] == s.board.is_land[f]]
        p = rng.randrange(s.players)
        foes = [q for q in range(s.players) if s.foes[p] >> q & 1]
        if not near or not foes:
            continue
        g = rng.choice(near)
        edge = s.board.edge_between(f, g)
        if BORDER + edge in s.place:
            continue
        for q, origin in ((p, f), (rng.choice(foes), g)):
            for _ in range(rng.randint(1, 3)):
                if free_unit(s, q) >= 0:
                    kind = rng.randrange(5) if s.board.is_land[f] else rng.choice((TRANSPORT, WARSHIP))
                    u = add_unit(s, q, kind, BORDER + edge)
                    s.came_from[u], s.flags[u] = origin, MOVED
        if len({u // 20 for u, at in enumerate(s.place) if at == BORDER + edge}) < 2:
            for u, at in enumerate(s.place):
                if at == BORDER + edge:
                    s.place[u] = s.came_from[u]


def garrison(s: ScharzState, rng: Random) -> None:
    """Some units are inside encircled or threatened settlements, some ships in shipyards."""
    for f, p in enumerate(s.settler):
        if p >= 0 and s.yard[f] and rng.random() < 0.5 and free_unit(s, p) >= 0:
            add_unit(s, p, TRANSPORT, YARD + f)
        if p >= 0 and hostile_open(s, p, f):
            for u in range(p * 20, p * 20 + 20):
                if s.place[u] == f and s.kind[u] < TRANSPORT and rng.random() < 0.6:
                    if not s.flags[u] & WORKING and s.place.count(INSIDE + f) < 5:
                        s.place[u] = INSIDE + f


@pytest.mark.parametrize("part", range(10))
def test_random_combat_phases(part: int):
    for seed in range(part * SEEDS // 10, (part + 1) * SEEDS // 10):
        rng = Random(seed)
        s = random_position(seed)
        pieces = GAME.components(s)
        phase = Phase(s)
        for decisions in range(5000):
            if phase.over:
                break
            for choice in phase.pending:
                assert len(set(choice.options)) == len(choice.options)
            if rng.random() < 0.1:
                twin = phase.again()
                assert plain(twin.s) == plain(s), f"seed {seed}: another state after {decisions} decisions"
                hide_and_show(s)
            choice = rng.choice(phase.pending)
            phase.take(choice, rng.choice(choice.options))
            assert GAME.components(s) == pieces
        assert phase.over and s.combat is None, f"seed {seed} does not end"
        assert_tidy(s, seed)


def hide_and_show(s: ScharzState) -> None:
    """A spectator sees no secret picks, and every battle can be shown."""
    copy = s.clone()
    redact_combat(copy, None)
    assert copy.combat is not None
    assert not any(side.picked for battle in copy.combat.battles for side in battle.sides)
    view = view_combat(copy)
    assert view is not None and all(battle["place"] in TERMS._number for battle in view["battles"])


def assert_tidy(s: ScharzState, seed: int) -> None:
    """Nothing of the fighting is left behind."""
    assert not any(s.damage) and not s.arrivals, f"seed {seed}"
    assert all(not BORDER <= at < ABOARD for at in s.place), f"seed {seed}: somebody is left on a border"
    for u, at in enumerate(s.place):
        if at >= ABOARD:
            assert s.kind[at - ABOARD] == TRANSPORT and s.place[at - ABOARD] >= 0, f"seed {seed}: unit {u}"
        if s.flags[u] & WORKING:
            assert s.site[at] >= 0, f"seed {seed}: unit {u} works nowhere"
    for f, site in enumerate(s.site):
        if site >= 0:
            assert any(s.place[u] == f and s.flags[u] & WORKING for u in range(len(s.place))), f"seed {seed}"
