"""WAT-4 Sequence of play."""

from grognard.games.warriors.sequence import ROUND
from grognard.games.warriors.upkeep import collect
from grognard.testing import rule
from tests.games.warriors.positions import (
    NOBODY,
    before,
    goods,
    hold,
    markers,
    owner,
    position,
    stock,
)


@rule("WAT-4.1")
def test_a_round_has_its_steps_in_the_order_of_the_rules():
    assert [step.name for step in ROUND] == [
        "feed",
        "collect",
        "trade",
        "peace_before_development",
        "first_action",
        "second_action",
        "extra_actions",
        "technology_shift",
        "peace_before_manoeuvre",
        "manoeuvre",
        "princesses",
        "end_of_round",
    ]


@rule("WAT-4.1")
def test_what_is_researched_after_the_harvest_counts_only_in_the_next_round():
    s = position("ireland", "france")
    markers(s, 0, production=0)
    goods(s, 0)
    game = before(s, "collect")
    assert stock(s, 0)["material"] == 0
    game.pick("tech_production")
    assert s.markers[0] == [1, 0, 0] and stock(s, 0)["material"] == 0
    collect(s)
    assert stock(s, 0)["material"] == 1


@rule("WAT-4.2")
def test_actions_are_strictly_one_after_the_other():
    s = position("france", "ireland")
    game = before(s, "first_action")
    asked = []
    for _ in range(4):
        asked.append(game.question().player)
        assert len(game.driver.pending) == 1
        game.pick("tech_trade")
    assert asked == [1, 0, 0, 1]


@rule("WAT-4.2")
def test_all_harvest_before_anybody_trades():
    s = position("ireland", "france")
    for player, name in ((0, "leinster"), (1, "champagne")):
        hold(s, player, name, "princess")
        goods(s, player, food=20)
    game = before(s, "collect")
    assert game.asks(0, "trade_action")
    assert stock(s, 1)["food"] == 21


@rule("WAT-4.3")
def test_control_changes_with_every_princess_that_moves():
    s = position("england", "france")
    hold(s, 0, "mercia", "princess")
    hold(s, 0, "essex", "princess")
    game = before(s, "manoeuvre").pick("mercia", "essex")
    assert owner(s, "mercia") == NOBODY
    game.pick("wessex", "mercia")
    assert owner(s, "mercia") == 0


@rule("WAT-4.3")
def test_land_left_by_starved_armies_is_free_before_the_harvest():
    s = position("england", "france")
    hold(s, 0, "mercia", "infantry")
    goods(s, 0)
    before(s, "feed")
    assert owner(s, "mercia") == NOBODY
    assert stock(s, 0)["material"] == 0


@rule("WAT-4.4")
def test_a_level_is_effective_for_the_next_action_of_the_same_phase():
    s = position("ireland", "france")
    goods(s, 0, gold=1, weapons=2)
    markers(s, 0, military=2)
    game = before(s, "first_action").pick("build_army")
    assert game.offered() == ["infantry", "cancel"]
    game.pick("cancel", "tech_military", "pass", "pass", "build_army")
    assert game.offered() == ["infantry", "archers", "cancel"]


@rule("WAT-4.4")
def test_a_level_lost_by_a_shift_is_lost_at_once():
    s = position("ireland", "france")
    markers(s, 0, military=6, trade=5)
    (unit,) = hold(s, 0, "leinster", "infantry")
    before(s, "technology_shift").pick("military_to_trade")
    assert s.active == 0 and s.ap[unit] == 2
