"""NAP-7.10 to 7.21 Interception of squadrons and sea battles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from grognard.games.napoleon.armies import fleet_of, form_fleet, sail, ships, sink
from grognard.games.napoleon.book import ATLAS, BOOK, SEAS, is_port
from grognard.games.napoleon.ids import NATIONS, NOBODY, Nation, Sea, Water
from grognard.games.napoleon.picks import is_cancelled, number_options
from grognard.games.napoleon.state import UNKNOWN, Clash, Fleet, NapoleonState
from grognard.games.napoleon.status import (
    at_war,
    decider,
    enemy_troops,
    in_turn_order,
    is_ally,
    is_friendly,
)
from grognard.games.napoleon.terms import (
    AVOID,
    FIGHT,
    NATION,
    NUMBER_OF,
    STAY,
    WATER,
    WATER_OF,
)
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Player, Procedure, Term, Together
from grognard.kernel.journal import Told

SEA_INTENT = Ask("sea_intent", "NAP-7.11", "keyword", secret=True)
PORT_AFTER_BATTLE = Ask("port_after_battle", "NAP-7.18", "port")
PORT_AFTER_BATTLE_COUNT = Ask("port_after_battle_count", "NAP-7.18", "number")

INTENTS = Told("sea_intents", "NAP-7.11", "sea:term", "fighting:terms", "avoiding:terms")
PURSUED = Told("sea_caught", "NAP-7.12", "die:number", "sea:term")
ESCAPED = Told("sea_escaped", "NAP-7.12", "die:number", "sea:term")
SEA_FOUGHT = Told(
    "sea_fought", "NAP-7.15", "water:term", "nations:terms", "total:number", "enemies:terms", "against:number"
)
SHIPS_LOST = Told("ships_lost", "NAP-7.16", "nation:term", "count:number", "water:term")
TOOK_PORT = Told("took_port", "NAP-7.18", "nation:term", "count:number", "port:term")

ASKS = [SEA_INTENT, PORT_AFTER_BATTLE, PORT_AFTER_BATTLE_COUNT]
TELLINGS = [INTENTS, PURSUED, ESCAPED, SEA_FOUGHT, SHIPS_LOST, TOOK_PORT]

AVOIDS: Final = 0
FIGHTS: Final = 1

# -- interception


def meet(s: NapoleonState, mover: Nation, sea: Sea, hard_to_avoid: bool) -> None:
    """NAP-7.10 The mover's squadrons meet enemies in the sea area; what both want is asked next."""
    others = [fleet.nation for fleet in s.fleets[sea] if at_war(s, mover, fleet.nation)]
    if others:
        intents = [UNKNOWN] * NATIONS
        s.clash = Clash(sea, mover, [], others, hard_to_avoid, intents, False, [])


def clash(s: NapoleonState, c: Clash) -> Procedure[None]:
    """NAP-7.11 Both sides secretly choose; then perhaps a battle, and afterwards ports are sought."""
    if not c.revealed:
        wanted: dict[Player, list[Nation]] = {}
        for nation in [c.mover, *c.others]:
            wanted.setdefault(decider(s, nation, c.mover), []).append(nation)
        yield Together({player: intend(s, c, player, nations) for player, nations in wanted.items()})
        reveal(s, c)
        yield CHECKPOINT
    while c.harbour:
        nation = c.harbour[0]
        yield from seek_port(s, c.sea, nation, decider(s, nation, c.mover))
        c.harbour.pop(0)
    s.clash = None


def intend(s: NapoleonState, c: Clash, player: Player, nations: list[Nation]) -> Procedure[None]:
    """NAP-7.11 Each nation's player chooses for its own squadrons."""
    for nation in nations:
        intent = yield Choice(player, SEA_INTENT, [FIGHT, AVOID], (NATION[nation], WATER[c.sea]))
        c.intents[nation] = FIGHTS if intent == FIGHT else AVOIDS


def reveal(s: NapoleonState, c: Clash) -> None:
    """NAP-7.12, NAP-7.21 What comes of the intents: a battle, an escape, or nothing."""
    c.revealed = True
    fighting = [n for n in (c.mover, *c.others) if c.intents[n] == FIGHTS]
    avoiding = [n for n in (c.mover, *c.others) if c.intents[n] == AVOIDS]
    s.journal.tell(INTENTS, WATER[c.sea], words_of(fighting), words_of(avoiding))
    willing = [n for n in c.others if c.intents[n] == FIGHTS]
    if c.intents[c.mover] == FIGHTS:
        if willing or is_caught(s, c, hard=False):
            battle_at_sea(s, c, willing or c.others)
    elif willing and is_caught(s, c, hard=c.hard_to_avoid):
        battle_at_sea(s, c, willing)


def is_caught(s: NapoleonState, c: Clash, hard: bool) -> bool:
    """NAP-7.12, NAP-7.13 One die decides whether the side that avoids is caught."""
    die = s.dice.roll()
    naval = BOOK.naval
    caught = die in (naval.catch_leaving_port_or_strait if hard else naval.catch_normal)
    s.journal.tell(PURSUED if caught else ESCAPED, die, WATER[c.sea])
    return caught


