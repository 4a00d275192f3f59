"""SCH-13.8, 13.10 Nourishment, pay and salaries."""

from __future__ import annotations

from grognard.games.scharz.goods import fish_of, grain_of
from grognard.games.scharz.networks import networks
from grognard.games.scharz.nourishment import food_demand, herd_demand, needs_no_feed, nourishment
from grognard.games.scharz.pay import mid_year_pay, salaries, salary_bill
from grognard.games.scharz.points import settle_points
from grognard.games.scharz.state import INSIDE, ScharzState, herds_of, units_of
from grognard.games.scharz.status import update_status
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, at, docked, field, inside, position, run


def encircle(s: ScharzState, name: str, besieger: int) -> None:
    s.encircled[field(s, name)] = besieger
    update_status(s)


@rule("SCH-13.40", "SCH-13.41", "SCH-13.46")
def test_x12_a_winter_with_slaughtered_pigs():
    # SCH-X12
    s = position(
        "latium: P1 village, P1 dock, P1 5 stored, P1 2 fish, P1 4 light, P1 cavalry, P1 transport docked",
        "etruria-south: P1 village, P1 2 stored, P1 pigs inside, P1 sheep",
    )
    s.herd_place[1] = field(s, "etruria-south")
    s.herd_kind[1] = 0
    s.herd_kind[2], s.herd_place[2] = 0, INSIDE + field(s, "latium")
    nets = networks(s, P1)
    network = nets.of_store(field(s, "latium"))
    assert food_demand(s, P1, nets, network) == 9 and herd_demand(s, P1, nets, network) == 3
    game = run(nourishment(s), "pigs@in:etruria-south", "done")
    assert game.over and grain_of(s, P1) == 3 and fish_of(s, P1) == 0
    assert len(units_of(s, P1)) == 6 and len(herds_of(s, P1)) == 2


@rule("SCH-13.40")
def test_what_everybody_eats():
    s = position(
        "latium: P1 town, P1 dock, P1 light, P1 heavy, P1 cavalry, P1 elephant, P1 mercenary",
        "mare-tyrrhenum-north: P1 transport+light, P1 corsair",
        mode="expert",
    )
    nets = networks(s, P1)
    assert food_demand(s, P1, nets, nets.of_store(field(s, "latium"))) == 2 + 1 + 1 + 2 + 3 + 0 + 2


@rule("SCH-13.41", "SCH-13.42", "SCH-5.30")
def test_the_owner_gives_up_what_cannot_be_fed():
    s = position(
        "latium: P1 village, P1 3 stored, P1 3 light", "samnium: P1 village, P1 dock, P1 pigs inside"
    )
    game = run(nourishment(s), "done")
    assert game.asks(
        P1, "give_up", ["light@latium", "pigs@in:samnium", "settlement@latium", "settlement@samnium"]
    )
    game.pick("settlement@samnium", "light@latium")
    assert game.over and at(s, "latium") == "P1 2 light" and grain_of(s, P1) == 0
    assert s.settler[field(s, "samnium")] == -1 and not herds_of(s, P1)
    assert s.captured_units == s.captured_buildings == [0, 0] and s.vp_loss == [0, 0]


@rule("SCH-13.41")
def test_herds_eat_grain_only():
    s = position("boia: P1 village, P1 harbour, P1 4 fish, P1 sheep inside")
    game = run(nourishment(s), "done")
    assert game.asks(P1, "give_up", ["settlement@boia", "sheep@in:boia"])
    game.pick("sheep@in:boia")
    assert game.over and fish_of(s, P1) == 3


@rule("SCH-13.41", "SCH-12.17")
def test_left_over_meat_is_sold():
    s = position("latium: P1 village, P1 pigs")
    run(nourishment(s), "pigs@on:latium")
    assert s.coins[P1] == 1 and s.settlement[field(s, "latium")] == 1


@rule("SCH-13.43", "SCH-13.48")
def test_what_is_cut_off_starves():
    s = position(
        "latium: P1 village, P1 5 stored", "boia: P1 light, P1 mercenary", "picenum: P1 sheep", coins={P1: 2}
    )
    s.herd_kind[1], s.herd_place[1] = 0, field(s, "umbria")
    run(nourishment(s), "done")
    assert at(s, "boia") == "P1 1 mercenary", "mercenaries are paid, not fed"
    assert [s.herd_place[h] for h in herds_of(s, P1)] == [field(s, "picenum")], "transhumance saves one herd"


@rule("SCH-13.44")
def test_coalition_members_share_meat():
    s = position("latium: P1 village, P1 2 pigs", "samnium: P2 village, P2 light", lord={P2: P1})
    game = run(nourishment(s), "pigs@on:latium", "done")
    assert game.asks(P1, "share_meat", ["seat-1", "no"])
    game.pick("seat-1")
    assert game.over and at(s, "samnium") == "P2 1 light" and s.settler[field(s, "samnium")] == P2
    assert s.coins == [0, 0], "3 meat less 2 eaten: 1 is too little to sell"


@rule("SCH-13.45", "SCH-13.49", "SCH-11.17")
def test_the_besieger_feeds_a_starving_settlement_and_gets_it():
    s = position(
        "latium: P1 village, P1 light inside, P2 light",
        "samnium: P2 village, P2 5 stored",
        vp={P1: 5, P2: 5},
    )
    encircle(s, "latium", P2)
    game = run(nourishment(s), "settlement@latium")
    assert game.asks(P2, "feed_besieged", ["yes", "no"])
    game.pick("yes")
    assert s.settler[field(s, "latium")] == P2 and inside(s, "latium") == "" and s.vp_gain[P2] >= 4
    assert s.lord[P1] == P2, "P1 has lost the last settlement"
    assert game.over and grain_of(s, P2) == 2, "two villages and a light eat once each"


