"""EMP-4 and EMP-8 Sequence of play, action rounds."""

from __future__ import annotations

from grognard.games.empires import GAME
from grognard.games.empires.book import BOOK
from grognard.games.empires.income import collect_trade_markers, name_first_player
from grognard.games.empires.revolts import revolts
from grognard.games.empires.scoring import score_turn
from grognard.games.empires.terms import TERMS
from grognard.games.empires.turn import TURN, action_rounds, actions, take_action
from grognard.kernel.table import new_table
from grognard.testing import rule, run
from tests.games.empires.positions import BLUE, GREEN, NEUTRAL, RED, owner, position, told


def offered(s, player=RED):
    return [TERMS.word(term) for term in actions(s, player)]


@rule("EMP-8.1")
def test_everybody_acts_in_play_order_then_the_round_marker_advances():
    s = position(players=3, red="italia", blue="syria", green="africa")
    s.first = BLUE
    game = run(TERMS, action_rounds(s))
    for player in (BLUE, GREEN, RED):
        assert game.asks(player, "action") and s.round == 1
        game.pick("pass")
    assert s.round == 2 and game.asks(BLUE, "action")


@rule("EMP-8.2", "EMP-1.4")
def test_w23_rounds_per_turn():
    spaces = []
    for turn in (1, 2, 3, 4):
        s = position(players=3, red="italia", blue="syria", green="africa", turn=turn)
        game = run(TERMS, action_rounds(s))
        seen = []
        while not game.over:
            seen.append(s.round)
            game.pick("pass", "pass", "pass")
        spaces.append(seen)
    assert spaces == [list(range(turn, 11)) for turn in (1, 2, 3, 4)]
    assert [len(each) for each in spaces] == [10, 9, 8, 7] and sum(map(len, spaces)) == 34


def test_phases_of_a_turn_come_in_the_order_of_the_rules():
    assert (revolts, collect_trade_markers, name_first_player, action_rounds, score_turn) == TURN
    assert BOOK.track.scoring_turns == (2, 3, 4)


@rule("EMP-8.3")
def test_all_kinds_of_action_are_offered():
    s = position(red="italia", blocks={RED: 4}, hands={RED: "a:sword-7"}, display="a:pike-7")
    assert offered(s) == ["attack", "diplomacy", "recruit", "disband", "fortify", "trade", "control", "pass"]


@rule("EMP-8.4")
def test_passing_changes_nothing():
    s = position(players=3, red="italia")
    before = GAME.write(s)
    game = run(TERMS, take_action(s, RED), "pass")
    assert game.value is False and GAME.write(s) == before and told(s) == ["passed"]


@rule("EMP-8.5")
def test_only_actions_that_can_be_completed_are_offered():
    s = position(red="italia")
    assert offered(s) == ["attack", "control", "pass"]
    s = position(red="italia", blocks={RED: 1})
    assert offered(s) == ["attack", "recruit", "trade", "control", "pass"]
    s = position(red="italia", blocks={RED: 3}, display="a:sword-8")
    assert "fortify" not in offered(s) and "diplomacy" in offered(s)
    s = position(red="italia", blocks={RED: 2}, specials={RED: "engineer"}, forts="italia")
    assert "fortify" not in offered(s)
    s = position(red="britannia", blue="lugdunensis")
    assert offered(s) == ["control", "pass"], "a last province is the only neighbour"


@rule("EMP-8.6")
def test_a_failed_roll_ends_the_action_without_further_penalty():
    s = position(players=3, red="raetia", dice=[1])
    before = GAME.write(s)
    game = run(TERMS, take_action(s, RED), "attack", "cisalpina")
    assert game.over and owner(s, "cisalpina") == NEUTRAL
    after = GAME.write(s)
    assert {**after, "dice": before["dice"]} == before


@rule("EMP-8.7")
def test_costs_are_paid_before_the_die_is_rolled():
    s = position(red="macedonia", blocks={RED: 2}, dice=[1])
    game = run(TERMS, take_action(s, RED), "diplomacy", "thrace")
    assert game.over and s.warehouse[RED] == 0 and s.trade_stock[RED] == 20 and owner(s, "thrace") == NEUTRAL


@rule("EMP-21.3")
def test_nobody_is_ever_without_a_province():
    for seed in range(4):
        table = new_table(GAME, 5, f"elimination {seed}".encode(), journal=False, keep=False)
        step = seed
        while not table.over:
            choice = table.pending[0]
            step = (step * 31 + 7) % 1009
            table.act(choice.player, choice.options[step % len(choice.options)])
            if table.state.turn:
                assert all(lands & ((1 << 47) - 1) for lands in table.state.lands)
