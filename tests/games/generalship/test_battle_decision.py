"""GEN-12 Battle from its fourth step on: ambush, further exchanges, attack and ward-off, rewards."""

from __future__ import annotations

import pytest

from grognard.games.generalship.battle import fight
from grognard.games.generalship.ending import Victory
from grognard.games.generalship.state import (
    AMBUSHING,
    ATTACKERS_ATTACK,
    DEFENDERS_ATTACK,
    POWER_DEFENDER,
    REWARD,
)
from grognard.testing import rule
from tests.games.generalship.battlefields import AUSTRIA, FRANCE, field
from tests.games.generalship.positions import (
    TILE_OF,
    command,
    fight_over,
    owner,
    play,
    position,
    power,
    put,
    stack,
    tactics,
    told,
)

# -- step 4 ----------


@rule("GEN-12.16", "GEN-12.17")
def test_wx_23_ambush_chain():
    s, b = field(step=AMBUSHING)
    tactics(b, AUSTRIA, "1", "6 8 1")
    tactics(b, FRANCE, "1", "7 1")
    game = play(fight(s), "yes")
    assert game.asks(FRANCE, "block_ambush", ["yes", "no"])
    game.pick("yes")
    assert game.asks(AUSTRIA, "play_pursuit", ["yes", "no"])
    game.pick("yes")
    assert b.ambush and b.step == ATTACKERS_ATTACK
    assert len(b.side(AUSTRIA).advanced) == 1 and len(b.side(FRANCE).advanced) == 1


@rule("GEN-12.16")
def test_a_blocked_ambush_fails():
    s, b = field(step=AMBUSHING)
    tactics(b, AUSTRIA, "1", "6 1")
    tactics(b, FRANCE, "1", "7")
    game = play(fight(s), "yes", "yes")
    assert game.asks(AUSTRIA, "play_pursuit", ["no"])
    game.pick("no")
    assert not b.ambush and b.step == DEFENDERS_ATTACK


@rule("GEN-12.17")
def test_an_unblocked_ambush_skips_the_defenders_attack():
    s, b = field(step=AMBUSHING)
    tactics(b, AUSTRIA, "1", "6")
    tactics(b, FRANCE, "1")
    play(fight(s), "yes")
    assert b.step == ATTACKERS_ATTACK


@rule("GEN-12.16", "GEN-6.14")
def test_skanderbeg_ambushes_once_without_the_card():
    s, b = field(step=AMBUSHING)
    command(s, AUSTRIA, "skanderbeg")
    tactics(b, AUSTRIA, "1")
    tactics(b, FRANCE, "1")
    game = play(fight(s))
    assert game.asks(AUSTRIA, "play_ambush", ["yes", "no"])
    game.pick("yes")
    assert b.step == ATTACKERS_ATTACK and b.played == []


# -- step 5 ----------


@rule("GEN-12.18")
def test_political_power_buys_further_exchanges():
    s, b = field(step=POWER_DEFENDER)
    power(s, FRANCE, "attila nelson")
    tactics(b, FRANCE, "1 1 4", "1")
    tactics(b, AUSTRIA, "1")
    game = play(fight(s))
    assert game.asks(FRANCE, "power_exchange", ["yes", "no"])
    game.pick("yes")
    assert len(s.power[FRANCE]) == 1
    assert game.asks(FRANCE, "power_exchange_card", ["bl1", "bl4", "al1"]), "at least one"
    game.pick("bl4", "al1", "done")
    assert len(b.side(FRANCE).basic) == 4 and b.side(FRANCE).advanced == []
    assert game.asks(FRANCE, "power_exchange", ["yes", "no"]), "as often as wanted"
    game.pick("no")
    assert b.step == DEFENDERS_ATTACK


@rule("GEN-12.18")
def test_at_most_five_cards_at_a_time_and_none_with_an_empty_deck():
    s, b = field(step=POWER_DEFENDER)
    power(s, FRANCE, "attila nelson")
    tactics(b, FRANCE, "1 1 1 1 2 2 2", "")
    tactics(b, AUSTRIA, "3")
    game = play(fight(s), "yes", "bl1", "bl1", "bl1", "bl1", "bl2")
    assert game.asks(FRANCE, "power_exchange"), "after five the exchange is complete"

    s, b = field(step=POWER_DEFENDER)
    power(s, FRANCE, "attila")
    tactics(b, FRANCE, "1")
    tactics(b, AUSTRIA, "3")
    b.basic_deck = []
    assert not play(fight(s)).asks(FRANCE, "power_exchange")


@rule("GEN-12.18")
def test_the_further_exchange_takes_place_also_after_an_ambush():
    s, b = field(step=AMBUSHING)
    power(s, FRANCE, "attila")
    tactics(b, AUSTRIA, "1", "6")
    tactics(b, FRANCE, "1")
    assert play(fight(s), "yes").asks(FRANCE, "power_exchange")


# -- steps 6 and 7 ----------


@rule("GEN-12.19", "GEN-12.20", "GEN-12.22", "GEN-13.9")
def test_wx_24_full_battle():
    s, b = field("2HI", "3LI", step=DEFENDERS_ATTACK)
    command(s, AUSTRIA, "hannibal")
    tactics(b, FRANCE, "2")
    tactics(b, AUSTRIA, "1")
    game = play(fight(s)).pick("bl2:light_infantry:3", "done", player=FRANCE)
    game.pick("bl1:heavy_infantry:2", "done", player=AUSTRIA)  # 9 against 8
    game.pick("heavy_infantry")
    assert game.asks(FRANCE, "battle_reward", ["points", "discard_commander"])
    game.pick("points")
    assert game.over and s.points == [0, 1] and s.battles == [1, 1]
    assert stack(s, AUSTRIA, "austria-left") == "HI" and owner(s, "n01") == FRANCE


