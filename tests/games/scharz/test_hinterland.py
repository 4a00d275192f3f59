"""SCH-12 Hinterland: construction, trade, fishing."""

from __future__ import annotations

import pytest

from grognard.games.scharz.barracks import hire_price, purchases_left, refund, upgrade_price, upgrades_at
from grognard.games.scharz.barter import give_herd, goods_at_hand, has_trade_access, open_stores, room_for
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.buying import (
    can_degrade,
    can_disband,
    can_sell_ship,
    degrade,
    disband,
    double_purchase,
    name_rival,
    sell_ship,
    settlements_to_double,
    upgrade_units,
    yards_with_empty_ships,
)
from grognard.games.scharz.construction import construction, progress_of
from grognard.games.scharz.fishing import fishing
from grognard.games.scharz.goods import fish_of, grain_of
from grognard.games.scharz.market import bank, buy_herd, can_buy_herd, sell_herd, slaughter, slaughterable
from grognard.games.scharz.offers import offer_trade
from grognard.games.scharz.pieces import add_unit
from grognard.games.scharz.state import INSIDE, WORKING, ScharzState, herds_of, workers
from grognard.games.scharz.status import update_status
from grognard.games.scharz.tables import CAVALRY, HEAVY, SIEGE, TRANSPORT, WARSHIP
from grognard.games.scharz.trade import trade
from grognard.games.scharz.works import add_workers, build, building_grounds, speed_up
from grognard.testing import Run, rule
from tests.games.scharz.combat_position import (
    P1,
    P2,
    P3,
    at,
    docked,
    field,
    inside,
    position,
    run,
    told,
    truce,
)


def rich(*places: str, **options) -> ScharzState:
    s = position(*places, **options)
    s.coins = [40] * s.players
    s.prestige = [40] * s.players
    return s


def alone(game: Run) -> Run:
    """Everybody who is asked for a trade action is done."""
    while not game.over and game.question().ask.key == "trade_action":
        game.pick("done")
    return game


def people(s: ScharzState, p: int, name: str) -> None:
    s.faction[p] = [f.id for f in BOOK.factions].index(name)


# -- construction ----------


@rule("SCH-12.1", "SCH-12.2", "SCH-12.4", "SCH-12.9", "SCH-12.10")
def test_x11_a_village_is_finished_in_winter():
    # SCH-X11
    s = position("latium: P1 village", "samnium: P1 3 light", coins={P1: 9}, prestige={P1: 5})
    run(build(s, P1), "2")
    assert (s.coins[P1], s.prestige[P1]) == (6, 2)
    f = field(s, "samnium")
    run(construction(s))
    assert s.progress[f] == 3, "summer"
    s.turn = 0
    run(add_workers(s, P1))
    run(speed_up(s, P1))
    assert s.coins[P1] == 4 and s.progress[f] == 6
    run(construction(s))
    assert s.progress[f] == 10, "autumn"
    s.turn = 0
    run(construction(s))
    assert s.settlement[f] == 1 and s.settler[f] == P1, "winter"
    assert at(s, "samnium") == "P1 3 light" and not any(flags & WORKING for flags in s.flags)


@rule("SCH-12.1")
@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("village", [0, 3, 4, 6]),
        ("town", [0, 0, 0, 3]),
        ("dock", [3, 4, 6, 6]),
        ("harbour", [0, 3, 4, 6]),
        ("fortification", [3, 4, 6, 6]),
    ],
)
def test_progress_by_workers(building: str, points: list[int]):
    for count, expected in enumerate(points, 1):
        s = position(f"latium: P1 site:{building}, P1 {count} light working")
        assert progress_of(s, field(s, "latium")) == expected
        quick = position(f"latium: P1 site:{building}, P1 {count} light working", mode="quick")
        assert progress_of(quick, field(quick, "latium")) == (6 if expected else 0)
    s = position(f"latium: P1 site:{building}, P1 4 light working, P2 light")
    assert progress_of(s, field(s, "latium")) == 0, "not before hostile units"


@rule("SCH-12.3", "SCH-3.3")
def test_double_construction_and_builders():
    s = position("latium: P1 site:village, P1 2 light working", mode="expert", prestige={P1: 12})
    f = field(s, "latium")
    people(s, P1, "etruscans")
    assert progress_of(s, f) == 4
    run(construction(s), "yes")
    assert s.progress[f] == 7 and s.prestige[P1] == 0
    s = position("latium: P1 site:dock, P1 light working", mode="expert")
    people(s, P1, "etruscans")
    assert progress_of(s, field(s, "latium")) == 3, "builders need two workers"


