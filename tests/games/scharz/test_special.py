"""SCH-13.1 to 13.7, 13.9 New Year, reproduction, sowing, taxes, harvest, recruitment, feasts, weather."""

from __future__ import annotations

from grognard.games.scharz.agriculture import harvest, sowable, sowing
from grognard.games.scharz.diplomacy import become_vassal
from grognard.games.scharz.feasts import feasts
from grognard.games.scharz.goods import grain_limit, grain_of
from grognard.games.scharz.networks import networks
from grognard.games.scharz.points import settle_points
from grognard.games.scharz.recruitment import recruitment
from grognard.games.scharz.state import INSIDE, ScharzState, herds_of
from grognard.games.scharz.status import update_status
from grognard.games.scharz.taxes import new_year, reproduction, tax_income, taxes
from grognard.games.scharz.turn import begin_round, end_round, steps_of
from grognard.games.scharz.weather import climates_present, winter_weather
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, P3, at, field, position, run, told


def standing(s: ScharzState, name: str) -> int:
    return s.standing[field(s, name)]


# -- New Year ----------


@rule("SCH-13.1", "SCH-13.3")
def test_poor_players_are_raised_to_seven_prestige():
    s = position(prestige={P1: 3, P2: 20})
    run(new_year(s))
    assert s.prestige == [7, 20] and s.vp_gain == [0, 0]


@rule("SCH-13.2", "SCH-14.10")
def test_lords_are_honoured_and_vassals_pay_a_point():
    s = position(players=3, lord={P2: P1, P3: P2}, prestige={P1: 10, P2: 10, P3: 10}, rivals={P1: 1 << P2})
    run(new_year(s))
    assert s.prestige == [18, 18, 10], "not multiplied against rivals"
    assert s.vp_gain == [2, 2, 0] and s.vp_loss == [0, 1, 1]


@rule("SCH-13.4", "SCH-4.4")
def test_x18_prestige_bands_of_the_past_year():
    # SCH-X18
    s = position(vp={P1: 0, P2: 0}, pp_won={P1: 31, P2: 9}, pp_lost={P1: 12, P2: 0}, prestige={P1: 0})
    s.round = 5
    run(new_year(s))
    s.prestige = [0, 0]
    run(settle_points(s))
    assert s.vp == [1, 0] and s.pp_won == s.pp_lost == [0, 0]
    s.vp_gain[P2], s.vp_loss[P2] = 1, 2
    run(settle_points(s))
    assert s.vp[P2] == 0


@rule("SCH-13.5")
def test_no_new_year_follows_the_last_winter():
    s = position("latium: P1 village", options={"years": "1"}, pp_won={P1: 40})
    s.round = 4
    end_round(s)
    assert s.ending == "wealth" and s.pp_won[P1] == 40 and s.round == 4
    assert "new_year" in steps_of(s.opt, 0) and "new_year" not in steps_of(s.opt, 3)


# -- reproduction ----------


@rule("SCH-13.6")
def test_every_two_herds_of_a_kind_have_one_more():
    s = position("latium: P1 village, P1 2 sheep", "samnium: P1 village, P1 sheep inside, P1 pigs")
    run(reproduction(s))
    assert len(herds_of(s, P1)) == 5 and s.herd_place[4] == INSIDE + field(s, "latium"), "inside first"
    s.part = 0
    game = run(reproduction(s))
    assert len(herds_of(s, P1)) == 5 and game.over, "two more sheep would be born, but no place is left"


@rule("SCH-13.6")
def test_new_herds_go_to_fields_by_choice_when_the_settlements_are_full():
    s = position("latium: P1 village, P1 sheep inside, P1 sheep", "pomptina: P1 light", "boia: P1 light")
    game = run(reproduction(s))
    assert game.asks(P1, "place_herd", ["on:latium", "on:pomptina"])
    game.pick("on:pomptina")
    assert s.herd_place[2] == field(s, "pomptina")


@rule("SCH-13.6", "SCH-7.6")
def test_new_herds_may_go_to_fields_of_a_partner_in_the_same_network():
    s = position(
        "latium: P1 village, P1 sheep inside, P1 2 sheep",
        "sabina: P2 light",
        "boia: P2 village",
        lord={P2: P1},
    )
    s.herd_place[2] = field(s, "latium")
    game = run(reproduction(s))
    assert game.over and s.herd_place[3] == field(s, "sabina"), (
        "no other place is left; far away boia is not connected"
    )


