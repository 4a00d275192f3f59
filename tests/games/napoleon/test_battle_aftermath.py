"""NAP-20.9 to 20.20 After a battle: retreats, losses, prestige."""

from __future__ import annotations

from grognard.games.napoleon.aftermath import aftermath, parts_of, reward
from grognard.games.napoleon.battle_state import CAUSE_FORCED
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, NOWHERE, RUSSIA, SPAIN
from grognard.games.napoleon.state import Entry
from grognard.testing import rule
from tests.games.napoleon.positions import (
    decided,
    go,
    nation,
    owner,
    position,
    region,
    seat,
    told,
    units,
    water,
)


def entered(s, who, place, origin, sea="", **counts):
    """The nation's units came into the region this turn from there."""
    kinds = ("infantry", "elite", "militia", "cavalry", "heavy", "irregular", "artillery", "leader")
    came = tuple(counts.get(kind, 0) for kind in kinds)
    over = water(sea) if sea else NOWHERE
    s.entries.append(Entry(nation(who), region(place), region(origin), over, came))


def after(s, *words):
    assert s.battle is not None
    return go(aftermath(s, s.battle), *words)


# -- attackers ----------


@rule("NAP-20.9")
def test_beaten_attackers_go_back_to_their_entry_regions():
    s = position(war="france-austria", bohemia="france 4 infantry 1 leader, austria 3 infantry")
    entered(s, "france", "bohemia", "saxony", infantry=2, leader=1)
    entered(s, "france", "bohemia", "franconia", infantry=2)
    decided(s, "bohemia", "france", "austria", "defender")
    game = after(s)
    assert game.asks(seat(s, "france"), "retreat_to", ["saxony", "franconia"])
    game.pick("franconia", "infantry", "3", "saxony", "rest_here")
    assert game.over
    assert units(s, "france", "franconia") == "3 infantry"  # any distribution
    assert units(s, "france", "saxony") == "1 infantry 1 leader"
    assert units(s, "austria", "bohemia") == "3 infantry"


@rule("NAP-20.9", "NAP-20.11")
def test_an_entry_region_with_enemies_or_without_permission_is_closed():
    s = position(
        war="france-austria",
        owned="prussia: franconia",
        bohemia="france 4 infantry, austria 3 infantry",
        saxony="austria 1 infantry",
    )
    entered(s, "france", "bohemia", "saxony", infantry=2)
    entered(s, "france", "bohemia", "franconia", infantry=2)
    decided(s, "bohemia", "france", "austria", "defender")
    assert after(s).over
    assert units(s, "france", "bohemia") == "" and s.battle.lost[FRANCE][0] == 4


@rule("NAP-20.16")
def test_attackers_that_stood_there_retreat_like_defenders():
    s = position(war="france-austria", bavaria="france 3 infantry, austria 3 infantry")
    entered(s, "france", "bavaria", "franconia", infantry=1)
    decided(s, "bavaria", "france", "austria", "defender")
    game = after(s)
    assert "franconia" in game.offered() and len(game.offered()) > 2  # entry regions of their own side too
    assert "bohemia" in game.offered()  # an enemy's region without troops
    game.pick("franconia", "rest_here")
    assert units(s, "france", "franconia") == "3 infantry"


@rule("NAP-20.19")
def test_losses_fall_on_the_landed_first_and_on_those_that_stood_there_last():
    s = position(war="france-britain", wales="france 4 infantry, britain 3 militia")
    entered(s, "france", "wales", "brittany", sea="irish-sea", infantry=3)
    entered(s, "france", "wales", "midlands", infantry=2)
    decided(s, "wales", "france", "britain", "defender", lost="france 2 infantry")
    landed, walked, stood = parts_of(s, s.battle, FRANCE)
    assert (landed[0], walked[0], stood[0]) == (1, 2, 1)


# -- defenders ----------


@rule("NAP-20.10")
def test_W6_the_british_retreat_to_holland_but_not_where_the_french_came_from():
    s = position(
        war="france-britain",
        belgium="france 9 infantry 3 cavalry 3 artillery 2 leader, britain 6 infantry 1 cavalry",
        rhineland="france 1 infantry",
    )
    entered(s, "france", "belgium", "picardy", infantry=10, cavalry=4, artillery=3, leader=2)
    decided(
        s,
        "belgium",
        "france",
        "britain",
        "attacker",
        lost="britain 3 infantry 1 cavalry 2 artillery 1 leader, france 1 infantry 1 cavalry",
    )
    s.battle.grand = True
    pap = s.pap[FRANCE]
    game = after(s)
    assert "holland" in game.offered() and "picardy" not in game.offered()
    assert "rhineland" not in game.offered()  # enemy army units
    game.pick("holland", "rest_here")
    assert units(s, "britain", "holland") == "6 infantry 1 cavalry"
    assert s.pap[FRANCE] == pap + 1
    assert s.collapsing == [BRITAIN]  # seven units lost


