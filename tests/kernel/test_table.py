"""Tables: asking, refusing, forking, going back, imagining."""

from __future__ import annotations

import pytest

from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Procedure, Together
from grognard.kernel.driver import Driver
from grognard.kernel.errors import BadOption, CannotUndo, GrognardError, IllegalChoice
from grognard.kernel.state import state_hash
from grognard.kernel.table import Table, new_table
from grognard.kernel.terms import Vocabulary
from grognard.testing import run
from tests.kernel.toy import GAME


def table(players: int = 3, seed: bytes = b"seed", **options: str) -> Table:
    return new_table(GAME, players, seed, options)


def play_out(t: Table) -> Table:
    while not t.over:
        t.act(t.pending[-1].player, t.pending[-1].options[0])
    return t


def test_players_who_act_together_are_all_asked_and_may_answer_in_any_order():
    t = table()

    assert t.waiting == [0, 1, 2]
    t.act(2, t.offered(2)[0])
    assert t.waiting == [0, 1]
    t.act(0, t.offered(0)[0])
    t.act(1, t.offered(1)[0])
    assert [c.ask.key for c in t.pending] == ["give"]


def test_an_answer_may_be_a_word_or_a_number():
    one, two = table(), table()
    choice = one.pending[0]

    one.act(0, GAME.terms.word(choice.options[1]))
    two.act(0, choice.options[1])

    assert state_hash(one.state) == state_hash(two.state)


@pytest.mark.parametrize(
    ("player", "answer", "why"),
    [
        (0, "none", "'none' is no answer to play \\(TOY-2.1\\). You can choose: card-"),
        (0, "nonsense", "'nonsense' is no answer"),
        (0, 10_000, "'10000' is no answer"),
        (7, 0, "There is no seat 7; the seats are 0 to 2"),
    ],
)
def test_a_refusal_says_what_was_asked_and_what_is_possible(player, answer, why):
    t = table()
    before = state_hash(t.state)

    with pytest.raises(IllegalChoice, match=why):
        t.act(player, answer)

    assert state_hash(t.state) == before and t.number == 0


def test_a_player_who_is_not_asked_learns_who_is():
    t = table()
    for player in (0, 1, 2):
        t.act(player, t.offered(player)[0])
    idle = next(p for p in range(3) if p not in t.waiting)

    with pytest.raises(
        IllegalChoice, match=f"not asked anything now; the game waits for seat {t.waiting[0]}"
    ):
        t.act(idle, "none")


def test_nobody_can_act_after_the_end():
    t = play_out(table())

    with pytest.raises(IllegalChoice, match="over"):
        t.act(0, "none")


def test_a_choice_with_one_option_is_taken_by_the_table_but_an_ask_that_is_always_put_waits():
    terms = Vocabulary()
    only = terms.add("only", "keyword")
    quiet, loud = Ask("quiet", "TOY-1.1", "keyword"), Ask("loud", "TOY-1.1", "keyword", always=True)

    def procedure() -> Procedure[int]:
        first = yield Choice(0, quiet, [only])
        second = yield Choice(0, loud, [only])
        return first + second

    game = run(terms, procedure())
    assert game.asks(0, "loud", ["only"])
    assert game.pick("only").value == 2 * only


def test_a_choice_without_options_is_a_mistake_of_the_rules():
    def procedure() -> Procedure[None]:
        yield Choice(0, Ask("empty", "TOY-1.1", "keyword"), [])

    with pytest.raises(AssertionError, match="empty .* offers nothing"):
        Driver().start(procedure())


def test_results_of_acting_together_are_read_afterwards():
    terms = Vocabulary()
    one, two = terms.numbers(1, 2)
    ask = Ask("number", "TOY-1.1", "number", secret=True)

    def pick(player: int) -> Procedure[int]:
        return (yield Choice(player, ask, [one, two]))

    def procedure() -> Procedure[list[int]]:
        both = Together({0: pick(0), 1: pick(1)})
        yield both
        yield CHECKPOINT
        return [both.results[0], both.results[1]]

    game = run(terms, procedure()).pick("2", player=1).pick("1", player=0)
    assert game.value == [one, two]


def test_a_fork_is_equal_and_independent():
    t = table()
    t.act(1, t.offered(1)[0])
    twin = t.fork()

    assert state_hash(twin.state) == state_hash(t.state) and twin.waiting == t.waiting
    play_out(twin)
    assert t.number == 1 and not t.over


