"""NAP-12 End of a war: suing for peace, congress, collapse, repatriation."""

from __future__ import annotations

import pytest

from grognard.games.napoleon.armies import dissolve
from grognard.games.napoleon.battles import consequences, finish_battle
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.deals import exchangeable
from grognard.games.napoleon.ending import GameEnds
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, NOBODY, PRUSSIA, RUSSIA, SPAIN
from grognard.games.napoleon.peace import (
    annexable_regions,
    annexation_price,
    besieged_capitals,
    can_sue,
    collapse_roll,
    liberable,
    make_peace,
    sue,
    sue_by_force,
)
from grognard.games.napoleon.relations import begin_war
from grognard.games.napoleon.wars import war_targets
from grognard.testing import rule
from tests.games.napoleon.positions import (
    decided,
    fleet,
    go,
    owner,
    position,
    put,
    region,
    status,
    told,
    units,
)


@rule("NAP-12.1", "NAP-12.2", "NAP-12.3")
def test_suing_needs_a_war_and_two_pap_which_are_lost() -> None:
    s = position("france austria", war="france-austria", pap=2)
    assert can_sue(s, AUSTRIA) and not can_sue(position("france austria"), AUSTRIA)
    go(sue(s, 1, AUSTRIA))
    assert s.pap[AUSTRIA] == 0 and status(s, "france", "austria") == "neutral"
    assert not can_sue(position("france austria", war="france-austria", pap=1), AUSTRIA)
    s = position("france britain", control="austria-britain", war="france-austria", pap=2)
    assert can_sue(s, AUSTRIA)
    go(sue(s, 1, AUSTRIA))
    assert s.pap[BRITAIN] == 0  # the controller pays


@rule("NAP-12.3", "NAP-10.10")
def test_a_forced_suit_without_pap_leaves_a_debt_and_a_controlled_nation_pays_nothing() -> None:
    s = position("france austria", war="france-austria", pap=1)
    sue_by_force(s, AUSTRIA)
    assert (s.pap[AUSTRIA], s.debt[AUSTRIA]) == (0, 1)
    s = position("france britain", control="austria-britain", war="france-austria", pap=2)
    sue_by_force(s, AUSTRIA)
    assert s.pap[BRITAIN] == 2 and s.debt[BRITAIN] == 0


@rule("NAP-12.4", "NAP-12.5", "NAP-10.2")
def test_victors_stand_in_war_entry_order_and_the_first_two_player_nations_gain_pap() -> None:
    s = position(
        "france prussia russia austria",
        control="spain-prussia",
        war="france-spain france-russia france-austria france-prussia",
        pap=0,
    )
    make_peace(s, FRANCE)
    assert s.congress is not None and s.congress.victors == [SPAIN, RUSSIA, AUSTRIA, PRUSSIA]
    assert [s.pap[n] for n in (SPAIN, RUSSIA, AUSTRIA, PRUSSIA)] == [0, 2, 1, 0]
    assert s.wars[FRANCE] == [] and s.wars[RUSSIA] == []


@rule("NAP-12.4")
def test_the_order_is_that_in_which_the_wars_began_whoever_declared() -> None:
    s = position("france prussia russia austria", war="austria-france")
    begin_war(s, FRANCE, RUSSIA)
    begin_war(s, PRUSSIA, FRANCE)
    assert s.wars[FRANCE] == [AUSTRIA, RUSSIA, PRUSSIA]


@rule("NAP-12.6")
def test_the_victors_pick_in_turn_until_all_are_out() -> None:
    s = position(
        "france austria russia",
        war="france-austria france-russia",
        owned="france: belgium holland naples tuscany",
        pap=0,
    )
    make_peace(s, FRANCE)  # Austria 2 PAP, Russia 1
    game = go(unfinished_business(s))
    assert game.asks(1, "congress_pick")
    game.pick("belgium")
    assert game.asks(2, "congress_pick")
    game.pick("holland")  # Russia has no PAP left and is out
    assert game.asks(1, "congress_pick")
    game.pick("pass")
    assert game.over and s.congress is None
    assert [owner(s, place) for place in ("belgium", "holland", "naples")] == ["austria", "russia", "france"]


