"""GEN-10.13 to 10.16 Reinforcements, guests, two battles on one tile."""

from __future__ import annotations

from grognard.games.generalship.battle import fight, start_battle
from grognard.games.generalship.march import march_action
from grognard.games.generalship.state import AFTERMATH, WITHDRAWAL
from grognard.games.generalship.turn import play as play_game
from grognard.games.generalship.units import ENDED, MOVED, SPENT
from grognard.testing import rule
from tests.games.generalship.positions import (
    TILE_OF,
    acting,
    ally,
    command,
    fight_over,
    own,
    owner,
    play,
    position,
    power,
    put,
    stack,
    tactics,
)


def attacked(s, attacker: int, tile: str):
    start_battle(s, attacker, TILE_OF[tile])
    return play(fight(s))


@rule("GEN-10.12", "GEN-10.13")
def test_wx_43_reinforcing():
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    acting(s, 0, "ma1", "march")
    put(s, 0, "austria-left", "3HI")
    put(s, 1, "n01", "LI")
    put(s, 1, "france-capital", "LC LI")
    put(s, 1, "france-left", "LI")
    power(s, 1, "attila")
    game = play(play_game(s), "austria-left", "all", "done", "n01")
    assert game.asks(1, "reinforce_source", ["france-capital", "france-left", "done"])
    game.pick("france-capital")
    assert game.asks(1, "reinforce_unit", ["light_cavalry@2", "all", "cancel"])
    game.pick("light_cavalry@2", "done", "done")
    assert stack(s, 1, "n01") == "LI LC"
    assert owner(s, "france-left") == 1
    game.pick("yes")  # France forces a withdrawal
    while game.question().player == 0:
        game.pick(game.offered()[-1])
    assert game.asks(1, "march_source", ["france-capital", "france-left", "done"])
    game.pick("france-capital")
    assert "light_cavalry@2" not in game.offered() and "light_infantry@1" in game.offered()


@rule("GEN-10.13")
def test_first_the_attacked_player_then_the_attacker():
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    put(s, 0, "n01", "2LI")
    put(s, 0, "austria-left", "LI")
    put(s, 1, "n01", "LI")
    put(s, 1, "france-left", "LI")
    game = attacked(s, 0, "n01")
    assert game.asks(1, "reinforce_source", ["france-left", "done"])
    game.pick("done")
    assert game.asks(0, "reinforce_source", ["austria-left", "done"])
    game.pick("austria-left", "all", "done")
    assert stack(s, 0, "n01") == "LI LI LI"


@rule("GEN-10.13", "GEN-6.11")
def test_reinforcements_use_base_points_less_those_spent():
    s = position("austria france", touching="austria-left/n05 n05/n01")
    command(s, 0, "suworow")  # infantry +1, in the own march only
    put(s, 0, "n01", "LI")
    put(s, 1, "n01", "LI")
    put(s, 0, "austria-left", "LI")
    put(s, 0, "n05", "LI")
    s.stacks[0][TILE_OF["n05"]] = [s.stacks[0][TILE_OF["n05"]][0] | SPENT | MOVED]
    game = attacked(s, 0, "n01")
    assert not game.asks(0, "reinforce_source"), "one is too far, the other has spent its point"


@rule("GEN-10.13")
def test_units_that_have_ended_cannot_reinforce():
    s = position("austria france", touching="n01/france-left")
    put(s, 0, "n01", "LI")
    put(s, 1, "n01", "LI")
    put(s, 1, "france-left", "LI")
    s.stacks[1][TILE_OF["france-left"]] = [s.stacks[1][TILE_OF["france-left"]][0] | ENDED]
    power(s, 1, "attila")
    assert attacked(s, 0, "n01").asks(1, "force_withdrawal")


@rule("GEN-10.13")
def test_the_way_must_be_enterable_and_free_of_enemies_and_is_claimed():
    touching = "france-left/n02 france-left/n03 n02/n01 n03/n01"
    s = position("austria france", touching=touching)
    put(s, 0, "n01", "LI")
    put(s, 1, "n01", "LI")
    put(s, 1, "france-left", "LC")
    game = attacked(s, 0, "n01").pick("france-left", "all", "done")
    assert game.asks(1, "reinforce_via", ["n02", "n03"])
    game.pick("n03")
    assert owner(s, "n03") == 1 and owner(s, "n02") == -1

    s = position("austria france", touching=touching)
    put(s, 0, "n01", "LI")
    put(s, 1, "n01", "LI")
    put(s, 1, "france-left", "LC")
    put(s, 0, "n02", "LI")
    attacked(s, 0, "n01").pick("france-left", "all", "done")
    assert owner(s, "n03") == 1, "the only free way is taken without asking"


