"""WAT-20.4 The board as the bot sees it before a manoeuvre: armies, what they can reach, and enemies."""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.games.warriors.battle import can_retreat, is_fort
from grognard.games.warriors.book import ARMIES, BOOK, MILITARY, PRINCESS, Kind, Province
from grognard.games.warriors.bot_worth import Land, army_worth
from grognard.games.warriors.progress import (
    ACTION_POINTS,
    COMMANDER,
    DOUBLE_STRIKE,
    KILL_VP,
    KINDS_OF_COLOUR,
    PER_COLOUR,
    TOUGHNESS,
    Unit,
)
from grognard.games.warriors.state import (
    BARBARIANS,
    NOBODY,
    RETREATED,
    WarriorsState,
    armies_of,
    has_skill,
    life,
    strength,
)
from grognard.kernel.choice import Player

FAR: Final = 9
"""The distance of a front that is out of sight."""
SIGHT: Final = 5
"""Steps that the bot looks ahead."""


class Army:
    """An army as the plan sees it; a recruit that is only considered has no piece yet."""

    __slots__ = ("ap", "fights", "kind", "left", "place", "unit")

    def __init__(self, unit: Unit, kind: Kind, place: Province, ap: int, left: int, fights: bool) -> None:
        self.unit = unit
        self.kind = kind
        self.place = place
        self.ap = ap
        self.left = left
        """Life."""
        self.fights = fights


class Reach:
    """Where an army can go over open land, in ascending order of provinces."""

    __slots__ = ("free", "held", "hostile")

    def __init__(self, c: Campaign, start: Province, ap: int) -> None:
        self.hostile: list[Province] = []
        """Provinces that it can attack: the last AP is for the battle."""
        open_: list[Province] = []
        seen = [False] * len(c.open)
        seen[start] = True
        frontier, left = [start], min(ap, SIGHT)
        while frontier and left:
            left -= 1
            ahead = []
            for here in frontier:
                for province in c.s.board.neighbours[here]:
                    if seen[province]:
                        continue
                    seen[province] = True
                    if c.open[province]:
                        ahead.append(province)
                    elif left and c.hostile[province]:
                        self.hostile.append(province)
            open_ += ahead
            frontier = ahead
        open_.sort()
        self.hostile.sort()
        self.free = [province for province in open_ if c.s.owner[province] == NOBODY]
        self.held = [province for province in open_ if c.s.owner[province] != NOBODY]
        """Own and allied provinces."""


