"""NAP-15.1 to 15.3, 15.9, 15.12: which battles happen; NAP-20.9 to 20.20: retreat, PAP, collapse."""

from __future__ import annotations

from grognard.games.napoleon.armies import eliminate
from grognard.games.napoleon.battle_state import CAUSE_WAR
from grognard.games.napoleon.battles import battle_step, consequences, due_battles, finish_battle, start
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, INFANTRY, NOBODY, PRUSSIA, RUSSIA, SPAIN
from grognard.games.napoleon.movement import land_move
from grognard.games.napoleon.transport import transport
from grognard.testing import Run, rule
from tests.games.napoleon.positions import decided, go, owner, position, put, region, told, units


def settle(game: Run) -> Run:
    """Answer everything with the first option."""
    while not game.over:
        game.pick(game.offered()[0])
    return game


# -- which battles


@rule("NAP-15.1", "NAP-15.2")
def test_a_battle_in_every_region_with_troops_of_the_active_side_and_of_an_enemy() -> None:
    s = position(
        allied="france-prussia",
        war="france-austria prussia-russia",
        bavaria="france 6 infantry, austria 6 infantry",
        bohemia="france 1 leader, austria 1 infantry",
        saxony="france 2 infantry, prussia 2 infantry",
        posen="prussia 2 infantry, russia 2 infantry",
    )
    (due,) = due_battles(s)
    assert (due.region, due.attackers, due.defenders, due.cause) == (
        region("bavaria"),
        [FRANCE],
        [AUSTRIA],
        CAUSE_WAR,
    )
    s.movers = [FRANCE, PRUSSIA]  # Prussia moved jointly
    assert [due.region for due in due_battles(s)] == [region("bavaria"), region("posen")]


@rule("NAP-15.3")
def test_the_defender_first_in_turn_order_chooses_among_its_battles() -> None:
    s = position(
        "france austria russia",
        war="france-austria france-russia",
        bavaria="france 2 infantry, austria 2 infantry",
        bohemia="france 2 infantry, austria 2 infantry",
        lithuania="france 2 infantry, russia 2 infantry",
        minsk="france 2 infantry, russia 2 infantry",
    )
    game = go(battle_step(s))
    assert game.asks(2, "battle_next", ["lithuania", "minsk"])  # Russia is before Austria
    game.pick("minsk")
    assert s.battle is not None and s.battle.region == region("minsk")


@rule("NAP-15.12")
def test_enemies_at_war_with_each_other_fight_separate_battles_the_owner_first() -> None:
    s = position(
        "france austria prussia russia",
        war="france-austria france-prussia france-russia austria-prussia",
        owned="austria: bavaria",
        bavaria="france 6 infantry, austria 2 infantry, prussia 2 infantry, russia 2 infantry",
    )
    (due,) = due_battles(s)
    assert sorted(due.defenders) == [RUSSIA, AUSTRIA]
    decided(s, "bavaria", "france", "russia austria", "attacker")
    settle(go(finish_battle(s)))
    (due,) = due_battles(s)
    assert due.defenders == [PRUSSIA]
    decided(s, "bavaria", "france", "prussia", "defender")
    settle(go(finish_battle(s)))
    assert due_battles(s) == []  # the attackers have gone


@rule("NAP-15.16", "NAP-5.9")
def test_allies_on_the_spot_take_part_if_they_are_at_war_with_the_other_side() -> None:
    s = position(
        war="france-austria spain-austria",
        allied="france-spain austria-russia",
        bavaria="france 3 infantry, spain 3 infantry, austria 6 infantry, russia 1 infantry",
    )
    (due,) = due_battles(s)
    assert due.attackers == [FRANCE, SPAIN] and due.defenders == [AUSTRIA]


