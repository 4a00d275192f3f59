"""EMP-17 Fortify."""

from __future__ import annotations

from grognard.games.empires.fortify import can_fortify, fortify
from grognard.games.empires.terms import TERMS
from grognard.testing import rule, run
from tests.games.empires.positions import RED, has_fort, position


@rule("EMP-17.1", "EMP-16.12")
def test_a_fortification_costs_four_blocks_or_two_with_an_engineer():
    for specials, cost in (({}, 4), ({RED: "engineer"}, 2)):
        assert not can_fortify(position(red="italia", blocks={RED: cost - 1}, specials=specials), RED)
        s = position(red="italia sicily", blocks={RED: 5}, specials=specials)
        run(TERMS, fortify(s, RED), "sicily")
        assert has_fort(s, "sicily") and s.warehouse[RED] == 5 - cost and s.forts_left == 18


@rule("EMP-17.1", "EMP-17.2", "EMP-17.3")
def test_only_own_provinces_without_a_fort_never_sea_areas():
    s = position(red="italia sicily western-med africa", blue="syria", forts="sicily", blocks={RED: 4})
    assert run(TERMS, fortify(s, RED)).asks(RED, "fort_target", ["italia", "africa"])


@rule("EMP-17.4", "EMP-12.1")
def test_a_fort_lets_the_defender_choose_a_siege():
    from grognard.games.empires.attack import attack

    s = position(red="italia sicily", blue="magna-graecia epirus", forts="magna-graecia")
    assert run(TERMS, attack(s, RED), "magna-graecia").asks(1, "siege_choice", ["siege", "open"])
