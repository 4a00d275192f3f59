"""Orders of a competent player: settle free fields, guard what is threatened, strike what is weak."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.bot_eye import (
    WINTER,
    Eye,
    enemy_settlements,
    power_of,
    settlement_value,
    siege_need,
)
from grognard.games.scharz.bot_trade import works_wanted
from grognard.games.scharz.goods import fish_room
from grognard.games.scharz.networks import networks
from grognard.games.scharz.orders import (
    common_destinations,
    destination_at,
    groups_at,
    place_at,
)
from grognard.games.scharz.rights import (
    MOVE,
    RETREAT,
    SECOND_PASS,
    SPECIAL_MOVE,
    right_of,
    ship_destinations,
)
from grognard.games.scharz.state import (
    INSIDE,
    NOBODY,
    SLOTS,
    WORKING,
    YARD,
    Place,
    ScharzState,
    Unit,
    ground,
    herd_owner,
    herds_at,
    idle_light,
    own_units_at,
    units_of,
)
from grognard.games.scharz.status import settlements_of, wall_level
from grognard.games.scharz.tables import CAVALRY, LIGHT, SIEGE, TRANSPORT
from grognard.games.scharz.terms import CANCEL, CLEAR, DONE, STAY, is_number, value_of
from grognard.games.scharz.turn import steps_of
from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.memory import Memory, fingerprint

BEST: Final = 10.0
FADE: Final = [0.62**steps for steps in range(100)]
"""How the pull of a target fades with every step."""
HAND: Final = 1.0
"""What one more builder is worth where builders are wanted."""

Idea = tuple[float, Place, Term, int, Place]
"""An order that might be written: its worth, from where, which piece, how many, where to."""


def sub_phase(s: ScharzState) -> int:
    """The sub-phase for which orders are written now."""
    step = steps_of(s.opt, s.season)[s.step]
    if step == "move":
        return MOVE
    if step == "retreat":
        return RETREAT
    return SPECIAL_MOVE if s.part < 3 else SECOND_PASS


def prefer_from(s: ScharzState, choice: Choice) -> list[float]:
    """The place with the best order, or `done`."""
    p = choice.player
    if sub_phase(s) == RETREAT:
        return [1.0 if term == DONE else 0.0 for term in choice.options]
    places = [place_at(s, term) for term in choice.options if term not in (DONE, CLEAR)]
    drafts = drafts_for(s, p, places)
    worth = []
    for term in choice.options:
        idea = None if term in (DONE, CLEAR) else best_of(drafts[place_at(s, term)])
        worth.append(idea[0] if idea is not None else 0.1 if term == DONE else -1.0)
    return worth


def prefer_piece(s: ScharzState, choice: Choice) -> list[float]:
    place = place_at(s, choice.about[0])
    idea = best_of(drafts_for(s, choice.player, [place])[place])
    return [BEST if idea is not None and term == idea[2] else 0.0 for term in choice.options]


def prefer_count(s: ScharzState, choice: Choice) -> list[float]:
    idea = idea_about(s, choice)
    return [
        BEST if idea is not None and is_number(term) and value_of(term) == idea[3] else 0.0
        for term in choice.options
    ]


def prefer_to(s: ScharzState, choice: Choice) -> list[float]:
    idea = idea_about(s, choice)
    worth = []
    for term in choice.options:
        if term in (CANCEL, STAY):
            worth.append(1.0)
        else:
            worth.append(BEST if idea is not None and destination_at(s, term) == idea[4] else 0.0)
    return worth


# -- drafts ----------

Draft = tuple[Idea, ...]
"""The best order for each kind of piece at a place."""

DRAFTS: Final[Memory[dict[Place, Draft]]] = Memory(500)
"""An order is asked for in several questions; its draft is the same for all of them."""


def drafts_for(s: ScharzState, p: Player, places: list[Place]) -> dict[Place, Draft]:
    """The drafts for these places, and perhaps for others."""
    position = fingerprint(s, s.opt, p)
    known = DRAFTS.recall(position)
    if known is None or any(place not in known for place in places):
        thinker = Thinker(s, p, sub_phase(s))
        known = {place: thinker.draft(place) for place in places}
        DRAFTS.keep(position, known)
    return known


def best_of(draft: Draft, piece: Term | None = None) -> Idea | None:
    """The best order of a draft (for one kind of piece), if any is worth writing."""
    best: Idea | None = None
    for idea in draft:
        if (piece is None or idea[2] == piece) and (best is None or idea[0] > best[0]):
            best = idea
    return best if best is not None and best[0] > 0.1 else None


def idea_about(s: ScharzState, choice: Choice) -> Idea | None:
    """The best order for the piece and the place that a question is about."""
    place = place_at(s, choice.about[1])
    return best_of(drafts_for(s, choice.player, [place])[place], choice.about[0])


# -- thoughts ----------


def light_among(s: ScharzState, units: list[Unit]) -> int:
    return sum([s.kind[u] == LIGHT for u in units])


class Thinker:
    """What a player thinks while writing orders. The orders written so far are taken into account."""

    __slots__ = (
        "_goals",
        "_homes",
        "_lures",
        "_pulls",
        "_supplied",
        "_support",
        "arriving",
        "eye",
        "leaving",
        "nets",
        "p",
        "s",
        "sub",
        "winter",
        "works",
    )

    def __init__(self, s: ScharzState, p: Player, sub: int) -> None:
        self.s = s
        self.p = p
        self.sub = sub
        self.winter = s.season == WINTER
        self.eye = Eye(s, p)
        n = s.board.n
        self.leaving: list[Unit] = []
        self.arriving: list[list[Unit]] = [[] for _ in range(n)]
        for order in s.orders[p]:
            self.leaving += order.units
            if 0 <= order.to < n:
                self.arriving[order.to] += order.units
        self.nets = networks(s, p)
        sites = 2 if len(units_of(s, p)) >= 12 else 1
        self.works = works_wanted(s, p, self.eye, self.nets)[:sites]
        targets = self._targets()
        self._goals = [f for f, _ in targets]
        self._lures = [value for _, value in targets]
        self._pulls: dict[Field, float] = {}
        self._homes: dict[Field, list[Unit]] = {}
        self._supplied: dict[Field, bool] = {}
        self._support: list[list[Unit]] = []

    # -- what draws units on ----------

    def _targets(self) -> list[tuple[Field, float]]:
        """What draws idle units, and how much: free land, settlements to take or to save, sites."""
        s, eye = self.s, self.eye
        control, foe = s.control, eye.foe
        targets: list[tuple[Field, float]] = []
        for f in s.board.lands:
            if control[f] == NOBODY and not foe[f] and not self.arriving[f]:
                targets.append((f, eye.field_value(f)))
        for f in enemy_settlements(s, self.p):
            targets.append((f, 0.8 * settlement_value(s, f)))
        for f in settlements_of(s, self.p):
            if eye.reach[f] > eye.mine[f]:
                targets.append((f, 6.0 + 2.0 * (eye.reach[f] - eye.mine[f])))
        return targets + [(f, 5.0) for f in self.works]

    def _pull(self, f: Field) -> float:
        """How much a field draws idle units: the pull of a target fades with distance."""
        known = self._pulls.get(f)
        if known is None:
            steps = map(self.s.board.steps[f].__getitem__, self._goals)
            known = max([lure * FADE[far] for lure, far in zip(self._lures, steps)], default=0.0)
            self._pulls[f] = known
        return known

    def _helpers(self, f: Field, units: list[Unit]) -> list[Unit]:
        """Other own units next to a field that could join an attack."""
        if not self._support:
            self._support = self._find_support()
        return [u for u in self._support[f] if u not in units]

    def _find_support(self) -> list[list[Unit]]:
        """For each field the own units next to it that could join an attack: soldiers, and spare light."""
        s = self.s
        found: list[list[Unit]] = [[] for _ in range(s.board.n)]
        able: list[list[Unit]] = [[] for _ in range(s.board.n)]
        for u in range(self.p * SLOTS, self.p * SLOTS + SLOTS):
            at = s.place[u]
            if 0 <= at < INSIDE and s.kind[u] < TRANSPORT and not s.flags[u] & WORKING:
                if u not in self.leaving and right_of(s, u, self.sub) >= 0:
                    able[at].append(u)
        for f in s.board.lands:
            here = able[f]
            if here and s.settler[f] != self.p:
                # One light infantry stays to hold the field.
                light = [u for u in here if s.kind[u] == LIGHT]
                here = [u for u in here if not light or u != light[0]]
            for g in s.board.land[f] if here else ():
                found[g] += here
        return found

    # -- ideas ----------

    def draft(self, place: Place) -> Draft:
        """The best order for each kind of piece at a place."""
        found: list[Idea] = []
        for term, units in groups_at(self.s, self.p, self.sub, place):
            ideas = self._ideas(place, term, units)
            if ideas:
                found.append(max(ideas, key=itemgetter(0)))
        return tuple(found)

    def _ideas(self, place: Place, term: Term, units: list[Unit]) -> list[Idea]:
        s = self.s
        if s.kind[units[0]] >= TRANSPORT:
            return self._ship_ideas(place, term, units)
        if s.flags[units[0]] & WORKING:
            return []
        found: list[Idea] = []
        origin = ground(s, place)
        for count in sorted({1, len(units), max(1, len(units) - 1), max(1, len(units) // 2)}):
            some = units[:count]
            loss = self._departure(some, origin)
            for to in common_destinations(s, self.p, self.sub, some):
                worth = self._arrival(some, to, origin) - loss - 0.15 * count
                found.append((worth, place, term, count, to))
        return found

    def _departure(self, units: list[Unit], f: Field) -> float:
        """What is lost where the units come from."""
        s, eye = self.s, self.eye
        staying = [u for u in self._at_home(f) if u not in units]
        loss = 0.0
        own_settlement = s.settler[f] == self.p
        if s.control[f] == self.p and not own_settlement and not staying and not self.arriving[f]:
            loss += eye.field_value(f) + 1.0
        if own_settlement and eye.reach[f] > 0:
            # A settlement in reach of the enemy keeps a garrison.
            left = power_of(s, staying + self.arriving[f], f)
            before = left + power_of(s, units, f)
            loss += 5.0 * (min(1.0, before / eye.reach[f]) - min(1.0, left / eye.reach[f]))
        if f in self.works:
            hands = self._hands(f)
            loss += HAND * (min(4, hands) - min(4, hands - light_among(s, units)))
        return loss

    def _at_home(self, f: Field) -> list[Unit]:
        """The own land units in a field that have no orders to leave it."""
        known = self._homes.get(f)
        if known is None:
            here = own_units_at(self.s, self.p, f)
            known = [u for u in here if self.s.kind[u] < TRANSPORT and u not in self.leaving]
            self._homes[f] = known
        return known

    def _hands(self, f: Field) -> int:
        """Idle light infantry that will stand in a field."""
        staying = [u for u in idle_light(self.s, self.p, f) if u not in self.leaving]
        return len(staying) + light_among(self.s, self.arriving[f])

    def _arrival(self, units: list[Unit], f: Field, origin: Field) -> float:
        """What is won where the units go."""
        s, eye = self.s, self.eye
        arriving = self.arriving[f]
        force = units + arriving if arriving else units
        strength = power_of(s, force, f) + eye.mine[f]
        if eye.foe[f] > 0:
            worth = self._attack(force + self._helpers(f, units), strength, f)
        elif s.settler[f] != NOBODY and s.foes[self.p] >> s.settler[f] & 1:
            worth = self._siege(force + self._helpers(f, units), f)
        elif s.control[f] == NOBODY and not arriving:
            worth = eye.field_value(f)
        else:
            worth = 0.0
        if f in self.works:
            hands = self._hands(f)
            worth += HAND * (min(4, hands + light_among(s, units)) - min(4, hands))
        # Units that nobody needs here drift to where something can be won.
        worth += 0.5 * (self._pull(f) - self._pull(origin))
        if self.winter:
            # Who is cut off when winter ends is lost.
            worth += 6.0 * (self._is_supplied(f) - self._is_supplied(origin))
        danger = eye.reach[f] - eye.foe[f]
        if danger > strength and s.settler[f] != self.p:
            worth -= 0.8 * min(danger - strength, 4.0) + 0.5
        if s.kind[units[0]] == CAVALRY and s.board.is_mountain(f):
            worth -= 3.0
        return worth

    def _is_supplied(self, f: Field) -> bool:
        """Whether units in a field will be connected to a settlement."""
        known = self._supplied.get(f)
        if known is None:
            nets = self.nets
            near = self.s.board.land[f] if self.eye.foe[f] == 0 else []
            known = nets.has_settlement(f) or any(nets.has_settlement(g) for g in near)
            self._supplied[f] = known
        return known

    def _attack(self, force: list[Unit], strength: float, f: Field) -> float:
        """Hostile units stand there: only with clear superiority, helpers included."""
        s, eye = self.s, self.eye
        together = max(strength, eye.mine[f] + 0.9 * power_of(s, force, f))
        if together < 1.5 * eye.foe[f]:
            return -4.0 * eye.foe[f]
        worth = 2.5 * eye.foe[f] + 3.0
        if s.standing[f] and s.foes[self.p] >> s.sower[f] & 1:
            worth += 5.0
        worth += 4.0 * sum(bool(s.foes[self.p] >> herd_owner(h) & 1) for h in herds_at(s, f))
        if s.settler[f] != NOBODY and s.foes[self.p] >> s.settler[f] & 1:
            worth += max(-3.0, self._siege(force, f))
        return worth

    def _siege(self, force: list[Unit], f: Field) -> float:
        """An enemy settlement: with engines for its walls or overwhelming numbers, or not at all."""
        s = self.s
        level = wall_level(s, f)
        engines = sum(s.kind[u] == SIEGE for u in force)
        swords = 0.5 * power_of(s, [u for u in force if s.kind[u] != SIEGE], f)
        breach = BOOK.units[SIEGE].shields_removed * engines + swords
        strength = 2.0 * swords
        if strength >= siege_need(s, self.eye, f) and breach >= BOOK.fort.shields_per_level * level:
            return settlement_value(s, f)
        return -6.0

    def _ship_ideas(self, place: Place, term: Term, units: list[Unit]) -> list[Idea]:
        """Ships leave the shipyard to fish in quiet water next to it, and come home before rough winters."""
        s, u = self.s, units[0]
        if self.sub != MOVE:
            return []
        found: list[Idea] = []
        for to in ship_destinations(s, u, right_of(s, u, self.sub), self.sub):
            if to >= INSIDE or s.board.is_land[to]:
                continue
            ports = [f for f in s.board.coasts[to] if s.settler[f] == self.p and s.yard[f]]
            worth = 0.0
            if place >= YARD and ports and self.eye.foe[to] == 0 and s.control[to] == NOBODY:
                worth = 2.0 + sum(fish_room(s, f) > 0 for f in ports)
            found.append((worth, place, term, 1, to))
        return found
