"""NAP-8 Amphibious movement."""

from __future__ import annotations

from grognard.games.napoleon.armies import sink
from grognard.games.napoleon.battles import due_battles, finish_battle, start
from grognard.games.napoleon.ids import BRITAIN, FRANCE, SPAIN
from grognard.games.napoleon.movement import land_move
from grognard.games.napoleon.relations import begin_war
from grognard.games.napoleon.state import Entry
from grognard.games.napoleon.transport import (
    can_transport,
    capacity,
    intercept_rate,
    is_landing,
    transport,
    transport_origins,
)
from grognard.testing import rule
from tests.games.napoleon.positions import decided, go, nation, position, put, region, told, units, water

OVER_THE_CHANNEL = ("english-channel", "irish-sea")
ROUTE = ("bay-of-biscay", "mid-atlantic", "barbary-coast", "tyrrhenian-sea", "ionian-sea", "adriatic-sea")


@rule("NAP-8.3", "NAP-8.5", "NAP-8.1", "NAP-8.2")
def test_w1_transport_interception() -> None:
    s = position(
        "britain france",
        active="britain",
        war="britain-france",
        dice=[2, 5, 1],
        cornwall="britain 3 infantry",
        adriatic_sea="britain 3 squadron",
        bay_of_biscay="britain 3 squadron, france 3 squadron",
    )
    game = go(transport(s, BRITAIN), "cornwall", "infantry", "3", "go", "english-channel", *ROUTE)
    assert "illyria" in game.offered()
    game.pick("illyria")
    assert game.over and units(s, "britain", "illyria") == "2 infantry"
    assert s.lost[0] == 1 and capacity(s, BRITAIN, water("adriatic-sea")) == 0


@rule("NAP-8.1")
def test_transport_needs_a_port_and_takes_the_whole_move() -> None:
    s = position(
        champagne="france 1 infantry", normandy="france 2 infantry", english_channel="france 2 squadron"
    )
    assert transport_origins(s, FRANCE) == [region("normandy")]
    go(transport(s, FRANCE), "normandy", "infantry", "1", "go", "english-channel", "picardy")
    assert units(s, "france", "picardy") == "1 infantry"
    assert transport_origins(s, FRANCE) == [region("normandy")]  # the one in Picardy has moved
    put(s, "normandy", "britain 1 infantry")
    begin_war(s, FRANCE, BRITAIN)
    assert transport_origins(s, FRANCE) == []  # 8.2


@rule("NAP-8.3", "NAP-8.15")
def test_each_squadron_covers_one_army_unit_a_turn() -> None:
    s = position(normandy="france 3 infantry 1 leader", english_channel="france 2 squadron")
    game = go(transport(s, FRANCE), "normandy", "infantry")
    assert game.offered() == ["1", "2", "cancel"]
    game.pick("2", "leader", "go", "english-channel", "picardy")
    assert units(s, "france", "picardy") == "2 infantry 1 leader"  # leaders travel free
    assert transport_origins(s, FRANCE) == []


@rule("NAP-8.3")
def test_allied_squadrons_count() -> None:
    s = position(
        allied="france-spain",
        normandy="france 3 infantry",
        english_channel="spain 2 squadron",
    )
    assert can_transport(s, FRANCE)
    s.status[FRANCE][SPAIN] = s.status[SPAIN][FRANCE] = 0
    assert not can_transport(s, FRANCE)


@rule("NAP-8.4")
def test_units_land_only_where_they_may_be_and_militia_only_at_home() -> None:
    s = position(
        war="france-britain",
        owned="prussia: holland",
        picardy="france 1 infantry 1 militia",
        north_sea="france 2 squadron",
        english_channel="france 2 squadron",
    )
    game = go(transport(s, FRANCE), "picardy", "infantry", "go", "north-sea")
    offered = game.offered()
    assert "london" in offered and "hanover" in offered and "holland" not in offered
    game = go(transport(s, FRANCE), "picardy", "militia", "go", "english-channel")
    assert "normandy" in game.offered() and "london" not in game.offered()


@rule("NAP-8.5", "NAP-8.6")
def test_the_interception_rate_counts_enemies_less_friends() -> None:
    s = position(
        war="france-britain",
        allied="france-spain",
        north_sea="britain 4 squadron, spain 1 squadron, russia 5 squadron",
    )
    assert intercept_rate(s, FRANCE, water("north-sea")) == 3
    put(s, "north_sea", "france 9 squadron")
    assert intercept_rate(s, FRANCE, water("north-sea")) == 1