@rule("GEN-10.14")
def test_squadrons_bring_regiments_over_sea_into_the_battlefields_port():
    s = position("austria england", touching="n10/n12 n12/n01")
    put(s, 0, "n01", "LI")
    put(s, 1, "n01", "LI")
    put(s, 1, "n10", "GY 2LI")
    game = attacked(s, 0, "n01").pick("n10", "galley@2")
    assert "done" not in game.offered(), "a squadron without regiments cannot reinforce a land battle"
    game.pick("all", "done")
    assert stack(s, 1, "n01") == "LI LI LI GY" and owner(s, "n12") == 1


@rule("GEN-10.14")
def test_squadrons_alone_reinforce_a_sea_battle_also_out_of_port():
    s = position("austria england", touching="n01/n10 n10/n12")
    put(s, 0, "n10", "GY")
    put(s, 1, "n10", "GY")
    put(s, 1, "n01", "GN")
    game = attacked(s, 0, "n10")
    game.pick("n01", "galleon@2", "done")
    assert stack(s, 1, "n10") == "GY GN"


@rule("GEN-10.14")
def test_regiments_board_squadrons_on_a_sea_battlefield_that_had_not_ended():
    s = position("austria england", touching="n01/n10")
    put(s, 0, "n10", "GY")
    put(s, 1, "n10", "GY")
    put(s, 1, "n01", "2LI")
    game = attacked(s, 0, "n10").pick("n01", "all", "done")
    assert stack(s, 1, "n10") == "LI LI GY"

    s = position("austria england", touching="n01/n10")
    put(s, 0, "n10", "GY")
    put(s, 1, "n10", "GY")
    put(s, 1, "n01", "2LI")
    s.stacks[1][TILE_OF["n10"]] = [s.stacks[1][TILE_OF["n10"]][0] | ENDED]
    game = attacked(s, 0, "n10")
    assert not game.asks(1, "reinforce_source")


@rule("GEN-10.14")
def test_cavalry_rides_to_the_coast_and_boards():
    s = position("austria england", touching="n02/n01 n01/n10")
    put(s, 0, "n10", "GY")
    put(s, 1, "n10", "GY")
    put(s, 1, "n02", "LC LI")
    game = attacked(s, 0, "n10").pick("n02")
    assert game.asks(1, "reinforce_unit", ["light_cavalry@2", "all", "cancel"])


@rule("GEN-10.13", "GEN-10.14")
def test_cavalry_on_a_mountain_by_the_sea_rides_to_a_port_to_board():
    s = position("austria england", touching="n08/n10 n08/n01 n01/n10")
    put(s, 0, "n10", "GY")
    put(s, 1, "n10", "GY")
    put(s, 1, "n08", "LC LI")
    game = attacked(s, 0, "n10").pick("n08")
    assert game.asks(1, "reinforce_unit", ["light_cavalry@2", "all", "cancel"])
    game.pick("all", "done")
    assert stack(s, 1, "n10") == "LC GY" and owner(s, "n01") == 1


@rule("GEN-10.14")
def test_regiments_land_on_a_battlefield_by_the_sea():
    s = position("austria england", touching="n10/n01")
    put(s, 0, "n01", "LI")
    put(s, 1, "n01", "LI")
    put(s, 1, "n10", "GY 2LI")
    attacked(s, 0, "n01").pick("n10", "light_infantry@1", "light_infantry@1", "done")
    assert stack(s, 1, "n01") == "LI LI LI" and stack(s, 1, "n10") == "GY"


@rule("GEN-10.14", "GEN-10.4")
def test_capacity_holds_on_the_tile_that_is_left():
    s = position("austria england", touching="n10/n12")
    put(s, 0, "n12", "GY")
    put(s, 1, "n12", "GY")
    put(s, 1, "n10", "GY 3LI")
    game = attacked(s, 0, "n12").pick("n10", "galley@2")
    assert "done" not in game.offered()


