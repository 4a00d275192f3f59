"""GEN-7.1 to 7.8 Technology cards and development."""

from __future__ import annotations

import pytest

from grognard.games.generalship.book import EVENTS, TECH_OF, TECHNOLOGIES, UNITS
from grognard.games.generalship.draft import draftable
from grognard.games.generalship.technology import technology_action
from grognard.games.generalship.tree import allowed
from grognard.testing import rule
from tests.games.generalship.positions import command, hand, play, position, technologies, told


def calm(s) -> None:
    """The next event is one that touches nobody without commander."""
    coup = [event.id for event in EVENTS].index("coup")
    s.event_deck.remove(coup)
    s.event_deck.append(coup)


def ids(numbers: list[int]) -> list[str]:
    return [TECHNOLOGIES[number].id for number in numbers]


@rule("GEN-7.1", "GEN-7.2")
def test_draw_takes_two_cards_into_the_hand():
    s = position()
    top = sorted(s.tech_deck[-2:])
    assert play(technology_action(s, 0)).over, "with an empty hand there is nothing to choose"
    assert s.technology[0] == top
    hand(s, 1, "1 1 1 1 1 1 1 1 1 1")
    game = play(technology_action(s, 1), "draw")
    assert game.over and len(s.technology[1]) == 12


@rule("GEN-7.1", "GEN-6.14")
def test_the_general_staff_of_moltke_draws_three():
    s = position()
    command(s, 0, "moltke")
    play(technology_action(s, 0))
    assert len(s.technology[0]) == 3


@rule("GEN-7.2")
def test_whoever_might_pay_is_asked_even_if_his_hand_is_too_small():
    s = position()
    hand(s, 0, "1 1")
    assert play(technology_action(s, 0)).asks(0, "tech_mode", ["draw"])
    s = position()
    hand(s, 0, "1 2")
    assert play(technology_action(s, 0)).asks(0, "tech_mode", ["draw", "develop"])


@rule("GEN-7.3")
def test_the_tree():
    s = position()
    assert ids(allowed(s)) == ["metallurgy"]
    technologies(s, "metallurgy")
    assert ids(allowed(s)) == ["stirrup"]
    technologies(s, "metallurgy stirrup")
    assert ids(allowed(s)) == ["sea_navigation", "architecture"]
    technologies(s, "metallurgy stirrup architecture")
    assert ids(allowed(s)) == ["sea_navigation", "gunpowder"]
    technologies(s, "metallurgy stirrup architecture gunpowder")
    assert ids(allowed(s)) == ["sea_navigation", "printing_press", "banking"]
    technologies(s, "metallurgy stirrup architecture sea_navigation gunpowder banking")
    assert ids(allowed(s)) == ["printing_press", "bayonet"]


@rule("GEN-7.4")
def test_wx_09_paying_a_technology():
    s = position()
    calm(s)
    hand(s, 0, "1 1 1 2 2")
    game = play(technology_action(s, 0), "develop")
    assert game.asks(0, "tech_payment", ["3+0", "1+1", "0+2"])
    game.pick("0+2")
    assert s.technology[0] == [1, 1, 1] and s.tech_discards == [2, 2]
    assert told(s, "paid_cards") == [(0, 0, 2)]


@rule("GEN-7.5", "GEN-7.6")
def test_late_technologies_are_paid_with_points_or_with_resources():
    s = position()
    technologies(s, "metallurgy stirrup sea_navigation architecture gunpowder")
    hand(s, 0, "1 2")
    s.food[0], s.metal[0] = 4, 1
    game = play(technology_action(s, 0), "develop")
    assert game.asks(0, "tech_choice", ["printing_press", "banking"])
    game.pick("banking")
    assert game.asks(0, "tech_payment", ["1+1", "resources"])
    game.pick("resources")
    assert game.over and (s.food[0], s.metal[0]) == (0, 0) and s.technology[0] == [1, 2]
    assert s.points[0] == 1 and s.developed >> TECH_OF["banking"] & 1


@rule("GEN-7.5")
def test_points_and_resources_cannot_be_mixed():
    s = position()
    technologies(s, "metallurgy stirrup sea_navigation architecture gunpowder")
    hand(s, 0, "2")
    s.food[0], s.metal[0] = 3, 1
    assert play(technology_action(s, 0)).over, "neither alone suffices"


@rule("GEN-7.6")
def test_wx_10_victory_points_for_a_main_technology():
    s = position()
    calm(s)
    technologies(s, "metallurgy")
    s.points[0] = 5
    hand(s, 0, "1 2")
    play(technology_action(s, 0), "develop", "1+1")
    assert s.points[0] == 7


@rule("GEN-7.7")
@pytest.mark.parametrize(
    ("technology", "units"),
    [
        ("metallurgy", {"heavy_infantry"}),
        ("stirrup", {"heavy_cavalry"}),
        ("gunpowder", {"muskets", "artillery"}),
        ("architecture", set()),
        ("banking", set()),
    ],
)
def test_a_technology_serves_all_players(technology, units):
    s = position()
    s.food, s.metal = [9, 9], [9, 9]
    before = {UNITS[kind].id for kind in draftable(s, 1)}
    technologies(s, technology)
    assert {UNITS[kind].id for kind in draftable(s, 1)} - before == units


@rule("GEN-7.8")
def test_an_empty_technology_deck_is_made_of_the_discards():
    s = position()
    s.tech_deck, s.tech_discards = [2], [1, 1, 2]
    play(technology_action(s, 0))
    assert len(s.technology[0]) == 2 and len(s.tech_deck) == 2 and s.tech_discards == []
    s = position()
    s.tech_deck, s.tech_discards = [2], []
    play(technology_action(s, 0))
    assert s.technology[0] == [2]
