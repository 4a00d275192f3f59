"""SCH-5 Pieces, resources, tracks."""

from __future__ import annotations

from grognard.games.scharz.barracks import (
    hire_price,
    mercenary_pay,
    mountable_at,
    purchases_left,
    refund,
    upgrade_price,
    upgrades_at,
)
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.buying import (
    buy_commander,
    can_hire_for_prestige,
    can_place_corsairs,
    hire_for_prestige,
    mount,
    place_corsairs,
    sell_ship,
    upgrade_units,
)
from grognard.games.scharz.cargo import places_left
from grognard.games.scharz.construction import construction
from grognard.games.scharz.fishing import casts
from grognard.games.scharz.goods import (
    grain_limit,
    herd_room_inside,
    herd_room_on,
    put_grain,
    take_grain,
)
from grognard.games.scharz.market import herd_kinds
from grognard.games.scharz.networks import networks
from grognard.games.scharz.orders import groups_at
from grognard.games.scharz.pieces import buildings_of, finish_building
from grognard.games.scharz.points import own_d6, settle_points
from grognard.games.scharz.reveal import ship_price
from grognard.games.scharz.rights import MOVE
from grognard.games.scharz.state import (
    NOBODY,
    STAY_PUT,
    TOWN,
    Order,
    herds_of,
    units_of,
)
from grognard.games.scharz.status import (
    inside_limit,
    sea_fields_of,
    ship_room,
    update_status,
    wall_level,
    yard_wall_level,
)
from grognard.games.scharz.tables import (
    B_TOWN,
    CAVALRY,
    CORSAIR,
    ELEPHANT,
    HEAVY,
    SIEGE,
    TRANSPORT,
    WARSHIP,
)
from grognard.games.scharz.terms import TERMS
from grognard.games.scharz.works import buildable_at, is_fit_for
from grognard.kernel.choice import CHECKPOINT, Procedure
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, at, field, position, run

# -- units ----------


@rule("SCH-5.1")
def test_units_are_made_from_light_infantry_on_the_spot():
    s = position("latium: P1 town, P1 2 light", coins={P1: 3})
    run(upgrade_units(s, P1), "heavy")
    run(upgrade_units(s, P1), "siege")
    assert at(s, "latium") == "P1 1 heavy, P1 1 siege" and s.coins[P1] == 0
    table = [(u.id, u.die, u.life, u.upgrade_coins) for u in BOOK.units]
    assert table == [
        ("light", "white", 1, 0),
        ("heavy", "blue", 2, 1),
        ("siege", "", 1, 2),
        ("cavalry", "red", 3, 3),
        ("mercenary", "red", 2, 0),
        ("elephant", "red", 4, 8),
        ("transport", "white", 1, 2),
        ("warship", "blue", 2, 3),
        ("corsair", "", 4, 0),
    ]


@rule("SCH-5.2")
def test_degrading_refunds_more_in_a_settlement():
    s = position("latium: P1 village", mode="expert")
    home, away = field(s, "latium"), field(s, "samnium")
    assert [refund(s, P1, kind, home) for kind in (HEAVY, SIEGE, CAVALRY, ELEPHANT)] == [1, 2, 3, 2]
    assert [refund(s, P1, kind, away) for kind in (HEAVY, SIEGE, CAVALRY, ELEPHANT)] == [0, 1, 2, 2]


@rule("SCH-5.3", "SCH-5.5")
def test_the_kinds_of_herds_and_their_prices():
    rows = [(h.feed, h.meat, h.buy, h.sell) for h in BOOK.herds]
    assert rows == [(1, 2, 3, 2), (2, 4, 5, 3), (3, 6, 8, 5), (2, 3, 6, 4)]
    assert len(herd_kinds(position())) == 3 and len(herd_kinds(position(mode="advanced"))) == 4
    assert len(herd_kinds(position(options={"cattle": "off"}))) == 2
    assert len(position().herd_place) == 2 * 10


@rule("SCH-5.4", "SCH-3.12")
def test_herds_stand_inside_or_on_the_field():
    s = position("latium: P1 town, P1 sheep inside, P1 pigs", "samnium: P1 village, P1 sheep")
    assert herd_room_inside(s, field(s, "latium")) == 1 and herd_room_on(s, field(s, "latium")) == 1
    assert herd_room_inside(s, field(s, "samnium")) == 1 and herd_room_on(s, field(s, "samnium")) == 0


