"""Knowledge: what a player may think with, and nothing of the table itself."""

from __future__ import annotations

import gc
import json

from grognard.kernel.dice import key_of
from grognard.kernel.knowledge import Knowledge, knowledge_of, read_knowledge
from grognard.kernel.table import Table, new_table
from tests.kernel.toy import GAME


def table() -> Table:
    t = new_table(GAME, 3, b"a very secret seed")
    for player in (0, 1, 2):
        t.act(player, t.offered(player)[0])
    t.act(t.waiting[0], "none")
    t.act(2, t.offered(2)[0])
    return t


def reachable(thing: object) -> list[object]:
    """Every object that can be reached from this one, classes and modules aside."""
    seen: dict[int, object] = {}
    todo = [thing]
    while todo:
        item = todo.pop()
        if id(item) in seen or isinstance(item, type) or type(item).__name__ in ("module", "function"):
            continue
        seen[id(item)] = item
        todo += gc.get_referents(item)
    return list(seen.values())


def test_neither_the_table_nor_its_seed_nor_its_state_can_be_reached():
    t = table()
    found = reachable(knowledge_of(t, 0))

    assert not any(item is t or item is t.state or item is t.header for item in found)
    assert t.header.seed not in found and key_of(t.header.seed) not in found
    assert not any(item is t.state.hands[1] for item in found)


def test_the_picks_of_others_who_act_at_the_same_time_are_not_in_it():
    mine, theirs = knowledge_of(table(), 0), knowledge_of(table(), 2)

    assert mine.plain()["since"] == [] and len(theirs.plain()["since"]) == 1
    assert 2 in mine.world(b"k").waiting and 2 not in theirs.world(b"k").waiting


def test_it_can_be_sent_to_another_process():
    known = knowledge_of(table(), 0)
    again = read_knowledge(GAME, json.loads(json.dumps(known.plain())))

    assert isinstance(again, Knowledge)
    assert again.view() == known.view() and again.state == known.state
    assert again.choice is not None and known.choice is not None
    assert again.choice.options == known.choice.options
    assert again.world(b"k").state == known.world(b"k").state
    assert again.world(b"k").number == table().number - 1, "the pick of another player is asked again"
