"""NAP-15.1 to 15.3, 15.9, 15.12, 15.13, 15.16 Which battles are fought, by whom, in which order."""

from __future__ import annotations

from grognard.games.napoleon.armies import dissolve
from grognard.games.napoleon.battles import battle_step, consequences, due_battles, start
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, MINOR, NOWHERE, PRUSSIA, RUSSIA, SPAIN
from grognard.games.napoleon.movement import movement_step
from grognard.games.napoleon.state import Entry
from grognard.testing import rule
from tests.games.napoleon.positions import go, position, put, region, seat, told, units

SEVEN = "france britain prussia russia ottoman austria spain"


def sides(s):
    """By region: who attacks and who defends."""
    return {due.region: (sorted(due.attackers), sorted(due.defenders)) for due in due_battles(s)}


# -- when ----------


@rule("NAP-15.1")
def test_a_battle_is_due_wherever_the_active_side_and_an_enemy_have_troops():
    s = position(
        war="france-austria france-russia",
        bavaria="france 3 infantry, austria 2 infantry",
        saxony="france 1 cavalry, russia 1 artillery",
        tuscany="france 2 infantry, spain 2 infantry",  # not at war
        bohemia="austria 4 infantry",
        silesia="austria 1 infantry, russia 1 infantry",  # nobody of the active side
    )
    assert sides(s) == {
        region("bavaria"): ([FRANCE], [AUSTRIA]),
        region("saxony"): ([FRANCE], [RUSSIA]),
    }


@rule("NAP-15.1")
def test_leaders_make_no_battle():
    s = position(
        war="france-austria",
        bavaria="france 3 infantry, austria 2 leader",
        saxony="france 1 leader, austria 3 infantry",
    )
    assert due_battles(s) == []


@rule("NAP-15.1", "NAP-15.2")
def test_joint_movers_belong_to_the_active_side():
    s = position(
        war="spain-austria france-austria",
        allied="france-spain",
        bavaria="spain 3 infantry, austria 2 infantry",
        saxony="spain 1 infantry, france 1 infantry, austria 2 infantry",
    )
    assert sides(s) == {region("saxony"): ([FRANCE, SPAIN], [AUSTRIA])}
    s.movers.append(SPAIN)
    assert sides(s)[region("bavaria")] == ([SPAIN], [AUSTRIA])


@rule("NAP-6.12", "NAP-15.1")
def test_a_joint_mover_that_has_become_an_enemy_leaves_the_active_side():
    s = position(war="france-spain", navarre="spain 2 infantry, france 2 infantry")
    s.movers.append(SPAIN)
    assert sides(s) == {region("navarre"): ([FRANCE], [SPAIN])}
    game = go(movement_step(s), "end")
    assert game.over and units(s, "spain", "navarre") == "2 infantry", "it moves no longer"


@rule("NAP-15.2", "NAP-15.16")
def test_allies_in_the_region_take_part_if_they_are_at_war_with_the_other_side():
    s = position(
        war="france-austria spain-austria france-russia",
        allied="france-spain austria-russia austria-prussia france-britain",
        bavaria="france 3 infantry, spain 1 infantry, britain 2 infantry, "
        "austria 3 infantry, russia 1 infantry, prussia 2 infantry",
    )
    assert sides(s) == {region("bavaria"): ([FRANCE, SPAIN], [RUSSIA, AUSTRIA])}


@rule("NAP-15.13", "NAP-15.16")
def test_an_ally_takes_part_with_leaders_alone():
    s = position(
        war="france-austria spain-austria",
        allied="france-spain",
        bavaria="france 3 infantry, spain 1 leader, austria 3 infantry",
    )
    assert sides(s) == {region("bavaria"): ([FRANCE, SPAIN], [AUSTRIA])}


@rule("NAP-15.16")
def test_the_annexer_fights_an_independent_army_alone():
    s = position(
        allied="france-spain",
        bavaria="france 3 infantry, spain 2 infantry, minor 4 infantry",
        war="france-austria",
    )
    s.resisted = [region("bavaria")]
    assert sides(s) == {region("bavaria"): ([FRANCE], [MINOR])}