def battle_at_sea(s: NapoleonState, c: Clash, others: list[Nation]) -> None:
    """NAP-7.14, NAP-7.18 All squadrons of the nations taking part fight once; then they may seek a port."""
    c.others = others
    c.moving = moving_side(s, c.mover, c.sea, others)
    attackers = {nation: ships(s, nation, c.sea) for nation in c.moving}
    defenders = {nation: ships(s, nation, c.sea) for nation in c.others}
    trade_blows(s, c.sea, attackers, c.sea, defenders)
    for nation in (*c.moving, *c.others):
        tire(s, nation, c.sea)
    s.voyage = None
    # NAP-7.18 First the side that is not active; squadrons driven out of a port (7.9) may be on it.
    sides = (c.others, c.moving) if c.mover in s.movers else (c.moving, c.others)
    c.harbour = [n for side in sides for n in in_turn_order(s, side, s.active) if ships(s, n, c.sea)]


def moving_side(s: NapoleonState, mover: Nation, sea: Sea, others: list[Nation]) -> list[Nation]:
    """NAP-7.21 The mover and its allies there that are at war with a nation of the other side."""
    allies = [
        fleet.nation
        for fleet in s.fleets[sea]
        if is_ally(s, mover, fleet.nation) and any(at_war(s, fleet.nation, other) for other in others)
    ]
    return [mover, *allies]


def tire(s: NapoleonState, nation: Nation, water: Water) -> None:
    """NAP-7.18 Squadrons that fought cannot move further this turn."""
    fleet = fleet_of(s, nation, water)
    if fleet is not None:
        moved = fleet.ships if nation in s.movers else fleet.moved
        form_fleet(s, water, Fleet(nation, fleet.ships, moved, fleet.ships))


# -- the battle


def trade_blows(
    s: NapoleonState, sea: Sea, attackers: dict[Nation, int], water: Water, defenders: dict[Nation, int]
) -> None:
    """NAP-7.15 Each side rolls 2d6 and adds its squadrons; defenders may lie in a port beside the sea."""
    total = sum(s.dice.rolls(2)) + strength(attackers)
    against = sum(s.dice.rolls(2)) + strength(defenders)
    if is_port(water):
        against += BOOK.naval.port_defender_bonus
    s.journal.tell(SEA_FOUGHT, WATER[water], words_of(attackers), total, words_of(defenders), against)
    losses = losses_for(abs(total - against))
    if total < against:
        lose_ships(s, sea, attackers, losses)
    elif against < total:
        lose_ships(s, water, defenders, losses)


def words_of(nations: Iterable[Nation]) -> tuple[Term, ...]:
    return tuple(NATION[nation] for nation in nations)


def strength(squadrons: dict[Nation, int]) -> int:
    """NAP-7.15 The squadrons, and the bonus of every nation (21.1, 21.6) that has at least half of them."""
    total = sum(squadrons.values())
    return total + sum(BOOK.nations[n].fleet_bonus for n, count in squadrons.items() if 2 * count >= total)


def losses_for(difference: int) -> int:
    """NAP-7.16"""
    bands = BOOK.naval.losses
    return next(band.squadrons for band in bands if band.min <= difference <= band.max)


def lose_ships(s: NapoleonState, water: Water, squadrons: dict[Nation, int], losses: int) -> None:
    """NAP-7.17 One at a time from the nation with most squadrons left there, ties in turn order."""
    left = squadrons.copy()
    order = in_turn_order(s, list(squadrons), NOBODY)
    for _ in range(min(losses, sum(squadrons.values()))):
        left[max(order, key=lambda nation: left[nation])] -= 1
    for nation in order:
        lost = squadrons[nation] - left[nation]
        if lost:
            sink(s, nation, water, lost)
            s.journal.tell(SHIPS_LOST, NATION[nation], lost, WATER[water])


# -- after the battle


def seek_port(s: NapoleonState, sea: Sea, nation: Nation, player: Player) -> Procedure[None]:
    """NAP-7.18 The survivors may at once enter own or allied ports beside the sea area."""
    ports = havens(s, nation, sea)
    while ports and ships(s, nation, sea):
        options = [WATER[port] for port in ports]
        about = (NATION[nation], WATER[sea])
        pick = yield Choice(player, PORT_AFTER_BATTLE, [STAY, *options], about)
        if pick == STAY:
            return
        counts = number_options(s, player, ships(s, nation, sea))
        count = yield Choice(player, PORT_AFTER_BATTLE_COUNT, counts, (NATION[nation], pick))
        if is_cancelled(s, player, count):
            continue
        sail(s, nation, sea, WATER_OF[pick], NUMBER_OF[count], fresh=False)
        s.journal.tell(TOOK_PORT, NATION[nation], NUMBER_OF[count], pick)


def havens(s: NapoleonState, nation: Nation, sea: Sea) -> list[Water]:
    """NAP-7.3 The ports beside the sea area that the nation's squadrons may enter."""
    return [SEAS + port for port in ATLAS.sea_ports[sea] if may_enter_port(s, nation, SEAS + port)]


def may_enter_port(s: NapoleonState, nation: Nation, port: Water) -> bool:
    """NAP-7.3 Its region is owned by the nation or an ally and holds no enemy army units."""
    region = ATLAS.port_region[port - SEAS]
    owner = s.owner[region]
    return owner != NOBODY and is_friendly(s, nation, owner) and not enemy_troops(s, nation, region)
