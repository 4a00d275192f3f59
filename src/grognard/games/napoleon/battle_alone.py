"""NAP-15.14 A battle by itself: two lists of units, two players, no map around it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from grognard.games.napoleon.armies import put
from grognard.games.napoleon.battle import fight, new_battle
from grognard.games.napoleon.battle_board import ATTACKER, DEFENDER, SIDES
from grognard.games.napoleon.battle_state import CAUSE_WAR, Battle, nations_of, units_of
from grognard.games.napoleon.book import BOOK, REGIONS, WATERS
from grognard.games.napoleon.ids import (
    ARMY_KINDS,
    KIND_IDS,
    KINDS,
    MINOR,
    NATION_IDS,
    NATIONS,
    NOBODY,
    Kind,
    Nation,
)
from grognard.games.napoleon.picks import MOST_CANCELS
from grognard.games.napoleon.state import NapoleonState, no_units
from grognard.games.napoleon.terms import MAX_NUMBER
from grognard.kernel.choice import Procedure
from grognard.kernel.errors import BadOption
from grognard.kernel.game import Result

EXAMPLE: Final = "10 inf 4 cav 3 art 2 leaders / 9 inf 2 cav 2 art 1 leader"

BATTLEFIELD: Final = BOOK.region("belgium")
"""Where it is fought: somewhere, since no unit comes from or goes to another region."""

MOST_OF_A_KIND: Final = MAX_NUMBER
"""How many units of one type a nation may bring."""

PICKS_PER_ACTION: Final = 8
"""Unit, deed, target, its nation, reaction, call-off, leader; one more for safety."""

PLAIN_NATIONS: Final = ("france", "britain", "prussia", "russia", "ottoman", "austria", "spain")
"""Who fights where no nation is named: the first one that is free and may have such units."""

ALIASES: Final = {
    "guns": "artillery",
    "gun": "artillery",
    "horse": "cavalry",
    "foot": "infantry",
    "general": "leader",
}

REASONS: Final = ("battle-broken-line", "battle-retreat", "battle-no-contact", "battle-round-limit")


@dataclass(frozen=True, slots=True)
class Army:
    """The units of one nation."""

    nation: Nation
    units: tuple[int, ...]  # by kind


@dataclass(frozen=True, slots=True)
class Order:
    """What the text asks for."""

    sides: tuple[tuple[Army, ...], tuple[Army, ...]]
    landing: bool
    year: int  # 0: that of the scenario


# -- playing it ----------


def check_battle(text: str) -> None:
    """Refuse a text that describes no battle."""
    parse_battle(text)


def set_up_alone(s: NapoleonState, text: str) -> None:
    """NAP-15.14 The map is empty but for these two armies; seat 0 attacks, seat 1 defends."""
    order = parse_battle(text)
    s.stacks = [() for _ in range(REGIONS)]
    s.fleets = [() for _ in range(WATERS)]
    s.raised = [0] * (KINDS + 1)
    s.seat = [NOBODY] * NATIONS
    s.cancels = [MOST_CANCELS] * s.players
    s.year = order.year or s.year
    player = [NOBODY] * (MINOR + 1)
    for side in SIDES:
        for army in order.sides[side]:
            player[army.nation] = side
            if army.nation != MINOR:
                s.seat[army.nation] = side
            muster(s, army)
    attackers = [army.nation for army in order.sides[ATTACKER]]
    defenders = [army.nation for army in order.sides[DEFENDER]]
    s.active = attackers[0]
    s.owner[BATTLEFIELD] = defenders[0] if defenders[0] != MINOR else NOBODY
    s.battle = new_battle(s, BATTLEFIELD, attackers, defenders, player, order.landing, CAUSE_WAR)


def muster(s: NapoleonState, army: Army) -> None:
    for kind, count in enumerate(army.units):
        put(s, army.nation, BATTLEFIELD, kind, count)
        s.raised[kind] += count


def play_alone(s: NapoleonState) -> Procedure[None]:
    """NAP-15.14 Deployment to pursuit; there is no retreat region."""
    assert s.battle is not None, "a battle by itself needs a battle"
    yield from fight(s, s.battle)


def result_alone(s: NapoleonState) -> Result:
    """NAP-15.14 Winner, losses and survivors; the score is the worth of the enemy units eliminated, in PP."""
    b = s.battle
    assert b is not None and b.fought, "the battle is not over"
    scores = [worth(lost_by(b, 1 - side)) for side in SIDES]
    details = [details_of(b, side) for side in SIDES]
    return Result([[b.winner], [1 - b.winner]], scores, REASONS[b.decision], details)


def bound_alone(text: str) -> int:
    """NAP-26.5 More decisions than this no such battle can have: all units act twice in every round."""
    armies = [army for side in parse_battle(text).sides for army in side]
    units = sum(sum(army.units) for army in armies)
    per_round = 2 * PICKS_PER_ACTION * units + 2 * len(BOOK.battle.phases) * (len(armies) + 1)
    taken_back = 2 * PICKS_PER_ACTION * (2 * MOST_CANCELS)
    return BOOK.battle.round_limit * per_round + PICKS_PER_ACTION * units + taken_back


def details_of(b: Battle, side: int) -> dict[str, int]:
    lost, left = lost_by(b, side), survivors_of(b, side)
    return {"lost": sum(lost), "survivors": sum(left), "lost_pp": worth(lost), "survivors_pp": worth(left)}


def lost_by(b: Battle, side: int) -> list[int]:
    """By kind, all nations of the side together."""
    return [sum(b.lost[nation][kind] for nation in nations_of(b, side)) for kind in range(KINDS)]


def survivors_of(b: Battle, side: int) -> list[int]:
    """By kind, all nations of the side together."""
    units = [units_of(b, nation) for nation in nations_of(b, side)]
    return [sum(each[kind] for each in units) for kind in range(KINDS)]


def worth(units: list[int]) -> int:
    """What the units cost (9.8)."""
    return sum(count * BOOK.units[kind].cost for kind, count in enumerate(units))


# -- reading the text ----------


def parse_battle(text: str) -> Order:
    """Two lists of units with a slash between them; then, after semicolons, `landing` and a year.

    A list is made of numbers and unit types. A nation may stand before them, several are joined with `+`:
    `france 6 inf 2 cav + spain 3 inf / prussia 8 inf 3 militia; 1813; landing`.
    """
    lists, *extras = text.split(";")
    sides = [side.split("+") for side in lists.split("/")]
    if len(sides) != len(SIDES):
        raise BadOption(f"A battle is two lists of units with one '/' between them, such as '{EXAMPLE}'.")
    units = [[parse_units(part) for part in side] for side in sides]
    taken = [nation for side in sides for part in side if (nation := nation_named(part)) != NOBODY]
    if len(set(taken)) < len(taken):
        twice = next(nation for nation in taken if taken.count(nation) > 1)
        raise BadOption(f"The nation {nation_word(twice)} appears twice in the battle '{lists.strip()}'.")
    armies = [parse_side(sides[side], units[side], taken) for side in SIDES]
    landing, year = parse_extras(extras)
    return Order((armies[ATTACKER], armies[DEFENDER]), landing, year)


def parse_side(parts: list[str], units: list[list[int]], taken: list[Nation]) -> tuple[Army, ...]:
    """One side: the armies of one or more nations, with at least one army unit among them."""
    armies = []
    for part, counts in zip(parts, units, strict=True):
        nation = nation_named(part)
        if nation == NOBODY:
            nation = plain_nation(counts, taken)
            taken.append(nation)
        check_units(nation, counts)
        armies.append(Army(nation, tuple(counts)))
    if not any(army.units[kind] for army in armies for kind in ARMY_KINDS):
        side = "+".join(parts).strip()
        raise BadOption(f"The side '{side}' has no army unit: leaders cannot fight alone.")
    return tuple(armies)


def parse_units(text: str) -> list[int]:
    """By kind: `10 inf 4 cav` or `3 elite_infantry`, also with commas."""
    units = no_units()
    found = re.findall(r"(\d+)\s*([^\d,+/;]*)", text)
    if not found or not re.fullmatch(r"[^\d]*(\d+[^\d]*)+", text):
        raise BadOption(
            f"'{text.strip()}' is no list of units; write numbers and types, such as '{EXAMPLE}'."
        )
    for number, words in found:
        if not words.strip():
            raise BadOption(f"In '{text.strip()}' no unit type stands behind the number {number}.")
        kind = kind_named(words)
        units[kind] += int(number)
        if units[kind] > MOST_OF_A_KIND:
            raise BadOption(
                f"At most {MOST_OF_A_KIND} units of a type can fight, not {units[kind]} {words.strip()}."
            )
    return units


def parse_extras(extras: list[str]) -> tuple[bool, int]:
    """What stands after the semicolons: whether the attackers land (8.8), and the year (21.7)."""
    landing, year = False, 0
    for extra in extras:
        word = extra.strip().lower()
        if word == "landing":
            landing = True
        elif re.fullmatch(r"1[78]\d\d", word):
            year = int(word)
        elif word:
            raise BadOption(
                f"After the two armies can stand 'landing' and a year such as 1813, not '{word}'."
            )
    return landing, year


def kind_named(words: str) -> Kind:
    """The unit type of which this is the id, a name or the beginning of one."""
    wanted = "_".join(words.lower().split())
    wanted = ALIASES.get(wanted, wanted)
    fits = [kind for kind in range(KINDS) if begins_a_name(wanted, KIND_IDS[kind], BOOK.units[kind].names)]
    exact = [kind for kind in fits if wanted == KIND_IDS[kind]]
    if len(exact or fits) != 1:
        known = ", ".join(KIND_IDS[:KINDS])
        raise BadOption(f"There is no unit type '{words.strip()}'; there are: {known}.")
    return (exact or fits)[0]


def nation_named(text: str) -> Nation:
    """The nation whose name stands before the first number, or NOBODY."""
    match = re.match(r"\s*([^\d]+)", text)
    wanted = "_".join(match[1].lower().replace(":", " ").split()) if match else ""
    if not wanted:
        return NOBODY
    names = [(row.id, {"en": row.name_en, "de": row.name_de}) for row in BOOK.nations]
    names.append(("minor", {"en": BOOK.minor.name_en, "de": BOOK.minor.name_de}))
    fits = [nation for nation, (word, named) in enumerate(names) if begins_a_name(wanted, word, named)]
    if len(fits) != 1:
        known = ", ".join((*NATION_IDS, "minor"))
        raise BadOption(f"There is no nation '{wanted}'; there are: {known}.")
    return fits[0]


def begins_a_name(wanted: str, word: str, names: Mapping[str, str]) -> bool:
    """Whether `wanted`, perhaps in the plural, is the beginning of the word or of one of the names."""
    spellings = [word, *("_".join(name.lower().split()) for name in names.values())]
    singular = wanted.removesuffix("s")
    return any(spelling.startswith((wanted, singular)) for spelling in spellings)


def plain_nation(units: list[int], taken: list[Nation]) -> Nation:
    """A nation that may have such units, where none is named."""
    nations = [NATION_IDS.index(word) for word in PLAIN_NATIONS]
    free = [
        n for n in nations if n not in taken and not any(units[k] and is_barred(n, k) for k in range(KINDS))
    ]
    if not free:
        raise BadOption("There are not enough nations for this battle: name one for every army.")
    return free[0]


def check_units(nation: Nation, units: list[int]) -> None:
    """NAP-21.8 Refuse units that the nation cannot have."""
    for kind in range(KINDS):
        if units[kind] and is_barred(nation, kind):
            allowed = " and ".join(NATION_IDS[other] for other in BOOK.units[kind].only_nations)
            raise BadOption(f"{KIND_IDS[kind]} belongs to {allowed} only, not to {nation_word(nation)}.")


def is_barred(nation: Nation, kind: Kind) -> bool:
    only = BOOK.units[kind].only_nations
    return bool(only) and nation not in only


def nation_word(nation: Nation) -> str:
    return "minor" if nation == MINOR else NATION_IDS[nation]