@rule("NAP-15.13")
def test_a_nation_with_leaders_alone_takes_part_with_them() -> None:
    s = position(
        war="france-austria france-russia",
        allied="austria-russia",
        bavaria="france 3 infantry, austria 6 infantry, russia 1 leader, spain 1 leader",
    )
    (due,) = due_battles(s)
    assert sorted(due.defenders) == [RUSSIA, AUSTRIA]
    start(s, due)
    assert s.battle is not None and s.battle.player[RUSSIA] == 3 and s.battle.player[SPAIN] == NOBODY


@rule("NAP-15.9", "NAP-15.15", "NAP-20.6")
def test_lone_leaders_are_pursued_and_the_rest_retreats() -> None:
    s = position(
        "france austria",
        war="france-austria",
        dice=[4, 6, 5],
        bavaria="france 2 infantry 1 cavalry 1 artillery 1 leader, austria 2 leader",
    )
    game = go(consequences(s))
    # The cavalry needs 5: a 4 misses; infantry needs 6: a 6 and a 5.
    assert told(s).count("leader_hunted") == 3
    assert game.asks(1, "retreat_to")
    settle(game)
    assert units(s, "austria", "bavaria") == "" and s.lost[7] == 1


@rule("NAP-15.15")
def test_the_active_player_names_the_nation_where_several_have_leaders() -> None:
    s = position(
        "france austria russia",
        war="france-austria france-russia",
        dice=[6],
        bavaria="france 1 cavalry, austria 1 leader, russia 1 leader",
    )
    game = go(consequences(s))
    assert game.asks(0, "capture_leader", ["austria", "russia"])
    settle(game.pick("russia"))
    assert sum(stack.nation == RUSSIA for here in s.stacks for stack in here) == 0
    assert sum(stack.nation == AUSTRIA for here in s.stacks for stack in here) == 1


@rule("NAP-15.9", "NAP-21.7")
def test_militia_do_not_hunt_leaders() -> None:
    s = position("france austria", war="france-austria", alsace="france 3 militia, austria 1 leader")
    settle(go(consequences(s)))
    assert "leader_hunted" not in told(s) and units(s, "austria", "alsace") == ""


# -- retreat


@rule("NAP-20.9", "NAP-6.10")
def test_beaten_attackers_go_back_to_entry_regions_in_any_distribution() -> None:
    s = position(
        "france austria",
        war="france-austria",
        baden="france 2 infantry",
        franconia="france 2 infantry",
        wurttemberg="austria 6 infantry",
    )
    go(land_move(s, FRANCE), "baden", "infantry", "2", "go", "wurttemberg")
    go(land_move(s, FRANCE), "franconia", "infantry", "2", "go", "wurttemberg")
    decided(s, "wurttemberg", "france", "austria", "defender")
    game = go(finish_battle(s))
    assert game.asks(0, "retreat_to", ["baden", "franconia"])
    game.pick("baden", "infantry", "3", "franconia", "rest_here")
    assert units(s, "france", "baden") == "3 infantry" and units(s, "france", "franconia") == "1 infantry"
    assert units(s, "austria", "wurttemberg") == "6 infantry"


@rule("NAP-20.10")
def test_beaten_defenders_go_to_permitted_regions_that_are_no_entry_regions() -> None:
    s = position(
        "france britain prussia",
        war="france-britain",
        owned="prussia: hanover",
        picardy="france 9 infantry",
        belgium="britain 6 infantry 1 cavalry",
        rhineland="france 1 infantry",
    )
    go(land_move(s, FRANCE), "picardy", "infantry", "9", "go", "belgium")
    decided(s, "belgium", "france", "britain", "attacker")
    settle(go(finish_battle(s)))
    # Not Picardy (entry region), not the Rhineland (enemies), not Champagne's owner? it is the enemy's: free.
    assert units(s, "britain", "picardy") == "" and units(s, "britain", "rhineland") == ""
    assert units(s, "britain", "belgium") == ""