# -- trade in general ----------


@rule("SCH-12.5", "SCH-18.1")
def test_trade_goes_in_initiative_order_and_sixty_actions_are_the_most():
    s = rich("latium: P1 village, P1 light", "boia: P2 village, P2 light")
    s.order = [1, 0]
    game = run(trade(s))
    assert game.asks(P2, "trade_action")
    for _ in range(30):
        game.pick("double_purchase", "undo")
    assert game.asks(P1, "trade_action"), "sixty actions of P2 are over"


@rule("SCH-12.6", "SCH-8.6")
def test_a_besieged_settlement_cannot_trade_but_upgrade():
    s = rich("latium: P1 village, P1 light inside, P1 5 stored, P2 light", "boia: P1 village")
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    f = field(s, "latium")
    assert purchases_left(s, P1, f) == 0 and open_stores(s, P1) == [field(s, "boia")]
    assert goods_at_hand(s, P1).grain == 0 and f not in building_grounds(s, P1)
    assert SIEGE in upgrades_at(s, P1, f)
    run(upgrade_units(s, P1), "siege")
    assert s.kind[0] == SIEGE and s.place[0] == INSIDE + f


@rule("SCH-12.22", "SCH-8.6")
def test_ships_are_built_and_sold_behind_a_siege_as_long_as_the_sea_is_open():
    s = rich(
        "latium: P1 village, P1 dock, P1 light inside, P1 transport docked, P2 light",
        "boia: P1 village",
    )
    f = field(s, "latium")
    s.encircled[f] = P2
    update_status(s)
    assert TRANSPORT in upgrades_at(s, P1, f) and yards_with_empty_ships(s, P1) == [f]
    run(sell_ship(s, P1))
    assert inside(s, "latium") == "P1 2 light" and s.coins[P1] == 42
    run(upgrade_units(s, P1), "transport")
    assert docked(s, "latium") == "P1 1 transport"
    for sea in s.board.seas[f]:
        add_unit(s, P2, WARSHIP, sea)
    update_status(s)
    assert TRANSPORT not in upgrades_at(s, P1, f) and not can_sell_ship(s, P1)


@rule("SCH-12.22")
def test_a_ship_is_not_sold_behind_a_siege_without_room_for_its_crew():
    s = rich("latium: P1 village, P1 dock, P1 5 light inside, P1 transport docked, P2 light")
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    assert not can_sell_ship(s, P1)


@rule("SCH-12.22", "SCH-12.6", "SCH-5.32")
def test_nothing_is_sped_up_or_doubled_behind_a_siege():
    s = rich("latium: P1 village, P1 site:fortification, P1 light working, P2 light", "boia: P1 village")
    assert "speed_up" in run(trade(s)).offered()
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    assert "speed_up" not in run(trade(s)).offered()
    assert settlements_to_double(s, P1) == [field(s, "boia")]


@rule("SCH-12.6", "SCH-12.15", "SCH-12.17")
def test_nobody_is_sent_home_and_no_herd_sold_out_of_a_siege():
    s = rich(
        "latium: P1 village, P1 light inside, P1 heavy inside, P1 sheep inside, P2 light",
        "boia: P1 village, P1 pigs inside",
    )
    assert can_degrade(s, P1) and can_disband(s, P1) and sum(goods_at_hand(s, P1).herds) == 2
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    assert not can_degrade(s, P1) and not can_disband(s, P1)
    assert goods_at_hand(s, P1).herds == [0, 1, 0, 0]
    assert [s.herd_kind[h] for h in slaughterable(s, P1)] == [1]


@rule("SCH-12.18", "SCH-16.5")
def test_an_offer_can_be_cancelled_before_it_is_made():
    s = rich("latium: P1 village", "samnium: P2 village")
    game = run(offer_trade(s, P1), "coin5", "cancel")
    assert game.over and s.offers == 0 and not told(s, "trade_offered")
    game = run(offer_trade(s, P1), "coin5", "done", "coin1", "cancel")
    assert game.over and s.offers == 0 and s.coins == [40, 40]


@rule("SCH-12.6", "SCH-12.18")
def test_a_herd_that_is_given_does_not_slip_into_a_siege():
    s = rich("latium: P1 village, P2 light", "samnium: P1 village", "boia: P2 village, P2 pigs inside")
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    give_herd(s, P2, P1, 1)
    assert [s.herd_place[h] for h in herds_of(s, P1)] == [INSIDE + field(s, "samnium")]


