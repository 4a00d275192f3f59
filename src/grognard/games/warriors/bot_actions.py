"""The bot in the development phase: which action is worth most."""

from __future__ import annotations

from typing import Final

from grognard.games.warriors.actions import (
    army_types,
    can_build_fort,
    muster_provinces,
    upgradable,
    upgrades_for,
)
from grognard.games.warriors.book import BOOK, FORT, GOLD, MATERIAL, TRACKS, Good, Kind, Province
from grognard.games.warriors.bot_campaign import Campaign, armies_next, armies_now, recruit
from grognard.games.warriors.bot_plan import able_armies, conquests_worth
from grognard.games.warriors.bot_worth import (
    NEVER,
    Purse,
    Research,
    army_worth,
    only,
    purse_of,
    rounds_left,
    stock_worth,
)
from grognard.games.warriors.progress import (
    COST,
    FIRST_OF_KIND,
    KINDS_OF_COLOUR,
    MOST_MARKERS,
    PER_COLOUR,
    UPKEEP,
)
from grognard.games.warriors.state import (
    BARBARIANS,
    IN_SUPPLY,
    NOBODY,
    WarriorsState,
    armies_of,
    in_game,
    strength,
    unit_term,
)
from grognard.games.warriors.terms import (
    BUILD_ARMY,
    BUILD_FORT,
    CANCEL,
    DECLARE_WAR,
    DONE,
    KIND_TERMS,
    SHIFT_TERMS,
    SHIFTS,
    SKILLS,
    TECH,
    UPGRADE_ARMY,
)
from grognard.games.warriors.upkeep import income
from grognard.games.warriors.war import enemies_to_be, side_of
from grognard.kernel.choice import Choice, Player
from grognard.kernel.memory import Memory, fingerprint

LARGEST_LEVY: Final = 3
"""More armies of a kind are not considered at a time."""


def action(s: WarriorsState, choice: Choice) -> list[float]:
    """Each action by what it is worth, less what it costs."""
    player = choice.player
    research = Research(s, player)
    ratings = []
    for term in choice.options:
        if term in TECH:
            ratings.append(research.marker_worth(term - TECH[0]))
        elif term == BUILD_FORT:
            ratings.append(BOOK.vp.own_fort_standing - 0.2)
        elif term == BUILD_ARMY:
            ratings.append(best_recruit(s, player, army_types(s, player, fee_of(choice)))[0])
        elif term == UPGRADE_ARMY:
            ratings.append(best_upgrade(s, player)[0])
        elif term == DECLARE_WAR:
            ratings.append(max(war_worths(s, player).values()) - 1.0)
        else:
            ratings.append(0.01)
    return ratings


def fee_of(choice: Choice) -> int:
    """WAT-7.4 What the source of an extra action costs."""
    return BOOK.skills[SKILLS.index(choice.about[0])].cost_gold if choice.about else 0


def best_recruit(s: WarriorsState, player: Player, kinds: list[Kind]) -> tuple[float, Kind, Province]:
    """The army to raise, and where: what it adds to the coming manoeuvre, less its price and its food."""
    if s.active != NOBODY:
        where = muster_places(s, player, Campaign(s, player))[0]
        return (*best_reserve(s, player, kinds), where)
    position = fingerprint(s, s.rules, player)
    levy: Levy | None = None
    best, kind, where = NEVER, NOBODY, NOBODY
    for each in kinds:
        found = RECRUITS.recall(hash((position, each)))
        if found is None:
            levy = levy or Levy(s, player)
            found = levy.best(each)
            RECRUITS.keep(hash((position, each)), found)
        if found[0] > best:
            best, kind, where = found[0], each, found[1]
    return best, kind, where


RECRUITS: Final[Memory[tuple[float, Province]]] = Memory(1000)
"""Whether to raise an army, of which kind and where is asked in three questions, in the same position."""


