"""GEN-18 Decision catalogue, GEN-21.2 questions that betray nothing, refusals, words."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from grognard.games.generalship import GAME
from grognard.games.generalship.battle import fight
from grognard.games.generalship.losses import settle_losses
from grognard.games.generalship.population import produce
from grognard.games.generalship.state import AMBUSHING, DEFENDERS_ATTACK, LOSSES, SURPLUS
from grognard.kernel.errors import IllegalChoice
from grognard.testing import rule
from grognard.testing.conformance import conform_words
from tests.games.generalship.positions import (
    acting,
    ally,
    command,
    fight_over,
    own,
    play,
    position,
    put,
    stack,
    tactics,
)
from tests.games.generalship.war import table_of


def test_the_questions_are_those_of_the_catalogue():
    specification = (files("grognard.games.generalship") / "rules.md").read_text(encoding="utf-8")
    catalogue = specification.split("## 18. ")[1].split("- GEN-18.1")[0]
    rows = [line.split("|")[1] for line in catalogue.splitlines() if line.startswith("| `")]
    named = [key for row in rows for key in re.findall(r"`(\w+)`", row)]
    assert sorted(ask.key for ask in GAME.asks) == sorted(named)


def test_every_question_names_a_rule_of_the_specification():
    specification = (files("grognard.games.generalship") / "rules.md").read_text(encoding="utf-8")
    for asked in (*GAME.asks, *GAME.tellings):
        assert f"- {asked.rule} [" in specification, asked


def test_every_word_is_there_in_both_languages():
    conform_words(GAME)


@rule("GEN-21.2")
def test_questions_that_could_betray_something_are_always_put():
    always = {ask.key for ask in GAME.asks if ask.always}
    assert always == {
        "tech_mode",
        "tech_choice",
        "tech_payment",
        "plague_unit",
        "draft_step",
        "upgrade_tile",
        "upgrade_line",
        "upgrade_reduction",
        "march_unit",
        "reinforce_unit",
        "exchange_advanced",
        "play_retreat",
        "play_pursuit",
        "play_ambush",
        "block_ambush",
        "power_exchange_card",
        "fight_squadron",
        "fight_assign",
        "fight_advanced",
        "loss_unit",
        "capacity_loss",
        "upkeep_remove_unit",
    }


@rule("GEN-18.8")
def test_what_must_be_lost_in_any_case_is_lost_without_picks():
    for difference, step, left in ((4, SURPLUS, ""), (3, LOSSES, "LI LI")):
        s = position("austria france", touching="austria-left/n01")
        put(s, 0, "n01", "2LI")
        put(s, 1, "n01", "LI")
        b = fight_over(s, "n01", 0, 1, DEFENDERS_ATTACK)
        b.winner, b.loser, b.difference = 1, 0, difference
        settle_losses(s, b)
        assert b.step == step and stack(s, 0, "n01") == left


@rule("GEN-6.15")
def test_a_stratagem_is_used_before_a_card_in_hand():
    s = position("austria france", touching="austria-left/n01")
    put(s, 0, "n01", "2LI")
    put(s, 1, "n01", "LI")
    command(s, 0, "skanderbeg")
    b = fight_over(s, "n01", 0, 1, AMBUSHING)
    tactics(b, 0, "1", "6")
    tactics(b, 1, "1")
    play(fight(s), "yes")
    assert b.side(0).virtual_used and len(b.side(0).advanced) == 1


@rule("GEN-18.6")
def test_an_exchange_without_a_payable_direction_does_not_take_place():
    s = position("austria france england")
    s.food, s.metal = [0, 0, 0], [0, 0, 0]
    s.people[0] = 0
    own(s, 0, "n10")
    assert play(produce(s, 0)).over


def refused(s, player: int, word: str, *before: str) -> str:
    table = table_of(s.clone())
    for answer in before:
        table.act(player, answer)
    with pytest.raises(IllegalChoice) as error:
        table.act(player, word)
    return str(error.value)


def test_refusals_say_why_and_what_is_possible():
    s = position("austria france england", touching="austria-left/n01 n01/n02")
    s.cylinders[1] = [0]
    assert "no empty circle (GEN-4.2)" in refused(s, 0, "pg1")
    acting(s, 0, "du1", "draft_upgrade")
    assert "its technology is not developed (GEN-9.3)" in refused(s, 0, "draft:muskets")
    assert "there is no place for it (GEN-9.6, GEN-9.7)" in refused(s, 0, "draft:galley")
    s.food[0] = 1
    assert "food or metal is missing (GEN-9.2)" in refused(s, 0, "draft:light_cavalry")
    put(s, 0, "austria-left", "LI")
    own(s, 2, "n01")
    ally(s, 0, 2)
    acting(s, 0, "ma1", "march")
    march = ("austria-left", "all", "done")
    assert "belongs to an ally (GEN-10.9)" in refused(s, 0, "n01", *march)
    assert "does not touch" in refused(s, 0, "n02", *march)


def test_a_refusal_speaks_german_too():
    s = position("austria france")
    acting(s, 0, "du1", "draft_upgrade")
    table = table_of(s)
    choice = table.pending[0]
    term = GAME.terms["draft:muskets"]
    assert "nicht entwickelt" in GAME.why_not(GAME.hide(s, 0), choice, term, "de")
    assert GAME.why_not(GAME.hide(s, 0), choice, GAME.terms["yes"], "de") == ""