@rule("NAP-12.7", "NAP-11.32")
def test_prices_and_the_capital_last() -> None:
    s = position("france prussia", owned="france: silesia belgium")
    assert annexation_price(FRANCE, region("belgium")) == annexation_price(FRANCE, region("silesia")) == 1
    assert annexation_price(FRANCE, region("picardy")) == 2
    assert region("paris") not in annexable_regions(s, FRANCE)
    for place in list(annexable_regions(s, FRANCE)):
        if place not in (region("belgium"), region("silesia")):
            s.owner[place] = PRUSSIA
    assert annexable_regions(s, FRANCE) == sorted([region("paris"), region("silesia"), region("belgium")])
    russia = position("russia france")
    for place in list(annexable_regions(russia, RUSSIA)):
        russia.owner[place] = FRANCE
    assert annexable_regions(russia, RUSSIA) == [region("st-petersburg"), region("moscow")]


@rule("NAP-12.7", "NAP-10.4")
def test_a_controlled_victor_annexes_with_its_controllers_pap() -> None:
    s = position(
        "france britain", control="austria-britain", war="france-austria", owned="france: belgium", pap=1
    )
    make_peace(s, FRANCE)
    game = go(unfinished_business(s), "belgium")
    assert game.over and owner(s, "belgium") == "austria" and s.pap[BRITAIN] == 0


@rule("NAP-12.16", "NAP-12.19")
def test_liberation_frees_one_or_two_regions_for_one_pap() -> None:
    s = position("france austria", war="france-austria", owned="france: silesia belgium holland", pap=0)
    s.uprising[region("belgium")] = True
    make_peace(s, FRANCE)
    game = go(unfinished_business(s), "liberate", "belgium", "silesia")
    assert owner(s, "belgium") == "" and owner(s, "silesia") == "prussia" and s.pap[AUSTRIA] == 1
    assert not s.uprising[region("belgium")]
    game.pick("liberate", "holland")
    assert owner(s, "holland") == "" and s.pap[AUSTRIA] == 0 and game.over
    assert region("picardy") not in liberable(s, FRANCE)


@rule("NAP-12.17")
def test_the_loser_decides_nothing_in_the_congress() -> None:
    s = position("france austria", war="france-austria", owned="france: belgium holland", pap=5)
    make_peace(s, FRANCE)
    game = go(unfinished_business(s))
    while not game.over:
        assert game.question().player == 1
        game.pick(game.offered()[0])
    assert exchangeable(s, FRANCE)


@rule("NAP-12.18")
def test_peace_ends_the_losers_wars_only() -> None:
    s = position(
        "france austria russia spain", war="france-austria france-russia spain-austria", allied="france-spain"
    )
    s.passage[FRANCE][PRUSSIA] = True
    make_peace(s, FRANCE)
    assert status(s, "spain", "austria") == "war" and status(s, "france", "spain") == "alliance"
    assert s.passage[FRANCE][PRUSSIA]


@rule("NAP-12.8", "NAP-12.9", "NAP-12.1")
def test_w17_collapse_and_congress() -> None:
    s = position(
        "france prussia",
        options={"scenario": "1806-whos-next"},
        war="france-prussia",
        dice=[3, 4],
        owned="prussia: hanover saxony warsaw",
        saxony="france 10 infantry, prussia 6 infantry",
        pap=2,
    )
    s.pap[FRANCE] = 3
    decided(s, "saxony", "france", "prussia", "attacker", "prussia 6 infantry")
    dissolve(s, PRUSSIA, region("saxony"))
    game = go(finish_battle(s))
    assert s.pap[PRUSSIA] == 0 and s.pap[FRANCE] == 6
    game.pick("hanover", "saxony", "warsaw", "silesia")
    assert game.over  # 1 PAP is left, and only homeland regions
    assert s.pap[FRANCE] == 1 and owner(s, "silesia") == "france"
    assert s.truce[FRANCE][PRUSSIA] == 12 and s.truce[PRUSSIA][FRANCE] == 0


