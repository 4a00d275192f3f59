"""GEN-5 Population, production, growth."""

from __future__ import annotations

import pytest

from grognard.games.generalship.book import NATIONS
from grognard.games.generalship.population import (
    active_population,
    arrange,
    grow,
    population,
    produce,
)
from grognard.testing import rule
from tests.games.generalship.positions import (
    ally,
    command,
    nation_number,
    own,
    people,
    peopled,
    play,
    position,
    put,
    technologies,
)

ENGLAND_FRANCE = "england france"


def rising(nation: str, count: int) -> str:
    """The circles on which so many population stand; of twins the first listed comes first."""
    circles = sorted(NATIONS[nation_number(nation)].circle, key=lambda circle: circle.number)
    return " ".join(circle.id for circle in circles[:count])


@rule("GEN-5.6", "GEN-5.7")
@pytest.mark.parametrize(
    ("count", "food", "metal"),
    [
        (0, 0, 0),
        (1, 1, 0),
        (2, 1, 0),
        (3, 2, 0),
        (4, 2, 0),
        (5, 2, 0),
        (7, 3, 1),
        (8, 3, 1),
        (9, 3, 1),
        (10, 4, 1),
    ],
)
def test_wx_01_frances_production(count, food, metal):
    s = position("austria france")
    s.food, s.metal = [0, 0], [0, 0]
    people(s, 1, rising("france", count))
    assert play(produce(s, 1)).over
    assert (s.food[1], s.metal[1]) == (food, metal)


@rule("GEN-5.6", "GEN-5.7")
@pytest.mark.parametrize(
    ("count", "circle", "food", "metal"),
    [(6, "f6m", 2, 1), (6, "f6f", 3, 0), (11, "f11m", 4, 2), (11, "f11f", 5, 1)],
)
def test_wx_01_france_chooses_between_twin_circles(count, circle, food, metal):
    s = position("austria france")
    s.food, s.metal = [0, 0], [0, 0]
    people(s, 1, rising("france", count))
    game = play(produce(s, 1))
    assert game.asks(1, "production_circle", [f"f{count}m", f"f{count}f"])
    game.pick(circle)
    assert (s.food[1], s.metal[1]) == (food, metal)


@rule("GEN-5.3", "GEN-5.4")
def test_wx_02_blocked_production():
    s = position(ENGLAND_FRANCE)
    s.food, s.metal = [0, 0], [0, 0]
    people(s, 1, "f1 f2 f3 f4 f5 f6f")
    put(s, 0, "france-right", "LI")
    assert play(produce(s, 1)).over and (s.food[1], s.metal[1]) == (2, 0)
    assert peopled(s, 1) == "f1 f2 f3 f4 f5 f6f"


@rule("GEN-5.3", "GEN-11.3", "GEN-8.10")
def test_wx_02_units_of_an_ally_do_not_occupy():
    for circle, food, metal in (("f6f", 3, 0), ("f6m", 2, 1)):
        s = position("england france austria")
        s.food, s.metal = [0, 0, 0], [0, 0, 0]
        people(s, 1, "f1 f2 f3 f4 f5 f6f")
        put(s, 0, "france-right", "LI")
        ally(s, 0, 1)
        play(produce(s, 1), circle)
        assert (s.food[1], s.metal[1]) == (food, metal)


@rule("GEN-5.10")
@pytest.mark.parametrize(
    ("answer", "food", "metal"), [("food_to_metal", 1, 2), ("metal_to_food", 5, 0), ("none", 3, 1)]
)
def test_wx_03_englands_exchange(answer, food, metal):
    s = position(ENGLAND_FRANCE)
    s.food, s.metal = [0, 0], [0, 0]
    people(s, 0, rising("england", 7))
    game = play(produce(s, 0))
    assert game.asks(0, "exchange", ["none", "food_to_metal", "metal_to_food"])
    game.pick(answer)
    assert (s.food[0], s.metal[0]) == (food, metal)


@rule("GEN-5.10")
def test_wx_03_no_exchange_with_six_population():
    s = position(ENGLAND_FRANCE)
    s.food, s.metal = [0, 0], [0, 0]
    people(s, 0, rising("england", 6))
    assert play(produce(s, 0)).over and (s.food[0], s.metal[0]) == (2, 1)


@rule("GEN-5.10")
def test_exchange_sources_come_one_after_the_other_and_can_be_declined():
    s = position("england france austria")
    s.food, s.metal = [0, 0, 0], [0, 0, 0]
    people(s, 0, rising("england", 7))
    own(s, 0, "n11", "n10")
    game = play(produce(s, 0))
    assert [game.terms.word(term) for term in game.question().about] == ["england"]
    game.pick("food_to_metal")
    assert game.terms.word(game.question().about[0]) == "n10"
    game.pick("none")
    assert game.terms.word(game.question().about[0]) == "n11"
    assert game.offered() == ["none", "metal_to_food"], "one food is not enough"


@rule("GEN-5.8", "GEN-11.4")
def test_owned_neutral_tiles_yield_without_units():
    s = position("austria france")
    s.food, s.metal = [0, 0], [0, 0]
    own(s, 0, "n01", "n07", "n05")
    play(produce(s, 0))
    assert (s.food[0], s.metal[0]) == (3, 1)