@rule("GEN-10.15")
def test_allies_cannot_reinforce():
    s = position("austria byzantium france", touching="n01/france-left n01/byzantium-left")
    ally(s, 1, 2)
    put(s, 0, "n01", "LI")
    put(s, 2, "n01", "LI")
    put(s, 1, "byzantium-left", "LI")
    power(s, 2, "attila")
    assert attacked(s, 0, "n01").asks(2, "force_withdrawal")


@rule("GEN-10.16")
def test_the_home_player_is_fought_before_his_guest():
    s = position("byzantium austria france")
    byzantium, austria, france = range(3)
    ally(s, austria, byzantium)
    put(s, byzantium, "austria-capital", "2LI")
    put(s, austria, "austria-capital", "LI")
    put(s, france, "austria-capital", "5HI")
    start_battle(s, france, TILE_OF["austria-capital"])
    assert s.battle is not None
    assert (s.battle.defender, s.battle.guest) == (austria, byzantium)


@rule("GEN-9.6", "GEN-10.16", "GEN-11.2", "GEN-17.3")
def test_wx_45_guest_in_the_capital():
    s = position("austria byzantium france", touching="austria-left/n01")
    austria, byzantium, france = range(3)
    ally(s, austria, byzantium)
    put(s, byzantium, "austria-capital", "2LI")
    assert owner(s, "austria-capital") == byzantium
    put(s, austria, "austria-capital", "LI")
    assert owner(s, "austria-capital") == austria
    put(s, france, "austria-left", "LI")
    acting(s, france, "ma1", "march")
    put(s, france, "austria-capital", "5HI")
    b = fight_over(s, "austria-capital", france, austria, step=16)  # France attacks Austria
    b.guest = byzantium
    tactics(b, france, "2 1 1 7 7")
    tactics(b, austria, "3 3 3 3 4")
    game = play(play_game(s))
    game.pick("bl2:heavy_infantry:3", "done", player=france).pick("done", player=austria)
    # D = 12: the only Austrian regiment is lost
    assert s.points == [0, 0, 2] and s.battles == [1, 0, 1] and stack(s, austria, "austria-capital") == ""
    assert s.battle is not None and (s.battle.attacker, s.battle.defender) == (france, byzantium)
    assert s.battle.step >= WITHDRAWAL and s.battle.guest == -1, "no reinforcements this time"
    assert [len(side.basic) for side in s.battle.sides] == [5, 5], "with fresh decks"
    s.battle.winner, s.battle.loser = byzantium, france
    s.battle.step = 19  # Byzantium wards off and wins
    game = play(play_game(s))
    assert s.points == [0, 1, 2] and stack(s, france, "austria-capital") == ""
    assert stack(s, france, "austria-left").count("HI") == 5
    assert owner(s, "austria-capital") == byzantium
    game.pick("done")
    while s.stage == 5:
        game.pick("done")
    assert s.stage != 10 and s.reason == "", "an ally in the capital does not end the game"


@rule("GEN-10.16")
def test_if_the_mover_leaves_the_guest_is_not_fought():
    s = position("austria byzantium france", touching="austria-left/n01")
    ally(s, 0, 1)
    put(s, 0, "austria-capital", "LI")
    put(s, 1, "austria-capital", "LI")
    put(s, 2, "austria-capital", "LI")
    put(s, 2, "austria-left", "LI")
    b = fight_over(s, "austria-capital", 2, 0, step=21)
    b.guest, b.loser = 1, 2
    play(fight(s))
    assert s.battle is None and stack(s, 2, "austria-left") == "LI LI"
    assert owner(s, "austria-capital") == 0


@rule("GEN-12.24", "GEN-10.10")
def test_after_a_battle_all_its_units_have_ended_movement():
    s = position("austria france", touching="austria-left/n01 n01/france-left")
    put(s, 0, "n01", "2LC")
    put(s, 1, "france-left", "LI")
    own(s, 0, "n01")
    b = fight_over(s, "n01", 0, 1, step=AFTERMATH)
    play(fight(s))
    assert all(unit & ENDED for unit in s.stacks[0][b.tile])
    assert play(march_action(s, 0)).over, "they cannot march on"
