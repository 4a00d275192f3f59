"""WAT-14 The decision catalogue: groups, cancelling, amounts, what the engine takes."""

import re
from importlib.resources import files

import pytest

from grognard.games.warriors import GAME
from grognard.games.warriors.actions import extra_actions, one_action
from grognard.games.warriors.asking import answer_for_leaver
from grognard.games.warriors.battle import fight
from grognard.games.warriors.book import BOOK
from grognard.games.warriors.movement import give_action_points, move_armies, move_princesses
from grognard.games.warriors.state import groups, unit_named, unit_term
from grognard.games.warriors.terms import TERMS
from grognard.games.warriors.trade import trade_turn
from grognard.testing import rule
from tests.games.warriors.positions import (
    add,
    allot,
    answers,
    clear,
    goods,
    hold,
    markers,
    pieces,
    position,
    stock,
    war,
)
from tests.games.warriors.test_battle import invade


def test_the_asks_are_those_of_the_decision_catalogue():
    specification = (files(GAME.home()) / "rules.md").read_text(encoding="utf-8")
    chapter = specification.split("## 14.")[1].split("## 15.")[0]
    rows = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("| `")]
    catalogue = [name for row in rows for name in re.findall(r"`[^`]+`", row)]
    names = {part.strip(" `") for name in catalogue for part in name.split(">")}
    assert {ask.key for ask in GAME.asks} == names - {"leave"}, "leave is an answer (WAT-13.13)"


@rule("WAT-14.1")
def test_an_amount_may_exceed_what_kills_and_a_piece_may_be_hit_again():
    s = position("england", "france")
    war(s, 0, 1)
    hold(s, 1, "northumbria", "2 infantry")
    invade(s, "northumbria", "2 cavalry")
    game = answers(fight(s))
    assert game.offered(0) == ["1", "2", "3", "4", "5", "6"]
    game.pick("2", player=0)
    assert game.asks(0, "assign_target", ["red-infantry-1", "red-infantry-2"])
    game.pick("red-infantry-1", player=0)
    assert game.offered(0) == ["1", "2", "3", "4"]


@rule("WAT-14.1")
def test_a_princess_becomes_a_target_as_soon_as_the_fort_has_its_points():
    s = position("england", "france")
    war(s, 0, 1)
    hold(s, 1, "northumbria", "fort, princess")
    invade(s, "northumbria", "2 cavalry")
    game = answers(fight(s))
    allot(game, 0, ("red-fort-2", 4))
    assert game.asks(0, "assign_amount"), "still the fort alone"
    game.pick("1", player=0)
    assert game.asks(0, "assign_target", ["red-fort-2", "red-princess-1"])


@rule("WAT-14.3")
def test_a_pick_with_one_option_is_taken_and_a_step_with_nothing_to_do_ends_by_itself():
    s = position("england", "france")
    assert answers(move_armies(s, 0)).over
    assert answers(move_princesses(s, 0)).over
    assert answers(extra_actions(s, 0)).over
    goods(s, 0)
    assert answers(trade_turn(s, 0)).over


@rule("WAT-14.4", "WAT-14.8")
@pytest.mark.parametrize(
    "picks",
    [
        ("build_army",),
        ("build_army", "infantry"),
        ("build_fort",),
        ("upgrade_army",),
        ("upgrade_army", "blue-infantry-1"),
        ("declare_war",),
    ],
)
def test_every_pick_after_the_first_can_be_cancelled_and_nothing_is_paid(picks):
    s = position("england", "france")
    markers(s, 0, production=9)
    goods(s, 0, gold=9, food=9, material=20, weapons=9)
    hold(s, 0, "mercia", "infantry")
    paid = stock(s, 0)
    game = answers(one_action(s, 0), *picks, "cancel")
    assert game.asks(0, "action") and stock(s, 0) == paid


@rule("WAT-14.4", "WAT-14.8")
@pytest.mark.parametrize(
    "picks",
    [
        ("bank",),
        ("bank", "food"),
        ("bank", "food", "gold"),
        ("open_route",),
        ("offer",),
        ("offer", "seat-1"),
        ("offer", "seat-1", "food"),
        ("offer", "seat-1", "food", "3"),
        ("offer", "seat-1", "food", "3", "next"),
        ("offer", "seat-1", "food", "3", "next", "gold"),
        ("buy_vp",),
    ],
)
def test_deals_can_be_cancelled(picks):
    s = position("england", "france", "saxony")
    for player, name in enumerate(("essex", "champagne", "holstein")):
        hold(s, player, name, "princess")
        goods(s, player, gold=20, food=20)
    markers(s, 0, trade=6)
    s.opened[0] = [1]
    game = answers(trade_turn(s, 0), *picks, "cancel")
    assert game.asks(0, "trade_action") and stock(s, 0)["food"] == 20 and s.exchange is None


