"""What a competent player does in trade: food first, then buildings, workers, soldiers and engines."""

from __future__ import annotations

from typing import Final

from grognard.games.scharz.barracks import (
    hire_price,
    mountable_at,
    purchases_left,
    recruits_at,
    upgrades_at,
)
from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.bot_barter import best_barter
from grognard.games.scharz.bot_diplomacy import best_redemption
from grognard.games.scharz.bot_eye import (
    SPRING,
    SUMMER,
    WINTER,
    Eye,
    coins_to_keep,
    expected_grain,
    fish_storage,
    fodder_needed,
    food_margin,
    food_needed,
    nearest_enemy_settlement,
    rounds_left,
    sowing_fields,
    storage,
)
from grognard.games.scharz.buying import levels_to_buy, markets_for_units, mount_fields, upgrade_fields
from grognard.games.scharz.goods import fish_of, grain_of
from grognard.games.scharz.market import lots_possible, trading_places
from grognard.games.scharz.networks import Networks, networks
from grognard.games.scharz.state import (
    DOCK,
    INSIDE,
    NOBODY,
    SLOTS,
    WORKING,
    ScharzState,
    idle_light,
    units_of,
    workers,
)
from grognard.games.scharz.status import land_fields_of, settlements_of
from grognard.games.scharz.tables import (
    B_DOCK,
    B_FORT,
    B_HARBOUR,
    B_TOWN,
    B_VILLAGE,
    CAVALRY,
    ELEPHANT,
    HEAVY,
    LIGHT,
    MERCENARY,
    SIEGE,
    TRANSPORT,
)
from grognard.games.scharz.taxes import tax_income
from grognard.games.scharz.terms import (
    ADD_WORKERS,
    BANK,
    BUILD,
    BUILDING_TERMS,
    BUY_LIGHT,
    CANCEL,
    COMMANDER,
    DONE,
    HIRE,
    KIND_TERMS,
    LOT_TERMS,
    MOUNT,
    OFFER_TRADE,
    REDEMPTION,
    SEAT_TERMS,
    SPEED_UP,
    UPGRADE,
    field_term,
    is_number,
    number,
    value_of,
)
from grognard.games.scharz.works import (
    affordable,
    buildable_at,
    building_grounds,
    is_fit_for,
    sites_for_workers,
    sites_to_speed_up,
    speed_up_price,
)
from grognard.kernel.choice import Choice, Player, Term

BEST: Final = 10.0
NOTHING: Final = -1
WAR_CHEST: Final = 4
"""Coins that are kept when mercenaries are hired."""

Deal = tuple[float, Term, Term, Term, int]
"""A trade action that might be taken: its worth, the action, the place, what, and how many."""


def prefer_action(s: ScharzState, choice: Choice) -> list[float]:
    deals = {deal[1]: deal[0] for deal in sorted(ideas(s, choice.player, choice.options))}
    return [0.0 if term == DONE else deals.get(term, -1.0) for term in choice.options]


def prefer_place(s: ScharzState, choice: Choice) -> list[float]:
    deal = best(s, choice.player, choice.about[0])
    return [BEST if deal is not None and term == deal[2] else 0.0 for term in choice.options]


def prefer_what(s: ScharzState, choice: Choice) -> list[float]:
    deal = best(s, choice.player, choice.about[0])
    return [BEST if deal is not None and term == deal[3] else 0.0 for term in choice.options]


def prefer_count(s: ScharzState, choice: Choice) -> list[float]:
    """The number wanted, or the next below it that is offered."""
    deal = best(s, choice.player, choice.about[0])
    wanted = 1 if deal is None else deal[4]
    return [
        -5.0 if term == CANCEL else -abs(wanted - value_of(term)) - (value_of(term) > wanted)
        for term in choice.options
        if term == CANCEL or is_number(term)
    ]


def best(s: ScharzState, p: Player, action: Term) -> Deal | None:
    """The best deal of one kind of action."""
    return max(ideas(s, p, [action]), default=None)


def ideas(s: ScharzState, p: Player, actions: list[Term]) -> list[Deal]:
    """All deals of these kinds that are worth making now."""
    deals: list[Deal] = []
    if BANK in actions and s.opt.commodities:
        deals += food_deals(s, p)
    if OFFER_TRADE in actions or REDEMPTION in actions:
        deals += player_deals(s, p)
    eye = Eye(s, p)
    if BUILD in actions or ADD_WORKERS in actions or SPEED_UP in actions:
        deals += building_deals(s, p, eye)
    deals += soldier_deals(s, p, eye, actions)
    return [deal for deal in deals if deal[0] > 0 and deal[1] in actions]


# -- other players ----------


