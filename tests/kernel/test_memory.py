"""Fingerprints of positions, and what is remembered of them."""

from dataclasses import dataclass, field

import pytest

from grognard.games import OWN, find
from grognard.kernel.dice import Dice
from grognard.kernel.journal import QUIET
from grognard.kernel.memory import Memory, fingerprint
from grognard.kernel.state import SHARED, State
from grognard.kernel.table import new_table
from grognard.testing.conformance import dice_for


@dataclass(slots=True)
class Wagon:
    owner: int
    load: list[int]


@dataclass(slots=True)
class Camp(State):
    rules: dict[str, int] = field(metadata=SHARED)
    turn: int
    name: str
    units: list[int]
    rows: list[list[int]]
    hits: dict[int, int]
    train: list[Wagon]
    leader: Wagon | None

    def clone(self):
        train = [Wagon(wagon.owner, wagon.load.copy()) for wagon in self.train]
        rows = [row.copy() for row in self.rows]
        return Camp(
            self.dice.clone(),
            QUIET,
            self.rules,
            self.turn,
            self.name,
            self.units.copy(),
            rows,
            self.hits.copy(),
            train,
            self.leader,
        )


def camp():
    wagons = [Wagon(0, [1, 2])]
    return Camp(Dice(bytes(32)), QUIET, {"a": 1}, 3, "rome", [1, 2], [[1], []], {4: 2}, wagons, None)


def turn(s):
    s.turn = 4


def rename(s):
    s.name = "gaul"


def hire(s):
    s.units.append(3)


def move_between_rows(s):
    s.rows[1].append(s.rows[0].pop())


def hit(s):
    s.hits[4] = 3


def load(s):
    s.train[0].load[0] = 9


def appoint(s):
    s.leader = Wagon(1, [])


@pytest.mark.parametrize("change", [turn, rename, hire, move_between_rows, hit, load, appoint])
def test_every_change_changes_the_fingerprint(change):
    s = camp()
    before = fingerprint(s)
    assert fingerprint(s.clone()) == before
    change(s)
    assert fingerprint(s) != before


def test_dice_and_shared_tables_are_left_out_and_other_things_can_be_added():
    s = camp()
    before = fingerprint(s, 1)
    s.dice.roll()
    s.rules = {"a": 2}
    assert fingerprint(s, 1) == before
    assert fingerprint(s, 2) != before != fingerprint(s)


def test_fields_that_do_not_matter_can_be_left_out():
    s = camp()
    before = fingerprint(s, but=("units", "turn"))
    hire(s)
    turn(s)
    assert fingerprint(s, but=("units", "turn")) == before
    hit(s)
    assert fingerprint(s, but=("units", "turn")) != before


@pytest.mark.parametrize("name", OWN)
def test_positions_of_a_game_have_different_fingerprints(name):
    game = find(name)
    table = new_table(game, game.players[-1], b"fingerprints", journal=False, keep=False)
    dice = dice_for("fingerprints", name)
    known = {}
    while not table.over and table.number < 120:
        s = table.state
        position = fingerprint(s)
        assert fingerprint(s.clone()) == position
        known.setdefault(position, []).append(game.write(s))
        choice = table.pending[dice.below(len(table.pending))]
        table.act(choice.player, choice.options[dice.below(len(choice.options))])
    for states in known.values():
        for state in states:
            state["dice"] = None
            assert state == states[0]
    assert len(known) > 30


def test_the_oldest_thoughts_are_forgotten_first():
    memory = Memory(2)
    memory.keep(1, "one")
    memory.keep(2, "two")
    assert memory.recall(1) == "one"
    memory.keep(3, "three")
    assert (memory.recall(1), memory.recall(2), memory.recall(3)) == (None, "two", "three")
