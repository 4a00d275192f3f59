"""The parts of the search: what players have seen, the race of options, values of positions."""

from __future__ import annotations

from math import log

import pytest

from grognard.bots.race import Race
from grognard.bots.trail import Trail
from grognard.bots.values import Values, margin
from grognard.kernel.choice import Choice, Player
from grognard.kernel.table import Table, new_table
from tests.cli.game import GAME, BoxedToy
from tests.kernel.toy import GIVE, NONE, ToyState


def trail_after(*cards: int) -> tuple[Trail, Table]:
    """The first picks of a game with three players, by the places of the cards in their hands."""
    table = new_table(GAME, 3, b"seed")
    trail = Trail(3)
    for player, card in enumerate(cards):
        choice = table.choice_of(player)
        assert choice is not None
        trail.act(table, choice, choice.options[card])
    return trail, table


def test_picks_of_players_who_act_together_are_not_seen_by_the_others():
    one, table = trail_after(0)
    other, _ = trail_after(2)
    assert one.set_of(table.pending[0]) == other.set_of(table.pending[0])


def test_a_secret_pick_is_never_seen():
    give = Choice(1, GIVE, [NONE])
    assert trail_after(0, 1, 0)[0].set_of(give) == trail_after(2, 1, 2)[0].set_of(give)


def test_a_player_tells_apart_what_he_picked_himself():
    give = Choice(1, GIVE, [NONE])
    assert trail_after(0, 0, 0)[0].set_of(give) != trail_after(0, 1, 0)[0].set_of(give)


def test_an_open_choice_is_seen_by_all():
    def seen(term: int) -> list[int]:
        trail, table = trail_after(0, 0, 0)
        trail.act(table, table.pending[0], term)
        return [trail.set_of(Choice(player, GIVE, [NONE])) for player in range(3)]

    _, table = trail_after(0, 0, 0)
    kept, given = (seen(term) for term in table.pending[0].options[:2])
    assert all(one != other for one, other in zip(kept, given))


def test_what_a_question_is_about_tells_positions_apart():
    trail = Trail(2)
    assert trail.set_of(Choice(0, GIVE, [NONE], (1,))) != trail.set_of(Choice(0, GIVE, [NONE], (2,)))


def raced(values: dict[int, list[float | None]]) -> Race:
    race = Race(list(values))
    for term, each in values.items():
        for value in each:
            race.add(term, value)
    return race


def test_the_option_to_beat_stays_unless_another_is_clearly_better():
    close = {1: [0.5, 0.1, 0.4, 0.3], 2: [0.4, 0.2, 0.6, 0.2]}
    clear = {1: [0.5, 0.1, 0.4, 0.3], 2: [0.7, 0.2, 0.6, 0.5]}
    assert raced(close).winner(caution=1.0) == 1
    assert raced(close).winner(caution=0.0) == 2
    assert raced(clear).winner(caution=1.0) == 2
    ahead = raced(clear).mean_gap(2, 1)
    assert raced(clear).winner(caution=1.0, gain=ahead) == 2
    assert raced(clear).winner(caution=1.0, gain=ahead + 0.01) == 1


def test_options_are_compared_in_the_worlds_that_both_were_tried_in():
    race = raced({1: [0.5, None, 0.5, 0.5], 2: [0.6, 0.0, 0.6, None]})
    assert race.lead(2, 1) > 1


def test_an_option_far_behind_drops_out_and_so_does_one_that_makes_no_difference():
    race = raced({1: [0.5, 0.6] * 3, 2: [0.1, 0.2, 0.2] * 2, 3: [0.5, 0.6] * 3})
    race.drop()
    assert race.running == [1]


def test_nobody_drops_out_at_once():
    race = raced({1: [0.9, 0.9], 2: [0.1, 0.1]})
    race.drop()
    assert race.running == [1, 2]


class Scored(BoxedToy):
    def evaluate(self, state: ToyState, player: Player) -> float:
        return float(state.score[player])


def test_values_rise_with_the_lead_and_stay_between_0_and_1():
    table = new_table(Scored(), 3, b"seed")
    values = Values(Scored(), 3)
    values.widen(table)
    assert values.of(table) == [0.5] * 3
    table.state.score = [6, 2, 2]
    first, second, third = values.of(table)
    assert 1 > first > 0.5 > second == third > 0


def test_a_finished_game_is_worth_most_to_its_winner():
    table = new_table(Scored(), 2, b"seed")
    values = Values(Scored(), 2)
    values.widen(table)
    while not table.over:
        choice = table.pending[0]
        table.act(choice.player, choice.options[0])
    winner = table.result.winners[0]
    worths = values.of(table)
    assert worths[winner] > 0.85 and worths[1 - winner] < 0.15


def test_the_strongest_of_the_others_counts_most():
    assert margin([5.0, 4.0, 0.0], 0) < margin([5.0, 2.0, 2.0], 0)


def test_where_the_evaluation_tells_odds_values_are_chances():
    class Telling(BoxedToy):
        tells_odds = True

        def evaluate(self, state: ToyState, player: Player) -> float:
            return log(3.0) if player == 0 else 0.0

    table = new_table(Telling(), 3, b"seed")
    values = Values(table.game, 3)
    assert values.are_chances and values.has_scale
    assert values.of(table) == pytest.approx([0.6, 0.2, 0.2])
