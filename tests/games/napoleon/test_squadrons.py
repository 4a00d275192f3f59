"""NAP-7 Squadrons, ports and sea battles."""

from __future__ import annotations

from grognard.games.napoleon.armies import fleet_of, put_ships
from grognard.games.napoleon.battles import consequences
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.fleets import (
    attack_port,
    attackable_ports,
    begin_voyage,
    captured_fleet,
    engageable,
    fleet_origins,
    homeless_fleet,
)
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, OTTOMAN, SPAIN
from grognard.games.napoleon.movement import movement_step
from grognard.games.napoleon.production import building_ports
from grognard.games.napoleon.relations import end_alliance
from grognard.games.napoleon.sea_battle import losses_for, may_enter_port, strength, trade_blows
from grognard.games.napoleon.state import NapoleonState
from grognard.testing import Run, rule
from tests.games.napoleon.positions import fleet, go, position, put, region, told, water


def sail(s: NapoleonState, *words: str) -> Run:
    """A voyage within the movement step."""
    return go(movement_step(s), "fleet", *words)


@rule("NAP-7.1", "NAP-7.2", "NAP-7.5")
def test_squadrons_sail_as_far_as_they_like_but_never_twice_into_the_same_sea() -> None:
    s = position(port_brittany="france 2 squadron", north_atlantic="spain 1 squadron")
    game = go(begin_voyage(s, FRANCE), "port-brittany", "2", "english-channel", "irish-sea", "north-atlantic")
    assert "irish-sea" not in game.offered() and "stop" in game.offered()
    game.pick("norwegian-sea", "stop")
    assert game.over and fleet(s, "france", "norwegian-sea") == 2
    assert fleet_origins(s, FRANCE) == []


@rule("NAP-7.3", "NAP-7.4")
def test_ports_of_the_nation_and_its_allies_can_be_entered_and_passed_through() -> None:
    s = position(allied="france-spain", war="france-britain", bay_of_biscay="france 1 squadron")
    assert may_enter_port(s, FRANCE, water("port-brittany")) and may_enter_port(
        s, FRANCE, water("port-asturias")
    )
    assert not may_enter_port(s, FRANCE, water("port-cornwall"))
    assert not may_enter_port(s, FRANCE, water("port-portugal"))  # nobody's
    put(s, "brittany", "britain 1 infantry")
    assert not may_enter_port(s, FRANCE, water("port-brittany"))
    s = position(bay_of_biscay="france 1 squadron")
    game = go(begin_voyage(s, FRANCE), "bay-of-biscay", "port-brittany", "english-channel")
    assert "port-brittany" not in game.offered()  # 7.23
    game.pick("stop")
    assert fleet(s, "france", "english-channel") == 1


@rule("NAP-7.7", "NAP-9.9")
def test_squadrons_are_built_in_usable_homeland_ports_only() -> None:
    s = position(owned="austria: venetia; france: croatia", war="austria-france")
    assert building_ports(s, AUSTRIA) == []
    s = position(owned="austria: venetia")
    assert building_ports(s, AUSTRIA) == [region("croatia")]


@rule("NAP-7.8", "NAP-7.15", "NAP-7.22")
def test_w9_port_attack() -> None:
    s = position(
        "britain france",
        active="britain",
        war="britain-france",
        dice=[5, 4, 3, 2],
        port_brittany="france 3 squadron",
        english_channel="britain 3 squadron",
    )
    game = go(attack_port(s, BRITAIN))
    assert game.offered() == ["port-brittany", "cancel"]
    game.pick("port-brittany", "english-channel")
    assert game.offered() == ["1", "2", "cancel"]
    game.pick("2")
    assert game.over and fleet(s, "france", "port-brittany") == 2
    lying = fleet_of(s, BRITAIN, water("english-channel"))
    assert lying is not None and (lying.ships, lying.moved) == (3, 2)
    assert attackable_ports(s, BRITAIN) == []  # no third squadron this turn


@rule("NAP-7.22", "NAP-7.8")
def test_squadrons_that_moved_may_attack_a_port_those_that_fought_may_not() -> None:
    s = position(
        war="britain-france", port_brittany="france 1 squadron", english_channel="britain 2 squadron"
    )
    put_ships(s, BRITAIN, water("english-channel"), 0, moved=2)
    assert attackable_ports(s, BRITAIN) == [water("port-brittany")]
    put_ships(s, BRITAIN, water("english-channel"), 0, fought=2)
    assert attackable_ports(s, BRITAIN) == []


