"""WAT-2 The state: pieces, tokens, goods, markers, wars, and where the game stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from grognard.games.warriors.book import (
    BARBARIAN_ARMY,
    GOOD_IDS,
    PRINCESS,
    TRACKS,
    Country,
    Kind,
    Province,
    Track,
)
from grognard.games.warriors.maps import MAPS, Map
from grognard.games.warriors.options import Rules
from grognard.games.warriors.progress import (
    BARBARIAN_STRENGTH,
    COLOURS,
    FIRST_BARBARIAN,
    FIRST_OF_KIND,
    KINDS_OF_COLOUR,
    PER_COLOUR,
    REBUILDABLE,
    SKILL_MARKERS,
    SKILL_TRACK,
    STRENGTH,
    TOUGHNESS,
    Skill,
    Unit,
)
from grognard.games.warriors.terms import FIRST_UNIT, MAP_TERMS, SEATS, TEAMS, MapTerms
from grognard.kernel.choice import Player, Term
from grognard.kernel.dice import Dice
from grognard.kernel.journal import QUIET
from grognard.kernel.state import SHARED, State

Side: TypeAlias = int
"""A player in the single game, an alliance in the alliance game."""

NOBODY: Final = -1
BARBARIANS: Final = COLOURS
"""As the owner of a province or a piece."""

IN_SUPPLY: Final = -1
OUT_OF_GAME: Final = -2
# Where a piece is that stands in no province.

STANDING: Final = 0
RETREATED: Final = 1
WITHDRAWN: Final = 2
# The posture of an army in this round (WAT-10.16, WAT-10.18).

PLAYING: Final = 0
LEAVING: Final = 1
LEAVING_SECRETLY: Final = 2
LEFT: Final = 3
# WAT-13.11 Whether a player is still there; a resignation among secret picks is public after the reveal.


@dataclass(slots=True)
class Battle:
    """WAT-10 The battle that is being fought. The allocations are secret until both are complete."""

    province: Province
    attacker: Player
    defender: int
    """The holder of the token, or BARBARIANS."""
    attack: dict[Unit, int]
    """The attacker's points, by piece."""
    defence: dict[Unit, int]
    struck: bool
    """The damage has been dealt; retreats and withdrawal follow."""
    retreating: list[Unit]

    def clone(self) -> Battle:
        return Battle(
            self.province,
            self.attacker,
            self.defender,
            self.attack.copy(),
            self.defence.copy(),
            self.struck,
            self.retreating.copy(),
        )


@dataclass(slots=True)
class Exchange:
    """WAT-6.8 An offer in the making, or waiting for its answer."""

    giver: Player
    partner: Player
    give: list[int]
    take: list[int]

    def clone(self) -> Exchange:
        return Exchange(self.giver, self.partner, self.give.copy(), self.take.copy())


@dataclass(slots=True)
class WarriorsState(State):
    """Everything that changes during a game, and nothing else."""

    rules: Rules = field(metadata=SHARED)
    board: Map = field(metadata=SHARED)
    terms: MapTerms = field(metadata=SHARED)
    kind: list[Kind] = field(metadata=SHARED)
    """By piece."""
    players: int

    # where the game stands
    round: int
    """0 during the setup."""
    step: int
    turn: int
    stage: int
    under_way: bool
    """WAT-13.11 The boundary before this turn is passed: who resigns now leaves at the next one."""
    active: Player
    """Whose manoeuvre turn it is."""
    ending: str
    """Why the game is over; empty while it runs."""
    choosers: list[Player]
    """WAT-3.4 The order in which countries are chosen."""
    picks: list[list[Track]]
    """WAT-3.9 The secret start markers, by player."""
    cancels: int

    # the players
    presence: list[int]
    country: list[Country]
    team: list[Side]
    order: list[Player]
    """The seats in ascending order of their country cards."""
    goods: list[list[int]]
    markers: list[list[int]]
    title: list[Player]
    """By track."""
    kill_vp: list[int]
    bought_vp: list[int]
    opened: list[list[Player]]
    """WAT-6.5 The partners of the routes that a player has opened."""
    unified: list[int]
    """WAT-11.9 The largest N a player has declared."""
    war: list[list[int]]
    """By two sides: the first round of their war, 0 in peace."""
    fought: list[list[int]]
    """By two sides: the last round with damage between them."""

    # the board
    owner: list[int]
    """By province: who holds the token, BARBARIANS, or NOBODY where it is free."""
    here: list[list[Unit]]
    """By province."""
    place: list[int]
    """By piece: its province, IN_SUPPLY or OUT_OF_GAME."""
    damage: list[int]
    ap: list[int]
    battles: list[int]
    """Battle AP used in this turn, by piece."""
    posture: list[int]
    raised: list[int]
    """WAT-11.6 The round in which a unification action raised this army; 0 for all others."""
    age: list[int]
    next_age: int

    # steps that are under way
    fed: list[Unit]
    passes: int
    offers: list[int]
    exchange: Exchange | None
    asked: list[Side]
    """WAT-12.7 The enemies to whom the player on turn has offered peace in this window."""
    used: list[Skill]
    """WAT-7.4 The sources of extra actions that the player on turn has used."""
    bonus: int
    """WAT-11.4 Unification actions left."""
    plans: list[list[int]]
    """WAT-9.10 Planned moves: piece and destination."""
    invaded: list[Province]
    """Provinces waiting for their battle."""
    battle: Battle | None
    moved: list[Unit]
    """Princesses that have moved in this step."""

    def clone(self) -> WarriorsState:
        return WarriorsState(
            self.dice.clone(),
            QUIET,
            self.rules,
            self.board,
            self.terms,
            self.kind,
            self.players,
            self.round,
            self.step,
            self.turn,
            self.stage,
            self.under_way,
            self.active,
            self.ending,
            self.choosers.copy(),
            [each.copy() for each in self.picks],
            self.cancels,
            self.presence.copy(),
            self.country.copy(),
            self.team.copy(),
            self.order.copy(),
            [each.copy() for each in self.goods],
            [each.copy() for each in self.markers],
            self.title.copy(),
            self.kill_vp.copy(),
            self.bought_vp.copy(),
            [each.copy() for each in self.opened],
            self.unified.copy(),
            [each.copy() for each in self.war],
            [each.copy() for each in self.fought],
            self.owner.copy(),
            [each.copy() for each in self.here],
            self.place.copy(),
            self.damage.copy(),
            self.ap.copy(),
            self.battles.copy(),
            self.posture.copy(),
            self.raised.copy(),
            self.age.copy(),
            self.next_age,
            self.fed.copy(),
            self.passes,
            self.offers.copy(),
            None if self.exchange is None else self.exchange.clone(),
            self.asked.copy(),
            self.used.copy(),
            self.bonus,
            [each.copy() for each in self.plans],
            self.invaded.copy(),
            None if self.battle is None else self.battle.clone(),
            self.moved.copy(),
        )