@rule("SCH-12.6", "SCH-12.18", "SCH-12.21")
def test_a_herd_that_is_given_finds_a_field_beside_a_siege():
    s = rich(
        "latium: P1 village, P2 light", "samnium: P1 village, P1 pigs inside", "boia: P2 village, P2 pigs"
    )
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    assert room_for(s, P1).herds[1] == 1
    give_herd(s, P2, P1, 1)
    assert [s.herd_place[h] for h in herds_of(s, P1)] == [INSIDE + field(s, "samnium"), field(s, "samnium")]


@rule("SCH-12.14", "SCH-8.3")
def test_units_inside_can_be_upgraded_before_too_few_enemies_for_a_siege():
    s = rich("latium: P1 town, P1 light inside, P2 light")
    run(upgrade_units(s, P1), "siege")
    assert s.kind[0] == SIEGE and inside(s, "latium") == "P1 1 siege"


@rule("SCH-12.20", "SCH-16.2")
def test_the_last_action_can_be_undone_but_not_after_another_players_answer():
    s = rich("latium: P1 village, P1 light", "samnium: P2 village, P2 light")
    game = run(trade(s), "upgrade", "siege")
    assert s.kind[0] == SIEGE and s.coins[P1] == 38
    game.pick("undo")
    assert s.kind[0] == 0 and s.coins[P1] == 40 and "undo" not in game.offered()
    game.pick("upgrade", "siege", "offer_trade", "coin1", "done", "done")
    assert game.asks(P2, "answer")
    game.pick("decline")
    assert "undo" not in game.offered()


# -- building ----------


@rule("SCH-12.8")
def test_a_site_needs_control_connection_workers_and_both_prices():
    s = rich(
        "latium: P1 village, P1 2 light",
        "samnium: P1 2 light",
        "boia: P1 2 light",
        "pomptina: P1 2 light, P2 light",
        "sabina: P1 light",
    )
    assert building_grounds(s, P1) == sorted(field(s, n) for n in ("latium", "samnium"))
    game = run(build(s, P1), "samnium")
    assert (
        game.over and (s.coins[P1], s.prestige[P1]) == (37, 37) and len(workers(s, field(s, "samnium"))) == 2
    )
    s.prestige[P1] = 1
    assert not building_grounds(s, P1), "nobody can pay the prestige"


@rule("SCH-12.11")
def test_trade_offers_no_way_to_abandon_a_site():
    s = rich("latium: P1 village, P1 site:dock, P1 light working")
    game = run(trade(s))
    assert "speed_up" in game.offered() and not any("abandon" in word for word in game.offered())
    assert "disband" not in game.offered(), "workers cannot be disbanded"


@rule("SCH-12.10")
def test_a_site_is_sped_up_once():
    s = rich("latium: P1 village, P1 site:town, P1 4 light working")
    run(speed_up(s, P1))
    assert s.coins[P1] == 37 and s.progress[field(s, "latium")] == 3
    assert "speed_up" not in run(trade(s)).offered()


# -- units ----------


@rule("SCH-12.13", "SCH-14.14", "SCH-14.23", "SCH-5.32")
def test_settlements_buy_units_doubled_for_prestige_without_hostile_units():
    s = rich("latium: P1 village", "samnium: P1 town", "boia: P1 village, P2 light", "picenum: P2 village")
    names = ("latium", "samnium", "boia", "picenum")
    assert [purchases_left(s, P1, field(s, name)) for name in names] == [1, 2, 0, 0]
    run(double_purchase(s, P1), "samnium")
    assert purchases_left(s, P1, field(s, "samnium")) == 4 and s.prestige[P1] == 38
    game = run(trade(s), "buy_light", "samnium", "3")
    assert at(s, "samnium") == "P1 3 light" and s.coins[P1] == 34
    game.pick("buy_light", "samnium", "hire")
    assert at(s, "latium") == "P1 1 mercenary" and s.coins[P1] == 26
    truce(s, P1, P2)
    assert purchases_left(s, P1, field(s, "boia")) == 1, "a truce partner's units do not block"


@rule("SCH-12.14")
def test_upgrades_by_place_and_number():
    s = rich("latium: P1 town, P1 dock, P1 5 light", "samnium: P1 village, P1 light", "boia: P1 light")
    f = field(s, "latium")
    assert upgrades_at(s, P1, f) == [HEAVY, SIEGE, CAVALRY, TRANSPORT]
    assert upgrades_at(s, P1, field(s, "samnium")) == [SIEGE, CAVALRY]
    assert upgrades_at(s, P1, field(s, "boia")) == []
    for kind in ("heavy", "heavy", "transport"):
        run(upgrade_units(s, P1), "latium", kind)
    assert upgrades_at(s, P1, f) == [SIEGE, CAVALRY], "two heavy per town and one transport per dock"
    assert docked(s, "latium") == "P1 1 transport"
    s.yard[f] = 2
    assert upgrades_at(s, P1, f) == [SIEGE, CAVALRY, TRANSPORT, WARSHIP]


