"""WAT-5 Upkeep and resources: feeding, collecting, the end of the round."""

from __future__ import annotations

from grognard.games.warriors.asking import ask
from grognard.games.warriors.book import (
    BOOK,
    CAPITAL,
    FOOD,
    GOLD,
    MATERIAL,
    MILITARY,
    PRODUCTION,
    TRADE_CENTRE,
    WEAPONS,
)
from grognard.games.warriors.control import provinces_of, update_control
from grognard.games.warriors.progress import (
    FOOD_TIMES,
    MATERIAL_TIMES,
    MERCHANT,
    PRODUCTION_TAX,
    TRADE_TAX,
    UPKEEP,
    WEAPON_TIMES,
    Unit,
)
from grognard.games.warriors.state import (
    STANDING,
    WarriorsState,
    armies_of,
    groups,
    has_skill,
    in_game,
    remove,
    unit_named,
    unit_term,
)
from grognard.games.warriors.terms import DONE, FEED_ALL, KIND_TERMS
from grognard.kernel.choice import CHECKPOINT, Ask, Player, Procedure
from grognard.kernel.journal import Told

FEED = Ask("feed", "WAT-5.2", "unit")

FED = Told("fed", "WAT-5.1", "who:player", "n:number", "food:number")
STARVED = Told("starved", "WAT-5.4", "who:player", "kind:term", "province:term")
COLLECTED = Told(
    "collected",
    "WAT-5.6",
    "who:player",
    "gold:number",
    "food:number",
    "material:number",
    "weapons:number",
)
DOUBLED = Told("doubled", "WAT-5.11", "who:player", "gold:number")
CUT = Told("cut", "WAT-5.12", "who:player", "n:number")


# -- feeding ----------


def feed_armies(s: WarriorsState, player: Player) -> Procedure[None]:
    """WAT-5.1 to WAT-5.5 The player feeds armies, each completely; those not fed die at once."""
    while True:
        hungry = [unit for unit in armies_of(s, player) if unit not in s.fed]
        options = meals(s, player, hungry)
        if not options:
            break
        picked = yield from ask(s, player, FEED, [*options, DONE])
        if picked == DONE:
            break
        for unit in hungry if picked == FEED_ALL else [unit_named(s, picked)]:
            s.goods[player][FOOD] -= UPKEEP[s.kind[unit]]
            s.fed.append(unit)
        yield CHECKPOINT
    if s.fed:
        s.journal.tell(FED, player, len(s.fed), sum(UPKEEP[s.kind[unit]] for unit in s.fed))
    starve(s, player, [unit for unit in armies_of(s, player) if unit not in s.fed])
    s.fed = []


def meals(s: WarriorsState, player: Player, hungry: list[Unit]) -> list[int]:
    """WAT-5.2 Feed all, if there is enough, or one of the groups that can be fed."""
    food = s.goods[player][FOOD]
    options = [unit_term(s, unit) for unit in groups(s, hungry) if UPKEEP[s.kind[unit]] <= food]
    if hungry and sum(UPKEEP[s.kind[unit]] for unit in hungry) <= food:
        options.insert(0, FEED_ALL)
    return options


def starve(s: WarriorsState, player: Player, unfed: list[Unit]) -> None:
    """WAT-5.4, WAT-5.5 The unfed die, without VP for anybody; land left empty becomes free."""
    for unit in unfed:
        province = s.place[unit]
        s.journal.tell(STARVED, player, KIND_TERMS[s.kind[unit]], s.terms.province + province)
        remove(s, unit)
        update_control(s, province)


# -- collecting ----------


def collect(s: WarriorsState) -> None:
    """WAT-5.6 All collect at the same time; nobody is asked."""
    for player in in_game(s):
        harvest = income(s, player)
        goods = s.goods[player]
        for good, amount in enumerate(harvest):
            goods[good] += amount
        s.journal.tell(COLLECTED, player, *harvest)


def income(s: WarriorsState, player: Player) -> list[int]:
    """WAT-5.6 to WAT-5.9 Symbols times the multipliers of the levels, and gold from taxes."""
    food = material = weapons = gold = 0
    production_tax = BOOK.skills[PRODUCTION_TAX].amount if has_skill(s, player, PRODUCTION_TAX) else 0
    trade_tax = BOOK.skills[TRADE_TAX].amount if has_skill(s, player, TRADE_TAX) else 0
    for province in provinces_of(s, player):
        symbols = s.board.symbols[province]
        food += symbols[0]
        material += symbols[1]
        weapons += symbols[2]
        land = s.board.land[province]
        if land == CAPITAL:
            gold += production_tax
        elif land == TRADE_CENTRE:
            gold += trade_tax
    harvest = [0, 0, 0, 0]
    harvest[GOLD] = gold
    harvest[FOOD] = food * FOOD_TIMES[s.markers[player][PRODUCTION]]
    harvest[MATERIAL] = material * MATERIAL_TIMES[s.markers[player][PRODUCTION]]
    harvest[WEAPONS] = weapons * WEAPON_TIMES[s.markers[player][MILITARY]]
    return harvest


# -- the end of the round ----------


def merchants_double_gold(s: WarriorsState) -> None:
    """WAT-5.11 The gold of every Merchant is doubled."""
    for player in in_game(s):
        gold = s.goods[player][GOLD]
        if gold and has_skill(s, player, MERCHANT):
            s.goods[player][GOLD] = 2 * gold
            s.journal.tell(DOUBLED, player, 2 * gold)


def cap_resources(s: WarriorsState) -> None:
    """WAT-5.12 Each kind above the cap is cut to it; the kinds do not compensate each other."""
    cap = BOOK.resources.cap_per_kind
    for player in in_game(s):
        goods = s.goods[player]
        lost = sum(amount - cap for amount in goods if amount > cap)
        if lost:
            s.goods[player] = [min(amount, cap) for amount in goods]
            s.journal.tell(CUT, player, lost)


def heal_and_stand_up(s: WarriorsState) -> None:
    """WAT-10.22, WAT-11.6 Damage goes, retreated armies stand up, last round's recruits become normal."""
    for units in s.here:
        for unit in units:
            s.damage[unit] = 0
            s.posture[unit] = STANDING
            if s.raised[unit] < s.round:
                s.raised[unit] = 0
