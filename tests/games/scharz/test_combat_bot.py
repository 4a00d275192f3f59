"""What the bot prefers in combat."""

from __future__ import annotations

from grognard.games.scharz.combat import COMBAT_ASKS, combat_phase
from grognard.games.scharz.combat_bot import COMBAT_PREFERENCES
from grognard.testing import Run
from tests.games.scharz.combat_position import P1, P2, position, run, white


def preferred(s, game: Run, player: int) -> str:
    """What the bot would answer for this player."""
    choice = game.question(player)
    wishes = COMBAT_PREFERENCES[choice.ask.key](s, choice)
    assert len(wishes) == len(choice.options)
    return game.terms.word(choice.options[wishes.index(max(wishes))])


def test_every_question_of_combat_has_preferences():
    assert [ask.key for ask in COMBAT_ASKS if ask.key not in COMBAT_PREFERENCES] == []


def test_it_stands_in_an_even_fight_and_flees_home_from_a_lost_one():
    for enemies, answer in ((2, "stand"), (9, "lucania")):
        s = position(
            f"campania: P1 {enemies} light, P2 2 light", "lucania: P2 village", home={"campania": P2}
        )
        assert preferred(s, run(combat_phase(s)), P2) == answer


def test_it_goes_behind_walls_before_a_stronger_enemy_and_sallies_against_a_weaker_one():
    s = position("campania: P2 village, P2 2 light, P1 8 light")
    assert preferred(s, run(combat_phase(s)), P2) == "light"
    s = position("campania: P2 village, P2 5 light inside, P1 light")
    assert preferred(s, run(combat_phase(s)), P2) == "sally"
    s = position("campania: P2 village, P2 light inside, P1 8 light")
    assert preferred(s, run(combat_phase(s)), P2) == "stay"


def test_it_storms_with_engines_and_waits_without():
    s = position("campania: P2 town, P1 4 light, P1 2 siege")
    assert preferred(s, run(combat_phase(s)), P1) == "assault"
    s = position("campania: P2 town, P1 4 light")
    assert preferred(s, run(combat_phase(s)), P1) == "hold"


def test_it_lets_sturdy_units_take_the_hits():
    s = position(
        "campania: P1 3 light, P2 mercenary, P2 light",
        home={"campania": P2},
        dice=white(1, 0, 0) + white(0) + [6],
    )
    assert preferred(s, run(combat_phase(s), "stand"), P2) == "mercenary"


def test_it_takes_what_it_can_and_wastes_nothing():
    s = position("campania: P1 light, P2 3 grain", "latium: P1 village", "sabina: P1 light, P1 sheep")
    game = run(combat_phase(s))
    assert preferred(s, game, P1) == "take"
    game.pick("take")
    assert preferred(s, game, P1) == "done"
