"""What charts and summaries count in Scharz: wealth, points, fields, battles won, the luck of the dice."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz import (
    aftermath,
    battle_round,
    buying,
    capture,
    construction,
    corsair_rolls,
    diplomacy,
    feasts,
    flight,
    pay,
    recruitment,
    siege,
    taxes,
    works,
)
from grognard.games.scharz.battle_state import Battle
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.combat_terms import battle_place
from grognard.games.scharz.dice_pool import ROUGH, is_caught, swords_rolled
from grognard.games.scharz.expectation import dice_on_table, mean, swords_chances
from grognard.games.scharz.muster import ground_of
from grognard.games.scharz.state import NOBODY, ScharzState
from grognard.games.scharz.tables import CORSAIR
from grognard.games.scharz.terms import field_term
from grognard.games.scharz.wealth import wealth
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
)
from grognard.kernel.choice import Player, Term
from grognard.kernel.journal import Event

WEALTH: Final = "wealth"
FACES: Final = range(1, 7)


def moment(s: ScharzState) -> tuple[int, ...]:
    """Year and season."""
    return (s.year, s.season + 1) if s.round else ()


def holdings(s: ScharzState) -> dict[Term, Player]:
    """SCH-7 Who controls which field."""
    return {field_term(s, field): player for field, player in enumerate(s.control) if player != NOBODY}


def figures(s: ScharzState) -> Figures:
    return [{WEALTH: wealth(s, seat), POINTS: s.vp[seat]} for seat in range(s.players)]


# -- luck: swords and successes more than could be expected ----------


def dice_rolled(s: ScharzState, event: Event) -> list[Count]:
    """SCH-10.13 The swords on the table against the mean of these dice."""
    who = argument(event, "who")
    battle = battle_told(s, event)
    rough = bool(ground_of(s, battle) & ROUGH)
    side = next(side for side in battle.sides if side.leader == who)
    return [(who, LUCK, swords_rolled(side.dice, rough) - mean(swords_chances(dice_on_table(side), rough)))]


def interception_rolled(s: ScharzState, event: Event) -> list[Count]:
    """SCH-10.24 What the hunter wins by the die the fugitive loses."""
    fleeing = argument(event, "fleeing")
    units = sum(len(side.units) for side in battle_told(s, event).sides if side.leader == fleeing)
    chance = sum(is_caught(face, units) for face in FACES) / len(FACES)
    gain = is_caught(argument(event, "roll"), units) - chance
    return [(argument(event, "who"), LUCK, gain), (fleeing, LUCK, -gain)]


def corsairs_rolled(s: ScharzState, event: Event) -> list[Count]:
    """SCH-5.19 Ships sunk against a sixth of the dice."""
    rolls = argument(event, "rolls")
    sunk = rolls.count(BOOK.units[CORSAIR].attack_d6)
    return [(argument(event, "who"), LUCK, sunk - len(rolls) / len(FACES))]


def battle_told(s: ScharzState, event: Event) -> Battle:
    """The battle or siege at the place of the event."""
    combat = s.combat
    assert combat is not None, "dice are told in the combat phase"
    battles = [battle for battle in combat.battles if not battle.over]
    if combat.siege is not None:
        battles.append(combat.siege)
    return next(b for b in battles if battle_place(s, b.place) == argument(event, "where"))


ALMANAC: Final = Almanac(
    measures=(WEALTH, POINTS, AREAS, BATTLES, LUCK),
    moment=moment,
    holdings=holdings,
    figures=figures,
    counting={
        aftermath.WON: adds_one(BATTLES),
        battle_round.ROLLED: dice_rolled,
        battle_round.CHARGED: dice_rolled,
        battle_round.WORKERS_ROLLED: dice_rolled,
        flight.CAUGHT: interception_rolled,
        flight.ESCAPED: interception_rolled,
        corsair_rolls.CORSAIRS_ROLLED: corsairs_rolled,
    },
    deeds=(
        Deed("won", aftermath.WON, what="where"),
        Deed("assaulted", siege.ASSAULTED, what="field"),
        Deed("took_settlement", capture.FELL, what="field"),
        Deed("lost_units", battle_round.LOST, what="what"),
        Deed("fled", flight.FLED_TO, what="goal"),
        Deed("plundered", capture.PLUNDERED, what="coins"),
        Deed("started", works.STARTED, what="building"),
        Deed("finished", construction.FINISHED, what="building"),
        Deed("bought", buying.BOUGHT, what="count"),
        Deed("recruited", recruitment.RECRUITED, what="unit"),
        Deed("taxed", taxes.TAXED, what="coins"),
        Deed("paid", pay.PAID, what="coins"),
        Deed("feasted", feasts.FEASTED, what="size"),
        Deed("submitted", diplomacy.SUBMITTED, who="vassal", what="lord"),
        Deed("truce", diplomacy.TRUCE_MADE, who="petitioner", what="recipient"),
    ),
)
