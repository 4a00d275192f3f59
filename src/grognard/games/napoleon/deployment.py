"""NAP-15.8, NAP-15.11 Deployment: both sides place their units unseen and reveal them together."""

from __future__ import annotations

from grognard.games.napoleon.battle_board import (
    ATTACKER,
    DEFENDER,
    FIGURES,
    LINE,
    RESERVE,
    SIDES,
    ZONES,
    Side,
    Zone,
    cell_of,
    is_army,
    kind_of,
)
from grognard.games.napoleon.battle_state import (
    Battle,
    Placement,
    columns_of,
    nations_of,
    side_of,
)
from grognard.games.napoleon.ids import ARMY_KINDS, KINDS, Kind, Nation
from grognard.games.napoleon.picks import MOST_CANCELS
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import (
    AT,
    CANCEL,
    DONE,
    KIND,
    KIND_AT,
    NATION,
    NUMBER,
    NUMBER_OF,
    REGION,
    REST_TO_RESERVE,
    UNDO,
    ZONE,
    ZONE_AT,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term, Together
from grognard.kernel.journal import Told

DEPLOY_UNIT = Ask("deploy_unit", "NAP-15.8", "units", secret=True)
DEPLOY_COUNT = Ask("deploy_count", "NAP-15.11", "number", secret=True)

_SIDES = ("region:term", "attackers:terms", "defenders:terms")
SKIRMISH_BEGUN = Told("skirmish_begun", "NAP-15.4", *_SIDES)
GRAND_BATTLE_BEGUN = Told("grand_battle_begun", "NAP-15.4", *_SIDES)
DEPLOYED = Told("deployed", "NAP-15.8", "nation:term", "count:number", "unit:term", "zone:term")


def deploy(s: NapoleonState, b: Battle) -> Procedure[None]:
    """NAP-15.8 Both sides secretly place all their units, then reveal them together.

    Allies deploy one after the other and see what their side has placed (15.11).
    """
    turns = max(len(deploying_order(b, side)) for side in SIDES)
    while b.deployed < turns:
        yield CHECKPOINT
        if not b.deployed:
            announce(s, b)
        yield Together({player: place_all(b, nations) for player, nations in deploying_now(b).items()})
        b.deployed += 1
    yield CHECKPOINT
    reveal(s, b)


def place_all(b: Battle, nations: list[Nation]) -> Procedure[None]:
    """The nations of one player that deploy at the same time: two only if he has some on both sides."""
    for nation in nations:
        yield from place_units(b, nation)


def place_units(b: Battle, nation: Nation) -> Procedure[None]:
    """NAP-15.11 Unit type and zone, then the number; until everything is placed."""
    player = b.player[nation]
    while True:
        where = yield Choice(player, DEPLOY_UNIT, placings(b, nation), about=(NATION[nation],))
        if where == DONE:
            b.placements[nation] = []
            return
        if where == UNDO:
            take_back(b, nation)
        elif where == REST_TO_RESERVE:
            rest_to_reserve(b, nation)
        else:
            yield from place_count(b, nation, KIND_AT[where], ZONE_AT[where])


def place_count(b: Battle, nation: Nation, kind: Kind, zone: Zone) -> Procedure[None]:
    """NAP-15.11 How many units of this type go to the zone."""
    most = min(room_for(b, nation, kind, zone), len(NUMBER) - 1)
    counts = NUMBER[1 : most + 1]
    if most > 1 and may_take_back(b, nation):
        counts = [*counts, CANCEL]
    about = (KIND[kind], ZONE[zone], NATION[nation])
    count = yield Choice(b.player[nation], DEPLOY_COUNT, counts, about)
    if count == CANCEL:
        b.taken_back[nation] += 1
    else:
        place(b, nation, kind, zone, NUMBER_OF[count])


# -- queries ----------


def deploying_order(b: Battle, side: Side) -> list[Nation]:
    """NAP-15.11 The nations of a side as in 16.2, those of the commander last."""
    nations = nations_of(b, side)
    commander = b.player[b.commander[side]]
    others = [nation for nation in nations if b.player[nation] != commander]
    return others + [nation for nation in nations if b.player[nation] == commander]


def deploying_now(b: Battle) -> dict[Player, list[Nation]]:
    """Who deploys in this turn of the deployment: on each side the next nation."""
    now: dict[Player, list[Nation]] = {}
    for side in SIDES:
        order = deploying_order(b, side)
        if b.deployed < len(order):
            nation = order[b.deployed]
            now.setdefault(b.player[nation], []).append(nation)
    return now


def has_deployed(b: Battle, nation: Nation) -> bool:
    """Whether the nation's turn of the deployment is over."""
    return deploying_order(b, side_of(b, nation)).index(nation) < b.deployed


def deployment_zones(b: Battle, side: Side) -> list[Zone]:
    """NAP-15.8 The line zones and the reserve."""
    return [LINE[side][column] for column in columns_of(b)] + [RESERVE[side]]


def placings(b: Battle, nation: Nation) -> list[Term]:
    """NAP-15.11 What the player can pick now."""
    waiting = b.waiting[nation]
    kinds = [kind for kind in range(KINDS) if waiting[kind]]
    if not kinds:
        options = [DONE]
    else:
        side = side_of(b, nation)
        zones = deployment_zones(b, side)
        empty = empty_line_zones(b, side)
        open_zones = zones if to_be_deployed(b, side) > len(empty) else empty
        options = [AT[kind][zone] for kind in kinds for zone in (open_zones if is_army(kind) else zones)]
        if may_rest_in_reserve(b, nation):
            options.append(REST_TO_RESERVE)
    if b.placements[nation] and may_take_back(b, nation):
        options.append(UNDO)
    return options


def room_for(b: Battle, nation: Nation, kind: Kind, zone: Zone) -> int:
    """NAP-15.8 How many units of a kind can be placed there so that every line zone can still be filled."""
    waiting = b.waiting[nation][kind]
    if not is_army(kind):
        return waiting
    side = side_of(b, nation)
    others = [empty for empty in empty_line_zones(b, side) if empty != zone]
    return min(waiting, to_be_deployed(b, side) - len(others))


def may_rest_in_reserve(b: Battle, nation: Nation) -> bool:
    """Whether all units of the nation that are left can go to the reserve."""
    side = side_of(b, nation)
    left = sum(b.waiting[nation][kind] for kind in ARMY_KINDS)
    return len(empty_line_zones(b, side)) <= to_be_deployed(b, side) - left


def may_take_back(b: Battle, nation: Nation) -> bool:
    """NAP-26.8 At most ten times per deployment and player."""
    mine = [other for other in (*b.attackers, *b.defenders) if b.player[other] == b.player[nation]]
    return sum(b.taken_back[other] for other in mine) < MOST_CANCELS


def empty_line_zones(b: Battle, side: Side) -> list[Zone]:
    """NAP-15.8 The line zones of a side that have no army unit yet; leaders do not count."""
    empty = []
    for column in columns_of(b):
        zone = LINE[side][column]
        first = cell_of(0, zone)
        for nation in nations_of(b, side):
            if any(b.board[nation][first : first + len(ARMY_KINDS)]):
                break
        else:
            empty.append(zone)
    return empty


def to_be_deployed(b: Battle, side: Side) -> int:
    """The army units that a side has still to place."""
    return sum(sum(b.waiting[nation][: len(ARMY_KINDS)]) for nation in nations_of(b, side))


# -- changes ----------


def place(b: Battle, nation: Nation, kind: Kind, zone: Zone, count: int) -> None:
    b.waiting[nation][kind] -= count
    b.board[nation][cell_of(kind, zone)] += count
    b.placements[nation].append(Placement(kind, zone, count))


def take_back(b: Battle, nation: Nation) -> None:
    """NAP-15.11 Undo the last placement."""
    last = b.placements[nation].pop()
    b.board[nation][cell_of(last.kind, last.zone)] -= last.count
    b.waiting[nation][last.kind] += last.count
    b.taken_back[nation] += 1


def rest_to_reserve(b: Battle, nation: Nation) -> None:
    """NAP-15.11 Everything that is left goes to the reserve."""
    zone = RESERVE[side_of(b, nation)]
    for kind, count in enumerate(b.waiting[nation]):
        if count:
            place(b, nation, kind, zone, count)


def clear_placements(b: Battle, nation: Nation) -> None:
    """Take all units of a nation off the board again, as if it had not begun to deploy."""
    for cell, count in enumerate(b.board[nation]):
        if count:
            b.waiting[nation][kind_of(cell % FIGURES)] += count
            b.board[nation][cell] = 0
    b.placements[nation] = []
    b.taken_back[nation] = 0


def reveal(s: NapoleonState, b: Battle) -> None:
    """NAP-15.8 The screens are lifted; from now on everybody sees the whole board."""
    for side in SIDES:
        for nation in nations_of(b, side):
            b.taken_back[nation] = 0
            for cell, count in enumerate(b.board[nation]):
                zone, kind = divmod(cell, FIGURES)
                if count and is_army(kind):
                    b.army[side][zone] += count
    if s.journal.loud:
        tell_deployment(s, b)


def announce(s: NapoleonState, b: Battle) -> None:
    """NAP-15.4 A skirmish or a grand battle begins."""
    attackers = tuple(NATION[nation] for nation in b.attackers)
    defenders = tuple(NATION[nation] for nation in b.defenders)
    s.journal.tell(GRAND_BATTLE_BEGUN if b.grand else SKIRMISH_BEGUN, REGION[b.region], attackers, defenders)


def tell_deployment(s: NapoleonState, b: Battle) -> None:
    for nation in (*nations_of(b, ATTACKER), *nations_of(b, DEFENDER)):
        for zone in range(ZONES):
            for kind in range(KINDS):
                count = b.board[nation][cell_of(kind, zone)]
                if count:
                    s.journal.tell(DEPLOYED, NATION[nation], count, KIND[kind], ZONE[zone])