@rule("NAP-8.7", "NAP-8.8", "NAP-17.4")
def test_w22_landing_in_wales() -> None:
    s = position(
        "france britain",
        war="france-britain",
        brittany="france 4 infantry 1 leader",
        irish_sea="france 4 squadron",
    )
    go(
        transport(s, FRANCE),
        "brittany",
        "infantry",
        "4",
        "leader",
        "go",
        "english-channel",
        "irish-sea",
        "wales",
    )
    assert (
        units(s, "britain", "wales") == "3 militia" and units(s, "france", "wales") == "4 infantry 1 leader"
    )
    (due,) = due_battles(s)
    start(s, due)
    assert s.battle is not None and s.battle.landing and not s.battle.grand

    s = position(
        "france britain", war="france-britain", brittany="france 4 infantry", irish_sea="france 4 squadron"
    )
    s.uprising[region("ireland")] = True
    go(transport(s, FRANCE), "brittany", "infantry", "4", "go", *OVER_THE_CHANNEL, "ireland")
    assert units(s, "britain", "ireland") == "" and due_battles(s) == []


@rule("NAP-8.7")
def test_militia_rise_once_per_region_and_turn() -> None:
    s = position(
        "france britain", war="france-britain", brittany="france 4 infantry", irish_sea="france 4 squadron"
    )
    for _ in range(2):
        go(transport(s, FRANCE), "brittany", "infantry", "2", "go", *OVER_THE_CHANNEL, "wales")
    assert units(s, "britain", "wales") == "3 militia" and units(s, "france", "wales") == "4 infantry"


@rule("NAP-8.14")
def test_an_annexed_region_raises_no_militia() -> None:
    s = position(
        "france britain spain",
        war="france-spain",
        owned="spain: wales",
        brittany="france 1 infantry",
        irish_sea="france 1 squadron",
    )
    go(transport(s, FRANCE), "brittany", "infantry", "go", *OVER_THE_CHANNEL, "wales")
    assert units(s, "britain", "wales") == "" and units(s, "spain", "wales") == ""


@rule("NAP-8.8", "NAP-11.17", "NAP-8.7", "NAP-15.4")
def test_w29_landing_in_an_uprising() -> None:
    def land(uprising: bool) -> tuple[bool, bool, str]:
        s = position(
            "france britain",
            war="france-britain",
            ireland="britain 5 infantry 1 artillery",
            brittany="france 6 infantry 1 cavalry",
            irish_sea="france 7 squadron",
        )
        s.uprising[region("ireland")] = uprising
        words = ("brittany", "infantry", "6", "cavalry", "go", *OVER_THE_CHANNEL, "ireland")
        go(transport(s, FRANCE), *words)
        (due,) = due_battles(s)
        start(s, due)
        assert s.battle is not None
        return s.battle.landing, s.battle.grand, units(s, "britain", "ireland")

    assert land(uprising=True) == (False, True, "5 infantry 1 artillery")
    assert land(uprising=False) == (True, True, "5 infantry 3 militia 1 artillery")


@rule("NAP-8.8")
def test_one_landed_unit_among_the_attackers_is_enough() -> None:
    s = position(
        "france britain",
        war="france-britain",
        midlands="france 3 infantry",
        brittany="france 1 infantry",
        irish_sea="france 1 squadron",
        wales="britain 1 infantry",
    )
    go(land_move(s, FRANCE), "midlands", "infantry", "3", "go", "wales")
    assert not is_landing(s, [FRANCE], region("wales"))
    go(transport(s, FRANCE), "brittany", "infantry", "go", *OVER_THE_CHANNEL, "wales")
    assert is_landing(s, [FRANCE], region("wales")) and not is_landing(s, [SPAIN], region("wales"))


@rule("NAP-8.9")
def test_beaten_landed_units_go_back_as_far_as_squadrons_cover_them() -> None:
    s = position(
        "france britain",
        war="france-britain",
        brittany="france 4 infantry 1 leader",
        irish_sea="france 4 squadron",
    )
    go(
        transport(s, FRANCE),
        "brittany",
        "infantry",
        "4",
        "leader",
        "go",
        "english-channel",
        "irish-sea",
        "wales",
    )
    sink(s, FRANCE, water("irish-sea"), 2)
    decided(s, "wales", "france", "britain", "defender", lost="france 0 infantry")
    go(finish_battle(s))
    assert units(s, "france", "brittany") == "2 infantry 1 leader" and units(s, "france", "wales") == ""