@rule("SCH-12.15")
def test_units_are_degraded_or_disbanded():
    s = rich("latium: P1 village, P1 2 siege", "samnium: P1 siege, P1 mercenary")
    run(degrade(s, P1), "latium", "2")
    assert at(s, "latium") == "P1 2 light" and s.coins[P1] == 44
    run(degrade(s, P1))
    assert s.coins[P1] == 45, "less outside a settlement"
    run(disband(s, P1), "samnium", "mercenary")
    assert at(s, "samnium") == "P1 1 light" and s.coins[P1] == 45


@rule("SCH-5.2", "SCH-12.5", "SCH-3.3")
def test_x26_a_refund_never_exceeds_the_price():
    # SCH-X26
    s = rich("latium: P1 village, P1 light", "boia: P2 village, P2 light", mode="expert")
    people(s, P1, "syracusans")
    people(s, P2, "samnites")
    assert upgrade_price(s, P1, SIEGE) == 1 and refund(s, P1, SIEGE, field(s, "latium")) == 1
    assert upgrade_price(s, P2, SIEGE) == 2 and refund(s, P2, SIEGE, field(s, "boia")) == 2
    game = run(trade(s), "upgrade", "siege", "degrade")
    assert s.coins[P1] == 40 and s.count == 2 and game.asks(P1, "trade_action")


@rule("SCH-3.3")
def test_what_the_peoples_change_in_trade():
    s = rich("latium: P1 village, P1 2 light", mode="expert", options={"horses": "off"})
    f = field(s, "latium")
    people(s, P1, "romans")
    assert HEAVY in upgrades_at(s, P1, f)
    run(upgrade_units(s, P1), "heavy")
    assert HEAVY not in upgrades_at(s, P1, f), "one per village and round"
    people(s, P1, "carthaginians")
    assert hire_price(s, P1) == (3, 2)
    people(s, P1, "mitanni")
    assert upgrade_price(s, P1, CAVALRY) == 7


# -- bank ----------


@rule("SCH-12.16", "SCH-12.21")
def test_the_bank_trades_grain_and_fish_better_at_a_harbour():
    s = position("latium: P1 village, P1 dock, P1 4 stored, P1 2 fish", coins={P1: 4})
    game = run(bank(s, P1))
    assert sorted(game.offered()) == ["buy_grain", "cancel", "sell_fish", "sell_grain"]
    game.pick("sell_grain", "2")
    assert s.coins[P1] == 6 and grain_of(s, P1) == 0 and s.bank_trades == 1
    s.yard[field(s, "latium")] = 2
    run(bank(s, P1), "buy_grain_harbour", "2")
    assert s.coins[P1] == 0 and grain_of(s, P1) == 4
    run(bank(s, P1), "sell_grain_harbour", "1")
    run(bank(s, P1), "buy_fish")
    assert s.coins[P1] == 0 and fish_of(s, P1) == 3
    assert "meat" not in str(run(bank(s, P1)).offered())


@rule("SCH-12.16", "SCH-5.5", "SCH-5.3")
def test_herds_are_traded_through_a_harbour_only():
    s = position("latium: P1 village, P1 dock", "samnium: P1 village, P1 pigs", coins={P1: 5})
    assert not can_buy_herd(s, P1)
    s.yard[field(s, "latium")] = 2
    game = run(buy_herd(s, P1), "sheep")
    assert sorted(game.offered()) == ["cancel", "in:latium", "in:samnium", "on:latium"]
    game.pick("in:samnium")
    assert s.coins[P1] == 2 and len(herds_of(s, P1)) == 2
    run(sell_herd(s, P1), "pigs@on:samnium")
    assert s.coins[P1] == 5


@rule("SCH-12.17")
def test_slaughter_sells_the_meat_at_once():
    s = position("latium: P1 village, P1 pigs", mode="advanced")
    run(slaughter(s, P1))
    assert s.coins[P1] == 2 and not herds_of(s, P1)


# -- players ----------


