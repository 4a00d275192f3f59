"""What players are shown, and why an answer is refused."""

from __future__ import annotations

import json

import pytest

from grognard.games.empires import GAME
from grognard.games.empires.attack import attack
from grognard.games.empires.battle import battle, start_battle
from grognard.games.empires.control import place_control_marker
from grognard.games.empires.diplomacy import diplomacy
from grognard.games.empires.fortify import fortify
from grognard.games.empires.recruit import disband, recruit
from grognard.games.empires.setup import place_first_markers, place_further_markers
from grognard.games.empires.terms import TERMS
from grognard.games.empires.trade import place_trade_markers
from grognard.games.empires.turn import take_action
from grognard.testing import Run, rule, run
from tests.games.empires.positions import BLUE, GREEN, NEUTRAL, RED, give_deck, position

HAND = "a:sword-7 a:archers a:galley-6"


def shown(s, player=RED):
    return GAME.view(GAME.hide(s, player), player)


def test_an_area_shows_owner_markers_fort_and_trade_by_seat():
    s = position(players=3, red="italia*2", forts="italia", trade={"italia": "red 2 green 1"})
    assert shown(s)["areas"]["italia"] == {
        "kind": "land",
        "side": "north",
        "vp": 6,
        "amphora": True,
        "owner": RED,
        "markers": 2,
        "fort": True,
        "trade": [2, 0, 1],
        "room": 3,
    }
    assert shown(s)["areas"]["western-med"]["owner"] is None and NEUTRAL == -1


def test_a_mat_shows_pieces_cards_and_scores():
    s = position(
        players=3,
        red="italia sicily",
        hands={RED: HAND},
        specials={RED: "leader merchant"},
        blocks={RED: 3},
        plunder={RED: "blue 2"},
        trade={"italia": "red 1"},
    )
    give_deck(s, RED, "B")
    s.scores = [(20, 10, 5)]
    mat = shown(s)["mats"][RED]
    assert (mat["control_stock"], mat["trade_stock"], mat["warehouse"], mat["plunder"]) == (
        23,
        16,
        3,
        [0, 2, 0],
    )
    assert mat["specials"] == {"military_leader": 1, "engineer": 0, "diplomat": 0, "merchant": 1}
    assert mat["recruited"] == HAND.split() and len(mat["hand"]) == 10
    assert mat["scores"] == [20] and mat["total"] == 20 and mat["income"] == 8
    assert mat["projected"] == {"control": 10, "trade": 3, "cards": -4, "plunder": 2, "score": 11}
    assert shown(s, BLUE)["mats"][RED]["hand"] is None


def test_prospects_tell_routes_costs_and_chances():
    s = position(red="raetia macedonia", blue="thrace moesia", blocks={RED: 5}, specials={RED: "diplomat"})
    prospects = shown(s)["prospects"]
    assert prospects["attack"]["cisalpina"]["route"] == "by-mountain"
    assert prospects["attack"]["cisalpina"]["chance"] == round(5 / 6 * 4 / 6, 4)
    assert prospects["attack"]["thrace"]["battle"] and prospects["attack"]["thrace"]["rolls"] == []
    assert prospects["diplomacy"]["thrace"]["bribes"] == [round(n / 6, 4) for n in (1, 2, 3, 4)]
    assert prospects["diplomacy"]["achaea"] == {"blocks": 1, "chance": 1.0}
    assert prospects["fortify"] == {"blocks": 4} and prospects["trade"]["displacement"]["needed"] == 5


def test_tracks_and_display():
    s = position(players=3, red="italia", display="a:elephant-7 a:sword-7", turn=3)
    s.first = GREEN
    view = shown(s)
    assert (view["turn"], view["round"], view["phase"]) == (3, 3, "actions")
    assert view["play_order"] == [2, 0, 1] and view["active"] == GREEN
    assert view["display"] == ["a:elephant-7", "a:sword-7"] and view["takeable"] == ["a:sword-7"]
    assert view["revolt_tables"][0]["columns"][4][0] == "tarraconensis"
    json.dumps(view)


def test_a_battle_shows_counts_of_foreign_cards_and_own_cards():
    s = position(
        red="cappadocia",
        blue="syria judaea",
        hands={RED: "a:sword-7 a:pike-7 a:spear-7 a:cavalry-6 a:archers"},
    )
    give_deck(s, BLUE, "D")
    start_battle(s, RED, TERMS["syria"], over_mountain=False)
    run(TERMS, battle(s))
    view = shown(s)["battle"]
    assert view["mode"] == "open" and view["stage"] == "cards" and view["area"] == "syria"
    assert len(view["committed"][0]) == 5 and view["committed"][1] == []
    assert view["blocks"] == {"attacker": 0, "centre": 3, "defender": 0}