@rule("SCH-5.6")
def test_a_horse_herd_mounts_up_to_three_and_is_gone():
    s = position("latium: P1 village, P1 5 light, P1 horses", mode="advanced", coins={P1: 20})
    assert mountable_at(s, P1, networks(s, P1), field(s, "latium")) == 3
    assert CAVALRY not in upgrades_at(s, P1, field(s, "latium"))
    run(mount(s, P1), "2")
    assert at(s, "latium") == "P1 3 light, P1 2 cavalry" and s.coins[P1] == 14
    assert not herds_of(s, P1), "the herd is gone although it could mount three"
    basic = position("latium: P1 village, P1 light", coins={P1: 8})
    assert upgrade_price(basic, P1, CAVALRY) == 8 and CAVALRY in upgrades_at(
        basic, P1, field(basic, "latium")
    )


@rule("SCH-5.7")
def test_a_settlement_holds_five_or_ten_units_one_more_with_a_fortification():
    s = position("latium: P1 village", "samnium: P1 town, P1 fortification", "boia: P1 20 light")
    assert inside_limit(s, field(s, "latium")) == 5 and inside_limit(s, field(s, "samnium")) == 11
    assert at(s, "boia") == "P1 20 light"


@rule("SCH-5.8", "SCH-5.10")
def test_workers_are_a_group_of_their_own_and_the_others_are_interchangeable():
    s = position("latium: P1 site:village, P1 2 light working, P1 3 light, P1 heavy")
    groups = groups_at(s, P1, MOVE, field(s, "latium"))
    assert [(TERMS.word(term), len(units)) for term, units in groups] == [
        ("light_working", 2),
        ("light", 3),
        ("heavy", 1),
    ]


@rule("SCH-5.9")
def test_damage_heals_at_the_end_of_the_combat_phase():
    from grognard.games.scharz.combat import combat_phase

    s = position("latium: P1 cavalry")
    s.damage[0] = 2
    run(combat_phase(s))
    assert s.damage[0] == 0


# -- ships ----------


@rule("SCH-5.11")
def test_docks_hold_two_ships_and_harbours_four():
    s = position("latium: P1 village, P1 dock, P1 transport docked", "boia: P1 village, P1 harbour")
    assert ship_room(s, field(s, "latium")) == 1 and ship_room(s, field(s, "boia")) == 4


@rule("SCH-5.12", "SCH-5.13")
def test_a_transport_has_three_places_and_elephants_take_all():
    s = position("latium: P1 transport+light+sheep docked", "boia: P1 transport+elephant docked")
    order = Order([], [], STAY_PUT, 0, [], [], [], [], [], [])
    assert places_left(s, 0, order) == 1
    assert places_left(s, 2, order) == 0
    assert BOOK.units[WARSHIP].capacity == 0


@rule("SCH-5.14")
def test_an_empty_ship_is_sold_for_its_price_in_a_shipyard():
    s = position(
        "latium: P1 village, P1 dock, P1 transport docked, P1 warship docked",
        "boia: P1 village, P1 harbour, P1 warship docked, P1 transport+light docked",
    )
    assert ship_price(s, P1, WARSHIP, field(s, "boia")) == 3
    assert ship_price(s, P1, WARSHIP, field(s, "latium")) == 2
    assert ship_price(s, P1, TRANSPORT, field(s, "latium")) == 2
    assert [ship_price(s, P1, kind, field(s, "picenum")) for kind in (TRANSPORT, WARSHIP)] == [1, 2]
    game = run(sell_ship(s, P1), "boia")
    assert game.over and s.coins[P1] == 3, "the loaded transport cannot be sold"
    assert at(s, "boia") == "P1 1 light"


# -- special units ----------


@rule("SCH-5.15", "SCH-5.16")
def test_mercenaries_cost_coins_or_coins_and_prestige_and_count_as_purchases():
    s = position("latium: P1 village")
    assert hire_price(s, P1) == (6, 0) and mercenary_pay(s) == 2
    s.bought[field(s, "latium")] = 1
    assert purchases_left(s, P1, field(s, "latium")) == 0
    advanced = position("latium: P1 village", mode="advanced")
    assert hire_price(advanced, P1) == (4, 2) and mercenary_pay(advanced) == 1


@rule("SCH-5.17")
def test_mercenaries_for_prestige_only_if_the_people_allows_it():
    s = position("latium: P1 village", mode="expert", coins={P1: 1}, prestige={P1: 10})
    assert can_hire_for_prestige(s, P1)
    s.faction[P1] = [f.id for f in BOOK.factions].index("romans")
    assert not can_hire_for_prestige(s, P1)
    s.faction[P1] = [f.id for f in BOOK.factions].index("carthaginians")
    run(hire_for_prestige(s, P1))
    assert (s.coins[P1], s.prestige[P1]) == (0, 0) and at(s, "latium") == "P1 1 mercenary"