def player_deals(s: ScharzState, p: Player) -> list[Deal]:
    """Food for coins, and a truce that is worth its price."""
    barter, truce = best_barter(s, p), best_redemption(s, p)
    deals: list[Deal] = []
    if barter.partner != NOBODY:
        deals.append((barter.gain, OFFER_TRADE, NOTHING, SEAT_TERMS[barter.partner], 1))
    if truce.to != NOBODY:
        deals.append((truce.gain, REDEMPTION, NOTHING, SEAT_TERMS[truce.to], 1))
    return deals


# -- food ----------


def food_deals(s: ScharzState, p: Player) -> list[Deal]:
    """In winter what the people lack; in spring seed that will pay."""
    missing = 0
    if s.season == WINTER:
        missing = food_needed(s, p) + fodder_needed(s, p) - grain_of(s, p) - fish_of(s, p)
        if rounds_left(s) > 0:
            missing += min(3, s.coins[p] // 4)
    elif s.season == SPRING and expected_grain(s, p) < storage(s, p):
        seeds = len([f for f in sowing_fields(s, p) if s.board.terrain[f].grain_yield >= 2])
        missing = min(seeds - grain_of(s, p), (storage(s, p) - expected_grain(s, p) + 1) // 2)
    if missing <= 0:
        return []
    nets = networks(s, p)
    places = trading_places(s, p, nets)
    deals = []
    for name, worth, pieces in (
        ("buy_fish", 52.0, 1),
        ("buy_grain_harbour", 51.0, 2),
        ("buy_grain", 50.0, 1),
    ):
        if name == "buy_fish" and s.season != WINTER:
            continue
        lot = next(n for n, row in enumerate(BOOK.lots) if row.id == name)
        for f in places:
            most = lots_possible(s, p, nets, f, BOOK.lots[lot])
            if most > 0:
                count = min(most, -(-missing // pieces))
                deals.append((worth, BANK, field_term(s, f), LOT_TERMS[lot], count))
    return deals


# -- buildings ----------


def building_deals(s: ScharzState, p: Player, eye: Eye) -> list[Deal]:
    deals: list[Deal] = []
    keep = 0 if s.opt.commodities else coins_to_keep(s, p)
    for f in building_grounds(s, p):
        if eye.reach[f] > eye.mine[f] + 1.0:
            continue
        light = len(idle_light(s, p, f))
        for b in buildable_at(s, p, f):
            row = BOOK.buildings[b]
            hands = min(4, light)
            rounds = 2 if s.opt.fast_building else row.rounds_by_workers[hands - 1]
            if rounds and rounds_left(s) >= rounds and s.coins[p] >= row.coins + keep:
                worth = building_worth(s, p, b, light)
                deals.append((worth, BUILD, field_term(s, f), BUILDING_TERMS[b], hands))
    for f in sites_for_workers(s, p):
        if len(workers(s, f)) < 3:
            deals.append((12.0, ADD_WORKERS, field_term(s, f), NOTHING, 4))
    for f in sites_to_speed_up(s, p):
        if s.coins[p] >= speed_up_price(s, f) + 8 and BOOK.progress_total - s.progress[f] > 3:
            deals.append((8.0, SPEED_UP, field_term(s, f), NOTHING, 1))
    return deals


def building_worth(s: ScharzState, p: Player, building: int, light: int) -> float:
    """How much a building is wanted now."""
    spare = s.coins[p] - BOOK.buildings[building].coins
    settlements = len(settlements_of(s, p))
    if building == B_TOWN:
        return 36.0 if spare >= 0 else 0.0
    if building == B_HARBOUR:
        return 30.0
    if building == B_VILLAGE:
        return 26.0 + (2.0 if light >= 4 else 0.0) - settlements
    if building == B_DOCK:
        docks = any(s.yard[g] >= DOCK for g in settlements_of(s, p))
        return 9.0 if spare >= 3 and not docks else 5.0 if spare >= 10 else 0.0
    assert building == B_FORT
    return 7.0 if spare >= 8 and s.prestige[p] >= 20 else 0.0


def works_wanted(s: ScharzState, p: Player, eye: Eye, nets: Networks) -> list[Field]:
    """Fields where builders should gather, the most wanted first."""
    wishes: list[tuple[int, float]] = []
    for b in affordable(s, p, s.coins[p] + tax_income(s, p) // 2):
        rounds = 2 if s.opt.fast_building else BOOK.buildings[b].rounds_by_workers[3]
        if rounds_left(s) > rounds:
            wishes.append((b, building_worth(s, p, b, 4)))
    wanted: list[tuple[float, Field]] = []
    light = idle_light_everywhere(s, p) if wishes else []
    for f in land_fields_of(s, p) if wishes else ():
        if s.site[f] >= 0 or not nets.has_settlement(f) or eye.reach[f] > eye.mine[f] + 1.0:
            continue
        hands = 0.5 * light[f]
        for b, worth in wishes:
            if worth + hands >= 15.0 and is_fit_for(s, p, f, b):
                wanted.append((worth + hands + 0.3 * s.board.terrain[f].grain_yield, f))
    return [f for _, f in sorted(wanted, reverse=True)]


def idle_light_everywhere(s: ScharzState, p: Player) -> list[int]:
    """By field: the own light infantry in the open that works on no site."""
    count = [0] * s.board.n
    for u in range(p * SLOTS, p * SLOTS + SLOTS):
        if 0 <= s.place[u] < INSIDE and s.kind[u] == LIGHT and not s.flags[u] & WORKING:
            count[s.place[u]] += 1
    return count


# -- soldiers ----------


def soldier_deals(s: ScharzState, p: Player, eye: Eye, actions: list[Term]) -> list[Deal]:
    """Units, mounts and commanders, as far as these actions are possible."""
    deals: list[Deal] = []
    late = rounds_left(s) < 2
    reserve = coins_to_keep(s, p)
    if BUY_LIGHT in actions and not late and s.coins[p] >= 2 + reserve:
        deals += light_deals(s, p, eye, reserve)
    if HIRE in actions and not late and s.coins[p] >= hire_price(s, p)[0] + WAR_CHEST + reserve:
        # Mercenaries need no food: they are the way from money to conquest.
        for f in markets_for_units(s, p):
            steps = nearest_enemy_settlement(s, p, f)
            if steps <= 5:
                deals.append((13.5 - steps, HIRE, field_term(s, f), NOTHING, 2))
    if UPGRADE in actions and not late and s.coins[p] > reserve:
        for f in upgrade_fields(s, p):
            deals += upgrade_deals(s, p, f)
    if MOUNT in actions and s.opt.horses and s.coins[p] >= 9:
        nets = networks(s, p)
        for f in mount_fields(s, p):
            count = mountable_at(s, p, nets, f)
            if count >= 2:
                deals.append((13.0, MOUNT, field_term(s, f), NOTHING, count))
    if COMMANDER in actions and s.opt.command and s.commander[p] == 0:
        if s.coins[p] >= reserve + 8 and rounds_left(s) > 2:
            level = max((n for n in levels_to_buy(s, p) if n <= 2), default=0)
            if level:
                deals.append((15.0, COMMANDER, NOTHING, number(level), 1))
    return deals


def light_deals(s: ScharzState, p: Player, eye: Eye, reserve: int) -> list[Deal]:
    """Light infantry that can be fed, where free land or an enemy is near."""
    deals: list[Deal] = []
    margin = food_margin(s, p)
    for f in markets_for_units(s, p) if margin > 0 else ():
        if s.season == SUMMER and s.opt.recruitment and eye.reach[f] <= eye.mine[f]:
            continue  # recruits will cost half of it
        count = min(margin, purchases_left(s, p, f), (s.coins[p] - reserve) // 2)
        need = free_neighbours(s, f) + max(0.0, eye.reach[f] - eye.mine[f])
        deals.append((14.0 + 0.5 * need, BUY_LIGHT, field_term(s, f), NOTHING, count))
    return deals


def upgrade_deals(s: ScharzState, p: Player, f: Field) -> list[Deal]:
    """Heavy infantry in towns, engines for the next siege, cavalry when there is money."""
    kinds = upgrades_at(s, p, f)
    light = len(recruits_at(s, p, f))
    place = field_term(s, f)
    deals: list[Deal] = []
    if HEAVY in kinds and s.coins[p] >= 3:
        deals.append((16.0, UPGRADE, place, KIND_TERMS[HEAVY], 1))
    engines = sum(s.kind[u] == SIEGE for u in units_of(s, p))
    soldiers = sum(s.kind[u] == MERCENARY or s.kind[u] in (HEAVY, CAVALRY) for u in units_of(s, p))
    if SIEGE in kinds and engines < 2 and (soldiers >= 2 * engines + 1 or light >= 4):
        if nearest_enemy_settlement(s, p, f) <= 4 and s.coins[p] >= 4:
            deals.append((15.0, UPGRADE, place, KIND_TERMS[SIEGE], 1))
    if ELEPHANT in kinds and s.coins[p] >= 30:
        deals.append((9.0, UPGRADE, place, KIND_TERMS[ELEPHANT], 1))
    if CAVALRY in kinds and s.coins[p] >= 20 and light >= 2:
        deals.append((10.0, UPGRADE, place, KIND_TERMS[CAVALRY], 1))
    if TRANSPORT in kinds and s.coins[p] >= 12 and fish_storage(s, p) > fish_of(s, p):
        if not any(s.kind[u] == TRANSPORT for u in units_of(s, p)):
            deals.append((6.0, UPGRADE, place, KIND_TERMS[TRANSPORT], 1))
    return deals


def free_neighbours(s: ScharzState, f: Field) -> int:
    """Land fields next door that nobody controls."""
    return sum(s.control[g] == NOBODY for g in s.board.land[f])