@rule("SCH-13.7", "SCH-14.11", "SCH-14.12")
def test_x19_a_coalition_counts_its_herds_together():
    # SCH-X19
    s = position(
        "latium: P1 town, P1 3 sheep inside",
        "boia: P2 village, P2 sheep",
        "picenum: P1 village",
        lord={P2: P1},
    )
    game = run(reproduction(s))
    assert game.asks(P1, "lord_dispute", ["seat-0", "seat-1"])
    game.pick("seat-1")
    assert len(herds_of(s, P1)) == 4 and len(herds_of(s, P2)) == 2


@rule("SCH-13.8")
def test_reproduction_asks_for_places_only():
    s = position("latium: P1 village, P1 2 sheep", "samnium: P1 village", coins={P1: 50})
    game = run(reproduction(s))
    assert game.asks(P1, "place_herd") and s.coins[P1] == 50


# -- sowing ----------


@rule("SCH-13.9", "SCH-5.4")
def test_controlled_connected_fields_without_herds_are_sown():
    s = position(
        "latium: P1 village, P1 5 stored, P1 sheep inside",
        "samnium: P1 light, P1 sheep",
        "pomptina: P1 light",
        "sabina: P1 light, P1 2 grain",
        "boia: P1 light",
    )
    assert sowable(s, P1, networks(s, P1)) == [field(s, "latium"), field(s, "pomptina")]
    game = run(sowing(s), "pomptina")
    assert standing(s, "pomptina") == 2 and s.grain[field(s, "latium")] == 4
    game.pick("all")
    assert standing(s, "latium") == 4 and game.over
    desert = position("gaetulia: P1 village, P1 5 stored")
    assert run(sowing(desert)).over


@rule("SCH-13.9")
def test_the_most_fertile_fields_are_sown_first_when_seed_is_scarce():
    s = position("latium: P1 village, P1 2 stored", "samnium: P1 light", "etruria-south: P1 light")
    run(sowing(s), "all")
    assert [standing(s, n) for n in ("latium", "etruria-south", "samnium")] == [4, 4, 0]


@rule("SCH-13.10", "SCH-13.11", "SCH-13.12")
def test_x16_weather_devastation_and_two_climates():
    # SCH-X16: subtropical good, temperate normal, cold bad.
    s = position(
        "latium: P1 village, P1 5 stored",
        "etruria-south: P1 light",
        "umbria: P1 light",
        "picenum: P1 light",
        mode="advanced",
        dice=[5, 3, 1],
    )
    s.devastated[field(s, "picenum")] = 1
    game = run(sowing(s), "etruria-south", "picenum")
    assert standing(s, "etruria-south") == 5
    assert standing(s, "picenum") == 3 and s.grain[field(s, "latium")] == 2
    assert s.devastated[field(s, "picenum")] == 0 and game.asks(P1, "sow_field")

    s = position("raetia: P1 village, P1 2 stored", mode="advanced", dice=[5, 3, 1])
    run(sowing(s), "all")
    assert standing(s, "raetia") == 1, "cold mountain 1 + 1 - 1"
    s = position(
        "karkemish: P1 village, P1 2 stored", mode="advanced", dice=[5, 3, 1], options={"map": "orient"}
    )
    run(sowing(s), "all")
    assert standing(s, "karkemish") == 4, "of two climates the worse"


@rule("SCH-13.11", "SCH-2.3")
def test_the_yield_is_cut_to_the_supply_of_grain():
    s = position("latium: P1 town, P1 10 stored", "boia: P1 town, P1 10 stored", "caralis: P1 15 grain")
    run(sowing(s), "latium")
    assert standing(s, "latium") == 1, "35 discs are out"


# -- taxes ----------


@rule("SCH-13.20", "SCH-13.21", "SCH-13.22", "SCH-14.18", "SCH-14.19")
def test_x3_taxes_and_what_a_vassal_pays():
    # SCH-X3
    from grognard.games.scharz.diplomacy import least_tribute
    from grognard.games.scharz.offers import redemption_price

    s = position(
        "latium: P1 village, P1 harbour",
        "samnium: P1 village",
        "campania: P1 village",
        "pomptina: P1 light",
        "lucania: P1 light",
        "boia: P2 village",
    )
    assert tax_income(s, P1) == 7 and redemption_price(s, P1) == 7 and least_tribute(s, P1) == 3
    s.lord[P1] = P2
    run(taxes(s))
    assert s.coins == [4, 1 + 3]


@rule("SCH-13.20")
def test_encircled_settlements_pay_no_tax():
    s = position("latium: P1 town, P1 harbour, P2 2 light")
    assert tax_income(s, P1) == 5
    s.encircled[field(s, "latium")] = P2
    update_status(s)
    assert tax_income(s, P1) == 0


@rule("SCH-13.21")
def test_all_incomes_are_computed_before_tribute_moves():
    s = position("latium: P1 town", "boia: P2 town", "carthago: P3 town", players=3, lord={P3: P2, P2: P1})
    run(taxes(s))
    assert s.coins == [3 + 1, 3 + 1 - 1, 3 - 1]


