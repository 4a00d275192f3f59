"""NAP-31 What a player is shown."""

from __future__ import annotations

import json

from grognard.games.napoleon import GAME
from grognard.games.napoleon.ids import FRANCE
from grognard.games.napoleon.peace import make_peace
from grognard.games.napoleon.sea_battle import meet
from tests.games.napoleon.positions import decided, position


def test_map_forces_and_diplomacy_in_words() -> None:
    s = position(
        "france britain",
        war="france-britain",
        control="spain-france",
        owned="france: belgium",
        belgium="france 3 infantry 1 leader",
        mid_atlantic="britain 2 squadron",
    )
    shown = GAME.view(GAME.hide(s, 0), 0)
    assert shown["regions"]["belgium"]["owner"] == "france"
    assert shown["regions"]["belgium"]["stacks"]["france"]["units"] == {"infantry": 3, "leader": 1}
    assert shown["fleets"]["mid-atlantic"] == {"britain": {"squadrons": 2, "moved": 0}}
    france = shown["nations"]["france"]
    assert france["status"]["britain"] == "war" and france["wars"] == ["britain"] and france["pap"] == 6
    assert shown["nations"]["spain"]["controller"] == "france" and shown["nations"]["spain"]["player"] == 0
    assert france["level"] == "minor" and france["income"] == 34 and france["regions"] == 13
    json.dumps(shown)


def test_what_is_going_on() -> None:
    s = position("france britain", war="france-britain", mid_atlantic="france 1 squadron, britain 1 squadron")
    meet(s, FRANCE, 7, hard_to_avoid=False)
    assert GAME.view(GAME.hide(s, None), None)["clash"]["others"] == ["britain"]
    s.clash = None
    make_peace(s, FRANCE)
    assert GAME.view(GAME.hide(s, None), None)["congress"]["next"] == "britain"
    s = position("france britain", war="france-britain", belgium="france 6 infantry, britain 6 infantry")
    decided(s, "belgium", "france", "britain", "attacker")
    assert GAME.view(GAME.hide(s, 0), 0)["battle"] is not None


def test_seats_are_called_by_their_nations() -> None:
    s = position("france+spain britain")
    assert GAME.seat_name(s, 0, "en") == "France, Spain" and GAME.seat_name(s, 1, "de") == "Großbritannien"