def test_the_same_seed_and_choices_give_the_same_game_and_another_seed_another():
    assert play_out(table()).state == play_out(table()).state
    assert play_out(table()).state != play_out(table(seed=b"other")).state


def test_at_shows_the_game_as_it_stood():
    t = table()
    hashes = [state_hash(t.state)]
    while not t.over:
        t.act(t.pending[0].player, t.pending[0].options[-1])
        hashes.append(state_hash(t.state))

    assert [state_hash(t.at(n).state) for n in range(t.number + 1)] == hashes
    with pytest.raises(GrognardError, match="there is no choice 99"):
        t.at(99)


def test_a_secret_pick_can_be_undone_while_others_still_think():
    t = table()
    before = state_hash(t.state)
    t.act(1, t.offered(1)[0])

    assert t.can_undo(1)
    t.undo(1)

    assert state_hash(t.state) == before and t.waiting == [0, 1, 2]


def test_nothing_can_be_undone_after_a_roll():
    t = table()
    for player in (0, 1, 2):
        t.act(player, t.offered(player)[0])

    assert not t.can_undo()
    with pytest.raises(CannotUndo, match="Dice were rolled"):
        t.undo()
    t.undo(consent=True)
    assert t.waiting == [2]


def test_what_others_have_seen_cannot_be_undone():
    t = table()
    for player in (0, 1, 2):
        t.act(player, t.offered(player)[0])
    t.act(t.waiting[0], "none")

    with pytest.raises(CannotUndo, match="Others have already seen"):
        t.undo()


def test_only_the_one_who_chose_last_can_undo():
    t = table()
    t.act(1, t.offered(1)[0])

    with pytest.raises(CannotUndo, match="made by seat 1, not by seat 0"):
        t.undo(0)
    with pytest.raises(CannotUndo, match="Nothing has been chosen"):
        table().undo()


def test_undo_takes_the_journal_back_too():
    t = table()
    told = len(t.journal.events)
    for player in (0, 1, 2):
        t.act(player, t.offered(player)[0])
    assert len(t.journal.events) > told

    t.undo(consent=True)

    assert len(t.journal.events) == told


def test_a_world_keeps_what_the_player_knows_and_deals_the_rest_anew():
    t = table()
    t.act(2, t.offered(2)[0])
    worlds = [t.world(0, bytes([n])) for n in range(20)]

    assert all(w.state.hands[0] == t.state.hands[0] for w in worlds)
    assert len({tuple(w.state.hands[1]) for w in worlds}) > 5
    assert all(2 in w.waiting for w in worlds), "a pick that is still secret is asked again"


def test_in_a_world_the_dice_fall_differently_but_the_rolls_that_were_seen_stay():
    t = table()
    for player in (0, 1, 2):
        t.act(player, t.offered(player)[0])
    points = {t.world(0, bytes([n])).state.points for n in range(20)}
    assert points == {t.state.points}

    t.act(t.waiting[0], "none")
    later = set()
    for n in range(20):
        world = t.world(0, bytes([n]))
        for player in (0, 1, 2):
            world.act(player, world.offered(player)[0])
        later.add(world.state.points)
    assert len(later) > 2


def test_a_view_hides_what_is_hidden():
    t = table()
    t.act(1, t.offered(1)[0])

    assert t.view(0)["hands"][1] == ["?", "?", "?"], "also that one card is already played"
    assert t.view(1)["hands"][1] != ["?", "?", "?"]
    assert all(set(hand) == {"?"} for hand in t.view(None)["hands"])


def test_a_table_for_playouts_cannot_fork():
    t = new_table(GAME, 2, b"seed", keep=False)

    with pytest.raises(GrognardError, match="playouts only"):
        t.fork()
    assert play_out(t).over


@pytest.mark.parametrize(
    ("players", "options", "preset", "why"),
    [
        (4, {}, "", "toy is for 2 to 3 players, not 4"),
        (2, {"dekc": "9"}, "", "no option 'dekc'; it has: deck"),
        (2, {"deck": "8"}, "", "Option deck of toy can be 10, 9; not '8'"),
        (2, {}, "fast", "no preset 'fast'; it has: none"),
    ],
)
def test_options_that_do_not_fit_are_refused(players, options, preset, why):
    with pytest.raises(BadOption, match=why):
        new_table(GAME, players, b"seed", options, preset)


def test_there_is_no_result_before_the_end():
    with pytest.raises(GrognardError, match="not over"):
        _ = table().result