class Levy:
    """Armies that could be raised, and what they are good for."""

    __slots__ = ("_armies", "_before", "_campaign", "_harvest", "_places", "_player", "_purse", "_s")

    def __init__(self, s: WarriorsState, player: Player) -> None:
        self._s = s
        self._player = player
        self._campaign = Campaign(s, player)
        self._places = muster_places(s, player, self._campaign)
        self._armies = armies_next(s, player)
        self._before = conquests_worth(self._campaign, self._armies)
        self._purse = purse_of(s, player)
        self._harvest = income(s, player) if self._purse.left else [0] * len(s.goods[player])

    def best(self, kind: Kind) -> tuple[float, Province]:
        """What an army of this kind is worth, perhaps together with more of them, and where to raise it."""
        s, player = self._s, self._player
        price = price_of(self._purse, s.goods[player], kind)
        best, where = NEVER, self._places[0]
        for count in range(1, most_recruits(s, player, kind, self._harvest) + 1):
            for province in self._places:
                more = [recruit(s, player, kind, province) for _ in range(count)]
                gain = conquests_worth(self._campaign, [*self._armies, *more]) - self._before
                worth = gain / count * 0.93 ** (count - 1)
                worth += 0.3 * self._campaign.army_worths[kind] - price
                if worth > best:
                    best, where = worth, province
        return best, where


def best_reserve(s: WarriorsState, player: Player, kinds: list[Kind]) -> tuple[float, Kind]:
    """WAT-11.6 An army raised by a unification action cannot fight before the round after the next."""
    best, kind = NEVER, NOBODY
    purse = purse_of(s, player)
    for each in kinds if purse.left else []:
        worth = 0.6 * army_worth(s, each) - price_of(purse, s.goods[player], each)
        if worth > best:
            best, kind = worth, each
    return best, kind


