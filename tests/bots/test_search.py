"""The searching bot: what it tries, how long, and that it finds what opinion alone does not."""

from __future__ import annotations

import pytest

from grognard.bots import Seat, answer, make_bot, seat_of
from grognard.bots.match import Match, play_match
from grognard.bots.playout import Manner
from grognard.bots.search import Effort, Search, SearchBot
from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.dice import Dice
from grognard.kernel.errors import GrognardError
from grognard.kernel.table import Table, new_table
from tests.cli.game import GAME, BoxedToy
from tests.kernel.toy import CARDS, GIVE, NONE, ToyState

SEARCH = "search:iterations=60"


class Judged(BoxedToy):
    """The toy game with an opinion that is wrong: the low cards first, and points are for giving away."""

    def evaluate(self, state: ToyState, player: Player) -> float:
        return float(state.score[player])

    def prefer(self, state: ToyState, choice: Choice) -> list[float]:
        return [-float(term) for term in choice.options]


class Unimaginable(Judged):
    def determinize(self, state: ToyState, player: Player, dice: Dice) -> ToyState:
        raise GrognardError("no world fits")


def asked_to_give(game: BoxedToy, seed: bytes = b"seed") -> Table:
    """A table at which a winner may give the points away."""
    table = new_table(game, 3, seed)
    while table.pending[0].ask is not GIVE:
        choice = table.pending[0]
        table.act(choice.player, choice.options[0])
    return table


def seat_at(table: Table) -> Seat:
    return seat_of(table, table.pending[0].player)


def test_search_keeps_the_points_that_opinion_would_give_away():
    seat = seat_at(asked_to_give(Judged()))
    assert make_bot("greedy", b"").decide(seat) != NONE
    assert [make_bot(SEARCH, bytes([n])).decide(seat) for n in range(5)] == [NONE] * 5


def test_search_beats_greedy_over_a_few_games():
    series = Match(Judged(), 3, GAME.settle(3), [SEARCH, "greedy", "greedy"], "1")
    outcomes = [play_match(series, number) for number in range(12)]
    assert not any(outcome.error for outcome in outcomes)
    assert sum(outcome.wins[0] for outcome in outcomes) >= 8


def test_search_plays_the_same_with_the_same_seed():
    def game(seed: bytes) -> list[tuple[Player, Term]]:
        table = new_table(Judged(), 3, b"table")
        bots = [make_bot("search:iterations=15", seed + bytes([seat])) for seat in range(3)]
        while not table.over:
            answer(table, table.pending[-1].player, bots[table.pending[-1].player])
        return table.choices

    assert game(b"a") == game(b"a")
    assert len({tuple(game(bytes([n]))) for n in range(4)}) > 1


def search(seat: Seat, options: list[Term], effort: Effort) -> Search:
    return Search(seat, options, b"key", effort, Manner(turns=9, whims=0))


@pytest.mark.parametrize("iterations", [1, 7, 30])
def test_no_more_playouts_than_allowed(iterations: int):
    table = new_table(GAME, 3, b"seed")
    seat = seat_of(table, 0)
    made = search(seat, seat.choice.options, Effort(iterations, 0.0, 6, 1.0))
    assert made.run() in seat.choice.options
    assert 0 < made.iterations <= iterations


def test_no_more_time_than_allowed():
    hours = iter(range(1000))
    effort = Effort(0, 20.0, 6, 1.0, clock=lambda: float(next(hours)))
    seat = seat_of(new_table(GAME, 3, b"seed"), 0)
    made = search(seat, seat.choice.options, effort)
    made.run()
    assert 0 < made.iterations < 20


def test_options_that_make_no_difference_are_soon_left_alone():
    seat = seat_at(asked_to_give(GAME))  # a game that evaluates nothing
    made = Search(seat, seat.choice.options, b"key", Effort(1000, 0.0, 6, 1.0), Manner(turns=1, whims=0))
    assert made.run() == seat.choice.options[0]
    assert made.iterations < 20


def test_a_single_option_costs_nothing():
    table = new_table(GAME, 3, b"seed")
    asked = table.pending[0]
    choice = Choice(0, asked.ask, asked.options[:1])
    assert make_bot(SEARCH, b"").decide(Seat(GAME, choice)) == asked.options[0]


def test_an_option_that_the_game_warns_of_is_not_tried():
    class Warned(Judged):
        def prefer(self, state: ToyState, choice: Choice) -> list[float]:
            return [0.0 if term == choice.options[0] else -1000.0 for term in choice.options]

    game = Warned()
    asked = new_table(game, 3, b"seed")
    seat = Seat(game, asked.pending[0], game.hide(asked.state, 0))  # no worlds: nothing can be tried
    assert make_bot(SEARCH, b"").decide(seat) == seat.choice.options[0]


def test_without_a_world_search_plays_like_greedy():
    table = asked_to_give(Unimaginable())
    seat = seat_at(table)
    assert make_bot(SEARCH, b"").decide(seat) == make_bot("greedy", b"").decide(seat)


def test_where_others_have_already_picked_their_picks_stay_unknown():
    picks = set()
    for card in range(3):
        table = new_table(Judged(), 2, b"seed")
        table.act(1, table.choice_of(1).options[card])
        picks.add(make_bot(SEARCH, b"same").decide(seat_of(table, 0)))
    assert len(picks) == 1


def test_the_best_card_of_the_last_round_is_found():
    class Modest(Judged):
        def prefer(self, state: ToyState, choice: Choice) -> list[float]:
            return [float(term == NONE) - 0.01 * term for term in choice.options]

    table = new_table(Modest(), 2, b"seed")
    table.state.hands[0] = [CARDS[0], CARDS[9]]
    table.state.round = 2
    table = Table(table.header, table.state.clone())
    picks = [SearchBot(bytes([n]), Effort(60, 0.0, 6, 1.0)).decide(seat_of(table, 0)) for n in range(3)]
    assert picks == [CARDS[9]] * 3
