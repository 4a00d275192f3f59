"""What charts and summaries count in Napoleon: victory levels, regions, income, armies, battles, luck."""

from __future__ import annotations

from typing import Final

from grognard.games.napoleon import (
    aftermath,
    battle,
    casualties,
    charge,
    fire,
    fleets,
    leaders,
    minors,
    movement,
    offensives,
    offers,
    peace,
    production,
    pursuit,
    relations,
    sea_battle,
    transport,
    uprisings,
)
from grognard.games.napoleon.armies import ships
from grognard.games.napoleon.battle_estimates import beats_by, reach
from grognard.games.napoleon.book import BOOK, is_port
from grognard.games.napoleon.ids import ARMY_KINDS, NATIONS, NOBODY, Nation
from grognard.games.napoleon.production import income
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import nations_of, player_of
from grognard.games.napoleon.terms import NATION, NATION_OF, REGION, WATER_OF
from grognard.games.napoleon.victory import ANNIHILATION, level
from grognard.kernel.almanac import (
    AREAS,
    BATTLES,
    LUCK,
    Almanac,
    Count,
    Counting,
    Deed,
    Figures,
    argument,
    die_reaches,
)
from grognard.kernel.choice import Player, Term
from grognard.kernel.journal import Event

LEVEL: Final = "level"
INCOME: Final = "income"
ARMY: Final = "army"


def moment(s: NapoleonState) -> tuple[int, ...]:
    """Month and year, or the round of a battle by itself."""
    b = s.battle
    if s.options["battle"]:
        return (b.round,) if b is not None and b.round else ()
    return (s.month, s.year) if s.ready else ()


def holdings(s: NapoleonState) -> dict[Term, Player]:
    """The regions of all nations that a player decides for."""
    if s.options["battle"]:
        return {}
    owned = {REGION[region]: nation for region, nation in enumerate(s.owner) if nation != NOBODY}
    held = {region: player_of(s, nation) for region, nation in owned.items()}
    return {region: player for region, player in held.items() if player != NOBODY}


def figures(s: NapoleonState) -> Figures:
    """NAP-22.7 Steps above annihilation of the best nation; income and army units of all nations together."""
    if s.options["battle"]:
        return [{ARMY: units_in_battle(s, seat)} for seat in range(s.players)]
    troops = [0] * NATIONS
    for here in s.stacks:
        for stack in here:
            if stack.nation < NATIONS:
                troops[stack.nation] += sum(stack.units[kind] for kind in ARMY_KINDS)
    found: Figures = []
    for seat in range(s.players):
        nations = nations_of(s, seat)
        found.append(
            {
                LEVEL: max((ANNIHILATION - level(s, n) for n in nations if s.seat[n] == seat), default=0),
                INCOME: sum(income(s, nation) for nation in nations),
                ARMY: sum(troops[nation] for nation in nations),
            }
        )
    return found


def units_in_battle(s: NapoleonState, seat: Player) -> int:
    """NAP-15.14 In a battle by itself: all units that are left."""
    b = s.battle
    assert b is not None, "a battle by itself is fought from the beginning"
    nations = [nation for nation, player in enumerate(b.player) if player == seat]
    return sum(sum(b.board[nation]) + sum(b.waiting[nation]) for nation in nations)


def seat_of(s: NapoleonState, term: Term) -> Player | None:
    """The player who decides for the nation with this term."""
    nation: Nation = NATION_OF[term]
    if s.options["battle"]:
        assert s.battle is not None, "a battle by itself is fought from the beginning"
        player = s.battle.player[nation]
    else:
        player = player_of(s, nation) if 0 <= nation < NATIONS else NOBODY
    return None if player == NOBODY else player


# -- battles ----------


def battle_won(s: NapoleonState, event: Event) -> list[Count]:
    """NAP-20.2 All players of the winning side."""
    return winners(s, argument(event, "winners"))


def sea_fought(s: NapoleonState, event: Event) -> list[Count]:
    """NAP-7.15 A battle won for the side with the larger total, and the luck of both."""
    total, against = argument(event, "total"), argument(event, "against")
    won = winners(s, argument(event, "nations" if total > against else "enemies")) if total != against else []
    return won + sea_luck(s, event)