# -- harvest ----------


@rule("SCH-13.25")
def test_the_harvest_is_stored_as_far_as_there_is_room():
    s = position(
        "latium: P1 village, P1 3 stored, P1 4 grain",
        "samnium: P1 light, P1 2 grain",
        "boia: P1 light, P1 2 grain",
        "picenum: P2 light, P1 3 grain",
    )
    run(harvest(s))
    assert grain_of(s, P1) == 5 and not any(s.standing)
    assert told(s, "harvested") == [(P1, 2, 9)], "no room, cut off, or not controlled"


# -- recruitment ----------


@rule("SCH-13.30")
def test_each_controlled_field_recruits_one_for_a_coin():
    s = position("latium: P1 town", "samnium: P1 light", coins={P1: 3})
    game = run(recruitment(s), "samnium")
    assert at(s, "samnium") == "P1 2 light" and s.coins[P1] == 2
    assert game.asks(P1, "recruit_field", ["latium", "done"]), "once per field"
    game.pick("latium")
    assert game.asks(P1, "recruit_upgrade", ["no", "heavy"])
    game.pick("heavy")
    assert at(s, "latium") == "P1 1 heavy" and s.coins[P1] == 0


@rule("SCH-13.31", "SCH-5.6")
def test_with_horses_recruits_are_mounted_at_the_end():
    s = position("latium: P1 village, P1 2 light, P1 horses", mode="advanced", coins={P1: 9})
    game = run(recruitment(s), "latium")
    assert game.asks(P1, "recruit_upgrade", ["no", "siege"]), "no cavalry as an upgrade"
    game.pick("no")
    assert game.asks(P1, "recruit_mount", ["latium", "done"])
    game.pick("latium")
    assert game.asks(P1, "mount_count", ["1", "2"]), "8 coins pay for two"
    game.pick("2")
    assert at(s, "latium") == "P1 1 light, P1 2 cavalry" and s.coins[P1] == 2


# -- feasts ----------


@rule("SCH-13.35")
def test_x4_the_three_feasts():
    # SCH-X4
    for size, points, grain in (("small", 7, 0), ("medium", 14, 3), ("large", 21, 6), ("none", 0, 0)):
        s = position(
            "latium: P1 village, P1 harbour, P1 5 stored",
            "samnium: P1 village, P1 5 stored",
            "campania: P1 village",
            "pomptina: P1 light",
            "lucania: P1 light",
        )
        run(feasts(s), size)
        assert s.prestige[P1] == points and grain_of(s, P1) == 10 - grain


@rule("SCH-13.35")
def test_all_settlements_feast_or_none():
    s = position("latium: P1 town, P1 3 stored", "boia: P1 village, P1 1 stored")
    game = run(feasts(s))
    assert game.asks(P1, "feast_size", ["none", "small", "medium"])
    s = position("latium: P1 town, P1 3 stored", "boia: P1 village")
    assert run(feasts(s)).asks(P1, "feast_size", ["none", "small"])
    s = position("latium: P1 town", options={"commodities": "off"})
    assert run(feasts(s)).asks(P1, "feast_size", ["none", "small"])


# -- weather ----------


@rule("SCH-13.50", "SCH-13.51", "SCH-13.53", "SCH-17.5")
def test_winter_weather_is_rolled_per_climate_and_for_the_sea():
    s = position(mode="advanced", dice=[4, 1, 2, 3])
    run(winter_weather(s))
    assert s.weather == [1, -1, -1] and s.rough_sea and climates_present(s) == [0, 1, 2]
    calm = position(mode="advanced", dice=[3, 6, 4, 4])
    run(winter_weather(calm))
    assert calm.weather == [0, 1, 0] and not calm.rough_sea
    begin_round(calm)
    assert calm.weather == [0, 0, 0], "it is valid for the winter only"


@rule("SCH-3.3")
def test_granaries_hold_two_more_grain():
    s = position("latium: P1 village", mode="expert")
    s.faction[P1] = 5
    from grognard.games.scharz.book import BOOK

    assert BOOK.factions[5].effect == "granaries" and grain_limit(s, field(s, "latium")) == 7


@rule("SCH-13.7", "SCH-16.4")
def test_a_landless_lord_does_not_decide_about_pooled_herds():
    s = position("latium: P2 village, P2 sheep", "boia: P3 village, P3 sheep", players=3)
    become_vassal(s, P2, P1)
    become_vassal(s, P3, P1)
    assert run(reproduction(s)).asks(P2, "lord_dispute", ["seat-1", "seat-2"])
