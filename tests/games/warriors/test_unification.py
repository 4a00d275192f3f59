"""WAT-11 Unification."""

import pytest

from grognard.games.warriors.book import BOOK
from grognard.games.warriors.movement import give_action_points
from grognard.games.warriors.unification import actions_gained, offer_unification, provinces_united
from grognard.testing import rule
from tests.games.warriors.positions import (
    answers,
    before,
    clear,
    goods,
    hold,
    markers,
    place,
    position,
)

IRELAND = 0


def united(*more, core=("leinster", "munster", "connacht"), **options):
    """Ireland holds its core and these other provinces."""
    s = position("ireland", "scotland", **options)
    for name in (*core, *more):
        hold(s, IRELAND, name, "infantry" if name in more else "princess")
    goods(s, IRELAND)
    return s


@rule("WAT-11.1")
def test_the_whole_core_must_be_owned_and_contested_land_is_optional():
    assert provinces_united(united(), IRELAND) == 4
    assert provinces_united(united("ulster"), IRELAND) == 5
    s = united(core=("leinster", "munster"))
    assert provinces_united(s, IRELAND) == 0
    assert not answers(offer_unification(s, IRELAND)).driver.pending


@rule("WAT-11.2")
def test_unification_is_offered_at_the_checkpoints_of_the_own_turn():
    s = united()
    asked = []
    game = before(s, "manoeuvre")
    while s.active == IRELAND and not game.over:
        asked.append(game.question().ask.key)
        game.pick("not_now" if asked[-1] == "unify" else "done")
    assert asked == ["unify", "unify", "move_princess", "unify"], "U1, U2, U4"


@rule("WAT-11.2")
def test_with_double_strike_there_is_a_checkpoint_after_the_second_battles():
    s = united()
    markers(s, IRELAND, military=12)
    asked = []
    game = before(s, "manoeuvre")
    while s.active == IRELAND and not game.over:
        asked.append(game.question().ask.key)
        game.pick("not_now" if asked[-1] == "unify" else "done")
    assert asked == ["unify", "unify", "unify", "move_princess", "unify"], "U1, U2, U3, U4"


@rule("WAT-11.2")
def test_in_the_common_princess_step_u4_comes_after_the_own_princesses():
    s = united(princess_step="common")
    game = before(s, "princesses")
    assert game.asks(IRELAND, "move_princess")
    game.pick("done")
    assert game.asks(IRELAND, "unify")


@rule("WAT-11.3")
@pytest.mark.parametrize(("size", "actions"), [(3, 2), (4, 3), (5, 5), (6, 7), (7, 9)])
def test_the_table_of_actions(size, actions):
    assert BOOK.unification.actions[str(size)] == actions


@rule("WAT-11.3")
def test_claimed_contested_provinces_owned_count():
    assert actions_gained(united(), IRELAND) == 3
    assert actions_gained(united("ulster", "argyll"), IRELAND) == 7
    assert actions_gained(united("ulster", "argyll", "wales"), IRELAND) == 9


@rule("WAT-11.4")
def test_the_actions_follow_at_once_with_ordinary_costs_and_a_pass_is_lost():
    s = united()
    goods(s, IRELAND, weapons=1)
    game = answers(offer_unification(s, IRELAND), "declare")
    game.pick("build_army", "infantry", "meath")
    assert "build_army" not in game.offered(), "the weapons are spent"
    game.pick("pass", "tech_trade")
    assert game.over and s.bonus == 0 and s.markers[IRELAND] == [0, 1, 0]


@rule("WAT-11.5")
def test_once_per_player_and_game():
    s = united()
    answers(offer_unification(s, IRELAND), "declare", "pass", "pass", "pass")
    hold(s, IRELAND, "ulster", "infantry")
    assert actions_gained(s, IRELAND) == 0
    assert answers(offer_unification(s, IRELAND)).over


@rule("WAT-11.6")
def test_armies_raised_have_no_points_now_and_one_in_the_next_round():
    s = united()
    goods(s, IRELAND, weapons=1, food=9)
    markers(s, IRELAND, military=6)
    s.active = IRELAND
    give_action_points(s, IRELAND)
    answers(offer_unification(s, IRELAND), "declare", "build_army", "infantry", "meath", "pass", "pass")
    unit = next(u for u in s.here[place(s, "meath")] if u < 4)
    assert s.ap[unit] == 0
    for points in (1, 3):
        s.active = -1
        before(s, "end_of_round")
        give_action_points(s, IRELAND)
        assert s.ap[unit] == points


@rule("WAT-11.7")
def test_war_declared_by_a_unification_action_counts_for_the_rest_of_the_turn():
    s = united()
    hold(s, IRELAND, "ulster", "infantry")
    hold(s, 1, "argyll", "princess")
    game = before(s, "manoeuvre").pick("declare", "declare_war", "seat-1")
    game.pick("pass", "pass", "pass", "pass", "blue-infantry-1")
    assert "argyll" in game.offered()


@rule("WAT-11.8")
def test_land_of_other_countries_and_of_allies_never_counts():
    s = united("lothian", "mercia")
    assert provinces_united(s, IRELAND) == 4
    s = position("ireland", "scotland", "france", "saxony", mode="alliance", teams="0,0,1,1")
    for name in ("leinster", "munster"):
        hold(s, 0, name, "princess")
    hold(s, 1, "connacht", "infantry")
    assert provinces_united(s, 0) == 0


@rule("WAT-11.9", "WAT-1.16")
def test_with_the_option_a_larger_unification_brings_the_difference():
    s = united(unification_once="false")
    answers(offer_unification(s, IRELAND), "declare", "pass", "pass", "pass")
    assert actions_gained(s, IRELAND) == 0
    hold(s, IRELAND, "ulster", "infantry")
    assert actions_gained(s, IRELAND) == 5 - 3
    answers(offer_unification(s, IRELAND), "declare", "pass", "pass")
    clear(s, "ulster")
    assert actions_gained(s, IRELAND) == 0
