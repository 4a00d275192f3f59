"""The bot in the development phase: which action is worth most."""

from __future__ import annotations

from grognard.games.warriors.actions import (
    army_types,
    can_build_fort,
    muster_provinces,
    upgradable,
    upgrades_for,
)
from grognard.games.warriors.book import BOOK, FORT, GOLD, MATERIAL, TRACKS, Kind, Province
from grognard.games.warriors.bot_campaign import (
    Campaign,
    armies_next,
    armies_now,
    front_distance,
    make_orders,
    recruit,
    targets_of,
)
from grognard.games.warriors.bot_worth import (
    NEVER,
    army_worth,
    goods_worth,
    marker_worth,
    only,
    rounds_left,
)
from grognard.games.warriors.progress import COST, UPKEEP
from grognard.games.warriors.state import (
    BARBARIANS,
    IN_SUPPLY,
    NOBODY,
    WarriorsState,
    armies_of,
    in_game,
    strength,
    unit_term,
    units_of,
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


def action(s: WarriorsState, choice: Choice) -> list[float]:
    """Each action by what it is worth, less what it costs."""
    player = choice.player
    ratings = []
    for term in choice.options:
        if term in TECH:
            ratings.append(marker_worth(s, player, term - TECH[0]))
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
    campaign = Campaign(s, player)
    places = muster_places(s, player, campaign)
    if s.active != NOBODY:
        return (*best_reserve(s, player, kinds), places[0])
    armies = armies_next(s, player)
    before = make_orders(campaign, armies).worth
    best, kind, where = NEVER, NOBODY, places[0]
    for each in kinds:
        price = price_of(s, player, each)
        for count in range(1, most_recruits(s, player, each) + 1):
            for province in places:
                more = [recruit(s, player, each, province) for _ in range(count)]
                worth = (make_orders(campaign, [*armies, *more]).worth - before) / count * 0.93 ** (count - 1)
                worth += 0.3 * army_worth(s, each) - price
                if worth > best:
                    best, kind, where = worth, each, province
    return best, kind, where


def best_reserve(s: WarriorsState, player: Player, kinds: list[Kind]) -> tuple[float, Kind]:
    """WAT-11.6 An army raised by a unification action cannot fight before the round after the next."""
    best, kind = NEVER, NOBODY
    for each in kinds if rounds_left(s) else []:
        worth = 0.6 * army_worth(s, each) - price_of(s, player, each)
        if worth > best:
            best, kind = worth, each
    return best, kind


def most_recruits(s: WarriorsState, player: Player, kind: Kind) -> int:
    """How many armies of this kind could be raised in this round and the next, for larger attacks."""
    goods, harvest = s.goods[player], income(s, player) if rounds_left(s) else [0, 0, 0, 0]
    payable = min((goods[g] + harvest[g]) // cost for g, cost in enumerate(COST[kind]) if cost)
    pieces = sum(s.place[unit] == IN_SUPPLY and s.kind[unit] == kind for unit in units_of(player))
    return max(1, min(3, payable, pieces))


def price_of(s: WarriorsState, player: Player, kind: Kind) -> float:
    """What the goods for an army are worth, and its food in the rounds to come."""
    goods = s.goods[player]
    after = [stock - cost for stock, cost in zip(goods, COST[kind], strict=True)]
    food = 0.06 * UPKEEP[kind] * min(3, rounds_left(s))
    return 0.5 * (goods_worth(s, player, goods) - goods_worth(s, player, after)) + food


def muster_places(s: WarriorsState, player: Player, campaign: Campaign) -> list[Province]:
    """The three best provinces to raise an army in: those nearest to something to attack."""
    ranked = sorted(
        muster_provinces(s, player), key=lambda p: (front_distance(campaign, p), -prize(campaign, p))
    )
    return ranked[:3]


def prize(campaign: Campaign, province: Province) -> float:
    """What lies next to a province and could be attacked."""
    near = campaign.s.board.neighbours[province]
    return max((campaign.worth(p) for p in near if campaign.hostile[p]), default=0.0)


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
    goods = s.goods[player]
    for each in upgradable(s, player):
        for new, material in upgrades_for(s, player, each):
            after = goods.copy()
            after[MATERIAL] -= material
            price = goods_worth(s, player, goods) - goods_worth(s, player, after)
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
        if not any(is_land_of(s, province, enemy) for province in targets_of(campaign, armies)):
            continue
        if peace is None:
            peace = make_orders(Campaign(s, player), armies).worth
        revenge = 0.15 * might(s, enemy) * min(2, rounds_left(s) + (s.active != player))
        worths[enemy] = make_orders(campaign, armies).worth - peace - revenge
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
            goods = s.goods[player]
            after = goods.copy()
            after[GOLD] -= row.cost_gold
            price = goods_worth(s, player, goods) - goods_worth(s, player, after)
            best = max(marker_worth(s, player, track) for track in TRACKS)
            if can_build_fort(s, player, row.cost_gold):
                best = float(BOOK.vp.own_fort_standing)
            ratings.append(best + 0.2 - price)
        else:
            ratings.append(5.0)
    return ratings


def tech_shift(s: WarriorsState, choice: Choice) -> list[float]:
    """A marker goes where it brings clearly more."""
    player = choice.player
    ratings = []
    for term in choice.options:
        if term in SHIFT_TERMS:
            old, new = SHIFTS[SHIFT_TERMS.index(term)]
            ratings.append(marker_worth(s, player, new) + marker_worth(s, player, old, -1) - 0.35)
        else:
            ratings.append(0.0)
    return ratings