@rule("SCH-13.45")
def test_without_the_besiegers_food_a_starving_settlement_is_destroyed():
    s = position(
        "latium: P1 village, P2 light", "samnium: P2 village, P2 5 stored", "boia: P1 village, P1 3 stored"
    )
    encircle(s, "latium", P2)
    game = run(nourishment(s))
    assert game.asks(P2, "feed_besieged"), "the settlement is all that can be given up"
    game.pick("no")
    assert s.settler[field(s, "latium")] == -1 and s.lord[P1] == -1


@rule("SCH-7.16", "SCH-13.45")
def test_a_cut_off_settlement_feeds_its_own():
    s = position(
        "latium: P1 village, P1 3 stored, P1 2 light inside, P2 light",
        "boia: P1 village, P1 1 stored",
        "samnium: P2 village, P2 2 stored",
    )
    encircle(s, "latium", P2)
    run(nourishment(s))
    assert s.grain[field(s, "latium")] == 0 and inside(s, "latium") == "P1 2 light"


@rule("SCH-13.46", "SCH-13.47")
def test_transhumance_and_mild_winters():
    s = position(
        "etruria-south: P1 village, P1 sheep, P1 sheep inside",  # green, subtropical
        "picenum: P1 sheep",  # yellow, temperate
        "senonia: P1 sheep",  # green, temperate
        "liguria: P1 sheep",  # brown
    )
    assert [needs_no_feed(s, h) for h in herds_of(s, P1)] == [True, False, True, False, False]
    s.weather[1] = 1
    assert [needs_no_feed(s, h) for h in herds_of(s, P1)] == [True, False, True, True, False]
    s.weather[0] = 1
    assert [needs_no_feed(s, h) for h in herds_of(s, P1)] == [True, True, True, True, True]
    north = position("vastergotland: P1 sheep", options={"map": "vikings"})
    assert not needs_no_feed(north, 0), "of two climates the less favourable"


@rule("SCH-13.61")
def test_ships_of_a_lost_settlement_put_to_sea():
    s = position("campania: P1 village, P1 dock, P1 transport docked", "samnium: P1 village, P1 1 stored")
    game = run(nourishment(s), "settlement@campania")
    assert game.asks(P1, "put_to_sea", ["mare-tyrrhenum-north", "mare-tyrrhenum-south"])
    game.pick("mare-tyrrhenum-south")
    assert docked(s, "campania") == "" and not units_of(s, P1), "at sea it is cut off and starves"


# -- pay ----------


@rule("SCH-13.55", "SCH-5.16")
def test_mercenaries_are_paid_in_summer_or_leave():
    s = position("latium: P1 2 mercenary", "boia: P1 mercenary", mode="advanced", coins={P1: 2})
    game = run(mid_year_pay(s))
    assert game.asks(P1, "give_up", ["mercenary@latium", "mercenary@boia"])
    game.pick("mercenary@boia")
    assert game.over and s.coins[P1] == 0 and at(s, "latium") == "P1 2 mercenary"
    assert s.captured_units[P1] == 0


@rule("SCH-13.41", "SCH-10.44")
def test_mercenaries_and_the_commander_are_paid_in_winter():
    s = position(
        "latium: P1 village, P1 5 stored, P1 mercenary", mode="expert", coins={P1: 4}, commander={P1: 4}
    )
    game = run(nourishment(s))
    assert game.asks(P1, "give_up", ["mercenary@latium", "commander"])
    game.pick("commander")
    assert s.commander[P1] == 0 and s.coins[P1] == 3


@rule("SCH-13.60")
def test_salaries_replace_food_in_the_quick_mode():
    s = position(
        "latium: P1 town, P1 2 light, P1 mercenary",
        "samnium: P1 village, P1 light inside, P2 2 light",
        "boia: P1 light",
        mode="quick",
        coins={P1: 8, P2: 9},
    )
    encircle(s, "samnium", P2)
    assert salary_bill(s, P1) == 2 + 2 + 2 + 2 + 2 + 1
    game = run(salaries(s))
    assert at(s, "boia") == "", "what is not connected is removed"
    assert game.asks(
        P1,
        "give_up",
        ["light@latium", "mercenary@latium", "light@samnium", "settlement@latium", "settlement@samnium"],
    )
    game.pick("settlement@samnium")
    assert s.coins[P1] == 8 - (2 + 2 + 2 + 1) and at(s, "samnium").startswith("P1 1 light")


@rule("SCH-13.41", "SCH-12.17")
def test_left_over_meat_of_a_network_is_sold_together():
    s = position("latium: P1 village, P1 light, P1 2 horses", mode="advanced")
    game = run(nourishment(s), "horses@on:latium", "horses@on:latium")
    assert game.over and s.coins[P1] == 2 and not s.meat, "2 of 6 meat are eaten, 4 are sold 2 for 1"


@rule("SCH-4.5")
def test_a_landless_player_is_not_asked():
    s = position("latium: P1 village, P1 5 stored", "boia: P2 sheep")
    assert run(nourishment(s)).over and not herds_of(s, P2)
    s.prestige[P2], s.vp_loss[P2] = 20, 1
    assert run(settle_points(s)).over and s.vp[P2] == 4


@rule("SCH-4.5", "SCH-13.41")
def test_for_a_realm_without_units_and_settlements_the_lord_gives_up_the_herds():
    s = position("samnium: P1 village, P1 5 stored, P2 sheep", "sabina: P1 village, P2 pigs", lord={P2: P1})
    game = run(nourishment(s))
    assert game.asks(P1, "give_up", ["sheep@on:samnium", "pigs@on:sabina"])
    game.pick("pigs@on:sabina")
    assert game.over and not herds_of(s, P2)