@rule("GEN-5.9")
@pytest.mark.parametrize(("general", "food", "metal"), [("karl-der-grosse", 3, 0), ("andrea-doria", 2, 1)])
def test_prosperity_adds_to_production(general, food, metal):
    s = position("austria france")
    s.food, s.metal = [0, 0], [0, 0]
    command(s, 0, general)
    play(produce(s, 0))
    assert (s.food[0], s.metal[0]) == (food, metal)


@rule("GEN-5.11")
def test_occupied_nation_tiles_yield_nothing_to_the_occupier():
    s = position("austria france")
    s.food = [0, 0]
    put(s, 0, "france-left", "LI")
    play(produce(s, 0))
    assert s.food[0] == 2


@rule("GEN-5.12", "GEN-5.13", "GEN-5.14", "GEN-5.15", "GEN-5.16")
def test_wx_04_growth():
    s = position("austria france")  # (a)
    game = play(grow(s, 0))
    assert game.asks(0, "growth_circle", ["a6f", "a6m"])
    game.pick("a6f")
    assert game.over and peopled(s, 0) == "a1 a2 a3 a4 a5 a6f a6m"
    s = position("austria france")
    play(grow(s, 0), "a6m")
    assert population(s, 0) == 6
    play(grow(s, 0))  # (b) next is a6f in Bohemia, but with six population only one comes
    assert population(s, 0) == 7
    s = position("austria france")  # (c)
    assert play(grow(s, 1), "f6m").over and population(s, 1) == 7
    s = position("austria byzantium")  # (d)
    people(s, 1, rising("byzantium", 8))
    game = play(grow(s, 1))
    assert game.asks(1, "growth_circle", ["b9f", "b9m"])
    game.pick("b9f")
    assert population(s, 1) == 9
    s = position("austria england")  # (e)
    play(grow(s, 1))
    assert population(s, 1) == 7
    s = position("austria france")  # (f)
    people(s, 0, rising("austria", 8))
    assert play(grow(s, 0)).over and population(s, 0) == 8


@rule("GEN-5.4", "GEN-5.14")
def test_wx_05_growth_under_occupation():
    s = position(ENGLAND_FRANCE)
    people(s, 1, "f1 f2 f3 f4 f5 f6f")
    put(s, 0, "france-right", "LI")
    assert play(grow(s, 1)).over
    assert peopled(s, 1) == "f1 f2 f3 f4 f5 f6m f6f"


@rule("GEN-5.1")
def test_circles_fill_by_ascending_number_and_twins_one_after_the_other():
    s = position("austria france")
    people(s, 0, "")
    play(grow(s, 0))
    assert peopled(s, 0) == "a1 a2 a3"  # Vienna grows by three
    play(grow(s, 0))
    assert peopled(s, 0) == "a1 a2 a3 a4 a5"


@rule("GEN-5.1", "GEN-5.2")
def test_of_the_twins_at_the_end_of_the_row_only_one_is_ever_used():
    s = position("austria france")
    people(s, 1, rising("france", 11))
    assert play(grow(s, 1)).over and population(s, 1) == 11


@rule("GEN-5.2", "GEN-5.13")
def test_inactive_cylinders_count_for_the_maximum_and_the_exception():
    s = position("austria england")
    people(s, 0, "a1 a2 a3 a4 a5 a6m")
    put(s, 1, "austria-right", "LI")  # Tyrol: L = 6, a6f stays active
    assert active_population(s, 0) == 5
    play(grow(s, 0))
    assert peopled(s, 0) == "a1 a2 a3 a4 a5 a6f a6m"


@rule("GEN-5.4")
def test_a_twin_of_the_lowest_occupied_number_stays_active():
    s = position("austria england")
    put(s, 1, "austria-right", "LI")
    people(s, 0, "a1 a2 a3 a4 a5 a6f a8")
    assert active_population(s, 0) == 6


@rule("GEN-5.5")
def test_active_cylinders_are_moved_to_the_lowest_circles():
    s = position("austria france")
    people(s, 1, "f1 f2 f5 f8 f10")
    arrange(s, 1)
    assert peopled(s, 1) == "f1 f2 f3 f4 f5"
    people(s, 1, "f1 f2 f3 f4 f5 f6f")
    arrange(s, 1)
    assert peopled(s, 1) == "f1 f2 f3 f4 f5 f6f", "who holds a cylinder keeps it"
    people(s, 1, "f1 f2 f3 f4 f5 f11f")
    arrange(s, 1)
    assert peopled(s, 1) == "f1 f2 f3 f4 f5 f6m", "else the first listed takes it"
    people(s, 1, "f1 f2 f3 f5 f6m f6f")
    arrange(s, 1)
    assert peopled(s, 1) == "f1 f2 f3 f4 f5 f6m", "both hold one: the first listed"


@rule("GEN-5.5")
def test_inactive_cylinders_stay():
    s = position(ENGLAND_FRANCE)
    put(s, 0, "france-left", "LI")
    people(s, 1, "f1 f3 f5 f6m f9")
    arrange(s, 1)
    assert peopled(s, 1) == "f1 f2 f5 f6m f9"


@rule("GEN-5.14", "GEN-6.14")
def test_influx_adds_one_also_to_the_exception():
    s = position("austria france")
    command(s, 0, "spartacus")
    people(s, 0, "a1 a2 a3 a4 a5 a6f")
    play(grow(s, 0))
    assert population(s, 0) == 8


@rule("GEN-2.3")
def test_resources_never_run_out():
    s = position("austria france")
    s.food[0] = 500
    play(produce(s, 0))
    assert s.food[0] == 502
    technologies(s, "metallurgy")