def winners(s: NapoleonState, nations: tuple[Term, ...]) -> list[Count]:
    seats = dict.fromkeys(seat_of(s, nation) for nation in nations)
    return [(seat, BATTLES, 1) for seat in seats if seat is not None]


# -- luck: successes more than could be expected ----------


def swing(s: NapoleonState, event: Event, gain: float) -> list[Count]:
    """What the nation gains by the dice; its enemy, where there is one, loses as much."""
    counts: list[Count] = []
    for name, share in (("nation", gain), ("enemy", -gain)):
        seat = seat_of(s, argument(event, name)) if name in event.told.names else None
        if seat is not None:
            counts.append((seat, LUCK, share))
    return counts


def high_roll(roll: str, need: str, dice: int = 2, modifier: str = "", bad: bool = False) -> Counting:
    """Such events tell of a roll that had to reach a number; `bad`: to the harm of the nation."""

    def count(s: NapoleonState, event: Event) -> list[Count]:
        more = argument(event, modifier) if modifier else 0
        needed = argument(event, need) - more
        made = argument(event, roll)
        total = sum(made) if isinstance(made, tuple) else made
        gain = (total >= needed) - (reach(needed) if dice == 2 else die_reaches(needed))
        return swing(s, event, -gain if bad else gain)

    return count


def low_roll(roll: str, most: str, dice: int = 2, bad: bool = False) -> Counting:
    """Such events tell of a roll that had to stay at or below a number."""

    def count(s: NapoleonState, event: Event) -> list[Count]:
        limit = argument(event, most)
        above = reach(limit + 1) if dice == 2 else die_reaches(limit + 1)
        gain = (argument(event, roll) <= limit) - (1 - above)
        return swing(s, event, -gain if bad else gain)

    return count


def clashed(s: NapoleonState, event: Event) -> list[Count]:
    """NAP-18.7 A charge won counts one, a draw half."""
    edge = argument(event, "modifier") - argument(event, "modifier2")
    won, lost = beats_by(1 - edge), beats_by(1 + edge)
    total, against = argument(event, "total"), argument(event, "total2")
    return swing(s, event, ((total > against) - (total < against) - won + lost) / 2)


def sea_luck(s: NapoleonState, event: Event) -> list[Count]:
    """NAP-7.16 Squadrons sunk less squadrons lost, against the mean of all dice of both sides."""
    water = WATER_OF[argument(event, "water")]
    attackers = [NATION_OF[term] for term in argument(event, "nations")]
    defenders = [NATION_OF[term] for term in argument(event, "enemies")]
    lying = {nation: ships(s, nation, water) for nation in defenders}
    if is_port(water):
        # NAP-7.8 Two single squadrons that attack a port one after the other look like one attack of both.
        sailing = {attackers[0]: s.port_attackers.count(water)}
    else:
        sailing = {nation: ships(s, nation, water) for nation in attackers}
    edge = sea_battle.strength(sailing) - sea_battle.strength(lying)
    edge -= BOOK.naval.port_defender_bonus if is_port(water) else 0
    most = sum(lying.values()), sum(sailing.values())
    mean = sum(chance * sunk(edge + margin, *most) for margin, chance in MARGINS.items())
    gain = sunk(argument(event, "total") - argument(event, "against"), *most) - mean
    return shared(s, attackers, gain) + shared(s, defenders, -gain)


MARGINS: Final = {margin: beats_by(margin) - beats_by(margin + 1) for margin in range(-10, 11)}
"""The chances that 2d6 show so much more than other 2d6."""


def sunk(margin: int, enemies: int, own: int) -> int:
    """NAP-7.16, NAP-7.17 What a side sinks that wins by this margin; if it is beaten, less than nothing."""
    lost = sea_battle.losses_for(abs(margin))
    return min(lost, enemies) if margin > 0 else -min(lost, own)


