"""What charts count in Scharz, and what can be expected of battle dice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.scharz import GAME
from grognard.games.scharz.battle_state import ON_LAND
from grognard.games.scharz.book import BOOK
from grognard.games.scharz.combat import combat_phase
from grognard.games.scharz.dice_pool import packed, swords_rolled
from grognard.games.scharz.expectation import mean, mean_hits, swords_chances
from grognard.games.scharz.figures import ALMANAC
from grognard.games.scharz.muster import find_battles
from grognard.games.scharz.tables import BLUE, HEAVY, LIGHT, RED, WHITE
from grognard.kernel.almanac import BATTLES, LUCK, Hint
from tests.games.counting import hinted, tallied
from tests.games.scharz.combat_position import P1, P2, position, red, run, white

POOLS = st.lists(st.sampled_from([(WHITE, LIGHT), (BLUE, HEAVY), (RED, HEAVY)]), max_size=4)


@given(POOLS, st.booleans())
def test_chances_of_swords_are_those_of_all_dice_together(pool, rough):
    rolls: list[list[int]] = [[]]
    for colour, kind in pool:
        rolls = [[*roll, packed(colour, face, kind)] for roll in rolls for face in BOOK.dice[colour].faces]
    swords = [swords_rolled(roll, rough) for roll in rolls]

    chances = swords_chances(pool, rough)

    assert sum(chances.values()) == pytest.approx(1)
    assert chances == pytest.approx({n: swords.count(n) / len(swords) for n in set(swords)})
    assert mean(chances) == pytest.approx(sum(swords) / len(swords))


def test_swords_more_than_the_mean_are_luck():
    s = position("campania: P1 light, P2 light", home={"campania": P2}, dice=white(1, 0))
    tally = tallied(GAME, s)

    game = run(combat_phase(s), "stand")
    while not game.over:
        game.pick(game.offered()[0])

    white_mean = sum(BOOK.dice[WHITE].faces) / 6
    assert tally.sums[P1, LUCK] == pytest.approx(1 - white_mean)
    assert tally.sums[P2, LUCK] == pytest.approx(0 - white_mean)
    assert tally.sums[P1, BATTLES] == 1


def test_a_hunt_that_succeeds_against_the_odds_is_luck_for_one_and_not_for_the_other():
    dice = [*white(0, 0), 3, *white(1, 0), *white(0, 0)]
    s = position("campania: P1 2 light, P2 3 siege", home={"campania": P2}, dice=dice)
    tally = tallied(GAME, s)
    game = run(combat_phase(s), "stand")
    game.pick("lucania", player=P2).pick("stand", player=P1)
    before = dict(tally.sums)
    game.pick("yes")

    assert tally.sums[P2, LUCK] - before[P2, LUCK] == pytest.approx(-(1 - 3 / 6))


def test_seasons_are_the_turns():
    s = position("campania: P1 light")
    s.round = 6
    assert ALMANAC.moment(s) == (2, 2)
    s.round = 0
    assert ALMANAC.moment(s) == ()


def test_fields_are_held_by_whoever_controls_them():
    s = position("campania: P1 light", "latium: P2 village")
    held = {GAME.terms.word(field): seat for field, seat in ALMANAC.holdings(s).items()}
    assert held == {"campania": P1, "latium": P2}


# -- hints ----------


def test_who_may_flee_is_told_what_to_expect():
    s = position("campania: P1 3 light, P2 light", home={"campania": P2})
    hint = hinted(GAME, s, run(combat_phase(s)), P2)["stand"]

    battle = find_battles(s)[0]
    attacker, defender = battle.sides
    assert battle.kind == ON_LAND
    assert hint == Hint(
        "clash",
        hits=round(mean_hits(s, battle, defender, attacker), 1),
        foe_life=3,
        foe_hits=round(mean_hits(s, battle, attacker, defender), 1),
        life=1,
    )
    assert hint.values["foe_hits"] > hint.values["hits"]


def test_before_an_assault_the_chance_of_a_breach_is_told():
    weak = position("campania: P2 village, P1 light")
    strong = position("campania: P2 village, P1 3 siege")

    assert hinted(GAME, weak, run(combat_phase(weak)))["assault"].values["breach"] == 0
    assert hinted(GAME, strong, run(combat_phase(strong)))["assault"].values["breach"] == 100


def test_an_interception_is_told_with_its_chance():
    s = position("campania: P1 2 light, P2 3 siege", home={"campania": P2}, dice=white(0, 0))
    game = run(combat_phase(s), "stand")
    game.pick("lucania", player=P2).pick("stand", player=P1)

    assert hinted(GAME, s, game)["yes"] == Hint("chance", chance=50)


def test_stronger_dice_promise_more_hits():
    s = position("campania: P1 mercenary, P2 light", home={"campania": P2}, dice=red(1) + white(0))
    battle = find_battles(s)[0]
    one, other = battle.sides
    assert mean_hits(s, battle, one, other) > mean_hits(s, battle, other, one)
