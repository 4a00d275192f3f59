"""SCH-5.1, 5.2, 12.13 to 12.15 Units and their prices: buying, hiring, upgrading, degrading."""

from __future__ import annotations

from grognard.games.scharz.board import Field
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.networks import NO_NETWORK, Networks
from grognard.games.scharz.pieces import has_effect
from grognard.games.scharz.points import can_pay_prestige, prestige_cost
from grognard.games.scharz.routes import may_float
from grognard.games.scharz.state import (
    INSIDE,
    NOBODY,
    TOWN,
    WORKING,
    YARD,
    Herd,
    ScharzState,
    Unit,
    free_unit,
    herds_of,
    own_units_at,
)
from grognard.games.scharz.status import hostile_open, is_sealed_off, settlement_at, ship_room, yard_at
from grognard.games.scharz.tables import (
    CAVALRY,
    ELEPHANT,
    HEAVY,
    HORSES,
    LIGHT,
    MERCENARY,
    SIEGE,
    TRANSPORT,
    WARSHIP,
)
from grognard.kernel.choice import Player

UPGRADES = (HEAVY, SIEGE, CAVALRY, ELEPHANT, TRANSPORT, WARSHIP)

# -- prices ----------


def upgrade_price(s: ScharzState, p: Player, kind: int) -> int:
    """SCH-5.1, 3.3 What it costs this player to turn a light infantry into another unit now."""
    price = BOOK.units[kind].upgrade_coins
    if kind == CAVALRY and not s.opt.horses:
        price = BOOK.units[kind].upgrade_coins_no_horses
        price -= BOOK.effects.horse_lords_coins if has_effect(s, p, "horse_lords") else 0
    if kind == SIEGE and has_effect(s, p, "engineers"):
        price -= BOOK.effects.engineers_coins
    return price


def refund(s: ScharzState, p: Player, kind: int, f: Field) -> int:
    """SCH-5.2 What degrading pays, never more than the upgrade would cost now."""
    row = BOOK.units[kind]
    coins = row.sell_in_settlement if s.settler[f] == p else row.sell_elsewhere
    return min(coins, upgrade_price(s, p, kind))


def hire_price(s: ScharzState, p: Player) -> tuple[int, int]:
    """SCH-5.16 Coins and prestige for mercenaries."""
    row = BOOK.units[MERCENARY]
    coins, prestige = row.hire_coins_simple, 0
    if s.opt.mercenary_pay_twice:
        coins, prestige = row.hire_coins, row.hire_pp
    if has_effect(s, p, "cheap_mercenary"):
        coins -= BOOK.effects.cheap_mercenary_coins
    return coins, prestige_cost(s, prestige)


def mercenary_pay(s: ScharzState) -> int:
    """SCH-5.16 The pay of mercenaries at the end of winter."""
    row = BOOK.units[MERCENARY]
    return row.pay_winter if s.opt.mercenary_pay_twice else row.pay_winter_simple


# -- purchase ----------


def purchases_left(s: ScharzState, p: Player, f: Field) -> int:
    """SCH-12.13 How many units a settlement may still buy this round."""
    if s.settler[f] != p or s.encircled[f] != NOBODY or hostile_open(s, p, f) or free_unit(s, p) < 0:
        return 0
    return settlement_at(s, f).buys_per_round * (2 if s.doubled[f] else 1) - s.bought[f]


def can_hire(s: ScharzState, p: Player) -> bool:
    coins, prestige = hire_price(s, p)
    return s.coins[p] >= coins and can_pay_prestige(s, p, prestige)


def may_hire_for_prestige(s: ScharzState, p: Player) -> bool:
    """SCH-5.17 If the people allows it; without peoples always."""
    if not s.opt.prestige:
        return False
    row = BOOK.units[MERCENARY]
    allowed = s.faction[p] < 0 or BOOK.factions[s.faction[p]].mercenaries
    return allowed and s.prestige[p] >= row.hire_by_prestige_pp and s.coins[p] >= row.hire_by_prestige_coins


