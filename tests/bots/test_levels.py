"""The five levels."""

from __future__ import annotations

import pytest

from grognard.bots import make_bot, seat_of
from grognard.bots.registry import parse_bot
from grognard.bots.tuning import LEVELS, tuning, tunings
from grognard.games import OWN, find, names
from grognard.kernel.errors import BadOption
from grognard.kernel.table import new_table
from tests.cli.game import GAME


def test_a_level_is_written_with_its_number():
    assert parse_bot("level:4")[1] == parse_bot("level: level = 4 ")[1] == {"level": 4}


@pytest.mark.parametrize("text", ["level:0", "level:6", "level:x", "level:"])
def test_another_level_is_refused(text: str):
    with pytest.raises(BadOption, match="a number from 1 to 5"):
        parse_bot(text)


@pytest.mark.parametrize("name", [name for name in OWN if name in names()])
def test_the_settings_of_a_game_name_bots_and_asks_that_exist(name: str):
    set_to = tuning(name)
    assert set_to.id == name
    assert {*set_to.turn_asks, *set_to.searched} <= {ask.key for ask in find(name).asks}
    assert len(set(set_to.levels)) == LEVELS
    for text in set_to.levels:
        parse_bot(text)


def test_a_game_without_settings_of_its_own_has_levels_too():
    assert tuning("boxed") is tunings()[0]
    seat = seat_of(new_table(GAME, 2, b"seed"), 0)
    for level in range(1, LEVELS + 1):
        assert make_bot(f"level:{level}", b"").decide(seat) in seat.choice.options
