"""Refusals say why something cannot be done, with the rule."""

from __future__ import annotations

import pytest

from grognard.games.napoleon import GAME
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.ids import AUSTRIA, FRANCE
from grognard.games.napoleon.minors import annex
from grognard.games.napoleon.movement import land_move, movement_step
from grognard.games.napoleon.peace import make_peace
from grognard.games.napoleon.production import BUYING, production_turns
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.wars import declare_war
from grognard.games.napoleon.windows import start_window
from grognard.testing import Run
from tests.games.napoleon.positions import go, position, put, region


def why(s: NapoleonState, game: Run, word: str, language: str = "en") -> str:
    term = GAME.terms[word]
    choice = game.question()
    assert term not in choice.options
    return GAME.why_not(s, choice, term, language)


def test_moves() -> None:
    s = position(war="france-britain", owned="prussia: hanover", westphalia="france 1 infantry 1 militia")
    put(s, "naples", "france 1 infantry")
    put(s, "ionian_sea", "britain 1 squadron")
    game = go(land_move(s, FRANCE), "westphalia", "infantry", "go")
    assert "NAP-6.3" in why(s, game, "hanover") and "NAP-6.2" in why(s, game, "paris")
    assert "gemeinsame Grenze" in why(s, game, "paris", "de")
    game = go(land_move(s, FRANCE), "naples", "infantry", "go")
    assert "NAP-6.9" in why(s, game, "sicily")
    game = go(land_move(s, FRANCE))
    assert "NAP-6.11" in why(s, game, "paris")
    game = go(land_move(s, FRANCE), "naples")
    assert "NAP-6.14" in why(s, game, "cavalry")


def test_voyages() -> None:
    s = position(port_brittany="france 1 squadron")
    game = go(movement_step(s), "fleet", "port-brittany", "bay-of-biscay")
    assert "NAP-7.3" in why(s, game, "port-asturias") and "NAP-7.1" in why(s, game, "black-sea")
    game.pick("english-channel")
    assert "NAP-7.2" in why(s, game, "bay-of-biscay")


def test_politics() -> None:
    s = position("france britain austria", allied="france-austria", belgium="france 1 infantry", pap=1)
    game = go(start_window(s))
    assert "NAP-10.6" in why(s, game, "annex_minor") and "NAP-10.10" in why(s, game, "offensive_minor")
    game = go(declare_war(s, 0, FRANCE))
    assert "NAP-11.11" in why(s, game, "austria")
    s.window = None
    game = go(annex(s, 0, FRANCE))
    assert "NAP-14.3" in why(s, game, "paris") and "NAP-14.3" in why(s, game, "holland")


def test_congress() -> None:
    s = position("france austria", war="france-austria", owned="france: belgium", pap=0)
    s.pap[AUSTRIA] = -1
    make_peace(s, FRANCE)
    game = go(unfinished_business(s))
    assert "NAP-12.7" in why(s, game, "picardy") and "NAP-12.19" in why(s, game, "berlin")
    assert "Hauptstadtregion" in why(s, game, "paris", "de")


@pytest.mark.parametrize(
    ("who", "pp", "word", "says"),
    [
        ("france", 5, "infantry", "NAP-9.8"),
        ("ottoman", 50, "infantry", "NAP-21.5"),
        ("britain", 50, "elite_infantry", "NAP-21.2"),
        ("france", 5, "pap", "NAP-9.8"),
    ],
)
def test_purchases(who: str, pp: int, word: str, says: str) -> None:
    s = position("france britain ottoman", active=who)
    s.turn, s.step = ["france", "britain", "prussia", "russia", "ottoman"].index(who), BUYING
    s.pp[s.turn] = pp
    game = go(production_turns(s))
    assert says in why(s, game, word)


def test_placement() -> None:
    s = position("france britain")
    s.step = BUYING
    s.pp[FRANCE] = 6
    s.uprising[region("vendee")] = True
    put(s, "picardy", "prussia 1 infantry")
    game = go(production_turns(s), "infantry")
    assert "NAP-11.17" in why(s, game, "vendee") and "NAP-9.9" in why(s, game, "belgium")
    assert "NAP-9.9" in why(s, game, "picardy")
