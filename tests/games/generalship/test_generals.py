"""GEN-6 Generals, commander, political power."""

from __future__ import annotations

from grognard.games.generalship.book import GENERAL_OF
from grognard.games.generalship.generals import ability, draw_general, general_action, pay_power
from grognard.games.generalship.state import EVERYBODY
from grognard.testing import rule
from tests.games.generalship.positions import command, play, position, power, told, unused


def names(*generals: str) -> list[int]:
    return [GENERAL_OF[name] for name in generals]


@rule("GEN-6.1", "GEN-6.3")
def test_draw_takes_one_general_into_the_hand():
    s = position()
    unused(s, 0, "attila")
    top = s.generals[-1]
    game = play(general_action(s, 0))
    assert game.asks(0, "general_mode", ["draw", "use"])
    game.pick("draw")
    assert sorted(s.unused[0]) == sorted([GENERAL_OF["attila"], top])
    assert s.commander[0] == -1 and s.power[0] == []


@rule("GEN-6.3", "GEN-6.14")
def test_the_court_of_constantine_draws_one_more():
    s = position()
    command(s, 0, "constantinus-i")
    play(general_action(s, 0))
    assert len(s.unused[0]) == 2


@rule("GEN-6.3")
def test_use_any_number_at_most_one_as_commander():
    s = position()
    unused(s, 0, "attila sulla nelson")
    game = play(general_action(s, 0), "use")
    assert game.asks(0, "general_card", ["attila", "sulla", "nelson"]), "at least one must be used"
    game.pick("sulla")
    assert game.asks(0, "general_role", ["commander", "power"])
    game.pick("commander")
    assert game.asks(0, "general_card", ["attila", "nelson", "done"])
    game.pick("nelson")  # only power is left as a role
    assert s.commander[0] == GENERAL_OF["sulla"] and s.power[0] == names("nelson")
    game.pick("done")
    assert game.over and s.unused[0] == names("attila")


@rule("GEN-6.2")
def test_power_is_added_at_the_right_and_paid_from_the_right():
    s = position()
    power(s, 0, "attila")
    unused(s, 0, "sulla nelson")
    play(general_action(s, 0), "use", "nelson", "power", "sulla", "power")
    assert s.power[0] == names("attila", "nelson", "sulla")
    pay_power(s, 0)
    assert s.power[0] == names("attila", "nelson") and s.discards == names("sulla")


@rule("GEN-6.4")
def test_a_new_commander_replaces_the_old_one_who_is_discarded():
    s = position()
    command(s, 0, "caesar")
    unused(s, 0, "pompeius")
    play(general_action(s, 0), "use", "commander")
    assert s.commander[0] == GENERAL_OF["pompeius"]
    assert s.discards == names("caesar") and s.discards_seen == [EVERYBODY]


@rule("GEN-6.5")
def test_with_power_alone_the_rightmost_card_can_become_commander():
    s = position()
    power(s, 0, "attila sulla")
    game = play(general_action(s, 0))
    assert game.asks(0, "general_mode", ["draw", "use"])
    game.pick("use")
    assert game.over and s.commander[0] == GENERAL_OF["sulla"] and s.power[0] == names("attila")
    assert s.power_seen[0] == [1]


@rule("GEN-6.5", "GEN-6.6")
def test_a_player_with_a_commander_cannot_promote_and_one_without_may_stay_so():
    s = position()
    command(s, 0, "caesar")
    power(s, 0, "attila")
    assert play(general_action(s, 0)).over and len(s.unused[0]) == 1, "drawing is all he can do"
    s = position()
    assert play(general_action(s, 0)).over and s.commander[0] == -1


@rule("GEN-6.7")
def test_an_empty_deck_is_made_anew_of_the_discards():
    s = position()
    s.discards, s.generals = s.generals[:3], []
    s.discards_seen = [EVERYBODY, 1, 2]
    assert draw_general(s) in range(49) and len(s.generals) == 2
    assert s.discards == [] and s.discards_seen == []


@rule("GEN-6.7")
def test_with_nothing_left_nothing_is_drawn():
    s = position()
    s.generals = []
    play(general_action(s, 0))
    assert s.unused[0] == [] and told(s, "drew_generals") == [(0, 0)]


@rule("GEN-6.9", "GEN-6.13")
def test_only_the_commanders_ability_counts_and_only_while_he_commands():
    s = position()
    power(s, 0, "karl-der-grosse")
    unused(s, 0, "spartacus")
    assert ability(s, 0, "production") is None and ability(s, 0, "growth") is None
    play(general_action(s, 0), "use", "commander")
    found = ability(s, 0, "growth")
    assert found is not None and found.amount == 1