@rule("NAP-8.9")
def test_groups_that_landed_from_one_sea_share_its_squadrons_on_the_way_back() -> None:
    s = position(
        "france britain",
        war="france-britain",
        brittany="france 2 infantry",
        normandy="france 2 infantry",
        irish_sea="france 4 squadron",
    )
    for port in ("brittany", "normandy"):
        go(transport(s, FRANCE), port, "infantry", "2", "go", *OVER_THE_CHANNEL, "wales")
    sink(s, FRANCE, water("irish-sea"))
    decided(s, "wales", "france", "britain", "defender")
    go(finish_battle(s))
    assert units(s, "france", "brittany") == "2 infantry" and units(s, "france", "normandy") == "1 infantry"


@rule("NAP-8.9")
def test_without_squadrons_or_a_permitted_port_beaten_landed_units_are_lost() -> None:
    s = position(
        "france britain", war="france-britain", brittany="france 2 infantry", irish_sea="france 2 squadron"
    )
    go(transport(s, FRANCE), "brittany", "infantry", "2", "go", *OVER_THE_CHANNEL, "wales")
    put(s, "brittany", "britain 1 infantry")
    decided(s, "wales", "france", "britain", "defender")
    go(finish_battle(s))
    assert units(s, "france", "brittany") == "" and "cut_off" in told(s)


@rule("NAP-8.10")
def test_units_lost_at_sea_are_no_battle_losses() -> None:
    s = position(
        "france britain",
        war="france-britain",
        dice=[1] * 6,
        brittany="france 6 infantry",
        irish_sea="france 6 squadron",
        english_channel="britain 1 squadron",
    )
    go(transport(s, FRANCE), "brittany", "infantry", "6", "go", *OVER_THE_CHANNEL, "wales")
    assert units(s, "france", "wales") == "" and s.collapsing == [] and units(s, "britain", "wales") == ""


@rule("NAP-8.11")
def test_a_route_never_enters_a_sea_twice_and_never_ends_in_a_dead_end() -> None:
    s = position(archangel="russia 1 infantry", active="russia", north_sea="russia 1 squadron")
    game = go(transport(s, nation("russia")), "archangel", "infantry", "go", "white-sea", "norwegian-sea")
    assert "white-sea" not in game.offered()
    game.pick("north-atlantic")
    assert "norwegian-sea" not in game.offered()


@rule("NAP-8.12")
def test_leaders_alone_need_a_squadron_and_land_only_where_no_enemy_stands_or_owns() -> None:
    s = position(war="france-britain", normandy="france 1 leader", port_normandy="france 1 squadron")
    assert transport_origins(s, FRANCE) == []
    put(s, "english_channel", "france 1 squadron")
    game = go(transport(s, FRANCE), "normandy", "leader", "go", "english-channel")
    assert "picardy" in game.offered() and "london" not in game.offered() and "cornwall" not in game.offered()


@rule("NAP-8.12", "NAP-8.13")
def test_leaders_who_set_out_alone_land_also_where_no_troops_await_them() -> None:
    s = position(normandy="france 1 leader", english_channel="france 1 squadron")
    go(transport(s, FRANCE), "normandy", "leader", "go", "english-channel", "picardy")
    assert units(s, "france", "picardy") == "1 leader" and units(s, "france", "normandy") == ""


@rule("NAP-8.13")
def test_leaders_whose_troops_were_intercepted_go_back() -> None:
    s = position(
        "france britain",
        war="france-britain",
        dice=[1, 6],
        brittany="france 1 infantry 1 leader",
        irish_sea="france 1 squadron",
        english_channel="britain 1 squadron",
    )
    go(transport(s, FRANCE), "brittany", "infantry", "leader", "go", *OVER_THE_CHANNEL, "wales")
    assert units(s, "france", "brittany") == "1 leader" and units(s, "britain", "wales") == ""
    assert transport_origins(s, FRANCE) == []


@rule("NAP-8.16", "NAP-8.9")
def test_nations_that_landed_from_one_sea_share_its_squadrons_on_the_way_back() -> None:
    s = position(
        "france britain spain",
        war="france-britain spain-britain",
        allied="france-spain",
        wales="france 2 infantry, spain 2 infantry, britain 6 infantry",
        irish_sea="france 2 squadron, spain 1 squadron",
    )
    s.movers = [FRANCE, SPAIN]
    for who, port in ((FRANCE, "brittany"), (SPAIN, "asturias")):
        came = (2, 0, 0, 0, 0, 0, 0, 0)
        s.entries.append(Entry(who, region("wales"), region(port), water("irish-sea"), came))
    decided(s, "wales", "france spain", "britain", "defender")
    go(finish_battle(s))
    assert units(s, "france", "brittany") == "2 infantry" and units(s, "spain", "asturias") == "1 infantry"
    assert units(s, "spain", "wales") == "" and s.lost[0] == 1