@rule("SCH-5.18")
def test_corsairs_cost_prestige_and_a_unit_and_control_nothing():
    s = position("latium: P1 village, P1 2 light", mode="expert", prestige={P1: 16})
    assert can_place_corsairs(s, P1)
    run(place_corsairs(s, P1))
    update_status(s)
    sea = field(s, "mare-tyrrhenum-north")
    assert s.prestige[P1] == 0 and at(s, "latium") == "P1 1 light"
    assert [s.kind[u] for u in units_of(s, P1)].count(CORSAIR) == 1 and s.control[sea] == NOBODY
    assert not sea_fields_of(s, P1) and casts(s, P1, sea) == 0 and BOOK.units[CORSAIR].feed == 0
    assert not groups_at(s, P1, MOVE, sea)


@rule("SCH-5.20")
def test_elephants_are_an_upgrade_where_the_map_knows_them():
    s = position("latium: P1 village, P1 light", mode="expert", coins={P1: 8})
    assert ELEPHANT in upgrades_at(s, P1, field(s, "latium"))
    north = position(mode="expert", options={"map": "vikings"})
    assert not north.opt.elephants and not position(mode="advanced").opt.elephants
    assert BOOK.units[ELEPHANT].slots_on_ship == 3


# -- buildings ----------


@rule("SCH-5.21")
def test_shipyards_and_fortifications_belong_to_a_settlement():
    s = position("latium: P1 village, P1 4 light", "campania: P1 4 light", "samnium: P1 village, P1 4 light")
    s.coins[P1], s.prestige[P1] = 20, 20
    names = [b.id for b in BOOK.buildings]
    assert [names[b] for b in buildable_at(s, P1, field(s, "latium"))] == ["town", "dock", "fortification"]
    assert [names[b] for b in buildable_at(s, P1, field(s, "campania"))] == ["village"]
    assert [names[b] for b in buildable_at(s, P1, field(s, "samnium"))] == ["town", "fortification"]
    s.yard[field(s, "latium")] = s.fort[field(s, "latium")] = 1
    assert [names[b] for b in buildable_at(s, P1, field(s, "latium"))] == ["town", "harbour"]


@rule("SCH-5.22")
def test_wall_levels_range_from_one_to_four():
    s = position("latium: P1 village, P1 dock", "samnium: P1 town, P1 fortification", "boia: P1 town")
    s.yard[field(s, "samnium")] = 1
    assert [wall_level(s, field(s, n)) for n in ("latium", "boia", "samnium")] == [1, 2, 4]
    assert yard_wall_level(s, field(s, "latium")) == 0 and yard_wall_level(s, field(s, "samnium")) == 1


@rule("SCH-5.23")
def test_a_second_town_needs_a_harbour():
    s = position("latium: P1 village, P1 harbour", "samnium: P1 village", "boia: P1 town")
    assert is_fit_for(s, P1, field(s, "latium"), B_TOWN)
    assert not is_fit_for(s, P1, field(s, "samnium"), B_TOWN)
    s.settlement[field(s, "boia")] = 1
    assert is_fit_for(s, P1, field(s, "samnium"), B_TOWN)
    s.site[field(s, "boia")], s.site_owner[field(s, "boia")] = B_TOWN, P1
    assert not is_fit_for(s, P1, field(s, "samnium"), B_TOWN), "a town site counts like a town"


@rule("SCH-5.24", "SCH-5.25")
def test_a_village_that_becomes_a_town_keeps_all_it_has():
    s = position(
        "latium: P1 village, P1 dock, P1 fortification, P1 5 stored, P1 site:town, P1 4 light working"
    )
    f = field(s, "latium")
    assert s.settlement[f] == 1 and buildings_of(s, P1) == 3
    finish_building(s, f)
    assert (s.settlement[f], s.yard[f], s.fort[f], s.grain[f]) == (TOWN, 1, 1, 5)
    assert buildings_of(s, P1) == 3 and at(s, "latium") == "P1 4 light"


# -- goods ----------


@rule("SCH-5.26", "SCH-5.28")
def test_what_finds_no_room_is_lost():
    s = position("latium: P1 village, P1 fortification, P1 3 stored", "boia: P1 town")
    assert grain_limit(s, field(s, "latium")) == 6 and grain_limit(s, field(s, "boia")) == 10
    assert put_grain(s, P1, [field(s, "latium")], field(s, "latium"), 7) == 3
    assert BOOK.food.grain == BOOK.food.fish == BOOK.food.meat == 1 and BOOK.food.herds_eat == ("grain",)


