"""Bots by name."""

from __future__ import annotations

import pytest

from grognard.bots import make_bot, seat_of
from grognard.bots.registry import parse_bot, seat_bots
from grognard.kernel.errors import BadOption
from grognard.kernel.table import new_table
from tests.cli.game import GAME


def test_settings_are_read_and_have_defaults():
    assert parse_bot("greedy")[1] == {"blunders": 0}
    assert parse_bot(" greedy: blunders = 25 ")[1] == {"blunders": 25}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("gredy", "There is no bot 'gredy'; there are: random, greedy"),
        ("", "There is no bot ''"),
        ("greedy:depth=3", "The bot greedy has no setting 'depth'; it has: blunders."),
        ("random:depth=3", "The bot random has no setting 'depth'; it has: none."),
        ("greedy:blunders", "A setting of a bot is written setting=number, not 'blunders'."),
        ("greedy:blunders=1000", "is a number from 0 to 100, not '1000'."),
        ("greedy:blunders=-1", "is a number from 0 to 100, not '-1'."),
        ("greedy:blunders=1;", "A setting of a bot is written setting=number, not ''."),
    ],
)
def test_a_wrong_text_is_refused_with_what_would_be_right(text: str, sentence: str):
    with pytest.raises(BadOption) as refusal:
        make_bot(text, b"")
    assert sentence in str(refusal.value)


def test_the_last_bot_is_repeated():
    assert seat_bots(["greedy", "random"], 4) == ["greedy", "random", "random", "random"]
    with pytest.raises(BadOption, match="There are 3 bots for 2 seats"):
        seat_bots(["random"] * 3, 2)
    with pytest.raises(BadOption, match="No bot was named"):
        seat_bots([], 2)


def test_greedy_takes_the_option_with_the_highest_preference():
    table = new_table(GAME, 2, b"seed")
    seat = seat_of(table, 0)
    assert make_bot("greedy", b"").decide(seat) == max(seat.choice.options)


def test_greedy_draws_among_equals():
    class Indifferent(type(GAME)):
        def prefer(self, state, choice):
            return [0.0] * len(choice.options)

    seat = seat_of(new_table(Indifferent(), 2, b"seed"), 0)
    picks = {make_bot("greedy", bytes([n])).decide(seat) for n in range(40)}
    assert picks == set(seat.choice.options)


def test_blunders_are_made_at_random():
    seat = seat_of(new_table(GAME, 2, b"seed"), 0)
    bot = make_bot("greedy:blunders=100", b"")
    assert {bot.decide(seat) for _ in range(40)} == set(seat.choice.options)
