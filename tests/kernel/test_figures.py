"""Charts, summaries and hints: what is counted, by whom it may be seen, and how it is told."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.almanac import LUCK, POINTS, Deed, Hint, percent
from grognard.kernel.chart import draw_chart
from grognard.kernel.errors import IllegalChoice
from grognard.kernel.recap import Part, Standing, recap
from grognard.kernel.table import Table, new_table
from grognard.testing.conformance import conform
from grognard.words import Words
from grognard.words.recap import changes_of, deeds_of, recap_lines
from tests.kernel.toy import GAME, WON


def play_out(players: int = 2, seed: bytes = b"seed") -> Table:
    t = new_table(GAME, players, seed)
    while not t.over:
        t.act(t.pending[-1].player, t.pending[-1].options[0])
    return t


def series(t: Table, measure: str, public: bool = False) -> list[list[float]]:
    points = draw_chart(t.header, t.choices, public)
    return [[point.figures[seat][measure] for point in points] for seat in range(t.header.players)]


# -- charts ----------


def test_a_chart_has_a_point_for_the_start_and_for_every_turn():
    t = play_out()

    points = draw_chart(t.header, t.choices, public=False)

    assert [point.moment for point in points] == [(), (1,), (2,), (3,)]
    assert [point.number for point in points] == [0, 3, 6, t.number]


def test_the_last_point_holds_the_result():
    t = play_out()

    assert [points[-1] for points in series(t, POINTS)] == t.result.scores


def test_luck_is_what_the_dice_gave_less_their_mean():
    t = play_out()
    won: list[list[int]] = [[], []]
    for event in t.journal.events:
        if event.told is WON:
            won[event.values[0]].append(event.values[2])

    luck = series(t, LUCK)

    assert [points[-1] for points in luck] == [sum(each) - 3.5 * len(each) for each in won]


def test_an_unfinished_game_has_a_chart_up_to_now():
    t = play_out().at(4)

    points = draw_chart(t.header, t.choices, public=True)

    assert [point.moment for point in points] == [(), (1,), (2,)]
    assert points[-1].number == 4


def test_a_public_chart_shows_nothing_of_hidden_hands():
    t = play_out()

    assert all(value == 0 for hand in series(t, "best", public=True) for value in hand)
    assert any(value > 0 for hand in series(t, "best") for value in hand)


def test_a_chart_does_not_change_the_game():
    t = play_out()
    before = t.record()

    draw_chart(t.header, t.choices, public=False)

    assert t.record() == before


def test_choices_that_the_rules_do_not_allow_have_no_chart():
    t = play_out()

    with pytest.raises(IllegalChoice):
        draw_chart(t.header, [(0, "none")], public=False)


# -- summaries ----------


def summary(t: Table, start: int, reader: int | None) -> list[Part]:
    known = GAME.hide(t.state, reader)
    then = Standing(GAME, GAME.hide(t.at(start).state, reader), t.header.players)
    return recap(GAME, known, then, Standing(GAME, known, t.header.players), t.seen(reader, start + 1))


def test_deeds_are_counted_by_player_and_figures_compared():
    t = play_out()

    parts = summary(t, 0, None)

    assert [part.changes.get(POINTS, 0) for part in parts] == t.result.scores
    won = [sum(tally.count for deed, tally in part.deeds.items() if deed.key == "won") for part in parts]
    assert sum(won) == sum(t.result.scores)


def test_only_what_happened_since_is_told():
    t = play_out()

    assert all(part.empty for part in summary(t, t.number, None))


def test_a_summary_is_told_in_both_languages():
    t = play_out()
    parts = summary(t, 0, None)

    for language, verb in (("en", "won"), ("de", "gewann")):
        lines = recap_lines(Words(GAME, language, ["Anna", "Bert"]), parts)
        assert any(verb in line for _, line in lines)
        assert all(line.startswith(("Anna: ", "Bert: ")) for _, line in lines)


def test_areas_that_changed_hands_are_named_with_winner_and_loser():
    state = play_out().state
    then, now = Standing(GAME, state, 2), Standing(GAME, state, 2)
    then.holdings = {0: 0, 1: 1, 2: 0}
    now.holdings = {0: 1, 1: 1, 3: 0}

    one, two = recap(GAME, None, then, now, [])

    assert (one.won, one.lost) == ([3], [0, 2])
    assert (two.won, two.lost) == ([0], [])
    words = Words(GAME, "en")
    assert deeds_of(words, one) == ["won card 4", "lost card 1 and card 3"]


def test_a_change_is_told_with_its_sign():
    part = Part()
    part.changes = {POINTS: -2, LUCK: 3}

    assert changes_of(Words(GAME, "en"), part) == ["Victory points −2", "Luck +3"]


def test_a_deed_names_arguments_that_its_events_have():
    with pytest.raises(AssertionError, match="no argument"):
        Deed("won", WON, what="nothing")


# -- hints ----------


def test_hints_are_told_in_the_readers_language():
    t = new_table(GAME, 2, b"seed")
    choice = t.pending[0]

    hints = GAME.hints(GAME.hide(t.state, choice.player), choice)

    assert list(hints) == choice.options
    assert Words(GAME, "de").hint(Hint("beats", n=3)) == "schlägt 3 Karten"


@pytest.mark.parametrize(
    ("chance", "shown"), [(0, 0), (0.0001, 1), (0.5, 50), (0.9999, 99), (1, 100), (1 - 1e-12, 100)]
)
def test_what_can_fail_is_never_sure(chance: float, shown: int):
    assert percent(chance) == shown


# -- the laws notice ----------


class Careless(type(GAME)):  # type: ignore[misc]
    """A toy whose hints tell how good the others' hands are."""

    def hints(self, state: Any, choice: Any) -> dict[int, Hint]:
        others = [card for p, hand in enumerate(self.truth.hands) if p != choice.player for card in hand]
        return {choice.options[0]: Hint("beats", n=sum(others))}

    def hide(self, state: Any, player: Any) -> Any:
        self.truth = state
        return super().hide(state, player)


def test_a_hint_that_tells_a_secret_is_found():
    with pytest.raises(AssertionError, match="counts hidden things"):
        conform(Careless(), 3, seed=3, checks=40)
