"""Dice: repeatable, fair, scriptable, committed to."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.dice import Dice, commitment, key_of


def dice(seed: bytes = b"x") -> Dice:
    return Dice(key_of(seed))


def test_the_same_key_gives_the_same_dice_and_a_clone_goes_on_alone():
    one = dice()
    one.rolls(100)
    two = one.clone()

    assert one == two
    assert one.rolls(50) == two.rolls(50)
    one.roll()
    assert one != two


def test_the_stream_is_fixed_for_ever():
    """Old records must replay: these numbers may never change."""
    assert dice(b"grognard").rolls(12) == [5, 5, 3, 3, 6, 6, 6, 5, 6, 5, 4, 2]


@given(st.integers(1, 1000), st.binary(max_size=8))
def test_below_stays_within_its_limit(n, seed):
    d = dice(seed)
    assert all(0 <= d.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 100, 256, 257, 1000])
def test_every_number_is_equally_likely(n):
    d = dice()
    draws = 400 * n if n <= 100 else 40 * n
    counts = Counter(d.below(n) for _ in range(draws))
    expected = draws / n
    chi_square = sum((counts[k] - expected) ** 2 / expected for k in range(n))
    assert chi_square < n + 5 * (2 * n) ** 0.5 + 5


def test_shuffle_reaches_every_order_about_equally_often():
    d = dice()
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        d.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6 and min(counts.values()) > 850


def test_draw_takes_one_card_out():
    cards = list(range(10))
    card = dice().draw(cards)
    assert card not in cards and len(cards) == 9


def test_scripted_dice_show_what_they_are_told_and_then_complain():
    d = Dice.scripted([3, 6, 0])
    assert [d.roll(), d.roll(), d.below(4)] == [3, 6, 0]
    with pytest.raises(AssertionError, match="run out"):
        d.roll()
    with pytest.raises(AssertionError, match="not within 1 to 6"):
        Dice.scripted([7]).roll()


def test_scripted_dice_leave_cards_in_order():
    cards = [3, 1, 2]
    Dice.scripted([]).shuffle(cards)
    assert cards == [3, 1, 2]


def test_a_script_with_a_key_is_followed_by_real_dice():
    d = Dice(key_of(b"x"), 0, [1, 1, 1])
    assert d.rolls(3) == [1, 1, 1]
    assert d.rolls(200) != [1] * 200


def test_the_commitment_fixes_the_seed():
    assert commitment(b"a") != commitment(b"b") and len(commitment(b"a")) == 64
    assert key_of(b"a").hex() not in commitment(b"a")