@rule("NAP-20.10", "NAP-20.11", "NAP-20.13")
def test_W27_no_region_left():
    s = position(
        war="france-spain",
        granada="france 5 infantry, spain 3 infantry",
        andalusia="france 1 infantry",
    )
    entered(s, "france", "granada", "valencia", infantry=3)
    entered(s, "france", "granada", "madrid", infantry=2)
    decided(s, "granada", "france", "spain", "attacker")
    assert after(s).over
    assert units(s, "spain", "granada") == "" and s.battle.lost[SPAIN][0] == 3
    assert "cut_off" in told(s)


@rule("NAP-20.13", "NAP-12.8")
def test_units_cut_off_count_for_collapse():
    s = position(
        war="france-spain",
        granada="france 5 infantry, spain 3 infantry",
        andalusia="france 1 infantry",
    )
    entered(s, "france", "granada", "valencia", infantry=3)
    entered(s, "france", "granada", "madrid", infantry=2)
    decided(s, "granada", "france", "spain", "attacker", lost="spain 3 infantry")
    after(s)
    assert s.collapsing == [SPAIN]


@rule("NAP-20.11")
def test_militia_retreats_into_its_homeland_only():
    s = position(war="france-austria", bohemia="france 5 infantry, austria 2 infantry 2 militia")
    decided(s, "bohemia", "france", "austria", "attacker")
    game = after(s, "saxony")
    assert game.asks(seat(s, "austria"), "retreat_unit", ["rest_here", "infantry"])
    game.pick("rest_here")
    assert units(s, "austria", "saxony") == "2 infantry"
    assert "saxony" not in game.offered()  # what is left is militia
    game.pick("moravia", "rest_here")
    assert units(s, "austria", "moravia") == "2 militia"


@rule("NAP-20.12")
def test_the_winner_stays_and_ownership_does_not_change():
    s = position(war="france-austria", bohemia="france 5 infantry, austria 2 infantry")
    decided(s, "bohemia", "france", "austria", "attacker")
    after(s, "moravia", "rest_here")
    assert units(s, "france", "bohemia") == "5 infantry" and owner(s, "bohemia") == "austria"


@rule("NAP-20.17")
def test_each_nation_retreats_its_own_units_and_leaders_need_no_troops():
    s = position(
        war="france-austria france-russia",
        allied="austria-russia",
        bohemia="france 9 infantry, austria 1 leader 2 infantry, russia 1 leader",
    )
    decided(s, "bohemia", "france", "austria russia", "attacker")
    game = after(s)
    assert game.asks(seat(s, "russia"), "retreat_to")
    game.pick("moravia", "rest_here")
    assert units(s, "russia", "moravia") == "1 leader"
    assert game.asks(seat(s, "austria"), "retreat_to")


@rule("NAP-20.20")
def test_a_single_possible_region_takes_all_at_once():
    s = position(war="france-austria", bohemia="france 4 infantry 1 cavalry, austria 3 infantry")
    entered(s, "france", "bohemia", "saxony", infantry=4, cavalry=1)
    decided(s, "bohemia", "france", "austria", "defender")
    assert after(s).over
    assert units(s, "france", "saxony") == "4 infantry 1 cavalry"


# -- prestige ----------


@rule("NAP-20.14", "NAP-10.2")
def test_a_grand_battle_by_its_initial_type_gives_pap_to_every_winning_player_nation():
    s = position(
        "france spain austria",
        war="france-austria spain-austria",
        allied="france-spain",
        bavaria="france 5 infantry, spain 1 infantry, austria 6 infantry",
    )
    decided(s, "bavaria", "france spain", "austria", "attacker")
    assert s.battle.grand
    before = s.pap.copy()
    reward(s, s.battle)
    assert [now - then for now, then in zip(s.pap, before, strict=True)] == [1, 0, 0, 0, 0, 0, 1]


@rule("NAP-20.14", "NAP-11.24")
def test_skirmishes_and_forced_battles_give_no_pap():
    s = position(war="france-austria", bavaria="france 5 infantry, austria 6 infantry")
    decided(s, "bavaria", "france", "austria", "attacker")
    before = s.pap.copy()
    reward(s, s.battle)
    assert s.pap == before
    s = position(bavaria="france 6 infantry, russia 6 infantry")
    decided(s, "bavaria", "france", "russia", "attacker", cause=CAUSE_FORCED)
    assert s.battle.grand
    reward(s, s.battle)
    assert s.pap[FRANCE] == before[FRANCE] and s.pap[RUSSIA] == before[RUSSIA]
    assert AUSTRIA not in s.battle.defenders