@rule("NAP-7.9")
def test_squadrons_must_leave_a_port_that_was_taken_and_can_be_intercepted() -> None:
    s = position(
        "britain france",
        active="britain",
        war="britain-france",
        dice=[3, 1, 1, 6, 6],
        brittany="britain 6 infantry",
        port_brittany="france 2 squadron",
        english_channel="britain 4 squadron",
    )
    assert captured_fleet(s) == (FRANCE, water("port-brittany"))
    game = go(consequences(s))
    assert game.asks(1, "port_evict_sea", ["english-channel", "bay-of-biscay"])
    game.pick("english-channel")
    game.pick("avoid", player=1).pick("fight", player=0)
    assert "sea_caught" in told(s)  # the 3 catches a fleet that leaves a port
    assert fleet(s, "france", "english-channel") == 0


@rule("NAP-7.9", "NAP-7.18")
def test_squadrons_driven_out_of_a_port_seek_another_one_before_the_active_side() -> None:
    s = position(
        "britain france",
        active="britain",
        war="britain-france",
        dice=[3, 3, 3, 4],
        brittany="britain 6 infantry",
        port_brittany="france 3 squadron",
        english_channel="britain 2 squadron",
    )
    game = go(consequences(s), "english-channel").pick("fight", player=1).pick("fight", player=0)
    assert game.asks(1, "port_after_battle")
    game.pick("stay")
    assert game.asks(0, "port_after_battle")


@rule("NAP-7.9", "NAP-11.25")
def test_squadrons_must_leave_when_the_owner_stops_being_friendly() -> None:
    s = position(allied="france-spain", port_asturias="france 2 squadron")
    assert homeless_fleet(s) is None
    end_alliance(s, FRANCE, SPAIN)
    go(unfinished_business(s))
    assert fleet(s, "france", "port-asturias") == 0 and fleet(s, "france", "bay-of-biscay") == 2


@rule("NAP-7.10", "NAP-7.20", "NAP-7.23")
def test_squadrons_that_share_a_sea_with_enemies_may_engage_once_and_still_move_if_nothing_comes_of_it() -> (
    None
):
    s = position(
        "france britain",
        war="france-britain",
        dice=[4],
        mid_atlantic="france 2 squadron, britain 1 squadron",
    )
    game = go(movement_step(s), "engage", "mid-atlantic").pick("fight", player=0).pick("avoid", player=1)
    assert "sea_escaped" in told(s)
    assert game.asks(0, "move_action", ["fleet", "politics", "end"])
    assert engageable(s, FRANCE) == []
    game.pick("fleet", "mid-atlantic", "2", "bay-of-biscay")
    assert fleet(s, "france", "bay-of-biscay") == 2


@rule("NAP-7.11", "NAP-7.12", "NAP-7.21")
def test_every_enemy_nation_chooses_for_itself_and_only_the_willing_fight() -> None:
    s = position(
        "france britain russia",
        war="france-britain france-russia",
        dice=[5, 1, 1, 6, 6],
        port_brittany="france 1 squadron",
        english_channel="britain 1 squadron, russia 5 squadron",
    )
    game = sail(s, "port-brittany", "english-channel")
    assert game.asks(0, "sea_intent") and game.asks(1, "sea_intent") and game.asks(2, "sea_intent")
    game.pick("avoid", player=0).pick("fight", player=1).pick("avoid", player=2)
    # The 5 catches them; France 2 + 1, Britain 12 + 1 + 1.
    assert fleet(s, "france", "english-channel") == 0 and fleet(s, "russia", "english-channel") == 5


@rule("NAP-7.12")
def test_if_both_avoid_the_voyage_goes_on_without_a_roll() -> None:
    s = position(
        "france britain",
        war="france-britain",
        port_brittany="france 1 squadron",
        english_channel="britain 1 squadron",
    )
    game = sail(s, "port-brittany", "english-channel").pick("avoid", player=0).pick("avoid", player=1)
    assert game.asks(0, "fleet_step") and "stop" in game.offered()


@rule("NAP-7.12", "NAP-7.13")
def test_w10_running_the_blockade() -> None:
    def run_out(die: list[int]) -> Run:
        s = position(
            "france britain",
            war="france-britain",
            dice=die,
            port_brittany="france 2 squadron",
            bay_of_biscay="britain 3 squadron",
            mid_atlantic="britain 2 squadron",
            barbary_coast="britain 1 squadron",
        )
        game = sail(s, "port-brittany", "2", "bay-of-biscay")
        return game.pick("avoid", player=0).pick("fight", player=1)

    caught = run_out([3, 1, 1, 1, 1])
    assert not caught.asks(0, "fleet_step")  # out of Brest into a sea of Brest: 3 to 6

    game = run_out([2, 4, 4, 1, 1, 1, 1])
    game.pick("mid-atlantic").pick("avoid", player=0).pick("fight", player=1)
    assert game.asks(0, "fleet_step")  # this area does not border Brest: 5 and 6 only
    game.pick("barbary-coast").pick("avoid", player=0).pick("fight", player=1)
    assert not game.asks(0, "fleet_step")  # through the strait: 3 to 6


