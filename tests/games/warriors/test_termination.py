"""WAT-16 Termination."""

from grognard.games.warriors import GAME
from grognard.games.warriors.book import BOOK
from grognard.games.warriors.movement import give_action_points, move_armies
from grognard.games.warriors.progress import BANK_RATE, EXTRA_SOURCES, ROUTES
from grognard.games.warriors.sequence import ROUND
from grognard.games.warriors.termination import (
    armies,
    most_decisions,
    most_goods,
    movement_step,
    peace,
    trade_phase,
    unification,
)
from grognard.kernel.table import new_table
from grognard.testing import rule
from tests.games.warriors.positions import answers, hold, markers, position


@rule("WAT-16.1")
def test_ten_rounds_are_the_most():
    assert BOOK.game.rounds == 10 and len(ROUND) == 12
    s = position("england", "france", round=10)
    s.step = len(ROUND) - 1
    table = GAME.play(s)
    for _ in table:
        pass
    assert s.ending == "rounds"


@rule("WAT-16.2")
def test_the_trade_phase_uses_something_up_with_every_deal():
    assert min(BANK_RATE) >= 2 and max(ROUTES) == 3
    assert BOOK.limits.offers_per_player_per_trade_phase == 3
    assert trade_phase(2) < trade_phase(6) and most_goods(2) > 2 * 4 * 20


@rule("WAT-16.3", "WAT-16.4")
def test_actions_and_moves_are_bounded():
    assert BOOK.limits.regular_actions_per_round == 2 and len(EXTRA_SOURCES) == 3
    assert max(BOOK.unification.actions.values()) == 9
    assert armies() == 12 and unification() > 9


@rule("WAT-16.4", "WAT-16.5", "WAT-14.6")
def test_no_movement_step_has_more_picks_than_its_bound():
    s = position("england", "france")
    hold(s, 0, "essex", "4 infantry, 4 archers, 4 cavalry")
    hold(s, 0, "mercia", "princess")
    markers(s, 0, military=6)
    give_action_points(s, 0)
    game = answers(move_armies(s, 0))
    picks = 0
    while not game.over:
        words = game.offered()
        # As slow as can be: every army is planned, and the last move taken back as often as possible.
        slow = [word for word in words if word not in ("cancel", "done", "undo")]
        game.pick(slow[0] if slow else "undo" if "undo" in words else "done")
        picks += 1
    assert picks == movement_step() - 1, "the engine takes the last `done` itself"


@rule("WAT-16.5", "WAT-16.6")
def test_cancels_and_peace_offers_are_bounded():
    assert BOOK.limits.cancels_in_a_row == 20
    assert BOOK.limits.peace_offers_per_enemy_per_window == 1
    assert peace(6) == 2 * 6 * 7


@rule("WAT-16.1")
def test_a_player_who_always_takes_the_first_or_the_last_option_comes_to_an_end():
    for last in (False, True):
        table = new_table(GAME, 3, b"end", journal=False, keep=False)
        while not table.over:
            choice = table.pending[0]
            table.act(choice.player, choice.options[-1 if last else 0])
            assert table.number < 20_000
        assert table.number < most_decisions(3, 10)
