"""A bot learns what its player may know, and nothing else."""

from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from grognard.bots import Bot, Seat, answer, make_bot, seat_of
from grognard.bots.seat import CHOICE, STATE, WORLDS
from grognard.kernel.choice import Term
from grognard.kernel.dice import Dice
from grognard.kernel.table import Table, new_table
from tests.cli.game import GAME

SEED = b"a seed that no bot may know"


class DreamingBot:
    """Picks what is best in most of a few worlds: it uses everything that a seat offers."""

    needs = WORLDS

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def decide(self, seat: Seat) -> Term:
        votes = dict.fromkeys(seat.choice.options, 0)
        for world in seat.worlds(5, self.seed):
            hidden = GAME.hide(world.state, seat.player)
            ratings = GAME.prefer(hidden, seat.choice)
            cards = sum(sum(hand) for hand in world.state.hands)
            votes[seat.choice.options[(ratings.index(max(ratings)) + cards) % len(ratings)]] += 1
        return max(votes, key=lambda term: votes[term])


def bots(seed: bytes) -> list[Bot]:
    return [
        make_bot("random", seed),
        make_bot("greedy", seed),
        make_bot("greedy:blunders=50", seed),
        make_bot("search:iterations=8", seed),
        DreamingBot(seed),
    ]


def positions(players: int = 3) -> list[Table]:
    """Tables at every decision of some games."""
    found = []
    for number in range(4):
        table = new_table(GAME, players, SEED + bytes([number]))
        helper = make_bot("random", bytes([number]))
        while not table.over:
            found.append(table.fork())
            answer(table, table.pending[-1].player, helper)
    return found


def test_worlds_that_look_the_same_get_the_same_answer():
    pairs = 0
    for table in positions():
        for choice in table.pending:
            for key in (b"one", b"two"):
                other = table.world(choice.player, key)
                for here, there in zip(bots(b"same"), bots(b"same"), strict=True):
                    decided = here.decide(seat_of(table, choice.player, here.needs))
                    assert there.decide(seat_of(other, choice.player, there.needs)) == decided
                    pairs += 1
    assert pairs > 300


def test_the_same_seed_plays_the_same_game():
    def game(seed: bytes) -> list[tuple[int, Term]]:
        table = new_table(GAME, 3, SEED)
        players = [make_bot("random", seed + bytes([seat])) for seat in range(3)]
        while not table.over:
            answer(table, table.pending[0].player, players[table.pending[0].player])
        return table.choices

    assert game(b"a") == game(b"a")
    assert len({tuple(game(bytes([n]))) for n in range(20)}) > 10


def reachable(root: object) -> list[object]:
    """Everything one can get to from an object: attributes, items, what functions have enclosed."""
    found: dict[int, object] = {}
    waiting: list[object] = [root]
    while waiting:
        each = waiting.pop()
        if id(each) in found or isinstance(each, type | ModuleType | BuiltinFunctionType):
            continue
        found[id(each)] = each
        if isinstance(each, FunctionType):
            waiting += [cell.cell_contents for cell in each.__closure__ or ()]
        elif isinstance(each, MethodType):
            waiting += [each.__self__, each.__func__]
        else:
            waiting += gc.get_referents(each)
    return list(found.values())


@pytest.mark.parametrize("needs", [CHOICE, STATE, WORLDS])
def test_no_way_leads_from_a_seat_to_the_table(needs: int):
    table = new_table(GAME, 3, SEED)
    table.act(0, table.pending[0].options[0])
    seat = seat_of(table, 1, needs)
    reached = reachable(seat)
    if needs == WORLDS:
        reached += reachable(seat.worlds(3, b"key"))
        assert any(isinstance(each, Table) for each in reached)
    forbidden: list[Any] = [table, table.state, table.checkpointed(), table.header, table.pending[0].options]
    assert not [each for each in reached if any(each is secret for secret in forbidden)]
    assert SEED not in reached
    true_dice = table.state.dice.key
    assert not [each for each in reached if isinstance(each, Dice) and each.key == true_dice]


def test_a_seat_shows_what_its_player_is_shown():
    table = new_table(GAME, 3, SEED)
    seat = seat_of(table, 2)
    assert seat.view() == table.view(2)
    assert seat.player == 2
    assert seat.known == GAME.hide(table.state, 2)
    assert [world.choice_of(2).options for world in seat.worlds(2)] == [seat.choice.options] * 2


def test_changing_the_offered_options_does_not_change_the_table():
    table = new_table(GAME, 3, SEED)
    seat_of(table, 0, CHOICE).choice.options.clear()
    assert table.pending[0].options


def test_a_seat_holds_no_more_than_was_asked_for():
    table = new_table(GAME, 3, SEED, keep=False)
    with pytest.raises(AssertionError, match="state"):
        seat_of(table, 0, CHOICE).view()
    with pytest.raises(AssertionError, match="worlds"):
        seat_of(table, 0, STATE).worlds(1)
