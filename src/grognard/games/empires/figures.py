"""What charts and summaries count in Empires: scores, areas, battles won, the luck of the dice."""

from __future__ import annotations

from typing import Final

from grognard.games.empires import (
    aftermath,
    attack,
    battle,
    control,
    diplomacy,
    fortify,
    markers,
    recruit,
    revolts,
    trade,
)
from grognard.games.empires.book import BOOK
from grognard.games.empires.cards import PROFILE, UNKNOWN
from grognard.games.empires.combat import setting_of
from grognard.games.empires.markers import is_last_province
from grognard.games.empires.scoring import score_of, total
from grognard.games.empires.state import NOBODY, EmpiresState
from grognard.games.empires.tactics import mean_outcome
from grognard.games.empires.terms import Area
from grognard.kernel.almanac import (
    AREAS,
    BATTLES,
    LUCK,
    POINTS,
    Almanac,
    Count,
    Deed,
    Figures,
    adds_one,
    argument,
    die_reaches,
)
from grognard.kernel.choice import Player, Term
from grognard.kernel.journal import Event

PROJECTED: Final = "projected"
ACTIONS: Final = 3
"""The phase of the action rounds."""
FACES: Final = range(1, 7)


def moment(s: EmpiresState) -> tuple[int, ...]:
    """Turn and round. EMP-8.1 The first round of a turn has its number."""
    if not s.turn:
        return ()
    return s.turn, min(s.round, BOOK.track.round_spaces) if s.phase >= ACTIONS else s.turn


def holdings(s: EmpiresState) -> dict[Term, Player]:
    return {area: owner for area, owner in enumerate(s.owner) if owner != NOBODY}


def figures(s: EmpiresState) -> Figures:
    """EMP-20 What was scored, and what would be scored now."""
    return [{POINTS: total(s, seat), PROJECTED: score_of(s, seat)} for seat in range(s.players)]


# -- luck: successes more than could be expected ----------


def roll_made(s: EmpiresState, event: Event) -> list[Count]:
    """A die of the player against the lowest one that succeeds."""
    needed, die = argument(event, "needed"), argument(event, "die")
    return [(argument(event, "who"), LUCK, (die >= needed) - die_reaches(needed))]


def bribed(s: EmpiresState, event: Event) -> list[Count]:
    """EMP-15.5 A bribe adds to the die, but some faces always fail."""
    blocks, die = argument(event, "blocks"), argument(event, "die")
    good = [face for face in FACES if undermines(face, blocks)]
    return [(argument(event, "who"), LUCK, (die in good) - len(good) / len(FACES))]


def undermines(die: int, bribe: int) -> bool:
    target = BOOK.target
    return die not in target.diplomat_remove_natural_fail and die + bribe >= target.diplomat_remove


def combat_fought(s: EmpiresState, event: Event) -> list[Count]:
    """EMP-11.1 A combat against the mean of all dice: what one side gains the other one loses."""
    b = s.battle
    assert b is not None, "a combat is told while its battle is fought"
    attacking, defending, _, _, outcome = b.fought[-1]
    if UNKNOWN in (attacking, defending):
        return []
    setting = setting_of(b.mode, b.ambush, bool(s.engineers[b.attacker]), bool(s.engineers[b.defender]))
    mean = mean_outcome(s.rules.combat.on, setting, PROFILE[attacking], PROFILE[defending])
    gain = (outcome - mean) / 2
    return [(b.attacker, LUCK, gain), (b.defender, LUCK, -gain)]


def revolted(s: EmpiresState, event: Event) -> list[Count]:
    """EMP-6.1 Markers that the revolt takes, against the mean of all columns of both tables."""
    struck = losses(s, list(argument(event, "areas")))
    mean = [0.0] * s.players
    for table in revolts.TABLE_OF_ROLL.values():
        for provinces in revolts.COLUMNS[table].values():
            for seat, lost in enumerate(losses(s, provinces)):
                mean[seat] += lost / (len(FACES) * len(FACES))
    return [(seat, LUCK, mean[seat] - struck[seat]) for seat in range(s.players)]


def losses(s: EmpiresState, provinces: list[Area]) -> list[int]:
    """EMP-6.2 By seat: how many of these provinces would lose a marker now."""
    lost = [0] * s.players
    for province in provinces:
        owner = s.owner[province]
        safe = s.forts >> province & 1 or (s.markers[province] == 1 and is_last_province(s, province))
        if owner != NOBODY and not safe:
            lost[owner] += 1
    return lost


ALMANAC: Final = Almanac(
    measures=(POINTS, PROJECTED, AREAS, BATTLES, LUCK),
    moment=moment,
    holdings=holdings,
    figures=figures,
    counting={
        aftermath.ATTACKER_WON: adds_one(BATTLES),
        aftermath.DEFENDER_WON: adds_one(BATTLES),
        attack.MOVED: roll_made,
        attack.NOT_MOVED: roll_made,
        attack.CONQUERED: roll_made,
        attack.NOT_CONQUERED: roll_made,
        diplomacy.COURTED: roll_made,
        diplomacy.NOT_COURTED: roll_made,
        diplomacy.UNDERMINED: bribed,
        diplomacy.NOT_UNDERMINED: bribed,
        trade.DISPLACED: roll_made,
        trade.NOT_DISPLACED: roll_made,
        battle.COMBAT_WON: combat_fought,
        battle.COMBAT_TIED: combat_fought,
        revolts.REVOLT: revolted,
    },
    deeds=(
        Deed("attacked", attack.ATTACKED, what="area"),
        Deed("won", aftermath.ATTACKER_WON, aftermath.DEFENDER_WON, what="area"),
        Deed("routed", aftermath.ROUTED, who="winner"),
        Deed("lost_cards", aftermath.CASUALTIES, what="cards"),
        Deed("plundered", aftermath.PLUNDERED, what="blocks"),
        Deed("courted", diplomacy.ANNEXED, diplomacy.COURTED, diplomacy.UNDERMINED, what="area"),
        Deed("failed_diplomacy", diplomacy.NOT_COURTED, diplomacy.NOT_UNDERMINED, what="area"),
        Deed("recruited", recruit.RECRUITED, what="card"),
        Deed("disbanded", recruit.DISBANDED, what="card"),
        Deed("traded", trade.TRADED, trade.DISPLACED, what="area"),
        Deed("fortified", fortify.FORTIFIED, what="area"),
        Deed("strengthened", control.STRENGTHENED, what="area"),
        Deed("revolted", revolts.REVOLTED, what="area"),
        Deed("reclaimed", markers.RECLAIMED, what="from_area"),
    ),
)
