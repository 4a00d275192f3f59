"""Positions in words for the tests of Napoleon in Europe."""

from __future__ import annotations

from typing import Any

from grognard.games.napoleon import GAME, armies
from grognard.games.napoleon.armies import ships, stack_of
from grognard.games.napoleon.battle import new_battle
from grognard.games.napoleon.book import ATLAS, REGIONS, WATERS
from grognard.games.napoleon.ids import ALLIED, AT_WAR, KIND_IDS, KINDS, NATION_IDS, NATIONS, NOBODY, SQUADRON
from grognard.games.napoleon.relations import set_status
from grognard.games.napoleon.setup import new_state
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import decider, player_of
from grognard.kernel.choice import Procedure
from grognard.kernel.dice import Dice
from grognard.kernel.journal import Journal
from grognard.testing import Run, run

ALL_NATIONS = "france britain prussia russia ottoman austria spain"


def nation(word: str) -> int:
    return NATION_IDS.index(word)


def region(word: str) -> int:
    return ATLAS.region(word.replace("_", "-"))


def water(word: str) -> int:
    return ATLAS.water(word.replace("_", "-"))


def position(
    seats: str = ALL_NATIONS,
    active: str = "france",
    dice: list[int] | None = None,
    war: str = "",
    allied: str = "",
    owned: str = "",
    control: str = "",
    pap: int = 6,
    options: dict[str, str] | None = None,
    **places: str,
) -> NapoleonState:
    """A map that is empty but for what the words say; minor regions belong to nobody unless `owned`.

    `seats="france+spain britain"`: seat 0 has two nations, seat 1 one; the others are neutral.
    `war="france-britain"`, `allied="britain-russia"`, `control="prussia-france"` (by France),
    `owned="france: belgium holland; austria: posen"`, `bavaria="austria 3 infantry 1 leader"`,
    `mid_atlantic="britain 3 squadron"`, `port_brittany="france 2 squadron"`.
    """
    groups = seats.split()
    chosen = GAME.settle(len(groups), options or {})
    s = new_state(len(groups), chosen, Dice.scripted(dice or []))
    s.journal = Journal()
    s.stacks = [() for _ in range(REGIONS)]
    s.fleets = [() for _ in range(WATERS)]
    s.raised = [0] * (KINDS + 1)
    s.owner = ATLAS.home.copy()
    s.uprising = [False] * REGIONS
    s.ready = True
    s.active = nation(active)
    s.movers = [s.active]
    s.pp = [0] * NATIONS
    for seat, group in enumerate(groups):
        for word in group.split("+"):
            s.seat[nation(word)] = seat
            s.pap[nation(word)] = pap
    for part in filter(None, owned.split(";")):
        owner, regions = part.split(":")
        for word in regions.split():
            s.owner[region(word)] = NOBODY if owner.strip() == "nobody" else nation(owner.strip())
    for pair in war.split():
        one, two = pair.split("-")
        set_status(s, nation(one), nation(two), AT_WAR)
    for pair in allied.split():
        one, two = pair.split("-")
        set_status(s, nation(one), nation(two), ALLIED)
    for pair in control.split():
        one, two = pair.split("-")
        s.controller[nation(one)] = nation(two)
        s.was_controlled[nation(one)] = True
        set_status(s, nation(one), nation(two), ALLIED)
    for place, forces in places.items():
        put(s, place, forces)
    s.unsettled = []
    return s


def put(s: NapoleonState, place: str, forces: str) -> None:
    """Add units: `put(s, "bavaria", "austria 3 infantry, france 1 leader")`."""
    for force in forces.split(","):
        owner, *rest = force.split()
        for count, word in zip(rest[::2], rest[1::2], strict=True):
            kind = KIND_IDS.index(word)
            s.raised[kind] += int(count)
            if kind == SQUADRON:
                armies.put_ships(s, nation(owner), water(place), int(count))
            else:
                armies.put(s, number(owner), region(place), kind, int(count))


def number(word: str) -> int:
    """A nation, or the army of a minor nation."""
    return NATIONS if word == "minor" else nation(word)


def units(s: NapoleonState, owner: str, place: str) -> str:
    """The nation's units there in words, an empty text for none."""
    stack = stack_of(s, number(owner), region(place))
    if stack is None:
        return ""
    return " ".join(f"{count} {KIND_IDS[kind]}" for kind, count in enumerate(stack.units) if count)


def fleet(s: NapoleonState, owner: str, place: str) -> int:
    return ships(s, nation(owner), water(place))


def owner(s: NapoleonState, place: str) -> str:
    who = s.owner[region(place)]
    return "" if who == NOBODY else NATION_IDS[who]


def status(s: NapoleonState, one: str, two: str) -> str:
    return ("neutral", "war", "alliance")[s.status[nation(one)][nation(two)]]


def seat(s: NapoleonState, word: str) -> int:
    return player_of(s, nation(word))


def go(procedure: Procedure[Any], *words: str) -> Run:
    """Run a rule with these answers."""
    return run(GAME.terms, procedure, *words)


def told(s: NapoleonState) -> list[str]:
    """The keys of everything that was written in the journal."""
    return [event.told.key for event in s.journal.events]


def decided(
    s: NapoleonState,
    place: str,
    attackers: str,
    defenders: str,
    winner: str,
    lost: str = "",
    cause: int = 0,
) -> None:
    """A battle that has just been fought: `winner` is attacker or defender, `lost="britain 6 infantry"`."""
    attacking = [number(word) for word in attackers.split()]
    defending = [number(word) for word in defenders.split()]
    players = [NOBODY] * (NATIONS + 1)
    for each in attacking:
        players[each] = player_of(s, each)
    for each in defending:
        players[each] = decider(s, each, attacking[0])
    b = new_battle(s, region(place), attacking, defending, players, False, cause)
    b.fought = True
    b.winner = 0 if winner == "attacker" else 1
    for force in filter(None, lost.split(",")):
        who, *rest = force.split()
        for count, word in zip(rest[::2], rest[1::2], strict=True):
            b.lost[number(who)][KIND_IDS.index(word)] += int(count)
    s.battle = b