@rule("GEN-12.19", "GEN-12.21")
def test_wx_24_warded_off_the_battle_goes_on_and_the_cards_are_gone():
    s, b = field("2HI LI", "3LI", step=DEFENDERS_ATTACK)
    tactics(b, FRANCE, "2 1 7")
    tactics(b, AUSTRIA, "1 7 1")
    game = play(fight(s)).pick("bl2:light_infantry:3", "done", player=FRANCE)
    game.pick("bl1:heavy_infantry:2", "bl7:light_infantry:1", "done", player=AUSTRIA)  # 9 against 10
    assert b.step == ATTACKERS_ATTACK and b.side(FRANCE).basic == [0, 6] and b.side(AUSTRIA).basic == [0]
    assert stack(s, AUSTRIA, "n01") == "LI HI HI"
    assert "bl1:heavy_infantry:2" in game.offered(AUSTRIA), "regiments may take part in both attacks"


@rule("GEN-12.20", "GEN-12.22")
def test_a_failed_attack_of_the_attacker_gives_the_battle_to_the_defender():
    s, b = field("2LI", "2LI", step=ATTACKERS_ATTACK)
    tactics(b, AUSTRIA, "1")
    tactics(b, FRANCE, "1")
    game = play(fight(s)).pick("done", player=AUSTRIA)
    game.pick("done", player=FRANCE)  # 0 against 0
    assert game.over and s.points == [0, 1] and stack(s, AUSTRIA, "austria-left") == "LI LI"


@rule("GEN-12.22", "GEN-1.3")
def test_the_attacker_gains_two_points_and_the_tile():
    s, b = field("3LI", "LI", step=ATTACKERS_ATTACK)
    tactics(b, AUSTRIA, "2")
    tactics(b, FRANCE, "3")
    game = play(fight(s)).pick("bl2:light_infantry:3", "done", player=AUSTRIA)
    game.pick("done", player=FRANCE)
    assert game.over and s.points == [2, 0] and owner(s, "n01") == AUSTRIA
    assert stack(s, FRANCE, "n01") == ""


@rule("GEN-12.21", "GEN-20.2")
def test_both_sides_commit_without_seeing_each_other():
    s, b = field("2LI", "2LI", step=DEFENDERS_ATTACK)
    tactics(b, AUSTRIA, "1")
    tactics(b, FRANCE, "1")
    game = play(fight(s))
    assert game.asks(FRANCE, "fight_assign") and game.asks(AUSTRIA, "fight_assign")
    game.pick("bl1:light_infantry:2", "done", player=FRANCE)
    assert told(s, "committed") == []
    game.pick("done", player=AUSTRIA)
    assert [values[0] for values in told(s, "committed")] == [FRANCE, AUSTRIA]


@rule("GEN-12.22", "GEN-6.14")
def test_sulla_triumphs_with_a_point_and_the_commander():
    s, b = field(step=REWARD)
    command(s, AUSTRIA, "sulla")
    command(s, FRANCE, "attila")
    b.winner, b.loser = AUSTRIA, FRANCE
    game = play(fight(s))
    assert game.asks(AUSTRIA, "battle_reward", ["points", "discard_commander", "triumph"])
    game.pick("triumph")
    assert s.points == [1, 0] and s.commander[FRANCE] == -1


@rule("GEN-6.14", "GEN-12.23")
@pytest.mark.parametrize(("general", "food", "metal"), [("antonius", 2, 0), ("hayreddin", 1, 1)])
def test_spoils_come_with_the_reward(general, food, metal):
    s, b = field(step=REWARD)
    s.food, s.metal = [0, 0], [0, 0]
    command(s, FRANCE, general)
    b.winner, b.loser = FRANCE, AUSTRIA
    play(fight(s))
    assert (s.food[FRANCE], s.metal[FRANCE]) == (food, metal)


@rule("GEN-12.23")
def test_ten_points_by_a_reward_end_the_game_before_counts_and_retreat():
    s, b = field(step=REWARD)
    s.points = [8, 0]
    b.winner, b.loser = AUSTRIA, FRANCE
    with pytest.raises(Victory):
        play(fight(s))
    assert s.battles == [0, 0] and stack(s, FRANCE, "n01") == "LI LI"


@rule("GEN-6.12")
def test_between_rivals_spoils_and_veterans_do_not_count():
    s, b = field(step=REWARD)
    command(s, AUSTRIA, "caesar")
    command(s, FRANCE, "pompeius")
    b.rivals, b.winner, b.loser = True, AUSTRIA, FRANCE
    play(fight(s), "points")
    assert s.battles == [1, 1]


@rule("GEN-13.11", "GEN-13.12")
def test_squadrons_in_port_are_attacked_normally_and_retreat():
    s = position("austria france", touching="austria-left/n01 n01/n10")
    s.owner[TILE_OF["n10"]] = FRANCE
    put(s, AUSTRIA, "n01", "LI")
    put(s, FRANCE, "n01", "2GY")
    b = fight_over(s, "n01", AUSTRIA, FRANCE, DEFENDERS_ATTACK)
    tactics(b, AUSTRIA, "1")
    tactics(b, FRANCE, "1")
    game = play(fight(s))
    assert not game.asks(FRANCE, "fight_assign"), "nothing can be assigned"
    game.pick("done")  # warding off nothing
    game.pick("bl1:light_infantry:1", "done")
    assert s.points == [2, 0] and stack(s, FRANCE, "n10") == "GY GY" and owner(s, "n01") == AUSTRIA