@rule("NAP-20.10", "NAP-20.11", "NAP-20.13")
def test_w27_retreat_impossible() -> None:
    s = position(
        "france spain",
        war="france-spain",
        granada="spain 3 infantry",
        valencia="france 6 infantry",
        madrid="france 6 infantry",
        andalusia="france 1 infantry",
    )
    go(land_move(s, FRANCE), "valencia", "infantry", "6", "go", "granada")
    go(land_move(s, FRANCE), "madrid", "infantry", "6", "go", "granada")
    decided(s, "granada", "france", "spain", "attacker")
    b = s.battle
    assert b is not None
    go(finish_battle(s))
    assert units(s, "spain", "granada") == "" and s.lost[0] == 3
    assert b.lost[SPAIN][0] == 3  # they count as losses


@rule("NAP-20.11", "NAP-6.9")
def test_militia_retreat_only_into_their_homeland_and_not_over_closed_straits() -> None:
    s = position(
        "france austria",
        war="france-austria",
        alsace="france 2 militia 1 infantry, austria 6 infantry",
        champagne="austria 1 infantry",
        burgundy="austria 1 infantry",
        paris="austria 1 infantry",
    )
    decided(s, "alsace", "austria", "france", "attacker")
    settle(go(finish_battle(s)))
    assert sum(stack.units[2] for here in s.stacks for stack in here) == 0  # no way home for the militia
    assert sum(stack.units[0] for here in s.stacks for stack in here if stack.nation == FRANCE) == 1
    s = position("france britain", war="france-britain", active="britain", owned="france: naples sicily")
    put(s, "sicily", "france 2 infantry, britain 6 infantry")
    put(s, "ionian_sea", "britain 1 squadron")
    decided(s, "sicily", "britain", "france", "attacker")
    go(finish_battle(s))
    assert units(s, "france", "naples") == "" and s.lost[0] == 2


@rule("NAP-20.12", "NAP-5.4")
def test_the_winner_stays_and_owns_nothing_new() -> None:
    s = position("france austria", war="france-austria", tyrol="france 6 infantry, austria 2 infantry")
    decided(s, "tyrol", "france", "austria", "attacker")
    settle(go(finish_battle(s)))
    assert units(s, "france", "tyrol") == "6 infantry" and owner(s, "tyrol") == "austria"


@rule("NAP-20.14", "NAP-10.2", "NAP-20.2")
def test_a_grand_battle_gives_pap_to_every_player_nation_with_troops_on_the_winning_side() -> None:
    s = position(
        "france spain austria",
        war="france-austria spain-austria",
        allied="france-spain",
        control="prussia-france",
        bavaria="france 6 infantry, spain 1 infantry, prussia 3 infantry, austria 8 infantry",
        pap=0,
    )
    s.status[PRUSSIA][AUSTRIA] = s.status[AUSTRIA][PRUSSIA] = 1
    decided(s, "bavaria", "france spain prussia", "austria", "attacker")
    settle(go(finish_battle(s)))
    assert s.pap == [1, 0, 0, 0, 0, 0, 1]
    s = position(
        "france austria", war="france-austria", bavaria="france 5 infantry, austria 8 infantry", pap=0
    )
    decided(s, "bavaria", "france", "austria", "defender")
    settle(go(finish_battle(s)))
    assert s.pap[AUSTRIA] == 0  # a skirmish


@rule("NAP-20.16")
def test_attackers_that_stood_in_the_region_retreat_like_defenders() -> None:
    s = position("france austria", war="france-austria", bavaria="france 6 infantry, austria 8 infantry")
    decided(s, "bavaria", "france", "austria", "defender")
    game = go(finish_battle(s))
    assert {"wurttemberg", "franconia", "tyrol"} <= set(game.offered())