@rule("NAP-7.14", "NAP-7.15", "NAP-7.16", "NAP-21.1")
def test_w7_sea_battle() -> None:
    s = position(
        "britain france",
        active="britain",
        war="britain-france",
        dice=[4, 3, 3, 3],
        mid_atlantic="britain 2 squadron, france 4 squadron",
        bay_of_biscay="britain 1 squadron",
    )
    game = go(movement_step(s), "fleet", "bay-of-biscay", "mid-atlantic")
    game.pick("fight", player=0).pick("fight", player=1)
    assert (fleet(s, "britain", "mid-atlantic"), fleet(s, "france", "mid-atlantic")) == (3, 3)


@rule("NAP-7.15", "NAP-7.16", "NAP-7.17", "NAP-21.6")
def test_w8_mixed_fleet() -> None:
    s = position(dice=[2, 3, 4, 5], mid_atlantic="britain 2 squadron, ottoman 2 squadron, france 3 squadron")
    sea = water("mid-atlantic")
    trade_blows(s, sea, {BRITAIN: 2, OTTOMAN: 2}, sea, {FRANCE: 3})
    left = [fleet(s, who, "mid-atlantic") for who in ("britain", "ottoman", "france")]
    assert left == [1, 1, 3]
    assert strength({BRITAIN: 2, OTTOMAN: 2}) == 4 and strength({BRITAIN: 1, FRANCE: 2}) == 3


@rule("NAP-7.16")
def test_losses_by_the_difference() -> None:
    assert [losses_for(n) for n in (0, 1, 2, 3, 4, 5, 11)] == [0, 1, 1, 2, 2, 3, 3]
    s = position(dice=[1, 1, 6, 6], mid_atlantic="france 1 squadron, britain 2 squadron")
    trade_blows(s, water("mid-atlantic"), {FRANCE: 1}, water("mid-atlantic"), {BRITAIN: 2})
    assert fleet(s, "france", "mid-atlantic") == 0  # never more than it has


@rule("NAP-7.18", "NAP-7.19")
def test_after_the_battle_both_sides_may_enter_a_port_first_the_other_side() -> None:
    s = position(
        "france britain",
        war="france-britain",
        dice=[3, 3, 3, 3],
        port_normandy="france 2 squadron",
        english_channel="britain 1 squadron",
        pap=2,
    )
    game = sail(s, "port-normandy", "2").pick("fight", player=0).pick("fight", player=1)
    assert game.asks(1, "port_after_battle", ["stay", "port-london", "port-cornwall"])
    game.pick("port-cornwall")
    assert game.asks(0, "port_after_battle") and "port-normandy" in game.offered()
    game.pick("port-picardy", "1", "stay")
    assert game.asks(0, "move_action") and "fleet" not in game.offered()
    left = [fleet(s, "france", place) for place in ("port-picardy", "english-channel")]
    assert left == [1, 1] and fleet(s, "britain", "port-cornwall") == 1
    assert s.pap == [2, 2, 0, 0, 0, 0, 0] and s.collapsing == []


@rule("NAP-7.21")
def test_allies_of_the_mover_join_without_being_asked_if_they_are_at_war_with_the_others() -> None:
    s = position(
        "france spain britain",
        allied="france-spain",
        war="france-britain spain-britain",
        dice=[6, 6, 1, 1],
        port_brittany="france 1 squadron",
        bay_of_biscay="spain 3 squadron, britain 3 squadron",
    )
    game = sail(s, "port-brittany", "bay-of-biscay")
    assert not game.asks(1, "sea_intent")
    game.pick("fight", player=0).pick("fight", player=2)
    # France and Spain 12 + 4, Britain 2 + 3 + 1.
    assert fleet(s, "britain", "bay-of-biscay") == 0
    assert game.asks(0, "port_after_battle")


@rule("NAP-7.23")
def test_squadrons_that_fought_in_anothers_turn_may_move_in_their_own() -> None:
    s = position(
        "france britain",
        war="france-britain",
        dice=[3, 3, 3, 3],
        port_brittany="france 1 squadron",
        bay_of_biscay="britain 3 squadron",
    )
    game = sail(s, "port-brittany", "bay-of-biscay").pick("fight", player=0).pick("fight", player=1)
    assert game.asks(0, "move_action")
    lying = fleet_of(s, BRITAIN, water("bay-of-biscay"))
    assert lying is not None and (lying.ships, lying.moved, lying.fought) == (3, 0, 3)