# -- refusals ----------


def refusal(s, game: Run, word: str, language: str = "en") -> str:
    """Why the pending question cannot be answered with this word."""
    choice = game.question()
    assert TERMS[word] not in choice.options
    return GAME.why_not(GAME.hide(s, choice.player), choice, TERMS[word], language)


BATTLE = (
    "a:sword-7 a:sword-7 a:pike-7 a:spear-6 a:spear-7 a:cavalry-6 a:heavy-cavalry-7 a:archers "
    "a:light-horse a:galley-6"
)


def test_refused_areas():
    s = position(
        red="italia raetia",
        blue="sicily",
        green="magna-graecia epirus",
        forts="raetia",
        trade={"raetia": "red 2"},
        blocks={RED: 4},
    )
    attacking = run(TERMS, attack(s, RED))
    assert "out of reach" in refusal(s, attacking, "arabia") and "EMP-9.2" in refusal(s, attacking, "arabia")
    assert "last province" in refusal(s, attacking, "sicily") and "EMP-5.13" in refusal(
        s, attacking, "sicily"
    )
    assert "yourself" in refusal(s, attacking, "italia")
    assert "letzte Provinz" in refusal(s, attacking, "sicily", "de")
    talking = run(TERMS, diplomacy(s, RED))
    assert "Diplomat" in refusal(s, talking, "magna-graecia")
    assert "EMP-15.2" in refusal(s, talking, "sicily") and "yourself" in refusal(s, talking, "italia")
    trading = run(TERMS, place_trade_markers(s, RED))
    assert "EMP-18.9" in refusal(s, trading, "raetia") and "EMP-18.2" in refusal(s, trading, "syria")
    assert "EMP-18.1" in refusal(s, trading, "done")
    fortifying = run(
        TERMS, fortify(position(red="italia raetia sicily", forts="raetia", blocks={RED: 4}), RED)
    )
    assert "EMP-17.2" in refusal(position(red="italia raetia", forts="raetia"), fortifying, "raetia")
    assert "EMP-17.3" in refusal(s, fortifying, "western-med") and "EMP-17.1" in refusal(
        s, fortifying, "syria"
    )
    assert "EMP-19.3" in refusal(s, run(TERMS, place_control_marker(s, RED)), "sicily")


def test_refused_diplomacy_for_lack_of_blocks_or_because_of_a_last_marker():
    s = position(red="macedonia", green="thrace", blue="moesia dacia", specials={RED: "diplomat"})
    talking = run(
        TERMS,
        diplomacy(
            position(red="macedonia", blue="thrace*2", specials={RED: "diplomat"}, blocks={RED: 1}), RED
        ),
    )
    assert "EMP-15.8" in refusal(
        position(red="macedonia", green="thrace", specials={RED: "diplomat"}), swap(talking), "thrace"
    )
    asked = swap(talking).question()
    assert "costs one block" in GAME.why_not(GAME.hide(s, RED), asked, TERMS["achaea"], "en")


def swap(game: Run) -> Run:
    """The same question without any options, so that every term is refused."""
    game.driver.pending[0].options = [TERMS["pass"]]
    return game


def test_refused_starts_and_placements():
    s = position(players=4, red="italia")
    s.turn, s.phase, s.place = 0, 1, 1
    game = run(TERMS, place_first_markers(s))
    assert "EMP-3.5" in refusal(s, game, "western-med") and "EMP-3.5" in refusal(s, game, "italia")
    s.side = [0, 0, 0, -1]
    assert "EMP-3.6" in GAME.why_not(GAME.hide(s, BLUE), game.question(), TERMS["sicily"], "en")
    s = position(players=3, red="italia", blue="sicily")
    s.round = 2
    game = run(TERMS, place_further_markers(s))
    assert "EMP-3.10" in refusal(s, game, "sicily") and "EMP-3.9" in refusal(s, game, "syria")


def test_refused_actions():
    s = position(red="italia")
    game = run(TERMS, take_action(s, RED))
    for word, ruling in (
        ("diplomacy", "EMP-15.2"),
        ("recruit", "EMP-16.3"),
        ("disband", "EMP-16.8"),
        ("fortify", "EMP-17.1"),
        ("trade", "EMP-18.1"),
        ("restock", "EMP-24.3"),
    ):
        assert ruling in refusal(s, game, word)
    assert GAME.why_not(s, game.question(), TERMS["italia"], "en") == ""
    s.forts_left, s.warehouse[RED] = 0, 4
    assert "EMP-5.10" in refusal(s, game, "fortify")
    s.forts_left, s.forts = 3, 1 << TERMS["italia"]
    assert "EMP-17.2" in refusal(s, game, "fortify")
    empty = position(red="italia*25", options={"house_restock_action": "on"})
    empty.trade_stock[RED] = 0
    game = run(TERMS, take_action(empty, RED))
    assert "EMP-19.4" in refusal(empty, game, "control") and "EMP-24.3" in refusal(empty, game, "restock")
    alone = position(red="britannia", blue="lugdunensis")
    assert "EMP-9.1" in refusal(alone, run(TERMS, take_action(alone, RED)), "attack")