@rule("WAT-14.4")
def test_the_province_picks_of_movement_can_be_cancelled_but_damage_cannot():
    s = position("england", "france")
    clear(s, "mercia")
    add(s, 0, "wessex", "infantry")
    give_action_points(s, 0)
    game = answers(move_armies(s, 0), "blue-infantry-1", "cancel")
    assert game.asks(0, "move_army") and s.plans == []
    game = answers(move_princesses(s, 0), "wessex", "cancel")
    assert game.asks(0, "move_princess")
    war(s, 0, 1)
    hold(s, 1, "northumbria", "infantry, archers")
    invade(s, "northumbria", "cavalry")
    assert "cancel" not in answers(fight(s)).offered(0)


@rule("WAT-14.5")
def test_an_amount_pick_offers_sixty_values_and_more_by_picking_again():
    s = position("england", "france")
    for player, name in enumerate(("essex", "champagne")):
        hold(s, player, name, "princess")
    s.opened[0] = [1]
    goods(s, 0, food=100)
    goods(s, 1, gold=1)
    game = answers(trade_turn(s, 0), "offer", "seat-1", "food")
    assert len(game.offered()) == BOOK.limits.amount_per_pick + 1
    game.pick("60", "food")
    assert game.offered()[-2:] == ["40", "cancel"]
    game.pick("40", "next", "gold", "1", "send", "accept")
    assert stock(s, 1)["food"] == 100


@rule("WAT-14.6")
def test_after_twenty_cancels_there_are_no_more():
    s = position("england", "france")
    goods(s, 0, weapons=1)
    game = answers(one_action(s, 0))
    for _ in range(BOOK.limits.cancels_in_a_row):
        game.pick("build_army", "cancel")
    game.pick("build_army")
    assert game.over and "infantry" in pieces(s, "wessex"), "one type, one province, no way back"
    assert s.cancels == 0


@rule("WAT-14.6")
def test_undo_and_cancel_count_together_in_a_movement_step():
    s = position("england", "france")
    clear(s, "mercia", "essex", "wales")
    add(s, 0, "wessex", "infantry")
    give_action_points(s, 0)
    game = answers(move_armies(s, 0))
    for _ in range(BOOK.limits.cancels_in_a_row // 2):
        game.pick("blue-infantry-1", "cancel", "blue-infantry-1", "mercia", "undo")
    game.pick("blue-infantry-1")
    assert "cancel" not in game.offered()
    game.pick("mercia")
    assert game.over, "no undo is offered, so only done is left"


@rule("WAT-14.7")
def test_a_single_enemy_piece_takes_all_points_without_a_pick():
    s = position("england", "france")
    invade(s, "mercia", "2 cavalry")
    assert answers(fight(s)).over and s.kill_vp[0] == 1


@rule("WAT-14.9")
def test_pieces_are_named_by_colour_kind_and_number_and_barbarians_by_their_home():
    s = position("england", "france")
    words = [TERMS.word(unit_term(s, unit)) for unit in range(len(s.kind))]
    assert words[0] == "blue-infantry-1" and words[24 + 16] == "red-fort-1"
    assert words[6 * 24] == "barbarian-meath"
    assert all(unit_named(s, TERMS[word]) == unit for unit, word in enumerate(words))


@rule("WAT-14.9")
def test_equal_pieces_are_one_option_and_the_oldest_stands_for_them():
    s = position("england", "france")
    one, two, three = hold(s, 0, "mercia", "3 archers")
    s.age[one], s.age[two] = s.age[two], s.age[one]
    assert groups(s, [one, two, three]) == [two]
    s.damage[three] = 1
    assert groups(s, [one, two, three]) == [two, three]


def test_the_answers_for_a_leaver():
    words = ("pass", "done", "decline", "not_now")
    for word in words:
        assert answer_for_leaver([TERMS["gold"], TERMS[word]]) == TERMS[word]
    assert answer_for_leaver([TERMS["gold"], TERMS["food"]]) == TERMS["gold"]
