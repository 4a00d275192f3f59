"""NAP-10 Political action points and windows; NAP-24.2 to 24.4."""

from __future__ import annotations

from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.ids import BRITAIN, FRANCE, PRUSSIA, SPAIN
from grognard.games.napoleon.movement import move_actions, movement_step
from grognard.games.napoleon.relations import gain_pap
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.terms import POLITICS, TERMS
from grognard.games.napoleon.turn import after_step
from grognard.games.napoleon.windows import (
    actions_left,
    possible_actions,
    production_window,
    start_window,
    take_action,
)
from grognard.testing import rule
from tests.games.napoleon.positions import go, position, status, told


def actions(s: NapoleonState, player: int) -> list[str]:
    return [TERMS.word(action.term) for action in possible_actions(s, player)]


@rule("NAP-10.1", "NAP-10.10")
def test_pap_pay_debts_first_and_are_saved_without_limit() -> None:
    s = position("france britain", pap=0)
    s.debt[FRANCE] = 2
    gain_pap(s, FRANCE, 1)
    assert (s.pap[FRANCE], s.debt[FRANCE]) == (0, 1)
    gain_pap(s, FRANCE, 40)
    assert (s.pap[FRANCE], s.debt[FRANCE]) == (39, 0)
    assert s.pap[PRUSSIA] == 0


@rule("NAP-10.10")
def test_an_action_without_the_pap_is_not_offered() -> None:
    rich, poor = position("france britain", pap=2), position("france britain", pap=1)
    assert "offensive_minor" in actions(rich, 0) and "offensive_minor" not in actions(poor, 0)
    assert "declare_war" in actions(poor, 0)
    assert actions(position("france britain", pap=0), 0) == ["request_passage", "exchange"]


@rule("NAP-10.4", "NAP-11.15")
def test_where_a_controlled_nation_acts_its_controller_pays() -> None:
    s = position("france britain", control="austria-france", pap=1)
    game = go(take_action(s, 0), "declare_war")
    assert game.asks(0, "acting_nation", ["france", "austria", "cancel"])
    game.pick("austria", "britain")
    assert status(s, "austria", "britain") == "war" and status(s, "france", "britain") == "neutral"
    assert s.pap[FRANCE] == 0


@rule("NAP-10.5", "NAP-10.3")
def test_the_start_window_asks_all_players_in_lap_order_and_a_second_lap_follows_paid_actions() -> None:
    s = position("france britain prussia", active="britain", pap=1)
    game = go(start_window(s))
    assert game.asks(1, "political_action")
    game.pick("done")
    assert game.asks(2, "political_action")
    game.pick("uprising", "ireland", "done")
    assert game.asks(0, "political_action")
    game.pick("done")
    for player in (1, 2, 0):  # second lap
        assert game.asks(player, "political_action")
        game.pick("done")
    assert game.over and s.window is None


@rule("NAP-10.5")
def test_without_paid_actions_there_is_no_second_lap_and_never_a_third() -> None:
    s = position("france britain", pap=1)
    game = go(start_window(s), "request_passage", "britain", "refuse", "done", "done")
    assert game.over
    s = position("france britain", pap=9)
    game = go(start_window(s), "uprising", "ireland", "done", "done", "done")
    game.pick("uprising", "vendee", "done")
    assert game.over  # the second lap was the last


@rule("NAP-10.5", "NAP-11.29")
def test_an_armistice_that_was_declined_makes_no_second_lap() -> None:
    s = position("france britain", war="france-britain", pap=1)
    assert go(start_window(s), "armistice", "britain", "decline", "done", "done").over
    s = position("france britain", war="france-britain", pap=1)
    game = go(start_window(s), "armistice", "britain", "accept", "done", "done")
    assert game.asks(0, "political_action")


@rule("NAP-10.6")
def test_in_its_own_turn_the_active_player_alone_may_act_and_only_then_annex() -> None:
    s = position("france britain", belgium="france 1 infantry", paris="france 1 infantry")
    assert "annex_minor" in actions(s, 0) and POLITICS in move_actions(s, FRANCE)
    game = go(start_window(s))
    assert "annex_minor" not in game.offered()
    s = position("france britain", belgium="france 1 infantry")
    game = go(movement_step(s), "politics")
    assert "annex_minor" in game.offered()
    game.pick("done", "end")
    game = go(after_step(s))
    assert game.asks(0, "political_action") and "annex_minor" in game.offered()


@rule("NAP-10.7")
def test_the_production_window_begins_with_the_first_nation_of_the_game() -> None:
    s = position("britain france", active="austria", options={"scenario": "1805-danube"})
    s.stage = 3  # the production window
    game = go(production_window(s))
    assert game.asks(1, "political_action")  # France is first in 1805
    game.pick("done")
    assert game.asks(0, "political_action")


@rule("NAP-10.8", "NAP-10.11")
def test_answers_interrupt_and_nothing_else_opens_inside() -> None:
    s = position("france britain prussia")
    game = go(start_window(s), "request_passage", "prussia")
    assert game.asks(2, "passage_reply", ["grant", "refuse"])
    game.pick("grant")
    assert game.asks(0, "political_action")  # the visit goes on


@rule("NAP-10.9", "NAP-10.11", "NAP-23.4")
def test_six_paid_actions_and_three_free_offers_in_both_laps_together() -> None:
    s = position("france britain", owned="britain: corsica malta hanover sicily sardinia", pap=20)
    game = go(start_window(s))
    for place in ("ireland", "corsica", "malta", "hanover", "sicily"):
        game.pick("uprising", place)
    for _ in range(3):
        game.pick("request_passage", "britain", "refuse")
    assert "request_passage" not in game.offered() and "exchange" not in game.offered()
    game.pick("done", "done")
    game.pick("uprising", "sardinia")  # the sixth, in the second lap
    assert game.asks(1, "political_action")  # nothing is left for France
    assert s.pap[FRANCE] == 14 and "uprising_caused" in told(s)


@rule("NAP-10.9")
def test_own_turn_actions_are_counted_over_the_whole_turn() -> None:
    s = position("france britain")
    s.paid, s.offers = 6, 2
    assert actions_left(s, 0) == (0, 1)
    assert actions(s, 0) == ["request_passage", "exchange"]


@rule("NAP-24.2", "NAP-24.4")
def test_a_player_who_can_do_nothing_is_skipped_and_one_who_is_out_never_asked() -> None:
    s = position("france britain", pap=0)
    s.out[BRITAIN] = True
    assert go(start_window(s)).over
    assert go(unfinished_business(s)).over


@rule("NAP-24.3")
def test_between_own_nations_alliance_and_passage_need_no_reply() -> None:
    s = position("france+spain britain", pap=4)
    game = go(take_action(s, 0), "offensive_player", "france", "spain", "alliance")
    assert game.over and status(s, "france", "spain") == "alliance" and s.pap[FRANCE] == 2
    s = position("france+spain britain", pap=0)
    go(take_action(s, 0), "request_passage", "spain", "france")
    assert s.passage[FRANCE][SPAIN]
    game = go(take_action(s, 0), "exchange", "france")
    assert game.offered() == ["britain", "cancel"]


@rule("NAP-26.8")
def test_cancel_is_offered_ten_times_a_turn() -> None:
    s = position("france britain prussia")
    for _ in range(10):
        assert go(take_action(s, 0), "declare_war", "cancel").over
    game = go(take_action(s, 0), "declare_war")
    assert "cancel" not in game.offered()
