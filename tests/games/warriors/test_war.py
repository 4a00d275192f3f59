"""WAT-12.1 to WAT-12.8 War and peace."""

from grognard.games.warriors.actions import one_action
from grognard.games.warriors.battle import fight
from grognard.games.warriors.control import may_invade
from grognard.games.warriors.war import end_wars, note_damage, offer_peace
from grognard.testing import rule
from tests.games.warriors.positions import (
    answers,
    before,
    goods,
    hold,
    place,
    position,
    war,
)
from tests.games.warriors.test_battle import invade


def at_war(s, one=0, other=1):
    assert s.war[one][other] == s.war[other][one]
    return s.war[one][other] > 0


def a_round(s, fought):
    """The end of a round in which there was damage between the two, or not; then the next begins."""
    if fought:
        note_damage(s, 0, 1)
    end_wars(s)
    s.round += 1


@rule("WAT-12.1")
def test_a_declaration_starts_a_war_for_both():
    s = position("england", "france", "saxony")
    answers(one_action(s, 0), "declare_war", "seat-1")
    assert at_war(s) and not at_war(s, 0, 2) and not at_war(s, 1, 2)


@rule("WAT-12.2")
def test_only_players_at_war_invade_each_other_but_they_may_trade():
    s = position("england", "france")
    hold(s, 1, "normandy", "princess")
    assert not may_invade(s, 0, place(s, "normandy"))
    war(s, 0, 1)
    assert may_invade(s, 0, place(s, "normandy")) and may_invade(s, 1, place(s, "wessex"))
    hold(s, 0, "essex", "princess")
    hold(s, 1, "champagne", "princess")
    s.opened[0] = [1]
    goods(s, 0, food=1)
    goods(s, 1, gold=1)
    assert before(s, "trade").asks(0, "trade_action", ["offer", "pass"])


@rule("WAT-12.3", "WAT-12.4")
def test_a_war_ends_after_a_round_without_damage():
    s = position("england", "france", round=3)
    war(s, 0, 1)
    a_round(s, fought=True)
    assert at_war(s)
    a_round(s, fought=False)
    assert not at_war(s)


@rule("WAT-12.4")
def test_a_battle_between_the_two_is_damage_in_their_war():
    s = position("england", "france", "saxony")
    war(s, 0, 1)
    war(s, 0, 2)
    hold(s, 1, "northumbria", "princess")
    invade(s, "northumbria", "infantry")
    answers(fight(s))
    end_wars(s)
    assert at_war(s, 0, 1) and not at_war(s, 0, 2)


@rule("WAT-12.5")
def test_a_war_ends_at_the_end_of_its_third_round():
    s = position("england", "france", round=3)
    war(s, 0, 1)
    for expected in (True, True, False):
        a_round(s, fought=True)
        assert at_war(s) is expected
    assert s.round == 6


@rule("WAT-12.6")
def test_a_new_declaration_restarts_the_war_and_keeps_the_damage_of_the_round():
    s = position("england", "france", round=3)
    war(s, 0, 1)
    a_round(s, fought=True)
    note_damage(s, 0, 1)
    answers(one_action(s, 0), "declare_war", "seat-1")
    assert s.war[0][1] == 4
    a_round(s, fought=False)
    assert at_war(s), "the damage of this round counts for the new war"


@rule("WAT-12.7")
def test_peace_is_offered_in_two_windows_and_ends_the_war_at_once():
    s = position("england", "france")
    war(s, 0, 1)
    game = before(s, "peace_before_development")
    assert game.asks(0, "peace_offer", ["seat-1", "done"]), "England has the lower country number"
    game.pick("seat-1")
    assert game.asks(1, "peace_reply", ["accept", "decline"])
    game.pick("decline")
    assert game.asks(1, "peace_offer"), "one offer per enemy and window"
    game.pick("done", "pass", "pass", "pass", "pass")
    assert game.asks(0, "peace_offer"), "the second window"
    game.pick("seat-1", "accept")
    assert not at_war(s)


@rule("WAT-12.8")
def test_war_can_be_declared_again_after_peace():
    s = position("england", "france")
    war(s, 0, 1)
    answers(offer_peace(s, 0), "seat-1", "accept")
    answers(one_action(s, 0), "declare_war", "seat-1")
    assert at_war(s)