class Campaign:
    """The board as one player sees it before moving, perhaps after declaring war on one more side."""

    __slots__ = (
        "_enemies",
        "_fronts",
        "_land",
        "_reaches",
        "_worths",
        "army_worths",
        "commander",
        "garrison",
        "hostile",
        "ladies",
        "open",
        "player",
        "s",
    )

    def __init__(self, s: WarriorsState, player: Player, enemy: int = NOBODY) -> None:
        self.s = s
        self.player = player
        self.commander = has_skill(s, player, COMMANDER)
        mine = s.team[player]
        open_to = [False] * (BARBARIANS + 1) + [True]  # the last is NOBODY
        hostile_to = [False] * BARBARIANS + [True, False]
        for owner, side in enumerate(s.team):
            open_to[owner] = side == mine
            hostile_to[owner] = s.war[mine][side] > 0 or side == enemy
        self.open = [open_to[owner] for owner in s.owner]
        self.hostile = [hostile_to[owner] for owner in s.owner]
        self.garrison = [0] * len(s.owner)
        """The player's pieces, by province."""
        self.ladies: list[Province] = []
        """Where the player's princesses are."""
        first = player * PER_COLOUR
        for province, kind in zip(s.place[first : first + PER_COLOUR], KINDS_OF_COLOUR, strict=True):
            if province >= 0:
                self.garrison[province] += 1
                if kind == PRINCESS:
                    self.ladies.append(province)
        self.army_worths = [army_worth(s, kind) for kind in ARMIES]
        self._land = Land(s, player)
        self._fronts: list[int] = []
        self._reaches: dict[tuple[Province, int], Reach] = {}
        self._worths: dict[Province, float] = {}
        self._enemies: dict[Province, Enemy] = {}

    def worth(self, province: Province) -> float:
        """What the province is worth to the player."""
        known = self._worths.get(province)
        if known is None:
            known = self._worths[province] = self._land.worth(province)
        return known

    def enemy_in(self, province: Province) -> Enemy:
        """Whom the player would meet there."""
        known = self._enemies.get(province)
        if known is None:
            known = self._enemies[province] = Enemy(self, province)
        return known

    def reach(self, army: Army) -> Reach:
        """Where the army can go."""
        known = self._reaches.get((army.place, army.ap))
        if known is None:
            known = self._reaches[army.place, army.ap] = Reach(self, army.place, army.ap)
        return known

    def lady_near(self, province: Province, garrison: list[int]) -> bool:
        """Whether a princess next door, where she is not alone, can walk in when everybody is gone."""
        for place in self.ladies:
            if garrison[place] > 1 and place in self.s.board.neighbours[province]:
                return True
        return False

    def fronts(self) -> list[int]:
        """By open province: the steps to the nearest one that could be attacked."""
        if self._fronts:
            return self._fronts
        self._fronts = fronts = [FAR] * len(self.open)
        frontier = [province for province, hostile in enumerate(self.hostile) if hostile]
        for steps in range(1, SIGHT + 1):
            ahead = []
            for here in frontier:
                for province in self.s.board.neighbours[here]:
                    if self.open[province] and fronts[province] == FAR:
                        fronts[province] = steps
                        ahead.append(province)
            frontier = ahead
        return fronts


Piece: TypeAlias = tuple[int, bool, int]
"""Of an enemy: life, whether it can retreat, and the VP for killing it."""


class Enemy:
    """The pieces in a province that is to be attacked, in numbers."""

    __slots__ = ("damage", "helped", "is_player", "pieces", "worth")

    def __init__(self, c: Campaign, province: Province) -> None:
        s = c.s
        self.damage = 0
        pieces: list[Piece] = []
        for unit in s.here[province]:
            vp = KILL_VP[s.kind[unit]]
            if s.posture[unit] == RETREATED:
                pieces.append((1, False, vp))
            else:
                self.damage += strength(s, unit)
                pieces.append((life(s, unit), can_retreat(s, unit), vp))
        self.pieces = tuple(pieces)
        self.worth = c.worth(province)
        self.is_player = 0 <= s.owner[province] < BARBARIANS
        if self.is_player:
            forts = sum(is_fort(s, unit) for unit in s.here[province])
            self.worth += 0.35 * (s.board.vp[province] + forts * BOOK.vp.own_fort_standing)
        self.helped = c.lady_near(province, c.garrison)


# -- armies ----------


def armies_now(s: WarriorsState, player: Player) -> list[Army]:
    """The armies with what is left of their AP in this turn."""
    battles = BOOK.skills[DOUBLE_STRIKE].battle_ap if has_skill(s, player, DOUBLE_STRIKE) else 1
    return [
        Army(u, s.kind[u], s.place[u], s.ap[u], life(s, u), s.battles[u] < battles)
        for u in armies_of(s, player)
        if s.ap[u] > 0
    ]


def armies_next(s: WarriorsState, player: Player) -> list[Army]:
    """The armies as they will stand at the beginning of the manoeuvre turn."""
    ap = ACTION_POINTS[s.markers[player][MILITARY]]
    return [
        Army(u, s.kind[u], s.place[u], 1 if s.raised[u] else ap, life(s, u), True)
        for u in armies_of(s, player)
        if s.posture[u] != RETREATED
    ]


def recruit(s: WarriorsState, player: Player, kind: Kind, province: Province) -> Army:
    """An army that could be raised."""
    return Army(NOBODY, kind, province, ACTION_POINTS[s.markers[player][MILITARY]], TOUGHNESS[kind], True)