@rule("NAP-12.8", "NAP-20.13")
def test_fewer_losses_or_a_won_battle_shake_nobody_unless_the_option_says_so() -> None:
    def losses(count: int, winner: str, option: str) -> list[str]:
        s = position(
            "france austria",
            war="france-austria",
            dice=[1, 1],
            options={"collapse_needs_lost_battle": option},
            bavaria="france 10 infantry, austria 10 infantry",
        )
        decided(s, "bavaria", "france", "austria", winner, f"austria {count - 1} infantry 1 leader")
        game = go(finish_battle(s))
        while not game.over:
            game.pick(game.offered()[0])
        return told(s)

    assert "held_out" in losses(6, "attacker", "true")  # leaders count
    assert "held_out" not in losses(5, "attacker", "true")
    assert "held_out" not in losses(6, "defender", "true")
    assert "held_out" in losses(6, "defender", "false")


@rule("NAP-12.8")
def test_a_capital_taken_this_turn_makes_its_owner_roll() -> None:
    s = position("france austria", war="france-austria", dice=[1, 1], vienna="france 1 infantry")
    go(consequences(s))
    assert "held_out" in told(s)
    s = position("france austria", war="france-austria", vienna="france 1 infantry")
    s.taken = besieged_capitals(s)  # it was occupied when the turn began
    go(consequences(s))
    assert "held_out" not in told(s)
    s = position("france austria russia", war="france-austria", allied="austria-russia")
    put(s, "vienna", "france 1 infantry, russia 1 infantry")
    go(consequences(s))
    assert "held_out" not in told(s)  # an ally is still there


@rule("NAP-12.9")
def test_above_the_collapse_value_means_peace() -> None:
    for dice, peace in (([4, 3], False), ([4, 4], True)):
        s = position("france austria", war="france-austria", dice=dice)  # 1805: Austria 7
        collapse_roll(s, AUSTRIA)
        assert (s.congress is not None) == peace


@rule("NAP-12.10")
def test_each_capital_of_russia_counts_and_nobody_rolls_after_peace() -> None:
    s = position("france russia", war="france-russia", dice=[6, 6], pap=2)
    put(s, "moscow", "france 1 infantry")
    put(s, "st_petersburg", "france 1 infantry")
    game = go(consequences(s))
    assert told(s).count("collapsed") == 1  # the second roll falls away
    assert game.asks(0, "congress_pick")
    s = position("france russia", war="france-russia", dice=[1, 1, 1, 1])
    put(s, "moscow", "france 1 infantry")
    put(s, "st_petersburg", "france 1 infantry")
    go(consequences(s))
    assert told(s).count("held_out") == 2


@rule("NAP-12.11")
def test_a_congress_is_finished_before_the_next_nation_rolls() -> None:
    s = position(
        "france austria russia",
        war="france-austria france-russia",
        dice=[6, 6, 1, 1],
        owned="russia: finland",
        pap=3,
    )
    s.collapsing = [RUSSIA, AUSTRIA]
    game = go(unfinished_business(s))
    assert game.asks(0, "congress_pick") and "held_out" not in told(s)
    game.pick("pass")
    assert "held_out" in told(s)


@rule("NAP-12.12")
def test_the_truce_binds_the_victors_and_the_losers_attack_cancels_it() -> None:
    s = position("france austria russia", war="france-austria france-russia")
    make_peace(s, AUSTRIA)
    assert AUSTRIA not in war_targets(s, FRANCE) and FRANCE in war_targets(s, AUSTRIA)
    s.round = 11
    assert AUSTRIA not in war_targets(s, FRANCE)
    s.round = 12
    assert AUSTRIA in war_targets(s, FRANCE)
    s.round = 3
    begin_war(s, AUSTRIA, FRANCE)
    assert s.truce[FRANCE][AUSTRIA] == 0


@rule("NAP-12.13", "NAP-13.4")
def test_a_controlled_nation_that_sues_is_no_longer_controlled() -> None:
    s = position(
        "france britain", control="austria-britain", war="france-austria", bavaria="austria 3 infantry", pap=0
    )
    make_peace(s, AUSTRIA)
    go(unfinished_business(s), "pass")
    assert s.controller[AUSTRIA] == NOBODY and units(s, "austria", "vienna") == "3 infantry"
    assert status(s, "austria", "britain") == "neutral"


