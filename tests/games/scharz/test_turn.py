"""SCH-4 Sequence of play, and SCH-18 its end."""

from __future__ import annotations

from grognard.games.scharz import GAME
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.diplomacy import window
from grognard.games.scharz.options import switches
from grognard.games.scharz.points import gain_vp, lose_vp, settle_points
from grognard.games.scharz.state import initiative, is_alive
from grognard.games.scharz.turn import CLOSING, play_round, steps_of
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.scharz.combat_position import P1, P2, P3, field, position, run, told


def steps(mode: str, season: int, **options: str) -> list[str]:
    return list(steps_of(switches(GAME.settle(2, options, preset=mode)), season))


ROUND = [
    "window",
    "move",
    "special_move",
    "retreat",
    "window",
    "combat",
    "window",
    "construction",
    "trade",
    "fishing",
]


@rule("SCH-4.1", "SCH-4.2")
def test_the_year_of_the_basic_mode():
    assert steps("basic", 0) == ["new_year", "reproduction", *ROUND, "sowing", "taxes", "attrition"]
    assert steps("basic", 1) == [*ROUND, "taxes", "recruitment", "attrition"]
    assert steps("basic", 2) == [*ROUND, "taxes", "harvest", "feasts", "attrition"]
    assert steps("basic", 3) == [*ROUND, "nourishment", "attrition"]
    assert steps("advanced", 1)[-3:] == ["recruitment", "mid_year_pay", "attrition"]
    assert steps("advanced", 3)[0] == "winter_weather"


@rule("SCH-4.2", "SCH-4.7")
def test_the_quick_calendar_is_the_filter_of_the_options():
    quick = [step for step in ROUND if step not in ("special_move", "fishing")]
    for season in range(3):
        assert steps("quick", season) == [*quick, "taxes", "attrition"]
    assert steps("quick", 3) == [*quick, "salaries", "attrition"]
    assert "sowing" in steps("quick", 0, commodities="on")
    assert "special_move" in steps("quick", 0, special_move="on")


@rule("SCH-4.3")
def test_the_initiative_moves_on_by_one_player_each_round():
    s = position("latium: P1 light", "boia: P2 light", "samnium: P3 light", players=3)
    s.order = [1, 2, 0]
    turns = []
    for s.round in range(1, 5):
        turns.append(initiative(s))
    assert turns == [[1, 2, 0], [2, 0, 1], [0, 1, 2], [1, 2, 0]]

    s.round = 2
    game = run(window(s))
    assert game.asks(P3, "propose")
    game.pick("pass")
    assert game.asks(P1, "propose")


@rule("SCH-4.4")
def test_gains_are_added_before_losses_are_subtracted_never_below_zero():
    s = position("latium: P1 light", vp={P1: 0, P2: 3})
    gain_vp(s, P1, 1)
    lose_vp(s, P1, 2)
    lose_vp(s, P2, 1)
    assert s.vp == [0, 3], "only at the end of the sub-phase"
    run(settle_points(s))
    assert s.vp == [0, 2] and s.vp_gain == s.vp_loss == [0, 0]


@rule("SCH-4.4")
def test_the_points_of_a_step_are_settled_before_the_next_one():
    s = position("latium: P1 village, P1 light", "boia: P2 village, P2 light", options={"diplomacy": "off"})
    s.step, s.part = 2, CLOSING
    gain_vp(s, P1, 3)
    game = run(play_round(s))
    assert s.vp[P1] == 8 and s.step > 2 and game.asks(P1, "order_from")


@rule("SCH-4.5", "SCH-18.3")
def test_a_landless_player_decides_nothing_but_may_accept():
    s = position("latium: P1 village, P1 light", "boia: P2 village, P2 light", players=3)
    assert not is_alive(s, P3)
    game = run(window(s), "agreement", "seat-2", "non_aggression")
    assert game.asks(P3, "answer", ["accept", "decline"])
    game.pick("accept")
    assert game.asks(P2, "propose")
    game.pick("pass")
    assert game.over and s.agreements[0].partner == P3


@rule("SCH-4.6")
def test_where_nothing_is_said_halves_are_rounded_down():
    from grognard.games.scharz.taxes import tax_income

    s = position("latium: P1 light", "campania: P1 light", "samnium: P1 light")
    assert tax_income(s, P1) == 3 // BOOK.economy.land_fields_per_coin == 1


@rule("SCH-18.1")
def test_a_random_game_stays_far_below_the_bound_and_ends():
    options = GAME.settle(2, {"years": "1", "diplomacy": "off"})
    table = new_table(GAME, 2, b"end", options, keep=False)
    while not table.over:
        choice = table.pending[table.number % len(table.pending)]
        table.act(choice.player, choice.options[table.number * 7 % len(choice.options)])
    assert table.state.round == 4 and table.result.reason == "wealth"
    assert table.number < GAME.bound(2, options)
    limits = BOOK.limits
    assert (limits.trade_actions_per_round, limits.bank_trades_per_round) == (60, 30)
    assert (limits.order_sequences_per_subphase, limits.relocations_per_round) == (60, 40)


@rule("SCH-18.2")
def test_captured_pieces_shrink_the_pool():
    from grognard.games.scharz.pieces import buildings_left, destroy_unit, remove_settlement, units_left

    s = position("latium: P1 town, P1 dock, P1 3 light, P1 mercenary")
    destroy_unit(s, 0)
    destroy_unit(s, 3)
    assert units_left(s, P1) == 17 and s.captured_units[P1] == 1, "mercenary markers return"
    remove_settlement(s, field(s, "latium"), captured=True)
    assert buildings_left(s, P1) == 13

    s = position("latium: P1 3 light", options={"captured_pieces": "returned"})
    destroy_unit(s, 0)
    assert units_left(s, P1) == 18 and s.captured_units[P1] == 1


def test_the_journal_names_the_season():
    table = new_table(GAME, 2, b"x", {"years": "1", "diplomacy": "off"})
    while table.state.round == 0:
        table.act(table.pending[0].player, table.pending[0].options[0])
    assert told(table.state, "season_begins")