@rule("SCH-12.18", "SCH-7.12")
def test_neighbours_trade_what_the_receiver_can_store():
    s = position(
        "latium: P1 village, P1 5 stored, P1 sheep",
        "samnium: P2 village, P2 3 stored",
        "carthago: P3 village",
        players=3,
        coins={P1: 2, P2: 6},
    )
    assert has_trade_access(s, P1, P2) and not has_trade_access(s, P1, P3)
    game = run(offer_trade(s, P1))
    assert game.asks(P1, "offer_item", ["coin1", "grain1", "sheep", "done", "cancel"]), "room for two"
    game.pick("grain1", "grain1")
    assert "grain1" not in game.offered()
    game.pick("sheep", "done", "coin5", "done")
    assert game.asks(P2, "answer", ["accept", "decline"])
    game.pick("accept")
    assert s.coins == [7, 1, 0] and s.grain[field(s, "samnium")] == 5
    assert s.herd_place[10] == INSIDE + field(s, "samnium")


@rule("SCH-12.18")
def test_two_harbours_reach_each_other_and_two_offers_are_the_most():
    s = rich("latium: P1 village, P1 harbour", "carthago: P2 village, P2 harbour")
    game = run(trade(s))
    for _ in range(2):
        game.pick("offer_trade", "coin1", "done", "done", "accept")
    assert s.coins == [38, 42] and "offer_trade" not in game.offered()
    s.yard[field(s, "carthago")] = 1
    assert not has_trade_access(s, P1, P2) and room_for(s, P2).grain == 5


@rule("SCH-12.19", "SCH-5.32", "SCH-10.44")
def test_rivals_and_commanders_are_bought_in_trade():
    s = rich("latium: P1 village", "boia: P2 village", "carthago: P3 village", players=3, mode="expert")
    s.rivals[P1] = 1 << P2
    run(name_rival(s, P1))
    assert s.rivals[P1] == 1 << P2 | 1 << P3 and s.prestige[P1] == 32
    game = run(trade(s), "commander", "2", "commander", "4")
    assert s.commander[P1] == 4 and s.coins[P1] == 40 - 4 + 2 - 8
    assert "mount" not in game.offered() and "redemption" in game.offered()
    alone(game)


# -- fishing ----------


@rule("SCH-12.40", "SCH-12.41")
def test_one_roll_per_controlled_sea_field_with_a_port():
    s = position(
        "latium: P1 village, P1 dock",
        "mare-tyrrhenum-north: P1 2 transport",
        "mare-ionium: P1 transport",
        "syracusae: P1 village",
        dice=[4],
    )
    run(fishing(s))
    assert s.fish[field(s, "latium")] == 1 and told(s, "caught")
    s = position("latium: P1 village, P1 dock, P1 2 fish", "mare-tyrrhenum-north: P1 transport")
    run(fishing(s))
    s = position("latium: P1 village, P1 dock", "mare-tyrrhenum-north: P1 transport", dice=[5])
    run(fishing(s))
    assert s.fish[field(s, "latium")] == 0
    s = position("latium: P1 village, P1 dock", "mare-tyrrhenum-north: P1 transport, P2 corsair")
    run(fishing(s))
    assert s.fish[field(s, "latium")] == 0, "corsairs drive the fishers away"


@rule("SCH-12.40")
def test_the_catch_goes_to_the_port_with_most_room_and_the_roll_may_be_repeated():
    s = position(
        "latium: P1 village, P1 dock, P1 1 fish",
        "campania: P1 village, P1 harbour",
        "mare-tyrrhenum-north: P1 warship",
        dice=[6, 1],
        prestige={P1: 4},
    )
    run(fishing(s), "yes")
    assert s.fish[field(s, "campania")] == 1 and s.prestige[P1] == 0


@rule("SCH-12.41")
def test_with_the_option_every_transport_fishes():
    s = position(
        "latium: P1 village, P1 harbour",
        "mare-tyrrhenum-north: P1 2 transport, P1 warship",
        dice=[1, 2],
        options={"fish_per_ship": "on"},
    )
    run(fishing(s))
    assert s.fish[field(s, "latium")] == 2


@rule("SCH-12.42")
def test_rough_sea_yields_more_or_spoils_the_roll():
    s = position("latium: P1 village, P1 dock", "mare-tyrrhenum-north: P1 transport", dice=[4])
    s.rough_sea = True
    run(fishing(s))
    assert s.fish[field(s, "latium")] == 2
    s = position(
        "latium: P1 village, P1 dock",
        "mare-tyrrhenum-north: P1 transport",
        dice=[4],
        options={"rough_sea_fishing": "roll"},
    )
    s.rough_sea = True
    run(fishing(s))
    assert s.fish[field(s, "latium")] == 0