KINDS_ON_MAP: Final[dict[str, list[Kind]]] = {
    name: KINDS_OF_COLOUR * COLOURS + [kind for _, kind in board.barbarians] for name, board in MAPS.items()
}


def new_state(players: int, rules: Rules, dice: Dice) -> WarriorsState:
    """WAT-3 The box, still unopened: every piece in its supply, nobody has a country."""
    board, kind = MAPS[rules.map], KINDS_ON_MAP[rules.map]
    provinces, pieces = len(board.tokens), len(kind)
    place = [IN_SUPPLY if unit // PER_COLOUR < players else OUT_OF_GAME for unit in range(pieces)]
    return WarriorsState(
        dice=dice,
        journal=QUIET,
        rules=rules,
        board=board,
        terms=MAP_TERMS[rules.map],
        kind=kind,
        players=players,
        round=0,
        step=0,
        turn=0,
        stage=0,
        under_way=False,
        active=NOBODY,
        ending="",
        choosers=[],
        picks=[[] for _ in range(players)],
        cancels=0,
        presence=[PLAYING] * players,
        country=[NOBODY] * players,
        team=list(range(players)),
        order=[],
        goods=[[0] * len(GOOD_IDS) for _ in range(players)],
        markers=[[0] * len(TRACKS) for _ in range(players)],
        title=[NOBODY] * len(TRACKS),
        kill_vp=[0] * players,
        bought_vp=[0] * players,
        opened=[[] for _ in range(players)],
        unified=[0] * players,
        war=[[0] * rules.sides for _ in range(rules.sides)],
        fought=[[0] * rules.sides for _ in range(rules.sides)],
        owner=[NOBODY] * provinces,
        here=[[] for _ in range(provinces)],
        place=place,
        damage=[0] * pieces,
        ap=[0] * pieces,
        battles=[0] * pieces,
        posture=[STANDING] * pieces,
        raised=[0] * pieces,
        age=[0] * pieces,
        next_age=1,
        fed=[],
        passes=0,
        offers=[0] * players,
        exchange=None,
        asked=[],
        used=[],
        bonus=0,
        plans=[],
        invaded=[],
        battle=None,
        moved=[],
    )


# -- who ----------


def colour_of(unit: Unit) -> Player:
    """The player in whose colour the piece is; barbarian pieces have none."""
    return unit // PER_COLOUR if unit < FIRST_BARBARIAN else NOBODY


def owner_of(s: WarriorsState, unit: Unit) -> int:
    """Who commands the piece: a player, or BARBARIANS (WAT-13.9: also those of players who left)."""
    if unit >= FIRST_BARBARIAN:
        return BARBARIANS
    player = unit // PER_COLOUR
    return BARBARIANS if s.presence[player] == LEFT else player


def in_game(s: WarriorsState) -> list[Player]:
    """The players still in the game, in ascending order (WAT-3.11)."""
    return [player for player in s.order if s.presence[player] != LEFT]


def allied(s: WarriorsState, one: int, other: int) -> bool:
    """Whether two owners are on the same side; a player is allied with itself."""
    if one >= BARBARIANS or other >= BARBARIANS or one < 0 or other < 0:
        return one == other
    return s.team[one] == s.team[other]


def has_skill(s: WarriorsState, player: Player, skill: Skill) -> bool:
    """WAT-7.6 A skill stays as long as the track has the markers of its level."""
    return s.markers[player][SKILL_TRACK[skill]] >= SKILL_MARKERS[skill]


def side_term(s: WarriorsState, side: Side) -> Term:
    """The term for a side: a seat, or an alliance."""
    return TEAMS[side] if s.rules.alliances else SEATS[side]


# -- pieces ----------


def units_of(player: Player) -> range:
    """All pieces in a player's colour."""
    return range(player * PER_COLOUR, (player + 1) * PER_COLOUR)


def armies_of(s: WarriorsState, player: Player) -> list[Unit]:
    """The player's armies on the map."""
    first = player * PER_COLOUR
    place = s.place
    return [unit for unit in range(first, first + FIRST_OF_KIND[PRINCESS]) if place[unit] >= 0]


def is_army(s: WarriorsState, unit: Unit) -> bool:
    return s.kind[unit] < PRINCESS


def spare(s: WarriorsState, player: Player, kind: Kind) -> Unit:
    """WAT-2.11 A piece of the kind in the player's supply, or NOBODY."""
    first = player * PER_COLOUR + FIRST_OF_KIND[kind]
    for unit in range(first, first + KINDS_OF_COLOUR.count(kind)):
        if s.place[unit] == IN_SUPPLY:
            return unit
    return NOBODY


def strength(s: WarriorsState, unit: Unit) -> int:
    """WAT-10.4 Damage the piece deals; a retreated army deals none, damage taken does not matter."""
    if s.posture[unit] == RETREATED:
        return 0
    kind = s.kind[unit]
    return BARBARIAN_STRENGTH[s.round] if kind == BARBARIAN_ARMY else STRENGTH[kind]


def toughness(s: WarriorsState, unit: Unit) -> int:
    """WAT-2.14 A barbarian army is as tough as it is strong in this round."""
    kind = s.kind[unit]
    return BARBARIAN_STRENGTH[s.round] if kind == BARBARIAN_ARMY else TOUGHNESS[kind]


def life(s: WarriorsState, unit: Unit) -> int:
    """WAT-10.9 Toughness less all damage of this round."""
    return toughness(s, unit) - s.damage[unit]


def oldest_first(s: WarriorsState, units: list[Unit]) -> list[Unit]:
    """WAT-10.29 Lower number, older piece."""
    return sorted(units, key=s.age.__getitem__)


def groups(s: WarriorsState, units: list[Unit]) -> list[Unit]:
    """WAT-14 Equal pieces are one option: the oldest of each group, oldest first."""
    if len(units) < 2:
        return units.copy()
    seen: list[tuple[int, ...]] = []
    picked = []
    for unit in oldest_first(s, units):
        alike = (
            owner_of(s, unit),
            s.place[unit],
            s.kind[unit],
            s.damage[unit],
            s.ap[unit],
            s.battles[unit],
            s.posture[unit],
            s.raised[unit],
        )
        if alike not in seen:
            seen.append(alike)
            picked.append(unit)
    return picked


def unit_term(s: WarriorsState, unit: Unit) -> Term:
    return FIRST_UNIT + unit if unit < FIRST_BARBARIAN else s.terms.barbarian + unit - FIRST_BARBARIAN


def unit_named(s: WarriorsState, term: Term) -> Unit:
    number = term - FIRST_UNIT
    return number if number < FIRST_BARBARIAN else term - s.terms.barbarian + FIRST_BARBARIAN


# -- changes ----------


def put(s: WarriorsState, unit: Unit, province: Province) -> None:
    """WAT-10.29 A piece from the supply is placed and gets the next running number."""
    s.place[unit] = province
    s.here[province].append(unit)
    s.age[unit] = s.next_age
    s.next_age += 1


def move(s: WarriorsState, unit: Unit, province: Province) -> None:
    s.here[s.place[unit]].remove(unit)
    s.place[unit] = province
    s.here[province].append(unit)


def remove(s: WarriorsState, unit: Unit) -> None:
    """WAT-2.12, WAT-2.13 A dead piece goes back to its supply; princesses and barbarians leave the game."""
    s.here[s.place[unit]].remove(unit)
    rebuilt = owner_of(s, unit) != BARBARIANS and REBUILDABLE[s.kind[unit]]
    s.place[unit] = IN_SUPPLY if rebuilt else OUT_OF_GAME
    wipe(s, unit)


def wipe(s: WarriorsState, unit: Unit) -> None:
    """A piece off the map keeps no marks."""
    s.damage[unit] = s.ap[unit] = s.battles[unit] = s.posture[unit] = s.raised[unit] = s.age[unit] = 0