@rule("NAP-20.17")
def test_each_beaten_nation_chooses_for_itself_and_leaders_need_no_troops() -> None:
    s = position(
        "france austria russia",
        war="france-austria france-russia",
        allied="austria-russia",
        bavaria="france 9 infantry, austria 2 infantry, russia 1 leader",
    )
    decided(s, "bavaria", "france", "austria russia", "attacker")
    game = go(finish_battle(s))
    assert game.asks(2, "retreat_to")
    game.pick("tyrol", "rest_here")
    assert game.asks(1, "retreat_to")
    game.pick("bohemia", "rest_here")
    assert units(s, "russia", "tyrol") == "1 leader" and units(s, "austria", "bohemia") == "2 infantry"


@rule("NAP-20.19", "NAP-8.9")
def test_losses_are_counted_among_landed_units_first() -> None:
    s = position(
        "france britain",
        war="france-britain",
        midlands="france 2 infantry",
        brittany="france 2 infantry",
        irish_sea="france 2 squadron",
        wales="britain 6 infantry",
    )
    go(land_move(s, FRANCE), "midlands", "infantry", "2", "go", "wales")
    go(transport(s, FRANCE), "brittany", "infantry", "2", "go", "english-channel", "irish-sea", "wales")
    decided(s, "wales", "france", "britain", "defender", "france 1 infantry")
    eliminate(s, FRANCE, region("wales"), INFANTRY)
    go(finish_battle(s))
    assert units(s, "france", "midlands") == "2 infantry" and units(s, "france", "brittany") == "1 infantry"


@rule("NAP-20.20")
def test_a_single_possible_region_takes_all_at_once() -> None:
    s = position(
        "france austria", war="france-austria", baden="france 3 infantry", wurttemberg="austria 6 infantry"
    )
    go(land_move(s, FRANCE), "baden", "infantry", "3", "go", "wurttemberg")
    decided(s, "wurttemberg", "france", "austria", "defender")
    assert go(finish_battle(s)).over and units(s, "france", "baden") == "3 infantry"


@rule("NAP-10.2", "NAP-12.8", "NAP-12.9", "NAP-20.10")
def test_w6_after_the_battle_in_belgium() -> None:
    options = {"scenario": "1815-not-again"}
    s = position("france britain", options=options, war="france-britain", dice=[4, 5], pap=0)
    put(s, "belgium", "france 9 infantry 3 cavalry 3 artillery 2 leader, britain 6 infantry 1 cavalry")
    put(s, "rhineland", "france 1 infantry")
    put(s, "hanover", "prussia 1 infantry")
    lost = "britain 3 infantry 1 cavalry 2 artillery 1 leader, france 1 infantry 1 cavalry"
    decided(s, "belgium", "france", "britain", "attacker", lost)
    assert s.battle is not None
    s.battle.grand = True
    game = go(finish_battle(s))
    assert "holland" in game.offered()
    game.pick("holland", "rest_here")
    assert units(s, "britain", "holland") == "6 infantry 1 cavalry" and s.pap[FRANCE] == 1
    assert "held_out" in told(s)  # C is 9: a 9 holds
    assert BRITAIN in s.wars[FRANCE] and go(unfinished_business(s)).over


@rule("NAP-15.9", "NAP-15.19", "NAP-5.9")
def test_nobody_hunts_the_leaders_of_a_nation_it_is_not_at_war_with() -> None:
    s = position(
        "france austria spain",
        war="france-austria",
        allied="france-spain",
        dice=[5],
        bavaria="france 1 infantry, spain 3 cavalry, austria 1 leader",
    )
    s.movers = [FRANCE, SPAIN]
    game = go(consequences(s))
    assert told(s).count("leader_hunted") == 1  # the French infantry needs 6; the Spanish cavalry looks on
    assert game.asks(1, "retreat_to")


@rule("NAP-15.19", "NAP-20.3")
def test_militia_hunt_leaders_under_the_other_reading_of_pursuit() -> None:
    s = position(
        "france austria",
        war="france-austria",
        dice=[6],
        alsace="france 1 militia, austria 1 leader",
        options={"militia_pursuit": "cannot_be_pursued"},
    )
    assert go(consequences(s)).over and s.lost[7] == 1