def test_refused_cards():
    s = position(
        red="syria",
        display="a:sword-8 a:engineer a:pike-7 a:spear-6",
        specials={RED: "engineer"},
        hands={RED: "a:galley-5 a:galley-6"},
    )
    game = run(TERMS, recruit(s, RED))
    assert "EMP-16.4" in refusal(s, game, "a:sword-8") and "EMP-16.5" in refusal(s, game, "a:engineer")
    assert "EMP-16.1" in refusal(s, game, "a:archers") and "EMP-16.2" in refusal(s, game, "refresh")
    assert "EMP-16.3" in refusal(s, game, "none")
    game = run(TERMS, disband(s, RED))
    assert "EMP-16.9" in refusal(s, game, "e:sword-7") and "EMP-16.9" in refusal(s, game, "a:engineer")
    assert "do not hold" in refusal(s, game, "a:archers")
    s = position(red="syria", display="a:sword-7 a:pike-7", blocks={RED: 2})
    game = run(TERMS, recruit(s, RED), "refresh")
    assert "only once" in refusal(s, game, "refresh")
    on = {"disband_not_on_offer": "on"}
    s = position(red="syria", display="a:sword-7", hands={RED: "a:sword-7 a:pike-7 a:pike-8"}, options=on)
    assert "EMP-16.11" in refusal(s, run(TERMS, disband(s, RED)), "a:sword-7")


@rule("EMP-10.4", "EMP-10.7", "EMP-10.8", "EMP-22.2")
def test_refused_battle_cards_and_orders():
    s = position(red="cappadocia", blue="syria judaea", hands={RED: BATTLE, BLUE: BATTLE})
    start_battle(s, RED, TERMS["syria"], over_mountain=False)
    game = run(TERMS, battle(s), "a:pike-7")
    assert "do not hold" in refusal(s, game, "a:elephant-7") and "EMP-10.4" in refusal(s, game, "a:galley-6")
    assert "EMP-10.4" in refusal(s, game, "a:merchant") and "EMP-22.1" in refusal(s, game, "a:pike-7")
    assert "EMP-22.2" in refusal(s, game, "a:sword-7")
    s = position(red="cappadocia", blue="syria judaea", hands={RED: BATTLE, BLUE: BATTLE})
    start_battle(s, RED, TERMS["syria"], over_mountain=False)
    game = run(TERMS, battle(s))
    assert "EMP-22.2" in refusal(s, game, "a:light-horse")
    hand = "a:sword-7 a:pike-7 a:spear-7 a:cavalry-6 a:archers"
    s = position(
        red="cappadocia", blue="syria judaea", hands={RED: hand, BLUE: BATTLE}, specials={RED: "leader"}
    )
    give_deck(s, GREEN, "A")
    start_battle(s, RED, TERMS["syria"], over_mountain=False)
    game = run(TERMS, battle(s))
    while game.asks(BLUE, "battle_cards"):
        game.pick(game.offered(BLUE)[0], player=BLUE)
    assert "EMP-10.6" in refusal(s, game, "a:elephant-7")
    game.pick("a:sword-7", player=RED)
    assert "EMP-10.7" in refusal(s, game, "a:pike-7")


def test_refused_bribes_and_reclaims():
    s = position(red="macedonia", blue="thrace italia", specials={RED: "diplomat"}, blocks={RED: 1})
    game = run(TERMS, diplomacy(s, RED), "thrace")
    assert "EMP-15.5" in refusal(s, game, "3")
    s = position(red="italia western-med*23 sicily", forts="sicily", blocks={RED: 2}, dice=[6])
    game = run(TERMS, diplomacy(s, RED), "cisalpina")
    assert game.asks(RED, "reclaim_marker", ["italia", "western-med", "none"])
    assert "EMP-5.12" in refusal(s, game, "sicily") and "EMP-5.12" in refusal(s, game, "syria")


@pytest.mark.parametrize("language", ["en", "de"])
def test_seats_have_colours(language: str):
    s = position()
    assert GAME.seat_name(s, RED, language) == {"en": "Red", "de": "Rot"}[language]