@rule("NAP-12.14")
def test_repatriation_goes_to_the_nearest_permitted_region_of_the_owners_choice() -> None:
    s = position("france austria", war="france-austria", hungary="france 2 infantry 1 leader", pap=0)
    make_peace(s, AUSTRIA)
    game = go(unfinished_business(s), "pass")
    assert game.asks(0, "repatriate_to")
    goal = game.offered()[0]
    game.pick(goal)
    assert units(s, "france", goal) == "2 infantry 1 leader"


@rule("NAP-12.14")
def test_without_a_way_by_land_the_capital_then_any_own_region_then_nothing() -> None:
    def strand(**places: str) -> str:
        s = position(
            "france britain spain", war="france-britain france-spain", wales="france 1 infantry", **places
        )
        s.pap[FRANCE] = 0
        make_peace(s, BRITAIN)
        game = go(unfinished_business(s))
        while not game.over:
            word = "pass" if "pass" in game.offered() else game.offered()[0]
            game.pick(word)
        return next((place for place in ("paris", "picardy") if units(s, "france", place)), "")

    assert strand() == "paris"
    assert strand(paris="spain 1 infantry") == "picardy"


@rule("NAP-12.15", "NAP-22.2")
def test_suing_marks_a_nation_defeated_until_it_attacks_the_other_side_again() -> None:
    s = position(
        "france+spain russia+austria+britain",
        options={"mode": "historical"},
        war="france-austria france-russia",
    )
    make_peace(s, AUSTRIA)
    assert s.defeated[AUSTRIA] and s.ended == ""
    s.truce = [[0] * 7 for _ in range(7)]
    begin_war(s, AUSTRIA, PRUSSIA)
    assert s.defeated[AUSTRIA], "Prussia is on neither side"
    begin_war(s, AUSTRIA, FRANCE)
    assert not s.defeated[AUSTRIA]
    s.defeated = [False] * 7
    s.defeated[RUSSIA] = s.defeated[BRITAIN] = True
    with pytest.raises(GameEnds):
        make_peace(s, AUSTRIA)
    assert s.ended == "coalition-beaten"


@rule("NAP-22.18", "NAP-22.2", "NAP-22.14")
def test_a_nation_that_goes_out_of_a_historical_game_counts_as_defeated() -> None:
    s = position("france+spain russia+austria+britain", options={"mode": "historical"}, war="france-austria")
    s.defeated[RUSSIA] = s.defeated[BRITAIN] = True
    s.owner = [FRANCE if each == AUSTRIA else each for each in s.owner]
    with pytest.raises(GameEnds):
        go(unfinished_business(s))
    assert s.out[AUSTRIA] and s.ended == "coalition-beaten"


@rule("NAP-12.19", "NAP-7.9")
def test_a_region_full_of_troops_may_be_picked_and_units_leave_after_the_congress() -> None:
    s = position(
        "france austria",
        war="france-austria",
        owned="france: venetia",
        venetia="france 5 infantry",
        port_venetia="france 1 squadron",
        pap=0,
    )
    make_peace(s, FRANCE)
    game = go(unfinished_business(s), "venetia")
    assert game.asks(0, "repatriate_to")
    game.pick(game.offered()[0])
    assert units(s, "france", "venetia") == ""
    assert fleet(s, "france", "port-venetia") == 0 and fleet(s, "france", "adriatic-sea") == 1


@rule("NAP-12.20")
def test_regions_of_a_nation_out_of_the_game_cannot_be_liberated() -> None:
    s = position("france austria", owned="france: silesia belgium")
    assert liberable(s, FRANCE) == sorted([region("silesia"), region("belgium")])
    s.out[PRUSSIA] = True
    assert liberable(s, FRANCE) == [region("belgium")]


@rule("NAP-12.20", "NAP-13.7")
def test_a_guarded_victor_picks_in_the_congress_and_is_free_afterwards() -> None:
    s = position("france britain", war="france-austria", owned="france: belgium", pap=1)
    s.controller[AUSTRIA], s.aggressor[AUSTRIA] = BRITAIN, FRANCE
    make_peace(s, FRANCE)
    game = go(unfinished_business(s))
    assert game.asks(1, "congress_pick")
    game.pick("belgium")
    assert owner(s, "belgium") == "austria" and s.controller[AUSTRIA] == NOBODY