@rule("SCH-5.27")
def test_grain_leaves_the_fullest_store_and_enters_the_nearest():
    s = position("latium: P1 village, P1 2 stored", "campania: P1 village, P1 4 stored", "sabina: P1 village")
    stores = [field(s, n) for n in ("sabina", "latium", "campania")]
    take_grain(s, stores, 3)
    assert [s.grain[f] for f in stores] == [0, 1, 2], "ties in map order"
    take_grain(s, stores, 1)
    assert put_grain(s, P1, stores, field(s, "pomptina"), 9) == 9
    assert [s.grain[f] for f in stores] == [1, 5, 5], "the neighbours first, in map order"


@rule("SCH-5.29")
def test_coins_have_no_upper_limit_and_never_fall_below_zero():
    s = position("latium: P1 village, P1 light", coins={P1: 500}, mode="expert")
    run(buy_commander(s, P1), "4")
    assert s.coins[P1] == 492
    s.coins[P1] = 0
    assert not upgrades_at(s, P1, field(s, "latium"))


# -- prestige and victory points ----------


@rule("SCH-5.30")
def test_prestige_is_credited_at_the_end_of_the_combat_phase():
    from grognard.games.scharz.combat import combat_phase
    from tests.games.scharz.combat_position import white

    s = position("latium: P1 3 light, P2 light", dice=white(1, 0, 0, 0), home={"latium": P2})
    game = run(combat_phase(s))
    while not game.over:
        assert s.prestige[P1] == 0
        game.pick("stand")
    assert s.prestige[P1] == 2


@rule("SCH-5.31")
def test_the_prestige_of_destroyed_pieces_and_the_bonus_against_rivals():
    from grognard.games.scharz.relations import with_rival_bonus

    s = position(players=3)
    assert [u.combat_pp for u in BOOK.units] == [2, 4, 4, 4, 4, 4, 4, 4, 4]
    assert [b.combat_pp for b in BOOK.buildings] == [8, 12, 4, 4, 0]
    s.rivals[P1] = 1 << P2
    assert [with_rival_bonus(s, P1, P2, n) for n in (2, 4, 4, 8, 12, 8)] == [3, 6, 6, 12, 18, 12]
    assert with_rival_bonus(s, P2, P1, 8) == 8


@rule("SCH-5.32")
def test_prestige_prevents_the_loss_of_victory_points():
    s = position("latium: P1 light", prestige={P1: 9}, vp={P1: 5})
    s.vp_loss[P1] = 3
    game = run(settle_points(s))
    assert game.asks(P1, "prevent_vp_loss", ["0", "1", "2"])
    game.pick("2")
    assert s.vp[P1] == 4 and s.prestige[P1] == 1


def roll(s) -> Procedure[int]:
    yield CHECKPOINT
    return (yield from own_d6(s, P1, (6,)))


@rule("SCH-5.32")
def test_prestige_repeats_a_d6_once():
    s = position(dice=[6, 6], prestige={P1: 8})
    game = run(roll(s), "yes")
    assert game.value == 6 and s.prestige[P1] == 4
    s = position(dice=[5], prestige={P1: 8})
    assert run(roll(s)).value == 5, "a good roll is not repeated"
    assert sorted(row.cost for row in BOOK.actions.values()) == [2, 4, 4, 4, 6, 8, 10, 12, 14, 16]


@rule("SCH-5.32", "SCH-12.3")
def test_double_construction_costs_twelve_prestige():
    s = position("latium: P1 village, P1 site:dock, P1 3 light working", prestige={P1: 12})
    run(construction(s), "yes")
    assert s.prestige[P1] == 0 and s.yard[field(s, "latium")] == 1


@rule("SCH-5.34", "SCH-5.35")
def test_the_table_of_victory_points():
    points = BOOK.victory_points
    assert (points.tribute_receiver, points.tribute_payer) == (2, -1)
    assert (points.redemption_receiver, points.redemption_payer) == (2, -1)
    assert (points.herd_taken, points.herd_lost, points.grain_taken, points.grain_lost) == (1, -1, 1, -1)
    assert (points.battle_won, points.battle_lost, points.vassal_lord, points.vassal_self) == (1, -1, 2, -1)
    village, town = BOOK.buildings[0], BOOK.buildings[1]
    assert (village.vp_capture, village.vp_loss, town.vp_capture, town.vp_loss) == (4, 2, 8, 4)
    from grognard.games.scharz.spoils import spoils
    from tests.games.scharz.combat_position import begin_combat

    s = begin_combat(position("latium: P1 light, P2 3 grain", "boia: P2 village"))
    run(spoils(s), "take")
    assert (s.vp_gain, s.vp_loss) == ([1, 0], [0, 1])