def most_recruits(s: WarriorsState, player: Player, kind: Kind, harvest: list[int]) -> int:
    """How many armies of this kind could be raised in this round and the next, for larger attacks."""
    goods = s.goods[player]
    most = LARGEST_LEVY
    for good, cost in enumerate(COST[kind]):
        if cost:
            most = min(most, (goods[good] + harvest[good]) // cost)
    first = player * PER_COLOUR + FIRST_OF_KIND[kind]
    pieces = s.place[first : first + KINDS_OF_COLOUR.count(kind)].count(IN_SUPPLY)
    return max(1, min(most, pieces))


def price_of(purse: Purse, goods: list[int], kind: Kind) -> float:
    """What the goods for an army are worth, and its food in the rounds to come."""
    after = [stock - cost for stock, cost in zip(goods, COST[kind], strict=True)]
    food = 0.06 * UPKEEP[kind] * min(3, purse.left)
    return 0.5 * (stock_worth(purse, *goods) - stock_worth(purse, *after)) + food


def price_of_good(purse: Purse, goods: list[int], good: Good, amount: int) -> float:
    """What so many of a good are worth."""
    after = goods.copy()
    after[good] -= amount
    return stock_worth(purse, *goods) - stock_worth(purse, *after)


def muster_places(s: WarriorsState, player: Player, campaign: Campaign) -> list[Province]:
    """The three best provinces to raise an army in: those nearest to something to attack."""
    fronts = campaign.fronts()
    return sorted(muster_provinces(s, player), key=lambda p: (fronts[p], -prize(campaign, p)))[:3]


def prize(campaign: Campaign, province: Province) -> float:
    """What lies next to a province and could be attacked."""
    best = 0.0
    for near in campaign.s.board.neighbours[province]:
        if campaign.hostile[near]:
            best = max(best, campaign.worth(near))
    return best


def army_type(s: WarriorsState, choice: Choice) -> list[float]:
    kinds = [KIND_TERMS.index(term) for term in choice.options if term in KIND_TERMS]
    kind = best_recruit(s, choice.player, kinds)[1]
    return only(choice, KIND_TERMS[kind] if kind != NOBODY else choice.options[0])


def army_province(s: WarriorsState, choice: Choice) -> list[float]:
    """Where this army adds most to the coming manoeuvre."""
    where = best_recruit(s, choice.player, [KIND_TERMS.index(choice.about[0])])[2]
    return only(choice, s.terms.province + where)


def fort_province(s: WarriorsState, choice: Choice) -> list[float]:
    """Where it protects most and is itself well protected."""
    ratings = []
    for term in choice.options:
        province = term - s.terms.province
        if not 0 <= province < len(s.owner):
            ratings.append(NEVER)
            continue
        held = sum(strength(s, unit) for unit in s.here[province])
        ladies = sum(s.kind[unit] != FORT for unit in s.here[province])
        ratings.append(s.board.vp[province] + 0.3 * held + 0.2 * ladies)
    return ratings


def best_upgrade(s: WarriorsState, player: Player) -> tuple[float, int, Kind]:
    """The army to upgrade: strength for material that no fort needs."""
    best, unit, kind = NEVER, NOBODY, NOBODY
    purse, goods = purse_of(s, player), s.goods[player]
    for each in upgradable(s, player):
        for new, material in upgrades_for(s, player, each):
            price = price_of_good(purse, goods, MATERIAL, material)
            gain = 1.2 * (army_worth(s, new) - army_worth(s, s.kind[each]))
            if gain - price > best:
                best, unit, kind = gain - price, each, new
    return best, unit, kind


def upgrade_army_pick(s: WarriorsState, choice: Choice) -> list[float]:
    unit = best_upgrade(s, choice.player)[1]
    return only(choice, unit_term(s, unit) if unit != NOBODY else CANCEL)


def upgrade_to(s: WarriorsState, choice: Choice) -> list[float]:
    kind = best_upgrade(s, choice.player)[2]
    return only(choice, KIND_TERMS[kind] if kind != NOBODY else CANCEL)


def war_target(s: WarriorsState, choice: Choice) -> list[float]:
    worths = war_worths(s, choice.player)
    return [worths.get(side_of(s, term), NEVER) for term in choice.options]


def war_worths(s: WarriorsState, player: Player) -> dict[int, float]:
    """By side: what the coming manoeuvre gains if war is declared on it."""
    armies = armies_now(s, player) if s.active == player else armies_next(s, player)
    worths = dict.fromkeys(enemies_to_be(s, player), NEVER)
    peace: float | None = None
    for enemy in worths:
        if s.war[s.team[player]][enemy]:
            continue
        campaign = Campaign(s, player, enemy)
        if not any(is_land_of(s, province, enemy) for province in able_armies(campaign, armies)):
            continue
        if peace is None:
            peace = conquests_worth(Campaign(s, player), armies)
        revenge = 0.15 * might(s, enemy) * min(2, rounds_left(s) + (s.active != player))
        worths[enemy] = conquests_worth(campaign, armies) - peace - revenge
    return worths


def is_land_of(s: WarriorsState, province: Province, side: int) -> bool:
    owner = s.owner[province]
    return 0 <= owner < BARBARIANS and s.team[owner] == side


def might(s: WarriorsState, side: int) -> int:
    """The strength of all armies of a side."""
    return sum(
        strength(s, unit) for player in in_game(s) if s.team[player] == side for unit in armies_of(s, player)
    )


def extra_source(s: WarriorsState, choice: Choice) -> list[float]:
    """Free actions first; gold for an action only where it is not needed; war only if it pays."""
    player = choice.player
    ratings = []
    for term in choice.options:
        if term not in SKILLS:
            ratings.append(0.0 if term == DONE else NEVER)
            continue
        row = BOOK.skills[SKILLS.index(term)]
        if row.action == "declare_war":
            ratings.append(max(war_worths(s, player).values()) - 0.5)
        elif row.cost_gold:
            price = price_of_good(purse_of(s, player), s.goods[player], GOLD, row.cost_gold)
            research = Research(s, player)
            room = [track for track in TRACKS if s.markers[player][track] < MOST_MARKERS]
            best = max([research.marker_worth(track) for track in room], default=NEVER)
            if can_build_fort(s, player, row.cost_gold):
                best = float(BOOK.vp.own_fort_standing)
            ratings.append(best + 0.2 - price)
        else:
            ratings.append(5.0)
    return ratings


def tech_shift(s: WarriorsState, choice: Choice) -> list[float]:
    """A marker goes where it brings clearly more."""
    research = Research(s, choice.player)
    ratings = []
    for term in choice.options:
        if term in SHIFT_TERMS:
            old, new = SHIFTS[SHIFT_TERMS.index(term)]
            ratings.append(research.marker_worth(new) + research.marker_worth(old, -1) - 0.35)
        else:
            ratings.append(0.0)
    return ratings
