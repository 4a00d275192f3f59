"""NAP-24 The vocabulary of the decision catalogue: every option of every question is one of these terms."""

from __future__ import annotations

from typing import Final

from grognard.games.napoleon.book import ATLAS, BOOK, kinds_of_arm
from grognard.games.napoleon.ids import FOOT, HORSE, KINDS, STAFF, Kind
from grognard.kernel.choice import Term
from grognard.kernel.terms import Vocabulary

TERMS: Final = Vocabulary()

MAX_NUMBER: Final = 60
"""The highest number that can be picked at once; more takes several picks."""

NONE: Final = -1
"""In a table by term: this term is nothing of the kind. In a table of terms: there is no such term."""


def _names(en: str, de: str) -> dict[str, str]:
    return {"en": en, "de": de}


# -- things on the map

NATION: Final = [TERMS.add(n.id, "nation", _names(n.name_en, n.name_de)) for n in BOOK.nations]
"""By nation; the last one stands for the army of a minor nation."""
NATION.append(TERMS.add("minor-nations", "nation", _names(BOOK.minor.name_en, BOOK.minor.name_de)))
REGION: Final = [TERMS.add(r.id, "region", _names(r.name_en, r.name_de)) for r in ATLAS.regions]
WATER: Final = [TERMS.add(s.id, "sea", _names(s.name_en, s.name_de)) for s in ATLAS.seas] + [
    TERMS.add(p.id, "port", _names(p.name_en, p.name_de)) for p in ATLAS.ports
]
KIND: Final = [TERMS.add(u.id, "unit", u.names) for u in BOOK.units]
NUMBER: Final = TERMS.numbers(0, MAX_NUMBER)
SCENARIO: Final = {
    s.id: TERMS.add(s.id, "scenario", _names(s.name_en, s.name_de)) for s in BOOK.scenarios.values()
}
LEVEL: Final = [
    TERMS.add(f"level-{number}", "level", _names(en, de))
    for number, (en, de) in enumerate(zip(BOOK.victory.levels_en, BOOK.victory.levels_de, strict=True), 1)
]

# -- keywords of several chapters

YES, NO, PASS, DONE, CANCEL, UNDO, READY, ACCEPT, DECLINE, STAY, ALL = TERMS.keywords(
    "yes", "no", "pass", "done", "cancel", "undo", "ready", "accept", "decline", "stay", "all"
)
STOP, GO, ENOUGH = TERMS.keywords("stop", "go", "enough")

# -- politics

OFFENSIVE_PLAYER, OFFENSIVE_MINOR, OFFENSIVE_GREAT, DECLARE_WAR, UPRISING, BREAK_ALLIANCE = TERMS.keywords(
    "offensive_player", "offensive_minor", "offensive_great", "declare_war", "uprising", "break_alliance"
)
REQUEST_PASSAGE, REVOKE_PASSAGE, ARMISTICE, SUE_FOR_PEACE, EXCHANGE, GIFT_PP, ANNEX_MINOR = TERMS.keywords(
    "request_passage", "revoke_passage", "armistice", "sue_for_peace", "exchange", "gift_pp", "annex_minor"
)
ALLIANCE, ASK_PASSAGE, LEAVE, GRANT, REFUSE, LIBERATE = TERMS.keywords(
    "alliance", "ask_passage", "leave", "grant", "refuse", "liberate"
)
GO_ON, TIME_UP = TERMS.keywords("go_on", "time_up")

# -- movement and production

LAND, FLEET, ENGAGE, PORT_ATTACK, TRANSPORT, POLITICS, END = TERMS.keywords(
    "land", "fleet", "engage", "port_attack", "transport", "politics", "end"
)
FIGHT, AVOID, PAP = TERMS.keywords("fight", "avoid", "pap")

# -- battle

REST_TO_RESERVE, FIGHT_ON, RETREAT, MOVE, FIRE, CHARGE, DISSOLVE, RALLY = TERMS.keywords(
    "rest_to_reserve", "fight_on", "retreat", "move", "fire", "charge", "dissolve", "rally"
)
SQUARE, STAND, EVADE, CHARGE_HOME, CALL_OFF, REST_HERE = TERMS.keywords(
    "square", "stand", "evade", "charge_home", "call_off", "rest_here"
)

ZONE_IDS: Final = (
    "a-retreat",
    "a-reserve",
    "a-left",
    "a-center",
    "a-right",
    "middle-left",
    "middle-center",
    "middle-right",
    "b-left",
    "b-center",
    "b-right",
    "b-reserve",
    "b-retreat",
)
"""NAP-15.5 The zones of the battle board, from the attacker's (a) side to the defender's (b)."""
ZONE: Final = [TERMS.add(zone, "zone") for zone in ZONE_IDS]
ZONES: Final = len(ZONE)


def _in_zones(kinds: list[Kind], state: str) -> list[list[Term]]:
    """By kind and zone: units of this kind and state there."""
    pattern = f"at-{state}" if state else "at"
    suffix = f":{state}" if state else ""
    return [
        [
            TERMS.add(
                f"{BOOK.units[kind].id}@{ZONE_IDS[zone]}{suffix}",
                "units",
                None,
                (KIND[kind], ZONE[zone]),
                pattern,
            )
            if kind in kinds
            else NONE
            for zone in range(ZONES)
        ]
        for kind in range(KINDS)
    ]


_FOOT: Final = kinds_of_arm(FOOT)
AT: Final = _in_zones(list(range(KINDS)), "")
AT_SQUARE: Final = _in_zones(_FOOT, "square")
"""Infantry standing in square."""
AT_SECOND: Final = _in_zones([*kinds_of_arm(HORSE), *kinds_of_arm(STAFF)], "second")
"""Units that have used the first of their two actions."""
SQUARED: Final = [
    TERMS.add(f"{BOOK.units[kind].id}:square", "units", None, (KIND[kind],), "in-square")
    if kind in _FOOT
    else NONE
    for kind in range(KINDS)
]

# -- back from terms to numbers


def _backwards(terms: list[Term]) -> list[int]:
    table = [NONE] * len(TERMS)
    for number, term in enumerate(terms):
        if term != NONE:
            table[term] = number
    return table


NATION_OF: Final = _backwards(NATION)
REGION_OF: Final = _backwards(REGION)
WATER_OF: Final = _backwards(WATER)
KIND_OF: Final = _backwards(KIND)
NUMBER_OF: Final = _backwards(NUMBER)
ZONE_OF: Final = _backwards(ZONE)
KIND_AT: Final = [NONE] * len(TERMS)
ZONE_AT: Final = [NONE] * len(TERMS)
for _kind, _term in enumerate(SQUARED):
    if _term != NONE:
        KIND_OF[_term] = _kind
for _table in (AT, AT_SQUARE, AT_SECOND):
    for _kind, _row in enumerate(_table):
        for _zone, _term in enumerate(_row):
            if _term != NONE:
                KIND_AT[_term] = _kind
                ZONE_AT[_term] = _zone


def numbers_to(most: int) -> list[Term]:
    """The terms 1 to `most` (or to the highest there is)."""
    return NUMBER[1 : min(most, MAX_NUMBER) + 1]