def hunted(s: NapoleonState, event: Event) -> list[Count]:
    """NAP-7.12 One die decides whether those who avoid a battle are caught by those who want it."""
    c = s.clash
    assert c is not None, "squadrons that meet have not parted yet"
    chases = c.intents[c.mover] == sea_battle.FIGHTS
    willing = [nation for nation in c.others if c.intents[nation] == sea_battle.FIGHTS]
    hunters, prey = ([c.mover], c.others) if chases else (willing, [c.mover])
    faces = (
        BOOK.naval.catch_leaving_port_or_strait if c.hard_to_avoid and not chases else BOOK.naval.catch_normal
    )
    gain = (argument(event, "die") in faces) - len(faces) / 6
    return shared(s, hunters, gain) + shared(s, prey, -gain)


def shared(s: NapoleonState, nations: list[Nation], gain: float) -> list[Count]:
    """What a side gains, in equal parts for its players."""
    seats = dict.fromkeys(seat_of(s, NATION[nation]) for nation in nations)
    return [(seat, LUCK, gain / len(seats)) for seat in seats if seat is not None]


SHOT: Final = high_roll("dice", "needed", modifier="modifier")
RALLY: Final = high_roll("dice", "needed")
CHASE: Final = high_roll("die", "needed", dice=1)
INTERCEPTION: Final = low_roll("die", "rate", dice=1, bad=True)
COLLAPSE: Final = low_roll("roll", "value")

ALMANAC: Final = Almanac(
    measures=(LEVEL, AREAS, INCOME, ARMY, BATTLES, LUCK),
    moment=moment,
    holdings=holdings,
    figures=figures,
    seat_of=seat_of,
    counting={
        battle.BATTLE_WON: battle_won,
        sea_battle.SEA_FOUGHT: sea_fought,
        sea_battle.PURSUED: hunted,
        sea_battle.ESCAPED: hunted,
        fire.HIT: SHOT,
        fire.MISSED: SHOT,
        charge.CLASHED: clashed,
        leaders.RALLIED: RALLY,
        leaders.NOT_RALLIED: RALLY,
        pursuit.CAUGHT: CHASE,
        pursuit.ESCAPED: CHASE,
        transport.INTERCEPTED: INTERCEPTION,
        transport.SAILED_ON: INTERCEPTION,
        peace.HELD_OUT: COLLAPSE,
        peace.COLLAPSED: COLLAPSE,
        minors.ANNEX_ROLLED: high_roll("die", "need", dice=1, modifier="modifier"),
        offensives.MINOR_ROLLED: high_roll("roll", "need"),
        offensives.OFFENSIVE_ROLLED: low_roll("roll", "need"),
    },
    deeds=(
        Deed("war", relations.WAR_BEGUN, who="nation", what="against"),
        Deed("peace", relations.WAR_OVER, who="nation", what="against"),
        Deed("sued", peace.SUED, who="nation", what="victors"),
        Deed("alliance", relations.ALLIANCE_MADE, who="nation", what="with"),
        Deed("alliance_over", relations.ALLIANCE_OVER, who="nation", what="with"),
        Deed("control", relations.CONTROL_TAKEN, who="controller", what="nation"),
        Deed("annexed", minors.ANNOUNCED, who="nation", what="region"),
        Deed("courted", offensives.OFFENSIVE_ROLLED, who="nation", what="target"),
        Deed("exchanged", offers.EXCHANGED, who="nation", what="with"),
        Deed("moved", movement.MOVED, who="nation", what="region"),
        Deed("landed", transport.LANDED, who="nation", what="region"),
        Deed("sailed", fleets.SAILED, who="nation", what="to"),
        Deed("eliminated", casualties.ELIMINATED, who="nation", what="unit"),
        Deed("ships_lost", sea_battle.SHIPS_LOST, who="nation", what="count"),
        Deed("retreated", aftermath.RETREATED, who="nation", what="region"),
        Deed("uprising", uprisings.UPRISING_CAUSED, who="nation", what="region"),
        Deed("earned", production.INCOME, who="nation", what="pp"),
        Deed("bought", production.BOUGHT, who="nation", what="unit"),
    ),
)