# -- upgrades ----------


def recruits_at(s: ScharzState, p: Player, f: Field) -> list[Unit]:
    """Idle light infantry in a field, in the open or inside its settlement."""
    here = own_units_at(s, p, f)
    if s.settler[f] == p:
        here = here + own_units_at(s, p, INSIDE + f)
    return [u for u in here if s.kind[u] == LIGHT and not s.flags[u] & WORKING]


def upgrades_at(s: ScharzState, p: Player, f: Field) -> list[int]:
    """SCH-12.14 The kinds into which a light infantry of a field can be turned now."""
    if s.settler[f] != p:
        return []
    return [kind for kind in UPGRADES if can_upgrade(s, p, f, kind)]


def can_upgrade(s: ScharzState, p: Player, f: Field, kind: int) -> bool:
    if s.coins[p] < upgrade_price(s, p, kind):
        return False
    if kind == HEAVY:
        return s.heavies[f] < heavy_limit(s, p, f)
    if kind == CAVALRY:
        return not s.opt.horses  # SCH-5.6 With horse herds cavalry is mounted instead.
    if kind == ELEPHANT:
        return s.opt.elephants
    if kind == SIEGE:
        return True
    if not s.yard[f] or is_sealed_off(s, f) or ship_room(s, f) <= 0:
        return False
    row = yard_at(s, f)
    return BOOK.units[kind].id in row.builds and s.ships_built[f] < row.ship_builds_per_round


def heavy_limit(s: ScharzState, p: Player, f: Field) -> int:
    """SCH-5.1, 3.3 Two heavy infantry per town and round; one per village for some."""
    if s.settlement[f] == TOWN:
        return BOOK.units[HEAVY].upgrades_per_town
    return BOOK.effects.cheap_heavy_per_village if has_effect(s, p, "cheap_heavy") else 0


def upgrade(s: ScharzState, p: Player, u: Unit, f: Field, kind: int) -> None:
    """SCH-5.1 A light infantry becomes another unit on the spot; a ship lies in the shipyard."""
    s.coins[p] -= upgrade_price(s, p, kind)
    s.kind[u] = kind
    if kind == HEAVY:
        s.heavies[f] += 1
    if kind in (TRANSPORT, WARSHIP):
        s.place[u] = YARD + f
        s.ships_built[f] += 1


# -- horses ----------


def mounts_per_herd(s: ScharzState, p: Player) -> int:
    """SCH-5.6, 3.3 How many units one horse herd mounts."""
    horse_lords = has_effect(s, p, "horse_lords")
    return BOOK.effects.horse_lords_mounts if horse_lords else BOOK.units[CAVALRY].horse_herd_mounts


def horse_herd_for(s: ScharzState, p: Player, nets: Networks, f: Field) -> Herd:
    """SCH-5.6 A horse herd in the network of a settlement, or -1."""
    network = nets.of_store(f)
    for h in herds_of(s, p):
        if s.herd_kind[h] == HORSES and nets.of_place(s, s.herd_place[h]) == network != NO_NETWORK:
            return h
    return -1


def mountable_at(s: ScharzState, p: Player, nets: Networks, f: Field) -> int:
    """SCH-5.6 How many light infantry of a field one mount action could upgrade."""
    if not s.opt.horses or s.settler[f] != p or horse_herd_for(s, p, nets, f) < 0:
        return 0
    affordable = s.coins[p] // upgrade_price(s, p, CAVALRY)
    return min(mounts_per_herd(s, p), len(recruits_at(s, p, f)), affordable)


def may_have_yard(s: ScharzState, p: Player, f: Field) -> bool:
    """SCH-5.21 A coastal field, or a river or swamp field that the player's river ships reach."""
    if s.board.is_coastal(f):
        return True
    return has_effect(s, p, "river_ships") and may_float(s, p, f)