@rule("NAP-15.2", "NAP-15.10")
def test_the_players_of_both_sides_decide_for_their_nations():
    s = position(
        "france+spain austria", war="france-austria", bavaria="france 7 infantry, austria 6 infantry"
    )
    (due,) = due_battles(s)
    start(s, due)
    b = s.battle
    assert b is not None and b.grand and not b.landing
    assert b.player[FRANCE] == 0 and b.player[AUSTRIA] == 1


# -- order ----------


@rule("NAP-15.3")
def test_the_defender_chooses_the_order_of_battles():
    s = position(
        war="france-austria france-russia",
        bavaria="france 3 infantry, austria 2 infantry",
        saxony="france 1 cavalry, russia 1 artillery",
        franconia="france 2 infantry, austria 2 infantry",
        hesse="france 2 infantry, russia 2 infantry",
    )
    game = go(battle_step(s))
    assert game.asks(seat(s, "russia"), "battle_next", ["saxony", "hesse"])  # first after France
    game.pick("hesse")
    assert s.battle is not None and s.battle.region == region("hesse")


@rule("NAP-15.3")
def test_a_defender_with_one_battle_is_not_asked():
    s = position(war="france-austria", bavaria="france 3 infantry, austria 2 infantry")
    go(battle_step(s))
    assert s.battle is not None and s.battle.region == region("bavaria")


@rule("NAP-15.12")
def test_enemies_that_are_neutral_or_allied_to_each_other_defend_together():
    s = position(
        war="france-austria france-russia", bavaria="france 9 infantry, austria 2 infantry, russia 1 infantry"
    )
    assert sides(s) == {region("bavaria"): ([FRANCE], [RUSSIA, AUSTRIA])}


@rule("NAP-15.12")
def test_enemies_at_war_with_each_other_fight_separately_the_owner_first():
    s = position(
        war="france-austria france-russia austria-russia",
        owned="austria: bavaria",
        bavaria="france 9 infantry, austria 2 infantry, russia 1 infantry",
    )
    assert sides(s) == {region("bavaria"): ([FRANCE], [AUSTRIA])}
    dissolve(s, AUSTRIA, region("bavaria"))
    assert sides(s) == {region("bavaria"): ([FRANCE], [RUSSIA])}
    put(s, "bavaria", "austria 1 infantry")
    s.owner[region("bavaria")] = PRUSSIA
    assert sides(s) == {region("bavaria"): ([FRANCE], [RUSSIA])}  # turn order
    dissolve(s, FRANCE, region("bavaria"))
    assert sides(s) == {}  # the attackers have gone


# -- lone leaders ----------


@rule("NAP-15.9", "NAP-15.15")
def test_lone_leaders_are_hunted_cavalry_first():
    s = position(
        war="france-austria",
        bavaria="france 2 infantry 1 cavalry 1 artillery 1 militia, austria 2 leader",
        dice=[5, 5, 6],
    )
    game = go(consequences(s))
    assert s.dice.script == [] and game.over
    assert units(s, "austria", "bavaria") == "" and s.lost[7] == 2  # 5 by cavalry, 5 misses, 6 by infantry
    assert told(s).count("leader_hunted") == 3


@rule("NAP-15.9")
def test_surviving_leaders_retreat_as_defenders():
    s = position(
        war="france-austria",
        bavaria="france 1 infantry, austria 1 leader",
        dice=[5],
    )
    s.entries.append(Entry(FRANCE, region("bavaria"), region("franconia"), NOWHERE, (1, 0, 0, 0, 0, 0, 0, 0)))
    game = go(consequences(s))
    assert game.asks(seat(s, "austria"), "retreat_to")
    assert "bohemia" in game.offered() and "franconia" not in game.offered()
    game.pick("bohemia", "rest_here")
    assert units(s, "austria", "bohemia") == "1 leader"


@rule("NAP-15.15")
def test_the_active_player_names_the_nation_whose_leader_is_hunted():
    s = position(
        war="france-austria france-britain",
        bavaria="france 1 cavalry, austria 1 leader, britain 1 leader",
        dice=[6],
    )
    game = go(consequences(s))
    assert game.asks(seat(s, "france"), "capture_leader", ["austria", "britain"])
    game.pick("britain")
    assert units(s, "britain", "bavaria") == ""
    assert BRITAIN not in [stack.nation for stack in s.stacks[region("bavaria")]]
